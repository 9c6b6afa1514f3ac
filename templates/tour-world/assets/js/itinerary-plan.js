/*
 * The itinerary itself, without a page: what is in it, what it costs, how it is kept, undone and put into an address.
 * A step is the id of a leg ("fjord.2", the third leg of that journey) or "rest".
 */
globalThis.Plan = (() => {
  const KEY = 'tour-world.plan';
  const REST = 'rest';
  const page = document.querySelector('[data-plan]').dataset;
  const restPrice = globalThis.Desk.amountOf(page.restPrice);
  const [first, second = first] = globalThis.JOURNEYS.slice(1).concat(globalThis.JOURNEYS[0]);
  const some = (journey, from, to) => journey.legs.slice(from, to).map((_, at) => `${journey.id}.${from < 0 ? Math.max(0, journey.legs.length + from) + at : from + at}`);
  /* Legs of two journeys, so that the line has a break to show. */
  const sample = { name: page.sampleName, start: '', people: 2, steps: [...some(first, 0, 3), REST, ...some(second, -3)] };
  const empty = { name: '', start: '', people: 2, steps: [] };

  const legOf = (step) => {
    const [id, number] = step.split('.');
    return globalThis.JOURNEYS.find((journey) => journey.id === id)?.legs[Number(number)] ?? null;
  };

  /** Whatever comes from storage or an address: only what can be understood is kept. */
  const clean = (wild) => ({
    name: typeof wild?.name === 'string' ? wild.name.slice(0, 60) : '',
    start: /^\d{4}-\d{2}-\d{2}$/.test(wild?.start) ? wild.start : '',
    people: Math.min(12, Math.max(1, Math.round(Number(wild?.people)) || 2)),
    steps: Array.isArray(wild?.steps) ? wild.steps.filter((step) => step === REST || (typeof step === 'string' && legOf(step))).slice(0, 60) : [],
  });

  /** The steps with days, places and the breaks between them. */
  const walk = (plan) => {
    let day = 1;
    let here = null;
    return plan.steps.map((step, index) => {
      const leg = step === REST ? { mode: 'rest', from: here ?? 'where you begin', to: here, days: 1, hours: 0, km: 0, price: restPrice } : legOf(step);
      const item = { step, index, leg, day, gapFrom: step !== REST && here !== null && here !== leg.from ? here : null };
      day += leg.days;
      here = leg.to ?? here;
      return item;
    });
  };

  const totals = (plan) => {
    const items = walk(plan);
    const add = (field, mode) => items.filter(({ leg }) => !mode || leg.mode === mode).reduce((total, { leg }) => total + leg[field], 0);
    return {
      days: add('days'),
      hours: add('hours'),
      km: add('km'),
      foot: add('km', 'foot'),
      price: add('price'),
      breaks: items.filter(({ gapFrom }) => gapFrom !== null).length,
      end: items.at(-1)?.leg.to ?? null,
    };
  };

  const toAddress = (plan) => `plan=${[plan.steps.join('-'), plan.people, plan.start, encodeURIComponent(plan.name)].join('~')}`;
  const fromAddress = (hash) => {
    const found = /^#plan=([^~]*)~([^~]*)~([^~]*)~(.*)$/.exec(hash);
    if (!found) return null;
    try {
      return clean({ steps: found[1].split('-'), people: found[2], start: found[3], name: decodeURIComponent(found[4]) });
    } catch {
      return null; // An address cut in the middle of a letter.
    }
  };

  const load = () => {
    try {
      const kept = localStorage.getItem(KEY);
      return kept ? clean(JSON.parse(kept)) : null;
    } catch {
      return null;
    }
  };

  const save = (plan) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(plan));
    } catch {
      // Without storage the itinerary lasts as long as the page; the link still carries it.
    }
  };

  return { REST, sample, empty, clean, walk, totals, toAddress, fromAddress, load, save };
})();
