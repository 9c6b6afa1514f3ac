/* The proof: the frame, its width and ruler, and the console under it. */
window.Overprint = window.Overprint || {};
Overprint.Proof = class Proof {
  static least = 240;
  static most = 1600;

  constructor({ onWidth, onGoTo }) {
    const find = (name) => document.querySelector(`[data-${name}]`);
    this.onWidth = onWidth;
    this.onGoTo = onGoTo;
    this.stage = find('stage');
    this.sheet = find('sheet');
    this.frame = find('frame');
    this.edge = find('edge');
    this.ruler = find('ruler');
    this.log = find('log');
    this.scroll = find('scroll');
    this.counts = document.querySelector('[data-put="counts"]');
    this.run = 0;
    this.wide = 0;
    this.asked = [];
    addEventListener('message', (event) => this.#hear(event));
    new ResizeObserver(() => this.layOut()).observe(this.stage);
    new MutationObserver(() => this.#rule()).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.#drag();
    find('ask').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask(find('ask').querySelector('input'));
    });
    find('ask').querySelector('input').addEventListener('keydown', (event) => this.#recall(event));
  }

  /** Prints the project anew. */
  print(project) {
    this.run += 1;
    this.clear();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { page, scriptLine } = Overprint.frame.build(project, this.run, isStill);
    this.scriptLine = scriptLine;
    this.scriptLength = project.js.split('\n').length;
    this.frame.srcdoc = page;
  }

  /** 0 fits the room there is. */
  setWidth(width) {
    this.wide = width;
    this.layOut();
    this.onWidth(width);
  }

  get room() {
    const style = getComputedStyle(this.stage);
    return this.stage.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  }

  layOut() {
    const room = this.room;
    if (room <= 0) return;
    const width = this.wide || Math.round(room);
    const scale = Math.min(1, room / width);
    this.width = width;
    this.sheet.style.width = `${Math.round(width * scale)}px`;
    this.frame.style.width = `${width}px`;
    this.frame.style.height = `${100 / scale}%`;
    this.frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    this.edge.setAttribute('aria-valuenow', String(width));
    this.edge.setAttribute('aria-valuetext', `${width} pixels${scale < 1 ? `, shown at ${Math.round(scale * 100)} percent` : ''}`);
    this.scale = scale;
    this.#rule();
    this.onLayOut?.(width, scale);
  }

  #rule() {
    const box = this.ruler.parentElement.getBoundingClientRect();
    const dense = devicePixelRatio || 1;
    this.ruler.width = box.width * dense;
    this.ruler.height = box.height * dense;
    const pen = this.ruler.getContext('2d');
    const start = this.sheet.getBoundingClientRect().left - box.left;
    pen.scale(dense, dense);
    pen.fillStyle = getComputedStyle(this.ruler).color;
    pen.font = '9px "Century Gothic", "URW Gothic", Futura, sans-serif';
    for (let at = 0; at <= this.width; at += 10) {
      const x = Math.round(start + at * this.scale);
      const isLong = at % 100 === 0;
      if (this.scale < 0.6 && at % 50 !== 0) continue;
      pen.fillRect(x, box.height - (isLong ? 12 : at % 50 === 0 ? 7 : 4), 1, 12);
      if (isLong && at < this.width - 20) pen.fillText(String(at), x + 3, 11);
    }
  }

  #drag() {
    const { edge } = this;
    const set = (width) => this.setWidth(Math.round(Math.max(Proof.least, Math.min(Proof.most, width))));
    edge.addEventListener('pointerdown', (event) => {
      edge.setPointerCapture(event.pointerId);
      this.frame.style.pointerEvents = 'none';
      const from = event.clientX;
      const width = this.width;
      // The sheet is centred: its edge moves half as far as its width changes.
      const move = (now) => set(width + (now.clientX - from) * 2);
      const stop = () => {
        this.frame.style.pointerEvents = '';
        edge.removeEventListener('pointermove', move);
        edge.removeEventListener('lostpointercapture', stop);
      };
      edge.addEventListener('pointermove', move);
      edge.addEventListener('lostpointercapture', stop);
    });
    edge.addEventListener('keydown', (event) => {
      const step = event.shiftKey ? 100 : 10;
      const width = {
        ArrowLeft: this.width - step,
        ArrowDown: this.width - step,
        ArrowRight: this.width + step,
        ArrowUp: this.width + step,
        Home: Proof.least,
        End: Proof.most,
      }[event.key];
      if (width === undefined) return;
      event.preventDefault();
      set(width);
    });
  }

  #hear({ source, data }) {
    if (source !== this.frame.contentWindow || data?.overprint !== this.run) return;
    if (data.kind === 'clear') this.clear();
    if (data.kind !== 'log') return;
    const line = data.line - this.scriptLine;
    const isOurs = data.line && line >= 1 && line <= this.scriptLength;
    this.write(data.level, String(data.text), isOurs ? line : 0);
  }

  /** Adds a line; the same one again is counted instead. */
  write(level, text, line = 0) {
    const last = this.log.lastElementChild;
    if (last && last.dataset.level === level && last.firstChild.textContent === text && level !== 'asked') {
      const times = Number(last.dataset.times || 1) + 1;
      last.dataset.times = String(times);
      return;
    }
    const item = document.createElement('li');
    item.dataset.level = level;
    const words = document.createElement('span');
    words.textContent = text;
    item.append(words);
    if (line) {
      const link = document.createElement('button');
      link.type = 'button';
      link.textContent = `JS line ${line}`;
      link.addEventListener('click', () => this.onGoTo(line));
      item.append(link);
    }
    const atEnd = this.scroll.scrollHeight - this.scroll.scrollTop - this.scroll.clientHeight < 40;
    this.log.append(item);
    if (this.log.children.length > 400) this.log.firstElementChild.remove();
    if (atEnd) this.scroll.scrollTop = this.scroll.scrollHeight;
    this.#count();
  }

  clear() {
    this.log.replaceChildren();
    this.#count();
  }

  #count() {
    const errors = this.log.querySelectorAll('[data-level="error"]').length;
    this.counts.textContent = errors ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : '';
    this.counts.dataset.bad = String(errors > 0);
  }

  #ask(input) {
    const code = input.value.trim();
    if (!code) return;
    this.asked.push(code);
    this.turn = this.asked.length;
    this.write('asked', code);
    this.frame.contentWindow.postMessage({ overprint: this.run, code }, '*');
    input.value = '';
  }

  #recall(event) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    this.turn = Math.max(0, Math.min(this.asked.length, (this.turn ?? 0) + (event.key === 'ArrowUp' ? -1 : 1)));
    event.target.value = this.asked[this.turn] ?? '';
  }
};
