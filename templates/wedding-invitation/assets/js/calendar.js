/*
 * Makes the calendar file in the browser (RFC 5545), with the ways that the guest has chosen when there are any.
 * Buttons with data-calendar download it; reply.js calls window.calendarFile with the reply.
 */
(() => {
  const { begins, minutes, title, place, note, ways, momentOf } = window.wedding;
  const stamp = (date) => `${new Date(date).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

  // Lines longer than 75 octets are folded.
  function fold(line) {
    let folded = '';
    let octets = 0;
    for (const letter of line) {
      const size = new TextEncoder().encode(letter).length;
      if (octets + size > 75) {
        folded += '\r\n ';
        octets = 1;
      }
      folded += letter;
      octets += size;
    }
    return folded;
  }

  function entry({ id, start, length, summary, where = '', words = '' }) {
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${stamp(begins)}@wedding.example`,
      `DTSTAMP:${stamp(Date.now())}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(start + length * 60_000)}`,
      fold(`SUMMARY:${escape(summary)}`),
      fold(`LOCATION:${escape(where)}`),
      fold(`DESCRIPTION:${escape(words)}`),
      'END:VEVENT',
    ];
  }

  const way = (id, answer) => (answer?.start ? entry({ id, start: momentOf(answer.start), length: 45, summary: `${answer.time} ${answer.name}` }) : []);

  /** The text of an .ics file: the day itself and, with a reply, the ways there and back. */
  window.calendarFile = ({ out, back } = {}) => {
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wedding//Invitation//EN',
      ...way('out', ways.out[out]),
      ...entry({ id: 'day', start: begins, length: minutes, summary: title, where: place, words: note }),
      ...way('back', ways.back[back]),
      'END:VCALENDAR',
    ];
    return `${lines.join('\r\n')}\r\n`;
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
      window.saveFile('wedding.ics', 'text/calendar', window.calendarFile());
      document.querySelector('[data-calendar-told]').textContent = 'Calendar file downloaded.';
    });
  }
})();
