/*
 * The tools above the sheet: print, copy, contact card, compact, dark. Each is there only while the sheet has what it
 * needs.
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

  // The browser's bar takes the colour of the desk.
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bar);

  let theme = store.get('theme');
  let compact = store.get('density') === 'compact';

  function show() {
    const current = theme ?? (system.matches ? 'dark' : 'light');
    root.dataset.theme = current;
    root.classList.toggle('compact', compact);
    if (document.body) bar.content = getComputedStyle(document.body).backgroundColor;
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(current === 'dark'));
    document.querySelector('[data-density]')?.setAttribute('aria-pressed', String(compact));
  }

  show();
  system.addEventListener('change', show);

  /** A contact card made from the classes in the page (h-card): name, work, mail, telephone, address. */
  function vcard() {
    const text = (name) => document.querySelector(`.${name}`)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
    const escaped = (value) => value.replace(/([\\;,])/g, '\\$1');
    const names = text('p-name').split(' ');
    const last = names.pop();
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escaped(last)};${escaped(names.join(' '))};;;`,
      `FN:${escaped(text('p-name'))}`,
      `TITLE:${escaped(text('p-job-title'))}`,
      ...(text('u-email') ? [`EMAIL;TYPE=INTERNET:${text('u-email')}`] : []),
      ...(text('p-tel') ? [`TEL;TYPE=CELL:${text('p-tel').replace(/[^\d+]/g, '')}`] : []),
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

  const english = {
    copied: (address) => `${address} is on the clipboard.`,
    marked: 'The address is marked: copy it with Ctrl+C or ⌘C.',
    saved: 'The contact card is among your downloads.',
  };
  const german = {
    copied: (address) => `${address} ist in der Zwischenablage.`,
    marked: 'Die Adresse ist markiert: Kopieren Sie sie mit Strg+C oder ⌘C.',
    saved: 'Die Visitenkarte liegt bei Ihren Downloads.',
  };
  /** In the language of the page; another language needs a list of its own here. */
  const words = root.lang.startsWith('de') ? german : english;

  let silence;
  function say(sentence) {
    const place = document.querySelector('[data-said]');
    place.textContent = sentence;
    clearTimeout(silence);
    silence = setTimeout(() => (place.textContent = ''), 4000);
  }

  async function copyMail() {
    const link = document.querySelector('.u-email');
    try {
      await navigator.clipboard.writeText(link.innerText);
      say(words.copied(link.innerText));
    } catch {
      // Not allowed, for example when opened from disk: mark it, so that one keystroke copies it.
      getSelection().selectAllChildren(link);
      say(words.marked);
    }
  }

  /** The name of a file: that of the person, in plain letters. */
  function fileName() {
    const name = document.querySelector('.p-name').innerText.normalize('NFD').replace(/\p{M}/gu, '');
    return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'contact';
  }

  document.addEventListener('DOMContentLoaded', () => {
    const on = (name, action) => document.querySelector(`[data-${name}]`)?.addEventListener('click', action);
    on('print', () => print());
    on('copy', copyMail);
    on('vcard', () => {
      save(`${fileName()}.vcf`, 'text/vcard', vcard());
      say(words.saved);
    });
    on('density', () => {
      compact = !compact;
      store.set('density', compact ? 'compact' : 'normal');
      show();
      dispatchEvent(new Event('cv:density'));
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
    // A life in many words is set smaller.
    root.classList.toggle('long', (document.querySelector('.role')?.textContent.length ?? 0) > 160);
    show();
  });
})();
