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

const data = { day, month, week };
const lines = Object.entries(data).map(([name, value]) => {
  const rows = Array.isArray(value) ? `[\n${value.map((row) => `    ${JSON.stringify(row)},`).join('\n')}\n  ]` : JSON.stringify(value);
  return `  ${name}: ${rows},`;
});
writeFileSync(
  'assets/js/sample-data.js',
  `/* Sample readings, all of them invented. Made by tools/make-sample.mjs; api.js is the only file that reads it. */\nwindow.sampleData = {\n${lines.join('\n')}\n};\n`,
);
