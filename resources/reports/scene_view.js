"use strict";
// The view of a scene below a root, a document or the shadow of an element, whose parts are
// there already. `told` hears what is done on it; what `set` is given was known outside.
function showScene(root, scene, W, told) {
  const S = Object.assign({}, scene, {scaled: Float64Array.from(scene.scaled)});
  const $ = id => root.getElementById(id);
  const ended = new AbortController(), until = {signal: ended.signal};
  const canvas = $("plane"), draw = canvas.getContext("2d");
  const morph = $("morph"), neighbours = $("k"), says = $("says");
  const [left, right, bottom, top] = S.extent;
  const FINE = S.cells, COARSE = 40, ROOM = 34;
  let t = S.t, k = S.k, query = S.query.slice(), P = prepared(S, t);
  let picture = null, work = 0, done = 0, colours = {}, size = 0, room = 0;

  const say = (key, values) =>
    W[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const number = (value, digits) => value.toFixed(digits).replace(".", W.point);

  function readColours() {
    const style = getComputedStyle(root.host || document.documentElement);
    for (const role of ["text", "muted", "ground", "grid", "accent"])
      colours[role] = style.getPropertyValue("--" + role).trim();
    colours.classes = S.colours;
  }

  function fit() {
    const sharp = window.devicePixelRatio || 1;
    room = canvas.parentElement.clientWidth;
    size = Math.max(240, Math.min(room, 720));
    canvas.style.width = canvas.style.height = size + "px";
    canvas.width = canvas.height = Math.round(size * sharp);
    draw.setTransform(sharp, 0, 0, sharp, 0, 0);
  }

  const X = x => ROOM + (x - left) / (right - left) * (size - ROOM - 6);
  const Y = y => size - ROOM - (y - bottom) / (top - bottom) * (size - ROOM - 6);

  // -- regions, a few lines of cells at a time ----------------------------------------

  function colour(n) {
    const job = ++work, image = new ImageData(n, n);
    let line = 0;
    (function some() {
      if (job !== work) return;
      const end = performance.now() + 12;
      do {
        const labels = regions(S, P, k, n, line, line + 1);
        for (let c = 0; c < n; c++) {
          const at = 4 * ((n - 1 - line) * n + c), label = labels[c];
          if (label === 255) continue;
          const hex = colours.classes[label % colours.classes.length];
          for (let b = 0; b < 3; b++)
            image.data[at + b] = parseInt(hex.slice(1 + 2 * b, 3 + 2 * b), 16);
          image.data[at + 3] = 70;
        }
        line++;
      } while (line < n && performance.now() < end);
      if (line < n) { setTimeout(some, 0); return; }
      picture = document.createElement("canvas");
      picture.width = picture.height = n;
      picture.getContext("2d").putImageData(image, 0, 0);
      paint();
      if (n < FINE) colour(FINE);
      else {
        const [good, all] = leaveOneOut(S, P, k);
        $("loo").textContent = number(100 * good / all, 1) + " %";
        done = job;
      }
    })();
  }

  // -- painting -----------------------------------------------------------------------

  function sign(code, x, y, s) {
    draw.beginPath();
    const corners = S.markers[code % S.markers.length];
    if (!corners.length) draw.arc(x, y, s / 2, 0, 7);
    corners.forEach((p, i) => {
      if (i) draw.lineTo(x + p[0] * s, y + p[1] * s);
      else draw.moveTo(x + p[0] * s, y + p[1] * s);
    });
    draw.closePath();
    draw.fillStyle = colours.classes[code % colours.classes.length];
    draw.strokeStyle = colours.ground;
    draw.lineWidth = 0.8;
    draw.fill();
    draw.stroke();
  }

  function ticks(low, high) {
    const raw = (high - low) / 5, power = Math.pow(10, Math.floor(Math.log10(raw)));
    const step = [1, 2, 5, 10].map(f => f * power).find(s => s >= raw);
    const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), out = [];
    for (let i = Math.ceil(low / step); i * step <= high; i++)
      out.push([i * step, number(i * step, digits)]);
    return out;
  }

  function axes() {
    draw.font = "12px system-ui, sans-serif";
    draw.fillStyle = colours.muted;
    draw.strokeStyle = colours.muted;
    draw.lineWidth = 1;
    draw.strokeRect(X(left), Y(top), X(right) - X(left), Y(bottom) - Y(top));
    draw.textAlign = "center";
    draw.textBaseline = "top";
    for (const [value, words] of ticks(left, right))
      draw.fillText(words, X(value), Y(bottom) + 3);
    draw.fillText(S.names[0], (X(left) + X(right)) / 2, Y(bottom) + 18);
    for (const [value, words] of ticks(bottom, top)) {
      draw.save();
      draw.translate(ROOM - 16, Y(value));
      draw.rotate(-Math.PI / 2);
      draw.fillText(words, 0, 0);
      draw.restore();
    }
    draw.save();
    draw.translate(2, (Y(top) + Y(bottom)) / 2);
    draw.rotate(-Math.PI / 2);
    draw.fillText(S.names[1], 0, 0);
    draw.restore();
  }

  function answer() {
    const point = mapped(pointAt(S, query[0], query[1]), P.d, P.A);
    const found = nearest(S, P, point, k, -1);
    return Object.assign(found, votes(S, found));
  }

  function paint() {
    draw.clearRect(0, 0, size, size);
    if (picture) {
      draw.imageSmoothingEnabled = false;
      draw.drawImage(picture, X(left), Y(top), X(right) - X(left), Y(bottom) - Y(top));
    }
    axes();
    const found = answer(), s = S.codes.length > 400 ? 7 : 9;
    draw.strokeStyle = colours.text;
    draw.lineWidth = 1.2;
    for (const i of found.rows) {
      draw.beginPath();
      draw.moveTo(X(query[0]), Y(query[1]));
      draw.lineTo(X(S.places[i][0]), Y(S.places[i][1]));
      draw.stroke();
    }
    S.places.forEach((p, i) => {
      if (S.codes[i] >= 0) sign(S.codes[i], X(p[0]), Y(p[1]), s);
    });
    const x = X(query[0]), y = Y(query[1]);
    draw.strokeStyle = colours.ground;
    draw.lineWidth = 5;
    cross(x, y);
    draw.strokeStyle = colours.text;
    draw.lineWidth = 2;
    cross(x, y);
    tell(found);
  }

  function cross(x, y) {
    draw.beginPath();
    draw.arc(x, y, 9, 0, 7);
    draw.moveTo(x - 14, y); draw.lineTo(x - 4, y);
    draw.moveTo(x + 4, y); draw.lineTo(x + 14, y);
    draw.moveTo(x, y - 14); draw.lineTo(x, y - 4);
    draw.moveTo(x, y + 4); draw.lineTo(x, y + 14);
    draw.stroke();
  }

  function tell(found) {
    const label = found.winner === 255 ? "–" : S.classes[found.winner];
    says.textContent = say(k === 1 ? "says_one" : "says", {k: k, label: label});
    $("place").textContent =
      S.names.map((name, a) => name + " = " + number(query[a], 3)).join(", ");
    const body = $("found");
    body.textContent = "";
    found.rows.slice(0, 30).forEach((row, j) => {
      const line = body.insertRow(), code = S.codes[row];
      const name = code < 0 ? "?" : S.classes[code];
      for (const words of [String(S.rows[row] + 1), name, number(found.distances[j], 4)])
        line.insertCell().textContent = words;
      line.cells[0].className = line.cells[2].className = "n";
    });
  }

  // -- what one does ------------------------------------------------------------------

  function search() {
    if (morph) $("t").textContent = number(t, 2);
    P = prepared(S, t);
    paint();
    colour(COARSE);
  }

  function morphed() {
    t = Number(morph.value) / 100;
    search();
    told({t: t});
  }

  function counted() {
    k = Math.max(1, Math.min(Math.round(Number(neighbours.value)) || 1, S.codes.length));
    search();
    told({k: k});
  }

  function place(event) {
    const box = canvas.getBoundingClientRect();
    const u = (event.clientX - box.left - X(left)) / (X(right) - X(left));
    const v = (Y(bottom) - (event.clientY - box.top)) / (Y(bottom) - Y(top));
    put(left + u * (right - left), bottom + v * (top - bottom));
  }

  function put(x, y) {
    query = [Math.max(left, Math.min(right, x)), Math.max(bottom, Math.min(top, y))];
    paint();
    told({query: query.slice()});
  }

  function set(state) {
    const moved = state.query.some((value, a) => value !== query[a]);
    query = state.query.slice();
    if (state.t !== t || state.k !== k) {
      t = state.t;
      k = state.k;
      showControls();
      search();
    } else if (moved) paint();
  }

  function showControls() {
    if (morph) morph.value = Math.round(100 * t);
    neighbours.value = k;
  }

  canvas.addEventListener("pointerdown", event => {
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({preventScroll: true});
    place(event);
  });
  canvas.addEventListener("pointermove", event => {
    if (canvas.hasPointerCapture(event.pointerId)) place(event);
  });
  canvas.addEventListener("keydown", event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const far = event.shiftKey ? 0.1 : 0.02;
    const dx = far * (right - left), dy = far * (top - bottom);
    switch (event.key) {
      case "ArrowLeft": put(query[0] - dx, query[1]); break;
      case "ArrowRight": put(query[0] + dx, query[1]); break;
      case "ArrowUp": put(query[0], query[1] + dy); break;
      case "ArrowDown": put(query[0], query[1] - dy); break;
      case "+": case "=": neighbours.value = k + 1; counted(); break;
      case "-": neighbours.value = Math.max(1, k - 1); counted(); break;
      case "[": if (morph) { morph.value = Number(morph.value) - 5; morphed(); } break;
      case "]": if (morph) { morph.value = Number(morph.value) + 5; morphed(); } break;
      default: return;
    }
    event.preventDefault();
  });
  if (morph) morph.addEventListener("input", morphed);
  neighbours.addEventListener("input", counted);

  // in a frame of its own: what is fitted is what was measured
  const measured = new ResizeObserver(() => requestAnimationFrame(() => {
    if (ended.signal.aborted || canvas.parentElement.clientWidth === room) return;
    fit();
    paint();
  }));
  measured.observe(canvas.parentElement);
  const refresh = () => { readColours(); paint(); };
  window.matchMedia("(prefers-color-scheme: dark)")
    .addEventListener("change", refresh, until);

  readColours();
  fit();
  showControls();
  search();
  return {
    set: set,
    refresh: refresh,
    close: () => { ended.abort(); measured.disconnect(); work++; },
    state: () => Object.assign(answer(), {t: t, k: k, query: query, done: done, work: work}),
  };
}
