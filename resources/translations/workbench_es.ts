<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActionSlots</name>
    <message>
        <source>Open data</source>
        <translation>Abrir datos</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Guardar datos</translation>
    </message>
    <message>
        <source>ARFF (*.arff);;CSV (*.csv);;TSV (*.tsv);;KEEL (*.dat)</source>
        <translation>ARFF (*.arff);;CSV (*.csv);;TSV (*.tsv);;KEEL (*.dat)</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>Guardando {}</translation>
    </message>
    <message>
        <source>Cells of {file} that a spreadsheet would run as formulas: {n}. They were written as they are.</source>
        <translation>Celdas de {file} que una hoja de cálculo ejecutaría como fórmulas: {n}. Se escribieron tal como son.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Abrir sesión</translation>
    </message>
    <message>
        <source>Sessions (*.session.zip)</source>
        <translation>Sesiones (*.session.zip)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Picture (*.png);;Scalable picture (*.svg);;Page (*.pdf)</source>
        <translation>Imagen (*.png);;Imagen vectorial (*.svg);;Página (*.pdf)</translation>
    </message>
    <message>
        <source>This room has no setup to fold</source>
        <translation>Esta sala no tiene ajustes que plegar</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Se guardó {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Figure copied</source>
        <translation>Figura copiada</translation>
    </message>
    <message>
        <source>This room shows no figure</source>
        <translation>Esta sala no muestra ninguna figura</translation>
    </message>
    <message>
        <source>Data (*.arff *.csv *.tsv *.tab *.dat *.txt *.gz);;Lessons (*.lesson.json *.lesson.zip);;All files (*)</source>
        <translation>Datos (*.arff *.csv *.tsv *.tab *.dat *.txt *.gz);;Lecciones (*.lesson.json *.lesson.zip);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Show this room</source>
        <extracomment>Entries of the Data menu and the filter whose form each opens.</extracomment>
        <translation>Mostrar esta sala</translation>
    </message>
    <message>
        <source>&amp;New data</source>
        <translation>&amp;Nuevos datos</translation>
    </message>
    <message>
        <source>Start with an empty plane and paint points</source>
        <translation>Empezar con un plano vacío y pintar puntos</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>Open a data set: ARFF, CSV, TSV or KEEL</source>
        <translation>Abrir un conjunto de datos: ARFF, CSV, TSV o KEEL</translation>
    </message>
    <message>
        <source>Open from Open&amp;ML...</source>
        <translation>Abrir de Open&amp;ML...</translation>
    </message>
    <message>
        <source>Fetch a data set of OpenML by its name or number</source>
        <translation>Traer un conjunto de datos de OpenML por su nombre o número</translation>
    </message>
    <message>
        <source>&amp;Save data as...</source>
        <translation>&amp;Guardar datos como...</translation>
    </message>
    <message>
        <source>Write the current data set as ARFF, CSV, TSV or KEEL</source>
        <translation>Guardar el conjunto de datos actual como ARFF, CSV, TSV o KEEL</translation>
    </message>
    <message>
        <source>Open session...</source>
        <translation>Abrir sesión...</translation>
    </message>
    <message>
        <source>Open a saved session: data, edits, scene and runs</source>
        <translation>Abrir una sesión guardada: datos, ediciones, escena y ejecuciones</translation>
    </message>
    <message>
        <source>Save session...</source>
        <translation>Guardar sesión...</translation>
    </message>
    <message>
        <source>Save data, edits, scene and runs in one file</source>
        <translation>Guardar datos, ediciones, escena y ejecuciones en un solo archivo</translation>
    </message>
    <message>
        <source>&amp;Export figure...</source>
        <translation>&amp;Exportar figura...</translation>
    </message>
    <message>
        <source>Write the focused plot as PNG, SVG or PDF</source>
        <translation>Guardar la gráfica enfocada como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vaciar la lista</translation>
    </message>
    <message>
        <source>Forget the recent files; the files stay</source>
        <translation>Olvidar los archivos recientes; los archivos se conservan</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close; the session is saved and comes back</source>
        <translation>Cerrar; la sesión se guarda y vuelve al abrir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation>Deshacer la última edición</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Copiar filas</translation>
    </message>
    <message>
        <source>Put the selected rows on the clipboard for a spreadsheet</source>
        <translation>Poner las filas seleccionadas en el portapapeles para una hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>&amp;Pegar filas</translation>
    </message>
    <message>
        <source>Open rows copied from a spreadsheet as a new data set</source>
        <translation>Abrir como conjunto de datos nuevo las filas copiadas de una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>Copiar &amp;figura</translation>
    </message>
    <message>
        <source>Put the focused plot on the clipboard as a picture</source>
        <translation>Poner la gráfica enfocada en el portapapeles como imagen</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>Copiar escena</translation>
    </message>
    <message>
        <source>Put the scene on the clipboard as a short text</source>
        <translation>Poner la escena en el portapapeles como texto breve</translation>
    </message>
    <message>
        <source>Paste scene</source>
        <translation>Pegar escena</translation>
    </message>
    <message>
        <source>Take over a scene from the clipboard</source>
        <translation>Tomar una escena del portapapeles</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Select every row</source>
        <translation>Seleccionar todas las filas</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Quitar la selección (Esc)</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>&amp;Invertir selección</translation>
    </message>
    <message>
        <source>Select exactly the rows that are not selected</source>
        <translation>Seleccionar justo las filas no seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Find row...</source>
        <translation>&amp;Buscar fila...</translation>
    </message>
    <message>
        <source>Find a text or a number in the table of rows</source>
        <translation>Buscar un texto o un número en la tabla de filas</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Eliminar filas</translation>
    </message>
    <message>
        <source>Delete the selected rows; undo brings them back</source>
        <translation>Eliminar las filas seleccionadas; deshacer las recupera</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Agrandar todo el texto</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Reducir todo el texto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Use the whole screen, or leave it</source>
        <translation>Usar toda la pantalla o dejar de hacerlo</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Show or hide the selected rows and the query</source>
        <translation>Mostrar u ocultar las filas seleccionadas y la consulta</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Show or hide the list of runs</source>
        <translation>Mostrar u ocultar la lista de ejecuciones</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Show or hide the lesson</source>
        <translation>Mostrar u ocultar la lección</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Show or hide the running tasks</source>
        <translation>Mostrar u ocultar las tareas en curso</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Show or hide what was told so far</source>
        <translation>Mostrar u ocultar los mensajes anteriores</translation>
    </message>
    <message>
        <source>Table of the plot</source>
        <translation>Tabla de la gráfica</translation>
    </message>
    <message>
        <source>Show or hide the data of the focused plot as a table</source>
        <translation>Mostrar u ocultar los datos de la gráfica enfocada como tabla</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Clase magistral</translation>
    </message>
    <message>
        <source>No side panels, large text: for a projector</source>
        <translation>Sin paneles laterales y con letra grande: para un proyector</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Inspector, runs and lesson at the side</source>
        <translation>Inspector, ejecuciones y lección a un lado</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>Runs and tasks wide at the bottom</source>
        <translation>Ejecuciones y tareas a lo ancho, abajo</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Follow the system&apos;s light or dark colours</source>
        <translation>Seguir los colores claros u oscuros del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Colores claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Colores oscuros</translation>
    </message>
    <message>
        <source>Speak English</source>
        <translation>Usar el inglés</translation>
    </message>
    <message>
        <source>Speak Spanish</source>
        <translation>Usar el español</translation>
    </message>
    <message>
        <source>Speak Russian</source>
        <translation>Usar el ruso</translation>
    </message>
    <message>
        <source>S&amp;plit...</source>
        <translation>Di&amp;vidir...</translation>
    </message>
    <message>
        <source>Keep a share of the rows of each class</source>
        <translation>Conservar una parte de las filas de cada clase</translation>
    </message>
    <message>
        <source>&amp;Scale...</source>
        <translation>Esca&amp;lar...</translation>
    </message>
    <message>
        <source>Give every attribute mean 0 and standard deviation 1</source>
        <translation>Dar a cada atributo media 0 y desviación típica 1</translation>
    </message>
    <message>
        <source>&amp;Discretise...</source>
        <translation>&amp;Discretizar...</translation>
    </message>
    <message>
        <source>Cut numbers into intervals</source>
        <translation>Cortar los números en intervalos</translation>
    </message>
    <message>
        <source>Replace &amp;missing...</source>
        <translation>Reemplazar au&amp;sentes...</translation>
    </message>
    <message>
        <source>Fill gaps by mean, mode or neighbours</source>
        <translation>Rellenar huecos con la media, la moda o los vecinos</translation>
    </message>
    <message>
        <source>S&amp;ample...</source>
        <translation>&amp;Muestra...</translation>
    </message>
    <message>
        <source>Keep some rows, chosen at random</source>
        <translation>Conservar algunas filas, elegidas al azar</translation>
    </message>
    <message>
        <source>Add &amp;noise attribute...</source>
        <translation>Añadir atri&amp;buto de ruido...</translation>
    </message>
    <message>
        <source>Add attributes that say nothing of the class</source>
        <translation>Añadir atributos que nada dicen de la clase</translation>
    </message>
    <message>
        <source>Remove d&amp;uplicates...</source>
        <translation>&amp;Quitar duplicados...</translation>
    </message>
    <message>
        <source>Keep one of several equal rows</source>
        <translation>Conservar una de varias filas iguales</translation>
    </message>
    <message>
        <source>&amp;Generate...</source>
        <translation>Ge&amp;nerar...</translation>
    </message>
    <message>
        <source>Make data by a rule whose best possible answer is known</source>
        <translation>Crear datos con una regla cuya mejor respuesta posible se conoce</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Run what this room shows</source>
        <translation>Ejecutar lo que muestra esta sala</translation>
    </message>
    <message>
        <source>Run with the next seed</source>
        <translation>Ejecutar con la semilla siguiente</translation>
    </message>
    <message>
        <source>Add one to the seed and run again</source>
        <translation>Sumar uno a la semilla y ejecutar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Cancel tasks</source>
        <translation>&amp;Cancelar tareas</translation>
    </message>
    <message>
        <source>Stop every running task</source>
        <translation>Detener todas las tareas en curso</translation>
    </message>
    <message>
        <source>&amp;Setup</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>Show what this room would run, or fold it to one line</source>
        <translation>Mostrar lo que ejecutaría esta sala o plegarlo en una línea</translation>
    </message>
    <message>
        <source>&amp;Fold the setup after Run</source>
        <translation>&amp;Plegar los ajustes tras Ejecutar</translation>
    </message>
    <message>
        <source>Leave the room to the results once Run was pressed</source>
        <translation>Dejar el espacio a los resultados después de pulsar Ejecutar</translation>
    </message>
    <message>
        <source>Previous room</source>
        <translation>Sala anterior</translation>
    </message>
    <message>
        <source>Go one room up</source>
        <translation>Subir a la sala anterior</translation>
    </message>
    <message>
        <source>Next room</source>
        <translation>Sala siguiente</translation>
    </message>
    <message>
        <source>Go one room down</source>
        <translation>Bajar a la sala siguiente</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Move on: rooms, scene bar, room, side panels</source>
        <translation>Avanzar: salas, barra de escena, sala, paneles laterales</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Move back through the panes</source>
        <translation>Retroceder por los paneles</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Restablecer disposición</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>Devolver cada panel a su sitio</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Say what the focused or pointed-at thing is for</source>
        <translation>Decir para qué sirve lo enfocado o señalado</translation>
    </message>
    <message>
        <source>&amp;Keyboard map</source>
        <translation>&amp;Mapa del teclado</translation>
    </message>
    <message>
        <source>Show every shortcut</source>
        <translation>Mostrar todos los atajos</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>Show versions, response times and plugin states</source>
        <translation>Mostrar versiones, tiempos de respuesta y estado de los complementos</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>Show version and licences</source>
        <translation>Mostrar la versión y las licencias</translation>
    </message>
    <message>
        <source>&amp;Predict a file...</source>
        <translation>&amp;Predecir un archivo...</translation>
    </message>
    <message>
        <source>Predict the rows of a file by the model of the run shown</source>
        <translation>Predecir las filas de un archivo con el modelo de la ejecución mostrada</translation>
    </message>
    <message>
        <source>Export scene as a page...</source>
        <translation>Exportar la escena como página...</translation>
    </message>
    <message>
        <source>One HTML page: points, regions, the morph, a query to move</source>
        <translation>Una página HTML: puntos, regiones, la transformación, una consulta que se mueve</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Copiar como &amp;Python</translation>
    </message>
    <message>
        <source>A script that repeats what this room shows</source>
        <translation>Un programa que repite lo que muestra esta sala</translation>
    </message>
    <message>
        <source>Save as note&amp;book...</source>
        <translation>Guardar como c&amp;uaderno...</translation>
    </message>
    <message>
        <source>A notebook that repeats what this room shows</source>
        <translation>Un cuaderno que repite lo que muestra esta sala</translation>
    </message>
    <message>
        <source>Save &amp;report...</source>
        <translation>Guardar &amp;informe...</translation>
    </message>
    <message>
        <source>One page with figures, tables and how to repeat them</source>
        <translation>Una página con figuras, tablas y cómo repetirlas</translation>
    </message>
    <message>
        <source>Se&amp;ttings...</source>
        <translation>A&amp;justes...</translation>
    </message>
    <message>
        <source>Language, colours, text size, plugins and processes</source>
        <translation>Idioma, colores, tamaño del texto, complementos y procesos</translation>
    </message>
    <message>
        <source>&amp;Find a command...</source>
        <translation>&amp;Buscar un comando...</translation>
    </message>
    <message>
        <source>Find an action, a room, a page, data or a method by its name</source>
        <translation>Buscar por su nombre una acción, una sala, una página, datos o un método</translation>
    </message>
    <message>
        <source>&amp;Presenter</source>
        <translation>&amp;Presentación</translation>
    </message>
    <message>
        <source>Large text, no panels, and the keys of a presenter</source>
        <translation>Texto grande, sin paneles y con las teclas de un mando de presentación</translation>
    </message>
    <message>
        <source>Record a lesson...</source>
        <translation>Grabar una lección...</translation>
    </message>
    <message>
        <source>Write a lesson by doing it once</source>
        <translation>Escribir una lección haciéndola una vez</translation>
    </message>
</context>
<context>
    <name>AdvancedForm</name>
    <message>
        <source>class weights</source>
        <extracomment>A cost matrix of more classes is given in a file, on the command line. Options chosen from a list, and what its object is called.</extracomment>
        <translation>pesos de clase</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calibración</translation>
    </message>
    <message>
        <source>balanced: rows of rare classes count more, all classes the same</source>
        <translation>equilibrados: las filas de clases raras cuentan más; todas las clases, lo mismo</translation>
    </message>
    <message>
        <source>Maps scores to probabilities, learned by inner folds of the training rows</source>
        <translation>Convierte las puntuaciones en probabilidades; se aprende con particiones internas de las filas de entrenamiento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrados</translation>
    </message>
    <message>
        <source>sigmoid</source>
        <translation>sigmoide</translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation>isotónica</translation>
    </message>
    <message>
        <source>errors have different costs</source>
        <translation>los errores tienen costes distintos</translation>
    </message>
    <message>
        <source>The class of the least expected cost is predicted</source>
        <translation>Se predice la clase de menor coste esperado</translation>
    </message>
    <message>
        <source>Costs: true class in rows, predicted in columns</source>
        <translation>Costes: clase verdadera en filas, predicha en columnas</translation>
    </message>
    <message>
        <source>Each cost is a number from 0 on.</source>
        <translation>Cada coste es un número, 0 o mayor.</translation>
    </message>
</context>
<context>
    <name>AngleCurves</name>
    <message>
        <source>angle</source>
        <extracomment>Nothing of interest happens below one half: that is chance.</extracomment>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>5-NN</source>
        <translation>5-NN</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
</context>
<context>
    <name>AnimationButton</name>
    <message>
        <source>Save animation</source>
        <translation>Guardar animación</translation>
    </message>
    <message>
        <source>Animated PNG (*.apng *.png)</source>
        <translation>PNG animado (*.apng *.png)</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Se guardó {}</translation>
    </message>
</context>
<context>
    <name>AnswerCover</name>
    <message>
        <source>Covered until you have guessed</source>
        <translation>Tapado hasta que adivine</translation>
    </message>
</context>
<context>
    <name>AttributeChooser</name>
    <message>
        <source>Which attributes are shown, up to {}</source>
        <translation>Qué atributos se muestran, {} como máximo</translation>
    </message>
    <message>
        <source>Attributes shown</source>
        <translation>Atributos mostrados</translation>
    </message>
    <message>
        <source>First 4</source>
        <translation>4 primeros</translation>
    </message>
    <message>
        <source>The first four attributes of the file</source>
        <translation>Los cuatro primeros atributos del archivo</translation>
    </message>
    <message>
        <source>Best 4 by F</source>
        <translation>4 mejores por F</translation>
    </message>
    <message>
        <source>The numbers whose class means differ most (F of an analysis of variance)</source>
        <translation>Los atributos numéricos cuyas medias por clase más difieren (F de un análisis de la varianza)</translation>
    </message>
    <message>
        <source>{} of {} attributes</source>
        <translation>{} de {} atributos</translation>
    </message>
</context>
<context>
    <name>AttributeDetail</name>
    <message>
        <source>Histogram</source>
        <extracomment>More rows are counted by a worker. Names of attributes are shortened beyond so many.</extracomment>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valores ausentes</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>Apiladas</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Contiguas</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superpuestas</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>How classes share a bar</source>
        <translation>Cómo comparten barra las clases</translation>
    </message>
    <message>
        <source>Which labels are told apart by colour</source>
        <translation>Qué etiquetas se distinguen por el color</translation>
    </message>
    <message>
        <source>Figures of a column</source>
        <translation>Cifras de una columna</translation>
    </message>
    <message>
        <source>by class</source>
        <translation>por clase</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>{n} rows by class</source>
        <translation>{n} filas por clase</translation>
    </message>
    <message>
        <source>Histogram of {name}</source>
        <translation>Histograma de {name}</translation>
    </message>
    <message>
        <source>{type}, {n} distinct, {missing} missing</source>
        <translation>{type}, {n} distintos, faltan {missing}</translation>
    </message>
    <message>
        <source>on its own {share} % right [LOO]</source>
        <translation>por sí solo acierta el {share} % [LOO]</translation>
    </message>
    <message>
        <source>Separates the classes: {worth}</source>
        <translation>Separa las clases: {worth}</translation>
    </message>
    <message>
        <source>up to {n} rows share one value</source>
        <translation>hasta {n} filas comparten un valor</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Todos los números</translation>
    </message>
    <message>
        <source>At most so many bars; of whole numbers each bar holds equally many</source>
        <translation>Como mucho tantas barras; con números enteros, cada barra abarca los mismos</translation>
    </message>
</context>
<context>
    <name>AttributePanel</name>
    <message>
        <source>Filter attributes</source>
        <extracomment>What is known of columns, in any order. So many cells are looked at in one go: others who wait get their turn in between. Ways to rank attributes: what the task ``rank`` calls them; F comes with the list. How a text is looked for in the names of attributes.</extracomment>
        <translation>Filtrar atributos</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Set class</source>
        <translation>Hacer clase</translation>
    </message>
    <message>
        <source>Make the chosen attribute the class</source>
        <translation>Usar el atributo elegido como clase</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Leave out the chosen attribute</source>
        <translation>Quitar el atributo elegido</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Invertir</translation>
    </message>
    <message>
        <source>Tick exactly the attributes that are not</source>
        <translation>Marcar justo los atributos no marcados</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Mejores</translation>
    </message>
    <message>
        <source>Tick the attributes that tell the classes apart</source>
        <translation>Marcar los atributos que distinguen las clases</translation>
    </message>
    <message>
        <source>How many attributes to tick</source>
        <translation>Cuántos atributos marcar</translation>
    </message>
    <message>
        <source>Leave out the attributes without a tick</source>
        <translation>Quitar los atributos sin marca</translation>
    </message>
    <message>
        <source>as guessed</source>
        <translation>deducido</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>The class is</source>
        <translation>La clase es de</translation>
    </message>
    <message>
        <source>What the class is: labels or numbers</source>
        <translation>De qué es la clase: etiquetas o números</translation>
    </message>
    <message>
        <source>by F</source>
        <translation>por F</translation>
    </message>
    <message>
        <source>by info gain</source>
        <translation>por ganancia</translation>
    </message>
    <message>
        <source>by gain ratio</source>
        <translation>por tasa de gan.</translation>
    </message>
    <message>
        <source>by ReliefF</source>
        <translation>por ReliefF</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>How attributes are ranked</source>
        <translation>Cómo se ordenan los atributos</translation>
    </message>
    <message>
        <source>Figures of all attributes</source>
        <translation>Cifras de todos los atributos</translation>
    </message>
    <message>
        <source>Keep {n} of {all}</source>
        <translation>Dejar {n} de {all}</translation>
    </message>
    <message>
        <source>change the class</source>
        <translation>cambiar la clase</translation>
    </message>
    <message>
        <source>drop attribute</source>
        <translation>quitar atributo</translation>
    </message>
    <message>
        <source>keep {n} attributes</source>
        <translation>dejar {n} atributos</translation>
    </message>
    <message>
        <source>Ranking the attributes</source>
        <translation>Ordenando los atributos</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>regex</source>
        <translation>regex</translation>
    </message>
    <message>
        <source>How names are compared</source>
        <translation>Cómo se comparan los nombres</translation>
    </message>
    <message>
        <source>contains: the text anywhere in a name
wildcard: the whole name, * for anything, ? for one character
regex: a regular expression found anywhere in a name</source>
        <translation>contiene: el texto en cualquier parte del nombre
comodín: el nombre entero, * por cualquier texto, ? por un carácter
regex: una expresión regular en cualquier parte del nombre</translation>
    </message>
    <message>
        <source>Tick exactly the attributes that the search field finds</source>
        <translation>Marcar exactamente los atributos que encuentra el campo de búsqueda</translation>
    </message>
    <message>
        <source>Tick {n}</source>
        <translation>Marcar {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n attribute(s) ticked</source>
        <translation>
            <numerusform>%n atributo marcado</numerusform>
            <numerusform>%n atributos marcados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttributesModel</name>
    <message>
        <source>numeric</source>
        <translation>numérico</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominal</translation>
    </message>
    <message>
        <source>string</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>relational</source>
        <translation>relacional</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>LOO</source>
        <translation>LOO</translation>
    </message>
    <message>
        <source>Variance between the classes over that within them</source>
        <translation>Varianza entre las clases dividida por la varianza dentro de ellas</translation>
    </message>
    <message>
        <source>Share that 5-NN gets right on this attribute alone</source>
        <translation>Parte que 5-NN acierta solo con este atributo</translation>
    </message>
    <message>
        <source>5-NN on this attribute alone, on a sample of {n} rows</source>
        <translation>5-NN solo con este atributo, en una muestra de {n} filas</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
</context>
<context>
    <name>AttributesPage</name>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Stretch of one unit, √M</source>
        <translation>Estiramiento, √M</translation>
    </message>
    <message>
        <source>Share of the squared distance</source>
        <translation>Parte de la distancia al cuadrado</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>Qué muestran las barras</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>More attributes have no bar, and no row in the table, of their own. Where the metric can be taken, by room.</extracomment>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>√M</source>
        <translation>√M</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Tied to</source>
        <translation>Ligado a</translation>
    </message>
    <message>
        <source>What the metric does with attributes</source>
        <translation>Qué hace la métrica con los atributos</translation>
    </message>
    <message>
        <source>Tied: differences in both count together (+) or cancel out (-)</source>
        <translation>Ligados: las diferencias en ambos se suman (+) o se compensan (-)</translation>
    </message>
    <message>
        <source>Export M and L…</source>
        <translation>Exportar M y L…</translation>
    </message>
    <message>
        <source>Save the matrices as CSV or JSON</source>
        <translation>Guardar las matrices como CSV o JSON</translation>
    </message>
    <message>
        <source>Use this metric in</source>
        <translation>Usar métrica en</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>k-NN under this metric</source>
        <translation>k-NN con esta métrica</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distancias</translation>
    </message>
    <message>
        <source>Distance matrix and MDS under this metric</source>
        <translation>Matriz de distancias y MDS con esta métrica</translation>
    </message>
    <message>
        <source>Attributes by how the metric stretches them</source>
        <translation>Atributos según cuánto los estira la métrica</translation>
    </message>
    <message>
        <source>The matrix M, normalised to a unit diagonal</source>
        <translation>La matriz M, normalizada a diagonal unidad</translation>
    </message>
    <message>
        <source> ({n} more in the table)</source>
        <translation> ({n} más en la tabla)</translation>
    </message>
    <message>
        <source>Export M and L</source>
        <translation>Exportar M y L</translation>
    </message>
    <message>
        <source>JSON with both (*.json);;CSV of M and L (*.csv)</source>
        <translation>JSON con ambas (*.json);;CSV de M y L (*.csv)</translation>
    </message>
    <message>
        <source>Written: {files}</source>
        <translation>Se guardó: {files}</translation>
    </message>
</context>
<context>
    <name>AttributesView</name>
    <message>
        <source>numeric</source>
        <translation>numérico</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>{error} at character {n}</source>
        <translation>{error} en el carácter {n}</translation>
    </message>
</context>
<context>
    <name>AuditForm</name>
    <message>
        <source>What was printed; what was not stays empty</source>
        <translation>Lo impreso; lo que falte queda vacío</translation>
    </message>
    <message>
        <source>Friedman p</source>
        <translation>p de Friedman</translation>
    </message>
    <message>
        <source>Iman-Davenport p</source>
        <translation>p de Iman-Davenport</translation>
    </message>
    <message>
        <source>α of Holm’s steps</source>
        <translation>α de Holm</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>CD by</source>
        <translation>CD según</translation>
    </message>
    <message>
        <source>The test the critical difference is of</source>
        <translation>La prueba a la que pertenece la diferencia crítica</translation>
    </message>
    <message>
        <source>How many classifiers, as printed</source>
        <translation>Número de clasificadores, según lo impreso</translation>
    </message>
    <message>
        <source>How many data sets, as printed</source>
        <translation>Número de conjuntos de datos, según lo impreso</translation>
    </message>
    <message>
        <source>Numbers printed for each classifier</source>
        <translation>Números impresos de cada clasificador</translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>Keys of `audit_printed.read_statistics`, beside those of the critical difference. Names of classifiers are shortened beyond so many. What is printed in each column, by the name of the classifier.</extracomment>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>mean rank</source>
        <translation>rango medio</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>The threshold that p is held against, row by row</source>
        <translation>El umbral con que se compara p, fila por fila</translation>
    </message>
    <message>
        <source>best rank</source>
        <translation>el mejor</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>What differs, and why</source>
        <extracomment>How long typing must rest before it is compared.</extracomment>
        <translation>Qué difiere y por qué</translation>
    </message>
    <message>
        <source>An audit needs two data sets on which all were measured.</source>
        <translation>Una auditoría necesita dos conjuntos de datos en los que se midieron todos.</translation>
    </message>
    <message>
        <source>Not a number, left out: {texts}.</source>
        <translation>No son números y se omiten: {texts}.</translation>
    </message>
    <message>
        <source>Recomputed from {n} data sets:</source>
        <translation>Recalculado con {n} conjuntos de datos:</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>empates corregidos</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>sin corregir</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Enter what was printed: it is compared as you type.</source>
        <translation>Escriba lo que se imprimió: se compara mientras escribe.</translation>
    </message>
    <message>
        <source>Printed statements that do not follow from this table: {n}.</source>
        <translation>Afirmaciones impresas que no se deducen de esta tabla: {n}.</translation>
    </message>
    <message>
        <source>Everything printed follows from this table.</source>
        <translation>Todo lo impreso se deduce de esta tabla.</translation>
    </message>
    <message>
        <source>The names are exchanged: {pairs}.</source>
        <translation>Los nombres están intercambiados: {pairs}.</translation>
    </message>
    <message>
        <source>The mean ranks sum to {printed}; they must sum to {recomputed}.</source>
        <translation>Los rangos medios suman {printed}; deben sumar {recomputed}.</translation>
    </message>
    <message>
        <source>Mean rank of {classifier}: printed {printed}, recomputed {recomputed}.</source>
        <translation>Rango medio de {classifier}: impreso {printed}, recalculado {recomputed}.</translation>
    </message>
    <message>
        <source>The mean ranks are not those of this table.</source>
        <translation>Los rangos medios no son los de esta tabla.</translation>
    </message>
    <message>
        <source>{test}: p = {printed} is impossible here.</source>
        <translation>{test}: p = {printed} es imposible aquí.</translation>
    </message>
    <message>
        <source>{test}: a statistic of {printed} is impossible here.</source>
        <translation>{test}: un estadístico de {printed} es imposible aquí.</translation>
    </message>
    <message>
        <source>{test}: {printed} is right without correction for ties; with it {corrected}.</source>
        <translation>{test}: {printed} es correcto sin corrección por empates; con ella, {corrected}.</translation>
    </message>
    <message>
        <source>Friedman: p = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Friedman: p = {printed} no se obtiene. Es {corrected}, y {uncorrected} sin corrección por empates.</translation>
    </message>
    <message>
        <source>Friedman: the statistic {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Friedman: el estadístico {printed} no se obtiene. Es {corrected}, y {uncorrected} sin corrección por empates.</translation>
    </message>
    <message>
        <source>Iman-Davenport: p = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Iman-Davenport: p = {printed} no se obtiene. Es {corrected}, y {uncorrected} sin corrección por empates.</translation>
    </message>
    <message>
        <source>Iman-Davenport: F = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Iman-Davenport: F = {printed} no se obtiene. Es {corrected}, y {uncorrected} sin corrección por empates.</translation>
    </message>
    <message>
        <source>k = {printed} is printed; the table has {recomputed}.</source>
        <translation>Se imprimió k = {printed}; la tabla tiene {recomputed}.</translation>
    </message>
    <message>
        <source>N = {printed} is printed; the table has {recomputed}.</source>
        <translation>Se imprimió N = {printed}; la tabla tiene {recomputed}.</translation>
    </message>
    <message>
        <source>q = {printed} is not the quantile of {family} for k = {k} and α = {alpha}, which is {recomputed}.</source>
        <translation>q = {printed} no es el cuantil de {family} para k = {k} y α = {alpha}, que es {recomputed}.</translation>
    </message>
    <message>
        <source>CD = {printed} is not the critical difference of {family} at α = {alpha}, which is {recomputed}.</source>
        <translation>CD = {printed} no es la diferencia crítica de {family} con α = {alpha}, que es {recomputed}.</translation>
    </message>
    <message>
        <source>{a} and {b}: {decision}. Their ranks are {difference} apart, CD is {cd}.</source>
        <translation>{a} y {b}: {decision}. Sus rangos distan {difference}; CD es {cd}.</translation>
    </message>
    <message>
        <source>Holm: {printed} rows are printed; there must be {recomputed}.</source>
        <translation>Holm: se imprimieron {printed} filas; debe haber {recomputed}.</translation>
    </message>
    <message>
        <source>Holm, {classifier}: printed {printed}; recomputed {recomputed}.</source>
        <translation>Holm, {classifier}: impreso {printed}; recalculado {recomputed}.</translation>
    </message>
    <message>
        <source>{classifier}: z = {z} has p = {recomputed}, not {printed}.</source>
        <translation>{classifier}: a z = {z} le corresponde p = {recomputed}, no {printed}.</translation>
    </message>
    <message>
        <source>Holm: the thresholds are not those of α = {alpha}, which are {recomputed}. {changed}</source>
        <translation>Holm: los umbrales no son los de α = {alpha}, que son {recomputed}. {changed}</translation>
    </message>
    <message>
        <source>Holm, {classifier}: {decision}. p = {p}, threshold {threshold}.</source>
        <translation>Holm, {classifier}: {decision}. p = {p}, umbral {threshold}.</translation>
    </message>
    <message>
        <source>printed as alike, but they differ significantly</source>
        <translation>se imprimió que no se distinguen, pero difieren significativamente</translation>
    </message>
    <message>
        <source>printed as different, but the difference is not significant</source>
        <translation>se imprimió que son distintos, pero la diferencia no es significativa</translation>
    </message>
    <message>
        <source>The decisions stay the same.</source>
        <translation>Las decisiones no cambian.</translation>
    </message>
    <message>
        <source>Decisions change: {names}.</source>
        <translation>Cambian las decisiones: {names}.</translation>
    </message>
    <message>
        <source>Further digits were cut off instead of rounded.</source>
        <translation>Las demás cifras se cortaron en vez de redondear.</translation>
    </message>
    <message>
        <source>They fit if the other end of the scale were the best one.</source>
        <translation>Encajan si lo mejor estuviera en el otro extremo de la escala.</translation>
    </message>
    <message>
        <source>That is the one-sided p.</source>
        <translation>Ese es el p unilateral.</translation>
    </message>
    <message>
        <source>That p belongs to z = {z}.</source>
        <translation>Ese p corresponde a z = {z}.</translation>
    </message>
    <message>
        <source>That is the number of {test}.</source>
        <translation>Ese es el número de {test}.</translation>
    </message>
    <message>
        <source>It can be from {least} to {most}.</source>
        <translation>Puede ir de {least} a {most}.</translation>
    </message>
    <message>
        <source>The printed mean ranks fit that number.</source>
        <translation>Los rangos medios impresos encajan con ese número.</translation>
    </message>
    <message>
        <source>They fit if equal scores all took the best place.</source>
        <translation>Encajan si las puntuaciones iguales tomaron todas el mejor puesto.</translation>
    </message>
    <message>
        <source>They fit if equal scores all took the worst place.</source>
        <translation>Encajan si las puntuaciones iguales tomaron todas el peor puesto.</translation>
    </message>
    <message>
        <source>They fit if equal scores were ranked in the order of the columns.</source>
        <translation>Encajan si las puntuaciones iguales se ordenaron como las columnas.</translation>
    </message>
    <message>
        <source>It fits {n} data sets.</source>
        <translation>Encaja con {n} conjuntos de datos.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Omitidos: {names}.</translation>
    </message>
    <message>
        <source>The one more would have the ranks {ranks}.</source>
        <translation>El que falta tendría los rangos {ranks}.</translation>
    </message>
    <message>
        <source>It belongs to {what}.</source>
        <translation>Corresponde a {what}.</translation>
    </message>
    <message>
        <source>Holm’s thresholds, compared with {name} (● different, ○ no significant difference):</source>
        <translation>Umbrales de Holm, en comparación con {name} (● distinto, ○ no distinguido):</translation>
    </message>
</context>
<context>
    <name>AxiomsPage</name>
    <message>
        <source>Axiom</source>
        <extracomment>Pixels: a head and four rows, with some air. A share of a side below which a gap is rounding.</extracomment>
        <translation>Axioma</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Se cumple</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>Worst violation</source>
        <translation>Peor incumplimiento</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>never negative</source>
        <translation>nunca negativa</translation>
    </message>
    <message>
        <source>Axioms of a metric</source>
        <translation>Axiomas de una métrica</translation>
    </message>
    <message>
        <source>Testing all triangles…</source>
        <translation>Comprobando todos los triángulos…</translation>
    </message>
    <message>
        <source>{tested} of {rows} rows were tested.</source>
        <translation>Se comprobaron {tested} de {rows} filas.</translation>
    </message>
    <message>
        <source>VP-trees and ball trees would miss neighbours under this distance.</source>
        <translation>Los árboles VP y de bolas perderían vecinos con esta distancia.</translation>
    </message>
    <message>
        <source>Rows {a} and {b} differ and are at distance 0.</source>
        <translation>Las filas {a} y {b} son distintas y están a distancia 0.</translation>
    </message>
    <message>
        <source>The worst triangle</source>
        <translation>El peor triángulo</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>The distance whose axioms are tested</source>
        <translation>La distancia cuyos axiomas se comprueban</translation>
    </message>
    <message>
        <source>The worst violation of each axiom</source>
        <translation>El peor incumplimiento de cada axioma</translation>
    </message>
    <message>
        <source>Open a data set to test a distance on its rows.</source>
        <translation>Abra un conjunto de datos para comprobar una distancia en sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Axioms</source>
        <translation>Axiomas</translation>
    </message>
</context>
<context>
    <name>BallsPage</name>
    <message>
        <source>Area as drawn: {drawn}, exact: {exact}</source>
        <extracomment>Steps of the slider from one exponent to its double. The last step: infinity, after 16. The exponents with a button. Points of the outline that is drawn: its four corners are among them.</extracomment>
        <translation>Área dibujada: {drawn}, exacta: {exact}</translation>
    </message>
    <message>
        <source>The triangle inequality holds: the ball is convex.</source>
        <translation>Se cumple la desigualdad triangular: la bola es convexa.</translation>
    </message>
    <message>
        <source>The triangle inequality FAILS for p &lt; 1: {rows}</source>
        <translation>La desigualdad triangular NO SE CUMPLE para p &lt; 1: {rows}</translation>
    </message>
    <message>
        <source>Unit ball of the Minkowski distance</source>
        <translation>Bola unidad de la distancia de Minkowski</translation>
    </message>
    <message>
        <source>Exponent p</source>
        <translation>Exponente p</translation>
    </message>
    <message>
        <source>Weight w1</source>
        <translation>Peso w1</translation>
    </message>
    <message>
        <source>Weight w2</source>
        <translation>Peso w2</translation>
    </message>
    <message>
        <source>1 is Manhattan, 2 is Euclidean, the right end is Chebyshev</source>
        <translation>1 es Manhattan, 2 es euclídea, el extremo derecho es Chebyshev</translation>
    </message>
    <message>
        <source>Weight of the attribute in the sum of powers</source>
        <translation>Peso del atributo en la suma de potencias</translation>
    </message>
    <message>
        <source>Show the ball of p = {p}</source>
        <translation>Mostrar la bola de p = {p}</translation>
    </message>
    <message>
        <source>Unit balls</source>
        <translation>Bolas unidad</translation>
    </message>
</context>
<context>
    <name>BatchList</name>
    <message>
        <source>Press + to keep the classifier with its parameters here. Run tests all that are ticked, one after the other.</source>
        <extracomment>So many are kept from start to start.</extracomment>
        <translation>Pulse + para guardar aquí el clasificador con sus parámetros. Ejecutar prueba todos los marcados, uno tras otro.</translation>
    </message>
    <message>
        <source>Classifiers to run together</source>
        <translation>Clasificadores que se ejecutan juntos</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todos</translation>
    </message>
    <message>
        <source>Let Run test every classifier of the list</source>
        <translation>Que Ejecutar pruebe todos los clasificadores de la lista</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>No marcar ninguno</translation>
    </message>
    <message>
        <source>Let Run test the classifier of the form again</source>
        <translation>Que Ejecutar pruebe otra vez el clasificador del formulario</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take the chosen ones off the list (Delete)</source>
        <translation>Quitar de la lista los elegidos (Supr)</translation>
    </message>
</context>
<context>
    <name>Biplot</name>
    <message>
        <source>MDS coordinate {k}, {metric} ({share} of the variance)</source>
        <translation>coordenada MDS {k}, {metric} ({share} de la varianza)</translation>
    </message>
    <message>
        <source>component {k} under {metric} ({share} of the variance)</source>
        <translation>componente {k} según {metric} ({share} de la varianza)</translation>
    </message>
    <message>
        <source>component {} ({} of the variance)</source>
        <translation>componente {} ({} de la varianza)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>flecha</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
</context>
<context>
    <name>BiplotPage</name>
    <message>
        <source>PCA biplot</source>
        <translation>Biplot PCA</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>se dibujan {} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>MDS map</source>
        <extracomment>The most rows drawn.</extracomment>
        <translation>Mapa MDS</translation>
    </message>
    <message>
        <source>the metric made by hand</source>
        <translation>la métrica hecha a mano</translation>
    </message>
    <message>
        <source>the {} longest arrows</source>
        <translation>las {} flechas más largas</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>PCA is Euclidean; MDS follows the metric {}</source>
        <translation>PCA es euclídeo; MDS sigue la métrica {}</translation>
    </message>
    <message>
        <source>MDS gives the same picture</source>
        <translation>MDS da la misma imagen</translation>
    </message>
    <message>
        <source>equal variances: the axes of the attributes&apos; PCA</source>
        <translation>varianzas iguales: los ejes del PCA de los atributos</translation>
    </message>
    <message>
        <source>stress {}</source>
        <translation>estrés {}</translation>
    </message>
    <message>
        <source>strain {}</source>
        <translation>strain {}</translation>
    </message>
    <message>
        <source>{} not Euclidean</source>
        <translation>{} no euclídeo</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Component across</source>
        <translation>Componente horizontal</translation>
    </message>
    <message>
        <source>Which principal component is drawn across</source>
        <translation>Qué componente principal se dibuja en horizontal</translation>
    </message>
    <message>
        <source>Component up</source>
        <translation>Componente vertical</translation>
    </message>
    <message>
        <source>Which principal component is drawn upwards</source>
        <translation>Qué componente principal se dibuja en vertical</translation>
    </message>
    <message>
        <source>How attributes are scaled first, in all rooms; a learned metric keeps the scale it was learned on</source>
        <translation>Cómo se escalan antes los atributos, en todas las salas; una métrica aprendida conserva la escala con que se aprendió</translation>
    </message>
    <message>
        <source>PCA</source>
        <translation>PCA</translation>
    </message>
    <message>
        <source>MDS</source>
        <translation>MDS</translation>
    </message>
    <message>
        <source>Kind of map</source>
        <translation>Tipo de mapa</translation>
    </message>
    <message>
        <source>PCA: principal components of the rows; under a metric M, of M^(1/2) times the scaled attributes, whose columns are the arrows.
MDS: classical scaling (Torgerson) of the distances of at most 1500 rows; arrows are covariances of the attributes with the coordinates.
Under Euclidean, Mahalanobis and learned distances both are the same picture, and PCA is drawn, of all rows.</source>
        <translation>PCA: componentes principales de las filas; con una métrica M, de M^(1/2) por los atributos escalados, y sus columnas son las flechas.
MDS: escalamiento clásico (Torgerson) de las distancias de 1500 filas como máximo; las flechas son covarianzas de los atributos con las coordenadas.
Con distancias euclídeas, de Mahalanobis y aprendidas ambos dan la misma imagen, y se dibuja PCA, de todas las filas.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
</context>
<context>
    <name>BoxPage</name>
    <message>
        <source>Box plots</source>
        <translation>Cajas</translation>
    </message>
    <message>
        <source>Boxes over</source>
        <translation>Cajas de</translation>
    </message>
    <message>
        <source>all data sets</source>
        <translation>todos los conjuntos</translation>
    </message>
    <message>
        <source>What the boxes are over</source>
        <translation>De qué son las cajas</translation>
    </message>
    <message>
        <source>Scores on all data sets, or those of the folds of one</source>
        <translation>Puntuaciones en todos los conjuntos de datos, o las de las particiones de uno</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>No numeric attribute</source>
        <extracomment>Boxes drawn at once; so many attributes at most.</extracomment>
        <translation>Ningún atributo numérico</translation>
    </message>
    <message>
        <source>Box and violin plots</source>
        <translation>Diagramas de caja y violín</translation>
    </message>
    <message>
        <source>all numeric</source>
        <translation>todos los numéricos</translation>
    </message>
    <message>
        <source>the first {} of {} numeric attributes</source>
        <translation>los primeros {} de {} atributos numéricos</translation>
    </message>
    <message>
        <source>{} of {} rows beyond the whiskers drawn</source>
        <translation>{} de {} filas fuera de los bigotes dibujadas</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>One attribute in its own units, or all from least to greatest</source>
        <translation>Un atributo en sus unidades, o todos de menor a mayor</translation>
    </message>
    <message>
        <source>box in violin</source>
        <translation>caja en violín</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>violin</source>
        <translation>violín</translation>
    </message>
    <message>
        <source>Box: quartiles as numpy.quantile (linear), whiskers to the farthest row within 1.5 interquartile ranges (Tukey), the marker at the median.
Violin: Gaussian kernel of Scott&apos;s width, each as wide as the others.
A click selects the rows of the box, or those below or above it; arrows step, Enter, Home and End select.</source>
        <translation>Caja: cuartiles como numpy.quantile (lineal), bigotes hasta la fila más lejana dentro de 1,5 rangos intercuartílicos (Tukey), el marcador en la mediana.
Violín: núcleo gaussiano con el ancho de Scott, todos igual de anchos.
Un clic selecciona las filas de la caja, o las de debajo o de encima; las flechas avanzan, Intro, Inicio y Fin seleccionan.</translation>
    </message>
</context>
<context>
    <name>BoxesPlot</name>
    <message>
        <source>from least to greatest value</source>
        <extracomment>Halves of the width of a box, of one inside a violin, of a violin, of a whisker&apos;s end. Violins from which on they have no rims.</extracomment>
        <translation>de menor a mayor valor</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>atributo</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>lower whisker</source>
        <translation>bigote inferior</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>upper whisker</source>
        <translation>bigote superior</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>beyond the whiskers</source>
        <translation>fuera de los bigotes</translation>
    </message>
</context>
<context>
    <name>Builtin</name>
    <message>
        <source>Two strips</source>
        <extracomment>The texts of the catalogue, which knows no Qt, where the extraction tool finds them.</extracomment>
        <translation>Dos franjas</translation>
    </message>
    <message>
        <source>Two thin parallel strips: 5-NN fails, one learned metric solves it.</source>
        <translation>Dos franjas finas y paralelas: 5-NN falla, una métrica aprendida lo resuelve.</translation>
    </message>
    <message>
        <source>Two strips as printed</source>
        <translation>Franjas impresas</translation>
    </message>
    <message>
        <source>The parameters as printed beside the strips: 5-NN is already good here.</source>
        <translation>Los parámetros tal como se imprimieron: aquí 5-NN ya acierta.</translation>
    </message>
    <message>
        <source>Two moons</source>
        <translation>Dos lunas</translation>
    </message>
    <message>
        <source>Interleaved half circles: no linear map helps, neighbours do not need one.</source>
        <translation>Medios círculos entrelazados: ninguna aplicación lineal ayuda, y los vecinos no la necesitan.</translation>
    </message>
    <message>
        <source>Two circles</source>
        <translation>Dos círculos</translation>
    </message>
    <message>
        <source>A ring around a disc: every direction matters equally.</source>
        <translation>Un anillo alrededor de un disco: todas las direcciones importan igual.</translation>
    </message>
    <message>
        <source>Exclusive or</source>
        <translation>O exclusivo</translation>
    </message>
    <message>
        <source>Four clouds on the corners of a square: naive Bayes sees nothing.</source>
        <translation>Cuatro nubes en las esquinas de un cuadrado: el Bayes ingenuo no ve nada.</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Three species of iris: small, real, well known.</source>
        <translation>Tres especies de iris: pequeño, real, bien conocido.</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vino</translation>
    </message>
    <message>
        <source>Three cultivars, 13 measurements on very different scales.</source>
        <translation>Tres variedades, 13 medidas en escalas muy distintas.</translation>
    </message>
    <message>
        <source>Breast cancer (WDBC)</source>
        <translation>Cáncer de mama</translation>
    </message>
    <message>
        <source>30 strongly correlated measurements of cell nuclei.</source>
        <translation>30 medidas de núcleos celulares, muy correlacionadas (WDBC).</translation>
    </message>
    <message>
        <source>Wine, two attributes</source>
        <translation>Vino, 2 atributos</translation>
    </message>
    <message>
        <source>The difference of inverse covariances is indefinite: it must be projected.</source>
        <translation>La diferencia de las covarianzas inversas es indefinida: hay que proyectarla.</translation>
    </message>
    <message>
        <source>Six stripes</source>
        <translation>Seis bandas</translation>
    </message>
    <message>
        <source>Alternating stripes: the limits of one global metric.</source>
        <translation>Bandas alternas: los límites de una sola métrica global.</translation>
    </message>
    <message>
        <source>Mixed attributes</source>
        <translation>Atributos mixtos</translation>
    </message>
    <message>
        <source>Numbers, labels and missing values in one small table, for HEOM.</source>
        <translation>Números, etiquetas y valores ausentes en una tabla pequeña, para HEOM.</translation>
    </message>
    <message>
        <source>Value difference</source>
        <translation>VDM a mano</translation>
    </message>
    <message>
        <source>Five rows to compute the value difference metric by hand.</source>
        <translation>Cinco filas para calcular a mano la métrica de diferencia de valores (VDM).</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Short words for the edit distance.</source>
        <translation>Palabras cortas para la distancia de edición.</translation>
    </message>
    <message>
        <source>Ten digits</source>
        <translation>Diez cifras</translation>
    </message>
    <message>
        <source>One 8 x 8 picture of each digit, for shifts and the tangent distance.</source>
        <translation>Una imagen de 8 x 8 de cada cifra, para desplazamientos y la distancia tangente.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>rank {n}</source>
        <translation>rango {n}</translation>
    </message>
    <message>
        <source>Before learning</source>
        <translation>Antes de aprender</translation>
    </message>
    <message>
        <source>After learning</source>
        <translation>Después de aprender</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} points, {classes} classes, {figure}</source>
        <translation>{n} puntos, {classes} clases, {figure}</translation>
    </message>
    <message>
        <source>{before} before, {after} after learning</source>
        <translation>{before} antes, {after} después de aprender</translation>
    </message>
    <message>
        <source>t = {t}: {accuracy}</source>
        <translation>t = {t}: {accuracy}</translation>
    </message>
</context>
<context>
    <name>CasesTable</name>
    <message>
        <source>row</source>
        <extracomment>Row, distance, class and vote stand before the values; the class has an icon.</extracomment>
        <translation>fila</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>voto</translation>
    </message>
</context>
<context>
    <name>CdPage</name>
    <message>
        <source>CD all pairs</source>
        <translation>CD por pares</translation>
    </message>
    <message>
        <source>{method} compared each classifier with {control} only: other pairs were not tested.</source>
        <translation>{method} comparó cada clasificador solo con {control}: los demás pares no se probaron.</translation>
    </message>
</context>
<context>
    <name>CellActions</name>
    <message>
        <source>{cell}, repeat {repeat}, fold {fold}: {reason}</source>
        <translation>{cell}, repetición {repeat}, partición {fold}: {reason}</translation>
    </message>
    <message>
        <source>Cancel the run first.</source>
        <translation>Primero cancele la ejecución.</translation>
    </message>
    <message>
        <source>Not computed yet: Run computes it.</source>
        <translation>Aún no calculado: Ejecutar lo calcula.</translation>
    </message>
</context>
<context>
    <name>CellPlot</name>
    <message>
        <source>all</source>
        <extracomment>Spots of this size in pixels, by how many there are.</extracomment>
        <translation>todas</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
</context>
<context>
    <name>ChainButton</name>
    <message>
        <source>The same value as in the scene bar</source>
        <translation>El mismo valor que en la barra de escena</translation>
    </message>
    <message>
        <source>The same value as in the scene bar. Click to set it separately</source>
        <translation>El mismo valor que en la barra de escena. Pulse para fijarlo por separado</translation>
    </message>
    <message>
        <source>A separate value. Click to use that of the scene bar</source>
        <translation>Un valor aparte. Pulse para usar el de la barra de escena</translation>
    </message>
</context>
<context>
    <name>ChargeTable</name>
    <message>
        <source>Where the charge is; the row itself stays</source>
        <extracomment>The largest charge that can be set by hand.</extracomment>
        <translation>Dónde está la carga; la fila misma no se mueve</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>γ: how often the row was not won by its class</source>
        <translation>γ: cuántas veces la clase de la fila no ganó en ella</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>h: how far the charge acts; leave it empty for the shared one</source>
        <translation>h: hasta dónde actúa la carga; déjelo vacío para el radio común</translation>
    </message>
    <message>
        <source>charge {text!r}</source>
        <translation>carga {text!r}</translation>
    </message>
    <message>
        <source>a whole number from 0 to {most}</source>
        <translation>un número entero de 0 a {most}</translation>
    </message>
    <message>
        <source>radius {text!r}</source>
        <translation>radio {text!r}</translation>
    </message>
    <message>
        <source>a number above 0, or nothing for the shared radius</source>
        <translation>un número mayor que 0, o nada para el radio común</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un número finito</translation>
    </message>
</context>
<context>
    <name>ClassLegend</name>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>otras {n}</translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message>
        <source>Per class</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>Figures of each class</source>
        <translation>Cifras de cada clase</translation>
    </message>
    <message>
        <source>weighted mean</source>
        <translation>ponderado</translation>
    </message>
    <message>
        <source>TP rate</source>
        <translation>Tasa VP</translation>
    </message>
    <message>
        <source>Share of the rows of the class that were found: recall</source>
        <translation>Parte de las filas de la clase que se hallaron: exhaustividad</translation>
    </message>
    <message>
        <source>FP rate</source>
        <translation>Tasa FP</translation>
    </message>
    <message>
        <source>Share of the other rows that were taken for the class</source>
        <translation>Parte de las demás filas que se tomaron por la clase</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Share of right answers among those that name the class</source>
        <translation>Parte de aciertos entre las respuestas que nombran la clase</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaust.</translation>
    </message>
    <message>
        <source>Share of the rows of the class that were found</source>
        <translation>Parte de las filas de la clase que se hallaron</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>Media armónica de precisión y exhaustividad</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation of truth and answer, -1 to 1</source>
        <translation>Correlación de Matthews entre verdad y respuesta, de -1 a 1</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Area under the ROC curve, this class against the rest</source>
        <translation>Área bajo la curva ROC, esta clase contra las demás</translation>
    </message>
    <message>
        <source>PRC</source>
        <translation>PRC</translation>
    </message>
    <message>
        <source>Area under the precision-recall curve</source>
        <translation>Área bajo la curva de precisión y exhaustividad</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows of the class</source>
        <translation>Filas de la clase</translation>
    </message>
    <message>
        <source>Each row counted by its weight</source>
        <translation>Cada fila cuenta según su peso</translation>
    </message>
    <message>
        <source>Precision, weight</source>
        <translation>Precisión, peso</translation>
    </message>
    <message>
        <source>Recall, weight</source>
        <translation>Exhaust., peso</translation>
    </message>
    <message>
        <source>F1, weight</source>
        <translation>F1, peso</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Weight of the class</source>
        <translation>Peso de la clase</translation>
    </message>
</context>
<context>
    <name>ClassifyRoom</name>
    <message>
        <source>Classifiers</source>
        <extracomment>Parameters of k-NN by the name of their value in the scene.</extracomment>
        <translation>Clasificadores</translation>
    </message>
    <message>
        <source>Test option</source>
        <translation>Modo de prueba</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop this run (Shift+Esc)</source>
        <translation>Detener esta ejecución (Mayús+Esc)</translation>
    </message>
    <message>
        <source>{title}, {badge}</source>
        <translation>{title}, {badge}</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
    <message>
        <source>The scene&apos;s metric saw all rows; choose {name} to learn it in each fold.</source>
        <translation>La métrica de la escena vio todas las filas; elija {name} para aprenderla en cada partición.</translation>
    </message>
    <message>
        <source>These are rows of the test file.</source>
        <translation>Son filas del archivo de prueba.</translation>
    </message>
    <message>
        <source>{name} is {value} in the form now; Run (F5) tests it.</source>
        <translation>{name} es ahora {value} en el formulario; Ejecutar (F5) lo prueba.</translation>
    </message>
    <message>
        <source>Choose a classifier first.</source>
        <translation>Primero elija un clasificador.</translation>
    </message>
    <message>
        <source>The class {name} is not nominal, and no method for a numeric class is loaded: choose another class in Data.</source>
        <translation>La clase {name} no es nominal y no hay ningún método cargado para una clase numérica: elija otra clase en Datos.</translation>
    </message>
    <message>
        <source>Train and test (F5)</source>
        <translation>Entrenar y probar (F5)</translation>
    </message>
    <message>
        <source>Advanced: {marks}</source>
        <translation>Avanzado: {marks}</translation>
    </message>
    <message>
        <source>Filters, fitted inside each fold: {names}</source>
        <translation>Filtros, ajustados en cada partición: {names}</translation>
    </message>
    <message>
        <source>{n} folds failed: {text}</source>
        <translation>Particiones fallidas: {n}: {text}</translation>
    </message>
    <message>
        <source>The run was cancelled; nothing was recorded.</source>
        <translation>La ejecución se canceló; no se registró nada.</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard.</source>
        <translation>La receta está en el portapapeles.</translation>
    </message>
    <message>
        <source>{title} cannot be run on these data: untick it.</source>
        <translation>{title} no puede ejecutarse con estos datos: desmárquelo.</translation>
    </message>
    <message>
        <source>Train and test all that are ticked (F5)</source>
        <translation>Entrenar y probar todos los marcados (F5)</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n run(s) not made, the others are in the list.</source>
        <translation>
            <numerusform>Cancelado: falta %n ejecución, las demás están en la lista.</numerusform>
            <numerusform>Cancelado: faltan %n ejecuciones, las demás están en la lista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message numerus="yes">
        <source>%n command(s) found</source>
        <translation>
            <numerusform>%n comando encontrado</numerusform>
            <numerusform>%n comandos encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>An action, a room, a page, data or a method</source>
        <translation>Una acción, una sala, una página, datos o un método</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Comandos encontrados</translation>
    </message>
    <message>
        <source>Nothing has these letters: try a shorter or another word.</source>
        <extracomment>So many are listed, and so many that were chosen before are remembered.</extracomment>
        <translation>Nada coincide con estas letras: pruebe una palabra más corta u otra.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Room</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Page of {room}</source>
        <translation>Página de {room}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>CompactnessSource</name>
    <message>
        <source>{n} rows are too many to compare all pairs (at most {most}); take a sample in the Data room</source>
        <extracomment>More rows than this take too long for the lane of pictures. With more rows than this, comparing all pairs would take hours.</extracomment>
        <translation>{n} filas son demasiadas para comparar todos los pares (como máximo {most}); tome una muestra en la sala Datos</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>Compactness profile</source>
        <translation>Perfil de compacidad</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Rows by who was right</source>
        <translation>Filas según quién acertó</translation>
    </message>
    <message>
        <source>Rows for which the runs differ</source>
        <translation>Filas en las que difieren las ejecuciones</translation>
    </message>
    <message>
        <source>These runs cannot be compared: {why}.</source>
        <translation>Estas ejecuciones no se pueden comparar: {why}.</translation>
    </message>
    <message>
        <source>Choose two runs in the list, with Ctrl or Shift, to compare them row by row.</source>
        <translation>Elija dos ejecuciones de la lista, con Ctrl o Mayús, para compararlas fila por fila.</translation>
    </message>
    <message>
        <source>These runs cannot be compared: one is on {a}, the other on {b}.</source>
        <translation>Estas ejecuciones no se pueden comparar: una es con {a}, la otra con {b}.</translation>
    </message>
    <message>
        <source>These runs cannot be compared row by row: without classes nobody is right or wrong.</source>
        <translation>Estas ejecuciones no se pueden comparar fila por fila: sin clases nadie acierta ni falla.</translation>
    </message>
    <message>
        <source>These runs cannot be compared: their predictions were not kept.</source>
        <translation>Estas ejecuciones no se pueden comparar: no se guardaron sus predicciones.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acierta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>B − A: {middle} points of percent, 95 % interval {low} to {high}</source>
        <translation>B − A: {middle} puntos porcentuales, intervalo del 95 %: de {low} a {high}</translation>
    </message>
    <message>
        <source>McNemar on {n} rows, {test}: p {p}</source>
        <translation>McNemar con {n} filas, prueba {test}: p {p}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>ji cuadrado</translation>
    </message>
    <message>
        <source>Such a difference may well be chance (p ≥ 0.05).</source>
        <translation>Tal diferencia bien puede deberse al azar (p&#xa0;≥&#xa0;0,05).</translation>
    </message>
    <message>
        <source>By chance alone such a difference is rare (p &lt; 0.05).</source>
        <translation>Solo por azar tal diferencia es rara (p&#xa0;&lt;&#xa0;0,05).</translation>
    </message>
    <message>
        <source>Only the first repeat is compared.</source>
        <translation>Solo se compara la primera repetición.</translation>
    </message>
    <message>
        <source>Note: the two were tested in different ways: {a}, {b}.</source>
        <translation>Ojo: las dos se probaron de distinto modo: {a}, {b}.</translation>
    </message>
</context>
<context>
    <name>CompareRoom</name>
    <message>
        <source>Cancel the run first.</source>
        <extracomment>Makes the processes of a run; tests put another in.</extracomment>
        <translation>Primero cancele la ejecución.</translation>
    </message>
    <message>
        <source>No results in {folder} (expected: a file {file})</source>
        <translation>No hay resultados en {folder} (se esperaba un archivo {file})</translation>
    </message>
    <message>
        <source>Data sets: {n}</source>
        <translation>Conjuntos de datos: {n}</translation>
    </message>
    <message>
        <source>Classifiers: {n}</source>
        <translation>Clasificadores: {n}</translation>
    </message>
    <message>
        <source>Below: the last run, {n} data sets × {k} classifiers; Run updates</source>
        <translation>Abajo: la última ejecución, {n} conjuntos × {k} clasificadores; Ejecutar la actualiza</translation>
    </message>
    <message>
        <source>Add data sets: + above the list, or drop files on it.</source>
        <translation>Añada conjuntos de datos: + sobre la lista, o suelte archivos en ella.</translation>
    </message>
    <message>
        <source>Add classifiers: + above the list.</source>
        <translation>Añada clasificadores: + sobre la lista.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
</context>
<context>
    <name>ConcentrationPage</name>
    <message>
        <source>Distances in many dimensions</source>
        <extracomment>Steps of the sliders. Dimensions up to which volumes are drawn: beyond, nothing changes.</extracomment>
        <translation>Distancias en muchas dimensiones</translation>
    </message>
    <message>
        <source>Drawing points…</source>
        <translation>Generando puntos…</translation>
    </message>
    <message>
        <source>Distance / mean distance</source>
        <translation>Distancia / distancia media</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Distance from the centre</source>
        <translation>Distancia al centro</translation>
    </message>
    <message>
        <source>Dimensions (log)</source>
        <translation>Dimensiones (log)</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Distancia media</translation>
    </message>
    <message>
        <source>Exponent p (log)</source>
        <translation>Exponente p (log)</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>Share of the volume</source>
        <translation>Parte del volumen</translation>
    </message>
    <message>
        <source>From one uniform point of the cube to 1000 others. A small exponent softens the effect; it does not cure it.</source>
        <translation>De un punto uniforme del cubo a otros 1000. Un exponente pequeño suaviza el efecto; no lo elimina.</translation>
    </message>
    <message>
        <source>5-NN, leave-one-out, mean of 3 draws of 300 rows. Which exponent wins depends on the noise; lines without marks are shared neighbours.</source>
        <translation>5-NN, dejando uno fuera, media de 3 muestras de 300 filas. Qué exponente gana depende del ruido; las líneas sin marcas son vecinos compartidos.</translation>
    </message>
    <message>
        <source>1000 uniform points of the unit cube: soon all are nearer to its surface than to each other.</source>
        <translation>1000 puntos uniformes del cubo unidad: pronto todos están más cerca de su superficie que unos de otros.</translation>
    </message>
    <message>
        <source>The ball in a cube vanishes, and what it holds lies in its shell.</source>
        <translation>La bola inscrita en un cubo se desvanece, y lo que contiene está en su corteza.</translation>
    </message>
    <message>
        <source>1000 points of a standard Gaussian and the exact density of their norm: nobody is at the centre, though the density is highest there.</source>
        <translation>1000 puntos de una gaussiana estándar y la densidad exacta de su norma: nadie está en el centro, aunque allí la densidad es máxima.</translation>
    </message>
    <message>
        <source>Relative contrast (max − min) / min: {value}</source>
        <translation>Contraste relativo (máx − mín) / mín: {value}</translation>
    </message>
    <message>
        <source>exact density</source>
        <translation>densidad exacta</translation>
    </message>
    <message>
        <source>Mean distance from the centre: {value}, √d = {root}</source>
        <translation>Distancia media al centro: {value}, √d = {root}</translation>
    </message>
    <message>
        <source>nearest face</source>
        <translation>cara más cercana</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>vecino más cercano</translation>
    </message>
    <message>
        <source>The face is nearer than the neighbour from d = {d} on</source>
        <translation>La cara está más cerca que el vecino a partir de d = {d}</translation>
    </message>
    <message>
        <source>all 20 attributes differ a little</source>
        <translation>los 20 atributos difieren un poco</translation>
    </message>
    <message>
        <source>the same with outliers</source>
        <translation>lo mismo con valores atípicos</translation>
    </message>
    <message>
        <source>2 of 20 attributes count</source>
        <translation>cuentan 2 de 20 atributos</translation>
    </message>
    <message>
        <source>Best exponent, in the order of the legend: {best}</source>
        <translation>Mejor exponente, en el orden de la leyenda: {best}</translation>
    </message>
    <message>
        <source>{name}: shared neighbours</source>
        <translation>{name}: vecinos compartidos</translation>
    </message>
    <message>
        <source>ball in its cube</source>
        <translation>bola en su cubo</translation>
    </message>
    <message>
        <source>outer tenth of the radius of a ball</source>
        <translation>décimo exterior del radio de una bola</translation>
    </message>
    <message>
        <source>d = {d}: the ball fills {ball} of its cube; {shell} of it is shell</source>
        <translation>d = {d}: la bola llena el {ball} de su cubo; el {shell} de ella es corteza</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Exponent p</source>
        <translation>Exponente p</translation>
    </message>
    <message>
        <source>Distances in a cube</source>
        <translation>Distancias en un cubo</translation>
    </message>
    <message>
        <source>Accuracy by exponent, d = 20</source>
        <translation>Exactitud según el exponente, d = 20</translation>
    </message>
    <message>
        <source>Nearest face, nearest neighbour</source>
        <translation>Cara y vecino más cercanos</translation>
    </message>
    <message>
        <source>Ball, cube and shell</source>
        <translation>Bola, cubo y corteza</translation>
    </message>
    <message>
        <source>Shell of a Gaussian</source>
        <translation>Corteza de una gaussiana</translation>
    </message>
    <message>
        <source>What many dimensions do, in five pictures</source>
        <translation>Lo que hacen muchas dimensiones, en cinco gráficos</translation>
    </message>
    <message>
        <source>From 1 to 1000; of the pictures that are not about all of them</source>
        <translation>De 1 a 1000; en los gráficos que no las muestran todas</translation>
    </message>
    <message>
        <source>1 is Manhattan, 2 is Euclidean, the right end is Chebyshev</source>
        <translation>1 es Manhattan, 2 es euclídea, el extremo derecho es Chebyshev</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Concentración</translation>
    </message>
</context>
<context>
    <name>ConePage</name>
    <message>
        <source>Cone</source>
        <translation>Cono</translation>
    </message>
    <message>
        <source>Drag the star to change M (Shift or wheel: nearer and farther; keys: Shift with arrows, Page Up and Page Down). Drag elsewhere, or use the arrows, to turn the cone; R: as at first.</source>
        <extracomment>Pressed keys and typed numbers have come to rest after so many milliseconds. Where α, β and γ stand in the block.</extracomment>
        <translation>Arrastre la estrella para cambiar M (Mayús o rueda: más cerca o más lejos; teclas: Mayús con flechas, Re Pág y Av Pág). Arrastre en otro lugar, o use las flechas, para girar el cono; R: como al principio.</translation>
    </message>
    <message>
        <source>The unit ball: drag its long axis to turn it (left, right), the short one to stretch it (up, down).</source>
        <translation>La bola unidad: arrastre su eje largo para girarla (izquierda, derecha), el corto para estirarla (arriba, abajo).</translation>
    </message>
    <message>
        <source>Learn a metric on two or more attributes first.</source>
        <translation>Primero aprenda una métrica con dos atributos o más.</translation>
    </message>
    <message>
        <source>The cone of metrics</source>
        <translation>El cono de las métricas</translation>
    </message>
    <message>
        <source>Unit ball of M</source>
        <translation>Bola unidad de M</translation>
    </message>
    <message>
        <source>{value} cut to 0</source>
        <translation>{value} llevado a 0</translation>
    </message>
    <message>
        <source>raw difference</source>
        <translation>diferencia bruta</translation>
    </message>
    <message>
        <source>its projection</source>
        <translation>su proyección</translation>
    </message>
    <message>
        <source>Outside: eigenvalue {value} is cut to 0. M has {values}.</source>
        <translation>Fuera: el autovalor {value} se lleva a 0. M tiene {values}.</translation>
    </message>
    <message>
        <source>On the edge of the cone. Eigenvalues {values}</source>
        <translation>En el borde del cono. Autovalores {values}</translation>
    </message>
    <message>
        <source>Inside the cone. Eigenvalues {values}</source>
        <translation>Dentro del cono. Autovalores {values}</translation>
    </message>
    <message>
        <source>Drawn at trace 2, as I: a factor changes no neighbour. Lengths are Frobenius lengths.</source>
        <translation>Dibujada con traza 2, como I: un factor no cambia ningún vecino. Las longitudes son de Frobenius.</translation>
    </message>
    <message>
        <source>Only the block of these two attributes; the others are carried along, so that M stays a metric.</source>
        <translation>Solo el bloque de estos dos atributos; los demás lo acompañan para que M siga siendo una métrica.</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>matriz</translation>
    </message>
</context>
<context>
    <name>ConeSide</name>
    <message>
        <source>Identity</source>
        <extracomment>The column has so many pixels, or room for so many letters.</extracomment>
        <translation>Identidad</translation>
    </message>
    <message>
        <source>Make M the identity: Euclidean distances</source>
        <translation>Hacer M la identidad: distancias euclídeas</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendida</translation>
    </message>
    <message>
        <source>Go back to the M that was learned</source>
        <translation>Volver a la M aprendida</translation>
    </message>
    <message>
        <source>Undo the edit</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Go back to the M before the last edit</source>
        <translation>Volver a la M anterior al último cambio</translation>
    </message>
    <message>
        <source>First attribute of the block</source>
        <translation>Primer atributo del bloque</translation>
    </message>
    <message>
        <source>Second attribute of the block</source>
        <translation>Segundo atributo del bloque</translation>
    </message>
    <message>
        <source>The two attributes whose block of M is shown</source>
        <translation>Los dos atributos cuyo bloque de M se muestra</translation>
    </message>
    <message>
        <source>An entry of M, scaled as the picture is; what is no metric moves to the nearest one</source>
        <translation>Un elemento de M, a la escala de la imagen; lo que no es una métrica pasa a la más cercana</translation>
    </message>
    <message>
        <source>Entry {letter} of M</source>
        <translation>Elemento {letter} de M</translation>
    </message>
</context>
<context>
    <name>ConfusionModel</name>
    <message>
        <source>total</source>
        <extracomment>What a cell says: how many rows, or which share of its true or predicted class. The counts with a row and a column of totals.</extracomment>
        <translation>total</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of all</source>
        <translation>{share} del total</translation>
    </message>
    <message>
        <source>{share} of true {name}</source>
        <translation>{share} de las {name} verdaderas</translation>
    </message>
    <message>
        <source>{share} of predicted {name}</source>
        <translation>{share} de las predichas como {name}</translation>
    </message>
</context>
<context>
    <name>ConfusionPage</name>
    <message>
        <source>Confusion</source>
        <translation>Confusión</translation>
    </message>
    <message>
        <source>True class in rows, predicted in columns. Click a cell to select its rows.</source>
        <translation>Clase verdadera en filas, predicha en columnas. Un clic en una celda selecciona sus filas.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>How many rows are in each cell</source>
        <translation>Cuántas filas hay en cada celda</translation>
    </message>
    <message>
        <source>% of true</source>
        <translation>% de la verdadera</translation>
    </message>
    <message>
        <source>Shares of the true class: each row sums to 100 %</source>
        <translation>Porcentajes de la clase verdadera: cada fila suma 100 %</translation>
    </message>
    <message>
        <source>% of predicted</source>
        <translation>% de la predicha</translation>
    </message>
    <message>
        <source>Shares of the predicted class: each column sums to 100 %</source>
        <translation>Porcentajes de la clase predicha: cada columna suma 100 %</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin no more folds; those under way end</source>
        <translation>No empezar más particiones; las que están en curso terminan</translation>
    </message>
    <message>
        <source>Compute what is not computed yet (F5)</source>
        <translation>Calcular lo que falta por calcular (F5)</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Exactitud, %</translation>
    </message>
    <message>
        <source>Balanced accuracy, %</source>
        <translation>Exactitud equilibrada, %</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>F1, mean of the classes</source>
        <translation>F1, media de las clases</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Área bajo ROC</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Pérdida logarítmica</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Puntuación de Brier</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Raíz del error cuadrático medio</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Error absoluto medio</translation>
    </message>
    <message>
        <source>R squared</source>
        <translation>R cuadrado</translation>
    </message>
    <message>
        <source>Time to fit, s</source>
        <translation>Tiempo de ajuste, s</translation>
    </message>
    <message>
        <source>Time to predict, s</source>
        <translation>Tiempo de predicción, s</translation>
    </message>
    <message>
        <source>Processor time to fit, s</source>
        <translation>CPU de ajuste, s</translation>
    </message>
    <message>
        <source>Processor time to predict, s</source>
        <translation>CPU de predicción, s</translation>
    </message>
    <message>
        <source>Memory to fit</source>
        <translation>Memoria de ajuste</translation>
    </message>
    <message>
        <source>Size of the model</source>
        <translation>Tamaño del modelo</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>What the grid and the statistics show; nothing is computed again</source>
        <translation>Qué muestran la tabla y las estadísticas; no se vuelve a calcular nada</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop; what is computed stays, and Run goes on (Shift+Esc)</source>
        <translation>Detener; lo calculado queda y Ejecutar continúa (Mayús+Esc)</translation>
    </message>
    <message>
        <source>Import table…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Statistics of a table pasted or read from a file</source>
        <translation>Estadísticas de una tabla pegada o leída de un archivo</translation>
    </message>
</context>
<context>
    <name>ControlPage</name>
    <message>
        <source>CD vs control</source>
        <translation>CD vs. control</translation>
    </message>
    <message>
        <source>{method} compared every pair and is stricter for it. Against a control alone, these tests find more:</source>
        <translation>{method} comparó todos los pares y por eso es más estricto. Frente a un solo control, estas pruebas encuentran más:</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>equal votes</source>
        <extracomment>Eight steps of the slider double p; 1 and 2 lie on steps, the last one is infinity. The least widths of the sliders: one k of fifty is two pixels. Names of classifiers are shortened beyond so many. The distance of each exponent that has a name of its own.</extracomment>
        <translation>votos iguales</translation>
    </message>
    <message>
        <source>votes 1/d</source>
        <translation>votos 1/d</translation>
    </message>
    <message>
        <source>votes 1/d²</source>
        <translation>votos 1/d²</translation>
    </message>
    <message>
        <source>votes by rank</source>
        <translation>votos por rango</translation>
    </message>
    <message>
        <source>k-NN (scene)</source>
        <translation>k-NN (escena)</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>How many neighbours vote</source>
        <translation>Cuántos vecinos votan</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Exponent of the distance: 1 Manhattan, 2 Euclidean, ∞ Chebyshev</source>
        <translation>Exponente de la distancia: 1 Manhattan, 2 euclídea, ∞ Chebyshev</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>What the vote of a neighbour counts</source>
        <translation>Cuánto cuenta el voto de un vecino</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Whose regions are drawn</source>
        <translation>De quién son las regiones dibujadas</translation>
    </message>
    <message>
        <source>Accuracy and how it was estimated; Run (F5) computes it</source>
        <translation>Exactitud y cómo se estimó; Ejecutar (F5) la calcula</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>False positive rate</source>
        <translation>Tasa de falsos positivos</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Tasa de verdaderos positivos</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Probability said</source>
        <translation>Probabilidad predicha</translation>
    </message>
    <message>
        <source>Share that came</source>
        <translation>Frecuencia observada</translation>
    </message>
    <message>
        <source>Probability cost PC(+)</source>
        <translation>Coste de probabilidad PC(+)</translation>
    </message>
    <message>
        <source>Expected cost, 0 to 1</source>
        <translation>Coste esperado, de 0 a 1</translation>
    </message>
    <message>
        <source>Share of the rows taken</source>
        <translation>Parte de las filas tomadas</translation>
    </message>
    <message>
        <source>Share of hits found</source>
        <translation>Parte de los positivos hallados</translation>
    </message>
    <message>
        <source>ROC curve of {title}</source>
        <translation>Curva ROC de {title}</translation>
    </message>
    <message>
        <source>Precision-recall curve of {title}</source>
        <translation>Curva de precisión y exhaustividad de {title}</translation>
    </message>
    <message>
        <source>Reliability diagram of {title}</source>
        <translation>Diagrama de fiabilidad de {title}</translation>
    </message>
    <message>
        <source>Cost curve of {title}</source>
        <translation>Curva de costes de {title}</translation>
    </message>
    <message>
        <source>Gains of {title}</source>
        <translation>Ganancias de {title}</translation>
    </message>
    <message>
        <source>Calibration: do things happen as often as said?</source>
        <translation>Calibración: ¿ocurre tan a menudo como se dice?</translation>
    </message>
    <message>
        <source>dashed: run {n}, {title}</source>
        <translation>a trazos: ejecución {n}, {title}</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>predicciones</translation>
    </message>
    <message>
        <source>Brier {brier}, ECE {ece}</source>
        <translation>Brier {brier}, ECE {ece}</translation>
    </message>
    <message>
        <source>AUC {}</source>
        <translation>AUC {}</translation>
    </message>
    <message>
        <source>AP {}</source>
        <translation>AP {}</translation>
    </message>
    <message>
        <source>area {}</source>
        <translation>área {}</translation>
    </message>
    <message>
        <source>Up is more hits, left is fewer false alarms.</source>
        <translation>Más arriba, más aciertos; más a la izquierda, menos falsas alarmas.</translation>
    </message>
    <message>
        <source>How pure the rows called positive are, and how many are found.</source>
        <translation>Qué tan puras son las filas dadas por positivas y cuántas positivas se hallan.</translation>
    </message>
    <message>
        <source>On the dashed line, what is said with 70 % comes 7 times in 10. Bars: how many rows were scored so.</source>
        <translation>En la línea a trazos, lo que se predice con un 70 % ocurre 7 veces de cada 10. Barras: cuántas filas recibieron esa puntuación.</translation>
    </message>
    <message>
        <source>The lower the better. The straight line is the threshold chosen, the dashed roof whoever gives always the same answer.</source>
        <translation>Cuanto más bajo, mejor. La recta es el umbral elegido; el techo a trazos, quien responde siempre lo mismo.</translation>
    </message>
    <message>
        <source>How many of the hits are among the rows scored highest.</source>
        <translation>Cuántos de los positivos están entre las filas mejor puntuadas.</translation>
    </message>
    <message>
        <source>Click or drag to move the threshold.</source>
        <translation>Un clic o arrastrar mueve el umbral.</translation>
    </message>
    <message>
        <source>{rows} rows, {positive} of class {name}: AUC {auc}, average precision {ap}</source>
        <translation>{rows} filas, {positive} de la clase {name}: AUC {auc}, precisión media {ap}</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
    <message>
        <source>above</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>lift</translation>
    </message>
    <message>
        <source>Class {name} against the rest</source>
        <translation>Clase {name} contra las demás</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen run(s) not drawn</source>
        <translation>
            <numerusform>%n ejecución elegida sin dibujar</numerusform>
            <numerusform>%n ejecuciones elegidas sin dibujar</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of {titles}</source>
        <translation>Curvas de {titles}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>These scores are not probabilities; the option Calibrate makes them so.</source>
        <translation>Estas puntuaciones no son probabilidades; la opción «calibración» las convierte en probabilidades.</translation>
    </message>
</context>
<context>
    <name>CurvesPage</name>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
</context>
<context>
    <name>DataCheck</name>
    <message>
        <source>Looking at data sets</source>
        <extracomment>A list that is just being put together is looked at when it rests.</extracomment>
        <translation>Examinando los conjuntos de datos</translation>
    </message>
</context>
<context>
    <name>DataEditor</name>
    <message>
        <source>edit cell</source>
        <extracomment>Larger arrays are not copied on the GUI thread.</extracomment>
        <translation>editar celda</translation>
    </message>
    <message>
        <source>The data changed meanwhile: {edit} was not made.</source>
        <translation>Los datos cambiaron entretanto: no se hizo «{edit}».</translation>
    </message>
</context>
<context>
    <name>DataOpener</name>
    <message>
        <source>Reading {}</source>
        <translation>Leyendo {}</translation>
    </message>
</context>
<context>
    <name>DataRoom</name>
    <message>
        <source>read again</source>
        <translation>leer de nuevo</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Leyendo de nuevo</translation>
    </message>
</context>
<context>
    <name>DatasetModel</name>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatasetsPanel</name>
    <message>
        <source>Add data sets</source>
        <translation>Añadir conjuntos de datos</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
    <message>
        <source>Data sets of the experiment</source>
        <translation>Conjuntos de datos del experimento</translation>
    </message>
    <message>
        <source>Drop files here. Alt+Up and Alt+Down order, Delete removes.</source>
        <translation>Suelte archivos aquí. Alt+Arriba y Alt+Abajo ordenan, Supr quita.</translation>
    </message>
    <message>
        <source>Remove the marked data sets (Delete)</source>
        <translation>Quitar los conjuntos de datos marcados (Supr)</translation>
    </message>
    <message>
        <source>The built-in 8</source>
        <translation>Los 8 incluidos</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Archivos…</translation>
    </message>
    <message>
        <source>All files of a folder…</source>
        <translation>Todos los archivos de una carpeta…</translation>
    </message>
    <message>
        <source>The open data set</source>
        <translation>El conjunto de datos abierto</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Quitar todos</translation>
    </message>
    <message>
        <source>Data sets ({n})</source>
        <translation>Conjuntos ({n})</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>misclassified rows outside</source>
        <translation>filas mal clasificadas fuera</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>neighbours of other classes</source>
        <translation>vecinos de otras clases</translation>
    </message>
    <message>
        <source>dropped in this round</source>
        <translation>descartadas en esta ronda</translation>
    </message>
    <message>
        <source>added in this pass</source>
        <translation>añadidas en esta pasada</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>filas restantes</translation>
    </message>
    <message>
        <source>CCV</source>
        <translation>CCV</translation>
    </message>
    <message>
        <source>defence and tolerance E</source>
        <translation>defensa y tolerancia E</translation>
    </message>
    <message>
        <source>decided by {rows}</source>
        <translation>decide {rows}</translation>
    </message>
    <message>
        <source>{rows} kept</source>
        <translation>se conserva: {rows}</translation>
    </message>
    <message>
        <source>{rows} dropped</source>
        <translation>se descarta: {rows}</translation>
    </message>
    <message>
        <source>{rows}: nothing changes</source>
        <translation>{rows}: nada cambia</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nada cambia</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} más</translation>
    </message>
    <message>
        <source>row {rows}</source>
        <translation>fila {rows}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>filas {rows}</translation>
    </message>
</context>
<context>
    <name>DemoPictures</name>
    <message>
        <source>wrong: {0}</source>
        <translation>errados: {0}</translation>
    </message>
</context>
<context>
    <name>DensityPage</name>
    <message>
        <source>estimate</source>
        <extracomment>What the curves by n show. The least of a quantity that is drawn on its log scale. Height of a head and three rows, in pixels.</extracomment>
        <translation>estimación</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parámetro</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>error cuadrático</translation>
    </message>
    <message>
        <source>Integrated over the window, of these rows</source>
        <translation>Integrado en la ventana, con estas filas</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>integral</translation>
    </message>
    <message>
        <source>Of the estimate over the window, from -3 to 3</source>
        <translation>De la estimación en la ventana, de -3 a 3</translation>
    </message>
    <message>
        <source>integral, wide</source>
        <translation>integral, ancha</translation>
    </message>
    <message>
        <source>Over a window ten times as wide</source>
        <translation>En una ventana diez veces más ancha</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Densidades</translation>
    </message>
    <message>
        <source>Errors of densities</source>
        <translation>Errores de las densidades</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>verdad</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>histograma</translation>
    </message>
    <message>
        <source>Parzen estimate</source>
        <translation>estimación de Parzen</translation>
    </message>
    <message>
        <source>k-NN</source>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Histogram and Parzen window integrate to 1. The tails of the k-NN density k/(nV) fall as {law}: its integral, {inside} here and {wide} in a window ten times as wide, has no limit.</source>
        <translation>El histograma y la ventana de Parzen integran 1. Las colas de la densidad k-NN k/(nV) caen como {law}: su integral, {inside} aquí y {wide} en una ventana diez veces más ancha, no tiene límite.</translation>
    </message>
    <message>
        <source>{name}: squared error {error}</source>
        <translation>{name}: error cuadrático {error}</translation>
    </message>
    <message>
        <source>Rows n (log)</source>
        <translation>Filas n (log)</translation>
    </message>
    <message>
        <source>Mean of {done} of {all} draws</source>
        <translation>Media de {done} de {all} muestras</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Integrated squared error</source>
        <translation>Error cuadrático integrado</translation>
    </message>
    <message>
        <source>Squared bias</source>
        <translation>Sesgo al cuadrado</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Varianza</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Qué muestran las curvas</translation>
    </message>
    <message>
        <source>Mean over draws; bias and variance add up to the error</source>
        <translation>Media de las muestras; sesgo y varianza suman el error</translation>
    </message>
    <message>
        <source>Estimates in numbers</source>
        <translation>Las estimaciones en números</translation>
    </message>
</context>
<context>
    <name>DensitySetup</name>
    <message>
        <source>Bins, w₁</source>
        <extracomment>Rows on their slider, even on a log scale. Widths on their sliders, even on a log scale: those for one row may be large.</extracomment>
        <translation>Intervalos, w₁</translation>
    </message>
    <message>
        <source>Bins, w</source>
        <translation>Intervalos, w</translation>
    </message>
    <message>
        <source>Width, h₁</source>
        <translation>Anchura, h₁</translation>
    </message>
    <message>
        <source>Width, h</source>
        <translation>Anchura, h</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Verdad</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensiones</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Width of a bin</source>
        <translation>Anchura de un intervalo</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Desfase</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Width of the kernel</source>
        <translation>Anchura del núcleo</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>two normal modes</source>
        <translation>dos modas normales</translation>
    </message>
    <message>
        <source>uniform on [-1, 1]</source>
        <translation>uniforme en [-1, 1]</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>triangular</translation>
    </message>
    <message>
        <source>Epanechnikov</source>
        <translation>Epanechnikov</translation>
    </message>
    <message>
        <source>quartic</source>
        <translation>cuártico</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussiano</translation>
    </message>
    <message>
        <source>From 10 to 10 000 rows, drawn with the scene&apos;s seed</source>
        <translation>De 10 a 10 000 filas, generadas con la semilla de la escena</translation>
    </message>
    <message>
        <source>Where a bin begins, as a share of its width</source>
        <translation>Dónde empieza un intervalo, como parte de su anchura</translation>
    </message>
    <message>
        <source>Volumes shrink as 1/√n: bins and windows narrow while ever more rows fall into each</source>
        <translation>Los volúmenes se encogen como 1/√n: intervalos y ventanas se estrechan mientras caen cada vez más filas en cada uno</translation>
    </message>
    <message>
        <source>Ever more neighbours, in a ball that still shrinks to a point</source>
        <translation>Cada vez más vecinos, en una bola que aun así se encoge a un punto</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>histograma</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>k-NN</source>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>Show this estimate</source>
        <translation>Mostrar esta estimación</translation>
    </message>
</context>
<context>
    <name>DensitySurface</name>
    <message>
        <source>density, as a share of the peak</source>
        <extracomment>Nodes along a side: each the mean of 4 x 4 cells. Height of the peak; the plane reaches from -1 to 1.</extracomment>
        <translation>densidad, como parte del máximo</translation>
    </message>
</context>
<context>
    <name>DiagramPage</name>
    <message>
        <source>Use {method}</source>
        <extracomment>The diagram&apos;s objectName. The post-hoc tests offered where this page has nothing to show.</extracomment>
        <translation>Usar {method}</translation>
    </message>
    <message>
        <source>Choose this post-hoc test</source>
        <translation>Elegir esta prueba post hoc</translation>
    </message>
</context>
<context>
    <name>DiagramWords</name>
    <message>
        <source>Mean rank (1 is best)</source>
        <translation>Rango medio (1 es el mejor)</translation>
    </message>
    <message>
        <source>Mean rank by {measure} (1 is best)</source>
        <translation>Rango medio según {measure} (1 es el mejor)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Critical differences, all pairs</source>
        <translation>Diferencias críticas, todos los pares</translation>
    </message>
    <message>
        <source>Critical differences against {control}</source>
        <translation>Diferencias críticas frente a {control}</translation>
    </message>
    <message>
        <source>{first} against {second}, ranks</source>
        <translation>{first} frente a {second}, rangos</translation>
    </message>
    <message>
        <source>{measure} of each classifier</source>
        <translation>{measure} de cada clasificador</translation>
    </message>
    <message>
        <source>{measure} of each classifier on {data}</source>
        <translation>{measure} de cada clasificador con {data}</translation>
    </message>
    <message>
        <source>Wins, ties and losses</source>
        <translation>Victorias, empates y derrotas</translation>
    </message>
    <message>
        <source>Time against rows</source>
        <translation>Tiempo según las filas</translation>
    </message>
    <message>
        <source>Learning against asking</source>
        <translation>Aprender frente a preguntar</translation>
    </message>
    <message>
        <source>CD = {cd}</source>
        <translation>CD = {cd}</translation>
    </message>
    <message>
        <source>{test}, α = {alpha}, q = {q}, k = {k} classifiers, N = {n} data sets: CD = {cd}.</source>
        <translation>{test}, α = {alpha}, q = {q}, k = {k} clasificadores, N = {n} conjuntos de datos: CD = {cd}.</translation>
    </message>
    <message>
        <source>{test}, α = {alpha}, k = {k} classifiers, N = {n} data sets.</source>
        <translation>{test}, α = {alpha}, k = {k} clasificadores, N = {n} conjuntos de datos.</translation>
    </message>
    <message>
        <source>Friedman: χ² = {statistic}, p = {p} ({ties}).</source>
        <translation>Friedman: χ² = {statistic}, p = {p} ({ties}).</translation>
    </message>
    <message>
        <source>Iman-Davenport: F = {statistic}, p = {p} ({ties}).</source>
        <translation>Iman-Davenport: F = {statistic}, p = {p} ({ties}).</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>empates corregidos</translation>
    </message>
    <message>
        <source>ties not corrected</source>
        <translation>empates sin corregir</translation>
    </message>
    <message>
        <source>A bar joins classifiers that are not separated.</source>
        <translation>Una barra une los clasificadores que no se distinguen.</translation>
    </message>
    <message>
        <source>Every pair is separated.</source>
        <translation>Todos los pares se distinguen.</translation>
    </message>
    <message>
        <source>Compared with {control} only; other pairs were not tested.</source>
        <translation>Comparados solo con {control}; los demás pares no se probaron.</translation>
    </message>
    <message>
        <source>control: {control}</source>
        <translation>control: {control}</translation>
    </message>
    <message>
        <source>better than the control</source>
        <translation>mejor que el control</translation>
    </message>
    <message>
        <source>worse than the control</source>
        <translation>peor que el control</translation>
    </message>
    <message>
        <source>not separated from the control</source>
        <translation>no se distingue del control</translation>
    </message>
    <message>
        <source>The lines stand one critical distance from {control}: outside, a classifier differs from it by that criterion.</source>
        <translation>Las líneas están a una distancia crítica de {control}: fuera de ellas, un clasificador difiere de él según ese criterio.</translation>
    </message>
    <message>
        <source>The bars show the critical distance of each criterion.</source>
        <translation>Las barras muestran la distancia crítica de cada criterio.</translation>
    </message>
    <message>
        <source>By {measure}: {caption}</source>
        <translation>Según {measure}: {caption}</translation>
    </message>
    <message>
        <source>{n} data sets: box from the first to the third quartile, line at the median, whiskers to the last value within 1.5 times the box, diamond at the mean.</source>
        <translation>{n} conjuntos de datos: caja del primer al tercer cuartil, línea en la mediana, bigotes hasta el último valor a no más de 1,5 veces la caja, rombo en la media.</translation>
    </message>
    <message>
        <source>{n} folds of {data}: box from the first to the third quartile, line at the median, whiskers to the last value within 1.5 times the box, diamond at the mean.</source>
        <translation>{n} particiones de {data}: caja del primer al tercer cuartil, línea en la mediana, bigotes hasta el último valor a no más de 1,5 veces la caja, rombo en la media.</translation>
    </message>
    <message>
        <source>Row against column over N = {n} data sets: wins / ties / losses of the row. No test.</source>
        <translation>Fila frente a columna en N = {n} conjuntos de datos: victorias / empates / derrotas de la fila. Sin prueba.</translation>
    </message>
    <message>
        <source>Row against column over N = {n} data sets: wins of the row; the losses are its wins over the other. No test.</source>
        <translation>Fila frente a columna en N = {n} conjuntos de datos: victorias de la fila; las derrotas son las victorias del otro sobre ella. Sin prueba.</translation>
    </message>
    <message>
        <source>Mean of a fold, k = {k} classifiers, N = {n} data sets.</source>
        <translation>Media por partición, k = {k} clasificadores, N = {n} conjuntos de datos.</translation>
    </message>
    <message>
        <source>n^{exponent} (R² = {r2})</source>
        <translation>n^{exponent} (R² = {r2})</translation>
    </message>
    <message>
        <source>An exponent is printed where at least {least} data sets span a factor of {span} in rows and a line explains {share} of the logarithms.</source>
        <translation>Se imprime un exponente donde al menos {least} conjuntos de datos abarcan un factor de {span} en filas y una recta explica el {share} de los logaritmos.</translation>
    </message>
    <message>
        <source>{measure}; the best of each row in bold.</source>
        <translation>{measure}; el mejor de cada fila en negrita.</translation>
    </message>
    <message>
        <source>Times of 0 have no logarithm; left out: {count}.</source>
        <translation>Los tiempos de 0 no tienen logaritmo; omitidos: {count}.</translation>
    </message>
    <message>
        <source>Geometric mean of a fold over the N = {n} data sets with all times, k = {k} classifiers. Above the dashed line asking costs more than learning.</source>
        <translation>Media geométrica por partición en los N = {n} conjuntos de datos con todos los tiempos, k = {k} clasificadores. Por encima de la línea discontinua, preguntar cuesta más que aprender.</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Rango medio</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Grupo {number}</translation>
    </message>
    <message>
        <source>Difference of ranks</source>
        <translation>Diferencia de rangos</translation>
    </message>
    <message>
        <source>Adjusted p</source>
        <translation>p ajustado</translation>
    </message>
    <message>
        <source>Against the control</source>
        <translation>Frente al control</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>Low whisker</source>
        <translation>Bigote inferior</translation>
    </message>
    <message>
        <source>First quartile</source>
        <translation>Primer cuartil</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Third quartile</source>
        <translation>Tercer cuartil</translation>
    </message>
    <message>
        <source>High whisker</source>
        <translation>Bigote superior</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponente</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Nemenyi test</source>
        <translation>Prueba de Nemenyi</translation>
    </message>
    <message>
        <source>Bonferroni-Dunn test</source>
        <translation>Prueba de Bonferroni-Dunn</translation>
    </message>
    <message>
        <source>Holm&apos;s procedure</source>
        <translation>Procedimiento de Holm</translation>
    </message>
    <message>
        <source>Hochberg&apos;s procedure</source>
        <translation>Procedimiento de Hochberg</translation>
    </message>
    <message>
        <source>Hommel&apos;s procedure</source>
        <translation>Procedimiento de Hommel</translation>
    </message>
    <message>
        <source>Shaffer&apos;s procedure</source>
        <translation>Procedimiento de Shaffer</translation>
    </message>
</context>
<context>
    <name>DialPanel</name>
    <message>
        <source>Angle</source>
        <extracomment>Pixels.</extracomment>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>Noise across</source>
        <translation>Ruido transversal</translation>
    </message>
    <message>
        <source>Strip length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Noise attributes</source>
        <translation>Atrib. de ruido</translation>
    </message>
    <message>
        <source>Direction of the strips, from the first axis</source>
        <translation>Dirección de las franjas, desde el primer eje</translation>
    </message>
    <message>
        <source>Distance of the centre lines</source>
        <translation>Distancia entre las líneas centrales</translation>
    </message>
    <message>
        <source>Standard deviation across the strips</source>
        <translation>Desviación típica a través de las franjas</translation>
    </message>
    <message>
        <source>Standard deviation along the strips</source>
        <translation>Desviación típica a lo largo de las franjas</translation>
    </message>
    <message>
        <source>Rows of both classes together</source>
        <translation>Filas de ambas clases juntas</translation>
    </message>
    <message>
        <source>Normal columns that say nothing of the class</source>
        <translation>Columnas normales que nada dicen de la clase</translation>
    </message>
</context>
<context>
    <name>Dials</name>
    <message>
        <source>Two strips (61 → 99 %)</source>
        <extracomment>Settings by name. The first is what the dial begins with.</extracomment>
        <translation>Dos franjas (61 → 99 %)</translation>
    </message>
    <message>
        <source>As printed (96 → 98 %)</source>
        <translation>Impresas (96 → 98 %)</translation>
    </message>
    <message>
        <source>Printed, 5 times as long</source>
        <translation>Impresas, 5 veces más largas</translation>
    </message>
    <message>
        <source>Printed, 10 times as long</source>
        <translation>Impresas, 10 veces más largas</translation>
    </message>
    <message>
        <source>Printed, 20 per class</source>
        <translation>Impresas, 20 por clase</translation>
    </message>
    <message>
        <source>Printed, two noise attributes</source>
        <translation>Impresas, dos atributos de ruido</translation>
    </message>
    <message>
        <source>Long and aligned: scaling helps</source>
        <translation>Largas y alineadas: escalar ayuda</translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message>
        <source>Pair of rows</source>
        <extracomment>Drawn differences of each kind; the densities know of all. Colours of &quot;same&quot; and &quot;different&quot; in the ratio picture. Levels of the test, in percent.</extracomment>
        <translation>Par de filas</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Densities as heat map</source>
        <translation>Densidades como mapa</translation>
    </message>
    <message>
        <source>Densities as surface</source>
        <translation>Densidades como superficie</translation>
    </message>
    <message>
        <source>How the densities are drawn</source>
        <translation>Cómo se dibujan las densidades</translation>
    </message>
    <message>
        <source>A surface is turned by dragging it, or with the arrow keys</source>
        <translation>La superficie se gira arrastrándola o con las flechas</translation>
    </message>
    <message>
        <source>First row of the pair</source>
        <translation>Primera fila del par</translation>
    </message>
    <message>
        <source>Second row of the pair</source>
        <translation>Segunda fila del par</translation>
    </message>
    <message>
        <source>Row number; clicking two rows above picks a pair as well</source>
        <translation>Número de fila; también se elige un par con un clic en dos filas de arriba</translation>
    </message>
    <message>
        <source>Level α of the test</source>
        <translation>Nivel α de la prueba</translation>
    </message>
    <message>
        <source>Level of the likelihood-ratio test</source>
        <translation>Nivel de la prueba de razón de verosimilitud</translation>
    </message>
    <message>
        <source>Most pairs of different classes that may be called the same, in percent</source>
        <translation>Porcentaje máximo de pares de clases distintas que se pueden tomar por iguales</translation>
    </message>
    <message>
        <source>({a}, {b}): {value} {judged}  ·  in truth {truth} {sign}</source>
        <translation>({a}, {b}): {value} {judged}  ·  en realidad {truth} {sign}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>different</source>
        <translation>distintas</translation>
    </message>
    <message>
        <source>{alpha}: the same below {threshold}  ·  different called the same {first}  ·  same called different {second}  ·  area under the ROC {area}</source>
        <translation>{alpha}: iguales por debajo de {threshold}  ·  distintos tomados por iguales {first}  ·  iguales tomados por distintos {second}  ·  área bajo la ROC {area}</translation>
    </message>
    <message>
        <source>eigenvector {n}</source>
        <translation>autovector {n}</translation>
    </message>
    <message>
        <source>S: {n} of the same class</source>
        <translation>S: {n} de la misma clase</translation>
    </message>
    <message>
        <source>D: {n} of different classes</source>
        <translation>D: {n} de clases distintas</translation>
    </message>
    <message>
        <source>log p(D) / p(S); below 0: same</source>
        <translation>log p(D) / p(S); bajo 0: iguales</translation>
    </message>
    <message>
        <source>Differences between pairs of {n} rows</source>
        <translation>Diferencias entre pares de {n} filas</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadera</translation>
    </message>
</context>
<context>
    <name>DimensionsPage</name>
    <message>
        <source>Search in many dimensions</source>
        <extracomment>Queries of each dimension. Rows of the first sweep.</extracomment>
        <translation>Búsqueda en muchas dimensiones</translation>
    </message>
    <message>
        <source>Dimensions (log)</source>
        <translation>Dimensiones (log)</translation>
    </message>
    <message>
        <source>Rows and centres compared / n</source>
        <translation>Filas y centros comparados / n</translation>
    </message>
    <message>
        <source>Rows compared / n</source>
        <translation>Filas comparadas / n</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>Árbol k-d</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Árbol de bolas</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>Árbol VP</translation>
    </message>
    <message>
        <source>Comparisons by dimension</source>
        <translation>Comparaciones según la dimensión</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Run the sweep over 2 to 32 dimensions.</source>
        <translation>Ejecute el recorrido de 2 a 32 dimensiones.</translation>
    </message>
    <message>
        <source>d = {d}: k-d tree {kd}, ball tree {ball}, vantage points {vp}</source>
        <translation>d = {d}: árbol k-d {kd}, árbol de bolas {ball}, árbol VP {vp}</translation>
    </message>
    <message>
        <source>Uniform rows: {n}, queries: {queries}, k = {k}; leaves hold one row or two.</source>
        <translation>Filas uniformes: {n}, consultas: {queries}, k = {k}; cada hoja tiene una fila o dos.</translation>
    </message>
    <message>
        <source>All trees return the rows of brute force.</source>
        <translation>Todos los árboles devuelven las filas de la fuerza bruta.</translation>
    </message>
    <message>
        <source>A ball tree also compares two centres at each node it opens, so it can cost more than brute force.</source>
        <translation>Un árbol de bolas compara además dos centros en cada nodo que abre, así que puede costar más que la fuerza bruta.</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Cuántas filas uniformes se generan</translation>
    </message>
    <message>
        <source>Count centres</source>
        <translation>Contar centros</translation>
    </message>
    <message>
        <source>Add the distances to centres of balls to those to rows</source>
        <translation>Sumar las distancias a los centros de las bolas a las distancias a las filas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Search in every dimension (F5)</source>
        <translation>Buscar en cada dimensión (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop the sweep</source>
        <translation>Detener el recorrido</translation>
    </message>
    <message>
        <source>{name}: rows / n</source>
        <translation>{name}: filas / n</translation>
    </message>
    <message>
        <source>{name}: centres / n</source>
        <translation>{name}: centros / n</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensiones</translation>
    </message>
</context>
<context>
    <name>Distance</name>
    <message>
        <source>Euclidean</source>
        <extracomment>What the points at distance 1 are in a plane: the unit ball of a norm, an ellipse (or, of a singular metric, a strip), a double cone of directions. What stands for a missing value among coordinates: the column&apos;s mean, 0, or the mean of its row. What is compared: differences gathered by an exponent, directions, rows as sets of columns, points given for likeness, or lists of neighbours. What labels become: corners of a simplex under weights, or shares of the classes. Every distance by id, in the order in which they are offered.</extracomment>
        <translation>Euclídea</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Chebyshev</translation>
    </message>
    <message>
        <source>Minkowski p</source>
        <translation>Minkowski p</translation>
    </message>
    <message>
        <source>Minkowski</source>
        <translation>Minkowski</translation>
    </message>
    <message>
        <source>Weighted Minkowski</source>
        <translation>Minkowski ponderada</translation>
    </message>
    <message>
        <source>Mahalanobis</source>
        <translation>Mahalanobis</translation>
    </message>
    <message>
        <source>HEOM</source>
        <translation>HEOM</translation>
    </message>
    <message>
        <source>Value difference (VDM)</source>
        <translation>Diferencia de valores (VDM)</translation>
    </message>
    <message>
        <source>Canberra</source>
        <translation>Canberra</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>Pearson correlation</source>
        <translation>Correlación de Pearson</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>correlación</translation>
    </message>
    <message>
        <source>Hamming</source>
        <translation>Hamming</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Shared neighbours</source>
        <translation>Vecinos compartidos</translation>
    </message>
    <message>
        <source>Custom points</source>
        <translation>Puntos propios</translation>
    </message>
    <message>
        <source>Learned</source>
        <extracomment>The parameters of all distances by name. Those that searches take as options: all but p. Those that have no parameter but p and learn nothing from classes or from lists. The metric that a method learned (or a hand shaped): the map comes with the data.</extracomment>
        <translation>Aprendida</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendida</translation>
    </message>
</context>
<context>
    <name>DistanceField</name>
    <message>
        <source>The metric of the scene ({metric}) is not offered here; rows are compared by {other}.</source>
        <extracomment>Under which structures of the open rows are measured. Norms, under which trees cut the plane; each has an exponent. The choice that follows the scene.</extracomment>
        <translation>La métrica de la escena ({metric}) no se ofrece aquí; las filas se comparan con {other}.</translation>
    </message>
    <message>
        <source>Scene: {metric}</source>
        <translation>Escena: {metric}</translation>
    </message>
</context>
<context>
    <name>DistancesPage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>Distance matrix</source>
        <translation>Matriz de distancias</translation>
    </message>
    <message>
        <source>{} of {} rows, the classes in their shares</source>
        <translation>{} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>Distance matrix sorted by class</source>
        <translation>Matriz de distancias ordenada por clase</translation>
    </message>
    <message>
        <source>Mean distance inside a class: {}</source>
        <translation>Distancia media dentro de una clase: {}</translation>
    </message>
    <message>
        <source>Mean distance between classes: {}</source>
        <translation>Distancia media entre clases: {}</translation>
    </message>
    <message>
        <source>Compactness, between / within: {}</source>
        <translation>Compacidad, entre / dentro: {}</translation>
    </message>
    <message>
        <source>Rows stand by class; inside a class by their first principal component.</source>
        <translation>Las filas van por clase; dentro de cada clase, por su primera componente principal.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>units of the attributes</source>
        <translation>unidades de los atributos</translation>
    </message>
    <message>
        <source>min-max units</source>
        <translation>unidades mín-máx</translation>
    </message>
    <message>
        <source>standard deviations</source>
        <translation>desviaciones típicas</translation>
    </message>
    <message>
        <source>1 - cosine</source>
        <translation>1 - coseno</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>sin unidad</translation>
    </message>
    <message>
        <source>Point at a pair to see it; a click selects it.</source>
        <translation>Señale un par para verlo; un clic lo selecciona.</translation>
    </message>
    <message>
        <source>Rows {a} ({class_a}) and {b} ({class_b}): distance {d}</source>
        <translation>Filas {a} ({class_a}) y {b} ({class_b}): distancia {d}</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>How distances are measured, in all rooms</source>
        <translation>Cómo se miden las distancias, en todas las salas</translation>
    </message>
</context>
<context>
    <name>DistancesRoom</name>
    <message>
        <source>What each attribute contributes to a distance</source>
        <translation>Lo que aporta cada atributo a una distancia</translation>
    </message>
    <message>
        <source>The points at distance 1 from the origin</source>
        <translation>Los puntos a distancia 1 del origen</translation>
    </message>
    <message>
        <source>The edits between two words, the overlap of two sets</source>
        <translation>Las ediciones entre dos palabras, el solapamiento de dos conjuntos</translation>
    </message>
    <message>
        <source>The edits between two graphs, a shortest path in one</source>
        <translation>Las ediciones entre dos grafos y un camino más corto en uno</translation>
    </message>
    <message>
        <source>What many dimensions do to distances and volumes</source>
        <translation>Lo que muchas dimensiones hacen con las distancias y los volúmenes</translation>
    </message>
    <message>
        <source>How near 1-NN comes to the least error there is</source>
        <translation>Cuánto se acerca 1-NN al menor error posible</translation>
    </message>
    <message>
        <source>Two images under Euclidean and tangent distance</source>
        <translation>Dos imágenes con distancia euclídea y distancia tangente</translation>
    </message>
    <message>
        <source>Whether a distance is a metric on these rows</source>
        <translation>Si una distancia es una métrica en estas filas</translation>
    </message>
    <message>
        <source>Pages of the Distances lab</source>
        <translation>Páginas del taller de distancias</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Inspector</source>
        <extracomment>Raised whenever docks or toolbars change, so that an old state is not restored. What each layout opens at once; &quot;study&quot; opens panels when they have something to say. A panel that wants to open waits until the pointer is away, looked at so often.</extracomment>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
</context>
<context>
    <name>DraftMetrics</name>
    <message>
        <source>Judge metric</source>
        <extracomment>News that come in one burst are drawn once, after so many milliseconds.</extracomment>
        <translation>Evaluar la métrica</translation>
    </message>
</context>
<context>
    <name>EdgeBar</name>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Drop a file here, or press to open one
ARFF · CSV · TSV · KEEL</source>
        <translation>Suelte aquí un archivo o pulse para abrirlo
ARFF · CSV · TSV · KEEL</translation>
    </message>
    <message>
        <source>Open an ARFF, CSV or KEEL file (Ctrl+O)</source>
        <translation>Abrir un archivo ARFF, CSV o KEEL (Ctrl+O)</translation>
    </message>
    <message>
        <source>Built-in data</source>
        <translation>Datos incluidos</translation>
    </message>
    <message>
        <source>Built-in data sets</source>
        <translation>Conjuntos de datos incluidos</translation>
    </message>
</context>
<context>
    <name>ErrorBandPage</name>
    <message>
        <source>Error of 1-NN</source>
        <extracomment>Choices of the number of attributes. The slider&apos;s greatest value, in tenths of a standard deviation, and its first one. Where the plot begins and ends, and its marks: rows. Standard errors of the bars.</extracomment>
        <translation>Error de 1-NN</translation>
    </message>
    <message>
        <source>Bayes error P* = {bayes}; with ever more rows 1-NN comes to {limit}, at most to {bound}</source>
        <translation>Error de Bayes P* = {bayes}; con cada vez más filas, 1-NN tiende a {limit}, a lo sumo a {bound}</translation>
    </message>
    <message>
        <source>Error of 1-NN by the number of training rows</source>
        <translation>Error de 1-NN según el número de filas de entrenamiento</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Measured with {n} rows: {error} ± {spread}, mean of {done} of {all} repetitions</source>
        <translation>Medido con {n} filas: {error} ± {spread}, media de {done} de {all} repeticiones</translation>
    </message>
    <message>
        <source>Training rows (log)</source>
        <translation>Filas de entrenamiento (log)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>1-NN, measured</source>
        <translation>1-NN, medido</translation>
    </message>
    <message>
        <source>bound P* (2 − c/(c−1) P*)</source>
        <translation>cota P* (2 − c/(c−1) P*)</translation>
    </message>
    <message>
        <source>limit of 1-NN</source>
        <translation>límite de 1-NN</translation>
    </message>
    <message>
        <source>Bayes error P*</source>
        <translation>error de Bayes P*</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Filas de entrenamiento</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>error estándar</translation>
    </message>
    <message>
        <source>Distance of the classes</source>
        <translation>Distancia entre las clases</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Between the means of two normal classes, in standard deviations</source>
        <translation>Entre las medias de dos clases normales, en desviaciones estándar</translation>
    </message>
    <message>
        <source>The classes differ in one; the others are noise</source>
        <translation>Las clases difieren en uno; los demás son ruido</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Keep what is measured so far</source>
        <translation>Conservar lo medido hasta ahora</translation>
    </message>
    <message>
        <source>Two normal classes, equally frequent, of variance 1. Each point is the error on 1000 fresh rows, with bars of two standard errors. The band holds in the limit: with few rows, or many attributes, 1-NN can be above it.</source>
        <translation>Dos clases normales, igualmente frecuentes, de varianza 1. Cada punto es el error en 1000 filas nuevas, con barras de dos errores estándar. La banda vale en el límite: con pocas filas o muchos atributos, 1-NN puede quedar por encima.</translation>
    </message>
</context>
<context>
    <name>ErrorCurve</name>
    <message>
        <source>Errors after each sweep</source>
        <translation>Errores después de cada pasada</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
</context>
<context>
    <name>ErrorsModel</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadera</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicha</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Score of the predicted class minus the best of the others</source>
        <translation>Puntuación de la clase predicha menos la mejor de las demás</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>What stands for the principal axes among the attributes of the combos. So many scores are read between two frames.</extracomment>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>What is drawn across</source>
        <translation>Qué se dibuja en horizontal</translation>
    </message>
    <message>
        <source>What is drawn upwards</source>
        <translation>Qué se dibuja en vertical</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Solo errores</translation>
    </message>
    <message>
        <source>Draw the mistakes without the right answers</source>
        <translation>Dibujar los errores sin los aciertos</translation>
    </message>
    <message>
        <source>Outline true, fill predicted, large surely wrong</source>
        <translation>Contorno: verdadera; relleno: predicha; grande: error seguro</translation>
    </message>
    <message>
        <source>Outline and marker show the true class, the fill the predicted one. The surer the classifier was of a wrong class, the larger the spot; those of middle size were close calls, small ones are surely right.</source>
        <translation>El contorno y la marca muestran la clase verdadera; el relleno, la predicha. Cuanto más seguro estaba el clasificador de una clase errada, mayor es la mancha; las medianas fueron casos reñidos, las pequeñas son aciertos seguros.</translation>
    </message>
    <message>
        <source>Mistakes, the most confident first</source>
        <translation>Errores, los más seguros primero</translation>
    </message>
    <message>
        <source>Tested rows</source>
        <translation>Filas probadas</translation>
    </message>
    <message>
        <source>Run a classifier to see its errors here.</source>
        <translation>Ejecute un clasificador para ver aquí sus errores.</translation>
    </message>
    <message>
        <source>Show the data set of this run to see its errors.</source>
        <translation>Muestre el conjunto de datos de esta ejecución para ver sus errores.</translation>
    </message>
    <message>
        <source>Rows were added or deleted since this run: run again.</source>
        <translation>Se añadieron o borraron filas después de esta ejecución: ejecute de nuevo.</translation>
    </message>
    <message>
        <source>Reading the predictions …</source>
        <translation>Leyendo las predicciones …</translation>
    </message>
    <message>
        <source>PCA {}</source>
        <translation>PCA {}</translation>
    </message>
    <message>
        <source>{wrong} of {n} rows are wrong</source>
        <translation>{wrong} de {n} filas erradas</translation>
    </message>
    <message>
        <source>first of {} repeats</source>
        <translation>primera de {} repeticiones</translation>
    </message>
    <message>
        <source>All mistakes and {} right answers are drawn</source>
        <translation>Se dibujan todos los errores y {} aciertos</translation>
    </message>
    <message>
        <source>Principal axis {} ({} %)</source>
        <translation>Eje principal {} ({} %)</translation>
    </message>
</context>
<context>
    <name>ErrorsPlot</name>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicha</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
</context>
<context>
    <name>EstimatorTable</name>
    <message>
        <source>Covariance</source>
        <extracomment>In the order of the rows; ``shrunk`` is what the slider says. The first of the columns of eigenvalues.</extracomment>
        <translation>Covarianza</translation>
    </message>
    <message>
        <source>How Σ_S and Σ_D are estimated</source>
        <translation>Cómo se estiman Σ_S y Σ_D</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Leave-one-out accuracy under the metric</source>
        <translation>Exactitud dejando uno fuera con la métrica</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Directions the metric measures</source>
        <translation>Direcciones que mide la métrica</translation>
    </message>
    <message>
        <source>Shrunk</source>
        <translation>Contr.</translation>
    </message>
    <message>
        <source>Weight of the round ball in Σ_S and in Σ_D</source>
        <translation>Contracción: peso de la bola redonda en Σ_S y en Σ_D</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of Σ_S</source>
        <translation>Autovalores menor y mayor de Σ_S</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of Σ_D</source>
        <translation>Autovalores menor y mayor de Σ_D</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of M</source>
        <translation>Autovalores menor y mayor de M</translation>
    </message>
    <message>
        <source>Estimators of covariance</source>
        <translation>Estimadores de la covarianza</translation>
    </message>
    <message>
        <source>Click a line to learn with this estimator</source>
        <translation>Un clic en una línea aprende con este estimador</translation>
    </message>
    <message>
        <source>ML</source>
        <translation>ML</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>Ledoit-Wolf</source>
        <translation>Ledoit-Wolf</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>maximum likelihood: the mean of v vᵀ (eq. 36, 37)</source>
        <translation>máxima verosimilitud (ML): la media de v vᵀ (ec. 36, 37)</translation>
    </message>
    <message>
        <source>its diagonal: attributes are taken as independent</source>
        <translation>su diagonal: los atributos se toman por independientes</translation>
    </message>
    <message>
        <source>shrunk towards a round ball as Ledoit and Wolf say</source>
        <translation>contraída hacia una bola redonda como dicen Ledoit y Wolf</translation>
    </message>
    <message>
        <source>shrunk as the slider says</source>
        <translation>contraída según el deslizador</translation>
    </message>
    <message>
        <source>ML where differences are plentiful, else Ledoit-Wolf</source>
        <translation>ML si las diferencias abundan; si no, Ledoit-Wolf</translation>
    </message>
    <message>
        <source>auto: {name}</source>
        <translation>auto: {name}</translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation>nada aprendido</translation>
    </message>
</context>
<context>
    <name>EstimatorsBody</name>
    <message>
        <source>Shrinkage</source>
        <extracomment>The slider is fine near 0, where most happens: its square is the shrinkage.</extracomment>
        <translation>Contracción</translation>
    </message>
    <message>
        <source>Free shrinkage</source>
        <translation>Contracción libre</translation>
    </message>
    <message>
        <source>0: as estimated; 1: a round ball; the dashed line: Ledoit-Wolf</source>
        <translation>0: como se estimó; 1: una bola redonda; la línea discontinua: Ledoit-Wolf</translation>
    </message>
    <message>
        <source>shrinkage</source>
        <translation>contracción</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>aciertos, %</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>de mayor a menor</translation>
    </message>
    <message>
        <source>{s}, {d} (hollow: unshrunk)</source>
        <translation>{s}, {d} (huecos: antes)</translation>
    </message>
    <message>
        <source>Accuracy against shrinkage</source>
        <translation>Exactitud según la contracción</translation>
    </message>
    <message>
        <source>Eigenvalues before and after shrinkage</source>
        <translation>Autovalores antes y después de la contracción</translation>
    </message>
</context>
<context>
    <name>EstimatorsPage</name>
    <message>
        <source>Estimators</source>
        <translation>Estimar</translation>
    </message>
    <message>
        <source>Learn a metric first (F5): then estimators are compared.</source>
        <extracomment>Matrices of more attributes do not follow the hand.</extracomment>
        <translation>Primero aprenda una métrica (F5): luego se comparan los estimadores.</translation>
    </message>
    <message>
        <source>{d} attributes are too many to be shown (at most {most}).</source>
        <translation>{d} atributos son demasiados para mostrarlos (máximo {most}).</translation>
    </message>
    <message>
        <source>Compare estimators</source>
        <translation>Comparar estimadores</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparando …</translation>
    </message>
    <message>
        <source>Shrinkage {a}: nothing is learned. In no direction are neighbours of the same class nearer than others.</source>
        <translation>Contracción {a}: no se aprende nada. En ninguna dirección están más cerca los vecinos de la misma clase que los demás.</translation>
    </message>
    <message>
        <source>Σ_S has rank {rank} of {d}: maximum likelihood says nothing about the other directions. The rescue: shrinkage {a} gives every direction a variance.</source>
        <translation>Σ_S tiene rango {rank} de {d}: la máxima verosimilitud nada dice de las demás direcciones. El rescate: la contracción {a} da varianza a toda dirección.</translation>
    </message>
    <message>
        <source>{before} right without, {after} with it.</source>
        <translation>{before} de aciertos sin ella, {after} con ella.</translation>
    </message>
    <message>
        <source>Shrinkage 0 is maximum likelihood: nothing is changed.</source>
        <translation>Contracción 0 es la máxima verosimilitud: nada cambia.</translation>
    </message>
    <message>
        <source>Shrinkage {a}: the smallest eigenvalue of Σ_S × {low}, the largest × {high}.</source>
        <translation>Contracción {a}: el menor autovalor de Σ_S × {low}, el mayor × {high}.</translation>
    </message>
    <message>
        <source>Narrow directions count less; here they tell the classes apart: {before} fall to {after}.</source>
        <translation>Las direcciones estrechas cuentan menos; aquí distinguen las clases: de {before} baja a {after}.</translation>
    </message>
    <message>
        <source>Narrow directions count less; here they were noise: {before} rise to {after}.</source>
        <translation>Las direcciones estrechas cuentan menos; aquí eran ruido: de {before} sube a {after}.</translation>
    </message>
    <message>
        <source>It matters little here: {before} before, {after} after.</source>
        <translation>Aquí importa poco: {before} antes, {after} después.</translation>
    </message>
</context>
<context>
    <name>ExerciseDesk</name>
    <message>
        <source>Measuring...</source>
        <extracomment>Milliseconds between two looks at the clock.</extracomment>
        <translation>Midiendo...</translation>
    </message>
    <message>
        <source>Measuring an answer</source>
        <translation>Medición de una respuesta</translation>
    </message>
    <message>
        <source>No data are open</source>
        <translation>No hay datos abiertos</translation>
    </message>
    <message>
        <source>Nothing was run in Classify yet</source>
        <translation>Todavía no se ha ejecutado nada en Clasificar</translation>
    </message>
    <message>
        <source>The last run is of {}, not of the data of this task</source>
        <translation>La última ejecución es de {}, no de los datos de esta tarea</translation>
    </message>
    <message>
        <source>A run with filters, costs or other options is no answer here</source>
        <translation>Una ejecución con filtros, costes u otras opciones no vale aquí como respuesta</translation>
    </message>
    <message>
        <source>Reached: the points are yours.</source>
        <translation>Conseguido: los puntos son suyos.</translation>
    </message>
    <message>
        <source>Not reached yet.</source>
        <translation>Aún no se ha conseguido.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Answers (*{})</source>
        <translation>Respuestas (*{})</translation>
    </message>
    <message>
        <source>Answers saved: {}</source>
        <translation>Respuestas guardadas: {}</translation>
    </message>
</context>
<context>
    <name>ExperimentForm</name>
    <message>
        <source>Folder of the results</source>
        <extracomment>Kind: which numbers it takes.</extracomment>
        <translation>Carpeta de los resultados</translation>
    </message>
    <message>
        <source>Results go to {folder}</source>
        <translation>Los resultados van a {folder}</translation>
    </message>
    <message>
        <source>Test option</source>
        <translation>Modo de prueba</translation>
    </message>
    <message>
        <source>Cross-validation, stratified</source>
        <translation>Validación cruzada, estratificada</translation>
    </message>
    <message>
        <source>Cross-validation, Weka&apos;s folds</source>
        <translation>Validación cruzada, como Weka</translation>
    </message>
    <message>
        <source>KEEL&apos;s partitions</source>
        <translation>Particiones de KEEL</translation>
    </message>
    <message>
        <source>Percentage split</source>
        <translation>División por porcentaje</translation>
    </message>
    <message>
        <source>Leave-one-out</source>
        <translation>Dejar uno fuera</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Kind of partition</source>
        <translation>Tipo de partición</translation>
    </message>
    <message>
        <source>Every classifier gets the same partitions.</source>
        <translation>Todos los clasificadores reciben las mismas particiones.</translation>
    </message>
    <message>
        <source>Fitted on the training rows of each fold</source>
        <translation>Se ajusta con las filas de entrenamiento de cada partición</translation>
    </message>
    <message>
        <source>How many folds are computed at once</source>
        <translation>Cuántas particiones se calculan a la vez</translation>
    </message>
</context>
<context>
    <name>ExperimentMenu</name>
    <message>
        <source>Saved: {path}</source>
        <translation>Guardado: {path}</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard; saved as a file, workbench run computes the same table.</source>
        <translation>La receta está en el portapapeles; guardada como archivo, workbench run calcula la misma tabla.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Abrir un experimento</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Guardar el experimento</translation>
    </message>
    <message>
        <source>Open the folder of results</source>
        <translation>Abrir la carpeta de resultados</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Open, save, copy the recipe, open results</source>
        <translation>Abrir, guardar, copiar la receta, abrir resultados</translation>
    </message>
    <message>
        <source>Open an experiment…</source>
        <translation>Abrir un experimento…</translation>
    </message>
    <message>
        <source>Save the experiment…</source>
        <translation>Guardar el experimento…</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Copiar receta</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Abrir resultados…</translation>
    </message>
    <message>
        <source>Forget the results and run again</source>
        <translation>Olvidar los resultados y ejecutar de nuevo</translation>
    </message>
</context>
<context>
    <name>ExplorePlane</name>
    <message>
        <source>PC {0} ({1})</source>
        <translation>CP {0} ({1})</translation>
    </message>
    <message>
        <source>Regions over principal axes 1 and 2 ({0} of the variance); the other axes at their mean</source>
        <translation>Regiones sobre los ejes principales 1 y 2 ({0} de la varianza); los demás ejes, en su media</translation>
    </message>
    <message>
        <source>Of the numbers only; labels at their commonest</source>
        <translation>Solo de los números; las etiquetas, en la más frecuente</translation>
    </message>
</context>
<context>
    <name>ExploreRoom</name>
    <message>
        <source>fitting…</source>
        <translation>ajustando…</translation>
    </message>
    <message>
        <source>Leave-one-out error by k</source>
        <translation>Error dejando uno fuera según k</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos</translation>
    </message>
    <message>
        <source>Open the Metric lab</source>
        <translation>Abrir el Taller de métrica</translation>
    </message>
    <message>
        <source>Open a data set, or paint one</source>
        <translation>Abra un conjunto de datos o píntelo</translation>
    </message>
    <message>
        <source>click to add points, right-click for the second class</source>
        <translation>clic para añadir puntos, clic derecho para la segunda clase</translation>
    </message>
    <message>
        <source>{0} points, {1} classes, {2}-NN regions. {3}</source>
        <translation>{0} puntos, {1} clases, regiones {2}-NN. {3}</translation>
    </message>
    <message>
        <source>Plane of {0} and {1}</source>
        <translation>Plano de {0} y {1}</translation>
    </message>
    <message>
        <source>Not on principal axes: they move with every row</source>
        <translation>No en los ejes principales: se mueven con cada fila</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Restablecer vista</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Delete selected points</source>
        <translation>Eliminar los puntos seleccionados</translation>
    </message>
    <message>
        <source>errors {0} / {1}</source>
        <translation>errores {0} / {1}</translation>
    </message>
    <message>
        <source>Pages of Explore 2-D</source>
        <extracomment>Fields of the scene that change the picture.</extracomment>
        <translation>Páginas de Explorar 2-D</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Data, metric and classifier under the pointer</source>
        <translation>Datos, métrica y clasificador bajo el puntero</translation>
    </message>
    <message>
        <source>A fit of its own around every query, on one attribute</source>
        <translation>Un ajuste propio alrededor de cada consulta, con un atributo</translation>
    </message>
    <message>
        <source>Three estimates of a density that is known</source>
        <translation>Tres estimaciones de una densidad conocida</translation>
    </message>
    <message>
        <source>Rows as charges, and the sweeps that raise them</source>
        <translation>Filas como cargas, y las pasadas que las aumentan</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>1  The cone of metrics</source>
        <translation>1  El cono de las métricas</translation>
    </message>
    <message>
        <source>2  Two unit balls</source>
        <translation>2  Dos bolas unidad</translation>
    </message>
    <message>
        <source>3  Targets and impostors</source>
        <translation>3  Vecinos objetivo e impostores</translation>
    </message>
    <message>
        <source>4  Artificial cases</source>
        <translation>4  Casos artificiales</translation>
    </message>
    <message>
        <source>5  The cases transformed</source>
        <translation>5  Los casos transformados</translation>
    </message>
    <message>
        <source>6  Difference space</source>
        <translation>6  Espacio de diferencias</translation>
    </message>
    <message>
        <source>7  The idea of KISSNN</source>
        <translation>7  La idea de KISSNN</translation>
    </message>
    <message>
        <source>8  Ball tree</source>
        <translation>8  Árbol de bolas</translation>
    </message>
    <message>
        <source>Figures of the thesis</source>
        <translation>Figuras de la tesis</translation>
    </message>
    <message>
        <source>Computed anew by this program</source>
        <translation>Calculadas de nuevo por este programa</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF</source>
        <translation>Guardar como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Draw figure</source>
        <translation>Dibujar figura</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Guardar figura</translation>
    </message>
</context>
<context>
    <name>FilterGroups</name>
    <message>
        <source>Scale of numbers</source>
        <extracomment>Letters of a sentence in a menu; the rest is in its tip.</extracomment>
        <translation>Escala de los números</translation>
    </message>
    <message>
        <source>Kind of attribute</source>
        <translation>Tipo de atributo</translation>
    </message>
    <message>
        <source>Choice of attributes</source>
        <translation>Elección de atributos</translation>
    </message>
    <message>
        <source>Choice of rows</source>
        <translation>Elección de filas</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valores ausentes</translation>
    </message>
    <message>
        <source>Noise on purpose</source>
        <translation>Ruido a propósito</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
</context>
<context>
    <name>FilterPreviewWindow</name>
    <message>
        <source>Preview of the filters</source>
        <translation>Vista previa de los filtros</translation>
    </message>
    <message>
        <source>The steps are tried on a copy …</source>
        <translation>Los pasos se prueban en una copia …</translation>
    </message>
    <message>
        <source>There is no step to look at: add a filter.</source>
        <translation>No hay ningún paso que ver: añada un filtro.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>valores ausentes</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>atributo</translation>
    </message>
    <message>
        <source>what happens</source>
        <translation>qué ocurre</translation>
    </message>
    <message>
        <source>type before</source>
        <translation>tipo antes</translation>
    </message>
    <message>
        <source>type after</source>
        <translation>tipo después</translation>
    </message>
    <message>
        <source>mean before</source>
        <translation>media antes</translation>
    </message>
    <message>
        <source>mean after</source>
        <translation>media después</translation>
    </message>
    <message>
        <source>sd before</source>
        <translation>desv. antes</translation>
    </message>
    <message>
        <source>sd after</source>
        <translation>desv. después</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Change the data now; each step can be undone</source>
        <translation>Cambiar los datos ahora; cada paso se puede deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop trying the steps</source>
        <translation>Dejar de probar los pasos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Leave the data as they are (Esc)</source>
        <translation>Dejar los datos como están (Esc)</translation>
    </message>
    <message>
        <source>First rows before</source>
        <translation>Primeras filas antes</translation>
    </message>
    <message>
        <source>First rows after</source>
        <translation>Primeras filas después</translation>
    </message>
    <message>
        <source>What happens to each attribute</source>
        <translation>Qué ocurre con cada atributo</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find a text or a number; ? is missing</source>
        <translation>Texto o número; ? es ausente</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>Buscar en la tabla</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Coincidencia anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Coincidencia siguiente (Intro)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Finding {text}</source>
        <translation>Buscando {text}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encontró</translation>
    </message>
    <message>
        <source>{i} of {n}</source>
        <translation>{i} de {n}</translation>
    </message>
</context>
<context>
    <name>FitWords</name>
    <message>
        <source>did not converge</source>
        <extracomment>What can be told, with names for what differs; a `reason` is itself one of these.</extracomment>
        <translation>no convergió</translation>
    </message>
    <message>
        <source>no convergence within {n} iterations</source>
        <translation>sin convergencia en {n} iteraciones</translation>
    </message>
    <message>
        <source>Not converged within {n} iterations: the metric is usable, more iterations may improve it.</source>
        <translation>Sin convergencia en {n} iteraciones: la métrica sirve, más iteraciones pueden mejorarla.</translation>
    </message>
    <message>
        <source>Euclidean distance is used instead: {reason}.</source>
        <translation>En su lugar se usa la distancia euclídea: {reason}.</translation>
    </message>
    <message>
        <source>there is only one class</source>
        <translation>solo hay una clase</translation>
    </message>
    <message>
        <source>no attribute varies</source>
        <translation>ningún atributo varía</translation>
    </message>
    <message>
        <source>no attribute varies inside the rows</source>
        <translation>ningún atributo varía entre las filas</translation>
    </message>
    <message>
        <source>no attribute varies inside the classes</source>
        <translation>ningún atributo varía dentro de las clases</translation>
    </message>
    <message>
        <source>no attribute varies inside a chunk</source>
        <translation>ningún atributo varía dentro de un grupo</translation>
    </message>
    <message>
        <source>every class has one row</source>
        <translation>cada clase tiene una fila</translation>
    </message>
    <message>
        <source>every class has one row, so no row has a target</source>
        <translation>cada clase tiene una fila, así que ninguna fila tiene objetivo</translation>
    </message>
    <message>
        <source>every class has one row, so no neighbour of its class</source>
        <translation>cada clase tiene una fila, así que no hay vecinos de su clase</translation>
    </message>
    <message>
        <source>the means of the classes are the same</source>
        <translation>las medias de las clases son iguales</translation>
    </message>
    <message>
        <source>no metric keeps the margin better than none at all</source>
        <translation>ninguna métrica guarda el margen mejor que ninguna</translation>
    </message>
    <message>
        <source>all rows are alike</source>
        <translation>todas las filas son iguales</translation>
    </message>
    <message>
        <source>there is no similar pair</source>
        <translation>no hay ningún par de semejantes</translation>
    </message>
    <message>
        <source>there is no dissimilar pair</source>
        <translation>no hay ningún par de distintos</translation>
    </message>
    <message>
        <source>there is no pair of similar rows</source>
        <translation>no hay ningún par de filas semejantes</translation>
    </message>
    <message>
        <source>there is no pair of dissimilar rows</source>
        <translation>no hay ningún par de filas distintas</translation>
    </message>
    <message>
        <source>no dissimilar pair differs</source>
        <translation>ningún par de distintos difiere</translation>
    </message>
    <message>
        <source>no similar pair differs</source>
        <translation>ningún par de semejantes difiere</translation>
    </message>
    <message>
        <source>rows of other classes are as far as those of the same class</source>
        <translation>las filas de otras clases están tan lejos como las de la misma</translation>
    </message>
    <message>
        <source>no pair is similar</source>
        <translation>ningún par es semejante</translation>
    </message>
    <message>
        <source>no factor leaves fewer errors</source>
        <translation>ningún factor deja menos errores</translation>
    </message>
    <message>
        <source>All attributes weigh the same: there is only one class.</source>
        <translation>Todos los atributos pesan lo mismo: hay una sola clase.</translation>
    </message>
    <message>
        <source>The attributes were chosen by {n} of the rows.</source>
        <translation>Los atributos se eligieron con {n} de las filas.</translation>
    </message>
    <message>
        <source>The factors were chosen by {n} of the rows.</source>
        <translation>Los factores se eligieron con {n} de las filas.</translation>
    </message>
    <message>
        <source>{n} training errors are left.</source>
        <translation>Quedan {n} errores de entrenamiento.</translation>
    </message>
    <message>
        <source>{rows} rows for {n} coefficients of each query: a ridge of {ridge} is used.</source>
        <translation>{rows} filas para {n} coeficientes de cada consulta: se usa una regularización ridge de {ridge}.</translation>
    </message>
    <message>
        <source>The attributes depend on each other: a ridge of {ridge} is used.</source>
        <translation>Los atributos dependen unos de otros: se usa una regularización ridge de {ridge}.</translation>
    </message>
    <message>
        <source>no pair is dissimilar</source>
        <translation>ningún par es distinto</translation>
    </message>
    <message>
        <source>every class has one row, so no difference inside a class</source>
        <translation>cada clase tiene una fila, así que no hay diferencias dentro de una clase</translation>
    </message>
    <message>
        <source>no two rows are known to be similar</source>
        <translation>de ningún par de filas se sabe que sean semejantes</translation>
    </message>
    <message>
        <source>the two rows of every pair are equal</source>
        <translation>las dos filas de cada par son iguales</translation>
    </message>
    <message>
        <source>the rows of every pair are the same</source>
        <translation>las filas de cada par son las mismas</translation>
    </message>
    <message>
        <source>there is no triple of two classes with three places</source>
        <translation>no hay ninguna terna de dos clases con tres lugares</translation>
    </message>
    <message>
        <source>no row has another one of its class beside it</source>
        <translation>ninguna fila tiene al lado otra de su clase</translation>
    </message>
    <message>
        <source>on no axis are similar rows nearer than others</source>
        <translation>en ningún eje están las filas semejantes más cerca que las demás</translation>
    </message>
    <message>
        <source>inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no direction are neighbours of the same class nearer than others</source>
        <translation>inv(Sigma_S) - inv(Sigma_D) no tiene autovalor positivo: en ninguna dirección están los vecinos de la misma clase más cerca que los demás</translation>
    </message>
    <message>
        <source>Directions in which no class varies: {n}.</source>
        <translation>Direcciones en las que ninguna clase varía: {n}.</translation>
    </message>
    <message>
        <source>No rows were held out: every class is too small.</source>
        <translation>No se apartó ninguna fila: cada clase es demasiado pequeña.</translation>
    </message>
    <message>
        <source>Learned from {n} rows: of all, more pairs are near the margin than memory allows.</source>
        <translation>Aprendido con {n} filas: con todas hay más pares cerca del margen de los que caben en memoria.</translation>
    </message>
    <message>
        <source>No smaller loss was found than with a multiple of the Euclidean one.</source>
        <translation>No se halló pérdida menor que con un múltiplo de la euclídea.</translation>
    </message>
    <message>
        <source>The start has the highest gain there is near it.</source>
        <translation>El comienzo tiene la mayor ganancia que hay cerca de él.</translation>
    </message>
    <message>
        <source>The sum of distances is known to be within {gap} of the largest, not within {tol}.</source>
        <translation>Se sabe que la suma de distancias está a {gap} de la mayor, no a {tol}.</translation>
    </message>
    <message>
        <source>There are only {n} chunks.</source>
        <translation>Solo hay {n} grupos.</translation>
    </message>
    <message>
        <source>No pair breaks its bound: the metric is the prior.</source>
        <translation>Ningún par rebasa su cota: la métrica es la inicial.</translation>
    </message>
    <message>
        <source>All triples are in order: the metric is the prior.</source>
        <translation>Todas las ternas están en orden: la métrica es la inicial.</translation>
    </message>
    <message>
        <source>The pairs are parted without a mistake: M has no scale.</source>
        <translation>Los pares se separan sin error: M no tiene escala.</translation>
    </message>
    <message>
        <source>one row only, so no neighbour of its own class: {names}</source>
        <translation>una sola fila, así que sin vecinos de su clase: {names}</translation>
    </message>
    <message>
        <source>V = {v} is clipped to {few} in the smallest class</source>
        <translation>V = {v} se reduce a {few} en la clase más pequeña</translation>
    </message>
    <message>
        <source>rows of a class are tested that no training row has</source>
        <translation>se prueban filas de una clase que no tiene ninguna fila de entrenamiento</translation>
    </message>
    <message>
        <source>classes with fewer rows than the {folds} folds, so not every fold tests them: {names} and {n} more</source>
        <translation>clases con menos filas que las {folds} particiones, así que no todas las prueban: {names} y {n} más</translation>
    </message>
    <message>
        <source>classes with fewer rows than the {folds} folds, so not every fold tests them: {names}</source>
        <translation>clases con menos filas que las {folds} particiones, así que no todas las prueban: {names}</translation>
    </message>
    <message>
        <source>{n} rows with a missing class left out</source>
        <translation>{n} filas sin clase omitidas</translation>
    </message>
    <message>
        <source>{name} computes the same as {other}</source>
        <translation>{name} calcula lo mismo que {other}</translation>
    </message>
    <message>
        <source>{name}: not the bytes the experiment was written for</source>
        <translation>{name}: no son los bytes para los que se escribió el experimento</translation>
    </message>
    <message>
        <source>{name} has changed since the results that are stored</source>
        <translation>{name} ha cambiado desde los resultados guardados</translation>
    </message>
    <message>
        <source>{name} is there already as {other}</source>
        <translation>{name} ya está como {other}</translation>
    </message>
    <message>
        <source>no class in the test set: {n} rows predicted, none judged</source>
        <translation>sin clase en el conjunto de prueba: {n} filas predichas, ninguna juzgada</translation>
    </message>
</context>
<context>
    <name>FittedPage</name>
    <message>
        <source>Run a classifier to see its model here.</source>
        <translation>Ejecuta un clasificador para ver aquí su modelo.</translation>
    </message>
    <message>
        <source>The model could not be fitted; the message says why.</source>
        <translation>No se pudo ajustar el modelo; el mensaje dice por qué.</translation>
    </message>
</context>
<context>
    <name>FoldsSwitch</name>
    <message>
        <source>Leave one out with the metric learned anew without each row</source>
        <translation>Dejar uno fuera, aprendiendo la métrica de nuevo sin cada fila</translation>
    </message>
    <message>
        <source>Re-learn in each fold</source>
        <translation>Reaprender en cada partición</translation>
    </message>
</context>
<context>
    <name>FormPopup</name>
    <message>
        <source>OK</source>
        <extracomment>Pixels that always stay free of the window, above and below together. The words, the form and the buttons, from the top.</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Por defecto</translation>
    </message>
</context>
<context>
    <name>GapPlot</name>
    <message>
        <source>attribute</source>
        <translation>atributo</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
</context>
<context>
    <name>GapsPanel</name>
    <message>
        <source>Patterns of missing values</source>
        <translation>Patrones de valores ausentes</translation>
    </message>
    <message>
        <source>Which attributes are missing together; Enter selects the rows</source>
        <translation>Qué atributos faltan juntos; Intro selecciona las filas</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Valores ausentes</translation>
    </message>
    <message>
        <source>{cells} missing cells; {rows} of {n} rows are complete.</source>
        <translation>Celdas ausentes: {cells}; filas completas: {rows} de {n}.</translation>
    </message>
</context>
<context>
    <name>GeneratePanel</name>
    <message>
        <source>Generating {}</source>
        <extracomment>Milliseconds after the last change of a form until its data are looked at.</extracomment>
        <translation>Generando {}</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generadores</translation>
    </message>
    <message>
        <source>Rules by which data can be made</source>
        <translation>Reglas con las que se pueden crear datos</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Make the data and open them (Enter)</source>
        <translation>Crear los datos y abrirlos (Intro)</translation>
    </message>
    <message>
        <source>{0} rows; the best possible error is not known</source>
        <translation>{0} filas; no se conoce el mejor error posible</translation>
    </message>
    <message>
        <source>{0} rows; best possible (Bayes) error {1}</source>
        <translation>{0} filas; mejor error posible (de Bayes): {1}</translation>
    </message>
    <message>
        <source>Preview of {}</source>
        <translation>Vista previa de {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop making data; what is open stays</source>
        <translation>Dejar de generar datos; lo abierto se queda</translation>
    </message>
    <message>
        <source>Cancelled; nothing was opened</source>
        <translation>Cancelado; no se abrió nada</translation>
    </message>
</context>
<context>
    <name>GenerateWindow</name>
    <message>
        <source>Generate data</source>
        <translation>Generar datos</translation>
    </message>
</context>
<context>
    <name>GeneratorPreview</name>
    <message>
        <source>First rows to come</source>
        <translation>Primeras filas que se generarán</translation>
    </message>
    <message>
        <source>Preview: {n} rows made by these settings</source>
        <translation>Vista previa: {n} filas generadas con estos ajustes</translation>
    </message>
    <message>
        <source>Preview of the data to come</source>
        <translation>Vista previa de los datos</translation>
    </message>
</context>
<context>
    <name>GradientPanel</name>
    <message>
        <source>An RBF network is one fit for all queries.</source>
        <extracomment>The coefficients agree where their greatest difference is below this share of the greatest of them. Milliseconds between two frames, steps in the first one, and how they grow. Steps after which Play stops in any case.</extracomment>
        <translation>Una red RBF es un solo ajuste para todas las consultas.</translation>
    </message>
    <message>
        <source>w after step {n}: {now}
closed form: {closed}
E = {error}</source>
        <translation>w tras el paso {n}: {now}
forma cerrada: {closed}
E = {error}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>alcanzada</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Descenso de gradiente</translation>
    </message>
    <message>
        <source>Δw = η Σ K (f − f̂) a from w = 0 (Mitchell, rule 8.7)</source>
        <translation>Δw = η Σ K (f − f̂) a desde w = 0 (Mitchell, regla 8.7)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>One step of the gradient rule</source>
        <translation>Un paso de la regla del gradiente</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step until the closed form is reached</source>
        <translation>Avanzar hasta alcanzar la forma cerrada</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Back to w = 0</source>
        <translation>Volver a w = 0</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Graph</source>
        <extracomment>The kinds of nodes and edges, in the order of the legend. Nodes of the largest graph that is drawn: the names of more run into each other.</extracomment>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Arista</translation>
    </message>
</context>
<context>
    <name>GraphsPage</name>
    <message>
        <source>Edit</source>
        <extracomment>Six edits make the second of the first; from e to c it is three edges. Pixels: a head and some rows.</extracomment>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>delete edge</source>
        <translation>eliminar arista</translation>
    </message>
    <message>
        <source>delete node</source>
        <translation>eliminar nodo</translation>
    </message>
    <message>
        <source>insert node</source>
        <translation>insertar nodo</translation>
    </message>
    <message>
        <source>insert edge</source>
        <translation>insertar arista</translation>
    </message>
    <message>
        <source>takes the place</source>
        <translation>ocupa el lugar</translation>
    </message>
    <message>
        <source>Edit of a graph</source>
        <translation>Edición de un grafo</translation>
    </message>
    <message>
        <source>Edit distance: {value}</source>
        <translation>Distancia de edición: {value}</translation>
    </message>
    <message>
        <source>Edit distance: at most {value}</source>
        <translation>Distancia de edición: a lo sumo {value}</translation>
    </message>
    <message>
        <source>Graphs of more than {n} nodes are not drawn.</source>
        <translation>Los grafos de más de {n} nodos no se dibujan.</translation>
    </message>
    <message>
        <source>Both graphs and the edits between them</source>
        <translation>Los dos grafos y las ediciones entre ellos</translation>
    </message>
    <message>
        <source>Geodesic distance in graph 1: {value}. Path: {nodes}</source>
        <translation>Distancia geodésica en el grafo 1: {value}. Camino: {nodes}</translation>
    </message>
    <message>
        <source>Inserting or deleting a node or an edge costs 1; the least sum is the distance.</source>
        <translation>Insertar o eliminar un nodo o una arista cuesta 1; la menor suma es la distancia.</translation>
    </message>
    <message>
        <source>Graph 1</source>
        <translation>Grafo 1</translation>
    </message>
    <message>
        <source>Graph 2</source>
        <translation>Grafo 2</translation>
    </message>
    <message>
        <source>Path from</source>
        <translation>Camino desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Path to</source>
        <translation>Camino hasta</translation>
    </message>
    <message>
        <source>Two names on a line are an edge, one is a node without edges</source>
        <translation>Dos nombres en una línea son una arista; uno solo, un nodo sin aristas</translation>
    </message>
    <message>
        <source>A node of graph 1</source>
        <translation>Un nodo del grafo 1</translation>
    </message>
    <message>
        <source>Names matter</source>
        <translation>Los nombres cuentan</translation>
    </message>
    <message>
        <source>Nodes are the same only if their names are; else any may match</source>
        <translation>Los nodos son iguales solo si lo son sus nombres; si no, cualquiera puede corresponder a otro</translation>
    </message>
    <message>
        <source>Example: six edits</source>
        <translation>Ejemplo: seis ediciones</translation>
    </message>
    <message>
        <source>Show the graphs of the beginning again</source>
        <translation>Mostrar de nuevo los grafos iniciales</translation>
    </message>
    <message>
        <source>The edits that make graph 2 of graph 1</source>
        <translation>Las ediciones que convierten el grafo 1 en el grafo 2</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>se conserva</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>se elimina</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>se inserta</translation>
    </message>
    <message>
        <source>path</source>
        <translation>camino</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Grafos</translation>
    </message>
</context>
<context>
    <name>GreedyPage</name>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>Pairs of rows times attributes above which the answer takes longer than a moment.</extracomment>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>w of the attribute in ρ = Σ w |x − u|</source>
        <translation>w del atributo en ρ = Σ w |x − u|</translation>
    </message>
    <message>
        <source>Best t</source>
        <translation>Mejor t</translation>
    </message>
    <message>
        <source>The share with which the attribute makes D greatest</source>
        <translation>La proporción con la que el atributo hace máxima D</translation>
    </message>
    <message>
        <source>D with it</source>
        <translation>D con él</translation>
    </message>
    <message>
        <source>The sum of the rival similarities of the rows</source>
        <translation>La suma de las similitudes competitivas de las filas</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Best next attribute</source>
        <translation>Mejor atributo siguiente</translation>
    </message>
    <message>
        <source>Open a data set to build a metric of its attributes.</source>
        <translation>Abra un conjunto de datos para construir una métrica con sus atributos.</translation>
    </message>
    <message>
        <source>Reliability needs classes: choose a nominal class in Data.</source>
        <translation>La confiabilidad necesita clases: elija una clase nominal en Datos.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Trying attributes… {percent}</source>
        <translation>Probando atributos… {percent}</translation>
    </message>
    <message>
        <source>D(ρ) = {value}, {mean} per row</source>
        <translation>D(ρ) = {value}, {mean} por fila</translation>
    </message>
    <message>
        <source>{k}-NN: {accuracy}</source>
        <translation>{k}-NN: {accuracy}</translation>
    </message>
    <message>
        <source>No attribute yet: the first stands alone</source>
        <translation>Todavía ningún atributo: el primero va solo</translation>
    </message>
    <message>
        <source>With {name} at t = {t}: D = {value} ({change}).</source>
        <translation>Con {name} y t = {t}: D = {value} ({change}).</translation>
    </message>
    <message>
        <source>No attribute makes D grow any more: the greedy choice ends here.</source>
        <translation>Ningún atributo hace crecer más D: la elección voraz termina aquí.</translation>
    </message>
    <message>
        <source>{n} rows of {all} are measured, drawn with seed {seed}.</source>
        <translation>Se miden {n} filas de {all}, sorteadas con la semilla {seed}.</translation>
    </message>
    <message>
        <source>ρ is no linear map, so the scene&apos;s k-NN cannot take it: in Classify it is the method Greedy metric.</source>
        <translation>ρ no es una aplicación lineal, así que el k-NN de la escena no puede usarla: en Clasificar es el método Métrica voraz.</translation>
    </message>
    <message>
        <source>D(ρ) against the share t</source>
        <translation>D(ρ) según la proporción t</translation>
    </message>
    <message>
        <source>D(ρ) after each step</source>
        <translation>D(ρ) después de cada paso</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>exactitud, %</translation>
    </message>
    <message>
        <source>Take the best</source>
        <translation>Tomar el mejor</translation>
    </message>
    <message>
        <source>The greedy step: the attribute and share of greatest D</source>
        <translation>El paso voraz: el atributo y la proporción de mayor D</translation>
    </message>
    <message>
        <source>Add the chosen one</source>
        <translation>Agregar el elegido</translation>
    </message>
    <message>
        <source>Give the attribute chosen in the table the share t of ρ</source>
        <translation>Dar al atributo elegido en la tabla la proporción t de ρ</translation>
    </message>
    <message>
        <source>Undo the last</source>
        <translation>Deshacer el último</translation>
    </message>
    <message>
        <source>Take the attribute added last out again</source>
        <translation>Quitar el atributo agregado en último lugar</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Begin without attributes</source>
        <translation>Empezar sin atributos</translation>
    </message>
    <message>
        <source>Share t</source>
        <translation>Proporción t</translation>
    </message>
    <message>
        <source>ρ becomes (1 − t) ρ + t |x − u|; the first attribute stands alone</source>
        <translation>ρ pasa a ser (1 − t) ρ + t |x − u|; el primer atributo va solo</translation>
    </message>
    <message>
        <source>The attributes were chosen on all rows, so the accuracy is optimistic</source>
        <translation>Los atributos se eligieron con todas las filas: la exactitud es optimista</translation>
    </message>
    <message>
        <source>k-NN under ρ, each row left out of its own neighbours</source>
        <translation>k-NN con ρ, dejando cada fila fuera de sus propios vecinos</translation>
    </message>
    <message>
        <source>Attributes that can be added</source>
        <translation>Atributos que se pueden agregar</translation>
    </message>
    <message>
        <source>share t</source>
        <translation>proporción t</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>{classifier} on {data}</source>
        <extracomment>What the delegate asks for: a `CellContent`.</extracomment>
        <translation>{classifier} con {data}</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no calculado</translation>
    </message>
    <message>
        <source>mean {mean}</source>
        <translation>media {mean}</translation>
    </message>
    <message>
        <source>standard deviation {value}</source>
        <translation>desviación típica {value}</translation>
    </message>
    <message>
        <source>{done} of {total} folds</source>
        <translation>{done} de {total} particiones</translation>
    </message>
    <message>
        <source>{n} failed: {text}</source>
        <translation>Fallidas: {n}: {text}</translation>
    </message>
</context>
<context>
    <name>GridPanel</name>
    <message>
        <source>{done} of {total} cells done</source>
        <extracomment>Spaces around the table, in pixels; and what Qt takes for no limit.</extracomment>
        <translation>{done} de {total} celdas</translation>
    </message>
    <message>
        <source>{done} of {total} folds</source>
        <translation>{done} de {total} particiones</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>faltan {time}</translation>
    </message>
    <message>
        <source>processes: {n}</source>
        <translation>procesos: {n}</translation>
    </message>
    <message>
        <source>Grid of results</source>
        <translation>Tabla de resultados</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Avance del experimento</translation>
    </message>
    <message>
        <source>What happened here (Enter)</source>
        <translation>Qué ocurrió aquí (Intro)</translation>
    </message>
    <message>
        <source>Open this data set in Data</source>
        <translation>Abrir este conjunto de datos en Datos</translation>
    </message>
    <message>
        <source>Open this classifier on it in Classify</source>
        <translation>Abrir con él este clasificador en Clasificar</translation>
    </message>
    <message>
        <source>Compute this cell again</source>
        <translation>Calcular de nuevo esta celda</translation>
    </message>
    <message>
        <source>Copy the table (Ctrl+C)</source>
        <translation>Copiar la tabla (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>GuessBox</name>
    <message>
        <source>Guess kept</source>
        <translation>Anotado</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>Esa es mi predicción</translation>
    </message>
    <message>
        <source>Keep this number, to hold it against the result</source>
        <translation>Guardar este número para compararlo con el resultado</translation>
    </message>
</context>
<context>
    <name>GuessScale</name>
    <message>
        <source>your guess {}</source>
        <translation>su predicción {}</translation>
    </message>
    <message>
        <source>found {}</source>
        <translation>resultado {}</translation>
    </message>
</context>
<context>
    <name>Handle</name>
    <message>
        <source>has something new</source>
        <extracomment>Pixels: how thick a handle is, and the air round its word.</extracomment>
        <translation>tiene algo nuevo</translation>
    </message>
</context>
<context>
    <name>HeatPlot</name>
    <message>
        <source>class</source>
        <extracomment>Perceptually uniform, and light enough at its ends for both themes.</extracomment>
        <translation>clase</translation>
    </message>
    <message>
        <source>other class</source>
        <translation>otra clase</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>distancia media</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densidad</translation>
    </message>
</context>
<context>
    <name>HomeRoom</name>
    <message>
        <source>Drawing the examples</source>
        <translation>Dibujando los ejemplos</translation>
    </message>
    <message>
        <source>{} is not there now</source>
        <translation>{} ya no está ahí</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Aún no se abrió nada</translation>
    </message>
    <message>
        <source>No lessons are installed</source>
        <translation>No hay lecciones instaladas</translation>
    </message>
    <message>
        <source>Nearest neighbours and learned metrics, seen and measured.</source>
        <translation>Vecinos más cercanos y métricas aprendidas: verlos y medirlos.</translation>
    </message>
    <message>
        <source>Open a file...</source>
        <translation>Abrir un archivo...</translation>
    </message>
    <message>
        <source>ARFF, CSV, TSV or KEEL; or drop it anywhere</source>
        <translation>ARFF, CSV, TSV o KEEL; o arrástrelo a cualquier parte</translation>
    </message>
    <message>
        <source>Paint data</source>
        <translation>Pintar datos</translation>
    </message>
    <message>
        <source>Start with an empty plane and paint points</source>
        <translation>Empezar con un plano vacío y pintar puntos</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empiece aquí</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Built-in data</source>
        <translation>Datos incluidos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Built-in data sets</source>
        <translation>Conjuntos de datos incluidos</translation>
    </message>
</context>
<context>
    <name>ImagesPage</name>
    <message>
        <source>Right, px</source>
        <extracomment>Pixels of an image, across and down. The digits of the beginning. What is forgiven, in the order of the amounts. What one step of `turn` is, as `workbench.numerics.objects.tangent` has it. How image 1 is moved: the sliders&apos; least and largest values, the example&apos;s, the unit. Pixels: a head and two rows. Pixels: an entry of the legend, what the axis takes, a plot wide enough for two entries.</extracomment>
        <translation>Derecha, px</translation>
    </message>
    <message>
        <source>Down, px</source>
        <translation>Abajo, px</translation>
    </message>
    <message>
        <source>Turn, °</source>
        <translation>Giro, °</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Euclídea</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>Tangente</translation>
    </message>
    <message>
        <source>Tangent distance</source>
        <translation>Distancia tangente</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>The nearest to the moved image: {euclidean} by Euclidean distance, {tangent} by tangent distance</source>
        <translation>La más cercana a la imagen movida: {euclidean} según la distancia euclídea, {tangent} según la distancia tangente</translation>
    </message>
    <message>
        <source>Distances to the moved image, by its turn</source>
        <translation>Distancias a la imagen movida según su giro</translation>
    </message>
    <message>
        <source>Turn of image 1, degrees</source>
        <translation>Giro de la imagen 1, grados</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>image 1</source>
        <translation>imagen 1</translation>
    </message>
    <message>
        <source>image 2</source>
        <translation>imagen 2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Shift image 1 to the right, in pixels</source>
        <translation>Desplazar la imagen 1 a la derecha, en píxeles</translation>
    </message>
    <message>
        <source>Shift image 1 down, in pixels</source>
        <translation>Desplazar la imagen 1 hacia abajo, en píxeles</translation>
    </message>
    <message>
        <source>Turn image 1 counterclockwise, in degrees</source>
        <translation>Girar la imagen 1 en sentido antihorario, en grados</translation>
    </message>
    <message>
        <source>Tangent distance is that of the moved image to the nearest point of the tangent plane of an image. Its tangents are the steps of one pixel and of 5° counterclockwise: small moves that way cost least.</source>
        <translation>La distancia tangente es la de la imagen movida al punto más cercano del plano tangente de una imagen. Sus tangentes son los pasos de un píxel y de 5° en sentido antihorario: los movimientos pequeños en ese sentido son los que menos cuestan.</translation>
    </message>
    <message>
        <source>Scale image 1: no tangent forgives this</source>
        <translation>Escalar la imagen 1: ninguna tangente lo tolera</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Euclidean, 1</source>
        <translation>euclídea, 1</translation>
    </message>
    <message>
        <source>Euclidean, 2</source>
        <translation>euclídea, 2</translation>
    </message>
    <message>
        <source>tangent, 1</source>
        <translation>tangente, 1</translation>
    </message>
    <message>
        <source>tangent, 2</source>
        <translation>tangente, 2</translation>
    </message>
    <message>
        <source>{move} of image 1</source>
        <translation>{move}, imagen 1</translation>
    </message>
    <message>
        <source>Forgiven</source>
        <translation>Se tolera</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>Forgiven: {kind}</source>
        <translation>Se tolera: {kind}</translation>
    </message>
    <message>
        <source>One of the tangents along which images may move</source>
        <translation>Una de las tangentes a lo largo de las que pueden moverse las imágenes</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Draw with paper instead of ink</source>
        <translation>Dibujar con papel en lugar de tinta</translation>
    </message>
    <message>
        <source>Example: 5 and 8</source>
        <translation>Ejemplo: 5 y 8</translation>
    </message>
    <message>
        <source>Show the images of the beginning again</source>
        <translation>Volver a mostrar las imágenes iniciales</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Deshacer movimiento</translation>
    </message>
    <message>
        <source>Do not move image 1</source>
        <translation>No mover la imagen 1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Begin with two empty images</source>
        <translation>Empezar con dos imágenes vacías</translation>
    </message>
    <message>
        <source>Distances to the moved image</source>
        <translation>Distancias a la imagen movida</translation>
    </message>
    <message>
        <source>Image 1</source>
        <translation>Imagen 1</translation>
    </message>
    <message>
        <source>Image 2</source>
        <translation>Imagen 2</translation>
    </message>
    <message>
        <source>Image 1, moved</source>
        <translation>Imagen 1, movida</translation>
    </message>
    <message>
        <source>Image 1 along its tangents</source>
        <translation>Imagen 1 por sus tangentes</translation>
    </message>
    <message>
        <source>Image 2 along its tangents</source>
        <translation>Imagen 2 por sus tangentes</translation>
    </message>
    <message>
        <source>Draw with the left button, rub out with the right one; or move with the arrow keys, draw with Space or Shift and arrow, rub out with Delete</source>
        <translation>Dibuje con el botón izquierdo, borre con el derecho; o muévase con las flechas, dibuje con Espacio o Mayús y flecha, borre con Supr</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>A table of results</source>
        <extracomment>Rows of the preview, and how long typing must rest before the text is read. A longer text of a file is not put into the field: that would take too long.</extracomment>
        <translation>Una tabla de resultados</translation>
    </message>
    <message>
        <source>Paste it here, or drop a file: data sets in rows, classifiers in columns, their names in the first row. CSV, cells of a spreadsheet, LaTeX and Markdown are understood.</source>
        <translation>Péguela aquí o suelte un archivo: conjuntos de datos en filas, clasificadores en columnas, sus nombres en la primera fila. Se entienden CSV, celdas de una hoja de cálculo, LaTeX y Markdown.</translation>
    </message>
    <message>
        <source>Text of the table</source>
        <translation>Texto de la tabla</translation>
    </message>
    <message>
        <source>The table as it is understood</source>
        <translation>La tabla tal como se entiende</translation>
    </message>
    <message>
        <source>Scores are</source>
        <translation>Los valores son</translation>
    </message>
    <message>
        <source>and the best is</source>
        <translation>y el mejor es</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Abrir archivo…</translation>
    </message>
    <message>
        <source>Read a table from a text file</source>
        <translation>Leer una tabla de un archivo de texto</translation>
    </message>
    <message>
        <source>Compare these</source>
        <translation>Comparar estos</translation>
    </message>
    <message>
        <source>Rank and test this table (Ctrl+Enter)</source>
        <translation>Ordenar y probar esta tabla (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Close without taking the table (Esc)</source>
        <translation>Cerrar sin tomar la tabla (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>tabla pegada</translation>
    </message>
    <message>
        <source>Reading a table</source>
        <translation>Leyendo una tabla</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>data sets: {n}</source>
        <translation>conjuntos de datos: {n}</translation>
    </message>
    <message>
        <source>classifiers: {n}</source>
        <translation>clasificadores: {n}</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>sin redondear</translation>
    </message>
    <message>
        <source>decimals: {n}</source>
        <translation>decimales: {n}</translation>
    </message>
    <message>
        <source>empty cells: {n}</source>
        <translation>celdas vacías: {n}</translation>
    </message>
    <message>
        <source>a row of mean ranks, which can be audited</source>
        <translation>una fila de rangos medios, que se puede auditar</translation>
    </message>
    <message>
        <source>left out below: {rows}</source>
        <translation>omitido al pie: {rows}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Open a table of results</source>
        <translation>Abrir una tabla de resultados</translation>
    </message>
</context>
<context>
    <name>ImportStrip</name>
    <message>
        <source>Delimiter</source>
        <extracomment>What the columns are cut by: when it changes, their types and the class are others.</extracomment>
        <translation>Separador</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Comillas</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Signo decimal</translation>
    </message>
    <message>
        <source>Thousands</source>
        <translation>Miles</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ausentes</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Class is</source>
        <translation>La clase es de</translation>
    </message>
    <message>
        <source>More words for a missing value, separated by blanks</source>
        <translation>Más palabras para un valor ausente, separadas por espacios</translation>
    </message>
    <message>
        <source>Choose, or type any one character</source>
        <translation>Elija o escriba un carácter cualquiera</translation>
    </message>
    <message>
        <source>Choose, or type the name of a codec</source>
        <translation>Elija o escriba el nombre de una codificación</translation>
    </message>
    <message>
        <source>comments begin with</source>
        <translation>los comentarios empiezan por</translation>
    </message>
    <message>
        <source>Lines that begin with this are left out</source>
        <translation>Se omiten las líneas que empiezan por esto</translation>
    </message>
    <message>
        <source>first row holds names</source>
        <translation>la primera fila son nombres</translation>
    </message>
    <message>
        <source>short rows end in missing values</source>
        <translation>completar filas cortas con ausentes</translation>
    </message>
    <message>
        <source>Otherwise a row with fewer values than the first is refused</source>
        <translation>Si no, se rechaza una fila con menos valores que la primera</translation>
    </message>
    <message>
        <source>rows of another length are left out</source>
        <translation>se omiten las filas de otra longitud</translation>
    </message>
    <message>
        <source>Otherwise a row with more values than the first is refused</source>
        <translation>Si no, se rechaza una fila con más valores que la primera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hide the first rows; the data stay as they are</source>
        <translation>Ocultar las primeras filas; los datos quedan como están</translation>
    </message>
    <message>
        <source>Read otherwise …</source>
        <translation>Leer de otro modo …</translation>
    </message>
    <message>
        <source>Show the first rows, and correct the guess</source>
        <translation>Mostrar las primeras filas y corregir lo deducido</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Read the file again with these settings</source>
        <translation>Leer el archivo de nuevo con estos ajustes</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>deducido</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>Read as a table: {delimiter} between cells, {decimal} in numbers</source>
        <translation>Leído como tabla: {delimiter} entre celdas, {decimal} en los números</translation>
    </message>
</context>
<context>
    <name>ImportancePage</name>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>More attributes have no bar, and no row in the table, of their own. Wider names of bars are cut. Name, importance, members that have it, whether it is kept.</extracomment>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservado</translation>
    </message>
    <message>
        <source>Attributes by importance</source>
        <translation>Atributos por importancia</translation>
    </message>
    <message>
        <source>Importance of the attributes</source>
        <translation>Importancia de los atributos</translation>
    </message>
    <message>
        <source>Mean accuracy of the members that have it</source>
        <translation>Exactitud media de los miembros que lo tienen</translation>
    </message>
    <message>
        <source>Each member is k-NN on attributes drawn at random. The importance of an attribute is the mean leave-one-out accuracy of the members that have it.</source>
        <translation>Cada miembro es un k-NN con atributos elegidos al azar. La importancia de un atributo es la exactitud media, dejando uno fuera, de los miembros que lo tienen.</translation>
    </message>
</context>
<context>
    <name>ImportedTable</name>
    <message>
        <source>Back to the experiment</source>
        <extracomment>Files that are read as tables of results when they are dropped on the room.</extracomment>
        <translation>Volver al experimento</translation>
    </message>
    <message>
        <source>Show the grid and the results of the experiment</source>
        <translation>Mostrar la tabla y los resultados del experimento</translation>
    </message>
    <message>
        <source>Below: the imported table {title}, {n} data sets × {k} classifiers</source>
        <translation>Abajo: la tabla importada {title}, {n} conjuntos × {k} clasificadores</translation>
    </message>
</context>
<context>
    <name>InformationDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>InformationPanels</name>
    <message>
        <source>Keyboard map</source>
        <translation>Mapa del teclado</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Nearest neighbours and learned metrics, seen and measured.</source>
        <translation>Vecinos más cercanos y métricas aprendidas: verlos y medirlos.</translation>
    </message>
    <message>
        <source>Licence: BSD-3-Clause.</source>
        <translation>Licencia: BSD-3-Clause.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python (LGPL-3.0), pyqtgraph (MIT), NumPy, SciPy, scikit-learn and pandas (BSD).</source>
        <translation>Se apoya en Qt for Python (LGPL-3.0), pyqtgraph (MIT), NumPy, SciPy, scikit-learn y pandas (BSD).</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Response times (ms)</source>
        <translation>Tiempos de respuesta (ms)</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Complementos</translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>No data set is open.</source>
        <extracomment>A panel this small is no place to read more; the Data room shows all of them.</extracomment>
        <translation>No hay ningún conjunto de datos abierto.</translation>
    </message>
    <message>
        <source>{} rows, {} attributes</source>
        <translation>{} filas, {} atributos</translation>
    </message>
    <message>
        <source>{} rows selected</source>
        <translation>Filas seleccionadas: {}</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Filas seleccionadas</translation>
    </message>
</context>
<context>
    <name>KCurvePlot</name>
    <message>
        <source>Leave-one-out error for every k. Dashed: each row counted as its own neighbour, which is too good to be true. Click to set k.</source>
        <translation>Error dejando uno fuera para cada k. Discontinua: cada fila cuenta como su propia vecina, demasiado bueno para ser verdad. Un clic fija k.</translation>
    </message>
    <message>
        <source>k-curve</source>
        <translation>Curva de k</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>error with itself as a neighbour</source>
        <translation>error contándose como vecina</translation>
    </message>
</context>
<context>
    <name>KeyboardMap</name>
    <message>
        <source>No keys answer this: try a shorter or another word.</source>
        <extracomment>Groups of the actions, by the first word of their names, in the order of the menus.</extracomment>
        <translation>Ninguna tecla responde a esto: pruebe una palabra más corta u otra.</translation>
    </message>
    <message numerus="yes">
        <source>%n shortcut(s)</source>
        <translation>
            <numerusform>%n atajo</numerusform>
            <numerusform>%n atajos</numerusform>
        </translation>
    </message>
    <message>
        <source>Search: an action, a room or keys</source>
        <translation>Buscar: una acción, una sala o teclas</translation>
    </message>
    <message>
        <source>Search the keyboard map</source>
        <translation>Buscar en el mapa del teclado</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keyboard map</source>
        <translation>Mapa del teclado</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Close the message, then clear the selection</source>
        <translation>Cerrar el mensaje; después, quitar la selección</translation>
    </message>
    <message>
        <source>The next or the previous field</source>
        <translation>El campo siguiente o el anterior</translation>
    </message>
    <message>
        <source>The page above or below in the list</source>
        <translation>La página de arriba o de abajo en la lista</translation>
    </message>
    <message>
        <source>While held: the other of the two scenes A and B</source>
        <translation>Mientras se mantiene: la otra de las dos escenas A y B</translation>
    </message>
    <message>
        <source>The menu of what has the focus</source>
        <translation>El menú de lo que tiene el foco</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>En un gráfico</translation>
    </message>
    <message>
        <source>Move the query; ten times as far; finely</source>
        <translation>Mover la consulta; diez veces más lejos; con finura</translation>
    </message>
    <message>
        <source>Zoom, and show everything</source>
        <translation>Ampliar o reducir, y mostrarlo todo</translation>
    </message>
    <message>
        <source>In {room}</source>
        <translation>En {room}</translation>
    </message>
    <message>
        <source>Table: edit the cell</source>
        <translation>Tabla: editar la celda</translation>
    </message>
    <message>
        <source>Search line: the next or the previous row</source>
        <translation>Línea de búsqueda: la fila siguiente o la anterior</translation>
    </message>
    <message>
        <source>Filters: edit, move or remove the step</source>
        <translation>Filtros: editar, mover o quitar el paso</translation>
    </message>
    <message>
        <source>Histogram: choose a bar, select its rows</source>
        <translation>Histograma: elegir una barra, seleccionar sus filas</translation>
    </message>
    <message>
        <source>List of runs: settings into the form</source>
        <translation>Lista de ejecuciones: ajustes al formulario</translation>
    </message>
    <message>
        <source>List of runs: rename, forget</source>
        <translation>Lista de ejecuciones: renombrar, olvidar</translation>
    </message>
    <message>
        <source>Tree: go along, fold, zoom, show all</source>
        <translation>Árbol: recorrer, plegar, ampliar, mostrar todo</translation>
    </message>
    <message>
        <source>Matrix: go to a cell, enlarge it</source>
        <translation>Matriz: ir a una celda, ampliarla</translation>
    </message>
    <message>
        <source>Cell: move the caret, begin and end a rectangle</source>
        <translation>Celda: mover el cursor, empezar y acabar un rectángulo</translation>
    </message>
    <message>
        <source>Step through the rows</source>
        <translation>Pasar de una fila a otra</translation>
    </message>
    <message>
        <source>Parallel coordinates: go to an axis, move it, turn it</source>
        <translation>Coordenadas paralelas: ir a un eje, moverlo, invertirlo</translation>
    </message>
    <message>
        <source>Boxes, mosaic: go along, select the rows</source>
        <translation>Cajas, mosaico: recorrer, seleccionar las filas</translation>
    </message>
    <message>
        <source>Tool: {name}</source>
        <translation>Herramienta: {name}</translation>
    </message>
    <message>
        <source>Choose the class that is painted</source>
        <translation>Elegir la clase que se pinta</translation>
    </message>
    <message>
        <source>Add a point at the query</source>
        <translation>Añadir un punto en la consulta</translation>
    </message>
    <message>
        <source>Delete the selected rows, or the one nearest to the query</source>
        <translation>Borrar las filas seleccionadas o la más cercana a la consulta</translation>
    </message>
    <message>
        <source>Step through the neighbours</source>
        <translation>Pasar de un vecino a otro</translation>
    </message>
    <message>
        <source>Potential field: choose a charge, its radius, its size</source>
        <translation>Campo de potencial: elegir una carga, su radio, su valor</translation>
    </message>
    <message>
        <source>Pairs: same, different, nearer</source>
        <translation>Pares: igual, distinto, más cerca</translation>
    </message>
    <message>
        <source>Steps: on, back, to the end of the row, of the part</source>
        <translation>Pasos: adelante, atrás, al final de la fila, de la parte</translation>
    </message>
    <message>
        <source>Steps: play, begin again</source>
        <translation>Pasos: reproducir, empezar de nuevo</translation>
    </message>
    <message>
        <source>Steps: on, back, begin again</source>
        <translation>Pasos: adelante, atrás, empezar de nuevo</translation>
    </message>
    <message>
        <source>Image: go along, draw, rub out</source>
        <translation>Imagen: recorrer, dibujar, borrar</translation>
    </message>
    <message>
        <source>Race: one step, one back, play</source>
        <translation>Carrera: un paso, uno atrás, reproducir</translation>
    </message>
    <message>
        <source>Race: to the beginning, to the end</source>
        <translation>Carrera: al principio, al final</translation>
    </message>
    <message>
        <source>Lists: edit, move or remove the entry</source>
        <translation>Listas: editar, mover o quitar la entrada</translation>
    </message>
    <message>
        <source>Grid: go along, open the cell</source>
        <translation>Cuadrícula: recorrer, abrir la celda</translation>
    </message>
</context>
<context>
    <name>LabPages</name>
    <message>
        <source>Views of the metric</source>
        <extracomment>Pages with nothing to show before a metric is learned. The signals of a page that are passed on.</extracomment>
        <translation>Vistas de la métrica</translation>
    </message>
    <message>
        <source>Choose a method above and learn a metric: this page shows the result.</source>
        <translation>Elija un método arriba y aprenda una métrica: esta página muestra el resultado.</translation>
    </message>
    <message>
        <source>Learn metric</source>
        <translation>Aprender métrica</translation>
    </message>
    <message>
        <source>Learn the metric on all rows (F5)</source>
        <translation>Aprender la métrica con todas las filas (F5)</translation>
    </message>
    <message>
        <source>Give these views the whole height</source>
        <translation>Dar a estas vistas toda la altura</translation>
    </message>
    <message>
        <source>Morph</source>
        <extracomment>All that the list offers; what has no module is made with the room.</extracomment>
        <translation>I → M</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
</context>
<context>
    <name>LatexPage</name>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV, a row for each score</source>
        <translation>CSV, una fila por puntuación</translation>
    </message>
    <message>
        <source>Show the table in this format</source>
        <translation>Mostrar la tabla en este formato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Put the whole text on the clipboard</source>
        <translation>Poner todo el texto en el portapapeles</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La tabla como texto</translation>
    </message>
    <message>
        <source>Table copied</source>
        <translation>Tabla copiada</translation>
    </message>
</context>
<context>
    <name>LayerMenu</name>
    <message>
        <source>Layers</source>
        <extracomment>More classes are not named.</extracomment>
        <translation>Capas</translation>
    </message>
    <message>
        <source>What is drawn above and below the points</source>
        <translation>Qué se dibuja sobre los puntos y debajo de ellos</translation>
    </message>
    <message>
        <source>The Euclidean ball through its own k-th neighbour, dashed</source>
        <translation>La bola euclídea que pasa por su propio k-ésimo vecino, a trazos</translation>
    </message>
    <message>
        <source>Both balls in equal units, where one is more than ten times as long as wide</source>
        <translation>Ambas bolas en unidades iguales, cuando una es más de diez veces más larga que ancha</translation>
    </message>
    <message>
        <source>Magnifies three radii around the selected row as the metric sees them, where the ball is thinner than 40 pixels</source>
        <translation>Amplía tres radios alrededor de la fila seleccionada tal como los ve la métrica, cuando la bola mide menos de 40 píxeles de ancho</translation>
    </message>
    <message>
        <source>A grid that stretches with the morph; not drawn with reduced motion</source>
        <translation>Una cuadrícula que se estira con la transformación; no se dibuja con movimiento reducido</translation>
    </message>
    <message>
        <source>The path of each row from t = 0; with reduced motion the whole path</source>
        <translation>El recorrido de cada fila desde t = 0; con movimiento reducido, el recorrido completo</translation>
    </message>
    <message>
        <source>Names what is drawn; click its title to fold it</source>
        <translation>Explica lo que se dibuja; pulse el título para plegarla</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Bola euclídea</translation>
    </message>
    <message>
        <source>Axes to scale</source>
        <translation>Ejes a escala</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Lupa</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Estelas</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>LayerPanel</name>
    <message>
        <source>Bayes error {}</source>
        <extracomment>The marker of a class in the table, in pixels. The layers in the order of the panel, and which are shown at first. Layers that lie over the plane, in pixels.</extracomment>
        <translation>error de Bayes {}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>k / nV: the window grows</source>
        <translation>k / nV: la ventana crece</translation>
    </message>
    <message>
        <source>Parzen: the window stays</source>
        <translation>Parzen: la ventana no cambia</translation>
    </message>
    <message>
        <source>Kind of density</source>
        <translation>Clase de densidad</translation>
    </message>
    <message>
        <source>How the density is estimated</source>
        <translation>Cómo se estima la densidad</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>regiones</translation>
    </message>
    <message>
        <source>Tint of the winning class</source>
        <translation>Tinte de la clase ganadora</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>frontera</translation>
    </message>
    <message>
        <source>Where the winner changes</source>
        <translation>Donde cambia la ganadora</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confianza</translation>
    </message>
    <message>
        <source>Fades where votes are divided</source>
        <translation>Palidece donde los votos se dividen</translation>
    </message>
    <message>
        <source>Voronoi</source>
        <translation>Voronoi</translation>
    </message>
    <message>
        <source>Cells of the nearest row</source>
        <translation>Celdas de la fila más cercana</translation>
    </message>
    <message>
        <source>margins</source>
        <translation>márgenes</translation>
    </message>
    <message>
        <source>Fill by leave-one-out margin: noise, wrong, border, useless, reference</source>
        <translation>Relleno según el margen dejando uno fuera: ruido, errado, fronterizo, no informativo, de referencia</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>anillos</translation>
    </message>
    <message>
        <source>Places at equal distance from the query</source>
        <translation>Lugares a igual distancia de la consulta</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>Hatched where two classes have equal votes</source>
        <translation>Rayado donde dos clases tienen los mismos votos</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densidad</translation>
    </message>
    <message>
        <source>How dense the rows lie</source>
        <translation>Cuán densas están las filas</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>Wrong rows after Run: outline true, fill predicted class</source>
        <translation>Filas erradas tras Ejecutar: contorno, clase verdadera; relleno, la predicha</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>The boundary before the last change, dashed</source>
        <translation>La frontera antes del último cambio, discontinua</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>verdad</translation>
    </message>
    <message>
        <source>The best possible boundary, where a generator made the data and knows it</source>
        <translation>La mejor frontera posible, si un generador hizo los datos y la conoce</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Bola euclídea</translation>
    </message>
    <message>
        <source>The Euclidean ball through its own k-th neighbour, dashed</source>
        <translation>La bola euclídea que pasa por su propio k-ésimo vecino, a trazos</translation>
    </message>
    <message>
        <source>Both balls in equal units, where one is more than ten times as long as wide</source>
        <translation>Ambas bolas en unidades iguales, cuando una es más de diez veces más larga que ancha</translation>
    </message>
    <message>
        <source>Magnifies three radii around the query as the metric sees them, where the ball is thinner than 40 pixels</source>
        <translation>Amplía tres radios alrededor de la consulta tal como los ve la métrica, cuando la bola mide menos de 40 píxeles de ancho</translation>
    </message>
    <message>
        <source>Names what is drawn; click its title to fold it</source>
        <translation>Explica lo que se dibuja; pulse el título para plegarla</translation>
    </message>
    <message>
        <source>axes to scale</source>
        <translation>ejes a escala</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>lupa</translation>
    </message>
    <message>
        <source>legend</source>
        <translation>leyenda</translation>
    </message>
</context>
<context>
    <name>LearnBar</name>
    <message>
        <source>Method</source>
        <extracomment>The method offered first. On so few rows every method may follow the hand that sets its parameters. On more, those that took no longer (seconds); before the first time, up to so many rows. Who learned within so many milliseconds needs no way to cancel. The field of a method with a short name, in pixels.</extracomment>
        <translation>Método</translation>
    </message>
    <message>
        <source>Which plugin learns the metric</source>
        <translation>Qué complemento aprende la métrica</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Parámetros…</translation>
    </message>
    <message>
        <source>All parameters of this method</source>
        <translation>Todos los parámetros de este método</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Off: show the matrix before negative eigenvalues are cut to zero</source>
        <translation>Sin marcar: muestra la matriz antes de llevar a cero los autovalores negativos</translation>
    </message>
    <message>
        <source>Stop learning (Esc)</source>
        <translation>Detener el aprendizaje (Esc)</translation>
    </message>
    <message>
        <source>Learn metric</source>
        <translation>Aprender métrica</translation>
    </message>
    <message>
        <source>What is set was not learned yet: learn it (F5)</source>
        <translation>Lo ajustado aún no se ha aprendido: aprender (F5)</translation>
    </message>
    <message>
        <source>Learn the metric on all rows (F5)</source>
        <translation>Aprender la métrica con todas las filas (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>LearnedName</name>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>learned: {name}</source>
        <translation>aprendida: {name}</translation>
    </message>
    <message>
        <source>learned by {name}</source>
        <translation>aprendida por {name}</translation>
    </message>
</context>
<context>
    <name>LearnerEdit</name>
    <message>
        <source>Choose a classifier</source>
        <translation>Elegir un clasificador</translation>
    </message>
</context>
<context>
    <name>LearnerPopup</name>
    <message>
        <source>Name</source>
        <extracomment>Fields are scrolled where they would be higher, but not made lower, in pixels.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Nombre de la columna</translation>
    </message>
    <message>
        <source>Scale for this classifier</source>
        <translation>Escala para este clasificador</translation>
    </message>
    <message>
        <source>as the experiment</source>
        <translation>la del experimento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
</context>
<context>
    <name>LearnersModel</name>
    <message>
        <source>no plugin {id}</source>
        <translation>falta el complemento {id}</translation>
    </message>
</context>
<context>
    <name>LearnersPanel</name>
    <message>
        <source>Classifiers of the experiment</source>
        <translation>Clasificadores del experimento</translation>
    </message>
    <message>
        <source>Add a classifier</source>
        <translation>Añadir un clasificador</translation>
    </message>
    <message>
        <source>Remove the marked classifiers (Delete)</source>
        <translation>Quitar los clasificadores marcados (Supr)</translation>
    </message>
    <message>
        <source>Parameters, name, copy of the marked one</source>
        <translation>Parámetros, nombre, copia del marcado</translation>
    </message>
    <message>
        <source>Parameters and values to try… (Enter)</source>
        <translation>Parámetros y valores por probar… (Intro)</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Cambiar nombre (F2)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Add the first six</source>
        <translation>Añadir los seis primeros</translation>
    </message>
    <message>
        <source>Classifiers ({n})</source>
        <translation>Clasificadores ({n})</translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>Shares of the training rows that are tried.</extracomment>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>deviation of the folds</source>
        <translation>desviación entre particiones</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>particiones</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>test ± deviation</source>
        <translation>prueba ± desviación</translation>
    </message>
    <message>
        <source>Learning curve of {title}</source>
        <translation>Curva de aprendizaje de {title}</translation>
    </message>
    <message>
        <source>{parameter} of {title}</source>
        <translation>{parameter} de {title}</translation>
    </message>
    <message>
        <source>Run a classifier first.</source>
        <translation>Primero ejecute un clasificador.</translation>
    </message>
    <message>
        <source>Show the data set of this run, {data}, to start.</source>
        <translation>Para empezar, muestre el conjunto de datos de esta ejecución, {data}.</translation>
    </message>
    <message>
        <source>Validation curve of {title}</source>
        <translation>Curva de validación de {title}</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Filas de entrenamiento</translation>
    </message>
    <message>
        <source>{name} (logarithmic axis)</source>
        <translation>{name} (eje logarítmico)</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Exactitud, %</translation>
    </message>
    <message>
        <source>Train on a tenth of the rows, two tenths, … all of them</source>
        <translation>Entrenar con un décimo de las filas, dos décimos, … todas</translation>
    </message>
    <message>
        <source>Test the classifier with each of these values</source>
        <translation>Probar el clasificador con cada uno de estos valores</translation>
    </message>
    <message>
        <source>{n} folds failed.</source>
        <translation>Particiones fallidas: {n}.</translation>
    </message>
    <message>
        <source>The first folds are being trained …</source>
        <translation>Se entrenan las primeras particiones …</translation>
    </message>
    <message>
        <source>Would more rows help? Start shows how accuracy grows.</source>
        <translation>¿Ayudarían más filas? Iniciar muestra cómo crece la exactitud.</translation>
    </message>
    <message>
        <source>Which value is best? Start tests each of them.</source>
        <translation>¿Qué valor es mejor? Iniciar prueba cada uno.</translation>
    </message>
    <message>
        <source>With {rows} rows: test {test}, training {train}.</source>
        <translation>Con {rows} filas: prueba {test}, entrenamiento {train}.</translation>
    </message>
    <message>
        <source>No value could be tested.</source>
        <translation>No se pudo probar ningún valor.</translation>
    </message>
    <message>
        <source>Best: {value} with {test}.</source>
        <translation>Mejor: {value}, con {test}.</translation>
    </message>
    <message>
        <source>Chosen: {value} with {test}.</source>
        <translation>Elegido: {value}, con {test}.</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>Usar este valor</translation>
    </message>
    <message>
        <source>Use {value}</source>
        <translation>Usar {value}</translation>
    </message>
    <message>
        <source>Put this value into the form of parameters</source>
        <translation>Poner este valor en el formulario de parámetros</translation>
    </message>
</context>
<context>
    <name>LearningSide</name>
    <message>
        <source>Rows</source>
        <extracomment>Wide enough for the words, narrow enough to leave the plot most of a small window.</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Learning curve: more training rows</source>
        <translation>Curva de aprendizaje: más filas de entrenamiento</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Validation curve: other values of a parameter</source>
        <translation>Curva de validación: otros valores de un parámetro</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Eje logarítmico</translation>
    </message>
    <message>
        <source>Equal steps multiply the rows by the same factor</source>
        <translation>Pasos iguales multiplican las filas por el mismo factor</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Valores a probar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>This method has no parameter to vary.</source>
        <translation>Este método no tiene parámetros que variar.</translation>
    </message>
    <message>
        <source>Separated by blanks; edit them as you like</source>
        <translation>Separados por espacios; cámbielos a su gusto</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {} of {}</source>
        <translation>Paso {} de {}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Read the step before again</source>
        <translation>Releer el paso anterior</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Go on without doing this step</source>
        <translation>Seguir sin hacer este paso</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Go on, once this step is done</source>
        <translation>Seguir, una vez hecho este paso</translation>
    </message>
    <message>
        <source>Begin this lesson anew</source>
        <translation>Empezar de nuevo esta lección</translation>
    </message>
    <message>
        <source>Close the lesson; it goes on here next time</source>
        <translation>Cerrar la lección; la próxima vez sigue aquí</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>This step has not come to its end. Skip goes on without it.</source>
        <translation>Este paso no llega a su fin. «Saltar» sigue sin él.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>No lesson is open. Choose one in Home or in the Lessons menu.</source>
        <extracomment>What the sentence about no lesson is laid out for; in a narrower panel it scrolls.</extracomment>
        <translation>No hay ninguna lección abierta. Elija una en Inicio o en el menú Lecciones.</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Lesson done: {}</source>
        <translation>Lección terminada: {}</translation>
    </message>
    <message>
        <source>Opening lessons</source>
        <extracomment>How often the conditions are looked at while a lesson is open. Seconds until a step that does not end is called so. In characters: a text in a narrower column is hard to read.</extracomment>
        <translation>Apertura de lecciones</translation>
    </message>
    <message numerus="yes">
        <source>A course of %n lesson(s): all are in the menu Lessons</source>
        <translation>
            <numerusform>Un curso de %n lección: todas están en el menú Lecciones</numerusform>
            <numerusform>Un curso de %n lecciones: todas están en el menú Lecciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Clasificar</translation>
    </message>
    <message>
        <source>Visualize</source>
        <translation>Visualizar</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Metric lab</source>
        <translation>Taller de métrica</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distancias</translation>
    </message>
    <message>
        <source>Prototypes</source>
        <translation>Prototipos</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <extracomment>Rows mapped at first, and at most: a matrix of all their distances is made.</extracomment>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>t-SNE</source>
        <translation>t-SNE</translation>
    </message>
    <message>
        <source>MDS</source>
        <translation>MDS</translation>
    </message>
    <message>
        <source>{} % of the steps</source>
        <translation>{} % de los pasos</translation>
    </message>
    <message numerus="yes">
        <source>stopped after %n step(s)</source>
        <translation>
            <numerusform>detenido tras %n paso</numerusform>
            <numerusform>detenido tras %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>KL divergence {}</source>
        <translation>divergencia KL {}</translation>
    </message>
    <message>
        <source>perplexity {}</source>
        <translation>perplejidad {}</translation>
    </message>
    <message>
        <source>stress {}</source>
        <translation>estrés {}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>se dibujan {} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Kind of map</source>
        <translation>Tipo de mapa</translation>
    </message>
    <message>
        <source>t-SNE keeps near rows near; far ones mean little. MDS (SMACOF) makes all distances as right as it can. Both begin at classical scaling, with the seed of the scene.</source>
        <translation>t-SNE mantiene cerca las filas cercanas; las lejanas dicen poco. MDS (SMACOF) respeta todas las distancias lo mejor posible. Ambos parten del escalado clásico, con la semilla de la escena.</translation>
    </message>
    <message>
        <source>About how many neighbours of a row count; at most a third of the rows</source>
        <translation>Cuántos vecinos de una fila cuentan, más o menos; como mucho un tercio de las filas</translation>
    </message>
    <message>
        <source>Rows drawn at most</source>
        <translation>Máximo de filas dibujadas</translation>
    </message>
    <message>
        <source>Rows drawn at most; more are drawn as a sample by class</source>
        <translation>Máximo de filas dibujadas; si hay más, una muestra por clases</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Dibujar de nuevo</translation>
    </message>
    <message>
        <source>Make the map anew (F5)</source>
        <translation>Hacer el mapa de nuevo (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop; the map stays as far as it came</source>
        <translation>Detener; el mapa se queda como está</translation>
    </message>
    <message>
        <source>t-SNE and MDS</source>
        <translation>t-SNE y MDS</translation>
    </message>
</context>
<context>
    <name>MarginsPage</name>
    <message>
        <source>Sorted margins</source>
        <translation>Márgenes ordenados</translation>
    </message>
    <message>
        <source>Reliability D(ρ) = {total}, {mean} per row</source>
        <translation>Fiabilidad D(ρ) = {total}, {mean} por fila</translation>
    </message>
    <message>
        <source>d is near 1 beside the own class, 0 on the border, near −1 beside a rival. Drag a dashed line to move a cut.</source>
        <translation>d se acerca a 1 junto a la propia clase, es 0 en la frontera y se acerca a −1 junto a una rival. Arrastre una línea discontinua para mover un corte.</translation>
    </message>
    <message>
        <source>Rows without another of their class, or without a rival</source>
        <translation>Filas sin otra de su clase o sin rival</translation>
    </message>
    <message>
        <source>Sorting all neighbours…</source>
        <translation>Ordenando todos los vecinos…</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>erróneas</translation>
    </message>
    <message>
        <source>border</source>
        <translation>fronterizas</translation>
    </message>
    <message>
        <source>useless</source>
        <translation>superfluas</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>de referencia</translation>
    </message>
    <message>
        <source>wrong from</source>
        <translation>erróneas desde</translation>
    </message>
    <message>
        <source>border from</source>
        <translation>fronterizas desde</translation>
    </message>
    <message>
        <source>useless from</source>
        <translation>superfluas desde</translation>
    </message>
    <message>
        <source>reference from</source>
        <translation>de referencia desde</translation>
    </message>
    <message>
        <source>The margin d from which on a row is of this type</source>
        <translation>El margen d a partir del cual una fila es de este tipo</translation>
    </message>
    <message>
        <source>Default cuts</source>
        <translation>Cortes predeterminados</translation>
    </message>
    <message>
        <source>Put the four cuts back to where they were</source>
        <translation>Devolver los cuatro cortes a su lugar inicial</translation>
    </message>
    <message>
        <source>Select the rows of the type: {name}</source>
        <translation>Seleccionar las filas del tipo: {name}</translation>
    </message>
    <message>
        <source>Rows, least margin first</source>
        <translation>Filas, de menor a mayor margen</translation>
    </message>
    <message>
        <source>Margin d</source>
        <translation>Margen d</translation>
    </message>
    <message>
        <source>Open a data set to see the margins of its rows.</source>
        <translation>Abra un conjunto de datos para ver los márgenes de sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Márgenes</translation>
    </message>
    <message>
        <source>Rows that STOLP drops first, with delta at each cut: {rows}.</source>
        <translation>Filas que STOLP descarta primero, con delta en cada corte: {rows}.</translation>
    </message>
</context>
<context>
    <name>MatrixGrid</name>
    <message>
        <source>Scatter matrix</source>
        <extracomment>Spots in all cells together; more are drawn as an even sample of the rows.</extracomment>
        <translation>Matriz de dispersión</translation>
    </message>
    <message>
        <source>{} against {}</source>
        <translation>{} frente a {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{}: Enter or a double click enlarges</source>
        <translation>{}: Intro o doble clic amplía</translation>
    </message>
</context>
<context>
    <name>MatrixPage</name>
    <message>
        <source>Scatter matrix</source>
        <extracomment>The cells together have so many pixels at least.</extracomment>
        <translation>Matriz de dispersión</translation>
    </message>
    <message numerus="yes">
        <source>%n text attribute(s) left out</source>
        <translation>
            <numerusform>%n atributo de texto omitido</numerusform>
            <numerusform>%n atributos de texto omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a gap are not in every cell</source>
        <translation>
            <numerusform>%n fila con huecos no está en todas las celdas</numerusform>
            <numerusform>%n filas con huecos no están en todas las celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows as density tiles</source>
        <translation>
            <numerusform>%n fila como teselas de densidad</numerusform>
            <numerusform>%n filas como teselas de densidad</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows in each small cell</source>
        <translation>{} de {} filas en cada celda pequeña</translation>
    </message>
    <message>
        <source>Rank attributes</source>
        <translation>Ordenar los atributos</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>density tiles</source>
        <translation>teselas</translation>
    </message>
    <message>
        <source>correlation (Pearson)</source>
        <translation>r de Pearson</translation>
    </message>
    <message>
        <source>correlation (Spearman)</source>
        <translation>ρ de Spearman</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Upper half</source>
        <translation>Mitad superior</translation>
    </message>
    <message>
        <source>Lower half</source>
        <translation>Mitad inferior</translation>
    </message>
    <message>
        <source>What the cells of this half show</source>
        <translation>Qué muestran las celdas de esta mitad</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>histograma</translation>
    </message>
    <message>
        <source>Bars stacked by class on the diagonal</source>
        <translation>Barras apiladas por clase en la diagonal</translation>
    </message>
    <message>
        <source>density</source>
        <translation>densidad</translation>
    </message>
    <message>
        <source>A density curve for each class on the diagonal</source>
        <translation>Una curva de densidad por clase en la diagonal</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Agitar</translation>
    </message>
    <message>
        <source>Shake numbers a little, so that equal rows are seen</source>
        <translation>Mover un poco los números para que se vean las filas iguales</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Open in Explore 2-D</source>
        <translation>Abrir en Explorar 2-D</translation>
    </message>
    <message>
        <source>Show these two attributes in the Explore room</source>
        <translation>Mostrar estos dos atributos en la sala Explorar</translation>
    </message>
    <message>
        <source>Drag in the large plot to select; Shift adds, Ctrl removes, Alt keeps what is in both</source>
        <translation>Arrastrar en la gráfica grande selecciona; Mayús añade, Ctrl quita, Alt interseca</translation>
    </message>
    <message>
        <source>Zoomed cell</source>
        <translation>Celda ampliada</translation>
    </message>
    <message>
        <source>Zoomed cell: {} against {}</source>
        <translation>Celda ampliada: {} frente a {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows move a caret, the space bar puts corners of a rectangle</source>
        <translation>Las flechas mueven un cursor, la barra espaciadora pone esquinas de un rectángulo</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Matrix</source>
        <extracomment>More bars than these are too thin for a number at each. A metric in the making, or in a hand, is written down at most so often.</extracomment>
        <translation>Matriz</translation>
    </message>
    <message>
        <source>M, the metric</source>
        <translation>M, la métrica</translation>
    </message>
    <message>
        <source>L, the map</source>
        <translation>L, la aplicación</translation>
    </message>
    <message>
        <source>covariance of S</source>
        <translation>covarianza de S</translation>
    </message>
    <message>
        <source>covariance of D</source>
        <translation>covarianza de D</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>Matriz mostrada</translation>
    </message>
    <message>
        <source>M and L say the same: M = LᵀL</source>
        <translation>M y L dicen lo mismo: M = LᵀL</translation>
    </message>
    <message>
        <source>Entries of the matrix</source>
        <translation>Elementos de la matriz</translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation>Autovalores</translation>
    </message>
    <message>
        <source>eigenvalue</source>
        <translation>autovalor</translation>
    </message>
    <message>
        <source>before it was cut</source>
        <translation>antes de recortar</translation>
    </message>
    <message>
        <source>lengths: roots of the eigenvalues</source>
        <translation>longitudes: raíces de los autovalores</translation>
    </message>
    <message>
        <source>{value}, cut to 0</source>
        <translation>{value}, llevado a 0</translation>
    </message>
    <message>
        <source>rank {rank} of {full}: the unit ball is unbounded</source>
        <translation>rango {rank} de {full}: la bola unidad no está acotada</translation>
    </message>
    <message>
        <source>one attribute: the unit ball is an interval</source>
        <translation>un atributo: la bola unidad es un intervalo</translation>
    </message>
    <message>
        <source>unit ball: ellipse {ratio} : 1</source>
        <translation>bola unidad: elipse {ratio} : 1</translation>
    </message>
    <message>
        <source>projected on the cone</source>
        <translation>proyectada sobre el cono</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Exactitud equilibrada</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>F1, mean of the classes</source>
        <translation>F1, media de las clases</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Área bajo ROC</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Pérdida logarítmica</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Puntuación de Brier</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Raíz del error cuadrático medio</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Error absoluto medio</translation>
    </message>
    <message>
        <source>R squared</source>
        <translation>R cuadrado</translation>
    </message>
    <message>
        <source>Seconds to fit</source>
        <translation>Segundos de ajuste</translation>
    </message>
    <message>
        <source>Seconds to predict</source>
        <translation>Segundos de predicción</translation>
    </message>
    <message>
        <source>Processor seconds to fit</source>
        <translation>Segundos de CPU de ajuste</translation>
    </message>
    <message>
        <source>Processor seconds to predict</source>
        <translation>Segundos de CPU de predicción</translation>
    </message>
    <message>
        <source>Memory to fit, bytes</source>
        <translation>Memoria de ajuste, bytes</translation>
    </message>
    <message>
        <source>Size of the model, bytes</source>
        <translation>Tamaño del modelo, bytes</translation>
    </message>
</context>
<context>
    <name>MeasuringPage</name>
    <message>
        <source>Search structures</source>
        <extracomment>Which rows were chosen; those of the data set are used where there are any.</extracomment>
        <translation>Estructuras de búsqueda</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Measured: {done} of {asked}</source>
        <translation>Medido: {done} de {asked}</translation>
    </message>
    <message>
        <source>Rows: {rows}, queries: {queries}, k = {k}. Recall is judged by distance: of rows equally far, either is right.</source>
        <translation>Filas: {rows}, consultas: {queries}, k = {k}. La exhaustividad se juzga por la distancia: de filas igual de lejanas, cualquiera es correcta.</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Partial distance</source>
        <translation>Distancia parcial</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>Árbol k-d</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Árbol de bolas</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>Árbol VP</translation>
    </message>
    <message>
        <source>Leaders and followers</source>
        <translation>Líderes y seguidores</translation>
    </message>
    <message>
        <source>k-means buckets</source>
        <translation>Grupos de k-medias</translation>
    </message>
    <message>
        <source>Locality-sensitive hashing</source>
        <translation>Hashing sensible a la localidad (LSH)</translation>
    </message>
    <message>
        <source>Greedy graph walk</source>
        <translation>Recorrido voraz del grafo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>All attributes of the data set, or made rows</source>
        <translation>Todos los atributos de los datos, o filas generadas</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Cuántas filas uniformes se generan</translation>
    </message>
    <message>
        <source>How many attributes the made rows have</source>
        <translation>Cuántos atributos tienen las filas generadas</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>How many rows are asked about, each without itself</source>
        <translation>Por cuántas filas se pregunta, cada una sin sí misma</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>How far rows are from each other</source>
        <translation>Lo lejos que están unas filas de otras</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Datos abiertos</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniformes</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Measure all search structures (F5)</source>
        <translation>Medir todas las estructuras de búsqueda (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>Detener la medición</translation>
    </message>
    <message>
        <source>NN-descent</source>
        <translation>NN-descent (descenso por vecinos)</translation>
    </message>
    <message>
        <source>Hierarchical small worlds (HNSW)</source>
        <translation>Mundos pequeños jerárquicos (HNSW)</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No lessons are installed</source>
        <extracomment>What each menu holds; &quot;-&quot; is a line, &quot;&gt;name&quot; a submenu. What the menus are called, by name, in the current language.</extracomment>
        <translation>No hay lecciones instaladas</translation>
    </message>
    <message>
        <source>Make this attribute the class</source>
        <translation>Usar este atributo como clase</translation>
    </message>
    <message>
        <source>Give the selected rows this class</source>
        <translation>Dar esta clase a las filas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>Set &amp;class</source>
        <translation>Elegir &amp;clase</translation>
    </message>
    <message>
        <source>&amp;Relabel selection</source>
        <translation>&amp;Reetiquetar selección</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>R&amp;ooms</source>
        <translation>&amp;Salas</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Ve&amp;ntana</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Open built-in</source>
        <translation>Abrir datos incluidos</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Abrir recientes</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>{what} (expected: {expected})</source>
        <extracomment>A gap of a template: ``{name}``. The point of a number, as opposed to that of &quot;eq. 3.2.1&quot; or of a sentence. Templates in templates: so deep. What stands round the parts of a line (`workbench.api.problems.Problem.text`).</extracomment>
        <translation>{what} (se esperaba: {expected})</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>&quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</source>
        <translation>&quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</translation>
    </message>
    <message>
        <source>&quot;id&quot;: &quot;kissnn&quot;, &quot;params&quot;:</source>
        <translation>&quot;id&quot;: &quot;kissnn&quot;, &quot;params&quot;:</translation>
    </message>
    <message>
        <source>&quot;scene&quot;: …</source>
        <translation>&quot;scene&quot;: …</translation>
    </message>
    <message>
        <source>&quot;test&quot;: [[row, ...], ...]</source>
        <translation>&quot;test&quot;: [[fila, ...], ...]</translation>
    </message>
    <message>
        <source>--control {control} of {n} rows</source>
        <translation>--control {control} de {n} filas</translation>
    </message>
    <message>
        <source>--data FILE and two row numbers</source>
        <translation>--data ARCHIVO y dos números de fila</translation>
    </message>
    <message>
        <source>--data FILE and two row numbers: it has to know the attributes</source>
        <translation>--data ARCHIVO y dos números de fila: debe conocer los atributos</translation>
    </message>
    <message>
        <source>--data FILE, an edge list or a data set</source>
        <translation>--data ARCHIVO, una lista de aristas o un conjunto de datos</translation>
    </message>
    <message>
        <source>0 or 1 in every column, or sets, as in 1,3,4,7</source>
        <translation>0 o 1 en cada columna, o conjuntos, como 1,3,4,7</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 o más</translation>
    </message>
    <message>
        <source>1 repeat</source>
        <translation>1 repetición</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 fila</translation>
    </message>
    <message>
        <source>1 row and 1 attribute at least for a map</source>
        <translation>al menos 1 fila y 1 atributo para una transformación</translation>
    </message>
    <message>
        <source>1 to {k}, so that {k2} or more are left to train</source>
        <translation>de 1 a {k}, para que queden {k2} o más para entrenar</translation>
    </message>
    <message>
        <source>1 to {most}, with blanks between</source>
        <translation>de 1 a {most}, separados por espacios</translation>
    </message>
    <message>
        <source>1 to {names}, a range such as 1-3, or one of {known}</source>
        <translation>de 1 a {names}, un intervalo como 1-3 o uno de {known}</translation>
    </message>
    <message>
        <source>1 to {n}, the other rows</source>
        <translation>de 1 a {n}, las otras filas</translation>
    </message>
    <message>
        <source>1 to {n}, the rows</source>
        <translation>de 1 a {n}, las filas</translation>
    </message>
    <message>
        <source>1 to {size}, the number of {what}</source>
        <translation>de 1 a {size}, el número de {what}</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 valor</translation>
    </message>
    <message>
        <source>2 rows and 1 attribute at least for principal components</source>
        <translation>al menos 2 filas y 1 atributo para las componentes principales</translation>
    </message>
    <message>
        <source>2 to {most_columns} columns of scores</source>
        <translation>de 2 a {most_columns} columnas de puntuaciones</translation>
    </message>
    <message>
        <source>64 hexadecimal digits</source>
        <translation>64 dígitos hexadecimales</translation>
    </message>
    <message>
        <source>@data before the rows</source>
        <translation>@data antes de las filas</translation>
    </message>
    <message>
        <source>@declare(…)</source>
        <translation>@declare(…)</translation>
    </message>
    <message>
        <source>@relation name</source>
        <translation>@relation y un nombre</translation>
    </message>
    <message>
        <source>@relation, @attribute, @inputs, @outputs or @data</source>
        <translation>@relation, @attribute, @inputs, @outputs o @data</translation>
    </message>
    <message>
        <source>@{keyword} name {name}, which no @attribute line declares</source>
        <translation>@{keyword} nombra {name}, que ninguna línea @attribute declara</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Eligiendo</translation>
    </message>
    <message>
        <source>Finding cut points</source>
        <translation>Buscando puntos de corte</translation>
    </message>
    <message>
        <source>Input X contains NaN: attribute {name} has missing values</source>
        <translation>La entrada X contiene NaN: el atributo {name} tiene valores ausentes</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON of at most {deepest} levels</source>
        <translation>JSON de {deepest} niveles como máximo</translation>
    </message>
    <message>
        <source>NAME-10-1tst.dat, NAME-10dobscv-1tst.dat, ... or folds/NAME.json</source>
        <translation>NAME-10-1tst.dat, NAME-10dobscv-1tst.dat, ... o folds/NAME.json</translation>
    </message>
    <message>
        <source>OpenML answers with error {code}</source>
        <translation>OpenML responde con el error {code}</translation>
    </message>
    <message>
        <source>OpenML cannot be reached</source>
        <translation>no se puede acceder a OpenML</translation>
    </message>
    <message>
        <source>OpenML has no data set {wanted}</source>
        <translation>OpenML no tiene el conjunto de datos {wanted}</translation>
    </message>
    <message>
        <source>OpenML&apos;s data are not where scikit-learn keeps them</source>
        <translation>los datos de OpenML no están donde los guarda scikit-learn</translation>
    </message>
    <message>
        <source>OpenML&apos;s data cannot be used: {error}</source>
        <translation>los datos de OpenML no se pueden usar: {error}</translation>
    </message>
    <message>
        <source>ReliefF</source>
        <translation>ReliefF</translation>
    </message>
    <message>
        <source>UTF-8, or another encoding named</source>
        <translation>UTF-8, u otra codificación indicada</translation>
    </message>
    <message>
        <source>Unicode text</source>
        <translation>texto Unicode</translation>
    </message>
    <message>
        <source>X has shape {shape}</source>
        <translation>X tiene la forma {shape}</translation>
    </message>
    <message>
        <source>X has shape {shape} beside {attributes} attributes</source>
        <translation>X tiene la forma {shape} con {attributes} atributos</translation>
    </message>
    <message>
        <source>[[row, ...], ...]</source>
        <translation>[[fila, ...], ...]</translation>
    </message>
    <message>
        <source>a .py file</source>
        <translation>un archivo .py</translation>
    </message>
    <message>
        <source>a CSV or TSV file</source>
        <translation>un archivo CSV o TSV</translation>
    </message>
    <message>
        <source>a Delaunay triangulation of labels or missing values</source>
        <translation>una triangulación de Delaunay de etiquetas o valores ausentes</translation>
    </message>
    <message>
        <source>a Delaunay triangulation of {shape} attributes</source>
        <translation>una triangulación de Delaunay de {shape} atributos</translation>
    </message>
    <message>
        <source>a Delaunay triangulation under {metric}</source>
        <translation>una triangulación de Delaunay con {metric}</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>a Parquet or Feather file</source>
        <translation>un archivo Parquet o Feather</translation>
    </message>
    <message>
        <source>a SQLite file</source>
        <translation>un archivo SQLite</translation>
    </message>
    <message>
        <source>a blank in the name {name}</source>
        <translation>un espacio en el nombre {name}</translation>
    </message>
    <message>
        <source>a class in every row</source>
        <translation>una clase en cada fila</translation>
    </message>
    <message>
        <source>a class of labels</source>
        <translation>una clase de etiquetas</translation>
    </message>
    <message>
        <source>a class of one row</source>
        <translation>una clase de una sola fila</translation>
    </message>
    <message>
        <source>a class that is read</source>
        <translation>una clase que se lea</translation>
    </message>
    <message>
        <source>a class under @declare(Plugin(…))</source>
        <translation>una clase bajo @declare(Plugin(…))</translation>
    </message>
    <message>
        <source>a classifier</source>
        <translation>un clasificador</translation>
    </message>
    <message>
        <source>a classifier or regressor</source>
        <translation>un clasificador o regresor</translation>
    </message>
    <message>
        <source>a classifier that does, or a calibration</source>
        <translation>un clasificador que lo haga, o una calibración</translation>
    </message>
    <message>
        <source>a classifier that does, or class_weights=none</source>
        <translation>un clasificador que lo haga, o class_weights=none</translation>
    </message>
    <message>
        <source>a classifier with a score for each class</source>
        <translation>un clasificador con una puntuación por clase</translation>
    </message>
    <message>
        <source>a column for the class</source>
        <translation>una columna para la clase</translation>
    </message>
    <message>
        <source>a comma without values</source>
        <translation>una coma sin valores</translation>
    </message>
    <message>
        <source>a connected graph</source>
        <translation>un grafo conexo</translation>
    </message>
    <message>
        <source>a control</source>
        <translation>un control</translation>
    </message>
    <message>
        <source>a copy saved without one</source>
        <translation>una copia guardada sin contraseña</translation>
    </message>
    <message>
        <source>a cost of {cost}</source>
        <translation>un coste de {cost}</translation>
    </message>
    <message>
        <source>a data file</source>
        <translation>un archivo de datos</translation>
    </message>
    <message>
        <source>a data file on disk</source>
        <translation>un archivo de datos en el disco</translation>
    </message>
    <message>
        <source>a data set</source>
        <translation>un conjunto de datos</translation>
    </message>
    <message>
        <source>a data set in ARFF</source>
        <translation>un conjunto de datos en ARFF</translation>
    </message>
    <message>
        <source>a date as 2026-03-01 or 2026-03-01 14:30</source>
        <translation>una fecha como 2026-03-01 o 2026-03-01 14:30</translation>
    </message>
    <message>
        <source>a date as {form}</source>
        <translation>una fecha como {form}</translation>
    </message>
    <message>
        <source>a distance of coordinates, or brute</source>
        <translation>una distancia de coordenadas, o brute</translation>
    </message>
    <message>
        <source>a distance of coordinates, vp-tree or brute</source>
        <translation>una distancia de coordenadas, vp-tree o brute</translation>
    </message>
    <message>
        <source>a distance of two rows, or search=auto</source>
        <translation>una distancia de dos filas, o search=auto</translation>
    </message>
    <message>
        <source>a factor above 1, a lower end above 0</source>
        <translation>un factor mayor que 1 y un extremo inferior mayor que 0</translation>
    </message>
    <message>
        <source>a file for the protocol &apos;test&apos;</source>
        <translation>un archivo para el protocolo &apos;test&apos;</translation>
    </message>
    <message>
        <source>a file in {folder}</source>
        <translation>un archivo en {folder}</translation>
    </message>
    <message>
        <source>a file of folds, as the protocol&apos;s kind is &apos;folds&apos;</source>
        <translation>un archivo de particiones, pues el tipo del protocolo es &apos;folds&apos;</translation>
    </message>
    <message>
        <source>a file results.sqlite</source>
        <translation>un archivo results.sqlite</translation>
    </message>
    <message>
        <source>a file saved as .skops</source>
        <translation>un archivo guardado como .skops</translation>
    </message>
    <message>
        <source>a file that a spreadsheet opens</source>
        <translation>un archivo que abra una hoja de cálculo</translation>
    </message>
    <message>
        <source>a file that stays as it is until it is read</source>
        <translation>un archivo que no cambie mientras se lee</translation>
    </message>
    <message>
        <source>a file, or builtin:NAME</source>
        <translation>un archivo, o builtin:NAME</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>un filtro</translation>
    </message>
    <message>
        <source>a filter as &quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</source>
        <translation>un filtro como &quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un número finito</translation>
    </message>
    <message>
        <source>a first row that begins {cells}</source>
        <translation>una primera fila que empiece por {cells}</translation>
    </message>
    <message>
        <source>a fitted model</source>
        <translation>un modelo ajustado</translation>
    </message>
    <message>
        <source>a folder that can be written</source>
        <translation>una carpeta en la que se pueda escribir</translation>
    </message>
    <message>
        <source>a fraction of a millisecond in the date {name}</source>
        <translation>una fracción de milisegundo en la fecha {name}</translation>
    </message>
    <message>
        <source>a generator</source>
        <translation>un generador</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>una etiqueta</translation>
    </message>
    <message>
        <source>a label, or behind the last one</source>
        <translation>una etiqueta, o detrás de la última</translation>
    </message>
    <message>
        <source>a larger n_neighbors</source>
        <translation>un n_neighbors mayor</translation>
    </message>
    <message>
        <source>a larger width</source>
        <translation>una anchura mayor</translation>
    </message>
    <message>
        <source>a larger width, or another value of empty</source>
        <translation>una anchura mayor, u otro valor de empty</translation>
    </message>
    <message>
        <source>a line of more than {longest_line} MB</source>
        <translation>una línea de más de {longest_line} MB</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of filters</source>
        <translation>una lista de filtros</translation>
    </message>
    <message>
        <source>a list of objects, one for each row</source>
        <translation>una lista de objetos, uno por fila</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <translation>una lista de filas</translation>
    </message>
    <message>
        <source>a list with entries</source>
        <translation>una lista con entradas</translation>
    </message>
    <message>
        <source>a loop at {pair}</source>
        <translation>un bucle en {pair}</translation>
    </message>
    <message>
        <source>a measure of classes first</source>
        <translation>primero una medida de clases</translation>
    </message>
    <message>
        <source>a method that does: {tables}</source>
        <translation>un método que lo haga: {tables}</translation>
    </message>
    <message>
        <source>a method that selects prototypes</source>
        <translation>un método que selecciona prototipos</translation>
    </message>
    <message>
        <source>a metric, or brute force</source>
        <translation>una métrica, o fuerza bruta</translation>
    </message>
    <message>
        <source>a model file</source>
        <translation>un archivo de modelo</translation>
    </message>
    <message>
        <source>a model file as it was written</source>
        <translation>un archivo de modelo tal como se escribió</translation>
    </message>
    <message>
        <source>a module or a class</source>
        <translation>un módulo o una clase</translation>
    </message>
    <message>
        <source>a name and a type</source>
        <translation>un nombre y un tipo</translation>
    </message>
    <message>
        <source>a network, or a set fetched before: {none}</source>
        <translation>una red, o un conjunto obtenido antes: {none}</translation>
    </message>
    <message>
        <source>a nominal attribute</source>
        <translation>un atributo nominal</translation>
    </message>
    <message>
        <source>a nominal class</source>
        <translation>una clase nominal</translation>
    </message>
    <message>
        <source>a nominal class (--class-type nominal) or a regressor</source>
        <translation>una clase nominal (--class-type nominal) o un regresor</translation>
    </message>
    <message>
        <source>a nominal class in every row</source>
        <translation>una clase nominal en cada fila</translation>
    </message>
    <message>
        <source>a nominal class of at least 2 labels</source>
        <translation>una clase nominal de al menos 2 etiquetas</translation>
    </message>
    <message>
        <source>a nominal class, or the filter sample</source>
        <translation>una clase nominal, o el filtro sample</translation>
    </message>
    <message>
        <source>a nominal class; see --class and --class-type</source>
        <translation>una clase nominal; véase --class y --class-type</translation>
    </message>
    <message>
        <source>a nominal one</source>
        <translation>una nominal</translation>
    </message>
    <message>
        <source>a nominal or numeric class</source>
        <translation>una clase nominal o numérica</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un número mayor que 0</translation>
    </message>
    <message>
        <source>a number above {low}</source>
        <translation>un número mayor que {low}</translation>
    </message>
    <message>
        <source>a number above {low} and at most {high}</source>
        <translation>un número mayor que {low} y como máximo {high}</translation>
    </message>
    <message>
        <source>a number as printed</source>
        <translation>un número tal como está impreso</translation>
    </message>
    <message>
        <source>a number at least {low}</source>
        <translation>un número no menor que {low}</translation>
    </message>
    <message>
        <source>a number at least {low} and at most {high}</source>
        <translation>un número entre {low} y {high}</translation>
    </message>
    <message>
        <source>a number at most {high}</source>
        <translation>un número no mayor que {high}</translation>
    </message>
    <message>
        <source>a number for attribute {name}, or ? for missing</source>
        <translation>un número para el atributo {name}, o ? si falta</translation>
    </message>
    <message>
        <source>a number for each row</source>
        <translation>un número por fila</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>un número desde 0</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>un número de 0 a 1</translation>
    </message>
    <message>
        <source>a number in column {name}, or ? for missing</source>
        <translation>un número en la columna {name}, o ? si falta</translation>
    </message>
    <message>
        <source>a number such as 61, or a name such as iris</source>
        <translation>un número como 61, o un nombre como iris</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>un número, o nada</translation>
    </message>
    <message>
        <source>a number, or some as in 1,0,2,4</source>
        <translation>un número, o varios como 1,0,2,4</translation>
    </message>
    <message>
        <source>a numeric attribute</source>
        <translation>un atributo numérico</translation>
    </message>
    <message>
        <source>a numeric class or a classifier</source>
        <translation>una clase numérica o un clasificador</translation>
    </message>
    <message>
        <source>a numeric or nominal attribute</source>
        <translation>un atributo numérico o nominal</translation>
    </message>
    <message>
        <source>a pair with another mark</source>
        <translation>un par con otra marca</translation>
    </message>
    <message>
        <source>a path from this file&apos;s folder</source>
        <translation>una ruta desde la carpeta de este archivo</translation>
    </message>
    <message>
        <source>a path from this file&apos;s folder, or the data&apos;s</source>
        <translation>una ruta desde la carpeta de este archivo o de los datos</translation>
    </message>
    <message>
        <source>a path or &quot;source&quot;: path, ...</source>
        <translation>una ruta o &quot;source&quot;: ruta, ...</translation>
    </message>
    <message>
        <source>a plane cut by {structure}</source>
        <translation>un plano dividido por {structure}</translation>
    </message>
    <message>
        <source>a plugin and its parameters, as in knn n_neighbors=3</source>
        <translation>un complemento y sus parámetros, como knn n_neighbors=3</translation>
    </message>
    <message>
        <source>a plugin id or an estimator</source>
        <translation>el id de un complemento o un estimador</translation>
    </message>
    <message>
        <source>a plugin of kind metric</source>
        <translation>un complemento de tipo metric</translation>
    </message>
    <message>
        <source>a plugin that does, for learning once on all rows</source>
        <translation>un complemento que lo haga, para aprender una sola vez con todas las filas</translation>
    </message>
    <message>
        <source>a quote is not closed in {text}</source>
        <translation>unas comillas no se cierran en {text}</translation>
    </message>
    <message>
        <source>a quote without its partner in {raw} (column {start})</source>
        <translation>unas comillas sin pareja en {raw} (columna {start})</translation>
    </message>
    <message>
        <source>a row beside itself</source>
        <translation>una fila consigo misma</translation>
    </message>
    <message>
        <source>a row number from 0</source>
        <translation>un número de fila desde 0</translation>
    </message>
    <message>
        <source>a row of scores</source>
        <translation>una fila de puntuaciones</translation>
    </message>
    <message>
        <source>a row of {name}</source>
        <translation>una fila de {name}</translation>
    </message>
    <message>
        <source>a sample of {size} of {n} rows without replacement</source>
        <translation>una muestra de {size} de {n} filas sin reemplazo</translation>
    </message>
    <message>
        <source>a score is missing</source>
        <translation>falta una puntuación</translation>
    </message>
    <message>
        <source>a search structure</source>
        <translation>una estructura de búsqueda</translation>
    </message>
    <message>
        <source>a search structure under {metric}: it compares lists of neighbours</source>
        <translation>una estructura de búsqueda con {metric}: compara listas de vecinos</translation>
    </message>
    <message>
        <source>a second attribute {name}</source>
        <translation>un segundo atributo {name}</translation>
    </message>
    <message>
        <source>a second in the labels of attribute {name} (column {column})</source>
        <translation>un segundo entre las etiquetas del atributo {name} (columna {column})</translation>
    </message>
    <message>
        <source>a session file</source>
        <translation>un archivo de sesión</translation>
    </message>
    <message>
        <source>a set, as in 1,3,4,7</source>
        <translation>un conjunto, como 1,3,4,7</translation>
    </message>
    <message>
        <source>a sheet of cells</source>
        <translation>una hoja de celdas</translation>
    </message>
    <message>
        <source>a smaller delta</source>
        <translation>un delta menor</translation>
    </message>
    <message>
        <source>a sparse row without its end</source>
        <translation>una fila dispersa sin final</translation>
    </message>
    <message>
        <source>a square matrix, rows true, as &quot;0 1;5 0&quot;, or a file of such rows</source>
        <translation>una matriz cuadrada con la clase verdadera en las filas, como &quot;0 1;5 0&quot;, o un archivo con esas filas</translation>
    </message>
    <message>
        <source>a square, at most {largest_side} x {largest_side}</source>
        <translation>un cuadrado, como máximo {largest_side} x {largest_side}</translation>
    </message>
    <message>
        <source>a step above 0</source>
        <translation>un paso mayor que 0</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a table as CSV, TSV, Markdown or LaTeX</source>
        <translation>una tabla en CSV, TSV, Markdown o LaTeX</translation>
    </message>
    <message>
        <source>a table of at most {most_characters}</source>
        <translation>una tabla de {most_characters} como máximo</translation>
    </message>
    <message>
        <source>a table of shape {shape}</source>
        <translation>una tabla de forma {shape}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a text without outer blanks that is not a missing value; ARFF can hold it</source>
        <translation>un texto sin espacios alrededor que no sea un valor ausente; ARFF lo admite</translation>
    </message>
    <message>
        <source>a text, as &quot;hart&quot;</source>
        <translation>un texto, como &quot;hart&quot;</translation>
    </message>
    <message>
        <source>a value, in quotes if it has braces</source>
        <translation>un valor, entre comillas si tiene llaves</translation>
    </message>
    <message>
        <source>a value, or ? for missing</source>
        <translation>un valor, o ? si falta</translation>
    </message>
    <message>
        <source>a way to divide each data set</source>
        <translation>una manera de dividir cada conjunto de datos</translation>
    </message>
    <message>
        <source>a weight is negative or no number</source>
        <translation>un peso es negativo o no es un número</translation>
    </message>
    <message>
        <source>a weight number, or the end of the row</source>
        <translation>un número de peso, o el final de la fila</translation>
    </message>
    <message>
        <source>a weight that is negative or no number</source>
        <translation>un peso negativo o que no es un número</translation>
    </message>
    <message>
        <source>a whole gzip file</source>
        <translation>un archivo gzip entero</translation>
    </message>
    <message>
        <source>a whole number from 0 to {width}</source>
        <translation>un número entero de 0 a {width}</translation>
    </message>
    <message>
        <source>a whole number of {text} digits</source>
        <translation>un entero de {text} dígitos</translation>
    </message>
    <message>
        <source>a width that is not above 0</source>
        <translation>una anchura no mayor que 0</translation>
    </message>
    <message>
        <source>a word in every row</source>
        <translation>una palabra en cada fila</translation>
    </message>
    <message>
        <source>a word of at least two letters</source>
        <translation>una palabra de al menos dos letras</translation>
    </message>
    <message>
        <source>a workbook</source>
        <translation>un libro de cálculo</translation>
    </message>
    <message>
        <source>a workbook or a SQLite file</source>
        <translation>un libro de cálculo o un archivo SQLite</translation>
    </message>
    <message>
        <source>a worker died under it twice</source>
        <translation>un proceso de trabajo murió dos veces con él</translation>
    </message>
    <message>
        <source>a writable place</source>
        <translation>un lugar en el que se pueda escribir</translation>
    </message>
    <message>
        <source>a year in the date {name} that has not four digits</source>
        <translation>un año en la fecha {name} que no tiene cuatro cifras</translation>
    </message>
    <message>
        <source>a {kind} without name</source>
        <translation>un {kind} sin nombre</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>mayor que 0</translation>
    </message>
    <message>
        <source>above 0 and at most 1</source>
        <translation>mayor que 0 y como máximo 1</translation>
    </message>
    <message>
        <source>accuracy against shrinkage</source>
        <translation>exactitud según la contracción</translation>
    </message>
    <message>
        <source>affinities</source>
        <translation>afinidades</translation>
    </message>
    <message>
        <source>all distances of {n} rows ({n2} GB)</source>
        <translation>todas las distancias de {n} filas ({n2} GB)</translation>
    </message>
    <message>
        <source>all k at once with preset = &apos;weka&apos;</source>
        <translation>todos los k a la vez con preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>all rows are alike</source>
        <translation>todas las filas son iguales</translation>
    </message>
    <message>
        <source>all weights are zero</source>
        <translation>todos los pesos son cero</translation>
    </message>
    <message>
        <source>all {n} rows are outliers with delta = {delta}</source>
        <translation>las {n} filas son todas atípicas con delta = {delta}</translation>
    </message>
    <message>
        <source>all {trials} candidates failed, the first: {failure}</source>
        <translation>los {trials} candidatos fallaron, el primero: {failure}</translation>
    </message>
    <message>
        <source>alpha is {alpha}</source>
        <translation>alpha es {alpha}</translation>
    </message>
    <message>
        <source>an ARFF file</source>
        <translation>un archivo ARFF</translation>
    </message>
    <message>
        <source>an ARFF, CSV, TSV or KEEL file</source>
        <translation>un archivo ARFF, CSV, TSV o KEEL</translation>
    </message>
    <message>
        <source>an archive with one header.json</source>
        <translation>un archivo con un único header.json</translation>
    </message>
    <message>
        <source>an edge list</source>
        <translation>una lista de aristas</translation>
    </message>
    <message>
        <source>an edge, two different names</source>
        <translation>una arista, dos nombres distintos</translation>
    </message>
    <message>
        <source>an empty label of attribute {name}</source>
        <translation>una etiqueta vacía del atributo {name}</translation>
    </message>
    <message>
        <source>an empty value of {name} in the grid</source>
        <translation>un valor vacío de {name} en la rejilla</translation>
    </message>
    <message>
        <source>an estimator that predicts</source>
        <translation>un estimador que prediga</translation>
    </message>
    <message>
        <source>an experiment that measures it</source>
        <translation>un experimento que lo mida</translation>
    </message>
    <message>
        <source>an image of {pixels} pixels</source>
        <translation>una imagen de {pixels} píxeles</translation>
    </message>
    <message>
        <source>an infinite value of attribute {name}</source>
        <translation>un valor infinito del atributo {name}</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>an integer above {low}</source>
        <translation>un entero mayor que {low}</translation>
    </message>
    <message>
        <source>an integer above {low} and at most {high}</source>
        <translation>un entero mayor que {low} y como máximo {high}</translation>
    </message>
    <message>
        <source>an integer at least {low}</source>
        <translation>un entero no menor que {low}</translation>
    </message>
    <message>
        <source>an integer at least {low} and at most {high}</source>
        <translation>un entero de {low} a {high}</translation>
    </message>
    <message>
        <source>an integer at most {high}</source>
        <translation>un entero no mayor que {high}</translation>
    </message>
    <message>
        <source>an inverse covariance of shape {shape}</source>
        <translation>una inversa de la covarianza de forma {shape}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object with an &quot;id&quot;</source>
        <translation>un objeto con un &quot;id&quot;</translation>
    </message>
    <message>
        <source>an object with names</source>
        <translation>un objeto con nombres</translation>
    </message>
    <message>
        <source>an odd k</source>
        <translation>un k impar</translation>
    </message>
    <message>
        <source>an unknown class was predicted</source>
        <translation>se predijo una clase desconocida</translation>
    </message>
    <message>
        <source>another attribute</source>
        <translation>otro atributo</translation>
    </message>
    <message>
        <source>another distance for --axioms</source>
        <translation>otra distancia para --axioms</translation>
    </message>
    <message>
        <source>another protocol, or fixed parameters</source>
        <translation>otro protocolo, o parámetros fijos</translation>
    </message>
    <message>
        <source>another run writes there</source>
        <translation>otra ejecución escribe ahí</translation>
    </message>
    <message>
        <source>as in yyyy-MM-dd&apos;T&apos;HH:mm:ss</source>
        <translation>como en yyyy-MM-dd&apos;T&apos;HH:mm:ss</translation>
    </message>
    <message>
        <source>as many in both</source>
        <translation>otros tantos en ambos</translation>
    </message>
    <message>
        <source>as many values in each</source>
        <translation>el mismo número de valores en cada una</translation>
    </message>
    <message>
        <source>asking OpenML for {wanted}</source>
        <translation>pidiendo {wanted} a OpenML</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>at least 1, one of {strategies}</source>
        <translation>al menos 1, uno de {strategies}</translation>
    </message>
    <message>
        <source>at least 2</source>
        <translation>al menos 2</translation>
    </message>
    <message>
        <source>at least 2 to calibrate</source>
        <translation>al menos 2 para calibrar</translation>
    </message>
    <message>
        <source>at least 2^{axes} (two on every axis), or other centres</source>
        <translation>al menos 2^{axes} (dos en cada eje), u otros centros</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>al menos uno</translation>
    </message>
    <message>
        <source>at least one @attribute line before @end</source>
        <translation>al menos una línea @attribute antes de @end</translation>
    </message>
    <message>
        <source>at least one attribute</source>
        <translation>al menos un atributo</translation>
    </message>
    <message>
        <source>at least one row</source>
        <translation>al menos una fila</translation>
    </message>
    <message>
        <source>at least one to choose from</source>
        <translation>al menos uno entre los que elegir</translation>
    </message>
    <message>
        <source>at least one to keep</source>
        <translation>conservar al menos uno</translation>
    </message>
    <message>
        <source>at least one, to draw a plane</source>
        <translation>al menos uno, para dibujar un plano</translation>
    </message>
    <message>
        <source>at least two for leave-one-out</source>
        <translation>al menos dos para dejar uno fuera</translation>
    </message>
    <message>
        <source>at least {axes} (two on every axis), or other centres</source>
        <translation>al menos {axes} (dos en cada eje), u otros centros</translation>
    </message>
    <message>
        <source>at least {smallest_exponent}, and finite</source>
        <translation>al menos {smallest_exponent}, y finito</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>64 MB como máximo</translation>
    </message>
    <message>
        <source>at most high = {high}</source>
        <translation>como máximo high = {high}</translation>
    </message>
    <message>
        <source>at most one fold for each row</source>
        <translation>como máximo una partición por fila</translation>
    </message>
    <message>
        <source>at most {d}, with {n} rows of {d2} numbers</source>
        <translation>como máximo {d}, con {n} filas de {d2} números</translation>
    </message>
    <message>
        <source>at most {format}: a newer program wrote it</source>
        <translation>como máximo {format}: lo escribió un programa más nuevo</translation>
    </message>
    <message>
        <source>at most {free} from here</source>
        <translation>como máximo {free} desde aquí</translation>
    </message>
    <message>
        <source>at most {free}, which are free; fewer rows or columns</source>
        <translation>como máximo {free}, que están libres; menos filas o columnas</translation>
    </message>
    <message>
        <source>at most {most_attributes}, or the method gabriel</source>
        <translation>como máximo {most_attributes}, o el método gabriel</translation>
    </message>
    <message>
        <source>at most {most_attributes}: select or project them first</source>
        <translation>como máximo {most_attributes}: seleccione o proyecte antes</translation>
    </message>
    <message>
        <source>at most {most_bytes} MB of costs</source>
        <translation>como máximo {most_bytes} MB de costes</translation>
    </message>
    <message>
        <source>at most {most_candidates} values</source>
        <translation>como máximo {most_candidates} valores</translation>
    </message>
    <message>
        <source>at most {most_candidates}, or the method random</source>
        <translation>como máximo {most_candidates}, o el método random</translation>
    </message>
    <message>
        <source>at most {most_cells} cells</source>
        <translation>como máximo {most_cells} celdas</translation>
    </message>
    <message>
        <source>at most {most_cells} pairs of them</source>
        <translation>como máximo {most_cells} pares</translation>
    </message>
    <message>
        <source>at most {most_centres}</source>
        <translation>como máximo {most_centres}</translation>
    </message>
    <message>
        <source>at most {most_columns}</source>
        <translation>como máximo {most_columns}</translation>
    </message>
    <message>
        <source>at most {most_digits}</source>
        <translation>como máximo {most_digits}</translation>
    </message>
    <message>
        <source>at most {most_inflated} times its {size} bytes</source>
        <translation>como máximo {most_inflated} veces sus {size} bytes</translation>
    </message>
    <message>
        <source>at most {most_nodes} nodes, or method=bound: {cost}</source>
        <translation>como máximo {most_nodes} nodos, o method=bound: {cost}</translation>
    </message>
    <message>
        <source>at most {most_results}</source>
        <translation>como máximo {most_results}</translation>
    </message>
    <message>
        <source>at most {most_rows} data sets</source>
        <translation>como máximo {most_rows} conjuntos de datos</translation>
    </message>
    <message>
        <source>at most {most_typed}</source>
        <translation>como máximo {most_typed}</translation>
    </message>
    <message>
        <source>at most {most_whole} rows, or a method that needs fewer, as hart or wilson</source>
        <translation>como máximo {most_whole} filas, o un método que necesite menos, como hart o wilson</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>como máximo {most}</translation>
    </message>
    <message>
        <source>at most {most} of {size} bytes</source>
        <translation>como máximo {most} de {size} bytes</translation>
    </message>
    <message>
        <source>at most {most}: sample them first</source>
        <translation>como máximo {most}: extraiga antes una muestra</translation>
    </message>
    <message>
        <source>at most {most}: select or project them first</source>
        <translation>como máximo {most}: seleccione o proyecte antes</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>como máximo {n}</translation>
    </message>
    <message>
        <source>at most {n}, or replace=true</source>
        <translation>como máximo {n}, o replace=true</translation>
    </message>
    <message>
        <source>at most {n}, the rows</source>
        <translation>como máximo {n}, las filas</translation>
    </message>
    <message>
        <source>at most {rows} to replace</source>
        <translation>sustituir como máximo {rows}</translation>
    </message>
    <message>
        <source>attribute = {name}</source>
        <translation>attribute = {name}</translation>
    </message>
    <message>
        <source>attribute {name} holds {bad}</source>
        <translation>el atributo {name} contiene {bad}</translation>
    </message>
    <message>
        <source>attribute {name} is {kind}</source>
        <translation>el atributo {name} es {kind}</translation>
    </message>
    <message>
        <source>attributes = {text}</source>
        <translation>attributes = {text}</translation>
    </message>
    <message>
        <source>attributes tried</source>
        <translation>atributos probados</translation>
    </message>
    <message>
        <source>attributes without tables inside: delete it, or select others</source>
        <translation>atributos sin tablas dentro: elimínelo, o seleccione otros</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>axis {name}</source>
        <translation>eje {name}</translation>
    </message>
    <message>
        <source>below 1</source>
        <translation>menor que 1</translation>
    </message>
    <message>
        <source>beta = {beta}</source>
        <translation>beta = {beta}</translation>
    </message>
    <message>
        <source>between 0 and 1</source>
        <translation>entre 0 y 1</translation>
    </message>
    <message>
        <source>bytes that are not UTF-16</source>
        <translation>bytes que no son UTF-16</translation>
    </message>
    <message>
        <source>bytes that are not {encoding}</source>
        <translation>bytes que no son {encoding}</translation>
    </message>
    <message>
        <source>candidate {done}</source>
        <translation>candidato {done}</translation>
    </message>
    <message>
        <source>candidate {done} of {variants}</source>
        <translation>candidato {done} de {variants}</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>no se puede importar</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {split}</source>
        <translation>no se puede leer: {split}</translation>
    </message>
    <message>
        <source>cannot be unpacked: {error}</source>
        <translation>no se puede descomprimir: {error}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>cannot do {deed}</source>
        <translation>no se puede hacer {deed}</translation>
    </message>
    <message>
        <source>cells without broken quotes</source>
        <translation>celdas sin comillas rotas</translation>
    </message>
    <message>
        <source>choose_rows gives what are no rows</source>
        <translation>choose_rows no devuelve filas</translation>
    </message>
    <message>
        <source>chosen under leave-one-out</source>
        <translation>elegidos dejando uno fuera</translation>
    </message>
    <message>
        <source>class label {label} is not a number</source>
        <translation>la etiqueta de clase {label} no es un número</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>códigos</translation>
    </message>
    <message>
        <source>codes 0 to {n_labels} of its {n_labels2} labels</source>
        <translation>códigos de 0 a {n_labels} de sus {n_labels2} etiquetas</translation>
    </message>
    <message>
        <source>column {j} is called {name} (its name was {given})</source>
        <translation>la columna {j} se llama {name} (su nombre era {given})</translation>
    </message>
    <message>
        <source>column {name} holds no dates, or of several formats, such as {texts}</source>
        <translation>la columna {name} no contiene fechas, o son de varios formatos, como {texts}</translation>
    </message>
    <message>
        <source>column {name} holds {type}</source>
        <translation>la columna {name} contiene {type}</translation>
    </message>
    <message>
        <source>columns of different lengths</source>
        <translation>columnas de longitudes distintas</translation>
    </message>
    <message>
        <source>columns that differ</source>
        <translation>columnas distintas</translation>
    </message>
    <message>
        <source>comment {comment}</source>
        <translation>comentario {comment}</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN</source>
        <translation>validación cruzada completa de {n_neighbors}-NN</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN with {n_classes} classes</source>
        <translation>validación cruzada completa de {n_neighbors}-NN con {n_classes} clases</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN with {n} rows</source>
        <translation>validación cruzada completa de {n_neighbors}-NN con {n} filas</translation>
    </message>
    <message>
        <source>complete rows</source>
        <translation>filas completas</translation>
    </message>
    <message>
        <source>cost {cell}</source>
        <translation>coste {cell}</translation>
    </message>
    <message>
        <source>cost {i} of a right answer (row {i2})</source>
        <translation>coste {i} de una respuesta correcta (fila {i2})</translation>
    </message>
    <message>
        <source>costs = {values}</source>
        <translation>costs = {values}</translation>
    </message>
    <message>
        <source>costs of {costs} classes</source>
        <translation>costes de {costs} clases</translation>
    </message>
    <message>
        <source>costs of {costs} rows</source>
        <translation>costes de {costs} filas</translation>
    </message>
    <message>
        <source>count = {size} of {n} rows</source>
        <translation>count = {size} con {n} filas</translation>
    </message>
    <message>
        <source>custom_points: {what}</source>
        <translation>custom_points: {what}</translation>
    </message>
    <message>
        <source>cuts = {cuts}</source>
        <translation>cuts = {cuts}</translation>
    </message>
    <message>
        <source>cuts by MDL without classes</source>
        <translation>cortes por MDL sin clases</translation>
    </message>
    <message>
        <source>damaged ({name}: {error})</source>
        <translation>dañado ({name}: {error})</translation>
    </message>
    <message>
        <source>damaged or changed since it was saved ({why})</source>
        <translation>dañado o cambiado desde que se guardó ({why})</translation>
    </message>
    <message>
        <source>decimal points or decimal commas, not both</source>
        <translation>puntos decimales o comas decimales, no ambos</translation>
    </message>
    <message>
        <source>decimals of another length, or decimal points</source>
        <translation>decimales de otra longitud, o puntos decimales</translation>
    </message>
    <message>
        <source>declared attributes</source>
        <translation>atributos declarados</translation>
    </message>
    <message>
        <source>declares no plugin</source>
        <translation>no declara ningún complemento</translation>
    </message>
    <message>
        <source>declares the parameters {none}</source>
        <translation>declara los parámetros {none}</translation>
    </message>
    <message>
        <source>default</source>
        <translation>por defecto</translation>
    </message>
    <message>
        <source>default {what}</source>
        <translation>valor por defecto {what}</translation>
    </message>
    <message>
        <source>delimiter, quote and comment that differ</source>
        <translation>separador, comillas y comentario distintos</translation>
    </message>
    <message>
        <source>did you mean {name} or {other} or {third}?</source>
        <translation>¿quiso decir {name}, {other} o {third}?</translation>
    </message>
    <message>
        <source>did you mean {name} or {other}?</source>
        <translation>¿quiso decir {name} o {other}?</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>¿quiso decir {name}?</translation>
    </message>
    <message>
        <source>differences of shape {shape}</source>
        <translation>diferencias de forma {shape}</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>nombres distintos</translation>
    </message>
    <message>
        <source>different parameters</source>
        <translation>parámetros distintos</translation>
    </message>
    <message>
        <source>different rows</source>
        <translation>filas distintas</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>each index once, ascending</source>
        <translation>cada índice una vez, en orden ascendente</translation>
    </message>
    <message>
        <source>each key once in an object</source>
        <translation>cada clave una vez en un objeto</translation>
    </message>
    <message>
        <source>each once</source>
        <translation>cada uno una vez</translation>
    </message>
    <message>
        <source>each row in one</source>
        <translation>cada fila en uno</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>tamaños iguales</translation>
    </message>
    <message>
        <source>eta = {eta}</source>
        <translation>eta = {eta}</translation>
    </message>
    <message>
        <source>euclidean or mahalanobis, or the method gabriel</source>
        <translation>euclidean o mahalanobis, o el método gabriel</translation>
    </message>
    <message>
        <source>euclidean, mahalanobis, manhattan, chebyshev, cosine, angle or pearson, without labels</source>
        <translation>euclidean, mahalanobis, manhattan, chebyshev, cosine, angle o pearson, sin etiquetas</translation>
    </message>
    <message>
        <source>euclidean, mahalanobis, manhattan, cosine, angle or pearson, without labels</source>
        <translation>euclidean, mahalanobis, manhattan, cosine, angle o pearson, sin etiquetas</translation>
    </message>
    <message>
        <source>every class has one row</source>
        <translation>cada clase tiene una sola fila</translation>
    </message>
    <message>
        <source>every class has one row, so no difference inside a class</source>
        <translation>cada clase tiene una sola fila, así que no hay diferencias dentro de una clase</translation>
    </message>
    <message>
        <source>every class has one row, so no neighbour of its class</source>
        <translation>cada clase tiene una sola fila, así que no hay vecinos de su clase</translation>
    </message>
    <message>
        <source>every class has one row, so no row has a target</source>
        <translation>cada clase tiene una sola fila, así que ninguna fila tiene objetivo</translation>
    </message>
    <message>
        <source>every column is left out</source>
        <translation>se excluyen todas las columnas</translation>
    </message>
    <message>
        <source>every weight is zero</source>
        <translation>todos los pesos son cero</translation>
    </message>
    <message>
        <source>faiss is not installed</source>
        <translation>faiss no está instalado</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>figure {kind}</source>
        <translation>figura {kind}</translation>
    </message>
    <message>
        <source>figure {number}</source>
        <translation>figura {number}</translation>
    </message>
    <message>
        <source>filters = {values}</source>
        <translation>filters = {values}</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>números finitos</translation>
    </message>
    <message>
        <source>finite numbers, or missing values</source>
        <translation>números finitos o valores ausentes</translation>
    </message>
    <message>
        <source>finite numbers, or null</source>
        <translation>números finitos o null</translation>
    </message>
    <message>
        <source>fitting</source>
        <translation>ajustando</translation>
    </message>
    <message>
        <source>five repeats of two folds</source>
        <translation>cinco repeticiones de dos particiones</translation>
    </message>
    <message>
        <source>fold {done} of {total}</source>
        <translation>partición {done} de {total}</translation>
    </message>
    <message>
        <source>fold {fold}</source>
        <translation>partición {fold}</translation>
    </message>
    <message>
        <source>folds, where parameters are chosen</source>
        <translation>particiones, si se eligen parámetros</translation>
    </message>
    <message>
        <source>forest of two things alone</source>
        <translation>bosque de dos cosas solas</translation>
    </message>
    <message>
        <source>forgetting</source>
        <translation>olvidando</translation>
    </message>
    <message>
        <source>format {format}</source>
        <translation>formato {format}</translation>
    </message>
    <message>
        <source>format {found}</source>
        <translation>formato {found}</translation>
    </message>
    <message>
        <source>four numbers that do not fall, as in -0.5, 0, 0.25, 0.75</source>
        <translation>cuatro números que no decrecen, como -0.5, 0, 0.25, 0.75</translation>
    </message>
    <message>
        <source>from 0 to {n_rows}</source>
        <translation>de 0 a {n_rows}</translation>
    </message>
    <message>
        <source>given folds, and {repeats} repeats</source>
        <translation>particiones dadas, y {repeats} repeticiones</translation>
    </message>
    <message>
        <source>half a character (\ud800 to \udfff alone)</source>
        <translation>medio carácter (de \ud800 a \udfff sueltos)</translation>
    </message>
    <message>
        <source>hnsw under {id}: faiss has no such distance</source>
        <translation>hnsw con {id}: faiss no tiene esa distancia</translation>
    </message>
    <message>
        <source>holds no model</source>
        <translation>no contiene ningún modelo</translation>
    </message>
    <message>
        <source>holds {refused}</source>
        <translation>contiene {refused}</translation>
    </message>
    <message>
        <source>images of {one} and {other} pixels</source>
        <translation>imágenes de {one} y {other} píxeles</translation>
    </message>
    <message>
        <source>in the grid, too</source>
        <translation>también en la rejilla</translation>
    </message>
    <message>
        <source>in the inner table, {what}</source>
        <translation>en la tabla interna, {what}</translation>
    </message>
    <message>
        <source>inner fold {fold} of {n_folds}</source>
        <translation>partición interna {fold} de {n_folds}</translation>
    </message>
    <message>
        <source>instance weights</source>
        <translation>pesos de las filas</translation>
    </message>
    <message>
        <source>inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no direction are neighbours of the same class nearer than others</source>
        <translation>inv(Sigma_S) - inv(Sigma_D) no tiene autovalores positivos: en ninguna dirección los vecinos de la misma clase están más cerca que los otros</translation>
    </message>
    <message>
        <source>it in one of the places looked at: {places}</source>
        <translation>en uno de los lugares en que se busca: {places}</translation>
    </message>
    <message>
        <source>it switched on again in the list of plugins</source>
        <translation>que se active de nuevo en la lista de complementos</translation>
    </message>
    <message>
        <source>its classes are not those of its header</source>
        <translation>sus clases no son las de su cabecera</translation>
    </message>
    <message>
        <source>its data; try again later</source>
        <translation>sus datos; pruebe más tarde</translation>
    </message>
    <message>
        <source>its header does not describe columns ({name}: {error})</source>
        <translation>su cabecera no describe columnas ({name}: {error})</translation>
    </message>
    <message>
        <source>its results</source>
        <translation>sus resultados</translation>
    </message>
    <message>
        <source>k of at most {n}</source>
        <translation>k de {n} como máximo</translation>
    </message>
    <message>
        <source>kd-tree, ball-tree or vp-tree</source>
        <translation>kd-tree, ball-tree o vp-tree</translation>
    </message>
    <message>
        <source>keel:NAME</source>
        <translation>keel:NAME</translation>
    </message>
    <message>
        <source>kernel_density and discretise together</source>
        <translation>kernel_density y discretise a la vez</translation>
    </message>
    <message>
        <source>kind = &apos;test&apos;</source>
        <translation>kind = &apos;test&apos;</translation>
    </message>
    <message>
        <source>label {label} of attribute {name} twice</source>
        <translation>la etiqueta {label} del atributo {name} dos veces</translation>
    </message>
    <message>
        <source>label, label, … with quotes in pairs</source>
        <translation>etiqueta, etiqueta, … con comillas emparejadas</translation>
    </message>
    <message>
        <source>labels or missing values</source>
        <translation>etiquetas o valores ausentes</translation>
    </message>
    <message>
        <source>labels {text} of attribute {name}</source>
        <translation>etiquetas {text} del atributo {name}</translation>
    </message>
    <message>
        <source>leaf_size = {leaf_size}</source>
        <translation>leaf_size = {leaf_size}</translation>
    </message>
    <message>
        <source>learned_by = {learned_by} with the metric {metric}</source>
        <translation>learned_by = {learned_by} con la métrica {metric}</translation>
    </message>
    <message>
        <source>left out, as OpenML advises: {left}</source>
        <translation>excluidas, como aconseja OpenML: {left}</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>línea {n}</translation>
    </message>
    <message>
        <source>loss {error}</source>
        <translation>pérdida {error}</translation>
    </message>
    <message>
        <source>loss {loss_curve}</source>
        <translation>pérdida {loss_curve}</translation>
    </message>
    <message>
        <source>low = {low}</source>
        <translation>low = {low}</translation>
    </message>
    <message>
        <source>low = {low} and high = {high}</source>
        <translation>low = {low} y high = {high}</translation>
    </message>
    <message>
        <source>low below high</source>
        <translation>low menor que high</translation>
    </message>
    <message>
        <source>lsh under {id}: no random directions are known for it</source>
        <translation>lsh con {id}: no se conocen direcciones aleatorias para ella</translation>
    </message>
    <message>
        <source>mapping {text}</source>
        <translation>correspondencia {text}</translation>
    </message>
    <message>
        <source>mapping {text}: no such label of {name}</source>
        <translation>correspondencia {text}: no hay tal etiqueta de {name}</translation>
    </message>
    <message>
        <source>member {i}</source>
        <translation>miembro {i}</translation>
    </message>
    <message>
        <source>member {i} of {n_estimators}</source>
        <translation>miembro {i} de {n_estimators}</translation>
    </message>
    <message>
        <source>method = {method}</source>
        <translation>method = {method}</translation>
    </message>
    <message>
        <source>method {method}</source>
        <translation>método {method}</translation>
    </message>
    <message>
        <source>metric &apos;vdm&apos; without classes</source>
        <translation>métrica &apos;vdm&apos; sin clases</translation>
    </message>
    <message>
        <source>metric {metric}</source>
        <translation>métrica {metric}</translation>
    </message>
    <message>
        <source>metric {metric} of two rows alone</source>
        <translation>métrica {metric} de dos filas solas</translation>
    </message>
    <message>
        <source>metrics of {m} queries</source>
        <translation>métricas de {m} consultas</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>missing system libraries {names}; install them: {missing}</source>
        <translation>faltan bibliotecas del sistema {names}; instálelas: {missing}</translation>
    </message>
    <message>
        <source>more rows in each class than attributes, and some regularisation</source>
        <translation>más filas en cada clase que atributos, y algo de regularización</translation>
    </message>
    <message>
        <source>more rows than classes, for a covariance</source>
        <translation>más filas que clases, para una covarianza</translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation>más de 0</translation>
    </message>
    <message>
        <source>more than 0 and less than 1</source>
        <translation>más de 0 y menos de 1</translation>
    </message>
    <message>
        <source>more than {largest} MB</source>
        <translation>más de {largest} MB</translation>
    </message>
    <message>
        <source>more than {most_columns} entries, grids expanded</source>
        <translation>más de {most_columns} entradas, con las rejillas desplegadas</translation>
    </message>
    <message>
        <source>more than {most} unpacked</source>
        <translation>más de {most} descomprimido</translation>
    </message>
    <message>
        <source>n_centres = {count} on a grid over {axes} attributes</source>
        <translation>n_centres = {count} en una rejilla de {axes} atributos</translation>
    </message>
    <message>
        <source>n_components = {wanted}</source>
        <translation>n_components = {wanted}</translation>
    </message>
    <message>
        <source>n_components and variance together</source>
        <translation>n_components y variance a la vez</translation>
    </message>
    <message>
        <source>name=1..15, name=0.1..1:0.1, name=0.01..100*10 or name=a,b</source>
        <translation>name=1..15, name=0.1..1:0.1, name=0.01..100*10 o name=a,b</translation>
    </message>
    <message>
        <source>name=value</source>
        <translation>nombre=valor</translation>
    </message>
    <message>
        <source>names and rows</source>
        <translation>nombres y filas</translation>
    </message>
    <message>
        <source>names of classifiers above the scores</source>
        <translation>nombres de clasificadores sobre las puntuaciones</translation>
    </message>
    <message>
        <source>names of classifiers, then rows of scores</source>
        <translation>nombres de clasificadores y después filas de puntuaciones</translation>
    </message>
    <message>
        <source>names separated by commas</source>
        <translation>nombres separados por comas</translation>
    </message>
    <message>
        <source>names without blanks</source>
        <translation>nombres sin espacios</translation>
    </message>
    <message>
        <source>names {loaded}</source>
        <translation>nombra {loaded}</translation>
    </message>
    <message>
        <source>nearest {near}</source>
        <translation>el más cercano {near}</translation>
    </message>
    <message>
        <source>neighbours of each class</source>
        <translation>vecinos de cada clase</translation>
    </message>
    <message>
        <source>options {apart} do not apply</source>
        <translation>las opciones {apart} no se aplican aquí</translation>
    </message>
    <message>
        <source>&quot;data&quot;: …, &quot;recipe&quot;: …</source>
        <translation>&quot;data&quot;: …, &quot;recipe&quot;: …</translation>
    </message>
    <message>
        <source>&quot;id&quot;: …, &quot;params&quot;: …</source>
        <translation>&quot;id&quot;: …, &quot;params&quot;: …</translation>
    </message>
    <message>
        <source>({n_rows},), one class for each row</source>
        <translation>({n_rows},), una clase por fila</translation>
    </message>
    <message>
        <source>({n_rows},): y.ravel()</source>
        <translation>({n_rows},): y.ravel()</translation>
    </message>
    <message>
        <source>1 at least for a projection</source>
        <translation>al menos 1 para una proyección</translation>
    </message>
    <message>
        <source>1 to {most} different names</source>
        <translation>de 1 a {most} nombres distintos</translation>
    </message>
    <message>
        <source>2 to {most_rows} rows</source>
        <translation>de 2 a {most_rows} filas</translation>
    </message>
    <message>
        <source>4 at least for a map</source>
        <translation>al menos 4 para un mapa</translation>
    </message>
    <message>
        <source>5-NN leave-one-out {share} %</source>
        <translation>5-NN, dejar uno fuera: {share} %</translation>
    </message>
    <message>
        <source>5-NN leave-one-out {share} % (metric from all rows)</source>
        <translation>5-NN, dejar uno fuera: {share} % (métrica aprendida de todas las filas)</translation>
    </message>
    <message>
        <source>Artificial cases of section 2.1</source>
        <translation>Casos artificiales de la sección 2.1</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Árbol de bolas</translation>
    </message>
    <message>
        <source>D: other class, {n} differences</source>
        <translation>D: otra clase, diferencias: {n}</translation>
    </message>
    <message>
        <source>Euclidean and Mahalanobis distance, M = LᵀL</source>
        <translation>Distancias euclídea y de Mahalanobis, M = LᵀL</translation>
    </message>
    <message>
        <source>Euclidean, after the preparation</source>
        <translation>euclídea, tras la preparación</translation>
    </message>
    <message>
        <source>Euclidean: (x - x&apos;)ᵀ (x - x&apos;) = 1</source>
        <translation>Euclídea: (x - x&apos;)ᵀ (x - x&apos;) = 1</translation>
    </message>
    <message>
        <source>Mahalanobis: (x - x&apos;)ᵀ M (x - x&apos;) = 1</source>
        <translation>De Mahalanobis: (x - x&apos;)ᵀ M (x - x&apos;) = 1</translation>
    </message>
    <message>
        <source>NUMERIC, REAL, INTEGER, STRING or a list of labels</source>
        <translation>NUMERIC, REAL, INTEGER, STRING o una lista de etiquetas</translation>
    </message>
    <message>
        <source>Qt is not installed</source>
        <translation>Qt no está instalado</translation>
    </message>
    <message>
        <source>S: same class, {n} differences</source>
        <translation>S: misma clase, diferencias: {n}</translation>
    </message>
    <message>
        <source>SHA-256 {found}…</source>
        <translation>SHA-256 {found}…</translation>
    </message>
    <message>
        <source>SHA-256 {sha}…</source>
        <translation>SHA-256 {sha}…</translation>
    </message>
    <message>
        <source>Targets are pulled, impostors pushed out</source>
        <translation>Los vecinos objetivo se atraen; los impostores se expulsan</translation>
    </message>
    <message>
        <source>The cases in the space KISSNN found</source>
        <translation>Los casos en el espacio que halló KISSNN</translation>
    </message>
    <message>
        <source>The cone of matrices [[α, β], [β, γ]] ≥ 0</source>
        <translation>El cono de las matrices [[α, β], [β, γ]] ≥ 0</translation>
    </message>
    <message>
        <source>The idea of KISSNN</source>
        <translation>La idea de KISSNN</translation>
    </message>
    <message>
        <source>The space of differences</source>
        <translation>El espacio de diferencias</translation>
    </message>
    <message>
        <source>X has no rows</source>
        <translation>X no tiene filas</translation>
    </message>
    <message>
        <source>X has the shape {shape}</source>
        <translation>X tiene la forma {shape}</translation>
    </message>
    <message>
        <source>X holds {dtype}</source>
        <translation>X contiene {dtype}</translation>
    </message>
    <message>
        <source>X is a sparse matrix</source>
        <translation>X es una matriz dispersa</translation>
    </message>
    <message>
        <source>X.toarray()</source>
        <translation>X.toarray()</translation>
    </message>
    <message>
        <source>a .lesson.zip file</source>
        <translation>un archivo .lesson.zip</translation>
    </message>
    <message>
        <source>a DataFrame or a Dataset</source>
        <translation>un DataFrame o un Dataset</translation>
    </message>
    <message>
        <source>a NUMERIC attribute for a numeric class</source>
        <translation>un atributo NUMERIC para una clase numérica</translation>
    </message>
    <message>
        <source>a bundled plugin, or one of an installed package</source>
        <translation>un complemento incluido, o uno de un paquete instalado</translation>
    </message>
    <message>
        <source>a candidate that can be trained</source>
        <translation>un candidato que se pueda entrenar</translation>
    </message>
    <message>
        <source>a class for a Dataset</source>
        <translation>una clase para un Dataset</translation>
    </message>
    <message>
        <source>a class for each row</source>
        <translation>una clase para cada fila</translation>
    </message>
    <message>
        <source>a copy of that file</source>
        <translation>una copia de ese archivo</translation>
    </message>
    <message>
        <source>a figure of {name}</source>
        <translation>una figura de {name}</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a file that can be written</source>
        <translation>un archivo en el que se pueda escribir</translation>
    </message>
    <message>
        <source>a file without a password</source>
        <translation>un archivo sin contraseña</translation>
    </message>
    <message>
        <source>a folder of answer files</source>
        <translation>una carpeta de archivos de respuestas</translation>
    </message>
    <message>
        <source>a folder, a file, a DataFrame or classifier: scores</source>
        <translation>una carpeta, un archivo, un DataFrame o clasificador: puntuaciones</translation>
    </message>
    <message>
        <source>a formula of {text} characters</source>
        <translation>una fórmula de {text} caracteres</translation>
    </message>
    <message>
        <source>a key &quot;kind&quot; that is &quot;answer&quot;</source>
        <translation>una clave &quot;kind&quot; cuyo valor sea &quot;answer&quot;</translation>
    </message>
    <message>
        <source>a key &apos;classifiers&apos;, &apos;scene&apos;, &apos;steps&apos; or &apos;kind&apos;</source>
        <translation>una clave &apos;classifiers&apos;, &apos;scene&apos;, &apos;steps&apos; o &apos;kind&apos;</translation>
    </message>
    <message>
        <source>a key of {kinds}</source>
        <translation>una clave de entre {kinds}</translation>
    </message>
    <message>
        <source>a lesson file, .json</source>
        <translation>un archivo de lección, .json</translation>
    </message>
    <message>
        <source>a list of at most {most_answers}</source>
        <translation>una lista de {most_answers} como máximo</translation>
    </message>
    <message>
        <source>a list of rows (liac-arff&apos;s DENSE or LOD)</source>
        <translation>una lista de filas (DENSE o LOD de liac-arff)</translation>
    </message>
    <message>
        <source>a model of the type {name}</source>
        <translation>un modelo del tipo {name}</translation>
    </message>
    <message>
        <source>a new name</source>
        <translation>un nombre nuevo</translation>
    </message>
    <message>
        <source>a number or a text in each cell</source>
        <translation>un número o un texto en cada celda</translation>
    </message>
    <message>
        <source>a path, a DataFrame, a pair (X, y), a dictionary of liac-arff or a Dataset</source>
        <translation>una ruta, un DataFrame, un par (X, y), un diccionario de liac-arff o un Dataset</translation>
    </message>
    <message>
        <source>a question in this step</source>
        <translation>una pregunta en este paso</translation>
    </message>
    <message>
        <source>a recipe</source>
        <translation>una receta</translation>
    </message>
    <message>
        <source>a recipe of {kind}</source>
        <translation>una receta de {kind}</translation>
    </message>
    <message>
        <source>a run that learns in each fold, for a script of it</source>
        <translation>una ejecución que aprenda en cada partición, para hacer un programa de ella</translation>
    </message>
    <message>
        <source>a scene, thesis-1 to thesis-8, or a result</source>
        <translation>una escena, thesis-1 a thesis-8 o un resultado</translation>
    </message>
    <message>
        <source>a table of scores</source>
        <translation>una tabla de puntuaciones</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>accuracies of two folds or more</source>
        <translation>exactitudes de dos particiones o más</translation>
    </message>
    <message>
        <source>after LMNN: {targets} targets, {impostors} impostors</source>
        <translation>después de LMNN: vecinos objetivo: {targets}, impostores: {impostors}</translation>
    </message>
    <message>
        <source>an answer file of at most {largest_answer} MB</source>
        <translation>un archivo de respuestas de {largest_answer} MB como máximo</translation>
    </message>
    <message>
        <source>an estimator of workbench.bundled</source>
        <translation>un estimador de workbench.bundled</translation>
    </message>
    <message>
        <source>an exercise</source>
        <translation>un ejercicio</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>otro nombre</translation>
    </message>
    <message>
        <source>another name, or X without it</source>
        <translation>otro nombre, o X sin ella</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>answers</translation>
    </message>
    <message>
        <source>answers[{i}].task: {task}</source>
        <translation>answers[{i}].task: {task}</translation>
    </message>
    <message>
        <source>at least the class</source>
        <translation>al menos la clase</translation>
    </message>
    <message>
        <source>at most {most_bytes} MB</source>
        <translation>como máximo {most_bytes} MB</translation>
    </message>
    <message>
        <source>at most {most_files}</source>
        <translation>como máximo {most_files}</translation>
    </message>
    <message>
        <source>at most {most_files} files of {most_bytes} MB together</source>
        <translation>como máximo {most_files} archivos, de {most_bytes} MB en total</translation>
    </message>
    <message>
        <source>at most {most_letters}</source>
        <translation>como máximo {most_letters}</translation>
    </message>
    <message>
        <source>at most {most_packed} times</source>
        <translation>como máximo {most_packed} veces</translation>
    </message>
    <message>
        <source>at most {most_rows} rows and {most_numbers} numbers: a sample</source>
        <translation>como máximo {most_rows} filas y {most_numbers} números: una muestra</translation>
    </message>
    <message>
        <source>at most {most_steps}</source>
        <translation>como máximo {most_steps}</translation>
    </message>
    <message>
        <source>attribute {name} has the type {kind}</source>
        <translation>el atributo {name} tiene el tipo {kind}</translation>
    </message>
    <message>
        <source>attributes without tables inside</source>
        <translation>atributos sin tablas dentro</translation>
    </message>
    <message>
        <source>attributes, classes, rows</source>
        <translation>attributes, classes, rows</translation>
    </message>
    <message>
        <source>axioms=True</source>
        <translation>axioms=True</translation>
    </message>
    <message>
        <source>before: {targets} targets, {impostors} impostors</source>
        <translation>antes: vecinos objetivo: {targets}, impostores: {impostors}</translation>
    </message>
    <message>
        <source>builtin:ID, or the name of a file beside the exercise</source>
        <translation>builtin:ID, o el nombre de un archivo junto al ejercicio</translation>
    </message>
    <message>
        <source>class {class_name}</source>
        <translation>clase {class_name}</translation>
    </message>
    <message>
        <source>class {n}</source>
        <translation>clase {n}</translation>
    </message>
    <message>
        <source>column names of {nlevels} levels</source>
        <translation>nombres de columna de {nlevels} niveles</translation>
    </message>
    <message>
        <source>column {j} has no name but {given}</source>
        <translation>la columna {j} no tiene más nombre que {given}</translation>
    </message>
    <message>
        <source>column {name} has the timezone {tz}</source>
        <translation>la columna {name} tiene la zona horaria {tz}</translation>
    </message>
    <message>
        <source>column {name} holds values of several types: {told}</source>
        <translation>la columna {name} contiene valores de varios tipos: {told}</translation>
    </message>
    <message>
        <source>column {name} holds {what}</source>
        <translation>la columna {name} contiene {what}</translation>
    </message>
    <message>
        <source>column {name} is of {dtype}</source>
        <translation>la columna {name} es de {dtype}</translation>
    </message>
    <message>
        <source>damaged: {told}</source>
        <translation>dañado: {told}</translation>
    </message>
    <message>
        <source>data are a {name}</source>
        <translation>los datos son de tipo {name}</translation>
    </message>
    <message>
        <source>data beside the lesson</source>
        <translation>datos junto a la lección</translation>
    </message>
    <message>
        <source>data of a file: save them first (Data &gt; Save as)</source>
        <translation>datos de un archivo: guárdelos primero (Datos &gt; Guardar como)</translation>
    </message>
    <message>
        <source>data of the type {name}</source>
        <translation>datos del tipo {name}</translation>
    </message>
    <message>
        <source>data, and no a and b</source>
        <translation>datos, sin a ni b</translation>
    </message>
    <message>
        <source>density in D</source>
        <translation>densidad en D</translation>
    </message>
    <message>
        <source>density in S</source>
        <translation>densidad en S</translation>
    </message>
    <message>
        <source>differences to 5 + 5 neighbours</source>
        <translation>diferencias con 5 + 5 vecinos</translation>
    </message>
    <message>
        <source>dissimilarity: normal density of xⱼ - xᵢ</source>
        <translation>disimilitud: densidad normal de xⱼ - xᵢ</translation>
    </message>
    <message>
        <source>distance {metric} of one thing</source>
        <translation>distancia {metric} de una sola cosa</translation>
    </message>
    <message>
        <source>each file once</source>
        <translation>cada archivo una vez</translation>
    </message>
    <message>
        <source>euclidean, manhattan, chebyshev or a learned metric</source>
        <translation>euclidean, manhattan, chebyshev o una métrica aprendida</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>files that end in {answer_suffix}</source>
        <translation>archivos que terminen en {answer_suffix}</translation>
    </message>
    <message>
        <source>files that end in {suffixes}</source>
        <translation>archivos que terminen en {suffixes}</translation>
    </message>
    <message>
        <source>filters before a metric that learns once from all rows</source>
        <translation>filtros antes de una métrica que aprende una sola vez con todas las filas</translation>
    </message>
    <message>
        <source>finite numbers, or NaN for missing</source>
        <translation>números finitos, o NaN si faltan</translation>
    </message>
    <message>
        <source>first direction of L</source>
        <translation>primera dirección de L</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>partición</translation>
    </message>
    <message>
        <source>in the ball</source>
        <translation>en la bola</translation>
    </message>
    <message>
        <source>labels or numbers</source>
        <translation>etiquetas o números</translation>
    </message>
    <message>
        <source>labels that differ</source>
        <translation>etiquetas distintas</translation>
    </message>
    <message>
        <source>less than {m}, the rows</source>
        <translation>menos que {m}, las filas</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light o dark</translation>
    </message>
    <message>
        <source>lower-case words joined by hyphens, as my-method</source>
        <translation>palabras en minúsculas unidas por guiones, como my-method</translation>
    </message>
    <message>
        <source>names of files, in folders below</source>
        <translation>nombres de archivos, en carpetas interiores</translation>
    </message>
    <message>
        <source>names of their own</source>
        <translation>un nombre propio para cada uno</translation>
    </message>
    <message>
        <source>names that differ</source>
        <translation>nombres distintos</translation>
    </message>
    <message>
        <source>neither experiment, scene, lesson nor answers</source>
        <translation>no es un experimento, ni una escena, ni una lección, ni respuestas</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>anidado demasiado profundo</translation>
    </message>
    <message>
        <source>no @attribute line before @data</source>
        <translation>ninguna línea @attribute antes de @data</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>no SQLite file</source>
        <translation>no es un archivo SQLite</translation>
    </message>
    <message>
        <source>no UTF-8 text</source>
        <translation>no es texto UTF-8</translation>
    </message>
    <message>
        <source>no X server answers at DISPLAY={display}; start one or set DISPLAY, or work without a window (workbench --help)</source>
        <translation>no responde ningún servidor X en DISPLAY={display}; inicie uno o ajuste DISPLAY, o trabaje sin ventana (workbench --help)</translation>
    </message>
    <message>
        <source>no answer file</source>
        <translation>ningún archivo de respuestas</translation>
    </message>
    <message>
        <source>no attribute</source>
        <translation>ningún atributo</translation>
    </message>
    <message>
        <source>no attribute has a score by {method}</source>
        <translation>ningún atributo tiene puntuación por {method}</translation>
    </message>
    <message>
        <source>no attribute has a score by {method} above {threshold}</source>
        <translation>ningún atributo tiene por {method} una puntuación mayor que {threshold}</translation>
    </message>
    <message>
        <source>no attribute has labels</source>
        <translation>ningún atributo tiene etiquetas</translation>
    </message>
    <message>
        <source>no attribute is left</source>
        <translation>no queda ningún atributo</translation>
    </message>
    <message>
        <source>no attribute to choose</source>
        <translation>ningún atributo que elegir</translation>
    </message>
    <message>
        <source>no attribute varies</source>
        <translation>ningún atributo varía</translation>
    </message>
    <message>
        <source>no attribute varies inside a chunk</source>
        <translation>ningún atributo varía dentro de un grupo</translation>
    </message>
    <message>
        <source>no attribute varies inside the {of}</source>
        <translation>ningún atributo varía dentro de: {of}</translation>
    </message>
    <message>
        <source>no attribute {attribute} here</source>
        <translation>aquí no hay atributo {attribute}</translation>
    </message>
    <message>
        <source>no attribute {item}</source>
        <translation>no hay atributo {item}</translation>
    </message>
    <message>
        <source>no attribute {name}</source>
        <translation>no hay atributo {name}</translation>
    </message>
    <message>
        <source>no attribute {name} to give a type</source>
        <translation>no hay atributo {name} al que dar un tipo</translation>
    </message>
    <message>
        <source>no attribute {wanted} for the class</source>
        <translation>no hay atributo {wanted} para la clase</translation>
    </message>
    <message>
        <source>no attributes</source>
        <translation>sin atributos</translation>
    </message>
    <message>
        <source>no attributes inside the relational attribute {name}</source>
        <translation>ningún atributo dentro del atributo relacional {name}</translation>
    </message>
    <message>
        <source>no built-in data set {wanted}</source>
        <translation>no hay datos incluidos {wanted}</translation>
    </message>
    <message>
        <source>no bundled plugin {id}</source>
        <translation>no hay complemento incluido {id}</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>ningún candidato</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>ninguna clase</translation>
    </message>
    <message>
        <source>no class in the test set: {n_rows} rows predicted, none judged</source>
        <translation>ninguna clase en el conjunto de prueba: {n_rows} filas predichas, ninguna juzgada</translation>
    </message>
    <message>
        <source>no classifier {id}</source>
        <translation>no hay clasificador {id}</translation>
    </message>
    <message>
        <source>no classifier {name} to compare with</source>
        <translation>no hay clasificador {name} con el que comparar</translation>
    </message>
    <message>
        <source>no classifier {text}</source>
        <translation>no hay clasificador {text}</translation>
    </message>
    <message>
        <source>no column that varies</source>
        <translation>ninguna columna varía</translation>
    </message>
    <message>
        <source>no column {column}</source>
        <translation>no hay columna {column}</translation>
    </message>
    <message>
        <source>no columns</source>
        <translation>sin columnas</translation>
    </message>
    <message>
        <source>no control</source>
        <translation>ningún control</translation>
    </message>
    <message>
        <source>no control of &apos;hide&apos;</source>
        <translation>ningún control de &apos;hide&apos;</translation>
    </message>
    <message>
        <source>no costs for a numeric class</source>
        <translation>no hay costes para una clase numérica</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
    <message>
        <source>no data set</source>
        <translation>ningún conjunto de datos</translation>
    </message>
    <message>
        <source>no data set is open</source>
        <translation>no hay ningún conjunto de datos abierto</translation>
    </message>
    <message>
        <source>no data set with all times above 0</source>
        <translation>ningún conjunto de datos con todos los tiempos mayores que 0</translation>
    </message>
    <message>
        <source>no data set {name}</source>
        <translation>no hay conjunto de datos {name}</translation>
    </message>
    <message>
        <source>no dictionary of liac-arff</source>
        <translation>no es un diccionario de liac-arff</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>ninguna diferencia</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set; run it on a desktop, through ssh -X, or without a window (workbench --help)</source>
        <translation>no hay pantalla: ni DISPLAY ni WAYLAND_DISPLAY están definidos; ejecútelo en un escritorio, con ssh -X o sin ventana (workbench --help)</translation>
    </message>
    <message>
        <source>no dissimilar pair differs</source>
        <translation>ningún par disímil difiere</translation>
    </message>
    <message>
        <source>no distance {id}</source>
        <translation>no hay distancia {id}</translation>
    </message>
    <message>
        <source>no exact edit of graphs of {nodes} and {nodes2} nodes within {seconds} s</source>
        <translation>ninguna edición exacta de grafos de {nodes} y {nodes2} nodos en {seconds} s</translation>
    </message>
    <message>
        <source>no exact test of split zeros</source>
        <translation>no hay prueba exacta con ceros repartidos</translation>
    </message>
    <message>
        <source>no experiment was begun</source>
        <translation>no se ha iniciado ningún experimento</translation>
    </message>
    <message>
        <source>no factor leaves fewer errors</source>
        <translation>ningún factor deja menos errores</translation>
    </message>
    <message>
        <source>no figure {stem}</source>
        <translation>no hay figura {stem}</translation>
    </message>
    <message>
        <source>no file {folds}</source>
        <translation>no hay archivo {folds}</translation>
    </message>
    <message>
        <source>no file {source}</source>
        <translation>no hay archivo {source}</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>sin filtros</translation>
    </message>
    <message>
        <source>no fold {fold} of repeat {repeat}</source>
        <translation>no hay partición {fold} de la repetición {repeat}</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>no folds</source>
        <translation>ninguna partición</translation>
    </message>
    <message>
        <source>no folds to draw</source>
        <translation>no hay particiones que dibujar</translation>
    </message>
    <message>
        <source>no language {language}</source>
        <translation>no hay idioma {language}</translation>
    </message>
    <message>
        <source>no learned metric fits these attributes</source>
        <translation>ninguna métrica aprendida se ajusta a estos atributos</translation>
    </message>
    <message>
        <source>no lesson in it</source>
        <translation>no contiene ninguna lección</translation>
    </message>
    <message>
        <source>no lesson {name}</source>
        <translation>no hay lección {name}</translation>
    </message>
    <message>
        <source>no likelihood ratio: the covariance of the differences is singular</source>
        <translation>no hay razón de verosimilitud: la covarianza de las diferencias es singular</translation>
    </message>
    <message>
        <source>no mean rank of {absent}</source>
        <translation>no hay rango medio de {absent}</translation>
    </message>
    <message>
        <source>no measure {name}</source>
        <translation>no hay medida {name}</translation>
    </message>
    <message>
        <source>no metric keeps the margin better than none at all</source>
        <translation>ninguna métrica mantiene el margen mejor que no tener ninguna</translation>
    </message>
    <message>
        <source>no metric was learned on these data</source>
        <translation>no se aprendió ninguna métrica con estos datos</translation>
    </message>
    <message>
        <source>no name after @relation</source>
        <translation>ningún nombre después de @relation</translation>
    </message>
    <message>
        <source>no name in {source}</source>
        <translation>ningún nombre en {source}</translation>
    </message>
    <message>
        <source>no name of a data set</source>
        <translation>ningún nombre de conjunto de datos</translation>
    </message>
    <message>
        <source>no node {name}</source>
        <translation>no hay nodo {name}</translation>
    </message>
    <message>
        <source>no numeric attribute {name}</source>
        <translation>no hay atributo numérico {name}</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>ningún objeto</translation>
    </message>
    <message>
        <source>no open data set {key}</source>
        <translation>no hay abierto un conjunto de datos {key}</translation>
    </message>
    <message>
        <source>no option {name}</source>
        <translation>no hay opción {name}</translation>
    </message>
    <message>
        <source>no output {name}</source>
        <translation>no hay salida {name}</translation>
    </message>
    <message>
        <source>no pair is dissimilar</source>
        <translation>ningún par es disímil</translation>
    </message>
    <message>
        <source>no pair is similar</source>
        <translation>ningún par es similar</translation>
    </message>
    <message>
        <source>no parameter {name}</source>
        <translation>no hay parámetro {name}</translation>
    </message>
    <message>
        <source>no part {asked}</source>
        <translation>no hay parte {asked}</translation>
    </message>
    <message>
        <source>no path from row {start} to row {end}</source>
        <translation>no hay camino de la fila {start} a la fila {end}</translation>
    </message>
    <message>
        <source>no path from {start} to {end}</source>
        <translation>no hay camino de {start} a {end}</translation>
    </message>
    <message>
        <source>no pictures: Qt is not installed</source>
        <translation>sin imágenes: Qt no está instalado</translation>
    </message>
    <message>
        <source>no pictures: missing system libraries {names}; install them: {missing}</source>
        <translation>sin imágenes: faltan bibliotecas del sistema {names}; instálelas: {missing}</translation>
    </message>
    <message>
        <source>no pictures: {problem}</source>
        <translation>sin imágenes: {problem}</translation>
    </message>
    <message>
        <source>no plugin is named in {text}</source>
        <translation>ningún complemento se nombra en {text}</translation>
    </message>
    <message>
        <source>no plugin {id}</source>
        <translation>no hay complemento {id}</translation>
    </message>
    <message>
        <source>no plugin {plugin}</source>
        <translation>no hay complemento {plugin}</translation>
    </message>
    <message>
        <source>no post-hoc test {method}</source>
        <translation>no hay prueba post hoc {method}</translation>
    </message>
    <message>
        <source>no recipe</source>
        <translation>no es una receta</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>ningún resultado</translation>
    </message>
    <message>
        <source>no row has a weight</source>
        <translation>ninguna fila tiene peso</translation>
    </message>
    <message>
        <source>no row has another one of its class beside it</source>
        <translation>ninguna fila tiene al lado otra de su clase</translation>
    </message>
    <message>
        <source>no row has both {x} and {y}</source>
        <translation>ninguna fila tiene {x} y {y} a la vez</translation>
    </message>
    <message>
        <source>no row of the ball is nearer than |x - c| - r</source>
        <translation>ninguna fila de la bola está más cerca que |x - c| - r</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>ninguna fila</translation>
    </message>
    <message>
        <source>no rows after @data</source>
        <translation>ninguna fila después de @data</translation>
    </message>
    <message>
        <source>no scene inside</source>
        <translation>no contiene ninguna escena</translation>
    </message>
    <message>
        <source>no scores to draw</source>
        <translation>ninguna puntuación que dibujar</translation>
    </message>
    <message>
        <source>no setting {key}</source>
        <translation>no hay ajuste {key}</translation>
    </message>
    <message>
        <source>no sheet {wanted}</source>
        <translation>no hay hoja {wanted}</translation>
    </message>
    <message>
        <source>no similar pair differs</source>
        <translation>ningún par similar difiere</translation>
    </message>
    <message>
        <source>no statistics {name} for the figure {stem}</source>
        <translation>no hay estadística {name} para la figura {stem}</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no hay tal archivo</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>no hay tal carpeta</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>ninguna tabla</translation>
    </message>
    <message>
        <source>no table {wanted}</source>
        <translation>no hay tabla {wanted}</translation>
    </message>
    <message>
        <source>no task in any step</source>
        <translation>ningún paso tiene tareas</translation>
    </message>
    <message>
        <source>no template for a {kind}</source>
        <translation>no hay plantilla para {kind}</translation>
    </message>
    <message>
        <source>no test set</source>
        <translation>ningún conjunto de prueba</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>ningún texto</translation>
    </message>
    <message>
        <source>no text encoding {encoding}</source>
        <translation>no hay codificación de texto {encoding}</translation>
    </message>
    <message>
        <source>no times above 0 with rows</source>
        <translation>ningún tiempo mayor que 0 con filas</translation>
    </message>
    <message>
        <source>no two rows are known to be similar</source>
        <translation>no se sabe de dos filas que sean similares</translation>
    </message>
    <message>
        <source>no type of attribute {name}</source>
        <translation>ningún tipo para el atributo {name}</translation>
    </message>
    <message>
        <source>no value for the sparse index {index} (column {column})</source>
        <translation>ningún valor para el índice disperso {index} (columna {column})</translation>
    </message>
    <message>
        <source>no value to try</source>
        <translation>ningún valor que probar</translation>
    </message>
    <message>
        <source>no widget {name}</source>
        <translation>no hay control {name}</translation>
    </message>
    <message>
        <source>no word in the texts of {rows} rows</source>
        <translation>ninguna palabra en los textos de {rows} filas</translation>
    </message>
    <message>
        <source>no workbook: {split}</source>
        <translation>no es un libro de cálculo: {split}</translation>
    </message>
    <message>
        <source>no worker can be started: {text}</source>
        <translation>no se puede iniciar ningún proceso de trabajo: {text}</translation>
    </message>
    <message>
        <source>no {asked} beside the data, found: {there}</source>
        <translation>no hay {asked} junto a los datos, se encontró: {there}</translation>
    </message>
    <message>
        <source>no {measure} among the measures</source>
        <translation>no hay {measure} entre las medidas</translation>
    </message>
    <message>
        <source>nobody is in the window of {empty} of {rows} rows, the first row {empty2}</source>
        <translation>no hay nadie en la ventana de {empty} de {rows} filas, la primera es la fila {empty2}</translation>
    </message>
    <message>
        <source>nominal attributes only, which is all this method reads</source>
        <translation>solo atributos nominales, que es todo lo que este método lee</translation>
    </message>
    <message>
        <source>none of {attributes} attributes can be used</source>
        <translation>no se puede usar ninguno de los {attributes} atributos</translation>
    </message>
    <message>
        <source>none of {n_rows} rows is left</source>
        <translation>no queda ninguna de las {n_rows} filas</translation>
    </message>
    <message>
        <source>none of {n} rows is kept</source>
        <translation>no se conserva ninguna de las {n} filas</translation>
    </message>
    <message>
        <source>none: it has its own</source>
        <translation>ninguna: tiene la suya</translation>
    </message>
    <message>
        <source>none: it has no parameter</source>
        <translation>ninguno: no tiene parámetros</translation>
    </message>
    <message>
        <source>none: the filter replace-missing before this one</source>
        <translation>ninguno: el filtro replace-missing antes de este</translation>
    </message>
    <message>
        <source>none: y is the class</source>
        <translation>ninguna: la clase es y</translation>
    </message>
    <message>
        <source>not JSON, not UTF-8 text: the byte {start}</source>
        <translation>no es JSON ni texto UTF-8: el byte {start}</translation>
    </message>
    <message>
        <source>not JSON: {msg}, column {colno}</source>
        <translation>no es JSON: {msg}, columna {colno}</translation>
    </message>
    <message>
        <source>not a good session: {what}</source>
        <translation>no es una sesión válida: {what}</translation>
    </message>
    <message>
        <source>not a model file</source>
        <translation>no es un archivo de modelo</translation>
    </message>
    <message>
        <source>not a model of this program</source>
        <translation>no es un modelo de este programa</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no se pidió</translation>
    </message>
    <message>
        <source>not enough memory: {line}</source>
        <translation>falta memoria: {line}</translation>
    </message>
    <message>
        <source>nothing between two commas (column {start})</source>
        <translation>nada entre dos comas (columna {start})</translation>
    </message>
    <message>
        <source>nothing, or a range [low, high]</source>
        <translation>nada, o un intervalo [low, high]</translation>
    </message>
    <message>
        <source>nothing, or a weight number</source>
        <translation>nada, o un número de peso</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>numbers above 0, at most 1</source>
        <translation>números mayores que 0, como máximo 1</translation>
    </message>
    <message>
        <source>numbers and labels; ARFF can hold it</source>
        <translation>números y etiquetas; ARFF lo admite</translation>
    </message>
    <message>
        <source>numbers below 1.8e308</source>
        <translation>números menores que 1.8e308</translation>
    </message>
    <message>
        <source>numbers for a numeric class</source>
        <translation>números para una clase numérica</translation>
    </message>
    <message>
        <source>numbers from 0</source>
        <translation>números desde 0</translation>
    </message>
    <message>
        <source>numbers from 0, one for each attribute{count}, not all 0</source>
        <translation>números desde 0, uno por atributo{count}, no todos 0</translation>
    </message>
    <message>
        <source>numbers of rows from 0 to {n_rows}</source>
        <translation>números de fila de 0 a {n_rows}</translation>
    </message>
    <message>
        <source>numbers only in {name} for a numeric class</source>
        <translation>solo números en {name} para una clase numérica</translation>
    </message>
    <message>
        <source>numbers or labels</source>
        <translation>números o etiquetas</translation>
    </message>
    <message>
        <source>numbers or labels; leave it out or make columns of it</source>
        <translation>números o etiquetas; exclúyalo o conviértalo en columnas</translation>
    </message>
    <message>
        <source>numbers, all rows of one length; a DataFrame for labels</source>
        <translation>números, con todas las filas de la misma longitud; un DataFrame para etiquetas</translation>
    </message>
    <message>
        <source>numbers, as in 1,0,2,4</source>
        <translation>números, como 1,0,2,4</translation>
    </message>
    <message>
        <source>numbers, or the method gabriel</source>
        <translation>números, o el método gabriel</translation>
    </message>
    <message>
        <source>numeric attributes and a class in each row</source>
        <translation>atributos numéricos y una clase en cada fila</translation>
    </message>
    <message>
        <source>numeric attributes: {numbers}</source>
        <translation>atributos numéricos: {numbers}</translation>
    </message>
    <message>
        <source>old=new</source>
        <translation>viejo=nuevo</translation>
    </message>
    <message>
        <source>on no axis are similar rows nearer than others</source>
        <translation>en ningún eje están las filas similares más cerca que las otras</translation>
    </message>
    <message>
        <source>on the same line</source>
        <translation>en la misma línea</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>one above</source>
        <translation>uno mayor</translation>
    </message>
    <message>
        <source>one above 0</source>
        <translation>uno mayor que 0</translation>
    </message>
    <message>
        <source>one answer to each task</source>
        <translation>una respuesta por tarea</translation>
    </message>
    <message>
        <source>one at least, for a script of them</source>
        <translation>al menos uno, para hacer un programa de ellos</translation>
    </message>
    <message>
        <source>one attribute for each column</source>
        <translation>un atributo por columna</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>un carácter</translation>
    </message>
    <message>
        <source>one character for two things</source>
        <translation>un carácter para dos cosas</translation>
    </message>
    <message>
        <source>one class</source>
        <translation>una clase</translation>
    </message>
    <message>
        <source>one class for each row</source>
        <translation>una clase por fila</translation>
    </message>
    <message>
        <source>one class value for each row</source>
        <translation>un valor de clase por fila</translation>
    </message>
    <message>
        <source>one class, or no attribute</source>
        <translation>una clase, o ningún atributo</translation>
    </message>
    <message>
        <source>one class; choose one with --class</source>
        <translation>una clase; elija una con --class</translation>
    </message>
    <message>
        <source>one classifier</source>
        <translation>un clasificador</translation>
    </message>
    <message>
        <source>one column for each attribute</source>
        <translation>una columna por atributo</translation>
    </message>
    <message>
        <source>one for each classifier</source>
        <translation>uno por clasificador</translation>
    </message>
    <message>
        <source>one for each data set</source>
        <translation>uno por conjunto de datos</translation>
    </message>
    <message>
        <source>one for each row</source>
        <translation>uno por fila</translation>
    </message>
    <message>
        <source>one format, or its pattern as in date:dd.MM.yyyy</source>
        <translation>un formato, o su patrón como en date:dd.MM.yyyy</translation>
    </message>
    <message>
        <source>one length</source>
        <translation>una longitud</translation>
    </message>
    <message>
        <source>one name for each column, as df.columns.map(&apos;_&apos;.join) gives</source>
        <translation>un nombre por columna, como da df.columns.map(&apos;_&apos;.join)</translation>
    </message>
    <message>
        <source>one name, in quotes if it has blanks</source>
        <translation>un nombre, entre comillas si tiene espacios</translation>
    </message>
    <message>
        <source>one named by sheet (--sheet): {shown}</source>
        <translation>una indicada con sheet (--sheet): {shown}</translation>
    </message>
    <message>
        <source>one of all</source>
        <translation>uno de todos</translation>
    </message>
    <message>
        <source>one of both</source>
        <translation>uno de los dos</translation>
    </message>
    <message>
        <source>one of none: there is none</source>
        <translation>uno de ninguno: no hay</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>uno de ellos</translation>
    </message>
    <message>
        <source>one of {bundled_ids}</source>
        <translation>uno de {bundled_ids}</translation>
    </message>
    <message>
        <source>one of {classes}</source>
        <translation>una de {classes}</translation>
    </message>
    <message>
        <source>one of {few}</source>
        <translation>uno de {few}</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>uno de {known}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>uno de {names}</translation>
    </message>
    <message>
        <source>one of {names}, … {n} in all</source>
        <translation>uno de {names}, … {n} en total</translation>
    </message>
    <message>
        <source>one of {names}, … {n} in all; see {more}</source>
        <translation>uno de {names}, … {n} en total; véase {more}</translation>
    </message>
    <message>
        <source>one of {parts}</source>
        <translation>uno de {parts}</translation>
    </message>
    <message>
        <source>one of {shown}</source>
        <translation>uno de {shown}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>uno de {values}</translation>
    </message>
    <message>
        <source>one or more</source>
        <translation>uno o más</translation>
    </message>
    <message>
        <source>one or more of one size</source>
        <translation>una o más de un mismo tamaño</translation>
    </message>
    <message>
        <source>one row or more</source>
        <translation>una fila o más</translation>
    </message>
    <message>
        <source>one run at a time in a folder</source>
        <translation>una ejecución a la vez en una carpeta</translation>
    </message>
    <message>
        <source>one such as utf-8, latin-1, cp1252 or utf-16</source>
        <translation>una como utf-8, latin-1, cp1252 o utf-16</translation>
    </message>
    <message>
        <source>one that can be trained</source>
        <translation>uno que se pueda entrenar</translation>
    </message>
    <message>
        <source>one that can be trained on the inner folds</source>
        <translation>uno que se pueda entrenar en las particiones internas</translation>
    </message>
    <message>
        <source>one that does</source>
        <translation>uno que lo haga</translation>
    </message>
    <message>
        <source>one that exists</source>
        <translation>una que exista</translation>
    </message>
    <message>
        <source>one value in each cell; ARFF can hold tables</source>
        <translation>un valor en cada celda; ARFF admite tablas</translation>
    </message>
    <message>
        <source>one, as in {low}..{high}:{step}, or the method random</source>
        <translation>uno, como en {low}..{high}:{step}, o el método random</translation>
    </message>
    <message>
        <source>one, of a run</source>
        <translation>uno, de una ejecución</translation>
    </message>
    <message>
        <source>one: df[{name}].astype(str)</source>
        <translation>uno: df[{name}].astype(str)</translation>
    </message>
    <message>
        <source>only a row of names</source>
        <translation>solo una fila de nombres</translation>
    </message>
    <message>
        <source>only comments</source>
        <translation>solo comentarios</translation>
    </message>
    <message>
        <source>only types of this program and of scikit-learn</source>
        <translation>solo tipos de este programa y de scikit-learn</translation>
    </message>
    <message>
        <source>open one first</source>
        <translation>abra uno primero</translation>
    </message>
    <message>
        <source>openml:NUMBER or openml:NAME</source>
        <translation>openml:NÚMERO u openml:NOMBRE</translation>
    </message>
    <message>
        <source>other class</source>
        <translation>otra clase</translation>
    </message>
    <message>
        <source>other parameters, or another method</source>
        <translation>otros parámetros, u otro método</translation>
    </message>
    <message>
        <source>outside the ball</source>
        <translation>fuera de la bola</translation>
    </message>
    <message>
        <source>p = {p} with metric = &apos;weighted&apos;</source>
        <translation>p = {p} con metric = &apos;weighted&apos;</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>par {pair}</translation>
    </message>
    <message>
        <source>pairs of an index and a value</source>
        <translation>pares de índice y valor</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parámetro</translation>
    </message>
    <message>
        <source>parameters chosen inside each fold under leave-one-out</source>
        <translation>parámetros elegidos dentro de cada partición dejando uno fuera</translation>
    </message>
    <message>
        <source>parts that need no pickle</source>
        <translation>partes que no necesiten pickle</translation>
    </message>
    <message>
        <source>perplexity {perplexity}</source>
        <translation>perplejidad {perplexity}</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>pip install &apos;vecino-workbench[{extra}]&apos;</source>
        <translation>pip install &apos;vecino-workbench[{extra}]&apos;</translation>
    </message>
    <message>
        <source>pip install vecino-workbench[ann]</source>
        <translation>pip install vecino-workbench[ann]</translation>
    </message>
    <message>
        <source>pip install {name}</source>
        <translation>pip install {name}</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>plugins and their parameters, as in knn n_neighbors=3; j48</source>
        <translation>complementos y sus parámetros, como knn n_neighbors=3; j48</translation>
    </message>
    <message>
        <source>points: no object</source>
        <translation>points: no es un objeto</translation>
    </message>
    <message>
        <source>points: no rows</source>
        <translation>points: sin filas</translation>
    </message>
    <message>
        <source>points: row {i}</source>
        <translation>points: fila {i}</translation>
    </message>
    <message>
        <source>points: {key}</source>
        <translation>points: {key}</translation>
    </message>
    <message>
        <source>points: {rows} rows</source>
        <translation>points: {rows} filas</translation>
    </message>
    <message>
        <source>predict gives shape {shape}</source>
        <translation>predict devuelve la forma {shape}</translation>
    </message>
    <message>
        <source>predictions of shapes {shapes}</source>
        <translation>predicciones de formas {shapes}</translation>
    </message>
    <message>
        <source>preset = &apos;weka&apos;</source>
        <translation>preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation>probabilidades</translation>
    </message>
    <message>
        <source>probes = {probes}</source>
        <translation>probes = {probes}</translation>
    </message>
    <message>
        <source>prototypes = {text}</source>
        <translation>prototypes = {text}</translation>
    </message>
    <message>
        <source>queries of shape {shape}</source>
        <translation>consultas de forma {shape}</translation>
    </message>
    <message>
        <source>quotes around a whole value, those inside doubled</source>
        <translation>comillas alrededor de todo el valor, con las interiores duplicadas</translation>
    </message>
    <message>
        <source>quotes in pairs</source>
        <translation>comillas emparejadas</translation>
    </message>
    <message>
        <source>quotes in pairs, or a file without quotes</source>
        <translation>comillas emparejadas, o un archivo sin comillas</translation>
    </message>
    <message>
        <source>rank {d}: the estimators ledoit-wolf and shrunk give it</source>
        <translation>rango {d}: los estimadores ledoit-wolf y shrunk lo dan</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>números reales</translation>
    </message>
    <message>
        <source>repeats = {repeats} of KEEL&apos;s partitions</source>
        <translation>repeats = {repeats} con las particiones de KEEL</translation>
    </message>
    <message>
        <source>repeats = {repeats} of given folds</source>
        <translation>repeats = {repeats} con particiones dadas</translation>
    </message>
    <message>
        <source>results of the type {name}</source>
        <translation>resultados del tipo {name}</translation>
    </message>
    <message>
        <source>results that are still there</source>
        <translation>resultados que sigan ahí</translation>
    </message>
    <message>
        <source>results, an experiment, a run, a metric or a lesson</source>
        <translation>resultados, un experimento, una ejecución, una métrica o una lección</translation>
    </message>
    <message>
        <source>rmse, mae or r2 first</source>
        <translation>primero rmse, mae o r2</translation>
    </message>
    <message>
        <source>room for data</source>
        <translation>espacio para datos</translation>
    </message>
    <message>
        <source>room for the data</source>
        <translation>espacio para los datos</translation>
    </message>
    <message>
        <source>row {bad} of column {name} holds {bad2}</source>
        <translation>la fila {bad} de la columna {name} contiene {bad2}</translation>
    </message>
    <message>
        <source>row {codes} has no class</source>
        <translation>la fila {codes} no tiene clase</translation>
    </message>
    <message>
        <source>row {incomplete} has a missing value</source>
        <translation>la fila {incomplete} tiene un valor ausente</translation>
    </message>
    <message>
        <source>row {i} has {row} values</source>
        <translation>la fila {i} tiene {row} valores</translation>
    </message>
    <message>
        <source>row {i} is a {name}</source>
        <translation>la fila {i} es de tipo {name}</translation>
    </message>
    <message>
        <source>row {i} of attribute {name} holds {value}</source>
        <translation>la fila {i} del atributo {name} contiene {value}</translation>
    </message>
    <message>
        <source>row {i} of column {name} holds a {name2}</source>
        <translation>la fila {i} de la columna {name} contiene un valor de tipo {name2}</translation>
    </message>
    <message>
        <source>row {missing} has no {name}</source>
        <translation>a la fila {missing} le falta {name}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fila {row}</translation>
    </message>
    <message>
        <source>row {wrong}</source>
        <translation>fila {wrong}</translation>
    </message>
    <message>
        <source>rows below it</source>
        <translation>filas debajo</translation>
    </message>
    <message>
        <source>rows from the next line</source>
        <translation>filas desde la línea siguiente</translation>
    </message>
    <message>
        <source>rows in lines of their own</source>
        <translation>filas en líneas propias</translation>
    </message>
    <message>
        <source>rows in the ball</source>
        <translation>filas en la bola</translation>
    </message>
    <message>
        <source>rows of a searched table</source>
        <translation>filas de una tabla en la que se busca</translation>
    </message>
    <message>
        <source>rows of at least 2 classes for silhouettes</source>
        <translation>filas de al menos 2 clases para las siluetas</translation>
    </message>
    <message>
        <source>rows of bare numbers for the {kind} attribute {name}</source>
        <translation>filas de números sin más para el atributo {name} ({kind})</translation>
    </message>
    <message>
        <source>rows of equal weight; ARFF can hold them</source>
        <translation>filas de igual peso; ARFF admite los pesos</translation>
    </message>
    <message>
        <source>rows of other classes are as far as those of the same class</source>
        <translation>las filas de otras clases están tan lejos como las de la misma</translation>
    </message>
    <message>
        <source>rows of shape {shape}</source>
        <translation>filas de forma {shape}</translation>
    </message>
    <message>
        <source>rows of {attributes} columns</source>
        <translation>filas de {attributes} columnas</translation>
    </message>
    <message>
        <source>rows of {n_attributes} columns</source>
        <translation>filas de {n_attributes} columnas</translation>
    </message>
    <message>
        <source>rows of {name}</source>
        <translation>filas de {name}</translation>
    </message>
    <message>
        <source>same class</source>
        <translation>misma clase</translation>
    </message>
    <message>
        <source>scale = {scale}</source>
        <translation>scale = {scale}</translation>
    </message>
    <message>
        <source>scheme = {scheme}</source>
        <translation>scheme = {scheme}</translation>
    </message>
    <message>
        <source>scores outside 0..1</source>
        <translation>puntuaciones fuera de 0..1</translation>
    </message>
    <message>
        <source>scores that are no numbers</source>
        <translation>puntuaciones que no son números</translation>
    </message>
    <message>
        <source>second direction of L</source>
        <translation>segunda dirección de L</translation>
    </message>
    <message>
        <source>seconds, 0 or more</source>
        <translation>segundos, 0 o más</translation>
    </message>
    <message>
        <source>shape ({e}, {e})</source>
        <translation>forma ({e}, {e})</translation>
    </message>
    <message>
        <source>shape ({n},)</source>
        <translation>forma ({n},)</translation>
    </message>
    <message>
        <source>shares = {shares}</source>
        <translation>shares = {shares}</translation>
    </message>
    <message>
        <source>sheet {sheet} does not apply</source>
        <translation>la hoja {sheet} no se aplica aquí</translation>
    </message>
    <message>
        <source>sigma = 0: each row has {k} others in its own place</source>
        <translation>sigma = 0: cada fila tiene otras {k} en su mismo lugar</translation>
    </message>
    <message>
        <source>sigma = {sigma}</source>
        <translation>sigma = {sigma}</translation>
    </message>
    <message>
        <source>sigma above 0, or a larger k</source>
        <translation>sigma mayor que 0, o un k mayor</translation>
    </message>
    <message>
        <source>similarity: normal density of xⱼ - xᵢ</source>
        <translation>similitud: densidad normal de xⱼ - xᵢ</translation>
    </message>
    <message>
        <source>smaller graphs, or method=bound: {cost}</source>
        <translation>grafos menores, o method=bound: {cost}</translation>
    </message>
    <message>
        <source>some distance</source>
        <translation>alguna distancia</translation>
    </message>
    <message>
        <source>some rows left out with preset = &apos;weka&apos;</source>
        <translation>algunas filas excluidas con preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>sparse index {index} behind {before} (column {column})</source>
        <translation>índice disperso {index} detrás de {before} (columna {column})</translation>
    </message>
    <message>
        <source>sparse index {raw} (column {column})</source>
        <translation>índice disperso {raw} (columna {column})</translation>
    </message>
    <message>
        <source>sparse index {text} (column {column})</source>
        <translation>índice disperso {text} (columna {column})</translation>
    </message>
    <message>
        <source>step {path}, reliability {reliability}</source>
        <translation>paso {path}, confiabilidad {reliability}</translation>
    </message>
    <message>
        <source>suffix {suffix}</source>
        <translation>sufijo {suffix}</translation>
    </message>
    <message>
        <source>sweep {sweep}, {wrong} errors</source>
        <translation>recorrido {sweep}, {wrong} errores</translation>
    </message>
    <message>
        <source>switched off by the user</source>
        <translation>desactivado por el usuario</translation>
    </message>
    <message>
        <source>test rows by training rows is {test_to_train}</source>
        <translation>filas de prueba por filas de entrenamiento es {test_to_train}</translation>
    </message>
    <message>
        <source>test_rows</source>
        <translation>test_rows</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>text in the encoding {encoding}</source>
        <translation>texto en la codificación {encoding}</translation>
    </message>
    <message>
        <source>texts without commas, braces or quotes in KEEL; ARFF can hold it</source>
        <translation>textos sin comas, llaves ni comillas en KEEL; ARFF los admite</translation>
    </message>
    <message>
        <source>texts, as df.columns = [&apos;a&apos;, &apos;b&apos;, …] gives</source>
        <translation>textos, como da df.columns = [&apos;a&apos;, &apos;b&apos;, …]</translation>
    </message>
    <message>
        <source>the attribute {name} is a {kind}</source>
        <translation>el atributo {name} es de tipo {kind}</translation>
    </message>
    <message>
        <source>the attribute {name} is relational</source>
        <translation>el atributo {name} es relacional</translation>
    </message>
    <message>
        <source>the attribute {name} stands twice</source>
        <translation>el atributo {name} aparece dos veces</translation>
    </message>
    <message>
        <source>the byte {start} is not UTF-8</source>
        <translation>el byte {start} no es UTF-8</translation>
    </message>
    <message>
        <source>the class cannot be dropped</source>
        <translation>la clase no se puede eliminar</translation>
    </message>
    <message>
        <source>the class is a number</source>
        <translation>la clase es un número</translation>
    </message>
    <message>
        <source>the class is column {position} (guessed)</source>
        <translation>la clase es la columna {position} (deducido)</translation>
    </message>
    <message>
        <source>the class is {kind}</source>
        <translation>la clase es {kind}</translation>
    </message>
    <message>
        <source>the class of each row</source>
        <translation>la clase de cada fila</translation>
    </message>
    <message>
        <source>the class {class_name} is a column of X, too</source>
        <translation>la clase {class_name} es también una columna de X</translation>
    </message>
    <message>
        <source>the class {name} is a {kind}</source>
        <translation>la clase {name} es de tipo {kind}</translation>
    </message>
    <message>
        <source>the class {name} is not nominal</source>
        <translation>la clase {name} no es nominal</translation>
    </message>
    <message>
        <source>the class {name} is numeric</source>
        <translation>la clase {name} es numérica</translation>
    </message>
    <message>
        <source>the class {name} is {kind}</source>
        <translation>la clase {name} es {kind}</translation>
    </message>
    <message>
        <source>the class {name} is {kind} with {n_classes} labels</source>
        <translation>la clase {name} es {kind} con {n_classes} etiquetas</translation>
    </message>
    <message>
        <source>the class {position} is left out</source>
        <translation>la clase {position} está excluida</translation>
    </message>
    <message>
        <source>the class {y}</source>
        <translation>la clase {y}</translation>
    </message>
    <message>
        <source>the column {given} stands twice</source>
        <translation>la columna {given} aparece dos veces</translation>
    </message>
    <message>
        <source>the column {twice} stands twice</source>
        <translation>la columna {twice} aparece dos veces</translation>
    </message>
    <message>
        <source>the covariance of a class is singular</source>
        <translation>la covarianza de una clase es singular</translation>
    </message>
    <message>
        <source>the data in the window are not those of the file</source>
        <translation>los datos de la ventana no son los del archivo</translation>
    </message>
    <message>
        <source>the data {name} leave the folder</source>
        <translation>los datos {name} se salen de la carpeta</translation>
    </message>
    <message>
        <source>the decimal sign is a comma (guessed)</source>
        <translation>el signo decimal es una coma (deducido)</translation>
    </message>
    <message>
        <source>the distance {metric} on a page</source>
        <translation>la distancia {metric} en una página</translation>
    </message>
    <message>
        <source>the estimator {estimator}</source>
        <translation>el estimador {estimator}</translation>
    </message>
    <message>
        <source>the exact edit of graphs of {nodes} and {nodes2} nodes</source>
        <translation>la edición exacta de grafos de {nodes} y {nodes2} nodos</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>el archivo cambió mientras se leía</translation>
    </message>
    <message>
        <source>the file ends without a @data line</source>
        <translation>el archivo termina sin línea @data</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the filter {step}</source>
        <translation>el filtro {step}</translation>
    </message>
    <message>
        <source>the filter {values}</source>
        <translation>el filtro {values}</translation>
    </message>
    <message>
        <source>the grid is empty</source>
        <translation>la rejilla está vacía</translation>
    </message>
    <message>
        <source>the id {id} is taken by {origin}</source>
        <translation>el id {id} ya lo tiene {origin}</translation>
    </message>
    <message>
        <source>the inner tables of attribute {name}</source>
        <translation>las tablas internas del atributo {name}</translation>
    </message>
    <message>
        <source>the key {key}</source>
        <translation>la clave {key}</translation>
    </message>
    <message>
        <source>the keys &apos;attributes&apos; (pairs of name and type) and &apos;data&apos;</source>
        <translation>las claves &apos;attributes&apos; (pares de nombre y tipo) y &apos;data&apos;</translation>
    </message>
    <message>
        <source>the labels of attribute {name} end in {raw} (column {column})</source>
        <translation>las etiquetas del atributo {name} terminan en {raw} (columna {column})</translation>
    </message>
    <message>
        <source>the labels of attribute {name} end in {text}</source>
        <translation>las etiquetas del atributo {name} terminan en {text}</translation>
    </message>
    <message>
        <source>the labels of {name}</source>
        <translation>las etiquetas de {name}</translation>
    </message>
    <message>
        <source>the learned metric fits other attributes</source>
        <translation>la métrica aprendida corresponde a otros atributos</translation>
    </message>
    <message>
        <source>the learner</source>
        <translation>el clasificador</translation>
    </message>
    <message>
        <source>the learner {text} cannot be looked up</source>
        <translation>el clasificador {text} no se puede buscar</translation>
    </message>
    <message>
        <source>the lower end first</source>
        <translation>primero el extremo inferior</translation>
    </message>
    <message>
        <source>the lower one first</source>
        <translation>primero el menor</translation>
    </message>
    <message>
        <source>the means of the classes are the same</source>
        <translation>las medias de las clases son iguales</translation>
    </message>
    <message>
        <source>the metric is zero everywhere</source>
        <translation>la métrica es cero en todas partes</translation>
    </message>
    <message>
        <source>the metric {id}</source>
        <translation>la métrica {id}</translation>
    </message>
    <message>
        <source>the name {name}</source>
        <translation>el nombre {name}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <translation>el número {text}</translation>
    </message>
    <message>
        <source>the option {option} does not apply</source>
        <translation>la opción {option} no se aplica aquí</translation>
    </message>
    <message>
        <source>the predictions were not kept</source>
        <translation>las predicciones no se guardaron</translation>
    </message>
    <message>
        <source>the prior is {prior} strong</source>
        <translation>la previa tiene fuerza {prior}</translation>
    </message>
    <message>
        <source>the region is {rope} wide</source>
        <translation>la región tiene anchura {rope}</translation>
    </message>
    <message>
        <source>the request cannot be sent: {error}</source>
        <translation>la petición no se puede enviar: {error}</translation>
    </message>
    <message>
        <source>the result cannot be sent: {error}</source>
        <translation>el resultado no se puede enviar: {error}</translation>
    </message>
    <message>
        <source>the results of an experiment</source>
        <translation>los resultados de un experimento</translation>
    </message>
    <message>
        <source>the row of names lacks a delimiter at its end</source>
        <translation>a la fila de nombres le falta un separador al final</translation>
    </message>
    <message>
        <source>the rows of every pair are the same</source>
        <translation>las filas de cada par son iguales</translation>
    </message>
    <message>
        <source>the rows vary along one axis only</source>
        <translation>las filas varían solo a lo largo de un eje</translation>
    </message>
    <message>
        <source>the same as {column}: {title}</source>
        <translation>lo mismo que {column}: {title}</translation>
    </message>
    <message>
        <source>the same: save them first (Data &gt; Save as)</source>
        <translation>los mismos: guárdelos primero (Datos &gt; Guardar como)</translation>
    </message>
    <message>
        <source>the scene names no data</source>
        <translation>la escena no nombra datos</translation>
    </message>
    <message>
        <source>the sheet {name} cannot be read: {split}</source>
        <translation>la hoja {name} no se puede leer: {split}</translation>
    </message>
    <message>
        <source>the sheet {name} has one row</source>
        <translation>la hoja {name} tiene una sola fila</translation>
    </message>
    <message>
        <source>the sheet {wanted} is empty</source>
        <translation>la hoja {wanted} está vacía</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: it answers</source>
        <translation>el paso {id} no se puede superar: da una respuesta</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: it uses {name}</source>
        <translation>el paso {id} no se puede superar: usa {name}</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: nobody is {who}</source>
        <translation>el paso {id} no se puede superar: nadie es {who}</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: {path} {told}</source>
        <translation>el paso {id} no se puede superar: {path} {told}</translation>
    </message>
    <message>
        <source>the text {shown} of attribute {name}</source>
        <translation>el texto {shown} del atributo {name}</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>el texto {text} contiene medio carácter</translation>
    </message>
    <message>
        <source>the text {text} of attribute {name} would not survive</source>
        <translation>el texto {text} del atributo {name} no se conservaría</translation>
    </message>
    <message>
        <source>the tolerance is {tolerance}</source>
        <translation>la tolerancia es {tolerance}</translation>
    </message>
    <message>
        <source>the true classes are not the same</source>
        <translation>las clases verdaderas no son las mismas</translation>
    </message>
    <message>
        <source>the two rows of every pair are equal</source>
        <translation>las dos filas de cada par son iguales</translation>
    </message>
    <message>
        <source>the two were not tested on the same rows</source>
        <translation>no se probaron con las mismas filas</translation>
    </message>
    <message>
        <source>the weights {weights} on a page</source>
        <translation>los pesos {weights} en una página</translation>
    </message>
    <message>
        <source>the workbook is empty</source>
        <translation>el libro de cálculo está vacío</translation>
    </message>
    <message>
        <source>the workbook is protected by a password</source>
        <translation>el libro de cálculo está protegido con contraseña</translation>
    </message>
    <message>
        <source>the worker sent {text}</source>
        <translation>el proceso de trabajo envió {text}</translation>
    </message>
    <message>
        <source>the worker {how} while it ran {task}</source>
        <translation>el proceso de trabajo {how} mientras ejecutaba {task}</translation>
    </message>
    <message>
        <source>the {kind} attribute {name}</source>
        <translation>el atributo {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {text} stands twice</source>
        <translation>{kind} {text} aparece dos veces</translation>
    </message>
    <message>
        <source>the {kind} {twice} stands twice</source>
        <translation>{kind} {twice} aparece dos veces</translation>
    </message>
    <message>
        <source>theme {theme}</source>
        <translation>tema {theme}</translation>
    </message>
    <message>
        <source>there is no dissimilar pair</source>
        <translation>no hay ningún par disímil</translation>
    </message>
    <message>
        <source>there is no pair of {name} rows</source>
        <translation>no hay ningún par de filas {name}</translation>
    </message>
    <message>
        <source>there is no row of names (guessed)</source>
        <translation>no hay fila de nombres (deducido)</translation>
    </message>
    <message>
        <source>there is no similar pair</source>
        <translation>no hay ningún par similar</translation>
    </message>
    <message>
        <source>there is no triple of two classes with three places</source>
        <translation>no hay ninguna terna de dos clases con tres lugares</translation>
    </message>
    <message>
        <source>there is only one class</source>
        <translation>hay una sola clase</translation>
    </message>
    <message>
        <source>these rows cannot be handed in</source>
        <translation>estas filas no se pueden entregar</translation>
    </message>
    <message>
        <source>theta = {theta}</source>
        <translation>theta = {theta}</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>esto es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>esto es una carpeta</translation>
    </message>
    <message>
        <source>this is not a text file (it holds control characters)</source>
        <translation>esto no es un archivo de texto (contiene caracteres de control)</translation>
    </message>
    <message>
        <source>this is not a text file (it holds zero bytes)</source>
        <translation>esto no es un archivo de texto (contiene bytes nulos)</translation>
    </message>
    <message>
        <source>this is {name}, not a text file</source>
        <translation>esto es {name}, no un archivo de texto</translation>
    </message>
    <message>
        <source>this model cannot be stored ({error})</source>
        <translation>este modelo no se puede guardar ({error})</translation>
    </message>
    <message>
        <source>this model was read from a file</source>
        <translation>este modelo se leyó de un archivo</translation>
    </message>
    <message>
        <source>this row is more often in the test files than in the data set</source>
        <translation>esta fila está más veces en los archivos de prueba que en el conjunto de datos</translation>
    </message>
    <message>
        <source>this row is not in the data set</source>
        <translation>esta fila no está en el conjunto de datos</translation>
    </message>
    <message>
        <source>those of the constructor: {none}</source>
        <translation>los del constructor: {none}</translation>
    </message>
    <message>
        <source>timed out after {time_limit} s</source>
        <translation>tiempo agotado después de {time_limit} s</translation>
    </message>
    <message>
        <source>times without one: df[{name}].dt.tz_convert(&apos;UTC&apos;).dt.tz_localize(None)</source>
        <translation>instantes sin zona: df[{name}].dt.tz_convert(&apos;UTC&apos;).dt.tz_localize(None)</translation>
    </message>
    <message>
        <source>times, numbers or texts</source>
        <translation>instantes, números o textos</translation>
    </message>
    <message>
        <source>to be run again: it goes on</source>
        <translation>ejecutarse de nuevo: continúa</translation>
    </message>
    <message>
        <source>to_frame()</source>
        <translation>to_frame()</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>demasiado grande</translation>
    </message>
    <message>
        <source>too large when unpacked</source>
        <translation>demasiado grande una vez descomprimido</translation>
    </message>
    <message>
        <source>transform gives shape {shape}</source>
        <translation>transform devuelve la forma {shape}</translation>
    </message>
    <message>
        <source>transform gives {column} in row {row}, attribute {column2}</source>
        <translation>transform devuelve {column} en la fila {row}, atributo {column2}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>truth = {truth}</source>
        <translation>truth = {truth}</translation>
    </message>
    <message>
        <source>two at least</source>
        <translation>dos como mínimo</translation>
    </message>
    <message>
        <source>two categories of column {name} are written {label}</source>
        <translation>dos categorías de la columna {name} se escriben {label}</translation>
    </message>
    <message>
        <source>two classes that are to be told apart</source>
        <translation>dos clases que distinguir</translation>
    </message>
    <message>
        <source>two classes, or k = 1; bounds for more are not offered</source>
        <translation>dos clases, o k = 1; no se ofrecen cotas para más</translation>
    </message>
    <message>
        <source>two dimensions, rows and columns</source>
        <translation>dos dimensiones, filas y columnas</translation>
    </message>
    <message>
        <source>two edge lists, without --data</source>
        <translation>dos listas de aristas, sin --data</translation>
    </message>
    <message>
        <source>two files {inside}</source>
        <translation>dos archivos {inside}</translation>
    </message>
    <message>
        <source>two marks that differ</source>
        <translation>dos marcas distintas</translation>
    </message>
    <message>
        <source>two nodes</source>
        <translation>dos nodos</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>dos o más</translation>
    </message>
    <message>
        <source>two or more to compare</source>
        <translation>dos o más que comparar</translation>
    </message>
    <message>
        <source>two or more to compare over</source>
        <translation>dos o más sobre los que comparar</translation>
    </message>
    <message>
        <source>two principal axes; scaling may help</source>
        <translation>dos ejes principales; escalar puede ayudar</translation>
    </message>
    <message>
        <source>two rows of each class, for its covariance</source>
        <translation>dos filas de cada clase, para su covarianza</translation>
    </message>
    <message>
        <source>two rows or more, a query, and k up to the rows</source>
        <translation>dos filas o más, una consulta y k hasta el número de filas</translation>
    </message>
    <message>
        <source>two, a and b</source>
        <translation>dos, a y b</translation>
    </message>
    <message>
        <source>two, of which the second means present</source>
        <translation>dos, de los que el segundo significa presente</translation>
    </message>
    <message>
        <source>type {kind} of attribute {name}</source>
        <translation>tipo {kind} del atributo {name}</translation>
    </message>
    <message>
        <source>type {kind} of column {name}</source>
        <translation>tipo {kind} de la columna {name}</translation>
    </message>
    <message>
        <source>unique labels</source>
        <translation>etiquetas únicas</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>nombres únicos</translation>
    </message>
    <message>
        <source>unknown field {name}</source>
        <translation>campo desconocido {name}</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>clave desconocida</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>clave desconocida {key}</translation>
    </message>
    <message>
        <source>unknown kind of figure {suffix}</source>
        <translation>tipo de figura desconocido {suffix}</translation>
    </message>
    <message>
        <source>unpacks to {inflated} bytes</source>
        <translation>se descomprime en {inflated} bytes</translation>
    </message>
    <message>
        <source>value {j}: {wrong} is not a number</source>
        <translation>valor {j}: {wrong} no es un número</translation>
    </message>
    <message>
        <source>value {row}: text after the closing {quote}</source>
        <translation>valor {row}: texto después de la {quote} de cierre</translation>
    </message>
    <message>
        <source>value {values} (column {column}): {what}</source>
        <translation>valor {values} (columna {column}): {what}</translation>
    </message>
    <message>
        <source>value {value}: the {quote} that begins here is never closed</source>
        <translation>valor {value}: la {quote} que empieza aquí no se cierra</translation>
    </message>
    <message>
        <source>values are quoted by {quote} (guessed)</source>
        <translation>los valores van entre {quote} (deducido)</translation>
    </message>
    <message>
        <source>values are separated by {delimiter} (guessed)</source>
        <translation>los valores se separan con {delimiter} (deducido)</translation>
    </message>
    <message>
        <source>values of the right type</source>
        <translation>valores del tipo correcto</translation>
    </message>
    <message>
        <source>vecino-workbench, which brings it</source>
        <translation>vecino-workbench, que lo incluye</translation>
    </message>
    <message>
        <source>vectors of {one} and {other} numbers</source>
        <translation>vectores de {one} y {other} números</translation>
    </message>
    <message>
        <source>version: {version}</source>
        <translation>version: {version}</translation>
    </message>
    <message>
        <source>weights &apos;gaussian&apos; without sigma</source>
        <translation>pesos &apos;gaussian&apos; sin sigma</translation>
    </message>
    <message>
        <source>weights = &apos;similarity&apos;</source>
        <translation>weights = &apos;similarity&apos;</translation>
    </message>
    <message>
        <source>weights of shape {shape}</source>
        <translation>pesos de forma {shape}</translation>
    </message>
    <message>
        <source>weights {scheme}</source>
        <translation>pesos {scheme}</translation>
    </message>
    <message>
        <source>what a comment line begins with</source>
        <translation>con qué empieza una línea de comentario</translation>
    </message>
    <message>
        <source>what can hold at once</source>
        <translation>condiciones que puedan cumplirse a la vez</translation>
    </message>
    <message>
        <source>what was handed out cannot be sent: {error}</source>
        <translation>lo entregado no se puede enviar: {error}</translation>
    </message>
    <message>
        <source>what workbench.fit returns</source>
        <translation>lo que devuelve workbench.fit</translation>
    </message>
    <message>
        <source>whole milliseconds</source>
        <translation>milisegundos enteros</translation>
    </message>
    <message>
        <source>whole numbers, three in each line</source>
        <translation>números enteros, tres en cada línea</translation>
    </message>
    <message>
        <source>wilcox or pratt</source>
        <translation>wilcox o pratt</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>words of {a} and {b} characters</source>
        <translation>palabras de {a} y {b} caracteres</translation>
    </message>
    <message>
        <source>workbench.bundled imported before</source>
        <translation>workbench.bundled importado antes</translation>
    </message>
    <message>
        <source>y has shape {shape} beside {shape2} rows</source>
        <translation>y tiene la forma {shape} con {shape2} filas</translation>
    </message>
    <message>
        <source>y has the shape {shape}</source>
        <translation>y tiene la forma {shape}</translation>
    </message>
    <message>
        <source>y has {values} values beside {n_rows} rows of X</source>
        <translation>y tiene {values} valores junto a {n_rows} filas de X</translation>
    </message>
    <message>
        <source>y holds inf</source>
        <translation>y contiene inf</translation>
    </message>
    <message>
        <source>y holds {dtype}</source>
        <translation>y contiene {dtype}</translation>
    </message>
    <message>
        <source>y holds {texts}</source>
        <translation>y contiene {texts}</translation>
    </message>
    <message>
        <source>years from 1 to 9999</source>
        <translation>años de 1 a 9999</translation>
    </message>
    <message>
        <source>zeros {zeros}</source>
        <translation>zeros {zeros}</translation>
    </message>
    <message>
        <source>{asked} for a numeric class</source>
        <translation>{asked} para una clase numérica</translation>
    </message>
    <message>
        <source>{attributes} attributes beside {shape} columns</source>
        <translation>{attributes} atributos con {shape} columnas</translation>
    </message>
    <message>
        <source>{attributes} attributes for {shape} columns</source>
        <translation>{attributes} atributos para {shape} columnas</translation>
    </message>
    <message>
        <source>{cells} cells</source>
        <translation>{cells} celdas</translation>
    </message>
    <message>
        <source>{cells} values</source>
        <translation>{cells} valores</translation>
    </message>
    <message>
        <source>{centres} centres</source>
        <translation>{centres} centros</translation>
    </message>
    <message>
        <source>{codes} classes</source>
        <translation>{codes} clases</translation>
    </message>
    <message>
        <source>{commaed} may be a decimal comma or a thousand</source>
        <translation>{commaed} puede ser una coma decimal o de millares</translation>
    </message>
    <message>
        <source>{control} control rows of {l}</source>
        <translation>{control} filas de control de {l}</translation>
    </message>
    <message>
        <source>{datasets} data sets x {columns} classifiers x</source>
        <translation>{datasets} conjuntos de datos x {columns} clasificadores x</translation>
    </message>
    <message>
        <source>{datasets}, one for each data set</source>
        <translation>{datasets}, una por conjunto de datos</translation>
    </message>
    <message>
        <source>{decimal} both as decimal and as thousands mark</source>
        <translation>{decimal} como signo decimal y de millares</translation>
    </message>
    <message>
        <source>{decoders}, one for each attribute</source>
        <translation>{decoders}, uno por atributo</translation>
    </message>
    <message>
        <source>{dimensions} dimensions</source>
        <translation>{dimensions} dimensiones</translation>
    </message>
    <message>
        <source>{dropped} rows left</source>
        <translation>quedan {dropped} filas</translation>
    </message>
    <message>
        <source>{dtype} of shape {shape}</source>
        <translation>{dtype} de forma {shape}</translation>
    </message>
    <message>
        <source>{d} attributes, of which every pair has a covariance</source>
        <translation>{d} atributos, con una covarianza por cada par</translation>
    </message>
    <message>
        <source>{end} rows</source>
        <translation>{end} filas</translation>
    </message>
    <message>
        <source>{entries} classifiers</source>
        <translation>{entries} clasificadores</translation>
    </message>
    <message>
        <source>{entries} data sets</source>
        <translation>{entries} conjuntos de datos</translation>
    </message>
    <message>
        <source>{expected} data sets and {expected2} classifiers</source>
        <translation>{expected} conjuntos de datos y {expected2} clasificadores</translation>
    </message>
    <message>
        <source>{figures} with {figure_suffixes}, or {tables} with {table_suffixes}</source>
        <translation>{figures} con {figure_suffixes}, o {tables} con {table_suffixes}</translation>
    </message>
    <message>
        <source>{files} test files</source>
        <translation>{files} archivos de prueba</translation>
    </message>
    <message>
        <source>{filled} sheets have cells</source>
        <translation>{filled} hojas tienen celdas</translation>
    </message>
    <message>
        <source>{folds} folds of at most {rows} rows</source>
        <translation>{folds} particiones de {rows} filas como máximo</translation>
    </message>
    <message>
        <source>{format} for attribute {name}</source>
        <translation>{format} para el atributo {name}</translation>
    </message>
    <message>
        <source>{found} answer files</source>
        <translation>{found} archivos de respuestas</translation>
    </message>
    <message>
        <source>{found} classifiers</source>
        <translation>{found} clasificadores</translation>
    </message>
    <message>
        <source>{found} files, {total} MB</source>
        <translation>{found} archivos, {total} MB</translation>
    </message>
    <message>
        <source>{frames} frames</source>
        <translation>{frames} fotogramas</translation>
    </message>
    <message>
        <source>{grown} of {total} trees</source>
        <translation>{grown} de {total} árboles</translation>
    </message>
    <message>
        <source>{id} cannot predict the numeric class {name}</source>
        <translation>{id} no puede predecir la clase numérica {name}</translation>
    </message>
    <message>
        <source>{id} gives no probabilities for the costs</source>
        <translation>{id} no da probabilidades para los costes</translation>
    </message>
    <message>
        <source>{id} gives no scores to calibrate</source>
        <translation>{id} no da puntuaciones que calibrar</translation>
    </message>
    <message>
        <source>{id} has no parameter {parameter}</source>
        <translation>{id} no tiene parámetro {parameter}</translation>
    </message>
    <message>
        <source>{id} is a plugin in a folder, which a script cannot import</source>
        <translation>{id} es un complemento de una carpeta, que un programa no puede importar</translation>
    </message>
    <message>
        <source>{id} is a {kind} and predicts nothing</source>
        <translation>{id} es de tipo {kind} y no predice nada</translation>
    </message>
    <message>
        <source>{id} is nothing declared</source>
        <translation>{id} no está declarado</translation>
    </message>
    <message>
        <source>{id} of two vectors alone</source>
        <translation>{id} de dos vectores solos</translation>
    </message>
    <message>
        <source>{id} predicts no classes</source>
        <translation>{id} no predice clases</translation>
    </message>
    <message>
        <source>{id} predicts numbers, the class {name} is nominal</source>
        <translation>{id} predice números, la clase {name} es nominal</translation>
    </message>
    <message>
        <source>{id} takes no weights of rows</source>
        <translation>{id} no admite pesos de filas</translation>
    </message>
    <message>
        <source>{infolist} files</source>
        <translation>{infolist} archivos</translation>
    </message>
    <message>
        <source>{i} of {files} answer files</source>
        <translation>{i} de {files} archivos de respuestas</translation>
    </message>
    <message>
        <source>{j} in {j2} under the metric &apos;jaccard&apos;</source>
        <translation>{j} en {j2} con la métrica &apos;jaccard&apos;</translation>
    </message>
    <message>
        <source>{key}.claimed</source>
        <translation>{key}.claimed</translation>
    </message>
    <message>
        <source>{key}.recipe</source>
        <translation>{key}.recipe</translation>
    </message>
    <message>
        <source>{key}.sha256</source>
        <translation>{key}.sha256</translation>
    </message>
    <message>
        <source>{key}.tries: {tries}</source>
        <translation>{key}.tries: {tries}</translation>
    </message>
    <message>
        <source>{key}{name}: unknown key</source>
        <translation>{key}{name}: clave desconocida</translation>
    </message>
    <message>
        <source>{kind} of less</source>
        <translation>{kind} de menos</translation>
    </message>
    <message>
        <source>{k} classifiers</source>
        <translation>{k} clasificadores</translation>
    </message>
    <message>
        <source>{left_out} rows with a missing class left out</source>
        <translation>{left_out} filas sin clase excluidas</translation>
    </message>
    <message>
        <source>{line} values</source>
        <translation>{line} valores</translation>
    </message>
    <message>
        <source>{mark} stands between thousands (guessed)</source>
        <translation>{mark} separa los millares (deducido)</translation>
    </message>
    <message>
        <source>{method} compares all pairs</source>
        <translation>{method} compara todos los pares</translation>
    </message>
    <message>
        <source>{method} compares with a control</source>
        <translation>{method} compara con un control</translation>
    </message>
    <message>
        <source>{method} gives {came}</source>
        <translation>{method} devuelve {came}</translation>
    </message>
    <message>
        <source>{metric} without the classes of the rows</source>
        <translation>{metric} sin las clases de las filas</translation>
    </message>
    <message>
        <source>{n_bins} bins, {strategy}</source>
        <translation>{n_bins} intervalos, {strategy}</translation>
    </message>
    <message>
        <source>{n_classifiers} classifiers in the table</source>
        <translation>{n_classifiers} clasificadores en la tabla</translation>
    </message>
    <message>
        <source>{n_datasets} data sets with a score of every classifier</source>
        <translation>{n_datasets} conjuntos de datos con una puntuación de cada clasificador</translation>
    </message>
    <message>
        <source>{n_datasets} data sets with all scores</source>
        <translation>{n_datasets} conjuntos de datos con todas las puntuaciones</translation>
    </message>
    <message>
        <source>{n_rows} rows</source>
        <translation>{n_rows} filas</translation>
    </message>
    <message>
        <source>{n_rows} rows of {columns} columns</source>
        <translation>{n_rows} filas de {columns} columnas</translation>
    </message>
    <message>
        <source>{n_rows} rows of {shape} columns on a page</source>
        <translation>{n_rows} filas de {shape} columnas en una página</translation>
    </message>
    <message>
        <source>{names} after @end</source>
        <translation>{names} después de @end</translation>
    </message>
    <message>
        <source>{names} are {low} and {high}</source>
        <translation>{names} son {low} y {high}</translation>
    </message>
    <message>
        <source>{names} finite numbers and the position of a class</source>
        <translation>{names} números finitos y la posición de una clase</translation>
    </message>
    <message>
        <source>{names} numeric attributes</source>
        <translation>{names} atributos numéricos</translation>
    </message>
    <message>
        <source>{names} tables</source>
        <translation>{names} tablas</translation>
    </message>
    <message>
        <source>{names}, one for each attribute</source>
        <translation>{names}, uno por atributo</translation>
    </message>
    <message>
        <source>{name} (column {column}): {what}</source>
        <translation>{name} (columna {column}): {what}</translation>
    </message>
    <message>
        <source>{name} again</source>
        <translation>{name} otra vez</translation>
    </message>
    <message>
        <source>{name} cannot be used now</source>
        <translation>{name} no se puede usar ahora</translation>
    </message>
    <message>
        <source>{name} declares no plugin</source>
        <translation>{name} no declara ningún complemento</translation>
    </message>
    <message>
        <source>{name} gives no probabilities for the costs</source>
        <translation>{name} no da probabilidades para los costes</translation>
    </message>
    <message>
        <source>{name} had the date format {format}, which cannot hold its times</source>
        <translation>{name} tenía el formato de fecha {format}, que no puede contener sus horas</translation>
    </message>
    <message>
        <source>{name} has no item {item}</source>
        <translation>{name} no tiene elemento {item}</translation>
    </message>
    <message>
        <source>{name} has no items</source>
        <translation>{name} no tiene elementos</translation>
    </message>
    <message>
        <source>{name} has no numeric attribute</source>
        <translation>{name} no tiene ningún atributo numérico</translation>
    </message>
    <message>
        <source>{name} has no picture</source>
        <translation>{name} no tiene imagen</translation>
    </message>
    <message>
        <source>{name} has no such label here</source>
        <translation>{name} no tiene aquí tal etiqueta</translation>
    </message>
    <message>
        <source>{name} has no value to set</source>
        <translation>{name} no tiene valor que fijar</translation>
    </message>
    <message>
        <source>{name} has the label {label}</source>
        <translation>{name} tiene la etiqueta {label}</translation>
    </message>
    <message>
        <source>{name} holds {text}</source>
        <translation>{name} contiene {text}</translation>
    </message>
    <message>
        <source>{name} is a bundled plugin</source>
        <translation>{name} es un complemento incluido</translation>
    </message>
    <message>
        <source>{name} is a word of Python</source>
        <translation>{name} es una palabra de Python</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <translation>{name} está cifrado</translation>
    </message>
    <message>
        <source>{name} is given twice in {text}</source>
        <translation>{name} aparece dos veces en {text}</translation>
    </message>
    <message>
        <source>{name} is neither classifier nor regressor</source>
        <translation>{name} no es ni clasificador ni regresor</translation>
    </message>
    <message>
        <source>{name} is no button</source>
        <translation>{name} no es un botón</translation>
    </message>
    <message>
        <source>{name} is no plot</source>
        <translation>{name} no es un gráfico</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} no está instalado</translation>
    </message>
    <message>
        <source>{name} is not numeric here</source>
        <translation>{name} no es numérico aquí</translation>
    </message>
    <message>
        <source>{name} is there twice</source>
        <translation>{name} está dos veces</translation>
    </message>
    <message>
        <source>{name} is twice in the grid</source>
        <translation>{name} está dos veces en la rejilla</translation>
    </message>
    <message>
        <source>{name} of a nominal class</source>
        <translation>{name} de una clase nominal</translation>
    </message>
    <message>
        <source>{name} of a numeric class</source>
        <translation>{name} de una clase numérica</translation>
    </message>
    <message>
        <source>{name} stands twice</source>
        <translation>{name} aparece dos veces</translation>
    </message>
    <message>
        <source>{name} was made or changed in the window and lies in no file</source>
        <translation>{name} se creó o se cambió en la ventana y no está en ningún archivo</translation>
    </message>
    <message>
        <source>{name}: packed too densely</source>
        <translation>{name}: comprimido en exceso</translation>
    </message>
    <message>
        <source>{name}={low}..{high} in the grid has no step</source>
        <translation>{name}={low}..{high} en la rejilla no tiene paso</translation>
    </message>
    <message>
        <source>{name}={written} in the grid</source>
        <translation>{name}={written} en la rejilla</translation>
    </message>
    <message>
        <source>{nodes} nodes</source>
        <translation>{nodes} nodos</translation>
    </message>
    <message>
        <source>{n} folds</source>
        <translation>{n} particiones</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} filas</translation>
    </message>
    <message>
        <source>{n} rows, {queries} queries, k = {k}</source>
        <translation>{n} filas, {queries} consultas, k = {k}</translation>
    </message>
    <message>
        <source>{objectname} has no item {item}</source>
        <translation>{objectname} no tiene elemento {item}</translation>
    </message>
    <message>
        <source>{outputs} outputs: {outputs2}</source>
        <translation>{outputs} salidas: {outputs2}</translation>
    </message>
    <message>
        <source>{part} in the date format {pattern}</source>
        <translation>{part} en el formato de fecha {pattern}</translation>
    </message>
    <message>
        <source>{part} in the grid</source>
        <translation>{part} en la rejilla</translation>
    </message>
    <message>
        <source>{place}: the key {error} stands twice</source>
        <translation>{place}: la clave {error} aparece dos veces</translation>
    </message>
    <message>
        <source>{plugin} is a {kind} and makes no data</source>
        <translation>{plugin} es de tipo {kind} y no genera datos</translation>
    </message>
    <message>
        <source>{plugin} learns no linear map</source>
        <translation>{plugin} no aprende una transformación lineal</translation>
    </message>
    <message>
        <source>{prefix}NAME</source>
        <translation>{prefix}NOMBRE</translation>
    </message>
    <message>
        <source>{p} coefficients of a {fit_of} fit in {varying} attributes</source>
        <translation>{p} coeficientes de un ajuste {fit_of} con {varying} atributos</translation>
    </message>
    <message>
        <source>{queries} queries</source>
        <translation>{queries} consultas</translation>
    </message>
    <message>
        <source>{raw} at the beginning</source>
        <translation>{raw} al principio</translation>
    </message>
    <message>
        <source>{raw} for value {values} (column {column})</source>
        <translation>{raw} para el valor {values} (columna {column})</translation>
    </message>
    <message>
        <source>{rest} after the type of attribute {name} (column {column})</source>
        <translation>{rest} después del tipo del atributo {name} (columna {column})</translation>
    </message>
    <message>
        <source>{rest} behind the sparse row (column {column})</source>
        <translation>{rest} detrás de la fila dispersa (columna {column})</translation>
    </message>
    <message>
        <source>{rest} behind the values (column {column})</source>
        <translation>{rest} detrás de los valores (columna {column})</translation>
    </message>
    <message>
        <source>{rest} on the @data line</source>
        <translation>{rest} en la línea @data</translation>
    </message>
    <message>
        <source>{rounds} of {total} rounds</source>
        <translation>{rounds} de {total} rondas</translation>
    </message>
    <message>
        <source>{rows} answers, one for each row</source>
        <translation>{rows} respuestas, una por fila</translation>
    </message>
    <message>
        <source>{rows} rows</source>
        <translation>{rows} filas</translation>
    </message>
    <message>
        <source>{rows} rows of {columns} attributes</source>
        <translation>{rows} filas de {columns} atributos</translation>
    </message>
    <message>
        <source>{rows} rows of {shape} numbers</source>
        <translation>{rows} filas de {shape} números</translation>
    </message>
    <message>
        <source>{rows} rows, of which every pair acts on each other</source>
        <translation>{rows} filas, con cada par actuando entre sí</translation>
    </message>
    <message>
        <source>{row} values</source>
        <translation>{row} valores</translation>
    </message>
    <message>
        <source>{samples} samples</source>
        <translation>{samples} muestras</translation>
    </message>
    <message>
        <source>{scores} scores of {name}</source>
        <translation>{scores} puntuaciones de {name}</translation>
    </message>
    <message>
        <source>{sha256}…: the data as they were</source>
        <translation>{sha256}…: los datos tal como eran</translation>
    </message>
    <message>
        <source>{sha256}…: the data of the experiment</source>
        <translation>{sha256}…: los datos del experimento</translation>
    </message>
    <message>
        <source>{shape} attributes, and a metric for every query</source>
        <translation>{shape} atributos, y una métrica por consulta</translation>
    </message>
    <message>
        <source>{shape} columns</source>
        <translation>{shape} columnas</translation>
    </message>
    <message>
        <source>{shape} rows of {shape2} numbers</source>
        <translation>{shape} filas de {shape2} números</translation>
    </message>
    <message>
        <source>{shape} scores for {shape2} rows</source>
        <translation>{shape} puntuaciones para {shape2} filas</translation>
    </message>
    <message>
        <source>{shown} leaves the folder</source>
        <translation>{shown} se sale de la carpeta</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} bytes</translation>
    </message>
    <message>
        <source>{size} candidates in the grid</source>
        <translation>{size} candidatos en la rejilla</translation>
    </message>
    <message>
        <source>{size} rows of {name} in no test file, the first: row {left}</source>
        <translation>{size} filas de {name} en ningún archivo de prueba, la primera: fila {left}</translation>
    </message>
    <message>
        <source>{source} was not found</source>
        <translation>no se encontró {source}</translation>
    </message>
    <message>
        <source>{stop} of {n} rows</source>
        <translation>{stop} de {n} filas</translation>
    </message>
    <message>
        <source>{strip} after @attribute</source>
        <translation>{strip} después de @attribute</translation>
    </message>
    <message>
        <source>{strip} in the header</source>
        <translation>{strip} en la cabecera</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not a metric: nothing makes it keep the triangle inequality</source>
        <translation>{structure} con {id}: no es una métrica: nada le hace cumplir la desigualdad triangular</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not a metric: {found}</source>
        <translation>{structure} con {id}: no es una métrica: {found}</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not gathered from differences of single attributes</source>
        <translation>{structure} con {id}: no se forma con diferencias de atributos sueltos</translation>
    </message>
    <message>
        <source>{structure} under {id}: means of rows are no centres</source>
        <translation>{structure} con {id}: las medias de filas no son centros</translation>
    </message>
    <message>
        <source>{sum} rows of {counts} classes</source>
        <translation>{sum} filas de {counts} clases</translation>
    </message>
    <message>
        <source>{surely} beside {pointed}</source>
        <translation>{surely} junto a {pointed}</translation>
    </message>
    <message>
        <source>{surplus}, {raw} in column {column} is one too many</source>
        <translation>{surplus}, {raw} en la columna {column} sobra</translation>
    </message>
    <message>
        <source>{texts} rows</source>
        <translation>{texts} filas</translation>
    </message>
    <message>
        <source>{text} after @attribute</source>
        <translation>{text} después de @attribute</translation>
    </message>
    <message>
        <source>{text} after the type of attribute {name}</source>
        <translation>{text} después del tipo del atributo {name}</translation>
    </message>
    <message>
        <source>{text} characters</source>
        <translation>{text} caracteres</translation>
    </message>
    <message>
        <source>{text} in column {name} is no date</source>
        <translation>{text} en la columna {name} no es una fecha</translation>
    </message>
    <message>
        <source>{text} in the header</source>
        <translation>{text} en la cabecera</translation>
    </message>
    <message>
        <source>{text} is no date</source>
        <translation>{text} no es una fecha</translation>
    </message>
    <message>
        <source>{text} is no label of {name}</source>
        <translation>{text} no es una etiqueta de {name}</translation>
    </message>
    <message>
        <source>{text} is not a declared value of attribute {name}</source>
        <translation>{text} no es un valor declarado del atributo {name}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>{there} columns, which cannot be matched by their places</source>
        <translation>{there} columnas, que no se pueden emparejar por su lugar</translation>
    </message>
    <message>
        <source>{title} does not learn from {names} given by hand</source>
        <translation>{title} no aprende de {names} dados a mano</translation>
    </message>
    <message>
        <source>{title} learns no linear map</source>
        <translation>{title} no aprende una transformación lineal</translation>
    </message>
    <message>
        <source>{tokens} words after @relation</source>
        <translation>{tokens} palabras después de @relation</translation>
    </message>
    <message>
        <source>{total} MB unpacked</source>
        <translation>{total} MB una vez descomprimido</translation>
    </message>
    <message>
        <source>{transforms}, each once</source>
        <translation>{transforms}, cada una una vez</translation>
    </message>
    <message>
        <source>{values} labels of {name} under the metric &apos;jaccard&apos;</source>
        <translation>{values} etiquetas de {name} con la métrica &apos;jaccard&apos;</translation>
    </message>
    <message>
        <source>{values} steps</source>
        <translation>{values} pasos</translation>
    </message>
    <message>
        <source>{values} up to column {line}</source>
        <translation>{values} hasta la columna {line}</translation>
    </message>
    <message>
        <source>{values} values of {name}</source>
        <translation>{values} valores de {name}</translation>
    </message>
    <message>
        <source>{wanted}, those of {name}: {wanted2}</source>
        <translation>{wanted}, las de {name}: {wanted2}</translation>
    </message>
    <message>
        <source>{what} at character {at} of the formula</source>
        <translation>{what} en el carácter {at} de la fórmula</translation>
    </message>
    <message>
        <source>{what} of {product} = {total} combinations</source>
        <translation>{what} de {product} = {total} combinaciones</translation>
    </message>
    <message>
        <source>{what} with a numeric class</source>
        <translation>{what} con una clase numérica</translation>
    </message>
    <message>
        <source>{what} with preset = &apos;weka&apos;</source>
        <translation>{what} con preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>{what} with the numeric class {name}</source>
        <translation>{what} con la clase numérica {name}</translation>
    </message>
    <message>
        <source>{what} with the {kind} class {name}</source>
        <translation>{what} con la clase {kind} {name}</translation>
    </message>
    <message>
        <source>{what} without a class</source>
        <translation>{what} sin clase</translation>
    </message>
    <message>
        <source>{what} would need about {needed} of memory</source>
        <translation>{what} necesitaría unos {needed} de memoria</translation>
    </message>
    <message>
        <source>{width} as in the first row</source>
        <translation>{width} como en la primera fila</translation>
    </message>
    <message>
        <source>{width} as in the rows above</source>
        <translation>{width} como en las filas anteriores</translation>
    </message>
    <message>
        <source>{width} as in the rows above; decimal commas need semicolons or tabs between cells</source>
        <translation>{width} como en las filas anteriores; las comas decimales necesitan punto y coma o tabuladores entre celdas</translation>
    </message>
    <message>
        <source>{width} columns</source>
        <translation>{width} columnas</translation>
    </message>
    <message>
        <source>{written} plugins in {text}</source>
        <translation>{written} complementos en {text}</translation>
    </message>
    <message>
        <source>{x} row</source>
        <translation>{x} fila</translation>
    </message>
    <message>
        <source>{x}, one for each row</source>
        <translation>{x}, uno por fila</translation>
    </message>
</context>
<context>
    <name>MeterPage</name>
    <message>
        <source>Lazy methods learn in no time and pay at every question; eager ones pay once, at training.</source>
        <extracomment>So many runs are drawn, the newest; the table has all. Bars begin at this many seconds: nobody measures less.</extracomment>
        <translation>Los métodos perezosos aprenden al instante y pagan en cada pregunta; los ansiosos pagan una vez, al entrenar.</translation>
    </message>
    <message>
        <source>What each run cost</source>
        <translation>Qué costó cada ejecución</translation>
    </message>
    <message>
        <source>training, s</source>
        <translation>entrenam., s</translation>
    </message>
    <message>
        <source>Seconds to learn from the training rows of one fold</source>
        <translation>Segundos para aprender de las filas de entrenamiento de una partición</translation>
    </message>
    <message>
        <source>answer, ms</source>
        <translation>respuesta, ms</translation>
    </message>
    <message>
        <source>Milliseconds to predict one row</source>
        <translation>Milisegundos para predecir una fila</translation>
    </message>
    <message>
        <source>model, kB</source>
        <translation>modelo, kB</translation>
    </message>
    <message>
        <source>What is kept for answering, in kilobytes</source>
        <translation>Lo que se guarda para responder, en kilobytes</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>distancias</translation>
    </message>
    <message>
        <source>Distances computed to answer for the test rows</source>
        <translation>Distancias calculadas para responder por las filas de prueba</translation>
    </message>
    <message>
        <source>← time to train  |  time to answer for one row →</source>
        <translation>← tiempo de entrenar  |  tiempo de responder por una fila →</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>answer, s a row</source>
        <translation>respuesta, s por fila</translation>
    </message>
    <message>
        <source>model, bytes</source>
        <translation>modelo, bytes</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Training time; prediction time per row</source>
        <translation>Tiempo de entrenamiento; tiempo de predicción por fila</translation>
    </message>
</context>
<context>
    <name>MeterTable</name>
    <message>
        <source>What each classifier costs</source>
        <translation>Qué cuesta cada clasificador</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>s to learn</source>
        <translation>s aprender</translation>
    </message>
    <message>
        <source>s to ask</source>
        <translation>s preguntar</translation>
    </message>
    <message>
        <source>asking / learning</source>
        <translation>preguntar / aprender</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>Above 1: lazy; below: eager</source>
        <translation>Más de 1: perezoso; menos: ansioso</translation>
    </message>
</context>
<context>
    <name>MethodSlot</name>
    <message>
        <source>waiting</source>
        <extracomment>From this height on there is room for two lines below the plane.</extracomment>
        <translation>en espera</translation>
    </message>
    <message>
        <source>iteration {n}</source>
        <translation>iteración {n}</translation>
    </message>
    <message>
        <source>{pulls} targets · {impostors} impostors</source>
        <translation>{pulls} objetivos · {impostors} impostores</translation>
    </message>
    <message>
        <source>{pushes} pushes</source>
        <translation>{pushes} empujes</translation>
    </message>
    <message>
        <source>Method {number}</source>
        <translation>Método {number}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>caduca</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>learning: {n}</source>
        <translation>aprendiendo: {n}</translation>
    </message>
    <message>
        <source>not learned yet</source>
        <translation>aún sin aprender</translation>
    </message>
    <message>
        <source>rank {n}</source>
        <translation>rango {n}</translation>
    </message>
    <message>
        <source>one per row</source>
        <translation>una por fila</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop learning</source>
        <translation>Detener el aprendizaje</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Learn this metric in the room, with these parameters</source>
        <translation>Aprender esta métrica en la sala, con estos parámetros</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Learn this metric on all rows</source>
        <translation>Aprender esta métrica con todas las filas</translation>
    </message>
</context>
<context>
    <name>MethodsBoard</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Converged</source>
        <translation>Convergió</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Methods tried on these data</source>
        <translation>Métodos probados con estos datos</translation>
    </message>
    <message>
        <source>Accuracies are leave-one-out with a metric learned from all rows, so those after learning are optimistic. Enter uses a method.</source>
        <translation>Las exactitudes son dejando uno fuera con una métrica aprendida de todas las filas: las de después de aprender son optimistas. Intro usa un método.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>MethodsPage</name>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Learn all</source>
        <extracomment>What stands in the slots at first; an empty one stays empty. From this height on there is room for planes and table together. On so few rows a method is learned as soon as it is chosen.</extracomment>
        <translation>Aprender todos</translation>
    </message>
    <message>
        <source>Learn the methods shown that are not up to date</source>
        <translation>Aprender los métodos mostrados que no están al día</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Every method tried, the best first</source>
        <translation>Todos los métodos probados, el mejor primero</translation>
    </message>
    <message>
        <source>Leave-one-out; the metric has seen every row, so this is optimistic</source>
        <translation>Dejando uno fuera; la métrica ha visto todas las filas: es optimista</translation>
    </message>
    <message>
        <source>None (Euclidean)</source>
        <translation>Ninguno (euclídea)</translation>
    </message>
    <message>
        <source>The rows as they are: nothing is learned</source>
        <translation>Las filas tal como son: no se aprende nada</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <translation>Cancelar todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try all methods</source>
        <translation>Probar todos</translation>
    </message>
    <message>
        <source>Learn with every method there is, with default parameters</source>
        <translation>Aprender con todos los métodos que hay, con parámetros por defecto</translation>
    </message>
    <message>
        <source>{done} of {total}: {method}</source>
        <translation>{done} de {total}: {method}</translation>
    </message>
</context>
<context>
    <name>MetricCombo</name>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>How distances are measured, in all rooms</source>
        <translation>Cómo se miden las distancias, en todas las salas</translation>
    </message>
</context>
<context>
    <name>MetricCrossValidation</name>
    <message>
        <source>A metric shaped by hand is not learned, so no fold can.</source>
        <translation>Una métrica hecha a mano no se aprende: ninguna partición puede hacerlo.</translation>
    </message>
    <message>
        <source>Constraints given by hand cannot be left out row by row.</source>
        <translation>Las restricciones dadas a mano no se pueden dejar fuera fila por fila.</translation>
    </message>
    <message>
        <source>Learned anew without each row: {correct} of {n} right, {figure}. Wrong: row {rows}</source>
        <translation>Aprendida de nuevo sin cada fila: {correct} aciertos de {n}, {figure}. Errada: fila {rows}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
</context>
<context>
    <name>MetricRequests</name>
    <message>
        <source>Learn metric</source>
        <extracomment>Larger sets queue with the long jobs, so that no picture waits for them.</extracomment>
        <translation>Aprender métrica</translation>
    </message>
    <message>
        <source>Accuracy along the morph</source>
        <translation>Exactitud a lo largo de la transformación</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Densidades</translation>
    </message>
</context>
<context>
    <name>MetricRoom</name>
    <message>
        <source>No plugin that learns a metric is loaded.</source>
        <translation>No hay cargado ningún complemento que aprenda una métrica.</translation>
    </message>
    <message>
        <source>Learning was cancelled.</source>
        <translation>Se canceló el aprendizaje.</translation>
    </message>
    <message>
        <source>This matrix is no metric: it has a negative eigenvalue, so some squared distances would be below 0. The planes use the clipped one.</source>
        <translation>Esta matriz no es una métrica: tiene un autovalor negativo, y algunas distancias al cuadrado serían menores que 0. Los planos usan la recortada.</translation>
    </message>
</context>
<context>
    <name>MetricWidgets</name>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Plane: two attributes</source>
        <translation>Plano: dos atributos</translation>
    </message>
    <message>
        <source>Plane: eigen-directions of M</source>
        <translation>Plano: autodirecciones de M</translation>
    </message>
    <message>
        <source>Plane drawn</source>
        <translation>Plano dibujado</translation>
    </message>
    <message>
        <source>What the planes show of more than two attributes</source>
        <translation>Qué muestran los planos cuando hay más de dos atributos</translation>
    </message>
    <message>
        <source>Use this metric</source>
        <translation>Usar esta métrica</translation>
    </message>
    <message>
        <source>Make it the metric of every room</source>
        <translation>Usarla en todas las salas</translation>
    </message>
    <message>
        <source>A note on where the strips come from</source>
        <translation>Una nota sobre el origen de las franjas</translation>
    </message>
    <message>
        <source>Once a metric is learned, the rows appear here as it sees them.</source>
        <translation>Cuando se aprenda una métrica, aquí aparecerán las filas tal como las ve.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>t = {t}</source>
        <translation>t = {t}</translation>
    </message>
    <message>
        <source>eigenvector {n}</source>
        <translation>autovector {n}</translation>
    </message>
    <message>
        <source>the one direction left</source>
        <translation>la única dirección que queda</translation>
    </message>
    <message>
        <source>{axis}, mapped</source>
        <translation>{axis}, transformado</translation>
    </message>
    <message>
        <source>About this data</source>
        <translation>Sobre estos datos</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The model learned from all rows</source>
        <extracomment>The texts of so many models are kept.</extracomment>
        <translation>El modelo aprendido de todas las filas</translation>
    </message>
    <message>
        <source>Show the data set of this run to fit its model.</source>
        <translation>Muestre el conjunto de datos de esta ejecución para ajustar su modelo.</translation>
    </message>
    <message>
        <source>Fitting on all rows …</source>
        <translation>Ajustando con todas las filas …</translation>
    </message>
    <message>
        <source>Model of {title}</source>
        <translation>Modelo de {title}</translation>
    </message>
</context>
<context>
    <name>MorphPanel</name>
    <message>
        <source>Way from the identity to the metric</source>
        <extracomment>Pixels at least: enough to aim at a place on the way. With reduced motion, play shows three stills for so long each.</extracomment>
        <translation>Camino de la identidad a la métrica</translation>
    </message>
    <message>
        <source>0: distances as they are; 1: distances under M (arrow keys)</source>
        <translation>0: distancias tal como son; 1: distancias según M (flechas)</translation>
    </message>
    <message>
        <source>Play the morph</source>
        <translation>Reproducir la transformación</translation>
    </message>
    <message>
        <source>Play the morph from I to M (Space)</source>
        <translation>Reproducir la transformación de I a M (Espacio)</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Three stills in place of a movement</source>
        <translation>Tres imágenes fijas en lugar de movimiento</translation>
    </message>
    <message>
        <source>Save animation…</source>
        <translation>Guardar animación…</translation>
    </message>
    <message>
        <source>Save the morph as an animation</source>
        <translation>Guardar la transformación como animación</translation>
    </message>
    <message>
        <source>Both planes from I to M as an animated PNG</source>
        <translation>Los dos planos, de I a M, como PNG animado</translation>
    </message>
    <message>
        <source>t, from I to M</source>
        <translation>t, de I a M</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>aciertos, %</translation>
    </message>
    <message>
        <source>Accuracy along the morph</source>
        <translation>Exactitud a lo largo de la transformación</translation>
    </message>
    <message>
        <source>Leave-one-out accuracy from {first} at t = 0 to {last} at t = 1</source>
        <translation>Exactitud dejando uno fuera: de {first} en t = 0 a {last} en t = 1</translation>
    </message>
</context>
<context>
    <name>MosaicPage</name>
    <message>
        <source>Two nominal attributes are needed; Discretise makes some</source>
        <translation>Hacen falta dos atributos nominales; el filtro Discretise los crea</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaico</translation>
    </message>
    <message>
        <source>Cramér&apos;s V {v}, chi-squared {chi2}</source>
        <translation>V de Cramér {v}, chi cuadrado {chi2}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a gap left out</source>
        <translation>
            <numerusform>%n fila con hueco omitida</numerusform>
            <numerusform>%n filas con huecos omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{a}, {b}: {n} rows, {expected} expected if independent</source>
        <translation>{a}, {b}: {n} filas, {expected} esperadas si son independientes</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Attribute across</source>
        <translation>Atributo horizontal</translation>
    </message>
    <message>
        <source>Columns are as wide as their share of the rows</source>
        <translation>Las columnas son tan anchas como su parte de las filas</translation>
    </message>
    <message>
        <source>Attribute upwards</source>
        <translation>Atributo vertical</translation>
    </message>
    <message>
        <source>Tiles are as high as their share of the column, so that areas are shares of all rows. A click selects a tile; arrows step, Enter selects.</source>
        <translation>Las teselas son tan altas como su parte de la columna, así que las áreas son partes de todas las filas. Un clic selecciona una tesela; las flechas avanzan, Intro selecciona.</translation>
    </message>
</context>
<context>
    <name>MosaicPlot</name>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperadas</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>residuo</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>No. The thesis (section 2.1) prints means and a covariance with which 5-NN already gets about 95 %, not the 61 % it reports. These strips were made to show the reported effect: 61 % before, 99.5 % after.</source>
        <translation>No. La tesis (sección 2.1) imprime medias y una covarianza con las que 5-NN ya acierta cerca del 95 %, no el 61 % que comunica. Estas franjas se hicieron para mostrar el efecto comunicado: 61 % antes, 99,5 % después.</translation>
    </message>
    <message>
        <source>Open the printed set</source>
        <translation>Abrir el conjunto impreso</translation>
    </message>
    <message>
        <source>Two classes drawn with the parameters as printed</source>
        <translation>Dos clases generadas con los parámetros tal como se imprimieron</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>About this data</source>
        <translation>Sobre estos datos</translation>
    </message>
</context>
<context>
    <name>NumbersView</name>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>Figures of all attributes</source>
        <translation>Cifras de todos los atributos</translation>
    </message>
    <message>
        <source>Figures of all numeric attributes</source>
        <translation>Cifras de todos los atributos numéricos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>De qué filas son las cifras</translation>
    </message>
    <message>
        <source>All rows, or those of one class. Quartiles as numpy.quantile.</source>
        <translation>Todas las filas, o las de una clase. Cuartiles como numpy.quantile.</translation>
    </message>
</context>
<context>
    <name>OpenData</name>
    <message>
        <source>Saving {name}</source>
        <extracomment>The folder of copies, inside that of the results. What the list was given without being asked, until it is changed by hand.</extracomment>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>{name} has no file of its own: saved as {path}</source>
        <translation>{name} no tiene archivo propio: guardado como {path}</translation>
    </message>
</context>
<context>
    <name>OpenmlWindow</name>
    <message>
        <source>Open from OpenML</source>
        <translation>Abrir de OpenML</translation>
    </message>
    <message>
        <source>&amp;Name or number of the data set</source>
        <translation>&amp;Nombre o número del conjunto de datos</translation>
    </message>
    <message>
        <source>Name or number of the data set</source>
        <translation>Nombre o número del conjunto de datos</translation>
    </message>
    <message>
        <source>iris, or 61</source>
        <translation>iris o 61</translation>
    </message>
    <message>
        <source>It is fetched from www.openml.org once, and kept for the next time.</source>
        <translation>Se trae de www.openml.org una vez y se guarda para la próxima.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Fetch and open it (Enter)</source>
        <translation>Traerlo y abrirlo (Intro)</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Post-hoc</source>
        <extracomment>Tests of every pair, and tests of each classifier against one. Names of classifiers are shortened beyond so many.</extracomment>
        <translation>Post hoc</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Significance level alpha</source>
        <translation>Nivel de significación alfa</translation>
    </message>
    <message>
        <source>best</source>
        <translation>el mejor</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>corregir empates</translation>
    </message>
    <message>
        <source>Nemenyi and Shaffer compare every pair; the others compare each classifier with the control only</source>
        <translation>Nemenyi y Shaffer comparan todos los pares; las demás, cada clasificador solo con el control</translation>
    </message>
    <message>
        <source>The risk of calling a difference real that is chance</source>
        <translation>El riesgo de tomar por real una diferencia debida al azar</translation>
    </message>
    <message>
        <source>The classifier all others are compared with</source>
        <translation>El clasificador con que se comparan todos los demás</translation>
    </message>
    <message>
        <source>Divide Friedman&apos;s statistic by its correction for tied ranks</source>
        <translation>Dividir el estadístico de Friedman por su corrección por rangos empatados</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Tables and this figure, as files or copied</source>
        <translation>Tablas y esta figura, como archivos o copiadas</translation>
    </message>
</context>
<context>
    <name>PageGroups</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Distribuciones</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Nothing to show of this run</source>
        <extracomment>The lowest a row that can be clicked may be, in pixels. Left and right of a title; the bar at the current one lies in it.</extracomment>
        <translation>Nada que mostrar de esta ejecución</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Mark pairs</source>
        <extracomment>Which key says what of the rows i, j and l.</extracomment>
        <translation>Marcar pares</translation>
    </message>
    <message>
        <source>Click two or three points in a plane, then say how they belong</source>
        <translation>Haga clic en dos o tres puntos de un plano y diga cómo se relacionan</translation>
    </message>
    <message>
        <source>Row i: the first point clicked</source>
        <translation>Fila i: el primer punto elegido</translation>
    </message>
    <message>
        <source>Row j: the second point clicked</source>
        <translation>Fila j: el segundo punto elegido</translation>
    </message>
    <message>
        <source>Row l: the third point clicked, for a triple</source>
        <translation>Fila l: el tercer punto elegido, para una terna</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>i and j belong together (S)</source>
        <translation>i y j van juntas (S)</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>i and j do not belong together (D)</source>
        <translation>i y j no van juntas (D)</translation>
    </message>
    <message>
        <source>j nearer than l</source>
        <translation>j antes que l</translation>
    </message>
    <message>
        <source>j is to be nearer to i than l is (N)</source>
        <translation>j debe estar más cerca de i que l (N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take the chosen line away</source>
        <translation>Quitar la línea elegida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take the last change of the list back</source>
        <translation>Deshacer el último cambio de la lista</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Take all lines away</source>
        <translation>Quitar todas las líneas</translation>
    </message>
    <message>
        <source>Learn from these</source>
        <translation>Aprender de estos</translation>
    </message>
    <message>
        <source>The method uses these pairs or triples and no others</source>
        <translation>El método usa estos pares o ternas y ningún otro</translation>
    </message>
    <message>
        <source>Show the pairs used</source>
        <translation>Mostrar los pares usados</translation>
    </message>
    <message>
        <source>Draw up to {n} of the pairs the method learned from</source>
        <translation>Dibujar hasta {n} de los pares de los que aprendió el método</translation>
    </message>
    <message>
        <source>Pairs and triples given by hand</source>
        <translation>Pares y ternas dados a mano</translation>
    </message>
    <message>
        <source>One of these rows is not used by the metric.</source>
        <translation>La métrica no usa una de estas filas.</translation>
    </message>
    <message>
        <source>That is said already, or a row stands twice.</source>
        <translation>Eso ya está dicho, o una fila aparece dos veces.</translation>
    </message>
    <message>
        <source>Click a point in a plane: row i.</source>
        <translation>Clic en un punto de un plano: fila i.</translation>
    </message>
    <message>
        <source>Click another point: row j.</source>
        <translation>Clic en otro punto: fila j.</translation>
    </message>
    <message>
        <source>S same, D different; or a third click: row l.</source>
        <translation>S iguales, D distintas; o un tercer clic: fila l.</translation>
    </message>
    <message>
        <source>S or D for i and j; N: j is nearer than l.</source>
        <translation>S o D para i y j; N: j más cerca que l.</translation>
    </message>
    <message>
        <source>Switch on “Mark pairs”, or type the numbers of rows.</source>
        <translation>Active «Marcar pares» o escriba los números de fila.</translation>
    </message>
    <message>
        <source>—  {i} and {j}: same</source>
        <translation>—  {i} y {j}: iguales</translation>
    </message>
    <message>
        <source>- -  {i} and {j}: different</source>
        <translation>- -  {i} y {j}: distintas</translation>
    </message>
    <message>
        <source>{j} is nearer to {i} than {l}</source>
        <translation>{j} está más cerca de {i} que {l}</translation>
    </message>
    <message>
        <source>{similar} similar, {dissimilar} dissimilar, {triples} triples</source>
        <translation>{similar} similares, {dissimilar} disímiles, {triples} ternas</translation>
    </message>
    <message>
        <source>What the method learned from</source>
        <translation>De qué aprendió el método</translation>
    </message>
    <message>
        <source>Two classifiers</source>
        <translation>Cara a cara</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Of the table and the picture; both grow with the window. Where no region was chosen: one hundredth of the scale of shares, or of percent.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>on</source>
        <translation>en</translation>
    </message>
    <message>
        <source>alike within ±</source>
        <translation>iguales hasta ±</translation>
    </message>
    <message>
        <source>First classifier</source>
        <translation>Primer clasificador</translation>
    </message>
    <message>
        <source>Second classifier</source>
        <translation>Segundo clasificador</translation>
    </message>
    <message>
        <source>What is positive speaks for the first classifier</source>
        <translation>Lo positivo habla a favor del primer clasificador</translation>
    </message>
    <message>
        <source>Data set of the tests over folds</source>
        <translation>Conjunto de datos de las pruebas sobre particiones</translation>
    </message>
    <message>
        <source>The tests over folds are of this data set</source>
        <translation>Las pruebas sobre particiones son de este conjunto de datos</translation>
    </message>
    <message>
        <source>Tests of two classifiers</source>
        <translation>Pruebas de dos clasificadores</translation>
    </message>
    <message>
        <source>{test} assumes: {sentence}</source>
        <translation>{test} supone: {sentence}</translation>
    </message>
    <message>
        <source>Region of practical equivalence: smaller differences count as none</source>
        <translation>Región de equivalencia práctica: las diferencias menores cuentan como nulas</translation>
    </message>
</context>
<context>
    <name>PairsText</name>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>efecto</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>statistic</source>
        <translation>estadístico</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <translation>{a} o {b}</translation>
    </message>
    <message>
        <source>{name} is better</source>
        <translation>{name} es mejor</translation>
    </message>
    <message>
        <source>alike: they differ by no more than {rope}</source>
        <translation>iguales: no difieren en más de {rope}</translation>
    </message>
    <message>
        <source>Bayesian signed-rank test over N = {n} data sets, region of practical equivalence ±{rope}.</source>
        <translation>Prueba bayesiana de los rangos con signo en N = {n} conjuntos de datos, región de equivalencia práctica ±{rope}.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Corrected resampled t, {data}</source>
        <translation>t remuestreada corregida, {data}</translation>
    </message>
    <message>
        <source>Nadeau-Bengio: differences of folds are normal and correlated as their shared training rows say.</source>
        <translation>Nadeau-Bengio: las diferencias de las particiones son normales y su correlación es la de las filas de entrenamiento compartidas.</translation>
    </message>
    <message>
        <source>needs the folds of both</source>
        <translation>necesita las particiones de ambos</translation>
    </message>
    <message>
        <source>McNemar, {data}</source>
        <translation>McNemar, {data}</translation>
    </message>
    <message>
        <source>Rows are independent; says nothing of other training sets. Repeats after the first are left out.</source>
        <translation>Las filas son independientes; nada dice de otros conjuntos de entrenamiento. Las repeticiones tras la primera se omiten.</translation>
    </message>
    <message>
        <source>needs the hits of both</source>
        <translation>necesita los aciertos de ambos</translation>
    </message>
    <message>
        <source>5×2cv t, {data}</source>
        <translation>t 5×2cv, {data}</translation>
    </message>
    <message>
        <source>5×2cv F, {data}</source>
        <translation>F 5×2cv, {data}</translation>
    </message>
    <message>
        <source>Five repeats of two halves; differences normal, variances of the repeats independent.</source>
        <translation>Cinco repeticiones de dos mitades; diferencias normales, varianzas de las repeticiones independientes.</translation>
    </message>
    <message>
        <source>needs 5 repeats of 2 folds</source>
        <translation>necesita 5 repeticiones de 2 particiones</translation>
    </message>
    <message>
        <source>Sign test over {n} data sets</source>
        <translation>Prueba de los signos en {n} conjuntos de datos</translation>
    </message>
    <message>
        <source>Data sets are independent; only who wins counts, not by how much.</source>
        <translation>Los conjuntos de datos son independientes; solo cuenta quién gana, no por cuánto.</translation>
    </message>
    <message>
        <source>share {share}</source>
        <translation>proporción {share}</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} es mejor</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ sin diferencia significativa</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Parallel coordinates</source>
        <extracomment>The most lines, and the most segments of all lines together.</extracomment>
        <translation>Coordenadas paralelas</translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>se dibujan {} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>Medians</source>
        <translation>Medianas</translation>
    </message>
    <message>
        <source>A thick line through the medians of each class</source>
        <translation>Una línea gruesa por las medianas de cada clase</translation>
    </message>
    <message>
        <source>Flip axis</source>
        <translation>Invertir eje</translation>
    </message>
    <message>
        <source>Turn the chosen axis upside down (F, double click)</source>
        <translation>Poner el eje elegido del revés (F, doble clic)</translation>
    </message>
    <message>
        <source>Clear ranges</source>
        <translation>Quitar rangos</translation>
    </message>
    <message>
        <source>Take the ranges of all axes away</source>
        <translation>Quitar los rangos de todos los ejes</translation>
    </message>
    <message>
        <source>Move the chosen axis to the left (Ctrl+Left)</source>
        <translation>Mover el eje elegido a la izquierda (Ctrl+Izquierda)</translation>
    </message>
    <message>
        <source>Move the chosen axis to the right (Ctrl+Right)</source>
        <translation>Mover el eje elegido a la derecha (Ctrl+Derecha)</translation>
    </message>
</context>
<context>
    <name>ParallelPlot</name>
    <message>
        <source>Left and Right choose an axis, with Ctrl they move it; F turns it; Up and Down select a range, Delete takes it away</source>
        <translation>Izquierda y Derecha eligen un eje y con Ctrl lo mueven; F lo invierte; Arriba y Abajo seleccionan un rango, Supr lo quita</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eje</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>Coordenadas paralelas</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
</context>
<context>
    <name>ParamWords</name>
    <message>
        <source>In scripts: {name}</source>
        <translation>En scripts: {name}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>uno de {words}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a plugin and its parameters, as in knn n_neighbors=3</source>
        <translation>un complemento y sus parámetros, como knn n_neighbors=3</translation>
    </message>
    <message>
        <source>plugins and their parameters, as in knn n_neighbors=3; j48</source>
        <translation>complementos y sus parámetros, como knn n_neighbors=3; j48</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>above {}</source>
        <translation>mayor que {}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation>no menor que {}</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>no mayor que {}</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} y {}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} o {}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>ParamsForm</name>
    <message>
        <source>This method has no parameters.</source>
        <extracomment>What was read last from each field, in whatever language it was typed; a field is not read again after a change of language, before it is reworded.</extracomment>
        <translation>Este método no tiene parámetros.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
</context>
<context>
    <name>PipelineStrip</name>
    <message>
        <source>Filters:</source>
        <extracomment>The filters with a button of their own; the others are below &quot;more&quot;. Pixels of a parameter in the form of a filter, how many are seen, and what is around.</extracomment>
        <translation>Filtros:</translation>
    </message>
    <message>
        <source>+ more</source>
        <translation>+ más</translation>
    </message>
    <message>
        <source>All filters</source>
        <translation>Todos los filtros</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Change the data now; each step can be undone</source>
        <translation>Cambiar los datos ahora; cada paso se puede deshacer</translation>
    </message>
    <message>
        <source>Fitted inside each fold when you run; Apply changes the data now.</source>
        <translation>Se ajustan en cada partición; Aplicar cambia los datos ahora.</translation>
    </message>
    <message>
        <source>Steps of the pipeline</source>
        <translation>Pasos de la cadena</translation>
    </message>
    <message>
        <source>Enter edits a step, Alt+arrows move it, Delete takes it out</source>
        <translation>Intro edita un paso, Alt+flechas lo mueven, Supr lo quita</translation>
    </message>
    <message>
        <source>Move the step to the left (Alt+Left)</source>
        <translation>Mover el paso a la izquierda (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Move the step to the right (Alt+Right)</source>
        <translation>Mover el paso a la derecha (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Take the step out (Delete)</source>
        <translation>Quitar el paso (Supr)</translation>
    </message>
    <message>
        <source>There is no filter {name}.</source>
        <translation>No existe el filtro {name}.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>The data changed meanwhile: no filter was applied.</source>
        <translation>Los datos cambiaron entretanto: no se aplicó ningún filtro.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Vista previa …</translation>
    </message>
    <message>
        <source>Try the steps on a copy and see what would change</source>
        <translation>Probar los pasos en una copia y ver qué cambiaría</translation>
    </message>
</context>
<context>
    <name>PixelGrid</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>row {row}, column {column}: ink {ink}</source>
        <translation>fila {row}, columna {column}: tinta {ink}</translation>
    </message>
</context>
<context>
    <name>PlaneLegend</name>
    <message>
        <source>Legend</source>
        <extracomment>More classes are not named; the tool bar has them all.</extracomment>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>region: winning class</source>
        <translation>región: clase ganadora</translation>
    </message>
    <message>
        <source>pale: divided votes</source>
        <translation>pálido: votos divididos</translation>
    </message>
    <message>
        <source>tie between classes</source>
        <translation>empate entre clases</translation>
    </message>
    <message>
        <source>dark: high density</source>
        <translation>oscuro: densidad alta</translation>
    </message>
    <message>
        <source>boundary before the last change</source>
        <translation>frontera antes del último cambio</translation>
    </message>
    <message>
        <source>Voronoi cells</source>
        <translation>celdas de Voronoi</translation>
    </message>
    <message>
        <source>fill: margin, noise to reference</source>
        <translation>relleno: margen, de ruido a referencia</translation>
    </message>
    <message>
        <source>window of a fixed radius</source>
        <translation>ventana de radio fijo</translation>
    </message>
    <message>
        <source>equal distance from the query</source>
        <translation>igual distancia a la consulta</translation>
    </message>
    <message>
        <source>angle to the neighbours, k = {k}</source>
        <translation>ángulo hasta los vecinos, k = {k}</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>frontera</translation>
    </message>
    <message>
        <source>best possible boundary</source>
        <translation>mejor frontera posible</translation>
    </message>
    <message>
        <source>error: fill predicted, outline true</source>
        <translation>error: relleno, clase predicha; borde, la real</translation>
    </message>
    <message>
        <source>Euclidean ball, k = {k}</source>
        <translation>bola euclídea, k = {k}</translation>
    </message>
    <message>
        <source>links to the neighbours</source>
        <translation>enlaces con los vecinos</translation>
    </message>
    <message>
        <source>ball of the metric, k = {k}</source>
        <translation>bola de la métrica, k = {k}</translation>
    </message>
</context>
<context>
    <name>PlaneLegends</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>region: winning class</source>
        <translation>región: clase ganadora</translation>
    </message>
    <message>
        <source>ball of the metric</source>
        <translation>bola de la métrica</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Bola euclídea</translation>
    </message>
    <message>
        <source>link to a target</source>
        <translation>enlace con un objetivo</translation>
    </message>
    <message>
        <source>link to an impostor</source>
        <translation>enlace con un impostor</translation>
    </message>
    <message>
        <source>grid at t</source>
        <translation>cuadrícula en t</translation>
    </message>
    <message>
        <source>path of a row from t = 0</source>
        <translation>recorrido de una fila desde t = 0</translation>
    </message>
</context>
<context>
    <name>PlanePair</name>
    <message>
        <source>row {row}: {pulls} target links, {impostors} impostors, {pushes} impostor pairs</source>
        <extracomment>The plane that moves with the morph; the other one stays as it is. Whether the Euclidean ball is drawn beside that of the metric. Called when what surrounds the selected row was drawn anew. Called with picture (None for none) and t whenever either changed.</extracomment>
        <translation>fila {row}: enlaces con objetivos {pulls}, impostores {impostors}, pares con impostor {pushes}</translation>
    </message>
    <message>
        <source>all rows: {pulls} target links, {pushes} impostor pairs</source>
        <translation>todas las filas: enlaces con objetivos {pulls}, pares con impostor {pushes}</translation>
    </message>
</context>
<context>
    <name>PlanePlot</name>
    <message>
        <source>row</source>
        <extracomment>A click this many pixels from a row still means it. Points of this size in pixels; beyond MANY rows smaller and without an outline.</extracomment>
        <translation>fila</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>curva</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>barra</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>Nothing is drawn yet</source>
        <translation>Aún no hay nada dibujado</translation>
    </message>
    <message>
        <source>Rows of its table: {n}; columns: {names}</source>
        <translation>Filas de su tabla: {n}; columnas: {names}</translation>
    </message>
</context>
<context>
    <name>PluginStatus</name>
    <message>
        <source>failed</source>
        <extracomment>Translations that plugins of others bring, by language and English text.</extracomment>
        <translation>falló</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>quarantined</source>
        <translation>en cuarentena</translation>
    </message>
</context>
<context>
    <name>PluginSurvey</name>
    <message>
        <source>Looking for plugins</source>
        <translation>Buscando complementos</translation>
    </message>
</context>
<context>
    <name>PluginTree</name>
    <message>
        <source>Find a classifier</source>
        <extracomment>So many letters of a name are seen at least. Frame and button of the search field, in pixels. What is chosen at first, if it is there.</extracomment>
        <translation>Buscar un clasificador</translation>
    </message>
    <message>
        <source>Classifiers</source>
        <translation>Clasificadores</translation>
    </message>
    <message>
        <source>Lazy: nearest neighbours</source>
        <translation>Vecinos más cercanos</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Aprendizaje de la distancia</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Bayes</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regresión</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <translation>Multiclasificadores</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Línea base</translation>
    </message>
    <message>
        <source>Could not be loaded</source>
        <translation>No se pudieron cargar</translation>
    </message>
    <message>
        <source>For a class of names; the class of these data is numeric.</source>
        <translation>Para una clase nominal; la de estos datos es numérica.</translation>
    </message>
    <message>
        <source>For a numeric class; the class of these data has names.</source>
        <translation>Para una clase numérica; la de estos datos es nominal.</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>1</source>
        <comment>problem</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <comment>problem</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>problem</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>A Gaussian for each class with its own covariance, so that the borders are quadrics.</source>
        <translation>Una gaussiana por clase con su propia covarianza: las fronteras son cuádricas.</translation>
    </message>
    <message>
        <source>A Gaussian for each class with one covariance for all, so that the borders are flat.</source>
        <translation>Una gaussiana por clase con una covarianza común: las fronteras son planas.</translation>
    </message>
    <message>
        <source>A case with the very same values answers, else the most similar one; new cases are retained, redundant ones can be forgotten.</source>
        <translation>Responde un caso con exactamente los mismos valores o, si no lo hay, el más similar; los casos nuevos se retienen y los redundantes pueden olvidarse.</translation>
    </message>
    <message>
        <source>A circle inside another.</source>
        <translation>Un círculo dentro de otro.</translation>
    </message>
    <message>
        <source>A feed-forward network on standardised attributes, trained to the minimum of the penalised log-loss by L-BFGS.</source>
        <translation>Una red de propagación hacia delante sobre atributos estandarizados, entrenada con L-BFGS hasta el mínimo de la pérdida logarítmica penalizada.</translation>
    </message>
    <message>
        <source>A nominal attribute; empty means the class.</source>
        <translation>Un atributo nominal; vacío significa la clase.</translation>
    </message>
    <message>
        <source>A normal around 0 with covariance 4 I against a unit normal inside it.</source>
        <translation>Una normal alrededor de 0 con covarianza 4 I y, dentro de ella, una normal estándar.</translation>
    </message>
    <message>
        <source>A normal density about each training value instead of one for all (Weka&apos;s -K).</source>
        <translation>Una densidad normal alrededor de cada valor de entrenamiento en lugar de una sola para todos (-K de Weka).</translation>
    </message>
    <message>
        <source>A numeric test pays for the choice among many cuts.</source>
        <translation>Una prueba numérica paga por la elección entre muchos cortes.</translation>
    </message>
    <message>
        <source>A rolled-up sheet in space, cut across into bands.</source>
        <translation>Una lámina enrollada en el espacio, dividida en bandas transversales.</translation>
    </message>
    <message>
        <source>A simple rule of a few attributes among many that are irrelevant: k-NN fails until the axes are weighed.</source>
        <translation>Una regla sencilla con pocos atributos entre muchos irrelevantes: k-NN falla hasta que se ponderan los ejes.</translation>
    </message>
    <message>
        <source>A test of a nominal attribute parts one label from all others.</source>
        <translation>Una prueba de un atributo nominal separa una etiqueta de todas las demás.</translation>
    </message>
    <message>
        <source>A weighted sum of Gaussian functions around centres for each class, with the weights of least squares.</source>
        <translation>Para cada clase, una suma ponderada de gaussianas alrededor de centros, con pesos de mínimos cuadrados.</translation>
    </message>
    <message>
        <source>A weighted sum of Gaussian functions around centres, with the weights of least squares; with a function in every row it meets all of them exactly.</source>
        <translation>Una suma ponderada de gaussianas alrededor de centros, con pesos de mínimos cuadrados; con una función en cada fila pasa exactamente por todas.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>AdaBoost.M1</source>
        <translation>AdaBoost.M1</translation>
    </message>
    <message>
        <source>Add one row of every class to each leaf&apos;s counts.</source>
        <translation>Añadir una fila de cada clase a los recuentos de cada hoja.</translation>
    </message>
    <message>
        <source>Addition by CCV</source>
        <translation>Adición por CCV</translation>
    </message>
    <message>
        <source>Adds one row after the other, each time the one with which the complete cross-validation is best, as long as it falls.</source>
        <translation>Añade una fila tras otra, cada vez la que más mejora la validación cruzada completa, mientras esta disminuya.</translation>
    </message>
    <message>
        <source>Adds random attributes that know nothing of the class: the curse of dimensionality, to try out.</source>
        <translation>Añade atributos aleatorios que no saben nada de la clase, para probar la maldición de la dimensión.</translation>
    </message>
    <message>
        <source>Adds the attribute that helps k-NN most (leave-one-out), as long as one helps.</source>
        <translation>Añade el atributo que más ayuda a k-NN (dejando uno fuera), mientras alguno ayude.</translation>
    </message>
    <message>
        <source>Adds to each class the row that defends its class best and is most tolerant of the others, until every row is similar to a prototype.</source>
        <translation>Añade a cada clase la fila que mejor defiende su clase y más tolera a las demás, hasta que toda fila sea similar a un prototipo.</translation>
    </message>
    <message>
        <source>All k-NN</source>
        <translation>Todos los k-NN</translation>
    </message>
    <message>
        <source>Always the commonest class of the training rows: what a classifier has to beat before it has learned anything.</source>
        <translation>Siempre la clase más frecuente de las filas de entrenamiento: lo que un clasificador debe superar antes de haber aprendido nada.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Arms of a spiral wound into each other.</source>
        <translation>Brazos de una espiral enrollados unos en otros.</translation>
    </message>
    <message>
        <source>At least two branches of a test hold this many rows.</source>
        <translation>Al menos dos ramas de una prueba contienen este número de filas.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Como máximo este número.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Attribute weights</source>
        <translation>Pesos de los atributos</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Attributes kept</source>
        <translation>Atributos conservados</translation>
    </message>
    <message>
        <source>Attributes of each member, drawn without replacement; clipped to those there are. If auto, the root of their number, rounded up.</source>
        <translation>Atributos de cada miembro, extraídos sin reemplazo; se limita a los que hay. Si es auto, la raíz de su número, redondeada hacia arriba.</translation>
    </message>
    <message>
        <source>Attributes per split</source>
        <translation>Atributos por división</translation>
    </message>
    <message>
        <source>Attributes that decide.</source>
        <translation>Atributos que deciden.</translation>
    </message>
    <message>
        <source>Backward editing</source>
        <translation>Edición hacia atrás</translation>
    </message>
    <message>
        <source>Backward selection</source>
        <translation>Selección hacia atrás</translation>
    </message>
    <message>
        <source>Bagging</source>
        <translation>Bagging</translation>
    </message>
    <message>
        <source>Balance scale</source>
        <translation>Balanza</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>Clases equilibradas</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Árbol de bolas</translation>
    </message>
    <message>
        <source>Bands of equal share along it.</source>
        <translation>Bandas de igual proporción a lo largo de ella.</translation>
    </message>
    <message>
        <source>Base learner</source>
        <translation>Clasificador base</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Línea base</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Líneas base</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Bayes</translation>
    </message>
    <message>
        <source>Before pruning, make leaves of subtrees that err no less in training.</source>
        <translation>Antes de podar, convertir en hojas los subárboles que no yerran menos en el entrenamiento.</translation>
    </message>
    <message>
        <source>Begins with the attribute by which rows are nearest to their own class and adds others to the distance as long as that grows; then k nearest neighbours.</source>
        <translation>Comienza con el atributo según el cual las filas están más cerca de su propia clase y añade otros a la distancia mientras eso mejore; después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Between neighbouring attributes; falls off as a power of it.</source>
        <translation>Entre atributos contiguos; decrece como potencia de ella.</translation>
    </message>
    <message>
        <source>Bin offset</source>
        <translation>Desplazamiento de los intervalos</translation>
    </message>
    <message>
        <source>Binary splits</source>
        <translation>Divisiones binarias</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Borde inferior</translation>
    </message>
    <message>
        <source>Bounds of</source>
        <translation>Cotas de</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Fuerza bruta</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Buckets compared, those with the nearest centres.</source>
        <translation>Grupos que se comparan, los de centros más cercanos.</translation>
    </message>
    <message>
        <source>Build list</source>
        <translation>Lista de construcción</translation>
    </message>
    <message>
        <source>Building ends when fewer than this share of all entries change.</source>
        <translation>La construcción termina cuando cambia menos que esta proporción de todas las entradas.</translation>
    </message>
    <message>
        <source>Candidates kept while a row joins the graph.</source>
        <translation>Candidatos que se conservan mientras una fila se incorpora al grafo.</translation>
    </message>
    <message>
        <source>Candidates per row</source>
        <translation>Candidatos por fila</translation>
    </message>
    <message>
        <source>Case base</source>
        <translation>Base de casos</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Centres of k-means; the root of the number of rows if auto.</source>
        <translation>Centros de k-medias; la raíz del número de filas si es auto.</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>Tablero de ajedrez</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Chooses the parameters of another classifier by their accuracy on the training rows, and trains it with them. In cross-validation the choice is made anew inside each fold.</source>
        <translation>Elige los parámetros de otro clasificador por su exactitud en las filas de entrenamiento y lo entrena con ellos. En la validación cruzada la elección se repite dentro de cada partición.</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Tamaño del grupo</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Class priors</source>
        <translation>Probabilidades a priori</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Classify by</source>
        <translation>Clasificar por</translation>
    </message>
    <message>
        <source>Collapse subtrees</source>
        <translation>Colapsar subárboles</translation>
    </message>
    <message>
        <source>Combination rule</source>
        <translation>Regla de combinación</translation>
    </message>
    <message>
        <source>Combinations tried</source>
        <translation>Combinaciones probadas</translation>
    </message>
    <message>
        <source>Compares the query with every row.</source>
        <translation>Compara la consulta con todas las filas.</translation>
    </message>
    <message>
        <source>Compares with every row, attribute by attribute, and leaves a row as soon as its sum is above that of the k-th best.</source>
        <translation>Compara con todas las filas, atributo por atributo, y abandona una fila en cuanto su suma supera la de la k-ésima mejor.</translation>
    </message>
    <message>
        <source>Complete cross-validation</source>
        <translation>Validación cruzada completa</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Components kept; as many as `variance` asks for if auto.</source>
        <translation>Componentes conservadas; si es auto, tantas como pida `variance`.</translation>
    </message>
    <message>
        <source>Condensing</source>
        <translation>Condensación</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Confidence of the error limit in pruning: smaller prunes more.</source>
        <translation>Confianza del límite de error en la poda: cuanto menor, más se poda.</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Correlación</translation>
    </message>
    <message>
        <source>Count possible cuts</source>
        <translation>Contar los cortes posibles</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Covarianza</translation>
    </message>
    <message>
        <source>Covariance of</source>
        <translation>Covarianza de</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Custom points</source>
        <translation>Puntos propios</translation>
    </message>
    <message>
        <source>Cut numeric attributes into intervals where the classes change and count (Fayyad and Irani; Weka&apos;s -D).</source>
        <translation>Dividir los atributos numéricos en intervalos donde cambian las clases y contar (Fayyad e Irani; -D de Weka).</translation>
    </message>
    <message>
        <source>Decision tree (J48)</source>
        <translation>Árbol de decisión (J48)</translation>
    </message>
    <message>
        <source>Defence weight (lambda)</source>
        <translation>Peso de la defensa (lambda)</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Delaunay editing</source>
        <translation>Edición de Delaunay</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Diagonal only</source>
        <translation>Solo diagonal</translation>
    </message>
    <message>
        <source>Dimensions of the map; as many as there are attributes if auto.</source>
        <translation>Dimensiones de la transformación; si es auto, tantas como atributos.</translation>
    </message>
    <message>
        <source>Direction of the strips, from the first axis.</source>
        <translation>Dirección de las franjas respecto al primer eje.</translation>
    </message>
    <message>
        <source>Directions as long as they tell classes apart, of length 1 and at right angles, or so that the scatter inside classes is round.</source>
        <translation>Direcciones de longitud acorde a lo que separan las clases, de longitud 1 y perpendiculares, o tales que la dispersión dentro de las clases sea esférica.</translation>
    </message>
    <message>
        <source>Directions kept; all if auto.</source>
        <translation>Direcciones conservadas; todas si es auto.</translation>
    </message>
    <message>
        <source>Directions per table</source>
        <translation>Direcciones por tabla</translation>
    </message>
    <message>
        <source>Discretise</source>
        <translation>Discretizar</translation>
    </message>
    <message>
        <source>Discriminants kept; all (classes less one) if auto.</source>
        <translation>Discriminantes conservados; todos (clases menos una) si es auto.</translation>
    </message>
    <message>
        <source>Dissimilar pairs are to be farther than this percentile.</source>
        <translation>Los pares disímiles deben quedar más lejos que este percentil.</translation>
    </message>
    <message>
        <source>Distance of neighbouring means, in standard deviations.</source>
        <translation>Distancia entre medias vecinas, en desviaciones típicas.</translation>
    </message>
    <message>
        <source>Distance of the strips&apos; centre lines.</source>
        <translation>Distancia entre las líneas medias de las franjas.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Divides rows by their distance to one of them, at most mu or more; visits the inner part if d - tau &lt;= mu and the outer if d + tau &gt; mu. Needs the triangle inequality alone.</source>
        <translation>Divide las filas por su distancia a una de ellas, hasta mu o más; visita la parte interior si d - tau &lt;= mu y la exterior si d + tau &gt; mu. Solo necesita la desigualdad triangular.</translation>
    </message>
    <message>
        <source>Draw n_rows of the table&apos;s rows with return; else every row once.</source>
        <translation>Extraer n_rows filas de la tabla con reemplazo; si no, cada fila una vez.</translation>
    </message>
    <message>
        <source>Draw rows at random</source>
        <translation>Extraer filas al azar</translation>
    </message>
    <message>
        <source>Draw rows by their weights even for a base that honours weights.</source>
        <translation>Extraer filas según sus pesos aunque el clasificador base los admita.</translation>
    </message>
    <message>
        <source>Draw with replacement, so that rows may repeat.</source>
        <translation>Extraer con reemplazo: las filas pueden repetirse.</translation>
    </message>
    <message>
        <source>Draws leaders among the rows; each row follows its nearest leader, and a query is compared with all leaders and the followers of the nearest.</source>
        <translation>Elige líderes entre las filas; cada fila sigue a su líder más cercano, y una consulta se compara con todos los líderes y con los seguidores de los más cercanos.</translation>
    </message>
    <message>
        <source>Draws rows, one of each class first: what any method has to beat.</source>
        <translation>Elige filas al azar, primero una de cada clase: lo que cualquier método debe superar.</translation>
    </message>
    <message>
        <source>Draws small groups of rows of the same class and shrinks the directions in which these groups are wide, for what varies among equals does not tell classes apart; then k nearest neighbours.</source>
        <translation>Forma grupos pequeños de filas de la misma clase y contrae las direcciones en que esos grupos son anchos, pues lo que varía entre iguales no distingue las clases; después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Drop the attributes listed instead of keeping them.</source>
        <translation>Eliminar los atributos de la lista en lugar de conservarlos.</translation>
    </message>
    <message>
        <source>Drops both rows of each pair of different classes that are each other&apos;s nearest.</source>
        <translation>Elimina las dos filas de cada par de clases distintas que son mutuamente las más cercanas.</translation>
    </message>
    <message>
        <source>Drops one row after the other, each time the one without which the complete cross-validation is best.</source>
        <translation>Elimina una fila tras otra, cada vez aquella sin la cual la validación cruzada completa es mejor.</translation>
    </message>
    <message>
        <source>Drops outliers, takes one prototype of each class, and adds the row of least margin as long as rows are misclassified.</source>
        <translation>Elimina los valores atípicos, toma un prototipo de cada clase y añade la fila de menor margen mientras haya filas mal clasificadas.</translation>
    </message>
    <message>
        <source>Drops the rows all of whose k nearest others are of other classes.</source>
        <translation>Elimina las filas cuyos k vecinos más cercanos son todos de otras clases.</translation>
    </message>
    <message>
        <source>Drops the rows that 1-NN, 2-NN, … or k-NN misclassifies.</source>
        <translation>Elimina las filas que 1-NN, 2-NN, … o k-NN clasifica mal.</translation>
    </message>
    <message>
        <source>Drops, all at once, the rows that their k nearest others misclassify.</source>
        <translation>Elimina, todas a la vez, las filas que sus k vecinos más cercanos clasifican mal.</translation>
    </message>
    <message>
        <source>E1</source>
        <comment>criterion</comment>
        <translation>E1</translation>
    </message>
    <message>
        <source>E2</source>
        <comment>criterion</comment>
        <translation>E2</translation>
    </message>
    <message>
        <source>E3</source>
        <comment>criterion</comment>
        <translation>E3</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Eigenvalue floor</source>
        <translation>Cota de los autovalores</translation>
    </message>
    <message>
        <source>Eigenvectors</source>
        <translation>Autovectores</translation>
    </message>
    <message>
        <source>Eigenvectors of the covariance that may get a weight, those of the largest variance; all if auto.</source>
        <translation>Autovectores de la covarianza que pueden recibir peso, los de mayor varianza; todos si es auto.</translation>
    </message>
    <message>
        <source>Elimination by CCV</source>
        <translation>Eliminación por CCV</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Inmersión</translation>
    </message>
    <message>
        <source>Empty window</source>
        <translation>Ventana vacía</translation>
    </message>
    <message>
        <source>Ensemble size</source>
        <translation>Tamaño del conjunto</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <translation>Multiclasificadores</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>Equally many rows of each class; else the class of each row is drawn.</source>
        <translation>El mismo número de filas de cada clase; si no, la clase de cada fila se sortea.</translation>
    </message>
    <message>
        <source>Equally many rows of each digit; else each digit is drawn.</source>
        <translation>El mismo número de filas de cada dígito; si no, cada dígito se sortea.</translation>
    </message>
    <message>
        <source>Errors allowed</source>
        <translation>Errores admitidos</translation>
    </message>
    <message>
        <source>Estimates the density of each class without assuming its shape, by histogram, Parzen windows or nearest neighbours, and takes the class with the largest prior times density.</source>
        <translation>Estima la densidad de cada clase sin suponer su forma, con histograma, ventanas de Parzen o vecinos más cercanos, y elige la clase de mayor producto de densidad y probabilidad a priori.</translation>
    </message>
    <message>
        <source>Even rows in the unit cube; the class is chance. Distances look alike.</source>
        <translation>Filas uniformes en el cubo unidad; la clase es azar. Todas las distancias se parecen.</translation>
    </message>
    <message>
        <source>Every combination, some drawn at random, or a coarse grid that is refined around the best.</source>
        <translation>Todas las combinaciones, algunas al azar o una rejilla gruesa que se refina alrededor de la mejor.</translation>
    </message>
    <message>
        <source>Every training row inside a window around the query votes, the farther the less; the window has a fixed width, or reaches to neighbour k + 1.</source>
        <translation>Vota cada fila de entrenamiento dentro de una ventana alrededor de la consulta, menos cuanto más lejos; la ventana tiene anchura fija o llega hasta el vecino k + 1.</translation>
    </message>
    <message>
        <source>Exponent (beta)</source>
        <translation>Exponente (beta)</translation>
    </message>
    <message>
        <source>Exponent (p)</source>
        <translation>Exponente (p)</translation>
    </message>
    <message>
        <source>Exponent of the Minkowski distance: 1 is Manhattan, 2 is Euclidean; below 1 the triangle inequality fails.</source>
        <translation>Exponente de la distancia de Minkowski: 1 es Manhattan, 2 es euclídea; por debajo de 1 no se cumple la desigualdad triangular.</translation>
    </message>
    <message>
        <source>Exponent of the poly kernel.</source>
        <translation>Exponente del núcleo poly.</translation>
    </message>
    <message>
        <source>Exponent q of the value difference metric, usually 1 or 2; above 1 the triangle inequality fails.</source>
        <translation>Exponente q de la métrica de diferencia de valores, normalmente 1 o 2; por encima de 1 no se cumple la desigualdad triangular.</translation>
    </message>
    <message>
        <source>Extra trees</source>
        <translation>Árboles extremadamente aleatorios</translation>
    </message>
    <message>
        <source>FRiS-STOLP</source>
        <translation>FRiS-STOLP</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Factores</translation>
    </message>
    <message>
        <source>Fills gaps with what the training rows suggest.</source>
        <translation>Rellena los valores ausentes con lo que sugieren las filas de entrenamiento.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Fisher&apos;s discriminants</source>
        <translation>Discriminantes de Fisher</translation>
    </message>
    <message>
        <source>Fisher&apos;s discriminants for classes of several clusters: only near rows of a class are to stay together, so that distant parts of it need not coincide. Then k nearest neighbours.</source>
        <translation>Discriminantes de Fisher para clases de varios grupos: solo las filas cercanas de una clase deben seguir juntas, sus partes lejanas no tienen que coincidir. Después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Fits a constant, a line or a quadratic anew around every query, to the rows near to it.</source>
        <translation>Ajusta de nuevo una constante, una recta o una cuadrática alrededor de cada consulta, a las filas cercanas.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Forward editing</source>
        <translation>Edición hacia delante</translation>
    </message>
    <message>
        <source>Forward selection</source>
        <translation>Selección hacia delante</translation>
    </message>
    <message>
        <source>Four clouds at the corners of a square; opposite ones share a class.</source>
        <translation>Cuatro nubes en las esquinas de un cuadrado; las opuestas comparten clase.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funciones</translation>
    </message>
    <message>
        <source>Further attributes 0 or 1 that tell nothing; 17 in led24.</source>
        <translation>Otros atributos 0 o 1 que no dicen nada; 17 en led24.</translation>
    </message>
    <message>
        <source>Further attributes of pure noise; 19 in Breiman&apos;s second set.</source>
        <translation>Otros atributos de puro ruido; 19 en el segundo conjunto de Breiman.</translation>
    </message>
    <message>
        <source>Further attributes, drawn alike, that have nothing to do with the class.</source>
        <translation>Otros atributos, generados igual, que no tienen que ver con la clase.</translation>
    </message>
    <message>
        <source>Gabriel editing</source>
        <translation>Edición de Gabriel</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>Gaussians</source>
        <translation>Gaussianas</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generadores</translation>
    </message>
    <message>
        <source>Give each component kept the same variance.</source>
        <translation>Dar la misma varianza a cada componente conservada.</translation>
    </message>
    <message>
        <source>Give every component the variance 1.</source>
        <translation>Dar varianza 1 a cada componente.</translation>
    </message>
    <message>
        <source>Gives a share of the training rows another class, drawn evenly from the others. Test rows keep theirs, so that the truth is measured.</source>
        <translation>Asigna otra clase, elegida uniformemente entre las demás, a una parte de las filas de entrenamiento. Las de prueba conservan la suya, así se mide la verdad.</translation>
    </message>
    <message>
        <source>Gives each label a column of 0 and 1. A missing value is missing in all of them, a label that is not declared is 0 in all.</source>
        <translation>Da a cada etiqueta una columna de 0 y 1. Un valor ausente falta en todas; una etiqueta no declarada es 0 en todas.</translation>
    </message>
    <message>
        <source>Gradient boosting</source>
        <translation>Potenciación del gradiente</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Grafos</translation>
    </message>
    <message>
        <source>Greedy graph walk</source>
        <translation>Recorrido voraz del grafo</translation>
    </message>
    <message>
        <source>Greedy metric</source>
        <translation>Métrica voraz</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Rejilla</translation>
    </message>
    <message>
        <source>Groups of equals drawn from the classes; as many as there are, at most 100, if auto.</source>
        <translation>Grupos de iguales extraídos de las clases; si es auto, tantos como haya, como máximo 100.</translation>
    </message>
    <message>
        <source>Grows a tree by gain ratio, one branch for each label of a nominal attribute and two for a numeric one, and prunes it by an upper limit of the errors to expect.</source>
        <translation>Construye un árbol por razón de ganancia, con una rama por etiqueta de un atributo nominal y dos por uno numérico, y lo poda según una cota superior del error esperado.</translation>
    </message>
    <message>
        <source>Half the width of the tube, in standard deviations of the target.</source>
        <translation>Mitad de la anchura del tubo, en desviaciones típicas del objetivo.</translation>
    </message>
    <message>
        <source>Halves the rows as a k-d tree does, and prunes balls by |q - c| - r above the k-th best; needs the triangle inequality.</source>
        <translation>Divide las filas como un árbol k-d y descarta las bolas con |q - c| - r mayor que la k-ésima mejor; necesita la desigualdad triangular.</translation>
    </message>
    <message>
        <source>Halves the rows at the median of the attribute that spreads widest, and prunes boxes that are farther than the k-th best.</source>
        <translation>Divide las filas por la mediana del atributo de mayor extensión y descarta las cajas más lejanas que la k-ésima mejor.</translation>
    </message>
    <message>
        <source>Hart&apos;s condensing</source>
        <translation>Condensación de Hart</translation>
    </message>
    <message>
        <source>Hash tables</source>
        <translation>Tablas hash</translation>
    </message>
    <message>
        <source>Hashes rows by random directions so that near ones often share a bucket: sides of planes under angles, cells of lines under the Euclidean and the Manhattan distance.</source>
        <translation>Distribuye las filas por direcciones aleatorias de modo que las cercanas compartan a menudo grupo: lados de planos para ángulos, celdas de rectas para las distancias euclídea y Manhattan.</translation>
    </message>
    <message>
        <source>Hashing</source>
        <translation>Hashing</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>Capas ocultas</translation>
    </message>
    <message>
        <source>Hidden layers.</source>
        <translation>Capas ocultas.</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unidades ocultas</translation>
    </message>
    <message>
        <source>Hierarchical small worlds (HNSW)</source>
        <translation>Mundos pequeños jerárquicos (HNSW)</translation>
    </message>
    <message>
        <source>How each is tested on the training rows: by inner folds, or by leaving out one row at a time.</source>
        <translation>Cómo se prueba cada una en las filas de entrenamiento: con particiones internas o dejando fuera una fila cada vez.</translation>
    </message>
    <message>
        <source>How far a charge acts, in units of the distance; the mean distance to the k-th neighbour if auto.</source>
        <translation>Hasta dónde actúa una carga, en unidades de la distancia; si es auto, la distancia media al k-ésimo vecino.</translation>
    </message>
    <message>
        <source>How far the objective may be from its minimum, for each attribute.</source>
        <translation>Cuánto puede distar el objetivo de su mínimo, por atributo.</translation>
    </message>
    <message>
        <source>How far the second strip begins after the first.</source>
        <translation>Cuánto después de la primera empieza la segunda franja.</translation>
    </message>
    <message>
        <source>How far two rows are from each other.</source>
        <translation>A qué distancia están dos filas entre sí.</translation>
    </message>
    <message>
        <source>How far two rows are from each other; heom reads labels and missing values as they come.</source>
        <translation>A qué distancia están dos filas entre sí; heom lee etiquetas y valores ausentes tal como vienen.</translation>
    </message>
    <message>
        <source>How it is estimated: maximum likelihood, or shrunk towards uncorrelated attributes by Ledoit and Wolf.</source>
        <translation>Cómo se estima: máxima verosimilitud o, según Ledoit y Wolf, contraída hacia atributos no correlacionados.</translation>
    </message>
    <message>
        <source>How likely each class is before the row is seen.</source>
        <translation>Qué probabilidad tiene cada clase antes de ver la fila.</translation>
    </message>
    <message>
        <source>How many arms.</source>
        <translation>Cuántos brazos.</translation>
    </message>
    <message>
        <source>How many attributes, drawn anew at each node, compete for the split.</source>
        <translation>Cuántos atributos, sorteados de nuevo en cada nodo, compiten por la división.</translation>
    </message>
    <message>
        <source>How many attributes.</source>
        <translation>Cuántos atributos.</translation>
    </message>
    <message>
        <source>How many attributes; 20 there.</source>
        <translation>Cuántos atributos; 20 en el original.</translation>
    </message>
    <message>
        <source>How many classes.</source>
        <translation>Cuántas clases.</translation>
    </message>
    <message>
        <source>How many columns to add.</source>
        <translation>Cuántas columnas añadir.</translation>
    </message>
    <message>
        <source>How many combinations a random search tries.</source>
        <translation>Cuántas combinaciones prueba una búsqueda aleatoria.</translation>
    </message>
    <message>
        <source>How many components; auto keeps all of them.</source>
        <translation>Cuántas componentes; auto las conserva todas.</translation>
    </message>
    <message>
        <source>How many functions there are, unless they stand in every row; a grid has the most that is an equal number on every axis.</source>
        <translation>Cuántas funciones hay, salvo que estén en cada fila; una rejilla tiene el mayor número posible igual en cada eje.</translation>
    </message>
    <message>
        <source>How many k-NN vote.</source>
        <translation>Cuántos k-NN votan.</translation>
    </message>
    <message>
        <source>How many nearest rows are averaged; clipped to the rows there are. With all, the weights power and beta = 2 are Shepard&apos;s method.</source>
        <translation>Cuántas filas más cercanas se promedian; se limita a las que hay. Con todas, los pesos power y beta = 2 son el método de Shepard.</translation>
    </message>
    <message>
        <source>How many nearest rows vote in a member; clipped to the rows there are.</source>
        <translation>Cuántas filas más cercanas votan en un miembro; se limita a las que hay.</translation>
    </message>
    <message>
        <source>How many nearest rows vote.</source>
        <translation>Cuántas filas más cercanas votan.</translation>
    </message>
    <message>
        <source>How many nearest rows vote; clipped to the rows there are.</source>
        <translation>Cuántas filas más cercanas votan; se limita a las que hay.</translation>
    </message>
    <message>
        <source>How many nearest rows vote; clipped to the rows there are. With all, the weights power and beta = 2 are Shepard&apos;s method.</source>
        <translation>Cuántas filas más cercanas votan; se limita a las que hay. Con todas, los pesos power y beta = 2 son el método de Shepard.</translation>
    </message>
    <message>
        <source>How many neighbouring centres a width is made of.</source>
        <translation>De cuántos centros vecinos se obtiene una anchura.</translation>
    </message>
    <message>
        <source>How many prototypes to stop at; one of each class is left if auto.</source>
        <translation>En cuántos prototipos detenerse; si es auto, queda uno de cada clase.</translation>
    </message>
    <message>
        <source>How many prototypes to stop at; the CCV does not fall if auto.</source>
        <translation>En cuántos prototipos detenerse; si es auto, cuando la CCV deja de disminuir.</translation>
    </message>
    <message>
        <source>How many random divisions.</source>
        <translation>Cuántas divisiones aleatorias.</translation>
    </message>
    <message>
        <source>How many rows are made.</source>
        <translation>Cuántas filas se generan.</translation>
    </message>
    <message>
        <source>How many rows k-nn asks.</source>
        <translation>A cuántas filas pregunta k-nn.</translation>
    </message>
    <message>
        <source>How many rows to keep, instead of a share; auto leaves it to the share.</source>
        <translation>Cuántas filas conservar, en lugar de una proporción; auto lo deja a la proporción.</translation>
    </message>
    <message>
        <source>How many samples.</source>
        <translation>Cuántas muestras.</translation>
    </message>
    <message>
        <source>How often a word stands in the text, whether it does, or how telling it is there.</source>
        <translation>Con qué frecuencia aparece una palabra en el texto, si aparece o cuánto dice allí.</translation>
    </message>
    <message>
        <source>How often an arm goes around the centre.</source>
        <translation>Cuántas veces da un brazo la vuelta al centro.</translation>
    </message>
    <message>
        <source>How often the rows around the query are sought under its metric anew.</source>
        <translation>Cuántas veces se vuelven a buscar las filas alrededor de la consulta con su métrica.</translation>
    </message>
    <message>
        <source>How often to learn; targets are searched anew under the metric so far.</source>
        <translation>Cuántas veces aprender; los vecinos objetivo se buscan de nuevo con la métrica alcanzada.</translation>
    </message>
    <message>
        <source>How the covariance is estimated. auto: maximum likelihood when there are ten differences for each attribute, else Ledoit-Wolf.</source>
        <translation>Cómo se estima la covarianza. auto: máxima verosimilitud si hay diez diferencias por atributo; si no, Ledoit-Wolf.</translation>
    </message>
    <message>
        <source>How the covariances of the differences are estimated. auto: maximum likelihood when differences are plentiful, else Ledoit-Wolf.</source>
        <translation>Cómo se estiman las covarianzas de las diferencias. auto: máxima verosimilitud si las diferencias abundan; si no, Ledoit-Wolf.</translation>
    </message>
    <message>
        <source>How the density of each class is estimated.</source>
        <translation>Cómo se estima la densidad de cada clase.</translation>
    </message>
    <message>
        <source>How the nearest rows are found: auto is exact and the fastest; leaders, k-means-buckets, lsh, graph-walk, nn-descent and hnsw may miss some.</source>
        <translation>Cómo se encuentran las filas más cercanas: auto es exacto y lo más rápido; leaders, k-means-buckets, lsh, graph-walk, nn-descent y hnsw pueden dejar escapar alguna.</translation>
    </message>
    <message>
        <source>How well an attribute tells the classes apart.</source>
        <translation>Cuánto distingue un atributo las clases.</translation>
    </message>
    <message>
        <source>ITML</source>
        <translation>ITML</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Ignorar mayúsculas</translation>
    </message>
    <message>
        <source>Ignore the class</source>
        <translation>Ignorar la clase</translation>
    </message>
    <message>
        <source>Improves random lists of neighbours by comparing neighbours of neighbours, and searches their graph with a pool of the nearest rows met.</source>
        <translation>Mejora listas aleatorias de vecinos comparando vecinos de vecinos, y busca en su grafo con una lista de las filas más cercanas encontradas.</translation>
    </message>
    <message>
        <source>In which order the rows are looked at, in every sweep the same.</source>
        <translation>En qué orden se miran las filas, el mismo en cada pasada.</translation>
    </message>
    <message>
        <source>Initial map</source>
        <translation>Transformación inicial</translation>
    </message>
    <message>
        <source>Inner folds</source>
        <translation>Particiones internas</translation>
    </message>
    <message>
        <source>Inner folds: members judge rows they were not trained on.</source>
        <translation>Particiones internas: los miembros juzgan filas con las que no se entrenaron.</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Radio interior</translation>
    </message>
    <message>
        <source>Inner stratified folds.</source>
        <translation>Particiones estratificadas internas.</translation>
    </message>
    <message>
        <source>Instead of a number: as many components as explain this share of the variance.</source>
        <translation>En lugar de un número: tantas componentes como expliquen esta proporción de la varianza.</translation>
    </message>
    <message>
        <source>Intervals of one width, of as many rows, or where the classes change (Fayyad and Irani).</source>
        <translation>Intervalos de igual anchura, de igual número de filas o donde cambian las clases (Fayyad e Irani).</translation>
    </message>
    <message>
        <source>Invert the choice</source>
        <translation>Invertir la elección</translation>
    </message>
    <message>
        <source>Irrelevant attributes</source>
        <translation>Atributos irrelevantes</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>Iterations allowed, over all rounds.</source>
        <translation>Iteraciones permitidas, sumando todas las rondas.</translation>
    </message>
    <message>
        <source>Iterations at most.</source>
        <translation>Iteraciones como máximo.</translation>
    </message>
    <message>
        <source>Iterations of L-BFGS at most.</source>
        <translation>Iteraciones de L-BFGS como máximo.</translation>
    </message>
    <message>
        <source>Judge each training row by the members whose sample lacks it.</source>
        <translation>Juzgar cada fila de entrenamiento con los miembros cuya muestra no la contiene.</translation>
    </message>
    <message>
        <source>KISSME</source>
        <translation>KISSME</translation>
    </message>
    <message>
        <source>KISSNN</source>
        <translation>KISSNN</translation>
    </message>
    <message>
        <source>Keep at most so many; auto keeps all that reach the threshold.</source>
        <translation>Conservar como máximo este número; auto conserva todos los que alcanzan el umbral.</translation>
    </message>
    <message>
        <source>Keep only attributes that score more than this.</source>
        <translation>Conservar solo los atributos con una puntuación mayor que esta.</translation>
    </message>
    <message>
        <source>Keep the words most frequent in the training rows.</source>
        <translation>Conservar las palabras más frecuentes en las filas de entrenamiento.</translation>
    </message>
    <message>
        <source>Keeps a random part of the training rows in which every class has its share of before, up to one row.</source>
        <translation>Conserva una parte aleatoria de las filas de entrenamiento en la que cada clase mantiene su proporción, salvo una fila.</translation>
    </message>
    <message>
        <source>Keeps a random part of the training rows, in their order.</source>
        <translation>Conserva una parte aleatoria de las filas de entrenamiento, en su orden.</translation>
    </message>
    <message>
        <source>Keeps drawn pairs of the same class nearer, and of different classes farther, than two bounds, with as little change of a prior metric as possible (LogDet divergence); then classifies by k nearest neighbours.</source>
        <translation>Mantiene pares de la misma clase más cerca y pares de clases distintas más lejos que dos cotas, cambiando lo menos posible una métrica previa (divergencia LogDet); después clasifica por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Keeps the attributes listed, or drops them.</source>
        <translation>Conserva los atributos de la lista o los elimina.</translation>
    </message>
    <message>
        <source>Keeps the attributes that score best by information gain, gain ratio, symmetric uncertainty, ReliefF or the F ratio.</source>
        <translation>Conserva los atributos con mejor puntuación por ganancia de información, razón de ganancia, incertidumbre simétrica, ReliefF o razón F.</translation>
    </message>
    <message>
        <source>Keeps the first of rows that agree in every attribute and the class; two missing values agree.</source>
        <translation>Conserva la primera de las filas que coinciden en todos los atributos y en la clase; dos valores ausentes coinciden.</translation>
    </message>
    <message>
        <source>Keeps the rows that have a neighbour of another class in the Gabriel graph.</source>
        <translation>Conserva las filas que tienen un vecino de otra clase en el grafo de Gabriel.</translation>
    </message>
    <message>
        <source>Keeps the rows that have a neighbour of another class in the relative neighbourhood graph.</source>
        <translation>Conserva las filas que tienen un vecino de otra clase en el grafo de vecindad relativa.</translation>
    </message>
    <message>
        <source>Keeps the rows whose Voronoi cell touches one of another class: the regions of 1-NN stay as they are. Up to 5 attributes, Euclidean.</source>
        <translation>Conserva las filas cuya celda de Voronoi toca la de otra clase: las regiones de 1-NN no cambian. Hasta 5 atributos, euclídea.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Kernel density</source>
        <translation>Densidad con núcleos</translation>
    </message>
    <message>
        <source>L</source>
        <comment>over</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>L-BFGS iterations at most; under the preset weka the epochs.</source>
        <translation>Iteraciones de L-BFGS como máximo; con el ajuste weka, las épocas.</translation>
    </message>
    <message>
        <source>L2 penalty</source>
        <translation>Penalización L2</translation>
    </message>
    <message>
        <source>L: the map, by L-BFGS, quick. M: the metric, by projected subgradients; convex, so the start does not matter.</source>
        <translation>L: la transformación, con L-BFGS, rápido. M: la métrica, con subgradientes proyectados; convexo, el comienzo no importa.</translation>
    </message>
    <message>
        <source>LED digits</source>
        <translation>Dígitos LED</translation>
    </message>
    <message>
        <source>LFDA</source>
        <translation>LFDA</translation>
    </message>
    <message>
        <source>LMNN</source>
        <translation>LMNN</translation>
    </message>
    <message>
        <source>LSML</source>
        <translation>LSML</translation>
    </message>
    <message>
        <source>Label noise</source>
        <translation>Ruido en la clase</translation>
    </message>
    <message>
        <source>Labels of nominal noise.</source>
        <translation>Etiquetas del ruido nominal.</translation>
    </message>
    <message>
        <source>Laplace correction</source>
        <translation>Corrección de Laplace</translation>
    </message>
    <message>
        <source>Lazy</source>
        <translation>Perezosos</translation>
    </message>
    <message>
        <source>Leaders and followers</source>
        <translation>Líderes y seguidores</translation>
    </message>
    <message>
        <source>Leaders whose followers are compared, the nearest.</source>
        <translation>Líderes cuyos seguidores se comparan, los más cercanos.</translation>
    </message>
    <message>
        <source>Leaf size</source>
        <translation>Tamaño de la hoja</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric from the covariances of the differences of similar and of dissimilar pairs, drawn at random or given by hand, without iteration; then classifies by k nearest neighbours under it.</source>
        <translation>Aprende sin iterar una métrica de Mahalanobis a partir de las covarianzas de las diferencias de pares similares y disímiles, extraídos al azar o dados a mano; después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric from the covariances of the differences to neighbours of the same class and of other classes, without iteration; then classifies by k nearest neighbours under it.</source>
        <translation>Aprende sin iterar una métrica de Mahalanobis a partir de las covarianzas de las diferencias con vecinos de la misma clase y de otras; después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric that pulls the nearest rows of the same class together and pushes rows of other classes out by a margin; then classifies by k nearest neighbours under it.</source>
        <translation>Aprende una métrica de Mahalanobis que atrae las filas más cercanas de la misma clase y expulsa con un margen las de otras; después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric under which every row, drawing a neighbour at random and nearer ones more likely, meets its own class most often; then classifies by k nearest neighbours under it.</source>
        <translation>Aprende una métrica de Mahalanobis con la que cada fila, al sortear un vecino con preferencia por los cercanos, encuentra lo más a menudo su propia clase; después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric under which pairs of different classes are as far apart as possible in sum, while pairs of the same class stay near; then classifies by k nearest neighbours under it.</source>
        <translation>Aprende una métrica de Mahalanobis con la que los pares de clases distintas quedan en suma lo más lejos posible y los de la misma clase siguen cerca; después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Least eigenvalue of what is inverted, as a share of their mean.</source>
        <translation>Menor autovalor de lo que se invierte, como proporción de su media.</translation>
    </message>
    <message>
        <source>Leave the tree as it was grown.</source>
        <translation>Dejar el árbol tal como creció.</translation>
    </message>
    <message>
        <source>Leaves of a tree at most.</source>
        <translation>Hojas de un árbol como máximo.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Borde izquierdo</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Length of the lists of Euclidean neighbours that the shared metric compares.</source>
        <translation>Longitud de las listas de vecinos euclídeos que compara la métrica shared.</translation>
    </message>
    <message>
        <source>Like a random forest, but each tree sees all rows and thresholds are drawn by chance, too.</source>
        <translation>Como un bosque aleatorio, pero cada árbol ve todas las filas y los umbrales también se sortean.</translation>
    </message>
    <message>
        <source>Linear discriminant analysis</source>
        <translation>Análisis discriminante lineal</translation>
    </message>
    <message>
        <source>Linear regression</source>
        <translation>Regresión lineal</translation>
    </message>
    <message>
        <source>Links each row to its nearest others and walks from a random row to whichever linked row is nearest to the query, until none is nearer.</source>
        <translation>Enlaza cada fila con sus más cercanas y va desde una fila aleatoria a la enlazada más cercana a la consulta, hasta que ninguna lo esté más.</translation>
    </message>
    <message>
        <source>Links per row</source>
        <translation>Enlaces por fila</translation>
    </message>
    <message>
        <source>Local LDA (DANN)</source>
        <translation>LDA local (DANN)</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>Modelo local</translation>
    </message>
    <message>
        <source>Locality-sensitive hashing</source>
        <translation>Hashing sensible a la localidad</translation>
    </message>
    <message>
        <source>Locally weighted regression</source>
        <translation>Regresión local ponderada</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Regresión logística</translation>
    </message>
    <message>
        <source>Looks how the classes lie around each query and stretches its neighbourhood along the border between them: a metric for every query, from local scatter inside and between classes. Then k nearest neighbours.</source>
        <translation>Mira cómo están las clases alrededor de cada consulta y estira su vecindad a lo largo de la frontera entre ellas: una métrica por consulta, de la dispersión local dentro y entre clases. Después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Límite inferior</translation>
    </message>
    <message>
        <source>M</source>
        <comment>over</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>MDL correction</source>
        <translation>Corrección MDL</translation>
    </message>
    <message>
        <source>MMC</source>
        <translation>MMC</translation>
    </message>
    <message>
        <source>Makes drawn pairs of the same class near and of different classes far by a metric with many zeros (graphical lasso); then classifies by k nearest neighbours under it.</source>
        <translation>Acerca pares de la misma clase y aleja pares de clases distintas con una métrica con muchos ceros (graphical lasso); después clasifica con ella por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Makes drawn rows nearer to one of their own class than to one of another, by least squares, with as little change of a prior metric as possible; then classifies by k nearest neighbours.</source>
        <translation>Acerca filas extraídas más a una de su clase que a una de otra, por mínimos cuadrados, cambiando lo menos posible una métrica previa; después clasifica por k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Many k-NN, each on a few attributes drawn at random, vote; the accuracy of those that have an attribute says what it is worth.</source>
        <translation>Votan muchos k-NN, cada uno con unos pocos atributos al azar; la exactitud de los que tienen un atributo dice cuánto vale.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Correspondencia</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Márgenes</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation>Profundidad máxima</translation>
    </message>
    <message>
        <source>Maximum iterations</source>
        <translation>Iteraciones máximas</translation>
    </message>
    <message>
        <source>Maximum leaves</source>
        <translation>Hojas máximas</translation>
    </message>
    <message>
        <source>Maximum passes</source>
        <translation>Pasadas máximas</translation>
    </message>
    <message>
        <source>Maximum rows</source>
        <translation>Filas máximas</translation>
    </message>
    <message>
        <source>Maximum sweeps</source>
        <translation>Recorridos máximos</translation>
    </message>
    <message>
        <source>Mean or median for numbers, the commonest label otherwise; k-nn asks the nearest training rows that know the attribute.</source>
        <translation>Media o mediana para números, la etiqueta más frecuente si no; k-nn pregunta a las filas de entrenamiento más cercanas que conocen el atributo.</translation>
    </message>
    <message>
        <source>Measures distances along the directions in which the rows vary most and forgets the others; the classes are not looked at. Then k nearest neighbours.</source>
        <translation>Mide las distancias en las direcciones en que más varían las filas y olvida las demás; no mira las clases. Después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Meta learner</source>
        <translation>Metaclasificador</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Aprendizaje de métricas</translation>
    </message>
    <message>
        <source>Min-max</source>
        <translation>Mín-máx</translation>
    </message>
    <message>
        <source>Minimum bucket size</source>
        <translation>Tamaño mínimo del intervalo</translation>
    </message>
    <message>
        <source>Minimum rows per branch</source>
        <translation>Mínimo de filas por rama</translation>
    </message>
    <message>
        <source>Minimum rows per leaf</source>
        <translation>Mínimo de filas por hoja</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Monk&apos;s problems</source>
        <translation>Problemas de los monjes</translation>
    </message>
    <message>
        <source>Most passes over the attributes; they end with the first that mends nothing.</source>
        <translation>Máximo de pasadas por los atributos; terminan con la primera que no mejora nada.</translation>
    </message>
    <message>
        <source>Most sweeps over the rows; they end with the first that leaves no error.</source>
        <translation>Máximo de recorridos de las filas; terminan con el primero que no deja errores.</translation>
    </message>
    <message>
        <source>Multilayer perceptron</source>
        <translation>Perceptrón multicapa</translation>
    </message>
    <message>
        <source>Multiplies the probabilities of the attributes as if they were independent within a class: normal densities for numeric attributes, frequency tables for nominal ones.</source>
        <translation>Multiplica las probabilidades de los atributos como si fueran independientes dentro de una clase: densidades normales para los numéricos, tablas de frecuencias para los nominales.</translation>
    </message>
    <message>
        <source>NCA</source>
        <translation>NCA</translation>
    </message>
    <message>
        <source>NN-descent</source>
        <translation>NN-descent</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>Bayes ingenuo</translation>
    </message>
    <message>
        <source>Names of attributes separated by commas; empty means all.</source>
        <translation>Nombres de atributos separados por comas; vacío significa todos.</translation>
    </message>
    <message>
        <source>Names of nominal attributes separated by commas; empty means all.</source>
        <translation>Nombres de atributos nominales separados por comas; vacío significa todos.</translation>
    </message>
    <message>
        <source>Names of numeric attributes separated by commas; empty means all.</source>
        <translation>Nombres de atributos numéricos separados por comas; vacío significa todos.</translation>
    </message>
    <message>
        <source>Names of string attributes separated by commas; empty means all.</source>
        <translation>Nombres de atributos de texto separados por comas; vacío significa todos.</translation>
    </message>
    <message>
        <source>Names, positions from 1 or ranges, separated by commas: petalwidth, 1-3, last; empty means all.</source>
        <translation>Nombres, posiciones desde 1 o intervalos, separados por comas: petalwidth, 1-3, last; vacío significa todos.</translation>
    </message>
    <message>
        <source>Near rows that the list of each row holds.</source>
        <translation>Filas cercanas que contiene la lista de cada fila.</translation>
    </message>
    <message>
        <source>Nearest centroid</source>
        <translation>Centroide más cercano</translation>
    </message>
    <message>
        <source>Nearest rows kept during a search, each of which is expanded; more find more.</source>
        <translation>Filas más cercanas que se conservan durante una búsqueda, y se expanden todas; con más se encuentran más.</translation>
    </message>
    <message>
        <source>Nearest rows kept during a search; more find more.</source>
        <translation>Filas más cercanas que se conservan durante una búsqueda; con más se encuentran más.</translation>
    </message>
    <message>
        <source>Nearest rows of each class whose mean distance makes a row reliable.</source>
        <translation>Filas más cercanas de cada clase cuya distancia media hace fiable una fila.</translation>
    </message>
    <message>
        <source>Nearest rows per class</source>
        <translation>Filas más cercanas por clase</translation>
    </message>
    <message>
        <source>Nearest rows that a row may draw as its neighbour; 0 for all. auto: all up to 1000 rows, else 50.</source>
        <translation>Filas más cercanas que una fila puede sortear como vecino; 0 para todas. auto: todas hasta 1000 filas; si no, 50.</translation>
    </message>
    <message>
        <source>Nearest rows to which each row is linked.</source>
        <translation>Filas más cercanas con las que se enlaza cada fila.</translation>
    </message>
    <message>
        <source>Neighbour list length</source>
        <translation>Longitud de las listas de vecinos</translation>
    </message>
    <message>
        <source>Neighbours (V)</source>
        <translation>Vecinos (V)</translation>
    </message>
    <message>
        <source>Neighbours (k)</source>
        <translation>Vecinos (k)</translation>
    </message>
    <message>
        <source>Neighbours among</source>
        <translation>Vecinos entre</translation>
    </message>
    <message>
        <source>Neighbours of other classes</source>
        <translation>Vecinos de otras clases</translation>
    </message>
    <message>
        <source>Neighbours of other classes, if not as many as of the same class.</source>
        <translation>Vecinos de otras clases, si no son tantos como de la misma.</translation>
    </message>
    <message>
        <source>Neighbours of the same class</source>
        <translation>Vecinos de la misma clase</translation>
    </message>
    <message>
        <source>Neighbours of the same class and of other classes, for each row.</source>
        <translation>Vecinos de la misma clase y de otras clases, para cada fila.</translation>
    </message>
    <message>
        <source>Neighbours of the same class, if not as many as of other classes.</source>
        <translation>Vecinos de la misma clase, si no son tantos como de otras.</translation>
    </message>
    <message>
        <source>Newton steps at most.</source>
        <translation>Pasos de Newton como máximo.</translation>
    </message>
    <message>
        <source>Newton steps; about ten are usual.</source>
        <translation>Pasos de Newton; lo habitual son unos diez.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Noise attributes</source>
        <translation>Atributos de ruido</translation>
    </message>
    <message>
        <source>Nominal from numeric</source>
        <translation>Nominal a partir de numérico</translation>
    </message>
    <message>
        <source>Nonparametric Bayes rule</source>
        <translation>Regla de Bayes no paramétrica</translation>
    </message>
    <message>
        <source>Normal classes with means at equal distances.</source>
        <translation>Clases normales con medias a distancias iguales.</translation>
    </message>
    <message>
        <source>Number of attributes</source>
        <translation>Número de atributos</translation>
    </message>
    <message>
        <source>Number of buckets</source>
        <translation>Número de grupos</translation>
    </message>
    <message>
        <source>Number of centres</source>
        <translation>Número de centros</translation>
    </message>
    <message>
        <source>Number of chunks</source>
        <translation>Número de grupos de iguales</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Número de clases</translation>
    </message>
    <message>
        <source>Number of constraints</source>
        <translation>Número de restricciones</translation>
    </message>
    <message>
        <source>Number of intervals of equal width or frequency; mdl finds its own.</source>
        <translation>Número de intervalos de igual anchura o frecuencia; mdl encuentra los suyos.</translation>
    </message>
    <message>
        <source>Number of labels</source>
        <translation>Número de etiquetas</translation>
    </message>
    <message>
        <source>Number of leaders</source>
        <translation>Número de líderes</translation>
    </message>
    <message>
        <source>Number of members</source>
        <translation>Número de miembros</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Número de filas</translation>
    </message>
    <message>
        <source>Number of splits</source>
        <translation>Número de divisiones</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Número de palabras</translation>
    </message>
    <message>
        <source>Number to keep</source>
        <translation>Cuántos conservar</translation>
    </message>
    <message>
        <source>Numeric tests cut at a value of the data, not in the middle between two.</source>
        <translation>Las pruebas numéricas cortan en un valor de los datos, no en medio de dos.</translation>
    </message>
    <message>
        <source>Of k-nn: whether the k neighbours are those among all rows (then the probabilities are their shares) or k of each class.</source>
        <translation>Para k-nn: si los k vecinos son los de entre todas las filas (las probabilidades son sus proporciones) o k de cada clase.</translation>
    </message>
    <message>
        <source>Of the inverse potential 1/(r + a): it is 1/a in the very place.</source>
        <translation>Del potencial inverso 1/(r + a): en el mismo lugar vale 1/a.</translation>
    </message>
    <message>
        <source>Of the weights exponential: each neighbour weighs q times the one before.</source>
        <translation>De los pesos exponential: cada vecino pesa q veces el anterior.</translation>
    </message>
    <message>
        <source>Of the weights gaussian: the width; the mean distance of the training rows to their k-th neighbour if auto.</source>
        <translation>De los pesos gaussian: la anchura; si es auto, la distancia media de las filas de entrenamiento a su k-ésimo vecino.</translation>
    </message>
    <message>
        <source>Of the weights power: the exponent of the distance. Rows at distance 0 decide alone.</source>
        <translation>De los pesos power: el exponente de la distancia. Las filas a distancia 0 deciden solas.</translation>
    </message>
    <message>
        <source>One for all classes, or for each its own: the correlation changes sign and each class is 1.5 times as wide as the one before.</source>
        <translation>Una para todas las clases o la suya para cada una: la correlación cambia de signo y cada clase es 1,5 veces más ancha que la anterior.</translation>
    </message>
    <message>
        <source>One numeric attribute for each word of the training rows&apos; texts. A word is two or more letters or digits.</source>
        <translation>Un atributo numérico por cada palabra de los textos de entrenamiento. Una palabra son dos o más letras o dígitos.</translation>
    </message>
    <message>
        <source>One pass over the rows: drops each that the others still kept classify rightly.</source>
        <translation>Una pasada por las filas: elimina cada una que las aún conservadas clasifican bien.</translation>
    </message>
    <message>
        <source>One pass over the rows: keeps each that the rows kept before misclassify. Rows passed over may be misclassified in the end.</source>
        <translation>Una pasada por las filas: conserva cada una que las conservadas antes clasifican mal. Las omitidas pueden acabar mal clasificadas.</translation>
    </message>
    <message>
        <source>One width for all charges, or of each the distance to its k-th neighbour.</source>
        <translation>Una anchura para todas las cargas o, para cada una, la distancia a su k-ésimo vecino.</translation>
    </message>
    <message>
        <source>One width for all functions, or of each the distance of its centre to the neighbouring ones.</source>
        <translation>Una anchura para todas las funciones o, para cada una, la distancia de su centro a los vecinos.</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>Codificación one-hot</translation>
    </message>
    <message>
        <source>OneR (one rule)</source>
        <translation>OneR (una regla)</translation>
    </message>
    <message>
        <source>Only weigh the attributes, instead of mixing them.</source>
        <translation>Solo ponderar los atributos, sin mezclarlos.</translation>
    </message>
    <message>
        <source>Optimise over</source>
        <translation>Optimizar sobre</translation>
    </message>
    <message>
        <source>Out-of-bag estimate</source>
        <translation>Estimación out-of-bag</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Valores atípicos</translation>
    </message>
    <message>
        <source>Pair weight</source>
        <translation>Peso de los pares</translation>
    </message>
    <message>
        <source>Pairs drawn of each kind, similar and dissimilar; auto: 20 times the square of the number of classes, 5 000 to 50 000.</source>
        <translation>Pares extraídos de cada tipo, similares y disímiles; auto: 20 veces el cuadrado del número de clases, de 5 000 a 50 000.</translation>
    </message>
    <message>
        <source>Pairs drawn of each kind, similar and dissimilar; auto: 20 times the square of the number of classes, at most 20 000.</source>
        <translation>Pares extraídos de cada tipo, similares y disímiles; auto: 20 veces el cuadrado del número de clases, como máximo 20 000.</translation>
    </message>
    <message>
        <source>Pairs drawn of the same class, and as many of different classes.</source>
        <translation>Pares extraídos de la misma clase, y otros tantos de clases distintas.</translation>
    </message>
    <message>
        <source>Pairs drawn of the same class, and as many of different ones.</source>
        <translation>Pares extraídos de la misma clase, y otros tantos de distintas.</translation>
    </message>
    <message>
        <source>Pairs of the same class, and as many of different classes, that are drawn. auto: 5000, or all there are.</source>
        <translation>Pares de la misma clase, y otros tantos de clases distintas, que se extraen. auto: 5000, o todos los que hay.</translation>
    </message>
    <message>
        <source>Partial distance</source>
        <translation>Distancia parcial</translation>
    </message>
    <message>
        <source>Parzen window</source>
        <translation>Ventana de Parzen</translation>
    </message>
    <message>
        <source>Parzen window (numbers)</source>
        <translation>Ventana de Parzen (números)</translation>
    </message>
    <message>
        <source>Passes over the rows, keeping each that is misclassified, until a pass keeps none: then every row is classified rightly.</source>
        <translation>Pasadas por las filas, conservando cada una mal clasificada, hasta que una pasada no conserva ninguna: entonces todas se clasifican bien.</translation>
    </message>
    <message>
        <source>Penalty (C)</source>
        <translation>Penalización (C)</translation>
    </message>
    <message>
        <source>Penalty on half the squared coefficients of standardised attributes; 0 has no minimum where classes are separable.</source>
        <translation>Penalización de la mitad de los coeficientes al cuadrado de atributos estandarizados; con 0 no hay mínimo si las clases son separables.</translation>
    </message>
    <message>
        <source>Penalty on the squared answers of leaves.</source>
        <translation>Penalización de las respuestas al cuadrado de las hojas.</translation>
    </message>
    <message>
        <source>Penalty on the squared coefficients of standardised attributes; 0 is least squares.</source>
        <translation>Penalización de los coeficientes al cuadrado de atributos estandarizados; 0 son mínimos cuadrados.</translation>
    </message>
    <message>
        <source>Penalty on the squared weights: larger gives smoother borders (weka: none).</source>
        <translation>Penalización de los pesos al cuadrado: cuanto mayor, más suaves las fronteras (weka: ninguna).</translation>
    </message>
    <message>
        <source>Points for likeness under the custom metric, as JSON: by attribute, points, steps, table or common.</source>
        <translation>Puntos por semejanza con la métrica custom, en JSON: por atributo, points, steps, table o common.</translation>
    </message>
    <message>
        <source>Potential functions</source>
        <translation>Funciones de potencial</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Ajuste predefinido</translation>
    </message>
    <message>
        <source>Price of a leaf in squared errors for each row; larger gives smaller trees (minimal cost-complexity pruning).</source>
        <translation>Precio de una hoja en errores cuadráticos por fila; cuanto mayor, menores los árboles (poda de coste-complejidad mínimo).</translation>
    </message>
    <message>
        <source>Price of a row on the wrong side of its margin.</source>
        <translation>Precio de una fila en el lado equivocado de su margen.</translation>
    </message>
    <message>
        <source>Price of a row outside the tube.</source>
        <translation>Precio de una fila fuera del tubo.</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Componentes principales</translation>
    </message>
    <message>
        <source>Prior metric</source>
        <translation>Métrica previa</translation>
    </message>
    <message>
        <source>Probabilistic global metric</source>
        <translation>Métrica global probabilística</translation>
    </message>
    <message>
        <source>Probability that a segment shows the opposite.</source>
        <translation>Probabilidad de que un segmento muestre lo contrario.</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sondeos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Prototypes set aside</source>
        <translation>Prototipos apartados</translation>
    </message>
    <message>
        <source>Prune by the errors on a third of the rows, set aside, instead of by confidence.</source>
        <translation>Podar según los errores en un tercio de las filas, apartado, en lugar de por confianza.</translation>
    </message>
    <message>
        <source>Pruning cost</source>
        <translation>Coste de la poda</translation>
    </message>
    <message>
        <source>Pruning may put the largest branch in the place of its parent.</source>
        <translation>La poda puede poner la rama mayor en el lugar de su padre.</translation>
    </message>
    <message>
        <source>Push weight</source>
        <translation>Peso de la expulsión</translation>
    </message>
    <message>
        <source>Puts rows into the buckets of their nearest k-means centre, and compares a query with the buckets of the nearest centres.</source>
        <translation>Reparte las filas en grupos según su centro de k-medias más cercano y compara una consulta con los grupos de los centros más cercanos.</translation>
    </message>
    <message>
        <source>Quadratic discriminant analysis</source>
        <translation>Análisis discriminante cuadrático</translation>
    </message>
    <message>
        <source>RBF network</source>
        <translation>Red RBF</translation>
    </message>
    <message>
        <source>RBF network (numbers)</source>
        <translation>Red RBF (números)</translation>
    </message>
    <message>
        <source>RCA</source>
        <translation>RCA</translation>
    </message>
    <message>
        <source>Radius of the inner circle; that of the outer one is 1.</source>
        <translation>Radio del círculo interior; el del exterior es 1.</translation>
    </message>
    <message>
        <source>Random directions that make a bucket; more make it smaller.</source>
        <translation>Direcciones aleatorias que forman un grupo; con más es menor.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Bosque aleatorio</translation>
    </message>
    <message>
        <source>Random forest (numbers)</source>
        <translation>Bosque aleatorio (números)</translation>
    </message>
    <message>
        <source>Random k-NN</source>
        <translation>k-NN aleatorio</translation>
    </message>
    <message>
        <source>Random mixtures of two of three triangular waves, seen at 21 points.</source>
        <translation>Mezclas aleatorias de dos de tres ondas triangulares, vistas en 21 puntos.</translation>
    </message>
    <message>
        <source>Random prototypes</source>
        <translation>Prototipos aleatorios</translation>
    </message>
    <message>
        <source>Random rows from which a query walks.</source>
        <translation>Filas aleatorias desde las que parte una consulta.</translation>
    </message>
    <message>
        <source>Random rows with which every query begins; four times the root of their number if auto.</source>
        <translation>Filas aleatorias con las que empieza toda consulta; si es auto, cuatro veces la raíz de su número.</translation>
    </message>
    <message>
        <source>Rank of the metric; as many as attributes if auto.</source>
        <translation>Rango de la métrica; si es auto, tanto como atributos.</translation>
    </message>
    <message>
        <source>Ratio (q)</source>
        <translation>Razón (q)</translation>
    </message>
    <message>
        <source>Reduced-error pruning</source>
        <translation>Poda por error reducido</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Regresión</translation>
    </message>
    <message>
        <source>Regression tree</source>
        <translation>Árbol de regresión</translation>
    </message>
    <message>
        <source>Regression trees grown on bootstrap samples; the mean of what they say.</source>
        <translation>Árboles de regresión sobre muestras bootstrap; la media de lo que dicen.</translation>
    </message>
    <message>
        <source>Regularisation</source>
        <translation>Regularización</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>Reetiquetar</translation>
    </message>
    <message>
        <source>Relative change of the loss, between two lists of impostors, to stop at.</source>
        <translation>Cambio relativo de la pérdida, entre dos listas de impostores, con el que se detiene.</translation>
    </message>
    <message>
        <source>Relative error of the metric at which it counts as found.</source>
        <translation>Error relativo de la métrica con el que se da por encontrada.</translation>
    </message>
    <message>
        <source>Relative neighbour editing</source>
        <translation>Edición por vecinos relativos</translation>
    </message>
    <message>
        <source>Relevant attributes</source>
        <translation>Atributos relevantes</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Eliminar duplicados</translation>
    </message>
    <message>
        <source>Removes the attribute that k-NN misses least (leave-one-out), as long as none is missed.</source>
        <translation>Elimina el atributo que k-NN menos echa en falta (dejando uno fuera), mientras no se note su ausencia.</translation>
    </message>
    <message>
        <source>Renames and merges labels of the class or of an attribute. The class is changed once, before any fold.</source>
        <translation>Cambia de nombre y une etiquetas de la clase o de un atributo. La clase se cambia una vez, antes de las particiones.</translation>
    </message>
    <message>
        <source>Repeated Wilson editing</source>
        <translation>Edición de Wilson repetida</translation>
    </message>
    <message>
        <source>Replace missing values</source>
        <translation>Rellenar valores ausentes</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Remuestrear</translation>
    </message>
    <message>
        <source>Retain</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Ridge penalty</source>
        <translation>Penalización ridge</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Borde derecho</translation>
    </message>
    <message>
        <source>Ring (ringnorm)</source>
        <translation>Anillo (ringnorm)</translation>
    </message>
    <message>
        <source>Robust scaling</source>
        <translation>Escalado robusto</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Rounds of boosting.</source>
        <translation>Rondas de boosting.</translation>
    </message>
    <message>
        <source>Rounds the neighbourhood: the larger, the less it is stretched along the borders of the classes.</source>
        <translation>Redondea la vecindad: cuanto mayor, menos se estira a lo largo de las fronteras de las clases.</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>Orden de las filas</translation>
    </message>
    <message>
        <source>Rows are charges whose potentials add up for their class; sweeps over the training rows raise the charge of every row that is not yet classified rightly.</source>
        <translation>Las filas son cargas cuyos potenciales se suman para su clase; los recorridos de las filas de entrenamiento aumentan la carga de cada fila aún mal clasificada.</translation>
    </message>
    <message>
        <source>Rows around the query</source>
        <translation>Filas alrededor de la consulta</translation>
    </message>
    <message>
        <source>Rows around the query that its metric is estimated from; a fifth of all but at least 50 if auto.</source>
        <translation>Filas alrededor de la consulta con las que se estima su métrica; si es auto, la quinta parte de todas, al menos 50.</translation>
    </message>
    <message>
        <source>Rows drawn as leaders; the root of their number if auto.</source>
        <translation>Filas elegidas como líderes; si es auto, la raíz de su número.</translation>
    </message>
    <message>
        <source>Rows in each leaf at least.</source>
        <translation>Filas en cada hoja como mínimo.</translation>
    </message>
    <message>
        <source>Rows in each leaf at least; auto: 20, fewer below 400 rows.</source>
        <translation>Filas en cada hoja como mínimo; auto: 20, menos por debajo de 400 filas.</translation>
    </message>
    <message>
        <source>Rows in each sample as a share of the training rows; they are drawn with replacement.</source>
        <translation>Filas de cada muestra como proporción de las de entrenamiento; se extraen con reemplazo.</translation>
    </message>
    <message>
        <source>Rows of a leaf, which are compared one by one; 1 is the tree of the textbooks.</source>
        <translation>Filas de una hoja, que se comparan una a una; 1 es el árbol de los libros de texto.</translation>
    </message>
    <message>
        <source>Rows of a leaf, which are compared one by one; leaves hold up to twice as many.</source>
        <translation>Filas de una hoja, que se comparan una a una; las hojas pueden tener hasta el doble.</translation>
    </message>
    <message>
        <source>Rows of one class in each group.</source>
        <translation>Filas de una clase en cada grupo.</translation>
    </message>
    <message>
        <source>Rows of one class that an interval of a numeric attribute needs.</source>
        <translation>Filas de una clase que necesita un intervalo de un atributo numérico.</translation>
    </message>
    <message>
        <source>Rows of the same class that are pulled to each row.</source>
        <translation>Filas de la misma clase que se atraen hacia cada fila.</translation>
    </message>
    <message>
        <source>Rows sampled</source>
        <translation>Filas muestreadas</translation>
    </message>
    <message>
        <source>Rows spread evenly over a rectangle; the class says where a condition holds, such as y &gt; sin(x).</source>
        <translation>Filas repartidas uniformemente por un rectángulo; la clase dice dónde se cumple una condición, como y &gt; sin(x).</translation>
    </message>
    <message>
        <source>Rows that leave-one-out tests; of more, so many are drawn. All others train.</source>
        <translation>Filas con las que prueba dejar uno fuera; si hay más, se extraen estas. Las demás entrenan.</translation>
    </message>
    <message>
        <source>Rows that the attributes are chosen by; of more, so many are drawn.</source>
        <translation>Filas con las que se eligen los atributos; si hay más, se extraen estas.</translation>
    </message>
    <message>
        <source>Rows that the factors are chosen by; of more, so many are drawn.</source>
        <translation>Filas con las que se eligen los factores; si hay más, se extraen estas.</translation>
    </message>
    <message>
        <source>Rows to which each row is linked at most; twice as many in the lowest layer.</source>
        <translation>Filas con las que se enlaza como máximo cada fila; el doble en la capa inferior.</translation>
    </message>
    <message>
        <source>Rows with a greater similarity to their nearest prototype are done; below 1, as no row has more.</source>
        <translation>Las filas con mayor similitud a su prototipo más cercano están resueltas; menor que 1, pues ninguna la supera.</translation>
    </message>
    <message>
        <source>Rows with a margin below are outliers, and dropped first.</source>
        <translation>Las filas con un margen menor son atípicas y se eliminan primero.</translation>
    </message>
    <message>
        <source>SDML</source>
        <translation>SDML</translation>
    </message>
    <message>
        <source>STOLP</source>
        <translation>STOLP</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>Sample share</source>
        <translation>Proporción de la muestra</translation>
    </message>
    <message>
        <source>Sampled rows</source>
        <translation>Filas de la muestra</translation>
    </message>
    <message>
        <source>Sampled share</source>
        <translation>Proporción muestreada</translation>
    </message>
    <message>
        <source>Scaling neighbour</source>
        <translation>Vecino de escala</translation>
    </message>
    <message>
        <source>Scans</source>
        <translation>Recorridos completos</translation>
    </message>
    <message>
        <source>Search for parameters</source>
        <translation>Búsqueda de parámetros</translation>
    </message>
    <message>
        <source>Search list</source>
        <translation>Lista de búsqueda</translation>
    </message>
    <message>
        <source>Search structure</source>
        <translation>Estructura de búsqueda</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the random numbers: the same seed gives the same result.</source>
        <translation>Semilla de los números aleatorios: la misma semilla da el mismo resultado.</translation>
    </message>
    <message>
        <source>Select attributes</source>
        <translation>Seleccionar atributos</translation>
    </message>
    <message>
        <source>Select the best attributes</source>
        <translation>Seleccionar los mejores atributos</translation>
    </message>
    <message>
        <source>Separates each pair of classes by the widest margin, in the space of a kernel. Sensitive to the units of the attributes: scale them.</source>
        <translation>Separa cada par de clases con el margen más ancho, en el espacio de un núcleo. Sensible a las unidades de los atributos: escálelos.</translation>
    </message>
    <message>
        <source>Separation</source>
        <translation>Separación</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Share of a list whose new rows are joined in a round of building.</source>
        <translation>Proporción de una lista cuyas filas nuevas se comparan en una ronda de la construcción.</translation>
    </message>
    <message>
        <source>Share of a multiple of the identity in the covariance of the standardised attributes; auto: as Ledoit and Wolf (2004) estimate it.</source>
        <translation>Proporción de un múltiplo de la identidad en la covarianza de los atributos estandarizados; auto: la que estiman Ledoit y Wolf (2004).</translation>
    </message>
    <message>
        <source>Share of a round matrix in the scatter inside classes; by the number of attributes and rows if auto.</source>
        <translation>Proporción de una matriz esférica en la dispersión dentro de las clases; si es auto, según el número de atributos y filas.</translation>
    </message>
    <message>
        <source>Share of each tree&apos;s answer that is added.</source>
        <translation>Proporción de la respuesta de cada árbol que se suma.</translation>
    </message>
    <message>
        <source>Share of rows held out to choose the iteration by; 0 takes the last.</source>
        <translation>Proporción de filas apartadas para elegir la iteración; con 0 se toma la última.</translation>
    </message>
    <message>
        <source>Share of the identity in each class&apos; covariance of the standardised attributes; 0 needs covariances of full rank.</source>
        <translation>Proporción de la identidad en la covarianza de cada clase de los atributos estandarizados; con 0 hacen falta covarianzas de rango completo.</translation>
    </message>
    <message>
        <source>Share of the last update in the next, under the preset weka.</source>
        <translation>Proporción de la última actualización en la siguiente, con el ajuste weka.</translation>
    </message>
    <message>
        <source>Share of the rows held out: the map that classifies them best is kept. 0 keeps the last map.</source>
        <translation>Proporción de filas apartadas: se conserva la transformación que mejor las clasifica. 0 conserva la última.</translation>
    </message>
    <message>
        <source>Share of the rows that trains in a random division.</source>
        <translation>Proporción de filas que entrena en una división aleatoria.</translation>
    </message>
    <message>
        <source>Share of the rows to keep.</source>
        <translation>Proporción de filas que se conservan.</translation>
    </message>
    <message>
        <source>Share of the rows whose class is replaced by another, drawn at random.</source>
        <translation>Proporción de filas cuya clase se sustituye por otra al azar.</translation>
    </message>
    <message>
        <source>Share of the training rows that get a wrong class.</source>
        <translation>Proporción de filas de entrenamiento que reciben una clase equivocada.</translation>
    </message>
    <message>
        <source>Share of the variance that the components kept must have.</source>
        <translation>Proporción de la varianza que deben tener las componentes conservadas.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Desplazamiento</translation>
    </message>
    <message>
        <source>Shrinkage</source>
        <translation>Contracción</translation>
    </message>
    <message>
        <source>Similar pairs are to be nearer than this percentile of the distances.</source>
        <translation>Los pares similares deben quedar más cerca que este percentil de las distancias.</translation>
    </message>
    <message>
        <source>Similarity threshold (theta)</source>
        <translation>Umbral de similitud (theta)</translation>
    </message>
    <message>
        <source>So many attributes of the greatest importance are kept, and a second ensemble of them votes; all if auto.</source>
        <translation>Se conservan estos atributos de mayor importancia y vota un segundo conjunto con ellos; todos si es auto.</translation>
    </message>
    <message>
        <source>So many misclassified rows may remain.</source>
        <translation>Pueden quedar tantas filas mal clasificadas.</translation>
    </message>
    <message>
        <source>Softening (a)</source>
        <translation>Suavizado (a)</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Dispersidad</translation>
    </message>
    <message>
        <source>Spirals</source>
        <translation>Espirales</translation>
    </message>
    <message>
        <source>Split at data values</source>
        <translation>Cortar en valores de los datos</translation>
    </message>
    <message>
        <source>Splits the rows by the tests that leave the least squared error, and predicts the mean of a leaf.</source>
        <translation>Divide las filas con las pruebas que dejan el menor error cuadrático y predice la media de una hoja.</translation>
    </message>
    <message>
        <source>Squares along each side.</source>
        <translation>Cuadros en cada lado.</translation>
    </message>
    <message>
        <source>Squares of side 1 in two colours, rows spread evenly over the board.</source>
        <translation>Cuadros de lado 1 en dos colores, con las filas repartidas uniformemente por el tablero.</translation>
    </message>
    <message>
        <source>Squares per side</source>
        <translation>Cuadros por lado</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stacking</translation>
    </message>
    <message>
        <source>Standard deviation across the strips.</source>
        <translation>Desviación típica a través de las franjas.</translation>
    </message>
    <message>
        <source>Standard deviation along the strips.</source>
        <translation>Desviación típica a lo largo de las franjas.</translation>
    </message>
    <message>
        <source>Standard deviation of each of the four clouds around (±1, ±1).</source>
        <translation>Desviación típica de cada una de las cuatro nubes alrededor de (±1, ±1).</translation>
    </message>
    <message>
        <source>Standard deviation of what is added to each coordinate.</source>
        <translation>Desviación típica de lo que se suma a cada coordenada.</translation>
    </message>
    <message>
        <source>Standard deviation of what is added to each of the points.</source>
        <translation>Desviación típica de lo que se suma a cada punto.</translation>
    </message>
    <message>
        <source>Starting rows</source>
        <translation>Filas de partida</translation>
    </message>
    <message>
        <source>Step of each update under the preset weka.</source>
        <translation>Paso de cada actualización, con el ajuste weka.</translation>
    </message>
    <message>
        <source>Steps of proximal gradients and of Newton&apos;s method.</source>
        <translation>Pasos de gradientes proximales y del método de Newton.</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Detenerse en</translation>
    </message>
    <message>
        <source>Stop at so many; auto stops when every removal hurts.</source>
        <translation>Detenerse en este número; auto se detiene cuando toda eliminación perjudica.</translation>
    </message>
    <message>
        <source>Stop at so many; auto stops when nothing improves.</source>
        <translation>Detenerse en este número; auto se detiene cuando nada mejora.</translation>
    </message>
    <message>
        <source>Stop when an iteration gains less than this share. auto: 2e-09 where all rows are candidates, else 1e-05.</source>
        <translation>Detenerse cuando una iteración gana menos que esta proporción. auto: 2e-09 si todas las filas son candidatas; si no, 1e-05.</translation>
    </message>
    <message>
        <source>Stop when the sum of distances is this share below the largest at most.</source>
        <translation>Detenerse cuando la suma de distancias está como máximo esta proporción por debajo de la mayor.</translation>
    </message>
    <message>
        <source>Stratified sample</source>
        <translation>Muestra estratificada</translation>
    </message>
    <message>
        <source>Stretched axes</source>
        <translation>Ejes estirados</translation>
    </message>
    <message>
        <source>Stretches the axes of attributes that help k nearest neighbours and shortens, or leaves out, those that do not, judged by leave-one-out or by random splits.</source>
        <translation>Estira los ejes de los atributos que ayudan a k vecinos más cercanos y acorta, o elimina, los que no, juzgados dejando uno fuera o por divisiones aleatorias.</translation>
    </message>
    <message>
        <source>Stretches the training rows&apos; values over a chosen range.</source>
        <translation>Estira los valores de las filas de entrenamiento a un intervalo elegido.</translation>
    </message>
    <message>
        <source>Subtracts the mean and divides by the standard deviation (divisor n).</source>
        <translation>Resta la media y divide por la desviación típica (divisor n).</translation>
    </message>
    <message>
        <source>Subtracts the median and divides by the distance between the quartiles, which outliers hardly move.</source>
        <translation>Resta la mediana y divide por la distancia entre cuartiles, que los valores atípicos apenas mueven.</translation>
    </message>
    <message>
        <source>Subtree raising</source>
        <translation>Elevación de subárboles</translation>
    </message>
    <message>
        <source>Support vector machine</source>
        <translation>Máquina de vectores de soporte</translation>
    </message>
    <message>
        <source>Support vector regression</source>
        <translation>Regresión de vectores de soporte</translation>
    </message>
    <message>
        <source>Swiss roll</source>
        <translation>Rollo suizo</translation>
    </message>
    <message>
        <source>Tables, in each of which a query meets one bucket.</source>
        <translation>Tablas; en cada una, la consulta encuentra un grupo.</translation>
    </message>
    <message>
        <source>Take differences from a stratified sample of so many rows; all if auto.</source>
        <translation>Tomar las diferencias de una muestra estratificada de estas filas; todas si es auto.</translation>
    </message>
    <message>
        <source>Take rows for duplicates that differ in the class, too.</source>
        <translation>Considerar duplicadas también las filas que difieren en la clase.</translation>
    </message>
    <message>
        <source>Take upper and lower case for the same.</source>
        <translation>Considerar iguales las mayúsculas y las minúsculas.</translation>
    </message>
    <message>
        <source>Takes each distinct number of the training rows for a label, in ascending order. A number that training never saw becomes missing.</source>
        <translation>Toma cada número distinto de las filas de entrenamiento como etiqueta, en orden ascendente. Un número no visto en el entrenamiento pasa a ser ausente.</translation>
    </message>
    <message>
        <source>Target neighbours</source>
        <translation>Vecinos objetivo</translation>
    </message>
    <message>
        <source>Tests from root to leaf at most; auto: no limit but 200.</source>
        <translation>Pruebas de la raíz a una hoja como máximo; auto: sin más límite que 200.</translation>
    </message>
    <message>
        <source>Tests from root to leaf at most; auto: no limit.</source>
        <translation>Pruebas de la raíz a una hoja como máximo; auto: sin límite.</translation>
    </message>
    <message>
        <source>The class that most of the k nearest training rows have.</source>
        <translation>La clase que tiene la mayoría de las k filas de entrenamiento más cercanas.</translation>
    </message>
    <message>
        <source>The class whose mean is nearest: one prototype for each class. Sensitive to the units of the attributes: scale them.</source>
        <translation>La clase cuya media está más cerca: un prototipo por clase. Sensible a las unidades de los atributos: escálelos.</translation>
    </message>
    <message>
        <source>The classifier whose parameters are chosen.</source>
        <translation>El clasificador cuyos parámetros se eligen.</translation>
    </message>
    <message>
        <source>The combination of best accuracy, or the one with the largest value of the first numeric parameter within one standard error of it.</source>
        <translation>La combinación de mejor exactitud, o la de mayor valor del primer parámetro numérico a menos de un error estándar de ella.</translation>
    </message>
    <message>
        <source>The distance of Mahalanobis: correlated attributes no longer count twice, and each direction is measured in its own standard deviations, of all rows or of those inside the classes. Then k nearest neighbours.</source>
        <translation>La distancia de Mahalanobis: los atributos correlacionados ya no cuentan doble y cada dirección se mide en sus propias desviaciones típicas, de todas las filas o de las de dentro de las clases. Después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>The flattest function with most rows inside a tube around it, in the space of a kernel. Sensitive to the units of the attributes: scale them.</source>
        <translation>La función más plana con la mayoría de las filas dentro de un tubo a su alrededor, en el espacio de un núcleo. Sensible a las unidades de los atributos: escálelos.</translation>
    </message>
    <message>
        <source>The greatest x.</source>
        <translation>La mayor x.</translation>
    </message>
    <message>
        <source>The greatest y.</source>
        <translation>La mayor y.</translation>
    </message>
    <message>
        <source>The kernel of the Parzen windows.</source>
        <translation>El núcleo de las ventanas de Parzen.</translation>
    </message>
    <message>
        <source>The learners that vote, separated by semicolons.</source>
        <translation>Los clasificadores que votan, separados por punto y coma.</translation>
    </message>
    <message>
        <source>The learners whose probabilities the meta learner reads, separated by semicolons.</source>
        <translation>Los clasificadores cuyas probabilidades lee el metaclasificador, separados por punto y coma.</translation>
    </message>
    <message>
        <source>The least x.</source>
        <translation>La menor x.</translation>
    </message>
    <message>
        <source>The least y.</source>
        <translation>La menor y.</translation>
    </message>
    <message>
        <source>The log-odds of the classes are linear in the attributes; coefficients minimise the penalised log-loss of all classes together.</source>
        <translation>El logaritmo de la razón de probabilidades de las clases es lineal en los atributos; los coeficientes minimizan la pérdida logarítmica penalizada de todas las clases juntas.</translation>
    </message>
    <message>
        <source>The map to start from.</source>
        <translation>La transformación de partida.</translation>
    </message>
    <message>
        <source>The mean of the numbers that the k nearest training rows have.</source>
        <translation>La media de los números de las k filas de entrenamiento más cercanas.</translation>
    </message>
    <message>
        <source>The mean of the training rows inside a window around the query, the farther the less; the window has a fixed width, or reaches to neighbour k + 1.</source>
        <translation>La media de las filas de entrenamiento dentro de una ventana alrededor de la consulta, menos cuanto más lejos; la ventana tiene anchura fija o llega hasta el vecino k + 1.</translation>
    </message>
    <message>
        <source>The nearest other rows that are asked; clipped to those there are.</source>
        <translation>Las otras filas más cercanas a las que se pregunta; se limita a las que hay.</translation>
    </message>
    <message>
        <source>The norm whose balls are the windows.</source>
        <translation>La norma cuyas bolas son las ventanas.</translation>
    </message>
    <message>
        <source>The one attribute whose values, each with its commonest class, classify most training rows rightly.</source>
        <translation>El atributo cuyos valores, cada uno con su clase más frecuente, clasifican bien más filas de entrenamiento.</translation>
    </message>
    <message>
        <source>The order of the rows in a pass: as in the file, shuffled by the seed, or by falling rival similarity.</source>
        <translation>El orden de las filas en una pasada: como en el archivo, barajadas con la semilla o por similitud competitiva decreciente.</translation>
    </message>
    <message>
        <source>The plane with the least squared errors, ridge on request.</source>
        <translation>El plano de mínimos cuadrados, con ridge si se pide.</translation>
    </message>
    <message>
        <source>The potential at r widths: gaussian exp(-r²/2), inverse 1/(r + a).</source>
        <translation>El potencial a r anchuras: gaussian exp(-r²/2), inverse 1/(r + a).</translation>
    </message>
    <message>
        <source>The ten digits of a display whose segments fail at random.</source>
        <translation>Los diez dígitos de un indicador cuyos segmentos fallan al azar.</translation>
    </message>
    <message>
        <source>The weight at r widths: uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)², none beyond r = 1; gaussian exp(-r²/2).</source>
        <translation>El peso a r anchuras: uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)², ninguno más allá de r = 1; gaussian exp(-r²/2).</translation>
    </message>
    <message>
        <source>The weight of a squared error at r widths: gaussian exp(-r²/2), or, none beyond r = 1, uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)².</source>
        <translation>El peso de un error cuadrático a r anchuras: gaussian exp(-r²/2) o, ninguno más allá de r = 1, uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)².</translation>
    </message>
    <message>
        <source>The weight of the i-th nearest of k at the distance d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)).</source>
        <translation>El peso del i-ésimo más cercano de k a la distancia d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)).</translation>
    </message>
    <message>
        <source>The weight of the i-th nearest of k at the distance d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)). similarity is 1 - d, for the preset weka.</source>
        <translation>El peso del i-ésimo más cercano de k a la distancia d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)). similarity es 1 - d, para el ajuste weka.</translation>
    </message>
    <message>
        <source>Three rules on six nominal attributes; the third has 5 % class noise.</source>
        <translation>Tres reglas sobre seis atributos nominales; la tercera tiene un 5 % de ruido en la clase.</translation>
    </message>
    <message>
        <source>Threenorm</source>
        <translation>Threenorm</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Threshold (delta)</source>
        <translation>Umbral (delta)</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>To which side a scale tips: weight times distance on both sides.</source>
        <translation>Hacia qué lado se inclina una balanza: peso por distancia a ambos lados.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>Tomek links</source>
        <translation>Enlaces de Tomek</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Borde superior</translation>
    </message>
    <message>
        <source>Training share</source>
        <translation>Proporción de entrenamiento</translation>
    </message>
    <message>
        <source>Trains different learners and lets another one learn, from their probabilities for rows they have not seen, whom to believe when.</source>
        <translation>Entrena clasificadores distintos y deja que otro aprenda, de sus probabilidades para filas que no han visto, a cuál creer y cuándo.</translation>
    </message>
    <message>
        <source>Trains different learners on the same rows and combines what they say: the mean, median or product of their probabilities, or the majority.</source>
        <translation>Entrena clasificadores distintos con las mismas filas y combina lo que dicen: media, mediana o producto de sus probabilidades, o la mayoría.</translation>
    </message>
    <message>
        <source>Trains one learner again and again, each time with more weight on the rows misjudged before, and lets all vote by how right they were.</source>
        <translation>Entrena un clasificador una y otra vez, cada vez con más peso en las filas antes mal juzgadas, y deja votar a todos según su acierto.</translation>
    </message>
    <message>
        <source>Trains one learner on many samples of the rows, drawn with replacement, and averages the probabilities. Helps learners that a few rows can change much, as trees.</source>
        <translation>Entrena un clasificador con muchas muestras de las filas, extraídas con reemplazo, y promedia las probabilidades. Ayuda a los que unas pocas filas pueden cambiar mucho, como los árboles.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Árboles</translation>
    </message>
    <message>
        <source>Trees added one round after another, each down the gradient of the log-loss; attributes are binned, labels split as sets.</source>
        <translation>Árboles que se suman ronda tras ronda, cada uno por el gradiente de la pérdida logarítmica; los atributos se agrupan en intervalos, las etiquetas se dividen como conjuntos.</translation>
    </message>
    <message>
        <source>Trees grown on bootstrap samples, each node choosing among a few attributes drawn by chance; the mean of their class shares.</source>
        <translation>Árboles sobre muestras bootstrap, en los que cada nodo elige entre unos pocos atributos al azar; la media de sus proporciones de clase.</translation>
    </message>
    <message>
        <source>Trees in the forest.</source>
        <translation>Árboles del bosque.</translation>
    </message>
    <message>
        <source>Triples drawn: a row, one of its class, one of another. auto: 20 times the square of the number of classes, 500 to 20 000.</source>
        <translation>Ternas extraídas: una fila, una de su clase y una de otra. auto: 20 veces el cuadrado del número de clases, de 500 a 20 000.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Vueltas</translation>
    </message>
    <message>
        <source>Turns and stretches the space so that classes become round and equally wide (the covariance inside classes becomes the identity), and keeps the directions in which their means differ; then k nearest neighbours.</source>
        <translation>Gira y estira el espacio para que las clases sean esféricas e igual de anchas (la covarianza dentro de las clases pasa a ser la identidad) y conserva las direcciones en que difieren sus medias; después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Turns numbers into intervals.</source>
        <translation>Convierte números en intervalos.</translation>
    </message>
    <message>
        <source>Turns numbers into uncorrelated components, most variance first. Scale first where attributes have different units.</source>
        <translation>Convierte números en componentes no correlacionadas, primero las de mayor varianza. Escale antes si los atributos tienen unidades distintas.</translation>
    </message>
    <message>
        <source>Two half circles that reach into each other.</source>
        <translation>Dos semicírculos entrelazados.</translation>
    </message>
    <message>
        <source>Two long thin parallel classes, where the Euclidean distance fails.</source>
        <translation>Dos clases paralelas, largas y delgadas, donde falla la distancia euclídea.</translation>
    </message>
    <message>
        <source>Two moons</source>
        <translation>Dos lunas</translation>
    </message>
    <message>
        <source>Two strips</source>
        <translation>Dos franjas</translation>
    </message>
    <message>
        <source>Two unit normals around (a, …, a) and (-a, …, -a), a = 2/√d.</source>
        <translation>Dos normales estándar alrededor de (a, …, a) y (-a, …, -a), a = 2/√d.</translation>
    </message>
    <message>
        <source>Two unit normals around ±(a, …, a) against one at (a, -a, a, …).</source>
        <translation>Dos normales estándar alrededor de ±(a, …, a) contra una en (a, -a, a, …).</translation>
    </message>
    <message>
        <source>Twonorm</source>
        <translation>Twonorm</translation>
    </message>
    <message>
        <source>Uniform, chance classes</source>
        <translation>Uniforme, clases al azar</translation>
    </message>
    <message>
        <source>Unit of the last attribute</source>
        <translation>Unidad del último atributo</translation>
    </message>
    <message>
        <source>Units of each hidden layer; auto: 10, under the preset weka half the sum of input columns and classes.</source>
        <translation>Unidades de cada capa oculta; auto: 10, con el ajuste weka la mitad de la suma de columnas de entrada y clases.</translation>
    </message>
    <message>
        <source>Unpruned</source>
        <translation>Sin podar</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Límite superior</translation>
    </message>
    <message>
        <source>VDM exponent (q)</source>
        <translation>Exponente de VDM (q)</translation>
    </message>
    <message>
        <source>VDM shares</source>
        <translation>Proporciones de VDM</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation>Proporción de validación</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Values to try, as in n_neighbors=1..15; weights=uniform,dudani. A range may have a step (0.1..1:0.1) or a factor (0.01..100*10).</source>
        <translation>Valores que probar, como n_neighbors=1..15; weights=uniform,dudani. Un intervalo puede tener un paso (0.1..1:0.1) o un factor (0.01..100*10).</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>Árbol de puntos de observación</translation>
    </message>
    <message>
        <source>Variance kept</source>
        <translation>Varianza conservada</translation>
    </message>
    <message>
        <source>Voting</source>
        <translation>Votación</translation>
    </message>
    <message>
        <source>Walks through layers of graphs of near rows, from a sparse one to that of all rows. Needs faiss, which the extra ann brings.</source>
        <translation>Recorre capas de grafos de filas cercanas, desde una dispersa hasta la de todas las filas. Necesita faiss, que trae el extra ann.</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Formas de onda</translation>
    </message>
    <message>
        <source>Weighs the principal axes so that the distance of two rows tells best, by a logistic model, whether they have the same class: a convex problem solved by Newton&apos;s method. Then k nearest neighbours.</source>
        <translation>Pondera los ejes principales para que la distancia de dos filas diga lo mejor posible, según un modelo logístico, si son de la misma clase: un problema convexo resuelto por el método de Newton. Después, k vecinos más cercanos.</translation>
    </message>
    <message>
        <source>Weight decay (alpha)</source>
        <translation>Penalización de los pesos (alpha)</translation>
    </message>
    <message>
        <source>Weight of defending one&apos;s own class; the rest is for tolerance of others.</source>
        <translation>Peso de la defensa de la propia clase; el resto es para la tolerancia con las demás.</translation>
    </message>
    <message>
        <source>Weight of dissimilar pairs</source>
        <translation>Peso de los pares disímiles</translation>
    </message>
    <message>
        <source>Weight of pairs that break their bounds, beside nearness to the prior.</source>
        <translation>Peso de los pares que incumplen sus cotas, frente a la cercanía a la previa.</translation>
    </message>
    <message>
        <source>Weight of pushing impostors away; pulling targets near has the rest.</source>
        <translation>Peso de expulsar impostores; el resto es de atraer a los vecinos objetivo.</translation>
    </message>
    <message>
        <source>Weight of similar pairs</source>
        <translation>Peso de los pares similares</translation>
    </message>
    <message>
        <source>Weight of the absolute values of M off its diagonal: more, more zeros.</source>
        <translation>Peso de los valores absolutos de M fuera de su diagonal: cuanto mayor, más ceros.</translation>
    </message>
    <message>
        <source>Weight of the inverse covariance of dissimilar rows, subtracted.</source>
        <translation>Peso de la inversa de la covarianza de filas disímiles, que se resta.</translation>
    </message>
    <message>
        <source>Weight of the inverse covariance of similar rows in the metric.</source>
        <translation>Peso de la inversa de la covarianza de filas similares en la métrica.</translation>
    </message>
    <message>
        <source>Weight of the multiple of the identity; used by shrunk only.</source>
        <translation>Peso del múltiplo de la identidad; solo lo usa shrunk.</translation>
    </message>
    <message>
        <source>Weight of the pairs beside the prior.</source>
        <translation>Peso de los pares frente a la previa.</translation>
    </message>
    <message>
        <source>Weight of the sum of squared weights beside the mean squared error; if 0, a small one is used, and said, where functions are dependent.</source>
        <translation>Peso de la suma de pesos al cuadrado frente al error cuadrático medio; con 0 se usa uno pequeño, y se dice, si las funciones son dependientes.</translation>
    </message>
    <message>
        <source>Weight of triples in the wrong order, beside nearness to the prior.</source>
        <translation>Peso de las ternas en mal orden, frente a la cercanía a la previa.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights of the attributes under the weighted metric, as in 1, 2, 0.5; empty: all 1.</source>
        <translation>Pesos de los atributos con la métrica weighted, como 1, 2, 0.5; vacío: todos 1.</translation>
    </message>
    <message>
        <source>What a hidden unit makes of its weighted sum (weka: logistic).</source>
        <translation>Lo que una unidad oculta hace con su suma ponderada (weka: logistic).</translation>
    </message>
    <message>
        <source>What happens to the axes: they are stretched or shortened, left out, or both.</source>
        <translation>Qué se hace con los ejes: se estiran o acortan, se eliminan o ambas cosas.</translation>
    </message>
    <message>
        <source>What is fitted around each query.</source>
        <translation>Lo que se ajusta alrededor de cada consulta.</translation>
    </message>
    <message>
        <source>What is kept: the rows left in the end, or those at which the CCV was least on the way (of equals the fewest).</source>
        <translation>Qué se conserva: las filas que quedan al final o aquellas con las que la CCV fue menor (de las iguales, las menos).</translation>
    </message>
    <message>
        <source>What is near is judged by the distance of a row from this neighbour of its class.</source>
        <translation>Lo cercano se juzga por la distancia de una fila a este vecino de su clase.</translation>
    </message>
    <message>
        <source>What is said where nobody is in the window: the class of the nearest row, the first class, the shares of the classes in training, or an error.</source>
        <translation>Qué se responde si no hay nadie en la ventana: la clase de la fila más cercana, la primera clase, las proporciones de las clases en el entrenamiento o un error.</translation>
    </message>
    <message>
        <source>What is said where nobody is in the window: the number of the nearest row, the mean of all, or an error.</source>
        <translation>Qué se responde si no hay nadie en la ventana: el número de la fila más cercana, la media de todas o un error.</translation>
    </message>
    <message>
        <source>What is trained on every sample.</source>
        <translation>Lo que se entrena con cada muestra.</translation>
    </message>
    <message>
        <source>What is trained on the weighted rows.</source>
        <translation>Lo que se entrena con las filas ponderadas.</translation>
    </message>
    <message>
        <source>What learns from their answers.</source>
        <translation>Lo que aprende de sus respuestas.</translation>
    </message>
    <message>
        <source>What rows around the query count: less the farther, or all the same.</source>
        <translation>Cuánto cuentan las filas alrededor de la consulta: menos cuanto más lejos, o todas igual.</translation>
    </message>
    <message>
        <source>What the last attribute is multiplied with, as metres written in millimetres are with 1000.</source>
        <translation>Por cuánto se multiplica el último atributo, como 1000 los metros escritos en milímetros.</translation>
    </message>
    <message>
        <source>What the metric stays near to: the Euclidean distance, or the inverse of the covariance (Ledoit-Wolf on standardised attributes).</source>
        <translation>A qué se mantiene próxima la métrica: a la distancia euclídea o a la inversa de la covarianza (Ledoit-Wolf con atributos estandarizados).</translation>
    </message>
    <message>
        <source>What the metric stays near to: the inverse of the covariance (Ledoit-Wolf) or the Euclidean distance, of standardised attributes.</source>
        <translation>A qué se mantiene próxima la métrica: a la inversa de la covarianza (Ledoit-Wolf) o a la distancia euclídea, de atributos estandarizados.</translation>
    </message>
    <message>
        <source>What the value difference metric compares: the shares of a label in each class, or (Stanfill and Waltz) the shares of the classes among its rows; a label that no training row has counts 0 in all.</source>
        <translation>Lo que compara la métrica de diferencia de valores: las proporciones de una etiqueta en cada clase o (Stanfill y Waltz) las de las clases entre sus filas; una etiqueta sin filas de entrenamiento cuenta 0 en todas.</translation>
    </message>
    <message>
        <source>Where an edge of the histogram&apos;s bins lies, on every attribute.</source>
        <translation>Dónde está un borde de los intervalos del histograma, en cada atributo.</translation>
    </message>
    <message>
        <source>Where the class is yes: x, y, pi, e, + - * / ^, comparisons, and, or, not, sin cos tan exp log sqrt abs min max.</source>
        <translation>Donde la clase es yes: x, y, pi, e, + - * / ^, comparaciones, and, or, not, sin cos tan exp log sqrt abs min max.</translation>
    </message>
    <message>
        <source>Where the functions stand: in every row, in rows drawn at random, on an even grid, or in the centres of clusters found by k-means or EM.</source>
        <translation>Dónde están las funciones: en cada fila, en filas al azar, en una rejilla uniforme o en los centros de grupos hallados por k-medias o EM.</translation>
    </message>
    <message>
        <source>Where the greatest value goes.</source>
        <translation>Adónde va el valor mayor.</translation>
    </message>
    <message>
        <source>Where the least value goes.</source>
        <translation>Adónde va el valor menor.</translation>
    </message>
    <message>
        <source>Whether bounds of squared distances are percentiles of squared distances, as in the paper, or of plain ones, as in metric-learn.</source>
        <translation>Si las cotas de las distancias al cuadrado son percentiles de distancias al cuadrado, como en el artículo, o simples, como en metric-learn.</translation>
    </message>
    <message>
        <source>Whether cases are forgotten at the end that the others answer correctly.</source>
        <translation>Si al final se olvidan los casos que los demás responden bien.</translation>
    </message>
    <message>
        <source>Whether outliers go by the margins among all rows, or one by one by those among the rows left.</source>
        <translation>Si los atípicos se eliminan según los márgenes entre todas las filas o uno a uno entre las que quedan.</translation>
    </message>
    <message>
        <source>Which of the rows that tie for the last place among the neighbours count: the first in the file, or all of them, by a share of the place.</source>
        <translation>Qué filas empatadas en el último lugar de los vecinos cuentan: la primera del archivo o todas, con una parte del lugar.</translation>
    </message>
    <message>
        <source>Which of the three rules.</source>
        <translation>Cuál de las tres reglas.</translation>
    </message>
    <message>
        <source>Which training rows become cases, in the order of the file: all, those that are not there yet, or those that the cases so far get wrong.</source>
        <translation>Qué filas de entrenamiento pasan a ser casos, en el orden del archivo: todas, las que aún no están o las que los casos anteriores responden mal.</translation>
    </message>
    <message>
        <source>Whiten</source>
        <translation>Blanquear</translation>
    </message>
    <message>
        <source>Whitening (Mahalanobis distance)</source>
        <translation>Blanqueo (distancia de Mahalanobis)</translation>
    </message>
    <message>
        <source>Whose covariance is made the identity: that of all rows, or the pooled one of the rows about the mean of their class.</source>
        <translation>De qué covarianza se hace la identidad: la de todas las filas o la conjunta de las filas alrededor de la media de su clase.</translation>
    </message>
    <message>
        <source>Whose errors count: of leave-one-out, or of repeated random divisions into training and test rows.</source>
        <translation>Qué errores cuentan: los de dejar uno fuera o los de divisiones aleatorias repetidas en entrenamiento y prueba.</translation>
    </message>
    <message>
        <source>Whose rules are followed where programs differ: weka is Weka&apos;s IBk, with the weights uniform, distance (-I) or similarity (-F).</source>
        <translation>Qué reglas se siguen donde los programas difieren: weka es IBk de Weka, con los pesos uniform, distance (-I) o similarity (-F).</translation>
    </message>
    <message>
        <source>Whose squared errors count (Mitchell 8.3): E1 the k nearest rows alike, E2 all rows by a kernel of their distance, E3 the k nearest by a kernel.</source>
        <translation>Qué errores cuadráticos cuentan (Mitchell 8.3): E1 los k más cercanos por igual, E2 todas las filas con un núcleo de su distancia, E3 los k más cercanos con un núcleo.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Width (sigma)</source>
        <translation>Anchura (sigma)</translation>
    </message>
    <message>
        <source>Width of a cell along a random direction; four times the usual distance of nearest rows if auto. Not used under angles.</source>
        <translation>Anchura de una celda en una dirección aleatoria; si es auto, cuatro veces la distancia habitual de las filas más cercanas. No se usa con ángulos.</translation>
    </message>
    <message>
        <source>Width of the bins or of the kernel, the same for all attributes; by the spread and the number of rows (Scott 1992) if auto.</source>
        <translation>Anchura de los intervalos o del núcleo, igual para todos los atributos; si es auto, según la dispersión y el número de filas (Scott 1992).</translation>
    </message>
    <message>
        <source>Width of the kernel, in units of the distance; if auto, the distance to neighbour k + 1 of each query.</source>
        <translation>Anchura del núcleo, en unidades de la distancia; si es auto, la distancia al vecino k + 1 de cada consulta.</translation>
    </message>
    <message>
        <source>Width of the window, in units of the distance; if auto, the distance to neighbour k + 1 of each query.</source>
        <translation>Anchura de la ventana, en unidades de la distancia; si es auto, la distancia al vecino k + 1 de cada consulta.</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>Anchuras</translation>
    </message>
    <message>
        <source>Wilson&apos;s editing</source>
        <translation>Edición de Wilson</translation>
    </message>
    <message>
        <source>Wilson&apos;s editing again and again among the rows left, until none goes.</source>
        <translation>La edición de Wilson una y otra vez entre las filas que quedan, hasta que no se va ninguna.</translation>
    </message>
    <message>
        <source>With replacement</source>
        <translation>Con reemplazo</translation>
    </message>
    <message>
        <source>Words of texts</source>
        <translation>Palabras de textos</translation>
    </message>
    <message>
        <source>XOR</source>
        <translation>XOR</translation>
    </message>
    <message>
        <source>ZeroR (largest class)</source>
        <translation>ZeroR (clase mayoritaria)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>counts</comment>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>all</source>
        <comment>max_features</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>all</source>
        <comment>n_neighbors</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>all</source>
        <comment>retain</comment>
        <translation>todas</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>metric</comment>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>covariance</comment>
        <translation>automática</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>search</comment>
        <translation>automática</translation>
    </message>
    <message>
        <source>ball-tree</source>
        <comment>search</comment>
        <translation>árbol de bolas</translation>
    </message>
    <message>
        <source>best</source>
        <comment>choose</comment>
        <translation>la mejor</translation>
    </message>
    <message>
        <source>binary</source>
        <comment>drop</comment>
        <translation>una columna si hay dos etiquetas</translation>
    </message>
    <message>
        <source>binary</source>
        <comment>values</comment>
        <translation>si aparece</translation>
    </message>
    <message>
        <source>binary: two labels need one column; first: no column for the first label of any attribute.</source>
        <translation>binary: dos etiquetas necesitan una columna; first: ninguna columna para la primera etiqueta de cada atributo.</translation>
    </message>
    <message>
        <source>both</source>
        <comment>factors</comment>
        <translation>ambas cosas</translation>
    </message>
    <message>
        <source>brute</source>
        <comment>search</comment>
        <translation>fuerza bruta</translation>
    </message>
    <message>
        <source>canberra</source>
        <comment>metric</comment>
        <translation>Canberra</translation>
    </message>
    <message>
        <source>chebyshev</source>
        <comment>metric</comment>
        <translation>Chebyshov</translation>
    </message>
    <message>
        <source>class</source>
        <comment>counts</comment>
        <translation>cada clase</translation>
    </message>
    <message>
        <source>class-given-value</source>
        <comment>vdm_shares</comment>
        <translation>clase dado el valor</translation>
    </message>
    <message>
        <source>classes</source>
        <comment>of</comment>
        <translation>clases</translation>
    </message>
    <message>
        <source>coarse-to-fine</source>
        <comment>method</comment>
        <translation>de gruesa a fina</translation>
    </message>
    <message>
        <source>constant</source>
        <comment>fit_of</comment>
        <translation>constante</translation>
    </message>
    <message>
        <source>cosine</source>
        <comment>metric</comment>
        <translation>coseno</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>values</comment>
        <translation>recuentos</translation>
    </message>
    <message>
        <source>covariance</source>
        <comment>prior</comment>
        <translation>inversa de la covarianza</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>metric</comment>
        <translation>puntos propios</translation>
    </message>
    <message>
        <source>cv</source>
        <comment>validation</comment>
        <translation>validación cruzada</translation>
    </message>
    <message>
        <source>default</source>
        <comment>preset</comment>
        <translation>por defecto</translation>
    </message>
    <message>
        <source>default: L-BFGS on standardised attributes; weka: Weka&apos;s MultilayerPerceptron, row by row on attributes scaled to -1..1.</source>
        <translation>default: L-BFGS con atributos estandarizados; weka: MultilayerPerceptron de Weka, fila a fila con atributos escalados a -1..1.</translation>
    </message>
    <message>
        <source>default: the parameters as given; weka: Weka&apos;s SMO, a linear kernel on attributes scaled to 0..1, votes instead of distances.</source>
        <translation>default: los parámetros dados; weka: SMO de Weka, núcleo lineal con atributos escalados a 0..1, votos en lugar de distancias.</translation>
    </message>
    <message>
        <source>diagonal</source>
        <comment>covariance</comment>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>weights</comment>
        <translation>inversa de la distancia</translation>
    </message>
    <message>
        <source>dudani</source>
        <comment>weights</comment>
        <translation>Dudani</translation>
    </message>
    <message>
        <source>eliminate</source>
        <comment>factors</comment>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>em</source>
        <comment>centres</comment>
        <translation>EM</translation>
    </message>
    <message>
        <source>energy</source>
        <comment>classify</comment>
        <translation>energía</translation>
    </message>
    <message>
        <source>epanechnikov</source>
        <comment>kernel</comment>
        <translation>Epanechnikov</translation>
    </message>
    <message>
        <source>equal</source>
        <comment>priors</comment>
        <translation>iguales</translation>
    </message>
    <message>
        <source>equal-frequency</source>
        <comment>method</comment>
        <translation>igual frecuencia</translation>
    </message>
    <message>
        <source>equal-width</source>
        <comment>method</comment>
        <translation>igual anchura</translation>
    </message>
    <message>
        <source>euclidean</source>
        <comment>metric</comment>
        <translation>euclídea</translation>
    </message>
    <message>
        <source>exponential</source>
        <comment>weights</comment>
        <translation>exponenciales</translation>
    </message>
    <message>
        <source>f-ratio</source>
        <comment>method</comment>
        <translation>razón F</translation>
    </message>
    <message>
        <source>file</source>
        <comment>order</comment>
        <translation>como en el archivo</translation>
    </message>
    <message>
        <source>first</source>
        <comment>drop</comment>
        <translation>la primera etiqueta</translation>
    </message>
    <message>
        <source>first</source>
        <comment>empty</comment>
        <translation>la primera clase</translation>
    </message>
    <message>
        <source>frequencies</source>
        <comment>priors</comment>
        <translation>frecuencias</translation>
    </message>
    <message>
        <source>gain-ratio</source>
        <comment>method</comment>
        <translation>razón de ganancia</translation>
    </message>
    <message>
        <source>gaussian</source>
        <comment>kernel</comment>
        <translation>gaussiano</translation>
    </message>
    <message>
        <source>gaussian</source>
        <comment>weights</comment>
        <translation>gaussianos</translation>
    </message>
    <message>
        <source>graph-walk</source>
        <comment>search</comment>
        <translation>recorrido del grafo</translation>
    </message>
    <message>
        <source>grid</source>
        <comment>centres</comment>
        <translation>rejilla</translation>
    </message>
    <message>
        <source>grid</source>
        <comment>method</comment>
        <translation>rejilla</translation>
    </message>
    <message>
        <source>hamming</source>
        <comment>metric</comment>
        <translation>Hamming</translation>
    </message>
    <message>
        <source>heom</source>
        <comment>metric</comment>
        <translation>HEOM</translation>
    </message>
    <message>
        <source>histogram</source>
        <comment>density</comment>
        <translation>histograma</translation>
    </message>
    <message>
        <source>hnsw</source>
        <comment>search</comment>
        <translation>HNSW</translation>
    </message>
    <message>
        <source>identity</source>
        <comment>init</comment>
        <translation>identidad</translation>
    </message>
    <message>
        <source>identity</source>
        <comment>prior</comment>
        <translation>identidad</translation>
    </message>
    <message>
        <source>info-gain</source>
        <comment>method</comment>
        <translation>ganancia de información</translation>
    </message>
    <message>
        <source>inverse</source>
        <comment>kernel</comment>
        <translation>inverso</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>metric</comment>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>k nearest neighbours</source>
        <translation>k vecinos más cercanos</translation>
    </message>
    <message>
        <source>k nearest neighbours (numbers)</source>
        <translation>k vecinos más cercanos (números)</translation>
    </message>
    <message>
        <source>k of E1 and E3, and of the width; clipped to the rows there are.</source>
        <translation>k de E1 y E3, y de la anchura; se limita a las filas que hay.</translation>
    </message>
    <message>
        <source>k of the density k/(nV), V the volume of the ball that reaches to the k-th neighbour; clipped to the rows there are.</source>
        <translation>k de la densidad k/(nV), con V el volumen de la bola que llega hasta el k-ésimo vecino; se limita a las filas que hay.</translation>
    </message>
    <message>
        <source>k of the variable width; k + 1 is clipped to the rows there are.</source>
        <translation>k de la anchura variable; k + 1 se limita a las filas que hay.</translation>
    </message>
    <message>
        <source>k of the widths; clipped to the other rows there are.</source>
        <translation>k de las anchuras; se limita a las otras filas que hay.</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>Árbol k-d</translation>
    </message>
    <message>
        <source>k-means</source>
        <comment>centres</comment>
        <translation>k-medias</translation>
    </message>
    <message>
        <source>k-means buckets</source>
        <translation>Grupos de k-medias</translation>
    </message>
    <message>
        <source>k-means-buckets</source>
        <comment>search</comment>
        <translation>grupos de k-medias</translation>
    </message>
    <message>
        <source>k-nn</source>
        <comment>density</comment>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>k-nn</source>
        <comment>method</comment>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>k: so many prototypes are set aside at once; cut to those there are.</source>
        <translation>k: tantos prototipos se apartan a la vez; se limita a los que hay.</translation>
    </message>
    <message>
        <source>kd-tree</source>
        <comment>search</comment>
        <translation>árbol k-d</translation>
    </message>
    <message>
        <source>last</source>
        <comment>stop</comment>
        <translation>el final</translation>
    </message>
    <message>
        <source>leaders</source>
        <comment>search</comment>
        <translation>líderes</translation>
    </message>
    <message>
        <source>least</source>
        <comment>stop</comment>
        <translation>el mínimo</translation>
    </message>
    <message>
        <source>ledoit-wolf</source>
        <comment>covariance</comment>
        <translation>Ledoit-Wolf</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>fit_of</comment>
        <translation>lineal</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>kernel</comment>
        <translation>lineal</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>weights</comment>
        <translation>lineales</translation>
    </message>
    <message>
        <source>linear: x·z; poly: (γ x·z + 1)^degree; rbf: exp(-γ |x - z|²).</source>
        <translation>linear: x·z; poly: (γ x·z + 1)^degree; rbf: exp(-γ |x - z|²).</translation>
    </message>
    <message>
        <source>log2</source>
        <comment>max_features</comment>
        <translation>log₂</translation>
    </message>
    <message>
        <source>logistic</source>
        <comment>activation</comment>
        <translation>logística</translation>
    </message>
    <message>
        <source>loo</source>
        <comment>validation</comment>
        <translation>dejar uno fuera</translation>
    </message>
    <message>
        <source>lsh</source>
        <comment>search</comment>
        <translation>hashing sensible a la localidad</translation>
    </message>
    <message>
        <source>mahalanobis</source>
        <comment>metric</comment>
        <translation>Mahalanobis</translation>
    </message>
    <message>
        <source>majority</source>
        <comment>rule</comment>
        <translation>mayoría</translation>
    </message>
    <message>
        <source>manhattan</source>
        <comment>metric</comment>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>order</comment>
        <translation>por margen</translation>
    </message>
    <message>
        <source>mdl</source>
        <comment>method</comment>
        <translation>MDL</translation>
    </message>
    <message>
        <source>mdl: count the possible cuts instead of the rows (Weka&apos;s -E).</source>
        <translation>mdl: contar los cortes posibles en lugar de las filas (-E de Weka).</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>method</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>rule</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>mean, median or product of the members&apos; probabilities, or the class that most of them predict.</source>
        <translation>media, mediana o producto de las probabilidades de los miembros, o la clase que predice la mayoría.</translation>
    </message>
    <message>
        <source>median</source>
        <comment>method</comment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>median</source>
        <comment>rule</comment>
        <translation>mediana</translation>
    </message>
    <message>
        <source>minkowski</source>
        <comment>metric</comment>
        <translation>Minkowski</translation>
    </message>
    <message>
        <source>misclassified</source>
        <comment>retain</comment>
        <translation>las mal clasificadas</translation>
    </message>
    <message>
        <source>ml</source>
        <comment>covariance</comment>
        <translation>máxima verosimilitud</translation>
    </message>
    <message>
        <source>nearest</source>
        <comment>empty</comment>
        <translation>la fila más cercana</translation>
    </message>
    <message>
        <source>new</source>
        <comment>retain</comment>
        <translation>las nuevas</translation>
    </message>
    <message>
        <source>nn-descent</source>
        <comment>search</comment>
        <translation>NN-descent</translation>
    </message>
    <message>
        <source>nominal</source>
        <comment>distribution</comment>
        <translation>nominal</translation>
    </message>
    <message>
        <source>none</source>
        <comment>drop</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>distribution</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>forget</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>old=new, old=new, …: labels that get one name become one label.</source>
        <translation>viejo=nuevo, viejo=nuevo, …: las etiquetas que reciben un mismo nombre se vuelven una.</translation>
    </message>
    <message>
        <source>once</source>
        <comment>drop</comment>
        <translation>de una vez</translation>
    </message>
    <message>
        <source>one-se</source>
        <comment>choose</comment>
        <translation>un error estándar</translation>
    </message>
    <message>
        <source>orthonormalized</source>
        <comment>embedding</comment>
        <translation>ortonormal</translation>
    </message>
    <message>
        <source>own</source>
        <comment>covariance</comment>
        <translation>una por clase</translation>
    </message>
    <message>
        <source>own</source>
        <comment>widths</comment>
        <translation>una para cada una</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>partial-distance</source>
        <comment>search</comment>
        <translation>distancia parcial</translation>
    </message>
    <message>
        <source>parzen</source>
        <comment>density</comment>
        <translation>Parzen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasadas</translation>
    </message>
    <message>
        <source>pca</source>
        <comment>init</comment>
        <translation>componentes principales</translation>
    </message>
    <message>
        <source>pearson</source>
        <comment>metric</comment>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>bounds_of</comment>
        <translation>distancias simples</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>embedding</comment>
        <translation>de longitud 1</translation>
    </message>
    <message>
        <source>poly</source>
        <comment>kernel</comment>
        <translation>polinómico</translation>
    </message>
    <message>
        <source>power</source>
        <comment>weights</comment>
        <translation>potencia</translation>
    </message>
    <message>
        <source>prior</source>
        <comment>empty</comment>
        <translation>proporciones a priori</translation>
    </message>
    <message>
        <source>product</source>
        <comment>rule</comment>
        <translation>producto</translation>
    </message>
    <message>
        <source>quadratic</source>
        <comment>fit_of</comment>
        <translation>cuadrática</translation>
    </message>
    <message>
        <source>quartic</source>
        <comment>kernel</comment>
        <translation>cuártico</translation>
    </message>
    <message>
        <source>random</source>
        <comment>centres</comment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>random</source>
        <comment>init</comment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>random</source>
        <comment>method</comment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>weights</comment>
        <translation>por rango</translation>
    </message>
    <message>
        <source>rbf</source>
        <comment>kernel</comment>
        <translation>gaussiano (RBF)</translation>
    </message>
    <message>
        <source>redundant</source>
        <comment>forget</comment>
        <translation>los redundantes</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>empty</comment>
        <translation>un error</translation>
    </message>
    <message>
        <source>relieff</source>
        <comment>method</comment>
        <translation>ReliefF</translation>
    </message>
    <message>
        <source>relieff: look at so many rows drawn by chance instead of all.</source>
        <translation>relieff: mirar tantas filas al azar en lugar de todas.</translation>
    </message>
    <message>
        <source>relieff: nearest rows of the same class and of each other class.</source>
        <translation>relieff: filas más cercanas de la misma clase y de cada otra.</translation>
    </message>
    <message>
        <source>relu</source>
        <comment>activation</comment>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>row</source>
        <comment>ties</comment>
        <translation>la primera fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>centres</comment>
        <translation>cada fila</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>of</comment>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>rows of L</source>
        <translation>filas de L</translation>
    </message>
    <message>
        <source>sequential</source>
        <comment>drop</comment>
        <translation>uno a uno</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>covariance</comment>
        <translation>común</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>metric</comment>
        <translation>vecinos comunes</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>ties</comment>
        <translation>compartir el lugar</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>widths</comment>
        <translation>común</translation>
    </message>
    <message>
        <source>shrunk</source>
        <comment>covariance</comment>
        <translation>contraída</translation>
    </message>
    <message>
        <source>shuffle</source>
        <comment>order</comment>
        <translation>barajado</translation>
    </message>
    <message>
        <source>shuffled</source>
        <comment>order</comment>
        <translation>barajado</translation>
    </message>
    <message>
        <source>similarity</source>
        <comment>weights</comment>
        <translation>similitud</translation>
    </message>
    <message>
        <source>splits</source>
        <comment>validation</comment>
        <translation>divisiones aleatorias</translation>
    </message>
    <message>
        <source>sqrt</source>
        <comment>max_features</comment>
        <translation>raíz</translation>
    </message>
    <message>
        <source>squared</source>
        <comment>bounds_of</comment>
        <translation>distancias al cuadrado</translation>
    </message>
    <message>
        <source>squared</source>
        <comment>weights</comment>
        <translation>inversa del cuadrado</translation>
    </message>
    <message>
        <source>stretch</source>
        <comment>factors</comment>
        <translation>estirar</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>recorridos</translation>
    </message>
    <message>
        <source>symmetric-uncertainty</source>
        <comment>method</comment>
        <translation>incertidumbre simétrica</translation>
    </message>
    <message>
        <source>tanh</source>
        <comment>activation</comment>
        <translation>tanh</translation>
    </message>
    <message>
        <source>tf-idf</source>
        <comment>values</comment>
        <translation>tf-idf</translation>
    </message>
    <message>
        <source>triangular</source>
        <comment>kernel</comment>
        <translation>triangular</translation>
    </message>
    <message>
        <source>tricube</source>
        <comment>weights</comment>
        <translation>tricúbico</translation>
    </message>
    <message>
        <source>triples</source>
        <translation>ternas</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>distribution</comment>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>kernel</comment>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>weights</comment>
        <translation>iguales</translation>
    </message>
    <message>
        <source>uniform: from 0 to 1; normal: mean 0, standard deviation 1; nominal: equally likely labels.</source>
        <translation>uniform: de 0 a 1; normal: media 0, desviación típica 1; nominal: etiquetas igual de probables.</translation>
    </message>
    <message>
        <source>value-given-class</source>
        <comment>vdm_shares</comment>
        <translation>valor dada la clase</translation>
    </message>
    <message>
        <source>vdm</source>
        <comment>metric</comment>
        <translation>VDM</translation>
    </message>
    <message>
        <source>votes</source>
        <comment>classify</comment>
        <translation>votos</translation>
    </message>
    <message>
        <source>votes of the nearest, or the class whose loss grows least with the row.</source>
        <translation>votos de los más cercanos, o la clase cuya pérdida menos crece con la fila.</translation>
    </message>
    <message>
        <source>vp-tree</source>
        <comment>search</comment>
        <translation>árbol de puntos de observación</translation>
    </message>
    <message>
        <source>weighted</source>
        <comment>embedding</comment>
        <translation>ponderada</translation>
    </message>
    <message>
        <source>weighted</source>
        <comment>metric</comment>
        <translation>ponderada</translation>
    </message>
    <message>
        <source>weka</source>
        <comment>preset</comment>
        <translation>Weka</translation>
    </message>
    <message>
        <source>weka rounds numeric values to their precision and integrates the normal density over it, as Weka&apos;s NaiveBayes does.</source>
        <translation>weka redondea los valores numéricos a su precisión e integra sobre ella la densidad normal, como NaiveBayes de Weka.</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>Puntuación z</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>γ of the poly and rbf kernels; auto is 1 / (attributes × variance of all cells).</source>
        <translation>γ de los núcleos poly y rbf; auto es 1 / (atributos × varianza de todas las celdas).</translation>
    </message>
    <message>
        <source>σ of exp(-d²/(2σ²)), in units of the distance; from the neighbouring centres if auto.</source>
        <translation>σ de exp(-d²/(2σ²)), en unidades de la distancia; si es auto, según los centros vecinos.</translation>
    </message>
</context>
<context>
    <name>PostHoc</name>
    <message>
        <source>Nemenyi</source>
        <translation>Nemenyi</translation>
    </message>
    <message>
        <source>Bonferroni-Dunn</source>
        <translation>Bonferroni-Dunn</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>Hochberg</source>
        <translation>Hochberg</translation>
    </message>
    <message>
        <source>Hommel</source>
        <translation>Hommel</translation>
    </message>
    <message>
        <source>Shaffer</source>
        <translation>Shaffer</translation>
    </message>
</context>
<context>
    <name>PotentialPage</name>
    <message>
        <source>{charged} of {n} rows carry the field; errors: {wrong}</source>
        <translation>{charged} de {n} filas sostienen el campo; errores: {wrong}</translation>
    </message>
    <message>
        <source>row {row} ({class_}): charge {charge}, radius {radius}</source>
        <translation>fila {row} ({class_}): carga {charge}, radio {radius}</translation>
    </message>
    <message>
        <source>Field of the charges</source>
        <translation>Campo de las cargas</translation>
    </message>
    <message>
        <source>Sweep {n} left no error: the charges are found.</source>
        <translation>La pasada {n} no dejó errores: las cargas están halladas.</translation>
    </message>
    <message>
        <source>Stopped after {n} sweeps; errors left: {wrong}.</source>
        <translation>Detenido; pasadas: {n}; errores que quedan: {wrong}.</translation>
    </message>
    <message>
        <source>Row {row}: {class_} did not win alone, so its charge grew to {charge}.</source>
        <translation>Fila {row}: {class_} no ganó sola, así que su carga creció a {charge}.</translation>
    </message>
    <message>
        <source>Row {row}: {class_} wins alone, nothing changes.</source>
        <translation>Fila {row}: {class_} gana sola, nada cambia.</translation>
    </message>
    <message>
        <source>Sweep {sweep}, next is row {row} ({place} of {n}).</source>
        <translation>Pasada {sweep}, sigue la fila {row} ({place} de {n}).</translation>
    </message>
    <message>
        <source>Distances are measured on the two attributes shown, {x} and {y}; the others are left out.</source>
        <translation>Las distancias se miden en los dos atributos mostrados, {x} e {y}; los demás no cuentan.</translation>
    </message>
    <message>
        <source>{n} rows of {all} are shown, drawn with seed {seed}.</source>
        <translation>Se muestran {n} filas de {all}, sorteadas con la semilla {seed}.</translation>
    </message>
    <message>
        <source>Rows without a place or a class are left out: {n}.</source>
        <translation>Filas sin lugar o sin clase, que no se usan: {n}.</translation>
    </message>
    <message>
        <source>Drag a charge to move it, or the ring of the chosen one to change its radius; the data stay as they are.</source>
        <translation>Arrastre una carga para moverla, o el anillo de la elegida para cambiar su radio; los datos no cambian.</translation>
    </message>
    <message>
        <source>Open a data set to make charges of its rows.</source>
        <translation>Abra un conjunto de datos para hacer cargas de sus filas.</translation>
    </message>
    <message>
        <source>Charges need classes: choose a nominal class in Data.</source>
        <translation>Las cargas necesitan clases: elija una clase nominal en Datos.</translation>
    </message>
    <message>
        <source>The field is drawn for up to {most} classes; this data set has {n}.</source>
        <translation>El campo se dibuja con hasta {most} clases; estos datos tienen {n}.</translation>
    </message>
    <message>
        <source>Charges need two rows with a class and two numeric attributes.</source>
        <translation>Las cargas necesitan dos filas con clase y dos atributos numéricos.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Pasada</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Look at the next row: if its class does not win alone, its charge grows by 1</source>
        <translation>Mirar la fila siguiente: si su clase no gana sola, su carga crece en 1</translation>
    </message>
    <message>
        <source>Look at all rows that are left of this sweep</source>
        <translation>Mirar todas las filas que quedan de esta pasada</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>All charges 0, in the places of their rows, with the shared radius</source>
        <translation>Todas las cargas 0, en el lugar de sus filas, con el radio común</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>Potencial</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>Radio de todas</translation>
    </message>
    <message>
        <source>In which order a sweep looks at the rows; shuffled by the scene&apos;s seed</source>
        <translation>En qué orden recorre una pasada las filas; mezclado con la semilla de la escena</translation>
    </message>
    <message>
        <source>How the potential of a charge falls with the distance</source>
        <translation>Cómo cae el potencial de una carga con la distancia</translation>
    </message>
    <message>
        <source>Of the potential 1/(r + a): it is 1/a in the very place</source>
        <translation>Del potencial 1/(r + a): en el lugar mismo vale 1/a</translation>
    </message>
    <message>
        <source>How far charges without a radius of their own act</source>
        <translation>Hasta dónde actúan las cargas sin radio propio</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>como en el archivo</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mezclado</translation>
    </message>
    <message>
        <source>Gaussian, exp(−r²/2)</source>
        <translation>Gaussiano, exp(−r²/2)</translation>
    </message>
    <message>
        <source>as of charges, 1/(r + a)</source>
        <translation>como de cargas, 1/(r + a)</translation>
    </message>
    <message>
        <source>Only rows with a charge</source>
        <translation>Solo filas con carga</translation>
    </message>
    <message>
        <source>List the rows that carry the field</source>
        <translation>Mostrar las filas que sostienen el campo</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>Page Up and Page Down choose a charge, arrows move it, [ and ] change its radius, Insert and Delete its charge, Space is a step</source>
        <translation>Re Pág y Av Pág eligen una carga, las flechas la mueven, [ y ] cambian su radio, Insertar y Suprimir su carga, Espacio es un paso</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Sweep until no row is an error</source>
        <translation>Hacer pasadas hasta que ninguna fila sea un error</translation>
    </message>
    <message>
        <source>Potential field</source>
        <translation>Campo potencial</translation>
    </message>
</context>
<context>
    <name>PredictPage</name>
    <message>
        <source>New rows</source>
        <translation>Filas nuevas</translation>
    </message>
    <message>
        <source>Open model…</source>
        <extracomment>The column of predictions in the file that is saved. What is to be predicted once the run&apos;s model is saved beside the session. The rows and the model of the answer shown.</extracomment>
        <translation>Abrir modelo…</translation>
    </message>
    <message>
        <source>Open a model file; you can also drop one onto this page</source>
        <translation>Abrir un archivo de modelo; también se puede soltar sobre esta página</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Guardar modelo…</translation>
    </message>
    <message>
        <source>Learn from all rows as this run did, and save the model</source>
        <translation>Aprender de todas las filas como esta ejecución y guardar el modelo</translation>
    </message>
    <message>
        <source>Close model</source>
        <translation>Cerrar modelo</translation>
    </message>
    <message>
        <source>Predict by the run that is shown again</source>
        <translation>Volver a predecir con la ejecución mostrada</translation>
    </message>
    <message>
        <source>Predict a file…</source>
        <translation>Predecir un archivo…</translation>
    </message>
    <message>
        <source>The columns may be in any order; the class may be missing</source>
        <translation>Las columnas pueden ir en cualquier orden; la clase puede faltar</translation>
    </message>
    <message>
        <source>Save predictions…</source>
        <translation>Guardar predicciones…</translation>
    </message>
    <message>
        <source>Save the rows with their predictions and probabilities</source>
        <translation>Guardar las filas con sus predicciones y probabilidades</translation>
    </message>
    <message>
        <source>The rows and what is predicted</source>
        <translation>Las filas y lo que se predice</translation>
    </message>
    <message>
        <source>Open a model, or run a classifier first.</source>
        <translation>Abra un modelo o ejecute antes un clasificador.</translation>
    </message>
    <message>
        <source>Show the data set of this run to use its model.</source>
        <translation>Muestre el conjunto de datos de esta ejecución para usar su modelo.</translation>
    </message>
    <message>
        <source>The model of run {n}: {title} on {data}.</source>
        <translation>El modelo de la ejecución {n}: {title} con {data}.</translation>
    </message>
    <message>
        <source>{file}: {plugin}, learned from {rows} rows of {data}, saved {when}.</source>
        <translation>{file}: {plugin}, aprendido de {rows} filas de {data}, guardado el {when}.</translation>
    </message>
    <message>
        <source>Needs {n} attributes: {names}.</source>
        <translation>Necesita {n} atributos: {names}.</translation>
    </message>
    <message>
        <source>Holds the types {types}.</source>
        <translation>Contiene los tipos {types}.</translation>
    </message>
    <message>
        <source>{n} rows of {data} by {model}</source>
        <translation>{n} filas de {data} con {model}</translation>
    </message>
    <message>
        <source>; {right} of {n} with a known class are right</source>
        <translation>; {right} aciertos de {n} con clase conocida</translation>
    </message>
    <message>
        <source>; mean absolute error {mae}</source>
        <translation>; error absoluto medio {mae}</translation>
    </message>
    <message>
        <source>; predicted {counts}</source>
        <translation>; predichas {counts}</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicha</translation>
    </message>
    <message>
        <source>Save model of {title}</source>
        <translation>Guardar el modelo de {title}</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Abrir modelo</translation>
    </message>
    <message>
        <source>Predict {name}</source>
        <translation>Predecir {name}</translation>
    </message>
    <message>
        <source>Match the columns by their places</source>
        <translation>Tomar las columnas por su posición</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Guardar modelo</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Save predictions</source>
        <translation>Guardar predicciones</translation>
    </message>
    <message>
        <source>{path} was written</source>
        <translation>Se guardó {path}</translation>
    </message>
</context>
<context>
    <name>PredictionsModel</name>
    <message>
        <source>Row</source>
        <extracomment>The columns before those of the classes.</extracomment>
        <translation>Fila</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadera</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicha</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Probability of {name}</source>
        <translation>Probabilidad de {name}</translation>
    </message>
    <message>
        <source>Score of {name}; no probability</source>
        <translation>Puntuación de {name}; no es una probabilidad</translation>
    </message>
</context>
<context>
    <name>PredictionsPage</name>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Wrong only</source>
        <extracomment>Of more selected rows the lines are not marked: it would stop the window.</extracomment>
        <translation>Solo errores</translation>
    </message>
    <message>
        <source>Leave out the rows that were predicted rightly</source>
        <translation>Omitir las filas predichas correctamente</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Save the lines that are shown, in their order</source>
        <translation>Guardar las líneas mostradas, en su orden</translation>
    </message>
    <message>
        <source>Tested rows with the scores of every class</source>
        <translation>Filas probadas con las puntuaciones de cada clase</translation>
    </message>
    <message>
        <source>Run a classifier to see its predictions here.</source>
        <translation>Ejecute un clasificador para ver aquí sus predicciones.</translation>
    </message>
    <message>
        <source>{n} lines, {wrong} wrong</source>
        <translation>{n} líneas, {wrong} con error</translation>
    </message>
    <message>
        <source>These rows are not those of the data set shown: they select nothing.</source>
        <translation>Estas filas no son las del conjunto de datos mostrado: no seleccionan nada.</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Save predictions</source>
        <translation>Guardar predicciones</translation>
    </message>
    <message>
        <source>{path} was written</source>
        <translation>Se guardó {path}</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Presenter: Page Down and Page Up walk, B blanks, F freezes, Shift+F11 leaves</source>
        <extracomment>How much larger the text becomes, and the largest it may be. Radius of the halo in pixels.</extracomment>
        <translation>Presentación: AvPág y RePág avanzan y retroceden, B oscurece, F congela, Mayús+F11 sale</translation>
    </message>
</context>
<context>
    <name>PreviewPlot</name>
    <message>
        <source>class</source>
        <extracomment>Pixels: less shows no shape.</extracomment>
        <translation>clase</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Las primeras filas del archivo</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>Type of {name}</source>
        <translation>Tipo de {name}</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>omitir</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Sorting all neighbours…</source>
        <translation>Ordenando todos los vecinos…</translation>
    </message>
    <message>
        <source>Compactness profile</source>
        <translation>Perfil de compacidad</translation>
    </message>
    <message>
        <source>Complete cross-validation</source>
        <translation>Validación cruzada completa</translation>
    </message>
    <message>
        <source>CCV of 1-NN: {value} (training rows: {train}, control rows: {test})</source>
        <translation>CCV de 1-NN: {value} (filas de entrenamiento: {train}, filas de control: {test})</translation>
    </message>
    <message>
        <source>Equal distances decide the order of neighbours (rows concerned: {ties}); CCV is between {low} and {high} over all such orders.</source>
        <translation>Hay distancias iguales que deciden el orden de los vecinos (filas afectadas: {ties}); entre todos esos órdenes, CCV va de {low} a {high}.</translation>
    </message>
    <message>
        <source>No equal distances decide the order of neighbours.</source>
        <translation>Ninguna distancia igual decide el orden de los vecinos.</translation>
    </message>
    <message>
        <source>Neighbours that carry 99 % of the weight: {m}.</source>
        <translation>Vecinos que reúnen el 99 % del peso: {m}.</translation>
    </message>
    <message>
        <source>This is the leave-one-out error.</source>
        <translation>Es el error de dejar uno fuera.</translation>
    </message>
    <message>
        <source>K(1)/L = {first}. {note}</source>
        <translation>K(1)/L = {first}. {note}</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Filas de entrenamiento</translation>
    </message>
    <message>
        <source>How many rows train in each partition; the others are tested</source>
        <translation>Cuántas filas entrenan en cada partición; las demás se prueban</translation>
    </message>
    <message>
        <source>All neighbours</source>
        <translation>Todos los vecinos</translation>
    </message>
    <message>
        <source>Draw the whole profile, not only the neighbours that have weight</source>
        <translation>Dibujar todo el perfil, no solo los vecinos que tienen peso</translation>
    </message>
    <message>
        <source>Neighbour m</source>
        <translation>Vecino m</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>bounds for equal distances</source>
        <extracomment>The share of the weight that the neighbours drawn at first have, and their least number. The share of the weight that is told of. At most so many neighbours are drawn one by one.</extracomment>
        <translation>límites por distancias iguales</translation>
    </message>
    <message>
        <source>Open a data set to see how compact its classes are.</source>
        <translation>Abra un conjunto de datos para ver lo compactas que son sus clases.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>K(m)/L: m-th neighbour of another class</source>
        <translation>K(m)/L: vecino m de otra clase</translation>
    </message>
    <message>
        <source>weight of m in CCV</source>
        <translation>peso de m en CCV</translation>
    </message>
    <message>
        <source>Control rows</source>
        <translation>Filas de control</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>máximo</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>iteration</source>
        <extracomment>An objective that spans more than this factor is drawn on a logarithmic axis. Values below this share of the largest count as 0 on the logarithmic axis.</extracomment>
        <translation>iteración</translation>
    </message>
    <message>
        <source>Objective against the iteration</source>
        <translation>Objetivo según la iteración</translation>
    </message>
    <message>
        <source>{name} from {first} to {last} in {n} iterations</source>
        <translation>{name} de {first} a {last} en {n} iteraciones</translation>
    </message>
    <message>
        <source>eigenvalues of M</source>
        <translation>autovalores de M</translation>
    </message>
    <message>
        <source>Eigenvalues of M against the iteration</source>
        <translation>Autovalores de M según la iteración</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>ganancia</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>aprendiendo</translation>
    </message>
    <message>
        <source>Nothing was learned yet.</source>
        <translation>Aún no se aprendió nada.</translation>
    </message>
    <message>
        <source>The metric was shaped by hand.</source>
        <translation>La métrica se hizo a mano.</translation>
    </message>
    <message>
        <source>{method}: in closed form, no iterations.</source>
        <translation>{method}: en forma cerrada, sin iteraciones.</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>convergió</translation>
    </message>
    <message>
        <source>not converged</source>
        <translation>no convergió</translation>
    </message>
    <message>
        <source>{method}: iteration {n}, {name} {value}</source>
        <translation>{method}: iteración {n}, {name} {value}</translation>
    </message>
</context>
<context>
    <name>ProjectionPage</name>
    <message>
        <source>Linear projection</source>
        <extracomment>The most rows drawn: they are moved while an axis is dragged.</extracomment>
        <translation>Proyección lineal</translation>
    </message>
    <message>
        <source>{name}: ({x}, {y})</source>
        <translation>{name}: ({x}, {y})</translation>
    </message>
    <message>
        <source>{} of the variance</source>
        <translation>{} de la varianza</translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>se dibujan {} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>the first {} columns</source>
        <translation>las primeras {} columnas</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Put the axes around a circle again</source>
        <translation>Volver a poner los ejes en círculo</translation>
    </message>
    <message>
        <source>Principal axes</source>
        <translation>Ejes principales</translation>
    </message>
    <message>
        <source>Put the axes where the plane shows the most variance</source>
        <translation>Poner los ejes donde el plano muestra más varianza</translation>
    </message>
    <message>
        <source>Each row is the sum of the axes, each times its standardised value. Drag a square; or choose one with [ and ], move it with the arrow keys, Delete takes it to the middle.</source>
        <translation>Cada fila es la suma de los ejes, cada uno por su valor estandarizado. Arrastre un cuadrado; o elija uno con [ y ], muévalo con las flechas, Supr lo lleva al centro.</translation>
    </message>
</context>
<context>
    <name>ProjectionPlot</name>
    <message>
        <source>axis</source>
        <translation>eje</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
</context>
<context>
    <name>ProtocolForm</name>
    <message>
        <source>Training set</source>
        <translation>Conjunto de entrenamiento</translation>
    </message>
    <message>
        <source>Supplied test set</source>
        <translation>Conjunto de prueba aparte</translation>
    </message>
    <message>
        <source>Cross-validation, folds</source>
        <translation>Validación cruzada, particiones</translation>
    </message>
    <message>
        <source>Leave-one-out</source>
        <translation>Dejar uno fuera</translation>
    </message>
    <message>
        <source>Split, training share</source>
        <translation>División, parte de entrenamiento</translation>
    </message>
    <message>
        <source>Tests on the rows it learned from: optimistic.</source>
        <translation>Prueba con las filas de las que aprendió: optimista.</translation>
    </message>
    <message>
        <source>Tests on a file with the same columns.</source>
        <translation>Prueba con un archivo de las mismas columnas.</translation>
    </message>
    <message>
        <source>Stratified: each fold has the classes in their shares.</source>
        <translation>Estratificada: cada partición guarda la proporción de las clases.</translation>
    </message>
    <message>
        <source>Each row is tested by a model that never saw it.</source>
        <translation>Cada fila la prueba un modelo que nunca la vio.</translation>
    </message>
    <message>
        <source>One part trains, the rest tests; stratified.</source>
        <translation>Una parte entrena, el resto prueba; estratificada.</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>Número de particiones</translation>
    </message>
    <message>
        <source>Share of the rows that train</source>
        <translation>Parte de las filas que entrena</translation>
    </message>
    <message>
        <source>Choose the test set</source>
        <translation>Elegir el conjunto de prueba</translation>
    </message>
    <message>
        <source>Deals the rows as Weka does with this seed, so that results can be compared row by row.</source>
        <translation>Reparte las filas como lo hace Weka con esta semilla; así se comparan los resultados fila por fila.</translation>
    </message>
    <message>
        <source>Learn the metric once, on all rows (optimistic)</source>
        <translation>Aprender la métrica una vez, con todas las filas (optimista)</translation>
    </message>
    <message>
        <source>The metric then sees the test rows; the badge METRIC:ALL says so.</source>
        <translation>La métrica ve entonces las filas de prueba; la marca METRIC:ALL lo avisa.</translation>
    </message>
    <message>
        <source>Choose the file of the test set first.</source>
        <translation>Primero elija el archivo del conjunto de prueba.</translation>
    </message>
    <message>
        <source>tested on the training set</source>
        <translation>evaluado con el conjunto de entrenamiento</translation>
    </message>
    <message>
        <source>test set {file}</source>
        <translation>conjunto de prueba {file}</translation>
    </message>
    <message>
        <source>{k}-fold cross-validation</source>
        <translation>validación cruzada de {k} particiones</translation>
    </message>
    <message>
        <source>leave-one-out</source>
        <translation>dejando uno fuera</translation>
    </message>
    <message>
        <source>{percent} % of the rows train</source>
        <translation>entrena el {percent} % de las filas</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Conjunto de prueba</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Weka&apos;s folds</source>
        <translation>Particiones de Weka</translation>
    </message>
</context>
<context>
    <name>PrototypesRoom</name>
    <message>
        <source>Compactness profile and complete cross-validation</source>
        <translation>Perfil de compacidad y validación cruzada completa</translation>
    </message>
    <message>
        <source>How safely each row lies inside its class</source>
        <translation>Con qué seguridad está cada fila dentro de su clase</translation>
    </message>
    <message>
        <source>Rows that do the work of all, selected by a method</source>
        <translation>Filas que hacen el trabajo de todas, seleccionadas por un método</translation>
    </message>
    <message>
        <source>Pages of the Prototypes lab</source>
        <translation>Páginas del taller de prototipos</translation>
    </message>
    <message>
        <source>Methods side by side, one decision of each at a time</source>
        <translation>Métodos lado a lado, una decisión de cada uno a la vez</translation>
    </message>
    <message>
        <source>Each row with the nearest of its class and its rival</source>
        <translation>Cada fila con la más cercana de su clase y su rival</translation>
    </message>
</context>
<context>
    <name>PseudoView</name>
    <message>
        <source>Pseudocode of KISSNN</source>
        <translation>Pseudocódigo de KISSNN</translation>
    </message>
    <message>
        <source>KISSNN (Algorithm 1)</source>
        <translation>KISSNN (algoritmo 1)</translation>
    </message>
    <message>
        <source>project (Algorithm 2)</source>
        <translation>proyectar (algoritmo 2)</translation>
    </message>
    <message>
        <source>S ← { },  D ← { }</source>
        <translation>S ← { },  D ← { }</translation>
    </message>
    <message>
        <source>for each row xᵢ</source>
        <translation>para cada fila xᵢ</translation>
    </message>
    <message>
        <source>   N⁺ ← V nearest of its class</source>
        <translation>   N⁺ ← V vecinas de su clase</translation>
    </message>
    <message>
        <source>   S gains x − xᵢ for x in N⁺</source>
        <translation>   S gana x − xᵢ, x en N⁺</translation>
    </message>
    <message>
        <source>   N⁻ ← V nearest of the others</source>
        <translation>   N⁻ ← V vecinas de otras</translation>
    </message>
    <message>
        <source>   D gains x − xᵢ for x in N⁻</source>
        <translation>   D gana x − xᵢ, x en N⁻</translation>
    </message>
    <message>
        <source>Σ_S ← covariance of S</source>
        <translation>Σ_S ← covarianza de S</translation>
    </message>
    <message>
        <source>Σ_D ← covariance of D</source>
        <translation>Σ_D ← covarianza de D</translation>
    </message>
    <message>
        <source>invert Σ_S and Σ_D</source>
        <translation>invertir Σ_S y Σ_D</translation>
    </message>
    <message>
        <source>R ← Σ_S⁻¹ − Σ_D⁻¹</source>
        <translation>R ← Σ_S⁻¹ − Σ_D⁻¹</translation>
    </message>
    <message>
        <source>M ← project(R)</source>
        <translation>M ← proyectar(R)</translation>
    </message>
    <message>
        <source>R = V Δ Vᵀ, eigenvalues in Δ</source>
        <translation>R = V Δ Vᵀ, autoval. en Δ</translation>
    </message>
    <message>
        <source>Δ₊ ← Δ, negative ones made 0</source>
        <translation>Δ₊ ← Δ, negativos a 0</translation>
    </message>
    <message>
        <source>return V Δ₊ Vᵀ</source>
        <translation>devolver V Δ₊ Vᵀ</translation>
    </message>
</context>
<context>
    <name>Pseudocode</name>
    <message>
        <source>drop the row without which the CCV is least, but not the last of a class</source>
        <extracomment>The lines of the bundled methods, which know no Qt, where the extraction tool finds them.</extracomment>
        <translation>descartar la fila sin la cual la CCV es mínima, pero no la última de una clase</translation>
    </message>
    <message>
        <source>repeat until enough are dropped</source>
        <translation>repetir hasta descartar bastantes</translation>
    </message>
    <message>
        <source>keep of each class the row with the greatest rival similarity</source>
        <translation>conservar de cada clase la fila con mayor similitud competitiva</translation>
    </message>
    <message>
        <source>keep the row with which the CCV is least, as long as it falls</source>
        <translation>conservar la fila con la que la CCV es mínima, mientras baje</translation>
    </message>
    <message>
        <source>keep the first row</source>
        <translation>conservar la primera fila</translation>
    </message>
    <message>
        <source>for each further row: keep it if its nearest kept row has another class</source>
        <translation>para cada fila siguiente: conservarla si la conservada más cercana es de otra clase</translation>
    </message>
    <message>
        <source>else pass over it</source>
        <translation>si no, pasarla por alto</translation>
    </message>
    <message>
        <source>for each row outside: keep it if its nearest kept row has another class</source>
        <translation>para cada fila de fuera: conservarla si la conservada más cercana es de otra clase</translation>
    </message>
    <message>
        <source>else leave it to the next pass</source>
        <translation>si no, dejarla para la próxima pasada</translation>
    </message>
    <message>
        <source>repeat until a pass keeps none</source>
        <translation>repetir hasta que una pasada no conserve ninguna</translation>
    </message>
    <message>
        <source>for each row: drop it if its nearest other kept row has its class</source>
        <translation>para cada fila: descartarla si la otra conservada más cercana es de su clase</translation>
    </message>
    <message>
        <source>else keep it</source>
        <translation>si no, conservarla</translation>
    </message>
    <message>
        <source>for each class: find a first rival with all others as rivals</source>
        <translation>para cada clase: hallar un primer rival, con todas las demás como rivales</translation>
    </message>
    <message>
        <source>for each class: keep the best row against the first rivals of the others</source>
        <translation>para cada clase: conservar la mejor fila frente a los primeros rivales de las demás</translation>
    </message>
    <message>
        <source>rows more similar to their prototype than theta, and prototypes, are done</source>
        <translation>las filas más similares a su prototipo que theta, y los prototipos, quedan listas</translation>
    </message>
    <message>
        <source>for each class with rows left: keep the best of them, and go to 3</source>
        <translation>para cada clase con filas restantes: conservar la mejor e ir a 3</translation>
    </message>
    <message>
        <source>merge identical rows: drop all but the lowest of a class</source>
        <translation>unir filas idénticas: descartar todas menos la primera de cada clase</translation>
    </message>
    <message>
        <source>for each row: keep it if a graph neighbour has another class</source>
        <translation>para cada fila: conservarla si un vecino en el grafo es de otra clase</translation>
    </message>
    <message>
        <source>else drop it</source>
        <translation>si no, descartarla</translation>
    </message>
    <message>
        <source>for each row: drop it if its k nearest others vote for another class</source>
        <translation>para cada fila: descartarla si sus k vecinas más cercanas votan otra clase</translation>
    </message>
    <message>
        <source>for each row left: drop it if its k nearest others left vote otherwise</source>
        <translation>para cada fila restante: descartarla si las k restantes más cercanas votan otra clase</translation>
    </message>
    <message>
        <source>repeat until a round drops none</source>
        <translation>repetir hasta que una ronda no descarte ninguna</translation>
    </message>
    <message>
        <source>for each row: drop it if its 1, 2 … or k nearest others vote otherwise</source>
        <translation>para cada fila: descartarla si sus 1, 2 … o k vecinas más cercanas votan otra clase</translation>
    </message>
    <message>
        <source>for each row: drop it if all its k nearest others have other classes</source>
        <translation>para cada fila: descartarla si sus k vecinas más cercanas son todas de otras clases</translation>
    </message>
    <message>
        <source>for each row: drop it if it and its nearest are each other&apos;s, of two classes</source>
        <translation>para cada fila: descartarla si ella y su vecina más cercana lo son mutuamente y de dos clases</translation>
    </message>
    <message>
        <source>shuffle the rows and keep the first of each class</source>
        <translation>barajar las filas y conservar la primera de cada clase</translation>
    </message>
    <message>
        <source>keep the next ones until there are enough</source>
        <translation>conservar las siguientes hasta que haya bastantes</translation>
    </message>
    <message>
        <source>drop the rows with a margin below delta</source>
        <translation>descartar las filas con margen menor que delta</translation>
    </message>
    <message>
        <source>keep of each class the row with the greatest margin</source>
        <translation>conservar de cada clase la fila con mayor margen</translation>
    </message>
    <message>
        <source>while more than l0 rows outside have a negative margin: keep the least</source>
        <translation>mientras más de l0 filas de fuera tengan margen negativo: conservar la de menor margen</translation>
    </message>
</context>
<context>
    <name>QueryControl</name>
    <message>
        <source>pinned: a click or Esc frees it</source>
        <extracomment>A pointer so many pixels from a row means it; whoever moves by pixels must get away.</extracomment>
        <translation>fijada: un clic o Esc la suelta</translation>
    </message>
    <message>
        <source>row {0} itself is left out, as in leave-one-out</source>
        <translation>la fila {0} no vota por sí misma, como dejando uno fuera</translation>
    </message>
    <message>
        <source>radius {0:.4g}   margin {1:.2f}</source>
        <translation>radio {0:.4g}   margen {1:.2f}</translation>
    </message>
    <message>
        <source>density k/nV {0:.3g}   Parzen {1:.3g}</source>
        <translation>densidad k/nV {0:.3g}   Parzen {1:.3g}</translation>
    </message>
    <message>
        <source>the outline cuts a ball in {0} attributes: {1} other rows within it are farther off in the rest</source>
        <translation>el contorno es el corte de una bola en {0} atributos: otras {1} filas dentro de él están más lejos en los demás</translation>
    </message>
    <message>
        <source>tie: the first class in order wins</source>
        <translation>empate: gana la primera clase en orden</translation>
    </message>
    <message>
        <source>neighbours among all {0} attributes, not in the plane</source>
        <translation>vecinos según los {0} atributos, no en el plano</translation>
    </message>
    <message>
        <source>votes of k-NN; the colours are {0}</source>
        <translation>votos de k-NN; los colores son de {0}</translation>
    </message>
    <message>
        <source>k = {0} of {1}: there are no more rows</source>
        <translation>k = {0} de {1}: no hay más filas</translation>
    </message>
    <message numerus="yes">
        <source>The vote stands without any %n row(s).</source>
        <translation>
            <numerusform>El voto se mantiene sin %n fila cualquiera.</numerusform>
            <numerusform>El voto se mantiene sin %n filas cualesquiera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list, but next in line: {rows}.</source>
        <translation>No están en la lista, pero son las siguientes: {rows}.</translation>
    </message>
</context>
<context>
    <name>QueryPanel</name>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>voto</translation>
    </message>
    <message>
        <source>Neighbours of the query</source>
        <translation>Vecinos de la consulta</translation>
    </message>
    <message>
        <source>In order of distance; keys , and . step through them</source>
        <translation>Por orden de distancia; las teclas , y . los recorren</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>The nearest rows as cards with their values; in bold what differs</source>
        <translation>Las filas más cercanas como fichas con sus valores; en negrita lo que difiere</translation>
    </message>
    <message>
        <source>Neighbours as cards</source>
        <translation>Vecinos como fichas</translation>
    </message>
    <message>
        <source>Cards of the neighbours</source>
        <translation>Fichas de los vecinos</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>votos</translation>
    </message>
    <message>
        <source>The votes of the query under every weighting and window</source>
        <translation>Los votos de la consulta con todos los pesos y ventanas</translation>
    </message>
    <message>
        <source>Voting microscope</source>
        <translation>Microscopio de votos</translation>
    </message>
</context>
<context>
    <name>QuickFields</name>
    <message>
        <source>auto</source>
        <extracomment>So many parameters stand in the bar. The scene sets the one, hardly anybody the other. Names of fields that scripts and lessons know. What frame and arrow of a combo box take, in pixels.</extracomment>
        <translation>auto</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Neighbours V of each kind</source>
        <translation>Vecinos V de cada clase de par</translation>
    </message>
    <message>
        <source>Neighbours of the same class and of other classes, for each row</source>
        <translation>Vecinos de la misma clase y de otras clases, para cada fila</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Covarianza</translation>
    </message>
    <message>
        <source>Covariance estimator</source>
        <translation>Estimador de la covarianza</translation>
    </message>
    <message>
        <source>How the covariances of the differences are estimated</source>
        <translation>Cómo se estiman las covarianzas de las diferencias</translation>
    </message>
    <message>
        <source>Shrinkage</source>
        <translation>Contracción</translation>
    </message>
    <message>
        <source>Weight of the round ball the covariance is drawn towards</source>
        <translation>Peso de la bola redonda hacia la que se lleva la covarianza</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automática</translation>
    </message>
    <message>
        <source>maximum likelihood</source>
        <translation>máxima verosimilitud</translation>
    </message>
    <message>
        <source>Ledoit-Wolf</source>
        <translation>Ledoit-Wolf</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>free shrinkage</source>
        <translation>contracción libre</translation>
    </message>
</context>
<context>
    <name>RaceBar</name>
    <message>
        <source>Reset</source>
        <extracomment>Steps in a second: fewest, most, at first.</extracomment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Back to the start (Home)</source>
        <translation>Volver al comienzo (Inicio)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back (Shift+F10)</source>
        <translation>Un paso atrás (Mayús+F10)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>One decision of every ticked method (F10)</source>
        <translation>Una decisión de cada método marcado (F10)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step by itself until the end (Space)</source>
        <translation>Avanzar solo hasta el final (Espacio)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>All steps at once (End)</source>
        <translation>Todos los pasos a la vez (Fin)</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Parámetros…</translation>
    </message>
    <message>
        <source>Parameters of the method whose pseudocode is shown</source>
        <translation>Parámetros del método cuyo pseudocódigo se muestra</translation>
    </message>
    <message>
        <source>Steps in a second</source>
        <translation>Pasos por segundo</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Ejes</translation>
    </message>
    <message>
        <source>of the scene</source>
        <translation>de la escena</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>ejes principales</translation>
    </message>
    <message>
        <source>{n} steps/s</source>
        <translation>{n} pasos/s</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>A Delaunay triangulation of more than {n} attributes takes too long</source>
        <extracomment>Seconds that one turn of the loop may take for steps. Seconds between two pictures on a long way. Milliseconds at rest after which fine regions are asked for. A race to the end goes this far: further than any. Above so many attributes a Delaunay triangulation is refused. Parameters that say how far rows are apart: those of the scene count. Classes that a picture tells apart, as in the fine regions. Steps of the race; each method stands there or at its end. The method and its steps that both planes show.</extracomment>
        <translation>Una triangulación de Delaunay de más de {n} atributos tarda demasiado</translation>
    </message>
    <message>
        <source>A Delaunay triangulation needs a Euclidean distance</source>
        <translation>Una triangulación de Delaunay requiere una distancia euclidiana</translation>
    </message>
    <message>
        <source>A Delaunay triangulation needs numbers without gaps</source>
        <translation>Una triangulación de Delaunay requiere números sin valores faltantes</translation>
    </message>
    <message>
        <source>Cancelled; F5 begins anew</source>
        <translation>Cancelado; F5 empieza de nuevo</translation>
    </message>
    <message>
        <source>All rows and their regions</source>
        <translation>Todas las filas y sus regiones</translation>
    </message>
    <message>
        <source>Tick a method to let it race.</source>
        <translation>Marque un método para que corra.</translation>
    </message>
    <message>
        <source>Kept rows and their regions</source>
        <translation>Filas conservadas y sus regiones</translation>
    </message>
    <message>
        <source>{method}: the worker decides…</source>
        <translation>{method}: calculando las decisiones…</translation>
    </message>
    <message>
        <source>{method}: not begun. F10 steps, Space plays.</source>
        <translation>{method}: sin empezar. F10 avanza, Espacio reproduce.</translation>
    </message>
    <message>
        <source>{method}, step {step}: {words}</source>
        <translation>{method}, paso {step}: {words}</translation>
    </message>
    <message>
        <source>{kept} of {rows} rows kept.</source>
        <translation>{kept} de {rows} filas conservadas.</translation>
    </message>
    <message>
        <source>Region change {share} ({changed} of {cells} cells).</source>
        <translation>Cambio de regiones {share} ({changed} de {cells} celdas).</translation>
    </message>
    <message>
        <source>principal axis {i} ({share})</source>
        <translation>eje principal {i} ({share})</translation>
    </message>
    <message>
        <source>The plane through the middle along the principal axes.</source>
        <translation>El plano por el centro a lo largo de los ejes principales.</translation>
    </message>
    <message numerus="yes">
        <source>%n other attribute(s) at the median.</source>
        <translation>
            <numerusform>%n atributo más en su mediana.</numerusform>
            <numerusform>%n atributos más en su mediana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Open a data set to let methods race on its rows.</source>
        <translation>Abra un conjunto de datos para que los métodos corran sobre sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservadas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in all.</source>
        <translation>
            <numerusform>%n fila en total.</numerusform>
            <numerusform>%n filas en total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RacePseudoView</name>
    <message>
        <source>Pseudocode: {method}</source>
        <extracomment>The line lit up, from 1; 0 for none.</extracomment>
        <translation>Pseudocódigo: {method}</translation>
    </message>
</context>
<context>
    <name>RaceRequests</name>
    <message>
        <source>Plane of the rows</source>
        <translation>Plano de las filas</translation>
    </message>
    <message>
        <source>Regions of prototypes</source>
        <translation>Regiones de los prototipos</translation>
    </message>
</context>
<context>
    <name>RaceTable</name>
    <message>
        <source>Methods of the race</source>
        <translation>Métodos de la carrera</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservadas</translation>
    </message>
    <message>
        <source>Rows that are prototypes now</source>
        <translation>Filas que ahora son prototipos</translation>
    </message>
    <message>
        <source>LOO error</source>
        <translation>Error LOO</translation>
    </message>
    <message>
        <source>Leave-one-out: the share of all rows that 1-NN among the other prototypes misclassifies</source>
        <translation>Dejar uno fuera: la proporción de todas las filas que 1-NN entre los demás prototipos clasifica mal</translation>
    </message>
    <message>
        <source>Region change</source>
        <translation>Cambio de regiones</translation>
    </message>
    <message>
        <source>The share of the plane whose class differs from that of 1-NN among all rows</source>
        <translation>La proporción del plano cuya clase difiere de la de 1-NN entre todas las filas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Decisions carried out, and those known so far</source>
        <translation>Decisiones realizadas, y las conocidas hasta ahora</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>What all decisions took</source>
        <translation>Lo que tardaron todas las decisiones</translation>
    </message>
    <message>
        <source>Cut off after {n} decisions</source>
        <translation>Cortado tras {n} decisiones</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <extracomment>A room&apos;s word as it may be broken, beside its plain text. Pixels above, between and below icon and word: where there is room, and at least. Characters of usual width that a line should not exceed. What of `AIR` each row has; the rail gives less where it would have to scroll.</extracomment>
        <translation>Salas</translation>
    </message>
    <message>
        <source>{} (Ctrl+{})</source>
        <translation>{} (Ctrl+{})</translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Comparisons / brute force (log)</source>
        <extracomment>The parameter of each approximate structure that buys recall, and its values. What they are compared with. Dashes and gaps of each curve; none for a solid line. Pixels: the legend of nine lines leaves the upper curves free.</extracomment>
        <translation>Comparaciones / fuerza bruta (log)</translation>
    </message>
    <message>
        <source>groups compared</source>
        <translation>grupos comparados</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>inicios</translation>
    </message>
    <message>
        <source>Recall against comparisons</source>
        <translation>Exhaustividad según las comparaciones</translation>
    </message>
    <message>
        <source>Run the approximate structures with growing parameters, and see what their recall costs.</source>
        <translation>Ejecute las estructuras aproximadas con parámetros crecientes y vea lo que cuesta su exhaustividad.</translation>
    </message>
    <message>
        <source>Queries of {name} that found fewer than k rows and were compared with all ({parameter}: queries): {counts}.</source>
        <translation>{name}: consultas que hallaron menos de k filas y se compararon con todas ({parameter}: consultas): {counts}.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparaciones</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>filas guardadas</translation>
    </message>
    <message>
        <source>Along a curve: {values}; of rows kept: {lists}.</source>
        <translation>A lo largo de una curva: {values}; de filas guardadas: {lists}.</translation>
    </message>
</context>
<context>
    <name>RecordWindow</name>
    <message>
        <source>Record a lesson</source>
        <translation>Grabar una lección</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Play it from this step</source>
        <translation>Reproducirla desde este paso</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Guardar...</translation>
    </message>
    <message>
        <source>Write the lesson into a file</source>
        <translation>Escribir la lección en un archivo</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Abrir...</translation>
    </message>
    <message>
        <source>Edit a lesson of a file</source>
        <translation>Editar una lección de un archivo</translation>
    </message>
    <message>
        <source>Delete step</source>
        <translation>Borrar el paso</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Quitar este paso</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move this step before the one above</source>
        <translation>Poner este paso antes del anterior</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Said once it is done</source>
        <translation>Se dice al terminar</translation>
    </message>
    <message>
        <source>Question to guess at</source>
        <translation>Pregunta para estimar</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Título de la lección</translation>
    </message>
    <message>
        <source>Text that is edited</source>
        <translation>Texto que se edita</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>The step ends when</source>
        <translation>El paso termina cuando</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Pointer at</source>
        <translation>Señala</translation>
    </message>
    <message>
        <source>Hidden controls</source>
        <translation>Controles ocultos</translation>
    </message>
    <message>
        <source>Guess from</source>
        <translation>Estimación de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Detener</translation>
    </message>
    <message>
        <source>● Record</source>
        <translation>● Grabar</translation>
    </message>
    <message>
        <source>Everything that is done in the window becomes a step</source>
        <translation>Todo lo que se hace en la ventana se convierte en un paso</translation>
    </message>
    <message>
        <source>Press Record and use the program: what is done becomes a step.</source>
        <translation>Pulse «Grabar» y use el programa: lo que haga se convierte en un paso.</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>Save lesson</source>
        <extracomment>What a thing done brought about is looked at when the window was quiet so often.</extracomment>
        <translation>Guardar lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Lecciones (*.lesson.json)</translation>
    </message>
    <message>
        <source>Lesson saved: {}</source>
        <translation>Lección guardada: {}</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json *.json)</source>
        <translation>Lecciones (*.lesson.json *.json)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Abrir lección</translation>
    </message>
    <message>
        <source>This lesson has what is written by hand only: {}</source>
        <translation>Esta lección tiene partes que solo se escriben a mano: {}</translation>
    </message>
</context>
<context>
    <name>RegionsLayer</name>
    <message>
        <source>Regions of the cut</source>
        <extracomment>Cells along a side while something moves, and once it rests. So long after the last move it rests. Pictures reach so much beyond the view, as a share of it, for a pan to come. Before the first answer. Below points, lines and balls.</extracomment>
        <translation>Regiones del corte</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Colour both planes by who wins there: k-NN under the metric shown. Of more than two attributes a cut through the means of the others.</source>
        <translation>Colorear ambos planos según quién gana allí: k-NN con la métrica mostrada. Con más de dos atributos, un corte por las medias de los demás.</translation>
    </message>
</context>
<context>
    <name>RegressionPage</name>
    <message>
        <source>Residuals</source>
        <translation>Residuos</translation>
    </message>
    <message>
        <source>On the line the prediction is right; the larger the point, the further off. Click a point to select its row; arrow keys walk by residual.</source>
        <extracomment>More points than this hide each other: so many are drawn, evenly by row. The sizes of the points in pixels, from no residual to the largest. So near, in pixels, a click means a point.</extracomment>
        <translation>En la línea la predicción es exacta; cuanto mayor el punto, más lejos. Un clic en un punto selecciona su fila; las flechas recorren según el residuo.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicho</translation>
    </message>
    <message>
        <source>{n} of {all} rows</source>
        <translation>{n} de {all} filas</translation>
    </message>
    <message>
        <source>Predicted against true values</source>
        <translation>Valores predichos frente a los verdaderos</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>Rows of an open data set that are taken, and the fewest. Places of the curve, those of the local fit, and rows of the table of weights. Values of k that a curve has at most.</extracomment>
        <translation>fila</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>residuo</translation>
    </message>
    <message>
        <source>row {row}: true {true}, predicted {predicted}</source>
        <translation>fila {row}: verdadero {true}, predicho {predicted}</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>Fewer than {n} rows with different x: the sine is shown instead.</source>
        <translation>Menos de {n} filas con x distintas: se muestra el seno.</translation>
    </message>
    <message>
        <source>Leave-one-out error</source>
        <translation>Error dejando uno fuera</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>sin parámetro</translation>
    </message>
    <message>
        <source>width</source>
        <translation>anchura</translation>
    </message>
    <message>
        <source>{name} (log)</source>
        <translation>{name} (log)</translation>
    </message>
    <message>
        <source>LOO error</source>
        <translation>error LOO</translation>
    </message>
    <message>
        <source>fitted curve</source>
        <translation>curva ajustada</translation>
    </message>
    <message>
        <source>fit at the query</source>
        <translation>ajuste en la consulta</translation>
    </message>
    <message>
        <source>bumps, scaled</source>
        <translation>campanas, a escala</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>sin ruido</translation>
    </message>
    <message>
        <source>pinned: Esc frees it</source>
        <translation>fijada: Esc la libera</translation>
    </message>
    <message>
        <source>Query {x}: predicted {y}.</source>
        <translation>Consulta {x}: predicho {y}.</translation>
    </message>
    <message numerus="yes">
        <source>Query {x}: predicted {y}, %n row(s) with a weight.</source>
        <translation>
            <numerusform>Consulta {x}: predicho {y}, %n fila con peso.</numerusform>
            <numerusform>Consulta {x}: predicho {y}, %n filas con peso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s). {method}. {query}</source>
        <translation>
            <numerusform>%n fila. {method}. {query}</numerusform>
            <numerusform>%n filas. {method}. {query}</numerusform>
        </translation>
    </message>
    <message>
        <source>Local regression</source>
        <translation>Regresión local</translation>
    </message>
    <message>
        <source>MSE {value}</source>
        <translation>ECM {value}</translation>
    </message>
    <message>
        <source>Mean squared error</source>
        <translation>Error cuadrático medio</translation>
    </message>
    <message>
        <source>Each row is predicted by a fit without it; centres are placed anew</source>
        <translation>Cada fila se predice con un ajuste sin ella; los centros se colocan de nuevo</translation>
    </message>
    <message>
        <source>Move to ask, click to pin; arrow keys move the query</source>
        <translation>Mueva para preguntar, haga clic para fijar; las flechas mueven la consulta</translation>
    </message>
    <message>
        <source>Rows with the greatest weights</source>
        <translation>Filas con los mayores pesos</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustado</translation>
    </message>
</context>
<context>
    <name>RegressionSetup</name>
    <message>
        <source>Data</source>
        <extracomment>Where the numbers come from besides the built-in curves: the data set of the session. The width on its slider, in shares of the range of x: the least, and the steps to 1. The most centres of an RBF network.</extracomment>
        <translation>Datos</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Sine with noise</source>
        <translation>Seno con ruido</translation>
    </message>
    <message>
        <source>Step with noise</source>
        <translation>Escalón con ruido</translation>
    </message>
    <message>
        <source>Line with outliers</source>
        <translation>Recta con atípicos</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Datos abiertos</translation>
    </message>
    <message>
        <source>E1: k nearest rows</source>
        <translation>E1: k filas más cercanas</translation>
    </message>
    <message>
        <source>E2: all rows, kernel</source>
        <translation>E2: todas las filas, núcleo</translation>
    </message>
    <message>
        <source>E3: k nearest, kernel</source>
        <translation>E3: k más cercanas, núcleo</translation>
    </message>
    <message>
        <source>Shepard&apos;s method</source>
        <translation>Método de Shepard</translation>
    </message>
    <message>
        <source>Parzen regression</source>
        <translation>Regresión de Parzen</translation>
    </message>
    <message>
        <source>Radial basis functions</source>
        <translation>Funciones de base radial</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>line</source>
        <translation>recta</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>cuadrática</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>triangular</translation>
    </message>
    <message>
        <source>Epanechnikov</source>
        <translation>Epanechnikov</translation>
    </message>
    <message>
        <source>quartic</source>
        <translation>cuártico</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussiano</translation>
    </message>
    <message>
        <source>every row</source>
        <translation>cada fila</translation>
    </message>
    <message>
        <source>random rows</source>
        <translation>filas al azar</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>rejilla</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-medias</translation>
    </message>
    <message>
        <source>Drawn with the scene&apos;s seed, or two columns of the open data set</source>
        <translation>Generados con la semilla de la escena, o dos columnas de los datos abiertos</translation>
    </message>
    <message>
        <source>Whose squared errors count around the query (Mitchell 8.3), Shepard&apos;s weights 1/d², the mean in a window, or a sum of Gaussian bumps</source>
        <translation>De qué filas cuentan los errores al cuadrado alrededor de la consulta (Mitchell 8.3), los pesos 1/d² de Shepard, la media en una ventana, o una suma de campanas gaussianas</translation>
    </message>
    <message>
        <source>Of the kernel or bump, in units of x</source>
        <translation>Del núcleo o de la campana, en unidades de x</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>The distance to neighbour k + 1; of bumps, the mean distance to the two nearest centres</source>
        <translation>La distancia al vecino k + 1; de las campanas, la distancia media a los dos centros más cercanos</translation>
    </message>
    <message>
        <source>Number of centres</source>
        <translation>Número de centros</translation>
    </message>
</context>
<context>
    <name>Repeating</name>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>Save as notebook…</source>
        <translation>Guardar como cuaderno…</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Notebook (*.ipynb);;Python (*.py)</source>
        <translation>Cuaderno (*.ipynb);;Python (*.py)</translation>
    </message>
    <message>
        <source>Save as notebook</source>
        <translation>Guardar como cuaderno</translation>
    </message>
    <message>
        <source>There is a report of runs, experiments and metrics only.</source>
        <translation>Solo hay informe de ejecuciones, experimentos y métricas.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Página (*.html)</translation>
    </message>
    <message>
        <source>Open data first.</source>
        <translation>Abra primero unos datos.</translation>
    </message>
    <message>
        <source>Export the scene as a page</source>
        <translation>Exportar la escena como página</translation>
    </message>
    <message>
        <source>There is nothing here to repeat yet.</source>
        <translation>Aquí aún no hay nada que repetir.</translation>
    </message>
    <message>
        <source>The script is on the clipboard; it lies best beside the data.</source>
        <translation>El programa está en el portapapeles; guárdelo junto a los datos.</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Se guardó {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>ReproductionPage</name>
    <message>
        <source>Reproduction</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Reproduce…</source>
        <translation>Reproducir…</translation>
    </message>
    <message>
        <source>Load an experiment of the thesis and start it</source>
        <translation>Cargar un experimento de la tesis e iniciarlo</translation>
    </message>
    <message>
        <source>Tables 2 and 3: four metrics, 27 data sets</source>
        <translation>Tablas 2 y 3: cuatro métricas, 27 conjuntos de datos</translation>
    </message>
    <message>
        <source>Table 5: five classifiers, 27 data sets</source>
        <translation>Tabla 5: cinco clasificadores, 27 conjuntos de datos</translation>
    </message>
    <message>
        <source>Folder of KEEL files…</source>
        <translation>Carpeta de archivos KEEL…</translation>
    </message>
    <message>
        <source>Where the data sets are: iris.dat, wine.dat and so on</source>
        <translation>Dónde están los conjuntos de datos: iris.dat, wine.dat, etc.</translation>
    </message>
    <message>
        <source>A table of the thesis</source>
        <translation>Una tabla de la tesis</translation>
    </message>
    <message>
        <source>{found} of {all} data sets found</source>
        <translation>{found} de {all} conjuntos de datos hallados</translation>
    </message>
    <message>
        <source>Statistics of the thesis</source>
        <translation>Estadísticas de la tesis</translation>
    </message>
    <message>
        <source>Looking for data sets</source>
        <translation>Buscando los conjuntos de datos</translation>
    </message>
    <message>
        <source>The folder of the KEEL data sets</source>
        <translation>La carpeta de los conjuntos de datos de KEEL</translation>
    </message>
</context>
<context>
    <name>ReproductionTables</name>
    <message>
        <source>data set</source>
        <extracomment>Decimals of printed and of measured scores. A printed number has lost this share of itself by rounding, at most.</extracomment>
        <translation>conjunto de datos</translation>
    </message>
    <message>
        <source>found</source>
        <translation>hallado</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>real</source>
        <translation>reales</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>enteros</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominales</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>clases</translation>
    </message>
    <message>
        <source>As printed; where a file says otherwise, printed / found. {n} rows differ.</source>
        <translation>Tal como se imprimió; donde un archivo dice otra cosa, impreso / hallado. Filas distintas: {n}.</translation>
    </message>
    <message>
        <source>not looked for yet</source>
        <translation>aún no buscado</translation>
    </message>
    <message>
        <source>in your folder</source>
        <translation>en su carpeta</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>incluido</translation>
    </message>
    <message>
        <source>OpenML</source>
        <translation>OpenML</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no hallado</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>As printed; nothing was measured yet. Reproduce runs the experiment.</source>
        <translation>Tal como se imprimió; aún no se midió nada. Reproducir ejecuta el experimento.</translation>
    </message>
    <message>
        <source>{name} {now} (printed {then})</source>
        <translation>{name} {now} (impreso {then})</translation>
    </message>
    <message>
        <source>× is printed divided by measured. Time as a multiple of {control}’s: {times}.</source>
        <translation>× es lo impreso dividido por lo medido. Tiempo como múltiplo del de {control}: {times}.</translation>
    </message>
    <message>
        <source>{n} scores compared: mean difference {mean} points, mean absolute difference {absolute}; {far} beyond {limit} points, in bold.</source>
        <translation>{n} puntuaciones comparadas: diferencia media {mean} puntos, diferencia absoluta media {absolute}; {far} a más de {limit} puntos, en negrita.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>impreso</translation>
    </message>
    <message>
        <source>from the printed scores</source>
        <translation>con lo impreso</translation>
    </message>
    <message>
        <source>Bold: what the printed scores give is not what is printed. Friedman without correction for ties, as in the thesis.</source>
        <translation>En negrita: lo que dan las puntuaciones impresas no es lo que se imprimió. Friedman sin corrección por empates, como en la tesis.</translation>
    </message>
    <message>
        <source>mean rank of {name}</source>
        <translation>rango medio de {name}</translation>
    </message>
    <message>
        <source>Friedman, p</source>
        <translation>p de Friedman</translation>
    </message>
    <message>
        <source>{what} at α = {alpha}</source>
        <translation>{what} con α = {alpha}</translation>
    </message>
    <message>
        <source>Holm, p of {name}</source>
        <translation>Holm, p de {name}</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>conclusión</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
</context>
<context>
    <name>ReproductionWords</name>
    <message>
        <source>Table 1</source>
        <translation>Tabla 1</translation>
    </message>
    <message>
        <source>The data sets</source>
        <translation>Los conjuntos de datos</translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation>Tabla 2</translation>
    </message>
    <message>
        <source>Accuracy of four metrics</source>
        <translation>Exactitud de cuatro métricas</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>Tabla 3</translation>
    </message>
    <message>
        <source>Seconds to learn</source>
        <translation>Segundos para aprender</translation>
    </message>
    <message>
        <source>Table 5</source>
        <translation>Tabla 5</translation>
    </message>
    <message>
        <source>Accuracy of five classifiers</source>
        <translation>Exactitud de cinco clasificadores</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Mean ranks, Friedman, Bonferroni-Dunn and Holm</source>
        <translation>Rangos medios, Friedman, Bonferroni-Dunn y Holm</translation>
    </message>
    <message>
        <source>Figure 9</source>
        <translation>Figura 9</translation>
    </message>
    <message>
        <source>Ranks of accuracy and of time</source>
        <translation>Rangos de exactitud y de tiempo</translation>
    </message>
    <message>
        <source>Figure 10</source>
        <translation>Figura 10</translation>
    </message>
    <message>
        <source>Five classifiers by rank</source>
        <translation>Cinco clasificadores por rango</translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation>Conclusiones</translation>
    </message>
    <message>
        <source>What the thesis concludes, judged by the numbers</source>
        <translation>Lo que la tesis concluye, juzgado por los números</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>What does not follow from the printed tables, and why</source>
        <translation>Qué no se deduce de las tablas impresas y por qué</translation>
    </message>
    <message>
        <source>Table {table}: ties were not corrected</source>
        <translation>Tabla {table}: empates sin corregir</translation>
    </message>
    <message>
        <source>The printed p = {printed} of Friedman’s test is the one without correction for ties; with it p = {corrected}.</source>
        <translation>El p = {printed} impreso de la prueba de Friedman es el que no corrige los empates; con corrección, p = {corrected}.</translation>
    </message>
    <message>
        <source>Table {table}: another p</source>
        <translation>Tabla {table}: otro p</translation>
    </message>
    <message>
        <source>The printed p = {printed} of Friedman’s test does not follow from the printed scores: p = {uncorrected} without and {corrected} with correction for ties.</source>
        <translation>El p = {printed} impreso de la prueba de Friedman no se deduce de las puntuaciones impresas: p = {uncorrected} sin corrección por empates y {corrected} con ella.</translation>
    </message>
    <message>
        <source>Table {table}: ranks of {n} data sets</source>
        <translation>Tabla {table}: rangos de {n} conjuntos de datos</translation>
    </message>
    <message>
        <source>The printed mean ranks are not those of the {rows} printed rows. They are those of {n}, the one more with the ranks {ranks}. Friedman’s p is then {friedman}, printed {printed}.</source>
        <translation>Los rangos medios impresos no son los de las {rows} filas impresas. Son los de {n}; la que falta, con los rangos {ranks}. El p de Friedman es entonces {friedman}; impreso, {printed}.</translation>
    </message>
    <message>
        <source>Table {table}: q of another table</source>
        <translation>Tabla {table}: q de otra tabla</translation>
    </message>
    <message>
        <source>The critical difference {printed_cd} uses q = {printed}. For {k} classifiers and α = {alpha} it is {q}, so CD = {cd}.</source>
        <translation>La diferencia crítica {printed_cd} usa q = {printed}. Para {k} clasificadores y α = {alpha} es {q}, y así CD = {cd}.</translation>
    </message>
    <message>
        <source>The printed q is that of {k} classifiers and α = {alpha}.</source>
        <translation>El q impreso es el de {k} clasificadores y α = {alpha}.</translation>
    </message>
    <message>
        <source>Figure 10: {classifier} is not apart</source>
        <translation>Figura 10: {classifier} no está aparte</translation>
    </message>
    <message>
        <source>Printed, {classifier} is {printed} ranks from the best, more than CD = {printed_cd}. From the printed rows it is {difference}, less than CD = {cd}.</source>
        <translation>En lo impreso, {classifier} está a {printed} rangos del mejor, más que CD = {printed_cd}. Con las filas impresas son {difference}, menos que CD = {cd}.</translation>
    </message>
    <message>
        <source>Table {table}: other mean ranks</source>
        <translation>Tabla {table}: otros rangos medios</translation>
    </message>
    <message>
        <source>The printed mean ranks do not follow from the printed scores: {ranks}.</source>
        <translation>Los rangos medios impresos no se deducen de las puntuaciones impresas: {ranks}.</translation>
    </message>
    <message>
        <source>Table {table}: thresholds of another α</source>
        <translation>Tabla {table}: umbrales de otro α</translation>
    </message>
    <message>
        <source>The caption says α = {caption}; the thresholds {thresholds} are those of α = {alpha}. For {caption} they are {right}.</source>
        <translation>El título dice α = {caption}; los umbrales {thresholds} son los de α = {alpha}. Para {caption} son {right}.</translation>
    </message>
    <message>
        <source>The decisions are the same.</source>
        <translation>Las decisiones son las mismas.</translation>
    </message>
    <message>
        <source>Table 6: {classifier} is not separated</source>
        <translation>Tabla 6: {classifier} no se distingue</translation>
    </message>
    <message>
        <source>Holm’s procedure at α = {alpha} is printed to separate {classifier} with z = {printed_z}, p = {printed}. From the printed rows z = {z}, p = {p}, above its threshold {threshold}: no difference is shown.</source>
        <translation>Según lo impreso, el procedimiento de Holm con α = {alpha} distingue {classifier} con z = {printed_z}, p = {printed}. Con las filas impresas z = {z}, p = {p}, por encima de su umbral {threshold}: no se muestra ninguna diferencia.</translation>
    </message>
    <message>
        <source>Table 1: {rows} of {n} data sets</source>
        <translation>Tabla 1: {rows} de {n} conjuntos de datos</translation>
    </message>
    <message>
        <source>Tables 2, 3 and 5 have {n} rows, table 1 has {rows}. Missing: {names}.</source>
        <translation>Las tablas 2, 3 y 5 tienen {n} filas; la tabla 1, {rows}. Faltan: {names}.</translation>
    </message>
    <message>
        <source>{control} has the best mean rank</source>
        <translation>{control} tiene el mejor rango medio</translation>
    </message>
    <message>
        <source>{control} is significantly better than {others}</source>
        <translation>{control} es significativamente mejor que {others}</translation>
    </message>
    <message>
        <source>no significant difference between {control} and {others}</source>
        <translation>ninguna diferencia significativa entre {control} y {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>no medido</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● se cumple</translation>
    </message>
    <message>
        <source>○ does not hold: {names}</source>
        <translation>○ no se cumple: {names}</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>Views of the run</source>
        <extracomment>The pages on which all chosen runs are drawn together. The run given to the page, or to be given when it is made. Whether the page that compares two comes to the front when two are chosen.</extracomment>
        <translation>Vistas de la ejecución</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>Table as CSV…</source>
        <extracomment>Pixels of a PNG for each point on the screen. The action that last took something out: ``pdf``, ``copyLatex``, …</extracomment>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>Table as CSV, a row for each score…</source>
        <translation>Tabla como CSV, una fila por puntuación…</translation>
    </message>
    <message>
        <source>Table as LaTeX…</source>
        <translation>Tabla como LaTeX…</translation>
    </message>
    <message>
        <source>Table as Markdown…</source>
        <translation>Tabla como Markdown…</translation>
    </message>
    <message>
        <source>Copy LaTeX</source>
        <translation>Copiar LaTeX</translation>
    </message>
    <message>
        <source>This figure as PNG…</source>
        <translation>Esta figura como PNG…</translation>
    </message>
    <message>
        <source>This figure as SVG…</source>
        <translation>Esta figura como SVG…</translation>
    </message>
    <message>
        <source>This figure as PDF…</source>
        <translation>Esta figura como PDF…</translation>
    </message>
    <message>
        <source>Copy this figure</source>
        <translation>Copiar esta figura</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>LaTeX copied</source>
        <translation>LaTeX copiado</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Guardar figura</translation>
    </message>
    <message>
        <source>Figure copied</source>
        <translation>Figura copiada</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Se guardó {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Views of the results</source>
        <extracomment>Old statistics stay bright for so long while new ones are computed. The page in front is up to date. As `ComparePage.experiment_wanted`, from whichever page.</extracomment>
        <translation>Vistas de los resultados</translation>
    </message>
    <message>
        <source>Give these views the whole height</source>
        <translation>Dar a estas vistas toda la altura</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
</context>
<context>
    <name>RivalsPage</name>
    <message>
        <source>Rivals</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Rivals of the rows</source>
        <extracomment>More rows than this take too long for the lane of pictures.</extracomment>
        <translation>Rivales de las filas</translation>
    </message>
    <message>
        <source>principal axis {i} ({share})</source>
        <translation>eje principal {i} ({share})</translation>
    </message>
    <message>
        <source>Rows by rival similarity</source>
        <translation>Filas por similitud competitiva</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Blue rows lie beside their own class, orange ones beside a rival; shapes are classes. A full line leads to the nearest of the own class (r), a dashed one to the rival (q). The arrow keys go from row to row.</source>
        <translation>Las filas azules están junto a su clase, las naranjas junto a un rival; las formas son clases. Una línea continua lleva a la más cercana de la propia clase (r), una discontinua al rival (q). Las flechas van de fila en fila.</translation>
    </message>
    <message>
        <source>No row has both another of its class and a rival.</source>
        <translation>Ninguna fila tiene a la vez otra de su clase y un rival.</translation>
    </message>
    <message>
        <source>Point at a row. Mean d = {mean}; rows with d &lt; 0: {wrong}.</source>
        <translation>Señale una fila. Media de d = {mean}; filas con d &lt; 0: {wrong}.</translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>Fila {row}</translation>
    </message>
    <message>
        <source>nearest of its class: row {row}, r = {r}</source>
        <translation>la más cercana de su clase: fila {row}, r = {r}</translation>
    </message>
    <message>
        <source>no other row of its class</source>
        <translation>ninguna otra fila de su clase</translation>
    </message>
    <message>
        <source>rival: row {row}, q = {q}</source>
        <translation>rival: fila {row}, q = {q}</translation>
    </message>
    <message>
        <source>no rival</source>
        <translation>sin rival</translation>
    </message>
    <message>
        <source>Open a data set to see the rivals of its rows.</source>
        <translation>Abra un conjunto de datos para ver los rivales de sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Nearest own</source>
        <translation>Propia más cercana</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Distances are those of all attributes, not of the two axes.</source>
        <translation>Las distancias son las de todos los atributos, no las de los dos ejes.</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>The class {name} is not nominal: choose another in Data.</source>
        <extracomment>More rows than this cannot be drawn and searched again between two frames. What is offered instead. What of the scene changes what the room shows, by its name in the scene bar. What folds after a run, in rooms that are set up.</extracomment>
        <translation>La clase {name} no es nominal: elija otra en Datos.</translation>
    </message>
    <message>
        <source>Open Data</source>
        <translation>Abrir Datos</translation>
    </message>
    <message>
        <source>Open a data set first.</source>
        <translation>Primero abra un conjunto de datos.</translation>
    </message>
    <message>
        <source>There is nothing to learn from: paint or add rows first.</source>
        <translation>No hay nada de lo que aprender: pinte o añada filas primero.</translation>
    </message>
    <message>
        <source>{rows} rows are more than this room draws live ({limit}).</source>
        <translation>{rows} filas son más de las que esta sala dibuja en vivo ({limit}).</translation>
    </message>
    <message>
        <source>Take a sample of {rows}</source>
        <translation>Tomar una muestra de {rows}</translation>
    </message>
</context>
<context>
    <name>RoomMemory</name>
    <message>
        <source>An experiment was not finished: {folder}</source>
        <translation>Un experimento quedó sin terminar: {folder}</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>The file of an experiment inside its folder of results.</extracomment>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Scalable picture (*.svg);;Picture (*.png);;Page (*.pdf)</source>
        <extracomment>What a target that begins with a dot is relative to. The id in the room&apos;s list; the middle word of the names of its widgets.</extracomment>
        <translation>Imagen escalable (*.svg);;Imagen (*.png);;Página (*.pdf)</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Se guardó {}</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message>
        <source>{} rows are too many for the clipboard: save them instead</source>
        <translation>{} filas son demasiadas para el portapapeles: guárdelas en un archivo</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>%n fila copiada</numerusform>
            <numerusform>%n filas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>El portapapeles no contiene texto</translation>
    </message>
    <message>
        <source>change the class</source>
        <translation>cambiar la clase</translation>
    </message>
    <message>
        <source>relabel {} rows</source>
        <translation>reetiquetar {} filas</translation>
    </message>
    <message>
        <source>delete {} rows</source>
        <translation>eliminar {} filas</translation>
    </message>
</context>
<context>
    <name>RowSelection</name>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>%n fila seleccionada</numerusform>
            <numerusform>%n filas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {}</source>
        <translation>Fila {}</translation>
    </message>
</context>
<context>
    <name>RowSpots</name>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
</context>
<context>
    <name>RowsPanel</name>
    <message>
        <source>Rows</source>
        <extracomment>Similar rows that a message lists.</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Añadir fila</translation>
    </message>
    <message>
        <source>Add an empty row at the end</source>
        <translation>Añadir una fila vacía al final</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>Eliminar filas</translation>
    </message>
    <message>
        <source>Delete the selected rows (Del)</source>
        <translation>Eliminar las filas seleccionadas (Supr)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Add rows from the clipboard, or fill cells (Ctrl+V)</source>
        <translation>Añadir filas del portapapeles o rellenar celdas (Ctrl+V)</translation>
    </message>
    <message>
        <source>Paste over</source>
        <translation>Pegar encima</translation>
    </message>
    <message>
        <source>Write the clipboard over the cells from the current one on</source>
        <translation>Escribir el portapapeles sobre las celdas desde la actual</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Buscar similares</translation>
    </message>
    <message>
        <source>Select the k rows most like the selected one, by the metric, the scale and the k of the scene</source>
        <translation>Seleccionar las k filas más parecidas a la seleccionada, según la métrica, la escala y el k de la escena</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a text or a number (Ctrl+F)</source>
        <translation>Buscar un texto o un número (Ctrl+F)</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Ordenando</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>Similar rows</source>
        <translation>Filas similares</translation>
    </message>
    <message>
        <source>Most like row {row}, with distances: {rows}</source>
        <translation>Las más parecidas a la fila {row}, con sus distancias: {rows}</translation>
    </message>
    <message>
        <source>edit cell</source>
        <translation>editar celda</translation>
    </message>
    <message>
        <source>add row</source>
        <translation>añadir fila</translation>
    </message>
    <message>
        <source>delete {n} rows</source>
        <translation>eliminar {n} filas</translation>
    </message>
    <message>
        <source>{n} rows are too many for the clipboard: save them instead.</source>
        <translation>{n} filas son demasiadas para el portapapeles: guárdelas en un archivo.</translation>
    </message>
    <message>
        <source>paste {n} rows</source>
        <translation>pegar {n} filas</translation>
    </message>
    <message>
        <source>paste over {n} rows</source>
        <translation>pegar encima de {n} filas</translation>
    </message>
    <message>
        <source>{n} rows are too many to paste: open them as a file.</source>
        <translation>{n} filas son demasiadas para pegar: ábralas como archivo.</translation>
    </message>
    <message>
        <source>The clipboard holds no rows</source>
        <translation>El portapapeles no contiene filas</translation>
    </message>
</context>
<context>
    <name>RunColumns</name>
    <message>
        <source>Number of the run</source>
        <extracomment>In the order of the model; a view shows the figures beside each other.</extracomment>
        <translation>Número de la ejecución</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>Accuracy in percent; R² for a numeric class</source>
        <translation>Exactitud en porcentaje; R² para una clase numérica</translation>
    </message>
    <message>
        <source>How the figures were estimated</source>
        <translation>Cómo se estimaron las cifras</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Seconds for the whole run</source>
        <translation>Segundos de toda la ejecución</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Area under the ROC curve: mean of the classes, each against the rest, weighted by its rows</source>
        <translation>Área bajo la curva ROC: media de las clases, cada una contra las demás, ponderada por sus filas</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall: mean of the classes, weighted by their rows</source>
        <translation>Media armónica de precisión y exhaustividad: media de las clases, ponderada por sus filas</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Agreement beyond chance (Cohen)</source>
        <translation>Acuerdo más allá del azar (Cohen)</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation of truth and answer, over all classes, -1 to 1</source>
        <translation>Correlación de Matthews entre verdad y respuesta, sobre todas las clases, de -1 a 1</translation>
    </message>
    <message>
        <source>Training, s</source>
        <translation>Entrenamiento, s</translation>
    </message>
    <message>
        <source>Seconds of training, all folds together</source>
        <translation>Segundos de entrenamiento, todas las particiones juntas</translation>
    </message>
    <message>
        <source>Prediction, s</source>
        <translation>Predicción, s</translation>
    </message>
    <message>
        <source>Seconds of predicting, all folds together</source>
        <translation>Segundos de predicción, todas las particiones juntas</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Exactitud, %</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Modo</translation>
    </message>
</context>
<context>
    <name>RunDesk</name>
    <message>
        <source>{plugin} cannot be chosen for these data.</source>
        <translation>{plugin} no puede elegirse para estos datos.</translation>
    </message>
    <message>
        <source>The settings of run {n} are in the form; Run (F5) tests them.</source>
        <translation>Los ajustes de la ejecución {n} están en el formulario; Ejecutar (F5) los prueba.</translation>
    </message>
    <message>
        <source>{title}, {badge}</source>
        <translation>{title}, {badge}</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard.</source>
        <translation>La receta está en el portapapeles.</translation>
    </message>
    <message numerus="yes">
        <source>forget %n run(s)</source>
        <translation>
            <numerusform>olvidar %n ejecución</numerusform>
            <numerusform>olvidar %n ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) forgotten; Undo brings them back</source>
        <translation>
            <numerusform>%n ejecución olvidada; Deshacer la recupera</numerusform>
            <numerusform>%n ejecuciones olvidadas; Deshacer las recupera</numerusform>
        </translation>
    </message>
    <message>
        <source>rename run {n}</source>
        <translation>cambiar el nombre de la ejecución {n}</translation>
    </message>
</context>
<context>
    <name>RunMenu</name>
    <message>
        <source>Settings into the form (Enter)</source>
        <extracomment>What the menu holds, from the top; another entry is one more line here.</extracomment>
        <translation>Ajustes al formulario (Intro)</translation>
    </message>
    <message>
        <source>Put classifier, parameters and test option back</source>
        <translation>Recuperar clasificador, parámetros y opción de prueba</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Ejecutar de nuevo</translation>
    </message>
    <message>
        <source>Repeat this run on its data set, whatever the form says</source>
        <translation>Repetir esta ejecución con su conjunto de datos, diga lo que diga el formulario</translation>
    </message>
    <message>
        <source>Run on this data</source>
        <translation>Ejecutar con estos datos</translation>
    </message>
    <message>
        <source>Repeat this run on the data set that is shown</source>
        <translation>Repetir esta ejecución con el conjunto de datos mostrado</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Copiar receta</translation>
    </message>
    <message>
        <source>Copy an experiment file that repeats this run</source>
        <translation>Copiar un archivo de experimento que repite esta ejecución</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Guardar modelo…</translation>
    </message>
    <message>
        <source>Learn from all rows as this run did, and save the model</source>
        <translation>Aprender de todas las filas como esta ejecución y guardar el modelo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Show the tree that this classifier grows</source>
        <translation>Mostrar el árbol que construye este clasificador</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Show where the wrong answers lie, and why</source>
        <translation>Mostrar dónde están las respuestas erróneas y por qué</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Cambiar nombre (F2)</translation>
    </message>
    <message>
        <source>Give the run another title</source>
        <translation>Dar otro título a la ejecución</translation>
    </message>
    <message>
        <source>Forget the chosen runs</source>
        <translation>Olvidar las ejecuciones elegidas</translation>
    </message>
    <message>
        <source>Take the chosen runs off the list; undo brings them back</source>
        <translation>Quitar de la lista las ejecuciones elegidas; deshacer las recupera</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>RunNotes</name>
    <message>
        <source>{learner}: {text} (data sets: {names}; folds: {n})</source>
        <translation>{learner}: {text} (conjuntos: {names}; particiones: {n})</translation>
    </message>
    <message>
        <source>{warning} Further warnings: {n}, see Details.</source>
        <translation>{warning} Otras advertencias: {n}, véase Detalles.</translation>
    </message>
    <message>
        <source>Cancelled: {done} of {total} folds are stored; Run goes on from there.</source>
        <translation>Cancelado: se guardaron {done} de {total} particiones; Ejecutar sigue desde ahí.</translation>
    </message>
    <message>
        <source>{n} folds failed; {learner} on {data}: {text}</source>
        <translation>Particiones fallidas: {n}; {learner} con {data}: {text}</translation>
    </message>
    <message>
        <source>Experiment done: {done} of {total} cells</source>
        <translation>Experimento terminado: {done} de {total} celdas</translation>
    </message>
</context>
<context>
    <name>RunQueue</name>
    <message>
        <source>{title} ({n} of {total})</source>
        <translation>{title} ({n} de {total})</translation>
    </message>
</context>
<context>
    <name>RunsModel</name>
    <message>
        <source>Run</source>
        <translation>Ejec.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Copiar receta</translation>
    </message>
    <message>
        <source>Copy all that is needed to repeat the run</source>
        <translation>Copiar todo lo necesario para repetir la ejecución</translation>
    </message>
    <message>
        <source>Forget this run</source>
        <translation>Olvidar esta ejecución</translation>
    </message>
    <message>
        <source>Take the run off the list</source>
        <translation>Quitar la ejecución de la lista</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Runs</source>
        <extracomment>Where the choice of columns and their order is kept: in `Settings.rooms` of the room.</extracomment>
        <translation>Ejecuciones</translation>
    </message>
</context>
<context>
    <name>SceneBar</name>
    <message>
        <source>[A] | B</source>
        <extracomment>So many letters of the metric&apos;s name stand on its button. Lessons know the action of the learned metric by its first method.</extracomment>
        <translation>[A] | B</translation>
    </message>
    <message>
        <source>A | [B]</source>
        <translation>A | [B]</translation>
    </message>
    <message>
        <source>Scene {} is shown</source>
        <translation>Se muestra la escena {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} filas</translation>
    </message>
    <message>
        <source>{room} does not use this.</source>
        <translation>{room} no usa esto.</translation>
    </message>
    <message>
        <source>Learned: {name}</source>
        <translation>Aprendida: {name}</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>Two scenes to compare: change over to the other one. Hold \ to see it for a moment</source>
        <translation>Dos escenas para comparar: cambiar a la otra. Mantener \ para verla un momento</translation>
    </message>
    <message>
        <source>Make both scenes the same</source>
        <translation>Igualar las dos escenas</translation>
    </message>
    <message>
        <source>The other scene becomes the one shown now</source>
        <translation>La otra escena pasa a ser la que se muestra ahora</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
    <message>
        <source>Measure distances with this metric</source>
        <translation>Medir las distancias con esta métrica</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>The data set all rooms show</source>
        <translation>El conjunto de datos que muestran todas las salas</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The attribute on the horizontal axis</source>
        <translation>El atributo del eje horizontal</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The attribute on the vertical axis</source>
        <translation>El atributo del eje vertical</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scaling before any distance; fitted inside each fold</source>
        <translation>Escalado antes de toda distancia; se ajusta en cada partición</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>The distance; the sign is its unit ball</source>
        <translation>La distancia; el signo es su bola unidad</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Exponent of the Minkowski distance</source>
        <translation>Exponente de la distancia de Minkowski</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>How many neighbours vote</source>
        <translation>Cuántos vecinos votan</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of everything random</source>
        <translation>Semilla de todo lo aleatorio</translation>
    </message>
</context>
<context>
    <name>SchemesView</name>
    <message>
        <source>votes</source>
        <extracomment>The role of the shares of a line, a list of floats.</extracomment>
        <translation>votos</translation>
    </message>
    <message>
        <source>Weights of the k nearest and of all rows; windows to neighbour k + 1, and of the radius r</source>
        <translation>Pesos de las k filas más cercanas y de todas; ventanas hasta el vecino k + 1 y de radio r</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>Share of each class in the votes</source>
        <translation>Parte de cada clase en los votos</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineal</translation>
    </message>
    <message>
        <source>all rows, 1/d²</source>
        <translation>todas, 1/d²</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>fixed k: {n} rows within {r}</source>
        <translation>k fijo: filas: {n}, radio {r}</translation>
    </message>
    <message>
        <source>fixed radius: {n} rows within {r}</source>
        <translation>radio fijo: filas: {n}, radio {r}</translation>
    </message>
    <message>
        <source>Votes under every weighting</source>
        <translation>Votos con todos los pesos</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Of the fixed windows; auto: the mean distance to the k-th neighbour</source>
        <translation>De las ventanas fijas; auto: la distancia media al k-ésimo vecino</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <extracomment>More combinations have no row in the table.</extracomment>
        <translation>Exactitud, %</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Combinations by accuracy</source>
        <translation>Combinaciones por exactitud</translation>
    </message>
    <message>
        <source>Accuracy of each combination of parameters</source>
        <translation>Exactitud de cada combinación de parámetros</translation>
    </message>
    <message>
        <source>Each fold chose its own parameters on its training rows alone</source>
        <translation>Cada partición eligió sus parámetros solo con sus filas de entrenamiento</translation>
    </message>
    <message>
        <source>Chosen on all rows: {params}, accuracy {score} ± {error}</source>
        <translation>Elegido con todas las filas: {params}, exactitud {score} ± {error}</translation>
    </message>
    <message>
        <source>From {low} (light) to {high} (full); frame: chosen, dot: best</source>
        <translation>De {low} (claro) a {high} (intenso); marco: elegida, punto: la mejor</translation>
    </message>
    <message>
        <source>Chosen inside the folds</source>
        <translation>Elegido dentro de las particiones</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) tried.</source>
        <translation>
            <numerusform>%n combinación probada.</numerusform>
            <numerusform>%n combinaciones probadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best score is optimistic: the same rows chose it.</source>
        <translation>La mejor exactitud es optimista: la eligieron las mismas filas.</translation>
    </message>
    <message>
        <source>Estimate with a new choice in each fold: {score} [{badge}].</source>
        <translation>Estimación con una nueva elección en cada partición: {score} [{badge}].</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
</context>
<context>
    <name>SearchRoom</name>
    <message>
        <source>The search of one query in a tree, step by step</source>
        <translation>La búsqueda de una consulta en un árbol, paso a paso</translation>
    </message>
    <message>
        <source>All search structures on the same queries</source>
        <translation>Todas las estructuras de búsqueda con las mismas consultas</translation>
    </message>
    <message>
        <source>What approximate structures compare, and what they find</source>
        <translation>Lo que comparan y lo que encuentran las estructuras aproximadas</translation>
    </message>
    <message>
        <source>What trees compare as the number of attributes grows</source>
        <translation>Lo que comparan los árboles cuando crece el número de atributos</translation>
    </message>
    <message>
        <source>Pages of the Search lab</source>
        <translation>Páginas del taller de búsqueda</translation>
    </message>
</context>
<context>
    <name>SearchSteps</name>
    <message>
        <source>d(q, box)</source>
        <translation>d(q, caja)</translation>
    </message>
    <message>
        <source>all rows ({rows})</source>
        <translation>todas las filas ({rows})</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>pruned: {why}</source>
        <translation>podado: {why}</translation>
    </message>
    <message>
        <source>visited: {why}</source>
        <translation>visitado: {why}</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitado</translation>
    </message>
    <message>
        <source>Node (rows)</source>
        <translation>Nodo (filas)</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Nodes of the tree that the search came to</source>
        <translation>Nodos del árbol a los que llegó la búsqueda</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Prototypes on two attributes</source>
        <extracomment>Pixels of the form beside the plane. The method and the parameters that run, or ran.</extracomment>
        <translation>Prototipos en dos atributos</translation>
    </message>
    <message>
        <source>Selecting…</source>
        <translation>Seleccionando…</translation>
    </message>
    <message>
        <source>Choose a method and run it on all rows.</source>
        <translation>Elija un método y ejecútelo con todas las filas.</translation>
    </message>
    <message>
        <source>Prototypes: {kept} of {rows} rows. Errors of 1-NN on all rows: {errors} ({share}); leave-one-out: {loo}</source>
        <translation>Prototipos: {kept} de {rows} filas. Errores de 1-NN en todas las filas: {errors} ({share}); dejando uno fuera: {loo}</translation>
    </message>
    <message>
        <source>Prototypes are ringed, other rows faint.</source>
        <translation>Los prototipos llevan un anillo; las demás filas se ven tenues.</translation>
    </message>
    <message>
        <source>Steps: {steps}; time: {seconds} s.</source>
        <translation>Pasos: {steps}; tiempo: {seconds} s.</translation>
    </message>
    <message>
        <source>Only a part of the other rows is drawn.</source>
        <translation>Solo se dibuja una parte de las demás filas.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Select prototypes among all rows (F5)</source>
        <translation>Seleccionar prototipos entre todas las filas (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop the selection</source>
        <translation>Detener la selección</translation>
    </message>
    <message>
        <source>Select these rows</source>
        <translation>Seleccionar estas filas</translation>
    </message>
    <message>
        <source>Make the prototypes the selection in all rooms</source>
        <translation>Hacer de los prototipos la selección en todas las salas</translation>
    </message>
    <message>
        <source>Open a data set to select prototypes among its rows.</source>
        <translation>Abra un conjunto de datos para seleccionar prototipos entre sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Prototype</source>
        <translation>Prototipo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>SessionAutosave</name>
    <message>
        <source>{}; kept as {}</source>
        <translation>{}; se conserva como {}</translation>
    </message>
    <message>
        <source>{}; {} stays as it is</source>
        <translation>{}; {} se deja como está</translation>
    </message>
    <message>
        <source>The session cannot be saved ({reason}). The one saved last stays as it is; every 10 s there is another attempt.</source>
        <translation>No se puede guardar la sesión ({reason}). La última guardada se conserva; cada 10 s se intenta de nuevo.</translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Opening the session {}</source>
        <translation>Abriendo la sesión {}</translation>
    </message>
    <message>
        <source>opening it was cancelled</source>
        <translation>se canceló la apertura</translation>
    </message>
</context>
<context>
    <name>SettingsAutosave</name>
    <message>
        <source>The settings cannot be saved ({reason}): {path}</source>
        <extracomment>their lists too, so they are compared rather than announced.</extracomment>
        <translation>No se pueden guardar los ajustes ({reason}): {path}</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message numerus="yes">
        <source>%n plugin(s) of others found</source>
        <extracomment>Per cent of the system&apos;s size of text.</extracomment>
        <translation>
            <numerusform>%n complemento ajeno encontrado</numerusform>
            <numerusform>%n complementos ajenos encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of plugins</source>
        <translation>Carpeta de complementos</translation>
    </message>
    <message>
        <source>The folders cannot be saved: {reason}</source>
        <translation>Las carpetas no se pueden guardar: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>Carpetas de complementos</translation>
    </message>
    <message>
        <source>Work in the background</source>
        <translation>Trabajo en segundo plano</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Colours of classes</source>
        <translation>&amp;Colores de las clases</translation>
    </message>
    <message>
        <source>Worker &amp;processes</source>
        <translation>&amp;Procesos de trabajo</translation>
    </message>
    <message>
        <source>Memory for a &amp;foreign plugin, GB</source>
        <translation>&amp;Memoria para un complemento ajeno, GB</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Okabe and Ito</source>
        <translation>Okabe e Ito</translation>
    </message>
    <message>
        <source>Tol, bright</source>
        <translation>Tol, vivos</translation>
    </message>
    <message>
        <source>Tol, muted</source>
        <translation>Tol, apagados</translation>
    </message>
    <message>
        <source>Full colour vision</source>
        <translation>Visión completa</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Sin rojo (protanopía)</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Sin verde (deuteranopía)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Sin azul (tritanopía)</translation>
    </message>
    <message>
        <source>Class colours as seen with four kinds of colour vision</source>
        <translation>Colores de las clases vistos con cuatro tipos de visión</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: stills instead of animations</source>
        <translation>Reducir el mo&amp;vimiento: imágenes fijas en lugar de animaciones</translation>
    </message>
    <message>
        <source>Plugins are also looked for in {folder}.</source>
        <translation>Los complementos también se buscan en {folder}.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>Choose a folder with plugins</source>
        <translation>Elegir una carpeta con complementos</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Look there no longer; the folder itself stays</source>
        <translation>No buscar más ahí; la carpeta no se borra</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Processes and memory take effect at the next start.</source>
        <translation>Los procesos y la memoria tendrán efecto al iniciar de nuevo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SetupFold</name>
    <message>
        <source>Set up</source>
        <translation>Configurado</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Show the setup (F9)</source>
        <translation>Mostrar los ajustes (F9)</translation>
    </message>
    <message>
        <source>Fold the setup (F9)</source>
        <translation>Plegar los ajustes (F9)</translation>
    </message>
</context>
<context>
    <name>SetupTabs</name>
    <message>
        <source>Reset</source>
        <extracomment>What three tabs and the button in the corner need beside their texts, in pixels.</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Set every parameter to its default</source>
        <translation>Devolver cada parámetro a su valor inicial</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Copiar receta</translation>
    </message>
    <message>
        <source>Copy an experiment file that repeats this run</source>
        <translation>Copiar un archivo de experimento que repite esta ejecución</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>¿Qué es esto?</translation>
    </message>
    <message>
        <source>Say what the method does and where it comes from</source>
        <translation>Decir qué hace el método y de dónde viene</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Parameters: {title}</source>
        <translation>Parámetros: {title}</translation>
    </message>
    <message>
        <source>Keep this classifier with its parameters, to be run with others</source>
        <translation>Guardar este clasificador con sus parámetros para ejecutarlo con otros</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Varios</translation>
    </message>
    <message>
        <source>Classifiers that Run tests together</source>
        <translation>Clasificadores que Ejecutar prueba juntos</translation>
    </message>
</context>
<context>
    <name>ShrinkageCurve</name>
    <message>
        <source>shrinkage</source>
        <extracomment>Eigenvalues below this share of the largest are drawn at it.</extracomment>
        <translation>contracción</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>aciertos, %</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>{n} classes: every {most}th has the same colour and marker</source>
        <extracomment>So many signs have an item each; an item of mixed spots is drawn as fast as one of sixty-four, but its spots are slower to make.</extracomment>
        <translation>{n} clases: cada {most} se repiten el color y el símbolo</translation>
    </message>
</context>
<context>
    <name>SilhouettePage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>Aún no se aprendió ninguna métrica con estos datos: Taller de métrica</translation>
    </message>
    <message>
        <source>Silhouettes need classes: choose what colours the rows</source>
        <translation>Las siluetas necesitan clases: elija qué colorea las filas</translation>
    </message>
    <message>
        <source>Silhouettes</source>
        <translation>Siluetas</translation>
    </message>
    <message>
        <source>mean {}</source>
        <translation>media {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) nearer to another class</source>
        <translation>
            <numerusform>%n fila más cerca de otra clase</numerusform>
            <numerusform>%n filas más cerca de otra clase</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows, the classes in their shares</source>
        <translation>{} de {} filas, cada clase en su proporción</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>s = (b - a) / max(a, b): a is the mean distance to the other rows of the class, b that to the nearest other class. The line across a class is its mean, the dashed one that of all rows.</source>
        <translation>s = (b - a) / max(a, b): a es la distancia media a las demás filas de la clase, b a la otra clase más cercana. La línea sobre una clase es su media; la discontinua, la de todas las filas.</translation>
    </message>
</context>
<context>
    <name>SilhouettePlot</name>
    <message>
        <source>silhouette</source>
        <translation>silueta</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>mean of the class</source>
        <translation>media de la clase</translation>
    </message>
</context>
<context>
    <name>SliceStrip</name>
    <message>
        <source>Slice at {0}</source>
        <extracomment>So many attributes get a control; of more, the others stay where they are typical.</extracomment>
        <translation>Corte en {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
    <message>
        <source>and {0} more at their typical values</source>
        <translation>y {0} más en sus valores típicos</translation>
    </message>
    <message>
        <source>Slice at</source>
        <translation>Corte en</translation>
    </message>
    <message>
        <source>Back to the typical values: median, commonest label</source>
        <translation>Volver a los valores típicos: mediana, etiqueta más frecuente</translation>
    </message>
    <message>
        <source>The value of {0} in the slice shown</source>
        <translation>El valor de {0} en el corte mostrado</translation>
    </message>
</context>
<context>
    <name>Spectrum</name>
    <message>
        <source>covariance of S</source>
        <translation>covarianza de S</translation>
    </message>
    <message>
        <source>S, shrunk</source>
        <translation>S, contraída</translation>
    </message>
    <message>
        <source>covariance of D</source>
        <translation>covarianza de D</translation>
    </message>
    <message>
        <source>D, shrunk</source>
        <translation>D, contraída</translation>
    </message>
</context>
<context>
    <name>StatWords</name>
    <message>
        <source>Statistics need two classifiers and two data sets without a gap.</source>
        <extracomment>Where the cautions begin, in the text of facts.</extracomment>
        <translation>Las estadísticas necesitan dos clasificadores y dos conjuntos de datos sin huecos.</translation>
    </message>
    <message>
        <source>{method}, α = {alpha}</source>
        <translation>{method}, α = {alpha}</translation>
    </message>
    <message>
        <source>control {name}</source>
        <translation>control {name}</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} es mejor</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>empates corregidos</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>sin corregir</translation>
    </message>
    <message>
        <source>Friedman χ²</source>
        <translation>χ² de Friedman</translation>
    </message>
    <message>
        <source>The classifiers differ: ranks this unequal would come by chance with p = {p} ({test}).</source>
        <translation>Los clasificadores difieren: rangos tan desiguales saldrían por azar con p = {p} ({test}).</translation>
    </message>
    <message>
        <source>No difference is shown: ranks this unequal come by chance with p = {p} ({test}).</source>
        <translation>No se muestra ninguna diferencia: rangos así de desiguales salen por azar con p = {p} ({test}).</translation>
    </message>
    <message>
        <source>Iman-Davenport F</source>
        <translation>F de Iman-Davenport</translation>
    </message>
    <message>
        <source>{method} separates {posthoc} of {pairs} pairs, Wilcoxon’s test (adjusted by Holm for {adjusted_for}) {wilcoxon}.</source>
        <translation>{method} separa {posthoc} de {pairs} pares; la prueba de Wilcoxon (ajustada por Holm para {adjusted_for}), {wilcoxon}.</translation>
    </message>
    <message>
        <source>They are the same ones.</source>
        <translation>Son los mismos.</translation>
    </message>
    <message>
        <source>That is no contradiction: over so few data sets p of Wilcoxon’s test is never below {least_p}, adjusted {least_adjusted}, more than α = {alpha}. {method} ranks each pair among all classifiers.</source>
        <translation>No es una contradicción: con tan pocos conjuntos la p de la prueba de Wilcoxon nunca baja de {least_p}, ajustada {least_adjusted}, más que α = {alpha}. {method} mira los rangos de cada par entre todos los clasificadores.</translation>
    </message>
    <message>
        <source>They ask different things: {method} how far the mean ranks among all classifiers are apart, Wilcoxon’s test how large the differences of the two alone are. Choose one before you look.</source>
        <translation>Preguntan cosas distintas: {method}, cuánto distan los rangos medios entre todos los clasificadores; la prueba de Wilcoxon, cuán grandes son las diferencias de los dos solos. Elija una antes de mirar.</translation>
    </message>
    <message>
        <source>Kendall’s W</source>
        <translation>W de Kendall</translation>
    </message>
    <message>
        <source>Variants of this test, the one quoted in bold:</source>
        <translation>Variantes de esta prueba; en negrita, la citada:</translation>
    </message>
    <message>
        <source>Mean ranks of {measure}, 1 is the best:</source>
        <translation>Rangos medios de {measure}, 1 es el mejor:</translation>
    </message>
    <message>
        <source>Only {n} data sets: with fewer than {least} hardly any difference can be shown.</source>
        <translation>Solo {n} conjuntos de datos: con menos de {least} apenas se puede mostrar una diferencia.</translation>
    </message>
    <message>
        <source>{n} data sets are few for {k} classifiers: take more data sets, or compare fewer classifiers.</source>
        <translation>{n} conjuntos de datos son pocos para {k} clasificadores: tome más conjuntos de datos o compare menos clasificadores.</translation>
    </message>
    <message>
        <source>Friedman’s χ² is an approximation for more than {n_above} data sets and more than {k_above} classifiers; here are {n} and {k}. Iman-Davenport’s F is the better guide.</source>
        <translation>El χ² de Friedman es una aproximación para más de {n_above} conjuntos de datos y más de {k_above} clasificadores; aquí hay {n} y {k}. El F de Iman-Davenport es mejor guía.</translation>
    </message>
    <message>
        <source>Two classifiers only: Wilcoxon’s test uses more of the scores than ranks do.</source>
        <translation>Solo dos clasificadores: la prueba de Wilcoxon aprovecha las puntuaciones más que los rangos.</translation>
    </message>
    <message>
        <source>All classifiers have equal scores on each of the {n} data sets.</source>
        <translation>Todos los clasificadores tienen puntuaciones iguales en cada uno de los {n} conjuntos de datos.</translation>
    </message>
    <message>
        <source>Scores have {decimals} decimals, and {rows} data sets have ties: some may come from rounding alone.</source>
        <translation>Las puntuaciones tienen {decimals} decimales, y en {rows} conjuntos de datos hay empates: algunos pueden deberse solo al redondeo.</translation>
    </message>
    <message>
        <source>Left out because a score is missing: {datasets}.</source>
        <translation>Omitidos por faltar una puntuación: {datasets}.</translation>
    </message>
    <message>
        <source>No difference is shown between all classifiers together (p = {p}, α = {alpha}): do not read much into the comparisons of pairs.</source>
        <translation>No se muestra ninguna diferencia entre todos los clasificadores juntos (p = {p}, α = {alpha}): no dé mucho peso a las comparaciones por pares.</translation>
    </message>
    <message>
        <source>The control {control} was chosen because it ranks best: its p are too small. Name the control before you look.</source>
        <translation>El control {control} se eligió por tener el mejor rango: sus p son demasiado pequeños. Nombre el control antes de mirar.</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ sin diferencia significativa</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>rows</source>
        <extracomment>Columns get the width of so many rows, and no more than so many columns a width. What is told of each label within a class. Letters of a class in its box.</extracomment>
        <translation>filas</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>min</source>
        <translation>mín</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>desv. típ.</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} días</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>distinct</source>
        <translation>distintos</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>share, %</source>
        <translation>parte, %</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>atributo</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Figures by class</source>
        <translation>Cifras por clase</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Por clase</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>share of the value</source>
        <translation>parte del valor</translation>
    </message>
    <message>
        <source>row weights</source>
        <translation>pesos de las filas</translation>
    </message>
    <message>
        <source>share of the class</source>
        <translation>parte de la clase</translation>
    </message>
    <message>
        <source>What is told of labels by class</source>
        <translation>Qué se dice de las etiquetas por clase</translation>
    </message>
    <message>
        <source>Rows, their weights, the share of a value&apos;s weight that each class has, or the share of a class that has the value</source>
        <translation>Filas, sus pesos, la parte del peso de un valor que tiene cada clase, o la parte de una clase que tiene el valor</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>{} and {} more</source>
        <extracomment>Work that ends sooner is not worth a glance; pictures under the pointer never show.</extracomment>
        <translation>{} y {} más</translation>
    </message>
    <message>
        <source>selected {} of {}</source>
        <translation>selección: {} de {}</translation>
    </message>
    <message>
        <source>undo: {}</source>
        <translation>deshacer: {}</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop every task (Shift+Esc)</source>
        <translation>Detener todas las tareas (Mayús+Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Elegir el idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Choose light or dark colours</source>
        <translation>Elegir colores claros u oscuros</translation>
    </message>
    <message>
        <source>Progress of the task</source>
        <translation>Avance de la tarea</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step ▸</source>
        <extracomment>Milliseconds a step stays, and its flight lasts (0: none), for each speed.</extracomment>
        <translation>Paso ▸</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Begin again (Home)</source>
        <translation>Volver a empezar (Inicio)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Un paso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Step Algorithm 1</source>
        <translation>Un paso del algoritmo 1</translation>
    </message>
    <message>
        <source>One step on (Right or Space)</source>
        <translation>Un paso adelante (Derecha o Espacio)</translation>
    </message>
    <message>
        <source>Step over a row</source>
        <translation>Pasar una fila entera</translation>
    </message>
    <message>
        <source>Finish this row (Down)</source>
        <translation>Acabar esta fila (Abajo)</translation>
    </message>
    <message>
        <source>Run to the end of this part</source>
        <translation>Ir al final de esta parte</translation>
    </message>
    <message>
        <source>All rows; both covariances; R; M (End)</source>
        <translation>Todas las filas; ambas covarianzas; R; M (Fin)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Reproducir los pasos</translation>
    </message>
    <message>
        <source>Step by itself (P)</source>
        <translation>Avanzar solo (P)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Con qué rapidez avanza</translation>
    </message>
    <message>
        <source>Number of the row</source>
        <translation>Número de la fila</translation>
    </message>
    <message>
        <source>Go to this row: type its number</source>
        <translation>Ir a esta fila: escriba su número</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>por filas</translation>
    </message>
</context>
<context>
    <name>StepStage</name>
    <message>
        <source>Matrices of this step</source>
        <translation>Matrices de este paso</translation>
    </message>
    <message>
        <source>eigen-directions of M</source>
        <translation>direcciones propias de M</translation>
    </message>
    <message>
        <source>Row xᵢ ({shown})</source>
        <translation>Fila xᵢ ({shown})</translation>
    </message>
    <message>
        <source>S: {n} same class</source>
        <translation>S: {n}, misma clase</translation>
    </message>
    <message>
        <source>D: {n} other class</source>
        <translation>D: {n}, otra clase</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrices</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>S and D are empty. Each of {n} rows will be compared with its nearest rows: {same} of its own class, {other} of others.</source>
        <translation>S y D están vacíos. Cada una de las {n} filas se comparará con sus filas más cercanas: {same} de su propia clase, {other} de otras.</translation>
    </message>
    <message>
        <source>Row {row}, of class {name}, is taken.</source>
        <translation>Se toma la fila {row}, de la clase {name}.</translation>
    </message>
    <message>
        <source>No row for N⁺: row {row} is alone in its class, S stays.</source>
        <translation>Ninguna fila para N⁺: la fila {row} está sola en su clase, S no cambia.</translation>
    </message>
    <message>
        <source>No row for N⁻: there is one class only, D stays.</source>
        <translation>Ninguna fila para N⁻: solo hay una clase, D no cambia.</translation>
    </message>
    <message>
        <source>N⁺ of row {row}, the nearest of its own class {name}: {rows}, up to {far} away.</source>
        <translation>N⁺ de la fila {row}, las más cercanas de su propia clase {name}: {rows}, a {far} como mucho.</translation>
    </message>
    <message>
        <source>N⁻ of row {row}, the nearest of classes other than {name}: {rows}, up to {far} away.</source>
        <translation>N⁻ de la fila {row}, las más cercanas de clases distintas de {name}: {rows}, a {far} como mucho.</translation>
    </message>
    <message>
        <source>{m} differences x − xᵢ enter S, which now holds {total}.</source>
        <translation>{m} diferencias x − xᵢ entran en S, que ahora tiene {total}.</translation>
    </message>
    <message>
        <source>{m} differences x − xᵢ enter D, which now holds {total}.</source>
        <translation>{m} diferencias x − xᵢ entran en D, que ahora tiene {total}.</translation>
    </message>
    <message>
        <source>the mean of v vᵀ over all v in the set</source>
        <translation>la media de v vᵀ sobre todo v del conjunto</translation>
    </message>
    <message>
        <source>the diagonal of the mean of v vᵀ</source>
        <translation>la diagonal de la media de v vᵀ</translation>
    </message>
    <message>
        <source>the mean of v vᵀ, shrunk as Ledoit and Wolf say</source>
        <translation>la media de v vᵀ, contraída como dicen Ledoit y Wolf</translation>
    </message>
    <message>
        <source>the mean of v vᵀ, shrunk towards a round ball</source>
        <translation>la media de v vᵀ, contraída hacia una bola redonda</translation>
    </message>
    <message>
        <source>Σ_S, from {n} differences: {how}. Within a class neighbours lie {least} (narrowest) to {most} (widest direction) apart.</source>
        <translation>Σ_S, de {n} diferencias: {how}. Dentro de una clase los vecinos distan de {least} (dirección más estrecha) a {most} (la más ancha).</translation>
    </message>
    <message>
        <source>Σ_D, from {n} differences: {how}. Between classes neighbours lie {least} to {most} apart.</source>
        <translation>Σ_D, de {n} diferencias: {how}. Entre clases los vecinos distan de {least} a {most}.</translation>
    </message>
    <message>
        <source>Both are inverted: a direction in which differences are small gets a large weight.</source>
        <translation>Ambas se invierten: una dirección en que las diferencias son pequeñas recibe un peso grande.</translation>
    </message>
    <message>
        <source>R = Σ_S⁻¹ − Σ_D⁻¹ weighs what is narrow in S but wide in D: with it the likelihood ratio tells same from different.</source>
        <translation>R = Σ_S⁻¹ − Σ_D⁻¹ da peso a lo que es estrecho en S pero ancho en D: con ella la razón de verosimilitud distingue iguales de distintas.</translation>
    </message>
    <message>
        <source>R is taken apart. Its eigenvalues are {values}.</source>
        <translation>R se descompone. Sus autovalores son {values}.</translation>
    </message>
    <message>
        <source>No eigenvalue is negative: nothing is cut, Δ₊ is Δ.</source>
        <translation>Ningún autovalor es negativo: no se recorta nada, Δ₊ es Δ.</translation>
    </message>
    <message>
        <source>{n} of {d} eigenvalues are negative, which would make squared distances negative: they become 0.</source>
        <translation>{n} de {d} autovalores son negativos, lo que haría negativas distancias al cuadrado: pasan a 0.</translation>
    </message>
    <message>
        <source>S or D is empty: nothing is learned, the Euclidean distance is used instead.</source>
        <translation>S o D está vacío: no se aprende nada y se usa la distancia euclídea.</translation>
    </message>
    <message>
        <source>No eigenvalue is positive: nothing is learned, the Euclidean distance is used instead.</source>
        <translation>Ningún autovalor es positivo: no se aprende nada y se usa la distancia euclídea.</translation>
    </message>
    <message>
        <source>M = V Δ₊ Vᵀ has rank {rank} of {d}.</source>
        <translation>M = V Δ₊ Vᵀ tiene rango {rank} de {d}.</translation>
    </message>
    <message>
        <source>It is not the metric in use.</source>
        <translation>No es la métrica en uso.</translation>
    </message>
    <message>
        <source>It is the metric that was learned.</source>
        <translation>Es la métrica que se aprendió.</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Learn a metric first (F5): then its making is shown here.</source>
        <extracomment>Matrices of more attributes take too long between two frames. Seconds of searching between two looks at what the user does. Milliseconds between two pictures of a long search.</extracomment>
        <translation>Primero aprenda una métrica (F5): luego se muestra aquí cómo se hace.</translation>
    </message>
    <message>
        <source>{d} attributes are too many to be stepped (at most {most}).</source>
        <translation>{d} atributos son demasiados para ir paso a paso (máximo {most}).</translation>
    </message>
    <message>
        <source>Another method was learned; KISSNN is stepped instead. </source>
        <translation>Se aprendió otro método; en su lugar se recorre KISSNN. </translation>
    </message>
    <message>
        <source>Only {n} rows are walked through; the matrices are of all.</source>
        <translation>Solo se recorren {n} filas; las matrices son de todas.</translation>
    </message>
    <message>
        <source>Only the first {n} rows are used here.</source>
        <translation>Aquí solo se usan las primeras {n} filas.</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Scores and their ranks</source>
        <translation>Puntuaciones y sus rangos</translation>
    </message>
    <message>
        <source>How Friedman&apos;s statistic comes about</source>
        <translation>Cómo se obtiene el estadístico de Friedman</translation>
    </message>
    <message>
        <source>sum of ranks</source>
        <translation>suma de rangos</translation>
    </message>
    <message>
        <source>mean rank</source>
        <translation>rango medio</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>conjunto de datos</translation>
    </message>
    <message>
        <source>1. On each data set the best score has rank 1; equal scores share the mean of their places (marked =).</source>
        <translation>1. En cada conjunto de datos la mejor puntuación tiene rango 1; las iguales comparten la media de sus puestos (marcadas con =).</translation>
    </message>
    <message>
        <source>2. Sums of ranks: {sums}; divided by N = {n}: mean ranks.</source>
        <translation>2. Sumas de rangos: {sums}; divididas por N = {n}: rangos medios.</translation>
    </message>
    <message>
        <source>3. Friedman: how far the mean ranks are from (k + 1)/2 = {mid}</source>
        <translation>3. Friedman: cuánto distan los rangos medios de (k + 1)/2 = {mid}</translation>
    </message>
    <message>
        <source>4. No ties: nothing to correct.</source>
        <translation>4. Sin empates: nada que corregir.</translation>
    </message>
    <message>
        <source>4. Ties make the ranks less spread. With t equal scores in a group, χ² is divided by 1 − Σ(t³ − t) / (N k (k² − 1)):</source>
        <translation>4. Los empates dispersan menos los rangos. Con t puntuaciones iguales en un grupo, χ² se divide por 1 − Σ(t³ − t) / (N k (k² − 1)):</translation>
    </message>
    <message>
        <source>5. Iman and Davenport: χ² is too careful. F has {a} and {b} degrees of freedom; its p is the one quoted.</source>
        <translation>5. Iman y Davenport: χ² es demasiado prudente. F tiene {a} y {b} grados de libertad; su p es la que se cita.</translation>
    </message>
</context>
<context>
    <name>StoredResults</name>
    <message>
        <source>Reading results</source>
        <extracomment>While a run is under way the results are read at most so often. Reading may take this share of the time, where there is much to read.</extracomment>
        <translation>Leyendo resultados</translation>
    </message>
</context>
<context>
    <name>StripsPage</name>
    <message>
        <source>Strips</source>
        <translation>Franjas</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <extracomment>Neighbours that vote, as in the thesis. The curve takes a second of work: it waits until the hand rests (milliseconds). Points of accuracy below the best rule that count as failing, and as being cured.</extracomment>
        <translation>Ajustado a mano</translation>
    </message>
    <message>
        <source>Known settings</source>
        <translation>Ajustes conocidos</translation>
    </message>
    <message>
        <source>Settings that show something</source>
        <translation>Ajustes que muestran algo</translation>
    </message>
    <message>
        <source>Use these data</source>
        <translation>Usar los datos</translation>
    </message>
    <message>
        <source>Open the strips as a data set of the session</source>
        <translation>Abrir las franjas como conjunto de datos de la sesión</translation>
    </message>
    <message>
        <source>KISSNN has seen every row, so its accuracy is optimistic</source>
        <translation>KISSNN ha visto todas las filas: su exactitud es optimista</translation>
    </message>
    <message>
        <source>Two strips</source>
        <translation>Dos franjas</translation>
    </message>
    <message>
        <source>Accuracy against the angle</source>
        <translation>Exactitud según el ángulo</translation>
    </message>
    <message>
        <source>The strips</source>
        <translation>Las franjas</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ángulo</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>exactitud, %</translation>
    </message>
    <message>
        <source>5-NN</source>
        <translation>5-NN</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
    <message>
        <source>KISSNN</source>
        <translation>KISSNN</translation>
    </message>
    <message>
        <source>best possible</source>
        <translation>óptimo posible</translation>
    </message>
    <message>
        <source>Leave-one-out on these rows; mean and deviation of several draws</source>
        <translation>Dejando uno fuera en estas filas; media y desviación de varias muestras</translation>
    </message>
    <message>
        <source>The Euclidean distance is good enough here.</source>
        <translation>Aquí basta la distancia euclídea.</translation>
    </message>
    <message>
        <source>Euclid fails; scaling the attributes is enough.</source>
        <translation>Euclides falla; basta escalar los atributos.</translation>
    </message>
    <message>
        <source>Euclid fails, scaling cannot help, a metric does.</source>
        <translation>Euclides falla, escalar no ayuda, una métrica sí.</translation>
    </message>
    <message>
        <source>All three fail here: too few rows, or too much noise.</source>
        <translation>Aquí fallan los tres: pocas filas o mucho ruido.</translation>
    </message>
</context>
<context>
    <name>StrokePreview</name>
    <message>
        <source>add a point</source>
        <translation>añadir un punto</translation>
    </message>
    <message>
        <source>spray points</source>
        <translation>rociar puntos</translation>
    </message>
    <message>
        <source>draw a line of points</source>
        <translation>trazar una línea de puntos</translation>
    </message>
    <message numerus="yes">
        <source>move %n point(s)</source>
        <translation>
            <numerusform>mover %n punto</numerusform>
            <numerusform>mover %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>erase points</source>
        <translation>borrar puntos</translation>
    </message>
    <message numerus="yes">
        <source>delete %n point(s)</source>
        <translation>
            <numerusform>eliminar %n punto</numerusform>
            <numerusform>eliminar %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>add a class</source>
        <translation>añadir una clase</translation>
    </message>
    <message>
        <source>fill an ellipse with points</source>
        <translation>llenar una elipse de puntos</translation>
    </message>
    <message numerus="yes">
        <source>shake %n point(s)</source>
        <translation>
            <numerusform>sacudir %n punto</numerusform>
            <numerusform>sacudir %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pull %n point(s)</source>
        <translation>
            <numerusform>atraer %n punto</numerusform>
            <numerusform>atraer %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StructuresPage</name>
    <message>
        <source>Structures</source>
        <translation>Estructuras</translation>
    </message>
    <message>
        <source>Run every search structure on the same queries, and count what it compares.</source>
        <extracomment>Their order, from what everybody knows; others follow by their titles.</extracomment>
        <translation>Ejecute todas las estructuras de búsqueda con las mismas consultas y cuente lo que comparan.</translation>
    </message>
    <message>
        <source>Comparisons are broken off: differences of attributes taken, a query on average: {terms}</source>
        <translation>Las comparaciones se interrumpen: diferencias de atributos calculadas por consulta, en promedio: {terms}</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacta</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Whether it returns the rows of brute force</source>
        <translation>Si devuelve las filas de la fuerza bruta</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Exhaustividad</translation>
    </message>
    <message>
        <source>Share of the rows found that are near enough</source>
        <translation>Parte de las filas halladas que están lo bastante cerca</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Filas comparadas</translation>
    </message>
    <message>
        <source>Distances to rows, a query on average</source>
        <translation>Distancias a filas por consulta, en promedio</translation>
    </message>
    <message>
        <source>Centres compared</source>
        <translation>Centros comparados</translation>
    </message>
    <message>
        <source>Distances to centres, leaders or directions, a query on average</source>
        <translation>Distancias a centros, líderes o direcciones por consulta, en promedio</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>All comparisons as a share of brute force</source>
        <translation>Todas las comparaciones como proporción de la fuerza bruta</translation>
    </message>
    <message>
        <source>Build, ms</source>
        <translation>Construir, ms</translation>
    </message>
    <message>
        <source>Time to build the structure</source>
        <translation>Tiempo de construcción de la estructura</translation>
    </message>
    <message>
        <source>Queries, ms</source>
        <translation>Consultas, ms</translation>
    </message>
    <message>
        <source>Time for all queries together</source>
        <translation>Tiempo de todas las consultas juntas</translation>
    </message>
    <message>
        <source>Search structures on the same queries</source>
        <translation>Estructuras de búsqueda con las mismas consultas</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Accuracy of each fold, %</source>
        <translation>Exactitud de cada partición, %</translation>
    </message>
    <message>
        <source>Choose a classifier and press Run (F5): its result appears here.</source>
        <translation>Elija un clasificador y pulse Ejecutar (F5): su resultado aparece aquí.</translation>
    </message>
    <message>
        <source>No row could be tested</source>
        <translation>No se pudo probar ninguna fila</translation>
    </message>
    <message>
        <source>{title} on {data}: {right} of {n} rows right</source>
        <translation>{title} con {data}: {right} aciertos en {n} filas</translation>
    </message>
    <message>
        <source>, 95 % interval {low} to {high} %</source>
        <translation>, intervalo del 95 %: de {low} a {high} %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Predicted, not judged</source>
        <translation>Predicho, no evaluado</translation>
    </message>
    <message>
        <source>{title} on {data}: {n} rows tested, off by {mae} on average</source>
        <translation>{title} con {data}: {n} filas probadas, {mae} de error en promedio</translation>
    </message>
    <message>
        <source>fit {fit}, predict {predict}, all {wall}</source>
        <translation>ajuste {fit}, predicción {predict}, total {wall}</translation>
    </message>
    <message>
        <source>Prepared in each fold</source>
        <translation>Preparado en cada partición</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Fold {n} failed</source>
        <translation>Falló la partición {n}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{right} of {total} right, {share}</source>
        <translation>{right} de {total} correctos, {share}</translation>
    </message>
    <message>
        <source>By instance weight</source>
        <translation>Por peso de los casos</translation>
    </message>
    <message>
        <source>Weight of the instances</source>
        <translation>Peso de los casos</translation>
    </message>
    <message>
        <source>Kappa, by weight</source>
        <translation>Kappa, por peso</translation>
    </message>
    <message>
        <source>R squared, by weight</source>
        <translation>R cuadrado, por peso</translation>
    </message>
    <message>
        <source>Mean absolute error, by weight</source>
        <translation>Error absoluto medio, por peso</translation>
    </message>
    <message>
        <source>Root mean squared error, by weight</source>
        <translation>Raíz del error cuadrático medio, por peso</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Error absoluto medio</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Raíz del error cuadrático medio</translation>
    </message>
    <message>
        <source>{value}, relative {share}</source>
        <translation>{value}, relativo {share}</translation>
    </message>
    <message>
        <source>{total} in all, {average} a row</source>
        <translation>{total} en total, {average} por fila</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>{n} folds, from {low} to {high} %</source>
        <translation>{n} particiones, de {low} a {high} %</translation>
    </message>
    <message>
        <source>Accuracy of each fold</source>
        <translation>Exactitud de cada partición</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>partición</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>exactitud, %</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation</source>
        <translation>Correlación de Matthews</translation>
    </message>
    <message>
        <source>{kappa}, of the folds {low} to {high}</source>
        <translation>{kappa}, de las particiones {low} a {high}</translation>
    </message>
    <message>
        <source>kappa</source>
        <translation>kappa</translation>
    </message>
</context>
<context>
    <name>SurfaceView</name>
    <message>
        <source>point</source>
        <extracomment>Radians for one press of an arrow key, and for one pixel of a drag. Pixels the handle goes for one press of an arrow key with Shift. A press this many pixels from the handle takes hold of it. One notch of the wheel, in Qt&apos;s eighths of a degree; it moves the handle so far.</extracomment>
        <translation>punto</translation>
    </message>
</context>
<context>
    <name>TaskBox</name>
    <message>
        <source>{} points for this task</source>
        <translation>{} puntos por esta tarea</translation>
    </message>
    <message>
        <source>try {} of {}</source>
        <translation>intento {} de {}</translation>
    </message>
    <message>
        <source>tries: {}</source>
        <translation>intentos: {}</translation>
    </message>
    <message>
        <source>{} of {} min</source>
        <translation>{} de {} min</translation>
    </message>
    <message>
        <source>exercise: {} of {} points</source>
        <translation>ejercicio: {} de {} puntos</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>ahora {}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Settings changed</source>
        <translation>Ajustes cambiados</translation>
    </message>
    <message>
        <source>First minus second, in points</source>
        <translation>El primero menos el segundo, en puntos</translation>
    </message>
    <message>
        <source>Accuracy of the first</source>
        <translation>Exactitud del primero</translation>
    </message>
    <message>
        <source>Accuracy of the second</source>
        <translation>Exactitud del segundo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Classes with rows</source>
        <translation>Clases con filas</translation>
    </message>
    <message>
        <source>Verdicts that are right</source>
        <translation>Veredictos acertados</translation>
    </message>
    <message>
        <source>Verdicts that are wrong</source>
        <translation>Veredictos equivocados</translation>
    </message>
    <message>
        <source>Measure the last run</source>
        <translation>Medir la última ejecución</translation>
    </message>
    <message>
        <source>Test the newest run of Classify by the rules of this task</source>
        <translation>Probar la ejecución más reciente de Clasificar según las reglas de esta tarea</translation>
    </message>
    <message>
        <source>Measure these data</source>
        <translation>Medir estos datos</translation>
    </message>
    <message>
        <source>Test both learners on the rows that are open</source>
        <translation>Probar los dos clasificadores con las filas abiertas</translation>
    </message>
    <message>
        <source>Compare the verdicts</source>
        <translation>Comparar los veredictos</translation>
    </message>
    <message>
        <source>Count the verdicts that are right, once all are chosen</source>
        <translation>Contar los veredictos acertados cuando estén todos</translation>
    </message>
    <message>
        <source>Open the data</source>
        <translation>Abrir los datos</translation>
    </message>
    <message>
        <source>Open the data set of this task</source>
        <translation>Abrir el conjunto de datos de esta tarea</translation>
    </message>
    <message>
        <source>Hand in...</source>
        <translation>Entregar...</translation>
    </message>
    <message>
        <source>Save the answers to all tasks as a file; no name is in it</source>
        <translation>Guardar las respuestas a todas las tareas en un archivo; no lleva ningún nombre</translation>
    </message>
    <message>
        <source>Your verdict</source>
        <translation>Su veredicto</translation>
    </message>
</context>
<context>
    <name>TasksPanel</name>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Running tasks</source>
        <translation>Tareas en curso</translation>
    </message>
    <message>
        <source>Cancel this task</source>
        <translation>Cancelar esta tarea</translation>
    </message>
    <message>
        <source>Stop the marked task</source>
        <translation>Detener la tarea marcada</translation>
    </message>
</context>
<context>
    <name>TestedPlot</name>
    <message>
        <source>run</source>
        <extracomment>The most a figure can be; the band ends there.</extracomment>
        <translation>ejecución</translation>
    </message>
</context>
<context>
    <name>TestsPage</name>
    <message>
        <source>Ranks &amp; tests</source>
        <translation>Rangos y pruebas</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Show how the ranks and Friedman&apos;s statistic come about</source>
        <translation>Mostrar cómo se obtienen los rangos y el estadístico de Friedman</translation>
    </message>
    <message>
        <source>What must be known to read these tests: they stand below them</source>
        <translation>Qué hay que saber para leer estas pruebas: está debajo de ellas</translation>
    </message>
    <message>
        <source>Tests of all classifiers together</source>
        <translation>Pruebas de todos los clasificadores juntos</translation>
    </message>
    <message>
        <source>Comparisons of two classifiers</source>
        <translation>Comparaciones de dos clasificadores</translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>against</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>adjusted p</source>
        <translation>p ajustado</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
    <message>
        <source>Δ rank</source>
        <translation>Δ rango</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>Raised because several pairs are tested; compare it with alpha</source>
        <translation>Aumentado porque se prueban varios pares; compárelo con alfa</translation>
    </message>
    <message>
        <source>Of this pair alone, two-sided</source>
        <translation>Solo de este par, bilateral</translation>
    </message>
    <message>
        <source>What the unadjusted p is compared with</source>
        <translation>Con qué se compara el p sin ajustar</translation>
    </message>
    <message>
        <source>Mean rank of the first minus that of the second</source>
        <translation>Rango medio del primero menos el del segundo</translation>
    </message>
    <message>
        <source>Confidence interval of the difference of mean ranks</source>
        <translation>Intervalo de confianza de la diferencia de rangos medios</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The result as text</source>
        <translation>El resultado como texto</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
</context>
<context>
    <name>ThesisFigures</name>
    <message>
        <source>From our measurements</source>
        <translation>De nuestras mediciones</translation>
    </message>
    <message>
        <source>From the printed scores</source>
        <translation>De las puntuaciones impresas</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Tal como se imprimió</translation>
    </message>
</context>
<context>
    <name>ThresholdPanel</name>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>ROC curve: what each hit costs in false alarms</source>
        <translation>Curva ROC: cuántas falsas alarmas cuesta cada acierto</translation>
    </message>
    <message>
        <source>P-R</source>
        <translation>P-E</translation>
    </message>
    <message>
        <source>Precision against recall</source>
        <translation>Precisión frente a exhaustividad</translation>
    </message>
    <message>
        <source>Calib.</source>
        <translation>Calib.</translation>
    </message>
    <message>
        <source>Calibration: do things happen as often as said?</source>
        <translation>Calibración: ¿ocurre tan a menudo como se dice?</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Cost curve: expected cost by condition</source>
        <translation>Curva de costes: coste esperado según las condiciones</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Lift</translation>
    </message>
    <message>
        <source>Gains: hits among the rows scored highest</source>
        <translation>Ganancia (lift): positivos entre las filas mejor puntuadas</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>called:</source>
        <translation>se dice:</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>is it</source>
        <translation>lo es</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no lo es</translation>
    </message>
    <message>
        <source>Costs: FP</source>
        <translation>Costes: FP</translation>
    </message>
    <message>
        <source>FN</source>
        <translation>FN</translation>
    </message>
    <message>
        <source>The class that counts as positive</source>
        <translation>La clase que cuenta como positiva</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>A row is called positive from this score on (arrow keys)</source>
        <translation>Una fila se da por positiva desde esta puntuación (flechas)</translation>
    </message>
    <message>
        <source>Cost of a false positive</source>
        <translation>Coste de un falso positivo</translation>
    </message>
    <message>
        <source>Cost of a false negative</source>
        <translation>Coste de un falso negativo</translation>
    </message>
    <message>
        <source>Cost of calling a row positive wrongly</source>
        <translation>Coste de dar por positiva una fila que no lo es</translation>
    </message>
    <message>
        <source>Cost of missing a positive row</source>
        <translation>Coste de no hallar una fila positiva</translation>
    </message>
    <message>
        <source>Youden</source>
        <translation>Youden</translation>
    </message>
    <message>
        <source>The threshold with the largest TPR - FPR (Youden&apos;s J)</source>
        <translation>El umbral de mayor TPR - FPR (J de Youden)</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Menor coste</translation>
    </message>
    <message>
        <source>The threshold that costs least on these rows</source>
        <translation>El umbral que menos cuesta con estas filas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitud</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coste</translation>
    </message>
    <message>
        <source>{name}, and called so: select these rows</source>
        <translation>{name} y se dice que lo es: seleccionar estas filas</translation>
    </message>
    <message>
        <source>{name}, but missed: select these rows</source>
        <translation>{name}, pero no se halló: seleccionar estas filas</translation>
    </message>
    <message>
        <source>Called {name} wrongly: select these rows</source>
        <translation>Se dice {name} por error: seleccionar estas filas</translation>
    </message>
    <message>
        <source>Not {name}, and not called so: select these rows</source>
        <translation>No es {name} ni se dice que lo sea: seleccionar estas filas</translation>
    </message>
</context>
<context>
    <name>TimePage</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Seconds to fit against rows</source>
        <extracomment>Pictures are so high for each pixel of width; axis, legend and caption come on top.</extracomment>
        <translation>Segundos de ajuste según las filas</translation>
    </message>
    <message>
        <source>Seconds to predict against rows</source>
        <translation>Segundos de predicción según las filas</translation>
    </message>
    <message>
        <source>Learning against asking</source>
        <translation>Aprender frente a preguntar</translation>
    </message>
    <message>
        <source>Rank of scores against rank of time</source>
        <translation>Rango de puntuaciones frente a rango de tiempo</translation>
    </message>
    <message>
        <source>Which picture of time</source>
        <translation>Qué gráfica del tiempo</translation>
    </message>
    <message>
        <source>Which picture of time is shown</source>
        <translation>Qué gráfica del tiempo se muestra</translation>
    </message>
    <message>
        <source>These results have no times for this picture.</source>
        <translation>Estos resultados no tienen tiempos para esta gráfica.</translation>
    </message>
    <message>
        <source>Statistics of time</source>
        <translation>Estadísticas del tiempo</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Details</source>
        <extracomment>So many lie over a room at once; an older one is in the log. Pixels: the widest a message gets, and how far it stays from the edges of the room. A click in this time after a message came was meant for what it covers. A piece of information that asks for nothing goes after so long.</extracomment>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Cerrar este mensaje (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Paint class {0} (key {1})</source>
        <extracomment>Tools shown by their sign alone: the row must fit beside the classes.</extracomment>
        <translation>Pintar la clase {0} (tecla {1})</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>ejes principales</translation>
    </message>
    <message>
        <source>Draw the plane of the first two principal axes of the numbers</source>
        <translation>Dibujar el plano de los dos primeros ejes principales de los números</translation>
    </message>
    <message>
        <source>Class that is painted</source>
        <translation>Clase que se pinta</translation>
    </message>
    <message>
        <source>Add a class</source>
        <translation>Añadir una clase</translation>
    </message>
    <message>
        <source>Generate...</source>
        <translation>Generar...</translation>
    </message>
    <message>
        <source>Generate data</source>
        <translation>Generar datos</translation>
    </message>
    <message>
        <source>Make data by a rule whose best possible answer is known</source>
        <translation>Crear datos con una regla cuya mejor respuesta posible se conoce</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>Número de puntos</translation>
    </message>
    <message>
        <source>How many points at once</source>
        <translation>Cuántos puntos a la vez</translation>
    </message>
    <message>
        <source>Shape of the cloud</source>
        <translation>Forma de la nube</translation>
    </message>
    <message>
        <source>How the points of a cloud are spread</source>
        <translation>Cómo se reparten los puntos de una nube</translation>
    </message>
    <message>
        <source>Radius of the cloud</source>
        <translation>Radio de la nube</translation>
    </message>
    <message>
        <source>In the units of the axes</source>
        <translation>En las unidades de los ejes</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Not on principal axes: they move with every row</source>
        <translation>No en los ejes principales: se mueven con cada fila</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Spray</source>
        <translation>Rociador</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastre</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Drag a rectangle: Shift adds, Ctrl removes, Alt intersects</source>
        <translation>Arrastrar un rectángulo: Mayús añade, Ctrl quita, Alt interseca</translation>
    </message>
    <message>
        <source>Move to ask, click to pin; arrow keys move the query</source>
        <translation>Mover para preguntar, clic para fijar; las flechas mueven la consulta</translation>
    </message>
    <message>
        <source>Click to add points, right-click for the second class</source>
        <translation>Clic para añadir puntos, clic derecho para la segunda clase</translation>
    </message>
    <message>
        <source>Hold and move to spray points, right button: second class</source>
        <translation>Mantener y mover para rociar puntos; botón derecho: segunda clase</translation>
    </message>
    <message>
        <source>Drag a line of points, right button: second class</source>
        <translation>Trazar una línea de puntos; botón derecho: segunda clase</translation>
    </message>
    <message>
        <source>Drag a point; all selected points move together</source>
        <translation>Arrastrar un punto; los puntos seleccionados se mueven juntos</translation>
    </message>
    <message>
        <source>Hold and move over points to erase them</source>
        <translation>Mantener y pasar sobre los puntos para borrarlos</translation>
    </message>
    <message>
        <source>Draw around points: Shift adds, Ctrl removes, Alt intersects</source>
        <translation>Rodear puntos: Mayús añade, Ctrl quita, Alt interseca</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Sacudida</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Imán</translation>
    </message>
    <message>
        <source>Drag an ellipse to fill it with points, right button: second class</source>
        <translation>Arrastrar una elipse para llenarla de puntos; botón derecho: segunda clase</translation>
    </message>
    <message>
        <source>Hold and move to shake the points around</source>
        <translation>Mantener y mover para sacudir los puntos cercanos</translation>
    </message>
    <message>
        <source>Hold and move to pull points together; Shift pushes them apart</source>
        <translation>Mantener y mover para juntar los puntos; Mayús los separa</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Open …</source>
        <translation>Abrir …</translation>
    </message>
    <message>
        <source>Open an ARFF, CSV or KEEL file (Ctrl+O)</source>
        <translation>Abrir un archivo ARFF, CSV o KEEL (Ctrl+O)</translation>
    </message>
    <message>
        <source>Generate …</source>
        <translation>Generar …</translation>
    </message>
    <message>
        <source>Make a data set by rule: moons, circles, checkerboard, …</source>
        <translation>Crear datos con una regla: lunas, círculos, tablero de ajedrez, …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Guardar …</translation>
    </message>
    <message>
        <source>Write the data set as ARFF, CSV, TSV or KEEL (Ctrl+S)</source>
        <translation>Guardar el conjunto de datos como ARFF, CSV, TSV o KEEL (Ctrl+S)</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>Aún no hay datos.</translation>
    </message>
    <message>
        <source>{name}: {rows} rows, {n} attributes, class {cls}</source>
        <translation>{name}: {rows} filas, {n} atributos, clase {cls}</translation>
    </message>
    <message>
        <source>Undo {edit} ({keys})</source>
        <translation>Deshacer: {edit} ({keys})</translation>
    </message>
    <message>
        <source>the last edit</source>
        <translation>la última edición</translation>
    </message>
</context>
<context>
    <name>TraceBar</name>
    <message>
        <source>Right: {right} of {all}</source>
        <extracomment>Milliseconds that a step stays while the search plays.</extracomment>
        <translation>Aciertos: {right} de {all}</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Begin the search again (Home)</source>
        <translation>Empezar la búsqueda de nuevo (Inicio)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>One step back (Backspace)</source>
        <translation>Un paso atrás (Retroceso)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Look at the next node (Space)</source>
        <translation>Mirar el siguiente nodo (Espacio)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step by itself until the end</source>
        <translation>Avanzar solo hasta el final</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Predecir</translation>
    </message>
    <message>
        <source>Decide before each step; then see it</source>
        <translation>Decidir antes de cada paso y luego verlo</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Visitar</translation>
    </message>
    <message>
        <source>The next node may hold a nearer row</source>
        <translation>El siguiente nodo puede contener una fila más cercana</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Podar</translation>
    </message>
    <message>
        <source>The next node can hold no nearer row</source>
        <translation>El siguiente nodo no puede contener una fila más cercana</translation>
    </message>
</context>
<context>
    <name>TracePage</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Search on a plane</source>
        <extracomment>Where the rows come from. Most rows that are made: more have cells that nobody can see. Pixels of the tree beside the plane. Which rows were chosen; those of the data set are shown where there are any. The search that plane and tree show. Whether each prediction was right, by step.</extracomment>
        <translation>Búsqueda en un plano</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitado</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>comparadas</translation>
    </message>
    <message>
        <source>nearest so far</source>
        <translation>más cercanas hasta ahora</translation>
    </message>
    <message>
        <source>radius τ</source>
        <translation>radio τ</translation>
    </message>
    <message>
        <source>query q</source>
        <translation>consulta q</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Incorrecto.</translation>
    </message>
    <message>
        <source>Plane cut by a search tree</source>
        <translation>Plano dividido por un árbol de búsqueda</translation>
    </message>
    <message>
        <source>{numbers}: visit or prune?</source>
        <translation>{numbers}: ¿visitar o podar?</translation>
    </message>
    <message>
        <source>Step through the search of the {k} rows nearest to q.</source>
        <translation>Recorra la búsqueda de las {k} filas más cercanas a q.</translation>
    </message>
    <message>
        <source>The root is always visited.</source>
        <translation>La raíz se visita siempre.</translation>
    </message>
    <message>
        <source>{inequality}: visited</source>
        <translation>{inequality}: visitado</translation>
    </message>
    <message>
        <source>{inequality}: pruned</source>
        <translation>{inequality}: podado</translation>
    </message>
    <message>
        <source>Step {step} of {steps}, node {node}.</source>
        <translation>Paso {step} de {steps}, nodo {node}.</translation>
    </message>
    <message>
        <source>τ fell from {before} to {after}.</source>
        <translation>τ bajó de {before} a {after}.</translation>
    </message>
    <message>
        <source>Click, or use the arrow keys, to place q; the tree has {nodes} nodes for {rows} rows.</source>
        <translation>Haga clic o use las flechas para colocar q; nodos del árbol: {nodes}, filas: {rows}.</translation>
    </message>
    <message>
        <source>{left} other rows are left out.</source>
        <translation>Otras filas omitidas: {left}.</translation>
    </message>
    <message>
        <source>Compared so far: {rows} of {n} rows, {centres} centres.</source>
        <translation>Comparaciones hasta ahora: filas {rows} de {n}, centros {centres}.</translation>
    </message>
    <message>
        <source>The search has ended; recall: {found} of {k}.</source>
        <translation>La búsqueda terminó; exhaustividad: {found} de {k}.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Which tree cuts the plane</source>
        <translation>Qué árbol divide el plano</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>X and Y of the scene, or made rows</source>
        <translation>X e Y de la escena, o filas generadas</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Cuántas filas uniformes se generan</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Filas por hoja</translation>
    </message>
    <message>
        <source>Rows of a leaf are compared one by one</source>
        <translation>Las filas de una hoja se comparan una por una</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>How far rows are from each other</source>
        <translation>Lo lejos que están unas filas de otras</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>Árbol k-d</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Árbol de bolas</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>Árbol VP</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Datos abiertos</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Uniformes</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Cota</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Filas comparadas</translation>
    </message>
    <message>
        <source>Centres compared</source>
        <translation>Centros comparados</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Expand all</source>
        <extracomment>The trees of so many runs are kept. The marks of a larger selection, or of a wider tree, are left out.</extracomment>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Unfold every node</source>
        <translation>Desplegar todos los nodos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Let the tree grow down, or right</source>
        <translation>Hacer crecer el árbol hacia abajo o hacia la derecha</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Encajar</translation>
    </message>
    <message>
        <source>Show the whole tree (0)</source>
        <translation>Mostrar el árbol entero (0)</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the tree with indents, as Weka writes it</source>
        <translation>Copiar el árbol con sangrías, como lo escribe Weka</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Save what is unfolded as PNG, SVG or PDF</source>
        <translation>Guardar lo desplegado como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation>Copiar esta regla</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Unfold the nodes down to this depth, fold the others</source>
        <translation>Desplegar los nodos hasta esta profundidad y plegar los demás</translation>
    </message>
    <message>
        <source>The way to the node, as a rule</source>
        <translation>El camino al nodo, como regla</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Árbol de decisión</translation>
    </message>
    <message>
        <source>Click a node to select its rows, its handle or Space to fold; arrow keys move, + and - zoom, 0 shows all</source>
        <translation>Un clic en un nodo selecciona sus filas; su asa o Espacio lo pliega; las flechas mueven, + y - acercan y alejan, 0 muestra todo</translation>
    </message>
    <message>
        <source>Run a tree to see it here.</source>
        <translation>Ejecute un árbol para verlo aquí.</translation>
    </message>
    <message>
        <source>Show the data set of this run to fit its tree.</source>
        <translation>Muestre el conjunto de datos de esta ejecución para ajustar su árbol.</translation>
    </message>
    <message>
        <source>Fitting on all rows …</source>
        <translation>Ajustando con todas las filas …</translation>
    </message>
    <message>
        <source>Tree of {title}</source>
        <translation>Árbol de {title}</translation>
    </message>
    <message>
        <source>The model of this run is no tree.</source>
        <translation>El modelo de esta ejecución no es un árbol.</translation>
    </message>
    <message>
        <source>{nodes} nodes, {leaves} leaves, {depth} levels</source>
        <translation>{nodes} nodos, {leaves} hojas, {depth} niveles</translation>
    </message>
    <message>
        <source>The data set of this run is not the one shown.</source>
        <translation>El conjunto de datos de esta ejecución no es el mostrado.</translation>
    </message>
    <message>
        <source>The tests are about scaled values: no rows are selected.</source>
        <translation>Las condiciones son sobre valores escalados: no se selecciona ninguna fila.</translation>
    </message>
    <message>
        <source>The filters changed what the tests are about: {why}</source>
        <translation>Los filtros cambiaron aquello de lo que tratan las condiciones: {why}</translation>
    </message>
    <message>
        <source>The filters changed the values: no rows are selected.</source>
        <translation>Los filtros cambiaron los valores: no se selecciona ninguna fila.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>%n fila seleccionada</numerusform>
            <numerusform>%n filas seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with missing values left out</source>
        <translation>
            <numerusform>se omite %n fila con valores ausentes</numerusform>
            <numerusform>se omiten %n filas con valores ausentes</numerusform>
        </translation>
    </message>
    <message>
        <source>The tree could not be fitted; the message says why.</source>
        <translation>No se pudo ajustar el árbol; el mensaje dice por qué.</translation>
    </message>
    <message>
        <source>The tree is on the clipboard</source>
        <translation>El árbol está en el portapapeles</translation>
    </message>
    <message>
        <source>Export tree</source>
        <translation>Exportar árbol</translation>
    </message>
</context>
<context>
    <name>TreePicture</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <extracomment>Below this zoom texts cannot be read and are left out. Below this one, boxes are a few pixels: their class is all that can be seen.</extracomment>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>and</source>
        <extracomment>Trees of more nodes, of which a window shows a corner, open folded … … to this depth. The first look shows texts, even if not the whole tree.</extracomment>
        <translation>y</translation>
    </message>
    <message>
        <source>tests {}</source>
        <translation>examina {}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
</context>
<context>
    <name>TriedTable</name>
    <message>
        <source>Method</source>
        <extracomment>The cells of a line, and their tooltip. So many letters can be read without the tooltip. A long name of a method gives way to the figures, in pixels. Estimators as short as a narrow column wants them.</extracomment>
        <translation>Método</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Metrics tried on this data set</source>
        <translation>Métricas probadas con este conjunto de datos</translation>
    </message>
    <message>
        <source>Click a line to learn with its parameters again</source>
        <translation>Un clic en una línea aprende otra vez con sus parámetros</translation>
    </message>
    <message>
        <source>{n} by hand</source>
        <translation>{n} a mano</translation>
    </message>
    <message>
        <source>{method}: {settings}
{after} after learning, {seconds} s</source>
        <translation>{method}: {settings}
{after} después de aprender, {seconds} s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>mín-máx</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>puntuación z</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>balance</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>grupos</translation>
    </message>
    <message>
        <source>components</source>
        <translation>componentes</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>restricciones</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>inmersión</translation>
    </message>
    <message>
        <source>factors</source>
        <translation>factores</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>gamma</translation>
    </message>
    <message>
        <source>init</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>previa</translation>
    </message>
    <message>
        <source>push</source>
        <translation>expulsión</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>dispersidad</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>objetivos</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>varianza</translation>
    </message>
    <message>
        <source>whiten</source>
        <translation>blanquear</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>Hide these lines</source>
        <extracomment>Lines shown before and after the wrong one.</extracomment>
        <translation>Ocultar estas líneas</translation>
    </message>
    <message>
        <source>The lines around the error</source>
        <translation>Las líneas en torno al error</translation>
    </message>
    <message>
        <source>The lines around it</source>
        <translation>Las líneas en torno a él</translation>
    </message>
    <message>
        <source>{name}, line {line}</source>
        <translation>{name}, línea {line}</translation>
    </message>
</context>
<context>
    <name>TwinPanel</name>
    <message>
        <source>This room shows no figure</source>
        <extracomment>So long after a plot was painted its table follows.</extracomment>
        <translation>Esta sala no muestra ninguna figura</translation>
    </message>
    <message>
        <source>{}: {} rows</source>
        <translation>{}: {} filas</translation>
    </message>
    <message>
        <source>Data of the plot</source>
        <translation>Datos de la gráfica</translation>
    </message>
</context>
<context>
    <name>TwoRowsPage</name>
    <message>
        <source>Two rows</source>
        <translation>Dos filas</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>All that compare two rows by themselves; lists of neighbours need all rows searched. Those that can be worked out by hand: no parameters, nothing learned of other rows. Columns of the contribution, which has the bar.</extracomment>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Value 1</source>
        <translation>Valor 1</translation>
    </message>
    <message>
        <source>Value 2</source>
        <translation>Valor 2</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>gⱼ of the formula</source>
        <translation>gⱼ de la fórmula</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Contribución</translation>
    </message>
    <message>
        <source>Share of the sum that the distance is made of</source>
        <translation>Parte de la suma que forma la distancia</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Distance: {value}</source>
        <translation>Distancia: {value}</translation>
    </message>
    <message>
        <source>The triangle inequality holds.</source>
        <translation>Se cumple la desigualdad triangular.</translation>
    </message>
    <message>
        <source>The triangle inequality can fail.</source>
        <translation>La desigualdad triangular puede no cumplirse.</translation>
    </message>
    <message>
        <source>Values are not scaled.</source>
        <translation>Los valores no se escalan.</translation>
    </message>
    <message>
        <source>(no direction)</source>
        <translation>(sin dirección)</translation>
    </message>
    <message>
        <source>missing: counts {g}</source>
        <translation>ausente: cuenta {g}</translation>
    </message>
    <message>
        <source>missing: filled in</source>
        <translation>ausente: se rellena</translation>
    </message>
    <message>
        <source>equal: counts {g}</source>
        <translation>iguales: cuenta {g}</translation>
    </message>
    <message>
        <source>different: counts {g}</source>
        <translation>distintos: cuenta {g}</translation>
    </message>
    <message>
        <source>shares of the classes</source>
        <translation>proporciones de las clases</translation>
    </message>
    <message>
        <source>a row of zeros has no direction</source>
        <translation>una fila de ceros no tiene dirección</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Fila 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Fila 2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>The row compared; type its number</source>
        <translation>La fila que se compara; escriba su número</translation>
    </message>
    <message>
        <source>The row it is compared with; type its number</source>
        <translation>La fila con la que se compara; escriba su número</translation>
    </message>
    <message>
        <source>How the two rows are compared, on this page</source>
        <translation>Cómo se comparan las dos filas en esta página</translation>
    </message>
    <message>
        <source>Example: (1, 0, 2, 4) and (1, 2, 1, 1)</source>
        <translation>Ejemplo: (1, 0, 2, 4) y (1, 2, 1, 1)</translation>
    </message>
    <message>
        <source>Compare two vectors that can be worked out by hand</source>
        <translation>Comparar dos vectores que se pueden calcular a mano</translation>
    </message>
    <message>
        <source>What each attribute contributes</source>
        <translation>Lo que aporta cada atributo</translation>
    </message>
    <message>
        <source>Open a data set to compare two of its rows.</source>
        <translation>Abra un conjunto de datos para comparar dos de sus filas.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Elegir un archivo con un conjunto de datos</translation>
    </message>
</context>
<context>
    <name>UnitsCheck</name>
    <message>
        <source>equal units</source>
        <extracomment>Equal units are kept where the rows use this share of the narrower side. Pictures end so much beyond the rows, as a share of their extent on each side.</extracomment>
        <translation>unidades iguales</translation>
    </message>
    <message>
        <source>One unit is as long on both axes, so that distances look as they are. Without a choice only where the rows still fill {} % of the plot; else each axis fits its attribute.</source>
        <translation>Una unidad mide lo mismo en ambos ejes, de modo que las distancias se ven como son. Si no se elige, solo cuando las filas aún ocupan el {} % del gráfico; si no, cada eje se ajusta a su atributo.</translation>
    </message>
</context>
<context>
    <name>ValuesLines</name>
    <message>
        <source>Values to try</source>
        <extracomment>What becomes of the values: a column each, or one chosen inside each fold. So many parameters may be varied at once.</extracomment>
        <translation>Valores por probar</translation>
    </message>
    <message>
        <source>a column each</source>
        <translation>una columna cada uno</translation>
    </message>
    <message>
        <source>best inside each fold</source>
        <translation>el mejor en cada partición</translation>
    </message>
    <message>
        <source>Parameter that is varied</source>
        <translation>Parámetro que se varía</translation>
    </message>
    <message>
        <source>Values, separated by commas</source>
        <translation>Valores, separados por comas</translation>
    </message>
    <message>
        <source>What is done with the values</source>
        <translation>Qué se hace con los valores</translation>
    </message>
    <message>
        <source>A column each, or one column whose value is chosen by an inner cross-validation of the training rows of each fold</source>
        <translation>Una columna para cada uno, o una sola cuyo valor se elige por validación cruzada interna con las filas de entrenamiento de cada partición</translation>
    </message>
</context>
<context>
    <name>VisualizeRoom</name>
    <message>
        <source>No data set with rows is open</source>
        <extracomment>Names of attributes are shortened beyond so many.</extracomment>
        <translation>No hay abierto ningún conjunto de datos con filas</translation>
    </message>
    <message>
        <source>Open a data set first.</source>
        <translation>Primero abra un conjunto de datos.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Colours by</source>
        <translation>Colores según</translation>
    </message>
    <message>
        <source>What colours and markers stand for</source>
        <translation>Qué significan los colores y los marcadores</translation>
    </message>
    <message>
        <source>Pictures of the data</source>
        <translation>Gráficos de los datos</translation>
    </message>
    <message>
        <source>Every attribute against every other</source>
        <translation>Cada atributo frente a cada otro</translation>
    </message>
    <message>
        <source>A line for each row through all attributes</source>
        <translation>Una línea por fila a través de todos los atributos</translation>
    </message>
    <message>
        <source>Rows and attributes along principal components</source>
        <translation>Filas y atributos en las componentes principales</translation>
    </message>
    <message>
        <source>Distances of all rows, sorted by class</source>
        <translation>Distancias de todas las filas, ordenadas por clase</translation>
    </message>
    <message>
        <source>The data of the plot as a table (Ctrl+T)</source>
        <translation>Los datos de la gráfica como tabla (Ctrl+T)</translation>
    </message>
    <message>
        <source>Quartiles and densities of numbers by class</source>
        <translation>Cuartiles y densidades de los números por clase</translation>
    </message>
    <message>
        <source>Two nominal attributes: areas are numbers of rows</source>
        <translation>Dos atributos nominales: las áreas son números de filas</translation>
    </message>
    <message>
        <source>Rows on a plane, near where their distances are small</source>
        <translation>Filas en un plano, cerca donde sus distancias son pequeñas</translation>
    </message>
    <message>
        <source>Rows along axes of the attributes, to be dragged</source>
        <translation>Filas según ejes de los atributos, que se arrastran</translation>
    </message>
    <message>
        <source>How well each row lies in its class</source>
        <translation>Qué bien está cada fila en su clase</translation>
    </message>
    <message>
        <source>View as table</source>
        <translation>Ver como tabla</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>There is no help for this place</source>
        <translation>No hay ayuda para este lugar</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Previous row of the list (Page Up)</source>
        <extracomment>So many cases are shown for classifiers that have no k of their own.</extracomment>
        <translation>Fila anterior de la lista (Re Pág)</translation>
    </message>
    <message>
        <source>Next row of the list (Page Down)</source>
        <translation>Fila siguiente de la lista (Av Pág)</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Volver a la lista (Esc)</translation>
    </message>
    <message>
        <source>Select cases</source>
        <translation>Seleccionar casos</translation>
    </message>
    <message>
        <source>Select the nearest cases in every room</source>
        <translation>Seleccionar los casos más cercanos en todas las salas</translation>
    </message>
    <message>
        <source>The row and its nearest cases</source>
        <translation>La fila y sus casos más cercanos</translation>
    </message>
    <message>
        <source>Looking for the nearest cases …</source>
        <translation>Buscando los casos más cercanos …</translation>
    </message>
    <message>
        <source>Why row {}</source>
        <translation>Por qué la fila {}</translation>
    </message>
    <message>
        <source>Row {}</source>
        <translation>Fila {}</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicha</translation>
    </message>
    <message>
        <source>The {k} nearest cases by {metric}</source>
        <translation>Los {k} casos más cercanos: {metric}</translation>
    </message>
    <message>
        <source>Without row {rows} the vote would be {name}.</source>
        <translation>Sin la fila {rows} el voto sería {name}.</translation>
    </message>
    <message>
        <source>Without rows {rows} the vote would be {name}.</source>
        <translation>Sin las filas {rows} el voto sería {name}.</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>y {} más</translation>
    </message>
    <message>
        <source>This row could not be explained; the message says why.</source>
        <translation>No se pudo explicar esta fila; el mensaje dice por qué.</translation>
    </message>
</context>
<context>
    <name>WilcoxonPage</name>
    <message>
        <source>Wilcoxon</source>
        <translation>Wilcoxon</translation>
    </message>
    <message>
        <source>left out (Wilcoxon)</source>
        <translation>omitidas (Wilcoxon)</translation>
    </message>
    <message>
        <source>ranked, then left out (Pratt)</source>
        <translation>ordenadas y luego omitidas (Pratt)</translation>
    </message>
    <message>
        <source>shared between both sides</source>
        <translation>repartidas entre ambos lados</translation>
    </message>
    <message>
        <source>Equal scores are</source>
        <translation>Puntuaciones iguales:</translation>
    </message>
    <message>
        <source>What is done with equal scores</source>
        <translation>Qué se hace con las puntuaciones iguales</translation>
    </message>
    <message>
        <source>What is done with differences of zero</source>
        <translation>Qué se hace con las diferencias nulas</translation>
    </message>
    <message>
        <source>Wilcoxon’s test of every pair</source>
        <translation>Prueba de Wilcoxon de cada par</translation>
    </message>
    <message>
        <source>Uses how large differences are, so scores must be comparable over data sets. Adjusted by Holm, α = {alpha}.</source>
        <translation>Usa el tamaño de las diferencias: las puntuaciones deben ser comparables entre conjuntos de datos. Ajustado según Holm, α = {alpha}.</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Clasificador</translation>
    </message>
    <message>
        <source>against</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>adjusted p</source>
        <translation>p ajustado</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ceros</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>effect r</source>
        <translation>efecto r</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>Raised because several pairs are tested; compare it with alpha</source>
        <translation>Aumentado porque se prueban varios pares; compárelo con alfa</translation>
    </message>
    <message>
        <source>Exact: all signs are counted; normal: from z</source>
        <translation>Exacta: se cuentan todos los signos; normal: a partir de z</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>Data sets on which both have the same score</source>
        <translation>Conjuntos de datos en que ambos tienen la misma puntuación</translation>
    </message>
    <message>
        <source>Differences that share their size with another</source>
        <translation>Diferencias del mismo tamaño que otra</translation>
    </message>
    <message>
        <source>Sum of the ranks where the first is better</source>
        <translation>Suma de los rangos donde el primero es mejor</translation>
    </message>
    <message>
        <source>Sum of the ranks where the second is better</source>
        <translation>Suma de los rangos donde el segundo es mejor</translation>
    </message>
    <message>
        <source>Rank-biserial correlation: 1 if the first always wins</source>
        <translation>Correlación biserial de rangos: 1 si el primero siempre gana</translation>
    </message>
    <message>
        <source>Hodges and Lehmann’s estimate, positive for the first</source>
        <translation>Estimación de Hodges y Lehmann, positiva a favor del primero</translation>
    </message>
    <message>
        <source>Confidence interval of the difference</source>
        <translation>Intervalo de confianza de la diferencia</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} es mejor</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ sin diferencia significativa</translation>
    </message>
</context>
<context>
    <name>WindowServices</name>
    <message>
        <source>Sessions of further windows that did not end in order: {}</source>
        <extracomment>Milliseconds between two rooms that are made ahead: most people look around first. And between two modules of their pages. Seconds after which a thread that works hands Python over. Qt gives it away and asks for it hundreds of times in each painting: with Python&apos;s own 5 ms a session that was being saved held a painting up for seconds.</extracomment>
        <translation>Sesiones de otras ventanas que no se cerraron correctamente: {}</translation>
    </message>
    <message>
        <source>Open in a window of its own</source>
        <translation>Abrir en otra ventana</translation>
    </message>
    <message>
        <source>The session is saved again.</source>
        <translation>La sesión vuelve a guardarse.</translation>
    </message>
    <message>
        <source>Plugin {title}: {trouble}</source>
        <translation>Complemento {title}: {trouble}</translation>
    </message>
    <message>
        <source>Something went wrong inside: {}</source>
        <translation>Algo falló por dentro: {}</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Words and sets</source>
        <translation>Palabras y conjuntos</translation>
    </message>
    <message>
        <source>Levenshtein distance: {value}</source>
        <extracomment>Letters of a word: a grid that can be read.</extracomment>
        <translation>Distancia de Levenshtein: {value}</translation>
    </message>
    <message>
        <source>keep {a}</source>
        <translation>conservar {a}</translation>
    </message>
    <message>
        <source>{a} becomes {b}</source>
        <translation>{a} pasa a {b}</translation>
    </message>
    <message>
        <source>delete {a}</source>
        <translation>borrar {a}</translation>
    </message>
    <message>
        <source>insert {b}</source>
        <translation>insertar {b}</translation>
    </message>
    <message>
        <source>Path (↘): {steps}</source>
        <translation>Camino (↘): {steps}</translation>
    </message>
    <message>
        <source>Versions: {0} without substitution, {1} if it costs 1, {2} if it costs 2</source>
        <translation>Versiones: {0} sin sustitución, {1} si cuesta 1, {2} si cuesta 2</translation>
    </message>
    <message>
        <source>Jaccard distance: {value}. In both: {both}; only in the first: {first}; only in the second: {second}</source>
        <translation>Distancia de Jaccard: {value}. En ambos: {both}; solo en el primero: {first}; solo en el segundo: {second}</translation>
    </message>
    <message>
        <source>Word 1</source>
        <translation>Palabra 1</translation>
    </message>
    <message>
        <source>Word 2</source>
        <translation>Palabra 2</translation>
    </message>
    <message>
        <source>Insertion</source>
        <translation>Inserción</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>Set 1</source>
        <translation>Conjunto 1</translation>
    </message>
    <message>
        <source>Set 2</source>
        <translation>Conjunto 2</translation>
    </message>
    <message>
        <source>At most {n} letters</source>
        <translation>{n} letras como máximo</translation>
    </message>
    <message>
        <source>In braces, apart by commas: {1,3,4,7}</source>
        <translation>Entre llaves, separados por comas: {1,3,4,7}</translation>
    </message>
    <message>
        <source>What one such edit costs</source>
        <translation>Lo que cuesta una edición así</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Sustitución</translation>
    </message>
    <message>
        <source>Whether one letter may take the place of another</source>
        <translation>Si una letra puede ocupar el lugar de otra</translation>
    </message>
    <message>
        <source>Example: pato and palta</source>
        <translation>Ejemplo: pato y palta</translation>
    </message>
    <message>
        <source>Show the words, the sets and costs of 1 again</source>
        <translation>Mostrar de nuevo las palabras, los conjuntos y los costes 1</translation>
    </message>
    <message>
        <source>Distances of all beginnings of both words</source>
        <translation>Distancias de todos los prefijos de ambas palabras</translation>
    </message>
</context>
<context>
    <name>WtlPage</name>
    <message>
        <source>Win/tie/loss</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Scores are equal up to</source>
        <extracomment>The spin steps by this share of the power of ten that holds the scores.</extracomment>
        <translation>Iguales hasta</translation>
    </message>
    <message>
        <source>Scores that differ by no more count as a tie</source>
        <translation>Las puntuaciones que no difieren en más cuentan como empate</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Show the table as a figure to be exported</source>
        <translation>Mostrar la tabla como figura para exportarla</translation>
    </message>
    <message>
        <source>Wins / ties / losses of row over column</source>
        <translation>Victorias / empates / derrotas de la fila sobre la columna</translation>
    </message>
    <message>
        <source>row over column</source>
        <translation>fila sobre columna</translation>
    </message>
    <message>
        <source>Wins / ties / losses over {n} data sets; bold: sign test with Holm, α = {alpha}</source>
        <translation>Victorias / empates / derrotas en {n} conjuntos de datos; negrita: prueba de los signos con Holm, α = {alpha}</translation>
    </message>
    <message>
        <source>Choose a cell to read its test.</source>
        <translation>Elija una celda para leer su prueba.</translation>
    </message>
    <message>
        <source>{a} over {b}: {wins} wins, {ties} ties, {losses} losses. Sign test p = {p}, adjusted {adjusted}. Share of wins {share}, interval {low} … {high}; ties count half.</source>
        <translation>{a} frente a {b}: {wins} victorias, {ties} empates, {losses} derrotas. Prueba de los signos p = {p}, ajustado {adjusted}. Proporción de victorias {share}, intervalo {low} … {high}; los empates cuentan la mitad.</translation>
    </message>
</context>
<context>
    <name>ZoomPlot</name>
    <message>
        <source>row</source>
        <extracomment>Pixels of the left axis beside numbers, and of the longest label there.</extracomment>
        <translation>fila</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
</context>
</TS>
