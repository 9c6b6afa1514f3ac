/* The syllabus: numbers its lessons, lights those that are finished, in the list and on the chart, and says how many. */
document.addEventListener('DOMContentLoaded', () => {
  const { Progress } = window;
  const items = [...document.querySelectorAll('[data-lesson]')];
  const done = Progress.done().filter((lesson) => lesson <= items.length);
  items.forEach((item, index) => item.classList.toggle('is-lit', done.includes(index + 1)));
  for (const goal of document.querySelectorAll('[data-goal]')) {
    const lesson = Number(goal.dataset.goal);
    goal.toggleAttribute('hidden', lesson > items.length);
    goal.classList.toggle('is-lit', done.includes(lesson));
  }
  document.querySelector('[data-progress]').textContent = done.length > 0 ? `Finished: ${done.length} of ${items.length}.` : '';
  document.querySelector('[data-progress-link]').hidden = Object.keys(Progress.seen()).length === 0;
});
