/*
 * What is logged, what may be typed, the calculators with their sources, files in and out. Nothing of the page.
 *
 * A BACKEND goes here: `Body.store` is the one place that reads and keeps (see store.js). Health data is sensitive:
 * send it only encrypted, to a server whose owner the person has chosen, and only after they agreed.
 */
window.Body = (() => {
  const { createStore, id, parseCsv, writeCsv } = window.Desk;
  const isoDay = (date) => [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
  const today = () => isoDay(new Date());
  function addDays(day, count) {
    const [year, month, date] = day.split('-').map(Number);
    return isoDay(new Date(year, month - 1, date + count));
  }
  const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;

  /** Bounds of what a body can have; outside them it is a slip of the finger. */
  const bounds = {
    weight: [2, 400, 'The weight', 'kg'],
    sys: [50, 260, 'The systolic pressure', 'mmHg'],
    dia: [25, 180, 'The diastolic pressure', 'mmHg'],
    pulse: [25, 250, 'The pulse', 'beats a minute'],
    water: [0, 15000, 'The water', 'ml'],
    height: [50, 250, 'The height', 'cm'],
    waist: [30, 250, 'The waist', 'cm'],
    born: [1900, new Date().getFullYear(), 'The year of birth', ''],
  };

  /** A number somebody typed, or an Error in plain words; null for nothing. */
  function readNumber(typed, kind, factor = 1, unit = null) {
    const text = typed.trim().replace(',', '.').replace(/\s/g, '');
    if (text === '') return null;
    const [least, most, name, own] = bounds[kind];
    if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) throw new Error(`${name}: “${typed.trim().slice(0, 20)}” is not a number.`);
    const value = Number(text) * factor;
    const shown = (limit) => (factor === 1 ? limit : Math.round(limit / factor));
    if (value < least || value > most) throw new Error(`${name} must be from ${shown(least)} to ${shown(most)} ${unit ?? own}.`.replace(/ \./, '.'));
    return Math.round(value * 1000) / 1000;
  }

  /** "23:10", "2310", "23.10", "11pm" as "23:10"; null for nothing; an Error otherwise. */
  function readTime(typed) {
    const text = typed.trim().toLowerCase();
    if (text === '') return null;
    const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(am|pm)?$/.exec(text);
    let hour = Number(match?.[1]);
    if (match?.[3]) hour = (hour % 12) + (match[3] === 'pm' ? 12 : 0);
    const minute = Number(match?.[2] ?? 0);
    if (!match || hour > 23 || minute > 59) throw new Error(`“${typed.trim().slice(0, 20)}” is not a time. One looks like 23:10.`);
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  }

  const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const slept = (sleep) => (sleep ? (minutes(sleep.to) - minutes(sleep.from) + 1440) % 1440 : null);

  /** What the page says of the sample, read before the lists are used for what is logged. */
  const written = (() => {
    const items = (name) => [...document.querySelectorAll(`[data-slot-list="sample.${name}"] > li`)];
    const says = (item, name) => item.querySelector(`[data-slot="${name}"]`).textContent.trim();
    const measure = (name) => Number(document.getElementById(name).defaultValue) || null;
    const times = (text) => text.split(/[,;]/).map((one) => readTime(one)).filter(Boolean);
    return {
      weight: Number(document.querySelector('[data-draw="weight"]')?.dataset.sample) || 74.2,
      medicines: items('tablets').map((item, at) => ({ id: `tablet-${at + 1}`, name: says(item, 'name'), dose: says(item, 'dose'), times: times(says(item, 'times')) })),
      reminders: items('reminders').map((item, at) => ({ id: `note-${at + 1}`, text: says(item, 'text'), time: readTime(says(item, 'time')) ?? '', done: at === 0 ? [today()] : [] })),
      person: { height: measure('height'), waist: measure('waist'), born: measure('born'), sex: 'female', goal: measure('goal') ?? 2000, units: 'metric' },
    };
  })();

  /** Twelve invented weeks, the same ones every time, that end today. */
  function sample() {
    const { weight, medicines, reminders, person } = structuredClone(written);
    const doses = medicines.flatMap((one) => one.times.map((time) => `${one.id}@${time}`));
    let seed = 7;
    const chance = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const days = {};
    for (let back = 83; back >= 0; back -= 1) {
      const day = {};
      const wave = Math.sin(back / 6);
      if (chance() > 0.12 || back === 0) day.weight = Math.round((weight - (83 - back) * 0.031 + wave * 0.35 + (chance() - 0.5) * 0.7) * 10) / 10;
      if (back % 2 === 0) day.pressure = { sys: Math.round(131 - (83 - back) * 0.09 + (chance() - 0.5) * 11), dia: Math.round(84 - (83 - back) * 0.05 + (chance() - 0.5) * 7), pulse: Math.round(66 + (chance() - 0.5) * 10) };
      const late = Math.round(chance() * 75);
      const up = 390 + Math.round(chance() * 50);
      const clock = (minute) => `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      day.sleep = { from: clock(1360 + late), to: clock(up) };
      day.water = back === 0 ? 1200 : 1000 + Math.round(chance() * 7) * 200;
      day.taken = doses.filter((dose) => (back === 0 ? dose.slice(-5) < '12:00' : chance() > 0.08));
      days[addDays(today(), -back)] = day;
    }
    return { version: 1, sample: true, days, medicines, reminders, person };
  }

  const empty = () => ({ version: 1, sample: false, days: {}, medicines: [], reminders: [], person: { height: null, waist: null, born: null, sex: '', goal: 2000, units: 'metric' } });

  const within = (value, kind) => (typeof value === 'number' && value >= bounds[kind][0] && value <= bounds[kind][1] ? value : null);
  const isTime = (text) => typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  const words = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');

  function readDay(value) {
    const day = {};
    const weight = within(value?.weight, 'weight');
    if (weight !== null) day.weight = weight;
    const { sys, dia, pulse } = value?.pressure ?? {};
    if (within(sys, 'sys') && within(dia, 'dia') && dia < sys) day.pressure = { sys, dia, ...(within(pulse, 'pulse') ? { pulse } : {}) };
    if (isTime(value?.sleep?.from) && isTime(value?.sleep?.to)) day.sleep = { from: value.sleep.from, to: value.sleep.to };
    const water = within(value?.water, 'water');
    if (water) day.water = water;
    if (Array.isArray(value?.taken)) day.taken = value.taken.filter((dose) => typeof dose === 'string').slice(0, 60).map((dose) => dose.slice(0, 60));
    return day;
  }

  /** A sound log of what a file or the browser holds; an Error in plain words when it is none. */
  function read(value) {
    if (!value || typeof value !== 'object' || !value.days || typeof value.days !== 'object') throw new Error('This file holds no log of this page.');
    const fresh = empty();
    for (const [day, entry] of Object.entries(value.days).slice(0, 40_000)) if (isDay(day)) fresh.days[day] = readDay(entry);
    for (const one of Array.isArray(value.medicines) ? value.medicines.slice(0, 20) : [])
      fresh.medicines.push({ id: words(one?.id, 40) || id(), name: words(one?.name, 60), dose: words(one?.dose, 40), times: (Array.isArray(one?.times) ? one.times : []).filter(isTime).slice(0, 6) });
    for (const one of Array.isArray(value.reminders) ? value.reminders.slice(0, 60) : [])
      fresh.reminders.push({ id: words(one?.id, 40) || id(), text: words(one?.text, 160), time: isTime(one?.time) ? one.time : '', done: (Array.isArray(one?.done) ? one.done : []).filter((day) => typeof day === 'string' && isDay(day)).slice(-400) });
    const person = value.person ?? {};
    for (const name of ['height', 'waist', 'born']) fresh.person[name] = within(person[name], name);
    if (['female', 'male'].includes(person.sex)) fresh.person.sex = person.sex;
    if (typeof person.goal === 'number' && person.goal >= 200 && person.goal <= 6000) fresh.person.goal = person.goal;
    if (person.units === 'imperial') fresh.person.units = 'imperial';
    fresh.sample = value.sample === true;
    return fresh;
  }

  const store = createStore({ key: 'shelflife.log', initial: sample, read });

  /* The calculators. Each gives { value, words } or null when something is missing. ------------- */

  function lastWeight(days, until) {
    const found = Object.keys(days).filter((day) => day <= until && days[day].weight).sort().at(-1);
    return found ? days[found].weight : null;
  }

  /** Body mass index in kg/m², classes of the World Health Organization for adults. */
  function bmi({ weight, height, age }) {
    if (!weight || !height) return null;
    const value = Math.round((weight / (height / 100) ** 2) * 10) / 10;
    if (age !== null && age < 20) return { value, words: 'For people under 20 these classes do not hold.' };
    const words = value < 18.5 ? 'underweight' : value < 25 ? 'in the usual range' : value < 30 ? 'overweight' : 'obesity';
    return { value, words: `${words}, by the WHO’s classes` };
  }

  /** Waist divided by height, classes of NICE. */
  function waistToHeight({ waist, height }) {
    if (!waist || !height) return null;
    const value = Math.round((waist / height) * 100) / 100;
    const words = value < 0.4 ? 'below NICE’s range' : value < 0.5 ? 'no increased risk' : value < 0.6 ? 'increased risk' : 'high risk';
    return { value, words: value < 0.4 ? words : `${words}, by NICE’s classes` };
  }

  /** Resting energy in kcal a day, Mifflin and St Jeor. */
  function rest({ weight, height, age, sex }) {
    if (!weight || !height || age === null || !sex) return null;
    if (age < 19) return { value: null, words: 'The formula was made for adults.' };
    return { value: Math.round(10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)), words: 'kcal a day' };
  }

  /** Highest heart rate to be expected, Tanaka. */
  function topPulse({ age }) {
    if (age === null) return null;
    return { value: Math.round(208 - 0.7 * age), words: 'beats a minute at most' };
  }

  /** Class of a blood pressure after the ACC and AHA guideline of 2017. */
  function pressureClass({ sys, dia }) {
    if (sys >= 180 || dia >= 120) return 'Very high. Rest five minutes and measure again; if it stays, see a doctor today. With chest pain, short breath or numbness, call an ambulance.';
    if (sys >= 140 || dia >= 90) return 'high, stage 2';
    if (sys >= 130 || dia >= 80) return 'high, stage 1';
    return sys >= 120 ? 'elevated' : 'normal';
  }

  /* Files ---------------------------------------------------------------------------------------- */

  const columns = ['day', 'weight kg', 'systolic mmHg', 'diastolic mmHg', 'pulse', 'asleep', 'awake', 'water ml', 'taken'];
  const toCsv = ({ days }) =>
    writeCsv([columns, ...Object.keys(days).sort().map((day) => {
      const { weight, pressure, sleep, water, taken } = days[day];
      return [day, weight, pressure?.sys, pressure?.dia, pressure?.pulse, sleep?.from, sleep?.to, water, taken?.join(' ')];
    })]);

  /** Days out of such a table; names row and fault. */
  function fromCsv(text) {
    const [head = [], ...rows] = parseCsv(text);
    const names = head.map((name) => name.trim().toLowerCase());
    if (!names.includes('day')) throw new Error('The table needs a first row with at least the column “day”.');
    const days = {};
    for (const [at, row] of rows.entries()) {
      const cell = (name) => (row[names.indexOf(name.toLowerCase())] ?? '').trim();
      // Files of the first version call the two pressures upper and lower.
      const pressure = (name, old) => cell(`${name} mmHg`) || cell(`${old} mmHg`);
      try {
        if (!isDay(cell('day'))) throw new Error(`“${cell('day').slice(0, 20)}” is not a day like 2026-11-21.`);
        const sys = readNumber(pressure('systolic', 'upper'), 'sys');
        const dia = readNumber(pressure('diastolic', 'lower'), 'dia');
        days[cell('day')] = readDay({
          weight: readNumber(cell('weight kg'), 'weight'),
          pressure: { sys, dia, pulse: readNumber(cell('pulse'), 'pulse') },
          sleep: { from: readTime(cell('asleep')), to: readTime(cell('awake')) },
          water: readNumber(cell('water ml'), 'water'),
          taken: cell('taken') ? cell('taken').split(/\s+/) : [],
        });
      } catch (error) {
        throw new Error(`Row ${at + 2}: ${error.message} Nothing was imported.`);
      }
    }
    if (rows.length === 0) throw new Error('The table has no rows.');
    return days;
  }

  return { store, sample, empty, read, readNumber, readTime, minutes, slept, today, addDays, lastWeight, bmi, waistToHeight, rest, topPulse, pressureClass, toCsv, fromCsv };
})();
