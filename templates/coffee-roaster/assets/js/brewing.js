/* Brew guides: amounts follow the number of cups, and one timer walks through the steps. */
(() => {
  const announce = document.querySelector('[data-announce]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const title = document.title;
  let running = null; // only one timer at a time: you have two hands

  const secondsIn = (text) => text.split(':').reduce((sum, part) => sum * 60 + (Number.parseInt(part, 10) || 0), 0);

  /** Amounts in a text, such as 45 g or 250 ml, become elements of their own, which follow the number of cups. */
  function findAmounts(node) {
    for (const child of [...node.childNodes]) {
      if (child.nodeType !== Node.TEXT_NODE) findAmounts(child);
      else
        child.replaceWith(
          ...child.textContent.split(/(\b\d+ ?(?:g|ml)\b)/).map((part) => {
            const amount = /^(\d+) ?(g|ml)$/.exec(part);
            if (!amount) return part;
            const bold = Object.assign(document.createElement('b'), { textContent: part });
            Object.assign(bold.dataset, { amount: amount[1], unit: amount[2] });
            return bold;
          }),
        );
    }
  }

  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

  class Guide {
    constructor(node) {
      this.node = node;
      this.name = node.querySelector('h2').textContent;
      this.steps = [...node.querySelectorAll('.guide-steps li')].map((step) => ({
        node: step,
        from: secondsIn(step.querySelector('.at').textContent),
        words: step.querySelector('strong').textContent,
      }));
      this.length = Math.max(1, secondsIn(node.querySelector('[data-length]').textContent));
      for (const text of node.querySelectorAll('.guide-steps p, .guide-amounts dd')) findAmounts(text);
      this.spent = 0;
      this.button = node.querySelector('[data-start]');
      this.reset = node.querySelector('[data-reset]');
      this.face = node.querySelector('[data-clock]');
      this.level = node.querySelector('[data-level]');
      this.cups = node.querySelector('[data-cups]');
      this.button.addEventListener('click', () => (running === this ? this.pause() : this.start()));
      this.reset.addEventListener('click', () => this.clear());
      this.cups.addEventListener('input', () => this.scale());
      this.scale();
      this.show();
    }

    /** Writes amounts for the chosen number of cups. */
    scale() {
      const cups = Number(this.cups.value);
      this.node.querySelector('[data-cups-out]').textContent = cups === 1 ? '1 cup' : `${cups} cups`;
      for (const one of this.node.querySelectorAll('[data-amount]'))
        one.textContent = `${Math.round(Number(one.dataset.amount) * cups)} ${one.dataset.unit}`;
    }

    start() {
      running?.pause();
      if (this.spent >= this.length) this.spent = 0;
      running = this;
      this.since = performance.now() - this.spent * 1000;
      this.step = null;
      this.tick = setInterval(() => this.show(), calm.matches ? 1000 : 250);
      this.show();
    }

    pause() {
      clearInterval(this.tick);
      running = null;
      document.title = title;
      this.show();
    }

    clear() {
      this.spent = 0;
      this.step = null;
      this.pause();
    }

    show() {
      const active = running === this;
      if (active) this.spent = Math.min(this.length, (performance.now() - this.since) / 1000);
      const now = this.spent > 0 || active ? this.steps.findLast(({ from }) => from <= this.spent) : null;
      for (const step of this.steps) {
        step.node.classList.toggle('now', step === now && this.spent < this.length);
        step.node.classList.toggle('past', now !== null && step.from < now.from);
      }
      if (active && now && now !== this.step) announce.textContent = `${clock(now.from)}. ${now.words}`;
      this.step = now;
      this.face.textContent = clock(this.spent);
      this.level.setAttribute('y', String(200 - (this.spent / this.length) * 200));
      this.button.textContent = active ? 'Pause' : this.spent >= this.length ? 'Start again' : this.spent ? 'Resume' : 'Start the timer';
      this.reset.hidden = !this.spent;
      if (active) document.title = `${clock(this.spent)} ${this.name}`;
      if (active && this.spent >= this.length) {
        announce.textContent = `${this.name} is ready.`;
        this.pause();
      }
    }
  }

  for (const node of document.querySelectorAll('[data-guide]')) new Guide(node);

  /* Water boils at about one degree less for every 300 metres. */
  const kitchen = document.querySelector('[data-kitchen]');
  if (!kitchen) return;
  const advice = document.querySelector('[data-boils-words]');
  const boil = () => {
    const height = Number(kitchen.value);
    const degrees = 100 - height / 300;
    document.querySelector('[data-kitchen-height]').textContent = `${height.toLocaleString(document.documentElement.lang)} m`;
    document.querySelector('[data-boils]').textContent = `${degrees.toFixed(1)} °C`;
    const { low, middle, high } = advice.dataset;
    advice.textContent = degrees >= 98 ? low : degrees >= 94 ? middle : high;
  };
  kitchen.addEventListener('input', boil);
  boil();
})();
