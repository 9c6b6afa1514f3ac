// Writes assets/js/sample-data.js: one invented day, thirty invented days and sixty invented work orders.
// Run from the template's folder: node tools/make-sample.mjs
import { writeFileSync } from 'node:fs';

let seed = 20261124;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
const round = (value, digits = 1) => Number(value.toFixed(digits));
const bump = (hour, at, width) => Math.exp(-(((hour - at) / width) ** 2));
const pick = (list) => list[Math.floor(random() * list.length)];

const shares = { 'old-town': 0.23, harbour: 0.18, hospital: 0.13, ropewalk: 0.15, hillside: 0.22, baths: 0.09 };

// The last 24 hours, every half hour, from Monday 09:30 to Tuesday 09:30.
const day = [];
let tank = 88;
let chip2 = 6.8;
for (let step = 0; step <= 48; step += 1) {
  const hour = (9.5 + step / 2) % 24;
  const outdoor = round(0.6 - 5.2 * bump(step / 2, 20, 7) + 2.4 * bump(hour, 14, 3.4));
  const rhythm = 4.6 * bump(hour, 7.4, 1.7) + 3.2 * bump(hour, 19.2, 2.4) - 1.8 * bump(hour, 2.5, 2.6);
  const demand = round(14.6 + (4 - outdoor) * 0.9 + rhythm * 1.15 + (random() - 0.5) * 0.5);
  const chip1 = round(9.3 + random() * 0.4);
  const pump = round(outdoor < -3.5 ? 2.9 : 3.6);
  const missing = demand - chip1 - pump;
  chip2 = round(Math.min(9.6, Math.max(2.5, chip2 + Math.max(-0.8, Math.min(0.4, missing - chip2 + 0.2)))));
  const left = missing - chip2;
  const fromTank = round(left > 0 ? Math.min(left, tank > 14 ? 3.4 : 0) : Math.max(left, -2.6));
  tank = Math.min(96, Math.max(6, tank - fromTank * 5.2));
  const oil = round(Math.max(0, left - fromTank));
  const supply = round(79 + (3 - outdoor) * 1.25 + (random() - 0.5));
  const back = round(44.2 + rhythm * 0.35 + (random() - 0.5) * 0.6);
  day.push({
    at: `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`,
    outdoor,
    demand,
    chip1,
    chip2,
    pump,
    oil,
    tank: Math.round(tank),
    supply,
    back,
    flow: Math.round((demand * 1000) / (1.163 * (supply - back))),
    pressure: round(0.9 + (demand - 12) * 0.085, 2),
    stations: Object.fromEntries(
      Object.entries(shares).map(([id, share]) => [id, round(demand * share * (0.95 + random() * 0.1))]),
    ),
  });
}

// Thirty days up to Monday 23 November: heat by source, in MWh, and mean temperatures.
const month = [];
for (let index = 0; index < 30; index += 1) {
  const date = new Date(Date.UTC(2026, 9, 25 + index));
  const outdoor = round(7.2 - index * 0.24 + 2.6 * Math.sin(index / 2.3) + (random() - 0.5) * 1.6);
  const total = 24 * (12 + (10 - outdoor) * 0.95);
  const chips = Math.min(total * 0.76, 428) * (0.96 + random() * 0.04);
  const pump = outdoor < 0 ? 62 : 84;
  const oil = Math.max(0, total - chips - pump - 40);
  month.push({
    date: date.toISOString().slice(0, 10),
    outdoor,
    supply: round(79 + (3 - outdoor) * 1.25),
    back: round(45 + (random() - 0.5) * 1.8),
    chips: Math.round(chips),
    pump: Math.round(pump),
    oil: Math.round(oil),
    tank: Math.round(Math.max(0, total - chips - pump - oil)),
  });
}

// Mean demand in MW of each hour of each weekday, over the last four weeks.
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, index) => ({
  name,
  hours: Array.from({ length: 24 }, (_, hour) => {
    const late = index > 4 ? 1.8 : 0;
    return round(
      13.6 + 5.2 * bump(hour, 7.2 + late, 1.8 + late / 3) + 3.4 * bump(hour, 19.3, 2.5) - 2.2 * bump(hour, 2.6, 3) +
        (random() - 0.5) * 0.6,
    );
  }),
}));

const jobs = [
  ['Leak', ['Damp manhole, lid frozen again', 'Hiss behind the boiler-room door', 'Make-up water up since Friday', 'Weld seeps at the expansion bend']],
  ['Meter', ['Meter reads less than last year', 'Change meter, calibration ran out', 'Remote reading silent', 'Flow sensor fitted backwards']],
  ['Substation', ['Control valve hunts', 'Return 12 degrees too warm', 'Heat exchanger wants descaling', 'Domestic hot water only lukewarm']],
  ['Pump', ['Bearing sings above 40 Hz', 'Shaft seal weeps', 'Swap strainer basket', 'Trip test of the standby pump']],
  ['Inspection', ['Yearly look at the safety valves', 'Read the leak wire by hand', 'Photograph trench before closing', 'Chimney sweep, boiler 2']],
  ['Customer', ['Wants to know what the box hums', 'New connection, 14 flats', 'Move the riser for the lift', 'Complains of being too warm']],
];
const stations = Object.keys(shares).concat('plant');
const crews = ['Aune', 'Bakke', 'Dahl', 'Moen', 'Contractor', ''];
const states = ['open', 'open', 'planned', 'planned', 'waiting', 'done', 'done'];
const orders = [];
for (let index = 0; index < 63; index += 1) {
  const [kind, titles] = jobs[Math.floor(random() * jobs.length)];
  const state = index > 52 ? pick(['open', 'open', 'planned']) : pick(states);
  const due = new Date(Date.UTC(2026, 10, (state === 'done' ? 2 : 22) + Math.floor(random() * 20)));
  orders.push({
    number: 4201 + index,
    title: pick(titles),
    kind,
    station: kind === 'Pump' ? 'plant' : pick(stations),
    priority: 1 + Math.floor(random() ** 0.45 * 3),
    state,
    crew: state === 'open' ? '' : pick(crews),
    due: due.toISOString().slice(0, 10),
    hours: 1 + Math.floor(random() * 8),
    note: '',
  });
}
const story = (number, change) => Object.assign(orders.find((order) => order.number === number), change);
story(4263, { title: 'P1 tripped on overcurrent, find out why', kind: 'Pump', station: 'plant', priority: 1, state: 'open', crew: '', due: '2026-11-24', hours: 4, note: 'P2 carries the load. No hot-water complaints so far, but it is early.' });
story(4262, { title: 'Leak wire low, chamber R4 to R5', kind: 'Leak', station: 'ropewalk', priority: 1, state: 'planned', crew: 'Dahl', due: '2026-11-24', hours: 6, note: 'Insulation reading fell from 2 MOhm to 40 kOhm at two in the morning. Bring the pump, R4 floods.' });
story(4261, { title: 'Return 12 degrees too warm', kind: 'Substation', station: 'baths', priority: 2, state: 'waiting', crew: 'Moen', due: '2026-11-27', hours: 3, note: 'Waiting for the pool to close. It closes on Sunday.' });

const alarms = [
  { id: 'filter', tile: 'Flue filter', level: 'warn', from: 19, to: 25, where: 'chip1', text: 'Filter pressure high, boiler 1. Cleaned itself in the end.' },
  { id: 'leak', tile: 'Leak wire R4', level: 'warn', from: 33, to: 49, where: 'ropewalk', text: 'Insulation reading of the Ropewalk branch fell. Either water, or the sensor again.' },
  { id: 'p1', tile: 'Pump P1 trip', level: 'fault', from: 40, to: 49, where: 'p1', text: 'P1 tripped on overcurrent. P2 took over before anyone was out of the chair.' },
  { id: 'tank', tile: 'Tank low', level: 'warn', from: day.findIndex(({ tank: level }) => level < 12), to: 49, where: 'tank', text: 'Accumulator below 12 %. The bio-oil boiler is warm and sulking.' },
  { id: 'baths', tile: 'Baths return', level: 'warn', from: 44, to: 49, where: 'baths', text: 'Return from the baths above 55 degrees. Somebody left the bypass open.' },
];
const tiles = ['Pump P1 trip', 'Pump P2 trip', 'Leak wire R4', 'Flue filter', 'Tank low', 'Pressure', 'Baths return', 'Line lost', 'Fire'];

const data = { shown: 'Tuesday 24 November 2026', tiles, alarms, day, month, week, orders };
const lines = Object.entries(data).map(([name, value]) => {
  const rows = Array.isArray(value) ? `[\n${value.map((row) => `    ${JSON.stringify(row)},`).join('\n')}\n  ]` : JSON.stringify(value);
  return `  ${name}: ${rows},`;
});
writeFileSync(
  'assets/js/sample-data.js',
  `/* Sample data, all of it invented. Made by tools/make-sample.mjs; api.js is the only file that reads it. */\nwindow.sampleData = {\n${lines.join('\n')}\n};\n`,
);
