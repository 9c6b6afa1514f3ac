/*
 * The editing field: a real <textarea>, so that everything a browser and a screen reader know about text still works,
 * over a sheet on which the same text is painted in colour. Only the lines in view are painted.
 */
window.Copybook = window.Copybook || {};
Copybook.Field = class Field {
  static indent = '  ';

  constructor(host, { onChange, onMove }) {
    this.onChange = onChange;
    this.onMove = onMove;
    host.innerHTML = `
      <div class="gutter" aria-hidden="true"><div></div></div>
      <div class="paper"><pre class="paint" aria-hidden="true"></pre>
      <textarea wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off" autocorrect="off"></textarea></div>`;
    this.host = host;
    this.gutter = host.querySelector('.gutter div');
    this.sheet = host.querySelector('.paint');
    this.area = host.querySelector('textarea');
    this.area.setAttribute('aria-describedby', 'tab-help');
    this.open(Field.page('', 'text'), 'Empty page');
    this.area.addEventListener('input', () => this.#commit('type'));
    this.area.addEventListener('beforeinput', (event) => {
      this.#selection = this.#now();
      // The browser's own history knows nothing of our changes.
      if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
        event.preventDefault();
        this.travel(event.inputType === 'historyUndo');
      }
    });
    this.area.addEventListener('keydown', (event) => this.#key(event));
    this.area.addEventListener('scroll', () => this.paint());
    this.area.addEventListener('blur', () => {
      this.letsGo = false;
    });
    document.addEventListener('selectionchange', () => {
      if (document.activeElement === this.area) this.onMove();
    });
    new ResizeObserver(() => this.paint()).observe(this.area);
  }

  #selection = [0, 0];

  /** A page: a text with its language, its own history, and the place where it was left. */
  static page(text, language) {
    const clean = text.replace(/\r\n?/g, '\n');
    return { text: clean, language, past: [], future: [], selection: [0, 0], scroll: [0, 0] };
  }

  get text() {
    return this.area.value;
  }

  get canUndo() {
    return this.page.past.length > 0;
  }

  get canRedo() {
    return this.page.future.length > 0;
  }

  /** Turns to another page and keeps the place on the one before. */
  open(page, label) {
    if (this.page) {
      this.page.selection = this.#now();
      this.page.scroll = [this.area.scrollTop, this.area.scrollLeft];
    }
    this.page = page;
    this.area.setAttribute('aria-label', label);
    this.area.value = page.text;
    this.known = page.text;
    this.lines = page.text.split('\n');
    this.states = [page.language];
    this.area.setSelectionRange(...page.selection);
    [this.area.scrollTop, this.area.scrollLeft] = page.scroll;
    this.paint();
    this.onMove();
  }

  /** Replaces a stretch of the text as one step that can be undone. */
  replace(start, end, text, from = start + text.length, to = from) {
    this.#selection = this.#now();
    this.area.setRangeText(text, start, end);
    this.area.setSelectionRange(from, to);
    this.#commit('edit');
  }

  replaceAll(text) {
    if (text === this.text) return false;
    const at = Math.min(this.area.selectionStart, text.length);
    this.replace(0, this.text.length, text, at);
    return true;
  }

  travel(back) {
    const [from, to] = back ? [this.page.past, this.page.future] : [this.page.future, this.page.past];
    const step = from.pop();
    if (!step) return false;
    to.push(step);
    const [gone, put] = back ? [step.put, step.gone] : [step.gone, step.put];
    this.area.setRangeText(put, step.at, step.at + gone.length);
    this.area.setSelectionRange(...(back ? step.before : step.after));
    this.#commit(null);
    this.area.focus();
    this.#reveal();
    return true;
  }

  /** The line and column of the caret, from 1. */
  get caret() {
    const before = this.text.slice(0, this.area.selectionEnd);
    const line = before.split('\n').length;
    return { line, column: before.length - before.lastIndexOf('\n') };
  }

  goTo(line) {
    const wanted = Math.max(1, Math.min(line, this.lines.length));
    const at = this.lines.slice(0, wanted - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(at, at + this.lines[wanted - 1].length);
    this.#reveal();
  }

  /** Chooses a stretch and brings it into view. The focus stays where it is. */
  choose(start, end) {
    this.area.setSelectionRange(start, end);
    this.#reveal();
    this.paint();
  }

  /** Changes a page that is not open, as one step of its history. */
  rewrite(page, text) {
    page.past.push({ kind: 'edit', at: 0, gone: page.text, put: text, before: [0, 0], after: [0, 0], time: 0 });
    page.future = [];
    page.text = text;
  }

  #now() {
    return [this.area.selectionStart, this.area.selectionEnd];
  }

  #reveal() {
    const { line } = this.caret;
    const height = this.#lineHeight();
    const top = (line - 1) * height;
    if (top < this.area.scrollTop || top > this.area.scrollTop + this.area.clientHeight - height * 2)
      this.area.scrollTop = top - this.area.clientHeight / 2;
  }

  #lineHeight() {
    return Number.parseFloat(getComputedStyle(this.area).lineHeight) || 20;
  }

  #commit(kind) {
    const before = this.known;
    const after = this.area.value;
    if (before === after) return;
    let at = 0;
    const most = Math.min(before.length, after.length);
    while (at < most && before[at] === after[at]) at += 1;
    let tail = 0;
    while (tail < most - at && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
    const gone = before.slice(at, before.length - tail);
    const put = after.slice(at, after.length - tail);
    this.known = after;
    this.page.text = after;
    this.lines = after.split('\n');
    let line = 0;
    for (let n = after.indexOf('\n'); n >= 0 && n < at; n = after.indexOf('\n', n + 1)) line += 1;
    this.states.length = Math.min(this.states.length, line + 1);
    if (kind) this.#remember(kind, at, gone, put);
    this.paint();
    this.onChange();
  }

  /** Letters typed one after another are one step, until a pause, a new line or a move elsewhere. */
  #remember(kind, at, gone, put) {
    const last = this.page.past[this.page.past.length - 1];
    const now = Date.now();
    const joins =
      last?.kind === 'type' && kind === 'type' && now - last.time < 900 && !put.includes('\n') && this.page.future.length === 0;
    if (joins && gone === '' && at === last.at + last.put.length) last.put += put;
    else if (joins && put === '' && last.put === '' && at + gone.length === last.at) {
      last.at = at;
      last.gone = gone + last.gone;
    } else this.page.past.push({ kind, at, gone, put, before: this.#selection });
    const step = this.page.past[this.page.past.length - 1];
    step.time = now;
    step.after = this.#now();
    this.page.future = [];
    if (this.page.past.length > 500) this.page.past.shift();
  }

  #key(event) {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault();
      this.travel(key === 'z' && !event.shiftKey);
    } else if (command && key === '/') {
      event.preventDefault();
      this.#comment();
    } else if (event.altKey && !command && (key === 'arrowup' || key === 'arrowdown')) {
      event.preventDefault();
      this.#moveLines(key === 'arrowup' ? -1 : 1);
    } else if (key === 'escape') this.letsGo = true;
    else if (key === 'tab' && !command && !event.altKey && !this.letsGo) {
      event.preventDefault();
      this.#tab(event.shiftKey);
    } else if (key === 'enter' && !command && !event.isComposing) {
      event.preventDefault();
      this.#newLine();
    } else if (key.length === 1) this.letsGo = false;
  }

  /** First and last line of the selection with the place where the first begins, from 0. */
  #block() {
    const [start, end] = this.#now();
    const from = this.text.lastIndexOf('\n', start - 1) + 1;
    const stop = end > start && this.text[end - 1] === '\n' ? end - 1 : end;
    const until = this.text.indexOf('\n', stop);
    return { from, to: until < 0 ? this.text.length : until };
  }

  #rewrite(change) {
    const { from, to } = this.#block();
    const old = this.text.slice(from, to);
    const text = change(old.split('\n')).join('\n');
    if (text === old) return;
    const [start, end] = this.#now();
    const grow = text.length - old.length;
    if (start === end) this.replace(from, to, text, Math.max(from, start + grow));
    else this.replace(from, to, text, from, from + text.length);
  }

  #tab(back) {
    const [start, end] = this.#now();
    if (back) this.#rewrite((lines) => lines.map((line) => line.replace(/^(?: {1,2}|\t)/, '')));
    else if (this.text.slice(start, end).includes('\n'))
      this.#rewrite((lines) => lines.map((line) => (line ? Field.indent + line : line)));
    else this.replace(start, end, Field.indent);
  }

  #newLine() {
    const [start, end] = this.#now();
    const line = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start);
    const margin = /^[ \t]*/.exec(line)[0];
    const opens = /[{([]\s*$/.test(line) || (this.page.language === 'py' && /:\s*$/.test(line)) || (this.page.language === 'html' && /<[a-z][\w-]*[^/>]*>\s*$/i.test(line) && !/<(?:area|base|br|col|hr|img|input|link|meta|source|wbr)\b[^>]*>\s*$/i.test(line));
    const rest = this.text.slice(end);
    const closes = opens && /^(?:[}\])]|<\/)/.test(rest);
    const inner = `\n${margin}${opens ? Field.indent : ''}`;
    this.replace(start, end, closes ? `${inner}\n${margin}` : inner, start + inner.length);
    this.#reveal();
  }

  #comment() {
    const marks = Copybook.languages.all[this.page.language].comment;
    if (!marks) return;
    const [open, close] = marks;
    this.#rewrite((lines) => {
      const full = lines.filter((line) => line.trim());
      const isCommented = full.length > 0 && full.every((line) => line.trim().startsWith(open.trim()));
      return lines.map((line) => {
        if (!line.trim()) return line;
        const margin = /^\s*/.exec(line)[0];
        const body = line.slice(margin.length);
        if (!isCommented) return margin + open + body + close;
        const bare = body.slice(open.trim().length).replace(/^ /, '');
        const end = close.trim();
        return margin + (end && bare.trimEnd().endsWith(end) ? bare.trimEnd().slice(0, -end.length).trimEnd() : bare);
      });
    });
  }

  #moveLines(by) {
    const { from, to } = this.#block();
    const [start, end] = this.#now();
    const block = this.text.slice(from, to);
    if (by < 0) {
      if (from === 0) return;
      const above = this.text.lastIndexOf('\n', from - 2) + 1;
      const other = this.text.slice(above, from - 1);
      const shift = other.length + 1;
      this.replace(above, to, `${block}\n${other}`, start - shift, end - shift);
    } else {
      if (to >= this.text.length) return;
      const next = this.text.indexOf('\n', to + 1);
      const below = next < 0 ? this.text.length : next;
      const other = this.text.slice(to + 1, below);
      const shift = other.length + 1;
      this.replace(from, below, `${other}\n${block}`, start + shift, end + shift);
    }
  }

  /** The pieces of a line, cut where something that is looked for begins and ends. */
  #marked(pieces, line) {
    if (!this.wanted || line.length > 5000) return pieces;
    const found = [...line.matchAll(this.wanted)].filter(([text]) => text);
    if (found.length === 0) return pieces;
    const cuts = found.flatMap((match) => [match.index, match.index + match[0].length]);
    const out = [];
    let at = 0;
    for (const [text, kind] of pieces) {
      let from = at;
      for (const cut of [...cuts.filter((place) => place > at && place < at + text.length), at + text.length]) {
        const isFound = found.some((match) => from >= match.index && from < match.index + match[0].length);
        out.push([line.slice(from, cut), kind, isFound]);
        from = cut;
      }
      at += text.length;
    }
    return out;
  }

  /** Paints the lines in view, and a few around them. */
  paint() {
    if (!this.area.clientHeight) return;
    const height = this.#lineHeight();
    const first = Math.max(0, Math.floor(this.area.scrollTop / height) - 4);
    const last = Math.min(this.lines.length, first + Math.ceil(this.area.clientHeight / height) + 9);
    const fragment = document.createDocumentFragment();
    for (let n = this.states.length - 1; n < first; n += 1)
      this.states[n + 1] = Copybook.languages.colour(this.lines[n], this.states[n]).after;
    const numbers = [];
    for (let n = first; n < last; n += 1) {
      const { pieces, after } = Copybook.languages.colour(this.lines[n], this.states[n]);
      this.states[n + 1] = after;
      numbers.push(n + 1);
      for (const [text, kind, isFound] of this.#marked(pieces, this.lines[n])) {
        if (kind === 'plain' && !isFound) fragment.append(text);
        else {
          const span = document.createElement(isFound ? 'mark' : 'span');
          span.className = `c-${kind}`;
          span.textContent = text;
          fragment.append(span);
        }
      }
      fragment.append('\n');
    }
    // The squares of the paper move with what is written on it.
    this.host.style.setProperty('--down', `${-(this.area.scrollTop % height)}px`);
    this.host.style.setProperty('--along', `${-(this.area.scrollLeft % height)}px`);
    this.sheet.replaceChildren(fragment);
    this.sheet.style.transform = `translate(${-this.area.scrollLeft}px, ${first * height - this.area.scrollTop}px)`;
    this.gutter.textContent = numbers.join('\n');
    this.gutter.style.transform = `translateY(${first * height - this.area.scrollTop}px)`;
  }
};
