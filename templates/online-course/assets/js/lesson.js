/* A lesson: its quiz, its notes, and whether it is done. */
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
      const isRight = chosen?.value === 'yes';
      if (isRight) right += 1;
      verdict.className = `verdict ${isRight ? 'is-right' : 'is-wrong'}`;
      verdict.textContent = chosen ? chosen.dataset.says : 'Choose an answer.';
    }
    const score = find('[data-score]');
    score.textContent = `${right} of ${sets.length}. ${right === sets.length ? score.dataset.all : score.dataset.some}`;
    Progress.see(lesson, { score: `${right} of ${sets.length}` });
    const first = sets.find((set) => set.querySelector('.is-wrong'));
    first?.querySelector('input').focus();
  }

  function showDone() {
    const isDone = Progress.done().includes(lesson);
    const button = find('[data-done]');
    button.setAttribute('aria-pressed', String(isDone));
    button.textContent = isDone ? 'Done. Mark as not done' : 'Mark as done';
    find('.lesson-head .goal').classList.toggle('is-lit', isDone);
  }

  function save() {
    const title = find('h1').textContent;
    const text = `${title}\n${'='.repeat(title.length)}\n\n${find('[data-notes]').value.trim() || '-'}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `lesson-${lesson}.txt` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  document.addEventListener('DOMContentLoaded', () => {
    lesson = Number(find('main').dataset.lesson);
    Progress.see(lesson, { title: find('h1').textContent.trim(), link: `lesson-${lesson}.html` });
    const notes = find('[data-notes]');
    notes.value = Progress.note(lesson);
    notes.addEventListener('input', () => {
      const isKept = Progress.setNote(lesson, notes.value);
      find('[data-kept]').textContent = isKept ? 'Saved in this browser.' : 'This browser stores nothing here: download your notes before you leave.';
    });
    const quiz = find('[data-quiz]');
    // Each question is a group of its own, however many there are.
    quiz?.querySelectorAll('fieldset').forEach((set, index) => {
      for (const input of set.querySelectorAll('input')) input.name = `q${index + 1}`;
    });
    quiz?.addEventListener('submit', check);
    find('[data-save]').addEventListener('click', save);
    find('[data-done]').addEventListener('click', () => {
      const done = Progress.done();
      Progress.setDone(done.includes(lesson) ? done.filter((one) => one !== lesson) : [...done, lesson]);
      showDone();
    });
    showDone();
  });
})();
