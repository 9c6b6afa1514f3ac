/** What can be read off the state without changing it. */
const seenOf = (desk) => desk.seen[desk.me] ?? {};

export const noticesOf = ({ notices }, { me }) => notices.filter(({ to }) => to === me).sort((a, b) => b.at - a.at);

export const unreadNotices = (board, desk) =>
  noticesOf(board, desk).filter(({ at }) => at > (seenOf(desk).notices ?? 0)).length;

/** All conversations of the one who sits here, the newest first, with what is unread in each. */
export function talksOf(board, desk) {
  const talks = new Map();
  for (const letter of board.letters) {
    if (letter.from !== desk.me && letter.to !== desk.me) continue;
    const other = letter.from === desk.me ? letter.to : letter.from;
    const talk = talks.get(other) ?? { other, letters: [], unread: 0 };
    talk.letters.push(letter);
    if (letter.to === desk.me && letter.at > (seenOf(desk).letters?.[other] ?? 0)) talk.unread += 1;
    talks.set(other, talk);
  }
  return [...talks.values()].sort((a, b) => b.letters.at(-1).at - a.letters.at(-1).at);
}

export const unreadLetters = (board, desk) => talksOf(board, desk).reduce((sum, { unread }) => sum + unread, 0);

/** Every word must occur somewhere in the note, its answers or the names. */
export function findNotes(board, words, nameOf) {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return board.notes;
  return board.notes.filter((note) => {
    const text = [note.title, note.text, nameOf(note.by), ...note.replies.flatMap(({ by, text }) => [nameOf(by), text])]
      .join(' ')
      .toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

const minute = 60_000;
/** 'just now', '5 min', '3 h', 'yesterday', '12 Nov'. */
export function ago(at, now = Date.now()) {
  const passed = now - at;
  if (passed < minute) return 'just now';
  if (passed < 60 * minute) return `${Math.floor(passed / minute)} min ago`;
  const then = new Date(at);
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return `${Math.floor(passed / (60 * minute))} h ago`;
  const yesterday = new Date(now - 24 * 60 * minute);
  if (then.toDateString() === yesterday.toDateString()) return 'yesterday';
  return then.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}

export const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
