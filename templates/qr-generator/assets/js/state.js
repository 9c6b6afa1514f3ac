/* The shape of everything that is kept, and its check when it comes from outside. */
window.Feedroll = window.Feedroll || {};
Feedroll.state = (() => {
  const { samples, kinds } = Feedroll;
  const choices = {
    shape: ['square', 'soft', 'dot', 'upright', 'lying'],
    eye: ['square', 'soft', 'round', 'leaf'],
    markSize: ['small', 'medium', 'large'],
    level: ['auto', 'L', 'M', 'Q', 'H'],
  };
  const mostLabels = 60;

  const first = () => structuredClone({ draft: samples.draft, roll: samples.roll, next: samples.roll.length + 1, out: samples.out });

  const isColour = (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
  const isPicture = (value) => typeof value === 'string' && value.startsWith('data:image/') && value.length < 400_000;
  const number = (value, least, most, otherwise) =>
    Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : otherwise;

  function readLook(raw = {}) {
    const look = { ...samples.look };
    for (const name of ['ink', 'eyeInk', 'paper']) if (isColour(raw[name])) look[name] = raw[name].toLowerCase();
    for (const [name, all] of Object.entries(choices)) if (all.includes(raw[name])) look[name] = raw[name];
    look.isClear = raw.isClear === true;
    look.quiet = number(raw.quiet, 0, 10, 4);
    if (isPicture(raw.picture)) look.picture = raw.picture;
    if (Object.hasOwn(Feedroll.marks, raw.mark) || (raw.mark === 'picture' && look.picture)) look.mark = raw.mark;
    return look;
  }

  function readValues(kind, raw = {}) {
    const values = {};
    for (const { id, type, options } of kinds[kind].fields) {
      const value = raw[id];
      if (type === 'tick') values[id] = value === true;
      else if (options) values[id] = options.some(([name]) => name === value) ? value : options[0][0];
      else values[id] = typeof value === 'string' ? value.slice(0, 8000) : '';
    }
    return values;
  }

  const readCaption = (value) => (typeof value === 'string' ? value.slice(0, 60) : '');

  function readLabel(raw, n) {
    if (!raw || !Object.hasOwn(kinds, raw.kind)) return null;
    return {
      id: typeof raw.id === 'string' && raw.id ? raw.id.slice(0, 60) : `label-${n}`,
      number: number(raw.number, 1, 99999, n + 1),
      kind: raw.kind,
      caption: readCaption(raw.caption),
      values: readValues(raw.kind, raw.values),
      look: readLook(raw.look),
    };
  }

  /** A state in order, whatever came; null when it is not one at all. */
  function read(raw) {
    if (!raw || typeof raw !== 'object' || !Array.isArray(raw.roll)) return null;
    const draft = raw.draft ?? {};
    const ids = new Set();
    const roll = raw.roll.map(readLabel).filter((label) => label && !ids.has(label.id) && ids.add(label.id)).slice(0, mostLabels);
    return {
      draft: {
        kind: Object.hasOwn(kinds, draft.kind) ? draft.kind : 'text',
        caption: readCaption(draft.caption),
        values: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, readValues(kind, draft.values?.[kind])])),
        look: readLook(draft.look),
      },
      roll,
      next: number(raw.next, 1, 99999, roll.length + 1),
      out: { px: number(raw.out?.px, 64, 4096, 1024), mm: number(raw.out?.mm, 8, 200, 30) },
    };
  }

  return { first, read, readValues, mostLabels };
})();
