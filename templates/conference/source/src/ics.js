/* A calendar file after RFC 5545: CRLF, folded at 75 bytes, times in UTC, so that any time zone is right. */
const text = (words) => words.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

function fold(line) {
  const out = [];
  let now = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      out.push(now);
      now = ' ';
      bytes = 1;
    }
    now += letter;
    bytes += size;
  }
  return [...out, now].join('\r\n');
}

const stampOf = (date) => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** What a clock in the zone says at a moment, as if it were UTC, in milliseconds. */
function wallAt(moment, zone) {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(moment);
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) => Number(parts.find((part) => part.type === type).value));
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The moment at which a clock in the zone says this. An unknown zone is taken for that of the browser. */
export function momentOf(day, time, zone) {
  const wall = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  try {
    const guess = wall - (wallAt(wall, zone) - wall);
    return new Date(wall - (wallAt(guess, zone) - guess));
  } catch {
    return new Date(`${day}T${time.padStart(5, '0')}`);
  }
}

/** The talks as a calendar; `event` says its name, place and time zone. */
export function calendar(talks, { name, place, zone }, now = new Date()) {
  const host = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`;
  const events = talks.flatMap((talk) => [
    'BEGIN:VEVENT',
    `UID:${talk.id}@${host}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(momentOf(talk.date, talk.start, zone))}`,
    `DTEND:${stampOf(momentOf(talk.date, talk.end, zone))}`,
    `SUMMARY:${text(`${talk.title} (${talk.speaker})`)}`,
    `LOCATION:${text(`${talk.room}, ${place}`)}`,
    `DESCRIPTION:${text(talk.words)}`,
    'END:VEVENT',
  ]);
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(name)}//Schedule//EN`, 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR'].map(fold), ''].join('\r\n');
}
