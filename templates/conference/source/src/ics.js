/* A calendar file after RFC 5545: CRLF, folded at 75 bytes, times with the zone they belong to. */
const zone = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split('\n');

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

export function calendar(talks, now = new Date()) {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const local = (day, time) => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const events = talks.flatMap((talk) => [
    'BEGIN:VEVENT',
    `UID:${talk.id}@loosescrews.example`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/Brussels:${local(talk.day, talk.start)}`,
    `DTEND;TZID=Europe/Brussels:${local(talk.day, talk.end)}`,
    `SUMMARY:${text(`${talk.title} (${talk.speaker})`)}`,
    `LOCATION:${text(`${talk.room}, Old Tram Depot, Ghent`)}`,
    `DESCRIPTION:${text(talk.words)}`,
    'END:VEVENT',
  ]);
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Loose Screws//Schedule//EN', 'CALSCALE:GREGORIAN', ...zone, ...events, 'END:VCALENDAR'].map(fold), ''].join('\r\n');
}
