import { layGrid, minutesOf } from './grid.js';
import { calendar } from './ics.js';
import { readKept, writeKept } from './store.js';

/* The talks are read from the page itself, so the page is complete without this. */
function readTalk(article) {
  const words = (name) => article.querySelector(`[data-${name}]`).textContent.trim();
  const { number, day, track } = article.dataset;
  const { date, short } = article.closest('[data-day-of]').dataset;
  const texts = Object.fromEntries(['title', 'speaker', 'room', 'words', 'start', 'end'].map((name) => [name, words(name)]));
  return { article, id: article.id, number, day, date, short, track, ...texts, level: words('level-name') };
}

export function startSchedule(root) {
  layGrid(root);
  const talks = [...root.querySelectorAll('.talk')].map(readTalk);
  const byId = new Map(talks.map((talk) => [talk.id, talk]));
  const find = (name) => document.querySelector(`[data-${name}]`);
  const [form, said, list, dialog] = ['filter', 'said', 'mine', 'talk'].map(find);
  const { event: name, place, zone } = document.body.dataset;
  const event = { name, place, zone };
  offerLevels(form.elements.namedItem('level'), talks);
  for (const { article, title } of talks) article.querySelector('.keep').setAttribute('aria-label', `Save ${title}`);
  let kept = readKept().filter((id) => byId.has(id));
  let before = null; // what was kept before it was emptied

  const clashes = (talk) => kept.map((id) => byId.get(id)).filter((other) => other !== talk && other.day === talk.day && minutesOf(other.start) < minutesOf(talk.end) && minutesOf(talk.start) < minutesOf(other.end));
  const inOrder = () => kept.map((id) => byId.get(id)).sort((a, b) => a.day.localeCompare(b.day) || minutesOf(a.start) - minutesOf(b.start));
  const make = (tag, cls, words = '') => Object.assign(document.createElement(tag), { className: cls, textContent: words });

  function toggle(id) {
    const talk = byId.get(id);
    const has = kept.includes(id);
    kept = has ? kept.filter((other) => other !== id) : [...kept, id];
    writeKept(kept);
    const hits = has ? [] : clashes(talk);
    said.textContent = has ? `Removed: ${talk.title}.` : hits.length ? `Saved, but it clashes with ${hits.map((hit) => hit.title).join(' and ')}.` : `Saved: ${talk.title}.`;
    show();
  }

  function line(talk) {
    const item = make('li', 'border-t-2 border-blue py-3 flex gap-4 items-start');
    const main = make('div', 'flex-1 min-w-0');
    const link = make('a', 'link font-bold', talk.title);
    link.href = `#${talk.id}`;
    main.append(make('p', 'part', `${talk.short} ${talk.start}–${talk.end}, ${talk.room}`), link);
    for (const hit of clashes(talk)) main.append(make('p', 'text-wrong font-semibold', `Clashes with ${hit.title}, ${hit.start}–${hit.end}`));
    const drop = make('button', 'quiet no-print', 'Remove');
    drop.type = 'button';
    drop.setAttribute('aria-label', `Remove ${talk.title}`);
    drop.addEventListener('click', () => {
      toggle(talk.id);
      find('mine-title').focus();
    });
    item.append(main, drop);
    return item;
  }

  function show() {
    const chosen = new FormData(form);
    const [day, track, level, only] = ['day', 'track', 'level', 'only'].map((name) => chosen.get(name));
    let shown = 0;
    for (const talk of talks) {
      const visible = (track === 'all' || talk.track === track) && (level === 'all' || talk.level === level) && (!only || kept.includes(talk.id));
      talk.article.hidden = !visible;
      if (visible && (day === 'both' || talk.day === day)) shown++;
      const keep = talk.article.querySelector('.keep');
      keep.setAttribute('aria-pressed', String(kept.includes(talk.id)));
      talk.article.classList.toggle('mine', kept.includes(talk.id));
    }
    const filtered = Boolean(only) || track !== 'all' || level !== 'all';
    for (const section of root.querySelectorAll('[data-day-of]')) {
      section.hidden = day !== 'both' && section.dataset.dayOf !== day;
      section.querySelector('.day').classList.toggle('as-list', filtered);
    }
    find('count').textContent = shown === talks.length ? `Showing all ${shown}` : `Showing ${shown} of ${talks.length}`;
    find('none').hidden = shown > 0;
    list.replaceChildren(...inOrder().map(line));
    const bad = inOrder().filter((talk) => clashes(talk).length).length;
    find('mine-title').textContent = kept.length ? `My schedule: ${kept.length}` : 'My schedule';
    find('mine-none').hidden = kept.length > 0;
    find('mine-clash').textContent = bad ? `${bad} of these overlap.` : '';
    for (const button of document.querySelectorAll('[data-export], [data-empty]')) button.hidden = !kept.length;
    find('undo').hidden = !before;
    if (dialog.open) showKeep(dialog.dataset.talk);
  }

  function showKeep(id) {
    const button = dialog.querySelector('[data-dialog-keep]');
    button.textContent = kept.includes(id) ? 'Remove from my schedule' : 'Save to my schedule';
    const hits = clashes(byId.get(id));
    dialog.querySelector('[data-dialog-clash]').textContent = hits.length ? `Overlaps with ${hits.map((hit) => hit.title).join(' and ')}.` : '';
  }

  function open(id) {
    const talk = byId.get(id);
    const put = (name, words) => { dialog.querySelector(`[data-dialog-${name}]`).textContent = words; };
    dialog.dataset.talk = id;
    put('number', talk.number);
    put('title', talk.title);
    put('when', `${talk.article.closest('[data-day-of]').querySelector('h2').textContent}, ${talk.start}–${talk.end}, ${talk.room}`);
    put('who', `${talk.speaker}. ${talk.level}.`);
    put('words', talk.words);
    showKeep(id);
    if (!dialog.open) dialog.showModal();
  }

  function follow() {
    const id = location.hash.slice(1);
    if (byId.has(id)) open(id);
    else if (dialog.open) dialog.close();
  }

  root.addEventListener('click', ({ target }) => {
    const keep = target.closest('.keep');
    if (keep) toggle(keep.closest('.talk').id);
  });
  dialog.querySelector('[data-dialog-keep]').addEventListener('click', () => toggle(dialog.dataset.talk));
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => {
    const talk = byId.get(dialog.dataset.talk);
    history.replaceState(null, '', location.pathname + location.search);
    talk.article.querySelector('h3 a').focus({ preventScroll: true });
  });
  addEventListener('hashchange', follow);
  form.addEventListener('change', show);
  form.addEventListener('reset', () => setTimeout(show));
  form.addEventListener('submit', (event) => event.preventDefault());

  find('export').addEventListener('click', () => {
    const file = URL.createObjectURL(new Blob([calendar(inOrder(), event)], { type: 'text/calendar;charset=utf-8' }));
    Object.assign(document.createElement('a'), { href: file, download: 'schedule.ics' }).click();
    setTimeout(() => URL.revokeObjectURL(file), 10000);
    said.textContent = 'Calendar file downloaded.';
  });
  find('empty').addEventListener('click', () => {
    before = kept;
    kept = [];
    writeKept(kept);
    said.textContent = 'All removed.';
    show();
    find('undo').focus();
  });
  find('undo').addEventListener('click', () => {
    kept = [...new Set([...before, ...kept])];
    before = null;
    writeKept(kept);
    said.textContent = 'Restored.';
    show();
    find('mine-title').focus();
  });
  find('print').addEventListener('click', () => print());

  show();
  follow();
}

/** Each level that a talk names, once. */
function offerLevels(select, talks) {
  for (const level of new Set(talks.map((talk) => talk.level))) select.append(new Option(level, level));
}
