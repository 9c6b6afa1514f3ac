/* The page of one's progress: every lesson that was opened, with quiz and notes; all of it to download or to delete. */
document.addEventListener('DOMContentLoaded', () => {
  const { Progress } = window;
  const find = (selector) => document.querySelector(selector);
  const log = find('[data-progress-log]');
  const forget = find('[data-forget]');
  let before = null;
  const lessons = () => Object.entries(Progress.seen()).filter(([, { title }]) => title);

  function show() {
    const seen = lessons();
    const done = Progress.done();
    find('[data-progress-summary]').textContent = seen.length > 0 ? `Opened: ${seen.length}. Finished: ${done.length}.` : '';
    log.replaceChildren(...(seen.length > 0 ? seen.map(cardOf) : [Object.assign(document.createElement('p'), { textContent: log.dataset.empty })]));
    find('[data-download]').hidden = seen.length === 0;
    forget.hidden = seen.length === 0 && !before;
    forget.textContent = before ? 'Undo' : 'Delete progress and notes';
  }

  function cardOf([number, { title, link, score }]) {
    const card = document.createElement('article');
    const heading = document.createElement('h2');
    heading.append(Object.assign(document.createElement('a'), { href: link, textContent: title }));
    const isDone = Progress.done().includes(Number(number));
    const state = [isDone ? 'Done' : 'Not done yet', ...(score ? [`quiz ${score}`] : [])].join(', ');
    card.append(heading, Object.assign(document.createElement('p'), { className: 'quiet', textContent: state }));
    const note = Progress.note(number).trim();
    if (note) card.append(Object.assign(document.createElement('p'), { className: 'note', textContent: note }));
    return card;
  }

  find('[data-download]').addEventListener('click', () => {
    const text = lessons().map(([number, { title }]) => `${title}\n${'='.repeat(title.length)}\n\n${Progress.note(number).trim() || '-'}\n`).join('\n\n');
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: 'notes.txt' }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  });
  forget.addEventListener('click', () => {
    const now = before ? null : Progress.all();
    Progress.setAll(before ?? {});
    before = now;
    show();
  });
  show();
});
