/* All dates of the page as a file for calendars: town, venue and hour as they stand there; each evening lasts two hours. */
(() => {
  const button = document.querySelector('[data-calendar]');
  const name = document.querySelector('.home').textContent.trim();
  const escaped = (text) => text.trim().replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
  const stamp = (date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '');

  /** An hour without a zone is that of the place: it is written without one. */
  function times(text) {
    if (!text.includes('T')) return [`DTSTART;VALUE=DATE:${text.replaceAll('-', '')}`];
    const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(text);
    const start = new Date(hasZone ? text : `${text}Z`);
    const end = new Date(start.getTime() + 2 * 3600_000);
    return [`DTSTART:${stamp(start)}${hasZone ? 'Z' : ''}`, `DTEND:${stamp(end)}${hasZone ? 'Z' : ''}`];
  }

  function eventOf(date, at) {
    const town = date.querySelector('h3').textContent;
    const venue = date.querySelector('.where').textContent;
    const when = date.querySelector('time').dateTime;
    return ['BEGIN:VEVENT', `UID:${when.replace(/\W/g, '')}-${at + 1}@${location.hostname || 'page.example'}`, `DTSTAMP:${stamp(new Date())}Z`, ...times(when), `SUMMARY:${escaped(name)}\\, ${escaped(town)}`, `LOCATION:${escaped(venue)}\\, ${escaped(town)}`, 'END:VEVENT'];
  }

  button.addEventListener('click', () => {
    const dates = [...document.querySelectorAll('.date:not([data-state="cancelled"])')];
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Band//Dates//EN', ...dates.flatMap(eventOf), 'END:VCALENDAR', ''];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/calendar' }));
    link.download = 'dates.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  });
})();
