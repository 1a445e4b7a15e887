"use strict";
// The arithmetic of the page, without a page: the same steps, in the same order and in the
// same double precision, as the program's own search. S is what the page was made of.

// How far each eigenvector is stretched at t, 0 to 1: the root of lambda^t, scaled so that
// the total variance of the rows stays as it was.
function stretches(S, t) {
  const v = S.values, d = v.length, out = new Float64Array(d);
  if (d === 0 || v[0] <= 0) return out.fill(1);
  const floor = t < 1 ? S.floor : 0;
  let before = 0, after = 0;
  for (let j = 0; j < d; j++) {
    out[j] = Math.pow(Math.max(v[j] / v[0], floor), t);
    before += S.spread[j];
    after += out[j] * S.spread[j];
  }
  const scale = before > 0 && after > 0 ? Math.sqrt(before / after) : 1;
  for (let j = 0; j < d; j++) out[j] = Math.sqrt(out[j]) * scale;
  return out;
}

// The symmetric map at t, d x d; null for none: the rows as they are.
function mapAt(S, t) {
  if (t <= 0 || !S.values.length) return null;
  const d = S.values.length, s = stretches(S, t), A = new Float64Array(d * d);
  for (let i = 0; i < d; i++)
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let c = 0; c < d; c++) sum += S.vectors[i][c] * s[c] * S.vectors[j][c];
      A[i * d + j] = A[j * d + i] = sum;
    }
  return A;
}

// Maps rows of d numbers that lie one after the other.
function mapped(rows, d, A) {
  if (!A) return rows;
  const out = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i += d)
    for (let c = 0; c < d; c++) {
      let sum = 0;
      for (let j = 0; j < d; j++) sum += rows[i + j] * A[j * d + c];
      out[i + c] = sum;
    }
  return out;
}

// The point of the plane at (x, y), scaled as the rows are.
function pointAt(S, x, y) {
  const d = S.base.length, point = new Float64Array(d);
  for (let j = 0; j < d; j++) {
    const value = j === S.axes[0] ? x : j === S.axes[1] ? y : S.base[j];
    point[j] = (value - S.shift[j]) * S.factor[j];
  }
  return point;
}

// What a search at t needs: the map, and the rows under it.
function prepared(S, t) {
  const A = mapAt(S, t);
  return {A: A, rows: mapped(S.scaled, S.base.length, A), d: S.base.length};
}

// The k nearest rows of a mapped point, by distance and, of equals, by row number.
function nearest(S, P, point, k, leave) {
  const n = S.codes.length, d = P.d, rows = P.rows;
  k = Math.min(k, n - (leave >= 0 ? 1 : 0));
  const found = [], far = [];
  for (let i = 0; i < n; i++) {
    if (i === leave) continue;
    let total = 0;
    for (let j = 0, at = i * d; j < d; j++, at++) {
      const gap = Math.abs(point[j] - rows[at]);
      if (S.p === 2) total += gap * gap;
      else if (S.p === 1) total += gap;
      else if (gap > total) total = gap;
    }
    const distance = S.p === 2 ? Math.sqrt(total) : total;
    if (found.length === k && !(distance < far[k - 1])) continue;
    let place = found.length;
    while (place > 0 && distance < far[place - 1]) place--;
    found.splice(place, 0, i);
    far.splice(place, 0, distance);
    if (found.length > k) { found.pop(); far.pop(); }
  }
  return {rows: found, distances: far};
}

function voteWeights(S, distances) {
  const k = distances.length, w = new Float64Array(k);
  if (S.weights === "rank") for (let j = 0; j < k; j++) w[j] = k - j;
  else if (S.weights === "distance" || S.weights === "squared") {
    let endless = false;
    for (let j = 0; j < k; j++) {
      w[j] = 1 / (S.weights === "squared" ? distances[j] * distances[j] : distances[j]);
      if (w[j] === Infinity) endless = true;
    }
    if (endless) for (let j = 0; j < k; j++) w[j] = w[j] === Infinity ? 1 : 0;
  } else w.fill(1);
  return w;
}

// The votes of each class; the first of the greatest wins, 255 where nobody votes.
function votes(S, found) {
  const w = voteWeights(S, found.distances), sums = new Float64Array(S.classes.length);
  for (let j = 0; j < found.rows.length; j++) {
    const code = S.codes[found.rows[j]];
    if (code >= 0) sums[code] += w[j];
  }
  let winner = 255, most = 0;
  for (let c = 0; c < sums.length; c++) if (sums[c] > most) { most = sums[c]; winner = c; }
  return {sums: sums, winner: winner};
}

// The classes of the cells, row by row from the bottom; `first` to `last` of n rows.
function regions(S, P, k, n, first, last) {
  const labels = new Uint8Array((last - first) * n);
  const [left, right, bottom, top] = S.extent;
  const wide = (right - left) / n, high = (top - bottom) / n;
  for (let r = first; r < last; r++)
    for (let c = 0; c < n; c++) {
      const point = pointAt(S, left + wide * (c + 0.5), bottom + high * (r + 0.5));
      const found = nearest(S, P, mapped(point, P.d, P.A), k, -1);
      labels[(r - first) * n + c] = votes(S, found).winner;
    }
  return labels;
}

// How many rows of known class the others classify rightly, and of how many.
function leaveOneOut(S, P, k) {
  let right = 0, known = 0;
  for (let i = 0; i < S.codes.length; i++) {
    if (S.codes[i] < 0) continue;
    known++;
    const point = P.rows.subarray(i * P.d, (i + 1) * P.d);
    if (votes(S, nearest(S, P, point, k, i)).winner === S.codes[i]) right++;
  }
  return [right, known];
}
