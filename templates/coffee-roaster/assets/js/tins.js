/* Draws every tin of the page in the colours of its palette, where no photograph stands, as it comes into view. */
(() => {
  const { Roastery } = globalThis;
  const { coffees, factsOf } = Roastery;
  let drawn = 0;

  /** A drawing as an element. Patterns in it need names of their own, as the same hill may stand twice. */
  function element(draw, facts) {
    drawn += 1;
    const holder = document.createElement('div');
    holder.innerHTML = draw({ ...facts, id: `d${drawn}` });
    return holder.firstElementChild;
  }
  const tin = (facts) => element(Roastery.drawTin, facts);
  const hill = (facts) => element(Roastery.drawPortrait, facts);

  /** The coffee a step leads to; one that is sold nowhere on this page is drawn from its height. */
  function factsOfFrame(frame) {
    const own = frame.closest('[data-coffee]');
    if (own) return factsOf(own);
    const link = frame.closest('a')?.getAttribute('href') ?? '';
    return coffees.get(link.split('#')[1])?.facts ?? { ...factsOf(frame.parentElement), paper: 'soft', process: 'washed' };
  }

  /** Long names are set smaller, so that they stay on the tin. */
  function fit(type) {
    const longest = Math.max(...type.textContent.trim().split(/\s+/).map((word) => word.length));
    if (longest > 7) type.style.setProperty('--letters', longest);
  }

  /** Draws when the place comes near the window, and before the page is printed. What is hidden waits until it is shown. */
  const waiting = new Map();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) drawAt(target);
    },
    { rootMargin: '25% 0%' },
  );
  function drawAt(place) {
    near.unobserve(place);
    waiting.get(place)?.();
    waiting.delete(place);
  }
  function whenSeen(place, draw) {
    waiting.set(place, draw);
    near.observe(place);
  }
  addEventListener('beforeprint', () => [...waiting.keys()].forEach(drawAt));

  const isFree = (frame) => !frame.querySelector(':scope > .photo');

  for (const frame of document.querySelectorAll('[data-tin]')) {
    const facts = factsOfFrame(frame);
    frame.dataset.paper = facts.paper;
    const type = frame.querySelector('.tin-type');
    if (type) fit(type);
    if (isFree(frame)) whenSeen(frame, () => frame.prepend(tin(facts)));
  }

  const highest = [...coffees.values()].sort((one, other) => other.facts.height - one.facts.height)[0];
  const figure = document.querySelector('[data-highest]');
  if (figure && highest && isFree(figure)) whenSeen(figure, () => figure.prepend(hill(highest.facts)));

  /* A row of tins where none in particular is meant: one of each paper, low to high. */
  const row = [
    { height: 1340, acidity: 2, body: 4, process: 'blend', paper: 'soft', seed: 31 },
    { height: 1120, acidity: 1, body: 5, process: 'natural', paper: 'dark', seed: 19 },
    { height: 1790, acidity: 5, body: 2, process: 'washed', paper: 'bright', seed: 41 },
    { height: 1480, acidity: 1, body: 5, process: 'hulled', paper: 'pale', seed: 77 },
    { height: 1710, acidity: 4, body: 2, process: 'washed', paper: 'deep', seed: 8 },
  ];
  const rowPlace = document.querySelector('[data-tin-row]');
  if (rowPlace && isFree(rowPlace)) whenSeen(rowPlace, () => rowPlace.append(...row.map(tin)));

  Object.assign(Roastery, { tin, hill, whenSeen });
})();
