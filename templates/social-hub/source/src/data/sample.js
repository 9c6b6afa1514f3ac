import { activity, answers, messages, notes, people } from './page.js';

/**
 * The board at the first visit, as `index.html` has it. Times are counted back from the first visit, so that the board is never
 * old. The first of the people has the seat.
 */
const hour = 3_600_000;
const day = 24 * hour;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The next such day, or the one after if it is nearly here, at the full hour. */
function nextDay(now, name, atHour) {
  const date = new Date(now + 2 * day);
  date.setDate(date.getDate() + ((weekdays.indexOf(name) - date.getDay() + 7) % 7));
  date.setHours(atHour, 0, 0, 0);
  return date.getTime();
}

const sizes = { cat: { width: 640, height: 420 }, table: { width: 640, height: 360 } };

/** The photograph of a note, or else its drawing. */
const pictureOf = ({ photo, drawing, alt }) =>
  photo ?? (sizes[drawing] ? { drawing, alt, ...sizes[drawing] } : undefined);

const ago = (now, { ago: hours }) => now - Number(hours) * hour;

const noteOf = (note, now) => ({
  id: note.id,
  by: note.by,
  kind: note.kind,
  title: note.title,
  text: note.text,
  at: ago(now, note),
  when: note.day === 'none' ? undefined : nextDay(now, note.day, Number(note.hour)),
  picture: pictureOf(note),
  tabs: note.tabs,
  replies: answers
    .filter((answer) => answer.note === note.id)
    .map((answer, place) => ({
      id: `${note.id}-${place + 1}`,
      by: answer.by,
      text: answer.text,
      at: ago(now, answer),
    })),
});

const personOf = ({ id, name, home, about, since, photo, ...face }) => ({
  id,
  name,
  home,
  about,
  since,
  picture: photo ?? undefined,
  face: {
    skin: face.skin,
    hair: face.hair,
    shade: face.shade,
    top: face.top,
    extra: face.extra,
    ground: face.ground,
  },
});

/** What is older than a day has been read. */
const seenAt = (now) => ({
  notices: now - 20 * hour,
  letters: Object.fromEntries(people.map(({ id }) => [id, now - day])),
});

export function sampleState(now) {
  const me = people[0].id;
  return {
    board: {
      people: people.map(personOf),
      notes: notes.map((note) => noteOf(note, now)),
      letters: messages.map(({ from, to, text, ...rest }, place) => ({
        id: `l${place + 1}`,
        from,
        to,
        text,
        at: ago(now, rest),
      })),
      notices: activity.map(({ to, from, kind, note, ...rest }, place) => ({
        id: `n${place + 1}`,
        to,
        from,
        kind,
        note: note || undefined,
        at: ago(now, rest),
      })),
      follows: Object.fromEntries(people.map(({ id, follows }) => [id, follows])),
    },
    desk: { me, seen: { [me]: seenAt(now) }, drafts: {} },
  };
}
