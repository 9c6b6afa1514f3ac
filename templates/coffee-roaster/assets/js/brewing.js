/* Brew guides: amounts follow the number of cups, and one timer walks through the steps. */
(() => {
  const announce = document.querySelector('[data-announce]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const title = document.title;
  let running = null; // only one timer at a time: you have two hands

  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

  class Guide {
    constructor(node) {
      this.node = node;
      this.name = node.querySelector('h2').textContent;
      this.steps = [...node.querySelectorAll('[data-from]')].map((step) => ({
        node: step,
        from: Number(step.dataset.from),
        words: step.querySelector('strong').textContent,
      }));
      this.length = Number(node.dataset.length);
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
      for (const amount of this.node.querySelectorAll('[data-grams]'))
        amount.textContent = `${Math.round(Number(amount.dataset.grams) * cups)} g`;
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
      this.button.textContent = active ? 'Pause' : this.spent >= this.length ? 'Once more' : this.spent ? 'Go on' : 'Start the timer';
      this.reset.hidden = !this.spent;
      if (active) document.title = `${clock(this.spent)} ${this.name}`;
      if (active && this.spent >= this.length) {
        announce.textContent = `${this.name} is done. Drink it.`;
        this.pause();
      }
    }
  }

  for (const node of document.querySelectorAll('[data-guide]')) new Guide(node);

  /* Water boils at about one degree less for every 300 metres. */
  const kitchen = document.querySelector('[data-kitchen]');
  const boil = () => {
    const height = Number(kitchen.value);
    const degrees = 100 - height / 300;
    document.querySelector('[data-kitchen-height]').textContent = `${height.toLocaleString('en-GB')} m`;
    document.querySelector('[data-boils]').textContent = `${degrees.toFixed(1)} °C`;
    document.querySelector('[data-boils-words]').textContent =
      degrees >= 98
        ? 'Take it off the boil and count to thirty before you pour.'
        : degrees >= 94
          ? 'Pour straight off the boil. You are already at brewing heat.'
          : 'Pour at a rolling boil, grind finer, and add half a minute to every guide.';
  };
  kitchen.addEventListener('input', boil);
  boil();
})();
