import { readShows } from './shows.js';
import { keep, recall } from './store.js';

const speeds = [0.75, 1, 1.25, 1.5, 2];
const showOf = (element) => element.closest('[data-show]').dataset.show;
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/* The dock at the foot of the page plays one show at a time; everything with data-play or data-at speaks to it. */
export function startPlayer(dock) {
  const shows = readShows();
  const artist = document.querySelector('[data-show-name]').textContent;
  const part = (name) => dock.querySelector(`[data-${name}]`);
  const audio = new Audio();
  audio.preload = 'none';
  let name = '';
  let waiting = 0; // where to begin once the length is known
  let failed = false;

  const place = () => (audio.readyState ? audio.currentTime : waiting);
  const length = () => shows[name].seconds;
  const chapterAt = (seconds) => shows[name].chapters.findLastIndex(({ from }) => from <= seconds + 0.05);

  function load(next) {
    if (next === name) return;
    name = next;
    failed = false;
    waiting = recall(`at-${name}`, 0);
    if (waiting > length() - 2) waiting = 0;
    audio.src = shows[name].sound;
    audio.playbackRate = Number(part('speed').value);
    keep('last', name);
    part('title').textContent = shows[name].title;
    part('seek').max = length();
    part('length').textContent = clock(length());
    part('ticks').replaceChildren(...shows[name].chapters.slice(1).map(({ from }) => {
      const tick = document.createElement('i');
      tick.style.left = `${(from / length()) * 100}%`;
      return tick;
    }));
    if ('mediaSession' in navigator) {
      navigator.mediaSession.metadata = new MediaMetadata({ title: shows[name].title, artist, album: shows[name].line });
    }
    show();
  }

  function seek(seconds) {
    const to = Math.min(Math.max(0, seconds), length() - 0.2);
    waiting = to;
    if (audio.readyState) audio.currentTime = to;
    keep(`at-${name}`, Math.round(to * 10) / 10);
    show();
  }

  async function play() {
    if (failed) audio.load();
    failed = false;
    try {
      await audio.play();
    } catch (error) {
      if (error.name !== 'AbortError') fail();
    }
  }

  function fail() {
    failed = true;
    part('now-chapter').textContent = 'This sound could not be loaded. Press play to try again.';
    show();
  }

  const toggle = () => (audio.paused ? play() : audio.pause());
  function chapter(step) {
    const now = chapterAt(place());
    const back = step < 0 && place() - shows[name].chapters[now].from > 2 ? 0 : step;
    seek(shows[name].chapters[Math.min(Math.max(0, now + back), shows[name].chapters.length - 1)].from);
  }
  function speed(step) {
    const now = speeds.indexOf(Number(part('speed').value));
    part('speed').value = String(speeds[Math.min(Math.max(0, now + step), speeds.length - 1)]);
    part('speed').dispatchEvent(new Event('change'));
  }

  function show() {
    const at = place();
    const index = chapterAt(at);
    const { name: title, light } = shows[name].chapters[index];
    dock.dataset.playing = String(!audio.paused);
    part('toggle').setAttribute('aria-label', `${audio.paused ? 'Play' : 'Pause'}: ${shows[name].title}`);
    part('now').textContent = clock(at);
    part('seek').value = at;
    part('seek').style.setProperty('--done', `${(at / length()) * 100}%`);
    part('seek').setAttribute('aria-valuetext', `${clock(at)} of ${clock(length())}, ${title}`);
    if (!failed) part('now-chapter').textContent = title;
    for (const button of document.querySelectorAll('[data-play]')) {
      const on = showOf(button) === name && !audio.paused;
      button.setAttribute('aria-pressed', String(on));
    }
    for (const list of document.querySelectorAll('[data-lines]')) {
      const lines = [...list.querySelectorAll('[data-at]')];
      const current = showOf(list) === name && (at > 0 || !audio.paused) ? lines.findLast((line) => Number(line.dataset.at) <= at + 0.05) : undefined;
      for (const line of lines) line.firstElementChild.setAttribute('aria-current', String(line === current));
    }
    const lit = light || name;
    for (const lamp of document.querySelectorAll('[data-lamp]')) lamp.classList.toggle('on', !audio.paused && lamp.dataset.lamp === lit);
  }

  audio.addEventListener('loadedmetadata', () => { if (waiting) audio.currentTime = waiting; });
  audio.addEventListener('timeupdate', () => {
    show();
    if (!audio.paused) keep(`at-${name}`, Math.round(audio.currentTime * 10) / 10);
  });
  audio.addEventListener('play', show);
  audio.addEventListener('pause', show);
  audio.addEventListener('ended', () => seek(0));
  audio.addEventListener('error', fail);

  part('toggle').addEventListener('click', toggle);
  part('back').addEventListener('click', () => seek(place() - 10));
  part('on').addEventListener('click', () => seek(place() + 10));
  part('seek').addEventListener('input', () => seek(Number(part('seek').value)));
  part('speed').addEventListener('change', () => {
    audio.playbackRate = Number(part('speed').value);
    keep('speed', part('speed').value);
  });
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-play]');
    const line = event.target.closest('[data-at]');
    if (button) {
      const same = showOf(button) === name;
      load(showOf(button));
      if (same) toggle(); else play();
    } else if (line) {
      load(showOf(line));
      seek(Number(line.dataset.at));
      play();
    }
  });

  const keys = dock.querySelector('[data-keys]');
  const use = keys.querySelector('[data-use-keys]');
  use.checked = recall('keys', true);
  use.addEventListener('change', () => keep('keys', use.checked));
  part('help').addEventListener('click', () => keys.showModal());
  const doing = { k: toggle, j: () => seek(place() - 10), l: () => seek(place() + 10), ',': () => chapter(-1), '.': () => chapter(1), '[': () => speed(-1), ']': () => speed(1), '?': () => keys.showModal() };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input:not([type="range"]), textarea, select, dialog')) return;
    if (use.checked && doing[event.key]) {
      event.preventDefault();
      doing[event.key]();
    }
  });

  part('speed').value = String(recall('speed', '1'));
  if (!part('speed').value) part('speed').value = '1';
  const [first] = Object.keys(shows);
  const last = recall('last', first);
  load(shows[last] ? last : first);
}
