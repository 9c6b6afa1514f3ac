/* A lesson: its quiz, its notes, its star. */
(() => {
  const { Progress } = window;
  const find = (selector) => document.querySelector(selector);
  let lesson;

  function check(event) {
    event.preventDefault();
    let right = 0;
    const sets = [...event.target.querySelectorAll('fieldset')];
    for (const set of sets) {
      const chosen = set.querySelector('input:checked');
      const verdict = set.querySelector('[data-verdict]');
      const isRight = chosen?.value === 'right';
      if (isRight) right += 1;
      verdict.className = `verdict ${isRight ? 'is-right' : 'is-wrong'}`;
      verdict.textContent = chosen ? chosen.dataset.says : 'Choose one. Guessing is allowed, it is dark anyway.';
    }
    find('[data-score]').textContent = right === sets.length ? `${right} of ${sets.length}. Get your coat.` : `${right} of ${sets.length}. The remarks say why; change an answer and check again.`;
    const first = sets.find((set) => set.querySelector('.is-wrong'));
    first?.querySelector('input').focus();
  }

  function showDone() {
    const isDone = Progress.done().includes(lesson);
    const button = find('[data-done]');
    button.setAttribute('aria-pressed', String(isDone));
    button.textContent = isDone ? 'Lit. Put it out again' : 'Light this star';
    find('.lesson-head .goal').classList.toggle('is-lit', isDone);
  }

  function save() {
    const title = find('h1').textContent;
    const text = `${title}\n${'='.repeat(title.length)}\n\n${find('[data-notes]').value.trim() || '(no notes yet)'}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `unaided-lesson-${lesson}.txt` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  document.addEventListener('DOMContentLoaded', () => {
    lesson = Number(find('main').dataset.lesson);
    const notes = find('[data-notes]');
    notes.value = Progress.note(lesson);
    notes.addEventListener('input', () => {
      const isKept = Progress.setNote(lesson, notes.value);
      find('[data-kept]').textContent = isKept ? `Kept, ${notes.value.length} characters.` : 'This browser keeps nothing: save your notes as text before you leave.';
    });
    find('[data-quiz]').addEventListener('submit', check);
    find('[data-save]').addEventListener('click', save);
    find('[data-done]').addEventListener('click', () => {
      const done = Progress.done();
      Progress.setDone(done.includes(lesson) ? done.filter((one) => one !== lesson) : [...done, lesson]);
      showDone();
    });
    showDone();
  });
})();
