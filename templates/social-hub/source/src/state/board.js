import { kindNames } from '../data/page.js';

/**
 * What hangs on the board and what was written between neighbours. Everything here is shared by all members and can be
 * undone. Who sits at the screen, what they have read and what they are still writing is in desk.js.
 *
 *   people    [{ id, name, home, about, since, face, picture? }]
 *   notes     [{ id, by, kind, title, text, at, when?, picture?, tabs: [person id], replies: [{ id, by, text, at }] }]
 *   letters   [{ id, from, to, text, at }]
 *   notices   [{ id, to, from, kind: 'tab' | 'reply' | 'follow', note?, at }]
 *   follows   { person id: [person id] }
 */
export const kinds = {
  offer: { label: kindNames.offer, paper: 'linden' },
  wanted: { label: kindNames.wanted, paper: 'yellow' },
  headsup: { label: kindNames.headsup, paper: 'tomato' },
  together: { label: kindNames.together, paper: 'white' },
  found: { label: kindNames.found, paper: 'mint' },
};

export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7);

/** Everybody but the one who did it hears of it, once. */
const notify = (board, notice) =>
  notice.to === notice.from ? board.notices : [{ id: newId(), ...notice }, ...board.notices].slice(0, 300);

const changeNote = (board, id, change) => ({
  ...board,
  notes: board.notes.map((note) => (note.id === id ? { ...note, ...change(note) } : note)),
});

const toggle = (list, one) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

export function boardReducer(board, action) {
  switch (action.type) {
    case 'pin':
      return { ...board, notes: [{ tabs: [], replies: [], ...action.note }, ...board.notes] };

    case 'rewrite':
      return changeNote(board, action.id, () => ({ ...action.change, editedAt: action.at }));

    case 'takeDown':
      return {
        ...board,
        notes: board.notes.filter((note) => note.id !== action.id),
        notices: board.notices.filter((notice) => notice.note !== action.id),
      };

    case 'tear': {
      const note = board.notes.find((one) => one.id === action.id);
      if (!note) return board;
      const isTaken = !note.tabs.includes(action.by);
      const next = changeNote(board, note.id, () => ({ tabs: toggle(note.tabs, action.by) }));
      const isHeardOf = board.notices.some(
        (notice) => notice.kind === 'tab' && notice.note === note.id && notice.from === action.by,
      );
      if (!isTaken || isHeardOf) return next;
      return {
        ...next,
        notices: notify(board, { to: note.by, from: action.by, kind: 'tab', note: note.id, at: action.at }),
      };
    }

    case 'reply': {
      const note = board.notes.find((one) => one.id === action.note);
      if (!note) return board;
      const reply = { id: newId(), by: action.by, text: action.text, at: action.at };
      const next = changeNote(board, note.id, () => ({ replies: [...note.replies, reply] }));
      // The one who pinned the note, and all who have answered before.
      const listeners = new Set([note.by, ...note.replies.map(({ by }) => by)]);
      let { notices } = board;
      for (const to of listeners)
        notices = notify({ notices }, { to, from: action.by, kind: 'reply', note: note.id, at: action.at });
      return { ...next, notices };
    }

    case 'removeReply':
      return changeNote(board, action.note, ({ replies }) => ({
        replies: replies.filter(({ id }) => id !== action.id),
      }));

    case 'follow': {
      const before = board.follows[action.by] ?? [];
      const after = toggle(before, action.who);
      const notices =
        after.length > before.length
          ? notify(board, { to: action.who, from: action.by, kind: 'follow', at: action.at })
          : board.notices;
      return { ...board, follows: { ...board.follows, [action.by]: after }, notices };
    }

    case 'write':
      return { ...board, letters: [...board.letters, { id: newId(), ...action.letter }] };

    case 'profile':
      return {
        ...board,
        people: board.people.map((one) => (one.id === action.id ? { ...one, ...action.change } : one)),
      };

    case 'replace':
      return action.board;

    default:
      return board;
  }
}
