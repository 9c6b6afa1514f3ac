/*
 * Makes the calendar file in the browser (RFC 5545), with the boats the guest has chosen when there are any.
 * Buttons with data-calendar download it; reply.js calls window.calendarFile with the boats of the reply.
 */
(() => {
  const { begins, boats } = window.wedding;
  const stamp = (date) => `${new Date(date).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

  // Lines longer than 75 octets are folded; everything here is plain enough to count characters.
  const fold = (line) => line.replace(/(.{72})(?=.)/g, '$1\r\n ');

  function entry({ id, start, minutes, title, place, note }) {
    const end = new Date(Date.parse(start) + minutes * 60000);
    return [
      'BEGIN:VEVENT',
      `UID:${id}@inchlarig.example`,
      `DTSTAMP:${stamp(Date.now())}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      `SUMMARY:${escape(title)}`,
      `LOCATION:${escape(place)}`,
      `DESCRIPTION:${escape(note)}`,
      'END:VEVENT',
    ];
  }

  /** The text of an .ics file: the ceremony and, when given, the boats out and back. */
  window.calendarFile = ({ out = 'B', back = 'E' } = {}) => {
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rhona and Ansel//Invitation//EN',
      ...entry({
        id: 'boat-out',
        start: boats[out].start,
        minutes: 45,
        title: `${boats[out].name}: Carrick Quay to Inchlarig`,
        place: 'Carrick Quay',
        note: 'Be on the quay fifteen minutes before. Your name is on the purser’s list.',
      }),
      ...entry({
        id: 'ceremony',
        start: begins,
        minutes: 590,
        title: 'Wedding of Rhona and Ansel',
        place: 'Kirk of St Ebba, Isle of Inchlarig',
        note: '14.00 ceremony, 15.30 dinner in the boat shed, 20.00 ceilidh. Flat shoes.',
      }),
      ...entry({
        id: 'boat-back',
        start: boats[back].start,
        minutes: 45,
        title: `${boats[back].name}: Inchlarig to Carrick Quay`,
        place: 'Inchlarig Pier',
        note: 'The boat does not wait, not even for the couple.',
      }),
      'END:VCALENDAR',
    ];
    return `${lines.map(fold).join('\r\n')}\r\n`;
  };

  /** Hands a text to the visitor as a file. */
  window.saveFile = (name, type, text) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };

  for (const button of document.querySelectorAll('[data-calendar]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      window.saveFile('rhona-and-ansel.ics', 'text/calendar', window.calendarFile());
      document.querySelector('[data-calendar-told]').textContent =
        'rhona-and-ansel.ics is in your downloads, with boats B and E. Reply first and it will have your own.';
    });
  }
})();
