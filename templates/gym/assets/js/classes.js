/* "Times and booking" leads to the timetable with that kind of class alone. */
for (const link of document.querySelectorAll('[data-times]')) {
  const { kind } = link.closest('[data-kind]').dataset;
  link.href = `timetable.html?kind=${encodeURIComponent(kind)}`;
}
