<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ActionSlots</name>
    <message>
        <source>Open data</source>
        <translation>Открыть данные</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>Сохранить данные</translation>
    </message>
    <message>
        <source>ARFF (*.arff);;CSV (*.csv);;TSV (*.tsv);;KEEL (*.dat)</source>
        <translation>ARFF (*.arff);;CSV (*.csv);;TSV (*.tsv);;KEEL (*.dat)</translation>
    </message>
    <message>
        <source>Saving {}</source>
        <translation>Сохранение {}</translation>
    </message>
    <message>
        <source>Cells of {file} that a spreadsheet would run as formulas: {n}. They were written as they are.</source>
        <translation>Ячеек в {file}, которые электронная таблица выполнила бы как формулы: {n}. Они записаны как есть.</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Открыть сеанс</translation>
    </message>
    <message>
        <source>Sessions (*.session.zip)</source>
        <translation>Сеансы (*.session.zip)</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Сохранить сеанс</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Экспорт рисунка</translation>
    </message>
    <message>
        <source>Picture (*.png);;Scalable picture (*.svg);;Page (*.pdf)</source>
        <translation>Изображение (*.png);;Векторное изображение (*.svg);;Страница (*.pdf)</translation>
    </message>
    <message>
        <source>This room has no setup to fold</source>
        <translation>В этой комнате нет настройки, которую можно свернуть</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Записан файл {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Figure copied</source>
        <translation>Рисунок скопирован</translation>
    </message>
    <message>
        <source>This room shows no figure</source>
        <translation>В этой комнате нет рисунка</translation>
    </message>
    <message>
        <source>Data (*.arff *.csv *.tsv *.tab *.dat *.txt *.gz);;Lessons (*.lesson.json *.lesson.zip);;All files (*)</source>
        <translation>Данные (*.arff *.csv *.tsv *.tab *.dat *.txt *.gz);;Уроки (*.lesson.json *.lesson.zip);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Show this room</source>
        <extracomment>Entries of the Data menu and the filter whose form each opens.</extracomment>
        <translation>Показать эту комнату</translation>
    </message>
    <message>
        <source>&amp;New data</source>
        <translation>&amp;Новые данные</translation>
    </message>
    <message>
        <source>Start with an empty plane and paint points</source>
        <translation>Начать с пустой плоскости и рисовать точки</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть...</translation>
    </message>
    <message>
        <source>Open a data set: ARFF, CSV, TSV or KEEL</source>
        <translation>Открыть набор данных: ARFF, CSV, TSV или KEEL</translation>
    </message>
    <message>
        <source>Open from Open&amp;ML...</source>
        <translation>Открыть из Open&amp;ML...</translation>
    </message>
    <message>
        <source>Fetch a data set of OpenML by its name or number</source>
        <translation>Получить набор данных из OpenML по имени или номеру</translation>
    </message>
    <message>
        <source>&amp;Save data as...</source>
        <translation>&amp;Сохранить данные как...</translation>
    </message>
    <message>
        <source>Write the current data set as ARFF, CSV, TSV or KEEL</source>
        <translation>Сохранить текущий набор данных как ARFF, CSV, TSV или KEEL</translation>
    </message>
    <message>
        <source>Open session...</source>
        <translation>Открыть сеанс...</translation>
    </message>
    <message>
        <source>Open a saved session: data, edits, scene and runs</source>
        <translation>Открыть сохранённый сеанс: данные, правки, сцену и запуски</translation>
    </message>
    <message>
        <source>Save session...</source>
        <translation>Сохранить сеанс...</translation>
    </message>
    <message>
        <source>Save data, edits, scene and runs in one file</source>
        <translation>Сохранить данные, правки, сцену и запуски в одном файле</translation>
    </message>
    <message>
        <source>&amp;Export figure...</source>
        <translation>&amp;Экспорт рисунка...</translation>
    </message>
    <message>
        <source>Write the focused plot as PNG, SVG or PDF</source>
        <translation>Сохранить график в фокусе как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>Forget the recent files; the files stay</source>
        <translation>Забыть недавние файлы; сами файлы останутся</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close; the session is saved and comes back</source>
        <translation>Закрыть; сеанс сохранится и вернётся</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Take back the last edit</source>
        <translation>Отменить последнюю правку</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Вернуть отменённое</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>&amp;Копировать строки</translation>
    </message>
    <message>
        <source>Put the selected rows on the clipboard for a spreadsheet</source>
        <translation>Скопировать выделенные строки в буфер обмена для электронной таблицы</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Вст&amp;авить строки</translation>
    </message>
    <message>
        <source>Open rows copied from a spreadsheet as a new data set</source>
        <translation>Открыть строки, скопированные из электронной таблицы, как новый набор данных</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>Копировать &amp;рисунок</translation>
    </message>
    <message>
        <source>Put the focused plot on the clipboard as a picture</source>
        <translation>Скопировать график в фокусе в буфер обмена как картинку</translation>
    </message>
    <message>
        <source>Copy scene</source>
        <translation>Копировать сцену</translation>
    </message>
    <message>
        <source>Put the scene on the clipboard as a short text</source>
        <translation>Скопировать сцену в буфер обмена как короткий текст</translation>
    </message>
    <message>
        <source>Paste scene</source>
        <translation>Вставить сцену</translation>
    </message>
    <message>
        <source>Take over a scene from the clipboard</source>
        <translation>Взять сцену из буфера обмена</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выделить &amp;всё</translation>
    </message>
    <message>
        <source>Select every row</source>
        <translation>Выделить все строки</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Снять выделение</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Снять выделение (Esc)</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>&amp;Обратить выделение</translation>
    </message>
    <message>
        <source>Select exactly the rows that are not selected</source>
        <translation>Выделить именно невыделенные строки</translation>
    </message>
    <message>
        <source>&amp;Find row...</source>
        <translation>&amp;Найти строку...</translation>
    </message>
    <message>
        <source>Find a text or a number in the table of rows</source>
        <translation>Найти текст или число в таблице строк</translation>
    </message>
    <message>
        <source>&amp;Delete rows</source>
        <translation>&amp;Удалить строки</translation>
    </message>
    <message>
        <source>Delete the selected rows; undo brings them back</source>
        <translation>Удалить выделенные строки; отмена их вернёт</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее текст</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Увеличить весь текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче текст</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Уменьшить весь текст</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>Use the whole screen, or leave it</source>
        <translation>Занять весь экран или выйти из этого режима</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Show or hide the selected rows and the query</source>
        <translation>Показать или скрыть выделенные строки и запрос</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Show or hide the list of runs</source>
        <translation>Показать или скрыть список запусков</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Show or hide the lesson</source>
        <translation>Показать или скрыть урок</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Show or hide the running tasks</source>
        <translation>Показать или скрыть выполняемые задачи</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Show or hide what was told so far</source>
        <translation>Показать или скрыть прежние сообщения</translation>
    </message>
    <message>
        <source>Table of the plot</source>
        <translation>Таблица графика</translation>
    </message>
    <message>
        <source>Show or hide the data of the focused plot as a table</source>
        <translation>Показать или скрыть данные графика в фокусе в виде таблицы</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>Лекция</translation>
    </message>
    <message>
        <source>No side panels, large text: for a projector</source>
        <translation>Без боковых панелей, крупный текст: для проектора</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Учёба</translation>
    </message>
    <message>
        <source>Inspector, runs and lesson at the side</source>
        <translation>Инспектор, запуски и урок сбоку</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Исследование</translation>
    </message>
    <message>
        <source>Runs and tasks wide at the bottom</source>
        <translation>Запуски и задачи внизу во всю ширину</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Follow the system&apos;s light or dark colours</source>
        <translation>Следовать светлым или тёмным цветам системы</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Светлые цвета</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Тёмные цвета</translation>
    </message>
    <message>
        <source>Speak English</source>
        <translation>Перейти на английский</translation>
    </message>
    <message>
        <source>Speak Spanish</source>
        <translation>Перейти на испанский</translation>
    </message>
    <message>
        <source>Speak Russian</source>
        <translation>Перейти на русский</translation>
    </message>
    <message>
        <source>S&amp;plit...</source>
        <translation>&amp;Разбить...</translation>
    </message>
    <message>
        <source>Keep a share of the rows of each class</source>
        <translation>Оставить долю строк каждого класса</translation>
    </message>
    <message>
        <source>&amp;Scale...</source>
        <translation>&amp;Масштаб...</translation>
    </message>
    <message>
        <source>Give every attribute mean 0 and standard deviation 1</source>
        <translation>Привести каждый признак к среднему 0 и стандартному отклонению 1</translation>
    </message>
    <message>
        <source>&amp;Discretise...</source>
        <translation>&amp;Дискретизация...</translation>
    </message>
    <message>
        <source>Cut numbers into intervals</source>
        <translation>Разбить числа на интервалы</translation>
    </message>
    <message>
        <source>Replace &amp;missing...</source>
        <translation>&amp;Заполнить пропуски...</translation>
    </message>
    <message>
        <source>Fill gaps by mean, mode or neighbours</source>
        <translation>Заполнить пропуски средним, модой или по соседям</translation>
    </message>
    <message>
        <source>S&amp;ample...</source>
        <translation>В&amp;ыборка...</translation>
    </message>
    <message>
        <source>Keep some rows, chosen at random</source>
        <translation>Оставить часть строк, выбранных случайно</translation>
    </message>
    <message>
        <source>Add &amp;noise attribute...</source>
        <translation>&amp;Шумовой признак...</translation>
    </message>
    <message>
        <source>Add attributes that say nothing of the class</source>
        <translation>Добавить признаки, ничего не говорящие о классе</translation>
    </message>
    <message>
        <source>Remove d&amp;uplicates...</source>
        <translation>Убрать &amp;повторы...</translation>
    </message>
    <message>
        <source>Keep one of several equal rows</source>
        <translation>Из одинаковых строк оставить одну</translation>
    </message>
    <message>
        <source>&amp;Generate...</source>
        <translation>Созд&amp;ать по правилу...</translation>
    </message>
    <message>
        <source>Make data by a rule whose best possible answer is known</source>
        <translation>Создать данные по правилу, для которого известен наилучший возможный ответ</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Запустить</translation>
    </message>
    <message>
        <source>Run what this room shows</source>
        <translation>Запустить то, что показано в этой комнате</translation>
    </message>
    <message>
        <source>Run with the next seed</source>
        <translation>Запустить со следующим зерном</translation>
    </message>
    <message>
        <source>Add one to the seed and run again</source>
        <translation>Прибавить к зерну единицу и запустить снова</translation>
    </message>
    <message>
        <source>&amp;Cancel tasks</source>
        <translation>&amp;Прервать задачи</translation>
    </message>
    <message>
        <source>Stop every running task</source>
        <translation>Остановить все выполняемые задачи</translation>
    </message>
    <message>
        <source>&amp;Setup</source>
        <translation>&amp;Настройка</translation>
    </message>
    <message>
        <source>Show what this room would run, or fold it to one line</source>
        <translation>Показать, что запускает эта комната, или свернуть в одну строку</translation>
    </message>
    <message>
        <source>&amp;Fold the setup after Run</source>
        <translation>&amp;Сворачивать настройку после запуска</translation>
    </message>
    <message>
        <source>Leave the room to the results once Run was pressed</source>
        <translation>После запуска отдавать всё место результатам</translation>
    </message>
    <message>
        <source>Previous room</source>
        <translation>Предыдущая комната</translation>
    </message>
    <message>
        <source>Go one room up</source>
        <translation>Подняться на одну комнату</translation>
    </message>
    <message>
        <source>Next room</source>
        <translation>Следующая комната</translation>
    </message>
    <message>
        <source>Go one room down</source>
        <translation>Спуститься на одну комнату</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Следующая область</translation>
    </message>
    <message>
        <source>Move on: rooms, scene bar, room, side panels</source>
        <translation>Вперёд: комнаты, панель сцены, комната, боковые панели</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Предыдущая область</translation>
    </message>
    <message>
        <source>Move back through the panes</source>
        <translation>Назад по областям</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Сбросить расположение</translation>
    </message>
    <message>
        <source>Put every panel back in its place</source>
        <translation>Вернуть все панели на место</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Что это?</translation>
    </message>
    <message>
        <source>Say what the focused or pointed-at thing is for</source>
        <translation>Сказать, для чего то, что в фокусе или под указателем</translation>
    </message>
    <message>
        <source>&amp;Keyboard map</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>Show every shortcut</source>
        <translation>Показать все сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Отчёт</translation>
    </message>
    <message>
        <source>Show versions, response times and plugin states</source>
        <translation>Показать версии, время отклика и состояние модулей</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>О &amp;программе</translation>
    </message>
    <message>
        <source>Show version and licences</source>
        <translation>Показать версию и лицензии</translation>
    </message>
    <message>
        <source>&amp;Predict a file...</source>
        <translation>&amp;Предсказать файл...</translation>
    </message>
    <message>
        <source>Predict the rows of a file by the model of the run shown</source>
        <translation>Предсказать строки файла моделью показанного запуска</translation>
    </message>
    <message>
        <source>Export scene as a page...</source>
        <translation>Экспорт сцены страницей...</translation>
    </message>
    <message>
        <source>One HTML page: points, regions, the morph, a query to move</source>
        <translation>Одна страница HTML: точки, области, превращение метрики, подвижный запрос</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Копировать как &amp;Python</translation>
    </message>
    <message>
        <source>A script that repeats what this room shows</source>
        <translation>Скрипт, который повторяет то, что показано здесь</translation>
    </message>
    <message>
        <source>Save as note&amp;book...</source>
        <translation>Сохранить как &amp;блокнот...</translation>
    </message>
    <message>
        <source>A notebook that repeats what this room shows</source>
        <translation>Блокнот, который повторяет то, что показано здесь</translation>
    </message>
    <message>
        <source>Save &amp;report...</source>
        <translation>Сохранить &amp;отчёт...</translation>
    </message>
    <message>
        <source>One page with figures, tables and how to repeat them</source>
        <translation>Одна страница: рисунки, таблицы и как их повторить</translation>
    </message>
    <message>
        <source>Se&amp;ttings...</source>
        <translation>&amp;Настройки...</translation>
    </message>
    <message>
        <source>Language, colours, text size, plugins and processes</source>
        <translation>Язык, цвета, размер текста, модули и процессы</translation>
    </message>
    <message>
        <source>&amp;Find a command...</source>
        <translation>Найти &amp;команду...</translation>
    </message>
    <message>
        <source>Find an action, a room, a page, data or a method by its name</source>
        <translation>Найти по названию действие, комнату, страницу, данные или метод</translation>
    </message>
    <message>
        <source>&amp;Presenter</source>
        <translation>&amp;Показ</translation>
    </message>
    <message>
        <source>Large text, no panels, and the keys of a presenter</source>
        <translation>Крупный текст, без панелей, с клавишами пульта докладчика</translation>
    </message>
    <message>
        <source>Record a lesson...</source>
        <translation>Записать урок...</translation>
    </message>
    <message>
        <source>Write a lesson by doing it once</source>
        <translation>Составить урок, выполнив его один раз</translation>
    </message>
</context>
<context>
    <name>AdvancedForm</name>
    <message>
        <source>class weights</source>
        <extracomment>A cost matrix of more classes is given in a file, on the command line. Options chosen from a list, and what its object is called.</extracomment>
        <translation>веса классов</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>калибровка</translation>
    </message>
    <message>
        <source>balanced: rows of rare classes count more, all classes the same</source>
        <translation>уравнять: строки редких классов весят больше, все классы — поровну</translation>
    </message>
    <message>
        <source>Maps scores to probabilities, learned by inner folds of the training rows</source>
        <translation>Превращает оценки в вероятности; обучается на внутренних блоках обучающих строк</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>уравнять</translation>
    </message>
    <message>
        <source>sigmoid</source>
        <translation>сигмоида</translation>
    </message>
    <message>
        <source>isotonic</source>
        <translation>изотоническая</translation>
    </message>
    <message>
        <source>errors have different costs</source>
        <translation>ошибки имеют разную стоимость</translation>
    </message>
    <message>
        <source>The class of the least expected cost is predicted</source>
        <translation>Предсказывается класс с наименьшей ожидаемой стоимостью</translation>
    </message>
    <message>
        <source>Costs: true class in rows, predicted in columns</source>
        <translation>Стоимости: верный класс — в строках, предсказанный — в столбцах</translation>
    </message>
    <message>
        <source>Each cost is a number from 0 on.</source>
        <translation>Каждая стоимость — число не меньше 0.</translation>
    </message>
</context>
<context>
    <name>AngleCurves</name>
    <message>
        <source>angle</source>
        <extracomment>Nothing of interest happens below one half: that is chance.</extracomment>
        <translation>угол</translation>
    </message>
    <message>
        <source>5-NN</source>
        <translation>5-NN</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
</context>
<context>
    <name>AnimationButton</name>
    <message>
        <source>Save animation</source>
        <translation>Сохранить анимацию</translation>
    </message>
    <message>
        <source>Animated PNG (*.apng *.png)</source>
        <translation>Анимированный PNG (*.apng *.png)</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Записан файл {}</translation>
    </message>
</context>
<context>
    <name>AnswerCover</name>
    <message>
        <source>Covered until you have guessed</source>
        <translation>Закрыто, пока вы не угадали</translation>
    </message>
</context>
<context>
    <name>AttributeChooser</name>
    <message>
        <source>Which attributes are shown, up to {}</source>
        <translation>Какие признаки показаны, не более {}</translation>
    </message>
    <message>
        <source>Attributes shown</source>
        <translation>Показанные признаки</translation>
    </message>
    <message>
        <source>First 4</source>
        <translation>Первые 4</translation>
    </message>
    <message>
        <source>The first four attributes of the file</source>
        <translation>Первые четыре признака файла</translation>
    </message>
    <message>
        <source>Best 4 by F</source>
        <translation>4 лучших по F</translation>
    </message>
    <message>
        <source>The numbers whose class means differ most (F of an analysis of variance)</source>
        <translation>Числовые признаки, чьи средние по классам различаются сильнее всего (F дисперсионного анализа)</translation>
    </message>
    <message>
        <source>{} of {} attributes</source>
        <translation>Признаки: {} из {}</translation>
    </message>
</context>
<context>
    <name>AttributeDetail</name>
    <message>
        <source>Histogram</source>
        <extracomment>More rows are counted by a worker. Names of attributes are shortened beyond so many.</extracomment>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>По классам</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Пропуски</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Интервалы</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Логарифм</translation>
    </message>
    <message>
        <source>Stacked</source>
        <translation>Столбиком</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Поверх</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>How classes share a bar</source>
        <translation>Как классы делят столбец</translation>
    </message>
    <message>
        <source>Which labels are told apart by colour</source>
        <translation>Какие метки различаются цветом</translation>
    </message>
    <message>
        <source>Figures of a column</source>
        <translation>Показатели столбца</translation>
    </message>
    <message>
        <source>by class</source>
        <translation>по классам</translation>
    </message>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{n} rows by class</source>
        <translation>Строки по классам, всего {n}</translation>
    </message>
    <message>
        <source>Histogram of {name}</source>
        <translation>Гистограмма {name}</translation>
    </message>
    <message>
        <source>{type}, {n} distinct, {missing} missing</source>
        <translation>{type}, различных {n}, пропусков {missing}</translation>
    </message>
    <message>
        <source>on its own {share} % right [LOO]</source>
        <translation>по нему одному верно {share} % [LOO]</translation>
    </message>
    <message>
        <source>Separates the classes: {worth}</source>
        <translation>Разделяет классы: {worth}</translation>
    </message>
    <message>
        <source>up to {n} rows share one value</source>
        <translation>до {n} строк с одним значением</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Все числа</translation>
    </message>
    <message>
        <source>At most so many bars; of whole numbers each bar holds equally many</source>
        <translation>Не больше стольких столбцов; для целых чисел каждый столбец охватывает их поровну</translation>
    </message>
</context>
<context>
    <name>AttributePanel</name>
    <message>
        <source>Filter attributes</source>
        <extracomment>What is known of columns, in any order. So many cells are looked at in one go: others who wait get their turn in between. Ways to rank attributes: what the task ``rank`` calls them; F comes with the list. How a text is looked for in the names of attributes.</extracomment>
        <translation>Фильтр признаков</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Признаки</translation>
    </message>
    <message>
        <source>Set class</source>
        <translation>В класс</translation>
    </message>
    <message>
        <source>Make the chosen attribute the class</source>
        <translation>Сделать выбранный признак классом</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Leave out the chosen attribute</source>
        <translation>Убрать выбранный признак</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Обратить</translation>
    </message>
    <message>
        <source>Tick exactly the attributes that are not</source>
        <translation>Отметить именно неотмеченные признаки</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Лучшие</translation>
    </message>
    <message>
        <source>Tick the attributes that tell the classes apart</source>
        <translation>Отметить признаки, различающие классы</translation>
    </message>
    <message>
        <source>How many attributes to tick</source>
        <translation>Сколько признаков отметить</translation>
    </message>
    <message>
        <source>Leave out the attributes without a tick</source>
        <translation>Убрать неотмеченные признаки</translation>
    </message>
    <message>
        <source>as guessed</source>
        <translation>угадано</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>метки</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>The class is</source>
        <translation>Класс — это</translation>
    </message>
    <message>
        <source>What the class is: labels or numbers</source>
        <translation>Что такое класс: метки или числа</translation>
    </message>
    <message>
        <source>by F</source>
        <translation>по F</translation>
    </message>
    <message>
        <source>by info gain</source>
        <translation>по приросту</translation>
    </message>
    <message>
        <source>by gain ratio</source>
        <translation>по доле прироста</translation>
    </message>
    <message>
        <source>by ReliefF</source>
        <translation>по ReliefF</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Мера</translation>
    </message>
    <message>
        <source>How attributes are ranked</source>
        <translation>Как упорядочены признаки</translation>
    </message>
    <message>
        <source>Figures of all attributes</source>
        <translation>Показатели всех признаков</translation>
    </message>
    <message>
        <source>Keep {n} of {all}</source>
        <translation>Оставить {n} из {all}</translation>
    </message>
    <message>
        <source>change the class</source>
        <translation>сменить класс</translation>
    </message>
    <message>
        <source>drop attribute</source>
        <translation>убрать признак</translation>
    </message>
    <message>
        <source>keep {n} attributes</source>
        <translation>оставить признаки: {n}</translation>
    </message>
    <message>
        <source>Ranking the attributes</source>
        <translation>Упорядочение признаков</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>содержит</translation>
    </message>
    <message>
        <source>wildcard</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>regex</source>
        <translation>рег. выр.</translation>
    </message>
    <message>
        <source>How names are compared</source>
        <translation>Как сравниваются имена</translation>
    </message>
    <message>
        <source>contains: the text anywhere in a name
wildcard: the whole name, * for anything, ? for one character
regex: a regular expression found anywhere in a name</source>
        <translation>содержит: текст в любом месте имени
шаблон: имя целиком, * — что угодно, ? — один знак
рег. выр.: регулярное выражение в любом месте имени</translation>
    </message>
    <message>
        <source>Tick exactly the attributes that the search field finds</source>
        <translation>Отметить ровно те признаки, что найдены по полю поиска</translation>
    </message>
    <message>
        <source>Tick {n}</source>
        <translation>Отметить {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n attribute(s) ticked</source>
        <translation>
            <numerusform>отмечен %n признак</numerusform>
            <numerusform>отмечено %n признака</numerusform>
            <numerusform>отмечено %n признаков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttributesModel</name>
    <message>
        <source>numeric</source>
        <translation>числовой</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>номинальный</translation>
    </message>
    <message>
        <source>string</source>
        <translation>строковый</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>relational</source>
        <translation>реляционный</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Пусто</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>LOO</source>
        <translation>LOO</translation>
    </message>
    <message>
        <source>Variance between the classes over that within them</source>
        <translation>Межклассовая дисперсия, делённая на внутриклассовую</translation>
    </message>
    <message>
        <source>Share that 5-NN gets right on this attribute alone</source>
        <translation>Доля верных ответов 5-NN по одному этому признаку</translation>
    </message>
    <message>
        <source>5-NN on this attribute alone, on a sample of {n} rows</source>
        <translation>5-NN по одному этому признаку, выборка строк: {n}</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
</context>
<context>
    <name>AttributesPage</name>
    <message>
        <source>Attributes</source>
        <translation>Признаки</translation>
    </message>
    <message>
        <source>Stretch of one unit, √M</source>
        <translation>Растяжение, √M</translation>
    </message>
    <message>
        <source>Share of the squared distance</source>
        <translation>Доля квадрата расстояния</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>Что показывают полосы</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>More attributes have no bar, and no row in the table, of their own. Where the metric can be taken, by room.</extracomment>
        <translation>Признак</translation>
    </message>
    <message>
        <source>√M</source>
        <translation>√M</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Tied to</source>
        <translation>Связан с</translation>
    </message>
    <message>
        <source>What the metric does with attributes</source>
        <translation>Что метрика делает с признаками</translation>
    </message>
    <message>
        <source>Tied: differences in both count together (+) or cancel out (-)</source>
        <translation>Связаны: разности по обоим складываются (+) или гасят друг друга (-)</translation>
    </message>
    <message>
        <source>Export M and L…</source>
        <translation>Сохранить M и L…</translation>
    </message>
    <message>
        <source>Save the matrices as CSV or JSON</source>
        <translation>Сохранить матрицы в CSV или JSON</translation>
    </message>
    <message>
        <source>Use this metric in</source>
        <translation>Применить:</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>k-NN under this metric</source>
        <translation>k-NN с этой метрикой</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Расстояния</translation>
    </message>
    <message>
        <source>Distance matrix and MDS under this metric</source>
        <translation>Матрица расстояний и MDS по этой метрике</translation>
    </message>
    <message>
        <source>Attributes by how the metric stretches them</source>
        <translation>Признаки по тому, насколько их растягивает метрика</translation>
    </message>
    <message>
        <source>The matrix M, normalised to a unit diagonal</source>
        <translation>Матрица M, приведённая к единичной диагонали</translation>
    </message>
    <message>
        <source> ({n} more in the table)</source>
        <translation> (ещё {n} — в таблице)</translation>
    </message>
    <message>
        <source>Export M and L</source>
        <translation>Сохранить M и L</translation>
    </message>
    <message>
        <source>JSON with both (*.json);;CSV of M and L (*.csv)</source>
        <translation>JSON с обеими (*.json);;CSV для M и L (*.csv)</translation>
    </message>
    <message>
        <source>Written: {files}</source>
        <translation>Записано: {files}</translation>
    </message>
</context>
<context>
    <name>AttributesView</name>
    <message>
        <source>numeric</source>
        <translation>числовой</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Пусто</translation>
    </message>
    <message>
        <source>{error} at character {n}</source>
        <translation>{error}, знак {n}</translation>
    </message>
</context>
<context>
    <name>AuditForm</name>
    <message>
        <source>What was printed; what was not stays empty</source>
        <translation>Что напечатано; чего нет в печати — оставьте пустым</translation>
    </message>
    <message>
        <source>Friedman p</source>
        <translation>Фридман, p</translation>
    </message>
    <message>
        <source>Iman-Davenport p</source>
        <translation>Иман–Давенпорт, p</translation>
    </message>
    <message>
        <source>α of Holm’s steps</source>
        <translation>α шагов Холма</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>CD by</source>
        <translation>CD по</translation>
    </message>
    <message>
        <source>The test the critical difference is of</source>
        <translation>Критерий, к которому относится критическая разность</translation>
    </message>
    <message>
        <source>How many classifiers, as printed</source>
        <translation>Сколько классификаторов, как в печати</translation>
    </message>
    <message>
        <source>How many data sets, as printed</source>
        <translation>Сколько наборов данных, как в печати</translation>
    </message>
    <message>
        <source>Numbers printed for each classifier</source>
        <translation>Напечатанные числа каждого классификатора</translation>
    </message>
    <message>
        <source>Classifier</source>
        <extracomment>Keys of `audit_printed.read_statistics`, beside those of the critical difference. Names of classifiers are shortened beyond so many. What is printed in each column, by the name of the classifier.</extracomment>
        <translation>Метод</translation>
    </message>
    <message>
        <source>mean rank</source>
        <translation>ср. ранг</translation>
    </message>
    <message>
        <source>Holm</source>
        <translation>Holm</translation>
    </message>
    <message>
        <source>The threshold that p is held against, row by row</source>
        <translation>Порог, с которым сравнивается p, строка за строкой</translation>
    </message>
    <message>
        <source>best rank</source>
        <translation>лучший</translation>
    </message>
</context>
<context>
    <name>AuditPage</name>
    <message>
        <source>Audit</source>
        <translation>Аудит</translation>
    </message>
    <message>
        <source>What differs, and why</source>
        <extracomment>How long typing must rest before it is compared.</extracomment>
        <translation>Что расходится и почему</translation>
    </message>
    <message>
        <source>An audit needs two data sets on which all were measured.</source>
        <translation>Для аудита нужны два набора данных, на которых измерены все.</translation>
    </message>
    <message>
        <source>Not a number, left out: {texts}.</source>
        <translation>Не числа, пропущено: {texts}.</translation>
    </message>
    <message>
        <source>Recomputed from {n} data sets:</source>
        <translation>Пересчитано (наборов данных {n}):</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>с поправкой на связки</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>без поправки</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Enter what was printed: it is compared as you type.</source>
        <translation>Введите напечатанное: сравнение идёт по мере ввода.</translation>
    </message>
    <message>
        <source>Printed statements that do not follow from this table: {n}.</source>
        <translation>Напечатанных утверждений, не следующих из этой таблицы: {n}.</translation>
    </message>
    <message>
        <source>Everything printed follows from this table.</source>
        <translation>Всё напечатанное следует из этой таблицы.</translation>
    </message>
    <message>
        <source>The names are exchanged: {pairs}.</source>
        <translation>Имена переставлены: {pairs}.</translation>
    </message>
    <message>
        <source>The mean ranks sum to {printed}; they must sum to {recomputed}.</source>
        <translation>Сумма средних рангов — {printed}; она должна быть {recomputed}.</translation>
    </message>
    <message>
        <source>Mean rank of {classifier}: printed {printed}, recomputed {recomputed}.</source>
        <translation>Средний ранг {classifier}: в печати {printed}, пересчитано {recomputed}.</translation>
    </message>
    <message>
        <source>The mean ranks are not those of this table.</source>
        <translation>Средние ранги — не этой таблицы.</translation>
    </message>
    <message>
        <source>{test}: p = {printed} is impossible here.</source>
        <translation>{test}: p = {printed} здесь невозможно.</translation>
    </message>
    <message>
        <source>{test}: a statistic of {printed} is impossible here.</source>
        <translation>{test}: статистика {printed} здесь невозможна.</translation>
    </message>
    <message>
        <source>{test}: {printed} is right without correction for ties; with it {corrected}.</source>
        <translation>{test}: {printed} верно без поправки на связки; с ней {corrected}.</translation>
    </message>
    <message>
        <source>Friedman: p = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Фридман: p = {printed} не получается. С поправкой на связки {corrected}, без неё {uncorrected}.</translation>
    </message>
    <message>
        <source>Friedman: the statistic {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Фридман: статистика {printed} не получается. С поправкой на связки {corrected}, без неё {uncorrected}.</translation>
    </message>
    <message>
        <source>Iman-Davenport: p = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Иман–Давенпорт: p = {printed} не получается. С поправкой на связки {corrected}, без неё {uncorrected}.</translation>
    </message>
    <message>
        <source>Iman-Davenport: F = {printed} is not found. It is {corrected}, and {uncorrected} without correction for ties.</source>
        <translation>Иман–Давенпорт: F = {printed} не получается. С поправкой на связки {corrected}, без неё {uncorrected}.</translation>
    </message>
    <message>
        <source>k = {printed} is printed; the table has {recomputed}.</source>
        <translation>В печати k = {printed}; в таблице {recomputed}.</translation>
    </message>
    <message>
        <source>N = {printed} is printed; the table has {recomputed}.</source>
        <translation>В печати N = {printed}; в таблице {recomputed}.</translation>
    </message>
    <message>
        <source>q = {printed} is not the quantile of {family} for k = {k} and α = {alpha}, which is {recomputed}.</source>
        <translation>q = {printed} — не квантиль {family} для k = {k} и α = {alpha}; он равен {recomputed}.</translation>
    </message>
    <message>
        <source>CD = {printed} is not the critical difference of {family} at α = {alpha}, which is {recomputed}.</source>
        <translation>CD = {printed} — не критическая разность {family} при α = {alpha}; она равна {recomputed}.</translation>
    </message>
    <message>
        <source>{a} and {b}: {decision}. Their ranks are {difference} apart, CD is {cd}.</source>
        <translation>{a} и {b}: {decision}. Разность рангов {difference}, CD = {cd}.</translation>
    </message>
    <message>
        <source>Holm: {printed} rows are printed; there must be {recomputed}.</source>
        <translation>Холм: в печати строк {printed}; должно быть {recomputed}.</translation>
    </message>
    <message>
        <source>Holm, {classifier}: printed {printed}; recomputed {recomputed}.</source>
        <translation>Холм, {classifier}: в печати {printed}; пересчитано {recomputed}.</translation>
    </message>
    <message>
        <source>{classifier}: z = {z} has p = {recomputed}, not {printed}.</source>
        <translation>{classifier}: для z = {z} p = {recomputed}, а не {printed}.</translation>
    </message>
    <message>
        <source>Holm: the thresholds are not those of α = {alpha}, which are {recomputed}. {changed}</source>
        <translation>Холм: пороги — не для α = {alpha}; для него {recomputed}. {changed}</translation>
    </message>
    <message>
        <source>Holm, {classifier}: {decision}. p = {p}, threshold {threshold}.</source>
        <translation>Холм, {classifier}: {decision}. p = {p}, порог {threshold}.</translation>
    </message>
    <message>
        <source>printed as alike, but they differ significantly</source>
        <translation>в печати не различаются, но различие значимо</translation>
    </message>
    <message>
        <source>printed as different, but the difference is not significant</source>
        <translation>в печати различаются, но различие незначимо</translation>
    </message>
    <message>
        <source>The decisions stay the same.</source>
        <translation>Выводы остаются прежними.</translation>
    </message>
    <message>
        <source>Decisions change: {names}.</source>
        <translation>Выводы меняются: {names}.</translation>
    </message>
    <message>
        <source>Further digits were cut off instead of rounded.</source>
        <translation>Дальнейшие цифры отброшены, а не округлены.</translation>
    </message>
    <message>
        <source>They fit if the other end of the scale were the best one.</source>
        <translation>Они верны, если лучшим считать другой конец шкалы.</translation>
    </message>
    <message>
        <source>That is the one-sided p.</source>
        <translation>Это одностороннее p.</translation>
    </message>
    <message>
        <source>That p belongs to z = {z}.</source>
        <translation>Это p соответствует z = {z}.</translation>
    </message>
    <message>
        <source>That is the number of {test}.</source>
        <translation>Это число критерия {test}.</translation>
    </message>
    <message>
        <source>It can be from {least} to {most}.</source>
        <translation>Возможны значения от {least} до {most}.</translation>
    </message>
    <message>
        <source>The printed mean ranks fit that number.</source>
        <translation>Напечатанные средние ранги согласуются с этим числом.</translation>
    </message>
    <message>
        <source>They fit if equal scores all took the best place.</source>
        <translation>Они верны, если все равные результаты получили лучшее место.</translation>
    </message>
    <message>
        <source>They fit if equal scores all took the worst place.</source>
        <translation>Они верны, если все равные результаты получили худшее место.</translation>
    </message>
    <message>
        <source>They fit if equal scores were ranked in the order of the columns.</source>
        <translation>Они верны, если равные результаты получили ранги по порядку столбцов.</translation>
    </message>
    <message>
        <source>It fits {n} data sets.</source>
        <translation>Верно, если наборов данных {n}.</translation>
    </message>
    <message>
        <source>Left out: {names}.</source>
        <translation>Пропущено: {names}.</translation>
    </message>
    <message>
        <source>The one more would have the ranks {ranks}.</source>
        <translation>Ранги лишнего набора были бы: {ranks}.</translation>
    </message>
    <message>
        <source>It belongs to {what}.</source>
        <translation>Это относится к: {what}.</translation>
    </message>
    <message>
        <source>Holm’s thresholds, compared with {name} (● different, ○ no significant difference):</source>
        <translation>Пороги Холма, сравнение с {name} (● различны, ○ не различимы):</translation>
    </message>
</context>
<context>
    <name>AxiomsPage</name>
    <message>
        <source>Axiom</source>
        <extracomment>Pixels: a head and four rows, with some air. A share of a side below which a gap is rounding.</extracomment>
        <translation>Аксиома</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>NO</source>
        <translation>НЕТ</translation>
    </message>
    <message>
        <source>Worst violation</source>
        <translation>Худшее нарушение</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>never negative</source>
        <translation>не бывает отрицательным</translation>
    </message>
    <message>
        <source>Axioms of a metric</source>
        <translation>Аксиомы метрики</translation>
    </message>
    <message>
        <source>Testing all triangles…</source>
        <translation>Проверяются все треугольники…</translation>
    </message>
    <message>
        <source>{tested} of {rows} rows were tested.</source>
        <translation>Проверено строк: {tested} из {rows}.</translation>
    </message>
    <message>
        <source>VP-trees and ball trees would miss neighbours under this distance.</source>
        <translation>VP-деревья и шаровые деревья теряли бы соседей при таком расстоянии.</translation>
    </message>
    <message>
        <source>Rows {a} and {b} differ and are at distance 0.</source>
        <translation>Строки {a} и {b} различны, а расстояние между ними 0.</translation>
    </message>
    <message>
        <source>The worst triangle</source>
        <translation>Худший треугольник</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>The distance whose axioms are tested</source>
        <translation>Расстояние, для которого проверяются аксиомы</translation>
    </message>
    <message>
        <source>The worst violation of each axiom</source>
        <translation>Худшее нарушение каждой аксиомы</translation>
    </message>
    <message>
        <source>Open a data set to test a distance on its rows.</source>
        <translation>Откройте набор данных, чтобы проверить расстояние на его строках.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Axioms</source>
        <translation>Аксиомы</translation>
    </message>
</context>
<context>
    <name>BallsPage</name>
    <message>
        <source>Area as drawn: {drawn}, exact: {exact}</source>
        <extracomment>Steps of the slider from one exponent to its double. The last step: infinity, after 16. The exponents with a button. Points of the outline that is drawn: its four corners are among them.</extracomment>
        <translation>Площадь на рисунке: {drawn}, точная: {exact}</translation>
    </message>
    <message>
        <source>The triangle inequality holds: the ball is convex.</source>
        <translation>Неравенство треугольника выполняется: шар выпуклый.</translation>
    </message>
    <message>
        <source>The triangle inequality FAILS for p &lt; 1: {rows}</source>
        <translation>Неравенство треугольника НЕ ВЫПОЛНЯЕТСЯ при p &lt; 1: {rows}</translation>
    </message>
    <message>
        <source>Unit ball of the Minkowski distance</source>
        <translation>Единичный шар расстояния Минковского</translation>
    </message>
    <message>
        <source>Exponent p</source>
        <translation>Показатель p</translation>
    </message>
    <message>
        <source>Weight w1</source>
        <translation>Вес w1</translation>
    </message>
    <message>
        <source>Weight w2</source>
        <translation>Вес w2</translation>
    </message>
    <message>
        <source>1 is Manhattan, 2 is Euclidean, the right end is Chebyshev</source>
        <translation>1 — манхэттенское, 2 — евклидово, правый край — Чебышёва</translation>
    </message>
    <message>
        <source>Weight of the attribute in the sum of powers</source>
        <translation>Вес признака в сумме степеней</translation>
    </message>
    <message>
        <source>Show the ball of p = {p}</source>
        <translation>Показать шар для p = {p}</translation>
    </message>
    <message>
        <source>Unit balls</source>
        <translation>Единичные шары</translation>
    </message>
</context>
<context>
    <name>BatchList</name>
    <message>
        <source>Press + to keep the classifier with its parameters here. Run tests all that are ticked, one after the other.</source>
        <extracomment>So many are kept from start to start.</extracomment>
        <translation>Нажмите +, чтобы сохранить здесь классификатор с параметрами. «Запустить» проверит все отмеченные, один за другим.</translation>
    </message>
    <message>
        <source>Classifiers to run together</source>
        <translation>Классификаторы, запускаемые вместе</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Отметить все</translation>
    </message>
    <message>
        <source>Let Run test every classifier of the list</source>
        <translation>«Запустить» проверит все классификаторы списка</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Снять отметки</translation>
    </message>
    <message>
        <source>Let Run test the classifier of the form again</source>
        <translation>«Запустить» снова проверит классификатор из формы</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take the chosen ones off the list (Delete)</source>
        <translation>Убрать выбранные из списка (Delete)</translation>
    </message>
</context>
<context>
    <name>Biplot</name>
    <message>
        <source>MDS coordinate {k}, {metric} ({share} of the variance)</source>
        <translation>координата MDS {k}, {metric} ({share} дисперсии)</translation>
    </message>
    <message>
        <source>component {k} under {metric} ({share} of the variance)</source>
        <translation>компонента {k}, {metric} ({share} дисперсии)</translation>
    </message>
    <message>
        <source>component {} ({} of the variance)</source>
        <translation>компонента {} ({} дисперсии)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>стрелка</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
</context>
<context>
    <name>BiplotPage</name>
    <message>
        <source>PCA biplot</source>
        <translation>Биплот PCA</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>показано строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>MDS map</source>
        <extracomment>The most rows drawn.</extracomment>
        <translation>Карта MDS</translation>
    </message>
    <message>
        <source>the metric made by hand</source>
        <translation>метрика, заданная вручную</translation>
    </message>
    <message>
        <source>the {} longest arrows</source>
        <translation>самые длинные стрелки: {}</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
    </message>
    <message>
        <source>PCA is Euclidean; MDS follows the metric {}</source>
        <translation>PCA — евклидов; MDS следует метрике: {}</translation>
    </message>
    <message>
        <source>MDS gives the same picture</source>
        <translation>MDS даёт ту же картину</translation>
    </message>
    <message>
        <source>equal variances: the axes of the attributes&apos; PCA</source>
        <translation>дисперсии равны: оси PCA самих признаков</translation>
    </message>
    <message>
        <source>stress {}</source>
        <translation>стресс {}</translation>
    </message>
    <message>
        <source>strain {}</source>
        <translation>strain {}</translation>
    </message>
    <message>
        <source>{} not Euclidean</source>
        <translation>{} не евклидово</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Component across</source>
        <translation>Компонента по горизонтали</translation>
    </message>
    <message>
        <source>Which principal component is drawn across</source>
        <translation>Какая главная компонента идёт по горизонтали</translation>
    </message>
    <message>
        <source>Component up</source>
        <translation>Компонента по вертикали</translation>
    </message>
    <message>
        <source>Which principal component is drawn upwards</source>
        <translation>Какая главная компонента идёт по вертикали</translation>
    </message>
    <message>
        <source>How attributes are scaled first, in all rooms; a learned metric keeps the scale it was learned on</source>
        <translation>Как сначала масштабируются признаки, во всех комнатах; обученная метрика сохраняет масштаб, на котором обучалась</translation>
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
        <translation>Вид карты</translation>
    </message>
    <message>
        <source>PCA: principal components of the rows; under a metric M, of M^(1/2) times the scaled attributes, whose columns are the arrows.
MDS: classical scaling (Torgerson) of the distances of at most 1500 rows; arrows are covariances of the attributes with the coordinates.
Under Euclidean, Mahalanobis and learned distances both are the same picture, and PCA is drawn, of all rows.</source>
        <translation>PCA: главные компоненты строк; при метрике M — произведения M^(1/2) на масштабированные признаки, её столбцы — стрелки.
MDS: классическое многомерное шкалирование (Торгерсон) расстояний не более чем 1500 строк; стрелки — ковариации признаков с координатами.
Для евклидова расстояния, Махаланобиса и обученных расстояний обе картины совпадают, и рисуется PCA по всем строкам.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
</context>
<context>
    <name>BoxPage</name>
    <message>
        <source>Box plots</source>
        <translation>Ящики</translation>
    </message>
    <message>
        <source>Boxes over</source>
        <translation>Ящики по</translation>
    </message>
    <message>
        <source>all data sets</source>
        <translation>всем наборам</translation>
    </message>
    <message>
        <source>What the boxes are over</source>
        <translation>По чему построены ящики</translation>
    </message>
    <message>
        <source>Scores on all data sets, or those of the folds of one</source>
        <translation>Результаты на всех наборах данных или по блокам одного из них</translation>
    </message>
</context>
<context>
    <name>BoxesPage</name>
    <message>
        <source>No numeric attribute</source>
        <extracomment>Boxes drawn at once; so many attributes at most.</extracomment>
        <translation>Нет числовых признаков</translation>
    </message>
    <message>
        <source>Box and violin plots</source>
        <translation>Ящики с усами и скрипки</translation>
    </message>
    <message>
        <source>all numeric</source>
        <translation>все числовые</translation>
    </message>
    <message>
        <source>the first {} of {} numeric attributes</source>
        <translation>первые {} из {} числовых признаков</translation>
    </message>
    <message>
        <source>{} of {} rows beyond the whiskers drawn</source>
        <translation>показано строк за усами: {} из {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Признак</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>One attribute in its own units, or all from least to greatest</source>
        <translation>Один признак в своих единицах или все от меньшего к большему</translation>
    </message>
    <message>
        <source>box in violin</source>
        <translation>ящик в скрипке</translation>
    </message>
    <message>
        <source>box</source>
        <translation>ящик</translation>
    </message>
    <message>
        <source>violin</source>
        <translation>скрипка</translation>
    </message>
    <message>
        <source>Box: quartiles as numpy.quantile (linear), whiskers to the farthest row within 1.5 interquartile ranges (Tukey), the marker at the median.
Violin: Gaussian kernel of Scott&apos;s width, each as wide as the others.
A click selects the rows of the box, or those below or above it; arrows step, Enter, Home and End select.</source>
        <translation>Ящик: квартили как numpy.quantile (линейно), усы до самой дальней строки в пределах 1,5 межквартильного размаха (Тьюки), маркер на медиане.
Скрипка: гауссово ядро ширины Скотта, все одинаково широки.
Щелчок выделяет строки ящика или те, что ниже или выше; стрелки переходят, Enter, Home и End выделяют.</translation>
    </message>
</context>
<context>
    <name>BoxesPlot</name>
    <message>
        <source>from least to greatest value</source>
        <extracomment>Halves of the width of a box, of one inside a violin, of a violin, of a whisker&apos;s end. Violins from which on they have no rims.</extracomment>
        <translation>от наименьшего к наибольшему</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>признак</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>lower whisker</source>
        <translation>нижний ус</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>upper whisker</source>
        <translation>верхний ус</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>beyond the whiskers</source>
        <translation>за усами</translation>
    </message>
</context>
<context>
    <name>Builtin</name>
    <message>
        <source>Two strips</source>
        <extracomment>The texts of the catalogue, which knows no Qt, where the extraction tool finds them.</extracomment>
        <translation>Две полосы</translation>
    </message>
    <message>
        <source>Two thin parallel strips: 5-NN fails, one learned metric solves it.</source>
        <translation>Две тонкие параллельные полосы: 5-NN не справляется, обученная метрика решает задачу.</translation>
    </message>
    <message>
        <source>Two strips as printed</source>
        <translation>Полосы из печати</translation>
    </message>
    <message>
        <source>The parameters as printed beside the strips: 5-NN is already good here.</source>
        <translation>Параметры, как они напечатаны: здесь 5-NN уже хорош.</translation>
    </message>
    <message>
        <source>Two moons</source>
        <translation>Две луны</translation>
    </message>
    <message>
        <source>Interleaved half circles: no linear map helps, neighbours do not need one.</source>
        <translation>Сцепленные полукруги: линейное отображение не поможет, а соседям оно и не нужно.</translation>
    </message>
    <message>
        <source>Two circles</source>
        <translation>Два круга</translation>
    </message>
    <message>
        <source>A ring around a disc: every direction matters equally.</source>
        <translation>Кольцо вокруг круга: все направления одинаково важны.</translation>
    </message>
    <message>
        <source>Exclusive or</source>
        <translation>Исключающее или</translation>
    </message>
    <message>
        <source>Four clouds on the corners of a square: naive Bayes sees nothing.</source>
        <translation>Четыре облака в углах квадрата: наивный Байес не видит ничего.</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Ирисы</translation>
    </message>
    <message>
        <source>Three species of iris: small, real, well known.</source>
        <translation>Три вида ирисов: небольшой, настоящий, всем известный набор.</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Вино</translation>
    </message>
    <message>
        <source>Three cultivars, 13 measurements on very different scales.</source>
        <translation>Три сорта, 13 измерений в очень разных масштабах.</translation>
    </message>
    <message>
        <source>Breast cancer (WDBC)</source>
        <translation>Рак груди</translation>
    </message>
    <message>
        <source>30 strongly correlated measurements of cell nuclei.</source>
        <translation>30 сильно коррелированных измерений клеточных ядер (WDBC).</translation>
    </message>
    <message>
        <source>Wine, two attributes</source>
        <translation>Вино, 2 признака</translation>
    </message>
    <message>
        <source>The difference of inverse covariances is indefinite: it must be projected.</source>
        <translation>Разность обратных ковариаций знаконеопределена: её нужно спроецировать.</translation>
    </message>
    <message>
        <source>Six stripes</source>
        <translation>Шесть полос</translation>
    </message>
    <message>
        <source>Alternating stripes: the limits of one global metric.</source>
        <translation>Чередующиеся полосы: пределы одной общей метрики.</translation>
    </message>
    <message>
        <source>Mixed attributes</source>
        <translation>Разные признаки</translation>
    </message>
    <message>
        <source>Numbers, labels and missing values in one small table, for HEOM.</source>
        <translation>Числа, метки и пропуски в одной маленькой таблице, для HEOM.</translation>
    </message>
    <message>
        <source>Value difference</source>
        <translation>VDM вручную</translation>
    </message>
    <message>
        <source>Five rows to compute the value difference metric by hand.</source>
        <translation>Пять строк, чтобы вычислить вручную метрику разности значений (VDM).</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>Short words for the edit distance.</source>
        <translation>Короткие слова для редакционного расстояния.</translation>
    </message>
    <message>
        <source>Ten digits</source>
        <translation>Десять цифр</translation>
    </message>
    <message>
        <source>One 8 x 8 picture of each digit, for shifts and the tangent distance.</source>
        <translation>По одной картинке 8 x 8 каждой цифры, для сдвигов и касательного расстояния.</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>rank {n}</source>
        <translation>ранг {n}</translation>
    </message>
    <message>
        <source>Before learning</source>
        <translation>До обучения</translation>
    </message>
    <message>
        <source>After learning</source>
        <translation>После обучения</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
            <numerusform>%n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} points, {classes} classes, {figure}</source>
        <translation>точек {n}, классов {classes}, {figure}</translation>
    </message>
    <message>
        <source>{before} before, {after} after learning</source>
        <translation>{before} до обучения, {after} после</translation>
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
        <translation>строка</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>голос</translation>
    </message>
</context>
<context>
    <name>CdPage</name>
    <message>
        <source>CD all pairs</source>
        <translation>CD: все пары</translation>
    </message>
    <message>
        <source>{method} compared each classifier with {control} only: other pairs were not tested.</source>
        <translation>{method} сравнивает каждый классификатор только с эталоном {control}: другие пары не проверялись.</translation>
    </message>
</context>
<context>
    <name>CellActions</name>
    <message>
        <source>{cell}, repeat {repeat}, fold {fold}: {reason}</source>
        <translation>{cell}, повтор {repeat}, блок {fold}: {reason}</translation>
    </message>
    <message>
        <source>Cancel the run first.</source>
        <translation>Сначала прервите запуск.</translation>
    </message>
    <message>
        <source>Not computed yet: Run computes it.</source>
        <translation>Ещё не вычислено: вычислит «Запустить».</translation>
    </message>
</context>
<context>
    <name>CellPlot</name>
    <message>
        <source>all</source>
        <extracomment>Spots of this size in pixels, by how many there are.</extracomment>
        <translation>все</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>ChainButton</name>
    <message>
        <source>The same value as in the scene bar</source>
        <translation>То же значение, что на панели сцены</translation>
    </message>
    <message>
        <source>The same value as in the scene bar. Click to set it separately</source>
        <translation>То же значение, что на панели сцены. Щёлкните, чтобы задать его отдельно</translation>
    </message>
    <message>
        <source>A separate value. Click to use that of the scene bar</source>
        <translation>Отдельное значение. Щёлкните, чтобы взять значение с панели сцены</translation>
    </message>
</context>
<context>
    <name>ChargeTable</name>
    <message>
        <source>Where the charge is; the row itself stays</source>
        <extracomment>The largest charge that can be set by hand.</extracomment>
        <translation>Где находится заряд; сама строка остаётся на месте</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Заряд</translation>
    </message>
    <message>
        <source>γ: how often the row was not won by its class</source>
        <translation>γ: сколько раз в строке не победил её класс</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>h: how far the charge acts; leave it empty for the shared one</source>
        <translation>h: как далеко действует заряд; пустое значение — общий радиус</translation>
    </message>
    <message>
        <source>charge {text!r}</source>
        <translation>заряд {text!r}</translation>
    </message>
    <message>
        <source>a whole number from 0 to {most}</source>
        <translation>целое число от 0 до {most}</translation>
    </message>
    <message>
        <source>radius {text!r}</source>
        <translation>радиус {text!r}</translation>
    </message>
    <message>
        <source>a number above 0, or nothing for the shared radius</source>
        <translation>число больше 0 или ничего — общий радиус</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>конечное число</translation>
    </message>
</context>
<context>
    <name>ClassLegend</name>
    <message>
        <source>and {n} more</source>
        <translation>и ещё {n}</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>прочие: {n}</translation>
    </message>
</context>
<context>
    <name>ClassesPage</name>
    <message>
        <source>Per class</source>
        <translation>По классам</translation>
    </message>
    <message>
        <source>Figures of each class</source>
        <translation>Показатели каждого класса</translation>
    </message>
    <message>
        <source>weighted mean</source>
        <translation>взвешенно</translation>
    </message>
    <message>
        <source>TP rate</source>
        <translation>TPR</translation>
    </message>
    <message>
        <source>Share of the rows of the class that were found: recall</source>
        <translation>Доля найденных строк класса: полнота</translation>
    </message>
    <message>
        <source>FP rate</source>
        <translation>FPR</translation>
    </message>
    <message>
        <source>Share of the other rows that were taken for the class</source>
        <translation>Доля остальных строк, принятых за этот класс</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точн.</translation>
    </message>
    <message>
        <source>Share of right answers among those that name the class</source>
        <translation>Доля верных среди ответов, называющих этот класс</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Полнота</translation>
    </message>
    <message>
        <source>Share of the rows of the class that were found</source>
        <translation>Доля найденных строк класса</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall</source>
        <translation>Среднее гармоническое точности и полноты</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation of truth and answer, -1 to 1</source>
        <translation>Корреляция Мэтьюса между истиной и ответом, от -1 до 1</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Area under the ROC curve, this class against the rest</source>
        <translation>Площадь под ROC-кривой: этот класс против остальных</translation>
    </message>
    <message>
        <source>PRC</source>
        <translation>PRC</translation>
    </message>
    <message>
        <source>Area under the precision-recall curve</source>
        <translation>Площадь под кривой точность–полнота</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Rows of the class</source>
        <translation>Строк этого класса</translation>
    </message>
    <message>
        <source>Each row counted by its weight</source>
        <translation>Каждая строка учтена по своему весу</translation>
    </message>
    <message>
        <source>Precision, weight</source>
        <translation>Точность, вес</translation>
    </message>
    <message>
        <source>Recall, weight</source>
        <translation>Полнота, вес</translation>
    </message>
    <message>
        <source>F1, weight</source>
        <translation>F1, вес</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Вес</translation>
    </message>
    <message>
        <source>Weight of the class</source>
        <translation>Вес класса</translation>
    </message>
</context>
<context>
    <name>ClassifyRoom</name>
    <message>
        <source>Classifiers</source>
        <extracomment>Parameters of k-NN by the name of their value in the scene.</extracomment>
        <translation>Классификаторы</translation>
    </message>
    <message>
        <source>Test option</source>
        <translation>Способ проверки</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop this run (Shift+Esc)</source>
        <translation>Остановить этот запуск (Shift+Esc)</translation>
    </message>
    <message>
        <source>{title}, {badge}</source>
        <translation>{title}, {badge}</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
    <message>
        <source>The scene&apos;s metric saw all rows; choose {name} to learn it in each fold.</source>
        <translation>Метрика сцены видела все строки; выберите {name}, чтобы обучать её в каждом блоке.</translation>
    </message>
    <message>
        <source>These are rows of the test file.</source>
        <translation>Это строки контрольного файла.</translation>
    </message>
    <message>
        <source>{name} is {value} in the form now; Run (F5) tests it.</source>
        <translation>Теперь в форме {name} = {value}; проверить — «Запустить» (F5).</translation>
    </message>
    <message>
        <source>Choose a classifier first.</source>
        <translation>Сначала выберите классификатор.</translation>
    </message>
    <message>
        <source>The class {name} is not nominal, and no method for a numeric class is loaded: choose another class in Data.</source>
        <translation>Класс {name} не номинальный, а методов для числового класса не загружено: выберите другой класс в комнате «Данные».</translation>
    </message>
    <message>
        <source>Train and test (F5)</source>
        <translation>Обучить и проверить (F5)</translation>
    </message>
    <message>
        <source>Advanced: {marks}</source>
        <translation>Ещё: {marks}</translation>
    </message>
    <message>
        <source>Filters, fitted inside each fold: {names}</source>
        <translation>Фильтры, подбираются внутри каждого блока: {names}</translation>
    </message>
    <message>
        <source>{n} folds failed: {text}</source>
        <translation>Сбой в блоках ({n}): {text}</translation>
    </message>
    <message>
        <source>The run was cancelled; nothing was recorded.</source>
        <translation>Запуск прерван; ничего не записано.</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard.</source>
        <translation>Рецепт в буфере обмена.</translation>
    </message>
    <message>
        <source>{title} cannot be run on these data: untick it.</source>
        <translation>{title} нельзя запустить на этих данных: снимите отметку.</translation>
    </message>
    <message>
        <source>Train and test all that are ticked (F5)</source>
        <translation>Обучить и проверить все отмеченные (F5)</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n run(s) not made, the others are in the list.</source>
        <translation>
            <numerusform>Прервано: не выполнен %n запуск, остальные в списке.</numerusform>
            <numerusform>Прервано: не выполнены %n запуска, остальные в списке.</numerusform>
            <numerusform>Прервано: не выполнено %n запусков, остальные в списке.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message numerus="yes">
        <source>%n command(s) found</source>
        <translation>
            <numerusform>найдена %n команда</numerusform>
            <numerusform>найдены %n команды</numerusform>
            <numerusform>найдено %n команд</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>An action, a room, a page, data or a method</source>
        <translation>Действие, комната, страница, данные или метод</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Найденные команды</translation>
    </message>
    <message>
        <source>Nothing has these letters: try a shorter or another word.</source>
        <extracomment>So many are listed, and so many that were chosen before are remembered.</extracomment>
        <translation>Ничего не найдено: попробуйте слово короче или другое.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Room</source>
        <translation>Комната</translation>
    </message>
    <message>
        <source>Page of {room}</source>
        <translation>Страница: {room}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>CompactnessSource</name>
    <message>
        <source>{n} rows are too many to compare all pairs (at most {most}); take a sample in the Data room</source>
        <extracomment>More rows than this take too long for the lane of pictures. With more rows than this, comparing all pairs would take hours.</extracomment>
        <translation>{n} строк — слишком много, чтобы сравнить все пары (не более {most}); возьмите выборку в комнате «Данные»</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
    </message>
    <message>
        <source>Compactness profile</source>
        <translation>Профиль компактности</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Rows by who was right</source>
        <translation>Строки по тому, кто ответил верно</translation>
    </message>
    <message>
        <source>Rows for which the runs differ</source>
        <translation>Строки, на которых запуски расходятся</translation>
    </message>
    <message>
        <source>These runs cannot be compared: {why}.</source>
        <translation>Эти запуски нельзя сравнить: {why}.</translation>
    </message>
    <message>
        <source>Choose two runs in the list, with Ctrl or Shift, to compare them row by row.</source>
        <translation>Выберите в списке два запуска, с Ctrl или Shift, чтобы сравнить их строка за строкой.</translation>
    </message>
    <message>
        <source>These runs cannot be compared: one is on {a}, the other on {b}.</source>
        <translation>Эти запуски нельзя сравнить: один на {a}, другой на {b}.</translation>
    </message>
    <message>
        <source>These runs cannot be compared row by row: without classes nobody is right or wrong.</source>
        <translation>Эти запуски нельзя сравнить строка за строкой: без классов нет ни верных, ни неверных ответов.</translation>
    </message>
    <message>
        <source>These runs cannot be compared: their predictions were not kept.</source>
        <translation>Эти запуски нельзя сравнить: их предсказания не сохранены.</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>B − A: {middle} points of percent, 95 % interval {low} to {high}</source>
        <translation>B − A: {middle} п. п., 95-процентный интервал от {low} до {high}</translation>
    </message>
    <message>
        <source>McNemar on {n} rows, {test}: p {p}</source>
        <translation>Критерий Макнемара ({test}), строк {n}: p {p}</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точный</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>хи-квадрат</translation>
    </message>
    <message>
        <source>Such a difference may well be chance (p ≥ 0.05).</source>
        <translation>Такая разница вполне может быть случайной (p&#xa0;≥&#xa0;0,05).</translation>
    </message>
    <message>
        <source>By chance alone such a difference is rare (p &lt; 0.05).</source>
        <translation>По одной лишь случайности такая разница редка (p&#xa0;&lt;&#xa0;0,05).</translation>
    </message>
    <message>
        <source>Only the first repeat is compared.</source>
        <translation>Сравнивается только первый повтор.</translation>
    </message>
    <message>
        <source>Note: the two were tested in different ways: {a}, {b}.</source>
        <translation>Учтите: их проверяли по-разному: {a}, {b}.</translation>
    </message>
</context>
<context>
    <name>CompareRoom</name>
    <message>
        <source>Cancel the run first.</source>
        <extracomment>Makes the processes of a run; tests put another in.</extracomment>
        <translation>Сначала прервите запуск.</translation>
    </message>
    <message>
        <source>No results in {folder} (expected: a file {file})</source>
        <translation>В {folder} нет результатов (ожидался файл {file})</translation>
    </message>
    <message>
        <source>Data sets: {n}</source>
        <translation>Наборов данных: {n}</translation>
    </message>
    <message>
        <source>Classifiers: {n}</source>
        <translation>Классификаторов: {n}</translation>
    </message>
    <message>
        <source>Below: the last run, {n} data sets × {k} classifiers; Run updates</source>
        <translation>Ниже: прошлый запуск, наборов {n} × классификаторов {k}; «Запустить» обновит</translation>
    </message>
    <message>
        <source>Add data sets: + above the list, or drop files on it.</source>
        <translation>Добавьте наборы данных: + над списком или перетащите на него файлы.</translation>
    </message>
    <message>
        <source>Add classifiers: + above the list.</source>
        <translation>Добавьте классификаторы: + над списком.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Опыт</translation>
    </message>
</context>
<context>
    <name>ConcentrationPage</name>
    <message>
        <source>Distances in many dimensions</source>
        <extracomment>Steps of the sliders. Dimensions up to which volumes are drawn: beyond, nothing changes.</extracomment>
        <translation>Расстояния при большой размерности</translation>
    </message>
    <message>
        <source>Drawing points…</source>
        <translation>Разбрасываются точки…</translation>
    </message>
    <message>
        <source>Distance / mean distance</source>
        <translation>Расстояние / среднее расстояние</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>Distance from the centre</source>
        <translation>Расстояние от центра</translation>
    </message>
    <message>
        <source>Dimensions (log)</source>
        <translation>Размерность (лог.)</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Среднее расстояние</translation>
    </message>
    <message>
        <source>Exponent p (log)</source>
        <translation>Показатель p (лог.)</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Размерность</translation>
    </message>
    <message>
        <source>Share of the volume</source>
        <translation>Доля объёма</translation>
    </message>
    <message>
        <source>From one uniform point of the cube to 1000 others. A small exponent softens the effect; it does not cure it.</source>
        <translation>От одной равномерно выбранной точки куба до 1000 других. Малый показатель смягчает эффект, но не устраняет его.</translation>
    </message>
    <message>
        <source>5-NN, leave-one-out, mean of 3 draws of 300 rows. Which exponent wins depends on the noise; lines without marks are shared neighbours.</source>
        <translation>5-NN, исключение по одному, среднее по 3 выборкам из 300 строк. Какой показатель лучше, зависит от шума; линии без меток — общие соседи.</translation>
    </message>
    <message>
        <source>1000 uniform points of the unit cube: soon all are nearer to its surface than to each other.</source>
        <translation>1000 равномерных точек единичного куба: скоро все они ближе к его поверхности, чем друг к другу.</translation>
    </message>
    <message>
        <source>The ball in a cube vanishes, and what it holds lies in its shell.</source>
        <translation>Шар, вписанный в куб, исчезает, а то, что в нём есть, лежит в его оболочке.</translation>
    </message>
    <message>
        <source>1000 points of a standard Gaussian and the exact density of their norm: nobody is at the centre, though the density is highest there.</source>
        <translation>1000 точек стандартного нормального распределения и точная плотность их нормы: в центре никого нет, хотя плотность там наибольшая.</translation>
    </message>
    <message>
        <source>Relative contrast (max − min) / min: {value}</source>
        <translation>Относительный контраст (max − min) / min: {value}</translation>
    </message>
    <message>
        <source>exact density</source>
        <translation>точная плотность</translation>
    </message>
    <message>
        <source>Mean distance from the centre: {value}, √d = {root}</source>
        <translation>Среднее расстояние от центра: {value}, √d = {root}</translation>
    </message>
    <message>
        <source>nearest face</source>
        <translation>ближайшая грань</translation>
    </message>
    <message>
        <source>nearest neighbour</source>
        <translation>ближайший сосед</translation>
    </message>
    <message>
        <source>The face is nearer than the neighbour from d = {d} on</source>
        <translation>Грань ближе соседа, начиная с d = {d}</translation>
    </message>
    <message>
        <source>all 20 attributes differ a little</source>
        <translation>все 20 признаков немного различаются</translation>
    </message>
    <message>
        <source>the same with outliers</source>
        <translation>то же с выбросами</translation>
    </message>
    <message>
        <source>2 of 20 attributes count</source>
        <translation>важны 2 признака из 20</translation>
    </message>
    <message>
        <source>Best exponent, in the order of the legend: {best}</source>
        <translation>Лучший показатель, в порядке легенды: {best}</translation>
    </message>
    <message>
        <source>{name}: shared neighbours</source>
        <translation>{name}: общие соседи</translation>
    </message>
    <message>
        <source>ball in its cube</source>
        <translation>шар в своём кубе</translation>
    </message>
    <message>
        <source>outer tenth of the radius of a ball</source>
        <translation>внешняя десятая часть радиуса шара</translation>
    </message>
    <message>
        <source>d = {d}: the ball fills {ball} of its cube; {shell} of it is shell</source>
        <translation>d = {d}: шар занимает {ball} куба; {shell} шара — оболочка</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Exponent p</source>
        <translation>Показатель p</translation>
    </message>
    <message>
        <source>Distances in a cube</source>
        <translation>Расстояния в кубе</translation>
    </message>
    <message>
        <source>Accuracy by exponent, d = 20</source>
        <translation>Точность по показателю, d = 20</translation>
    </message>
    <message>
        <source>Nearest face, nearest neighbour</source>
        <translation>Ближайшая грань, ближайший сосед</translation>
    </message>
    <message>
        <source>Ball, cube and shell</source>
        <translation>Шар, куб и оболочка</translation>
    </message>
    <message>
        <source>Shell of a Gaussian</source>
        <translation>Оболочка нормального распределения</translation>
    </message>
    <message>
        <source>What many dimensions do, in five pictures</source>
        <translation>Что делает большая размерность, на пяти рисунках</translation>
    </message>
    <message>
        <source>From 1 to 1000; of the pictures that are not about all of them</source>
        <translation>От 1 до 1000; для рисунков, где показаны не все сразу</translation>
    </message>
    <message>
        <source>1 is Manhattan, 2 is Euclidean, the right end is Chebyshev</source>
        <translation>1 — манхэттенское, 2 — евклидово, правый конец — чебышёвское</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Концентрация</translation>
    </message>
</context>
<context>
    <name>ConePage</name>
    <message>
        <source>Cone</source>
        <translation>Конус</translation>
    </message>
    <message>
        <source>Drag the star to change M (Shift or wheel: nearer and farther; keys: Shift with arrows, Page Up and Page Down). Drag elsewhere, or use the arrows, to turn the cone; R: as at first.</source>
        <extracomment>Pressed keys and typed numbers have come to rest after so many milliseconds. Where α, β and γ stand in the block.</extracomment>
        <translation>Тяните звезду, чтобы менять M (Shift или колесо: ближе и дальше; клавиши: Shift со стрелками, Page Up и Page Down). Тяните в другом месте или жмите стрелки, чтобы вращать конус; R: как вначале.</translation>
    </message>
    <message>
        <source>The unit ball: drag its long axis to turn it (left, right), the short one to stretch it (up, down).</source>
        <translation>Единичный шар: тяните длинную ось, чтобы повернуть его (влево, вправо), короткую — чтобы растянуть (вверх, вниз).</translation>
    </message>
    <message>
        <source>Learn a metric on two or more attributes first.</source>
        <translation>Сначала обучите метрику на двух или более признаках.</translation>
    </message>
    <message>
        <source>The cone of metrics</source>
        <translation>Конус метрик</translation>
    </message>
    <message>
        <source>Unit ball of M</source>
        <translation>Единичный шар M</translation>
    </message>
    <message>
        <source>{value} cut to 0</source>
        <translation>{value} обнулено</translation>
    </message>
    <message>
        <source>raw difference</source>
        <translation>исходная разность</translation>
    </message>
    <message>
        <source>its projection</source>
        <translation>её проекция</translation>
    </message>
    <message>
        <source>Outside: eigenvalue {value} is cut to 0. M has {values}.</source>
        <translation>Снаружи: собственное число {value} обнуляется. У M: {values}.</translation>
    </message>
    <message>
        <source>On the edge of the cone. Eigenvalues {values}</source>
        <translation>На границе конуса. Собственные числа {values}</translation>
    </message>
    <message>
        <source>Inside the cone. Eigenvalues {values}</source>
        <translation>Внутри конуса. Собственные числа {values}</translation>
    </message>
    <message>
        <source>Drawn at trace 2, as I: a factor changes no neighbour. Lengths are Frobenius lengths.</source>
        <translation>Нарисовано при следе 2, как у I: множитель не меняет соседей. Длины — по Фробениусу.</translation>
    </message>
    <message>
        <source>Only the block of these two attributes; the others are carried along, so that M stays a metric.</source>
        <translation>Только блок этих двух признаков; остальные меняются вместе с ним, чтобы M оставалась метрикой.</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>матрица</translation>
    </message>
</context>
<context>
    <name>ConeSide</name>
    <message>
        <source>Identity</source>
        <extracomment>The column has so many pixels, or room for so many letters.</extracomment>
        <translation>Единичная</translation>
    </message>
    <message>
        <source>Make M the identity: Euclidean distances</source>
        <translation>Сделать M единичной: евклидовы расстояния</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Обученная</translation>
    </message>
    <message>
        <source>Go back to the M that was learned</source>
        <translation>Вернуться к обученной M</translation>
    </message>
    <message>
        <source>Undo the edit</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Go back to the M before the last edit</source>
        <translation>Вернуться к M до последней правки</translation>
    </message>
    <message>
        <source>First attribute of the block</source>
        <translation>Первый признак блока</translation>
    </message>
    <message>
        <source>Second attribute of the block</source>
        <translation>Второй признак блока</translation>
    </message>
    <message>
        <source>The two attributes whose block of M is shown</source>
        <translation>Два признака, чей блок матрицы M показан</translation>
    </message>
    <message>
        <source>An entry of M, scaled as the picture is; what is no metric moves to the nearest one</source>
        <translation>Элемент M в масштабе рисунка; то, что не метрика, переходит в ближайшую метрику</translation>
    </message>
    <message>
        <source>Entry {letter} of M</source>
        <translation>Элемент {letter} матрицы M</translation>
    </message>
</context>
<context>
    <name>ConfusionModel</name>
    <message>
        <source>total</source>
        <extracomment>What a cell says: how many rows, or which share of its true or predicted class. The counts with a row and a column of totals.</extracomment>
        <translation>итого</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>{share} of all</source>
        <translation>{share} от всех</translation>
    </message>
    <message>
        <source>{share} of true {name}</source>
        <translation>{share} от истинных {name}</translation>
    </message>
    <message>
        <source>{share} of predicted {name}</source>
        <translation>{share} от предсказанных {name}</translation>
    </message>
</context>
<context>
    <name>ConfusionPage</name>
    <message>
        <source>Confusion</source>
        <translation>Матрица</translation>
    </message>
    <message>
        <source>True class in rows, predicted in columns. Click a cell to select its rows.</source>
        <translation>Верный класс — в строках, предсказанный — в столбцах. Щелчок по ячейке выделяет её строки.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Матрица ошибок</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>How many rows are in each cell</source>
        <translation>Сколько строк в каждой ячейке</translation>
    </message>
    <message>
        <source>% of true</source>
        <translation>% от истинных</translation>
    </message>
    <message>
        <source>Shares of the true class: each row sums to 100 %</source>
        <translation>Доли истинного класса: каждая строка даёт 100 %</translation>
    </message>
    <message>
        <source>% of predicted</source>
        <translation>% от предсказанных</translation>
    </message>
    <message>
        <source>Shares of the predicted class: each column sums to 100 %</source>
        <translation>Доли предсказанного класса: каждый столбец даёт 100 %</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>Resume</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Begin no more folds; those under way end</source>
        <translation>Новых блоков не начинать; начатые закончатся</translation>
    </message>
    <message>
        <source>Compute what is not computed yet (F5)</source>
        <translation>Вычислить то, что ещё не вычислено (F5)</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Точность, %</translation>
    </message>
    <message>
        <source>Balanced accuracy, %</source>
        <translation>Сбаланс. доля верных, %</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Каппа</translation>
    </message>
    <message>
        <source>F1, mean of the classes</source>
        <translation>F1, среднее по классам</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Площадь под ROC</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Логарифмические потери</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Оценка Брайера</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Корень из ср. кв. ошибки</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Ср. абсолютная ошибка</translation>
    </message>
    <message>
        <source>R squared</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Time to fit, s</source>
        <translation>Время обучения, с</translation>
    </message>
    <message>
        <source>Time to predict, s</source>
        <translation>Время предсказания, с</translation>
    </message>
    <message>
        <source>Processor time to fit, s</source>
        <translation>ЦП: обучение, с</translation>
    </message>
    <message>
        <source>Processor time to predict, s</source>
        <translation>ЦП: предсказание, с</translation>
    </message>
    <message>
        <source>Memory to fit</source>
        <translation>Память при обучении</translation>
    </message>
    <message>
        <source>Size of the model</source>
        <translation>Размер модели</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Мера</translation>
    </message>
    <message>
        <source>What the grid and the statistics show; nothing is computed again</source>
        <translation>Что показывают таблица и статистика; ничего не вычисляется заново</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop; what is computed stays, and Run goes on (Shift+Esc)</source>
        <translation>Остановить; вычисленное сохранится, «Запустить» продолжит (Shift+Esc)</translation>
    </message>
    <message>
        <source>Import table…</source>
        <translation>Импорт таблицы…</translation>
    </message>
    <message>
        <source>Statistics of a table pasted or read from a file</source>
        <translation>Статистика таблицы, вставленной или прочитанной из файла</translation>
    </message>
</context>
<context>
    <name>ControlPage</name>
    <message>
        <source>CD vs control</source>
        <translation>CD: с эталоном</translation>
    </message>
    <message>
        <source>{method} compared every pair and is stricter for it. Against a control alone, these tests find more:</source>
        <translation>{method} сравнивает все пары и потому строже. Против одногоб эталона эти критерии находят больше:</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>equal votes</source>
        <extracomment>Eight steps of the slider double p; 1 and 2 lie on steps, the last one is infinity. The least widths of the sliders: one k of fifty is two pixels. Names of classifiers are shortened beyond so many. The distance of each exponent that has a name of its own.</extracomment>
        <translation>голоса равны</translation>
    </message>
    <message>
        <source>votes 1/d</source>
        <translation>голоса 1/d</translation>
    </message>
    <message>
        <source>votes 1/d²</source>
        <translation>голоса 1/d²</translation>
    </message>
    <message>
        <source>votes by rank</source>
        <translation>голоса по рангу</translation>
    </message>
    <message>
        <source>k-NN (scene)</source>
        <translation>k-NN (сцена)</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>How many neighbours vote</source>
        <translation>Сколько соседей голосует</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Exponent of the distance: 1 Manhattan, 2 Euclidean, ∞ Chebyshev</source>
        <translation>Показатель расстояния: 1 манхэттенское, 2 евклидово, ∞ Чебышёва</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Голоса</translation>
    </message>
    <message>
        <source>What the vote of a neighbour counts</source>
        <translation>Сколько весит голос соседа</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>Whose regions are drawn</source>
        <translation>Чьи области нарисованы</translation>
    </message>
    <message>
        <source>Accuracy and how it was estimated; Run (F5) computes it</source>
        <translation>Доля верных ответов и способ её оценки; вычисляется запуском (F5)</translation>
    </message>
</context>
<context>
    <name>CurveWords</name>
    <message>
        <source>False positive rate</source>
        <translation>Доля ложноположительных (FPR)</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Доля истинно положительных (TPR)</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Полнота</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Probability said</source>
        <translation>Предсказанная вероятность</translation>
    </message>
    <message>
        <source>Share that came</source>
        <translation>Наблюдаемая частота</translation>
    </message>
    <message>
        <source>Probability cost PC(+)</source>
        <translation>Вероятностная стоимость PC(+)</translation>
    </message>
    <message>
        <source>Expected cost, 0 to 1</source>
        <translation>Ожидаемая стоимость, от 0 до 1</translation>
    </message>
    <message>
        <source>Share of the rows taken</source>
        <translation>Доля взятых строк</translation>
    </message>
    <message>
        <source>Share of hits found</source>
        <translation>Доля найденных положительных</translation>
    </message>
    <message>
        <source>ROC curve of {title}</source>
        <translation>ROC-кривая: {title}</translation>
    </message>
    <message>
        <source>Precision-recall curve of {title}</source>
        <translation>Кривая точность–полнота: {title}</translation>
    </message>
    <message>
        <source>Reliability diagram of {title}</source>
        <translation>Диаграмма надёжности: {title}</translation>
    </message>
    <message>
        <source>Cost curve of {title}</source>
        <translation>Кривая стоимости: {title}</translation>
    </message>
    <message>
        <source>Gains of {title}</source>
        <translation>Кривая прироста: {title}</translation>
    </message>
    <message>
        <source>Calibration: do things happen as often as said?</source>
        <translation>Калибровка: случается ли так часто, как предсказано?</translation>
    </message>
    <message>
        <source>dashed: run {n}, {title}</source>
        <translation>пунктир: запуск {n}, {title}</translation>
    </message>
    <message>
        <source>predictions</source>
        <translation>предсказания</translation>
    </message>
    <message>
        <source>Brier {brier}, ECE {ece}</source>
        <translation>Брайер {brier}, ECE {ece}</translation>
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
        <translation>площадь {}</translation>
    </message>
    <message>
        <source>Up is more hits, left is fewer false alarms.</source>
        <translation>Выше — больше попаданий, левее — меньше ложных тревог.</translation>
    </message>
    <message>
        <source>How pure the rows called positive are, and how many are found.</source>
        <translation>Насколько чисты строки, названные положительными, и сколько положительных найдено.</translation>
    </message>
    <message>
        <source>On the dashed line, what is said with 70 % comes 7 times in 10. Bars: how many rows were scored so.</source>
        <translation>На пунктире предсказанное с 70 % случается 7 раз из 10. Столбики: сколько строк получили такую оценку.</translation>
    </message>
    <message>
        <source>The lower the better. The straight line is the threshold chosen, the dashed roof whoever gives always the same answer.</source>
        <translation>Чем ниже, тем лучше. Прямая — выбранный порог, пунктирная крыша — тот, кто всегда отвечает одинаково.</translation>
    </message>
    <message>
        <source>How many of the hits are among the rows scored highest.</source>
        <translation>Сколько положительных среди строк с наибольшей оценкой.</translation>
    </message>
    <message>
        <source>Click or drag to move the threshold.</source>
        <translation>Щелчок или перетаскивание двигает порог.</translation>
    </message>
    <message>
        <source>{rows} rows, {positive} of class {name}: AUC {auc}, average precision {ap}</source>
        <translation>Строк {rows}, из них класса {name}: {positive}; AUC {auc}, средняя точность {ap}</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>порог</translation>
    </message>
    <message>
        <source>above</source>
        <translation>от</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>лифт</translation>
    </message>
    <message>
        <source>Class {name} against the rest</source>
        <translation>Класс {name} против остальных</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen run(s) not drawn</source>
        <translation>
            <numerusform>не нарисован %n выбранный запуск</numerusform>
            <numerusform>не нарисованы %n выбранных запуска</numerusform>
            <numerusform>не нарисовано %n выбранных запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Curves of {titles}</source>
        <translation>Кривые: {titles}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>These scores are not probabilities; the option Calibrate makes them so.</source>
        <translation>Эти оценки — не вероятности; вероятностями их делает настройка «калибровка».</translation>
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
        <translation>Просмотр наборов данных</translation>
    </message>
</context>
<context>
    <name>DataEditor</name>
    <message>
        <source>edit cell</source>
        <extracomment>Larger arrays are not copied on the GUI thread.</extracomment>
        <translation>правка ячейки</translation>
    </message>
    <message>
        <source>The data changed meanwhile: {edit} was not made.</source>
        <translation>Данные тем временем изменились: «{edit}» не выполнено.</translation>
    </message>
</context>
<context>
    <name>DataOpener</name>
    <message>
        <source>Reading {}</source>
        <translation>Чтение {}</translation>
    </message>
</context>
<context>
    <name>DataRoom</name>
    <message>
        <source>read again</source>
        <translation>прочитать снова</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Повторное чтение</translation>
    </message>
</context>
<context>
    <name>DatasetModel</name>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DatasetsPanel</name>
    <message>
        <source>Add data sets</source>
        <translation>Добавить наборы данных</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Наборы данных</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>Добавить папку</translation>
    </message>
    <message>
        <source>Data sets of the experiment</source>
        <translation>Наборы данных опыта</translation>
    </message>
    <message>
        <source>Drop files here. Alt+Up and Alt+Down order, Delete removes.</source>
        <translation>Перетащите сюда файлы. Alt+Вверх и Alt+Вниз меняют порядок, Delete убирает.</translation>
    </message>
    <message>
        <source>Remove the marked data sets (Delete)</source>
        <translation>Убрать отмеченные наборы данных (Delete)</translation>
    </message>
    <message>
        <source>The built-in 8</source>
        <translation>Встроенные 8</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Файлы…</translation>
    </message>
    <message>
        <source>All files of a folder…</source>
        <translation>Все файлы папки…</translation>
    </message>
    <message>
        <source>The open data set</source>
        <translation>Открытый набор данных</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Убрать все</translation>
    </message>
    <message>
        <source>Data sets ({n})</source>
        <translation>Наборы данных ({n})</translation>
    </message>
</context>
<context>
    <name>DecisionWords</name>
    <message>
        <source>margin</source>
        <translation>отступ</translation>
    </message>
    <message>
        <source>misclassified rows outside</source>
        <translation>неверно классифицированных строк вне набора</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>neighbours of other classes</source>
        <translation>соседей других классов</translation>
    </message>
    <message>
        <source>dropped in this round</source>
        <translation>отброшено за этот круг</translation>
    </message>
    <message>
        <source>added in this pass</source>
        <translation>добавлено за этот проход</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>осталось строк</translation>
    </message>
    <message>
        <source>CCV</source>
        <translation>CCV</translation>
    </message>
    <message>
        <source>defence and tolerance E</source>
        <translation>защита и толерантность E</translation>
    </message>
    <message>
        <source>decided by {rows}</source>
        <translation>решает {rows}</translation>
    </message>
    <message>
        <source>{rows} kept</source>
        <translation>сохранено: {rows}</translation>
    </message>
    <message>
        <source>{rows} dropped</source>
        <translation>отброшено: {rows}</translation>
    </message>
    <message>
        <source>{rows}: nothing changes</source>
        <translation>{rows}: без изменений</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>ещё {n}</translation>
    </message>
    <message>
        <source>row {rows}</source>
        <translation>строка {rows}</translation>
    </message>
    <message>
        <source>rows {rows}</source>
        <translation>строки {rows}</translation>
    </message>
</context>
<context>
    <name>DeedWords</name>
    <message>
        <source>Press {}.</source>
        <translation>Нажмите {}.</translation>
    </message>
    <message>
        <source>Press **{}**.</source>
        <translation>Нажмите **{}**.</translation>
    </message>
    <message>
        <source>Choose {}.</source>
        <translation>Выберите {}.</translation>
    </message>
    <message>
        <source>Move the pointer near **({})**.</source>
        <translation>Наведите указатель около **({})**.</translation>
    </message>
    <message>
        <source>Click near **({})**.</source>
        <translation>Щёлкните около **({})**.</translation>
    </message>
    <message>
        <source>Drag from **({})** to **({})**.</source>
        <translation>Перетащите от **({})** до **({})**.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Комната</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Число строк</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Голоса</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Rows judged rightly</source>
        <translation>Верно отнесённые строки</translation>
    </message>
    <message>
        <source>Rows judged</source>
        <translation>Проверенные строки</translation>
    </message>
    <message>
        <source>Right with the metric</source>
        <translation>Верно с метрикой</translation>
    </message>
    <message>
        <source>Place of the morph</source>
        <translation>Место превращения</translation>
    </message>
    <message>
        <source>contains {}</source>
        <translation>содержит {}</translation>
    </message>
    <message>
        <source>does not contain {}</source>
        <translation>не содержит {}</translation>
    </message>
    <message>
        <source>Tick {}.</source>
        <translation>Отметьте {}.</translation>
    </message>
    <message>
        <source>Untick {}.</source>
        <translation>Снимите отметку {}.</translation>
    </message>
    <message>
        <source>Set **{}** to **{}**.</source>
        <translation>Задайте **{}**: **{}**.</translation>
    </message>
</context>
<context>
    <name>DemoPictures</name>
    <message>
        <source>wrong: {0}</source>
        <translation>ошибок: {0}</translation>
    </message>
</context>
<context>
    <name>DensityPage</name>
    <message>
        <source>estimate</source>
        <extracomment>What the curves by n show. The least of a quantity that is drawn on its log scale. Height of a head and three rows, in pixels.</extracomment>
        <translation>оценка</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>параметр</translation>
    </message>
    <message>
        <source>squared error</source>
        <translation>квадрат ошибки</translation>
    </message>
    <message>
        <source>Integrated over the window, of these rows</source>
        <translation>Интеграл по окну, для этих строк</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>интеграл</translation>
    </message>
    <message>
        <source>Of the estimate over the window, from -3 to 3</source>
        <translation>Оценки по окну от -3 до 3</translation>
    </message>
    <message>
        <source>integral, wide</source>
        <translation>интеграл, шире</translation>
    </message>
    <message>
        <source>Over a window ten times as wide</source>
        <translation>По окну в десять раз шире</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Плотности</translation>
    </message>
    <message>
        <source>Errors of densities</source>
        <translation>Ошибки плотностей</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>истина</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>гистограмма</translation>
    </message>
    <message>
        <source>Parzen estimate</source>
        <translation>оценка Парзена</translation>
    </message>
    <message>
        <source>k-NN</source>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>Histogram and Parzen window integrate to 1. The tails of the k-NN density k/(nV) fall as {law}: its integral, {inside} here and {wide} in a window ten times as wide, has no limit.</source>
        <translation>Гистограмма и окно Парзена интегрируются в 1. Хвосты плотности k-NN k/(nV) убывают как {law}: её интеграл, {inside} здесь и {wide} по окну в десять раз шире, не ограничен.</translation>
    </message>
    <message>
        <source>{name}: squared error {error}</source>
        <translation>{name}: квадрат ошибки {error}</translation>
    </message>
    <message>
        <source>Rows n (log)</source>
        <translation>Строки n (лог.)</translation>
    </message>
    <message>
        <source>Mean of {done} of {all} draws</source>
        <translation>Среднее по {done} из {all} выборок</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Integrated squared error</source>
        <translation>Интеграл квадрата ошибки</translation>
    </message>
    <message>
        <source>Squared bias</source>
        <translation>Квадрат смещения</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Дисперсия</translation>
    </message>
    <message>
        <source>What the curves show</source>
        <translation>Что показывают кривые</translation>
    </message>
    <message>
        <source>Mean over draws; bias and variance add up to the error</source>
        <translation>Среднее по выборкам; смещение и дисперсия в сумме дают ошибку</translation>
    </message>
    <message>
        <source>Estimates in numbers</source>
        <translation>Оценки в числах</translation>
    </message>
</context>
<context>
    <name>DensitySetup</name>
    <message>
        <source>Bins, w₁</source>
        <extracomment>Rows on their slider, even on a log scale. Widths on their sliders, even on a log scale: those for one row may be large.</extracomment>
        <translation>Интервалы, w₁</translation>
    </message>
    <message>
        <source>Bins, w</source>
        <translation>Интервалы, w</translation>
    </message>
    <message>
        <source>Width, h₁</source>
        <translation>Ширина, h₁</translation>
    </message>
    <message>
        <source>Width, h</source>
        <translation>Ширина, h</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Истина</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Размерность</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Width of a bin</source>
        <translation>Ширина интервала</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Width of the kernel</source>
        <translation>Ширина ядра</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормальная</translation>
    </message>
    <message>
        <source>two normal modes</source>
        <translation>две нормальные моды</translation>
    </message>
    <message>
        <source>uniform on [-1, 1]</source>
        <translation>равномерная на [-1, 1]</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>равномерное</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>треугольное</translation>
    </message>
    <message>
        <source>Epanechnikov</source>
        <translation>Епанечникова</translation>
    </message>
    <message>
        <source>quartic</source>
        <translation>биквадратное</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>гауссово</translation>
    </message>
    <message>
        <source>From 10 to 10 000 rows, drawn with the scene&apos;s seed</source>
        <translation>От 10 до 10 000 строк, порождённых с зерном сцены</translation>
    </message>
    <message>
        <source>Where a bin begins, as a share of its width</source>
        <translation>Где начинается интервал, в долях его ширины</translation>
    </message>
    <message>
        <source>Volumes shrink as 1/√n: bins and windows narrow while ever more rows fall into each</source>
        <translation>Объёмы убывают как 1/√n: интервалы и окна сужаются, а строк в каждом всё больше</translation>
    </message>
    <message>
        <source>Ever more neighbours, in a ball that still shrinks to a point</source>
        <translation>Всё больше соседей — в шаре, который всё же стягивается в точку</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>гистограмма</translation>
    </message>
    <message>
        <source>Parzen</source>
        <translation>Парзен</translation>
    </message>
    <message>
        <source>k-NN</source>
        <translation>k-NN</translation>
    </message>
    <message>
        <source>Show this estimate</source>
        <translation>Показать эту оценку</translation>
    </message>
</context>
<context>
    <name>DensitySurface</name>
    <message>
        <source>density, as a share of the peak</source>
        <extracomment>Nodes along a side: each the mean of 4 x 4 cells. Height of the peak; the plane reaches from -1 to 1.</extracomment>
        <translation>плотность в долях наибольшей</translation>
    </message>
</context>
<context>
    <name>DiagramPage</name>
    <message>
        <source>Use {method}</source>
        <extracomment>The diagram&apos;s objectName. The post-hoc tests offered where this page has nothing to show.</extracomment>
        <translation>Взять {method}</translation>
    </message>
    <message>
        <source>Choose this post-hoc test</source>
        <translation>Выбрать этот апостериорный критерий</translation>
    </message>
</context>
<context>
    <name>DiagramWords</name>
    <message>
        <source>Mean rank (1 is best)</source>
        <translation>Средний ранг (1 — лучший)</translation>
    </message>
    <message>
        <source>Mean rank by {measure} (1 is best)</source>
        <translation>{measure}: средний ранг (1 — лучший)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
    <message>
        <source>Critical differences, all pairs</source>
        <translation>Критические разности, все пары</translation>
    </message>
    <message>
        <source>Critical differences against {control}</source>
        <translation>Критические разности с эталоном {control}</translation>
    </message>
    <message>
        <source>{first} against {second}, ranks</source>
        <translation>{first} против {second}, ранги</translation>
    </message>
    <message>
        <source>{measure} of each classifier</source>
        <translation>{measure} каждого классификатора</translation>
    </message>
    <message>
        <source>{measure} of each classifier on {data}</source>
        <translation>{measure} каждого классификатора на {data}</translation>
    </message>
    <message>
        <source>Wins, ties and losses</source>
        <translation>Победы, ничьи и поражения</translation>
    </message>
    <message>
        <source>Time against rows</source>
        <translation>Время в зависимости от числа строк</translation>
    </message>
    <message>
        <source>Learning against asking</source>
        <translation>Обучение и ответы</translation>
    </message>
    <message>
        <source>CD = {cd}</source>
        <translation>CD = {cd}</translation>
    </message>
    <message>
        <source>{test}, α = {alpha}, q = {q}, k = {k} classifiers, N = {n} data sets: CD = {cd}.</source>
        <translation>{test}, α = {alpha}, q = {q}, классификаторов k = {k}, наборов данных N = {n}: CD = {cd}.</translation>
    </message>
    <message>
        <source>{test}, α = {alpha}, k = {k} classifiers, N = {n} data sets.</source>
        <translation>{test}, α = {alpha}, классификаторов k = {k}, наборов данных N = {n}.</translation>
    </message>
    <message>
        <source>Friedman: χ² = {statistic}, p = {p} ({ties}).</source>
        <translation>Фридман: χ² = {statistic}, p = {p} ({ties}).</translation>
    </message>
    <message>
        <source>Iman-Davenport: F = {statistic}, p = {p} ({ties}).</source>
        <translation>Иман–Давенпорт: F = {statistic}, p = {p} ({ties}).</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>с поправкой на связки</translation>
    </message>
    <message>
        <source>ties not corrected</source>
        <translation>без поправки на связки</translation>
    </message>
    <message>
        <source>A bar joins classifiers that are not separated.</source>
        <translation>Черта соединяет неразличимые классификаторы.</translation>
    </message>
    <message>
        <source>Every pair is separated.</source>
        <translation>Различимы все пары.</translation>
    </message>
    <message>
        <source>Compared with {control} only; other pairs were not tested.</source>
        <translation>Сравнение только с эталоном {control}; другие пары не проверялись.</translation>
    </message>
    <message>
        <source>control: {control}</source>
        <translation>эталон: {control}</translation>
    </message>
    <message>
        <source>better than the control</source>
        <translation>лучше эталона</translation>
    </message>
    <message>
        <source>worse than the control</source>
        <translation>хуже эталона</translation>
    </message>
    <message>
        <source>not separated from the control</source>
        <translation>неотличим от эталона</translation>
    </message>
    <message>
        <source>The lines stand one critical distance from {control}: outside, a classifier differs from it by that criterion.</source>
        <translation>Линии отстоят от {control} на критическую разность: классификатор за ними отличается от него по этому критерию.</translation>
    </message>
    <message>
        <source>The bars show the critical distance of each criterion.</source>
        <translation>Отрезки показывают критическую разность каждого критерия.</translation>
    </message>
    <message>
        <source>By {measure}: {caption}</source>
        <translation>{measure}: {caption}</translation>
    </message>
    <message>
        <source>{n} data sets: box from the first to the third quartile, line at the median, whiskers to the last value within 1.5 times the box, diamond at the mean.</source>
        <translation>Наборов данных {n}: ящик — от первого до третьего квартиля, линия — медиана, усы — до последнего значения в пределах 1,5 длины ящика, ромб — среднее.</translation>
    </message>
    <message>
        <source>{n} folds of {data}: box from the first to the third quartile, line at the median, whiskers to the last value within 1.5 times the box, diamond at the mean.</source>
        <translation>Блоков {data}: {n}; ящик — от первого до третьего квартиля, линия — медиана, усы — до последнего значения в пределах 1,5 длины ящика, ромб — среднее.</translation>
    </message>
    <message>
        <source>Row against column over N = {n} data sets: wins / ties / losses of the row. No test.</source>
        <translation>Строка против столбца, наборов данных N = {n}: победы / ничьи / поражения строки. Без проверки значимости.</translation>
    </message>
    <message>
        <source>Row against column over N = {n} data sets: wins of the row; the losses are its wins over the other. No test.</source>
        <translation>Строка против столбца, наборов данных N = {n}: победы строки; её поражения — победы другого над ней. Без проверки значимости.</translation>
    </message>
    <message>
        <source>Mean of a fold, k = {k} classifiers, N = {n} data sets.</source>
        <translation>Среднее по блоку, классификаторов k = {k}, наборов данных N = {n}.</translation>
    </message>
    <message>
        <source>n^{exponent} (R² = {r2})</source>
        <translation>n^{exponent} (R² = {r2})</translation>
    </message>
    <message>
        <source>An exponent is printed where at least {least} data sets span a factor of {span} in rows and a line explains {share} of the logarithms.</source>
        <translation>Показатель указан, если наборов данных не менее {least}, число строк меняется не менее чем в {span} раз и прямая объясняет {share} логарифмов.</translation>
    </message>
    <message>
        <source>{measure}; the best of each row in bold.</source>
        <translation>{measure}; лучшее в каждой строке — жирным.</translation>
    </message>
    <message>
        <source>Times of 0 have no logarithm; left out: {count}.</source>
        <translation>Времена, равные 0, не имеют логарифма; пропущено: {count}.</translation>
    </message>
    <message>
        <source>Geometric mean of a fold over the N = {n} data sets with all times, k = {k} classifiers. Above the dashed line asking costs more than learning.</source>
        <translation>Геометрическое среднее по блоку, наборов данных со всеми временами N = {n}, классификаторов k = {k}. Выше пунктира ответы дороже обучения.</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>Средний ранг</translation>
    </message>
    <message>
        <source>Group {number}</source>
        <translation>Группа {number}</translation>
    </message>
    <message>
        <source>Difference of ranks</source>
        <translation>Разность рангов</translation>
    </message>
    <message>
        <source>Adjusted p</source>
        <translation>Скорректированное p</translation>
    </message>
    <message>
        <source>Against the control</source>
        <translation>По сравнению с эталоном</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Low whisker</source>
        <translation>Нижний ус</translation>
    </message>
    <message>
        <source>First quartile</source>
        <translation>Первый квартиль</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медиана</translation>
    </message>
    <message>
        <source>Third quartile</source>
        <translation>Третий квартиль</translation>
    </message>
    <message>
        <source>High whisker</source>
        <translation>Верхний ус</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значений</translation>
    </message>
    <message>
        <source>Nemenyi test</source>
        <translation>Критерий Немени</translation>
    </message>
    <message>
        <source>Bonferroni-Dunn test</source>
        <translation>Критерий Бонферрони–Данна</translation>
    </message>
    <message>
        <source>Holm&apos;s procedure</source>
        <translation>Процедура Холма</translation>
    </message>
    <message>
        <source>Hochberg&apos;s procedure</source>
        <translation>Процедура Хохберга</translation>
    </message>
    <message>
        <source>Hommel&apos;s procedure</source>
        <translation>Процедура Хоммеля</translation>
    </message>
    <message>
        <source>Shaffer&apos;s procedure</source>
        <translation>Процедура Шаффер</translation>
    </message>
</context>
<context>
    <name>DialPanel</name>
    <message>
        <source>Angle</source>
        <extracomment>Pixels.</extracomment>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Зазор</translation>
    </message>
    <message>
        <source>Noise across</source>
        <translation>Шум поперёк</translation>
    </message>
    <message>
        <source>Strip length</source>
        <translation>Длина полос</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Noise attributes</source>
        <translation>Шумовые признаки</translation>
    </message>
    <message>
        <source>Direction of the strips, from the first axis</source>
        <translation>Направление полос, от первой оси</translation>
    </message>
    <message>
        <source>Distance of the centre lines</source>
        <translation>Расстояние между осевыми линиями</translation>
    </message>
    <message>
        <source>Standard deviation across the strips</source>
        <translation>Стандартное отклонение поперёк полос</translation>
    </message>
    <message>
        <source>Standard deviation along the strips</source>
        <translation>Стандартное отклонение вдоль полос</translation>
    </message>
    <message>
        <source>Rows of both classes together</source>
        <translation>Строк обоих классов вместе</translation>
    </message>
    <message>
        <source>Normal columns that say nothing of the class</source>
        <translation>Нормальные столбцы, ничего не говорящие о классе</translation>
    </message>
</context>
<context>
    <name>Dials</name>
    <message>
        <source>Two strips (61 → 99 %)</source>
        <extracomment>Settings by name. The first is what the dial begins with.</extracomment>
        <translation>Две полосы (61 → 99 %)</translation>
    </message>
    <message>
        <source>As printed (96 → 98 %)</source>
        <translation>Как в печати (96 → 98 %)</translation>
    </message>
    <message>
        <source>Printed, 5 times as long</source>
        <translation>Как в печати, в 5 раз длиннее</translation>
    </message>
    <message>
        <source>Printed, 10 times as long</source>
        <translation>Как в печати, в 10 раз длиннее</translation>
    </message>
    <message>
        <source>Printed, 20 per class</source>
        <translation>Как в печати, по 20 на класс</translation>
    </message>
    <message>
        <source>Printed, two noise attributes</source>
        <translation>Как в печати, 2 шумовых признака</translation>
    </message>
    <message>
        <source>Long and aligned: scaling helps</source>
        <translation>Длинные вдоль оси: масштаб помогает</translation>
    </message>
</context>
<context>
    <name>DifferencePanel</name>
    <message>
        <source>Pair of rows</source>
        <extracomment>Drawn differences of each kind; the densities know of all. Colours of &quot;same&quot; and &quot;different&quot; in the ratio picture. Levels of the test, in percent.</extracomment>
        <translation>Пара строк</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>Densities as heat map</source>
        <translation>Плотности картой</translation>
    </message>
    <message>
        <source>Densities as surface</source>
        <translation>Плотности поверхностью</translation>
    </message>
    <message>
        <source>How the densities are drawn</source>
        <translation>Как рисуются плотности</translation>
    </message>
    <message>
        <source>A surface is turned by dragging it, or with the arrow keys</source>
        <translation>Поверхность вращают, ведя её мышью, или стрелками</translation>
    </message>
    <message>
        <source>First row of the pair</source>
        <translation>Первая строка пары</translation>
    </message>
    <message>
        <source>Second row of the pair</source>
        <translation>Вторая строка пары</translation>
    </message>
    <message>
        <source>Row number; clicking two rows above picks a pair as well</source>
        <translation>Номер строки; пару можно выбрать и щелчком по двум строкам выше</translation>
    </message>
    <message>
        <source>Level α of the test</source>
        <translation>Уровень α критерия</translation>
    </message>
    <message>
        <source>Level of the likelihood-ratio test</source>
        <translation>Уровень критерия отношения правдоподобия</translation>
    </message>
    <message>
        <source>Most pairs of different classes that may be called the same, in percent</source>
        <translation>Наибольшая доля пар разных классов, принимаемых за пары одного класса, в процентах</translation>
    </message>
    <message>
        <source>({a}, {b}): {value} {judged}  ·  in truth {truth} {sign}</source>
        <translation>({a}, {b}): {value} {judged}  ·  на деле {truth} {sign}</translation>
    </message>
    <message>
        <source>same</source>
        <translation>один класс</translation>
    </message>
    <message>
        <source>different</source>
        <translation>разные</translation>
    </message>
    <message>
        <source>{alpha}: the same below {threshold}  ·  different called the same {first}  ·  same called different {second}  ·  area under the ROC {area}</source>
        <translation>{alpha}: один класс ниже {threshold}  ·  разные приняты за один {first}  ·  один принят за разные {second}  ·  площадь под ROC {area}</translation>
    </message>
    <message>
        <source>eigenvector {n}</source>
        <translation>собственный вектор {n}</translation>
    </message>
    <message>
        <source>S: {n} of the same class</source>
        <translation>S: {n} одного класса</translation>
    </message>
    <message>
        <source>D: {n} of different classes</source>
        <translation>D: {n} разных классов</translation>
    </message>
    <message>
        <source>log p(D) / p(S); below 0: same</source>
        <translation>log p(D)/p(S) &lt; 0: один класс</translation>
    </message>
    <message>
        <source>Differences between pairs of {n} rows</source>
        <translation>Разности между парами строк, всего {n}</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Верный</translation>
    </message>
</context>
<context>
    <name>DimensionsPage</name>
    <message>
        <source>Search in many dimensions</source>
        <extracomment>Queries of each dimension. Rows of the first sweep.</extracomment>
        <translation>Поиск в пространствах большой размерности</translation>
    </message>
    <message>
        <source>Dimensions (log)</source>
        <translation>Размерность (лог.)</translation>
    </message>
    <message>
        <source>Rows and centres compared / n</source>
        <translation>Сравнено строк и центров / n</translation>
    </message>
    <message>
        <source>Rows compared / n</source>
        <translation>Сравнено строк / n</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>k-d-дерево</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Полный перебор</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Дерево шаров</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>VP-дерево</translation>
    </message>
    <message>
        <source>Comparisons by dimension</source>
        <translation>Сравнения по размерности</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>Run the sweep over 2 to 32 dimensions.</source>
        <translation>Запустите расчёт от 2 до 32 измерений.</translation>
    </message>
    <message>
        <source>d = {d}: k-d tree {kd}, ball tree {ball}, vantage points {vp}</source>
        <translation>d = {d}: k-d-дерево {kd}, дерево шаров {ball}, VP-дерево {vp}</translation>
    </message>
    <message>
        <source>Uniform rows: {n}, queries: {queries}, k = {k}; leaves hold one row or two.</source>
        <translation>Равномерных строк: {n}, запросов: {queries}, k = {k}; в листе одна строка или две.</translation>
    </message>
    <message>
        <source>All trees return the rows of brute force.</source>
        <translation>Все деревья находят те же строки, что и полный перебор.</translation>
    </message>
    <message>
        <source>A ball tree also compares two centres at each node it opens, so it can cost more than brute force.</source>
        <translation>Дерево шаров сравнивает ещё два центра в каждом открытом узле, поэтому может стоить дороже полного перебора.</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Сколько равномерных строк создаётся</translation>
    </message>
    <message>
        <source>Count centres</source>
        <translation>Считать центры</translation>
    </message>
    <message>
        <source>Add the distances to centres of balls to those to rows</source>
        <translation>Прибавить к расстояниям до строк расстояния до центров шаров</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Search in every dimension (F5)</source>
        <translation>Искать в каждой размерности (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop the sweep</source>
        <translation>Остановить расчёт</translation>
    </message>
    <message>
        <source>{name}: rows / n</source>
        <translation>{name}: строк / n</translation>
    </message>
    <message>
        <source>{name}: centres / n</source>
        <translation>{name}: центров / n</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Размерности</translation>
    </message>
</context>
<context>
    <name>Distance</name>
    <message>
        <source>Euclidean</source>
        <extracomment>What the points at distance 1 are in a plane: the unit ball of a norm, an ellipse (or, of a singular metric, a strip), a double cone of directions. What stands for a missing value among coordinates: the column&apos;s mean, 0, or the mean of its row. What is compared: differences gathered by an exponent, directions, rows as sets of columns, points given for likeness, or lists of neighbours. What labels become: corners of a simplex under weights, or shares of the classes. Every distance by id, in the order in which they are offered.</extracomment>
        <translation>Евклидова</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Манхэттенская</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Чебышёва</translation>
    </message>
    <message>
        <source>Minkowski p</source>
        <translation>Минковского p</translation>
    </message>
    <message>
        <source>Minkowski</source>
        <translation>Минковского</translation>
    </message>
    <message>
        <source>Weighted Minkowski</source>
        <translation>Минковского с весами</translation>
    </message>
    <message>
        <source>Mahalanobis</source>
        <translation>Махаланобиса</translation>
    </message>
    <message>
        <source>HEOM</source>
        <translation>HEOM</translation>
    </message>
    <message>
        <source>Value difference (VDM)</source>
        <translation>Разность значений (VDM)</translation>
    </message>
    <message>
        <source>Canberra</source>
        <translation>Канберра</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Косинусная</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>косинусная</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>Pearson correlation</source>
        <translation>Корреляция Пирсона</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>корреляция</translation>
    </message>
    <message>
        <source>Hamming</source>
        <translation>Хэмминга</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Жаккара</translation>
    </message>
    <message>
        <source>Shared neighbours</source>
        <translation>Общие соседи</translation>
    </message>
    <message>
        <source>Custom points</source>
        <translation>Свои баллы</translation>
    </message>
    <message>
        <source>Learned</source>
        <extracomment>The parameters of all distances by name. Those that searches take as options: all but p. Those that have no parameter but p and learn nothing from classes or from lists. The metric that a method learned (or a hand shaped): the map comes with the data.</extracomment>
        <translation>Обученная</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>обученная</translation>
    </message>
</context>
<context>
    <name>DistanceField</name>
    <message>
        <source>The metric of the scene ({metric}) is not offered here; rows are compared by {other}.</source>
        <extracomment>Under which structures of the open rows are measured. Norms, under which trees cut the plane; each has an exponent. The choice that follows the scene.</extracomment>
        <translation>Метрика сцены ({metric}) здесь не предлагается; строки сравниваются по расстоянию {other}.</translation>
    </message>
    <message>
        <source>Scene: {metric}</source>
        <translation>Сцена: {metric}</translation>
    </message>
</context>
<context>
    <name>DistancesPage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
    </message>
    <message>
        <source>Distance matrix</source>
        <translation>Матрица расстояний</translation>
    </message>
    <message>
        <source>{} of {} rows, the classes in their shares</source>
        <translation>строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>Distance matrix sorted by class</source>
        <translation>Матрица расстояний, упорядоченная по классам</translation>
    </message>
    <message>
        <source>Mean distance inside a class: {}</source>
        <translation>Среднее расстояние внутри класса: {}</translation>
    </message>
    <message>
        <source>Mean distance between classes: {}</source>
        <translation>Среднее расстояние между классами: {}</translation>
    </message>
    <message>
        <source>Compactness, between / within: {}</source>
        <translation>Компактность, между / внутри: {}</translation>
    </message>
    <message>
        <source>Rows stand by class; inside a class by their first principal component.</source>
        <translation>Строки стоят по классам, внутри класса — по первой главной компоненте.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>units of the attributes</source>
        <translation>единицы признаков</translation>
    </message>
    <message>
        <source>min-max units</source>
        <translation>единицы мин-макс</translation>
    </message>
    <message>
        <source>standard deviations</source>
        <translation>стандартные отклонения</translation>
    </message>
    <message>
        <source>1 - cosine</source>
        <translation>1 - косинус</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>без единиц</translation>
    </message>
    <message>
        <source>Point at a pair to see it; a click selects it.</source>
        <translation>Наведите на пару, чтобы увидеть её; щелчок выделяет её.</translation>
    </message>
    <message>
        <source>Rows {a} ({class_a}) and {b} ({class_b}): distance {d}</source>
        <translation>Строки {a} ({class_a}) и {b} ({class_b}): расстояние {d}</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>How distances are measured, in all rooms</source>
        <translation>Как измеряются расстояния, во всех комнатах</translation>
    </message>
</context>
<context>
    <name>DistancesRoom</name>
    <message>
        <source>What each attribute contributes to a distance</source>
        <translation>Что вносит в расстояние каждый признак</translation>
    </message>
    <message>
        <source>The points at distance 1 from the origin</source>
        <translation>Точки на расстоянии 1 от начала координат</translation>
    </message>
    <message>
        <source>The edits between two words, the overlap of two sets</source>
        <translation>Правки между двумя словами, пересечение двух множеств</translation>
    </message>
    <message>
        <source>The edits between two graphs, a shortest path in one</source>
        <translation>Правки между двумя графами и кратчайший путь в одном из них</translation>
    </message>
    <message>
        <source>What many dimensions do to distances and volumes</source>
        <translation>Что большая размерность делает с расстояниями и объёмами</translation>
    </message>
    <message>
        <source>How near 1-NN comes to the least error there is</source>
        <translation>Насколько 1-NN приближается к наименьшей возможной ошибке</translation>
    </message>
    <message>
        <source>Two images under Euclidean and tangent distance</source>
        <translation>Два изображения: евклидово и касательное расстояние</translation>
    </message>
    <message>
        <source>Whether a distance is a metric on these rows</source>
        <translation>Является ли расстояние метрикой на этих строках</translation>
    </message>
    <message>
        <source>Pages of the Distances lab</source>
        <translation>Страницы лаборатории расстояний</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Inspector</source>
        <extracomment>Raised whenever docks or toolbars change, so that an old state is not restored. What each layout opens at once; &quot;study&quot; opens panels when they have something to say. A panel that wants to open waits until the pointer is away, looked at so often.</extracomment>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
</context>
<context>
    <name>DraftMetrics</name>
    <message>
        <source>Judge metric</source>
        <extracomment>News that come in one burst are drawn once, after so many milliseconds.</extracomment>
        <translation>Оценить метрику</translation>
    </message>
</context>
<context>
    <name>EdgeBar</name>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Drop a file here, or press to open one
ARFF · CSV · TSV · KEEL</source>
        <translation>Перетащите файл сюда или нажмите, чтобы открыть
ARFF · CSV · TSV · KEEL</translation>
    </message>
    <message>
        <source>Open an ARFF, CSV or KEEL file (Ctrl+O)</source>
        <translation>Открыть файл ARFF, CSV или KEEL (Ctrl+O)</translation>
    </message>
    <message>
        <source>Built-in data</source>
        <translation>Встроенные данные</translation>
    </message>
    <message>
        <source>Built-in data sets</source>
        <translation>Встроенные наборы данных</translation>
    </message>
</context>
<context>
    <name>ErrorBandPage</name>
    <message>
        <source>Error of 1-NN</source>
        <extracomment>Choices of the number of attributes. The slider&apos;s greatest value, in tenths of a standard deviation, and its first one. Where the plot begins and ends, and its marks: rows. Standard errors of the bars.</extracomment>
        <translation>Ошибка 1-NN</translation>
    </message>
    <message>
        <source>Bayes error P* = {bayes}; with ever more rows 1-NN comes to {limit}, at most to {bound}</source>
        <translation>Байесовская ошибка P* = {bayes}; с ростом числа строк ошибка 1-NN стремится к {limit}, не более {bound}</translation>
    </message>
    <message>
        <source>Error of 1-NN by the number of training rows</source>
        <translation>Ошибка 1-NN в зависимости от числа обучающих строк</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Измерение…</translation>
    </message>
    <message>
        <source>Measured with {n} rows: {error} ± {spread}, mean of {done} of {all} repetitions</source>
        <translation>Измерено при {n} строках: {error} ± {spread}, среднее по {done} из {all} повторений</translation>
    </message>
    <message>
        <source>Training rows (log)</source>
        <translation>Обучающие строки (лог. шкала)</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>1-NN, measured</source>
        <translation>1-NN, измерено</translation>
    </message>
    <message>
        <source>bound P* (2 − c/(c−1) P*)</source>
        <translation>граница P* (2 − c/(c−1) P*)</translation>
    </message>
    <message>
        <source>limit of 1-NN</source>
        <translation>предел 1-NN</translation>
    </message>
    <message>
        <source>Bayes error P*</source>
        <translation>байесовская ошибка P*</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Обучающие строки</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>стандартная ошибка</translation>
    </message>
    <message>
        <source>Distance of the classes</source>
        <translation>Расстояние между классами</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Атрибуты</translation>
    </message>
    <message>
        <source>Between the means of two normal classes, in standard deviations</source>
        <translation>Между средними двух нормальных классов, в стандартных отклонениях</translation>
    </message>
    <message>
        <source>The classes differ in one; the others are noise</source>
        <translation>Классы различаются одним атрибутом; остальные — шум</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Keep what is measured so far</source>
        <translation>Оставить то, что уже измерено</translation>
    </message>
    <message>
        <source>Two normal classes, equally frequent, of variance 1. Each point is the error on 1000 fresh rows, with bars of two standard errors. The band holds in the limit: with few rows, or many attributes, 1-NN can be above it.</source>
        <translation>Два нормальных класса равной частоты с дисперсией 1. Каждая точка — ошибка на 1000 новых строк, отрезки — две стандартные ошибки. Полоса верна в пределе: при малом числе строк или большом числе атрибутов ошибка 1-NN может быть выше.</translation>
    </message>
</context>
<context>
    <name>ErrorCurve</name>
    <message>
        <source>Errors after each sweep</source>
        <translation>Ошибки после каждого прохода</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
</context>
<context>
    <name>ErrorsModel</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Верный</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Предсказан</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Отступ</translation>
    </message>
    <message>
        <source>Score of the predicted class minus the best of the others</source>
        <translation>Оценка предсказанного класса минус лучшая из остальных</translation>
    </message>
</context>
<context>
    <name>ErrorsPage</name>
    <message>
        <source>Errors</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Across</source>
        <extracomment>What stands for the principal axes among the attributes of the combos. So many scores are read between two frames.</extracomment>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>What is drawn across</source>
        <translation>Что идёт по горизонтали</translation>
    </message>
    <message>
        <source>What is drawn upwards</source>
        <translation>Что идёт по вертикали</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Только ошибки</translation>
    </message>
    <message>
        <source>Draw the mistakes without the right answers</source>
        <translation>Показать ошибки без верных ответов</translation>
    </message>
    <message>
        <source>Outline true, fill predicted, large surely wrong</source>
        <translation>Контур — верный, заливка — предсказанный; крупно — уверенная ошибка</translation>
    </message>
    <message>
        <source>Outline and marker show the true class, the fill the predicted one. The surer the classifier was of a wrong class, the larger the spot; those of middle size were close calls, small ones are surely right.</source>
        <translation>Контур и значок показывают верный класс, заливка — предсказанный. Чем увереннее был классификатор в неверном классе, тем крупнее пятно; средние — спорные случаи, мелкие — уверенно верные.</translation>
    </message>
    <message>
        <source>Mistakes, the most confident first</source>
        <translation>Ошибки, самые уверенные — первыми</translation>
    </message>
    <message>
        <source>Tested rows</source>
        <translation>Проверенные строки</translation>
    </message>
    <message>
        <source>Run a classifier to see its errors here.</source>
        <translation>Запустите классификатор, чтобы увидеть здесь его ошибки.</translation>
    </message>
    <message>
        <source>Show the data set of this run to see its errors.</source>
        <translation>Чтобы увидеть ошибки, покажите набор данных этого запуска.</translation>
    </message>
    <message>
        <source>Rows were added or deleted since this run: run again.</source>
        <translation>После этого запуска строки добавлялись или удалялись: запустите снова.</translation>
    </message>
    <message>
        <source>Reading the predictions …</source>
        <translation>Чтение предсказаний …</translation>
    </message>
    <message>
        <source>PCA {}</source>
        <translation>PCA {}</translation>
    </message>
    <message>
        <source>{wrong} of {n} rows are wrong</source>
        <translation>Ошибок: {wrong} из {n}</translation>
    </message>
    <message>
        <source>first of {} repeats</source>
        <translation>первый из повторов, всего {}</translation>
    </message>
    <message>
        <source>All mistakes and {} right answers are drawn</source>
        <translation>Показаны все ошибки; верных ответов: {}</translation>
    </message>
    <message>
        <source>Principal axis {} ({} %)</source>
        <translation>ГК {} ({} %)</translation>
    </message>
</context>
<context>
    <name>ErrorsPlot</name>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>true</source>
        <translation>верный</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>предсказан</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>отступ</translation>
    </message>
</context>
<context>
    <name>EstimatorTable</name>
    <message>
        <source>Covariance</source>
        <extracomment>In the order of the rows; ``shrunk`` is what the slider says. The first of the columns of eigenvalues.</extracomment>
        <translation>Ковариация</translation>
    </message>
    <message>
        <source>How Σ_S and Σ_D are estimated</source>
        <translation>Как оцениваются Σ_S и Σ_D</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Leave-one-out accuracy under the metric</source>
        <translation>Доля верных по метрике, контроль по отдельным объектам</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Directions the metric measures</source>
        <translation>Направления, которые измеряет метрика</translation>
    </message>
    <message>
        <source>Shrunk</source>
        <translation>Сжатие</translation>
    </message>
    <message>
        <source>Weight of the round ball in Σ_S and in Σ_D</source>
        <translation>Вес круглого шара в Σ_S и в Σ_D</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of Σ_S</source>
        <translation>Наименьшее и наибольшее собственное число Σ_S</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of Σ_D</source>
        <translation>Наименьшее и наибольшее собственное число Σ_D</translation>
    </message>
    <message>
        <source>Smallest and largest eigenvalue of M</source>
        <translation>Наименьшее и наибольшее собственное число M</translation>
    </message>
    <message>
        <source>Estimators of covariance</source>
        <translation>Оценки ковариации</translation>
    </message>
    <message>
        <source>Click a line to learn with this estimator</source>
        <translation>Щелчок по строке обучает с этой оценкой</translation>
    </message>
    <message>
        <source>ML</source>
        <translation>ML</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>диагональная</translation>
    </message>
    <message>
        <source>Ledoit-Wolf</source>
        <translation>Ледуа — Вольф</translation>
    </message>
    <message>
        <source>free</source>
        <translation>своя</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>авто</translation>
    </message>
    <message>
        <source>maximum likelihood: the mean of v vᵀ (eq. 36, 37)</source>
        <translation>максимальное правдоподобие (ML): среднее v vᵀ (ур. 36, 37)</translation>
    </message>
    <message>
        <source>its diagonal: attributes are taken as independent</source>
        <translation>её диагональ: признаки считаются независимыми</translation>
    </message>
    <message>
        <source>shrunk towards a round ball as Ledoit and Wolf say</source>
        <translation>стянута к круглому шару по Ледуа и Вольфу</translation>
    </message>
    <message>
        <source>shrunk as the slider says</source>
        <translation>стянута, как указывает ползунок</translation>
    </message>
    <message>
        <source>ML where differences are plentiful, else Ledoit-Wolf</source>
        <translation>ML, если разностей много, иначе Ледуа — Вольф</translation>
    </message>
    <message>
        <source>auto: {name}</source>
        <translation>авто: {name}</translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation>не обучено</translation>
    </message>
</context>
<context>
    <name>EstimatorsBody</name>
    <message>
        <source>Shrinkage</source>
        <extracomment>The slider is fine near 0, where most happens: its square is the shrinkage.</extracomment>
        <translation>Сжатие</translation>
    </message>
    <message>
        <source>Free shrinkage</source>
        <translation>Своё сжатие</translation>
    </message>
    <message>
        <source>0: as estimated; 1: a round ball; the dashed line: Ledoit-Wolf</source>
        <translation>0: как оценено; 1: круглый шар; пунктир: Ледуа — Вольф</translation>
    </message>
    <message>
        <source>shrinkage</source>
        <translation>сжатие</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>верно, %</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>по убыванию</translation>
    </message>
    <message>
        <source>{s}, {d} (hollow: unshrunk)</source>
        <translation>{s}, {d} (полые: до)</translation>
    </message>
    <message>
        <source>Accuracy against shrinkage</source>
        <translation>Доля верных в зависимости от сжатия</translation>
    </message>
    <message>
        <source>Eigenvalues before and after shrinkage</source>
        <translation>Собственные числа до и после сжатия</translation>
    </message>
</context>
<context>
    <name>EstimatorsPage</name>
    <message>
        <source>Estimators</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>Learn a metric first (F5): then estimators are compared.</source>
        <extracomment>Matrices of more attributes do not follow the hand.</extracomment>
        <translation>Сначала обучите метрику (F5): затем сравниваются оценки.</translation>
    </message>
    <message>
        <source>{d} attributes are too many to be shown (at most {most}).</source>
        <translation>Признаков {d} — слишком много для показа (не более {most}).</translation>
    </message>
    <message>
        <source>Compare estimators</source>
        <translation>Сравнить оценки</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Сравнение …</translation>
    </message>
    <message>
        <source>Shrinkage {a}: nothing is learned. In no direction are neighbours of the same class nearer than others.</source>
        <translation>Сжатие {a}: ничего не обучено. Ни в одном направлении соседи своего класса не ближе остальных.</translation>
    </message>
    <message>
        <source>Σ_S has rank {rank} of {d}: maximum likelihood says nothing about the other directions. The rescue: shrinkage {a} gives every direction a variance.</source>
        <translation>Ранг Σ_S — {rank} из {d}: о прочих направлениях максимальное правдоподобие молчит. Спасение: сжатие {a} даёт дисперсию каждому направлению.</translation>
    </message>
    <message>
        <source>{before} right without, {after} with it.</source>
        <translation>Верно {before} без него, {after} с ним.</translation>
    </message>
    <message>
        <source>Shrinkage 0 is maximum likelihood: nothing is changed.</source>
        <translation>Сжатие 0 — максимальное правдоподобие: ничего не меняется.</translation>
    </message>
    <message>
        <source>Shrinkage {a}: the smallest eigenvalue of Σ_S × {low}, the largest × {high}.</source>
        <translation>Сжатие {a}: наименьшее собственное число Σ_S × {low}, наибольшее × {high}.</translation>
    </message>
    <message>
        <source>Narrow directions count less; here they tell the classes apart: {before} fall to {after}.</source>
        <translation>Узкие направления весят меньше; здесь они различают классы: с {before} падает до {after}.</translation>
    </message>
    <message>
        <source>Narrow directions count less; here they were noise: {before} rise to {after}.</source>
        <translation>Узкие направления весят меньше; здесь они были шумом: с {before} растёт до {after}.</translation>
    </message>
    <message>
        <source>It matters little here: {before} before, {after} after.</source>
        <translation>Здесь это почти не важно: {before} до, {after} после.</translation>
    </message>
</context>
<context>
    <name>ExerciseDesk</name>
    <message>
        <source>Measuring...</source>
        <extracomment>Milliseconds between two looks at the clock.</extracomment>
        <translation>Измеряется...</translation>
    </message>
    <message>
        <source>Measuring an answer</source>
        <translation>Измерение ответа</translation>
    </message>
    <message>
        <source>No data are open</source>
        <translation>Данные не открыты</translation>
    </message>
    <message>
        <source>Nothing was run in Classify yet</source>
        <translation>В комнате «Классификация» ещё ничего не запускалось</translation>
    </message>
    <message>
        <source>The last run is of {}, not of the data of this task</source>
        <translation>Последний запуск — на {}, а не на данных этого задания</translation>
    </message>
    <message>
        <source>A run with filters, costs or other options is no answer here</source>
        <translation>Запуск с фильтрами, ценами ошибок или другими параметрами здесь не считается ответом</translation>
    </message>
    <message>
        <source>Reached: the points are yours.</source>
        <translation>Достигнуто: баллы ваши.</translation>
    </message>
    <message>
        <source>Not reached yet.</source>
        <translation>Пока не достигнуто.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Сдать работу</translation>
    </message>
    <message>
        <source>Answers (*{})</source>
        <translation>Ответы (*{})</translation>
    </message>
    <message>
        <source>Answers saved: {}</source>
        <translation>Ответы сохранены: {}</translation>
    </message>
</context>
<context>
    <name>ExperimentForm</name>
    <message>
        <source>Folder of the results</source>
        <extracomment>Kind: which numbers it takes.</extracomment>
        <translation>Папка результатов</translation>
    </message>
    <message>
        <source>Results go to {folder}</source>
        <translation>Результаты сохраняются в {folder}</translation>
    </message>
    <message>
        <source>Test option</source>
        <translation>Способ проверки</translation>
    </message>
    <message>
        <source>Cross-validation, stratified</source>
        <translation>Скользящий контроль, стратиф.</translation>
    </message>
    <message>
        <source>Cross-validation, Weka&apos;s folds</source>
        <translation>Скользящий контроль, Weka</translation>
    </message>
    <message>
        <source>KEEL&apos;s partitions</source>
        <translation>Разбиения KEEL</translation>
    </message>
    <message>
        <source>Percentage split</source>
        <translation>Разбиение по доле</translation>
    </message>
    <message>
        <source>Leave-one-out</source>
        <translation>По отдельным объектам</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Блоков</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Доля, %</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Повторов</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Процессов</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Kind of partition</source>
        <translation>Вид разбиения</translation>
    </message>
    <message>
        <source>Every classifier gets the same partitions.</source>
        <translation>Все классификаторы получают одни и те же разбиения.</translation>
    </message>
    <message>
        <source>Fitted on the training rows of each fold</source>
        <translation>Подбирается на обучающих строках каждого блока</translation>
    </message>
    <message>
        <source>How many folds are computed at once</source>
        <translation>Сколько блоков вычисляется одновременно</translation>
    </message>
</context>
<context>
    <name>ExperimentMenu</name>
    <message>
        <source>Saved: {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard; saved as a file, workbench run computes the same table.</source>
        <translation>Рецепт в буфере обмена; сохранённый в файл, он даёт ту же таблицу командой workbench run.</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Открытие опыта</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Опыты</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>Сохранение опыта</translation>
    </message>
    <message>
        <source>Open the folder of results</source>
        <translation>Открытие папки результатов</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Опыт</translation>
    </message>
    <message>
        <source>Open, save, copy the recipe, open results</source>
        <translation>Открыть, сохранить, скопировать рецепт, открыть результаты</translation>
    </message>
    <message>
        <source>Open an experiment…</source>
        <translation>Открыть опыт…</translation>
    </message>
    <message>
        <source>Save the experiment…</source>
        <translation>Сохранить опыт…</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Копировать рецепт</translation>
    </message>
    <message>
        <source>Open results…</source>
        <translation>Открыть результаты…</translation>
    </message>
    <message>
        <source>Forget the results and run again</source>
        <translation>Забыть результаты и запустить заново</translation>
    </message>
</context>
<context>
    <name>ExplorePlane</name>
    <message>
        <source>PC {0} ({1})</source>
        <translation>ГК {0} ({1})</translation>
    </message>
    <message>
        <source>Regions over principal axes 1 and 2 ({0} of the variance); the other axes at their mean</source>
        <translation>Области на главных осях 1 и 2 ({0} дисперсии); остальные оси — на своём среднем</translation>
    </message>
    <message>
        <source>Of the numbers only; labels at their commonest</source>
        <translation>Только по числам; метки — самые частые</translation>
    </message>
</context>
<context>
    <name>ExploreRoom</name>
    <message>
        <source>fitting…</source>
        <translation>обучение…</translation>
    </message>
    <message>
        <source>Leave-one-out error by k</source>
        <translation>Ошибка LOO в зависимости от k</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet</source>
        <translation>На этих данных метрика ещё не обучалась</translation>
    </message>
    <message>
        <source>Open the Metric lab</source>
        <translation>Открыть «Метрику»</translation>
    </message>
    <message>
        <source>Open a data set, or paint one</source>
        <translation>Откройте набор данных или нарисуйте его</translation>
    </message>
    <message>
        <source>click to add points, right-click for the second class</source>
        <translation>щелчок добавляет точки, правый щелчок — второй класс</translation>
    </message>
    <message>
        <source>{0} points, {1} classes, {2}-NN regions. {3}</source>
        <translation>Точек {0}, классов {1}, области {2}-NN. {3}</translation>
    </message>
    <message>
        <source>Plane of {0} and {1}</source>
        <translation>Плоскость {0} и {1}</translation>
    </message>
    <message>
        <source>Not on principal axes: they move with every row</source>
        <translation>Не на главных осях: они сдвигаются с каждой строкой</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выделить всё</translation>
    </message>
    <message>
        <source>Delete selected points</source>
        <translation>Удалить выделенные точки</translation>
    </message>
    <message>
        <source>errors {0} / {1}</source>
        <translation>ошибки {0} / {1}</translation>
    </message>
    <message>
        <source>Pages of Explore 2-D</source>
        <extracomment>Fields of the scene that change the picture.</extracomment>
        <translation>Страницы комнаты «Плоскость»</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>Data, metric and classifier under the pointer</source>
        <translation>Данные, метрика и классификатор под указателем</translation>
    </message>
    <message>
        <source>A fit of its own around every query, on one attribute</source>
        <translation>Своя подгонка вокруг каждого запроса, по одному признаку</translation>
    </message>
    <message>
        <source>Three estimates of a density that is known</source>
        <translation>Три оценки известной плотности</translation>
    </message>
    <message>
        <source>Rows as charges, and the sweeps that raise them</source>
        <translation>Строки как заряды и проходы, которые их увеличивают</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Figures</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>1  The cone of metrics</source>
        <translation>1  Конус метрик</translation>
    </message>
    <message>
        <source>2  Two unit balls</source>
        <translation>2  Два единичных шара</translation>
    </message>
    <message>
        <source>3  Targets and impostors</source>
        <translation>3  Целевые соседи и самозванцы</translation>
    </message>
    <message>
        <source>4  Artificial cases</source>
        <translation>4  Искусственные случаи</translation>
    </message>
    <message>
        <source>5  The cases transformed</source>
        <translation>5  Случаи после преобразования</translation>
    </message>
    <message>
        <source>6  Difference space</source>
        <translation>6  Пространство разностей</translation>
    </message>
    <message>
        <source>7  The idea of KISSNN</source>
        <translation>7  Идея KISSNN</translation>
    </message>
    <message>
        <source>8  Ball tree</source>
        <translation>8  Дерево шаров</translation>
    </message>
    <message>
        <source>Figures of the thesis</source>
        <translation>Рисунки диссертации</translation>
    </message>
    <message>
        <source>Computed anew by this program</source>
        <translation>Вычислены этой программой заново</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Сохранить рисунок…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF</source>
        <translation>Сохранить как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Draw figure</source>
        <translation>Нарисовать рисунок</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Сохранить рисунок</translation>
    </message>
</context>
<context>
    <name>FilterGroups</name>
    <message>
        <source>Scale of numbers</source>
        <extracomment>Letters of a sentence in a menu; the rest is in its tip.</extracomment>
        <translation>Масштаб чисел</translation>
    </message>
    <message>
        <source>Kind of attribute</source>
        <translation>Тип признака</translation>
    </message>
    <message>
        <source>Choice of attributes</source>
        <translation>Выбор признаков</translation>
    </message>
    <message>
        <source>Choice of rows</source>
        <translation>Выбор строк</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Пропуски</translation>
    </message>
    <message>
        <source>Noise on purpose</source>
        <translation>Намеренный шум</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Прочие</translation>
    </message>
</context>
<context>
    <name>FilterPreviewWindow</name>
    <message>
        <source>Preview of the filters</source>
        <translation>Предпросмотр фильтров</translation>
    </message>
    <message>
        <source>The steps are tried on a copy …</source>
        <translation>Шаги пробуются на копии …</translation>
    </message>
    <message>
        <source>There is no step to look at: add a filter.</source>
        <translation>Шагов нет: добавьте фильтр.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>Прервано. Ничего не изменено.</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>признаки</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>same</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменён</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавлен</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>убран</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>признак</translation>
    </message>
    <message>
        <source>what happens</source>
        <translation>что произойдёт</translation>
    </message>
    <message>
        <source>type before</source>
        <translation>тип до</translation>
    </message>
    <message>
        <source>type after</source>
        <translation>тип после</translation>
    </message>
    <message>
        <source>mean before</source>
        <translation>среднее до</translation>
    </message>
    <message>
        <source>mean after</source>
        <translation>среднее после</translation>
    </message>
    <message>
        <source>sd before</source>
        <translation>ст. откл. до</translation>
    </message>
    <message>
        <source>sd after</source>
        <translation>ст. откл. после</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Change the data now; each step can be undone</source>
        <translation>Изменить данные сейчас; каждый шаг можно отменить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop trying the steps</source>
        <translation>Прекратить пробу шагов</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Leave the data as they are (Esc)</source>
        <translation>Оставить данные как есть (Esc)</translation>
    </message>
    <message>
        <source>First rows before</source>
        <translation>Первые строки до</translation>
    </message>
    <message>
        <source>First rows after</source>
        <translation>Первые строки после</translation>
    </message>
    <message>
        <source>What happens to each attribute</source>
        <translation>Что произойдёт с каждым признаком</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find a text or a number; ? is missing</source>
        <translation>Текст или число; ? — пропуск</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>Найти в таблице</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Предыдущее совпадение (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Следующее совпадение (Enter)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Finding {text}</source>
        <translation>Поиск: {text}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>{i} of {n}</source>
        <translation>{i} из {n}</translation>
    </message>
</context>
<context>
    <name>FitWords</name>
    <message>
        <source>did not converge</source>
        <extracomment>What can be told, with names for what differs; a `reason` is itself one of these.</extracomment>
        <translation>алгоритм не сошёлся</translation>
    </message>
    <message>
        <source>no convergence within {n} iterations</source>
        <translation>нет сходимости за столько итераций: {n}</translation>
    </message>
    <message>
        <source>Not converged within {n} iterations: the metric is usable, more iterations may improve it.</source>
        <translation>Нет сходимости, итераций: {n}. Метрика пригодна, с большим числом итераций она может стать лучше.</translation>
    </message>
    <message>
        <source>Euclidean distance is used instead: {reason}.</source>
        <translation>Вместо неё взято евклидово расстояние: {reason}.</translation>
    </message>
    <message>
        <source>there is only one class</source>
        <translation>есть только один класс</translation>
    </message>
    <message>
        <source>no attribute varies</source>
        <translation>ни один признак не меняется</translation>
    </message>
    <message>
        <source>no attribute varies inside the rows</source>
        <translation>ни один признак не меняется между строками</translation>
    </message>
    <message>
        <source>no attribute varies inside the classes</source>
        <translation>ни один признак не меняется внутри классов</translation>
    </message>
    <message>
        <source>no attribute varies inside a chunk</source>
        <translation>ни один признак не меняется внутри группы</translation>
    </message>
    <message>
        <source>every class has one row</source>
        <translation>в каждом классе одна строка</translation>
    </message>
    <message>
        <source>every class has one row, so no row has a target</source>
        <translation>в каждом классе одна строка, так что ни у одной строки нет цели</translation>
    </message>
    <message>
        <source>every class has one row, so no neighbour of its class</source>
        <translation>в каждом классе одна строка, так что соседей своего класса нет</translation>
    </message>
    <message>
        <source>the means of the classes are the same</source>
        <translation>средние классов совпадают</translation>
    </message>
    <message>
        <source>no metric keeps the margin better than none at all</source>
        <translation>ни одна метрика не держит зазор лучше, чем никакая</translation>
    </message>
    <message>
        <source>all rows are alike</source>
        <translation>все строки одинаковы</translation>
    </message>
    <message>
        <source>there is no similar pair</source>
        <translation>нет ни одной сходной пары</translation>
    </message>
    <message>
        <source>there is no dissimilar pair</source>
        <translation>нет ни одной несходной пары</translation>
    </message>
    <message>
        <source>there is no pair of similar rows</source>
        <translation>нет ни одной пары сходных строк</translation>
    </message>
    <message>
        <source>there is no pair of dissimilar rows</source>
        <translation>нет ни одной пары несходных строк</translation>
    </message>
    <message>
        <source>no dissimilar pair differs</source>
        <translation>ни одна несходная пара не различается</translation>
    </message>
    <message>
        <source>no similar pair differs</source>
        <translation>ни одна сходная пара не различается</translation>
    </message>
    <message>
        <source>rows of other classes are as far as those of the same class</source>
        <translation>строки других классов так же далеки, как строки своего</translation>
    </message>
    <message>
        <source>no pair is similar</source>
        <translation>ни одна пара не сходна</translation>
    </message>
    <message>
        <source>no factor leaves fewer errors</source>
        <translation>ни один множитель не уменьшает число ошибок</translation>
    </message>
    <message>
        <source>All attributes weigh the same: there is only one class.</source>
        <translation>Все признаки весят одинаково: есть только один класс.</translation>
    </message>
    <message>
        <source>The attributes were chosen by {n} of the rows.</source>
        <translation>Признаки выбраны по {n} строкам.</translation>
    </message>
    <message>
        <source>The factors were chosen by {n} of the rows.</source>
        <translation>Множители выбраны по {n} строкам.</translation>
    </message>
    <message>
        <source>{n} training errors are left.</source>
        <translation>Осталось ошибок на обучении: {n}.</translation>
    </message>
    <message>
        <source>{rows} rows for {n} coefficients of each query: a ridge of {ridge} is used.</source>
        <translation>Строк {rows} на {n} коэффициентов каждого запроса: применяется гребневая регуляризация {ridge}.</translation>
    </message>
    <message>
        <source>The attributes depend on each other: a ridge of {ridge} is used.</source>
        <translation>Признаки зависят друг от друга: применяется гребневая регуляризация {ridge}.</translation>
    </message>
    <message>
        <source>no pair is dissimilar</source>
        <translation>ни одна пара не несходна</translation>
    </message>
    <message>
        <source>every class has one row, so no difference inside a class</source>
        <translation>в каждом классе одна строка, так что разностей внутри класса нет</translation>
    </message>
    <message>
        <source>no two rows are known to be similar</source>
        <translation>ни о каких двух строках не известно, что они сходны</translation>
    </message>
    <message>
        <source>the two rows of every pair are equal</source>
        <translation>в каждой паре обе строки равны</translation>
    </message>
    <message>
        <source>the rows of every pair are the same</source>
        <translation>в каждой паре строки одни и те же</translation>
    </message>
    <message>
        <source>there is no triple of two classes with three places</source>
        <translation>нет тройки двух классов с тремя разными точками</translation>
    </message>
    <message>
        <source>no row has another one of its class beside it</source>
        <translation>ни у одной строки рядом нет другой своего класса</translation>
    </message>
    <message>
        <source>on no axis are similar rows nearer than others</source>
        <translation>ни по одной оси сходные строки не ближе остальных</translation>
    </message>
    <message>
        <source>inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no direction are neighbours of the same class nearer than others</source>
        <translation>у inv(Sigma_S) - inv(Sigma_D) нет положительного собственного значения: ни в одном направлении соседи своего класса не ближе остальных</translation>
    </message>
    <message>
        <source>Directions in which no class varies: {n}.</source>
        <translation>Направлений, в которых ни один класс не меняется: {n}.</translation>
    </message>
    <message>
        <source>No rows were held out: every class is too small.</source>
        <translation>Ни одна строка не отложена: каждый класс слишком мал.</translation>
    </message>
    <message>
        <source>Learned from {n} rows: of all, more pairs are near the margin than memory allows.</source>
        <translation>Обучено на стольких строках: {n}. Из всех строк пар возле зазора больше, чем позволяет память.</translation>
    </message>
    <message>
        <source>No smaller loss was found than with a multiple of the Euclidean one.</source>
        <translation>Не нашлось потерь меньше, чем у кратной евклидовой метрики.</translation>
    </message>
    <message>
        <source>The start has the highest gain there is near it.</source>
        <translation>У начала наибольший выигрыш из тех, что есть рядом.</translation>
    </message>
    <message>
        <source>The sum of distances is known to be within {gap} of the largest, not within {tol}.</source>
        <translation>Известно, что сумма расстояний отстоит от наибольшей на {gap}, а не на {tol}.</translation>
    </message>
    <message>
        <source>There are only {n} chunks.</source>
        <translation>Групп всего {n}.</translation>
    </message>
    <message>
        <source>No pair breaks its bound: the metric is the prior.</source>
        <translation>Ни одна пара не нарушает свою границу: метрика осталась исходной.</translation>
    </message>
    <message>
        <source>All triples are in order: the metric is the prior.</source>
        <translation>Все тройки в порядке: метрика осталась исходной.</translation>
    </message>
    <message>
        <source>The pairs are parted without a mistake: M has no scale.</source>
        <translation>Пары разделены без ошибок: у M нет масштаба.</translation>
    </message>
    <message>
        <source>one row only, so no neighbour of its own class: {names}</source>
        <translation>только одна строка, так что соседей своего класса нет: {names}</translation>
    </message>
    <message>
        <source>V = {v} is clipped to {few} in the smallest class</source>
        <translation>V = {v} уменьшено до {few} в наименьшем классе</translation>
    </message>
    <message>
        <source>rows of a class are tested that no training row has</source>
        <translation>проверяются строки класса, которого нет ни у одной обучающей строки</translation>
    </message>
    <message>
        <source>classes with fewer rows than the {folds} folds, so not every fold tests them: {names} and {n} more</source>
        <translation>классы, в которых строк меньше, чем блоков ({folds}), так что проверяет их не каждый: {names} и ещё {n}</translation>
    </message>
    <message>
        <source>classes with fewer rows than the {folds} folds, so not every fold tests them: {names}</source>
        <translation>классы, в которых строк меньше, чем блоков ({folds}), так что проверяет их не каждый: {names}</translation>
    </message>
    <message>
        <source>{n} rows with a missing class left out</source>
        <translation>пропущено строк без класса: {n}</translation>
    </message>
    <message>
        <source>{name} computes the same as {other}</source>
        <translation>{name} вычисляет то же, что {other}</translation>
    </message>
    <message>
        <source>{name}: not the bytes the experiment was written for</source>
        <translation>{name}: не те байты, для которых написан эксперимент</translation>
    </message>
    <message>
        <source>{name} has changed since the results that are stored</source>
        <translation>{name} изменился после сохранённых результатов</translation>
    </message>
    <message>
        <source>{name} is there already as {other}</source>
        <translation>{name} уже есть под именем {other}</translation>
    </message>
    <message>
        <source>no class in the test set: {n} rows predicted, none judged</source>
        <translation>в проверочном наборе нет класса: предсказано строк {n}, не оценена ни одна</translation>
    </message>
</context>
<context>
    <name>FittedPage</name>
    <message>
        <source>Run a classifier to see its model here.</source>
        <translation>Запустите классификатор, чтобы увидеть здесь его модель.</translation>
    </message>
    <message>
        <source>The model could not be fitted; the message says why.</source>
        <translation>Обучить модель не удалось; причина указана в сообщении.</translation>
    </message>
</context>
<context>
    <name>FoldsSwitch</name>
    <message>
        <source>Leave one out with the metric learned anew without each row</source>
        <translation>Контроль по отдельным объектам: метрика обучается заново без каждой строки</translation>
    </message>
    <message>
        <source>Re-learn in each fold</source>
        <translation>Обучать заново в каждом блоке</translation>
    </message>
</context>
<context>
    <name>FormPopup</name>
    <message>
        <source>OK</source>
        <extracomment>Pixels that always stay free of the window, above and below together. The words, the form and the buttons, from the top.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>По умолчанию</translation>
    </message>
</context>
<context>
    <name>GapPlot</name>
    <message>
        <source>attribute</source>
        <translation>признак</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
</context>
<context>
    <name>GapsPanel</name>
    <message>
        <source>Patterns of missing values</source>
        <translation>Сочетания пропусков</translation>
    </message>
    <message>
        <source>Which attributes are missing together; Enter selects the rows</source>
        <translation>Какие признаки пропущены вместе; Enter выделяет строки</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Пропуски</translation>
    </message>
    <message>
        <source>{cells} missing cells; {rows} of {n} rows are complete.</source>
        <translation>Пустых ячеек: {cells}; полных строк: {rows} из {n}.</translation>
    </message>
</context>
<context>
    <name>GeneratePanel</name>
    <message>
        <source>Generating {}</source>
        <extracomment>Milliseconds after the last change of a form until its data are looked at.</extracomment>
        <translation>Создание: {}</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Генераторы</translation>
    </message>
    <message>
        <source>Rules by which data can be made</source>
        <translation>Правила, по которым можно создать данные</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Make the data and open them (Enter)</source>
        <translation>Создать данные и открыть их (Enter)</translation>
    </message>
    <message>
        <source>{0} rows; the best possible error is not known</source>
        <translation>Строк: {0}; наименьшая возможная ошибка неизвестна</translation>
    </message>
    <message>
        <source>{0} rows; best possible (Bayes) error {1}</source>
        <translation>Строк: {0}; наименьшая возможная (байесовская) ошибка {1}</translation>
    </message>
    <message>
        <source>Preview of {}</source>
        <translation>Предпросмотр: {}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop making data; what is open stays</source>
        <translation>Прекратить создание данных; открытое остаётся</translation>
    </message>
    <message>
        <source>Cancelled; nothing was opened</source>
        <translation>Прервано; ничего не открыто</translation>
    </message>
</context>
<context>
    <name>GenerateWindow</name>
    <message>
        <source>Generate data</source>
        <translation>Создание данных</translation>
    </message>
</context>
<context>
    <name>GeneratorPreview</name>
    <message>
        <source>First rows to come</source>
        <translation>Первые строки будущих данных</translation>
    </message>
    <message>
        <source>Preview: {n} rows made by these settings</source>
        <translation>Предпросмотр: строк с этими настройками — {n}</translation>
    </message>
    <message>
        <source>Preview of the data to come</source>
        <translation>Предпросмотр данных</translation>
    </message>
</context>
<context>
    <name>GradientPanel</name>
    <message>
        <source>An RBF network is one fit for all queries.</source>
        <extracomment>The coefficients agree where their greatest difference is below this share of the greatest of them. Milliseconds between two frames, steps in the first one, and how they grow. Steps after which Play stops in any case.</extracomment>
        <translation>Сеть RBF — одна подгонка для всех запросов.</translation>
    </message>
    <message>
        <source>w after step {n}: {now}
closed form: {closed}
E = {error}</source>
        <translation>w после шага {n}: {now}
точное решение: {closed}
E = {error}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>достигнуто</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Градиентный спуск</translation>
    </message>
    <message>
        <source>Δw = η Σ K (f − f̂) a from w = 0 (Mitchell, rule 8.7)</source>
        <translation>Δw = η Σ K (f − f̂) a, начиная с w = 0 (Митчелл, правило 8.7)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>One step of the gradient rule</source>
        <translation>Один шаг по градиенту</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Step until the closed form is reached</source>
        <translation>Шагать, пока не достигнуто точное решение</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Back to w = 0</source>
        <translation>Вернуться к w = 0</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Graph</source>
        <extracomment>The kinds of nodes and edges, in the order of the legend. Nodes of the largest graph that is drawn: the names of more run into each other.</extracomment>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Вершина</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Ребро</translation>
    </message>
</context>
<context>
    <name>GraphsPage</name>
    <message>
        <source>Edit</source>
        <extracomment>Six edits make the second of the first; from e to c it is three edges. Pixels: a head and some rows.</extracomment>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Чего</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>delete edge</source>
        <translation>удалить ребро</translation>
    </message>
    <message>
        <source>delete node</source>
        <translation>удалить вершину</translation>
    </message>
    <message>
        <source>insert node</source>
        <translation>вставить вершину</translation>
    </message>
    <message>
        <source>insert edge</source>
        <translation>вставить ребро</translation>
    </message>
    <message>
        <source>takes the place</source>
        <translation>занимает место</translation>
    </message>
    <message>
        <source>Edit of a graph</source>
        <translation>Правка графа</translation>
    </message>
    <message>
        <source>Edit distance: {value}</source>
        <translation>Редакционное расстояние: {value}</translation>
    </message>
    <message>
        <source>Edit distance: at most {value}</source>
        <translation>Редакционное расстояние: не больше {value}</translation>
    </message>
    <message>
        <source>Graphs of more than {n} nodes are not drawn.</source>
        <translation>Графы, в которых вершин больше {n}, не рисуются.</translation>
    </message>
    <message>
        <source>Both graphs and the edits between them</source>
        <translation>Оба графа и правки между ними</translation>
    </message>
    <message>
        <source>Geodesic distance in graph 1: {value}. Path: {nodes}</source>
        <translation>Геодезическое расстояние в графе 1: {value}. Путь: {nodes}</translation>
    </message>
    <message>
        <source>Inserting or deleting a node or an edge costs 1; the least sum is the distance.</source>
        <translation>Вставка или удаление вершины или ребра стоит 1; наименьшая сумма и есть расстояние.</translation>
    </message>
    <message>
        <source>Graph 1</source>
        <translation>Граф 1</translation>
    </message>
    <message>
        <source>Graph 2</source>
        <translation>Граф 2</translation>
    </message>
    <message>
        <source>Path from</source>
        <translation>Путь из</translation>
    </message>
    <message>
        <source>to</source>
        <translation>в</translation>
    </message>
    <message>
        <source>Path to</source>
        <translation>Путь в</translation>
    </message>
    <message>
        <source>Two names on a line are an edge, one is a node without edges</source>
        <translation>Два имени в строке — ребро, одно — вершина без рёбер</translation>
    </message>
    <message>
        <source>A node of graph 1</source>
        <translation>Вершина графа 1</translation>
    </message>
    <message>
        <source>Names matter</source>
        <translation>Имена важны</translation>
    </message>
    <message>
        <source>Nodes are the same only if their names are; else any may match</source>
        <translation>Вершины совпадают, только если совпадают их имена; иначе сопоставить можно любые</translation>
    </message>
    <message>
        <source>Example: six edits</source>
        <translation>Пример: шесть правок</translation>
    </message>
    <message>
        <source>Show the graphs of the beginning again</source>
        <translation>Снова показать исходные графы</translation>
    </message>
    <message>
        <source>The edits that make graph 2 of graph 1</source>
        <translation>Правки, превращающие граф 1 в граф 2</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>остаётся</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>удаляется</translation>
    </message>
    <message>
        <source>inserted</source>
        <translation>вставляется</translation>
    </message>
    <message>
        <source>path</source>
        <translation>путь</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Графы</translation>
    </message>
</context>
<context>
    <name>GreedyPage</name>
    <message>
        <source>Greedy</source>
        <translation>Жадная</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>Pairs of rows times attributes above which the answer takes longer than a moment.</extracomment>
        <translation>Признак</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Вес</translation>
    </message>
    <message>
        <source>w of the attribute in ρ = Σ w |x − u|</source>
        <translation>w признака в ρ = Σ w |x − u|</translation>
    </message>
    <message>
        <source>Best t</source>
        <translation>Лучшее t</translation>
    </message>
    <message>
        <source>The share with which the attribute makes D greatest</source>
        <translation>Доля, с которой признак даёт наибольшее D</translation>
    </message>
    <message>
        <source>D with it</source>
        <translation>D с ним</translation>
    </message>
    <message>
        <source>The sum of the rival similarities of the rows</source>
        <translation>Сумма конкурентных сходств строк</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Best next attribute</source>
        <translation>Лучший следующий признак</translation>
    </message>
    <message>
        <source>Open a data set to build a metric of its attributes.</source>
        <translation>Откройте набор данных, чтобы построить метрику из его признаков.</translation>
    </message>
    <message>
        <source>Reliability needs classes: choose a nominal class in Data.</source>
        <translation>Благонадёжность требует классов: выберите номинальный класс в комнате «Данные».</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Trying attributes… {percent}</source>
        <translation>Перебор признаков… {percent}</translation>
    </message>
    <message>
        <source>D(ρ) = {value}, {mean} per row</source>
        <translation>D(ρ) = {value}, {mean} на строку</translation>
    </message>
    <message>
        <source>{k}-NN: {accuracy}</source>
        <translation>{k}-NN: {accuracy}</translation>
    </message>
    <message>
        <source>No attribute yet: the first stands alone</source>
        <translation>Признаков пока нет: первый берётся один</translation>
    </message>
    <message>
        <source>With {name} at t = {t}: D = {value} ({change}).</source>
        <translation>С признаком {name} при t = {t}: D = {value} ({change}).</translation>
    </message>
    <message>
        <source>No attribute makes D grow any more: the greedy choice ends here.</source>
        <translation>Ни один признак больше не увеличивает D: жадный выбор закончен.</translation>
    </message>
    <message>
        <source>{n} rows of {all} are measured, drawn with seed {seed}.</source>
        <translation>Измеряется строк: {n} из {all}, выбраны случайно, зерно {seed}.</translation>
    </message>
    <message>
        <source>ρ is no linear map, so the scene&apos;s k-NN cannot take it: in Classify it is the method Greedy metric.</source>
        <translation>ρ — не линейное отображение, и k-NN сцены не может её взять: в комнате «Классификация» это метод Greedy metric.</translation>
    </message>
    <message>
        <source>D(ρ) against the share t</source>
        <translation>D(ρ) в зависимости от доли t</translation>
    </message>
    <message>
        <source>D(ρ) after each step</source>
        <translation>D(ρ) после каждого шага</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>доля верных, %</translation>
    </message>
    <message>
        <source>Take the best</source>
        <translation>Взять лучший</translation>
    </message>
    <message>
        <source>The greedy step: the attribute and share of greatest D</source>
        <translation>Жадный шаг: признак и доля с наибольшим D</translation>
    </message>
    <message>
        <source>Add the chosen one</source>
        <translation>Добавить выбранный</translation>
    </message>
    <message>
        <source>Give the attribute chosen in the table the share t of ρ</source>
        <translation>Отдать признаку, выбранному в таблице, долю t в ρ</translation>
    </message>
    <message>
        <source>Undo the last</source>
        <translation>Отменить последний</translation>
    </message>
    <message>
        <source>Take the attribute added last out again</source>
        <translation>Убрать признак, добавленный последним</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Begin without attributes</source>
        <translation>Начать без признаков</translation>
    </message>
    <message>
        <source>Share t</source>
        <translation>Доля t</translation>
    </message>
    <message>
        <source>ρ becomes (1 − t) ρ + t |x − u|; the first attribute stands alone</source>
        <translation>ρ становится (1 − t) ρ + t |x − u|; первый признак берётся один</translation>
    </message>
    <message>
        <source>The attributes were chosen on all rows, so the accuracy is optimistic</source>
        <translation>Признаки выбраны по всем строкам, поэтому доля верных завышена</translation>
    </message>
    <message>
        <source>k-NN under ρ, each row left out of its own neighbours</source>
        <translation>k-NN по ρ, строка не входит в число своих соседей</translation>
    </message>
    <message>
        <source>Attributes that can be added</source>
        <translation>Признаки, которые можно добавить</translation>
    </message>
    <message>
        <source>share t</source>
        <translation>доля t</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>{classifier} on {data}</source>
        <extracomment>What the delegate asks for: a `CellContent`.</extracomment>
        <translation>{classifier} на {data}</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ещё не вычислено</translation>
    </message>
    <message>
        <source>mean {mean}</source>
        <translation>среднее {mean}</translation>
    </message>
    <message>
        <source>standard deviation {value}</source>
        <translation>стандартное отклонение {value}</translation>
    </message>
    <message>
        <source>{done} of {total} folds</source>
        <translation>блоков {done} из {total}</translation>
    </message>
    <message>
        <source>{n} failed: {text}</source>
        <translation>сбоев {n}: {text}</translation>
    </message>
</context>
<context>
    <name>GridPanel</name>
    <message>
        <source>{done} of {total} cells done</source>
        <extracomment>Spaces around the table, in pixels; and what Qt takes for no limit.</extracomment>
        <translation>ячеек {done} из {total}</translation>
    </message>
    <message>
        <source>{done} of {total} folds</source>
        <translation>блоков {done} из {total}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>осталось {time}</translation>
    </message>
    <message>
        <source>processes: {n}</source>
        <translation>процессов: {n}</translation>
    </message>
    <message>
        <source>Grid of results</source>
        <translation>Таблица результатов</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Ход опыта</translation>
    </message>
    <message>
        <source>What happened here (Enter)</source>
        <translation>Что здесь произошло (Enter)</translation>
    </message>
    <message>
        <source>Open this data set in Data</source>
        <translation>Открыть этот набор в комнате «Данные»</translation>
    </message>
    <message>
        <source>Open this classifier on it in Classify</source>
        <translation>Открыть этот классификатор на нём в комнате «Классификация»</translation>
    </message>
    <message>
        <source>Compute this cell again</source>
        <translation>Вычислить эту ячейку заново</translation>
    </message>
    <message>
        <source>Copy the table (Ctrl+C)</source>
        <translation>Копировать таблицу (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>GuessBox</name>
    <message>
        <source>Guess kept</source>
        <translation>Записано</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>Мой ответ</translation>
    </message>
    <message>
        <source>Keep this number, to hold it against the result</source>
        <translation>Запомнить число, чтобы сравнить с результатом</translation>
    </message>
</context>
<context>
    <name>GuessScale</name>
    <message>
        <source>your guess {}</source>
        <translation>ваш ответ {}</translation>
    </message>
    <message>
        <source>found {}</source>
        <translation>вышло {}</translation>
    </message>
</context>
<context>
    <name>Handle</name>
    <message>
        <source>has something new</source>
        <extracomment>Pixels: how thick a handle is, and the air round its word.</extracomment>
        <translation>есть новое</translation>
    </message>
</context>
<context>
    <name>HeatPlot</name>
    <message>
        <source>class</source>
        <extracomment>Perceptually uniform, and light enough at its ends for both themes.</extracomment>
        <translation>класс</translation>
    </message>
    <message>
        <source>other class</source>
        <translation>другой класс</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пары</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>среднее расстояние</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>density</source>
        <translation>плотность</translation>
    </message>
</context>
<context>
    <name>HomeRoom</name>
    <message>
        <source>Drawing the examples</source>
        <translation>Рисование примеров</translation>
    </message>
    <message>
        <source>{} is not there now</source>
        <translation>{}: файла сейчас нет</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Пока ничего не открывали</translation>
    </message>
    <message>
        <source>No lessons are installed</source>
        <translation>Уроки не установлены</translation>
    </message>
    <message>
        <source>Nearest neighbours and learned metrics, seen and measured.</source>
        <translation>Ближайшие соседи и обученные метрики: увидеть и измерить.</translation>
    </message>
    <message>
        <source>Open a file...</source>
        <translation>Открыть файл...</translation>
    </message>
    <message>
        <source>ARFF, CSV, TSV or KEEL; or drop it anywhere</source>
        <translation>ARFF, CSV, TSV или KEEL; или перетащите его в окно</translation>
    </message>
    <message>
        <source>Paint data</source>
        <translation>Нарисовать данные</translation>
    </message>
    <message>
        <source>Start with an empty plane and paint points</source>
        <translation>Начать с пустой плоскости и рисовать точки</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Начните здесь</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Built-in data</source>
        <translation>Встроенные данные</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>Built-in data sets</source>
        <translation>Встроенные наборы данных</translation>
    </message>
</context>
<context>
    <name>ImagesPage</name>
    <message>
        <source>Right, px</source>
        <extracomment>Pixels of an image, across and down. The digits of the beginning. What is forgiven, in the order of the amounts. What one step of `turn` is, as `workbench.numerics.objects.tangent` has it. How image 1 is moved: the sliders&apos; least and largest values, the example&apos;s, the unit. Pixels: a head and two rows. Pixels: an entry of the legend, what the axis takes, a plot wide enough for two entries.</extracomment>
        <translation>Вправо, пкс</translation>
    </message>
    <message>
        <source>Down, px</source>
        <translation>Вниз, пкс</translation>
    </message>
    <message>
        <source>Turn, °</source>
        <translation>Поворот, °</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Евклидово</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>Касательное</translation>
    </message>
    <message>
        <source>Tangent distance</source>
        <translation>Касательное расстояние</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Измерение…</translation>
    </message>
    <message>
        <source>The nearest to the moved image: {euclidean} by Euclidean distance, {tangent} by tangent distance</source>
        <translation>Ближайшее к сдвинутому изображению: {euclidean} по евклидову расстоянию, {tangent} по касательному</translation>
    </message>
    <message>
        <source>Distances to the moved image, by its turn</source>
        <translation>Расстояния до сдвинутого изображения в зависимости от его поворота</translation>
    </message>
    <message>
        <source>Turn of image 1, degrees</source>
        <translation>Поворот изображения 1, градусы</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>both</source>
        <translation>оба</translation>
    </message>
    <message>
        <source>image 1</source>
        <translation>изображение 1</translation>
    </message>
    <message>
        <source>image 2</source>
        <translation>изображение 2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Shift image 1 to the right, in pixels</source>
        <translation>Сдвинуть изображение 1 вправо, в пикселях</translation>
    </message>
    <message>
        <source>Shift image 1 down, in pixels</source>
        <translation>Сдвинуть изображение 1 вниз, в пикселях</translation>
    </message>
    <message>
        <source>Turn image 1 counterclockwise, in degrees</source>
        <translation>Повернуть изображение 1 против часовой стрелки, в градусах</translation>
    </message>
    <message>
        <source>Tangent distance is that of the moved image to the nearest point of the tangent plane of an image. Its tangents are the steps of one pixel and of 5° counterclockwise: small moves that way cost least.</source>
        <translation>Касательное расстояние — расстояние от сдвинутого изображения до ближайшей точки касательной плоскости другого. Касательные — шаги на один пиксель и на 5° против часовой стрелки: малые движения в эту сторону обходятся дешевле всего.</translation>
    </message>
    <message>
        <source>Scale image 1: no tangent forgives this</source>
        <translation>Изменить размер изображения 1: ни одна касательная этого не прощает</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Изобр.</translation>
    </message>
    <message>
        <source>Euclidean, 1</source>
        <translation>евклидово, 1</translation>
    </message>
    <message>
        <source>Euclidean, 2</source>
        <translation>евклидово, 2</translation>
    </message>
    <message>
        <source>tangent, 1</source>
        <translation>касательное, 1</translation>
    </message>
    <message>
        <source>tangent, 2</source>
        <translation>касательное, 2</translation>
    </message>
    <message>
        <source>{move} of image 1</source>
        <translation>{move}, изображение 1</translation>
    </message>
    <message>
        <source>Forgiven</source>
        <translation>Прощается</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>поворот</translation>
    </message>
    <message>
        <source>Forgiven: {kind}</source>
        <translation>Прощается: {kind}</translation>
    </message>
    <message>
        <source>One of the tangents along which images may move</source>
        <translation>Одна из касательных, вдоль которых изображения могут двигаться</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Стирать</translation>
    </message>
    <message>
        <source>Draw with paper instead of ink</source>
        <translation>Рисовать цветом бумаги вместо чернил</translation>
    </message>
    <message>
        <source>Example: 5 and 8</source>
        <translation>Пример: 5 и 8</translation>
    </message>
    <message>
        <source>Show the images of the beginning again</source>
        <translation>Снова показать исходные изображения</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Do not move image 1</source>
        <translation>Не сдвигать изображение 1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Begin with two empty images</source>
        <translation>Начать с двух пустых изображений</translation>
    </message>
    <message>
        <source>Distances to the moved image</source>
        <translation>Расстояния до сдвинутого изображения</translation>
    </message>
    <message>
        <source>Image 1</source>
        <translation>Изображение 1</translation>
    </message>
    <message>
        <source>Image 2</source>
        <translation>Изображение 2</translation>
    </message>
    <message>
        <source>Image 1, moved</source>
        <translation>Изображение 1, сдвинутое</translation>
    </message>
    <message>
        <source>Image 1 along its tangents</source>
        <translation>Изображение 1 вдоль касательных</translation>
    </message>
    <message>
        <source>Image 2 along its tangents</source>
        <translation>Изображение 2 вдоль касательных</translation>
    </message>
    <message>
        <source>Draw with the left button, rub out with the right one; or move with the arrow keys, draw with Space or Shift and arrow, rub out with Delete</source>
        <translation>Рисуйте левой кнопкой, стирайте правой; или перемещайтесь стрелками, рисуйте пробелом или Shift со стрелкой, стирайте клавишей Delete</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Изображения</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>A table of results</source>
        <extracomment>Rows of the preview, and how long typing must rest before the text is read. A longer text of a file is not put into the field: that would take too long.</extracomment>
        <translation>Таблица результатов</translation>
    </message>
    <message>
        <source>Paste it here, or drop a file: data sets in rows, classifiers in columns, their names in the first row. CSV, cells of a spreadsheet, LaTeX and Markdown are understood.</source>
        <translation>Вставьте её сюда или перетащите файл: наборы данных — в строках, классификаторы — в столбцах, их имена — в первой строке. Подходят CSV, ячейки электронной таблицы, LaTeX и Markdown.</translation>
    </message>
    <message>
        <source>Text of the table</source>
        <translation>Текст таблицы</translation>
    </message>
    <message>
        <source>The table as it is understood</source>
        <translation>Таблица, как она понята</translation>
    </message>
    <message>
        <source>Scores are</source>
        <translation>Мера:</translation>
    </message>
    <message>
        <source>and the best is</source>
        <translation>лучшее —</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>наибольшее</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>наименьшее</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Read a table from a text file</source>
        <translation>Прочитать таблицу из текстового файла</translation>
    </message>
    <message>
        <source>Compare these</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Rank and test this table (Ctrl+Enter)</source>
        <translation>Вычислить ранги и критерии по этой таблице (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Close without taking the table (Esc)</source>
        <translation>Закрыть, не взяв таблицу (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>pasted table</source>
        <translation>вставленная таблица</translation>
    </message>
    <message>
        <source>Reading a table</source>
        <translation>Чтение таблицы</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Набор данных</translation>
    </message>
    <message>
        <source>data sets: {n}</source>
        <translation>наборов данных: {n}</translation>
    </message>
    <message>
        <source>classifiers: {n}</source>
        <translation>классификаторов: {n}</translation>
    </message>
    <message>
        <source>not rounded</source>
        <translation>не округлено</translation>
    </message>
    <message>
        <source>decimals: {n}</source>
        <translation>знаков после запятой: {n}</translation>
    </message>
    <message>
        <source>empty cells: {n}</source>
        <translation>пустых ячеек: {n}</translation>
    </message>
    <message>
        <source>a row of mean ranks, which can be audited</source>
        <translation>строка средних рангов: её можно проверить аудитом</translation>
    </message>
    <message>
        <source>left out below: {rows}</source>
        <translation>пропущено внизу: {rows}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Open a table of results</source>
        <translation>Открытие таблицы результатов</translation>
    </message>
</context>
<context>
    <name>ImportStrip</name>
    <message>
        <source>Delimiter</source>
        <extracomment>What the columns are cut by: when it changes, their types and the class are others.</extracomment>
        <translation>Разделитель</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>Кавычки</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>Десятичный знак</translation>
    </message>
    <message>
        <source>Thousands</source>
        <translation>Тысячи</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Пропуски</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Class is</source>
        <translation>Класс — это</translation>
    </message>
    <message>
        <source>More words for a missing value, separated by blanks</source>
        <translation>Другие обозначения пропуска, через пробел</translation>
    </message>
    <message>
        <source>Choose, or type any one character</source>
        <translation>Выберите или введите любой один символ</translation>
    </message>
    <message>
        <source>Choose, or type the name of a codec</source>
        <translation>Выберите или введите название кодировки</translation>
    </message>
    <message>
        <source>comments begin with</source>
        <translation>комментарии начинаются с</translation>
    </message>
    <message>
        <source>Lines that begin with this are left out</source>
        <translation>Строки файла, которые с этого начинаются, пропускаются</translation>
    </message>
    <message>
        <source>first row holds names</source>
        <translation>в первой строке имена</translation>
    </message>
    <message>
        <source>short rows end in missing values</source>
        <translation>дополнять короткие строки пропусками</translation>
    </message>
    <message>
        <source>Otherwise a row with fewer values than the first is refused</source>
        <translation>Иначе строка, где значений меньше, чем в первой, отвергается</translation>
    </message>
    <message>
        <source>rows of another length are left out</source>
        <translation>строки другой длины пропускаются</translation>
    </message>
    <message>
        <source>Otherwise a row with more values than the first is refused</source>
        <translation>Иначе строка, в которой значений больше, чем в первой, отвергается</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Hide the first rows; the data stay as they are</source>
        <translation>Скрыть первые строки; данные останутся как есть</translation>
    </message>
    <message>
        <source>Read otherwise …</source>
        <translation>Читать иначе …</translation>
    </message>
    <message>
        <source>Show the first rows, and correct the guess</source>
        <translation>Показать первые строки и исправить догадку</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Прочитать снова</translation>
    </message>
    <message>
        <source>Read the file again with these settings</source>
        <translation>Прочитать файл снова с этими настройками</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>пробел</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>угадать</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>метки</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>Read as a table: {delimiter} between cells, {decimal} in numbers</source>
        <translation>Прочитано как таблица: {delimiter} между ячейками, {decimal} в числах</translation>
    </message>
</context>
<context>
    <name>ImportancePage</name>
    <message>
        <source>Importance</source>
        <translation>Важность</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>More attributes have no bar, and no row in the table, of their own. Wider names of bars are cut. Name, importance, members that have it, whether it is kept.</extracomment>
        <translation>Признак</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Оставлен</translation>
    </message>
    <message>
        <source>Attributes by importance</source>
        <translation>Признаки по важности</translation>
    </message>
    <message>
        <source>Importance of the attributes</source>
        <translation>Важность признаков</translation>
    </message>
    <message>
        <source>Mean accuracy of the members that have it</source>
        <translation>Средняя точность участников с этим признаком</translation>
    </message>
    <message>
        <source>Each member is k-NN on attributes drawn at random. The importance of an attribute is the mean leave-one-out accuracy of the members that have it.</source>
        <translation>Каждый участник — k-NN на случайных признаках. Важность признака — средняя точность (с исключением по одному) участников, у которых он есть.</translation>
    </message>
</context>
<context>
    <name>ImportedTable</name>
    <message>
        <source>Back to the experiment</source>
        <extracomment>Files that are read as tables of results when they are dropped on the room.</extracomment>
        <translation>Назад к опыту</translation>
    </message>
    <message>
        <source>Show the grid and the results of the experiment</source>
        <translation>Показать таблицу и результаты опыта</translation>
    </message>
    <message>
        <source>Below: the imported table {title}, {n} data sets × {k} classifiers</source>
        <translation>Ниже: импортированная таблица {title}, наборов {n} × классификаторов {k}</translation>
    </message>
</context>
<context>
    <name>InformationPanels</name>
    <message>
        <source>Close the message, then clear the selection</source>
        <translation>Закрыть сообщение, затем снять выделение</translation>
    </message>
    <message>
        <source>In a plot: move the query; ten times as far; finely</source>
        <translation>На графике: двигать запрос; в десять раз дальше; точно</translation>
    </message>
    <message>
        <source>While held: the other of the two scenes A and B</source>
        <translation>Пока нажата: другая из двух сцен A и B</translation>
    </message>
    <message>
        <source>In a plot: zoom, and show everything</source>
        <translation>На графике: масштаб и показать всё</translation>
    </message>
    <message>
        <source>Keyboard map</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>The page above or below in the list</source>
        <translation>Предыдущая или следующая страница в списке</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Nearest neighbours and learned metrics, seen and measured.</source>
        <translation>Ближайшие соседи и обученные метрики: увидеть и измерить.</translation>
    </message>
    <message>
        <source>Licence: BSD-3-Clause.</source>
        <translation>Лицензия: BSD-3-Clause.</translation>
    </message>
    <message>
        <source>It stands on Qt for Python (LGPL-3.0), pyqtgraph (MIT), NumPy, SciPy, scikit-learn and pandas (BSD).</source>
        <translation>Основана на Qt for Python (LGPL-3.0), pyqtgraph (MIT), NumPy, SciPy, scikit-learn и pandas (BSD).</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Response times (ms)</source>
        <translation>Время отклика (мс)</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>No data set is open.</source>
        <extracomment>A panel this small is no place to read more; the Data room shows all of them.</extracomment>
        <translation>Набор данных не открыт.</translation>
    </message>
    <message>
        <source>{} rows, {} attributes</source>
        <translation>строк {}, признаков {}</translation>
    </message>
    <message>
        <source>{} rows selected</source>
        <translation>Выделено строк: {}</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <translation>Выделенные строки</translation>
    </message>
</context>
<context>
    <name>KCurvePlot</name>
    <message>
        <source>Leave-one-out error for every k. Dashed: each row counted as its own neighbour, which is too good to be true. Click to set k.</source>
        <translation>Ошибка контроля по отдельным объектам для каждого k. Пунктир: каждая строка считается и своим соседом — слишком хорошо, чтобы быть правдой. Щелчок задаёт k.</translation>
    </message>
    <message>
        <source>k-curve</source>
        <translation>Кривая по k</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>error with itself as a neighbour</source>
        <translation>ошибка с собой среди соседей</translation>
    </message>
</context>
<context>
    <name>LabPages</name>
    <message>
        <source>Views of the metric</source>
        <extracomment>Pages with nothing to show before a metric is learned. The signals of a page that are passed on.</extracomment>
        <translation>Виды метрики</translation>
    </message>
    <message>
        <source>Choose a method above and learn a metric: this page shows the result.</source>
        <translation>Выберите метод вверху и обучите метрику: эта страница покажет результат.</translation>
    </message>
    <message>
        <source>Learn metric</source>
        <translation>Обучить метрику</translation>
    </message>
    <message>
        <source>Learn the metric on all rows (F5)</source>
        <translation>Обучить метрику на всех строках (F5)</translation>
    </message>
    <message>
        <source>Give these views the whole height</source>
        <translation>Отдать этим видам всю высоту</translation>
    </message>
    <message>
        <source>Morph</source>
        <extracomment>All that the list offers; what has no module is made with the room.</extracomment>
        <translation>I → M</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Разности</translation>
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
        <translation>CSV, строка на результат</translation>
    </message>
    <message>
        <source>Show the table in this format</source>
        <translation>Показать таблицу в этом формате</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Put the whole text on the clipboard</source>
        <translation>Скопировать весь текст в буфер обмена</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>Таблица в виде текста</translation>
    </message>
    <message>
        <source>Table copied</source>
        <translation>Таблица скопирована</translation>
    </message>
</context>
<context>
    <name>LayerMenu</name>
    <message>
        <source>Layers</source>
        <extracomment>More classes are not named.</extracomment>
        <translation>Слои</translation>
    </message>
    <message>
        <source>What is drawn above and below the points</source>
        <translation>Что рисуется поверх точек и под ними</translation>
    </message>
    <message>
        <source>The Euclidean ball through its own k-th neighbour, dashed</source>
        <translation>Евклидов шар до своего k-го соседа, пунктиром</translation>
    </message>
    <message>
        <source>Both balls in equal units, where one is more than ten times as long as wide</source>
        <translation>Оба шара в равных единицах, если один из них вытянут более чем в десять раз</translation>
    </message>
    <message>
        <source>Magnifies three radii around the selected row as the metric sees them, where the ball is thinner than 40 pixels</source>
        <translation>Увеличивает три радиуса вокруг выбранной строки так, как их видит метрика, если шар тоньше 40 пикселей</translation>
    </message>
    <message>
        <source>A grid that stretches with the morph; not drawn with reduced motion</source>
        <translation>Сетка, которая растягивается вместе с переходом; при уменьшенном движении не рисуется</translation>
    </message>
    <message>
        <source>The path of each row from t = 0; with reduced motion the whole path</source>
        <translation>Путь каждой строки от t = 0; при уменьшенном движении — весь путь</translation>
    </message>
    <message>
        <source>Names what is drawn; click its title to fold it</source>
        <translation>Поясняет, что нарисовано; щелчок по заголовку сворачивает её</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Евклидов шар</translation>
    </message>
    <message>
        <source>Axes to scale</source>
        <translation>Оси в масштабе</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Лупа</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Следы</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
</context>
<context>
    <name>LayerPanel</name>
    <message>
        <source>Bayes error {}</source>
        <extracomment>The marker of a class in the table, in pixels. The layers in the order of the panel, and which are shown at first. Layers that lie over the plane, in pixels.</extracomment>
        <translation>ошибка Байеса {}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>k / nV: the window grows</source>
        <translation>k / nV: окно растёт</translation>
    </message>
    <message>
        <source>Parzen: the window stays</source>
        <translation>Парзен: окно постоянно</translation>
    </message>
    <message>
        <source>Kind of density</source>
        <translation>Вид плотности</translation>
    </message>
    <message>
        <source>How the density is estimated</source>
        <translation>Как оценивается плотность</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>области</translation>
    </message>
    <message>
        <source>Tint of the winning class</source>
        <translation>Оттенок победившего класса</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>граница</translation>
    </message>
    <message>
        <source>Where the winner changes</source>
        <translation>Где меняется победитель</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>уверенность</translation>
    </message>
    <message>
        <source>Fades where votes are divided</source>
        <translation>Бледнеет там, где голоса расходятся</translation>
    </message>
    <message>
        <source>Voronoi</source>
        <translation>Вороной</translation>
    </message>
    <message>
        <source>Cells of the nearest row</source>
        <translation>Ячейки ближайшей строки</translation>
    </message>
    <message>
        <source>margins</source>
        <translation>отступы</translation>
    </message>
    <message>
        <source>Fill by leave-one-out margin: noise, wrong, border, useless, reference</source>
        <translation>Заливка по отступу при контроле по отдельным объектам: шумовой, ошибочный, пограничный, неинформативный, эталонный</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>кольца</translation>
    </message>
    <message>
        <source>Places at equal distance from the query</source>
        <translation>Места на равном расстоянии от запроса</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>ничьи</translation>
    </message>
    <message>
        <source>Hatched where two classes have equal votes</source>
        <translation>Штриховка там, где у двух классов голосов поровну</translation>
    </message>
    <message>
        <source>density</source>
        <translation>плотность</translation>
    </message>
    <message>
        <source>How dense the rows lie</source>
        <translation>Как плотно лежат строки</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>Wrong rows after Run: outline true, fill predicted class</source>
        <translation>Ошибки после запуска: контур — верный класс, заливка — предсказанный</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>след</translation>
    </message>
    <message>
        <source>The boundary before the last change, dashed</source>
        <translation>Граница до последней правки, пунктиром</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>истина</translation>
    </message>
    <message>
        <source>The best possible boundary, where a generator made the data and knows it</source>
        <translation>Наилучшая возможная граница, если данные создал генератор, которому она известна</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Евклидов шар</translation>
    </message>
    <message>
        <source>The Euclidean ball through its own k-th neighbour, dashed</source>
        <translation>Евклидов шар до своего k-го соседа, пунктиром</translation>
    </message>
    <message>
        <source>Both balls in equal units, where one is more than ten times as long as wide</source>
        <translation>Оба шара в равных единицах, если один из них вытянут более чем в десять раз</translation>
    </message>
    <message>
        <source>Magnifies three radii around the query as the metric sees them, where the ball is thinner than 40 pixels</source>
        <translation>Увеличивает три радиуса вокруг запроса так, как их видит метрика, если шар тоньше 40 пикселей</translation>
    </message>
    <message>
        <source>Names what is drawn; click its title to fold it</source>
        <translation>Поясняет, что нарисовано; щелчок по заголовку сворачивает её</translation>
    </message>
    <message>
        <source>axes to scale</source>
        <translation>оси в масштабе</translation>
    </message>
    <message>
        <source>lens</source>
        <translation>лупа</translation>
    </message>
    <message>
        <source>legend</source>
        <translation>легенда</translation>
    </message>
</context>
<context>
    <name>LearnBar</name>
    <message>
        <source>Method</source>
        <extracomment>The method offered first. On so few rows every method may follow the hand that sets its parameters. On more, those that took no longer (seconds); before the first time, up to so many rows. Who learned within so many milliseconds needs no way to cancel. The field of a method with a short name, in pixels.</extracomment>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Which plugin learns the metric</source>
        <translation>Какой модуль обучает метрику</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Параметры…</translation>
    </message>
    <message>
        <source>All parameters of this method</source>
        <translation>Все параметры этого метода</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Срезать</translation>
    </message>
    <message>
        <source>Off: show the matrix before negative eigenvalues are cut to zero</source>
        <translation>Выключено: матрица до обнуления отрицательных собственных чисел</translation>
    </message>
    <message>
        <source>Stop learning (Esc)</source>
        <translation>Остановить обучение (Esc)</translation>
    </message>
    <message>
        <source>Learn metric</source>
        <translation>Обучить метрику</translation>
    </message>
    <message>
        <source>What is set was not learned yet: learn it (F5)</source>
        <translation>С этими настройками ещё не обучено: обучить (F5)</translation>
    </message>
    <message>
        <source>Learn the metric on all rows (F5)</source>
        <translation>Обучить метрику на всех строках (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>LearnedName</name>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>learned: {name}</source>
        <translation>обученная: {name}</translation>
    </message>
</context>
<context>
    <name>LearnerEdit</name>
    <message>
        <source>Choose a classifier</source>
        <translation>Выбрать классификатор</translation>
    </message>
</context>
<context>
    <name>LearnerPopup</name>
    <message>
        <source>Name</source>
        <extracomment>Fields are scrolled where they would be higher, but not made lower, in pixels.</extracomment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Имя столбца</translation>
    </message>
    <message>
        <source>Scale for this classifier</source>
        <translation>Масштаб для этого классификатора</translation>
    </message>
    <message>
        <source>as the experiment</source>
        <translation>как в опыте</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
</context>
<context>
    <name>LearnersModel</name>
    <message>
        <source>no plugin {id}</source>
        <translation>нет модуля {id}</translation>
    </message>
</context>
<context>
    <name>LearnersPanel</name>
    <message>
        <source>Classifiers of the experiment</source>
        <translation>Классификаторы опыта</translation>
    </message>
    <message>
        <source>Add a classifier</source>
        <translation>Добавить классификатор</translation>
    </message>
    <message>
        <source>Remove the marked classifiers (Delete)</source>
        <translation>Убрать отмеченные классификаторы (Delete)</translation>
    </message>
    <message>
        <source>Parameters, name, copy of the marked one</source>
        <translation>Параметры, имя, копия отмеченного</translation>
    </message>
    <message>
        <source>Parameters and values to try… (Enter)</source>
        <translation>Параметры и их значения… (Enter)</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Переименовать (F2)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Add the first six</source>
        <translation>Добавить первые шесть</translation>
    </message>
    <message>
        <source>Classifiers ({n})</source>
        <translation>Классификаторы ({n})</translation>
    </message>
</context>
<context>
    <name>LearningPage</name>
    <message>
        <source>Learning</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>Shares of the training rows that are tried.</extracomment>
        <translation>обучение</translation>
    </message>
    <message>
        <source>test</source>
        <translation>контроль</translation>
    </message>
    <message>
        <source>deviation of the folds</source>
        <translation>отклонение по блокам</translation>
    </message>
    <message>
        <source>folds</source>
        <translation>блоки</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>test ± deviation</source>
        <translation>контроль ± отклонение</translation>
    </message>
    <message>
        <source>Learning curve of {title}</source>
        <translation>Кривая обучения: {title}</translation>
    </message>
    <message>
        <source>{parameter} of {title}</source>
        <translation>{title}: {parameter}</translation>
    </message>
    <message>
        <source>Run a classifier first.</source>
        <translation>Сначала запустите классификатор.</translation>
    </message>
    <message>
        <source>Show the data set of this run, {data}, to start.</source>
        <translation>Чтобы начать, покажите набор данных этого запуска: {data}.</translation>
    </message>
    <message>
        <source>Validation curve of {title}</source>
        <translation>Кривая валидации: {title}</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Обучающие строки</translation>
    </message>
    <message>
        <source>{name} (logarithmic axis)</source>
        <translation>{name} (логарифмическая ось)</translation>
    </message>
    <message>
        <source>R²</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Точность, %</translation>
    </message>
    <message>
        <source>Train on a tenth of the rows, two tenths, … all of them</source>
        <translation>Обучить на десятой доле строк, двух десятых, … на всех</translation>
    </message>
    <message>
        <source>Test the classifier with each of these values</source>
        <translation>Проверить классификатор с каждым из этих значений</translation>
    </message>
    <message>
        <source>{n} folds failed.</source>
        <translation>Сбой в блоках: {n}.</translation>
    </message>
    <message>
        <source>The first folds are being trained …</source>
        <translation>Идёт обучение на первых блоках …</translation>
    </message>
    <message>
        <source>Would more rows help? Start shows how accuracy grows.</source>
        <translation>Помогут ли новые строки? «Начать» покажет, как растёт доля верных ответов.</translation>
    </message>
    <message>
        <source>Which value is best? Start tests each of them.</source>
        <translation>Какое значение лучше? «Начать» проверит каждое.</translation>
    </message>
    <message>
        <source>With {rows} rows: test {test}, training {train}.</source>
        <translation>Строк {rows}: контроль {test}, обучение {train}.</translation>
    </message>
    <message>
        <source>No value could be tested.</source>
        <translation>Ни одно значение проверить не удалось.</translation>
    </message>
    <message>
        <source>Best: {value} with {test}.</source>
        <translation>Лучшее: {value}, {test}.</translation>
    </message>
    <message>
        <source>Chosen: {value} with {test}.</source>
        <translation>Выбрано: {value}, {test}.</translation>
    </message>
    <message>
        <source>Use this value</source>
        <translation>Взять значение</translation>
    </message>
    <message>
        <source>Use {value}</source>
        <translation>Взять {value}</translation>
    </message>
    <message>
        <source>Put this value into the form of parameters</source>
        <translation>Внести это значение в форму параметров</translation>
    </message>
</context>
<context>
    <name>LearningSide</name>
    <message>
        <source>Rows</source>
        <extracomment>Wide enough for the words, narrow enough to leave the plot most of a small window.</extracomment>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Learning curve: more training rows</source>
        <translation>Кривая обучения: больше обучающих строк</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Validation curve: other values of a parameter</source>
        <translation>Кривая валидации: другие значения параметра</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Логарифмическая ось</translation>
    </message>
    <message>
        <source>Equal steps multiply the rows by the same factor</source>
        <translation>Равные шаги умножают число строк на один и тот же множитель</translation>
    </message>
    <message>
        <source>Values to try</source>
        <translation>Какие значения</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>This method has no parameter to vary.</source>
        <translation>У этого метода нет параметров, которые можно менять.</translation>
    </message>
    <message>
        <source>Separated by blanks; edit them as you like</source>
        <translation>Через пробел; меняйте, как хотите</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {} of {}</source>
        <translation>Шаг {} из {}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Read the step before again</source>
        <translation>Перечитать предыдущий шаг</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Go on without doing this step</source>
        <translation>Идти дальше, не выполняя шаг</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Go on, once this step is done</source>
        <translation>Идти дальше, когда шаг выполнен</translation>
    </message>
    <message>
        <source>Begin this lesson anew</source>
        <translation>Начать этот урок заново</translation>
    </message>
    <message>
        <source>Close the lesson; it goes on here next time</source>
        <translation>Закрыть урок; в следующий раз он продолжится отсюда</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Текст урока</translation>
    </message>
    <message>
        <source>This step has not come to its end. Skip goes on without it.</source>
        <translation>Этот шаг никак не завершается. «Пропустить» ведёт дальше без него.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>No lesson is open. Choose one in Home or in the Lessons menu.</source>
        <extracomment>What the sentence about no lesson is laid out for; in a narrower panel it scrolls.</extracomment>
        <translation>Урок не открыт. Выберите его в комнате «Начало» или в меню «Уроки».</translation>
    </message>
</context>
<context>
    <name>LessonPlayer</name>
    <message>
        <source>Lesson done: {}</source>
        <translation>Урок пройден: {}</translation>
    </message>
    <message>
        <source>Opening lessons</source>
        <extracomment>How often the conditions are looked at while a lesson is open. Seconds until a step that does not end is called so. In characters: a text in a narrower column is hard to read.</extracomment>
        <translation>Открытие уроков</translation>
    </message>
    <message numerus="yes">
        <source>A course of %n lesson(s): all are in the menu Lessons</source>
        <translation>
            <numerusform>%n урок в курсе: он в меню «Уроки»</numerusform>
            <numerusform>%n урока в курсе: все они в меню «Уроки»</numerusform>
            <numerusform>%n уроков в курсе: все они в меню «Уроки»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Home</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Классифи­кация</translation>
    </message>
    <message>
        <source>Visualize</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>Metric lab</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Расстояния</translation>
    </message>
    <message>
        <source>Prototypes</source>
        <translation>Эталоны</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <extracomment>Rows mapped at first, and at most: a matrix of all their distances is made.</extracomment>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
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
        <translation>{} % шагов</translation>
    </message>
    <message numerus="yes">
        <source>stopped after %n step(s)</source>
        <translation>
            <numerusform>прервано, сделан %n шаг</numerusform>
            <numerusform>прервано, сделано %n шага</numerusform>
            <numerusform>прервано, сделано %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>KL divergence {}</source>
        <translation>дивергенция KL {}</translation>
    </message>
    <message>
        <source>perplexity {}</source>
        <translation>перплексия {}</translation>
    </message>
    <message>
        <source>stress {}</source>
        <translation>стресс {}</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>показано строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Перплексия</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Kind of map</source>
        <translation>Вид карты</translation>
    </message>
    <message>
        <source>t-SNE keeps near rows near; far ones mean little. MDS (SMACOF) makes all distances as right as it can. Both begin at classical scaling, with the seed of the scene.</source>
        <translation>t-SNE сохраняет близость близких строк; дальние мало что значат. MDS (SMACOF) передаёт все расстояния как можно точнее. Оба начинают с классического шкалирования, с зерном сцены.</translation>
    </message>
    <message>
        <source>About how many neighbours of a row count; at most a third of the rows</source>
        <translation>Сколько примерно соседей строки учитывается; не больше трети строк</translation>
    </message>
    <message>
        <source>Rows drawn at most</source>
        <translation>Наибольшее число строк</translation>
    </message>
    <message>
        <source>Rows drawn at most; more are drawn as a sample by class</source>
        <translation>Наибольшее число строк; из большего берётся выборка по классам</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Нарисовать заново</translation>
    </message>
    <message>
        <source>Make the map anew (F5)</source>
        <translation>Построить карту заново (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop; the map stays as far as it came</source>
        <translation>Остановить; карта останется как есть</translation>
    </message>
    <message>
        <source>t-SNE and MDS</source>
        <translation>t-SNE и MDS</translation>
    </message>
</context>
<context>
    <name>MarginsPage</name>
    <message>
        <source>Sorted margins</source>
        <translation>Упорядоченные отступы</translation>
    </message>
    <message>
        <source>Reliability D(ρ) = {total}, {mean} per row</source>
        <translation>Надёжность D(ρ) = {total}, {mean} на строку</translation>
    </message>
    <message>
        <source>d is near 1 beside the own class, 0 on the border, near −1 beside a rival. Drag a dashed line to move a cut.</source>
        <translation>d близко к 1 рядом со своим классом, равно 0 на границе, близко к −1 рядом с чужим. Пунктирные пороги можно перетаскивать.</translation>
    </message>
    <message>
        <source>Rows without another of their class, or without a rival</source>
        <translation>Строк без другой строки своего класса или без чужого класса</translation>
    </message>
    <message>
        <source>Sorting all neighbours…</source>
        <translation>Сортировка всех соседей…</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>шумовые</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>ошибочные</translation>
    </message>
    <message>
        <source>border</source>
        <translation>пограничные</translation>
    </message>
    <message>
        <source>useless</source>
        <translation>неинформативные</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>эталонные</translation>
    </message>
    <message>
        <source>wrong from</source>
        <translation>ошибочные от</translation>
    </message>
    <message>
        <source>border from</source>
        <translation>пограничные от</translation>
    </message>
    <message>
        <source>useless from</source>
        <translation>неинформативные от</translation>
    </message>
    <message>
        <source>reference from</source>
        <translation>эталонные от</translation>
    </message>
    <message>
        <source>The margin d from which on a row is of this type</source>
        <translation>Отступ d, начиная с которого строка относится к этому типу</translation>
    </message>
    <message>
        <source>Default cuts</source>
        <translation>Пороги по умолчанию</translation>
    </message>
    <message>
        <source>Put the four cuts back to where they were</source>
        <translation>Вернуть четыре порога на исходные места</translation>
    </message>
    <message>
        <source>Select the rows of the type: {name}</source>
        <translation>Выделить строки типа: {name}</translation>
    </message>
    <message>
        <source>Rows, least margin first</source>
        <translation>Строки по возрастанию отступа</translation>
    </message>
    <message>
        <source>Margin d</source>
        <translation>Отступ d</translation>
    </message>
    <message>
        <source>Open a data set to see the margins of its rows.</source>
        <translation>Откройте набор данных, чтобы увидеть отступы его строк.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Отступы</translation>
    </message>
    <message>
        <source>Rows that STOLP drops first, with delta at each cut: {rows}.</source>
        <translation>Строк, которые STOLP отбросит сначала при delta на каждом пороге: {rows}.</translation>
    </message>
</context>
<context>
    <name>MatrixGrid</name>
    <message>
        <source>Scatter matrix</source>
        <extracomment>Spots in all cells together; more are drawn as an even sample of the rows.</extracomment>
        <translation>Попарные графики</translation>
    </message>
    <message>
        <source>{} against {}</source>
        <translation>{} и {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>{}: Enter or a double click enlarges</source>
        <translation>{}: Enter или двойной щелчок увеличивает</translation>
    </message>
</context>
<context>
    <name>MatrixPage</name>
    <message>
        <source>Scatter matrix</source>
        <extracomment>The cells together have so many pixels at least.</extracomment>
        <translation>Попарные графики</translation>
    </message>
    <message numerus="yes">
        <source>%n text attribute(s) left out</source>
        <translation>
            <numerusform>пропущен %n текстовый признак</numerusform>
            <numerusform>пропущены %n текстовых признака</numerusform>
            <numerusform>пропущено %n текстовых признаков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a gap are not in every cell</source>
        <translation>
            <numerusform>%n строка с пропуском есть не во всех ячейках</numerusform>
            <numerusform>%n строки с пропусками есть не во всех ячейках</numerusform>
            <numerusform>%n строк с пропусками есть не во всех ячейках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows as density tiles</source>
        <translation>
            <numerusform>%n строка плитками плотности</numerusform>
            <numerusform>%n строки плитками плотности</numerusform>
            <numerusform>%n строк плитками плотности</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows in each small cell</source>
        <translation>строк в малой ячейке: {} из {}</translation>
    </message>
    <message>
        <source>Rank attributes</source>
        <translation>Упорядочить признаки</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Диагональ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>density tiles</source>
        <translation>плитки</translation>
    </message>
    <message>
        <source>correlation (Pearson)</source>
        <translation>r Пирсона</translation>
    </message>
    <message>
        <source>correlation (Spearman)</source>
        <translation>ρ Спирмена</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Upper half</source>
        <translation>Верхняя половина</translation>
    </message>
    <message>
        <source>Lower half</source>
        <translation>Нижняя половина</translation>
    </message>
    <message>
        <source>What the cells of this half show</source>
        <translation>Что показывают ячейки этой половины</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>Bars stacked by class on the diagonal</source>
        <translation>Столбцы по классам на диагонали</translation>
    </message>
    <message>
        <source>density</source>
        <translation>плотность</translation>
    </message>
    <message>
        <source>A density curve for each class on the diagonal</source>
        <translation>Кривая плотности каждого класса на диагонали</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Дрожание</translation>
    </message>
    <message>
        <source>Shake numbers a little, so that equal rows are seen</source>
        <translation>Слегка сдвинуть числа, чтобы были видны одинаковые строки</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Рамка</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Лассо</translation>
    </message>
    <message>
        <source>Open in Explore 2-D</source>
        <translation>Открыть на плоскости 2-D</translation>
    </message>
    <message>
        <source>Show these two attributes in the Explore room</source>
        <translation>Показать эти два признака в комнате «Плоскость»</translation>
    </message>
    <message>
        <source>Drag in the large plot to select; Shift adds, Ctrl removes, Alt keeps what is in both</source>
        <translation>Ведите по большому графику, чтобы выделить; Shift добавляет, Ctrl убирает, Alt пересекает</translation>
    </message>
    <message>
        <source>Zoomed cell</source>
        <translation>Увеличенная ячейка</translation>
    </message>
    <message>
        <source>Zoomed cell: {} against {}</source>
        <translation>Увеличенная ячейка: {} и {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows move a caret, the space bar puts corners of a rectangle</source>
        <translation>Стрелки двигают курсор, пробел ставит углы рамки</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Matrix</source>
        <extracomment>More bars than these are too thin for a number at each. A metric in the making, or in a hand, is written down at most so often.</extracomment>
        <translation>Матрица</translation>
    </message>
    <message>
        <source>M, the metric</source>
        <translation>M, метрика</translation>
    </message>
    <message>
        <source>L, the map</source>
        <translation>L, отображение</translation>
    </message>
    <message>
        <source>covariance of S</source>
        <translation>ковариация S</translation>
    </message>
    <message>
        <source>covariance of D</source>
        <translation>ковариация D</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>Показанная матрица</translation>
    </message>
    <message>
        <source>M and L say the same: M = LᵀL</source>
        <translation>M и L говорят одно и то же: M = LᵀL</translation>
    </message>
    <message>
        <source>Entries of the matrix</source>
        <translation>Элементы матрицы</translation>
    </message>
    <message>
        <source>Eigenvalues</source>
        <translation>Собственные числа</translation>
    </message>
    <message>
        <source>eigenvalue</source>
        <translation>собственное число</translation>
    </message>
    <message>
        <source>before it was cut</source>
        <translation>до срезания</translation>
    </message>
    <message>
        <source>lengths: roots of the eigenvalues</source>
        <translation>длины: корни собственных значений</translation>
    </message>
    <message>
        <source>{value}, cut to 0</source>
        <translation>{value}, обнулено</translation>
    </message>
    <message>
        <source>rank {rank} of {full}: the unit ball is unbounded</source>
        <translation>ранг {rank} из {full}: единичный шар не ограничен</translation>
    </message>
    <message>
        <source>one attribute: the unit ball is an interval</source>
        <translation>один признак: единичный шар — отрезок</translation>
    </message>
    <message>
        <source>unit ball: ellipse {ratio} : 1</source>
        <translation>единичный шар: эллипс {ratio} : 1</translation>
    </message>
    <message>
        <source>projected on the cone</source>
        <translation>спроецирована на конус</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>Accuracy</source>
        <translation>Доля верных</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Сбалансированная доля верных</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Каппа</translation>
    </message>
    <message>
        <source>F1, mean of the classes</source>
        <translation>F1, среднее по классам</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Площадь под ROC</translation>
    </message>
    <message>
        <source>Log loss</source>
        <translation>Логарифмические потери</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Оценка Брайера</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Корень из среднего квадрата ошибки</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Средняя абсолютная ошибка</translation>
    </message>
    <message>
        <source>R squared</source>
        <translation>R²</translation>
    </message>
    <message>
        <source>Seconds to fit</source>
        <translation>Секунды на обучение</translation>
    </message>
    <message>
        <source>Seconds to predict</source>
        <translation>Секунды на предсказание</translation>
    </message>
    <message>
        <source>Processor seconds to fit</source>
        <translation>Секунды ЦП на обучение</translation>
    </message>
    <message>
        <source>Processor seconds to predict</source>
        <translation>Секунды ЦП на предсказание</translation>
    </message>
    <message>
        <source>Memory to fit, bytes</source>
        <translation>Память при обучении, байты</translation>
    </message>
    <message>
        <source>Size of the model, bytes</source>
        <translation>Размер модели, байты</translation>
    </message>
</context>
<context>
    <name>MeasuringPage</name>
    <message>
        <source>Search structures</source>
        <extracomment>Which rows were chosen; those of the data set are used where there are any.</extracomment>
        <translation>Структуры поиска</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>Measured: {done} of {asked}</source>
        <translation>Измерено: {done} из {asked}</translation>
    </message>
    <message>
        <source>Rows: {rows}, queries: {queries}, k = {k}. Recall is judged by distance: of rows equally far, either is right.</source>
        <translation>Строк: {rows}, запросов: {queries}, k = {k}. Полнота оценивается по расстоянию: из одинаково далёких строк верна любая.</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Полный перебор</translation>
    </message>
    <message>
        <source>Partial distance</source>
        <translation>Частичное расстояние</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>k-d-дерево</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Дерево шаров</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>VP-дерево</translation>
    </message>
    <message>
        <source>Leaders and followers</source>
        <translation>Лидеры и последователи</translation>
    </message>
    <message>
        <source>k-means buckets</source>
        <translation>Группы k-средних</translation>
    </message>
    <message>
        <source>Locality-sensitive hashing</source>
        <translation>Локально-чувствительное хеширование</translation>
    </message>
    <message>
        <source>Greedy graph walk</source>
        <translation>Жадный обход графа</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>All attributes of the data set, or made rows</source>
        <translation>Все признаки данных или созданные строки</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Сколько равномерных строк создаётся</translation>
    </message>
    <message>
        <source>How many attributes the made rows have</source>
        <translation>Сколько признаков у созданных строк</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Запросы</translation>
    </message>
    <message>
        <source>How many rows are asked about, each without itself</source>
        <translation>О скольких строках спрашивается, каждая без неё самой</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>How far rows are from each other</source>
        <translation>Как далеко строки друг от друга</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Открытые данные</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Равномерные</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Measure all search structures (F5)</source>
        <translation>Измерить все структуры поиска (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>Остановить измерение</translation>
    </message>
    <message>
        <source>NN-descent</source>
        <translation>NN-descent (спуск по соседям)</translation>
    </message>
    <message>
        <source>Hierarchical small worlds (HNSW)</source>
        <translation>Иерархические малые миры (HNSW)</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No lessons are installed</source>
        <extracomment>What each menu holds; &quot;-&quot; is a line, &quot;&gt;name&quot; a submenu.</extracomment>
        <translation>Уроки не установлены</translation>
    </message>
    <message>
        <source>Make this attribute the class</source>
        <translation>Сделать этот признак классом</translation>
    </message>
    <message>
        <source>Give the selected rows this class</source>
        <translation>Дать выделенным строкам этот класс</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Данные</translation>
    </message>
    <message>
        <source>Set &amp;class</source>
        <translation>Выбрать &amp;класс</translation>
    </message>
    <message>
        <source>&amp;Relabel selection</source>
        <translation>См&amp;енить класс выделенных</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>З&amp;апуск</translation>
    </message>
    <message>
        <source>R&amp;ooms</source>
        <translation>&amp;Комнаты</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Окно</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Расположение</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Open built-in</source>
        <translation>Открыть встроенные</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>Открыть недавние</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>{what} (expected: {expected})</source>
        <extracomment>A gap of a template: ``{name}``. Templates in templates: so deep. What stands round the parts of a line (`workbench.api.problems.Problem.text`).</extracomment>
        <translation>{what} (ожидается: {expected})</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
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
        <translation>&quot;test&quot;: [[строка, ...], ...]</translation>
    </message>
    <message>
        <source>--control {control} of {n} rows</source>
        <translation>--control {control}, а строк {n}</translation>
    </message>
    <message>
        <source>--data FILE and two row numbers</source>
        <translation>--data ФАЙЛ и два номера строк</translation>
    </message>
    <message>
        <source>--data FILE and two row numbers: it has to know the attributes</source>
        <translation>--data ФАЙЛ и два номера строк: нужны признаки</translation>
    </message>
    <message>
        <source>--data FILE, an edge list or a data set</source>
        <translation>--data ФАЙЛ, список рёбер или набор данных</translation>
    </message>
    <message>
        <source>0 or 1 in every column, or sets, as in 1,3,4,7</source>
        <translation>0 или 1 в каждом столбце или множества, как 1,3,4,7</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 или больше</translation>
    </message>
    <message>
        <source>1 repeat</source>
        <translation>1 повтор</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 строка</translation>
    </message>
    <message>
        <source>1 row and 1 attribute at least for a map</source>
        <translation>хотя бы 1 строка и 1 признак для отображения</translation>
    </message>
    <message>
        <source>1 to {k}, so that {k2} or more are left to train</source>
        <translation>от 1 до {k}, чтобы для обучения осталось не меньше {k2}</translation>
    </message>
    <message>
        <source>1 to {most}, with blanks between</source>
        <translation>от 1 до {most}, через пробел</translation>
    </message>
    <message>
        <source>1 to {names}, a range such as 1-3, or one of {known}</source>
        <translation>от 1 до {names}, диапазон вроде 1-3 или одно из: {known}</translation>
    </message>
    <message>
        <source>1 to {n}, the other rows</source>
        <translation>от 1 до {n}, другие строки</translation>
    </message>
    <message>
        <source>1 to {n}, the rows</source>
        <translation>от 1 до {n}, строки</translation>
    </message>
    <message>
        <source>1 to {size}, the number of {what}</source>
        <translation>от 1 до {size}, столько {what}</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 значение</translation>
    </message>
    <message>
        <source>2 rows and 1 attribute at least for principal components</source>
        <translation>хотя бы 2 строки и 1 признак для главных компонент</translation>
    </message>
    <message>
        <source>2 to {most_columns} columns of scores</source>
        <translation>от 2 до {most_columns} столбцов оценок</translation>
    </message>
    <message>
        <source>64 hexadecimal digits</source>
        <translation>64 шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>@data before the rows</source>
        <translation>@data перед строками</translation>
    </message>
    <message>
        <source>@declare(…)</source>
        <translation>@declare(…)</translation>
    </message>
    <message>
        <source>@relation name</source>
        <translation>@relation и имя</translation>
    </message>
    <message>
        <source>@relation, @attribute, @inputs, @outputs or @data</source>
        <translation>@relation, @attribute, @inputs, @outputs или @data</translation>
    </message>
    <message>
        <source>@{keyword} name {name}, which no @attribute line declares</source>
        <translation>@{keyword} называет {name}, не объявленный ни в одной строке @attribute</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Finding cut points</source>
        <translation>Поиск порогов</translation>
    </message>
    <message>
        <source>Input X contains NaN: attribute {name} has missing values</source>
        <translation>Во входных данных есть NaN: у признака {name} пропуски</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON of at most {deepest} levels</source>
        <translation>JSON не глубже {deepest} уровней</translation>
    </message>
    <message>
        <source>NAME-10-1tst.dat, NAME-10dobscv-1tst.dat, ... or folds/NAME.json</source>
        <translation>NAME-10-1tst.dat, NAME-10dobscv-1tst.dat, ... или folds/NAME.json</translation>
    </message>
    <message>
        <source>OpenML answers with error {code}</source>
        <translation>OpenML отвечает ошибкой {code}</translation>
    </message>
    <message>
        <source>OpenML cannot be reached</source>
        <translation>OpenML недоступен</translation>
    </message>
    <message>
        <source>OpenML has no data set {wanted}</source>
        <translation>в OpenML нет набора данных {wanted}</translation>
    </message>
    <message>
        <source>OpenML&apos;s data are not where scikit-learn keeps them</source>
        <translation>данных OpenML нет там, где их держит scikit-learn</translation>
    </message>
    <message>
        <source>OpenML&apos;s data cannot be used: {error}</source>
        <translation>данные OpenML нельзя использовать: {error}</translation>
    </message>
    <message>
        <source>ReliefF</source>
        <translation>ReliefF</translation>
    </message>
    <message>
        <source>UTF-8, or another encoding named</source>
        <translation>UTF-8 или другая названная кодировка</translation>
    </message>
    <message>
        <source>Unicode text</source>
        <translation>текст Unicode</translation>
    </message>
    <message>
        <source>X has shape {shape}</source>
        <translation>X имеет форму {shape}</translation>
    </message>
    <message>
        <source>X has shape {shape} beside {attributes} attributes</source>
        <translation>X имеет форму {shape}, а признаков {attributes}</translation>
    </message>
    <message>
        <source>[[row, ...], ...]</source>
        <translation>[[строка, ...], ...]</translation>
    </message>
    <message>
        <source>a .py file</source>
        <translation>файл .py</translation>
    </message>
    <message>
        <source>a CSV or TSV file</source>
        <translation>файл CSV или TSV</translation>
    </message>
    <message>
        <source>a Delaunay triangulation of labels or missing values</source>
        <translation>триангуляция Делоне для меток или пропусков</translation>
    </message>
    <message>
        <source>a Delaunay triangulation of {shape} attributes</source>
        <translation>триангуляция Делоне для {shape} признаков</translation>
    </message>
    <message>
        <source>a Delaunay triangulation under {metric}</source>
        <translation>триангуляция Делоне в метрике {metric}</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>объект JSON</translation>
    </message>
    <message>
        <source>a Parquet or Feather file</source>
        <translation>файл Parquet или Feather</translation>
    </message>
    <message>
        <source>a SQLite file</source>
        <translation>файл SQLite</translation>
    </message>
    <message>
        <source>a blank in the name {name}</source>
        <translation>пробел в имени {name}</translation>
    </message>
    <message>
        <source>a class in every row</source>
        <translation>класс в каждой строке</translation>
    </message>
    <message>
        <source>a class of labels</source>
        <translation>класс из меток</translation>
    </message>
    <message>
        <source>a class of one row</source>
        <translation>класс из одной строки</translation>
    </message>
    <message>
        <source>a class that is read</source>
        <translation>класс, который читается</translation>
    </message>
    <message>
        <source>a class under @declare(Plugin(…))</source>
        <translation>класс под @declare(Plugin(…))</translation>
    </message>
    <message>
        <source>a classifier</source>
        <translation>классификатор</translation>
    </message>
    <message>
        <source>a classifier or regressor</source>
        <translation>классификатор или регрессор</translation>
    </message>
    <message>
        <source>a classifier that does, or a calibration</source>
        <translation>классификатор, который это делает, или калибровка</translation>
    </message>
    <message>
        <source>a classifier that does, or class_weights=none</source>
        <translation>классификатор, который это делает, или class_weights=none</translation>
    </message>
    <message>
        <source>a classifier with a score for each class</source>
        <translation>классификатор с оценкой каждого класса</translation>
    </message>
    <message>
        <source>a column for the class</source>
        <translation>столбец для класса</translation>
    </message>
    <message>
        <source>a comma without values</source>
        <translation>запятая без значений</translation>
    </message>
    <message>
        <source>a connected graph</source>
        <translation>связный граф</translation>
    </message>
    <message>
        <source>a control</source>
        <translation>контрольный метод</translation>
    </message>
    <message>
        <source>a copy saved without one</source>
        <translation>копия, сохранённая без пароля</translation>
    </message>
    <message>
        <source>a cost of {cost}</source>
        <translation>стоимость {cost}</translation>
    </message>
    <message>
        <source>a data file</source>
        <translation>файл данных</translation>
    </message>
    <message>
        <source>a data file on disk</source>
        <translation>файл данных на диске</translation>
    </message>
    <message>
        <source>a data set</source>
        <translation>набор данных</translation>
    </message>
    <message>
        <source>a data set in ARFF</source>
        <translation>набор данных в ARFF</translation>
    </message>
    <message>
        <source>a date as 2026-03-01 or 2026-03-01 14:30</source>
        <translation>дата вида 2026-03-01 или 2026-03-01 14:30</translation>
    </message>
    <message>
        <source>a date as {form}</source>
        <translation>дата вида {form}</translation>
    </message>
    <message>
        <source>a distance of coordinates, or brute</source>
        <translation>расстояние по координатам или brute</translation>
    </message>
    <message>
        <source>a distance of coordinates, vp-tree or brute</source>
        <translation>расстояние по координатам, vp-tree или brute</translation>
    </message>
    <message>
        <source>a distance of two rows, or search=auto</source>
        <translation>расстояние двух строк или search=auto</translation>
    </message>
    <message>
        <source>a factor above 1, a lower end above 0</source>
        <translation>множитель больше 1 и нижний конец больше 0</translation>
    </message>
    <message>
        <source>a file for the protocol &apos;test&apos;</source>
        <translation>файл для протокола &apos;test&apos;</translation>
    </message>
    <message>
        <source>a file in {folder}</source>
        <translation>файл в {folder}</translation>
    </message>
    <message>
        <source>a file of folds, as the protocol&apos;s kind is &apos;folds&apos;</source>
        <translation>файл блоков, раз тип протокола &apos;folds&apos;</translation>
    </message>
    <message>
        <source>a file results.sqlite</source>
        <translation>файл results.sqlite</translation>
    </message>
    <message>
        <source>a file saved as .skops</source>
        <translation>файл, сохранённый как .skops</translation>
    </message>
    <message>
        <source>a file that a spreadsheet opens</source>
        <translation>файл, который открывает электронная таблица</translation>
    </message>
    <message>
        <source>a file that stays as it is until it is read</source>
        <translation>файл, который не меняется при чтении</translation>
    </message>
    <message>
        <source>a file, or builtin:NAME</source>
        <translation>файл или builtin:NAME</translation>
    </message>
    <message>
        <source>a filter</source>
        <translation>фильтр</translation>
    </message>
    <message>
        <source>a filter as &quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</source>
        <translation>фильтр вида &quot;id&quot;: &quot;discretise&quot;, &quot;params&quot;: &quot;bins&quot;: 5</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>конечное число</translation>
    </message>
    <message>
        <source>a first row that begins {cells}</source>
        <translation>первая строка, начинающаяся с {cells}</translation>
    </message>
    <message>
        <source>a fitted model</source>
        <translation>обученная модель</translation>
    </message>
    <message>
        <source>a folder that can be written</source>
        <translation>папка, в которую можно писать</translation>
    </message>
    <message>
        <source>a fraction of a millisecond in the date {name}</source>
        <translation>доли миллисекунды в дате {name}</translation>
    </message>
    <message>
        <source>a generator</source>
        <translation>генератор</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>метка</translation>
    </message>
    <message>
        <source>a label, or behind the last one</source>
        <translation>метка или место за последней</translation>
    </message>
    <message>
        <source>a larger n_neighbors</source>
        <translation>больший n_neighbors</translation>
    </message>
    <message>
        <source>a larger width</source>
        <translation>большая ширина</translation>
    </message>
    <message>
        <source>a larger width, or another value of empty</source>
        <translation>большая ширина или другое значение empty</translation>
    </message>
    <message>
        <source>a line of more than {longest_line} MB</source>
        <translation>строка длиннее {longest_line} МБ</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a list of filters</source>
        <translation>список фильтров</translation>
    </message>
    <message>
        <source>a list of objects, one for each row</source>
        <translation>список объектов, по одному на строку</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <translation>список строк</translation>
    </message>
    <message>
        <source>a list with entries</source>
        <translation>непустой список</translation>
    </message>
    <message>
        <source>a loop at {pair}</source>
        <translation>петля в {pair}</translation>
    </message>
    <message>
        <source>a measure of classes first</source>
        <translation>сначала мера для классов</translation>
    </message>
    <message>
        <source>a method that does: {tables}</source>
        <translation>метод, который это делает: {tables}</translation>
    </message>
    <message>
        <source>a method that selects prototypes</source>
        <translation>метод отбора эталонов</translation>
    </message>
    <message>
        <source>a metric, or brute force</source>
        <translation>метрика или полный перебор</translation>
    </message>
    <message>
        <source>a model file</source>
        <translation>файл модели</translation>
    </message>
    <message>
        <source>a model file as it was written</source>
        <translation>файл модели, каким он был записан</translation>
    </message>
    <message>
        <source>a module or a class</source>
        <translation>модуль или класс</translation>
    </message>
    <message>
        <source>a name and a type</source>
        <translation>имя и тип</translation>
    </message>
    <message>
        <source>a network, or a set fetched before: {none}</source>
        <translation>сеть или набор, полученный раньше: {none}</translation>
    </message>
    <message>
        <source>a nominal attribute</source>
        <translation>номинальный признак</translation>
    </message>
    <message>
        <source>a nominal class</source>
        <translation>номинальный класс</translation>
    </message>
    <message>
        <source>a nominal class (--class-type nominal) or a regressor</source>
        <translation>номинальный класс (--class-type nominal) или регрессор</translation>
    </message>
    <message>
        <source>a nominal class in every row</source>
        <translation>номинальный класс в каждой строке</translation>
    </message>
    <message>
        <source>a nominal class of at least 2 labels</source>
        <translation>номинальный класс хотя бы из 2 меток</translation>
    </message>
    <message>
        <source>a nominal class, or the filter sample</source>
        <translation>номинальный класс или фильтр sample</translation>
    </message>
    <message>
        <source>a nominal class; see --class and --class-type</source>
        <translation>номинальный класс; см. --class и --class-type</translation>
    </message>
    <message>
        <source>a nominal one</source>
        <translation>номинальный</translation>
    </message>
    <message>
        <source>a nominal or numeric class</source>
        <translation>номинальный или числовой класс</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>число больше 0</translation>
    </message>
    <message>
        <source>a number above {low}</source>
        <translation>число больше {low}</translation>
    </message>
    <message>
        <source>a number above {low} and at most {high}</source>
        <translation>число больше {low} и не больше {high}</translation>
    </message>
    <message>
        <source>a number as printed</source>
        <translation>число, как напечатано</translation>
    </message>
    <message>
        <source>a number at least {low}</source>
        <translation>число не меньше {low}</translation>
    </message>
    <message>
        <source>a number at least {low} and at most {high}</source>
        <translation>число от {low} до {high}</translation>
    </message>
    <message>
        <source>a number at most {high}</source>
        <translation>число не больше {high}</translation>
    </message>
    <message>
        <source>a number for attribute {name}, or ? for missing</source>
        <translation>число для признака {name} или ? для пропуска</translation>
    </message>
    <message>
        <source>a number for each row</source>
        <translation>число для каждой строки</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>число от 0</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>число от 0 до 1</translation>
    </message>
    <message>
        <source>a number in column {name}, or ? for missing</source>
        <translation>число в столбце {name} или ? для пропуска</translation>
    </message>
    <message>
        <source>a number such as 61, or a name such as iris</source>
        <translation>число вроде 61 или имя вроде iris</translation>
    </message>
    <message>
        <source>a number, or nothing</source>
        <translation>число или ничего</translation>
    </message>
    <message>
        <source>a number, or some as in 1,0,2,4</source>
        <translation>число или несколько, как 1,0,2,4</translation>
    </message>
    <message>
        <source>a numeric attribute</source>
        <translation>числовой признак</translation>
    </message>
    <message>
        <source>a numeric class or a classifier</source>
        <translation>числовой класс или классификатор</translation>
    </message>
    <message>
        <source>a numeric or nominal attribute</source>
        <translation>числовой или номинальный признак</translation>
    </message>
    <message>
        <source>a pair with another mark</source>
        <translation>пара с другой пометкой</translation>
    </message>
    <message>
        <source>a path from this file&apos;s folder</source>
        <translation>путь от папки этого файла</translation>
    </message>
    <message>
        <source>a path from this file&apos;s folder, or the data&apos;s</source>
        <translation>путь от папки этого файла или данных</translation>
    </message>
    <message>
        <source>a path or &quot;source&quot;: path, ...</source>
        <translation>путь или &quot;source&quot;: путь, ...</translation>
    </message>
    <message>
        <source>a plane cut by {structure}</source>
        <translation>плоскость, разрезанная структурой {structure}</translation>
    </message>
    <message>
        <source>a plugin and its parameters, as in knn n_neighbors=3</source>
        <translation>модуль и его параметры, как knn n_neighbors=3</translation>
    </message>
    <message>
        <source>a plugin id or an estimator</source>
        <translation>id модуля или оценщик</translation>
    </message>
    <message>
        <source>a plugin of kind metric</source>
        <translation>модуль вида metric</translation>
    </message>
    <message>
        <source>a plugin that does, for learning once on all rows</source>
        <translation>модуль, который это делает, для обучения один раз на всех строках</translation>
    </message>
    <message>
        <source>a quote is not closed in {text}</source>
        <translation>кавычка не закрыта в {text}</translation>
    </message>
    <message>
        <source>a quote without its partner in {raw} (column {start})</source>
        <translation>кавычка без пары в {raw} (столбец {start})</translation>
    </message>
    <message>
        <source>a row beside itself</source>
        <translation>строка сама с собой</translation>
    </message>
    <message>
        <source>a row number from 0</source>
        <translation>номер строки от 0</translation>
    </message>
    <message>
        <source>a row of scores</source>
        <translation>строка оценок</translation>
    </message>
    <message>
        <source>a row of {name}</source>
        <translation>строка из {name}</translation>
    </message>
    <message>
        <source>a sample of {size} of {n} rows without replacement</source>
        <translation>выборка {size} из {n} строк без возвращения</translation>
    </message>
    <message>
        <source>a score is missing</source>
        <translation>нет оценки</translation>
    </message>
    <message>
        <source>a search structure</source>
        <translation>структура поиска</translation>
    </message>
    <message>
        <source>a search structure under {metric}: it compares lists of neighbours</source>
        <translation>структура поиска с {metric}: сравниваются списки соседей</translation>
    </message>
    <message>
        <source>a second attribute {name}</source>
        <translation>второй признак {name}</translation>
    </message>
    <message>
        <source>a second in the labels of attribute {name} (column {column})</source>
        <translation>второй раз среди меток признака {name} (столбец {column})</translation>
    </message>
    <message>
        <source>a session file</source>
        <translation>файл сеанса</translation>
    </message>
    <message>
        <source>a set, as in 1,3,4,7</source>
        <translation>множество, как 1,3,4,7</translation>
    </message>
    <message>
        <source>a sheet of cells</source>
        <translation>лист с ячейками</translation>
    </message>
    <message>
        <source>a smaller delta</source>
        <translation>меньшее delta</translation>
    </message>
    <message>
        <source>a sparse row without its end</source>
        <translation>разреженная строка без конца</translation>
    </message>
    <message>
        <source>a square matrix, rows true, as &quot;0 1;5 0&quot;, or a file of such rows</source>
        <translation>квадратная матрица, в строках истинный класс, как &quot;0 1;5 0&quot;, или файл с такими строками</translation>
    </message>
    <message>
        <source>a square, at most {largest_side} x {largest_side}</source>
        <translation>квадрат не больше {largest_side} x {largest_side}</translation>
    </message>
    <message>
        <source>a step above 0</source>
        <translation>шаг больше 0</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>a table as CSV, TSV, Markdown or LaTeX</source>
        <translation>таблица в CSV, TSV, Markdown или LaTeX</translation>
    </message>
    <message>
        <source>a table of at most {most_characters}</source>
        <translation>таблица не больше {most_characters}</translation>
    </message>
    <message>
        <source>a table of shape {shape}</source>
        <translation>таблица формы {shape}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a text without outer blanks that is not a missing value; ARFF can hold it</source>
        <translation>текст без пробелов по краям, не пропуск; ARFF это допускает</translation>
    </message>
    <message>
        <source>a text, as &quot;hart&quot;</source>
        <translation>текст, например &quot;hart&quot;</translation>
    </message>
    <message>
        <source>a value, in quotes if it has braces</source>
        <translation>значение, в кавычках, если есть фигурные скобки</translation>
    </message>
    <message>
        <source>a value, or ? for missing</source>
        <translation>значение или ? для пропуска</translation>
    </message>
    <message>
        <source>a way to divide each data set</source>
        <translation>способ деления каждого набора</translation>
    </message>
    <message>
        <source>a weight is negative or no number</source>
        <translation>вес отрицателен или не число</translation>
    </message>
    <message>
        <source>a weight number, or the end of the row</source>
        <translation>число веса или конец строки</translation>
    </message>
    <message>
        <source>a weight that is negative or no number</source>
        <translation>вес отрицательный или не число</translation>
    </message>
    <message>
        <source>a whole gzip file</source>
        <translation>целый файл gzip</translation>
    </message>
    <message>
        <source>a whole number from 0 to {width}</source>
        <translation>целое число от 0 до {width}</translation>
    </message>
    <message>
        <source>a whole number of {text} digits</source>
        <translation>целое число, цифр: {text}</translation>
    </message>
    <message>
        <source>a width that is not above 0</source>
        <translation>ширина не больше 0</translation>
    </message>
    <message>
        <source>a word in every row</source>
        <translation>слово в каждой строке</translation>
    </message>
    <message>
        <source>a word of at least two letters</source>
        <translation>слово хотя бы из двух букв</translation>
    </message>
    <message>
        <source>a workbook</source>
        <translation>рабочая книга</translation>
    </message>
    <message>
        <source>a workbook or a SQLite file</source>
        <translation>рабочая книга или файл SQLite</translation>
    </message>
    <message>
        <source>a worker died under it twice</source>
        <translation>рабочий процесс дважды на нём погиб</translation>
    </message>
    <message>
        <source>a writable place</source>
        <translation>место, куда можно писать</translation>
    </message>
    <message>
        <source>a year in the date {name} that has not four digits</source>
        <translation>год в дате {name} не из четырёх цифр</translation>
    </message>
    <message>
        <source>a {kind} without name</source>
        <translation>{kind} без имени</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>больше 0</translation>
    </message>
    <message>
        <source>above 0 and at most 1</source>
        <translation>больше 0 и не больше 1</translation>
    </message>
    <message>
        <source>accuracy against shrinkage</source>
        <translation>точность в зависимости от сжатия</translation>
    </message>
    <message>
        <source>affinities</source>
        <translation>близости</translation>
    </message>
    <message>
        <source>all distances of {n} rows ({n2} GB)</source>
        <translation>все расстояния {n} строк ({n2} ГБ)</translation>
    </message>
    <message>
        <source>all k at once with preset = &apos;weka&apos;</source>
        <translation>все k сразу при preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>all rows are alike</source>
        <translation>все строки одинаковы</translation>
    </message>
    <message>
        <source>all weights are zero</source>
        <translation>все веса равны нулю</translation>
    </message>
    <message>
        <source>all {n} rows are outliers with delta = {delta}</source>
        <translation>все строки ({n}) — выбросы при delta = {delta}</translation>
    </message>
    <message>
        <source>all {trials} candidates failed, the first: {failure}</source>
        <translation>не удался ни один вариант ({trials}), первый: {failure}</translation>
    </message>
    <message>
        <source>alpha is {alpha}</source>
        <translation>alpha = {alpha}</translation>
    </message>
    <message>
        <source>an ARFF file</source>
        <translation>файл ARFF</translation>
    </message>
    <message>
        <source>an ARFF, CSV, TSV or KEEL file</source>
        <translation>файл ARFF, CSV, TSV или KEEL</translation>
    </message>
    <message>
        <source>an archive with one header.json</source>
        <translation>архив с одним header.json</translation>
    </message>
    <message>
        <source>an edge list</source>
        <translation>список рёбер</translation>
    </message>
    <message>
        <source>an edge, two different names</source>
        <translation>ребро, два разных имени</translation>
    </message>
    <message>
        <source>an empty label of attribute {name}</source>
        <translation>пустая метка признака {name}</translation>
    </message>
    <message>
        <source>an empty value of {name} in the grid</source>
        <translation>пустое значение {name} в сетке</translation>
    </message>
    <message>
        <source>an estimator that predicts</source>
        <translation>оценщик, который предсказывает</translation>
    </message>
    <message>
        <source>an experiment that measures it</source>
        <translation>эксперимент, который это измеряет</translation>
    </message>
    <message>
        <source>an image of {pixels} pixels</source>
        <translation>изображение, пикселей: {pixels}</translation>
    </message>
    <message>
        <source>an infinite value of attribute {name}</source>
        <translation>бесконечное значение признака {name}</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>an integer above {low}</source>
        <translation>целое число больше {low}</translation>
    </message>
    <message>
        <source>an integer above {low} and at most {high}</source>
        <translation>целое число больше {low} и не больше {high}</translation>
    </message>
    <message>
        <source>an integer at least {low}</source>
        <translation>целое число не меньше {low}</translation>
    </message>
    <message>
        <source>an integer at least {low} and at most {high}</source>
        <translation>целое число от {low} до {high}</translation>
    </message>
    <message>
        <source>an integer at most {high}</source>
        <translation>целое число не больше {high}</translation>
    </message>
    <message>
        <source>an inverse covariance of shape {shape}</source>
        <translation>обратная ковариация формы {shape}</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>an object with an &quot;id&quot;</source>
        <translation>объект с &quot;id&quot;</translation>
    </message>
    <message>
        <source>an object with names</source>
        <translation>объект с именами</translation>
    </message>
    <message>
        <source>an odd k</source>
        <translation>нечётное k</translation>
    </message>
    <message>
        <source>an unknown class was predicted</source>
        <translation>предсказан неизвестный класс</translation>
    </message>
    <message>
        <source>another attribute</source>
        <translation>другой признак</translation>
    </message>
    <message>
        <source>another distance for --axioms</source>
        <translation>другое расстояние для --axioms</translation>
    </message>
    <message>
        <source>another protocol, or fixed parameters</source>
        <translation>другой протокол или заданные параметры</translation>
    </message>
    <message>
        <source>another run writes there</source>
        <translation>туда пишет другой запуск</translation>
    </message>
    <message>
        <source>as in yyyy-MM-dd&apos;T&apos;HH:mm:ss</source>
        <translation>как в yyyy-MM-dd&apos;T&apos;HH:mm:ss</translation>
    </message>
    <message>
        <source>as many in both</source>
        <translation>поровну в обоих</translation>
    </message>
    <message>
        <source>as many values in each</source>
        <translation>поровну значений в каждом</translation>
    </message>
    <message>
        <source>asking OpenML for {wanted}</source>
        <translation>запрос {wanted} у OpenML</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>не меньше 1</translation>
    </message>
    <message>
        <source>at least 1, one of {strategies}</source>
        <translation>не меньше 1, одно из: {strategies}</translation>
    </message>
    <message>
        <source>at least 2</source>
        <translation>не меньше 2</translation>
    </message>
    <message>
        <source>at least 2 to calibrate</source>
        <translation>не меньше 2 для калибровки</translation>
    </message>
    <message>
        <source>at least 2^{axes} (two on every axis), or other centres</source>
        <translation>не меньше 2^{axes} (по два на ось) или другие центры</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>хотя бы один</translation>
    </message>
    <message>
        <source>at least one @attribute line before @end</source>
        <translation>хотя бы одна строка @attribute до @end</translation>
    </message>
    <message>
        <source>at least one attribute</source>
        <translation>хотя бы один признак</translation>
    </message>
    <message>
        <source>at least one row</source>
        <translation>хотя бы одна строка</translation>
    </message>
    <message>
        <source>at least one to choose from</source>
        <translation>хотя бы один для выбора</translation>
    </message>
    <message>
        <source>at least one to keep</source>
        <translation>оставить хотя бы один</translation>
    </message>
    <message>
        <source>at least one, to draw a plane</source>
        <translation>хотя бы один, чтобы нарисовать плоскость</translation>
    </message>
    <message>
        <source>at least two for leave-one-out</source>
        <translation>хотя бы две для контроля по отдельным объектам</translation>
    </message>
    <message>
        <source>at least {axes} (two on every axis), or other centres</source>
        <translation>не меньше {axes} (по два на ось) или другие центры</translation>
    </message>
    <message>
        <source>at least {smallest_exponent}, and finite</source>
        <translation>не меньше {smallest_exponent} и конечно</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>не больше 64 МБ</translation>
    </message>
    <message>
        <source>at most high = {high}</source>
        <translation>не больше high = {high}</translation>
    </message>
    <message>
        <source>at most one fold for each row</source>
        <translation>не больше блока на строку</translation>
    </message>
    <message>
        <source>at most {d}, with {n} rows of {d2} numbers</source>
        <translation>не больше {d}, строк {n} по {d2} чисел</translation>
    </message>
    <message>
        <source>at most {format}: a newer program wrote it</source>
        <translation>не больше {format}: записано более новой программой</translation>
    </message>
    <message>
        <source>at most {free} from here</source>
        <translation>не больше {free} отсюда</translation>
    </message>
    <message>
        <source>at most {free}, which are free; fewer rows or columns</source>
        <translation>не больше свободных {free}; меньше строк или столбцов</translation>
    </message>
    <message>
        <source>at most {most_attributes}, or the method gabriel</source>
        <translation>не больше {most_attributes} или метод gabriel</translation>
    </message>
    <message>
        <source>at most {most_attributes}: select or project them first</source>
        <translation>не больше {most_attributes}: сначала отберите или спроецируйте</translation>
    </message>
    <message>
        <source>at most {most_bytes} MB of costs</source>
        <translation>не больше {most_bytes} МБ стоимостей</translation>
    </message>
    <message>
        <source>at most {most_candidates} values</source>
        <translation>значений не больше {most_candidates}</translation>
    </message>
    <message>
        <source>at most {most_candidates}, or the method random</source>
        <translation>не больше {most_candidates} или метод random</translation>
    </message>
    <message>
        <source>at most {most_cells} cells</source>
        <translation>ячеек не больше {most_cells}</translation>
    </message>
    <message>
        <source>at most {most_cells} pairs of them</source>
        <translation>пар не больше {most_cells}</translation>
    </message>
    <message>
        <source>at most {most_centres}</source>
        <translation>не больше {most_centres}</translation>
    </message>
    <message>
        <source>at most {most_columns}</source>
        <translation>не больше {most_columns}</translation>
    </message>
    <message>
        <source>at most {most_digits}</source>
        <translation>не больше {most_digits}</translation>
    </message>
    <message>
        <source>at most {most_inflated} times its {size} bytes</source>
        <translation>не больше {most_inflated} раз от {size} байт</translation>
    </message>
    <message>
        <source>at most {most_nodes} nodes, or method=bound: {cost}</source>
        <translation>не больше {most_nodes} вершин или method=bound: {cost}</translation>
    </message>
    <message>
        <source>at most {most_results}</source>
        <translation>не больше {most_results}</translation>
    </message>
    <message>
        <source>at most {most_rows} data sets</source>
        <translation>наборов не больше {most_rows}</translation>
    </message>
    <message>
        <source>at most {most_typed}</source>
        <translation>не больше {most_typed}</translation>
    </message>
    <message>
        <source>at most {most_whole} rows, or a method that needs fewer, as hart or wilson</source>
        <translation>строк не больше {most_whole} или метод скромнее, как hart или wilson</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>не больше {most}</translation>
    </message>
    <message>
        <source>at most {most} of {size} bytes</source>
        <translation>не больше {most} из {size} байт</translation>
    </message>
    <message>
        <source>at most {most}: sample them first</source>
        <translation>не больше {most}: сначала возьмите выборку</translation>
    </message>
    <message>
        <source>at most {most}: select or project them first</source>
        <translation>не больше {most}: сначала отберите или спроецируйте</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>не больше {n}</translation>
    </message>
    <message>
        <source>at most {n}, or replace=true</source>
        <translation>не больше {n} или replace=true</translation>
    </message>
    <message>
        <source>at most {n}, the rows</source>
        <translation>не больше {n}, числа строк</translation>
    </message>
    <message>
        <source>at most {rows} to replace</source>
        <translation>заменить не больше {rows}</translation>
    </message>
    <message>
        <source>attribute = {name}</source>
        <translation>attribute = {name}</translation>
    </message>
    <message>
        <source>attribute {name} holds {bad}</source>
        <translation>в признаке {name} — {bad}</translation>
    </message>
    <message>
        <source>attribute {name} is {kind}</source>
        <translation>признак {name} — {kind}</translation>
    </message>
    <message>
        <source>attributes = {text}</source>
        <translation>attributes = {text}</translation>
    </message>
    <message>
        <source>attributes tried</source>
        <translation>проверено признаков</translation>
    </message>
    <message>
        <source>attributes without tables inside: delete it, or select others</source>
        <translation>признаки без таблиц внутри: удалите его или выберите другие</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>axis {name}</source>
        <translation>ось {name}</translation>
    </message>
    <message>
        <source>below 1</source>
        <translation>меньше 1</translation>
    </message>
    <message>
        <source>beta = {beta}</source>
        <translation>beta = {beta}</translation>
    </message>
    <message>
        <source>between 0 and 1</source>
        <translation>от 0 до 1</translation>
    </message>
    <message>
        <source>bytes that are not UTF-16</source>
        <translation>байты не в UTF-16</translation>
    </message>
    <message>
        <source>bytes that are not {encoding}</source>
        <translation>байты не в {encoding}</translation>
    </message>
    <message>
        <source>candidate {done}</source>
        <translation>вариант {done}</translation>
    </message>
    <message>
        <source>candidate {done} of {variants}</source>
        <translation>вариант {done} из {variants}</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>не импортируется</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>не читается: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {split}</source>
        <translation>не читается: {split}</translation>
    </message>
    <message>
        <source>cannot be unpacked: {error}</source>
        <translation>не распаковывается: {error}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>не записывается: {reason}</translation>
    </message>
    <message>
        <source>cannot do {deed}</source>
        <translation>нельзя выполнить {deed}</translation>
    </message>
    <message>
        <source>cells without broken quotes</source>
        <translation>ячейки без незакрытых кавычек</translation>
    </message>
    <message>
        <source>choose_rows gives what are no rows</source>
        <translation>choose_rows вернул не строки</translation>
    </message>
    <message>
        <source>chosen under leave-one-out</source>
        <translation>выбирать при контроле по отдельным объектам</translation>
    </message>
    <message>
        <source>class label {label} is not a number</source>
        <translation>метка класса {label} не число</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>коды</translation>
    </message>
    <message>
        <source>codes 0 to {n_labels} of its {n_labels2} labels</source>
        <translation>коды от 0 до {n_labels}, меток {n_labels2}</translation>
    </message>
    <message>
        <source>column {j} is called {name} (its name was {given})</source>
        <translation>столбец {j} назван {name} (имя было {given})</translation>
    </message>
    <message>
        <source>column {name} holds no dates, or of several formats, such as {texts}</source>
        <translation>в столбце {name} не даты или разные форматы, например {texts}</translation>
    </message>
    <message>
        <source>column {name} holds {type}</source>
        <translation>в столбце {name} — {type}</translation>
    </message>
    <message>
        <source>columns of different lengths</source>
        <translation>столбцы разной длины</translation>
    </message>
    <message>
        <source>columns that differ</source>
        <translation>разные столбцы</translation>
    </message>
    <message>
        <source>comment {comment}</source>
        <translation>комментарий {comment}</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN</source>
        <translation>полный скользящий контроль {n_neighbors}-NN</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN with {n_classes} classes</source>
        <translation>полный скользящий контроль {n_neighbors}-NN, классов {n_classes}</translation>
    </message>
    <message>
        <source>complete cross-validation of {n_neighbors}-NN with {n} rows</source>
        <translation>полный скользящий контроль {n_neighbors}-NN, строк {n}</translation>
    </message>
    <message>
        <source>complete rows</source>
        <translation>строки без пропусков</translation>
    </message>
    <message>
        <source>cost {cell}</source>
        <translation>стоимость {cell}</translation>
    </message>
    <message>
        <source>cost {i} of a right answer (row {i2})</source>
        <translation>стоимость {i} верного ответа (строка {i2})</translation>
    </message>
    <message>
        <source>costs = {values}</source>
        <translation>costs = {values}</translation>
    </message>
    <message>
        <source>costs of {costs} classes</source>
        <translation>стоимости для {costs} классов</translation>
    </message>
    <message>
        <source>costs of {costs} rows</source>
        <translation>стоимости для {costs} строк</translation>
    </message>
    <message>
        <source>count = {size} of {n} rows</source>
        <translation>count = {size}, а строк {n}</translation>
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
        <translation>пороги по MDL без классов</translation>
    </message>
    <message>
        <source>damaged ({name}: {error})</source>
        <translation>повреждено ({name}: {error})</translation>
    </message>
    <message>
        <source>damaged or changed since it was saved ({why})</source>
        <translation>повреждено или изменено после сохранения ({why})</translation>
    </message>
    <message>
        <source>decimal points or decimal commas, not both</source>
        <translation>либо десятичные точки, либо запятые</translation>
    </message>
    <message>
        <source>decimals of another length, or decimal points</source>
        <translation>дробная часть другой длины или десятичные точки</translation>
    </message>
    <message>
        <source>declared attributes</source>
        <translation>объявленные признаки</translation>
    </message>
    <message>
        <source>declares no plugin</source>
        <translation>не объявляет модуля</translation>
    </message>
    <message>
        <source>declares the parameters {none}</source>
        <translation>объявляет параметры {none}</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>default {what}</source>
        <translation>по умолчанию {what}</translation>
    </message>
    <message>
        <source>delimiter, quote and comment that differ</source>
        <translation>разные разделитель, кавычка и знак комментария</translation>
    </message>
    <message>
        <source>did you mean {name} or {other} or {third}?</source>
        <translation>может быть, {name}, {other} или {third}?</translation>
    </message>
    <message>
        <source>did you mean {name} or {other}?</source>
        <translation>может быть, {name} или {other}?</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>может быть, {name}?</translation>
    </message>
    <message>
        <source>differences of shape {shape}</source>
        <translation>разности формы {shape}</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>разные имена</translation>
    </message>
    <message>
        <source>different parameters</source>
        <translation>разные параметры</translation>
    </message>
    <message>
        <source>different rows</source>
        <translation>разные строки</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>each index once, ascending</source>
        <translation>каждый номер один раз, по возрастанию</translation>
    </message>
    <message>
        <source>each key once in an object</source>
        <translation>каждый ключ в объекте один раз</translation>
    </message>
    <message>
        <source>each once</source>
        <translation>каждый один раз</translation>
    </message>
    <message>
        <source>each row in one</source>
        <translation>каждая строка в одном</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>равные размеры</translation>
    </message>
    <message>
        <source>eta = {eta}</source>
        <translation>eta = {eta}</translation>
    </message>
    <message>
        <source>euclidean or mahalanobis, or the method gabriel</source>
        <translation>euclidean или mahalanobis либо метод gabriel</translation>
    </message>
    <message>
        <source>euclidean, mahalanobis, manhattan, chebyshev, cosine, angle or pearson, without labels</source>
        <translation>euclidean, mahalanobis, manhattan, chebyshev, cosine, angle или pearson, без меток</translation>
    </message>
    <message>
        <source>euclidean, mahalanobis, manhattan, cosine, angle or pearson, without labels</source>
        <translation>euclidean, mahalanobis, manhattan, cosine, angle или pearson, без меток</translation>
    </message>
    <message>
        <source>every class has one row</source>
        <translation>в каждом классе одна строка</translation>
    </message>
    <message>
        <source>every class has one row, so no difference inside a class</source>
        <translation>в каждом классе одна строка, поэтому внутри класса разностей нет</translation>
    </message>
    <message>
        <source>every class has one row, so no neighbour of its class</source>
        <translation>в каждом классе одна строка, поэтому соседей своего класса нет</translation>
    </message>
    <message>
        <source>every class has one row, so no row has a target</source>
        <translation>в каждом классе одна строка, поэтому целевых соседей нет</translation>
    </message>
    <message>
        <source>every column is left out</source>
        <translation>исключены все столбцы</translation>
    </message>
    <message>
        <source>every weight is zero</source>
        <translation>все веса равны нулю</translation>
    </message>
    <message>
        <source>faiss is not installed</source>
        <translation>faiss не установлен</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>figure {kind}</source>
        <translation>рисунок {kind}</translation>
    </message>
    <message>
        <source>figure {number}</source>
        <translation>рисунок {number}</translation>
    </message>
    <message>
        <source>filters = {values}</source>
        <translation>filters = {values}</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>конечные числа</translation>
    </message>
    <message>
        <source>finite numbers, or missing values</source>
        <translation>конечные числа или пропуски</translation>
    </message>
    <message>
        <source>finite numbers, or null</source>
        <translation>конечные числа или null</translation>
    </message>
    <message>
        <source>fitting</source>
        <translation>обучение</translation>
    </message>
    <message>
        <source>five repeats of two folds</source>
        <translation>пять повторов по два блока</translation>
    </message>
    <message>
        <source>fold {done} of {total}</source>
        <translation>блок {done} из {total}</translation>
    </message>
    <message>
        <source>fold {fold}</source>
        <translation>блок {fold}</translation>
    </message>
    <message>
        <source>folds, where parameters are chosen</source>
        <translation>блоки, раз выбираются параметры</translation>
    </message>
    <message>
        <source>forest of two things alone</source>
        <translation>лес из двух объектов</translation>
    </message>
    <message>
        <source>forgetting</source>
        <translation>забывание</translation>
    </message>
    <message>
        <source>format {format}</source>
        <translation>формат {format}</translation>
    </message>
    <message>
        <source>format {found}</source>
        <translation>формат {found}</translation>
    </message>
    <message>
        <source>four numbers that do not fall, as in -0.5, 0, 0.25, 0.75</source>
        <translation>четыре неубывающих числа, как -0.5, 0, 0.25, 0.75</translation>
    </message>
    <message>
        <source>from 0 to {n_rows}</source>
        <translation>от 0 до {n_rows}</translation>
    </message>
    <message>
        <source>given folds, and {repeats} repeats</source>
        <translation>заданные блоки и повторов {repeats}</translation>
    </message>
    <message>
        <source>half a character (\ud800 to \udfff alone)</source>
        <translation>половина символа (\ud800–\udfff отдельно)</translation>
    </message>
    <message>
        <source>hnsw under {id}: faiss has no such distance</source>
        <translation>hnsw с {id}: в faiss нет такого расстояния</translation>
    </message>
    <message>
        <source>holds no model</source>
        <translation>не содержит модели</translation>
    </message>
    <message>
        <source>holds {refused}</source>
        <translation>содержит {refused}</translation>
    </message>
    <message>
        <source>images of {one} and {other} pixels</source>
        <translation>изображения {one} и {other} пикселей</translation>
    </message>
    <message>
        <source>in the grid, too</source>
        <translation>и в сетке</translation>
    </message>
    <message>
        <source>in the inner table, {what}</source>
        <translation>во внутренней таблице, {what}</translation>
    </message>
    <message>
        <source>inner fold {fold} of {n_folds}</source>
        <translation>внутренний блок {fold} из {n_folds}</translation>
    </message>
    <message>
        <source>instance weights</source>
        <translation>веса строк</translation>
    </message>
    <message>
        <source>inv(Sigma_S) - inv(Sigma_D) has no positive eigenvalue: in no direction are neighbours of the same class nearer than others</source>
        <translation>у inv(Sigma_S) - inv(Sigma_D) нет положительных собственных чисел: ни в одном направлении соседи своего класса не ближе чужих</translation>
    </message>
    <message>
        <source>it in one of the places looked at: {places}</source>
        <translation>в одном из мест поиска: {places}</translation>
    </message>
    <message>
        <source>it switched on again in the list of plugins</source>
        <translation>включить снова в списке модулей</translation>
    </message>
    <message>
        <source>its classes are not those of its header</source>
        <translation>классы не те, что в заголовке</translation>
    </message>
    <message>
        <source>its data; try again later</source>
        <translation>его данные; попробуйте позже</translation>
    </message>
    <message>
        <source>its header does not describe columns ({name}: {error})</source>
        <translation>заголовок не описывает столбцы ({name}: {error})</translation>
    </message>
    <message>
        <source>its results</source>
        <translation>его результаты</translation>
    </message>
    <message>
        <source>k of at most {n}</source>
        <translation>k не больше {n}</translation>
    </message>
    <message>
        <source>kd-tree, ball-tree or vp-tree</source>
        <translation>kd-tree, ball-tree или vp-tree</translation>
    </message>
    <message>
        <source>keel:NAME</source>
        <translation>keel:NAME</translation>
    </message>
    <message>
        <source>kernel_density and discretise together</source>
        <translation>kernel_density вместе с discretise</translation>
    </message>
    <message>
        <source>kind = &apos;test&apos;</source>
        <translation>kind = &apos;test&apos;</translation>
    </message>
    <message>
        <source>label {label} of attribute {name} twice</source>
        <translation>метка {label} признака {name} дважды</translation>
    </message>
    <message>
        <source>label, label, … with quotes in pairs</source>
        <translation>метка, метка, … с парными кавычками</translation>
    </message>
    <message>
        <source>labels or missing values</source>
        <translation>метки или пропуски</translation>
    </message>
    <message>
        <source>labels {text} of attribute {name}</source>
        <translation>метки {text} признака {name}</translation>
    </message>
    <message>
        <source>leaf_size = {leaf_size}</source>
        <translation>leaf_size = {leaf_size}</translation>
    </message>
    <message>
        <source>learned_by = {learned_by} with the metric {metric}</source>
        <translation>learned_by = {learned_by} с метрикой {metric}</translation>
    </message>
    <message>
        <source>left out, as OpenML advises: {left}</source>
        <translation>исключены по совету OpenML: {left}</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>строка {n}</translation>
    </message>
    <message>
        <source>loss {error}</source>
        <translation>потери {error}</translation>
    </message>
    <message>
        <source>loss {loss_curve}</source>
        <translation>потери {loss_curve}</translation>
    </message>
    <message>
        <source>low = {low}</source>
        <translation>low = {low}</translation>
    </message>
    <message>
        <source>low = {low} and high = {high}</source>
        <translation>low = {low} и high = {high}</translation>
    </message>
    <message>
        <source>low below high</source>
        <translation>low меньше high</translation>
    </message>
    <message>
        <source>lsh under {id}: no random directions are known for it</source>
        <translation>lsh с {id}: случайные направления для него неизвестны</translation>
    </message>
    <message>
        <source>mapping {text}</source>
        <translation>соответствие {text}</translation>
    </message>
    <message>
        <source>mapping {text}: no such label of {name}</source>
        <translation>соответствие {text}: у {name} нет такой метки</translation>
    </message>
    <message>
        <source>member {i}</source>
        <translation>участник {i}</translation>
    </message>
    <message>
        <source>member {i} of {n_estimators}</source>
        <translation>участник {i} из {n_estimators}</translation>
    </message>
    <message>
        <source>method = {method}</source>
        <translation>method = {method}</translation>
    </message>
    <message>
        <source>method {method}</source>
        <translation>метод {method}</translation>
    </message>
    <message>
        <source>metric &apos;vdm&apos; without classes</source>
        <translation>метрика &apos;vdm&apos; без классов</translation>
    </message>
    <message>
        <source>metric {metric}</source>
        <translation>метрика {metric}</translation>
    </message>
    <message>
        <source>metric {metric} of two rows alone</source>
        <translation>метрика {metric} лишь двух строк</translation>
    </message>
    <message>
        <source>metrics of {m} queries</source>
        <translation>метрики для {m} запросов</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>missing system libraries {names}; install them: {missing}</source>
        <translation>нет системных библиотек {names}; установите их: {missing}</translation>
    </message>
    <message>
        <source>more rows in each class than attributes, and some regularisation</source>
        <translation>в каждом классе строк больше, чем признаков, и немного регуляризации</translation>
    </message>
    <message>
        <source>more rows than classes, for a covariance</source>
        <translation>строк больше, чем классов, для ковариации</translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation>больше 0</translation>
    </message>
    <message>
        <source>more than 0 and less than 1</source>
        <translation>больше 0 и меньше 1</translation>
    </message>
    <message>
        <source>more than {largest} MB</source>
        <translation>больше {largest} МБ</translation>
    </message>
    <message>
        <source>more than {most_columns} entries, grids expanded</source>
        <translation>больше {most_columns} вариантов после раскрытия сеток</translation>
    </message>
    <message>
        <source>more than {most} unpacked</source>
        <translation>больше {most} после распаковки</translation>
    </message>
    <message>
        <source>n_centres = {count} on a grid over {axes} attributes</source>
        <translation>n_centres = {count} на сетке по {axes} признакам</translation>
    </message>
    <message>
        <source>n_components = {wanted}</source>
        <translation>n_components = {wanted}</translation>
    </message>
    <message>
        <source>n_components and variance together</source>
        <translation>n_components вместе с variance</translation>
    </message>
    <message>
        <source>name=1..15, name=0.1..1:0.1, name=0.01..100*10 or name=a,b</source>
        <translation>name=1..15, name=0.1..1:0.1, name=0.01..100*10 или name=a,b</translation>
    </message>
    <message>
        <source>name=value</source>
        <translation>имя=значение</translation>
    </message>
    <message>
        <source>names and rows</source>
        <translation>имена и строки</translation>
    </message>
    <message>
        <source>names of classifiers above the scores</source>
        <translation>имена классификаторов над оценками</translation>
    </message>
    <message>
        <source>names of classifiers, then rows of scores</source>
        <translation>имена классификаторов, затем строки оценок</translation>
    </message>
    <message>
        <source>names separated by commas</source>
        <translation>имена через запятую</translation>
    </message>
    <message>
        <source>names without blanks</source>
        <translation>имена без пробелов</translation>
    </message>
    <message>
        <source>names {loaded}</source>
        <translation>называет {loaded}</translation>
    </message>
    <message>
        <source>nearest {near}</source>
        <translation>ближайшее {near}</translation>
    </message>
    <message>
        <source>neighbours of each class</source>
        <translation>соседи каждого класса</translation>
    </message>
    <message>
        <source>options {apart} do not apply</source>
        <translation>параметры {apart} здесь неприменимы</translation>
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
        <translation>({n_rows},), по одному классу на строку</translation>
    </message>
    <message>
        <source>({n_rows},): y.ravel()</source>
        <translation>({n_rows},): y.ravel()</translation>
    </message>
    <message>
        <source>1 at least for a projection</source>
        <translation>хотя бы 1 для проекции</translation>
    </message>
    <message>
        <source>1 to {most} different names</source>
        <translation>от 1 до {most} разных имён</translation>
    </message>
    <message>
        <source>2 to {most_rows} rows</source>
        <translation>от 2 до {most_rows} строк</translation>
    </message>
    <message>
        <source>4 at least for a map</source>
        <translation>хотя бы 4 для карты</translation>
    </message>
    <message>
        <source>NUMERIC, REAL, INTEGER, STRING or a list of labels</source>
        <translation>NUMERIC, REAL, INTEGER, STRING или список меток</translation>
    </message>
    <message>
        <source>Qt is not installed</source>
        <translation>Qt не установлен</translation>
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
        <source>X has no rows</source>
        <translation>в X нет строк</translation>
    </message>
    <message>
        <source>X has the shape {shape}</source>
        <translation>X имеет форму {shape}</translation>
    </message>
    <message>
        <source>X holds {dtype}</source>
        <translation>X содержит {dtype}</translation>
    </message>
    <message>
        <source>X is a sparse matrix</source>
        <translation>X — разреженная матрица</translation>
    </message>
    <message>
        <source>X.toarray()</source>
        <translation>X.toarray()</translation>
    </message>
    <message>
        <source>a .lesson.zip file</source>
        <translation>файл .lesson.zip</translation>
    </message>
    <message>
        <source>a DataFrame or a Dataset</source>
        <translation>DataFrame или Dataset</translation>
    </message>
    <message>
        <source>a NUMERIC attribute for a numeric class</source>
        <translation>признак NUMERIC для числового класса</translation>
    </message>
    <message>
        <source>a bundled plugin, or one of an installed package</source>
        <translation>встроенный модуль или модуль установленного пакета</translation>
    </message>
    <message>
        <source>a candidate that can be trained</source>
        <translation>вариант, который можно обучить</translation>
    </message>
    <message>
        <source>a class for a Dataset</source>
        <translation>класс для Dataset</translation>
    </message>
    <message>
        <source>a class for each row</source>
        <translation>класс для каждой строки</translation>
    </message>
    <message>
        <source>a copy of that file</source>
        <translation>копия этого файла</translation>
    </message>
    <message>
        <source>a figure of {name}</source>
        <translation>рисунок для {name}</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>a file that can be written</source>
        <translation>файл, в который можно писать</translation>
    </message>
    <message>
        <source>a file without a password</source>
        <translation>файл без пароля</translation>
    </message>
    <message>
        <source>a folder of answer files</source>
        <translation>папка файлов ответов</translation>
    </message>
    <message>
        <source>a folder, a file, a DataFrame or classifier: scores</source>
        <translation>папка, файл, DataFrame или классификатор: оценки</translation>
    </message>
    <message>
        <source>a formula of {text} characters</source>
        <translation>формула, символов: {text}</translation>
    </message>
    <message>
        <source>a key &quot;kind&quot; that is &quot;answer&quot;</source>
        <translation>ключ &quot;kind&quot; со значением &quot;answer&quot;</translation>
    </message>
    <message>
        <source>a key &apos;classifiers&apos;, &apos;scene&apos;, &apos;steps&apos; or &apos;kind&apos;</source>
        <translation>ключ &apos;classifiers&apos;, &apos;scene&apos;, &apos;steps&apos; или &apos;kind&apos;</translation>
    </message>
    <message>
        <source>a key of {kinds}</source>
        <translation>один из ключей: {kinds}</translation>
    </message>
    <message>
        <source>a lesson file, .json</source>
        <translation>файл урока, .json</translation>
    </message>
    <message>
        <source>a list of at most {most_answers}</source>
        <translation>список не длиннее {most_answers}</translation>
    </message>
    <message>
        <source>a list of rows (liac-arff&apos;s DENSE or LOD)</source>
        <translation>список строк (DENSE или LOD из liac-arff)</translation>
    </message>
    <message>
        <source>a model of the type {name}</source>
        <translation>модель типа {name}</translation>
    </message>
    <message>
        <source>a new name</source>
        <translation>новое имя</translation>
    </message>
    <message>
        <source>a number or a text in each cell</source>
        <translation>число или текст в каждой ячейке</translation>
    </message>
    <message>
        <source>a path, a DataFrame, a pair (X, y), a dictionary of liac-arff or a Dataset</source>
        <translation>путь, DataFrame, пара (X, y), словарь liac-arff или Dataset</translation>
    </message>
    <message>
        <source>a question in this step</source>
        <translation>вопрос в этом шаге</translation>
    </message>
    <message>
        <source>a recipe</source>
        <translation>рецепт</translation>
    </message>
    <message>
        <source>a recipe of {kind}</source>
        <translation>рецепт вида {kind}</translation>
    </message>
    <message>
        <source>a run that learns in each fold, for a script of it</source>
        <translation>запуск с обучением в каждом блоке, чтобы сделать из него скрипт</translation>
    </message>
    <message>
        <source>a scene, thesis-1 to thesis-8, or a result</source>
        <translation>сцена, рисунок от thesis-1 до thesis-8 или результат</translation>
    </message>
    <message>
        <source>a table of scores</source>
        <translation>таблица оценок</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>accuracies of two folds or more</source>
        <translation>точности хотя бы двух блоков</translation>
    </message>
    <message>
        <source>an answer file of at most {largest_answer} MB</source>
        <translation>файл ответов не больше {largest_answer} МБ</translation>
    </message>
    <message>
        <source>an estimator of workbench.bundled</source>
        <translation>оценщик из workbench.bundled</translation>
    </message>
    <message>
        <source>an exercise</source>
        <translation>упражнение</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>другое имя</translation>
    </message>
    <message>
        <source>another name, or X without it</source>
        <translation>другое имя или X без него</translation>
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
        <translation>хотя бы класс</translation>
    </message>
    <message>
        <source>at most {most_bytes} MB</source>
        <translation>не больше {most_bytes} МБ</translation>
    </message>
    <message>
        <source>at most {most_files}</source>
        <translation>не больше {most_files}</translation>
    </message>
    <message>
        <source>at most {most_files} files of {most_bytes} MB together</source>
        <translation>файлов не больше {most_files}, вместе не больше {most_bytes} МБ</translation>
    </message>
    <message>
        <source>at most {most_letters}</source>
        <translation>не больше {most_letters}</translation>
    </message>
    <message>
        <source>at most {most_packed} times</source>
        <translation>не больше чем в {most_packed} раз</translation>
    </message>
    <message>
        <source>at most {most_rows} rows and {most_numbers} numbers: a sample</source>
        <translation>строк не больше {most_rows}, чисел не больше {most_numbers}: выборка</translation>
    </message>
    <message>
        <source>at most {most_steps}</source>
        <translation>не больше {most_steps}</translation>
    </message>
    <message>
        <source>attribute {name} has the type {kind}</source>
        <translation>признак {name} имеет тип {kind}</translation>
    </message>
    <message>
        <source>attributes without tables inside</source>
        <translation>признаки без вложенных таблиц</translation>
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
        <source>builtin:ID, or the name of a file beside the exercise</source>
        <translation>builtin:ID или имя файла рядом с упражнением</translation>
    </message>
    <message>
        <source>class {class_name}</source>
        <translation>класс {class_name}</translation>
    </message>
    <message>
        <source>column names of {nlevels} levels</source>
        <translation>имена столбцов, уровней: {nlevels}</translation>
    </message>
    <message>
        <source>column {j} has no name but {given}</source>
        <translation>у столбца {j} нет имени, кроме {given}</translation>
    </message>
    <message>
        <source>column {name} has the timezone {tz}</source>
        <translation>у столбца {name} часовой пояс {tz}</translation>
    </message>
    <message>
        <source>column {name} holds values of several types: {told}</source>
        <translation>в столбце {name} значения разных типов: {told}</translation>
    </message>
    <message>
        <source>column {name} holds {what}</source>
        <translation>в столбце {name} — {what}</translation>
    </message>
    <message>
        <source>column {name} is of {dtype}</source>
        <translation>столбец {name} имеет тип {dtype}</translation>
    </message>
    <message>
        <source>damaged: {told}</source>
        <translation>повреждён: {told}</translation>
    </message>
    <message>
        <source>data are a {name}</source>
        <translation>данные имеют тип {name}</translation>
    </message>
    <message>
        <source>data beside the lesson</source>
        <translation>данные рядом с уроком</translation>
    </message>
    <message>
        <source>data of a file: save them first (Data &gt; Save as)</source>
        <translation>данные из файла: сначала сохраните их (Данные &gt; Сохранить как)</translation>
    </message>
    <message>
        <source>data of the type {name}</source>
        <translation>данные типа {name}</translation>
    </message>
    <message>
        <source>data saved beforehand</source>
        <translation>данные, сохранённые заранее</translation>
    </message>
    <message>
        <source>data, and no a and b</source>
        <translation>данные без a и b</translation>
    </message>
    <message>
        <source>distance {metric} of one thing</source>
        <translation>расстояние {metric} от одного объекта</translation>
    </message>
    <message>
        <source>each file once</source>
        <translation>каждый файл один раз</translation>
    </message>
    <message>
        <source>euclidean, manhattan, chebyshev or a learned metric</source>
        <translation>euclidean, manhattan, chebyshev или обученная метрика</translation>
    </message>
    <message>
        <source>exists already</source>
        <translation>уже существует</translation>
    </message>
    <message>
        <source>files that end in {answer_suffix}</source>
        <translation>файлы с окончанием {answer_suffix}</translation>
    </message>
    <message>
        <source>files that end in {suffixes}</source>
        <translation>файлы с окончанием {suffixes}</translation>
    </message>
    <message>
        <source>filters before a metric that learns once from all rows</source>
        <translation>фильтры перед метрикой, которая обучается один раз на всех строках</translation>
    </message>
    <message>
        <source>finite numbers, or NaN for missing</source>
        <translation>конечные числа или NaN для пропусков</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>labels or numbers</source>
        <translation>метки или числа</translation>
    </message>
    <message>
        <source>labels that differ</source>
        <translation>различные метки</translation>
    </message>
    <message>
        <source>less than {m}, the rows</source>
        <translation>меньше {m}, числа строк</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light или dark</translation>
    </message>
    <message>
        <source>lower-case words joined by hyphens, as my-method</source>
        <translation>слова строчными буквами через дефис, как my-method</translation>
    </message>
    <message>
        <source>names of files, in folders below</source>
        <translation>имена файлов, во вложенных папках</translation>
    </message>
    <message>
        <source>names of their own</source>
        <translation>своё имя у каждого</translation>
    </message>
    <message>
        <source>names that differ</source>
        <translation>различные имена</translation>
    </message>
    <message>
        <source>neither experiment, scene, lesson nor answers</source>
        <translation>не эксперимент, не сцена, не урок и не ответы</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>no @attribute line before @data</source>
        <translation>нет строки @attribute до @data</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <translation>не объект JSON</translation>
    </message>
    <message>
        <source>no SQLite file</source>
        <translation>не файл SQLite</translation>
    </message>
    <message>
        <source>no UTF-8 text</source>
        <translation>не текст UTF-8</translation>
    </message>
    <message>
        <source>no X server answers at DISPLAY={display}; start one or set DISPLAY, or work without a window (workbench --help)</source>
        <translation>X-сервер на DISPLAY={display} не отвечает; запустите его, задайте DISPLAY или работайте без окна (workbench --help)</translation>
    </message>
    <message>
        <source>no answer file</source>
        <translation>нет файла ответов</translation>
    </message>
    <message>
        <source>no attribute</source>
        <translation>нет признаков</translation>
    </message>
    <message>
        <source>no attribute has a score by {method}</source>
        <translation>ни у одного признака нет оценки по {method}</translation>
    </message>
    <message>
        <source>no attribute has a score by {method} above {threshold}</source>
        <translation>ни у одного признака оценка по {method} не выше {threshold}</translation>
    </message>
    <message>
        <source>no attribute has labels</source>
        <translation>ни у одного признака нет меток</translation>
    </message>
    <message>
        <source>no attribute is left</source>
        <translation>не осталось признаков</translation>
    </message>
    <message>
        <source>no attribute to choose</source>
        <translation>нет признаков для выбора</translation>
    </message>
    <message>
        <source>no attribute varies</source>
        <translation>ни один признак не меняется</translation>
    </message>
    <message>
        <source>no attribute varies inside a chunk</source>
        <translation>ни один признак не меняется внутри группы</translation>
    </message>
    <message>
        <source>no attribute varies inside the {of}</source>
        <translation>ни один признак не меняется внутри: {of}</translation>
    </message>
    <message>
        <source>no attribute {attribute} here</source>
        <translation>здесь нет признака {attribute}</translation>
    </message>
    <message>
        <source>no attribute {item}</source>
        <translation>нет признака {item}</translation>
    </message>
    <message>
        <source>no attribute {name}</source>
        <translation>нет признака {name}</translation>
    </message>
    <message>
        <source>no attribute {name} to give a type</source>
        <translation>нет признака {name}, чтобы задать тип</translation>
    </message>
    <message>
        <source>no attribute {wanted} for the class</source>
        <translation>нет признака {wanted} для класса</translation>
    </message>
    <message>
        <source>no attributes</source>
        <translation>нет признаков</translation>
    </message>
    <message>
        <source>no attributes inside the relational attribute {name}</source>
        <translation>в реляционном признаке {name} нет признаков</translation>
    </message>
    <message>
        <source>no built-in data set {wanted}</source>
        <translation>нет встроенного набора {wanted}</translation>
    </message>
    <message>
        <source>no bundled plugin {id}</source>
        <translation>нет встроенного модуля {id}</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>нет вариантов</translation>
    </message>
    <message>
        <source>no class</source>
        <translation>нет класса</translation>
    </message>
    <message>
        <source>no class in the test set: {n_rows} rows predicted, none judged</source>
        <translation>в проверочном наборе нет класса: предсказано строк {n_rows}, оценено 0</translation>
    </message>
    <message>
        <source>no classifier {id}</source>
        <translation>нет классификатора {id}</translation>
    </message>
    <message>
        <source>no classifier {name} to compare with</source>
        <translation>нет классификатора {name} для сравнения</translation>
    </message>
    <message>
        <source>no classifier {text}</source>
        <translation>нет классификатора {text}</translation>
    </message>
    <message>
        <source>no column that varies</source>
        <translation>нет столбцов с разными значениями</translation>
    </message>
    <message>
        <source>no column {column}</source>
        <translation>нет столбца {column}</translation>
    </message>
    <message>
        <source>no columns</source>
        <translation>нет столбцов</translation>
    </message>
    <message>
        <source>no control</source>
        <translation>нет контрольного метода</translation>
    </message>
    <message>
        <source>no control of &apos;hide&apos;</source>
        <translation>элемент не из &apos;hide&apos;</translation>
    </message>
    <message>
        <source>no costs for a numeric class</source>
        <translation>для числового класса стоимостей нет</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>нет данных</translation>
    </message>
    <message>
        <source>no data set</source>
        <translation>нет набора данных</translation>
    </message>
    <message>
        <source>no data set is open</source>
        <translation>набор данных не открыт</translation>
    </message>
    <message>
        <source>no data set with all times above 0</source>
        <translation>нет наборов, где все времена больше 0</translation>
    </message>
    <message>
        <source>no data set {name}</source>
        <translation>нет набора данных {name}</translation>
    </message>
    <message>
        <source>no dictionary of liac-arff</source>
        <translation>не словарь liac-arff</translation>
    </message>
    <message>
        <source>no differences</source>
        <translation>нет разностей</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set; run it on a desktop, through ssh -X, or without a window (workbench --help)</source>
        <translation>нет экрана: не заданы ни DISPLAY, ни WAYLAND_DISPLAY; запустите на рабочем столе, через ssh -X или без окна (workbench --help)</translation>
    </message>
    <message>
        <source>no dissimilar pair differs</source>
        <translation>ни одна несходная пара не различается</translation>
    </message>
    <message>
        <source>no distance {id}</source>
        <translation>нет расстояния {id}</translation>
    </message>
    <message>
        <source>no exact edit of graphs of {nodes} and {nodes2} nodes within {seconds} s</source>
        <translation>точное редактирование графов из {nodes} и {nodes2} вершин не найдено за {seconds} с</translation>
    </message>
    <message>
        <source>no exact test of split zeros</source>
        <translation>нет точного критерия при разделённых нулях</translation>
    </message>
    <message>
        <source>no experiment was begun</source>
        <translation>эксперимент не начат</translation>
    </message>
    <message>
        <source>no factor leaves fewer errors</source>
        <translation>ни один множитель не даёт меньше ошибок</translation>
    </message>
    <message>
        <source>no figure {stem}</source>
        <translation>нет рисунка {stem}</translation>
    </message>
    <message>
        <source>no file {folds}</source>
        <translation>нет файла {folds}</translation>
    </message>
    <message>
        <source>no file {source}</source>
        <translation>нет файла {source}</translation>
    </message>
    <message>
        <source>no filter</source>
        <translation>нет фильтров</translation>
    </message>
    <message>
        <source>no fold {fold} of repeat {repeat}</source>
        <translation>нет блока {fold} повтора {repeat}</translation>
    </message>
    <message>
        <source>no folder</source>
        <translation>не папка</translation>
    </message>
    <message>
        <source>no folds</source>
        <translation>нет блоков</translation>
    </message>
    <message>
        <source>no folds to draw</source>
        <translation>нет блоков для рисунка</translation>
    </message>
    <message>
        <source>no language {language}</source>
        <translation>нет языка {language}</translation>
    </message>
    <message>
        <source>no learned metric fits these attributes</source>
        <translation>ни одна обученная метрика не подходит к этим признакам</translation>
    </message>
    <message>
        <source>no lesson in it</source>
        <translation>внутри нет урока</translation>
    </message>
    <message>
        <source>no lesson {name}</source>
        <translation>нет урока {name}</translation>
    </message>
    <message>
        <source>no likelihood ratio: the covariance of the differences is singular</source>
        <translation>отношения правдоподобия нет: ковариация разностей вырождена</translation>
    </message>
    <message>
        <source>no mean rank of {absent}</source>
        <translation>нет среднего ранга {absent}</translation>
    </message>
    <message>
        <source>no measure {name}</source>
        <translation>нет меры {name}</translation>
    </message>
    <message>
        <source>no metric keeps the margin better than none at all</source>
        <translation>ни одна метрика не держит отступ лучше, чем никакой</translation>
    </message>
    <message>
        <source>no metric was learned on these data</source>
        <translation>на этих данных метрика не обучена</translation>
    </message>
    <message>
        <source>no name after @relation</source>
        <translation>нет имени после @relation</translation>
    </message>
    <message>
        <source>no name in {source}</source>
        <translation>нет имени в {source}</translation>
    </message>
    <message>
        <source>no name of a data set</source>
        <translation>нет имени набора данных</translation>
    </message>
    <message>
        <source>no node {name}</source>
        <translation>нет вершины {name}</translation>
    </message>
    <message>
        <source>no numeric attribute {name}</source>
        <translation>нет числового признака {name}</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>нет объекта</translation>
    </message>
    <message>
        <source>no open data set {key}</source>
        <translation>набор данных {key} не открыт</translation>
    </message>
    <message>
        <source>no option {name}</source>
        <translation>нет параметра {name}</translation>
    </message>
    <message>
        <source>no output {name}</source>
        <translation>нет вывода {name}</translation>
    </message>
    <message>
        <source>no pair is dissimilar</source>
        <translation>нет несходных пар</translation>
    </message>
    <message>
        <source>no pair is similar</source>
        <translation>нет сходных пар</translation>
    </message>
    <message>
        <source>no parameter {name}</source>
        <translation>нет параметра {name}</translation>
    </message>
    <message>
        <source>no part {asked}</source>
        <translation>нет части {asked}</translation>
    </message>
    <message>
        <source>no path from row {start} to row {end}</source>
        <translation>нет пути от строки {start} к строке {end}</translation>
    </message>
    <message>
        <source>no path from {start} to {end}</source>
        <translation>нет пути от {start} к {end}</translation>
    </message>
    <message>
        <source>no pictures: Qt is not installed</source>
        <translation>без рисунков: Qt не установлен</translation>
    </message>
    <message>
        <source>no pictures: missing system libraries {names}; install them: {missing}</source>
        <translation>без рисунков: нет системных библиотек {names}; установите их: {missing}</translation>
    </message>
    <message>
        <source>no pictures: {problem}</source>
        <translation>без рисунков: {problem}</translation>
    </message>
    <message>
        <source>no plugin is named in {text}</source>
        <translation>в {text} не назван модуль</translation>
    </message>
    <message>
        <source>no plugin {id}</source>
        <translation>нет модуля {id}</translation>
    </message>
    <message>
        <source>no plugin {plugin}</source>
        <translation>нет модуля {plugin}</translation>
    </message>
    <message>
        <source>no post-hoc test {method}</source>
        <translation>нет апостериорного критерия {method}</translation>
    </message>
    <message>
        <source>no recipe</source>
        <translation>не рецепт</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>нет результатов</translation>
    </message>
    <message>
        <source>no row has a weight</source>
        <translation>ни у одной строки нет веса</translation>
    </message>
    <message>
        <source>no row has another one of its class beside it</source>
        <translation>ни у одной строки рядом нет другой её класса</translation>
    </message>
    <message>
        <source>no row has both {x} and {y}</source>
        <translation>ни в одной строке нет сразу {x} и {y}</translation>
    </message>
    <message>
        <source>no rows</source>
        <translation>нет строк</translation>
    </message>
    <message>
        <source>no rows after @data</source>
        <translation>нет строк после @data</translation>
    </message>
    <message>
        <source>no scene inside</source>
        <translation>сцены внутри нет</translation>
    </message>
    <message>
        <source>no scores to draw</source>
        <translation>нет оценок для рисунка</translation>
    </message>
    <message>
        <source>no setting {key}</source>
        <translation>нет настройки {key}</translation>
    </message>
    <message>
        <source>no sheet {wanted}</source>
        <translation>нет листа {wanted}</translation>
    </message>
    <message>
        <source>no similar pair differs</source>
        <translation>ни одна сходная пара не различается</translation>
    </message>
    <message>
        <source>no statistics {name} for the figure {stem}</source>
        <translation>нет статистики {name} для рисунка {stem}</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>нет таблицы</translation>
    </message>
    <message>
        <source>no table {wanted}</source>
        <translation>нет таблицы {wanted}</translation>
    </message>
    <message>
        <source>no task in any step</source>
        <translation>ни в одном шаге нет задания</translation>
    </message>
    <message>
        <source>no template for a {kind}</source>
        <translation>нет шаблона для {kind}</translation>
    </message>
    <message>
        <source>no test set</source>
        <translation>нет проверочного набора</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>нет текста</translation>
    </message>
    <message>
        <source>no text encoding {encoding}</source>
        <translation>нет кодировки текста {encoding}</translation>
    </message>
    <message>
        <source>no times above 0 with rows</source>
        <translation>нет времён больше 0 с числом строк</translation>
    </message>
    <message>
        <source>no two rows are known to be similar</source>
        <translation>неизвестно двух сходных строк</translation>
    </message>
    <message>
        <source>no type of attribute {name}</source>
        <translation>нет типа признака {name}</translation>
    </message>
    <message>
        <source>no value for the sparse index {index} (column {column})</source>
        <translation>нет значения для разреженного номера {index} (столбец {column})</translation>
    </message>
    <message>
        <source>no value to try</source>
        <translation>нет значений для пробы</translation>
    </message>
    <message>
        <source>no widget {name}</source>
        <translation>нет элемента {name}</translation>
    </message>
    <message>
        <source>no word in the texts of {rows} rows</source>
        <translation>в текстах {rows} строк нет слов</translation>
    </message>
    <message>
        <source>no workbook: {split}</source>
        <translation>не рабочая книга: {split}</translation>
    </message>
    <message>
        <source>no worker can be started: {text}</source>
        <translation>рабочий процесс не запускается: {text}</translation>
    </message>
    <message>
        <source>no {asked} beside the data, found: {there}</source>
        <translation>рядом с данными нет {asked}, найдено: {there}</translation>
    </message>
    <message>
        <source>no {measure} among the measures</source>
        <translation>среди мер нет {measure}</translation>
    </message>
    <message>
        <source>nobody is in the window of {empty} of {rows} rows, the first row {empty2}</source>
        <translation>окно пусто у {empty} из {rows} строк, первая — {empty2}</translation>
    </message>
    <message>
        <source>nominal attributes only, which is all this method reads</source>
        <translation>только номинальные признаки: других метод не читает</translation>
    </message>
    <message>
        <source>none of {attributes} attributes can be used</source>
        <translation>ни один из признаков ({attributes}) не годится</translation>
    </message>
    <message>
        <source>none of {n_rows} rows is left</source>
        <translation>не осталось ни одной строки из {n_rows}</translation>
    </message>
    <message>
        <source>none of {n} rows is kept</source>
        <translation>не оставлено ни одной строки из {n}</translation>
    </message>
    <message>
        <source>none: it has its own</source>
        <translation>не нужен: у него свой</translation>
    </message>
    <message>
        <source>none: it has no parameter</source>
        <translation>нет: параметров у него нет</translation>
    </message>
    <message>
        <source>none: the filter replace-missing before this one</source>
        <translation>без них: фильтр replace-missing перед этим</translation>
    </message>
    <message>
        <source>none: y is the class</source>
        <translation>не нужен: класс — это y</translation>
    </message>
    <message>
        <source>not JSON, not UTF-8 text: the byte {start}</source>
        <translation>не JSON и не текст UTF-8: байт {start}</translation>
    </message>
    <message>
        <source>not JSON: {msg}, column {colno}</source>
        <translation>не JSON: {msg}, столбец {colno}</translation>
    </message>
    <message>
        <source>not a good session: {what}</source>
        <translation>негодный сеанс: {what}</translation>
    </message>
    <message>
        <source>not a model file</source>
        <translation>не файл модели</translation>
    </message>
    <message>
        <source>not a model of this program</source>
        <translation>не модель этой программы</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>не запрошено</translation>
    </message>
    <message>
        <source>not enough memory: {line}</source>
        <translation>не хватает памяти: {line}</translation>
    </message>
    <message>
        <source>nothing between two commas (column {start})</source>
        <translation>пусто между двумя запятыми (столбец {start})</translation>
    </message>
    <message>
        <source>nothing, or a range [low, high]</source>
        <translation>ничего или отрезок [low, high]</translation>
    </message>
    <message>
        <source>nothing, or a weight number</source>
        <translation>ничего или число веса</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>числа</translation>
    </message>
    <message>
        <source>numbers above 0, at most 1</source>
        <translation>числа больше 0 и не больше 1</translation>
    </message>
    <message>
        <source>numbers and labels; ARFF can hold it</source>
        <translation>числа и метки; ARFF это допускает</translation>
    </message>
    <message>
        <source>numbers below 1.8e308</source>
        <translation>числа меньше 1.8e308</translation>
    </message>
    <message>
        <source>numbers for a numeric class</source>
        <translation>числа для числового класса</translation>
    </message>
    <message>
        <source>numbers from 0</source>
        <translation>числа от 0</translation>
    </message>
    <message>
        <source>numbers from 0, one for each attribute{count}, not all 0</source>
        <translation>числа от 0, по одному на признак{count}, не все 0</translation>
    </message>
    <message>
        <source>numbers of rows from 0 to {n_rows}</source>
        <translation>номера строк от 0 до {n_rows}</translation>
    </message>
    <message>
        <source>numbers only in {name} for a numeric class</source>
        <translation>только числа в {name} для числового класса</translation>
    </message>
    <message>
        <source>numbers or labels</source>
        <translation>числа или метки</translation>
    </message>
    <message>
        <source>numbers or labels; leave it out or make columns of it</source>
        <translation>числа или метки; исключите или сделайте столбцами</translation>
    </message>
    <message>
        <source>numbers, all rows of one length; a DataFrame for labels</source>
        <translation>числа, все строки одной длины; для меток — DataFrame</translation>
    </message>
    <message>
        <source>numbers, as in 1,0,2,4</source>
        <translation>числа, как 1,0,2,4</translation>
    </message>
    <message>
        <source>numbers, or the method gabriel</source>
        <translation>числа или метод gabriel</translation>
    </message>
    <message>
        <source>numeric attributes and a class in each row</source>
        <translation>числовые признаки и класс в каждой строке</translation>
    </message>
    <message>
        <source>numeric attributes: {numbers}</source>
        <translation>числовые признаки: {numbers}</translation>
    </message>
    <message>
        <source>old=new</source>
        <translation>старое=новое</translation>
    </message>
    <message>
        <source>on no axis are similar rows nearer than others</source>
        <translation>ни по одной оси сходные строки не ближе остальных</translation>
    </message>
    <message>
        <source>on the same line</source>
        <translation>в той же строке</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>one</source>
        <translation>один</translation>
    </message>
    <message>
        <source>one above</source>
        <translation>больше</translation>
    </message>
    <message>
        <source>one above 0</source>
        <translation>больше 0</translation>
    </message>
    <message>
        <source>one answer to each task</source>
        <translation>по одному ответу на задание</translation>
    </message>
    <message>
        <source>one at least, for a script of them</source>
        <translation>хотя бы один, чтобы сделать из них скрипт</translation>
    </message>
    <message>
        <source>one attribute for each column</source>
        <translation>по признаку на столбец</translation>
    </message>
    <message>
        <source>one character</source>
        <translation>один символ</translation>
    </message>
    <message>
        <source>one character for two things</source>
        <translation>один символ для двух ролей</translation>
    </message>
    <message>
        <source>one class</source>
        <translation>один класс</translation>
    </message>
    <message>
        <source>one class for each row</source>
        <translation>по одному классу на строку</translation>
    </message>
    <message>
        <source>one class value for each row</source>
        <translation>по значению класса на строку</translation>
    </message>
    <message>
        <source>one class, or no attribute</source>
        <translation>один класс или ни одного признака</translation>
    </message>
    <message>
        <source>one class; choose one with --class</source>
        <translation>один класс; выберите через --class</translation>
    </message>
    <message>
        <source>one classifier</source>
        <translation>один классификатор</translation>
    </message>
    <message>
        <source>one column for each attribute</source>
        <translation>по столбцу на признак</translation>
    </message>
    <message>
        <source>one for each classifier</source>
        <translation>по одному на классификатор</translation>
    </message>
    <message>
        <source>one for each data set</source>
        <translation>по одному на набор</translation>
    </message>
    <message>
        <source>one for each row</source>
        <translation>по одному на строку</translation>
    </message>
    <message>
        <source>one format, or its pattern as in date:dd.MM.yyyy</source>
        <translation>один формат или его шаблон, как date:dd.MM.yyyy</translation>
    </message>
    <message>
        <source>one length</source>
        <translation>одна длина</translation>
    </message>
    <message>
        <source>one name for each column, as df.columns.map(&apos;_&apos;.join) gives</source>
        <translation>одно имя на столбец, как даёт df.columns.map(&apos;_&apos;.join)</translation>
    </message>
    <message>
        <source>one name, in quotes if it has blanks</source>
        <translation>одно имя, в кавычках, если есть пробелы</translation>
    </message>
    <message>
        <source>one named by sheet (--sheet): {shown}</source>
        <translation>название в sheet (--sheet): {shown}</translation>
    </message>
    <message>
        <source>one of all</source>
        <translation>один из всех</translation>
    </message>
    <message>
        <source>one of both</source>
        <translation>один из двух</translation>
    </message>
    <message>
        <source>one of none: there is none</source>
        <translation>выбирать не из чего</translation>
    </message>
    <message>
        <source>one of them</source>
        <translation>один из них</translation>
    </message>
    <message>
        <source>one of {bundled_ids}</source>
        <translation>одно из: {bundled_ids}</translation>
    </message>
    <message>
        <source>one of {classes}</source>
        <translation>одно из: {classes}</translation>
    </message>
    <message>
        <source>one of {few}</source>
        <translation>одно из: {few}</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>одно из: {known}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>одно из: {names}</translation>
    </message>
    <message>
        <source>one of {names}, … {n} in all</source>
        <translation>одно из: {names}, … всего {n}</translation>
    </message>
    <message>
        <source>one of {names}, … {n} in all; see {more}</source>
        <translation>одно из: {names}, … всего {n}; см. {more}</translation>
    </message>
    <message>
        <source>one of {parts}</source>
        <translation>одно из: {parts}</translation>
    </message>
    <message>
        <source>one of {shown}</source>
        <translation>одно из: {shown}</translation>
    </message>
    <message>
        <source>one of {values}</source>
        <translation>одно из: {values}</translation>
    </message>
    <message>
        <source>one or more</source>
        <translation>один или больше</translation>
    </message>
    <message>
        <source>one or more of one size</source>
        <translation>одно или больше одного размера</translation>
    </message>
    <message>
        <source>one row or more</source>
        <translation>одна строка или больше</translation>
    </message>
    <message>
        <source>one run at a time in a folder</source>
        <translation>один запуск в папке разом</translation>
    </message>
    <message>
        <source>one such as utf-8, latin-1, cp1252 or utf-16</source>
        <translation>например utf-8, latin-1, cp1252 или utf-16</translation>
    </message>
    <message>
        <source>one that can be trained</source>
        <translation>тот, который можно обучить</translation>
    </message>
    <message>
        <source>one that can be trained on the inner folds</source>
        <translation>тот, который можно обучить на внутренних блоках</translation>
    </message>
    <message>
        <source>one that does</source>
        <translation>тот, который это делает</translation>
    </message>
    <message>
        <source>one that exists</source>
        <translation>существующая</translation>
    </message>
    <message>
        <source>one value in each cell; ARFF can hold tables</source>
        <translation>одно значение в ячейке; ARFF допускает таблицы</translation>
    </message>
    <message>
        <source>one, as in {low}..{high}:{step}, or the method random</source>
        <translation>шаг, как в {low}..{high}:{step}, или метод random</translation>
    </message>
    <message>
        <source>one, of a run</source>
        <translation>один, из запуска</translation>
    </message>
    <message>
        <source>one: df[{name}].astype(str)</source>
        <translation>один: df[{name}].astype(str)</translation>
    </message>
    <message>
        <source>only a row of names</source>
        <translation>только строка имён</translation>
    </message>
    <message>
        <source>only comments</source>
        <translation>только комментарии</translation>
    </message>
    <message>
        <source>only types of this program and of scikit-learn</source>
        <translation>только типы этой программы и scikit-learn</translation>
    </message>
    <message>
        <source>open one first</source>
        <translation>сначала откройте</translation>
    </message>
    <message>
        <source>openml:NUMBER or openml:NAME</source>
        <translation>openml:НОМЕР или openml:ИМЯ</translation>
    </message>
    <message>
        <source>other parameters, or another method</source>
        <translation>другие параметры или другой метод</translation>
    </message>
    <message>
        <source>p = {p} with metric = &apos;weighted&apos;</source>
        <translation>p = {p} при metric = &apos;weighted&apos;</translation>
    </message>
    <message>
        <source>pair {pair}</source>
        <translation>пара {pair}</translation>
    </message>
    <message>
        <source>pairs of an index and a value</source>
        <translation>пары номера и значения</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>параметр</translation>
    </message>
    <message>
        <source>parameters chosen inside each fold under leave-one-out</source>
        <translation>параметры, выбранные внутри блоков при контроле по отдельным объектам</translation>
    </message>
    <message>
        <source>parts that need no pickle</source>
        <translation>части, которым не нужен pickle</translation>
    </message>
    <message>
        <source>perplexity {perplexity}</source>
        <translation>перплексия {perplexity}</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>рисунки</translation>
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
        <translation>пиксели</translation>
    </message>
    <message>
        <source>plugins and their parameters, as in knn n_neighbors=3; j48</source>
        <translation>модули и их параметры, как knn n_neighbors=3; j48</translation>
    </message>
    <message>
        <source>points: no object</source>
        <translation>points: не объект</translation>
    </message>
    <message>
        <source>points: no rows</source>
        <translation>points: нет строк</translation>
    </message>
    <message>
        <source>points: row {i}</source>
        <translation>points: строка {i}</translation>
    </message>
    <message>
        <source>points: {key}</source>
        <translation>points: {key}</translation>
    </message>
    <message>
        <source>points: {rows} rows</source>
        <translation>points: строк {rows}</translation>
    </message>
    <message>
        <source>predict gives shape {shape}</source>
        <translation>predict вернул форму {shape}</translation>
    </message>
    <message>
        <source>predictions of shapes {shapes}</source>
        <translation>предсказания формы {shapes}</translation>
    </message>
    <message>
        <source>preset = &apos;weka&apos;</source>
        <translation>preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>probabilities</source>
        <translation>вероятности</translation>
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
        <translation>запросы формы {shape}</translation>
    </message>
    <message>
        <source>quotes around a whole value, those inside doubled</source>
        <translation>кавычки вокруг всего значения, внутренние удвоены</translation>
    </message>
    <message>
        <source>quotes in pairs</source>
        <translation>парные кавычки</translation>
    </message>
    <message>
        <source>quotes in pairs, or a file without quotes</source>
        <translation>парные кавычки или файл без кавычек</translation>
    </message>
    <message>
        <source>rank {d}: the estimators ledoit-wolf and shrunk give it</source>
        <translation>ранг {d}: его дают оценки ledoit-wolf и shrunk</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>действительные числа</translation>
    </message>
    <message>
        <source>repeats = {repeats} of KEEL&apos;s partitions</source>
        <translation>repeats = {repeats} при блоках KEEL</translation>
    </message>
    <message>
        <source>repeats = {repeats} of given folds</source>
        <translation>repeats = {repeats} при заданных блоках</translation>
    </message>
    <message>
        <source>results of the type {name}</source>
        <translation>результаты типа {name}</translation>
    </message>
    <message>
        <source>results that are still there</source>
        <translation>результаты, которые ещё на месте</translation>
    </message>
    <message>
        <source>results, an experiment, a run, a metric or a lesson</source>
        <translation>результаты, эксперимент, запуск, метрика или урок</translation>
    </message>
    <message>
        <source>rmse, mae or r2 first</source>
        <translation>сначала rmse, mae или r2</translation>
    </message>
    <message>
        <source>room for data</source>
        <translation>место для данных</translation>
    </message>
    <message>
        <source>room for the data</source>
        <translation>место для этих данных</translation>
    </message>
    <message>
        <source>row {bad} of column {name} holds {bad2}</source>
        <translation>в строке {bad} столбца {name} — {bad2}</translation>
    </message>
    <message>
        <source>row {codes} has no class</source>
        <translation>у строки {codes} нет класса</translation>
    </message>
    <message>
        <source>row {incomplete} has a missing value</source>
        <translation>в строке {incomplete} пропуск</translation>
    </message>
    <message>
        <source>row {i} has {row} values</source>
        <translation>в строке {i} значений: {row}</translation>
    </message>
    <message>
        <source>row {i} is a {name}</source>
        <translation>строка {i} имеет тип {name}</translation>
    </message>
    <message>
        <source>row {i} of attribute {name} holds {value}</source>
        <translation>в строке {i} признака {name} — {value}</translation>
    </message>
    <message>
        <source>row {i} of column {name} holds a {name2}</source>
        <translation>в строке {i} столбца {name} значение типа {name2}</translation>
    </message>
    <message>
        <source>row {missing} has no {name}</source>
        <translation>в строке {missing} нет {name}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>строка {row}</translation>
    </message>
    <message>
        <source>row {wrong}</source>
        <translation>строка {wrong}</translation>
    </message>
    <message>
        <source>rows below it</source>
        <translation>строки под ней</translation>
    </message>
    <message>
        <source>rows from the next line</source>
        <translation>строки со следующей строки файла</translation>
    </message>
    <message>
        <source>rows in lines of their own</source>
        <translation>строки на отдельных строках</translation>
    </message>
    <message>
        <source>rows of a searched table</source>
        <translation>строки таблицы, в которой ищут</translation>
    </message>
    <message>
        <source>rows of at least 2 classes for silhouettes</source>
        <translation>строки хотя бы 2 классов для силуэтов</translation>
    </message>
    <message>
        <source>rows of bare numbers for the {kind} attribute {name}</source>
        <translation>строки из одних чисел для признака {name} ({kind})</translation>
    </message>
    <message>
        <source>rows of equal weight; ARFF can hold them</source>
        <translation>строки равного веса; ARFF допускает веса</translation>
    </message>
    <message>
        <source>rows of other classes are as far as those of the same class</source>
        <translation>строки других классов так же далеки, как и своего</translation>
    </message>
    <message>
        <source>rows of shape {shape}</source>
        <translation>строки формы {shape}</translation>
    </message>
    <message>
        <source>rows of {attributes} columns</source>
        <translation>строки, столбцов: {attributes}</translation>
    </message>
    <message>
        <source>rows of {n_attributes} columns</source>
        <translation>строки, столбцов: {n_attributes}</translation>
    </message>
    <message>
        <source>rows of {name}</source>
        <translation>строки {name}</translation>
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
        <translation>оценки вне 0..1</translation>
    </message>
    <message>
        <source>scores that are no numbers</source>
        <translation>оценки — не числа</translation>
    </message>
    <message>
        <source>seconds, 0 or more</source>
        <translation>секунды, 0 или больше</translation>
    </message>
    <message>
        <source>shape ({e}, {e})</source>
        <translation>форма ({e}, {e})</translation>
    </message>
    <message>
        <source>shape ({n},)</source>
        <translation>форма ({n},)</translation>
    </message>
    <message>
        <source>shares = {shares}</source>
        <translation>shares = {shares}</translation>
    </message>
    <message>
        <source>sheet {sheet} does not apply</source>
        <translation>лист {sheet} здесь неприменим</translation>
    </message>
    <message>
        <source>sigma = 0: each row has {k} others in its own place</source>
        <translation>sigma = 0: у каждой строки ещё {k} на том же месте</translation>
    </message>
    <message>
        <source>sigma = {sigma}</source>
        <translation>sigma = {sigma}</translation>
    </message>
    <message>
        <source>sigma above 0, or a larger k</source>
        <translation>sigma больше 0 или большее k</translation>
    </message>
    <message>
        <source>smaller graphs, or method=bound: {cost}</source>
        <translation>графы поменьше или method=bound: {cost}</translation>
    </message>
    <message>
        <source>some distance</source>
        <translation>какое-нибудь расстояние</translation>
    </message>
    <message>
        <source>some rows left out with preset = &apos;weka&apos;</source>
        <translation>часть строк исключена при preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>sparse index {index} behind {before} (column {column})</source>
        <translation>разреженный номер {index} после {before} (столбец {column})</translation>
    </message>
    <message>
        <source>sparse index {raw} (column {column})</source>
        <translation>разреженный номер {raw} (столбец {column})</translation>
    </message>
    <message>
        <source>sparse index {text} (column {column})</source>
        <translation>разреженный номер {text} (столбец {column})</translation>
    </message>
    <message>
        <source>step {path}, reliability {reliability}</source>
        <translation>шаг {path}, благонадёжность {reliability}</translation>
    </message>
    <message>
        <source>suffix {suffix}</source>
        <translation>расширение {suffix}</translation>
    </message>
    <message>
        <source>sweep {sweep}, {wrong} errors</source>
        <translation>обход {sweep}, ошибок {wrong}</translation>
    </message>
    <message>
        <source>switched off by the user</source>
        <translation>выключен пользователем</translation>
    </message>
    <message>
        <source>test rows by training rows is {test_to_train}</source>
        <translation>отношение проверочных строк к обучающим — {test_to_train}</translation>
    </message>
    <message>
        <source>test_rows</source>
        <translation>test_rows</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>text in the encoding {encoding}</source>
        <translation>текст в кодировке {encoding}</translation>
    </message>
    <message>
        <source>texts without commas, braces or quotes in KEEL; ARFF can hold it</source>
        <translation>в KEEL тексты без запятых, скобок и кавычек; ARFF их допускает</translation>
    </message>
    <message>
        <source>texts, as df.columns = [&apos;a&apos;, &apos;b&apos;, …] gives</source>
        <translation>тексты, как даёт df.columns = [&apos;a&apos;, &apos;b&apos;, …]</translation>
    </message>
    <message>
        <source>the attribute {name} is a {kind}</source>
        <translation>признак {name} имеет тип {kind}</translation>
    </message>
    <message>
        <source>the attribute {name} is relational</source>
        <translation>признак {name} реляционный</translation>
    </message>
    <message>
        <source>the attribute {name} stands twice</source>
        <translation>признак {name} дважды</translation>
    </message>
    <message>
        <source>the byte {start} is not UTF-8</source>
        <translation>байт {start} не в UTF-8</translation>
    </message>
    <message>
        <source>the class cannot be dropped</source>
        <translation>класс нельзя убрать</translation>
    </message>
    <message>
        <source>the class is a number</source>
        <translation>класс — число</translation>
    </message>
    <message>
        <source>the class is column {position} (guessed)</source>
        <translation>класс — столбец {position} (угадано)</translation>
    </message>
    <message>
        <source>the class is {kind}</source>
        <translation>класс — {kind}</translation>
    </message>
    <message>
        <source>the class of each row</source>
        <translation>класс каждой строки</translation>
    </message>
    <message>
        <source>the class {class_name} is a column of X, too</source>
        <translation>класс {class_name} — ещё и столбец X</translation>
    </message>
    <message>
        <source>the class {name} is a {kind}</source>
        <translation>класс {name} имеет тип {kind}</translation>
    </message>
    <message>
        <source>the class {name} is not nominal</source>
        <translation>класс {name} не номинальный</translation>
    </message>
    <message>
        <source>the class {name} is numeric</source>
        <translation>класс {name} числовой</translation>
    </message>
    <message>
        <source>the class {name} is {kind}</source>
        <translation>класс {name} — {kind}</translation>
    </message>
    <message>
        <source>the class {name} is {kind} with {n_classes} labels</source>
        <translation>класс {name} — {kind}, меток {n_classes}</translation>
    </message>
    <message>
        <source>the class {position} is left out</source>
        <translation>класс {position} исключён</translation>
    </message>
    <message>
        <source>the class {y}</source>
        <translation>класс {y}</translation>
    </message>
    <message>
        <source>the column {given} stands twice</source>
        <translation>столбец {given} дважды</translation>
    </message>
    <message>
        <source>the column {twice} stands twice</source>
        <translation>столбец {twice} дважды</translation>
    </message>
    <message>
        <source>the covariance of a class is singular</source>
        <translation>ковариация класса вырождена</translation>
    </message>
    <message>
        <source>the data in the window are not those of the file</source>
        <translation>данные в окне не те, что в файле</translation>
    </message>
    <message>
        <source>the data {name} leave the folder</source>
        <translation>данные {name} вне папки</translation>
    </message>
    <message>
        <source>the decimal sign is a comma (guessed)</source>
        <translation>десятичный знак — запятая (угадано)</translation>
    </message>
    <message>
        <source>the distance {metric} on a page</source>
        <translation>расстояние {metric} на странице</translation>
    </message>
    <message>
        <source>the estimator {estimator}</source>
        <translation>оценщик {estimator}</translation>
    </message>
    <message>
        <source>the exact edit of graphs of {nodes} and {nodes2} nodes</source>
        <translation>точное редактирование графов из {nodes} и {nodes2} вершин</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>файл изменился во время чтения</translation>
    </message>
    <message>
        <source>the file ends without a @data line</source>
        <translation>файл кончается без строки @data</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>the filter {step}</source>
        <translation>фильтр {step}</translation>
    </message>
    <message>
        <source>the filter {values}</source>
        <translation>фильтр {values}</translation>
    </message>
    <message>
        <source>the grid is empty</source>
        <translation>сетка пуста</translation>
    </message>
    <message>
        <source>the id {id} is taken by {origin}</source>
        <translation>id {id} занят: {origin}</translation>
    </message>
    <message>
        <source>the inner tables of attribute {name}</source>
        <translation>внутренние таблицы признака {name}</translation>
    </message>
    <message>
        <source>the key {key}</source>
        <translation>ключ {key}</translation>
    </message>
    <message>
        <source>the keys &apos;attributes&apos; (pairs of name and type) and &apos;data&apos;</source>
        <translation>ключи &apos;attributes&apos; (пары имени и типа) и &apos;data&apos;</translation>
    </message>
    <message>
        <source>the labels of attribute {name} end in {raw} (column {column})</source>
        <translation>метки признака {name} кончаются на {raw} (столбец {column})</translation>
    </message>
    <message>
        <source>the labels of attribute {name} end in {text}</source>
        <translation>метки признака {name} кончаются на {text}</translation>
    </message>
    <message>
        <source>the labels of {name}</source>
        <translation>метки {name}</translation>
    </message>
    <message>
        <source>the learned metric fits other attributes</source>
        <translation>обученная метрика — для других признаков</translation>
    </message>
    <message>
        <source>the learner</source>
        <translation>метод</translation>
    </message>
    <message>
        <source>the learner {text} cannot be looked up</source>
        <translation>метод {text} нельзя найти</translation>
    </message>
    <message>
        <source>the lower end first</source>
        <translation>сначала нижний конец</translation>
    </message>
    <message>
        <source>the lower one first</source>
        <translation>сначала меньшее</translation>
    </message>
    <message>
        <source>the means of the classes are the same</source>
        <translation>средние классов совпадают</translation>
    </message>
    <message>
        <source>the metric is zero everywhere</source>
        <translation>метрика всюду равна нулю</translation>
    </message>
    <message>
        <source>the metric {id}</source>
        <translation>метрика {id}</translation>
    </message>
    <message>
        <source>the name {name}</source>
        <translation>имя {name}</translation>
    </message>
    <message>
        <source>the number {text}</source>
        <translation>число {text}</translation>
    </message>
    <message>
        <source>the option {option} does not apply</source>
        <translation>параметр {option} здесь неприменим</translation>
    </message>
    <message>
        <source>the predictions were not kept</source>
        <translation>предсказания не сохранены</translation>
    </message>
    <message>
        <source>the prior is {prior} strong</source>
        <translation>сила априорного {prior}</translation>
    </message>
    <message>
        <source>the region is {rope} wide</source>
        <translation>ширина области {rope}</translation>
    </message>
    <message>
        <source>the request cannot be sent: {error}</source>
        <translation>запрос не отправляется: {error}</translation>
    </message>
    <message>
        <source>the result cannot be sent: {error}</source>
        <translation>результат не отправляется: {error}</translation>
    </message>
    <message>
        <source>the results of an experiment</source>
        <translation>результаты эксперимента</translation>
    </message>
    <message>
        <source>the row of names lacks a delimiter at its end</source>
        <translation>в конце строки имён нет разделителя</translation>
    </message>
    <message>
        <source>the rows of every pair are the same</source>
        <translation>строки каждой пары одинаковы</translation>
    </message>
    <message>
        <source>the rows vary along one axis only</source>
        <translation>строки меняются лишь вдоль одной оси</translation>
    </message>
    <message>
        <source>the same as {column}: {title}</source>
        <translation>то же, что {column}: {title}</translation>
    </message>
    <message>
        <source>the same: save them first (Data &gt; Save as)</source>
        <translation>те же: сначала сохраните их (Данные &gt; Сохранить как)</translation>
    </message>
    <message>
        <source>the scene names no data</source>
        <translation>сцена не называет данных</translation>
    </message>
    <message>
        <source>the sheet {name} cannot be read: {split}</source>
        <translation>лист {name} не читается: {split}</translation>
    </message>
    <message>
        <source>the sheet {name} has one row</source>
        <translation>в листе {name} одна строка</translation>
    </message>
    <message>
        <source>the sheet {wanted} is empty</source>
        <translation>лист {wanted} пуст</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: it answers</source>
        <translation>шаг {id} не пройти: в нём дан ответ</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: it uses {name}</source>
        <translation>шаг {id} не пройти: он использует {name}</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: nobody is {who}</source>
        <translation>шаг {id} не пройти: {who} — такого нет</translation>
    </message>
    <message>
        <source>the step {id} cannot pass: {path} {told}</source>
        <translation>шаг {id} не пройти: {path} {told}</translation>
    </message>
    <message>
        <source>the text {shown} of attribute {name}</source>
        <translation>текст {shown} признака {name}</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>в тексте {text} половина символа</translation>
    </message>
    <message>
        <source>the text {text} of attribute {name} would not survive</source>
        <translation>текст {text} признака {name} не сохранится</translation>
    </message>
    <message>
        <source>the tolerance is {tolerance}</source>
        <translation>допуск {tolerance}</translation>
    </message>
    <message>
        <source>the true classes are not the same</source>
        <translation>истинные классы не совпадают</translation>
    </message>
    <message>
        <source>the two rows of every pair are equal</source>
        <translation>обе строки каждой пары равны</translation>
    </message>
    <message>
        <source>the two were not tested on the same rows</source>
        <translation>проверены на разных строках</translation>
    </message>
    <message>
        <source>the weights {weights} on a page</source>
        <translation>веса {weights} на странице</translation>
    </message>
    <message>
        <source>the workbook is empty</source>
        <translation>рабочая книга пуста</translation>
    </message>
    <message>
        <source>the workbook is protected by a password</source>
        <translation>рабочая книга защищена паролем</translation>
    </message>
    <message>
        <source>the worker sent {text}</source>
        <translation>рабочий процесс прислал {text}</translation>
    </message>
    <message>
        <source>the worker {how} while it ran {task}</source>
        <translation>рабочий процесс {how}, выполняя {task}</translation>
    </message>
    <message>
        <source>the {kind} attribute {name}</source>
        <translation>признак {kind} {name}</translation>
    </message>
    <message>
        <source>the {kind} {text} stands twice</source>
        <translation>{kind} {text} дважды</translation>
    </message>
    <message>
        <source>the {kind} {twice} stands twice</source>
        <translation>{kind} {twice} дважды</translation>
    </message>
    <message>
        <source>theme {theme}</source>
        <translation>тема {theme}</translation>
    </message>
    <message>
        <source>there is no dissimilar pair</source>
        <translation>нет ни одной несходной пары</translation>
    </message>
    <message>
        <source>there is no pair of {name} rows</source>
        <translation>нет ни одной пары строк {name}</translation>
    </message>
    <message>
        <source>there is no row of names (guessed)</source>
        <translation>строки имён нет (угадано)</translation>
    </message>
    <message>
        <source>there is no similar pair</source>
        <translation>нет ни одной сходной пары</translation>
    </message>
    <message>
        <source>there is no triple of two classes with three places</source>
        <translation>нет тройки из двух классов на трёх местах</translation>
    </message>
    <message>
        <source>there is only one class</source>
        <translation>класс только один</translation>
    </message>
    <message>
        <source>these rows cannot be handed in</source>
        <translation>эти строки нельзя сдать</translation>
    </message>
    <message>
        <source>theta = {theta}</source>
        <translation>theta = {theta}</translation>
    </message>
    <message>
        <source>this is a device or a pipe</source>
        <translation>это устройство или канал</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>this is not a text file (it holds control characters)</source>
        <translation>это не текстовый файл (есть управляющие символы)</translation>
    </message>
    <message>
        <source>this is not a text file (it holds zero bytes)</source>
        <translation>это не текстовый файл (есть нулевые байты)</translation>
    </message>
    <message>
        <source>this is {name}, not a text file</source>
        <translation>это {name}, а не текстовый файл</translation>
    </message>
    <message>
        <source>this model cannot be stored ({error})</source>
        <translation>эту модель нельзя сохранить ({error})</translation>
    </message>
    <message>
        <source>this model was read from a file</source>
        <translation>эта модель прочитана из файла</translation>
    </message>
    <message>
        <source>this row is more often in the test files than in the data set</source>
        <translation>эта строка в проверочных файлах чаще, чем в наборе</translation>
    </message>
    <message>
        <source>this row is not in the data set</source>
        <translation>этой строки нет в наборе</translation>
    </message>
    <message>
        <source>those of the constructor: {none}</source>
        <translation>те, что у конструктора: {none}</translation>
    </message>
    <message>
        <source>timed out after {time_limit} s</source>
        <translation>время вышло: {time_limit} с</translation>
    </message>
    <message>
        <source>times without one: df[{name}].dt.tz_convert(&apos;UTC&apos;).dt.tz_localize(None)</source>
        <translation>моменты без пояса: df[{name}].dt.tz_convert(&apos;UTC&apos;).dt.tz_localize(None)</translation>
    </message>
    <message>
        <source>times, numbers or texts</source>
        <translation>моменты времени, числа или тексты</translation>
    </message>
    <message>
        <source>to be run again: it goes on</source>
        <translation>запустить снова: он продолжится</translation>
    </message>
    <message>
        <source>to_frame()</source>
        <translation>to_frame()</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>слишком велико</translation>
    </message>
    <message>
        <source>too large when unpacked</source>
        <translation>слишком велик после распаковки</translation>
    </message>
    <message>
        <source>transform gives shape {shape}</source>
        <translation>transform вернул форму {shape}</translation>
    </message>
    <message>
        <source>transform gives {column} in row {row}, attribute {column2}</source>
        <translation>transform вернул {column} в строке {row}, признак {column2}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>truth = {truth}</source>
        <translation>truth = {truth}</translation>
    </message>
    <message>
        <source>two at least</source>
        <translation>не меньше двух</translation>
    </message>
    <message>
        <source>two categories of column {name} are written {label}</source>
        <translation>две категории столбца {name} пишутся как {label}</translation>
    </message>
    <message>
        <source>two classes that are to be told apart</source>
        <translation>два класса, которые надо различать</translation>
    </message>
    <message>
        <source>two classes, or k = 1; bounds for more are not offered</source>
        <translation>два класса или k = 1; границ для большего нет</translation>
    </message>
    <message>
        <source>two dimensions, rows and columns</source>
        <translation>два измерения, строки и столбцы</translation>
    </message>
    <message>
        <source>two edge lists, without --data</source>
        <translation>два списка рёбер без --data</translation>
    </message>
    <message>
        <source>two files {inside}</source>
        <translation>два файла {inside}</translation>
    </message>
    <message>
        <source>two marks that differ</source>
        <translation>две разные пометки</translation>
    </message>
    <message>
        <source>two nodes</source>
        <translation>две вершины</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>два или больше</translation>
    </message>
    <message>
        <source>two or more to compare</source>
        <translation>два или больше для сравнения</translation>
    </message>
    <message>
        <source>two or more to compare over</source>
        <translation>два или больше, на которых сравнивать</translation>
    </message>
    <message>
        <source>two principal axes; scaling may help</source>
        <translation>две главные оси; может помочь масштабирование</translation>
    </message>
    <message>
        <source>two rows of each class, for its covariance</source>
        <translation>две строки каждого класса для его ковариации</translation>
    </message>
    <message>
        <source>two rows or more, a query, and k up to the rows</source>
        <translation>две строки или больше, запрос и k не больше числа строк</translation>
    </message>
    <message>
        <source>two, a and b</source>
        <translation>два: a и b</translation>
    </message>
    <message>
        <source>two, of which the second means present</source>
        <translation>две, вторая значит «есть»</translation>
    </message>
    <message>
        <source>type {kind} of attribute {name}</source>
        <translation>тип {kind} признака {name}</translation>
    </message>
    <message>
        <source>type {kind} of column {name}</source>
        <translation>тип {kind} столбца {name}</translation>
    </message>
    <message>
        <source>unique labels</source>
        <translation>неповторяющиеся метки</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>неповторяющиеся имена</translation>
    </message>
    <message>
        <source>unknown field {name}</source>
        <translation>неизвестное поле {name}</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>неизвестный ключ</translation>
    </message>
    <message>
        <source>unknown key {key}</source>
        <translation>неизвестный ключ {key}</translation>
    </message>
    <message>
        <source>unknown kind of figure {suffix}</source>
        <translation>неизвестный вид рисунка {suffix}</translation>
    </message>
    <message>
        <source>unpacks to {inflated} bytes</source>
        <translation>распаковывается в {inflated} байт</translation>
    </message>
    <message>
        <source>value {j}: {wrong} is not a number</source>
        <translation>значение {j}: {wrong} не число</translation>
    </message>
    <message>
        <source>value {row}: text after the closing {quote}</source>
        <translation>значение {row}: текст после закрывающей {quote}</translation>
    </message>
    <message>
        <source>value {values} (column {column}): {what}</source>
        <translation>значение {values} (столбец {column}): {what}</translation>
    </message>
    <message>
        <source>value {value}: the {quote} that begins here is never closed</source>
        <translation>значение {value}: начатая здесь {quote} не закрыта</translation>
    </message>
    <message>
        <source>values are quoted by {quote} (guessed)</source>
        <translation>значения в кавычках {quote} (угадано)</translation>
    </message>
    <message>
        <source>values are separated by {delimiter} (guessed)</source>
        <translation>разделитель значений — {delimiter} (угадано)</translation>
    </message>
    <message>
        <source>values of the right type</source>
        <translation>значения верного типа</translation>
    </message>
    <message>
        <source>vecino-workbench, which brings it</source>
        <translation>vecino-workbench, вместе с которым он ставится</translation>
    </message>
    <message>
        <source>vectors of {one} and {other} numbers</source>
        <translation>векторы из {one} и {other} чисел</translation>
    </message>
    <message>
        <source>version: {version}</source>
        <translation>version: {version}</translation>
    </message>
    <message>
        <source>weights &apos;gaussian&apos; without sigma</source>
        <translation>веса &apos;gaussian&apos; без sigma</translation>
    </message>
    <message>
        <source>weights = &apos;similarity&apos;</source>
        <translation>weights = &apos;similarity&apos;</translation>
    </message>
    <message>
        <source>weights of shape {shape}</source>
        <translation>веса формы {shape}</translation>
    </message>
    <message>
        <source>weights {scheme}</source>
        <translation>веса {scheme}</translation>
    </message>
    <message>
        <source>what a comment line begins with</source>
        <translation>с чего начинается строка комментария</translation>
    </message>
    <message>
        <source>what can hold at once</source>
        <translation>условия, выполнимые одновременно</translation>
    </message>
    <message>
        <source>what was handed out cannot be sent: {error}</source>
        <translation>выданное не отправляется: {error}</translation>
    </message>
    <message>
        <source>what workbench.fit returns</source>
        <translation>то, что возвращает workbench.fit</translation>
    </message>
    <message>
        <source>whole milliseconds</source>
        <translation>целые миллисекунды</translation>
    </message>
    <message>
        <source>whole numbers, three in each line</source>
        <translation>целые числа, по три в строке</translation>
    </message>
    <message>
        <source>wilcox or pratt</source>
        <translation>wilcox или pratt</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>words of {a} and {b} characters</source>
        <translation>слова из {a} и {b} символов</translation>
    </message>
    <message>
        <source>workbench.bundled imported before</source>
        <translation>сначала импорт workbench.bundled</translation>
    </message>
    <message>
        <source>y has shape {shape} beside {shape2} rows</source>
        <translation>y имеет форму {shape}, а строк {shape2}</translation>
    </message>
    <message>
        <source>y has the shape {shape}</source>
        <translation>y имеет форму {shape}</translation>
    </message>
    <message>
        <source>y has {values} values beside {n_rows} rows of X</source>
        <translation>в y значений {values}, а строк в X {n_rows}</translation>
    </message>
    <message>
        <source>y holds inf</source>
        <translation>в y есть inf</translation>
    </message>
    <message>
        <source>y holds {dtype}</source>
        <translation>y содержит {dtype}</translation>
    </message>
    <message>
        <source>y holds {texts}</source>
        <translation>y содержит {texts}</translation>
    </message>
    <message>
        <source>years from 1 to 9999</source>
        <translation>годы от 1 до 9999</translation>
    </message>
    <message>
        <source>zeros {zeros}</source>
        <translation>zeros {zeros}</translation>
    </message>
    <message>
        <source>{asked} for a numeric class</source>
        <translation>{asked} для числового класса</translation>
    </message>
    <message>
        <source>{attributes} attributes beside {shape} columns</source>
        <translation>признаков {attributes}, а столбцов {shape}</translation>
    </message>
    <message>
        <source>{attributes} attributes for {shape} columns</source>
        <translation>признаков {attributes} на столбцов {shape}</translation>
    </message>
    <message>
        <source>{cells} cells</source>
        <translation>ячеек: {cells}</translation>
    </message>
    <message>
        <source>{cells} values</source>
        <translation>значений: {cells}</translation>
    </message>
    <message>
        <source>{centres} centres</source>
        <translation>центров: {centres}</translation>
    </message>
    <message>
        <source>{codes} classes</source>
        <translation>классов: {codes}</translation>
    </message>
    <message>
        <source>{commaed} may be a decimal comma or a thousand</source>
        <translation>{commaed} может быть десятичной запятой или знаком тысяч</translation>
    </message>
    <message>
        <source>{control} control rows of {l}</source>
        <translation>контрольных строк {control} из {l}</translation>
    </message>
    <message>
        <source>{datasets} data sets x {columns} classifiers x</source>
        <translation>наборов {datasets} x классификаторов {columns} x</translation>
    </message>
    <message>
        <source>{datasets}, one for each data set</source>
        <translation>{datasets}, по одной на набор данных</translation>
    </message>
    <message>
        <source>{decimal} both as decimal and as thousands mark</source>
        <translation>{decimal} и десятичный знак, и знак тысяч</translation>
    </message>
    <message>
        <source>{decoders}, one for each attribute</source>
        <translation>{decoders}, по одному на признак</translation>
    </message>
    <message>
        <source>{dimensions} dimensions</source>
        <translation>измерений: {dimensions}</translation>
    </message>
    <message>
        <source>{dropped} rows left</source>
        <translation>осталось строк: {dropped}</translation>
    </message>
    <message>
        <source>{dtype} of shape {shape}</source>
        <translation>{dtype} формы {shape}</translation>
    </message>
    <message>
        <source>{d} attributes, of which every pair has a covariance</source>
        <translation>признаков {d}, у каждой пары ковариация</translation>
    </message>
    <message>
        <source>{end} rows</source>
        <translation>строк: {end}</translation>
    </message>
    <message>
        <source>{entries} classifiers</source>
        <translation>классификаторов: {entries}</translation>
    </message>
    <message>
        <source>{entries} data sets</source>
        <translation>наборов данных: {entries}</translation>
    </message>
    <message>
        <source>{expected} data sets and {expected2} classifiers</source>
        <translation>наборов {expected} и классификаторов {expected2}</translation>
    </message>
    <message>
        <source>{figures} with {figure_suffixes}, or {tables} with {table_suffixes}</source>
        <translation>{figures} с {figure_suffixes} или {tables} с {table_suffixes}</translation>
    </message>
    <message>
        <source>{files} test files</source>
        <translation>проверочных файлов: {files}</translation>
    </message>
    <message>
        <source>{filled} sheets have cells</source>
        <translation>листов с ячейками: {filled}</translation>
    </message>
    <message>
        <source>{folds} folds of at most {rows} rows</source>
        <translation>блоков {folds}, в каждом строк не больше {rows}</translation>
    </message>
    <message>
        <source>{format} for attribute {name}</source>
        <translation>{format} для признака {name}</translation>
    </message>
    <message>
        <source>{found} answer files</source>
        <translation>файлов ответов: {found}</translation>
    </message>
    <message>
        <source>{found} classifiers</source>
        <translation>классификаторов: {found}</translation>
    </message>
    <message>
        <source>{found} files, {total} MB</source>
        <translation>файлов {found}, {total} МБ</translation>
    </message>
    <message>
        <source>{frames} frames</source>
        <translation>кадров: {frames}</translation>
    </message>
    <message>
        <source>{grown} of {total} trees</source>
        <translation>деревьев {grown} из {total}</translation>
    </message>
    <message>
        <source>{id} cannot predict the numeric class {name}</source>
        <translation>{id} не предсказывает числовой класс {name}</translation>
    </message>
    <message>
        <source>{id} gives no probabilities for the costs</source>
        <translation>{id} не даёт вероятностей для стоимостей</translation>
    </message>
    <message>
        <source>{id} gives no scores to calibrate</source>
        <translation>{id} не даёт оценок для калибровки</translation>
    </message>
    <message>
        <source>{id} has no parameter {parameter}</source>
        <translation>у {id} нет параметра {parameter}</translation>
    </message>
    <message>
        <source>{id} is a plugin in a folder, which a script cannot import</source>
        <translation>{id} — модуль из папки, скрипт не может его импортировать</translation>
    </message>
    <message>
        <source>{id} is a {kind} and predicts nothing</source>
        <translation>{id} имеет вид {kind} и ничего не предсказывает</translation>
    </message>
    <message>
        <source>{id} is nothing declared</source>
        <translation>{id} не объявлен</translation>
    </message>
    <message>
        <source>{id} of two vectors alone</source>
        <translation>{id} лишь двух векторов</translation>
    </message>
    <message>
        <source>{id} predicts no classes</source>
        <translation>{id} не предсказывает классы</translation>
    </message>
    <message>
        <source>{id} predicts numbers, the class {name} is nominal</source>
        <translation>{id} предсказывает числа, а класс {name} номинальный</translation>
    </message>
    <message>
        <source>{id} takes no weights of rows</source>
        <translation>{id} не принимает веса строк</translation>
    </message>
    <message>
        <source>{infolist} files</source>
        <translation>файлов: {infolist}</translation>
    </message>
    <message>
        <source>{i} of {files} answer files</source>
        <translation>файлов ответов {i} из {files}</translation>
    </message>
    <message>
        <source>{j} in {j2} under the metric &apos;jaccard&apos;</source>
        <translation>{j} в {j2} при метрике &apos;jaccard&apos;</translation>
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
        <translation>{key}{name}: неизвестный ключ</translation>
    </message>
    <message>
        <source>{kind} of less</source>
        <translation>{kind} поменьше</translation>
    </message>
    <message>
        <source>{k} classifiers</source>
        <translation>классификаторов: {k}</translation>
    </message>
    <message>
        <source>{left_out} rows with a missing class left out</source>
        <translation>исключено строк без класса: {left_out}</translation>
    </message>
    <message>
        <source>{line} values</source>
        <translation>значений: {line}</translation>
    </message>
    <message>
        <source>{mark} stands between thousands (guessed)</source>
        <translation>тысячи отделяет {mark} (угадано)</translation>
    </message>
    <message>
        <source>{method} compares all pairs</source>
        <translation>{method} сравнивает все пары</translation>
    </message>
    <message>
        <source>{method} compares with a control</source>
        <translation>{method} сравнивает с контрольным методом</translation>
    </message>
    <message>
        <source>{method} gives {came}</source>
        <translation>{method} вернул {came}</translation>
    </message>
    <message>
        <source>{metric} without the classes of the rows</source>
        <translation>{metric} без классов строк</translation>
    </message>
    <message>
        <source>{n_bins} bins, {strategy}</source>
        <translation>интервалов {n_bins}, {strategy}</translation>
    </message>
    <message>
        <source>{n_classifiers} classifiers in the table</source>
        <translation>классификаторов в таблице: {n_classifiers}</translation>
    </message>
    <message>
        <source>{n_datasets} data sets with a score of every classifier</source>
        <translation>наборов с оценкой каждого классификатора: {n_datasets}</translation>
    </message>
    <message>
        <source>{n_datasets} data sets with all scores</source>
        <translation>наборов со всеми оценками: {n_datasets}</translation>
    </message>
    <message>
        <source>{n_rows} rows</source>
        <translation>строк: {n_rows}</translation>
    </message>
    <message>
        <source>{n_rows} rows of {columns} columns</source>
        <translation>строк {n_rows}, столбцов {columns}</translation>
    </message>
    <message>
        <source>{n_rows} rows of {shape} columns on a page</source>
        <translation>строк {n_rows}, столбцов {shape} на странице</translation>
    </message>
    <message>
        <source>{names} after @end</source>
        <translation>{names} после @end</translation>
    </message>
    <message>
        <source>{names} are {low} and {high}</source>
        <translation>{names}: {low} и {high}</translation>
    </message>
    <message>
        <source>{names} finite numbers and the position of a class</source>
        <translation>конечных чисел {names} и номер класса</translation>
    </message>
    <message>
        <source>{names} numeric attributes</source>
        <translation>числовых признаков: {names}</translation>
    </message>
    <message>
        <source>{names} tables</source>
        <translation>таблиц: {names}</translation>
    </message>
    <message>
        <source>{names}, one for each attribute</source>
        <translation>{names}, по одному на признак</translation>
    </message>
    <message>
        <source>{name} (column {column}): {what}</source>
        <translation>{name} (столбец {column}): {what}</translation>
    </message>
    <message>
        <source>{name} again</source>
        <translation>{name} ещё раз</translation>
    </message>
    <message>
        <source>{name} cannot be used now</source>
        <translation>{name} сейчас нельзя использовать</translation>
    </message>
    <message>
        <source>{name} declares no plugin</source>
        <translation>{name} не объявляет модуля</translation>
    </message>
    <message>
        <source>{name} gives no probabilities for the costs</source>
        <translation>{name} не даёт вероятностей для стоимостей</translation>
    </message>
    <message>
        <source>{name} had the date format {format}, which cannot hold its times</source>
        <translation>у {name} был формат даты {format}, в который не входит время</translation>
    </message>
    <message>
        <source>{name} has no item {item}</source>
        <translation>в {name} нет элемента {item}</translation>
    </message>
    <message>
        <source>{name} has no items</source>
        <translation>в {name} нет элементов</translation>
    </message>
    <message>
        <source>{name} has no numeric attribute</source>
        <translation>в {name} нет числовых признаков</translation>
    </message>
    <message>
        <source>{name} has no picture</source>
        <translation>у {name} нет рисунка</translation>
    </message>
    <message>
        <source>{name} has no such label here</source>
        <translation>у {name} здесь нет такой метки</translation>
    </message>
    <message>
        <source>{name} has no value to set</source>
        <translation>у {name} нет значения</translation>
    </message>
    <message>
        <source>{name} has the label {label}</source>
        <translation>у {name} есть метка {label}</translation>
    </message>
    <message>
        <source>{name} holds {text}</source>
        <translation>{name} содержит {text}</translation>
    </message>
    <message>
        <source>{name} is a bundled plugin</source>
        <translation>{name} — встроенный модуль</translation>
    </message>
    <message>
        <source>{name} is a word of Python</source>
        <translation>{name} — слово языка Python</translation>
    </message>
    <message>
        <source>{name} is encrypted</source>
        <translation>{name}: зашифрован</translation>
    </message>
    <message>
        <source>{name} is given twice in {text}</source>
        <translation>{name} дважды в {text}</translation>
    </message>
    <message>
        <source>{name} is in no file</source>
        <translation>{name} нет ни в каком файле</translation>
    </message>
    <message>
        <source>{name} is neither classifier nor regressor</source>
        <translation>{name} не классификатор и не регрессор</translation>
    </message>
    <message>
        <source>{name} is no button</source>
        <translation>{name} не кнопка</translation>
    </message>
    <message>
        <source>{name} is no plot</source>
        <translation>{name} не график</translation>
    </message>
    <message>
        <source>{name} is not installed</source>
        <translation>{name} не установлен</translation>
    </message>
    <message>
        <source>{name} is not numeric here</source>
        <translation>{name} здесь не числовой</translation>
    </message>
    <message>
        <source>{name} is there twice</source>
        <translation>{name}: есть дважды</translation>
    </message>
    <message>
        <source>{name} is twice in the grid</source>
        <translation>{name} дважды в сетке</translation>
    </message>
    <message>
        <source>{name} of a nominal class</source>
        <translation>{name} для номинального класса</translation>
    </message>
    <message>
        <source>{name} of a numeric class</source>
        <translation>{name} для числового класса</translation>
    </message>
    <message>
        <source>{name} stands twice</source>
        <translation>{name} дважды</translation>
    </message>
    <message>
        <source>{name} was made or changed in the window and lies in no file</source>
        <translation>{name}: набор создан или изменён в окне и не записан в файл</translation>
    </message>
    <message>
        <source>{name}: packed too densely</source>
        <translation>{name}: слишком плотно упакован</translation>
    </message>
    <message>
        <source>{name}={low}..{high} in the grid has no step</source>
        <translation>у {name}={low}..{high} в сетке нет шага</translation>
    </message>
    <message>
        <source>{name}={written} in the grid</source>
        <translation>{name}={written} в сетке</translation>
    </message>
    <message>
        <source>{nodes} nodes</source>
        <translation>вершин: {nodes}</translation>
    </message>
    <message>
        <source>{n} folds</source>
        <translation>блоков: {n}</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>строк: {n}</translation>
    </message>
    <message>
        <source>{n} rows, {queries} queries, k = {k}</source>
        <translation>строк {n}, запросов {queries}, k = {k}</translation>
    </message>
    <message>
        <source>{objectname} has no item {item}</source>
        <translation>в {objectname} нет элемента {item}</translation>
    </message>
    <message>
        <source>{outputs} outputs: {outputs2}</source>
        <translation>выводов {outputs}: {outputs2}</translation>
    </message>
    <message>
        <source>{part} in the date format {pattern}</source>
        <translation>{part} в формате даты {pattern}</translation>
    </message>
    <message>
        <source>{part} in the grid</source>
        <translation>{part} в сетке</translation>
    </message>
    <message>
        <source>{place}: the key {error} stands twice</source>
        <translation>{place}: ключ {error} дважды</translation>
    </message>
    <message>
        <source>{plugin} is a {kind} and makes no data</source>
        <translation>{plugin} имеет вид {kind} и не создаёт данных</translation>
    </message>
    <message>
        <source>{plugin} learns no linear map</source>
        <translation>{plugin} не обучает линейного отображения</translation>
    </message>
    <message>
        <source>{prefix}NAME</source>
        <translation>{prefix}ИМЯ</translation>
    </message>
    <message>
        <source>{p} coefficients of a {fit_of} fit in {varying} attributes</source>
        <translation>коэффициентов {p} у подгонки {fit_of} по {varying} признакам</translation>
    </message>
    <message>
        <source>{queries} queries</source>
        <translation>запросов: {queries}</translation>
    </message>
    <message>
        <source>{raw} at the beginning</source>
        <translation>{raw} в начале</translation>
    </message>
    <message>
        <source>{raw} for value {values} (column {column})</source>
        <translation>{raw} для значения {values} (столбец {column})</translation>
    </message>
    <message>
        <source>{rest} after the type of attribute {name} (column {column})</source>
        <translation>{rest} после типа признака {name} (столбец {column})</translation>
    </message>
    <message>
        <source>{rest} behind the sparse row (column {column})</source>
        <translation>{rest} после разреженной строки (столбец {column})</translation>
    </message>
    <message>
        <source>{rest} behind the values (column {column})</source>
        <translation>{rest} после значений (столбец {column})</translation>
    </message>
    <message>
        <source>{rest} on the @data line</source>
        <translation>{rest} в строке @data</translation>
    </message>
    <message>
        <source>{rounds} of {total} rounds</source>
        <translation>раундов {rounds} из {total}</translation>
    </message>
    <message>
        <source>{rows} answers, one for each row</source>
        <translation>ответов {rows}, по одному на строку</translation>
    </message>
    <message>
        <source>{rows} rows</source>
        <translation>строк: {rows}</translation>
    </message>
    <message>
        <source>{rows} rows of {columns} attributes</source>
        <translation>строк {rows}, признаков {columns}</translation>
    </message>
    <message>
        <source>{rows} rows of {shape} numbers</source>
        <translation>строк {rows} по {shape} чисел</translation>
    </message>
    <message>
        <source>{rows} rows, of which every pair acts on each other</source>
        <translation>строк {rows}, действует каждая пара</translation>
    </message>
    <message>
        <source>{row} values</source>
        <translation>значений: {row}</translation>
    </message>
    <message>
        <source>{samples} samples</source>
        <translation>выборок: {samples}</translation>
    </message>
    <message>
        <source>{scores} scores of {name}</source>
        <translation>оценок {name}: {scores}</translation>
    </message>
    <message>
        <source>{sha256}…: the data as they were</source>
        <translation>{sha256}…: данные, какими они были</translation>
    </message>
    <message>
        <source>{sha256}…: the data of the experiment</source>
        <translation>{sha256}…: данные эксперимента</translation>
    </message>
    <message>
        <source>{shape} attributes, and a metric for every query</source>
        <translation>признаков {shape}, метрика на каждый запрос</translation>
    </message>
    <message>
        <source>{shape} columns</source>
        <translation>столбцов: {shape}</translation>
    </message>
    <message>
        <source>{shape} rows of {shape2} numbers</source>
        <translation>строк {shape} по {shape2} чисел</translation>
    </message>
    <message>
        <source>{shape} scores for {shape2} rows</source>
        <translation>оценок {shape} на строк {shape2}</translation>
    </message>
    <message>
        <source>{shown} leaves the folder</source>
        <translation>{shown}: вне папки</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>байт: {size}</translation>
    </message>
    <message>
        <source>{size} candidates in the grid</source>
        <translation>вариантов в сетке: {size}</translation>
    </message>
    <message>
        <source>{size} rows of {name} in no test file, the first: row {left}</source>
        <translation>строк {name} ни в одном проверочном файле: {size}, первая — {left}</translation>
    </message>
    <message>
        <source>{source} was not found</source>
        <translation>{source}: не найдено</translation>
    </message>
    <message>
        <source>{stop} of {n} rows</source>
        <translation>строк {stop} из {n}</translation>
    </message>
    <message>
        <source>{strip} after @attribute</source>
        <translation>{strip} после @attribute</translation>
    </message>
    <message>
        <source>{strip} in the header</source>
        <translation>{strip} в заголовке</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not a metric: nothing makes it keep the triangle inequality</source>
        <translation>{structure} с {id}: это не метрика: неравенство треугольника ничем не обеспечено</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not a metric: {found}</source>
        <translation>{structure} с {id}: это не метрика: {found}</translation>
    </message>
    <message>
        <source>{structure} under {id}: it is not gathered from differences of single attributes</source>
        <translation>{structure} с {id}: расстояние не складывается из разностей отдельных признаков</translation>
    </message>
    <message>
        <source>{structure} under {id}: means of rows are no centres</source>
        <translation>{structure} с {id}: средние строк не служат центрами</translation>
    </message>
    <message>
        <source>{sum} rows of {counts} classes</source>
        <translation>строк {sum}, классов {counts}</translation>
    </message>
    <message>
        <source>{surely} beside {pointed}</source>
        <translation>{surely} рядом с {pointed}</translation>
    </message>
    <message>
        <source>{surplus}, {raw} in column {column} is one too many</source>
        <translation>{surplus}, лишнее {raw} в столбце {column}</translation>
    </message>
    <message>
        <source>{texts} rows</source>
        <translation>строк: {texts}</translation>
    </message>
    <message>
        <source>{text} after @attribute</source>
        <translation>{text} после @attribute</translation>
    </message>
    <message>
        <source>{text} after the type of attribute {name}</source>
        <translation>{text} после типа признака {name}</translation>
    </message>
    <message>
        <source>{text} characters</source>
        <translation>символов: {text}</translation>
    </message>
    <message>
        <source>{text} in column {name} is no date</source>
        <translation>{text} в столбце {name} не дата</translation>
    </message>
    <message>
        <source>{text} in the header</source>
        <translation>{text} в заголовке</translation>
    </message>
    <message>
        <source>{text} is no date</source>
        <translation>{text} не дата</translation>
    </message>
    <message>
        <source>{text} is no label of {name}</source>
        <translation>{text} не метка {name}</translation>
    </message>
    <message>
        <source>{text} is not a declared value of attribute {name}</source>
        <translation>{text} не объявлено значением признака {name}</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} не число</translation>
    </message>
    <message>
        <source>{there} columns, which cannot be matched by their places</source>
        <translation>столбцов {there}, по месту не сопоставить</translation>
    </message>
    <message>
        <source>{title} does not learn from {names} given by hand</source>
        <translation>{title} не учится по заданным вручную: {names}</translation>
    </message>
    <message>
        <source>{title} learns no linear map</source>
        <translation>{title} не обучает линейного отображения</translation>
    </message>
    <message>
        <source>{tokens} words after @relation</source>
        <translation>слов после @relation: {tokens}</translation>
    </message>
    <message>
        <source>{total} MB unpacked</source>
        <translation>{total} МБ после распаковки</translation>
    </message>
    <message>
        <source>{transforms}, each once</source>
        <translation>{transforms}, каждое один раз</translation>
    </message>
    <message>
        <source>{values} labels of {name} under the metric &apos;jaccard&apos;</source>
        <translation>меток {name} при метрике &apos;jaccard&apos;: {values}</translation>
    </message>
    <message>
        <source>{values} steps</source>
        <translation>шагов: {values}</translation>
    </message>
    <message>
        <source>{values} up to column {line}</source>
        <translation>{values} до столбца {line}</translation>
    </message>
    <message>
        <source>{values} values of {name}</source>
        <translation>значений {name}: {values}</translation>
    </message>
    <message>
        <source>{wanted}, those of {name}: {wanted2}</source>
        <translation>{wanted}, как у {name}: {wanted2}</translation>
    </message>
    <message>
        <source>{what} at character {at} of the formula</source>
        <translation>{what} (символ {at} формулы)</translation>
    </message>
    <message>
        <source>{what} of {product} = {total} combinations</source>
        <translation>{what} из {product} = {total} сочетаний</translation>
    </message>
    <message>
        <source>{what} with a numeric class</source>
        <translation>{what} с числовым классом</translation>
    </message>
    <message>
        <source>{what} with preset = &apos;weka&apos;</source>
        <translation>{what} при preset = &apos;weka&apos;</translation>
    </message>
    <message>
        <source>{what} with the numeric class {name}</source>
        <translation>{what} с числовым классом {name}</translation>
    </message>
    <message>
        <source>{what} with the {kind} class {name}</source>
        <translation>{what} с классом {name} ({kind})</translation>
    </message>
    <message>
        <source>{what} without a class</source>
        <translation>{what} без класса</translation>
    </message>
    <message>
        <source>{what} would need about {needed} of memory</source>
        <translation>{what} потребует около {needed} памяти</translation>
    </message>
    <message>
        <source>{width} as in the first row</source>
        <translation>{width}, как в первой строке</translation>
    </message>
    <message>
        <source>{width} as in the rows above</source>
        <translation>{width}, как в строках выше</translation>
    </message>
    <message>
        <source>{width} as in the rows above; decimal commas need semicolons or tabs between cells</source>
        <translation>{width}, как в строках выше; десятичным запятым нужны точки с запятой или табуляции между ячейками</translation>
    </message>
    <message>
        <source>{width} columns</source>
        <translation>столбцов: {width}</translation>
    </message>
    <message>
        <source>{written} plugins in {text}</source>
        <translation>модулей в {text}: {written}</translation>
    </message>
    <message>
        <source>{x} row</source>
        <translation>строка {x}</translation>
    </message>
    <message>
        <source>{x}, one for each row</source>
        <translation>{x}, по одному на строку</translation>
    </message>
</context>
<context>
    <name>MeterPage</name>
    <message>
        <source>Lazy methods learn in no time and pay at every question; eager ones pay once, at training.</source>
        <extracomment>So many runs are drawn, the newest; the table has all. Bars begin at this many seconds: nobody measures less.</extracomment>
        <translation>Ленивые методы обучаются мгновенно и платят за каждый вопрос; нетерпеливые платят один раз, при обучении.</translation>
    </message>
    <message>
        <source>What each run cost</source>
        <translation>Чего стоил каждый запуск</translation>
    </message>
    <message>
        <source>training, s</source>
        <translation>обучение, с</translation>
    </message>
    <message>
        <source>Seconds to learn from the training rows of one fold</source>
        <translation>Секунды на обучение по обучающим строкам одного блока</translation>
    </message>
    <message>
        <source>answer, ms</source>
        <translation>ответ, мс</translation>
    </message>
    <message>
        <source>Milliseconds to predict one row</source>
        <translation>Миллисекунды на предсказание одной строки</translation>
    </message>
    <message>
        <source>model, kB</source>
        <translation>модель, КБ</translation>
    </message>
    <message>
        <source>What is kept for answering, in kilobytes</source>
        <translation>Что хранится для ответов, в килобайтах</translation>
    </message>
    <message>
        <source>distances</source>
        <translation>расстояния</translation>
    </message>
    <message>
        <source>Distances computed to answer for the test rows</source>
        <translation>Расстояния, вычисленные для ответов по контрольным строкам</translation>
    </message>
    <message>
        <source>← time to train  |  time to answer for one row →</source>
        <translation>← время обучения  |  время ответа для одной строки →</translation>
    </message>
    <message>
        <source>run</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>answer, s a row</source>
        <translation>ответ, с на строку</translation>
    </message>
    <message>
        <source>model, bytes</source>
        <translation>модель, байты</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Затраты</translation>
    </message>
    <message>
        <source>Training time; prediction time per row</source>
        <translation>Время обучения; время предсказания на строку</translation>
    </message>
</context>
<context>
    <name>MeterTable</name>
    <message>
        <source>What each classifier costs</source>
        <translation>Чего стоит каждый классификатор</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>s to learn</source>
        <translation>обучение, с</translation>
    </message>
    <message>
        <source>s to ask</source>
        <translation>ответы, с</translation>
    </message>
    <message>
        <source>asking / learning</source>
        <translation>ответы / обучение</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>память</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>Above 1: lazy; below: eager</source>
        <translation>Больше 1 — ленивый; меньше — нетерпеливый</translation>
    </message>
</context>
<context>
    <name>MethodSlot</name>
    <message>
        <source>waiting</source>
        <extracomment>From this height on there is room for two lines below the plane.</extracomment>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>iteration {n}</source>
        <translation>итерация {n}</translation>
    </message>
    <message>
        <source>{pulls} targets · {impostors} impostors</source>
        <translation>целевых {pulls} · самозванцев {impostors}</translation>
    </message>
    <message>
        <source>{pushes} pushes</source>
        <translation>отталкиваний {pushes}</translation>
    </message>
    <message>
        <source>Method {number}</source>
        <translation>Метод {number}</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>устарела</translation>
    </message>
    <message>
        <source>note</source>
        <translation>справка</translation>
    </message>
    <message>
        <source>learning: {n}</source>
        <translation>обучение: {n}</translation>
    </message>
    <message>
        <source>not learned yet</source>
        <translation>ещё не обучена</translation>
    </message>
    <message>
        <source>rank {n}</source>
        <translation>ранг {n}</translation>
    </message>
    <message>
        <source>one per row</source>
        <translation>у каждой строки своя</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop learning</source>
        <translation>Остановить обучение</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Learn this metric in the room, with these parameters</source>
        <translation>Обучить эту метрику в комнате с этими параметрами</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучить</translation>
    </message>
    <message>
        <source>Learn this metric on all rows</source>
        <translation>Обучить эту метрику на всех строках</translation>
    </message>
</context>
<context>
    <name>MethodsBoard</name>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Converged</source>
        <translation>Сошёлся</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Прим.</translation>
    </message>
    <message>
        <source>Methods tried on these data</source>
        <translation>Методы, испытанные на этих данных</translation>
    </message>
    <message>
        <source>Accuracies are leave-one-out with a metric learned from all rows, so those after learning are optimistic. Enter uses a method.</source>
        <translation>Доли верных — контроль по отдельным объектам с метрикой, обученной на всех строках: после обучения они завышены. Enter берёт метод.</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>MethodsPage</name>
    <message>
        <source>Methods</source>
        <translation>Методы</translation>
    </message>
    <message>
        <source>Learn all</source>
        <extracomment>What stands in the slots at first; an empty one stays empty. From this height on there is room for planes and table together. On so few rows a method is learned as soon as it is chosen.</extracomment>
        <translation>Обучить все</translation>
    </message>
    <message>
        <source>Learn the methods shown that are not up to date</source>
        <translation>Обучить показанные методы, которые устарели</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Every method tried, the best first</source>
        <translation>Все испытанные методы, лучший первым</translation>
    </message>
    <message>
        <source>Leave-one-out; the metric has seen every row, so this is optimistic</source>
        <translation>Контроль по отдельным объектам; метрика видела все строки, оценка завышена</translation>
    </message>
    <message>
        <source>None (Euclidean)</source>
        <translation>Нет (евклидова)</translation>
    </message>
    <message>
        <source>The rows as they are: nothing is learned</source>
        <translation>Строки как есть: ничего не обучается</translation>
    </message>
    <message>
        <source>Cancel all</source>
        <translation>Отменить все</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Try all methods</source>
        <translation>Испытать все</translation>
    </message>
    <message>
        <source>Learn with every method there is, with default parameters</source>
        <translation>Обучить каждым имеющимся методом, с параметрами по умолчанию</translation>
    </message>
    <message>
        <source>{done} of {total}: {method}</source>
        <translation>{done} из {total}: {method}</translation>
    </message>
</context>
<context>
    <name>MetricCombo</name>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>How distances are measured, in all rooms</source>
        <translation>Как измеряются расстояния, во всех комнатах</translation>
    </message>
</context>
<context>
    <name>MetricCrossValidation</name>
    <message>
        <source>A metric shaped by hand is not learned, so no fold can.</source>
        <translation>Метрика задана вручную, а не обучена: по блокам её не обучить.</translation>
    </message>
    <message>
        <source>Constraints given by hand cannot be left out row by row.</source>
        <translation>Ограничения, заданные вручную, нельзя исключать по строкам.</translation>
    </message>
    <message>
        <source>Learned anew without each row: {correct} of {n} right, {figure}. Wrong: row {rows}</source>
        <translation>Обучено заново без каждой строки: верно {correct} из {n}, {figure}. Ошибка: строка {rows}</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделить</translation>
    </message>
</context>
<context>
    <name>MetricRequests</name>
    <message>
        <source>Learn metric</source>
        <extracomment>Larger sets queue with the long jobs, so that no picture waits for them.</extracomment>
        <translation>Обучить метрику</translation>
    </message>
    <message>
        <source>Accuracy along the morph</source>
        <translation>Доля верных ответов вдоль превращения</translation>
    </message>
    <message>
        <source>Densities</source>
        <translation>Плотности</translation>
    </message>
</context>
<context>
    <name>MetricRoom</name>
    <message>
        <source>No plugin that learns a metric is loaded.</source>
        <translation>Не загружен ни один модуль, обучающий метрику.</translation>
    </message>
    <message>
        <source>Learning was cancelled.</source>
        <translation>Обучение прервано.</translation>
    </message>
    <message>
        <source>This matrix is no metric: it has a negative eigenvalue, so some squared distances would be below 0. The planes use the clipped one.</source>
        <translation>Эта матрица не метрика: у неё есть отрицательное собственное число, и некоторые квадраты расстояний были бы меньше 0. На плоскостях — срезанная.</translation>
    </message>
</context>
<context>
    <name>MetricWidgets</name>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Plane: two attributes</source>
        <translation>Плоскость: два признака</translation>
    </message>
    <message>
        <source>Plane: eigen-directions of M</source>
        <translation>Плоскость: собств. направления M</translation>
    </message>
    <message>
        <source>Plane drawn</source>
        <translation>Показанная плоскость</translation>
    </message>
    <message>
        <source>What the planes show of more than two attributes</source>
        <translation>Что показывают плоскости, если признаков больше двух</translation>
    </message>
    <message>
        <source>Use this metric</source>
        <translation>Взять эту метрику</translation>
    </message>
    <message>
        <source>Make it the metric of every room</source>
        <translation>Использовать её во всех комнатах</translation>
    </message>
    <message>
        <source>A note on where the strips come from</source>
        <translation>Заметка о том, откуда взялись полосы</translation>
    </message>
    <message>
        <source>Once a metric is learned, the rows appear here as it sees them.</source>
        <translation>Здесь появятся строки, какими их видит обученная метрика.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>t = {t}</source>
        <translation>t = {t}</translation>
    </message>
    <message>
        <source>eigenvector {n}</source>
        <translation>собственный вектор {n}</translation>
    </message>
    <message>
        <source>the one direction left</source>
        <translation>единственное оставшееся направление</translation>
    </message>
    <message>
        <source>{axis}, mapped</source>
        <translation>{axis}, после отображения</translation>
    </message>
    <message>
        <source>About this data</source>
        <translation>Об этих данных</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>The model learned from all rows</source>
        <extracomment>The texts of so many models are kept.</extracomment>
        <translation>Модель, обученная на всех строках</translation>
    </message>
    <message>
        <source>Show the data set of this run to fit its model.</source>
        <translation>Чтобы построить модель, покажите набор данных этого запуска.</translation>
    </message>
    <message>
        <source>Fitting on all rows …</source>
        <translation>Обучение на всех строках …</translation>
    </message>
    <message>
        <source>Model of {title}</source>
        <translation>Модель: {title}</translation>
    </message>
</context>
<context>
    <name>MorphPanel</name>
    <message>
        <source>Way from the identity to the metric</source>
        <extracomment>Pixels at least: enough to aim at a place on the way. With reduced motion, play shows three stills for so long each.</extracomment>
        <translation>Путь от единичной матрицы к метрике</translation>
    </message>
    <message>
        <source>0: distances as they are; 1: distances under M (arrow keys)</source>
        <translation>0: расстояния как есть; 1: расстояния по M (стрелки)</translation>
    </message>
    <message>
        <source>Play the morph</source>
        <translation>Показать превращение</translation>
    </message>
    <message>
        <source>Play the morph from I to M (Space)</source>
        <translation>Показать превращение от I к M (пробел)</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Three stills in place of a movement</source>
        <translation>Три кадра вместо движения</translation>
    </message>
    <message>
        <source>Save animation…</source>
        <translation>Сохранить анимацию…</translation>
    </message>
    <message>
        <source>Save the morph as an animation</source>
        <translation>Сохранить превращение как анимацию</translation>
    </message>
    <message>
        <source>Both planes from I to M as an animated PNG</source>
        <translation>Обе плоскости от I к M в анимированный PNG</translation>
    </message>
    <message>
        <source>t, from I to M</source>
        <translation>t, от I к M</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>верно, %</translation>
    </message>
    <message>
        <source>Accuracy along the morph</source>
        <translation>Доля верных ответов вдоль превращения</translation>
    </message>
    <message>
        <source>Leave-one-out accuracy from {first} at t = 0 to {last} at t = 1</source>
        <translation>Доля верных при контроле по отдельным объектам: от {first} при t = 0 до {last} при t = 1</translation>
    </message>
</context>
<context>
    <name>MosaicPage</name>
    <message>
        <source>Two nominal attributes are needed; Discretise makes some</source>
        <translation>Нужны два номинальных признака; их создаёт фильтр Discretise</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Мозаика</translation>
    </message>
    <message>
        <source>Cramér&apos;s V {v}, chi-squared {chi2}</source>
        <translation>V Крамера {v}, хи-квадрат {chi2}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a gap left out</source>
        <translation>
            <numerusform>пропущена %n строка с пробелом</numerusform>
            <numerusform>пропущено %n строки с пробелами</numerusform>
            <numerusform>пропущено %n строк с пробелами</numerusform>
        </translation>
    </message>
    <message>
        <source>{a}, {b}: {n} rows, {expected} expected if independent</source>
        <translation>{a}, {b}: строк {n}, при независимости ожидается {expected}</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>По горизонтали</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>По вертикали</translation>
    </message>
    <message>
        <source>Attribute across</source>
        <translation>Признак по горизонтали</translation>
    </message>
    <message>
        <source>Columns are as wide as their share of the rows</source>
        <translation>Ширина столбцов — их доля строк</translation>
    </message>
    <message>
        <source>Attribute upwards</source>
        <translation>Признак по вертикали</translation>
    </message>
    <message>
        <source>Tiles are as high as their share of the column, so that areas are shares of all rows. A click selects a tile; arrows step, Enter selects.</source>
        <translation>Высота плиток — их доля столбца, поэтому площади — доли всех строк. Щелчок выделяет плитку; стрелки переходят, Enter выделяет.</translation>
    </message>
</context>
<context>
    <name>MosaicPlot</name>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>ожидается</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>остаток</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>No. The thesis (section 2.1) prints means and a covariance with which 5-NN already gets about 95 %, not the 61 % it reports. These strips were made to show the reported effect: 61 % before, 99.5 % after.</source>
        <translation>Нет. В диссертации (раздел 2.1) напечатаны средние и ковариация, с которыми 5-NN сразу даёт около 95 %, а не указанные 61 %. Эти полосы сделаны, чтобы показать описанный эффект: 61 % до, 99,5 % после.</translation>
    </message>
    <message>
        <source>Open the printed set</source>
        <translation>Открыть напечатанный набор</translation>
    </message>
    <message>
        <source>Two classes drawn with the parameters as printed</source>
        <translation>Два класса, порождённые с напечатанными параметрами</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>About this data</source>
        <translation>Об этих данных</translation>
    </message>
</context>
<context>
    <name>NumbersView</name>
    <message>
        <source>all rows</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>Figures of all attributes</source>
        <translation>Показатели всех признаков</translation>
    </message>
    <message>
        <source>Figures of all numeric attributes</source>
        <translation>Показатели всех числовых признаков</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>Чьи показатели</translation>
    </message>
    <message>
        <source>All rows, or those of one class. Quartiles as numpy.quantile.</source>
        <translation>Все строки или строки одного класса. Квартили как numpy.quantile.</translation>
    </message>
</context>
<context>
    <name>OpenData</name>
    <message>
        <source>Saving {name}</source>
        <extracomment>The folder of copies, inside that of the results. What the list was given without being asked, until it is changed by hand.</extracomment>
        <translation>Сохраняется {name}</translation>
    </message>
    <message>
        <source>{name} has no file of its own: saved as {path}</source>
        <translation>У {name} нет своего файла: записано в {path}</translation>
    </message>
</context>
<context>
    <name>OpenmlWindow</name>
    <message>
        <source>Open from OpenML</source>
        <translation>Открыть из OpenML</translation>
    </message>
    <message>
        <source>&amp;Name or number of the data set</source>
        <translation>&amp;Имя или номер набора данных</translation>
    </message>
    <message>
        <source>Name or number of the data set</source>
        <translation>Имя или номер набора данных</translation>
    </message>
    <message>
        <source>iris, or 61</source>
        <translation>iris или 61</translation>
    </message>
    <message>
        <source>It is fetched from www.openml.org once, and kept for the next time.</source>
        <translation>Загружается с www.openml.org один раз и хранится для следующего.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Fetch and open it (Enter)</source>
        <translation>Получить и открыть его (Enter)</translation>
    </message>
</context>
<context>
    <name>OptionsBar</name>
    <message>
        <source>Post-hoc</source>
        <extracomment>Tests of every pair, and tests of each classifier against one. Names of classifiers are shortened beyond so many.</extracomment>
        <translation>Критерий</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>Significance level alpha</source>
        <translation>Уровень значимости альфа</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучший</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>поправка на связки</translation>
    </message>
    <message>
        <source>Nemenyi and Shaffer compare every pair; the others compare each classifier with the control only</source>
        <translation>Nemenyi и Shaffer сравнивают все пары; остальные — каждый классификатор только с эталоном</translation>
    </message>
    <message>
        <source>The risk of calling a difference real that is chance</source>
        <translation>Риск принять случайную разницу за настоящую</translation>
    </message>
    <message>
        <source>The classifier all others are compared with</source>
        <translation>Классификатор, с которым сравниваются все остальные</translation>
    </message>
    <message>
        <source>Divide Friedman&apos;s statistic by its correction for tied ranks</source>
        <translation>Делить статистику Фридмана на поправку на связанные ранги</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Tables and this figure, as files or copied</source>
        <translation>Таблицы и этот рисунок: файлом или копией</translation>
    </message>
</context>
<context>
    <name>PageGroups</name>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ранги</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Распределения</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Признаки</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Nothing to show of this run</source>
        <extracomment>The lowest a row that can be clicked may be, in pixels. Left and right of a title; the bar at the current one lies in it.</extracomment>
        <translation>Для этого запуска показывать нечего</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Mark pairs</source>
        <extracomment>Which key says what of the rows i, j and l.</extracomment>
        <translation>Отмечать пары</translation>
    </message>
    <message>
        <source>Click two or three points in a plane, then say how they belong</source>
        <translation>Щёлкните две или три точки на плоскости и укажите, как они связаны</translation>
    </message>
    <message>
        <source>Row i: the first point clicked</source>
        <translation>Строка i: первая выбранная точка</translation>
    </message>
    <message>
        <source>Row j: the second point clicked</source>
        <translation>Строка j: вторая выбранная точка</translation>
    </message>
    <message>
        <source>Row l: the third point clicked, for a triple</source>
        <translation>Строка l: третья выбранная точка, для тройки</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>i and j belong together (S)</source>
        <translation>i и j — вместе (S)</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Разные</translation>
    </message>
    <message>
        <source>i and j do not belong together (D)</source>
        <translation>i и j — не вместе (D)</translation>
    </message>
    <message>
        <source>j nearer than l</source>
        <translation>j ближе l</translation>
    </message>
    <message>
        <source>j is to be nearer to i than l is (N)</source>
        <translation>j должна быть ближе к i, чем l (N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take the chosen line away</source>
        <translation>Убрать выбранную строку списка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take the last change of the list back</source>
        <translation>Отменить последнее изменение списка</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Take all lines away</source>
        <translation>Убрать все строки списка</translation>
    </message>
    <message>
        <source>Learn from these</source>
        <translation>Обучать по ним</translation>
    </message>
    <message>
        <source>The method uses these pairs or triples and no others</source>
        <translation>Метод берёт эти пары или тройки и никакие другие</translation>
    </message>
    <message>
        <source>Show the pairs used</source>
        <translation>Показать взятые пары</translation>
    </message>
    <message>
        <source>Draw up to {n} of the pairs the method learned from</source>
        <translation>Нарисовать до {n} пар, на которых обучался метод</translation>
    </message>
    <message>
        <source>Pairs and triples given by hand</source>
        <translation>Пары и тройки, заданные вручную</translation>
    </message>
    <message>
        <source>One of these rows is not used by the metric.</source>
        <translation>Одна из этих строк в метрике не участвует.</translation>
    </message>
    <message>
        <source>That is said already, or a row stands twice.</source>
        <translation>Это уже указано, или строка стоит дважды.</translation>
    </message>
    <message>
        <source>Click a point in a plane: row i.</source>
        <translation>Щёлкните точку на плоскости: строка i.</translation>
    </message>
    <message>
        <source>Click another point: row j.</source>
        <translation>Щёлкните другую точку: строка j.</translation>
    </message>
    <message>
        <source>S same, D different; or a third click: row l.</source>
        <translation>S — вместе, D — разные; или третий щелчок: строка l.</translation>
    </message>
    <message>
        <source>S or D for i and j; N: j is nearer than l.</source>
        <translation>S или D для i и j; N: j ближе, чем l.</translation>
    </message>
    <message>
        <source>Switch on “Mark pairs”, or type the numbers of rows.</source>
        <translation>Включите «Отмечать пары» или введите номера строк.</translation>
    </message>
    <message>
        <source>—  {i} and {j}: same</source>
        <translation>—  {i} и {j}: вместе</translation>
    </message>
    <message>
        <source>- -  {i} and {j}: different</source>
        <translation>- -  {i} и {j}: разные</translation>
    </message>
    <message>
        <source>{j} is nearer to {i} than {l}</source>
        <translation>{j} ближе к {i}, чем {l}</translation>
    </message>
    <message>
        <source>{similar} similar, {dissimilar} dissimilar, {triples} triples</source>
        <translation>схожих {similar}, несхожих {dissimilar}, троек {triples}</translation>
    </message>
    <message>
        <source>What the method learned from</source>
        <translation>На чём обучался метод</translation>
    </message>
    <message>
        <source>Two classifiers</source>
        <translation>Два метода</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Of the table and the picture; both grow with the window. Where no region was chosen: one hundredth of the scale of shares, or of percent.</extracomment>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>with</source>
        <translation>с</translation>
    </message>
    <message>
        <source>on</source>
        <translation>на</translation>
    </message>
    <message>
        <source>alike within ±</source>
        <translation>равны до ±</translation>
    </message>
    <message>
        <source>First classifier</source>
        <translation>Первый классификатор</translation>
    </message>
    <message>
        <source>Second classifier</source>
        <translation>Второй классификатор</translation>
    </message>
    <message>
        <source>What is positive speaks for the first classifier</source>
        <translation>Положительное — в пользу первого классификатора</translation>
    </message>
    <message>
        <source>Data set of the tests over folds</source>
        <translation>Набор данных для критериев по блокам</translation>
    </message>
    <message>
        <source>The tests over folds are of this data set</source>
        <translation>Критерии по блокам — на этом наборе данных</translation>
    </message>
    <message>
        <source>Tests of two classifiers</source>
        <translation>Критерии для двух классификаторов</translation>
    </message>
    <message>
        <source>{test} assumes: {sentence}</source>
        <translation>{test} предполагает: {sentence}</translation>
    </message>
    <message>
        <source>Region of practical equivalence: smaller differences count as none</source>
        <translation>Область практической эквивалентности: меньшие разности считаются нулевыми</translation>
    </message>
</context>
<context>
    <name>PairsText</name>
    <message>
        <source>Test</source>
        <translation>Критерий</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>эффект</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>statistic</source>
        <translation>статистика</translation>
    </message>
    <message>
        <source>{a} or {b}</source>
        <translation>{a} или {b}</translation>
    </message>
    <message>
        <source>{name} is better</source>
        <translation>{name} лучше</translation>
    </message>
    <message>
        <source>alike: they differ by no more than {rope}</source>
        <translation>равны: разность не больше {rope}</translation>
    </message>
    <message>
        <source>Bayesian signed-rank test over N = {n} data sets, region of practical equivalence ±{rope}.</source>
        <translation>Байесовский критерий знаковых рангов, наборов данных N = {n}, область практической эквивалентности ±{rope}.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Вероятность</translation>
    </message>
    <message>
        <source>Corrected resampled t, {data}</source>
        <translation>Исправленный t повторных выборок, {data}</translation>
    </message>
    <message>
        <source>Nadeau-Bengio: differences of folds are normal and correlated as their shared training rows say.</source>
        <translation>Надо–Бенжио: разности по блокам нормальны и коррелированы в меру общих обучающих строк.</translation>
    </message>
    <message>
        <source>needs the folds of both</source>
        <translation>нужны блоки обоих</translation>
    </message>
    <message>
        <source>McNemar, {data}</source>
        <translation>Макнемар, {data}</translation>
    </message>
    <message>
        <source>Rows are independent; says nothing of other training sets. Repeats after the first are left out.</source>
        <translation>Строки независимы; о других обучающих выборках ничего не говорит. Повторы после первого не учитываются.</translation>
    </message>
    <message>
        <source>needs the hits of both</source>
        <translation>нужны попадания обоих</translation>
    </message>
    <message>
        <source>5×2cv t, {data}</source>
        <translation>5×2cv t, {data}</translation>
    </message>
    <message>
        <source>5×2cv F, {data}</source>
        <translation>5×2cv F, {data}</translation>
    </message>
    <message>
        <source>Five repeats of two halves; differences normal, variances of the repeats independent.</source>
        <translation>Пять повторов по две половины; разности нормальны, дисперсии повторов независимы.</translation>
    </message>
    <message>
        <source>needs 5 repeats of 2 folds</source>
        <translation>нужно 5 повторов по 2 блока</translation>
    </message>
    <message>
        <source>Sign test over {n} data sets</source>
        <translation>Критерий знаков, наборов данных {n}</translation>
    </message>
    <message>
        <source>Data sets are independent; only who wins counts, not by how much.</source>
        <translation>Наборы данных независимы; важно лишь, кто победил, а не насколько.</translation>
    </message>
    <message>
        <source>share {share}</source>
        <translation>доля {share}</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} лучше</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ неразличимы</translation>
    </message>
</context>
<context>
    <name>ParallelPage</name>
    <message>
        <source>Parallel coordinates</source>
        <extracomment>The most lines, and the most segments of all lines together.</extracomment>
        <translation>Параллельные координаты</translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>показано строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>Medians</source>
        <translation>Медианы</translation>
    </message>
    <message>
        <source>A thick line through the medians of each class</source>
        <translation>Толстая линия через медианы каждого класса</translation>
    </message>
    <message>
        <source>Flip axis</source>
        <translation>Перевернуть ось</translation>
    </message>
    <message>
        <source>Turn the chosen axis upside down (F, double click)</source>
        <translation>Перевернуть выбранную ось (F, двойной щелчок)</translation>
    </message>
    <message>
        <source>Clear ranges</source>
        <translation>Сбросить диапазоны</translation>
    </message>
    <message>
        <source>Take the ranges of all axes away</source>
        <translation>Убрать диапазоны всех осей</translation>
    </message>
    <message>
        <source>Move the chosen axis to the left (Ctrl+Left)</source>
        <translation>Сдвинуть выбранную ось влево (Ctrl+Влево)</translation>
    </message>
    <message>
        <source>Move the chosen axis to the right (Ctrl+Right)</source>
        <translation>Сдвинуть выбранную ось вправо (Ctrl+Вправо)</translation>
    </message>
</context>
<context>
    <name>ParallelPlot</name>
    <message>
        <source>Left and Right choose an axis, with Ctrl they move it; F turns it; Up and Down select a range, Delete takes it away</source>
        <translation>Влево и Вправо выбирают ось, с Ctrl — двигают её; F переворачивает; Вверх и Вниз выделяют диапазон, Delete убирает его</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Ось</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Parallel coordinates</source>
        <translation>Параллельные координаты</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
</context>
<context>
    <name>ParamWords</name>
    <message>
        <source>In scripts: {name}</source>
        <translation>В сценариях: {name}</translation>
    </message>
    <message>
        <source>one of {words}</source>
        <translation>одно из: {words}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>да или нет</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a plugin and its parameters, as in knn n_neighbors=3</source>
        <translation>модуль и его параметры, как knn n_neighbors=3</translation>
    </message>
    <message>
        <source>plugins and their parameters, as in knn n_neighbors=3; j48</source>
        <translation>модули и их параметры, как knn n_neighbors=3; j48</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>above {}</source>
        <translation>больше {}</translation>
    </message>
    <message>
        <source>at least {}</source>
        <translation>не меньше {}</translation>
    </message>
    <message>
        <source>at most {}</source>
        <translation>не больше {}</translation>
    </message>
    <message>
        <source>{} and {}</source>
        <translation>{} и {}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} или {}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>ParamsForm</name>
    <message>
        <source>This method has no parameters.</source>
        <extracomment>What was read last from each field, in whatever language it was typed; a field is not read again after a change of language, before it is reworded.</extracomment>
        <translation>У этого метода нет параметров.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>авто</translation>
    </message>
</context>
<context>
    <name>PipelineStrip</name>
    <message>
        <source>Filters:</source>
        <extracomment>The filters with a button of their own; the others are below &quot;more&quot;. Pixels of a parameter in the form of a filter, how many are seen, and what is around.</extracomment>
        <translation>Фильтры:</translation>
    </message>
    <message>
        <source>+ more</source>
        <translation>+ ещё</translation>
    </message>
    <message>
        <source>All filters</source>
        <translation>Все фильтры</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Change the data now; each step can be undone</source>
        <translation>Изменить данные сейчас; каждый шаг можно отменить</translation>
    </message>
    <message>
        <source>Fitted inside each fold when you run; Apply changes the data now.</source>
        <translation>Подбираются в каждом блоке; «Применить» меняет данные.</translation>
    </message>
    <message>
        <source>Steps of the pipeline</source>
        <translation>Шаги цепочки</translation>
    </message>
    <message>
        <source>Enter edits a step, Alt+arrows move it, Delete takes it out</source>
        <translation>Enter правит шаг, Alt+стрелки двигают его, Delete убирает</translation>
    </message>
    <message>
        <source>Move the step to the left (Alt+Left)</source>
        <translation>Сдвинуть шаг влево (Alt+Влево)</translation>
    </message>
    <message>
        <source>Move the step to the right (Alt+Right)</source>
        <translation>Сдвинуть шаг вправо (Alt+Вправо)</translation>
    </message>
    <message>
        <source>Take the step out (Delete)</source>
        <translation>Убрать шаг (Delete)</translation>
    </message>
    <message>
        <source>There is no filter {name}.</source>
        <translation>Фильтра {name} нет.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>The data changed meanwhile: no filter was applied.</source>
        <translation>Данные тем временем изменились: фильтры не применены.</translation>
    </message>
    <message>
        <source>Preview …</source>
        <translation>Предпросмотр …</translation>
    </message>
    <message>
        <source>Try the steps on a copy and see what would change</source>
        <translation>Попробовать шаги на копии и увидеть, что изменится</translation>
    </message>
</context>
<context>
    <name>PixelGrid</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>row {row}, column {column}: ink {ink}</source>
        <translation>строка {row}, столбец {column}: чернила {ink}</translation>
    </message>
</context>
<context>
    <name>PlaneLegend</name>
    <message>
        <source>Legend</source>
        <extracomment>More classes are not named; the tool bar has them all.</extracomment>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>region: winning class</source>
        <translation>область: победивший класс</translation>
    </message>
    <message>
        <source>pale: divided votes</source>
        <translation>бледное: голоса разделились</translation>
    </message>
    <message>
        <source>tie between classes</source>
        <translation>ничья между классами</translation>
    </message>
    <message>
        <source>dark: high density</source>
        <translation>тёмное: высокая плотность</translation>
    </message>
    <message>
        <source>boundary before the last change</source>
        <translation>граница до последнего изменения</translation>
    </message>
    <message>
        <source>Voronoi cells</source>
        <translation>ячейки Вороного</translation>
    </message>
    <message>
        <source>fill: margin, noise to reference</source>
        <translation>заливка: отступ, от шума доб эталона</translation>
    </message>
    <message>
        <source>window of a fixed radius</source>
        <translation>окно постоянного радиуса</translation>
    </message>
    <message>
        <source>equal distance from the query</source>
        <translation>равное расстояние от запроса</translation>
    </message>
    <message>
        <source>angle to the neighbours, k = {k}</source>
        <translation>угол до соседей, k = {k}</translation>
    </message>
    <message>
        <source>boundary</source>
        <translation>граница</translation>
    </message>
    <message>
        <source>best possible boundary</source>
        <translation>наилучшая возможная граница</translation>
    </message>
    <message>
        <source>error: fill predicted, outline true</source>
        <translation>ошибка: заливка — прогноз, контур — истина</translation>
    </message>
    <message>
        <source>Euclidean ball, k = {k}</source>
        <translation>евклидов шар, k = {k}</translation>
    </message>
    <message>
        <source>links to the neighbours</source>
        <translation>связи с соседями</translation>
    </message>
    <message>
        <source>ball of the metric, k = {k}</source>
        <translation>шар метрики, k = {k}</translation>
    </message>
</context>
<context>
    <name>PlaneLegends</name>
    <message>
        <source>Legend</source>
        <translation>Легенда</translation>
    </message>
    <message>
        <source>region: winning class</source>
        <translation>область: победивший класс</translation>
    </message>
    <message>
        <source>ball of the metric</source>
        <translation>шар метрики</translation>
    </message>
    <message>
        <source>Euclidean ball</source>
        <translation>Евклидов шар</translation>
    </message>
    <message>
        <source>link to a target</source>
        <translation>связь с целевым соседом</translation>
    </message>
    <message>
        <source>link to an impostor</source>
        <translation>связь с самозванцем</translation>
    </message>
    <message>
        <source>grid at t</source>
        <translation>сетка при t</translation>
    </message>
    <message>
        <source>path of a row from t = 0</source>
        <translation>путь строки от t = 0</translation>
    </message>
</context>
<context>
    <name>PlanePair</name>
    <message>
        <source>row {row}: {pulls} target links, {impostors} impostors, {pushes} impostor pairs</source>
        <extracomment>The plane that moves with the morph; the other one stays as it is. Whether the Euclidean ball is drawn beside that of the metric. Called when what surrounds the selected row was drawn anew. Called with picture (None for none) and t whenever either changed.</extracomment>
        <translation>строка {row}: связей с целевыми {pulls}, самозванцев {impostors}, пар с самозванцем {pushes}</translation>
    </message>
    <message>
        <source>all rows: {pulls} target links, {pushes} impostor pairs</source>
        <translation>все строки: связей с целевыми {pulls}, пар с самозванцем {pushes}</translation>
    </message>
</context>
<context>
    <name>PlanePlot</name>
    <message>
        <source>row</source>
        <extracomment>A click this many pixels from a row still means it. Points of this size in pixels; beyond MANY rows smaller and without an outline.</extracomment>
        <translation>строка</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>point</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>кривая</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>картинка</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
</context>
<context>
    <name>PluginStatus</name>
    <message>
        <source>failed</source>
        <extracomment>Translations that plugins of others bring, by language and English text.</extracomment>
        <translation>сбой</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>выключен</translation>
    </message>
    <message>
        <source>quarantined</source>
        <translation>в карантине</translation>
    </message>
</context>
<context>
    <name>PluginSurvey</name>
    <message>
        <source>Looking for plugins</source>
        <translation>Поиск модулей</translation>
    </message>
</context>
<context>
    <name>PluginTree</name>
    <message>
        <source>Find a classifier</source>
        <extracomment>So many letters of a name are seen at least. Frame and button of the search field, in pixels. What is chosen at first, if it is there.</extracomment>
        <translation>Найти классификатор</translation>
    </message>
    <message>
        <source>Classifiers</source>
        <translation>Классификаторы</translation>
    </message>
    <message>
        <source>Lazy: nearest neighbours</source>
        <translation>Ближайшие соседи</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Обучение метрики</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Байесовские</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Деревья</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Функции</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Регрессия</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <translation>Ансамбли</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Базовые</translation>
    </message>
    <message>
        <source>Could not be loaded</source>
        <translation>Не удалось загрузить</translation>
    </message>
    <message>
        <source>For a class of names; the class of these data is numeric.</source>
        <translation>Для номинального класса; в этих данных класс числовой.</translation>
    </message>
    <message>
        <source>For a numeric class; the class of these data has names.</source>
        <translation>Для числового класса; в этих данных класс номинальный.</translation>
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
        <translation>По гауссиане на класс со своей ковариацией: границы — поверхности второго порядка.</translation>
    </message>
    <message>
        <source>A Gaussian for each class with one covariance for all, so that the borders are flat.</source>
        <translation>По гауссиане на класс с общей ковариацией: границы плоские.</translation>
    </message>
    <message>
        <source>A case with the very same values answers, else the most similar one; new cases are retained, redundant ones can be forgotten.</source>
        <translation>Отвечает прецедент с теми же значениями, иначе — самый похожий; новые прецеденты запоминаются, лишние можно забыть.</translation>
    </message>
    <message>
        <source>A circle inside another.</source>
        <translation>Окружность внутри окружности.</translation>
    </message>
    <message>
        <source>A feed-forward network on standardised attributes, trained to the minimum of the penalised log-loss by L-BFGS.</source>
        <translation>Сеть прямого распространения на стандартизованных признаках, обученная методом L-BFGS до минимума логарифмической функции потерь со штрафом.</translation>
    </message>
    <message>
        <source>A nominal attribute; empty means the class.</source>
        <translation>Номинальный признак; пустое поле — класс.</translation>
    </message>
    <message>
        <source>A normal around 0 with covariance 4 I against a unit normal inside it.</source>
        <translation>Нормальное распределение вокруг 0 с ковариацией 4 I и внутри него стандартное нормальное.</translation>
    </message>
    <message>
        <source>A normal density about each training value instead of one for all (Weka&apos;s -K).</source>
        <translation>Нормальная плотность вокруг каждого обучающего значения вместо одной на все (-K в Weka).</translation>
    </message>
    <message>
        <source>A numeric test pays for the choice among many cuts.</source>
        <translation>Числовая проверка платит за выбор среди многих порогов.</translation>
    </message>
    <message>
        <source>A rolled-up sheet in space, cut across into bands.</source>
        <translation>Свёрнутый лист в пространстве, разрезанный поперёк на полосы.</translation>
    </message>
    <message>
        <source>A simple rule of a few attributes among many that are irrelevant: k-NN fails until the axes are weighed.</source>
        <translation>Простое правило на немногих признаках среди множества лишних: k-NN ошибается, пока оси не взвешены.</translation>
    </message>
    <message>
        <source>A test of a nominal attribute parts one label from all others.</source>
        <translation>Проверка номинального признака отделяет одну метку от всех остальных.</translation>
    </message>
    <message>
        <source>A weighted sum of Gaussian functions around centres for each class, with the weights of least squares.</source>
        <translation>Для каждого класса взвешенная сумма гауссовых функций вокруг центров с весами по методу наименьших квадратов.</translation>
    </message>
    <message>
        <source>A weighted sum of Gaussian functions around centres, with the weights of least squares; with a function in every row it meets all of them exactly.</source>
        <translation>Взвешенная сумма гауссовых функций вокруг центров с весами по методу наименьших квадратов; с функцией в каждой строке проходит через все точно.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Функция активации</translation>
    </message>
    <message>
        <source>AdaBoost.M1</source>
        <translation>AdaBoost.M1</translation>
    </message>
    <message>
        <source>Add one row of every class to each leaf&apos;s counts.</source>
        <translation>Добавить к счётам каждого листа по строке каждого класса.</translation>
    </message>
    <message>
        <source>Addition by CCV</source>
        <translation>Добавление по CCV</translation>
    </message>
    <message>
        <source>Adds one row after the other, each time the one with which the complete cross-validation is best, as long as it falls.</source>
        <translation>Добавляет строку за строкой, каждый раз ту, с которой полный скользящий контроль лучше всего, пока он убывает.</translation>
    </message>
    <message>
        <source>Adds random attributes that know nothing of the class: the curse of dimensionality, to try out.</source>
        <translation>Добавляет случайные признаки, ничего не знающие о классе: можно испытать проклятие размерности.</translation>
    </message>
    <message>
        <source>Adds the attribute that helps k-NN most (leave-one-out), as long as one helps.</source>
        <translation>Добавляет признак, который больше всего помогает k-NN (контроль по отдельным объектам), пока хоть один помогает.</translation>
    </message>
    <message>
        <source>Adds to each class the row that defends its class best and is most tolerant of the others, until every row is similar to a prototype.</source>
        <translation>Добавляет к каждому классу строку, которая лучше защищает свой класс и терпимее к чужим, пока каждая строка не станет сходной с эталоном.</translation>
    </message>
    <message>
        <source>All k-NN</source>
        <translation>All k-NN</translation>
    </message>
    <message>
        <source>Always the commonest class of the training rows: what a classifier has to beat before it has learned anything.</source>
        <translation>Всегда самый частый класс обучающих строк: то, что классификатор должен превзойти, чтобы считаться обученным.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Arms of a spiral wound into each other.</source>
        <translation>Вложенные друг в друга рукава спирали.</translation>
    </message>
    <message>
        <source>At least two branches of a test hold this many rows.</source>
        <translation>Не меньше стольких строк хотя бы в двух ветвях проверки.</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>Не больше этого числа.</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Признак</translation>
    </message>
    <message>
        <source>Attribute weights</source>
        <translation>Веса признаков</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Признаки</translation>
    </message>
    <message>
        <source>Attributes kept</source>
        <translation>Оставить признаков</translation>
    </message>
    <message>
        <source>Attributes of each member, drawn without replacement; clipped to those there are. If auto, the root of their number, rounded up.</source>
        <translation>Признаков у каждого участника, выбранных без возвращения; не больше, чем есть. При auto — корень из их числа с округлением вверх.</translation>
    </message>
    <message>
        <source>Attributes per split</source>
        <translation>Признаков на разбиение</translation>
    </message>
    <message>
        <source>Attributes that decide.</source>
        <translation>Признаки, которые решают.</translation>
    </message>
    <message>
        <source>Backward editing</source>
        <translation>Обратное редактирование</translation>
    </message>
    <message>
        <source>Backward selection</source>
        <translation>Отбор исключением</translation>
    </message>
    <message>
        <source>Bagging</source>
        <translation>Бэггинг</translation>
    </message>
    <message>
        <source>Balance scale</source>
        <translation>Рычажные весы</translation>
    </message>
    <message>
        <source>Balanced classes</source>
        <translation>Равные классы</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Дерево шаров</translation>
    </message>
    <message>
        <source>Bands of equal share along it.</source>
        <translation>Полосы равной доли вдоль листа.</translation>
    </message>
    <message>
        <source>Base learner</source>
        <translation>Базовый метод</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Базовые</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Базовые</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Байесовские</translation>
    </message>
    <message>
        <source>Before pruning, make leaves of subtrees that err no less in training.</source>
        <translation>До отсечения превратить в листья поддеревья, которые на обучении ошибаются не меньше.</translation>
    </message>
    <message>
        <source>Begins with the attribute by which rows are nearest to their own class and adds others to the distance as long as that grows; then k nearest neighbours.</source>
        <translation>Начинает с признака, по которому строки ближе всего к своему классу, и добавляет к расстоянию другие, пока это улучшается; затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Between neighbouring attributes; falls off as a power of it.</source>
        <translation>Между соседними признаками; убывает как её степень.</translation>
    </message>
    <message>
        <source>Bin offset</source>
        <translation>Сдвиг интервалов</translation>
    </message>
    <message>
        <source>Binary splits</source>
        <translation>Двоичные разбиения</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Интервалы</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Нижний край</translation>
    </message>
    <message>
        <source>Bounds of</source>
        <translation>Границы для</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Полный перебор</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Buckets compared, those with the nearest centres.</source>
        <translation>Сколько групп сравнивать — с ближайшими центрами.</translation>
    </message>
    <message>
        <source>Build list</source>
        <translation>Список построения</translation>
    </message>
    <message>
        <source>Building ends when fewer than this share of all entries change.</source>
        <translation>Построение кончается, когда меняется меньше этой доли всех записей.</translation>
    </message>
    <message>
        <source>Candidates kept while a row joins the graph.</source>
        <translation>Сколько кандидатов держать, пока строка входит в граф.</translation>
    </message>
    <message>
        <source>Candidates per row</source>
        <translation>Кандидатов на строку</translation>
    </message>
    <message>
        <source>Case base</source>
        <translation>База прецедентов</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Центры</translation>
    </message>
    <message>
        <source>Centres of k-means; the root of the number of rows if auto.</source>
        <translation>Центры k-средних; при auto — корень из числа строк.</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>Шахматная доска</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбирать</translation>
    </message>
    <message>
        <source>Chooses the parameters of another classifier by their accuracy on the training rows, and trains it with them. In cross-validation the choice is made anew inside each fold.</source>
        <translation>Выбирает параметры другого классификатора по точности на обучающих строках и обучает его с ними. При перекрёстной проверке выбор делается заново в каждом блоке.</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Размер группы</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Окружности</translation>
    </message>
    <message>
        <source>Class priors</source>
        <translation>Априорные вероятности</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>Classify by</source>
        <translation>Классифицировать по</translation>
    </message>
    <message>
        <source>Collapse subtrees</source>
        <translation>Сворачивать поддеревья</translation>
    </message>
    <message>
        <source>Combination rule</source>
        <translation>Правило объединения</translation>
    </message>
    <message>
        <source>Combinations tried</source>
        <translation>Проверить сочетаний</translation>
    </message>
    <message>
        <source>Compares the query with every row.</source>
        <translation>Сравнивает запрос с каждой строкой.</translation>
    </message>
    <message>
        <source>Compares with every row, attribute by attribute, and leaves a row as soon as its sum is above that of the k-th best.</source>
        <translation>Сравнивает с каждой строкой признак за признаком и бросает строку, как только её сумма больше, чем у k-й лучшей.</translation>
    </message>
    <message>
        <source>Complete cross-validation</source>
        <translation>Полный скользящий контроль</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненты</translation>
    </message>
    <message>
        <source>Components kept; as many as `variance` asks for if auto.</source>
        <translation>Сколько компонент оставить; при auto — сколько требует `variance`.</translation>
    </message>
    <message>
        <source>Condensing</source>
        <translation>Сжатие выборки</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Доверительный уровень</translation>
    </message>
    <message>
        <source>Confidence of the error limit in pruning: smaller prunes more.</source>
        <translation>Доверительный уровень границы ошибки при отсечении: чем меньше, тем сильнее отсекается.</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Корреляция</translation>
    </message>
    <message>
        <source>Count possible cuts</source>
        <translation>Считать возможные пороги</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Ковариация</translation>
    </message>
    <message>
        <source>Covariance of</source>
        <translation>Ковариация чего</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Критерий</translation>
    </message>
    <message>
        <source>Custom points</source>
        <translation>Свои баллы</translation>
    </message>
    <message>
        <source>Cut numeric attributes into intervals where the classes change and count (Fayyad and Irani; Weka&apos;s -D).</source>
        <translation>Разрезать числовые признаки на интервалы там, где меняются классы, и считать (Файяд и Ирани; -D в Weka).</translation>
    </message>
    <message>
        <source>Decision tree (J48)</source>
        <translation>Дерево решений (J48)</translation>
    </message>
    <message>
        <source>Defence weight (lambda)</source>
        <translation>Вес защиты (лямбда)</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Степень</translation>
    </message>
    <message>
        <source>Delaunay editing</source>
        <translation>Редактирование по Делоне</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>Diagonal only</source>
        <translation>Только диагональ</translation>
    </message>
    <message>
        <source>Dimensions of the map; as many as there are attributes if auto.</source>
        <translation>Размерность отображения; при auto — по числу признаков.</translation>
    </message>
    <message>
        <source>Direction of the strips, from the first axis.</source>
        <translation>Направление полос, от первой оси.</translation>
    </message>
    <message>
        <source>Directions as long as they tell classes apart, of length 1 and at right angles, or so that the scatter inside classes is round.</source>
        <translation>Направления: длиной по тому, как они различают классы; длины 1 и под прямым углом; или такие, чтобы внутриклассовый разброс был круглым.</translation>
    </message>
    <message>
        <source>Directions kept; all if auto.</source>
        <translation>Сколько направлений оставить; при auto — все.</translation>
    </message>
    <message>
        <source>Directions per table</source>
        <translation>Направлений на таблицу</translation>
    </message>
    <message>
        <source>Discretise</source>
        <translation>Дискретизировать</translation>
    </message>
    <message>
        <source>Discriminants kept; all (classes less one) if auto.</source>
        <translation>Сколько дискриминантов оставить; при auto — все (классов без одного).</translation>
    </message>
    <message>
        <source>Dissimilar pairs are to be farther than this percentile.</source>
        <translation>Несходные пары должны быть дальше этого процентиля.</translation>
    </message>
    <message>
        <source>Distance of neighbouring means, in standard deviations.</source>
        <translation>Расстояние между соседними средними, в стандартных отклонениях.</translation>
    </message>
    <message>
        <source>Distance of the strips&apos; centre lines.</source>
        <translation>Расстояние между осями полос.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Распределение</translation>
    </message>
    <message>
        <source>Divides rows by their distance to one of them, at most mu or more; visits the inner part if d - tau &lt;= mu and the outer if d + tau &gt; mu. Needs the triangle inequality alone.</source>
        <translation>Делит строки по расстоянию до одной из них: не больше mu или больше; внутреннюю часть обходит при d - tau &lt;= mu, внешнюю при d + tau &gt; mu. Нужно лишь неравенство треугольника.</translation>
    </message>
    <message>
        <source>Draw n_rows of the table&apos;s rows with return; else every row once.</source>
        <translation>Выбрать n_rows строк таблицы с возвращением; иначе каждая строка один раз.</translation>
    </message>
    <message>
        <source>Draw rows at random</source>
        <translation>Выбирать строки случайно</translation>
    </message>
    <message>
        <source>Draw rows by their weights even for a base that honours weights.</source>
        <translation>Выбирать строки по весам, даже если базовый метод учитывает веса.</translation>
    </message>
    <message>
        <source>Draw with replacement, so that rows may repeat.</source>
        <translation>Выбирать с возвращением: строки могут повторяться.</translation>
    </message>
    <message>
        <source>Draws leaders among the rows; each row follows its nearest leader, and a query is compared with all leaders and the followers of the nearest.</source>
        <translation>Выбирает среди строк лидеров; каждая строка следует за ближайшим, а запрос сравнивается со всеми лидерами и с ведомыми ближайших.</translation>
    </message>
    <message>
        <source>Draws rows, one of each class first: what any method has to beat.</source>
        <translation>Выбирает строки случайно, сначала по одной каждого класса: то, что должен превзойти любой метод.</translation>
    </message>
    <message>
        <source>Draws small groups of rows of the same class and shrinks the directions in which these groups are wide, for what varies among equals does not tell classes apart; then k nearest neighbours.</source>
        <translation>Берёт малые группы строк одного класса и сжимает направления, в которых они широки: то, что меняется среди равных, не различает классы; затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Drop the attributes listed instead of keeping them.</source>
        <translation>Отбросить перечисленные признаки вместо того, чтобы оставить их.</translation>
    </message>
    <message>
        <source>Drops both rows of each pair of different classes that are each other&apos;s nearest.</source>
        <translation>Отбрасывает обе строки каждой пары разных классов, которые друг другу ближайшие.</translation>
    </message>
    <message>
        <source>Drops one row after the other, each time the one without which the complete cross-validation is best.</source>
        <translation>Отбрасывает строку за строкой, каждый раз ту, без которой полный скользящий контроль лучше всего.</translation>
    </message>
    <message>
        <source>Drops outliers, takes one prototype of each class, and adds the row of least margin as long as rows are misclassified.</source>
        <translation>Отбрасывает выбросы, берёт по эталону каждого класса и добавляет строку с наименьшим отступом, пока есть ошибочные строки.</translation>
    </message>
    <message>
        <source>Drops the rows all of whose k nearest others are of other classes.</source>
        <translation>Отбрасывает строки, у которых все k ближайших — других классов.</translation>
    </message>
    <message>
        <source>Drops the rows that 1-NN, 2-NN, … or k-NN misclassifies.</source>
        <translation>Отбрасывает строки, на которых ошибается 1-NN, 2-NN, … или k-NN.</translation>
    </message>
    <message>
        <source>Drops, all at once, the rows that their k nearest others misclassify.</source>
        <translation>Отбрасывает разом все строки, на которых ошибаются их k ближайших соседей.</translation>
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
        <translation>Редактирование</translation>
    </message>
    <message>
        <source>Eigenvalue floor</source>
        <translation>Нижняя граница собственных чисел</translation>
    </message>
    <message>
        <source>Eigenvectors</source>
        <translation>Собственные векторы</translation>
    </message>
    <message>
        <source>Eigenvectors of the covariance that may get a weight, those of the largest variance; all if auto.</source>
        <translation>Собственные векторы ковариации с наибольшей дисперсией, которым можно дать вес; при auto — все.</translation>
    </message>
    <message>
        <source>Elimination by CCV</source>
        <translation>Исключение по CCV</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Вложение</translation>
    </message>
    <message>
        <source>Empty window</source>
        <translation>Пустое окно</translation>
    </message>
    <message>
        <source>Ensemble size</source>
        <translation>Размер ансамбля</translation>
    </message>
    <message>
        <source>Ensembles</source>
        <translation>Ансамбли</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Эпсилон</translation>
    </message>
    <message>
        <source>Equally many rows of each class; else the class of each row is drawn.</source>
        <translation>Поровну строк каждого класса; иначе класс каждой строки случаен.</translation>
    </message>
    <message>
        <source>Equally many rows of each digit; else each digit is drawn.</source>
        <translation>Поровну строк каждой цифры; иначе цифры случайны.</translation>
    </message>
    <message>
        <source>Errors allowed</source>
        <translation>Допустимо ошибок</translation>
    </message>
    <message>
        <source>Estimates the density of each class without assuming its shape, by histogram, Parzen windows or nearest neighbours, and takes the class with the largest prior times density.</source>
        <translation>Оценивает плотность каждого класса, не предполагая её вида: гистограммой, окнами Парзена или ближайшими соседями, и выбирает класс с наибольшим произведением априорной вероятности и плотности.</translation>
    </message>
    <message>
        <source>Even rows in the unit cube; the class is chance. Distances look alike.</source>
        <translation>Равномерные строки в единичном кубе; класс случаен. Все расстояния похожи.</translation>
    </message>
    <message>
        <source>Every combination, some drawn at random, or a coarse grid that is refined around the best.</source>
        <translation>Все сочетания, несколько случайных или грубая сетка, уточняемая вокруг лучшего.</translation>
    </message>
    <message>
        <source>Every training row inside a window around the query votes, the farther the less; the window has a fixed width, or reaches to neighbour k + 1.</source>
        <translation>Голосует каждая обучающая строка внутри окна вокруг запроса, чем дальше, тем слабее; ширина окна постоянна или доходит до соседа k + 1.</translation>
    </message>
    <message>
        <source>Exponent (beta)</source>
        <translation>Показатель (бета)</translation>
    </message>
    <message>
        <source>Exponent (p)</source>
        <translation>Показатель (p)</translation>
    </message>
    <message>
        <source>Exponent of the Minkowski distance: 1 is Manhattan, 2 is Euclidean; below 1 the triangle inequality fails.</source>
        <translation>Показатель расстояния Минковского: 1 — манхэттенское, 2 — евклидово; ниже 1 неравенство треугольника нарушается.</translation>
    </message>
    <message>
        <source>Exponent of the poly kernel.</source>
        <translation>Показатель ядра poly.</translation>
    </message>
    <message>
        <source>Exponent q of the value difference metric, usually 1 or 2; above 1 the triangle inequality fails.</source>
        <translation>Показатель q метрики разности значений, обычно 1 или 2; выше 1 неравенство треугольника нарушается.</translation>
    </message>
    <message>
        <source>Extra trees</source>
        <translation>Сверхслучайные деревья</translation>
    </message>
    <message>
        <source>FRiS-STOLP</source>
        <translation>FRiS-STOLP</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Множители</translation>
    </message>
    <message>
        <source>Fills gaps with what the training rows suggest.</source>
        <translation>Заполняет пропуски тем, что подсказывают обучающие строки.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Фильтры</translation>
    </message>
    <message>
        <source>Fisher&apos;s discriminants</source>
        <translation>Дискриминанты Фишера</translation>
    </message>
    <message>
        <source>Fisher&apos;s discriminants for classes of several clusters: only near rows of a class are to stay together, so that distant parts of it need not coincide. Then k nearest neighbours.</source>
        <translation>Дискриминанты Фишера для классов из нескольких скоплений: вместе держатся лишь близкие строки класса, далёкие части не обязаны совпасть. Затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Fits a constant, a line or a quadratic anew around every query, to the rows near to it.</source>
        <translation>Подгоняет заново вокруг каждого запроса константу, линейную или квадратичную функцию по близким строкам.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забывать</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>Forward editing</source>
        <translation>Прямое редактирование</translation>
    </message>
    <message>
        <source>Forward selection</source>
        <translation>Отбор добавлением</translation>
    </message>
    <message>
        <source>Four clouds at the corners of a square; opposite ones share a class.</source>
        <translation>Четыре облака в углах квадрата; противоположные — одного класса.</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Функции</translation>
    </message>
    <message>
        <source>Further attributes 0 or 1 that tell nothing; 17 in led24.</source>
        <translation>Ещё признаки 0 или 1, которые ничего не говорят; в led24 их 17.</translation>
    </message>
    <message>
        <source>Further attributes of pure noise; 19 in Breiman&apos;s second set.</source>
        <translation>Ещё признаки из чистого шума; во втором наборе Бреймана их 19.</translation>
    </message>
    <message>
        <source>Further attributes, drawn alike, that have nothing to do with the class.</source>
        <translation>Ещё признаки с тем же распределением, не связанные с классом.</translation>
    </message>
    <message>
        <source>Gabriel editing</source>
        <translation>Редактирование по Габриэлю</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Гамма</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Зазор</translation>
    </message>
    <message>
        <source>Gaussians</source>
        <translation>Гауссианы</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Генераторы</translation>
    </message>
    <message>
        <source>Give each component kept the same variance.</source>
        <translation>Придать оставленным компонентам одинаковую дисперсию.</translation>
    </message>
    <message>
        <source>Give every component the variance 1.</source>
        <translation>Придать каждой компоненте дисперсию 1.</translation>
    </message>
    <message>
        <source>Gives a share of the training rows another class, drawn evenly from the others. Test rows keep theirs, so that the truth is measured.</source>
        <translation>Даёт доле обучающих строк другой класс, выбранный равновероятно. Тестовые строки сохраняют свой: измеряется истина.</translation>
    </message>
    <message>
        <source>Gives each label a column of 0 and 1. A missing value is missing in all of them, a label that is not declared is 0 in all.</source>
        <translation>Даёт каждой метке столбец из 0 и 1. Пропуск остаётся пропуском во всех, необъявленная метка — 0 во всех.</translation>
    </message>
    <message>
        <source>Gradient boosting</source>
        <translation>Градиентный бустинг</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Графы</translation>
    </message>
    <message>
        <source>Greedy graph walk</source>
        <translation>Жадный обход графа</translation>
    </message>
    <message>
        <source>Greedy metric</source>
        <translation>Жадная метрика</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Groups of equals drawn from the classes; as many as there are, at most 100, if auto.</source>
        <translation>Группы равных, взятые из классов; при auto — сколько есть, не больше 100.</translation>
    </message>
    <message>
        <source>Grows a tree by gain ratio, one branch for each label of a nominal attribute and two for a numeric one, and prunes it by an upper limit of the errors to expect.</source>
        <translation>Строит дерево по отношению выигрыша, ветвь на каждую метку номинального признака и две на числовой, и отсекает по верхней границе ожидаемых ошибок.</translation>
    </message>
    <message>
        <source>Half the width of the tube, in standard deviations of the target.</source>
        <translation>Половина ширины трубки, в стандартных отклонениях целевой величины.</translation>
    </message>
    <message>
        <source>Halves the rows as a k-d tree does, and prunes balls by |q - c| - r above the k-th best; needs the triangle inequality.</source>
        <translation>Делит строки, как k-d-дерево, и отсекает шары, у которых |q - c| - r больше k-го лучшего; нужно неравенство треугольника.</translation>
    </message>
    <message>
        <source>Halves the rows at the median of the attribute that spreads widest, and prunes boxes that are farther than the k-th best.</source>
        <translation>Делит строки по медиане самого широкого признака и отсекает ящики дальше k-го лучшего.</translation>
    </message>
    <message>
        <source>Hart&apos;s condensing</source>
        <translation>Сжатие Харта</translation>
    </message>
    <message>
        <source>Hash tables</source>
        <translation>Хеш-таблиц</translation>
    </message>
    <message>
        <source>Hashes rows by random directions so that near ones often share a bucket: sides of planes under angles, cells of lines under the Euclidean and the Manhattan distance.</source>
        <translation>Хеширует строки по случайным направлениям так, что близкие часто попадают в одну ячейку: стороны плоскостей для углов, отрезки прямых для евклидова и манхэттенского расстояний.</translation>
    </message>
    <message>
        <source>Hashing</source>
        <translation>Хеширование</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>Скрытые слои</translation>
    </message>
    <message>
        <source>Hidden layers.</source>
        <translation>Скрытые слои.</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Скрытые нейроны</translation>
    </message>
    <message>
        <source>Hierarchical small worlds (HNSW)</source>
        <translation>Иерархический тесный мир (HNSW)</translation>
    </message>
    <message>
        <source>How each is tested on the training rows: by inner folds, or by leaving out one row at a time.</source>
        <translation>Как проверять каждое на обучающих строках: внутренними блоками или исключая по одной строке.</translation>
    </message>
    <message>
        <source>How far a charge acts, in units of the distance; the mean distance to the k-th neighbour if auto.</source>
        <translation>Как далеко действует заряд, в единицах расстояния; при auto — среднее расстояние до k-го соседа.</translation>
    </message>
    <message>
        <source>How far the objective may be from its minimum, for each attribute.</source>
        <translation>Насколько функционал может отстоять от минимума, на каждый признак.</translation>
    </message>
    <message>
        <source>How far the second strip begins after the first.</source>
        <translation>Насколько позже первой начинается вторая полоса.</translation>
    </message>
    <message>
        <source>How far two rows are from each other.</source>
        <translation>Как далеки друг от друга две строки.</translation>
    </message>
    <message>
        <source>How far two rows are from each other; heom reads labels and missing values as they come.</source>
        <translation>Как далеки друг от друга две строки; heom читает метки и пропуски как есть.</translation>
    </message>
    <message>
        <source>How it is estimated: maximum likelihood, or shrunk towards uncorrelated attributes by Ledoit and Wolf.</source>
        <translation>Как она оценивается: максимальное правдоподобие или сжатие к некоррелированным признакам по Ледуа и Вольфу.</translation>
    </message>
    <message>
        <source>How likely each class is before the row is seen.</source>
        <translation>Насколько вероятен каждый класс до того, как строка увидена.</translation>
    </message>
    <message>
        <source>How many arms.</source>
        <translation>Сколько рукавов.</translation>
    </message>
    <message>
        <source>How many attributes, drawn anew at each node, compete for the split.</source>
        <translation>Сколько признаков, выбираемых заново в каждом узле, соревнуются за разбиение.</translation>
    </message>
    <message>
        <source>How many attributes.</source>
        <translation>Сколько признаков.</translation>
    </message>
    <message>
        <source>How many attributes; 20 there.</source>
        <translation>Сколько признаков; в оригинале 20.</translation>
    </message>
    <message>
        <source>How many classes.</source>
        <translation>Сколько классов.</translation>
    </message>
    <message>
        <source>How many columns to add.</source>
        <translation>Сколько столбцов добавить.</translation>
    </message>
    <message>
        <source>How many combinations a random search tries.</source>
        <translation>Сколько сочетаний пробует случайный поиск.</translation>
    </message>
    <message>
        <source>How many components; auto keeps all of them.</source>
        <translation>Сколько компонент; auto оставляет все.</translation>
    </message>
    <message>
        <source>How many functions there are, unless they stand in every row; a grid has the most that is an equal number on every axis.</source>
        <translation>Сколько функций, если они не в каждой строке; у сетки — наибольшее число, равное по каждой оси.</translation>
    </message>
    <message>
        <source>How many k-NN vote.</source>
        <translation>Сколько k-NN голосуют.</translation>
    </message>
    <message>
        <source>How many nearest rows are averaged; clipped to the rows there are. With all, the weights power and beta = 2 are Shepard&apos;s method.</source>
        <translation>Сколько ближайших строк усреднять; не больше, чем есть. Со всеми, весами power и beta = 2 это метод Шепарда.</translation>
    </message>
    <message>
        <source>How many nearest rows vote in a member; clipped to the rows there are.</source>
        <translation>Сколько ближайших строк голосуют у участника; не больше, чем есть.</translation>
    </message>
    <message>
        <source>How many nearest rows vote.</source>
        <translation>Сколько ближайших строк голосуют.</translation>
    </message>
    <message>
        <source>How many nearest rows vote; clipped to the rows there are.</source>
        <translation>Сколько ближайших строк голосуют; не больше, чем есть.</translation>
    </message>
    <message>
        <source>How many nearest rows vote; clipped to the rows there are. With all, the weights power and beta = 2 are Shepard&apos;s method.</source>
        <translation>Сколько ближайших строк голосуют; не больше, чем есть. Со всеми, весами power и beta = 2 это метод Шепарда.</translation>
    </message>
    <message>
        <source>How many neighbouring centres a width is made of.</source>
        <translation>По скольким соседним центрам берётся ширина.</translation>
    </message>
    <message>
        <source>How many prototypes to stop at; one of each class is left if auto.</source>
        <translation>На скольких эталонах остановиться; при auto остаётся по одному каждого класса.</translation>
    </message>
    <message>
        <source>How many prototypes to stop at; the CCV does not fall if auto.</source>
        <translation>На скольких эталонах остановиться; при auto — когда CCV перестаёт убывать.</translation>
    </message>
    <message>
        <source>How many random divisions.</source>
        <translation>Сколько случайных разбиений.</translation>
    </message>
    <message>
        <source>How many rows are made.</source>
        <translation>Сколько строк создать.</translation>
    </message>
    <message>
        <source>How many rows k-nn asks.</source>
        <translation>Сколько строк спрашивает k-nn.</translation>
    </message>
    <message>
        <source>How many rows to keep, instead of a share; auto leaves it to the share.</source>
        <translation>Сколько строк оставить вместо доли; auto — по доле.</translation>
    </message>
    <message>
        <source>How many samples.</source>
        <translation>Сколько выборок.</translation>
    </message>
    <message>
        <source>How often a word stands in the text, whether it does, or how telling it is there.</source>
        <translation>Сколько раз слово встречается в тексте, встречается ли, или насколько оно там показательно.</translation>
    </message>
    <message>
        <source>How often an arm goes around the centre.</source>
        <translation>Сколько оборотов делает рукав вокруг центра.</translation>
    </message>
    <message>
        <source>How often the rows around the query are sought under its metric anew.</source>
        <translation>Сколько раз заново искать строки вокруг запроса в его метрике.</translation>
    </message>
    <message>
        <source>How often to learn; targets are searched anew under the metric so far.</source>
        <translation>Сколько раз обучать; целевые соседи ищутся заново в достигнутой метрике.</translation>
    </message>
    <message>
        <source>How the covariance is estimated. auto: maximum likelihood when there are ten differences for each attribute, else Ledoit-Wolf.</source>
        <translation>Как оценивается ковариация. auto: максимальное правдоподобие, если на признак приходится десять разностей, иначе Ледуа — Вольф.</translation>
    </message>
    <message>
        <source>How the covariances of the differences are estimated. auto: maximum likelihood when differences are plentiful, else Ledoit-Wolf.</source>
        <translation>Как оцениваются ковариации разностей. auto: максимальное правдоподобие, когда разностей много, иначе Ледуа — Вольф.</translation>
    </message>
    <message>
        <source>How the density of each class is estimated.</source>
        <translation>Как оценивается плотность каждого класса.</translation>
    </message>
    <message>
        <source>How the nearest rows are found: auto is exact and the fastest; leaders, k-means-buckets, lsh, graph-walk, nn-descent and hnsw may miss some.</source>
        <translation>Как ищутся ближайшие строки: auto — точно и быстрее всего; leaders, k-means-buckets, lsh, graph-walk, nn-descent и hnsw могут пропустить некоторые.</translation>
    </message>
    <message>
        <source>How well an attribute tells the classes apart.</source>
        <translation>Насколько хорошо признак различает классы.</translation>
    </message>
    <message>
        <source>ITML</source>
        <translation>ITML</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Не различать регистр</translation>
    </message>
    <message>
        <source>Ignore the class</source>
        <translation>Не смотреть на класс</translation>
    </message>
    <message>
        <source>Improves random lists of neighbours by comparing neighbours of neighbours, and searches their graph with a pool of the nearest rows met.</source>
        <translation>Улучшает случайные списки соседей, сравнивая соседей соседей, и ищет по их графу со списком ближайших встреченных строк.</translation>
    </message>
    <message>
        <source>In which order the rows are looked at, in every sweep the same.</source>
        <translation>В каком порядке просматриваются строки; один и тот же в каждом проходе.</translation>
    </message>
    <message>
        <source>Initial map</source>
        <translation>Начальное отображение</translation>
    </message>
    <message>
        <source>Inner folds</source>
        <translation>Внутренние блоки</translation>
    </message>
    <message>
        <source>Inner folds: members judge rows they were not trained on.</source>
        <translation>Внутренние блоки: участники судят о строках, на которых не обучались.</translation>
    </message>
    <message>
        <source>Inner radius</source>
        <translation>Внутренний радиус</translation>
    </message>
    <message>
        <source>Inner stratified folds.</source>
        <translation>Внутренние стратифицированные блоки.</translation>
    </message>
    <message>
        <source>Instead of a number: as many components as explain this share of the variance.</source>
        <translation>Вместо числа: столько компонент, сколько объясняют эту долю дисперсии.</translation>
    </message>
    <message>
        <source>Intervals of one width, of as many rows, or where the classes change (Fayyad and Irani).</source>
        <translation>Интервалы равной ширины, с равным числом строк или там, где меняются классы (Файяд и Ирани).</translation>
    </message>
    <message>
        <source>Invert the choice</source>
        <translation>Обратить выбор</translation>
    </message>
    <message>
        <source>Irrelevant attributes</source>
        <translation>Лишние признаки</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Итерации</translation>
    </message>
    <message>
        <source>Iterations allowed, over all rounds.</source>
        <translation>Допустимо итераций, по всем раундам вместе.</translation>
    </message>
    <message>
        <source>Iterations at most.</source>
        <translation>Не больше стольких итераций.</translation>
    </message>
    <message>
        <source>Iterations of L-BFGS at most.</source>
        <translation>Не больше стольких итераций L-BFGS.</translation>
    </message>
    <message>
        <source>Judge each training row by the members whose sample lacks it.</source>
        <translation>Оценивать каждую обучающую строку участниками, в чьей выборке её нет.</translation>
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
        <translation>Оставить не больше стольких; auto — все, что достигли порога.</translation>
    </message>
    <message>
        <source>Keep only attributes that score more than this.</source>
        <translation>Оставить лишь признаки с оценкой выше этой.</translation>
    </message>
    <message>
        <source>Keep the words most frequent in the training rows.</source>
        <translation>Оставить слова, самые частые в обучающих строках.</translation>
    </message>
    <message>
        <source>Keeps a random part of the training rows in which every class has its share of before, up to one row.</source>
        <translation>Оставляет случайную часть обучающих строк, где доля каждого класса прежняя с точностью до строки.</translation>
    </message>
    <message>
        <source>Keeps a random part of the training rows, in their order.</source>
        <translation>Оставляет случайную часть обучающих строк в их порядке.</translation>
    </message>
    <message>
        <source>Keeps drawn pairs of the same class nearer, and of different classes farther, than two bounds, with as little change of a prior metric as possible (LogDet divergence); then classifies by k nearest neighbours.</source>
        <translation>Держит выбранные пары одного класса ближе, а разных классов дальше двух границ, меняя исходную метрику как можно меньше (дивергенция LogDet); затем классифицирует по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Keeps the attributes listed, or drops them.</source>
        <translation>Оставляет перечисленные признаки или отбрасывает их.</translation>
    </message>
    <message>
        <source>Keeps the attributes that score best by information gain, gain ratio, symmetric uncertainty, ReliefF or the F ratio.</source>
        <translation>Оставляет признаки с лучшей оценкой по информационному выигрышу, отношению выигрыша, симметричной неопределённости, ReliefF или F-отношению.</translation>
    </message>
    <message>
        <source>Keeps the first of rows that agree in every attribute and the class; two missing values agree.</source>
        <translation>Оставляет первую из строк, совпадающих во всех признаках и классе; два пропуска совпадают.</translation>
    </message>
    <message>
        <source>Keeps the rows that have a neighbour of another class in the Gabriel graph.</source>
        <translation>Оставляет строки, у которых в графе Габриэля есть сосед другого класса.</translation>
    </message>
    <message>
        <source>Keeps the rows that have a neighbour of another class in the relative neighbourhood graph.</source>
        <translation>Оставляет строки, у которых в графе относительного соседства есть сосед другого класса.</translation>
    </message>
    <message>
        <source>Keeps the rows whose Voronoi cell touches one of another class: the regions of 1-NN stay as they are. Up to 5 attributes, Euclidean.</source>
        <translation>Оставляет строки, чья ячейка Вороного граничит с ячейкой другого класса: области 1-NN не меняются. До 5 признаков, евклидово.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Kernel density</source>
        <translation>Ядерная плотность</translation>
    </message>
    <message>
        <source>L</source>
        <comment>over</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>L-BFGS iterations at most; under the preset weka the epochs.</source>
        <translation>Не больше стольких итераций L-BFGS; с набором weka — эпох.</translation>
    </message>
    <message>
        <source>L2 penalty</source>
        <translation>Штраф L2</translation>
    </message>
    <message>
        <source>L: the map, by L-BFGS, quick. M: the metric, by projected subgradients; convex, so the start does not matter.</source>
        <translation>L: отображение методом L-BFGS, быстро. M: метрика проекциями субградиентов; задача выпукла, начало не важно.</translation>
    </message>
    <message>
        <source>LED digits</source>
        <translation>Цифры на индикаторе</translation>
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
        <translation>Шум в классе</translation>
    </message>
    <message>
        <source>Labels of nominal noise.</source>
        <translation>Метки номинального шума.</translation>
    </message>
    <message>
        <source>Laplace correction</source>
        <translation>Поправка Лапласа</translation>
    </message>
    <message>
        <source>Lazy</source>
        <translation>Ленивые</translation>
    </message>
    <message>
        <source>Leaders and followers</source>
        <translation>Лидеры и ведомые</translation>
    </message>
    <message>
        <source>Leaders whose followers are compared, the nearest.</source>
        <translation>У скольких ближайших лидеров сравнивать ведомых.</translation>
    </message>
    <message>
        <source>Leaf size</source>
        <translation>Размер листа</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Скорость обучения</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric from the covariances of the differences of similar and of dissimilar pairs, drawn at random or given by hand, without iteration; then classifies by k nearest neighbours under it.</source>
        <translation>Обучает без итераций метрику Махаланобиса по ковариациям разностей сходных и несходных пар, случайных или заданных вручную; затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric from the covariances of the differences to neighbours of the same class and of other classes, without iteration; then classifies by k nearest neighbours under it.</source>
        <translation>Обучает без итераций метрику Махаланобиса по ковариациям разностей с соседями своего и чужих классов; затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric that pulls the nearest rows of the same class together and pushes rows of other classes out by a margin; then classifies by k nearest neighbours under it.</source>
        <translation>Обучает метрику Махаланобиса, которая притягивает ближайшие строки того же класса и выталкивает чужие за отступ; затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric under which every row, drawing a neighbour at random and nearer ones more likely, meets its own class most often; then classifies by k nearest neighbours under it.</source>
        <translation>Обучает метрику Махаланобиса, в которой строка, случайно выбирая соседа, ближних чаще, как можно чаще встречает свой класс; затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Learns a Mahalanobis metric under which pairs of different classes are as far apart as possible in sum, while pairs of the same class stay near; then classifies by k nearest neighbours under it.</source>
        <translation>Обучает метрику Махаланобиса, в которой сумма расстояний пар разных классов наибольшая, а пары одного класса остаются близкими; затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Least eigenvalue of what is inverted, as a share of their mean.</source>
        <translation>Наименьшее собственное число обращаемой матрицы, в долях их среднего.</translation>
    </message>
    <message>
        <source>Leave the tree as it was grown.</source>
        <translation>Оставить дерево таким, каким оно выросло.</translation>
    </message>
    <message>
        <source>Leaves of a tree at most.</source>
        <translation>Не больше стольких листьев в дереве.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый край</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Length of the lists of Euclidean neighbours that the shared metric compares.</source>
        <translation>Длина списков евклидовых соседей, которые сравнивает метрика shared.</translation>
    </message>
    <message>
        <source>Like a random forest, but each tree sees all rows and thresholds are drawn by chance, too.</source>
        <translation>Как случайный лес, но каждое дерево видит все строки, и пороги тоже случайны.</translation>
    </message>
    <message>
        <source>Linear discriminant analysis</source>
        <translation>Линейный дискриминантный анализ</translation>
    </message>
    <message>
        <source>Linear regression</source>
        <translation>Линейная регрессия</translation>
    </message>
    <message>
        <source>Links each row to its nearest others and walks from a random row to whichever linked row is nearest to the query, until none is nearer.</source>
        <translation>Связывает каждую строку с ближайшими и идёт от случайной строки к той из связанных, что ближе к запросу, пока ближе не останется.</translation>
    </message>
    <message>
        <source>Links per row</source>
        <translation>Связей на строку</translation>
    </message>
    <message>
        <source>Local LDA (DANN)</source>
        <translation>Локальный LDA (DANN)</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>Локальная модель</translation>
    </message>
    <message>
        <source>Locality-sensitive hashing</source>
        <translation>Локально-чувствительное хеширование</translation>
    </message>
    <message>
        <source>Locally weighted regression</source>
        <translation>Локально взвешенная регрессия</translation>
    </message>
    <message>
        <source>Logistic regression</source>
        <translation>Логистическая регрессия</translation>
    </message>
    <message>
        <source>Looks how the classes lie around each query and stretches its neighbourhood along the border between them: a metric for every query, from local scatter inside and between classes. Then k nearest neighbours.</source>
        <translation>Смотрит, как лежат классы вокруг каждого запроса, и вытягивает его окрестность вдоль границы между ними: метрика на каждый запрос по локальному разбросу внутри классов и между ними. Затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Нижняя граница</translation>
    </message>
    <message>
        <source>M</source>
        <comment>over</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>MDL correction</source>
        <translation>Поправка MDL</translation>
    </message>
    <message>
        <source>MMC</source>
        <translation>MMC</translation>
    </message>
    <message>
        <source>Makes drawn pairs of the same class near and of different classes far by a metric with many zeros (graphical lasso); then classifies by k nearest neighbours under it.</source>
        <translation>Сближает пары одного класса и удаляет пары разных метрикой со многими нулями (графическое лассо); затем классифицирует в ней по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Makes drawn rows nearer to one of their own class than to one of another, by least squares, with as little change of a prior metric as possible; then classifies by k nearest neighbours.</source>
        <translation>Делает строки ближе к строке своего класса, чем к строке чужого, по методу наименьших квадратов, меняя исходную метрику как можно меньше; затем классифицирует по k ближайшим соседям.</translation>
    </message>
    <message>
        <source>Many k-NN, each on a few attributes drawn at random, vote; the accuracy of those that have an attribute says what it is worth.</source>
        <translation>Голосуют многие k-NN, каждый на немногих случайных признаках; точность тех, у кого есть признак, говорит, чего он стоит.</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Соответствие</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Отступы</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation>Наибольшая глубина</translation>
    </message>
    <message>
        <source>Maximum iterations</source>
        <translation>Наибольшее число итераций</translation>
    </message>
    <message>
        <source>Maximum leaves</source>
        <translation>Наибольшее число листьев</translation>
    </message>
    <message>
        <source>Maximum passes</source>
        <translation>Наибольшее число проходов</translation>
    </message>
    <message>
        <source>Maximum rows</source>
        <translation>Наибольшее число строк</translation>
    </message>
    <message>
        <source>Maximum sweeps</source>
        <translation>Наибольшее число обходов</translation>
    </message>
    <message>
        <source>Mean or median for numbers, the commonest label otherwise; k-nn asks the nearest training rows that know the attribute.</source>
        <translation>Среднее или медиана для чисел, иначе самая частая метка; k-nn спрашивает ближайшие обучающие строки, где признак известен.</translation>
    </message>
    <message>
        <source>Measures distances along the directions in which the rows vary most and forgets the others; the classes are not looked at. Then k nearest neighbours.</source>
        <translation>Измеряет расстояния по направлениям наибольшего разброса строк и забывает остальные; на классы не смотрит. Затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Meta learner</source>
        <translation>Метаклассификатор</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>Metric learning</source>
        <translation>Обучение метрики</translation>
    </message>
    <message>
        <source>Min-max</source>
        <translation>Мин-макс</translation>
    </message>
    <message>
        <source>Minimum bucket size</source>
        <translation>Наименьший интервал</translation>
    </message>
    <message>
        <source>Minimum rows per branch</source>
        <translation>Наименьшее число строк в ветви</translation>
    </message>
    <message>
        <source>Minimum rows per leaf</source>
        <translation>Наименьшее число строк в листе</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Инерция</translation>
    </message>
    <message>
        <source>Monk&apos;s problems</source>
        <translation>Задачи о монахах</translation>
    </message>
    <message>
        <source>Most passes over the attributes; they end with the first that mends nothing.</source>
        <translation>Не больше стольких проходов по признакам; конец — с первым, что ничего не исправил.</translation>
    </message>
    <message>
        <source>Most sweeps over the rows; they end with the first that leaves no error.</source>
        <translation>Не больше стольких обходов строк; конец — с первым без ошибок.</translation>
    </message>
    <message>
        <source>Multilayer perceptron</source>
        <translation>Многослойный персептрон</translation>
    </message>
    <message>
        <source>Multiplies the probabilities of the attributes as if they were independent within a class: normal densities for numeric attributes, frequency tables for nominal ones.</source>
        <translation>Перемножает вероятности признаков, будто внутри класса они независимы: нормальные плотности для числовых, таблицы частот для номинальных.</translation>
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
        <translation>Наивный байесовский классификатор</translation>
    </message>
    <message>
        <source>Names of attributes separated by commas; empty means all.</source>
        <translation>Имена признаков через запятую; пустое поле — все.</translation>
    </message>
    <message>
        <source>Names of nominal attributes separated by commas; empty means all.</source>
        <translation>Имена номинальных признаков через запятую; пустое поле — все.</translation>
    </message>
    <message>
        <source>Names of numeric attributes separated by commas; empty means all.</source>
        <translation>Имена числовых признаков через запятую; пустое поле — все.</translation>
    </message>
    <message>
        <source>Names of string attributes separated by commas; empty means all.</source>
        <translation>Имена текстовых признаков через запятую; пустое поле — все.</translation>
    </message>
    <message>
        <source>Names, positions from 1 or ranges, separated by commas: petalwidth, 1-3, last; empty means all.</source>
        <translation>Имена, номера от 1 или диапазоны через запятую: petalwidth, 1-3, last; пустое поле — все.</translation>
    </message>
    <message>
        <source>Near rows that the list of each row holds.</source>
        <translation>Сколько близких строк в списке каждой строки.</translation>
    </message>
    <message>
        <source>Nearest centroid</source>
        <translation>Ближайший центроид</translation>
    </message>
    <message>
        <source>Nearest rows kept during a search, each of which is expanded; more find more.</source>
        <translation>Сколько ближайших строк держать при поиске, каждая раскрывается; больше — найдётся больше.</translation>
    </message>
    <message>
        <source>Nearest rows kept during a search; more find more.</source>
        <translation>Сколько ближайших строк держать при поиске; больше — найдётся больше.</translation>
    </message>
    <message>
        <source>Nearest rows of each class whose mean distance makes a row reliable.</source>
        <translation>По среднему расстоянию до скольких ближайших строк каждого класса строка считается благонадёжной.</translation>
    </message>
    <message>
        <source>Nearest rows per class</source>
        <translation>Ближайших строк каждого класса</translation>
    </message>
    <message>
        <source>Nearest rows that a row may draw as its neighbour; 0 for all. auto: all up to 1000 rows, else 50.</source>
        <translation>Из скольких ближайших строк строка может выбрать соседа; 0 — из всех. auto: все до 1000 строк, иначе 50.</translation>
    </message>
    <message>
        <source>Nearest rows to which each row is linked.</source>
        <translation>Со сколькими ближайшими связана каждая строка.</translation>
    </message>
    <message>
        <source>Neighbour list length</source>
        <translation>Длина списка соседей</translation>
    </message>
    <message>
        <source>Neighbours (V)</source>
        <translation>Соседи (V)</translation>
    </message>
    <message>
        <source>Neighbours (k)</source>
        <translation>Соседи (k)</translation>
    </message>
    <message>
        <source>Neighbours among</source>
        <translation>Соседи среди</translation>
    </message>
    <message>
        <source>Neighbours of other classes</source>
        <translation>Соседи других классов</translation>
    </message>
    <message>
        <source>Neighbours of other classes, if not as many as of the same class.</source>
        <translation>Соседей других классов, если не столько же, сколько своего.</translation>
    </message>
    <message>
        <source>Neighbours of the same class</source>
        <translation>Соседи своего класса</translation>
    </message>
    <message>
        <source>Neighbours of the same class and of other classes, for each row.</source>
        <translation>Соседей своего и других классов у каждой строки.</translation>
    </message>
    <message>
        <source>Neighbours of the same class, if not as many as of other classes.</source>
        <translation>Соседей своего класса, если не столько же, сколько других.</translation>
    </message>
    <message>
        <source>Newton steps at most.</source>
        <translation>Не больше стольких шагов Ньютона.</translation>
    </message>
    <message>
        <source>Newton steps; about ten are usual.</source>
        <translation>Шагов Ньютона; обычно около десяти.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Шум</translation>
    </message>
    <message>
        <source>Noise attributes</source>
        <translation>Шумовые признаки</translation>
    </message>
    <message>
        <source>Nominal from numeric</source>
        <translation>Номинальный из числового</translation>
    </message>
    <message>
        <source>Nonparametric Bayes rule</source>
        <translation>Непараметрическое байесовское правило</translation>
    </message>
    <message>
        <source>Normal classes with means at equal distances.</source>
        <translation>Нормальные классы со средними на равных расстояниях.</translation>
    </message>
    <message>
        <source>Number of attributes</source>
        <translation>Число признаков</translation>
    </message>
    <message>
        <source>Number of buckets</source>
        <translation>Число групп</translation>
    </message>
    <message>
        <source>Number of centres</source>
        <translation>Число центров</translation>
    </message>
    <message>
        <source>Number of chunks</source>
        <translation>Число групп равных</translation>
    </message>
    <message>
        <source>Number of classes</source>
        <translation>Число классов</translation>
    </message>
    <message>
        <source>Number of constraints</source>
        <translation>Число ограничений</translation>
    </message>
    <message>
        <source>Number of intervals of equal width or frequency; mdl finds its own.</source>
        <translation>Число интервалов равной ширины или частоты; mdl находит своё.</translation>
    </message>
    <message>
        <source>Number of labels</source>
        <translation>Число меток</translation>
    </message>
    <message>
        <source>Number of leaders</source>
        <translation>Число лидеров</translation>
    </message>
    <message>
        <source>Number of members</source>
        <translation>Число участников</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Число строк</translation>
    </message>
    <message>
        <source>Number of splits</source>
        <translation>Число разбиений</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Число слов</translation>
    </message>
    <message>
        <source>Number to keep</source>
        <translation>Сколько оставить</translation>
    </message>
    <message>
        <source>Numeric tests cut at a value of the data, not in the middle between two.</source>
        <translation>Порог числовой проверки — значение из данных, а не середина между двумя.</translation>
    </message>
    <message>
        <source>Of k-nn: whether the k neighbours are those among all rows (then the probabilities are their shares) or k of each class.</source>
        <translation>Для k-nn: k соседей среди всех строк (тогда вероятности — их доли) или k каждого класса.</translation>
    </message>
    <message>
        <source>Of the inverse potential 1/(r + a): it is 1/a in the very place.</source>
        <translation>Для потенциала inverse 1/(r + a): в самой точке он равен 1/a.</translation>
    </message>
    <message>
        <source>Of the weights exponential: each neighbour weighs q times the one before.</source>
        <translation>Для весов exponential: каждый сосед весит в q раз больше предыдущего.</translation>
    </message>
    <message>
        <source>Of the weights gaussian: the width; the mean distance of the training rows to their k-th neighbour if auto.</source>
        <translation>Для весов gaussian: ширина; при auto — среднее расстояние обучающих строк до k-го соседа.</translation>
    </message>
    <message>
        <source>Of the weights power: the exponent of the distance. Rows at distance 0 decide alone.</source>
        <translation>Для весов power: показатель расстояния. Строки на расстоянии 0 решают одни.</translation>
    </message>
    <message>
        <source>One for all classes, or for each its own: the correlation changes sign and each class is 1.5 times as wide as the one before.</source>
        <translation>Одна на все классы или у каждого своя: корреляция меняет знак, и каждый класс в 1,5 раза шире предыдущего.</translation>
    </message>
    <message>
        <source>One numeric attribute for each word of the training rows&apos; texts. A word is two or more letters or digits.</source>
        <translation>По числовому признаку на каждое слово обучающих текстов. Слово — две и больше букв или цифр.</translation>
    </message>
    <message>
        <source>One pass over the rows: drops each that the others still kept classify rightly.</source>
        <translation>Один проход по строкам: отбрасывает каждую, которую ещё оставшиеся классифицируют верно.</translation>
    </message>
    <message>
        <source>One pass over the rows: keeps each that the rows kept before misclassify. Rows passed over may be misclassified in the end.</source>
        <translation>Один проход по строкам: оставляет каждую, на которой ошибаются оставленные раньше. Пропущенные в конце могут оказаться ошибочными.</translation>
    </message>
    <message>
        <source>One width for all charges, or of each the distance to its k-th neighbour.</source>
        <translation>Одна ширина на все заряды или у каждого — расстояние до его k-го соседа.</translation>
    </message>
    <message>
        <source>One width for all functions, or of each the distance of its centre to the neighbouring ones.</source>
        <translation>Одна ширина на все функции или у каждой — расстояние от её центра до соседних.</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>Прямое кодирование (one-hot)</translation>
    </message>
    <message>
        <source>OneR (one rule)</source>
        <translation>OneR (одно правило)</translation>
    </message>
    <message>
        <source>Only weigh the attributes, instead of mixing them.</source>
        <translation>Лишь взвешивать признаки, не смешивая их.</translation>
    </message>
    <message>
        <source>Optimise over</source>
        <translation>Оптимизировать по</translation>
    </message>
    <message>
        <source>Out-of-bag estimate</source>
        <translation>Оценка out-of-bag</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Выбросы</translation>
    </message>
    <message>
        <source>Pair weight</source>
        <translation>Вес пар</translation>
    </message>
    <message>
        <source>Pairs drawn of each kind, similar and dissimilar; auto: 20 times the square of the number of classes, 5 000 to 50 000.</source>
        <translation>Случайных пар каждого рода, сходных и несходных; auto: 20 квадратов числа классов, от 5 000 до 50 000.</translation>
    </message>
    <message>
        <source>Pairs drawn of each kind, similar and dissimilar; auto: 20 times the square of the number of classes, at most 20 000.</source>
        <translation>Случайных пар каждого рода, сходных и несходных; auto: 20 квадратов числа классов, не больше 20 000.</translation>
    </message>
    <message>
        <source>Pairs drawn of the same class, and as many of different classes.</source>
        <translation>Случайных пар одного класса и столько же разных классов.</translation>
    </message>
    <message>
        <source>Pairs drawn of the same class, and as many of different ones.</source>
        <translation>Случайных пар одного класса и столько же разных.</translation>
    </message>
    <message>
        <source>Pairs of the same class, and as many of different classes, that are drawn. auto: 5000, or all there are.</source>
        <translation>Сколько выбрать пар одного класса и столько же разных. auto: 5000 или все, какие есть.</translation>
    </message>
    <message>
        <source>Partial distance</source>
        <translation>Частичное расстояние</translation>
    </message>
    <message>
        <source>Parzen window</source>
        <translation>Окно Парзена</translation>
    </message>
    <message>
        <source>Parzen window (numbers)</source>
        <translation>Окно Парзена (числа)</translation>
    </message>
    <message>
        <source>Passes over the rows, keeping each that is misclassified, until a pass keeps none: then every row is classified rightly.</source>
        <translation>Проходы по строкам с сохранением каждой ошибочной, пока проход не сохранит ни одной: тогда все строки классифицируются верно.</translation>
    </message>
    <message>
        <source>Penalty (C)</source>
        <translation>Штраф (C)</translation>
    </message>
    <message>
        <source>Penalty on half the squared coefficients of standardised attributes; 0 has no minimum where classes are separable.</source>
        <translation>Штраф на половину квадратов коэффициентов стандартизованных признаков; при 0 минимума нет, если классы разделимы.</translation>
    </message>
    <message>
        <source>Penalty on the squared answers of leaves.</source>
        <translation>Штраф на квадраты ответов листьев.</translation>
    </message>
    <message>
        <source>Penalty on the squared coefficients of standardised attributes; 0 is least squares.</source>
        <translation>Штраф на квадраты коэффициентов стандартизованных признаков; 0 — метод наименьших квадратов.</translation>
    </message>
    <message>
        <source>Penalty on the squared weights: larger gives smoother borders (weka: none).</source>
        <translation>Штраф на квадраты весов: чем больше, тем глаже границы (weka: нет).</translation>
    </message>
    <message>
        <source>Points for likeness under the custom metric, as JSON: by attribute, points, steps, table or common.</source>
        <translation>Баллы сходства для метрики custom в JSON: по признакам, points, steps, table или common.</translation>
    </message>
    <message>
        <source>Potential functions</source>
        <translation>Потенциальные функции</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор настроек</translation>
    </message>
    <message>
        <source>Price of a leaf in squared errors for each row; larger gives smaller trees (minimal cost-complexity pruning).</source>
        <translation>Цена листа в квадратах ошибки на строку; чем больше, тем меньше деревья (отсечение по стоимости и сложности).</translation>
    </message>
    <message>
        <source>Price of a row on the wrong side of its margin.</source>
        <translation>Цена строки по неверную сторону отступа.</translation>
    </message>
    <message>
        <source>Price of a row outside the tube.</source>
        <translation>Цена строки вне трубки.</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Главные компоненты</translation>
    </message>
    <message>
        <source>Prior metric</source>
        <translation>Исходная метрика</translation>
    </message>
    <message>
        <source>Probabilistic global metric</source>
        <translation>Вероятностная глобальная метрика</translation>
    </message>
    <message>
        <source>Probability that a segment shows the opposite.</source>
        <translation>Вероятность того, что сегмент показывает противоположное.</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Проверять групп</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Prototypes set aside</source>
        <translation>Отложить эталонов</translation>
    </message>
    <message>
        <source>Prune by the errors on a third of the rows, set aside, instead of by confidence.</source>
        <translation>Отсекать по ошибкам на отложенной трети строк, а не по доверительному уровню.</translation>
    </message>
    <message>
        <source>Pruning cost</source>
        <translation>Цена листа</translation>
    </message>
    <message>
        <source>Pruning may put the largest branch in the place of its parent.</source>
        <translation>Отсечение может поставить самую большую ветвь на место её родителя.</translation>
    </message>
    <message>
        <source>Push weight</source>
        <translation>Вес выталкивания</translation>
    </message>
    <message>
        <source>Puts rows into the buckets of their nearest k-means centre, and compares a query with the buckets of the nearest centres.</source>
        <translation>Распределяет строки по группам ближайших центров k-средних и сравнивает запрос с группами ближайших центров.</translation>
    </message>
    <message>
        <source>Quadratic discriminant analysis</source>
        <translation>Квадратичный дискриминантный анализ</translation>
    </message>
    <message>
        <source>RBF network</source>
        <translation>RBF-сеть</translation>
    </message>
    <message>
        <source>RBF network (numbers)</source>
        <translation>RBF-сеть (числа)</translation>
    </message>
    <message>
        <source>RCA</source>
        <translation>RCA</translation>
    </message>
    <message>
        <source>Radius of the inner circle; that of the outer one is 1.</source>
        <translation>Радиус внутренней окружности; внешней — 1.</translation>
    </message>
    <message>
        <source>Random directions that make a bucket; more make it smaller.</source>
        <translation>Сколько случайных направлений образуют ячейку; чем больше, тем она меньше.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Случайный лес</translation>
    </message>
    <message>
        <source>Random forest (numbers)</source>
        <translation>Случайный лес (числа)</translation>
    </message>
    <message>
        <source>Random k-NN</source>
        <translation>Случайный k-NN</translation>
    </message>
    <message>
        <source>Random mixtures of two of three triangular waves, seen at 21 points.</source>
        <translation>Случайные смеси двух из трёх треугольных волн в 21 точке.</translation>
    </message>
    <message>
        <source>Random prototypes</source>
        <translation>Случайные эталоны</translation>
    </message>
    <message>
        <source>Random rows from which a query walks.</source>
        <translation>Случайные строки, от которых идёт запрос.</translation>
    </message>
    <message>
        <source>Random rows with which every query begins; four times the root of their number if auto.</source>
        <translation>Случайные строки, с которых начинает каждый запрос; при auto — четыре корня из их числа.</translation>
    </message>
    <message>
        <source>Rank of the metric; as many as attributes if auto.</source>
        <translation>Ранг метрики; при auto — по числу признаков.</translation>
    </message>
    <message>
        <source>Ratio (q)</source>
        <translation>Отношение (q)</translation>
    </message>
    <message>
        <source>Reduced-error pruning</source>
        <translation>Отсечение по ошибке</translation>
    </message>
    <message>
        <source>Regression</source>
        <translation>Регрессия</translation>
    </message>
    <message>
        <source>Regression tree</source>
        <translation>Дерево регрессии</translation>
    </message>
    <message>
        <source>Regression trees grown on bootstrap samples; the mean of what they say.</source>
        <translation>Деревья регрессии на бутстреп-выборках; среднее их ответов.</translation>
    </message>
    <message>
        <source>Regularisation</source>
        <translation>Регуляризация</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>Переименовать метки</translation>
    </message>
    <message>
        <source>Relative change of the loss, between two lists of impostors, to stop at.</source>
        <translation>Относительное изменение потерь между двумя списками самозванцев, при котором остановиться.</translation>
    </message>
    <message>
        <source>Relative error of the metric at which it counts as found.</source>
        <translation>Относительная ошибка метрики, при которой она считается найденной.</translation>
    </message>
    <message>
        <source>Relative neighbour editing</source>
        <translation>Редактирование по относительному соседству</translation>
    </message>
    <message>
        <source>Relevant attributes</source>
        <translation>Нужные признаки</translation>
    </message>
    <message>
        <source>Remove duplicates</source>
        <translation>Удалить повторы</translation>
    </message>
    <message>
        <source>Removes the attribute that k-NN misses least (leave-one-out), as long as none is missed.</source>
        <translation>Убирает признак, без которого k-NN теряет меньше всего (контроль по отдельным объектам), пока потери нет.</translation>
    </message>
    <message>
        <source>Renames and merges labels of the class or of an attribute. The class is changed once, before any fold.</source>
        <translation>Переименовывает и объединяет метки класса или признака. Класс меняется один раз, до всех блоков.</translation>
    </message>
    <message>
        <source>Repeated Wilson editing</source>
        <translation>Повторное редактирование Уилсона</translation>
    </message>
    <message>
        <source>Replace missing values</source>
        <translation>Заполнить пропуски</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Перевыборка</translation>
    </message>
    <message>
        <source>Retain</source>
        <translation>Запоминать</translation>
    </message>
    <message>
        <source>Ridge penalty</source>
        <translation>Гребневый штраф</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый край</translation>
    </message>
    <message>
        <source>Ring (ringnorm)</source>
        <translation>Кольцо (ringnorm)</translation>
    </message>
    <message>
        <source>Robust scaling</source>
        <translation>Устойчивое масштабирование</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Rounds of boosting.</source>
        <translation>Раундов бустинга.</translation>
    </message>
    <message>
        <source>Rounds the neighbourhood: the larger, the less it is stretched along the borders of the classes.</source>
        <translation>Округляет окрестность: чем больше, тем меньше она вытянута вдоль границ классов.</translation>
    </message>
    <message>
        <source>Row order</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Rows are charges whose potentials add up for their class; sweeps over the training rows raise the charge of every row that is not yet classified rightly.</source>
        <translation>Строки — заряды, чьи потенциалы складываются для своего класса; обходы обучающих строк повышают заряд каждой ещё ошибочной строки.</translation>
    </message>
    <message>
        <source>Rows around the query</source>
        <translation>Строк вокруг запроса</translation>
    </message>
    <message>
        <source>Rows around the query that its metric is estimated from; a fifth of all but at least 50 if auto.</source>
        <translation>Строк вокруг запроса, по которым оценивается его метрика; при auto — пятая часть всех, но не меньше 50.</translation>
    </message>
    <message>
        <source>Rows drawn as leaders; the root of their number if auto.</source>
        <translation>Сколько строк взять лидерами; при auto — корень из их числа.</translation>
    </message>
    <message>
        <source>Rows in each leaf at least.</source>
        <translation>Не меньше стольких строк в листе.</translation>
    </message>
    <message>
        <source>Rows in each leaf at least; auto: 20, fewer below 400 rows.</source>
        <translation>Не меньше стольких строк в листе; auto: 20, меньше при менее чем 400 строках.</translation>
    </message>
    <message>
        <source>Rows in each sample as a share of the training rows; they are drawn with replacement.</source>
        <translation>Доля обучающих строк в каждой выборке; они берутся с возвращением.</translation>
    </message>
    <message>
        <source>Rows of a leaf, which are compared one by one; 1 is the tree of the textbooks.</source>
        <translation>Строк в листе, которые сравниваются по одной; 1 — дерево из учебников.</translation>
    </message>
    <message>
        <source>Rows of a leaf, which are compared one by one; leaves hold up to twice as many.</source>
        <translation>Строк в листе, которые сравниваются по одной; в листьях бывает до двух раз больше.</translation>
    </message>
    <message>
        <source>Rows of one class in each group.</source>
        <translation>Строк одного класса в каждой группе.</translation>
    </message>
    <message>
        <source>Rows of one class that an interval of a numeric attribute needs.</source>
        <translation>Сколько строк одного класса нужно интервалу числового признака.</translation>
    </message>
    <message>
        <source>Rows of the same class that are pulled to each row.</source>
        <translation>Сколько строк того же класса притягиваются к каждой строке.</translation>
    </message>
    <message>
        <source>Rows sampled</source>
        <translation>Строк в выборке</translation>
    </message>
    <message>
        <source>Rows spread evenly over a rectangle; the class says where a condition holds, such as y &gt; sin(x).</source>
        <translation>Строки рассеяны равномерно по прямоугольнику; класс говорит, где выполнено условие, например y &gt; sin(x).</translation>
    </message>
    <message>
        <source>Rows that leave-one-out tests; of more, so many are drawn. All others train.</source>
        <translation>Строк, на которых идёт контроль по отдельным объектам; из большего числа выбираются столько. Остальные обучают.</translation>
    </message>
    <message>
        <source>Rows that the attributes are chosen by; of more, so many are drawn.</source>
        <translation>Строк, по которым выбираются признаки; из большего числа выбираются столько.</translation>
    </message>
    <message>
        <source>Rows that the factors are chosen by; of more, so many are drawn.</source>
        <translation>Строк, по которым выбираются множители; из большего числа выбираются столько.</translation>
    </message>
    <message>
        <source>Rows to which each row is linked at most; twice as many in the lowest layer.</source>
        <translation>С не более чем столькими строками связана каждая; в нижнем слое вдвое больше.</translation>
    </message>
    <message>
        <source>Rows with a greater similarity to their nearest prototype are done; below 1, as no row has more.</source>
        <translation>Строки с большим сходством с ближайшим эталоном готовы; меньше 1, ведь больше ни у кого нет.</translation>
    </message>
    <message>
        <source>Rows with a margin below are outliers, and dropped first.</source>
        <translation>Строки с меньшим отступом — выбросы и отбрасываются первыми.</translation>
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
        <translation>Выборка</translation>
    </message>
    <message>
        <source>Sample share</source>
        <translation>Доля выборки</translation>
    </message>
    <message>
        <source>Sampled rows</source>
        <translation>Строк в выборке</translation>
    </message>
    <message>
        <source>Sampled share</source>
        <translation>Доля выбранных</translation>
    </message>
    <message>
        <source>Scaling neighbour</source>
        <translation>Сосед для масштаба</translation>
    </message>
    <message>
        <source>Scans</source>
        <translation>Полный просмотр</translation>
    </message>
    <message>
        <source>Search for parameters</source>
        <translation>Подбор параметров</translation>
    </message>
    <message>
        <source>Search list</source>
        <translation>Список поиска</translation>
    </message>
    <message>
        <source>Search structure</source>
        <translation>Структура поиска</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Seed of the random numbers: the same seed gives the same result.</source>
        <translation>Зерно случайных чисел: одинаковое зерно даёт одинаковый результат.</translation>
    </message>
    <message>
        <source>Select attributes</source>
        <translation>Выбрать признаки</translation>
    </message>
    <message>
        <source>Select the best attributes</source>
        <translation>Выбрать лучшие признаки</translation>
    </message>
    <message>
        <source>Separates each pair of classes by the widest margin, in the space of a kernel. Sensitive to the units of the attributes: scale them.</source>
        <translation>Разделяет каждую пару классов самым широким зазором в пространстве ядра. Чувствителен к единицам признаков: масштабируйте их.</translation>
    </message>
    <message>
        <source>Separation</source>
        <translation>Удалённость</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Share of a list whose new rows are joined in a round of building.</source>
        <translation>Доля списка, новые строки которой сводятся в раунде построения.</translation>
    </message>
    <message>
        <source>Share of a multiple of the identity in the covariance of the standardised attributes; auto: as Ledoit and Wolf (2004) estimate it.</source>
        <translation>Доля кратной единичной матрицы в ковариации стандартизованных признаков; auto: по оценке Ледуа и Вольфа (2004).</translation>
    </message>
    <message>
        <source>Share of a round matrix in the scatter inside classes; by the number of attributes and rows if auto.</source>
        <translation>Доля шаровой матрицы во внутриклассовом разбросе; при auto — по числу признаков и строк.</translation>
    </message>
    <message>
        <source>Share of each tree&apos;s answer that is added.</source>
        <translation>Доля ответа каждого дерева, которая прибавляется.</translation>
    </message>
    <message>
        <source>Share of rows held out to choose the iteration by; 0 takes the last.</source>
        <translation>Доля строк, отложенных для выбора итерации; 0 — берётся последняя.</translation>
    </message>
    <message>
        <source>Share of the identity in each class&apos; covariance of the standardised attributes; 0 needs covariances of full rank.</source>
        <translation>Доля единичной матрицы в ковариации каждого класса стандартизованных признаков; при 0 нужны ковариации полного ранга.</translation>
    </message>
    <message>
        <source>Share of the last update in the next, under the preset weka.</source>
        <translation>Доля прошлого изменения в следующем, с набором weka.</translation>
    </message>
    <message>
        <source>Share of the rows held out: the map that classifies them best is kept. 0 keeps the last map.</source>
        <translation>Доля отложенных строк: остаётся отображение, лучше всего их классифицирующее. 0 — остаётся последнее.</translation>
    </message>
    <message>
        <source>Share of the rows that trains in a random division.</source>
        <translation>Доля строк, обучающих в случайном разбиении.</translation>
    </message>
    <message>
        <source>Share of the rows to keep.</source>
        <translation>Доля строк, которые остаются.</translation>
    </message>
    <message>
        <source>Share of the rows whose class is replaced by another, drawn at random.</source>
        <translation>Доля строк, чей класс заменяется другим случайным.</translation>
    </message>
    <message>
        <source>Share of the training rows that get a wrong class.</source>
        <translation>Доля обучающих строк, получающих неверный класс.</translation>
    </message>
    <message>
        <source>Share of the variance that the components kept must have.</source>
        <translation>Доля дисперсии, которую должны иметь оставленные компоненты.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Shrinkage</source>
        <translation>Сжатие</translation>
    </message>
    <message>
        <source>Similar pairs are to be nearer than this percentile of the distances.</source>
        <translation>Сходные пары должны быть ближе этого процентиля расстояний.</translation>
    </message>
    <message>
        <source>Similarity threshold (theta)</source>
        <translation>Порог сходства (тета)</translation>
    </message>
    <message>
        <source>So many attributes of the greatest importance are kept, and a second ensemble of them votes; all if auto.</source>
        <translation>Оставляется столько самых важных признаков, и голосует второй ансамбль на них; при auto — все.</translation>
    </message>
    <message>
        <source>So many misclassified rows may remain.</source>
        <translation>Столько строк может остаться с ошибкой.</translation>
    </message>
    <message>
        <source>Softening (a)</source>
        <translation>Смягчение (a)</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Разреженность</translation>
    </message>
    <message>
        <source>Spirals</source>
        <translation>Спирали</translation>
    </message>
    <message>
        <source>Split at data values</source>
        <translation>Порог по значению из данных</translation>
    </message>
    <message>
        <source>Splits the rows by the tests that leave the least squared error, and predicts the mean of a leaf.</source>
        <translation>Делит строки проверками с наименьшим квадратом ошибки и предсказывает среднее листа.</translation>
    </message>
    <message>
        <source>Squares along each side.</source>
        <translation>Клеток вдоль каждой стороны.</translation>
    </message>
    <message>
        <source>Squares of side 1 in two colours, rows spread evenly over the board.</source>
        <translation>Клетки со стороной 1 двух цветов, строки рассеяны по доске равномерно.</translation>
    </message>
    <message>
        <source>Squares per side</source>
        <translation>Клеток на сторону</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Стекинг</translation>
    </message>
    <message>
        <source>Standard deviation across the strips.</source>
        <translation>Стандартное отклонение поперёк полос.</translation>
    </message>
    <message>
        <source>Standard deviation along the strips.</source>
        <translation>Стандартное отклонение вдоль полос.</translation>
    </message>
    <message>
        <source>Standard deviation of each of the four clouds around (±1, ±1).</source>
        <translation>Стандартное отклонение каждого из четырёх облаков вокруг (±1, ±1).</translation>
    </message>
    <message>
        <source>Standard deviation of what is added to each coordinate.</source>
        <translation>Стандартное отклонение того, что прибавляется к каждой координате.</translation>
    </message>
    <message>
        <source>Standard deviation of what is added to each of the points.</source>
        <translation>Стандартное отклонение того, что прибавляется к каждой точке.</translation>
    </message>
    <message>
        <source>Starting rows</source>
        <translation>Начальных строк</translation>
    </message>
    <message>
        <source>Step of each update under the preset weka.</source>
        <translation>Шаг каждого изменения, с набором weka.</translation>
    </message>
    <message>
        <source>Steps of proximal gradients and of Newton&apos;s method.</source>
        <translation>Шагов проксимальных градиентов и метода Ньютона.</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Остановиться на</translation>
    </message>
    <message>
        <source>Stop at so many; auto stops when every removal hurts.</source>
        <translation>Остановиться на стольких; auto — когда любое исключение вредит.</translation>
    </message>
    <message>
        <source>Stop at so many; auto stops when nothing improves.</source>
        <translation>Остановиться на стольких; auto — когда ничто не улучшает.</translation>
    </message>
    <message>
        <source>Stop when an iteration gains less than this share. auto: 2e-09 where all rows are candidates, else 1e-05.</source>
        <translation>Остановиться, когда итерация даёт меньше этой доли. auto: 2e-09, если кандидаты все строки, иначе 1e-05.</translation>
    </message>
    <message>
        <source>Stop when the sum of distances is this share below the largest at most.</source>
        <translation>Остановиться, когда сумма расстояний меньше наибольшей не более чем на эту долю.</translation>
    </message>
    <message>
        <source>Stratified sample</source>
        <translation>Стратифицированная выборка</translation>
    </message>
    <message>
        <source>Stretched axes</source>
        <translation>Растянутые оси</translation>
    </message>
    <message>
        <source>Stretches the axes of attributes that help k nearest neighbours and shortens, or leaves out, those that do not, judged by leave-one-out or by random splits.</source>
        <translation>Растягивает оси признаков, которые помогают k ближайшим соседям, и укорачивает или убирает остальные, судя по отдельным объектам или случайным разбиениям.</translation>
    </message>
    <message>
        <source>Stretches the training rows&apos; values over a chosen range.</source>
        <translation>Растягивает значения обучающих строк на выбранный отрезок.</translation>
    </message>
    <message>
        <source>Subtracts the mean and divides by the standard deviation (divisor n).</source>
        <translation>Вычитает среднее и делит на стандартное отклонение (делитель n).</translation>
    </message>
    <message>
        <source>Subtracts the median and divides by the distance between the quartiles, which outliers hardly move.</source>
        <translation>Вычитает медиану и делит на расстояние между квартилями, которое выбросы почти не сдвигают.</translation>
    </message>
    <message>
        <source>Subtree raising</source>
        <translation>Подъём поддеревьев</translation>
    </message>
    <message>
        <source>Support vector machine</source>
        <translation>Метод опорных векторов</translation>
    </message>
    <message>
        <source>Support vector regression</source>
        <translation>Регрессия опорных векторов</translation>
    </message>
    <message>
        <source>Swiss roll</source>
        <translation>Швейцарский рулет</translation>
    </message>
    <message>
        <source>Tables, in each of which a query meets one bucket.</source>
        <translation>Таблиц, в каждой из которых запрос попадает в одну ячейку.</translation>
    </message>
    <message>
        <source>Take differences from a stratified sample of so many rows; all if auto.</source>
        <translation>Брать разности от стратифицированной выборки стольких строк; при auto — от всех.</translation>
    </message>
    <message>
        <source>Take rows for duplicates that differ in the class, too.</source>
        <translation>Считать повторами и строки, различающиеся классом.</translation>
    </message>
    <message>
        <source>Take upper and lower case for the same.</source>
        <translation>Считать прописные и строчные буквы одинаковыми.</translation>
    </message>
    <message>
        <source>Takes each distinct number of the training rows for a label, in ascending order. A number that training never saw becomes missing.</source>
        <translation>Берёт каждое отдельное число обучающих строк меткой, по возрастанию. Число, которого в обучении не было, становится пропуском.</translation>
    </message>
    <message>
        <source>Target neighbours</source>
        <translation>Целевые соседи</translation>
    </message>
    <message>
        <source>Tests from root to leaf at most; auto: no limit but 200.</source>
        <translation>Не больше стольких проверок от корня до листа; auto: лишь не больше 200.</translation>
    </message>
    <message>
        <source>Tests from root to leaf at most; auto: no limit.</source>
        <translation>Не больше стольких проверок от корня до листа; auto: без предела.</translation>
    </message>
    <message>
        <source>The class that most of the k nearest training rows have.</source>
        <translation>Класс большинства из k ближайших обучающих строк.</translation>
    </message>
    <message>
        <source>The class whose mean is nearest: one prototype for each class. Sensitive to the units of the attributes: scale them.</source>
        <translation>Класс с ближайшим средним: по эталону на класс. Чувствителен к единицам признаков: масштабируйте их.</translation>
    </message>
    <message>
        <source>The classifier whose parameters are chosen.</source>
        <translation>Классификатор, чьи параметры выбираются.</translation>
    </message>
    <message>
        <source>The combination of best accuracy, or the one with the largest value of the first numeric parameter within one standard error of it.</source>
        <translation>Сочетание с лучшей точностью или с наибольшим значением первого числового параметра в пределах стандартной ошибки от него.</translation>
    </message>
    <message>
        <source>The distance of Mahalanobis: correlated attributes no longer count twice, and each direction is measured in its own standard deviations, of all rows or of those inside the classes. Then k nearest neighbours.</source>
        <translation>Расстояние Махаланобиса: коррелированные признаки больше не считаются дважды, каждое направление измеряется в своих стандартных отклонениях, всех строк или внутри классов. Затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>The flattest function with most rows inside a tube around it, in the space of a kernel. Sensitive to the units of the attributes: scale them.</source>
        <translation>Самая пологая функция с большинством строк внутри трубки вокруг неё, в пространстве ядра. Чувствительна к единицам признаков: масштабируйте их.</translation>
    </message>
    <message>
        <source>The greatest x.</source>
        <translation>Наибольшее x.</translation>
    </message>
    <message>
        <source>The greatest y.</source>
        <translation>Наибольшее y.</translation>
    </message>
    <message>
        <source>The kernel of the Parzen windows.</source>
        <translation>Ядро окон Парзена.</translation>
    </message>
    <message>
        <source>The learners that vote, separated by semicolons.</source>
        <translation>Голосующие методы через точку с запятой.</translation>
    </message>
    <message>
        <source>The learners whose probabilities the meta learner reads, separated by semicolons.</source>
        <translation>Методы, чьи вероятности читает метаклассификатор, через точку с запятой.</translation>
    </message>
    <message>
        <source>The least x.</source>
        <translation>Наименьшее x.</translation>
    </message>
    <message>
        <source>The least y.</source>
        <translation>Наименьшее y.</translation>
    </message>
    <message>
        <source>The log-odds of the classes are linear in the attributes; coefficients minimise the penalised log-loss of all classes together.</source>
        <translation>Логарифм отношения вероятностей классов линеен по признакам; коэффициенты минимизируют логарифмическую функцию потерь со штрафом по всем классам сразу.</translation>
    </message>
    <message>
        <source>The map to start from.</source>
        <translation>Отображение, с которого начать.</translation>
    </message>
    <message>
        <source>The mean of the numbers that the k nearest training rows have.</source>
        <translation>Среднее чисел k ближайших обучающих строк.</translation>
    </message>
    <message>
        <source>The mean of the training rows inside a window around the query, the farther the less; the window has a fixed width, or reaches to neighbour k + 1.</source>
        <translation>Среднее обучающих строк внутри окна вокруг запроса, чем дальше, тем слабее; ширина окна постоянна или доходит до соседа k + 1.</translation>
    </message>
    <message>
        <source>The nearest other rows that are asked; clipped to those there are.</source>
        <translation>Сколько ближайших других строк спрашивать; не больше, чем есть.</translation>
    </message>
    <message>
        <source>The norm whose balls are the windows.</source>
        <translation>Норма, чьи шары служат окнами.</translation>
    </message>
    <message>
        <source>The one attribute whose values, each with its commonest class, classify most training rows rightly.</source>
        <translation>Признак, чьи значения, каждое со своим самым частым классом, верно классифицируют больше всего обучающих строк.</translation>
    </message>
    <message>
        <source>The order of the rows in a pass: as in the file, shuffled by the seed, or by falling rival similarity.</source>
        <translation>Порядок строк в проходе: как в файле, перемешанный зерном или по убыванию конкурентного сходства.</translation>
    </message>
    <message>
        <source>The plane with the least squared errors, ridge on request.</source>
        <translation>Плоскость наименьших квадратов, по желанию гребневая.</translation>
    </message>
    <message>
        <source>The potential at r widths: gaussian exp(-r²/2), inverse 1/(r + a).</source>
        <translation>Потенциал на r ширинах: gaussian exp(-r²/2), inverse 1/(r + a).</translation>
    </message>
    <message>
        <source>The ten digits of a display whose segments fail at random.</source>
        <translation>Десять цифр индикатора, чьи сегменты случайно отказывают.</translation>
    </message>
    <message>
        <source>The weight at r widths: uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)², none beyond r = 1; gaussian exp(-r²/2).</source>
        <translation>Вес на r ширинах: uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)², за r = 1 нуль; gaussian exp(-r²/2).</translation>
    </message>
    <message>
        <source>The weight of a squared error at r widths: gaussian exp(-r²/2), or, none beyond r = 1, uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)².</source>
        <translation>Вес квадрата ошибки на r ширинах: gaussian exp(-r²/2) или, за r = 1 нуль, uniform 1, triangular 1 - r, epanechnikov 1 - r², quartic (1 - r²)².</translation>
    </message>
    <message>
        <source>The weight of the i-th nearest of k at the distance d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)).</source>
        <translation>Вес i-го из k ближайших на расстоянии d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)).</translation>
    </message>
    <message>
        <source>The weight of the i-th nearest of k at the distance d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)). similarity is 1 - d, for the preset weka.</source>
        <translation>Вес i-го из k ближайших на расстоянии d: uniform 1, distance 1/d, squared 1/d², rank k + 1 - i, linear (k + 1 - i)/k, exponential qⁱ, dudani (dₖ - d)/(dₖ - d₁), power 1/d^beta, gaussian exp(-d²/(2 sigma²)). similarity — 1 - d, для набора weka.</translation>
    </message>
    <message>
        <source>Three rules on six nominal attributes; the third has 5 % class noise.</source>
        <translation>Три правила на шести номинальных признаках; в третьем 5 % шума в классе.</translation>
    </message>
    <message>
        <source>Threenorm</source>
        <translation>Threenorm</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Threshold (delta)</source>
        <translation>Порог (дельта)</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Равные расстояния</translation>
    </message>
    <message>
        <source>To which side a scale tips: weight times distance on both sides.</source>
        <translation>Куда склонятся весы: вес на плечо с обеих сторон.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Допуск</translation>
    </message>
    <message>
        <source>Tomek links</source>
        <translation>Связи Томека</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Верхний край</translation>
    </message>
    <message>
        <source>Training share</source>
        <translation>Доля обучения</translation>
    </message>
    <message>
        <source>Trains different learners and lets another one learn, from their probabilities for rows they have not seen, whom to believe when.</source>
        <translation>Обучает разные методы, а ещё один учится по их вероятностям для невиданных ими строк, кому и когда верить.</translation>
    </message>
    <message>
        <source>Trains different learners on the same rows and combines what they say: the mean, median or product of their probabilities, or the majority.</source>
        <translation>Обучает разные методы на одних строках и объединяет их ответы: среднее, медиана или произведение вероятностей, или большинство.</translation>
    </message>
    <message>
        <source>Trains one learner again and again, each time with more weight on the rows misjudged before, and lets all vote by how right they were.</source>
        <translation>Обучает один метод снова и снова, каждый раз с большим весом ошибочных строк, и даёт голосовать всем по их правоте.</translation>
    </message>
    <message>
        <source>Trains one learner on many samples of the rows, drawn with replacement, and averages the probabilities. Helps learners that a few rows can change much, as trees.</source>
        <translation>Обучает один метод на многих выборках строк с возвращением и усредняет вероятности. Помогает методам, которые сильно меняются от немногих строк, как деревья.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Деревья</translation>
    </message>
    <message>
        <source>Trees added one round after another, each down the gradient of the log-loss; attributes are binned, labels split as sets.</source>
        <translation>Деревья, добавляемые раунд за раундом, каждое вниз по градиенту логарифмических потерь; признаки разбиты на интервалы, метки делятся множествами.</translation>
    </message>
    <message>
        <source>Trees grown on bootstrap samples, each node choosing among a few attributes drawn by chance; the mean of their class shares.</source>
        <translation>Деревья на бутстреп-выборках, где узел выбирает из немногих случайных признаков; среднее их долей классов.</translation>
    </message>
    <message>
        <source>Trees in the forest.</source>
        <translation>Деревьев в лесу.</translation>
    </message>
    <message>
        <source>Triples drawn: a row, one of its class, one of another. auto: 20 times the square of the number of classes, 500 to 20 000.</source>
        <translation>Случайных троек: строка, строка её класса и строка чужого. auto: 20 квадратов числа классов, от 500 до 20 000.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Обороты</translation>
    </message>
    <message>
        <source>Turns and stretches the space so that classes become round and equally wide (the covariance inside classes becomes the identity), and keeps the directions in which their means differ; then k nearest neighbours.</source>
        <translation>Поворачивает и растягивает пространство, чтобы классы стали круглыми и равно широкими (внутриклассовая ковариация — единичная), и оставляет направления, в которых различаются средние; затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Turns numbers into intervals.</source>
        <translation>Превращает числа в интервалы.</translation>
    </message>
    <message>
        <source>Turns numbers into uncorrelated components, most variance first. Scale first where attributes have different units.</source>
        <translation>Превращает числа в некоррелированные компоненты, сначала с большей дисперсией. Если единицы признаков разные, сначала масштабируйте.</translation>
    </message>
    <message>
        <source>Two half circles that reach into each other.</source>
        <translation>Две переплетённые полуокружности.</translation>
    </message>
    <message>
        <source>Two long thin parallel classes, where the Euclidean distance fails.</source>
        <translation>Два длинных тонких параллельных класса, где евклидово расстояние ошибается.</translation>
    </message>
    <message>
        <source>Two moons</source>
        <translation>Две луны</translation>
    </message>
    <message>
        <source>Two strips</source>
        <translation>Две полосы</translation>
    </message>
    <message>
        <source>Two unit normals around (a, …, a) and (-a, …, -a), a = 2/√d.</source>
        <translation>Два стандартных нормальных вокруг (a, …, a) и (-a, …, -a), a = 2/√d.</translation>
    </message>
    <message>
        <source>Two unit normals around ±(a, …, a) against one at (a, -a, a, …).</source>
        <translation>Два стандартных нормальных вокруг ±(a, …, a) против одного в (a, -a, a, …).</translation>
    </message>
    <message>
        <source>Twonorm</source>
        <translation>Twonorm</translation>
    </message>
    <message>
        <source>Uniform, chance classes</source>
        <translation>Равномерные, случайные классы</translation>
    </message>
    <message>
        <source>Unit of the last attribute</source>
        <translation>Единица последнего признака</translation>
    </message>
    <message>
        <source>Units of each hidden layer; auto: 10, under the preset weka half the sum of input columns and classes.</source>
        <translation>Нейронов в каждом скрытом слое; auto: 10, с набором weka половина суммы входных столбцов и классов.</translation>
    </message>
    <message>
        <source>Unpruned</source>
        <translation>Без отсечения</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Верхняя граница</translation>
    </message>
    <message>
        <source>VDM exponent (q)</source>
        <translation>Показатель VDM (q)</translation>
    </message>
    <message>
        <source>VDM shares</source>
        <translation>Доли VDM</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Validation share</source>
        <translation>Доля для проверки</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Values to try, as in n_neighbors=1..15; weights=uniform,dudani. A range may have a step (0.1..1:0.1) or a factor (0.01..100*10).</source>
        <translation>Какие значения пробовать: n_neighbors=1..15; weights=uniform,dudani. У диапазона может быть шаг (0.1..1:0.1) или множитель (0.01..100*10).</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>Дерево точек обзора</translation>
    </message>
    <message>
        <source>Variance kept</source>
        <translation>Доля дисперсии</translation>
    </message>
    <message>
        <source>Voting</source>
        <translation>Голосование</translation>
    </message>
    <message>
        <source>Walks through layers of graphs of near rows, from a sparse one to that of all rows. Needs faiss, which the extra ann brings.</source>
        <translation>Идёт по слоям графов близких строк, от редкого к графу всех строк. Нужен faiss, который ставится с дополнением ann.</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Формы волн</translation>
    </message>
    <message>
        <source>Weighs the principal axes so that the distance of two rows tells best, by a logistic model, whether they have the same class: a convex problem solved by Newton&apos;s method. Then k nearest neighbours.</source>
        <translation>Взвешивает главные оси так, чтобы расстояние двух строк лучше всего говорило по логистической модели, одного ли они класса: выпуклая задача, решаемая методом Ньютона. Затем k ближайших соседей.</translation>
    </message>
    <message>
        <source>Weight decay (alpha)</source>
        <translation>Штраф на веса (альфа)</translation>
    </message>
    <message>
        <source>Weight of defending one&apos;s own class; the rest is for tolerance of others.</source>
        <translation>Вес защиты своего класса; остальное — за терпимость к чужим.</translation>
    </message>
    <message>
        <source>Weight of dissimilar pairs</source>
        <translation>Вес несходных пар</translation>
    </message>
    <message>
        <source>Weight of pairs that break their bounds, beside nearness to the prior.</source>
        <translation>Вес пар, нарушающих границы, рядом с близостью к исходной метрике.</translation>
    </message>
    <message>
        <source>Weight of pushing impostors away; pulling targets near has the rest.</source>
        <translation>Вес выталкивания самозванцев; остальное — за притяжение целевых соседей.</translation>
    </message>
    <message>
        <source>Weight of similar pairs</source>
        <translation>Вес сходных пар</translation>
    </message>
    <message>
        <source>Weight of the absolute values of M off its diagonal: more, more zeros.</source>
        <translation>Вес абсолютных значений M вне диагонали: чем больше, тем больше нулей.</translation>
    </message>
    <message>
        <source>Weight of the inverse covariance of dissimilar rows, subtracted.</source>
        <translation>Вес вычитаемой обратной ковариации несходных строк.</translation>
    </message>
    <message>
        <source>Weight of the inverse covariance of similar rows in the metric.</source>
        <translation>Вес обратной ковариации сходных строк в метрике.</translation>
    </message>
    <message>
        <source>Weight of the multiple of the identity; used by shrunk only.</source>
        <translation>Вес кратной единичной матрицы; нужен только shrunk.</translation>
    </message>
    <message>
        <source>Weight of the pairs beside the prior.</source>
        <translation>Вес пар рядом с исходной метрикой.</translation>
    </message>
    <message>
        <source>Weight of the sum of squared weights beside the mean squared error; if 0, a small one is used, and said, where functions are dependent.</source>
        <translation>Вес суммы квадратов весов рядом со средним квадратом ошибки; при 0, если функции зависимы, берётся малый, о чём сообщается.</translation>
    </message>
    <message>
        <source>Weight of triples in the wrong order, beside nearness to the prior.</source>
        <translation>Вес троек в неверном порядке рядом с близостью к исходной метрике.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Веса</translation>
    </message>
    <message>
        <source>Weights of the attributes under the weighted metric, as in 1, 2, 0.5; empty: all 1.</source>
        <translation>Веса признаков для метрики weighted, как 1, 2, 0.5; пусто: все 1.</translation>
    </message>
    <message>
        <source>What a hidden unit makes of its weighted sum (weka: logistic).</source>
        <translation>Что скрытый нейрон делает со взвешенной суммой (weka: logistic).</translation>
    </message>
    <message>
        <source>What happens to the axes: they are stretched or shortened, left out, or both.</source>
        <translation>Что делать с осями: растягивать и сжимать, убирать или и то и другое.</translation>
    </message>
    <message>
        <source>What is fitted around each query.</source>
        <translation>Что подгоняется вокруг каждого запроса.</translation>
    </message>
    <message>
        <source>What is kept: the rows left in the end, or those at which the CCV was least on the way (of equals the fewest).</source>
        <translation>Что оставить: строки, оставшиеся в конце, или те, при которых CCV была наименьшей (из равных — меньшее число).</translation>
    </message>
    <message>
        <source>What is near is judged by the distance of a row from this neighbour of its class.</source>
        <translation>О близости судят по расстоянию строки до этого соседа её класса.</translation>
    </message>
    <message>
        <source>What is said where nobody is in the window: the class of the nearest row, the first class, the shares of the classes in training, or an error.</source>
        <translation>Что отвечать, когда в окне никого: класс ближайшей строки, первый класс, доли классов в обучении или ошибку.</translation>
    </message>
    <message>
        <source>What is said where nobody is in the window: the number of the nearest row, the mean of all, or an error.</source>
        <translation>Что отвечать, когда в окне никого: число ближайшей строки, среднее всех или ошибку.</translation>
    </message>
    <message>
        <source>What is trained on every sample.</source>
        <translation>Что обучается на каждой выборке.</translation>
    </message>
    <message>
        <source>What is trained on the weighted rows.</source>
        <translation>Что обучается на взвешенных строках.</translation>
    </message>
    <message>
        <source>What learns from their answers.</source>
        <translation>Что учится по их ответам.</translation>
    </message>
    <message>
        <source>What rows around the query count: less the farther, or all the same.</source>
        <translation>Сколько значат строки вокруг запроса: чем дальше, тем меньше, или все одинаково.</translation>
    </message>
    <message>
        <source>What the last attribute is multiplied with, as metres written in millimetres are with 1000.</source>
        <translation>На что умножается последний признак: метры, записанные в миллиметрах, — на 1000.</translation>
    </message>
    <message>
        <source>What the metric stays near to: the Euclidean distance, or the inverse of the covariance (Ledoit-Wolf on standardised attributes).</source>
        <translation>К чему метрика остаётся близка: к евклидову расстоянию или к обратной ковариации (Ледуа — Вольф на стандартизованных признаках).</translation>
    </message>
    <message>
        <source>What the metric stays near to: the inverse of the covariance (Ledoit-Wolf) or the Euclidean distance, of standardised attributes.</source>
        <translation>К чему метрика остаётся близка: к обратной ковариации (Ледуа — Вольф) или к евклидову расстоянию, на стандартизованных признаках.</translation>
    </message>
    <message>
        <source>What the value difference metric compares: the shares of a label in each class, or (Stanfill and Waltz) the shares of the classes among its rows; a label that no training row has counts 0 in all.</source>
        <translation>Что сравнивает метрика разности значений: доли метки в каждом классе или (Стэнфилл и Уолц) доли классов среди её строк; метка без обучающих строк — 0 во всех.</translation>
    </message>
    <message>
        <source>Where an edge of the histogram&apos;s bins lies, on every attribute.</source>
        <translation>Где лежит край интервалов гистограммы, по каждому признаку.</translation>
    </message>
    <message>
        <source>Where the class is yes: x, y, pi, e, + - * / ^, comparisons, and, or, not, sin cos tan exp log sqrt abs min max.</source>
        <translation>Где класс — yes: x, y, pi, e, + - * / ^, сравнения, and, or, not, sin cos tan exp log sqrt abs min max.</translation>
    </message>
    <message>
        <source>Where the functions stand: in every row, in rows drawn at random, on an even grid, or in the centres of clusters found by k-means or EM.</source>
        <translation>Где стоят функции: в каждой строке, в случайных строках, на равномерной сетке или в центрах скоплений по k-средним или EM.</translation>
    </message>
    <message>
        <source>Where the greatest value goes.</source>
        <translation>Куда попадает наибольшее значение.</translation>
    </message>
    <message>
        <source>Where the least value goes.</source>
        <translation>Куда попадает наименьшее значение.</translation>
    </message>
    <message>
        <source>Whether bounds of squared distances are percentiles of squared distances, as in the paper, or of plain ones, as in metric-learn.</source>
        <translation>Границы квадратов расстояний — процентили квадратов, как в статье, или самих расстояний, как в metric-learn.</translation>
    </message>
    <message>
        <source>Whether cases are forgotten at the end that the others answer correctly.</source>
        <translation>Забывать ли в конце прецеденты, на которые остальные отвечают верно.</translation>
    </message>
    <message>
        <source>Whether outliers go by the margins among all rows, or one by one by those among the rows left.</source>
        <translation>Отбрасывать выбросы по отступам среди всех строк или по одному среди оставшихся.</translation>
    </message>
    <message>
        <source>Which of the rows that tie for the last place among the neighbours count: the first in the file, or all of them, by a share of the place.</source>
        <translation>Какие из строк на равном расстоянии за последнее место среди соседей считать: первую в файле или все, каждую долей места.</translation>
    </message>
    <message>
        <source>Which of the three rules.</source>
        <translation>Какое из трёх правил.</translation>
    </message>
    <message>
        <source>Which training rows become cases, in the order of the file: all, those that are not there yet, or those that the cases so far get wrong.</source>
        <translation>Какие обучающие строки становятся прецедентами, в порядке файла: все, те, которых ещё нет, или те, на которых прежние ошибаются.</translation>
    </message>
    <message>
        <source>Whiten</source>
        <translation>Выравнивать дисперсии</translation>
    </message>
    <message>
        <source>Whitening (Mahalanobis distance)</source>
        <translation>Выбеливание (расстояние Махаланобиса)</translation>
    </message>
    <message>
        <source>Whose covariance is made the identity: that of all rows, or the pooled one of the rows about the mean of their class.</source>
        <translation>Чья ковариация становится единичной: всех строк или общая внутриклассовая.</translation>
    </message>
    <message>
        <source>Whose errors count: of leave-one-out, or of repeated random divisions into training and test rows.</source>
        <translation>Чьи ошибки считать: контроля по отдельным объектам или повторных случайных разбиений на обучение и проверку.</translation>
    </message>
    <message>
        <source>Whose rules are followed where programs differ: weka is Weka&apos;s IBk, with the weights uniform, distance (-I) or similarity (-F).</source>
        <translation>Чьим правилам следовать, где программы расходятся: weka — IBk из Weka, с весами uniform, distance (-I) или similarity (-F).</translation>
    </message>
    <message>
        <source>Whose squared errors count (Mitchell 8.3): E1 the k nearest rows alike, E2 all rows by a kernel of their distance, E3 the k nearest by a kernel.</source>
        <translation>Чьи квадраты ошибок считать (Митчелл 8.3): E1 — k ближайших поровну, E2 — всех строк с ядром от расстояния, E3 — k ближайших с ядром.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Width (sigma)</source>
        <translation>Ширина (сигма)</translation>
    </message>
    <message>
        <source>Width of a cell along a random direction; four times the usual distance of nearest rows if auto. Not used under angles.</source>
        <translation>Ширина ячейки вдоль случайного направления; при auto — четыре обычных расстояния ближайших строк. Для углов не нужна.</translation>
    </message>
    <message>
        <source>Width of the bins or of the kernel, the same for all attributes; by the spread and the number of rows (Scott 1992) if auto.</source>
        <translation>Ширина интервалов или ядра, одна на все признаки; при auto — по разбросу и числу строк (Скотт 1992).</translation>
    </message>
    <message>
        <source>Width of the kernel, in units of the distance; if auto, the distance to neighbour k + 1 of each query.</source>
        <translation>Ширина ядра в единицах расстояния; при auto — расстояние до соседа k + 1 каждого запроса.</translation>
    </message>
    <message>
        <source>Width of the window, in units of the distance; if auto, the distance to neighbour k + 1 of each query.</source>
        <translation>Ширина окна в единицах расстояния; при auto — расстояние до соседа k + 1 каждого запроса.</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation>Ширины</translation>
    </message>
    <message>
        <source>Wilson&apos;s editing</source>
        <translation>Редактирование Уилсона</translation>
    </message>
    <message>
        <source>Wilson&apos;s editing again and again among the rows left, until none goes.</source>
        <translation>Редактирование Уилсона снова и снова среди оставшихся строк, пока уходит хоть одна.</translation>
    </message>
    <message>
        <source>With replacement</source>
        <translation>С возвращением</translation>
    </message>
    <message>
        <source>Words of texts</source>
        <translation>Слова текстов</translation>
    </message>
    <message>
        <source>XOR</source>
        <translation>XOR</translation>
    </message>
    <message>
        <source>ZeroR (largest class)</source>
        <translation>ZeroR (самый большой класс)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>counts</comment>
        <translation>всех строк</translation>
    </message>
    <message>
        <source>all</source>
        <comment>max_features</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>all</source>
        <comment>n_neighbors</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>all</source>
        <comment>retain</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>metric</comment>
        <translation>угол</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>covariance</comment>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>search</comment>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>ball-tree</source>
        <comment>search</comment>
        <translation>дерево шаров</translation>
    </message>
    <message>
        <source>best</source>
        <comment>choose</comment>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>binary</source>
        <comment>drop</comment>
        <translation>один столбец на две метки</translation>
    </message>
    <message>
        <source>binary</source>
        <comment>values</comment>
        <translation>есть или нет</translation>
    </message>
    <message>
        <source>binary: two labels need one column; first: no column for the first label of any attribute.</source>
        <translation>binary: двум меткам хватает столбца; first: у первой метки любого признака столбца нет.</translation>
    </message>
    <message>
        <source>both</source>
        <comment>factors</comment>
        <translation>и то и другое</translation>
    </message>
    <message>
        <source>brute</source>
        <comment>search</comment>
        <translation>полный перебор</translation>
    </message>
    <message>
        <source>canberra</source>
        <comment>metric</comment>
        <translation>Канберра</translation>
    </message>
    <message>
        <source>chebyshev</source>
        <comment>metric</comment>
        <translation>Чебышёва</translation>
    </message>
    <message>
        <source>class</source>
        <comment>counts</comment>
        <translation>каждого класса</translation>
    </message>
    <message>
        <source>class-given-value</source>
        <comment>vdm_shares</comment>
        <translation>класс при значении</translation>
    </message>
    <message>
        <source>classes</source>
        <comment>of</comment>
        <translation>классы</translation>
    </message>
    <message>
        <source>coarse-to-fine</source>
        <comment>method</comment>
        <translation>от грубой к тонкой</translation>
    </message>
    <message>
        <source>constant</source>
        <comment>fit_of</comment>
        <translation>константа</translation>
    </message>
    <message>
        <source>cosine</source>
        <comment>metric</comment>
        <translation>косинус</translation>
    </message>
    <message>
        <source>counts</source>
        <comment>values</comment>
        <translation>счёты</translation>
    </message>
    <message>
        <source>covariance</source>
        <comment>prior</comment>
        <translation>обратная ковариация</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>metric</comment>
        <translation>свои баллы</translation>
    </message>
    <message>
        <source>cv</source>
        <comment>validation</comment>
        <translation>перекрёстная проверка</translation>
    </message>
    <message>
        <source>default</source>
        <comment>preset</comment>
        <translation>обычный</translation>
    </message>
    <message>
        <source>default: L-BFGS on standardised attributes; weka: Weka&apos;s MultilayerPerceptron, row by row on attributes scaled to -1..1.</source>
        <translation>default: L-BFGS на стандартизованных признаках; weka: MultilayerPerceptron из Weka, строка за строкой на признаках в -1..1.</translation>
    </message>
    <message>
        <source>default: the parameters as given; weka: Weka&apos;s SMO, a linear kernel on attributes scaled to 0..1, votes instead of distances.</source>
        <translation>default: параметры как заданы; weka: SMO из Weka, линейное ядро на признаках в 0..1, голоса вместо расстояний.</translation>
    </message>
    <message>
        <source>diagonal</source>
        <comment>covariance</comment>
        <translation>диагональная</translation>
    </message>
    <message>
        <source>distance</source>
        <comment>weights</comment>
        <translation>обратные расстоянию</translation>
    </message>
    <message>
        <source>dudani</source>
        <comment>weights</comment>
        <translation>Дудани</translation>
    </message>
    <message>
        <source>eliminate</source>
        <comment>factors</comment>
        <translation>убирать</translation>
    </message>
    <message>
        <source>em</source>
        <comment>centres</comment>
        <translation>EM</translation>
    </message>
    <message>
        <source>energy</source>
        <comment>classify</comment>
        <translation>энергия</translation>
    </message>
    <message>
        <source>epanechnikov</source>
        <comment>kernel</comment>
        <translation>Епанечникова</translation>
    </message>
    <message>
        <source>equal</source>
        <comment>priors</comment>
        <translation>равные</translation>
    </message>
    <message>
        <source>equal-frequency</source>
        <comment>method</comment>
        <translation>равная частота</translation>
    </message>
    <message>
        <source>equal-width</source>
        <comment>method</comment>
        <translation>равная ширина</translation>
    </message>
    <message>
        <source>euclidean</source>
        <comment>metric</comment>
        <translation>евклидово</translation>
    </message>
    <message>
        <source>exponential</source>
        <comment>weights</comment>
        <translation>экспоненциальные</translation>
    </message>
    <message>
        <source>f-ratio</source>
        <comment>method</comment>
        <translation>F-отношение</translation>
    </message>
    <message>
        <source>file</source>
        <comment>order</comment>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>first</source>
        <comment>drop</comment>
        <translation>первую метку</translation>
    </message>
    <message>
        <source>first</source>
        <comment>empty</comment>
        <translation>первый класс</translation>
    </message>
    <message>
        <source>frequencies</source>
        <comment>priors</comment>
        <translation>частоты</translation>
    </message>
    <message>
        <source>gain-ratio</source>
        <comment>method</comment>
        <translation>отношение выигрыша</translation>
    </message>
    <message>
        <source>gaussian</source>
        <comment>kernel</comment>
        <translation>гауссово</translation>
    </message>
    <message>
        <source>gaussian</source>
        <comment>weights</comment>
        <translation>гауссовы</translation>
    </message>
    <message>
        <source>graph-walk</source>
        <comment>search</comment>
        <translation>обход графа</translation>
    </message>
    <message>
        <source>grid</source>
        <comment>centres</comment>
        <translation>сетка</translation>
    </message>
    <message>
        <source>grid</source>
        <comment>method</comment>
        <translation>сетка</translation>
    </message>
    <message>
        <source>hamming</source>
        <comment>metric</comment>
        <translation>Хэмминга</translation>
    </message>
    <message>
        <source>heom</source>
        <comment>metric</comment>
        <translation>HEOM</translation>
    </message>
    <message>
        <source>histogram</source>
        <comment>density</comment>
        <translation>гистограмма</translation>
    </message>
    <message>
        <source>hnsw</source>
        <comment>search</comment>
        <translation>HNSW</translation>
    </message>
    <message>
        <source>identity</source>
        <comment>init</comment>
        <translation>единичное</translation>
    </message>
    <message>
        <source>identity</source>
        <comment>prior</comment>
        <translation>единичная</translation>
    </message>
    <message>
        <source>info-gain</source>
        <comment>method</comment>
        <translation>информационный выигрыш</translation>
    </message>
    <message>
        <source>inverse</source>
        <comment>kernel</comment>
        <translation>обратное</translation>
    </message>
    <message>
        <source>jaccard</source>
        <comment>metric</comment>
        <translation>Жаккара</translation>
    </message>
    <message>
        <source>k nearest neighbours</source>
        <translation>k ближайших соседей</translation>
    </message>
    <message>
        <source>k nearest neighbours (numbers)</source>
        <translation>k ближайших соседей (числа)</translation>
    </message>
    <message>
        <source>k of E1 and E3, and of the width; clipped to the rows there are.</source>
        <translation>k для E1 и E3 и для ширины; не больше, чем есть строк.</translation>
    </message>
    <message>
        <source>k of the density k/(nV), V the volume of the ball that reaches to the k-th neighbour; clipped to the rows there are.</source>
        <translation>k в плотности k/(nV), V — объём шара до k-го соседа; не больше, чем есть строк.</translation>
    </message>
    <message>
        <source>k of the variable width; k + 1 is clipped to the rows there are.</source>
        <translation>k для переменной ширины; k + 1 не больше, чем есть строк.</translation>
    </message>
    <message>
        <source>k of the widths; clipped to the other rows there are.</source>
        <translation>k для ширин; не больше, чем есть других строк.</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>k-d-дерево</translation>
    </message>
    <message>
        <source>k-means</source>
        <comment>centres</comment>
        <translation>k-средние</translation>
    </message>
    <message>
        <source>k-means buckets</source>
        <translation>Группы k-средних</translation>
    </message>
    <message>
        <source>k-means-buckets</source>
        <comment>search</comment>
        <translation>группы k-средних</translation>
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
        <translation>k: столько эталонов откладывается разом; не больше, чем есть.</translation>
    </message>
    <message>
        <source>kd-tree</source>
        <comment>search</comment>
        <translation>k-d-дерево</translation>
    </message>
    <message>
        <source>last</source>
        <comment>stop</comment>
        <translation>конце</translation>
    </message>
    <message>
        <source>leaders</source>
        <comment>search</comment>
        <translation>лидеры</translation>
    </message>
    <message>
        <source>least</source>
        <comment>stop</comment>
        <translation>минимуме</translation>
    </message>
    <message>
        <source>ledoit-wolf</source>
        <comment>covariance</comment>
        <translation>Ледуа — Вольф</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>fit_of</comment>
        <translation>линейная</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>kernel</comment>
        <translation>линейное</translation>
    </message>
    <message>
        <source>linear</source>
        <comment>weights</comment>
        <translation>линейные</translation>
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
        <translation>логистическая</translation>
    </message>
    <message>
        <source>loo</source>
        <comment>validation</comment>
        <translation>по отдельным объектам</translation>
    </message>
    <message>
        <source>lsh</source>
        <comment>search</comment>
        <translation>локально-чувствительное хеширование</translation>
    </message>
    <message>
        <source>mahalanobis</source>
        <comment>metric</comment>
        <translation>Махаланобиса</translation>
    </message>
    <message>
        <source>majority</source>
        <comment>rule</comment>
        <translation>большинство</translation>
    </message>
    <message>
        <source>manhattan</source>
        <comment>metric</comment>
        <translation>манхэттенское</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>order</comment>
        <translation>по отступу</translation>
    </message>
    <message>
        <source>mdl</source>
        <comment>method</comment>
        <translation>MDL</translation>
    </message>
    <message>
        <source>mdl: count the possible cuts instead of the rows (Weka&apos;s -E).</source>
        <translation>mdl: считать возможные пороги, а не строки (-E в Weka).</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>method</comment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>rule</comment>
        <translation>среднее</translation>
    </message>
    <message>
        <source>mean, median or product of the members&apos; probabilities, or the class that most of them predict.</source>
        <translation>среднее, медиана или произведение вероятностей участников или класс, предсказанный большинством.</translation>
    </message>
    <message>
        <source>median</source>
        <comment>method</comment>
        <translation>медиана</translation>
    </message>
    <message>
        <source>median</source>
        <comment>rule</comment>
        <translation>медиана</translation>
    </message>
    <message>
        <source>minkowski</source>
        <comment>metric</comment>
        <translation>Минковского</translation>
    </message>
    <message>
        <source>misclassified</source>
        <comment>retain</comment>
        <translation>ошибочные</translation>
    </message>
    <message>
        <source>ml</source>
        <comment>covariance</comment>
        <translation>макс. правдоподобие</translation>
    </message>
    <message>
        <source>nearest</source>
        <comment>empty</comment>
        <translation>ближайшую строку</translation>
    </message>
    <message>
        <source>new</source>
        <comment>retain</comment>
        <translation>новые</translation>
    </message>
    <message>
        <source>nn-descent</source>
        <comment>search</comment>
        <translation>NN-descent</translation>
    </message>
    <message>
        <source>nominal</source>
        <comment>distribution</comment>
        <translation>номинальное</translation>
    </message>
    <message>
        <source>none</source>
        <comment>drop</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>distribution</comment>
        <translation>нормальное</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>forget</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>old=new, old=new, …: labels that get one name become one label.</source>
        <translation>старое=новое, старое=новое, …: метки с одним именем становятся одной.</translation>
    </message>
    <message>
        <source>once</source>
        <comment>drop</comment>
        <translation>разом</translation>
    </message>
    <message>
        <source>one-se</source>
        <comment>choose</comment>
        <translation>стандартная ошибка</translation>
    </message>
    <message>
        <source>orthonormalized</source>
        <comment>embedding</comment>
        <translation>ортонормированное</translation>
    </message>
    <message>
        <source>own</source>
        <comment>covariance</comment>
        <translation>своя у каждого</translation>
    </message>
    <message>
        <source>own</source>
        <comment>widths</comment>
        <translation>у каждого своя</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>пар</translation>
    </message>
    <message>
        <source>partial-distance</source>
        <comment>search</comment>
        <translation>частичное расстояние</translation>
    </message>
    <message>
        <source>parzen</source>
        <comment>density</comment>
        <translation>Парзен</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходов</translation>
    </message>
    <message>
        <source>pca</source>
        <comment>init</comment>
        <translation>главные компоненты</translation>
    </message>
    <message>
        <source>pearson</source>
        <comment>metric</comment>
        <translation>Пирсона</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>bounds_of</comment>
        <translation>самих расстояний</translation>
    </message>
    <message>
        <source>plain</source>
        <comment>embedding</comment>
        <translation>единичной длины</translation>
    </message>
    <message>
        <source>poly</source>
        <comment>kernel</comment>
        <translation>полиномиальное</translation>
    </message>
    <message>
        <source>power</source>
        <comment>weights</comment>
        <translation>степенные</translation>
    </message>
    <message>
        <source>prior</source>
        <comment>empty</comment>
        <translation>априорные доли</translation>
    </message>
    <message>
        <source>product</source>
        <comment>rule</comment>
        <translation>произведение</translation>
    </message>
    <message>
        <source>quadratic</source>
        <comment>fit_of</comment>
        <translation>квадратичная</translation>
    </message>
    <message>
        <source>quartic</source>
        <comment>kernel</comment>
        <translation>квартическое</translation>
    </message>
    <message>
        <source>random</source>
        <comment>centres</comment>
        <translation>случайные</translation>
    </message>
    <message>
        <source>random</source>
        <comment>init</comment>
        <translation>случайное</translation>
    </message>
    <message>
        <source>random</source>
        <comment>method</comment>
        <translation>случайно</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>weights</comment>
        <translation>по рангу</translation>
    </message>
    <message>
        <source>rbf</source>
        <comment>kernel</comment>
        <translation>гауссово (RBF)</translation>
    </message>
    <message>
        <source>redundant</source>
        <comment>forget</comment>
        <translation>лишние</translation>
    </message>
    <message>
        <source>refuse</source>
        <comment>empty</comment>
        <translation>ошибку</translation>
    </message>
    <message>
        <source>relieff</source>
        <comment>method</comment>
        <translation>ReliefF</translation>
    </message>
    <message>
        <source>relieff: look at so many rows drawn by chance instead of all.</source>
        <translation>relieff: смотреть столько случайных строк вместо всех.</translation>
    </message>
    <message>
        <source>relieff: nearest rows of the same class and of each other class.</source>
        <translation>relieff: ближайших строк своего класса и каждого другого.</translation>
    </message>
    <message>
        <source>relu</source>
        <comment>activation</comment>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>row</source>
        <comment>ties</comment>
        <translation>первая строка</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строк</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>centres</comment>
        <translation>каждая строка</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>of</comment>
        <translation>все строки</translation>
    </message>
    <message>
        <source>rows of L</source>
        <translation>строк L</translation>
    </message>
    <message>
        <source>sequential</source>
        <comment>drop</comment>
        <translation>по одному</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>covariance</comment>
        <translation>общая</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>metric</comment>
        <translation>общие соседи</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>ties</comment>
        <translation>делят место</translation>
    </message>
    <message>
        <source>shared</source>
        <comment>widths</comment>
        <translation>общая</translation>
    </message>
    <message>
        <source>shrunk</source>
        <comment>covariance</comment>
        <translation>сжатая</translation>
    </message>
    <message>
        <source>shuffle</source>
        <comment>order</comment>
        <translation>перемешанный</translation>
    </message>
    <message>
        <source>shuffled</source>
        <comment>order</comment>
        <translation>перемешанный</translation>
    </message>
    <message>
        <source>similarity</source>
        <comment>weights</comment>
        <translation>сходство</translation>
    </message>
    <message>
        <source>splits</source>
        <comment>validation</comment>
        <translation>случайные разбиения</translation>
    </message>
    <message>
        <source>sqrt</source>
        <comment>max_features</comment>
        <translation>корень</translation>
    </message>
    <message>
        <source>squared</source>
        <comment>bounds_of</comment>
        <translation>квадратов расстояний</translation>
    </message>
    <message>
        <source>squared</source>
        <comment>weights</comment>
        <translation>обратные квадрату</translation>
    </message>
    <message>
        <source>stretch</source>
        <comment>factors</comment>
        <translation>растягивать</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>обходов</translation>
    </message>
    <message>
        <source>symmetric-uncertainty</source>
        <comment>method</comment>
        <translation>симметричная неопределённость</translation>
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
        <translation>треугольное</translation>
    </message>
    <message>
        <source>tricube</source>
        <comment>weights</comment>
        <translation>трикубические</translation>
    </message>
    <message>
        <source>triples</source>
        <translation>троек</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>distribution</comment>
        <translation>равномерное</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>kernel</comment>
        <translation>прямоугольное</translation>
    </message>
    <message>
        <source>uniform</source>
        <comment>weights</comment>
        <translation>равные</translation>
    </message>
    <message>
        <source>uniform: from 0 to 1; normal: mean 0, standard deviation 1; nominal: equally likely labels.</source>
        <translation>uniform: от 0 до 1; normal: среднее 0, стандартное отклонение 1; nominal: равновероятные метки.</translation>
    </message>
    <message>
        <source>value-given-class</source>
        <comment>vdm_shares</comment>
        <translation>значение при классе</translation>
    </message>
    <message>
        <source>vdm</source>
        <comment>metric</comment>
        <translation>VDM</translation>
    </message>
    <message>
        <source>votes</source>
        <comment>classify</comment>
        <translation>голоса</translation>
    </message>
    <message>
        <source>votes of the nearest, or the class whose loss grows least with the row.</source>
        <translation>голоса ближайших или класс, чьи потери с этой строкой растут меньше всего.</translation>
    </message>
    <message>
        <source>vp-tree</source>
        <comment>search</comment>
        <translation>дерево точек обзора</translation>
    </message>
    <message>
        <source>weighted</source>
        <comment>embedding</comment>
        <translation>взвешенное</translation>
    </message>
    <message>
        <source>weighted</source>
        <comment>metric</comment>
        <translation>взвешенное</translation>
    </message>
    <message>
        <source>weka</source>
        <comment>preset</comment>
        <translation>Weka</translation>
    </message>
    <message>
        <source>weka rounds numeric values to their precision and integrates the normal density over it, as Weka&apos;s NaiveBayes does.</source>
        <translation>weka округляет числа до их точности и интегрирует по ней нормальную плотность, как NaiveBayes в Weka.</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>γ of the poly and rbf kernels; auto is 1 / (attributes × variance of all cells).</source>
        <translation>γ ядер poly и rbf; auto — 1 / (признаки × дисперсия всех ячеек).</translation>
    </message>
    <message>
        <source>σ of exp(-d²/(2σ²)), in units of the distance; from the neighbouring centres if auto.</source>
        <translation>σ в exp(-d²/(2σ²)), в единицах расстояния; при auto — по соседним центрам.</translation>
    </message>
</context>
<context>
    <name>PotentialPage</name>
    <message>
        <source>{charged} of {n} rows carry the field; errors: {wrong}</source>
        <translation>Поле создают строки: {charged} из {n}; ошибок: {wrong}</translation>
    </message>
    <message>
        <source>row {row} ({class_}): charge {charge}, radius {radius}</source>
        <translation>строка {row} ({class_}): заряд {charge}, радиус {radius}</translation>
    </message>
    <message>
        <source>Field of the charges</source>
        <translation>Поле зарядов</translation>
    </message>
    <message>
        <source>Sweep {n} left no error: the charges are found.</source>
        <translation>Проход {n} не оставил ошибок: заряды найдены.</translation>
    </message>
    <message>
        <source>Stopped after {n} sweeps; errors left: {wrong}.</source>
        <translation>Остановлено; проходов: {n}; осталось ошибок: {wrong}.</translation>
    </message>
    <message>
        <source>Row {row}: {class_} did not win alone, so its charge grew to {charge}.</source>
        <translation>Строка {row}: класс {class_} не победил один, поэтому заряд вырос до {charge}.</translation>
    </message>
    <message>
        <source>Row {row}: {class_} wins alone, nothing changes.</source>
        <translation>Строка {row}: класс {class_} побеждает один, ничего не меняется.</translation>
    </message>
    <message>
        <source>Sweep {sweep}, next is row {row} ({place} of {n}).</source>
        <translation>Проход {sweep}, следующая строка {row} ({place} из {n}).</translation>
    </message>
    <message>
        <source>Distances are measured on the two attributes shown, {x} and {y}; the others are left out.</source>
        <translation>Расстояния измеряются по двум показанным признакам, {x} и {y}; остальные не участвуют.</translation>
    </message>
    <message>
        <source>{n} rows of {all} are shown, drawn with seed {seed}.</source>
        <translation>Показано строк: {n} из {all}, выбраны случайно, зерно {seed}.</translation>
    </message>
    <message>
        <source>Rows without a place or a class are left out: {n}.</source>
        <translation>Строк без места или класса, не участвуют: {n}.</translation>
    </message>
    <message>
        <source>Drag a charge to move it, or the ring of the chosen one to change its radius; the data stay as they are.</source>
        <translation>Перетащите заряд, чтобы переместить его, или кольцо выбранного, чтобы изменить радиус; данные не меняются.</translation>
    </message>
    <message>
        <source>Open a data set to make charges of its rows.</source>
        <translation>Откройте набор данных, чтобы сделать его строки зарядами.</translation>
    </message>
    <message>
        <source>Charges need classes: choose a nominal class in Data.</source>
        <translation>Зарядам нужны классы: выберите номинальный класс в комнате «Данные».</translation>
    </message>
    <message>
        <source>The field is drawn for up to {most} classes; this data set has {n}.</source>
        <translation>Поле рисуется не более чем для {most} классов; в этих данных их {n}.</translation>
    </message>
    <message>
        <source>Charges need two rows with a class and two numeric attributes.</source>
        <translation>Зарядам нужны две строки с классом и два числовых признака.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Look at the next row: if its class does not win alone, its charge grows by 1</source>
        <translation>Рассмотреть следующую строку: если её класс не побеждает один, заряд растёт на 1</translation>
    </message>
    <message>
        <source>Look at all rows that are left of this sweep</source>
        <translation>Рассмотреть все строки, оставшиеся в этом проходе</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>All charges 0, in the places of their rows, with the shared radius</source>
        <translation>Все заряды 0, на местах своих строк, с общим радиусом</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Potential</source>
        <translation>Потенциал</translation>
    </message>
    <message>
        <source>Radius of all</source>
        <translation>Общий радиус</translation>
    </message>
    <message>
        <source>In which order a sweep looks at the rows; shuffled by the scene&apos;s seed</source>
        <translation>В каком порядке проход рассматривает строки; перемешаны по зерну сцены</translation>
    </message>
    <message>
        <source>How the potential of a charge falls with the distance</source>
        <translation>Как потенциал заряда убывает с расстоянием</translation>
    </message>
    <message>
        <source>Of the potential 1/(r + a): it is 1/a in the very place</source>
        <translation>Параметр потенциала 1/(r + a): в самой точке он равен 1/a</translation>
    </message>
    <message>
        <source>How far charges without a radius of their own act</source>
        <translation>Как далеко действуют заряды без собственного радиуса</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>как в файле</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>Gaussian, exp(−r²/2)</source>
        <translation>гауссовский, exp(−r²/2)</translation>
    </message>
    <message>
        <source>as of charges, 1/(r + a)</source>
        <translation>как у зарядов, 1/(r + a)</translation>
    </message>
    <message>
        <source>Only rows with a charge</source>
        <translation>Только строки с зарядом</translation>
    </message>
    <message>
        <source>List the rows that carry the field</source>
        <translation>Показать строки, создающие поле</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Заряды</translation>
    </message>
    <message>
        <source>Page Up and Page Down choose a charge, arrows move it, [ and ] change its radius, Insert and Delete its charge, Space is a step</source>
        <translation>Page Up и Page Down выбирают заряд, стрелки двигают его, [ и ] меняют радиус, Insert и Delete — величину заряда, пробел — шаг</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Sweep until no row is an error</source>
        <translation>Проходить, пока не останется ошибок</translation>
    </message>
    <message>
        <source>Potential field</source>
        <translation>Потенциальное поле</translation>
    </message>
</context>
<context>
    <name>PredictPage</name>
    <message>
        <source>New rows</source>
        <translation>Новые строки</translation>
    </message>
    <message>
        <source>Open model…</source>
        <extracomment>What is to be predicted once the run&apos;s model is saved beside the session. The rows and the model of the answer shown.</extracomment>
        <translation>Открыть модель…</translation>
    </message>
    <message>
        <source>Open a model file; you can also drop one onto this page</source>
        <translation>Открыть файл модели; его можно и перетащить на эту страницу</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Сохранить модель…</translation>
    </message>
    <message>
        <source>Learn from all rows as this run did, and save the model</source>
        <translation>Обучить на всех строках, как в этом запуске, и сохранить модель</translation>
    </message>
    <message>
        <source>Close model</source>
        <translation>Закрыть модель</translation>
    </message>
    <message>
        <source>Predict by the run that is shown again</source>
        <translation>Снова предсказывать показанным запуском</translation>
    </message>
    <message>
        <source>Predict a file…</source>
        <translation>Предсказать файл…</translation>
    </message>
    <message>
        <source>The columns may be in any order; the class may be missing</source>
        <translation>Столбцы могут идти в любом порядке; класса может не быть</translation>
    </message>
    <message>
        <source>Save predictions…</source>
        <translation>Сохранить предсказания…</translation>
    </message>
    <message>
        <source>Save the rows with their predictions and probabilities</source>
        <translation>Сохранить строки с предсказаниями и вероятностями</translation>
    </message>
    <message>
        <source>The rows and what is predicted</source>
        <translation>Строки и что предсказано</translation>
    </message>
    <message>
        <source>Open a model, or run a classifier first.</source>
        <translation>Откройте модель или сначала запустите классификатор.</translation>
    </message>
    <message>
        <source>Show the data set of this run to use its model.</source>
        <translation>Чтобы использовать модель, покажите набор данных этого запуска.</translation>
    </message>
    <message>
        <source>The model of run {n}: {title} on {data}.</source>
        <translation>Модель запуска {n}: {title} на {data}.</translation>
    </message>
    <message>
        <source>{file}: {plugin}, learned from {rows} rows of {data}, saved {when}.</source>
        <translation>{file}: {plugin}, обучено на {data} (строк {rows}), сохранено {when}.</translation>
    </message>
    <message>
        <source>Needs {n} attributes: {names}.</source>
        <translation>Нужны признаки ({n}): {names}.</translation>
    </message>
    <message>
        <source>Holds the types {types}.</source>
        <translation>Содержит типы {types}.</translation>
    </message>
    <message>
        <source>{n} rows of {data} by {model}</source>
        <translation>Строк {n} из {data}, модель {model}</translation>
    </message>
    <message>
        <source>; {right} of {n} with a known class are right</source>
        <translation>; верно {right} из {n} с известным классом</translation>
    </message>
    <message>
        <source>; mean absolute error {mae}</source>
        <translation>; средняя абсолютная ошибка {mae}</translation>
    </message>
    <message>
        <source>; predicted {counts}</source>
        <translation>; предсказано {counts}</translation>
    </message>
    <message>
        <source>Save model of {title}</source>
        <translation>Сохранение модели: {title}</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Открыть модель</translation>
    </message>
    <message>
        <source>Predict {name}</source>
        <translation>Предсказание: {name}</translation>
    </message>
    <message>
        <source>Match the columns by their places</source>
        <translation>Сопоставить столбцы по порядку</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Сохранить модель</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Save predictions</source>
        <translation>Сохранить предсказания</translation>
    </message>
    <message>
        <source>{path} was written</source>
        <translation>Записан файл {path}</translation>
    </message>
</context>
<context>
    <name>PredictionsModel</name>
    <message>
        <source>Row</source>
        <extracomment>The columns before those of the classes.</extracomment>
        <translation>Строка</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Верный</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Предсказан</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Probability of {name}</source>
        <translation>Вероятность класса {name}</translation>
    </message>
    <message>
        <source>Score of {name}; no probability</source>
        <translation>Оценка класса {name}; это не вероятность</translation>
    </message>
</context>
<context>
    <name>PredictionsPage</name>
    <message>
        <source>Predictions</source>
        <translation>Предсказания</translation>
    </message>
    <message>
        <source>Wrong only</source>
        <extracomment>Of more selected rows the lines are not marked: it would stop the window.</extracomment>
        <translation>Только ошибки</translation>
    </message>
    <message>
        <source>Leave out the rows that were predicted rightly</source>
        <translation>Скрыть строки, предсказанные верно</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Сохранить как CSV…</translation>
    </message>
    <message>
        <source>Save the lines that are shown, in their order</source>
        <translation>Сохранить показанные строки в их порядке</translation>
    </message>
    <message>
        <source>Tested rows with the scores of every class</source>
        <translation>Проверенные строки с оценками всех классов</translation>
    </message>
    <message>
        <source>Run a classifier to see its predictions here.</source>
        <translation>Запустите классификатор, чтобы увидеть здесь его предсказания.</translation>
    </message>
    <message>
        <source>{n} lines, {wrong} wrong</source>
        <translation>строк: {n}, ошибок: {wrong}</translation>
    </message>
    <message>
        <source>These rows are not those of the data set shown: they select nothing.</source>
        <translation>Это не строки показанного набора данных: они ничего не выделяют.</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Сохранение {name}</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>Save predictions</source>
        <translation>Сохранить предсказания</translation>
    </message>
    <message>
        <source>{path} was written</source>
        <translation>Записан файл {path}</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Presenter: Page Down and Page Up walk, B blanks, F freezes, Shift+F11 leaves</source>
        <extracomment>How much larger the text becomes, and the largest it may be. Radius of the halo in pixels.</extracomment>
        <translation>Показ: Page Down и Page Up листают, B гасит экран, F замораживает, Shift+F11 — выход</translation>
    </message>
</context>
<context>
    <name>PreviewPlot</name>
    <message>
        <source>class</source>
        <extracomment>Pixels: less shows no shape.</extracomment>
        <translation>класс</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>The first rows of the file</source>
        <translation>Первые строки файла</translation>
    </message>
    <message>
        <source>type</source>
        <translation>тип</translation>
    </message>
    <message>
        <source>Type of {name}</source>
        <translation>Тип {name}</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>пропустить</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Sorting all neighbours…</source>
        <translation>Сортировка всех соседей…</translation>
    </message>
    <message>
        <source>Compactness profile</source>
        <translation>Профиль компактности</translation>
    </message>
    <message>
        <source>Complete cross-validation</source>
        <translation>Полный скользящий контроль</translation>
    </message>
    <message>
        <source>CCV of 1-NN: {value} (training rows: {train}, control rows: {test})</source>
        <translation>CCV для 1-NN: {value} (обучающих строк: {train}, контрольных: {test})</translation>
    </message>
    <message>
        <source>Equal distances decide the order of neighbours (rows concerned: {ties}); CCV is between {low} and {high} over all such orders.</source>
        <translation>Порядок соседей зависит от равных расстояний (затронуто строк: {ties}); по всем таким порядкам CCV лежит между {low} и {high}.</translation>
    </message>
    <message>
        <source>No equal distances decide the order of neighbours.</source>
        <translation>Порядок соседей не зависит от равных расстояний.</translation>
    </message>
    <message>
        <source>Neighbours that carry 99 % of the weight: {m}.</source>
        <translation>Соседей, на которых приходится 99 % веса: {m}.</translation>
    </message>
    <message>
        <source>This is the leave-one-out error.</source>
        <translation>Это ошибка при исключении по одному.</translation>
    </message>
    <message>
        <source>K(1)/L = {first}. {note}</source>
        <translation>K(1)/L = {first}. {note}</translation>
    </message>
    <message>
        <source>Training rows</source>
        <translation>Обучающие строки</translation>
    </message>
    <message>
        <source>How many rows train in each partition; the others are tested</source>
        <translation>Сколько строк обучают в каждом разбиении; на остальных проверяется</translation>
    </message>
    <message>
        <source>All neighbours</source>
        <translation>Все соседи</translation>
    </message>
    <message>
        <source>Draw the whole profile, not only the neighbours that have weight</source>
        <translation>Нарисовать весь профиль, а не только соседей, имеющих вес</translation>
    </message>
    <message>
        <source>Neighbour m</source>
        <translation>Сосед m</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>bounds for equal distances</source>
        <extracomment>The share of the weight that the neighbours drawn at first have, and their least number. The share of the weight that is told of. At most so many neighbours are drawn one by one.</extracomment>
        <translation>границы при равных расстояниях</translation>
    </message>
    <message>
        <source>Open a data set to see how compact its classes are.</source>
        <translation>Откройте набор данных, чтобы увидеть, насколько компактны его классы.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>K(m)/L: m-th neighbour of another class</source>
        <translation>K(m)/L: m-й сосед другого класса</translation>
    </message>
    <message>
        <source>weight of m in CCV</source>
        <translation>вес m в CCV</translation>
    </message>
    <message>
        <source>Control rows</source>
        <translation>Контрольные строки</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>наименьшее</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>наибольшее</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Progress</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>iteration</source>
        <extracomment>An objective that spans more than this factor is drawn on a logarithmic axis. Values below this share of the largest count as 0 on the logarithmic axis.</extracomment>
        <translation>итерация</translation>
    </message>
    <message>
        <source>Objective against the iteration</source>
        <translation>Целевая функция по итерациям</translation>
    </message>
    <message>
        <source>{name} from {first} to {last} in {n} iterations</source>
        <translation>{name}: от {first} до {last}, итераций {n}</translation>
    </message>
    <message>
        <source>eigenvalues of M</source>
        <translation>собственные числа M</translation>
    </message>
    <message>
        <source>Eigenvalues of M against the iteration</source>
        <translation>Собственные числа M по итерациям</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>потери</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>целевая функция</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>обучение</translation>
    </message>
    <message>
        <source>Nothing was learned yet.</source>
        <translation>Ещё ничего не обучено.</translation>
    </message>
    <message>
        <source>The metric was shaped by hand.</source>
        <translation>Метрика задана вручную.</translation>
    </message>
    <message>
        <source>{method}: in closed form, no iterations.</source>
        <translation>{method}: в замкнутом виде, без итераций.</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>сошёлся</translation>
    </message>
    <message>
        <source>not converged</source>
        <translation>не сошёлся</translation>
    </message>
    <message>
        <source>{method}: iteration {n}, {name} {value}</source>
        <translation>{method}: итерация {n}, {name} {value}</translation>
    </message>
</context>
<context>
    <name>ProjectionPage</name>
    <message>
        <source>Linear projection</source>
        <extracomment>The most rows drawn: they are moved while an axis is dragged.</extracomment>
        <translation>Линейная проекция</translation>
    </message>
    <message>
        <source>{name}: ({x}, {y})</source>
        <translation>{name}: ({x}, {y})</translation>
    </message>
    <message>
        <source>{} of the variance</source>
        <translation>{} дисперсии</translation>
    </message>
    <message>
        <source>{} of {} rows drawn, the classes in their shares</source>
        <translation>показано строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>the first {} columns</source>
        <translation>первые {} столбцов</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>По кругу</translation>
    </message>
    <message>
        <source>Put the axes around a circle again</source>
        <translation>Снова расставить оси по кругу</translation>
    </message>
    <message>
        <source>Principal axes</source>
        <translation>Главные оси</translation>
    </message>
    <message>
        <source>Put the axes where the plane shows the most variance</source>
        <translation>Поставить оси так, чтобы плоскость показывала больше всего дисперсии</translation>
    </message>
    <message>
        <source>Each row is the sum of the axes, each times its standardised value. Drag a square; or choose one with [ and ], move it with the arrow keys, Delete takes it to the middle.</source>
        <translation>Каждая строка — сумма осей, умноженных на её стандартизованные значения. Тяните квадрат; или выберите его клавишами [ и ], двигайте стрелками, Delete переносит в середину.</translation>
    </message>
</context>
<context>
    <name>ProjectionPlot</name>
    <message>
        <source>axis</source>
        <translation>ось</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
</context>
<context>
    <name>ProtocolForm</name>
    <message>
        <source>Training set</source>
        <translation>Обучающая выборка</translation>
    </message>
    <message>
        <source>Supplied test set</source>
        <translation>Отдельная контрольная выборка</translation>
    </message>
    <message>
        <source>Cross-validation, folds</source>
        <translation>Скользящий контроль, блоков</translation>
    </message>
    <message>
        <source>Leave-one-out</source>
        <translation>По отдельным объектам</translation>
    </message>
    <message>
        <source>Split, training share</source>
        <translation>Разбиение, доля обучения</translation>
    </message>
    <message>
        <source>Tests on the rows it learned from: optimistic.</source>
        <translation>Проверка на тех же строках, на которых учились: завышает.</translation>
    </message>
    <message>
        <source>Tests on a file with the same columns.</source>
        <translation>Проверка на файле с теми же столбцами.</translation>
    </message>
    <message>
        <source>Stratified: each fold has the classes in their shares.</source>
        <translation>Стратифицирован: доли классов в каждом блоке сохраняются.</translation>
    </message>
    <message>
        <source>Each row is tested by a model that never saw it.</source>
        <translation>Каждую строку проверяет модель, которая её не видела.</translation>
    </message>
    <message>
        <source>One part trains, the rest tests; stratified.</source>
        <translation>Часть строк обучает, остальные проверяют; стратифицировано.</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Повторов</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Number of folds</source>
        <translation>Число блоков</translation>
    </message>
    <message>
        <source>Share of the rows that train</source>
        <translation>Доля обучающих строк</translation>
    </message>
    <message>
        <source>Choose the test set</source>
        <translation>Выбрать контрольную выборку</translation>
    </message>
    <message>
        <source>Deals the rows as Weka does with this seed, so that results can be compared row by row.</source>
        <translation>Раздаёт строки, как Weka с этим зерном: результаты можно сравнивать строка за строкой.</translation>
    </message>
    <message>
        <source>Learn the metric once, on all rows (optimistic)</source>
        <translation>Обучить метрику один раз, на всех строках (завышает)</translation>
    </message>
    <message>
        <source>The metric then sees the test rows; the badge METRIC:ALL says so.</source>
        <translation>Тогда метрика видит проверяемые строки; об этом говорит метка METRIC:ALL.</translation>
    </message>
    <message>
        <source>Choose the file of the test set first.</source>
        <translation>Сначала выберите файл контрольной выборки.</translation>
    </message>
    <message>
        <source>tested on the training set</source>
        <translation>проверка на обучающей выборке</translation>
    </message>
    <message>
        <source>test set {file}</source>
        <translation>контрольная выборка {file}</translation>
    </message>
    <message>
        <source>{k}-fold cross-validation</source>
        <translation>скользящий контроль, блоков: {k}</translation>
    </message>
    <message>
        <source>leave-one-out</source>
        <translation>контроль по отдельным объектам</translation>
    </message>
    <message>
        <source>{percent} % of the rows train</source>
        <translation>обучение на {percent} % строк</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Контрольная выборка</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Weka&apos;s folds</source>
        <translation>Блоки Weka</translation>
    </message>
</context>
<context>
    <name>PrototypesRoom</name>
    <message>
        <source>Compactness profile and complete cross-validation</source>
        <translation>Профиль компактности и полный скользящий контроль</translation>
    </message>
    <message>
        <source>How safely each row lies inside its class</source>
        <translation>Насколько надёжно каждая строка лежит внутри своего класса</translation>
    </message>
    <message>
        <source>Rows that do the work of all, selected by a method</source>
        <translation>Строки, заменяющие все остальные, отобранные методом</translation>
    </message>
    <message>
        <source>Pages of the Prototypes lab</source>
        <translation>Страницы лаборатории эталонов</translation>
    </message>
    <message>
        <source>Methods side by side, one decision of each at a time</source>
        <translation>Методы бок о бок, каждый раз по одному решению</translation>
    </message>
    <message>
        <source>Each row with the nearest of its class and its rival</source>
        <translation>Каждая строка с ближайшей своего класса и с соперником</translation>
    </message>
</context>
<context>
    <name>PseudoView</name>
    <message>
        <source>Pseudocode of KISSNN</source>
        <translation>Псевдокод KISSNN</translation>
    </message>
    <message>
        <source>KISSNN (Algorithm 1)</source>
        <translation>KISSNN (алгоритм 1)</translation>
    </message>
    <message>
        <source>project (Algorithm 2)</source>
        <translation>проекция (алгоритм 2)</translation>
    </message>
    <message>
        <source>S ← { },  D ← { }</source>
        <translation>S ← { },  D ← { }</translation>
    </message>
    <message>
        <source>for each row xᵢ</source>
        <translation>для каждой строки xᵢ</translation>
    </message>
    <message>
        <source>   N⁺ ← V nearest of its class</source>
        <translation>   N⁺ ← V ближайших своих</translation>
    </message>
    <message>
        <source>   S gains x − xᵢ for x in N⁺</source>
        <translation>   в S: x − xᵢ, x из N⁺</translation>
    </message>
    <message>
        <source>   N⁻ ← V nearest of the others</source>
        <translation>   N⁻ ← V ближайших чужих</translation>
    </message>
    <message>
        <source>   D gains x − xᵢ for x in N⁻</source>
        <translation>   в D: x − xᵢ, x из N⁻</translation>
    </message>
    <message>
        <source>Σ_S ← covariance of S</source>
        <translation>Σ_S ← ковариация S</translation>
    </message>
    <message>
        <source>Σ_D ← covariance of D</source>
        <translation>Σ_D ← ковариация D</translation>
    </message>
    <message>
        <source>invert Σ_S and Σ_D</source>
        <translation>обратить Σ_S и Σ_D</translation>
    </message>
    <message>
        <source>R ← Σ_S⁻¹ − Σ_D⁻¹</source>
        <translation>R ← Σ_S⁻¹ − Σ_D⁻¹</translation>
    </message>
    <message>
        <source>M ← project(R)</source>
        <translation>M ← проекция(R)</translation>
    </message>
    <message>
        <source>R = V Δ Vᵀ, eigenvalues in Δ</source>
        <translation>R = V Δ Vᵀ, спектр в Δ</translation>
    </message>
    <message>
        <source>Δ₊ ← Δ, negative ones made 0</source>
        <translation>Δ₊ ← Δ, минусы → 0</translation>
    </message>
    <message>
        <source>return V Δ₊ Vᵀ</source>
        <translation>вернуть V Δ₊ Vᵀ</translation>
    </message>
</context>
<context>
    <name>Pseudocode</name>
    <message>
        <source>drop the row without which the CCV is least, but not the last of a class</source>
        <extracomment>The lines of the bundled methods, which know no Qt, where the extraction tool finds them.</extracomment>
        <translation>отбросить строку, без которой CCV наименьшая, но не последнюю в классе</translation>
    </message>
    <message>
        <source>repeat until enough are dropped</source>
        <translation>повторять, пока не отброшено достаточно</translation>
    </message>
    <message>
        <source>keep of each class the row with the greatest rival similarity</source>
        <translation>сохранить в каждом классе строку с наибольшим конкурентным сходством</translation>
    </message>
    <message>
        <source>keep the row with which the CCV is least, as long as it falls</source>
        <translation>сохранить строку, с которой CCV наименьшая, пока она убывает</translation>
    </message>
    <message>
        <source>keep the first row</source>
        <translation>сохранить первую строку</translation>
    </message>
    <message>
        <source>for each further row: keep it if its nearest kept row has another class</source>
        <translation>для каждой следующей строки: сохранить, если ближайшая сохранённая другого класса</translation>
    </message>
    <message>
        <source>else pass over it</source>
        <translation>иначе пропустить</translation>
    </message>
    <message>
        <source>for each row outside: keep it if its nearest kept row has another class</source>
        <translation>для каждой строки вне набора: сохранить, если ближайшая сохранённая другого класса</translation>
    </message>
    <message>
        <source>else leave it to the next pass</source>
        <translation>иначе оставить до следующего прохода</translation>
    </message>
    <message>
        <source>repeat until a pass keeps none</source>
        <translation>повторять, пока проход не сохранит ни одной</translation>
    </message>
    <message>
        <source>for each row: drop it if its nearest other kept row has its class</source>
        <translation>для каждой строки: отбросить, если ближайшая другая сохранённая того же класса</translation>
    </message>
    <message>
        <source>else keep it</source>
        <translation>иначе сохранить</translation>
    </message>
    <message>
        <source>for each class: find a first rival with all others as rivals</source>
        <translation>для каждого класса: найти первого соперника, когда соперники — все чужие</translation>
    </message>
    <message>
        <source>for each class: keep the best row against the first rivals of the others</source>
        <translation>для каждого класса: сохранить лучшую строку против первых соперников других классов</translation>
    </message>
    <message>
        <source>rows more similar to their prototype than theta, and prototypes, are done</source>
        <translation>строки, сходные со своим эталоном больше theta, и эталоны обработаны</translation>
    </message>
    <message>
        <source>for each class with rows left: keep the best of them, and go to 3</source>
        <translation>для каждого класса, где остались строки: сохранить лучшую и перейти к 3</translation>
    </message>
    <message>
        <source>merge identical rows: drop all but the lowest of a class</source>
        <translation>слить одинаковые строки: отбросить все, кроме первой в классе</translation>
    </message>
    <message>
        <source>for each row: keep it if a graph neighbour has another class</source>
        <translation>для каждой строки: сохранить, если сосед в графе другого класса</translation>
    </message>
    <message>
        <source>else drop it</source>
        <translation>иначе отбросить</translation>
    </message>
    <message>
        <source>for each row: drop it if its k nearest others vote for another class</source>
        <translation>для каждой строки: отбросить, если k ближайших других голосуют за другой класс</translation>
    </message>
    <message>
        <source>for each row left: drop it if its k nearest others left vote otherwise</source>
        <translation>для каждой оставшейся строки: отбросить, если k ближайших оставшихся голосуют иначе</translation>
    </message>
    <message>
        <source>repeat until a round drops none</source>
        <translation>повторять, пока круг не отбросит ни одной</translation>
    </message>
    <message>
        <source>for each row: drop it if its 1, 2 … or k nearest others vote otherwise</source>
        <translation>для каждой строки: отбросить, если 1, 2 … или k ближайших других голосуют иначе</translation>
    </message>
    <message>
        <source>for each row: drop it if all its k nearest others have other classes</source>
        <translation>для каждой строки: отбросить, если все k ближайших других — других классов</translation>
    </message>
    <message>
        <source>for each row: drop it if it and its nearest are each other&apos;s, of two classes</source>
        <translation>для каждой строки: отбросить, если она и ближайшая взаимно ближайшие и двух классов</translation>
    </message>
    <message>
        <source>shuffle the rows and keep the first of each class</source>
        <translation>перемешать строки и сохранить первую в каждом классе</translation>
    </message>
    <message>
        <source>keep the next ones until there are enough</source>
        <translation>сохранять следующие, пока не наберётся достаточно</translation>
    </message>
    <message>
        <source>drop the rows with a margin below delta</source>
        <translation>отбросить строки с отступом меньше delta</translation>
    </message>
    <message>
        <source>keep of each class the row with the greatest margin</source>
        <translation>сохранить в каждом классе строку с наибольшим отступом</translation>
    </message>
    <message>
        <source>while more than l0 rows outside have a negative margin: keep the least</source>
        <translation>пока у более чем l0 строк вне набора отступ отрицателен: сохранить наименьшую</translation>
    </message>
</context>
<context>
    <name>QueryControl</name>
    <message>
        <source>pinned: a click or Esc frees it</source>
        <extracomment>A pointer so many pixels from a row means it; whoever moves by pixels must get away.</extracomment>
        <translation>закреплён: щелчок или Esc его освобождает</translation>
    </message>
    <message>
        <source>row {0} itself is left out, as in leave-one-out</source>
        <translation>сама строка {0} не голосует, как при контроле по отдельным объектам</translation>
    </message>
    <message>
        <source>radius {0:.4g}   margin {1:.2f}</source>
        <translation>радиус {0:.4g}   отступ {1:.2f}</translation>
    </message>
    <message>
        <source>density k/nV {0:.3g}   Parzen {1:.3g}</source>
        <translation>плотность k/nV {0:.3g}   Парзен {1:.3g}</translation>
    </message>
    <message>
        <source>the outline cuts a ball in {0} attributes: {1} other rows within it are farther off in the rest</source>
        <translation>контур — сечение шара по {0} признакам: ещё {1} строк внутри него дальше по остальным</translation>
    </message>
    <message>
        <source>tie: the first class in order wins</source>
        <translation>ничья: побеждает первый по порядку класс</translation>
    </message>
    <message>
        <source>neighbours among all {0} attributes, not in the plane</source>
        <translation>соседи по всем признакам ({0}), а не на плоскости</translation>
    </message>
    <message>
        <source>votes of k-NN; the colours are {0}</source>
        <translation>голоса k-NN; цвета — {0}</translation>
    </message>
    <message>
        <source>k = {0} of {1}: there are no more rows</source>
        <translation>k = {0} из {1}: больше строк нет</translation>
    </message>
    <message numerus="yes">
        <source>The vote stands without any %n row(s).</source>
        <translation>
            <numerusform>Исход не изменится, даже если убрать любую %n строку.</numerusform>
            <numerusform>Исход не изменится, даже если убрать любые %n строки.</numerusform>
            <numerusform>Исход не изменится, даже если убрать любые %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the list, but next in line: {rows}.</source>
        <translation>Не в списке, но следующие на очереди: {rows}.</translation>
    </message>
</context>
<context>
    <name>QueryPanel</name>
    <message>
        <source>Query</source>
        <translation>Запрос</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>расстояние</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>голос</translation>
    </message>
    <message>
        <source>Neighbours of the query</source>
        <translation>Соседи запроса</translation>
    </message>
    <message>
        <source>In order of distance; keys , and . step through them</source>
        <translation>По возрастанию расстояния; клавиши , и . перебирают их</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>карточки</translation>
    </message>
    <message>
        <source>The nearest rows as cards with their values; in bold what differs</source>
        <translation>Ближайшие строки в виде карточек со значениями; жирным — различия</translation>
    </message>
    <message>
        <source>Neighbours as cards</source>
        <translation>Соседи в виде карточек</translation>
    </message>
    <message>
        <source>Cards of the neighbours</source>
        <translation>Карточки соседей</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>голоса</translation>
    </message>
    <message>
        <source>The votes of the query under every weighting and window</source>
        <translation>Голоса запроса при всех весах и окнах</translation>
    </message>
    <message>
        <source>Voting microscope</source>
        <translation>Микроскоп голосования</translation>
    </message>
</context>
<context>
    <name>QuickFields</name>
    <message>
        <source>auto</source>
        <extracomment>So many parameters stand in the bar. The scene sets the one, hardly anybody the other. Names of fields that scripts and lessons know. What frame and arrow of a combo box take, in pixels.</extracomment>
        <translation>авто</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Neighbours V of each kind</source>
        <translation>Соседей V каждого рода</translation>
    </message>
    <message>
        <source>Neighbours of the same class and of other classes, for each row</source>
        <translation>Соседи своего и чужих классов для каждой строки</translation>
    </message>
    <message>
        <source>Covariance</source>
        <translation>Ковариация</translation>
    </message>
    <message>
        <source>Covariance estimator</source>
        <translation>Оценка ковариации</translation>
    </message>
    <message>
        <source>How the covariances of the differences are estimated</source>
        <translation>Как оцениваются ковариации разностей</translation>
    </message>
    <message>
        <source>Shrinkage</source>
        <translation>Сжатие</translation>
    </message>
    <message>
        <source>Weight of the round ball the covariance is drawn towards</source>
        <translation>Вес круглого шара, к которому стягивают ковариацию</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>maximum likelihood</source>
        <translation>макс. правдоподобие</translation>
    </message>
    <message>
        <source>Ledoit-Wolf</source>
        <translation>Ледуа — Вольф</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>диагональная</translation>
    </message>
    <message>
        <source>free shrinkage</source>
        <translation>своё сжатие</translation>
    </message>
</context>
<context>
    <name>RaceBar</name>
    <message>
        <source>Reset</source>
        <extracomment>Steps in a second: fewest, most, at first.</extracomment>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Back to the start (Home)</source>
        <translation>Вернуться к началу (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One step back (Shift+F10)</source>
        <translation>На шаг назад (Shift+F10)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>One decision of every ticked method (F10)</source>
        <translation>По одному решению каждого отмеченного метода (F10)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Step by itself until the end (Space)</source>
        <translation>Шагать без остановки до конца (пробел)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До конца</translation>
    </message>
    <message>
        <source>All steps at once (End)</source>
        <translation>Все шаги сразу (End)</translation>
    </message>
    <message>
        <source>Parameters…</source>
        <translation>Параметры…</translation>
    </message>
    <message>
        <source>Parameters of the method whose pseudocode is shown</source>
        <translation>Параметры метода, чей псевдокод показан</translation>
    </message>
    <message>
        <source>Steps in a second</source>
        <translation>Шагов в секунду</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Оси</translation>
    </message>
    <message>
        <source>of the scene</source>
        <translation>сцены</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>главные оси</translation>
    </message>
    <message>
        <source>{n} steps/s</source>
        <translation>{n} шаг./с</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <translation>Гонка</translation>
    </message>
    <message>
        <source>A Delaunay triangulation of more than {n} attributes takes too long</source>
        <extracomment>Seconds that one turn of the loop may take for steps. Seconds between two pictures on a long way. Milliseconds at rest after which fine regions are asked for. A race to the end goes this far: further than any. Above so many attributes a Delaunay triangulation is refused. Parameters that say how far rows are apart: those of the scene count. Classes that a picture tells apart, as in the fine regions. Steps of the race; each method stands there or at its end. The method and its steps that both planes show.</extracomment>
        <translation>Триангуляция Делоне по более чем {n} признакам слишком долгая</translation>
    </message>
    <message>
        <source>A Delaunay triangulation needs a Euclidean distance</source>
        <translation>Для триангуляции Делоне нужно евклидово расстояние</translation>
    </message>
    <message>
        <source>A Delaunay triangulation needs numbers without gaps</source>
        <translation>Для триангуляции Делоне нужны числа без пропусков</translation>
    </message>
    <message>
        <source>Cancelled; F5 begins anew</source>
        <translation>Отменено; F5 начинает заново</translation>
    </message>
    <message>
        <source>All rows and their regions</source>
        <translation>Все строки и их области</translation>
    </message>
    <message>
        <source>Tick a method to let it race.</source>
        <translation>Отметьте метод, чтобы он участвовал.</translation>
    </message>
    <message>
        <source>Kept rows and their regions</source>
        <translation>Сохранённые строки и их области</translation>
    </message>
    <message>
        <source>{method}: the worker decides…</source>
        <translation>{method}: решения вычисляются…</translation>
    </message>
    <message>
        <source>{method}: not begun. F10 steps, Space plays.</source>
        <translation>{method}: не начат. F10 — шаг, пробел — пуск.</translation>
    </message>
    <message>
        <source>{method}, step {step}: {words}</source>
        <translation>{method}, шаг {step}: {words}</translation>
    </message>
    <message>
        <source>{kept} of {rows} rows kept.</source>
        <translation>Сохранено {kept} из {rows} строк.</translation>
    </message>
    <message>
        <source>Region change {share} ({changed} of {cells} cells).</source>
        <translation>Изменение областей {share} ({changed} из {cells} клеток).</translation>
    </message>
    <message>
        <source>principal axis {i} ({share})</source>
        <translation>главная ось {i} ({share})</translation>
    </message>
    <message>
        <source>The plane through the middle along the principal axes.</source>
        <translation>Плоскость через середину вдоль главных осей.</translation>
    </message>
    <message numerus="yes">
        <source>%n other attribute(s) at the median.</source>
        <translation>
            <numerusform>Ещё %n признак равен медиане.</numerusform>
            <numerusform>Ещё %n признака равны медианам.</numerusform>
            <numerusform>Ещё %n признаков равны медианам.</numerusform>
        </translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Методы</translation>
    </message>
    <message>
        <source>Open a data set to let methods race on its rows.</source>
        <translation>Откройте набор данных, чтобы методы состязались на его строках.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in all.</source>
        <translation>
            <numerusform>Всего %n строка.</numerusform>
            <numerusform>Всего %n строки.</numerusform>
            <numerusform>Всего %n строк.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RacePseudoView</name>
    <message>
        <source>Pseudocode: {method}</source>
        <extracomment>The line lit up, from 1; 0 for none.</extracomment>
        <translation>Псевдокод: {method}</translation>
    </message>
</context>
<context>
    <name>RaceRequests</name>
    <message>
        <source>Plane of the rows</source>
        <translation>Плоскость строк</translation>
    </message>
    <message>
        <source>Regions of prototypes</source>
        <translation>Области эталонов</translation>
    </message>
</context>
<context>
    <name>RaceTable</name>
    <message>
        <source>Methods of the race</source>
        <translation>Методы гонки</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Rows that are prototypes now</source>
        <translation>Строки, которые сейчас эталоны</translation>
    </message>
    <message>
        <source>LOO error</source>
        <translation>Ошибка LOO</translation>
    </message>
    <message>
        <source>Leave-one-out: the share of all rows that 1-NN among the other prototypes misclassifies</source>
        <translation>Контроль по отдельным объектам: доля всех строк, на которых 1-NN среди других эталонов ошибается</translation>
    </message>
    <message>
        <source>Region change</source>
        <translation>Изм. областей</translation>
    </message>
    <message>
        <source>The share of the plane whose class differs from that of 1-NN among all rows</source>
        <translation>Доля плоскости, класс которой отличается от класса 1-NN среди всех строк</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Decisions carried out, and those known so far</source>
        <translation>Решений выполнено и сколько известно</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>What all decisions took</source>
        <translation>Сколько заняли все решения</translation>
    </message>
    <message>
        <source>Cut off after {n} decisions</source>
        <translation>Оборвано после {n} решений</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Rooms</source>
        <extracomment>A room&apos;s word as it may be broken, beside its plain text. Pixels above, between and below icon and word: where there is room, and at least. Characters of usual width that a line should not exceed. What of `AIR` each row has; the rail gives less where it would have to scroll.</extracomment>
        <translation>Комнаты</translation>
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
        <translation>Полнота</translation>
    </message>
    <message>
        <source>Comparisons / brute force (log)</source>
        <extracomment>The parameter of each approximate structure that buys recall, and its values. What they are compared with. Dashes and gaps of each curve; none for a solid line. Pixels: the legend of nine lines leaves the upper curves free.</extracomment>
        <translation>Сравнений / полный перебор (лог.)</translation>
    </message>
    <message>
        <source>groups compared</source>
        <translation>сравниваемых групп</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>таблиц</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>начал</translation>
    </message>
    <message>
        <source>Recall against comparisons</source>
        <translation>Полнота в зависимости от сравнений</translation>
    </message>
    <message>
        <source>Run the approximate structures with growing parameters, and see what their recall costs.</source>
        <translation>Запустите приближённые структуры с растущими параметрами и посмотрите, чего стоит их полнота.</translation>
    </message>
    <message>
        <source>Queries of {name} that found fewer than k rows and were compared with all ({parameter}: queries): {counts}.</source>
        <translation>{name}: запросы, нашедшие меньше k строк и сравнённые со всеми ({parameter}: запросов): {counts}.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Структура</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Сравнения</translation>
    </message>
    <message>
        <source>rows kept</source>
        <translation>хранимых строк</translation>
    </message>
    <message>
        <source>Along a curve: {values}; of rows kept: {lists}.</source>
        <translation>Вдоль кривой: {values}; хранимых строк: {lists}.</translation>
    </message>
</context>
<context>
    <name>RecordWindow</name>
    <message>
        <source>Record a lesson</source>
        <translation>Запись урока</translation>
    </message>
    <message>
        <source>Try from here</source>
        <translation>Проверить отсюда</translation>
    </message>
    <message>
        <source>Play it from this step</source>
        <translation>Воспроизвести с этого шага</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Сохранить...</translation>
    </message>
    <message>
        <source>Write the lesson into a file</source>
        <translation>Записать урок в файл</translation>
    </message>
    <message>
        <source>Share...</source>
        <translation>Поделиться...</translation>
    </message>
    <message>
        <source>Write the lesson and its data into one file, to drop on a window</source>
        <translation>Записать урок и его данные в один файл, который можно бросить на окно</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>Открыть...</translation>
    </message>
    <message>
        <source>Edit a lesson of a file</source>
        <translation>Править урок из файла</translation>
    </message>
    <message>
        <source>Delete step</source>
        <translation>Удалить шаг</translation>
    </message>
    <message>
        <source>Leave this step out</source>
        <translation>Убрать этот шаг</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move this step before the one above</source>
        <translation>Поставить этот шаг перед предыдущим</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что сделать</translation>
    </message>
    <message>
        <source>Said once it is done</source>
        <translation>Говорится после выполнения</translation>
    </message>
    <message>
        <source>Question to guess at</source>
        <translation>Вопрос для догадки</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Название урока</translation>
    </message>
    <message>
        <source>Text that is edited</source>
        <translation>Редактируемый текст</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>The step ends when</source>
        <translation>Шаг завершён, когда</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Pointer at</source>
        <translation>Указывает на</translation>
    </message>
    <message>
        <source>Hidden controls</source>
        <translation>Скрытые элементы</translation>
    </message>
    <message>
        <source>Guess from</source>
        <translation>Догадка от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Стоп</translation>
    </message>
    <message>
        <source>● Record</source>
        <translation>● Запись</translation>
    </message>
    <message>
        <source>Everything that is done in the window becomes a step</source>
        <translation>Всё, что делается в окне, становится шагом</translation>
    </message>
    <message>
        <source>Press Record and use the program: what is done becomes a step.</source>
        <translation>Нажмите «Запись» и работайте в программе: каждое действие станет шагом.</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>Save lesson</source>
        <extracomment>What a thing done brought about is looked at when the window was quiet so often.</extracomment>
        <translation>Сохранить урок</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Уроки (*.lesson.json)</translation>
    </message>
    <message>
        <source>Lesson saved: {}</source>
        <translation>Урок сохранён: {}</translation>
    </message>
    <message>
        <source>Share lesson</source>
        <translation>Поделиться уроком</translation>
    </message>
    <message>
        <source>Lessons with their data (*.lesson.zip)</source>
        <translation>Уроки с данными (*.lesson.zip)</translation>
    </message>
    <message>
        <source>Lesson shared: {}, with {}</source>
        <translation>Урок записан для передачи: {}, в нём {}</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json *.json)</source>
        <translation>Уроки (*.lesson.json *.json)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Открыть урок</translation>
    </message>
</context>
<context>
    <name>RegionsLayer</name>
    <message>
        <source>Regions of the cut</source>
        <extracomment>Cells along a side while something moves, and once it rests. So long after the last move it rests. Pictures reach so much beyond the view, as a share of it, for a pan to come. Before the first answer. Below points, lines and balls.</extracomment>
        <translation>Области среза</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Области</translation>
    </message>
    <message>
        <source>Colour both planes by who wins there: k-NN under the metric shown. Of more than two attributes a cut through the means of the others.</source>
        <translation>Закрасить обе плоскости тем, кто там побеждает: k-NN с показанной метрикой. Если признаков больше двух — срез по средним остальных.</translation>
    </message>
</context>
<context>
    <name>RegressionPage</name>
    <message>
        <source>Residuals</source>
        <translation>Остатки</translation>
    </message>
    <message>
        <source>On the line the prediction is right; the larger the point, the further off. Click a point to select its row; arrow keys walk by residual.</source>
        <extracomment>More points than this hide each other: so many are drawn, evenly by row. The sizes of the points in pixels, from no residual to the largest. So near, in pixels, a click means a point.</extracomment>
        <translation>На линии предсказание точно; чем крупнее точка, тем больше промах. Щелчок по точке выделяет её строку; стрелки идут по величине остатка.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>истинное</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>предсказанное</translation>
    </message>
    <message>
        <source>{n} of {all} rows</source>
        <translation>строк: {n} из {all}</translation>
    </message>
    <message>
        <source>Predicted against true values</source>
        <translation>Предсказанные и истинные значения</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>Rows of an open data set that are taken, and the fewest. Places of the curve, those of the local fit, and rows of the table of weights. Values of k that a curve has at most.</extracomment>
        <translation>строка</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>остаток</translation>
    </message>
    <message>
        <source>row {row}: true {true}, predicted {predicted}</source>
        <translation>строка {row}: истинное {true}, предсказано {predicted}</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message>
        <source>Fewer than {n} rows with different x: the sine is shown instead.</source>
        <translation>Меньше {n} строк с разными x: показан синус.</translation>
    </message>
    <message>
        <source>Leave-one-out error</source>
        <translation>Ошибка LOO</translation>
    </message>
    <message>
        <source>no parameter</source>
        <translation>нет параметра</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>{name} (log)</source>
        <translation>{name} (лог.)</translation>
    </message>
    <message>
        <source>LOO error</source>
        <translation>ошибка LOO</translation>
    </message>
    <message>
        <source>fitted curve</source>
        <translation>подогнанная кривая</translation>
    </message>
    <message>
        <source>fit at the query</source>
        <translation>подгонка у запроса</translation>
    </message>
    <message>
        <source>bumps, scaled</source>
        <translation>колокола, в масштабе</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>без шума</translation>
    </message>
    <message>
        <source>pinned: Esc frees it</source>
        <translation>закреплён: Esc освобождает</translation>
    </message>
    <message>
        <source>Query {x}: predicted {y}.</source>
        <translation>Запрос {x}: предсказано {y}.</translation>
    </message>
    <message numerus="yes">
        <source>Query {x}: predicted {y}, %n row(s) with a weight.</source>
        <translation>
            <numerusform>Запрос {x}: предсказано {y}, %n строка с весом.</numerusform>
            <numerusform>Запрос {x}: предсказано {y}, %n строки с весом.</numerusform>
            <numerusform>Запрос {x}: предсказано {y}, %n строк с весом.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s). {method}. {query}</source>
        <translation>
            <numerusform>%n строка. {method}. {query}</numerusform>
            <numerusform>%n строки. {method}. {query}</numerusform>
            <numerusform>%n строк. {method}. {query}</numerusform>
        </translation>
    </message>
    <message>
        <source>Local regression</source>
        <translation>Локальная регрессия</translation>
    </message>
    <message>
        <source>MSE {value}</source>
        <translation>MSE {value}</translation>
    </message>
    <message>
        <source>Mean squared error</source>
        <translation>Средний квадрат ошибки</translation>
    </message>
    <message>
        <source>Each row is predicted by a fit without it; centres are placed anew</source>
        <translation>Каждая строка предсказана подгонкой без неё; центры размещаются заново</translation>
    </message>
    <message>
        <source>Move to ask, click to pin; arrow keys move the query</source>
        <translation>Ведите, чтобы спросить, щёлкните, чтобы закрепить; стрелки двигают запрос</translation>
    </message>
    <message>
        <source>Rows with the greatest weights</source>
        <translation>Строки с наибольшими весами</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>подгонка</translation>
    </message>
</context>
<context>
    <name>RegressionSetup</name>
    <message>
        <source>Data</source>
        <extracomment>Where the numbers come from besides the built-in curves: the data set of the session. The width on its slider, in shares of the range of x: the least, and the steps to 1. The most centres of an RBF network.</extracomment>
        <translation>Данные</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Подгонка</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Центры</translation>
    </message>
    <message>
        <source>Sine with noise</source>
        <translation>Синус с шумом</translation>
    </message>
    <message>
        <source>Step with noise</source>
        <translation>Ступенька с шумом</translation>
    </message>
    <message>
        <source>Line with outliers</source>
        <translation>Прямая с выбросами</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Открытые данные</translation>
    </message>
    <message>
        <source>E1: k nearest rows</source>
        <translation>E1: k ближайших строк</translation>
    </message>
    <message>
        <source>E2: all rows, kernel</source>
        <translation>E2: все строки, ядро</translation>
    </message>
    <message>
        <source>E3: k nearest, kernel</source>
        <translation>E3: k ближайших, ядро</translation>
    </message>
    <message>
        <source>Shepard&apos;s method</source>
        <translation>Метод Шепарда</translation>
    </message>
    <message>
        <source>Parzen regression</source>
        <translation>Регрессия Парзена</translation>
    </message>
    <message>
        <source>Radial basis functions</source>
        <translation>Радиальные базисные функции</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>константа</translation>
    </message>
    <message>
        <source>line</source>
        <translation>прямая</translation>
    </message>
    <message>
        <source>quadratic</source>
        <translation>парабола</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>равномерное</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>треугольное</translation>
    </message>
    <message>
        <source>Epanechnikov</source>
        <translation>Епанечникова</translation>
    </message>
    <message>
        <source>quartic</source>
        <translation>биквадратное</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>гауссово</translation>
    </message>
    <message>
        <source>every row</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>random rows</source>
        <translation>случайные строки</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>сетка</translation>
    </message>
    <message>
        <source>k-means</source>
        <translation>k-средних</translation>
    </message>
    <message>
        <source>Drawn with the scene&apos;s seed, or two columns of the open data set</source>
        <translation>Порождены с зерном сцены, или два столбца открытых данных</translation>
    </message>
    <message>
        <source>Whose squared errors count around the query (Mitchell 8.3), Shepard&apos;s weights 1/d², the mean in a window, or a sum of Gaussian bumps</source>
        <translation>Квадраты ошибок каких строк учитываются вокруг запроса (Митчелл 8.3), веса Шепарда 1/d², среднее в окне или сумма гауссовых колоколов</translation>
    </message>
    <message>
        <source>Of the kernel or bump, in units of x</source>
        <translation>Ядра или колокола, в единицах x</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>авто</translation>
    </message>
    <message>
        <source>The distance to neighbour k + 1; of bumps, the mean distance to the two nearest centres</source>
        <translation>Расстояние до соседа k + 1; у колоколов — среднее расстояние до двух ближайших центров</translation>
    </message>
    <message>
        <source>Number of centres</source>
        <translation>Число центров</translation>
    </message>
</context>
<context>
    <name>Repeating</name>
    <message>
        <source>Copy as Python</source>
        <translation>Копировать как Python</translation>
    </message>
    <message>
        <source>Save as notebook…</source>
        <translation>Сохранить как блокнот…</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
    <message>
        <source>Notebook (*.ipynb);;Python (*.py)</source>
        <translation>Блокнот (*.ipynb);;Python (*.py)</translation>
    </message>
    <message>
        <source>Save as notebook</source>
        <translation>Сохранить как блокнот</translation>
    </message>
    <message>
        <source>There is a report of runs, experiments and metrics only.</source>
        <translation>Отчёт бывает только о запусках, экспериментах и метриках.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Страница (*.html)</translation>
    </message>
    <message>
        <source>Open data first.</source>
        <translation>Сначала откройте данные.</translation>
    </message>
    <message>
        <source>Export the scene as a page</source>
        <translation>Экспорт сцены страницей</translation>
    </message>
    <message>
        <source>There is nothing here to repeat yet.</source>
        <translation>Здесь пока нечего повторять.</translation>
    </message>
    <message>
        <source>The script is on the clipboard; it lies best beside the data.</source>
        <translation>Скрипт в буфере обмена; лучше всего положить его рядом с данными.</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Записан файл {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
</context>
<context>
    <name>ReproductionPage</name>
    <message>
        <source>Reproduction</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Reproduce…</source>
        <translation>Воспроизвести…</translation>
    </message>
    <message>
        <source>Load an experiment of the thesis and start it</source>
        <translation>Загрузить опыт диссертации и запустить его</translation>
    </message>
    <message>
        <source>Tables 2 and 3: four metrics, 27 data sets</source>
        <translation>Таблицы 2 и 3: 4 метрики, 27 наборов данных</translation>
    </message>
    <message>
        <source>Table 5: five classifiers, 27 data sets</source>
        <translation>Таблица 5: 5 классификаторов, 27 наборов данных</translation>
    </message>
    <message>
        <source>Folder of KEEL files…</source>
        <translation>Папка файлов KEEL…</translation>
    </message>
    <message>
        <source>Where the data sets are: iris.dat, wine.dat and so on</source>
        <translation>Где лежат наборы данных: iris.dat, wine.dat и т. д.</translation>
    </message>
    <message>
        <source>A table of the thesis</source>
        <translation>Таблица диссертации</translation>
    </message>
    <message>
        <source>{found} of {all} data sets found</source>
        <translation>найдено наборов данных: {found} из {all}</translation>
    </message>
    <message>
        <source>Statistics of the thesis</source>
        <translation>Статистика диссертации</translation>
    </message>
    <message>
        <source>Looking for data sets</source>
        <translation>Поиск наборов данных</translation>
    </message>
    <message>
        <source>The folder of the KEEL data sets</source>
        <translation>Папка наборов данных KEEL</translation>
    </message>
</context>
<context>
    <name>ReproductionTables</name>
    <message>
        <source>data set</source>
        <extracomment>Decimals of printed and of measured scores. A printed number has lost this share of itself by rounding, at most.</extracomment>
        <translation>набор данных</translation>
    </message>
    <message>
        <source>found</source>
        <translation>найден</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>признаки</translation>
    </message>
    <message>
        <source>real</source>
        <translation>вещ.</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>целые</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>номин.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>классы</translation>
    </message>
    <message>
        <source>As printed; where a file says otherwise, printed / found. {n} rows differ.</source>
        <translation>Как в печати; где файл расходится с ней — печать / файл. Расходится строк: {n}.</translation>
    </message>
    <message>
        <source>not looked for yet</source>
        <translation>ещё не искали</translation>
    </message>
    <message>
        <source>in your folder</source>
        <translation>в вашей папке</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>встроенный</translation>
    </message>
    <message>
        <source>OpenML</source>
        <translation>OpenML</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найден</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>As printed; nothing was measured yet. Reproduce runs the experiment.</source>
        <translation>Как в печати; ещё ничего не измерено. «Воспроизвести» запускает опыт.</translation>
    </message>
    <message>
        <source>{name} {now} (printed {then})</source>
        <translation>{name} {now} (в печати {then})</translation>
    </message>
    <message>
        <source>× is printed divided by measured. Time as a multiple of {control}’s: {times}.</source>
        <translation>× — напечатанное, делённое на измеренное. Время относительно {control}: {times}.</translation>
    </message>
    <message>
        <source>{n} scores compared: mean difference {mean} points, mean absolute difference {absolute}; {far} beyond {limit} points, in bold.</source>
        <translation>Сравнено результатов {n}: средняя разность {mean} п. п., средняя абсолютная {absolute}; отличий более {limit} п. п. — {far}, они выделены жирным.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>в печати</translation>
    </message>
    <message>
        <source>from the printed scores</source>
        <translation>по напечатанным результатам</translation>
    </message>
    <message>
        <source>Bold: what the printed scores give is not what is printed. Friedman without correction for ties, as in the thesis.</source>
        <translation>Жирным: по напечатанным результатам выходит не то, что напечатано. Критерий Фридмана без поправки на связки, как в диссертации.</translation>
    </message>
    <message>
        <source>mean rank of {name}</source>
        <translation>средний ранг {name}</translation>
    </message>
    <message>
        <source>Friedman, p</source>
        <translation>Фридман, p</translation>
    </message>
    <message>
        <source>{what} at α = {alpha}</source>
        <translation>{what} при α = {alpha}</translation>
    </message>
    <message>
        <source>Holm, p of {name}</source>
        <translation>Холм, p для {name}</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>test</source>
        <translation>критерий</translation>
    </message>
</context>
<context>
    <name>ReproductionWords</name>
    <message>
        <source>Table 1</source>
        <translation>Табл. 1</translation>
    </message>
    <message>
        <source>The data sets</source>
        <translation>Наборы данных</translation>
    </message>
    <message>
        <source>Table 2</source>
        <translation>Табл. 2</translation>
    </message>
    <message>
        <source>Accuracy of four metrics</source>
        <translation>Доля верных для четырёх метрик</translation>
    </message>
    <message>
        <source>Table 3</source>
        <translation>Табл. 3</translation>
    </message>
    <message>
        <source>Seconds to learn</source>
        <translation>Секунды на обучение</translation>
    </message>
    <message>
        <source>Table 5</source>
        <translation>Табл. 5</translation>
    </message>
    <message>
        <source>Accuracy of five classifiers</source>
        <translation>Доля верных для пяти классификаторов</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Критерии</translation>
    </message>
    <message>
        <source>Mean ranks, Friedman, Bonferroni-Dunn and Holm</source>
        <translation>Средние ранги, Фридман, Бонферрони–Данн и Холм</translation>
    </message>
    <message>
        <source>Figure 9</source>
        <translation>Рис. 9</translation>
    </message>
    <message>
        <source>Ranks of accuracy and of time</source>
        <translation>Ранги доли верных и времени</translation>
    </message>
    <message>
        <source>Figure 10</source>
        <translation>Рис. 10</translation>
    </message>
    <message>
        <source>Five classifiers by rank</source>
        <translation>Пять классификаторов по рангам</translation>
    </message>
    <message>
        <source>Conclusions</source>
        <translation>Выводы</translation>
    </message>
    <message>
        <source>What the thesis concludes, judged by the numbers</source>
        <translation>Выводы диссертации, проверенные по числам</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Расхождения</translation>
    </message>
    <message>
        <source>What does not follow from the printed tables, and why</source>
        <translation>Что не следует из напечатанных таблиц и почему</translation>
    </message>
    <message>
        <source>Table {table}: ties were not corrected</source>
        <translation>Таблица {table}: без поправки на связки</translation>
    </message>
    <message>
        <source>The printed p = {printed} of Friedman’s test is the one without correction for ties; with it p = {corrected}.</source>
        <translation>Напечатанное p = {printed} критерия Фридмана вычислено без поправки на связки; с ней p = {corrected}.</translation>
    </message>
    <message>
        <source>Table {table}: another p</source>
        <translation>Таблица {table}: другое p</translation>
    </message>
    <message>
        <source>The printed p = {printed} of Friedman’s test does not follow from the printed scores: p = {uncorrected} without and {corrected} with correction for ties.</source>
        <translation>Напечатанное p = {printed} критерия Фридмана не следует из напечатанных результатов: p = {uncorrected} без поправки на связки и {corrected} с ней.</translation>
    </message>
    <message>
        <source>Table {table}: ranks of {n} data sets</source>
        <translation>Таблица {table}: ранги по наборам данных, всего {n}</translation>
    </message>
    <message>
        <source>The printed mean ranks are not those of the {rows} printed rows. They are those of {n}, the one more with the ranks {ranks}. Friedman’s p is then {friedman}, printed {printed}.</source>
        <translation>Напечатанные средние ранги — не по напечатанным строкам (их {rows}), а по {n} наборам: у лишнего ранги {ranks}. Тогда p Фридмана — {friedman}, в печати {printed}.</translation>
    </message>
    <message>
        <source>Table {table}: q of another table</source>
        <translation>Таблица {table}: q из другой таблицы</translation>
    </message>
    <message>
        <source>The critical difference {printed_cd} uses q = {printed}. For {k} classifiers and α = {alpha} it is {q}, so CD = {cd}.</source>
        <translation>Критическая разность {printed_cd} взята с q = {printed}. Для числа классификаторов {k} и α = {alpha} это {q}, так что CD = {cd}.</translation>
    </message>
    <message>
        <source>The printed q is that of {k} classifiers and α = {alpha}.</source>
        <translation>Напечатанное q — для числа классификаторов {k} и α = {alpha}.</translation>
    </message>
    <message>
        <source>Figure 10: {classifier} is not apart</source>
        <translation>Рисунок 10: {classifier} не отделён</translation>
    </message>
    <message>
        <source>Printed, {classifier} is {printed} ranks from the best, more than CD = {printed_cd}. From the printed rows it is {difference}, less than CD = {cd}.</source>
        <translation>В печати {classifier} отстоит от лучшего на {printed} ранга, больше CD = {printed_cd}. По напечатанным строкам — на {difference}, меньше CD = {cd}.</translation>
    </message>
    <message>
        <source>Table {table}: other mean ranks</source>
        <translation>Таблица {table}: другие средние ранги</translation>
    </message>
    <message>
        <source>The printed mean ranks do not follow from the printed scores: {ranks}.</source>
        <translation>Напечатанные средние ранги не следуют из напечатанных результатов: {ranks}.</translation>
    </message>
    <message>
        <source>Table {table}: thresholds of another α</source>
        <translation>Таблица {table}: пороги для другого α</translation>
    </message>
    <message>
        <source>The caption says α = {caption}; the thresholds {thresholds} are those of α = {alpha}. For {caption} they are {right}.</source>
        <translation>В подписи α = {caption}; пороги {thresholds} — для α = {alpha}. Для {caption} они: {right}.</translation>
    </message>
    <message>
        <source>The decisions are the same.</source>
        <translation>Выводы те же.</translation>
    </message>
    <message>
        <source>Table 6: {classifier} is not separated</source>
        <translation>Таблица 6: {classifier} не отделён</translation>
    </message>
    <message>
        <source>Holm’s procedure at α = {alpha} is printed to separate {classifier} with z = {printed_z}, p = {printed}. From the printed rows z = {z}, p = {p}, above its threshold {threshold}: no difference is shown.</source>
        <translation>По печати процедура Холма при α = {alpha} отделяет {classifier}: z = {printed_z}, p = {printed}. По напечатанным строкам z = {z}, p = {p} — выше порога {threshold}: различие не показано.</translation>
    </message>
    <message>
        <source>Table 1: {rows} of {n} data sets</source>
        <translation>Таблица 1: наборов данных {rows} из {n}</translation>
    </message>
    <message>
        <source>Tables 2, 3 and 5 have {n} rows, table 1 has {rows}. Missing: {names}.</source>
        <translation>В таблицах 2, 3 и 5 строк {n}, в таблице 1 — {rows}. Нет: {names}.</translation>
    </message>
    <message>
        <source>{control} has the best mean rank</source>
        <translation>у {control} лучший средний ранг</translation>
    </message>
    <message>
        <source>{control} is significantly better than {others}</source>
        <translation>{control} значимо лучше, чем {others}</translation>
    </message>
    <message>
        <source>no significant difference between {control} and {others}</source>
        <translation>нет значимого различия между {control} и {others}</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>● holds</source>
        <translation>● верно</translation>
    </message>
    <message>
        <source>○ does not hold: {names}</source>
        <translation>○ неверно: {names}</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>Views of the run</source>
        <extracomment>The pages on which all chosen runs are drawn together. The run given to the page, or to be given when it is made. Whether the page that compares two comes to the front when two are chosen.</extracomment>
        <translation>Виды запуска</translation>
    </message>
</context>
<context>
    <name>ResultsExport</name>
    <message>
        <source>Table as CSV…</source>
        <extracomment>Pixels of a PNG for each point on the screen. The action that last took something out: ``pdf``, ``copyLatex``, …</extracomment>
        <translation>Таблица в CSV…</translation>
    </message>
    <message>
        <source>Table as CSV, a row for each score…</source>
        <translation>Таблица в CSV, строка на результат…</translation>
    </message>
    <message>
        <source>Table as LaTeX…</source>
        <translation>Таблица в LaTeX…</translation>
    </message>
    <message>
        <source>Table as Markdown…</source>
        <translation>Таблица в Markdown…</translation>
    </message>
    <message>
        <source>Copy LaTeX</source>
        <translation>Копировать LaTeX</translation>
    </message>
    <message>
        <source>This figure as PNG…</source>
        <translation>Этот рисунок в PNG…</translation>
    </message>
    <message>
        <source>This figure as SVG…</source>
        <translation>Этот рисунок в SVG…</translation>
    </message>
    <message>
        <source>This figure as PDF…</source>
        <translation>Этот рисунок в PDF…</translation>
    </message>
    <message>
        <source>Copy this figure</source>
        <translation>Копировать этот рисунок</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>LaTeX copied</source>
        <translation>LaTeX скопирован</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Сохранить рисунок</translation>
    </message>
    <message>
        <source>Figure copied</source>
        <translation>Рисунок скопирован</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Записан файл {}</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Views of the results</source>
        <extracomment>Old statistics stay bright for so long while new ones are computed. The page in front is up to date. As `ComparePage.experiment_wanted`, from whichever page.</extracomment>
        <translation>Виды результатов</translation>
    </message>
    <message>
        <source>Give these views the whole height</source>
        <translation>Отдать этим видам всю высоту</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>RivalsPage</name>
    <message>
        <source>Rivals</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Rivals of the rows</source>
        <extracomment>More rows than this take too long for the lane of pictures.</extracomment>
        <translation>Соперники строк</translation>
    </message>
    <message>
        <source>principal axis {i} ({share})</source>
        <translation>главная ось {i} ({share})</translation>
    </message>
    <message>
        <source>Rows by rival similarity</source>
        <translation>Строки по конкурентному сходству</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Идёт измерение…</translation>
    </message>
    <message>
        <source>Blue rows lie beside their own class, orange ones beside a rival; shapes are classes. A full line leads to the nearest of the own class (r), a dashed one to the rival (q). The arrow keys go from row to row.</source>
        <translation>Синие строки лежат рядом со своим классом, оранжевые — рядом с соперником; форма — это класс. Сплошная линия ведёт к ближайшей строке своего класса (r), штриховая — к сопернику (q). Стрелки переходят от строки к строке.</translation>
    </message>
    <message>
        <source>No row has both another of its class and a rival.</source>
        <translation>Ни у одной строки нет сразу другой строки её класса и соперника.</translation>
    </message>
    <message>
        <source>Point at a row. Mean d = {mean}; rows with d &lt; 0: {wrong}.</source>
        <translation>Наведите на строку. Среднее d = {mean}; строк с d &lt; 0: {wrong}.</translation>
    </message>
    <message>
        <source>Row {row}</source>
        <translation>Строка {row}</translation>
    </message>
    <message>
        <source>nearest of its class: row {row}, r = {r}</source>
        <translation>ближайшая своего класса: строка {row}, r = {r}</translation>
    </message>
    <message>
        <source>no other row of its class</source>
        <translation>другой строки её класса нет</translation>
    </message>
    <message>
        <source>rival: row {row}, q = {q}</source>
        <translation>соперник: строка {row}, q = {q}</translation>
    </message>
    <message>
        <source>no rival</source>
        <translation>соперника нет</translation>
    </message>
    <message>
        <source>Open a data set to see the rivals of its rows.</source>
        <translation>Откройте набор данных, чтобы увидеть соперников его строк.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Nearest own</source>
        <translation>Ближайшая своя</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Distances are those of all attributes, not of the two axes.</source>
        <translation>Расстояния берутся по всем признакам, а не по двум осям.</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>The class {name} is not nominal: choose another in Data.</source>
        <extracomment>More rows than this cannot be drawn and searched again between two frames. What is offered instead. What of the scene changes what the room shows, by its name in the scene bar. What folds after a run, in rooms that are set up.</extracomment>
        <translation>Класс {name} не номинальный: выберите другой в комнате «Данные».</translation>
    </message>
    <message>
        <source>Open Data</source>
        <translation>Открыть «Данные»</translation>
    </message>
    <message>
        <source>Open a data set first.</source>
        <translation>Сначала откройте набор данных.</translation>
    </message>
    <message>
        <source>There is nothing to learn from: paint or add rows first.</source>
        <translation>Учиться не на чем: сначала нарисуйте или добавьте строки.</translation>
    </message>
    <message>
        <source>{rows} rows are more than this room draws live ({limit}).</source>
        <translation>Строк {rows} — больше, чем эта комната рисует вживую ({limit}).</translation>
    </message>
    <message>
        <source>Take a sample of {rows}</source>
        <translation>Взять выборку: {rows}</translation>
    </message>
</context>
<context>
    <name>RoomMemory</name>
    <message>
        <source>An experiment was not finished: {folder}</source>
        <extracomment>The file of an experiment inside its folder of results.</extracomment>
        <translation>Опыт не был закончен: {folder}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Scalable picture (*.svg);;Picture (*.png);;Page (*.pdf)</source>
        <extracomment>What a target that begins with a dot is relative to. The id in the room&apos;s list; the middle word of the names of its widgets.</extracomment>
        <translation>Масштабируемый рисунок (*.svg);;Рисунок (*.png);;Страница (*.pdf)</translation>
    </message>
    <message>
        <source>{} was written</source>
        <translation>Записан файл {}</translation>
    </message>
</context>
<context>
    <name>RowCommands</name>
    <message>
        <source>{} rows are too many for the clipboard: save them instead</source>
        <translation>Строк {} — слишком много для буфера обмена: сохраните их в файл</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied</source>
        <translation>
            <numerusform>скопирована %n строка</numerusform>
            <numerusform>скопированы %n строки</numerusform>
            <numerusform>скопировано %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>В буфере обмена нет текста</translation>
    </message>
    <message>
        <source>change the class</source>
        <translation>сменить класс</translation>
    </message>
    <message>
        <source>relabel {} rows</source>
        <translation>сменить класс строк: {}</translation>
    </message>
    <message>
        <source>delete {} rows</source>
        <translation>удалить строки: {}</translation>
    </message>
</context>
<context>
    <name>RowSelection</name>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>выделена %n строка</numerusform>
            <numerusform>выделены %n строки</numerusform>
            <numerusform>выделено %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {}</source>
        <translation>Строка {}</translation>
    </message>
</context>
<context>
    <name>RowSpots</name>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>group</source>
        <translation>группа</translation>
    </message>
</context>
<context>
    <name>RowsPanel</name>
    <message>
        <source>Rows</source>
        <extracomment>Similar rows that a message lists.</extracomment>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Добавить строку</translation>
    </message>
    <message>
        <source>Add an empty row at the end</source>
        <translation>Добавить пустую строку в конец</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>Удалить строки</translation>
    </message>
    <message>
        <source>Delete the selected rows (Del)</source>
        <translation>Удалить выделенные строки (Del)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Add rows from the clipboard, or fill cells (Ctrl+V)</source>
        <translation>Добавить строки из буфера обмена или заполнить ячейки (Ctrl+V)</translation>
    </message>
    <message>
        <source>Paste over</source>
        <translation>Поверх</translation>
    </message>
    <message>
        <source>Write the clipboard over the cells from the current one on</source>
        <translation>Записать буфер обмена поверх ячеек, начиная с текущей</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Найти похожие</translation>
    </message>
    <message>
        <source>Select the k rows most like the selected one, by the metric, the scale and the k of the scene</source>
        <translation>Выделить k строк, наиболее похожих на выделенную, по метрике, масштабу и k сцены</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Find a text or a number (Ctrl+F)</source>
        <translation>Найти текст или число (Ctrl+F)</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
    </message>
    <message>
        <source>Similar rows</source>
        <translation>Похожие строки</translation>
    </message>
    <message>
        <source>Most like row {row}, with distances: {rows}</source>
        <translation>Наиболее похожи на строку {row}, с расстояниями: {rows}</translation>
    </message>
    <message>
        <source>edit cell</source>
        <translation>правка ячейки</translation>
    </message>
    <message>
        <source>add row</source>
        <translation>добавить строку</translation>
    </message>
    <message>
        <source>delete {n} rows</source>
        <translation>удалить строки: {n}</translation>
    </message>
    <message>
        <source>{n} rows are too many for the clipboard: save them instead.</source>
        <translation>Строк {n} — слишком много для буфера обмена: сохраните их в файл.</translation>
    </message>
    <message>
        <source>paste {n} rows</source>
        <translation>вставить строки: {n}</translation>
    </message>
    <message>
        <source>paste over {n} rows</source>
        <translation>вставить поверх строк: {n}</translation>
    </message>
    <message>
        <source>{n} rows are too many to paste: open them as a file.</source>
        <translation>Строк {n} — слишком много для вставки: откройте их из файла.</translation>
    </message>
    <message>
        <source>The clipboard holds no rows</source>
        <translation>В буфере обмена нет строк</translation>
    </message>
</context>
<context>
    <name>RunColumns</name>
    <message>
        <source>Number of the run</source>
        <extracomment>In the order of the model; a view shows the figures beside each other.</extracomment>
        <translation>Номер запуска</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>Accuracy in percent; R² for a numeric class</source>
        <translation>Доля верных ответов в процентах; R² для числового класса</translation>
    </message>
    <message>
        <source>How the figures were estimated</source>
        <translation>Как получены показатели</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Seconds for the whole run</source>
        <translation>Секунды на весь запуск</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>AUC</source>
        <translation>AUC</translation>
    </message>
    <message>
        <source>Area under the ROC curve: mean of the classes, each against the rest, weighted by its rows</source>
        <translation>Площадь под ROC-кривой: среднее по классам, каждый против остальных, с весом по числу строк</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall: mean of the classes, weighted by their rows</source>
        <translation>Среднее гармоническое точности и полноты: среднее по классам с весом по числу строк</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Каппа</translation>
    </message>
    <message>
        <source>Agreement beyond chance (Cohen)</source>
        <translation>Согласие сверх случайного (Коэн)</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation of truth and answer, over all classes, -1 to 1</source>
        <translation>Корреляция Мэтьюса между истиной и ответом по всем классам, от -1 до 1</translation>
    </message>
    <message>
        <source>Training, s</source>
        <translation>Обучение, с</translation>
    </message>
    <message>
        <source>Seconds of training, all folds together</source>
        <translation>Секунды обучения, все блоки вместе</translation>
    </message>
    <message>
        <source>Prediction, s</source>
        <translation>Предсказание, с</translation>
    </message>
    <message>
        <source>Seconds of predicting, all folds together</source>
        <translation>Секунды предсказания, все блоки вместе</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>Доля верных, %</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Оценка</translation>
    </message>
</context>
<context>
    <name>RunDesk</name>
    <message>
        <source>{plugin} cannot be chosen for these data.</source>
        <translation>{plugin} нельзя выбрать для этих данных.</translation>
    </message>
    <message>
        <source>The settings of run {n} are in the form; Run (F5) tests them.</source>
        <translation>Настройки запуска {n} в форме; «Запустить» (F5) проверит их.</translation>
    </message>
    <message>
        <source>{title}, {badge}</source>
        <translation>{title}, {badge}</translation>
    </message>
    <message>
        <source>The recipe is on the clipboard.</source>
        <translation>Рецепт в буфере обмена.</translation>
    </message>
    <message numerus="yes">
        <source>forget %n run(s)</source>
        <translation>
            <numerusform>забыть %n запуск</numerusform>
            <numerusform>забыть %n запуска</numerusform>
            <numerusform>забыть %n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) forgotten; Undo brings them back</source>
        <translation>
            <numerusform>забыт %n запуск; отмена вернёт его</numerusform>
            <numerusform>забыты %n запуска; отмена вернёт их</numerusform>
            <numerusform>забыто %n запусков; отмена вернёт их</numerusform>
        </translation>
    </message>
    <message>
        <source>rename run {n}</source>
        <translation>переименование запуска {n}</translation>
    </message>
</context>
<context>
    <name>RunMenu</name>
    <message>
        <source>Settings into the form (Enter)</source>
        <extracomment>What the menu holds, from the top; another entry is one more line here.</extracomment>
        <translation>Настройки в форму (Enter)</translation>
    </message>
    <message>
        <source>Put classifier, parameters and test option back</source>
        <translation>Вернуть классификатор, параметры и способ проверки</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Запустить снова</translation>
    </message>
    <message>
        <source>Repeat this run on its data set, whatever the form says</source>
        <translation>Повторить этот запуск на его наборе данных, что бы ни было в форме</translation>
    </message>
    <message>
        <source>Run on this data</source>
        <translation>Запустить на этих данных</translation>
    </message>
    <message>
        <source>Repeat this run on the data set that is shown</source>
        <translation>Повторить этот запуск на показанном наборе данных</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Копировать рецепт</translation>
    </message>
    <message>
        <source>Copy an experiment file that repeats this run</source>
        <translation>Скопировать файл опыта, повторяющий этот запуск</translation>
    </message>
    <message>
        <source>Save model…</source>
        <translation>Сохранить модель…</translation>
    </message>
    <message>
        <source>Learn from all rows as this run did, and save the model</source>
        <translation>Обучить на всех строках, как в этом запуске, и сохранить модель</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Show the tree that this classifier grows</source>
        <translation>Показать дерево, которое строит этот классификатор</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Show where the wrong answers lie, and why</source>
        <translation>Показать, где неверные ответы и почему</translation>
    </message>
    <message>
        <source>Rename (F2)</source>
        <translation>Переименовать (F2)</translation>
    </message>
    <message>
        <source>Give the run another title</source>
        <translation>Дать запуску другое название</translation>
    </message>
    <message>
        <source>Forget the chosen runs</source>
        <translation>Забыть выбранные запуски</translation>
    </message>
    <message>
        <source>Take the chosen runs off the list; undo brings them back</source>
        <translation>Убрать выбранные запуски из списка; отмена вернёт их</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Сортировать по</translation>
    </message>
</context>
<context>
    <name>RunNotes</name>
    <message>
        <source>{learner}: {text} (data sets: {names}; folds: {n})</source>
        <translation>{learner}: {text} (наборы: {names}; блоков: {n})</translation>
    </message>
    <message>
        <source>{warning} Further warnings: {n}, see Details.</source>
        <translation>{warning} Ещё предупреждений: {n}, см. «Подробнее».</translation>
    </message>
    <message>
        <source>Cancelled: {done} of {total} folds are stored; Run goes on from there.</source>
        <translation>Прервано: сохранено блоков {done} из {total}; «Запустить» продолжит отсюда.</translation>
    </message>
    <message>
        <source>{n} folds failed; {learner} on {data}: {text}</source>
        <translation>Сбой в блоках ({n}); {learner} на {data}: {text}</translation>
    </message>
    <message>
        <source>Experiment done: {done} of {total} cells</source>
        <translation>Опыт завершён: ячеек {done} из {total}</translation>
    </message>
</context>
<context>
    <name>RunQueue</name>
    <message>
        <source>{title} ({n} of {total})</source>
        <translation>{title} ({n} из {total})</translation>
    </message>
</context>
<context>
    <name>RunsModel</name>
    <message>
        <source>Run</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Оценка</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Копировать рецепт</translation>
    </message>
    <message>
        <source>Copy all that is needed to repeat the run</source>
        <translation>Скопировать всё, что нужно для повторения запуска</translation>
    </message>
    <message>
        <source>Forget this run</source>
        <translation>Забыть этот запуск</translation>
    </message>
    <message>
        <source>Take the run off the list</source>
        <translation>Убрать запуск из списка</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Runs</source>
        <extracomment>Where the choice of columns and their order is kept: in `Settings.rooms` of the room.</extracomment>
        <translation>Запуски</translation>
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
        <translation>Показана сцена {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>строк: {}</translation>
    </message>
    <message>
        <source>{room} does not use this.</source>
        <translation>Здесь не используется: {room}.</translation>
    </message>
    <message>
        <source>Learned: {name}</source>
        <translation>Обученная: {name}</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Two scenes to compare: change over to the other one. Hold \ to see it for a moment</source>
        <translation>Две сцены для сравнения: перейти к другой. Держите \, чтобы взглянуть на неё</translation>
    </message>
    <message>
        <source>Make both scenes the same</source>
        <translation>Сделать обе сцены одинаковыми</translation>
    </message>
    <message>
        <source>The other scene becomes the one shown now</source>
        <translation>Другая сцена станет такой же, как показанная</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
    <message>
        <source>Measure distances with this metric</source>
        <translation>Измерять расстояния этой метрикой</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>The data set all rooms show</source>
        <translation>Набор данных, который показывают все комнаты</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>The attribute on the horizontal axis</source>
        <translation>Признак по горизонтальной оси</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>The attribute on the vertical axis</source>
        <translation>Признак по вертикальной оси</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>Scaling before any distance; fitted inside each fold</source>
        <translation>Масштабирование до вычисления расстояний; подбирается внутри каждого блока</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>The distance; the sign is its unit ball</source>
        <translation>Расстояние; значок — его единичный шар</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Exponent of the Minkowski distance</source>
        <translation>Показатель расстояния Минковского</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>How many neighbours vote</source>
        <translation>Сколько соседей голосует</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Seed of everything random</source>
        <translation>Зерно всего случайного</translation>
    </message>
</context>
<context>
    <name>SchemesView</name>
    <message>
        <source>votes</source>
        <extracomment>The role of the shares of a line, a list of floats.</extracomment>
        <translation>голоса</translation>
    </message>
    <message>
        <source>Weights of the k nearest and of all rows; windows to neighbour k + 1, and of the radius r</source>
        <translation>Веса k ближайших и всех строк; окна до соседа k + 1 и радиуса r</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>Share of each class in the votes</source>
        <translation>Доля каждого класса в голосах</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>равные</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>ранг</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>линейные</translation>
    </message>
    <message>
        <source>all rows, 1/d²</source>
        <translation>все строки, 1/d²</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>fixed k: {n} rows within {r}</source>
        <translation>постоянное k: строк {n}, радиус {r}</translation>
    </message>
    <message>
        <source>fixed radius: {n} rows within {r}</source>
        <translation>постоянный радиус: строк {n}, радиус {r}</translation>
    </message>
    <message>
        <source>Votes under every weighting</source>
        <translation>Голоса при всех весах</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>авто</translation>
    </message>
    <message>
        <source>Of the fixed windows; auto: the mean distance to the k-th neighbour</source>
        <translation>Постоянных окон; авто — среднее расстояние до k-го соседа</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <extracomment>More combinations have no row in the table.</extracomment>
        <translation>Точность, %</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Стандартная ошибка</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Combinations by accuracy</source>
        <translation>Сочетания по точности</translation>
    </message>
    <message>
        <source>Accuracy of each combination of parameters</source>
        <translation>Точность каждого сочетания параметров</translation>
    </message>
    <message>
        <source>Each fold chose its own parameters on its training rows alone</source>
        <translation>Каждый блок выбирал параметры только по своим обучающим строкам</translation>
    </message>
    <message>
        <source>Chosen on all rows: {params}, accuracy {score} ± {error}</source>
        <translation>Выбрано по всем строкам: {params}, точность {score} ± {error}</translation>
    </message>
    <message>
        <source>From {low} (light) to {high} (full); frame: chosen, dot: best</source>
        <translation>От {low} (светлый) до {high} (насыщенный); рамка — выбрано, точка — лучшее</translation>
    </message>
    <message>
        <source>Chosen inside the folds</source>
        <translation>Выбор внутри блоков</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) tried.</source>
        <translation>
            <numerusform>Проверено %n сочетание.</numerusform>
            <numerusform>Проверено %n сочетания.</numerusform>
            <numerusform>Проверено %n сочетаний.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best score is optimistic: the same rows chose it.</source>
        <translation>Лучшая точность оптимистична: её выбрали те же строки.</translation>
    </message>
    <message>
        <source>Estimate with a new choice in each fold: {score} [{badge}].</source>
        <translation>Оценка с новым выбором в каждом блоке: {score} [{badge}].</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
</context>
<context>
    <name>SearchRoom</name>
    <message>
        <source>The search of one query in a tree, step by step</source>
        <translation>Поиск одного запроса в дереве шаг за шагом</translation>
    </message>
    <message>
        <source>All search structures on the same queries</source>
        <translation>Все структуры поиска на одних и тех же запросах</translation>
    </message>
    <message>
        <source>What approximate structures compare, and what they find</source>
        <translation>Что сравнивают и что находят приближённые структуры</translation>
    </message>
    <message>
        <source>What trees compare as the number of attributes grows</source>
        <translation>Что сравнивают деревья с ростом числа признаков</translation>
    </message>
    <message>
        <source>Pages of the Search lab</source>
        <translation>Страницы лаборатории поиска</translation>
    </message>
</context>
<context>
    <name>SearchSteps</name>
    <message>
        <source>d(q, box)</source>
        <translation>d(q, ящик)</translation>
    </message>
    <message>
        <source>all rows ({rows})</source>
        <translation>все строки ({rows})</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>pruned: {why}</source>
        <translation>отсечён: {why}</translation>
    </message>
    <message>
        <source>visited: {why}</source>
        <translation>посещён: {why}</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>посещён</translation>
    </message>
    <message>
        <source>Node (rows)</source>
        <translation>Узел (строк)</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Nodes of the tree that the search came to</source>
        <translation>Узлы дерева, до которых дошёл поиск</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message>
        <source>Selection</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Prototypes on two attributes</source>
        <extracomment>Pixels of the form beside the plane. The method and the parameters that run, or ran.</extracomment>
        <translation>Эталоны по двум признакам</translation>
    </message>
    <message>
        <source>Selecting…</source>
        <translation>Идёт отбор…</translation>
    </message>
    <message>
        <source>Choose a method and run it on all rows.</source>
        <translation>Выберите метод и запустите его на всех строках.</translation>
    </message>
    <message>
        <source>Prototypes: {kept} of {rows} rows. Errors of 1-NN on all rows: {errors} ({share}); leave-one-out: {loo}</source>
        <translation>Эталоны: {kept} из {rows} строк. Ошибки 1-NN на всех строках: {errors} ({share}); исключение по одному: {loo}</translation>
    </message>
    <message>
        <source>Prototypes are ringed, other rows faint.</source>
        <translation>Эталоны обведены, остальные строки бледные.</translation>
    </message>
    <message>
        <source>Steps: {steps}; time: {seconds} s.</source>
        <translation>Шагов: {steps}; время: {seconds} с.</translation>
    </message>
    <message>
        <source>Only a part of the other rows is drawn.</source>
        <translation>Показана лишь часть остальных строк.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Select prototypes among all rows (F5)</source>
        <translation>Отобрать эталоны среди всех строк (F5)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stop the selection</source>
        <translation>Остановить отбор</translation>
    </message>
    <message>
        <source>Select these rows</source>
        <translation>Выделить эти строки</translation>
    </message>
    <message>
        <source>Make the prototypes the selection in all rooms</source>
        <translation>Выделить эталоны во всех комнатах</translation>
    </message>
    <message>
        <source>Open a data set to select prototypes among its rows.</source>
        <translation>Откройте набор данных, чтобы отобрать эталоны среди его строк.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Prototype</source>
        <translation>Эталон</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>SessionAutosave</name>
    <message>
        <source>{}; kept as {}</source>
        <translation>{}; сохранено как {}</translation>
    </message>
    <message>
        <source>{}; {} stays as it is</source>
        <translation>{}; {} остаётся без изменений</translation>
    </message>
    <message>
        <source>The session cannot be saved ({reason}). The one saved last stays as it is; every 10 s there is another attempt.</source>
        <translation>Не удаётся сохранить сеанс ({reason}). Последний сохранённый остаётся; попытка повторяется каждые 10 с.</translation>
    </message>
</context>
<context>
    <name>SessionReader</name>
    <message>
        <source>Opening the session {}</source>
        <translation>Открывается сеанс {}</translation>
    </message>
    <message>
        <source>opening it was cancelled</source>
        <translation>открытие отменено</translation>
    </message>
</context>
<context>
    <name>SettingsAutosave</name>
    <message>
        <source>The settings cannot be saved ({reason}): {path}</source>
        <extracomment>their lists too, so they are compared rather than announced.</extracomment>
        <translation>Не удаётся сохранить настройки ({reason}): {path}</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message numerus="yes">
        <source>%n plugin(s) of others found</source>
        <extracomment>Per cent of the system&apos;s size of text.</extracomment>
        <translation>
            <numerusform>найден %n сторонний модуль</numerusform>
            <numerusform>найдены %n сторонних модуля</numerusform>
            <numerusform>найдено %n сторонних модулей</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of plugins</source>
        <translation>Папка модулей</translation>
    </message>
    <message>
        <source>The folders cannot be saved: {reason}</source>
        <translation>Папки не сохраняются: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>Папки модулей</translation>
    </message>
    <message>
        <source>Work in the background</source>
        <translation>Работа в фоне</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Colours of classes</source>
        <translation>&amp;Цвета классов</translation>
    </message>
    <message>
        <source>Worker &amp;processes</source>
        <translation>Рабочие &amp;процессы</translation>
    </message>
    <message>
        <source>Memory for a &amp;foreign plugin, GB</source>
        <translation>Память для &amp;стороннего модуля, ГБ</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Okabe and Ito</source>
        <translation>Окабе и Ито</translation>
    </message>
    <message>
        <source>Tol, bright</source>
        <translation>Тол, яркие</translation>
    </message>
    <message>
        <source>Tol, muted</source>
        <translation>Тол, приглушённые</translation>
    </message>
    <message>
        <source>Full colour vision</source>
        <translation>Полное зрение</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Без красного (протанопия)</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Без зелёного (дейтеранопия)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Без синего (тританопия)</translation>
    </message>
    <message>
        <source>Class colours as seen with four kinds of colour vision</source>
        <translation>Цвета классов при четырёх видах цветового зрения</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: stills instead of animations</source>
        <translation>&amp;Меньше движения: кадры вместо анимации</translation>
    </message>
    <message>
        <source>Plugins are also looked for in {folder}.</source>
        <translation>Модули ищутся и в {folder}.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Добавить…</translation>
    </message>
    <message>
        <source>Choose a folder with plugins</source>
        <translation>Выбрать папку с модулями</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Look there no longer; the folder itself stays</source>
        <translation>Больше там не искать; сама папка остаётся</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>автоматически</translation>
    </message>
    <message>
        <source>Processes and memory take effect at the next start.</source>
        <translation>Процессы и память вступят в силу при следующем запуске.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SetupFold</name>
    <message>
        <source>Set up</source>
        <translation>Задано</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Show the setup (F9)</source>
        <translation>Показать настройку (F9)</translation>
    </message>
    <message>
        <source>Fold the setup (F9)</source>
        <translation>Свернуть настройку (F9)</translation>
    </message>
</context>
<context>
    <name>SetupTabs</name>
    <message>
        <source>Reset</source>
        <extracomment>What three tabs and the button in the corner need beside their texts, in pixels.</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Set every parameter to its default</source>
        <translation>Вернуть всем параметрам исходные значения</translation>
    </message>
    <message>
        <source>Copy recipe</source>
        <translation>Копировать рецепт</translation>
    </message>
    <message>
        <source>Copy an experiment file that repeats this run</source>
        <translation>Скопировать файл опыта, повторяющий этот запуск</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Say what the method does and where it comes from</source>
        <translation>Сказать, что делает метод и откуда он</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Parameters: {title}</source>
        <translation>Параметры: {title}</translation>
    </message>
    <message>
        <source>Keep this classifier with its parameters, to be run with others</source>
        <translation>Сохранить этот классификатор с параметрами, чтобы запускать его с другими</translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Несколько</translation>
    </message>
    <message>
        <source>Classifiers that Run tests together</source>
        <translation>Классификаторы, которые «Запустить» проверяет вместе</translation>
    </message>
</context>
<context>
    <name>ShrinkageCurve</name>
    <message>
        <source>shrinkage</source>
        <extracomment>Eigenvalues below this share of the largest are drawn at it.</extracomment>
        <translation>сжатие</translation>
    </message>
    <message>
        <source>right, %</source>
        <translation>верно, %</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>{n} classes: every {most}th has the same colour and marker</source>
        <extracomment>So many signs have an item each; an item of mixed spots is drawn as fast as one of sixty-four, but its spots are slower to make.</extracomment>
        <translation>{n} классов: через каждые {most} цвет и значок повторяются</translation>
    </message>
</context>
<context>
    <name>SilhouettePage</name>
    <message>
        <source>No metric was learned on these data yet: Metric lab</source>
        <translation>На этих данных метрика ещё не обучалась: комната «Метрика»</translation>
    </message>
    <message>
        <source>Silhouettes need classes: choose what colours the rows</source>
        <translation>Силуэтам нужны классы: выберите, чем окрашены строки</translation>
    </message>
    <message>
        <source>Silhouettes</source>
        <translation>Силуэты</translation>
    </message>
    <message>
        <source>mean {}</source>
        <translation>среднее {}</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) nearer to another class</source>
        <translation>
            <numerusform>%n строка ближе к другому классу</numerusform>
            <numerusform>%n строки ближе к другому классу</numerusform>
            <numerusform>%n строк ближе к другому классу</numerusform>
        </translation>
    </message>
    <message>
        <source>{} of {} rows, the classes in their shares</source>
        <translation>строк: {} из {}, с сохранением долей классов</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>s = (b - a) / max(a, b): a is the mean distance to the other rows of the class, b that to the nearest other class. The line across a class is its mean, the dashed one that of all rows.</source>
        <translation>s = (b - a) / max(a, b): a — среднее расстояние до других строк класса, b — до ближайшего другого класса. Черта над классом — его среднее, пунктир — среднее всех строк.</translation>
    </message>
</context>
<context>
    <name>SilhouettePlot</name>
    <message>
        <source>silhouette</source>
        <translation>силуэт</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>mean of the class</source>
        <translation>среднее класса</translation>
    </message>
</context>
<context>
    <name>SliceStrip</name>
    <message>
        <source>Slice at {0}</source>
        <extracomment>So many attributes get a control; of more, the others stay where they are typical.</extracomment>
        <translation>Срез при {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>и ещё {0}</translation>
    </message>
    <message>
        <source>and {0} more at their typical values</source>
        <translation>и ещё {0} — на типичных значениях</translation>
    </message>
    <message>
        <source>Slice at</source>
        <translation>Срез при</translation>
    </message>
    <message>
        <source>Back to the typical values: median, commonest label</source>
        <translation>Вернуть типичные значения: медиана, самая частая метка</translation>
    </message>
    <message>
        <source>The value of {0} in the slice shown</source>
        <translation>Значение {0} на показанном срезе</translation>
    </message>
</context>
<context>
    <name>Spectrum</name>
    <message>
        <source>covariance of S</source>
        <translation>ковариация S</translation>
    </message>
    <message>
        <source>S, shrunk</source>
        <translation>S, со сжатием</translation>
    </message>
    <message>
        <source>covariance of D</source>
        <translation>ковариация D</translation>
    </message>
    <message>
        <source>D, shrunk</source>
        <translation>D, со сжатием</translation>
    </message>
</context>
<context>
    <name>StatWords</name>
    <message>
        <source>Statistics need two classifiers and two data sets without a gap.</source>
        <extracomment>Where the cautions begin, in the text of facts.</extracomment>
        <translation>Для статистики нужны два классификатора и два набора данных без пропусков.</translation>
    </message>
    <message>
        <source>{method}, α = {alpha}</source>
        <translation>{method}, α = {alpha}</translation>
    </message>
    <message>
        <source>control {name}</source>
        <translation>эталон {name}</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} лучше</translation>
    </message>
    <message>
        <source>ties corrected</source>
        <translation>с поправкой на связки</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>без поправки</translation>
    </message>
    <message>
        <source>Friedman χ²</source>
        <translation>χ² Фридмана</translation>
    </message>
    <message>
        <source>The classifiers differ: ranks this unequal would come by chance with p = {p} ({test}).</source>
        <translation>Классификаторы различаются: столь неравные ранги выпали бы случайно с p = {p} ({test}).</translation>
    </message>
    <message>
        <source>No difference is shown: ranks this unequal come by chance with p = {p} ({test}).</source>
        <translation>Различие не показано: столь неравные ранги случайно выпадают с p = {p} ({test}).</translation>
    </message>
    <message>
        <source>Iman-Davenport F</source>
        <translation>F Имана–Давенпорта</translation>
    </message>
    <message>
        <source>{method} separates {posthoc} of {pairs} pairs, Wilcoxon’s test (adjusted by Holm for {adjusted_for}) {wilcoxon}.</source>
        <translation>Пар: {pairs}. {method} различает {posthoc} из них, критерий Уилкоксона (с поправкой Холма на {adjusted_for}) — {wilcoxon}.</translation>
    </message>
    <message>
        <source>They are the same ones.</source>
        <translation>Это одни и те же пары.</translation>
    </message>
    <message>
        <source>That is no contradiction: over so few data sets p of Wilcoxon’s test is never below {least_p}, adjusted {least_adjusted}, more than α = {alpha}. {method} ranks each pair among all classifiers.</source>
        <translation>Противоречия нет: при столь немногих наборах p критерия Уилкоксона не бывает ниже {least_p}, с поправкой {least_adjusted}, а это больше α = {alpha}. {method} берёт ранги пары среди всех классификаторов.</translation>
    </message>
    <message>
        <source>They ask different things: {method} how far the mean ranks among all classifiers are apart, Wilcoxon’s test how large the differences of the two alone are. Choose one before you look.</source>
        <translation>Они спрашивают о разном: {method} — как далеки средние ранги среди всех классификаторов, критерий Уилкоксона — как велики различия только этих двух. Выберите один из них, прежде чем смотреть.</translation>
    </message>
    <message>
        <source>Kendall’s W</source>
        <translation>W Кендалла</translation>
    </message>
    <message>
        <source>Variants of this test, the one quoted in bold:</source>
        <translation>Варианты этого критерия; жирным — тот, что приводится:</translation>
    </message>
    <message>
        <source>Mean ranks of {measure}, 1 is the best:</source>
        <translation>{measure}: средние ранги (1 — лучший)</translation>
    </message>
    <message>
        <source>Only {n} data sets: with fewer than {least} hardly any difference can be shown.</source>
        <translation>Наборов данных всего {n}: если их меньше {least}, вряд ли можно показать какое-либо различие.</translation>
    </message>
    <message>
        <source>{n} data sets are few for {k} classifiers: take more data sets, or compare fewer classifiers.</source>
        <translation>Наборов данных {n} — мало для числа классификаторов {k}: возьмите больше наборов или сравнивайте меньше классификаторов.</translation>
    </message>
    <message>
        <source>Friedman’s χ² is an approximation for more than {n_above} data sets and more than {k_above} classifiers; here are {n} and {k}. Iman-Davenport’s F is the better guide.</source>
        <translation>χ² Фридмана — приближение для числа наборов данных больше {n_above} и числа классификаторов больше {k_above}; здесь их {n} и {k}. Надёжнее F Имана–Давенпорта.</translation>
    </message>
    <message>
        <source>Two classifiers only: Wilcoxon’s test uses more of the scores than ranks do.</source>
        <translation>Классификаторов всего два: критерий Уилкоксона берёт из результатов больше, чем ранги.</translation>
    </message>
    <message>
        <source>All classifiers have equal scores on each of the {n} data sets.</source>
        <translation>У всех классификаторов равные результаты на каждом наборе данных (всего {n}).</translation>
    </message>
    <message>
        <source>Scores have {decimals} decimals, and {rows} data sets have ties: some may come from rounding alone.</source>
        <translation>Знаков после запятой {decimals}, наборов данных со связками {rows}: часть связок может быть лишь от округления.</translation>
    </message>
    <message>
        <source>Left out because a score is missing: {datasets}.</source>
        <translation>Пропущено из-за недостающих результатов: {datasets}.</translation>
    </message>
    <message>
        <source>No difference is shown between all classifiers together (p = {p}, α = {alpha}): do not read much into the comparisons of pairs.</source>
        <translation>Между всеми классификаторами вместе различие не показано (p = {p}, α = {alpha}): не придавайте большого значения сравнениям пар.</translation>
    </message>
    <message>
        <source>The control {control} was chosen because it ranks best: its p are too small. Name the control before you look.</source>
        <translation>Эталон {control} выбран по лучшему рангу: его p занижены. Называйте эталон до того, как увидите результаты.</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ неразличимы</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>rows</source>
        <extracomment>Columns get the width of so many rows, and no more than so many columns a width. What is told of each label within a class. Letters of a class in its box.</extracomment>
        <translation>строки</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>среднее</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>ст. откл.</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} дн.</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>distinct</source>
        <translation>различных</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>вес</translation>
    </message>
    <message>
        <source>share, %</source>
        <translation>доля, %</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>признак</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>Figures by class</source>
        <translation>Показатели по классам</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>По классам</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>share of the value</source>
        <translation>доля значения</translation>
    </message>
    <message>
        <source>row weights</source>
        <translation>веса строк</translation>
    </message>
    <message>
        <source>share of the class</source>
        <translation>доля класса</translation>
    </message>
    <message>
        <source>What is told of labels by class</source>
        <translation>Что говорится о метках по классам</translation>
    </message>
    <message>
        <source>Rows, their weights, the share of a value&apos;s weight that each class has, or the share of a class that has the value</source>
        <translation>Строки, их веса, доля веса значения у каждого класса или доля класса с этим значением</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>{} and {} more</source>
        <extracomment>Work that ends sooner is not worth a glance; pictures under the pointer never show.</extracomment>
        <translation>{} и ещё {}</translation>
    </message>
    <message>
        <source>selected {} of {}</source>
        <translation>выделено {} из {}</translation>
    </message>
    <message>
        <source>undo: {}</source>
        <translation>отменить: {}</translation>
    </message>
    <message>
        <source>system</source>
        <translation>системная</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлая</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>тёмная</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Stop every task (Shift+Esc)</source>
        <translation>Остановить все задачи (Shift+Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Выбрать язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Choose light or dark colours</source>
        <translation>Выбрать светлые или тёмные цвета</translation>
    </message>
    <message>
        <source>Progress of the task</source>
        <translation>Ход задачи</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step ▸</source>
        <extracomment>Milliseconds a step stays, and its flight lasts (0: none), for each speed.</extracomment>
        <translation>Шаг ▸</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Begin again (Home)</source>
        <translation>Начать сначала (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Шаг назад (влево)</translation>
    </message>
    <message>
        <source>Step Algorithm 1</source>
        <translation>Шаг алгоритма 1</translation>
    </message>
    <message>
        <source>One step on (Right or Space)</source>
        <translation>Шаг вперёд (вправо или пробел)</translation>
    </message>
    <message>
        <source>Step over a row</source>
        <translation>Пройти строку целиком</translation>
    </message>
    <message>
        <source>Finish this row (Down)</source>
        <translation>Закончить эту строку (вниз)</translation>
    </message>
    <message>
        <source>Run to the end of this part</source>
        <translation>Дойти до конца этого этапа</translation>
    </message>
    <message>
        <source>All rows; both covariances; R; M (End)</source>
        <translation>Все строки; обе ковариации; R; M (End)</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Проиграть шаги</translation>
    </message>
    <message>
        <source>Step by itself (P)</source>
        <translation>Шагать самому (P)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Как быстро идут шаги</translation>
    </message>
    <message>
        <source>Number of the row</source>
        <translation>Номер строки</translation>
    </message>
    <message>
        <source>Go to this row: type its number</source>
        <translation>Перейти к строке: введите её номер</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>тихо</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>средне</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>строки</translation>
    </message>
</context>
<context>
    <name>StepStage</name>
    <message>
        <source>Matrices of this step</source>
        <translation>Матрицы этого шага</translation>
    </message>
    <message>
        <source>eigen-directions of M</source>
        <translation>собственные направления M</translation>
    </message>
    <message>
        <source>Row xᵢ ({shown})</source>
        <translation>Строка xᵢ ({shown})</translation>
    </message>
    <message>
        <source>S: {n} same class</source>
        <translation>S: {n}, свой класс</translation>
    </message>
    <message>
        <source>D: {n} other class</source>
        <translation>D: {n}, чужой класс</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Матрицы</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>S and D are empty. Each of {n} rows will be compared with its nearest rows: {same} of its own class, {other} of others.</source>
        <translation>S и D пусты. Каждая из строк (всего {n}) будет сравнена с ближайшими: своего класса {same}, чужих {other}.</translation>
    </message>
    <message>
        <source>Row {row}, of class {name}, is taken.</source>
        <translation>Взята строка {row}, класс {name}.</translation>
    </message>
    <message>
        <source>No row for N⁺: row {row} is alone in its class, S stays.</source>
        <translation>Нет строк для N⁺: строка {row} одна в своём классе, S не меняется.</translation>
    </message>
    <message>
        <source>No row for N⁻: there is one class only, D stays.</source>
        <translation>Нет строк для N⁻: класс всего один, D не меняется.</translation>
    </message>
    <message>
        <source>N⁺ of row {row}, the nearest of its own class {name}: {rows}, up to {far} away.</source>
        <translation>N⁺ строки {row}, ближайшие из её класса {name}: {rows}, не дальше {far}.</translation>
    </message>
    <message>
        <source>N⁻ of row {row}, the nearest of classes other than {name}: {rows}, up to {far} away.</source>
        <translation>N⁻ строки {row}, ближайшие из классов, кроме {name}: {rows}, не дальше {far}.</translation>
    </message>
    <message>
        <source>{m} differences x − xᵢ enter S, which now holds {total}.</source>
        <translation>В S входят разности x − xᵢ: {m}; теперь в нём {total}.</translation>
    </message>
    <message>
        <source>{m} differences x − xᵢ enter D, which now holds {total}.</source>
        <translation>В D входят разности x − xᵢ: {m}; теперь в нём {total}.</translation>
    </message>
    <message>
        <source>the mean of v vᵀ over all v in the set</source>
        <translation>среднее v vᵀ по всем v множества</translation>
    </message>
    <message>
        <source>the diagonal of the mean of v vᵀ</source>
        <translation>диагональ среднего v vᵀ</translation>
    </message>
    <message>
        <source>the mean of v vᵀ, shrunk as Ledoit and Wolf say</source>
        <translation>среднее v vᵀ, стянутое по Ледуа и Вольфу</translation>
    </message>
    <message>
        <source>the mean of v vᵀ, shrunk towards a round ball</source>
        <translation>среднее v vᵀ, стянутое к круглому шару</translation>
    </message>
    <message>
        <source>Σ_S, from {n} differences: {how}. Within a class neighbours lie {least} (narrowest) to {most} (widest direction) apart.</source>
        <translation>Σ_S, разностей {n}: {how}. Внутри класса соседи отстоят на {least} (самое узкое направление) … {most} (самое широкое).</translation>
    </message>
    <message>
        <source>Σ_D, from {n} differences: {how}. Between classes neighbours lie {least} to {most} apart.</source>
        <translation>Σ_D, разностей {n}: {how}. Между классами соседи отстоят на {least} … {most}.</translation>
    </message>
    <message>
        <source>Both are inverted: a direction in which differences are small gets a large weight.</source>
        <translation>Обе обращаются: направление с малыми разностями получает большой вес.</translation>
    </message>
    <message>
        <source>R = Σ_S⁻¹ − Σ_D⁻¹ weighs what is narrow in S but wide in D: with it the likelihood ratio tells same from different.</source>
        <translation>R = Σ_S⁻¹ − Σ_D⁻¹ придаёт вес тому, что узко в S, но широко в D: с ней отношение правдоподобия отличает один класс от разных.</translation>
    </message>
    <message>
        <source>R is taken apart. Its eigenvalues are {values}.</source>
        <translation>R раскладывается. Её собственные числа: {values}.</translation>
    </message>
    <message>
        <source>No eigenvalue is negative: nothing is cut, Δ₊ is Δ.</source>
        <translation>Отрицательных собственных чисел нет: ничего не срезается, Δ₊ — это Δ.</translation>
    </message>
    <message>
        <source>{n} of {d} eigenvalues are negative, which would make squared distances negative: they become 0.</source>
        <translation>Отрицательных собственных чисел {n} из {d}; квадраты расстояний стали бы отрицательными: эти числа обнуляются.</translation>
    </message>
    <message>
        <source>S or D is empty: nothing is learned, the Euclidean distance is used instead.</source>
        <translation>S или D пусто: ничего не обучено, берётся евклидово расстояние.</translation>
    </message>
    <message>
        <source>No eigenvalue is positive: nothing is learned, the Euclidean distance is used instead.</source>
        <translation>Положительных собственных чисел нет: ничего не обучено, берётся евклидово расстояние.</translation>
    </message>
    <message>
        <source>M = V Δ₊ Vᵀ has rank {rank} of {d}.</source>
        <translation>Ранг M = V Δ₊ Vᵀ — {rank} из {d}.</translation>
    </message>
    <message>
        <source>It is not the metric in use.</source>
        <translation>Это не та метрика, что в работе.</translation>
    </message>
    <message>
        <source>It is the metric that was learned.</source>
        <translation>Это и есть обученная метрика.</translation>
    </message>
</context>
<context>
    <name>StepsPage</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Learn a metric first (F5): then its making is shown here.</source>
        <extracomment>Matrices of more attributes take too long between two frames. Seconds of searching between two looks at what the user does. Milliseconds between two pictures of a long search.</extracomment>
        <translation>Сначала обучите метрику (F5): затем здесь видно, как она получается.</translation>
    </message>
    <message>
        <source>{d} attributes are too many to be stepped (at most {most}).</source>
        <translation>Признаков {d} — слишком много, чтобы идти по шагам (не более {most}).</translation>
    </message>
    <message>
        <source>Another method was learned; KISSNN is stepped instead. </source>
        <translation>Обучен другой метод; вместо него по шагам идёт KISSNN. </translation>
    </message>
    <message>
        <source>Only {n} rows are walked through; the matrices are of all.</source>
        <translation>По шагам проходится строк: {n}; матрицы — по всем.</translation>
    </message>
    <message>
        <source>Only the first {n} rows are used here.</source>
        <translation>Здесь взяты только первые строки: {n}.</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Scores and their ranks</source>
        <translation>Результаты и их ранги</translation>
    </message>
    <message>
        <source>How Friedman&apos;s statistic comes about</source>
        <translation>Как получается статистика Фридмана</translation>
    </message>
    <message>
        <source>sum of ranks</source>
        <translation>сумма рангов</translation>
    </message>
    <message>
        <source>mean rank</source>
        <translation>средний ранг</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>набор данных</translation>
    </message>
    <message>
        <source>1. On each data set the best score has rank 1; equal scores share the mean of their places (marked =).</source>
        <translation>1. На каждом наборе данных лучший результат получает ранг 1; равные делят среднее своих мест (отмечены =).</translation>
    </message>
    <message>
        <source>2. Sums of ranks: {sums}; divided by N = {n}: mean ranks.</source>
        <translation>2. Суммы рангов: {sums}; делённые на N = {n}: средние ранги.</translation>
    </message>
    <message>
        <source>3. Friedman: how far the mean ranks are from (k + 1)/2 = {mid}</source>
        <translation>3. Фридман: насколько средние ранги далеки от (k + 1)/2 = {mid}</translation>
    </message>
    <message>
        <source>4. No ties: nothing to correct.</source>
        <translation>4. Связок нет: поправлять нечего.</translation>
    </message>
    <message>
        <source>4. Ties make the ranks less spread. With t equal scores in a group, χ² is divided by 1 − Σ(t³ − t) / (N k (k² − 1)):</source>
        <translation>4. Связки уменьшают разброс рангов. Если в группе t равных результатов, χ² делится на 1 − Σ(t³ − t) / (N k (k² − 1)):</translation>
    </message>
    <message>
        <source>5. Iman and Davenport: χ² is too careful. F has {a} and {b} degrees of freedom; its p is the one quoted.</source>
        <translation>5. Иман и Давенпорт: χ² слишком осторожен. У F степеней свободы {a} и {b}; приводится именно её p.</translation>
    </message>
</context>
<context>
    <name>StoredResults</name>
    <message>
        <source>Reading results</source>
        <extracomment>While a run is under way the results are read at most so often. Reading may take this share of the time, where there is much to read.</extracomment>
        <translation>Чтение результатов</translation>
    </message>
</context>
<context>
    <name>StripsPage</name>
    <message>
        <source>Strips</source>
        <translation>Полосы</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <extracomment>Neighbours that vote, as in the thesis. The curve takes a second of work: it waits until the hand rests (milliseconds). Points of accuracy below the best rule that count as failing, and as being cured.</extracomment>
        <translation>Заданные вручную</translation>
    </message>
    <message>
        <source>Known settings</source>
        <translation>Известные настройки</translation>
    </message>
    <message>
        <source>Settings that show something</source>
        <translation>Настройки, на которых что-то видно</translation>
    </message>
    <message>
        <source>Use these data</source>
        <translation>Взять данные</translation>
    </message>
    <message>
        <source>Open the strips as a data set of the session</source>
        <translation>Открыть полосы как набор данных сеанса</translation>
    </message>
    <message>
        <source>KISSNN has seen every row, so its accuracy is optimistic</source>
        <translation>KISSNN видел все строки, поэтому его доля верных завышена</translation>
    </message>
    <message>
        <source>Two strips</source>
        <translation>Две полосы</translation>
    </message>
    <message>
        <source>Accuracy against the angle</source>
        <translation>Доля верных в зависимости от угла</translation>
    </message>
    <message>
        <source>The strips</source>
        <translation>Полосы</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>доля верных, %</translation>
    </message>
    <message>
        <source>5-NN</source>
        <translation>5-NN</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
    <message>
        <source>KISSNN</source>
        <translation>KISSNN</translation>
    </message>
    <message>
        <source>best possible</source>
        <translation>лучшее возможное</translation>
    </message>
    <message>
        <source>Leave-one-out on these rows; mean and deviation of several draws</source>
        <translation>Контроль по отдельным объектам на этих строках; среднее и отклонение по нескольким выборкам</translation>
    </message>
    <message>
        <source>The Euclidean distance is good enough here.</source>
        <translation>Здесь достаточно евклидова расстояния.</translation>
    </message>
    <message>
        <source>Euclid fails; scaling the attributes is enough.</source>
        <translation>Евклид не справляется; достаточно масштаба.</translation>
    </message>
    <message>
        <source>Euclid fails, scaling cannot help, a metric does.</source>
        <translation>Евклид и масштаб не справляются, метрика — да.</translation>
    </message>
    <message>
        <source>All three fail here: too few rows, or too much noise.</source>
        <translation>Не справляется ни один: мало строк или шумно.</translation>
    </message>
</context>
<context>
    <name>StrokePreview</name>
    <message>
        <source>add a point</source>
        <translation>добавить точку</translation>
    </message>
    <message>
        <source>spray points</source>
        <translation>распылить точки</translation>
    </message>
    <message>
        <source>draw a line of points</source>
        <translation>провести линию точек</translation>
    </message>
    <message numerus="yes">
        <source>move %n point(s)</source>
        <translation>
            <numerusform>сдвинуть %n точку</numerusform>
            <numerusform>сдвинуть %n точки</numerusform>
            <numerusform>сдвинуть %n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>erase points</source>
        <translation>стереть точки</translation>
    </message>
    <message numerus="yes">
        <source>delete %n point(s)</source>
        <translation>
            <numerusform>удалить %n точку</numerusform>
            <numerusform>удалить %n точки</numerusform>
            <numerusform>удалить %n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>add a class</source>
        <translation>добавить класс</translation>
    </message>
    <message>
        <source>fill an ellipse with points</source>
        <translation>заполнить эллипс точками</translation>
    </message>
    <message numerus="yes">
        <source>shake %n point(s)</source>
        <translation>
            <numerusform>встряхнуть %n точку</numerusform>
            <numerusform>встряхнуть %n точки</numerusform>
            <numerusform>встряхнуть %n точек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pull %n point(s)</source>
        <translation>
            <numerusform>стянуть %n точку</numerusform>
            <numerusform>стянуть %n точки</numerusform>
            <numerusform>стянуть %n точек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StructuresPage</name>
    <message>
        <source>Structures</source>
        <translation>Структуры</translation>
    </message>
    <message>
        <source>Run every search structure on the same queries, and count what it compares.</source>
        <extracomment>Their order, from what everybody knows; others follow by their titles.</extracomment>
        <translation>Запустите все структуры поиска на одних и тех же запросах и посчитайте, что они сравнивают.</translation>
    </message>
    <message>
        <source>Comparisons are broken off: differences of attributes taken, a query on average: {terms}</source>
        <translation>Сравнения прерываются: разностей признаков на запрос в среднем: {terms}</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Структура</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Точная</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Whether it returns the rows of brute force</source>
        <translation>Находит ли те же строки, что и полный перебор</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Полнота</translation>
    </message>
    <message>
        <source>Share of the rows found that are near enough</source>
        <translation>Доля найденных строк, которые достаточно близки</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Сравнено строк</translation>
    </message>
    <message>
        <source>Distances to rows, a query on average</source>
        <translation>Расстояний до строк на запрос в среднем</translation>
    </message>
    <message>
        <source>Centres compared</source>
        <translation>Сравнено центров</translation>
    </message>
    <message>
        <source>Distances to centres, leaders or directions, a query on average</source>
        <translation>Расстояний до центров, лидеров или направлений на запрос в среднем</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>All comparisons as a share of brute force</source>
        <translation>Все сравнения в долях полного перебора</translation>
    </message>
    <message>
        <source>Build, ms</source>
        <translation>Построение, мс</translation>
    </message>
    <message>
        <source>Time to build the structure</source>
        <translation>Время построения структуры</translation>
    </message>
    <message>
        <source>Queries, ms</source>
        <translation>Запросы, мс</translation>
    </message>
    <message>
        <source>Time for all queries together</source>
        <translation>Время всех запросов вместе</translation>
    </message>
    <message>
        <source>Search structures on the same queries</source>
        <translation>Структуры поиска на одних и тех же запросах</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Accuracy of each fold, %</source>
        <translation>Доля верных в каждом блоке, %</translation>
    </message>
    <message>
        <source>Choose a classifier and press Run (F5): its result appears here.</source>
        <translation>Выберите классификатор и нажмите «Запустить» (F5): здесь появится результат.</translation>
    </message>
    <message>
        <source>No row could be tested</source>
        <translation>Ни одну строку проверить не удалось</translation>
    </message>
    <message>
        <source>{title} on {data}: {right} of {n} rows right</source>
        <translation>{title} на {data}: верно {right} из {n} строк</translation>
    </message>
    <message>
        <source>, 95 % interval {low} to {high} %</source>
        <translation>, 95-процентный интервал от {low} до {high} %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Каппа</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Сводка</translation>
    </message>
    <message>
        <source>Predicted, not judged</source>
        <translation>Предсказано, но не оценено</translation>
    </message>
    <message>
        <source>{title} on {data}: {n} rows tested, off by {mae} on average</source>
        <translation>{title} на {data}: проверено строк {n}, ошибка в среднем {mae}</translation>
    </message>
    <message>
        <source>fit {fit}, predict {predict}, all {wall}</source>
        <translation>обучение {fit}, предсказание {predict}, всего {wall}</translation>
    </message>
    <message>
        <source>Prepared in each fold</source>
        <translation>Готовится в каждом блоке</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Fold {n} failed</source>
        <translation>Сбой в блоке {n}</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>{right} of {total} right, {share}</source>
        <translation>верно {right} из {total}, {share}</translation>
    </message>
    <message>
        <source>By instance weight</source>
        <translation>По весу примеров</translation>
    </message>
    <message>
        <source>Weight of the instances</source>
        <translation>Вес примеров</translation>
    </message>
    <message>
        <source>Kappa, by weight</source>
        <translation>Каппа, по весу</translation>
    </message>
    <message>
        <source>R squared, by weight</source>
        <translation>R квадрат, по весу</translation>
    </message>
    <message>
        <source>Mean absolute error, by weight</source>
        <translation>Средняя абсолютная ошибка, по весу</translation>
    </message>
    <message>
        <source>Root mean squared error, by weight</source>
        <translation>Корень из среднего квадрата ошибки, по весу</translation>
    </message>
    <message>
        <source>Mean absolute error</source>
        <translation>Средняя абсолютная ошибка</translation>
    </message>
    <message>
        <source>Root mean squared error</source>
        <translation>Корень из среднего квадрата ошибки</translation>
    </message>
    <message>
        <source>{value}, relative {share}</source>
        <translation>{value}, относительная {share}</translation>
    </message>
    <message>
        <source>{total} in all, {average} a row</source>
        <translation>всего {total}, на строку {average}</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>{n} folds, from {low} to {high} %</source>
        <translation>блоков {n}, от {low} до {high} %</translation>
    </message>
    <message>
        <source>Accuracy of each fold</source>
        <translation>Доля верных в каждом блоке</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>accuracy, %</source>
        <translation>доля верных, %</translation>
    </message>
    <message>
        <source>Matthews&apos; correlation</source>
        <translation>Корреляция Мэтьюса</translation>
    </message>
    <message>
        <source>{kappa}, of the folds {low} to {high}</source>
        <translation>{kappa}, по блокам от {low} до {high}</translation>
    </message>
    <message>
        <source>kappa</source>
        <translation>каппа</translation>
    </message>
</context>
<context>
    <name>SurfaceView</name>
    <message>
        <source>point</source>
        <extracomment>Radians for one press of an arrow key, and for one pixel of a drag. Pixels the handle goes for one press of an arrow key with Shift. A press this many pixels from the handle takes hold of it. One notch of the wheel, in Qt&apos;s eighths of a degree; it moves the handle so far.</extracomment>
        <translation>точка</translation>
    </message>
</context>
<context>
    <name>TaskBox</name>
    <message>
        <source>{} points for this task</source>
        <translation>баллов за задание: {}</translation>
    </message>
    <message>
        <source>try {} of {}</source>
        <translation>попытка {} из {}</translation>
    </message>
    <message>
        <source>tries: {}</source>
        <translation>попыток: {}</translation>
    </message>
    <message>
        <source>{} of {} min</source>
        <translation>{} из {} мин</translation>
    </message>
    <message>
        <source>exercise: {} of {} points</source>
        <translation>упражнение: баллов {} из {}</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>сейчас {}</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Settings changed</source>
        <translation>Изменено настроек</translation>
    </message>
    <message>
        <source>First minus second, in points</source>
        <translation>Первый минус второй, в пунктах</translation>
    </message>
    <message>
        <source>Accuracy of the first</source>
        <translation>Точность первого</translation>
    </message>
    <message>
        <source>Accuracy of the second</source>
        <translation>Точность второго</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Признаков</translation>
    </message>
    <message>
        <source>Classes with rows</source>
        <translation>Классов со строками</translation>
    </message>
    <message>
        <source>Verdicts that are right</source>
        <translation>Верных вердиктов</translation>
    </message>
    <message>
        <source>Verdicts that are wrong</source>
        <translation>Неверных вердиктов</translation>
    </message>
    <message>
        <source>Measure the last run</source>
        <translation>Измерить последний запуск</translation>
    </message>
    <message>
        <source>Test the newest run of Classify by the rules of this task</source>
        <translation>Проверить последний запуск в «Классификации» по правилам задания</translation>
    </message>
    <message>
        <source>Measure these data</source>
        <translation>Измерить эти данные</translation>
    </message>
    <message>
        <source>Test both learners on the rows that are open</source>
        <translation>Проверить оба классификатора на открытых строках</translation>
    </message>
    <message>
        <source>Compare the verdicts</source>
        <translation>Сверить вердикты</translation>
    </message>
    <message>
        <source>Count the verdicts that are right, once all are chosen</source>
        <translation>Сосчитать верные вердикты, когда выбраны все</translation>
    </message>
    <message>
        <source>Open the data</source>
        <translation>Открыть данные</translation>
    </message>
    <message>
        <source>Open the data set of this task</source>
        <translation>Открыть набор данных этого задания</translation>
    </message>
    <message>
        <source>Hand in...</source>
        <translation>Сдать...</translation>
    </message>
    <message>
        <source>Save the answers to all tasks as a file; no name is in it</source>
        <translation>Сохранить ответы на все задания в файл; имени в нём нет</translation>
    </message>
    <message>
        <source>Your verdict</source>
        <translation>Ваш вердикт</translation>
    </message>
</context>
<context>
    <name>TasksPanel</name>
    <message>
        <source>Task</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Running tasks</source>
        <translation>Выполняемые задачи</translation>
    </message>
    <message>
        <source>Cancel this task</source>
        <translation>Прервать эту задачу</translation>
    </message>
    <message>
        <source>Stop the marked task</source>
        <translation>Остановить отмеченную задачу</translation>
    </message>
</context>
<context>
    <name>TestedPlot</name>
    <message>
        <source>run</source>
        <extracomment>The most a figure can be; the band ends there.</extracomment>
        <translation>запуск</translation>
    </message>
</context>
<context>
    <name>TestsPage</name>
    <message>
        <source>Ranks &amp; tests</source>
        <translation>Ранги и критерии</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Show how the ranks and Friedman&apos;s statistic come about</source>
        <translation>Показать, как получаются ранги и статистика Фридмана</translation>
    </message>
    <message>
        <source>What must be known to read these tests: they stand below them</source>
        <translation>Что нужно знать, читая эти критерии: сказано под ними</translation>
    </message>
    <message>
        <source>Tests of all classifiers together</source>
        <translation>Критерии для всех классификаторов вместе</translation>
    </message>
    <message>
        <source>Comparisons of two classifiers</source>
        <translation>Сравнения двух классификаторов</translation>
    </message>
    <message numerus="yes">
        <source>%n caution(s)</source>
        <translation>
            <numerusform>%n оговорка</numerusform>
            <numerusform>%n оговорки</numerusform>
            <numerusform>%n оговорок</numerusform>
        </translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>against</source>
        <translation>против</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>adjusted p</source>
        <translation>скорр. p</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>порог</translation>
    </message>
    <message>
        <source>Δ rank</source>
        <translation>Δ ранга</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>Raised because several pairs are tested; compare it with alpha</source>
        <translation>Увеличено, так как проверяется несколько пар; сравнивайте с альфа</translation>
    </message>
    <message>
        <source>Of this pair alone, two-sided</source>
        <translation>Только для этой пары, двустороннее</translation>
    </message>
    <message>
        <source>What the unadjusted p is compared with</source>
        <translation>С чем сравнивается нескорректированное p</translation>
    </message>
    <message>
        <source>Mean rank of the first minus that of the second</source>
        <translation>Средний ранг первого минус средний ранг второго</translation>
    </message>
    <message>
        <source>Confidence interval of the difference of mean ranks</source>
        <translation>Доверительный интервал разности средних рангов</translation>
    </message>
</context>
<context>
    <name>TextPage</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The result as text</source>
        <translation>Результат в виде текста</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Копировать текст</translation>
    </message>
</context>
<context>
    <name>ThesisFigures</name>
    <message>
        <source>From our measurements</source>
        <translation>По нашим измерениям</translation>
    </message>
    <message>
        <source>From the printed scores</source>
        <translation>По напечатанным результатам</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Как в печати</translation>
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
        <translation>ROC-кривая: сколько ложных тревог стоит каждое попадание</translation>
    </message>
    <message>
        <source>P-R</source>
        <translation>P-R</translation>
    </message>
    <message>
        <source>Precision against recall</source>
        <translation>Точность и полнота (precision, recall)</translation>
    </message>
    <message>
        <source>Calib.</source>
        <translation>Вер.</translation>
    </message>
    <message>
        <source>Calibration: do things happen as often as said?</source>
        <translation>Калибровка вероятностей: случается ли так часто, как предсказано?</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Cost curve: expected cost by condition</source>
        <translation>Кривая стоимости: ожидаемая цена ошибок в зависимости от условий</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Лифт</translation>
    </message>
    <message>
        <source>Gains: hits among the rows scored highest</source>
        <translation>Прирост (лифт): положительные среди строк с наибольшей оценкой</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>called:</source>
        <translation>назван:</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>is it</source>
        <translation>свой</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>чужой</translation>
    </message>
    <message>
        <source>Costs: FP</source>
        <translation>Стоим.: FP</translation>
    </message>
    <message>
        <source>FN</source>
        <translation>FN</translation>
    </message>
    <message>
        <source>The class that counts as positive</source>
        <translation>Класс, который считается положительным</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>A row is called positive from this score on (arrow keys)</source>
        <translation>Начиная с этой оценки строка считается положительной (стрелки)</translation>
    </message>
    <message>
        <source>Cost of a false positive</source>
        <translation>Стоимость ложноположительного ответа</translation>
    </message>
    <message>
        <source>Cost of a false negative</source>
        <translation>Стоимость ложноотрицательного ответа</translation>
    </message>
    <message>
        <source>Cost of calling a row positive wrongly</source>
        <translation>Стоимость ошибочного ответа «положительная»</translation>
    </message>
    <message>
        <source>Cost of missing a positive row</source>
        <translation>Стоимость пропуска положительной строки</translation>
    </message>
    <message>
        <source>Youden</source>
        <translation>Юден</translation>
    </message>
    <message>
        <source>The threshold with the largest TPR - FPR (Youden&apos;s J)</source>
        <translation>Порог с наибольшей разностью TPR - FPR (J Юдена)</translation>
    </message>
    <message>
        <source>Least cost</source>
        <translation>Мин. стоимость</translation>
    </message>
    <message>
        <source>The threshold that costs least on these rows</source>
        <translation>Порог с наименьшей стоимостью на этих строках</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>верных</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>стоимость</translation>
    </message>
    <message>
        <source>{name}, and called so: select these rows</source>
        <translation>{name}, и так назван: выделить эти строки</translation>
    </message>
    <message>
        <source>{name}, but missed: select these rows</source>
        <translation>{name}, но пропущен: выделить эти строки</translation>
    </message>
    <message>
        <source>Called {name} wrongly: select these rows</source>
        <translation>Ошибочно назван {name}: выделить эти строки</translation>
    </message>
    <message>
        <source>Not {name}, and not called so: select these rows</source>
        <translation>Не {name}, и так не назван: выделить эти строки</translation>
    </message>
</context>
<context>
    <name>TimePage</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Seconds to fit against rows</source>
        <extracomment>Pictures are so high for each pixel of width; axis, legend and caption come on top.</extracomment>
        <translation>Секунды на обучение по числу строк</translation>
    </message>
    <message>
        <source>Seconds to predict against rows</source>
        <translation>Секунды на предсказание по числу строк</translation>
    </message>
    <message>
        <source>Learning against asking</source>
        <translation>Обучение и ответы</translation>
    </message>
    <message>
        <source>Rank of scores against rank of time</source>
        <translation>Ранг результатов и ранг времени</translation>
    </message>
    <message>
        <source>Which picture of time</source>
        <translation>Какой рисунок времени</translation>
    </message>
    <message>
        <source>Which picture of time is shown</source>
        <translation>Какой рисунок времени показан</translation>
    </message>
    <message>
        <source>These results have no times for this picture.</source>
        <translation>В этих результатах нет времён для этого рисунка.</translation>
    </message>
    <message>
        <source>Statistics of time</source>
        <translation>Статистика времени</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Details</source>
        <extracomment>So many lie over a room at once; an older one is in the log. Pixels: the widest a message gets, and how far it stays from the edges of the room. A click in this time after a message came was meant for what it covers. A piece of information that asks for nothing goes after so long.</extracomment>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Закрыть это сообщение (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Paint class {0} (key {1})</source>
        <extracomment>The options of each tool that has some. Tools shown by their sign alone: the row must fit beside the classes.</extracomment>
        <translation>Рисовать класс {0} (клавиша {1})</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>главные оси</translation>
    </message>
    <message>
        <source>Draw the plane of the first two principal axes of the numbers</source>
        <translation>Рисовать плоскость первых двух главных осей чисел</translation>
    </message>
    <message>
        <source>Class that is painted</source>
        <translation>Рисуемый класс</translation>
    </message>
    <message>
        <source>Add a class</source>
        <translation>Добавить класс</translation>
    </message>
    <message>
        <source>Generate...</source>
        <translation>Создать...</translation>
    </message>
    <message>
        <source>Generate data</source>
        <translation>Создание данных</translation>
    </message>
    <message>
        <source>Make data by a rule whose best possible answer is known</source>
        <translation>Создать данные по правилу, для которого известен наилучший возможный ответ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точек</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>Number of points</source>
        <translation>Число точек</translation>
    </message>
    <message>
        <source>How many points at once</source>
        <translation>Сколько точек за раз</translation>
    </message>
    <message>
        <source>Shape of the cloud</source>
        <translation>Форма облака</translation>
    </message>
    <message>
        <source>How the points of a cloud are spread</source>
        <translation>Как распределены точки облака</translation>
    </message>
    <message>
        <source>Radius of the cloud</source>
        <translation>Радиус облака</translation>
    </message>
    <message>
        <source>In the units of the axes</source>
        <translation>В единицах осей</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормальное</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>равномерное</translation>
    </message>
    <message>
        <source>Not on principal axes: they move with every row</source>
        <translation>Не на главных осях: они сдвигаются с каждой строкой</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Запрос</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Точка</translation>
    </message>
    <message>
        <source>Spray</source>
        <translation>Распылитель</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Ластик</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Лассо</translation>
    </message>
    <message>
        <source>Drag a rectangle: Shift adds, Ctrl removes, Alt intersects</source>
        <translation>Растянуть рамку: Shift добавляет, Ctrl убирает, Alt пересекает</translation>
    </message>
    <message>
        <source>Move to ask, click to pin; arrow keys move the query</source>
        <translation>Наведите, чтобы спросить, щёлкните, чтобы закрепить; стрелки двигают запрос</translation>
    </message>
    <message>
        <source>Click to add points, right-click for the second class</source>
        <translation>Щелчок добавляет точки, правый щелчок — второй класс</translation>
    </message>
    <message>
        <source>Hold and move to spray points, right button: second class</source>
        <translation>Держите и ведите, чтобы распылять точки; правая кнопка — второй класс</translation>
    </message>
    <message>
        <source>Drag a line of points, right button: second class</source>
        <translation>Провести линию точек; правая кнопка — второй класс</translation>
    </message>
    <message>
        <source>Drag a point; all selected points move together</source>
        <translation>Тянуть точку; выделенные точки движутся вместе</translation>
    </message>
    <message>
        <source>Hold and move over points to erase them</source>
        <translation>Держите и ведите по точкам, чтобы стереть их</translation>
    </message>
    <message>
        <source>Draw around points: Shift adds, Ctrl removes, Alt intersects</source>
        <translation>Обвести точки: Shift добавляет, Ctrl убирает, Alt пересекает</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Эллипс</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Встряска</translation>
    </message>
    <message>
        <source>Magnet</source>
        <translation>Магнит</translation>
    </message>
    <message>
        <source>Drag an ellipse to fill it with points, right button: second class</source>
        <translation>Потяните эллипс, чтобы заполнить его точками; правая кнопка — второй класс</translation>
    </message>
    <message>
        <source>Hold and move to shake the points around</source>
        <translation>Держите и ведите, чтобы встряхивать точки вокруг</translation>
    </message>
    <message>
        <source>Hold and move to pull points together; Shift pushes them apart</source>
        <translation>Держите и ведите, чтобы стягивать точки; с Shift — раздвигать</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Open …</source>
        <translation>Открыть …</translation>
    </message>
    <message>
        <source>Open an ARFF, CSV or KEEL file (Ctrl+O)</source>
        <translation>Открыть файл ARFF, CSV или KEEL (Ctrl+O)</translation>
    </message>
    <message>
        <source>Generate …</source>
        <translation>Создать …</translation>
    </message>
    <message>
        <source>Make a data set by rule: moons, circles, checkerboard, …</source>
        <translation>Создать набор по правилу: луны, круги, шахматная доска, …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Сохранить …</translation>
    </message>
    <message>
        <source>Write the data set as ARFF, CSV, TSV or KEEL (Ctrl+S)</source>
        <translation>Сохранить набор данных как ARFF, CSV, TSV или KEEL (Ctrl+S)</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>Данных пока нет.</translation>
    </message>
    <message>
        <source>{name}: {rows} rows, {n} attributes, class {cls}</source>
        <translation>{name}: строк {rows}, признаков {n}, класс {cls}</translation>
    </message>
    <message>
        <source>Undo {edit} ({keys})</source>
        <translation>Отменить: {edit} ({keys})</translation>
    </message>
    <message>
        <source>the last edit</source>
        <translation>последняя правка</translation>
    </message>
</context>
<context>
    <name>TraceBar</name>
    <message>
        <source>Right: {right} of {all}</source>
        <extracomment>Milliseconds that a step stays while the search plays.</extracomment>
        <translation>Верно: {right} из {all}</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Begin the search again (Home)</source>
        <translation>Начать поиск заново (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One step back (Backspace)</source>
        <translation>На шаг назад (Backspace)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Look at the next node (Space)</source>
        <translation>Перейти к следующему узлу (пробел)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Step by itself until the end</source>
        <translation>Идти самому до конца</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Предсказывать</translation>
    </message>
    <message>
        <source>Decide before each step; then see it</source>
        <translation>Решать перед каждым шагом, затем увидеть его</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Посетить</translation>
    </message>
    <message>
        <source>The next node may hold a nearer row</source>
        <translation>В следующем узле может быть более близкая строка</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>Отсечь</translation>
    </message>
    <message>
        <source>The next node can hold no nearer row</source>
        <translation>В следующем узле не может быть более близкой строки</translation>
    </message>
</context>
<context>
    <name>TracePage</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Search on a plane</source>
        <extracomment>Where the rows come from. Most rows that are made: more have cells that nobody can see. Pixels of the tree beside the plane. Which rows were chosen; those of the data set are shown where there are any. The search that plane and tree show. Whether each prediction was right, by step.</extracomment>
        <translation>Поиск на плоскости</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>посещён</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>отсечён</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>сравнены</translation>
    </message>
    <message>
        <source>nearest so far</source>
        <translation>ближайшие пока</translation>
    </message>
    <message>
        <source>radius τ</source>
        <translation>радиус τ</translation>
    </message>
    <message>
        <source>query q</source>
        <translation>запрос q</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Неверно.</translation>
    </message>
    <message>
        <source>Plane cut by a search tree</source>
        <translation>Плоскость, разделённая деревом поиска</translation>
    </message>
    <message>
        <source>{numbers}: visit or prune?</source>
        <translation>{numbers}: посетить или отсечь?</translation>
    </message>
    <message>
        <source>Step through the search of the {k} rows nearest to q.</source>
        <translation>Пройдите по шагам поиск ближайших к q строк: {k}.</translation>
    </message>
    <message>
        <source>The root is always visited.</source>
        <translation>Корень посещается всегда.</translation>
    </message>
    <message>
        <source>{inequality}: visited</source>
        <translation>{inequality}: посещён</translation>
    </message>
    <message>
        <source>{inequality}: pruned</source>
        <translation>{inequality}: отсечён</translation>
    </message>
    <message>
        <source>Step {step} of {steps}, node {node}.</source>
        <translation>Шаг {step} из {steps}, узел {node}.</translation>
    </message>
    <message>
        <source>τ fell from {before} to {after}.</source>
        <translation>τ уменьшился с {before} до {after}.</translation>
    </message>
    <message>
        <source>Click, or use the arrow keys, to place q; the tree has {nodes} nodes for {rows} rows.</source>
        <translation>Щелчок или стрелки ставят q; узлов в дереве: {nodes}, строк: {rows}.</translation>
    </message>
    <message>
        <source>{left} other rows are left out.</source>
        <translation>Не взято других строк: {left}.</translation>
    </message>
    <message>
        <source>Compared so far: {rows} of {n} rows, {centres} centres.</source>
        <translation>Сравнено: строк {rows} из {n}, центров {centres}.</translation>
    </message>
    <message>
        <source>The search has ended; recall: {found} of {k}.</source>
        <translation>Поиск закончен; полнота: {found} из {k}.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Структура</translation>
    </message>
    <message>
        <source>Which tree cuts the plane</source>
        <translation>Какое дерево делит плоскость</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>X and Y of the scene, or made rows</source>
        <translation>X и Y сцены или созданные строки</translation>
    </message>
    <message>
        <source>How many uniform rows are made</source>
        <translation>Сколько равномерных строк создаётся</translation>
    </message>
    <message>
        <source>Rows of a leaf</source>
        <translation>Строк в листе</translation>
    </message>
    <message>
        <source>Rows of a leaf are compared one by one</source>
        <translation>Строки листа сравниваются по одной</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>How far rows are from each other</source>
        <translation>Как далеко строки друг от друга</translation>
    </message>
    <message>
        <source>k-d tree</source>
        <translation>k-d-дерево</translation>
    </message>
    <message>
        <source>Ball tree</source>
        <translation>Дерево шаров</translation>
    </message>
    <message>
        <source>Vantage-point tree</source>
        <translation>VP-дерево</translation>
    </message>
    <message>
        <source>Open data set</source>
        <translation>Открытые данные</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Равномерные</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Граница</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Сравнено строк</translation>
    </message>
    <message>
        <source>Centres compared</source>
        <translation>Сравнено центров</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Expand all</source>
        <extracomment>The trees of so many runs are kept. The marks of a larger selection, or of a wider tree, are left out.</extracomment>
        <translation>Развернуть всё</translation>
    </message>
    <message>
        <source>Unfold every node</source>
        <translation>Развернуть все узлы</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Let the tree grow down, or right</source>
        <translation>Растить дерево вниз или вправо</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Show the whole tree (0)</source>
        <translation>Показать дерево целиком (0)</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать текстом</translation>
    </message>
    <message>
        <source>Copy the tree with indents, as Weka writes it</source>
        <translation>Скопировать дерево с отступами, как его пишет Weka</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Экспорт...</translation>
    </message>
    <message>
        <source>Save what is unfolded as PNG, SVG or PDF</source>
        <translation>Сохранить развёрнутое как PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation>Скопировать это правило</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Unfold the nodes down to this depth, fold the others</source>
        <translation>Развернуть узлы до этой глубины, остальные свернуть</translation>
    </message>
    <message>
        <source>The way to the node, as a rule</source>
        <translation>Путь к узлу в виде правила</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Дерево решений</translation>
    </message>
    <message>
        <source>Click a node to select its rows, its handle or Space to fold; arrow keys move, + and - zoom, 0 shows all</source>
        <translation>Щелчок по узлу выделяет его строки, по его ручке или Пробел — сворачивает; стрелки двигают, + и - меняют масштаб, 0 показывает всё</translation>
    </message>
    <message>
        <source>Run a tree to see it here.</source>
        <translation>Запустите дерево, чтобы увидеть его здесь.</translation>
    </message>
    <message>
        <source>Show the data set of this run to fit its tree.</source>
        <translation>Чтобы построить дерево, покажите набор данных этого запуска.</translation>
    </message>
    <message>
        <source>Fitting on all rows …</source>
        <translation>Обучение на всех строках …</translation>
    </message>
    <message>
        <source>Tree of {title}</source>
        <translation>Дерево: {title}</translation>
    </message>
    <message>
        <source>The model of this run is no tree.</source>
        <translation>Модель этого запуска — не дерево.</translation>
    </message>
    <message>
        <source>{nodes} nodes, {leaves} leaves, {depth} levels</source>
        <translation>узлов {nodes}, листьев {leaves}, уровней {depth}</translation>
    </message>
    <message>
        <source>The data set of this run is not the one shown.</source>
        <translation>Показан набор данных не этого запуска.</translation>
    </message>
    <message>
        <source>The tests are about scaled values: no rows are selected.</source>
        <translation>Условия — о масштабированных значениях: строки не выделены.</translation>
    </message>
    <message>
        <source>The filters changed what the tests are about: {why}</source>
        <translation>Фильтры изменили то, о чём условия: {why}</translation>
    </message>
    <message>
        <source>The filters changed the values: no rows are selected.</source>
        <translation>Фильтры изменили значения: строки не выделены.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) selected</source>
        <translation>
            <numerusform>выделена %n строка</numerusform>
            <numerusform>выделены %n строки</numerusform>
            <numerusform>выделено %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with missing values left out</source>
        <translation>
            <numerusform>пропущена %n строка с пустыми значениями</numerusform>
            <numerusform>пропущены %n строки с пустыми значениями</numerusform>
            <numerusform>пропущено %n строк с пустыми значениями</numerusform>
        </translation>
    </message>
    <message>
        <source>The tree could not be fitted; the message says why.</source>
        <translation>Построить дерево не удалось; причина — в сообщении.</translation>
    </message>
    <message>
        <source>The tree is on the clipboard</source>
        <translation>Дерево в буфере обмена</translation>
    </message>
    <message>
        <source>Export tree</source>
        <translation>Экспорт дерева</translation>
    </message>
</context>
<context>
    <name>TreePicture</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <extracomment>Below this zoom texts cannot be read and are left out. Below this one, boxes are a few pixels: their class is all that can be seen.</extracomment>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>and</source>
        <extracomment>Trees of more nodes, of which a window shows a corner, open folded … … to this depth. The first look shows texts, even if not the whole tree.</extracomment>
        <translation>и</translation>
    </message>
    <message>
        <source>tests {}</source>
        <translation>проверяет {}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>then</source>
        <translation>то</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>ошибки</translation>
    </message>
</context>
<context>
    <name>TriedTable</name>
    <message>
        <source>Method</source>
        <extracomment>The cells of a line, and their tooltip. So many letters can be read without the tooltip. A long name of a method gives way to the figures, in pixels. Estimators as short as a narrow column wants them.</extracomment>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Опции</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Масштаб</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Metrics tried on this data set</source>
        <translation>Метрики, испытанные на этом наборе</translation>
    </message>
    <message>
        <source>Click a line to learn with its parameters again</source>
        <translation>Щелчок по строке обучает снова с её параметрами</translation>
    </message>
    <message>
        <source>{n} by hand</source>
        <translation>вручную: {n}</translation>
    </message>
    <message>
        <source>{method}: {settings}
{after} after learning, {seconds} s</source>
        <translation>{method}: {settings}
{after} после обучения, {seconds} с</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>min-max</source>
        <translation>мин-макс</translation>
    </message>
    <message>
        <source>z-score</source>
        <translation>z-оценка</translation>
    </message>
</context>
<context>
    <name>TroubleView</name>
    <message>
        <source>Hide these lines</source>
        <extracomment>Lines shown before and after the wrong one.</extracomment>
        <translation>Скрыть эти строки</translation>
    </message>
    <message>
        <source>The lines around the error</source>
        <translation>Строки вокруг ошибки</translation>
    </message>
    <message>
        <source>The lines around it</source>
        <translation>Строки вокруг неё</translation>
    </message>
    <message>
        <source>{name}, line {line}</source>
        <translation>{name}, строка {line}</translation>
    </message>
</context>
<context>
    <name>TwinPanel</name>
    <message>
        <source>This room shows no figure</source>
        <extracomment>So long after a plot was painted its table follows.</extracomment>
        <translation>В этой комнате нет рисунка</translation>
    </message>
    <message>
        <source>{}: {} rows</source>
        <translation>{}: строк {}</translation>
    </message>
    <message>
        <source>Data of the plot</source>
        <translation>Данные графика</translation>
    </message>
</context>
<context>
    <name>TwoRowsPage</name>
    <message>
        <source>Two rows</source>
        <translation>Две строки</translation>
    </message>
    <message>
        <source>Attribute</source>
        <extracomment>All that compare two rows by themselves; lists of neighbours need all rows searched. Those that can be worked out by hand: no parameters, nothing learned of other rows. Columns of the contribution, which has the bar.</extracomment>
        <translation>Признак</translation>
    </message>
    <message>
        <source>Value 1</source>
        <translation>Значение 1</translation>
    </message>
    <message>
        <source>Value 2</source>
        <translation>Значение 2</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>gⱼ of the formula</source>
        <translation>gⱼ в формуле</translation>
    </message>
    <message>
        <source>Contribution</source>
        <translation>Вклад</translation>
    </message>
    <message>
        <source>Share of the sum that the distance is made of</source>
        <translation>Доля в сумме, из которой состоит расстояние</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Distance: {value}</source>
        <translation>Расстояние: {value}</translation>
    </message>
    <message>
        <source>The triangle inequality holds.</source>
        <translation>Неравенство треугольника выполняется.</translation>
    </message>
    <message>
        <source>The triangle inequality can fail.</source>
        <translation>Неравенство треугольника может нарушаться.</translation>
    </message>
    <message>
        <source>Values are not scaled.</source>
        <translation>Значения не масштабируются.</translation>
    </message>
    <message>
        <source>(no direction)</source>
        <translation>(нет направления)</translation>
    </message>
    <message>
        <source>missing: counts {g}</source>
        <translation>пропуск: считается как {g}</translation>
    </message>
    <message>
        <source>missing: filled in</source>
        <translation>пропуск: заполняется</translation>
    </message>
    <message>
        <source>equal: counts {g}</source>
        <translation>равны: считается как {g}</translation>
    </message>
    <message>
        <source>different: counts {g}</source>
        <translation>различны: считается как {g}</translation>
    </message>
    <message>
        <source>shares of the classes</source>
        <translation>доли классов</translation>
    </message>
    <message>
        <source>a row of zeros has no direction</source>
        <translation>у строки из нулей нет направления</translation>
    </message>
    <message>
        <source>Row 1</source>
        <translation>Строка 1</translation>
    </message>
    <message>
        <source>Row 2</source>
        <translation>Строка 2</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Метрика</translation>
    </message>
    <message>
        <source>The row compared; type its number</source>
        <translation>Сравниваемая строка; наберите её номер</translation>
    </message>
    <message>
        <source>The row it is compared with; type its number</source>
        <translation>Строка, с которой сравнивают; наберите её номер</translation>
    </message>
    <message>
        <source>How the two rows are compared, on this page</source>
        <translation>Как сравниваются две строки на этой странице</translation>
    </message>
    <message>
        <source>Example: (1, 0, 2, 4) and (1, 2, 1, 1)</source>
        <translation>Пример: (1, 0, 2, 4) и (1, 2, 1, 1)</translation>
    </message>
    <message>
        <source>Compare two vectors that can be worked out by hand</source>
        <translation>Сравнить два вектора, которые можно посчитать вручную</translation>
    </message>
    <message>
        <source>What each attribute contributes</source>
        <translation>Вклад каждого признака</translation>
    </message>
    <message>
        <source>Open a data set to compare two of its rows.</source>
        <translation>Откройте набор данных, чтобы сравнить две его строки.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Choose a file with a data set</source>
        <translation>Выбрать файл с набором данных</translation>
    </message>
</context>
<context>
    <name>UnitsCheck</name>
    <message>
        <source>equal units</source>
        <extracomment>Equal units are kept where the rows use this share of the narrower side. Pictures end so much beyond the rows, as a share of their extent on each side.</extracomment>
        <translation>равные единицы</translation>
    </message>
    <message>
        <source>One unit is as long on both axes, so that distances look as they are. Without a choice only where the rows still fill {} % of the plot; else each axis fits its attribute.</source>
        <translation>Единица одинаково длинна на обеих осях, и расстояния видны такими, какие они есть. Пока выбор не сделан — только если строки занимают ещё {} % рисунка; иначе каждая ось подгоняется под свой признак.</translation>
    </message>
</context>
<context>
    <name>ValuesLines</name>
    <message>
        <source>Values to try</source>
        <extracomment>What becomes of the values: a column each, or one chosen inside each fold. So many parameters may be varied at once.</extracomment>
        <translation>Какие значения</translation>
    </message>
    <message>
        <source>a column each</source>
        <translation>столбец на каждое</translation>
    </message>
    <message>
        <source>best inside each fold</source>
        <translation>лучшее в каждом блоке</translation>
    </message>
    <message>
        <source>Parameter that is varied</source>
        <translation>Изменяемый параметр</translation>
    </message>
    <message>
        <source>Values, separated by commas</source>
        <translation>Значения через запятую</translation>
    </message>
    <message>
        <source>What is done with the values</source>
        <translation>Что делается со значениями</translation>
    </message>
    <message>
        <source>A column each, or one column whose value is chosen by an inner cross-validation of the training rows of each fold</source>
        <translation>Столбец на каждое или один столбец, значение для которого выбирает внутренний скользящий контроль по обучающим строкам каждого блока</translation>
    </message>
</context>
<context>
    <name>VisualizeRoom</name>
    <message>
        <source>No data set with rows is open</source>
        <extracomment>Names of attributes are shortened beyond so many.</extracomment>
        <translation>Не открыт ни один набор данных со строками</translation>
    </message>
    <message>
        <source>Open a data set first.</source>
        <translation>Сначала откройте набор данных.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Colours by</source>
        <translation>Цвета по</translation>
    </message>
    <message>
        <source>What colours and markers stand for</source>
        <translation>Что означают цвета и значки</translation>
    </message>
    <message>
        <source>Pictures of the data</source>
        <translation>Графики данных</translation>
    </message>
    <message>
        <source>Every attribute against every other</source>
        <translation>Каждый признак с каждым</translation>
    </message>
    <message>
        <source>A line for each row through all attributes</source>
        <translation>Линия каждой строки через все признаки</translation>
    </message>
    <message>
        <source>Rows and attributes along principal components</source>
        <translation>Строки и признаки вдоль главных компонент</translation>
    </message>
    <message>
        <source>Distances of all rows, sorted by class</source>
        <translation>Расстояния всех строк, упорядоченных по классам</translation>
    </message>
    <message>
        <source>The data of the plot as a table (Ctrl+T)</source>
        <translation>Данные графика в виде таблицы (Ctrl+T)</translation>
    </message>
    <message>
        <source>Quartiles and densities of numbers by class</source>
        <translation>Квартили и плотности чисел по классам</translation>
    </message>
    <message>
        <source>Two nominal attributes: areas are numbers of rows</source>
        <translation>Два номинальных признака: площади — числа строк</translation>
    </message>
    <message>
        <source>Rows on a plane, near where their distances are small</source>
        <translation>Строки на плоскости: близко там, где расстояния малы</translation>
    </message>
    <message>
        <source>Rows along axes of the attributes, to be dragged</source>
        <translation>Строки вдоль осей признаков, которые можно тянуть</translation>
    </message>
    <message>
        <source>How well each row lies in its class</source>
        <translation>Насколько хорошо строка лежит в своём классе</translation>
    </message>
    <message>
        <source>View as table</source>
        <translation>Таблицей</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>There is no help for this place</source>
        <translation>Для этого места нет справки</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Previous row of the list (Page Up)</source>
        <extracomment>So many cases are shown for classifiers that have no k of their own.</extracomment>
        <translation>Предыдущая строка списка (Page Up)</translation>
    </message>
    <message>
        <source>Next row of the list (Page Down)</source>
        <translation>Следующая строка списка (Page Down)</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Назад к списку (Esc)</translation>
    </message>
    <message>
        <source>Select cases</source>
        <translation>Выделить случаи</translation>
    </message>
    <message>
        <source>Select the nearest cases in every room</source>
        <translation>Выделить ближайшие случаи во всех комнатах</translation>
    </message>
    <message>
        <source>The row and its nearest cases</source>
        <translation>Строка и её ближайшие случаи</translation>
    </message>
    <message>
        <source>Looking for the nearest cases …</source>
        <translation>Поиск ближайших случаев …</translation>
    </message>
    <message>
        <source>Why row {}</source>
        <translation>Почему строка {}</translation>
    </message>
    <message>
        <source>Row {}</source>
        <translation>Строка {}</translation>
    </message>
    <message>
        <source>true</source>
        <translation>верный</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>предсказан</translation>
    </message>
    <message>
        <source>The {k} nearest cases by {metric}</source>
        <translation>Ближайшие случаи ({k}): {metric}</translation>
    </message>
    <message>
        <source>Without row {rows} the vote would be {name}.</source>
        <translation>Без строки {rows} победил бы класс {name}.</translation>
    </message>
    <message>
        <source>Without rows {rows} the vote would be {name}.</source>
        <translation>Без строк {rows} победил бы класс {name}.</translation>
    </message>
    <message>
        <source>and {} more</source>
        <translation>и ещё {}</translation>
    </message>
    <message>
        <source>This row could not be explained; the message says why.</source>
        <translation>Объяснить эту строку не удалось; причина — в сообщении.</translation>
    </message>
</context>
<context>
    <name>WilcoxonPage</name>
    <message>
        <source>Wilcoxon</source>
        <translation>Уилкоксон</translation>
    </message>
    <message>
        <source>left out (Wilcoxon)</source>
        <translation>отброшены (Уилкоксон)</translation>
    </message>
    <message>
        <source>ranked, then left out (Pratt)</source>
        <translation>отброшены после рангов (Пратт)</translation>
    </message>
    <message>
        <source>shared between both sides</source>
        <translation>поделены между сторонами</translation>
    </message>
    <message>
        <source>Equal scores are</source>
        <translation>Равные результаты</translation>
    </message>
    <message>
        <source>What is done with equal scores</source>
        <translation>Что делается с равными результатами</translation>
    </message>
    <message>
        <source>What is done with differences of zero</source>
        <translation>Что делается с нулевыми разностями</translation>
    </message>
    <message>
        <source>Wilcoxon’s test of every pair</source>
        <translation>Критерий Уилкоксона для каждой пары</translation>
    </message>
    <message>
        <source>Uses how large differences are, so scores must be comparable over data sets. Adjusted by Holm, α = {alpha}.</source>
        <translation>Учитывает величину разностей: результаты должны быть сравнимы. Поправка Холма, α = {alpha}.</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Классификатор</translation>
    </message>
    <message>
        <source>against</source>
        <translation>против</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>adjusted p</source>
        <translation>скорр. p</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>нули</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>связки</translation>
    </message>
    <message>
        <source>effect r</source>
        <translation>эффект r</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>интервал</translation>
    </message>
    <message>
        <source>Raised because several pairs are tested; compare it with alpha</source>
        <translation>Увеличено, так как проверяется несколько пар; сравнивайте с альфа</translation>
    </message>
    <message>
        <source>Exact: all signs are counted; normal: from z</source>
        <translation>Точный: перебраны все знаки; нормальный: по z</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Наборы данных</translation>
    </message>
    <message>
        <source>Data sets on which both have the same score</source>
        <translation>Наборы данных, на которых результаты обоих равны</translation>
    </message>
    <message>
        <source>Differences that share their size with another</source>
        <translation>Разности, равные другим по величине</translation>
    </message>
    <message>
        <source>Sum of the ranks where the first is better</source>
        <translation>Сумма рангов там, где лучше первый</translation>
    </message>
    <message>
        <source>Sum of the ranks where the second is better</source>
        <translation>Сумма рангов там, где лучше второй</translation>
    </message>
    <message>
        <source>Rank-biserial correlation: 1 if the first always wins</source>
        <translation>Рангово-бисериальная корреляция: 1, если первый побеждает всегда</translation>
    </message>
    <message>
        <source>Hodges and Lehmann’s estimate, positive for the first</source>
        <translation>Оценка Ходжеса–Лемана, положительна в пользу первого</translation>
    </message>
    <message>
        <source>Confidence interval of the difference</source>
        <translation>Доверительный интервал разности</translation>
    </message>
    <message>
        <source>● {name} is better</source>
        <translation>● {name} лучше</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>точный</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>нормальный</translation>
    </message>
    <message>
        <source>○ no significant difference</source>
        <translation>○ неразличимы</translation>
    </message>
</context>
<context>
    <name>WindowServices</name>
    <message>
        <source>Sessions of further windows that did not end in order: {}</source>
        <extracomment>Milliseconds between two rooms that are made ahead: most people look around first. And between two modules of their pages. Seconds after which a thread that works hands Python over. Qt gives it away and asks for it hundreds of times in each painting: with Python&apos;s own 5 ms a session that was being saved held a painting up for seconds.</extracomment>
        <translation>Сеансы других окон, завершившихся аварийно: {}</translation>
    </message>
    <message>
        <source>Open in a window of its own</source>
        <translation>Открыть в отдельном окне</translation>
    </message>
    <message>
        <source>The session is saved again.</source>
        <translation>Сеанс снова сохраняется.</translation>
    </message>
    <message>
        <source>Plugin {title}: {trouble}</source>
        <translation>Модуль {title}: {trouble}</translation>
    </message>
    <message>
        <source>Something went wrong inside: {}</source>
        <translation>Внутренний сбой: {}</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Words and sets</source>
        <translation>Слова и множества</translation>
    </message>
    <message>
        <source>Levenshtein distance: {value}</source>
        <extracomment>Letters of a word: a grid that can be read.</extracomment>
        <translation>Расстояние Левенштейна: {value}</translation>
    </message>
    <message>
        <source>keep {a}</source>
        <translation>оставить {a}</translation>
    </message>
    <message>
        <source>{a} becomes {b}</source>
        <translation>{a} заменить на {b}</translation>
    </message>
    <message>
        <source>delete {a}</source>
        <translation>удалить {a}</translation>
    </message>
    <message>
        <source>insert {b}</source>
        <translation>вставить {b}</translation>
    </message>
    <message>
        <source>Path (↘): {steps}</source>
        <translation>Путь (↘): {steps}</translation>
    </message>
    <message>
        <source>Versions: {0} without substitution, {1} if it costs 1, {2} if it costs 2</source>
        <translation>Варианты: {0} без замены, {1} при цене замены 1, {2} при цене 2</translation>
    </message>
    <message>
        <source>Jaccard distance: {value}. In both: {both}; only in the first: {first}; only in the second: {second}</source>
        <translation>Расстояние Жаккара: {value}. В обоих: {both}; только в первом: {first}; только во втором: {second}</translation>
    </message>
    <message>
        <source>Word 1</source>
        <translation>Слово 1</translation>
    </message>
    <message>
        <source>Word 2</source>
        <translation>Слово 2</translation>
    </message>
    <message>
        <source>Insertion</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>Set 1</source>
        <translation>Множество 1</translation>
    </message>
    <message>
        <source>Set 2</source>
        <translation>Множество 2</translation>
    </message>
    <message>
        <source>At most {n} letters</source>
        <translation>Не более {n} букв</translation>
    </message>
    <message>
        <source>In braces, apart by commas: {1,3,4,7}</source>
        <translation>В фигурных скобках через запятую: {1,3,4,7}</translation>
    </message>
    <message>
        <source>What one such edit costs</source>
        <translation>Цена одной такой правки</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Whether one letter may take the place of another</source>
        <translation>Может ли одна буква заменить другую</translation>
    </message>
    <message>
        <source>Example: pato and palta</source>
        <translation>Пример: pato и palta</translation>
    </message>
    <message>
        <source>Show the words, the sets and costs of 1 again</source>
        <translation>Снова показать слова, множества и цены 1</translation>
    </message>
    <message>
        <source>Distances of all beginnings of both words</source>
        <translation>Расстояния всех начал обоих слов</translation>
    </message>
</context>
<context>
    <name>WtlPage</name>
    <message>
        <source>Win/tie/loss</source>
        <translation>Победы/ничьи</translation>
    </message>
    <message>
        <source>Scores are equal up to</source>
        <extracomment>The spin steps by this share of the power of ten that holds the scores.</extracomment>
        <translation>Равны при разности до</translation>
    </message>
    <message>
        <source>Scores that differ by no more count as a tie</source>
        <translation>Результаты, которые различаются не больше, считаются ничьей</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Show the table as a figure to be exported</source>
        <translation>Показать таблицу рисунком для экспорта</translation>
    </message>
    <message>
        <source>Wins / ties / losses of row over column</source>
        <translation>Победы / ничьи / поражения строки против столбца</translation>
    </message>
    <message>
        <source>row over column</source>
        <translation>строка против столбца</translation>
    </message>
    <message>
        <source>Wins / ties / losses over {n} data sets; bold: sign test with Holm, α = {alpha}</source>
        <translation>Победы / ничьи / поражения (наборов {n}); жирным: знаки + Холм, α = {alpha}</translation>
    </message>
    <message>
        <source>Choose a cell to read its test.</source>
        <translation>Выберите ячейку, чтобы прочитать её критерий.</translation>
    </message>
    <message>
        <source>{a} over {b}: {wins} wins, {ties} ties, {losses} losses. Sign test p = {p}, adjusted {adjusted}. Share of wins {share}, interval {low} … {high}; ties count half.</source>
        <translation>{a} против {b}: побед {wins}, ничьих {ties}, поражений {losses}. Критерий знаков: p = {p}, скорректированное {adjusted}. Доля побед {share}, интервал {low} … {high}; ничьи считаются за половину.</translation>
    </message>
</context>
<context>
    <name>ZoomPlot</name>
    <message>
        <source>row</source>
        <extracomment>Pixels of the left axis beside numbers, and of the longest label there.</extracomment>
        <translation>строка</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
</context>
</TS>
