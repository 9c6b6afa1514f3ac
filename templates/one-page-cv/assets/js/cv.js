/*
 * The tools above the sheet, and the one thing CSS cannot do: making a year long enough for the words.
 * Everything on the sheet is in index.html and is complete without this file.
 */
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  root.classList.remove('no-js');

  const store = {
    get(key) {
      try {
        return localStorage.getItem(`one-page-cv.${key}`);
      } catch {
        return null; // Storage can be switched off; then the system decides.
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`one-page-cv.${key}`, value);
      } catch {
        // Lasts until the page is left.
      }
    },
  };

  let theme = store.get('theme');
  let compact = store.get('density') === 'compact';

  function show() {
    const current = theme ?? (system.matches ? 'dark' : 'light');
    root.dataset.theme = current;
    root.classList.toggle('compact', compact);
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(current === 'dark'));
    document.querySelector('[data-density]')?.setAttribute('aria-pressed', String(compact));
  }

  show();
  system.addEventListener('change', show);

  /** Makes --year as long as the fullest entry needs, so that a longer text stays to scale. */
  function fit() {
    const drawing = document.querySelector('.drawing');
    drawing.style.removeProperty('--year');
    const work = drawing.querySelector('.work');
    const span = Number(drawing.style.getPropertyValue('--now')) - Number(drawing.style.getPropertyValue('--start'));
    const given = work.offsetHeight / span;
    const needed = [...drawing.querySelectorAll('.entry')].map((entry) => {
      const years = Number(entry.style.getPropertyValue('--to')) - Number(entry.style.getPropertyValue('--from'));
      const last = entry.lastElementChild;
      const height = last.getBoundingClientRect().bottom - entry.getBoundingClientRect().top + 14;
      return height / years;
    });
    const year = Math.max(given, ...needed);
    if (year > given) drawing.style.setProperty('--year', `${Math.ceil(year)}px`);
  }

  /** A contact card made from the classes in the page (h-card): name, work, mail, telephone, address. */
  function vcard() {
    const text = (name) => document.querySelector(`.${name}`)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
    const escaped = (value) => value.replace(/([\\;,])/g, '\\$1');
    const [first, ...rest] = text('p-name').split(' ');
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escaped(rest.join(' '))};${escaped(first)};;;`,
      `FN:${escaped(text('p-name'))}`,
      `TITLE:${escaped(text('p-job-title'))}`,
      `EMAIL;TYPE=INTERNET:${text('u-email')}`,
      `TEL;TYPE=CELL:${document.querySelector('.p-tel').getAttribute('href').slice(4)}`,
      `ADR:;;${escaped(text('p-street-address'))};${escaped(text('p-locality'))};;;`,
      'END:VCARD',
      '',
    ].join('\r\n');
  }

  function save(name, type, content) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  let silence;
  function say(words) {
    const place = document.querySelector('[data-said]');
    place.textContent = words;
    clearTimeout(silence);
    silence = setTimeout(() => (place.textContent = ''), 4000);
  }

  async function copyMail() {
    const link = document.querySelector('.u-email');
    try {
      await navigator.clipboard.writeText(link.innerText);
      say(`${link.innerText} is on the clipboard.`);
    } catch {
      // Not allowed, for example when opened from disk: mark it, so that one keystroke copies it.
      getSelection().selectAllChildren(link);
      say('The address is marked: copy it with Ctrl+C or ⌘C.');
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    const on = (name, action) => document.querySelector(`[data-${name}]`).addEventListener('click', action);
    on('print', () => print());
    on('copy', copyMail);
    on('vcard', () => {
      save('rosalind-achterberg.vcf', 'text/vcard', vcard());
      say('The contact card is among your downloads.');
    });
    on('density', () => {
      compact = !compact;
      store.set('density', compact ? 'compact' : 'normal');
      show();
      fit();
    });
    on('theme-switch', () => {
      theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store.set('theme', theme);
      show();
    });
    addEventListener('keydown', (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && event.key.toLowerCase() === 'p') print();
    });
    document.querySelector('[data-scale]').textContent = 'One year is 8 mm on paper';
    show();
    fit();
    document.fonts.ready.then(fit);
    addEventListener('resize', fit);
  });
})();
