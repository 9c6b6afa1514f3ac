/* From a line of grammar to a railroad diagram: [a] may be left out, {a} may come any number of times, (a|b) is one of them, <a> is yours to fill in.
   Every piece is measured first (width, room above and below its line) and drawn after. */

const unit = 8.6;
const height = 30;
const gap = 14;

function read(text) {
  const marks = text.match(/[[\](){}|]|<[^>]+>|[^\s[\](){}|<>]+/g);
  let at = 0;
  const sequence = (end) => {
    const ways = [[]];
    while (at < marks.length && marks[at] !== end) {
      const mark = marks[at++];
      if (mark === '|') ways.push([]);
      else if ('[({'.includes(mark)) ways.at(-1).push({ kind: { '[': 'maybe', '(': 'one', '{': 'many' }[mark], inner: sequence({ '[': ']', '(': ')', '{': '}' }[mark]) });
      else ways.at(-1).push({ kind: mark.startsWith('<') ? 'yours' : 'word', text: mark.replace(/[<>]/g, '') });
    }
    at++;
    return ways.length > 1 ? { kind: 'one', ways: ways.map((parts) => ({ kind: 'row', parts })) } : { kind: 'row', parts: ways[0] };
  };
  return sequence('');
}

function measure(part) {
  if (part.kind === 'word' || part.kind === 'yours') return { ...part, width: part.text.length * unit + 26, up: height / 2, down: height / 2 };
  if (part.kind === 'row') {
    const parts = part.parts.map(measure);
    return { ...part, parts, width: parts.reduce((sum, p) => sum + p.width, 0) + gap * (parts.length - 1), up: Math.max(...parts.map((p) => p.up)), down: Math.max(...parts.map((p) => p.down)) };
  }
  if (part.kind === 'one') {
    const ways = (part.ways ?? part.inner.ways ?? [part.inner]).map(measure);
    const down = ways.slice(1).reduce((sum, w) => sum + w.up + w.down + 10, ways[0].down);
    return { kind: 'one', ways, width: Math.max(...ways.map((w) => w.width)) + gap * 4, up: ways[0].up, down };
  }
  const inner = measure(part.inner);
  return { kind: part.kind, inner, width: inner.width + gap * 4, up: part.kind === 'maybe' ? inner.up + 16 : inner.up, down: part.kind === 'many' ? inner.up + 10 + inner.down : inner.down };
}

function draw(part, x, y, out) {
  const end = x + part.width;
  if (part.kind === 'word' || part.kind === 'yours') out.boxes.push({ ...part, x, y: y - height / 2, height });
  else if (part.kind === 'row') {
    let from = x;
    part.parts.forEach((p, i) => {
      if (i) {
        out.lines.push(`M${from} ${y}h${gap}`);
        from += gap;
      }
      draw(p, from, y, out);
      from += p.width;
    });
  } else if (part.kind === 'one') {
    let line = y;
    part.ways.forEach((way, i) => {
      if (i) line += part.ways[i - 1].down + 10 + way.up;
      const left = x + gap * 2;
      const right = end - gap * 2;
      const into = i ? `M${x} ${y}q${gap} 0 ${gap} ${gap}V${line - gap}q0 ${gap} ${gap} ${gap}` : `M${x} ${y}H${left}`;
      const from = i ? `M${left + way.width} ${line}H${right}q${gap} 0 ${gap} ${-gap}V${y + gap}q0 ${-gap} ${gap} ${-gap}` : `M${left + way.width} ${line}H${end}`;
      out.lines.push(into, from);
      draw(way, left, line, out);
    });
  } else {
    const left = x + gap * 2;
    const right = end - gap * 2;
    if (part.kind === 'maybe') {
      const top = y - part.up;
      out.lines.push(`M${x} ${y}H${left}M${right} ${y}H${end}`, `M${x} ${y}q${gap} 0 ${gap} ${-gap}V${top + gap}q0 ${-gap} ${gap} ${-gap}H${right}q${gap} 0 ${gap} ${gap}V${y - gap}q0 ${gap} ${gap} ${gap}`);
      draw(part.inner, left, y, out);
    } else {
      // Any number of times, also none: past it on the line, or round below.
      const below = y + part.inner.up + 10;
      out.lines.push(`M${x} ${y}H${end}`, `M${right} ${y}q${gap} 0 ${gap} ${gap}V${below - gap}q0 ${gap} ${-gap} ${gap}M${left} ${below}q${-gap} 0 ${-gap} ${-gap}V${y + gap}q0 ${-gap} ${gap} ${-gap}`);
      draw(part.inner, left, below, out);
    }
  }
}

const room = 540;
const left = 30;

/** Lines of the diagram that are no wider than the text: what does not fit goes on below. */
function wrap(parts) {
  const rows = [];
  // An option and what follows it stay on one line.
  const together = [];
  for (const part of parts) {
    const before = together.at(-1);
    if (part.kind === 'yours' && before?.text?.startsWith('--')) together.splice(-1, 1, { kind: 'row', parts: [before, part], width: before.width + gap + part.width, up: before.up, down: before.down });
    else together.push(part);
  }
  for (const part of together) {
    const row = rows.at(-1);
    if (row && row.width + gap + part.width <= room) {
      row.parts.push(part);
      row.width += gap + part.width;
    } else rows.push({ kind: 'row', parts: [part], width: part.width });
  }
  return rows.map((row) => ({ ...row, up: Math.max(...row.parts.map((p) => p.up)), down: Math.max(...row.parts.map((p) => p.down)) }));
}

export function railroad(text) {
  const rows = wrap(measure(read(text)).parts);
  const out = { boxes: [], lines: [] };
  const width = left + Math.max(...rows.map((row) => row.width)) + 34;
  let y = rows[0].up + 8;
  const first = y;
  out.lines.push(`M8 ${y}H${left}`);
  rows.forEach((row, i) => {
    if (i) {
      const before = rows[i - 1];
      const middle = y + before.down + 12;
      const next = middle + 12 + row.up;
      const end = left + before.width;
      out.lines.push(`M${end} ${y}q${gap} 0 ${gap} ${gap}V${middle - gap}q0 ${gap} ${-gap} ${gap}H${left}q${-gap} 0 ${-gap} ${gap}V${next - gap}q0 ${gap} ${gap} ${gap}`);
      y = next;
    }
    draw(row, left, y, out);
  });
  const last = left + rows.at(-1).width;
  out.lines.push(`M${last} ${y}h22`);
  return { ...out, first, last: { x: last + 22, y }, width, height: y + rows.at(-1).down + 8 };
}
