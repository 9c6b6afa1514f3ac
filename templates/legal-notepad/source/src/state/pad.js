/**
 * Everything on the pad, as plain data, and what can be done to it.
 *
 *   { open, mine, notes: [note] }
 *   note     { id, kind: 'note' | 'letter', title, text, folder, tags, at, versions: [{ at, title, text, why }],
 *              to?, from?, place?, ending?, signature? }
 *   mine     { name, street, town, mail }    what every new letter begins with; envelope: 'din' or 'dl'
 *
 * A blank is whatever stands in square brackets: [Number of the contract]. It is part of the text, so a letter is never
 * anything but its words.
 */
export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7);

/** Parts of a letter that have words, in the order in which they are read. */
export const wordy = ['from', 'to', 'place', 'title', 'text', 'ending', 'signature'];

const mostVersions = 40;
/** Writing on after a pause as long as this keeps a version of what was there. */
const pause = 10 * 60_000;

const versionOf = (note, why, at) => ({ at, why, title: note.title, text: note.text });

const withVersion = (note, why, at) => {
  const [last] = note.versions;
  if (last && last.text === note.text && last.title === note.title) return note;
  return { ...note, versions: [versionOf(note, why, at), ...note.versions].slice(0, mostVersions) };
};

const change = (pad, id, how) => ({ ...pad, notes: pad.notes.map((note) => (note.id === id ? how(note) : note)) });

/** A note that nothing but spaces has been written into. */
export const isBlankNote = ({ kind, title, text }) => kind === 'note' && !title.trim() && !text.trim();

/** Whoever goes on to another sheet leaves no blank note behind. */
const withoutBlank = (notes, id) =>
  notes.filter((note) => note.id === id || !isBlankNote(note) || note.versions.length > 0);

export function padReducer(pad, action) {
  const { type, id, at } = action;
  switch (type) {
    case 'open':
      return pad.open === id ? pad : { ...pad, open: id, notes: withoutBlank(pad.notes, id) };

    case 'add':
      return { ...pad, open: action.note.id, notes: [action.note, ...withoutBlank(pad.notes)] };

    case 'write':
      return change(pad, id, (note) => {
        const before = at - note.at > pause ? withVersion(note, 'before writing on', note.at) : note;
        return { ...before, ...action.change, at };
      });

    case 'file':
      return change(pad, id, (note) => ({ ...note, ...action.change }));

    case 'keepVersion':
      return change(pad, id, (note) => withVersion(note, 'saved by hand', at));

    case 'restore':
      return change(pad, id, (note) => {
        const { title, text } = action.version;
        return { ...withVersion(note, 'before restoring', at), title, text, at };
      });

    case 'fill':
      return change(pad, id, (note) => ({ ...fillBlank(note, action.blank, action.words), at }));

    case 'replaceText': {
      const notes = pad.notes.map((note) =>
        note.id in action.changes
          ? { ...withVersion(note, 'before replacing', at), ...action.changes[note.id], at }
          : note,
      );
      return { ...pad, notes };
    }

    case 'remove': {
      const place = pad.notes.findIndex((note) => note.id === id);
      const notes = pad.notes.filter((note) => note.id !== id);
      return { ...pad, notes, open: notes[Math.min(place, notes.length - 1)]?.id ?? null };
    }

    case 'mine':
      return { ...pad, mine: action.mine };

    case 'replace':
      return action.pad;

    default:
      return pad;
  }
}

const blankPattern = /\[([^[\]\n]{1,80})\]/g;

/** The blanks that are left, in the order in which they are read, each once, with how often it occurs. */
export function blanksOf(note) {
  const found = new Map();
  for (const part of wordy)
    for (const [, name] of (note[part] ?? '').matchAll(blankPattern)) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}

function fillBlank(note, blank, words) {
  const filled = { ...note };
  for (const part of wordy) if (note[part]) filled[part] = note[part].replaceAll(`[${blank}]`, words);
  return filled;
}

/** Pieces of a text: `{ text, isBlank }`, for showing where blanks are. */
export function piecesOf(text) {
  const pieces = [];
  let from = 0;
  for (const match of text.matchAll(blankPattern)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isBlank: false });
    pieces.push({ text: match[0], isBlank: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isBlank: false });
  return pieces;
}

export const countOf = (text) => ({
  words: text.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  letters: [...text].length,
});

export const today = (now = new Date()) =>
  now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A letter from a template, with what is known of the sender already in its place. */
export function makeLetter(template, mine) {
  const known = {
    'Your name': mine.name,
    'Your street': mine.street,
    'Your town': mine.town,
    'Your e-mail': mine.mail,
  };
  const put = (text) =>
    Object.entries(known).reduce((all, [name, value]) => (value ? all.replaceAll(`[${name}]`, value) : all), text);
  const town = mine.town ? mine.town.replace(/[\d,]+.*$/, '').trim() || mine.town : '[Your town]';
  return {
    id: newId(),
    kind: 'letter',
    title: put(template.subject),
    from: put('[Your name]\n[Your street]\n[Your town]'),
    to: put(template.to),
    place: `${town}, ${today()}`,
    text: put(template.text),
    ending: template.ending,
    signature: put('[Your name]'),
    folder: 'Letters',
    tags: template.tags,
    at: Date.now(),
    versions: [],
  };
}

export const makeNote = (folder) => ({
  id: newId(),
  kind: 'note',
  title: '',
  text: '',
  folder,
  tags: [],
  at: Date.now(),
  versions: [],
});
