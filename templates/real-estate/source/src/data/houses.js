import { east } from './houses-east.js';
import { west } from './houses-west.js';
import { plots } from '../town/plots.js';

export const quarters = ['Old Harbour', 'St Bride’s', 'Beacon Hill', 'West Sands', 'Station', 'Ropewalk', 'Saltings'];
export const kinds = ['Cottage', 'Terrace', 'Town house', 'Villa', 'Bungalow', 'Oddity'];

/** Rooms to sleep in, of all floors of a plan. */
const bedrooms = (plan) => plan.flatMap(([, rows]) => rows.flatMap(([, ...rooms]) => rooms)).filter(([name]) => /^(Bedroom|Nursery)/.test(name)).length;

/** Floor area in whole square metres; a row is as wide as the house inside its walls. */
const area = ({ plan, look }) =>
  Math.round(plan.reduce((sum, [, rows]) => sum + rows.reduce((deep, [depth, ...rooms]) => deep + depth * rowWidth(rooms, look.w), 0), 0));

/** How wide a row of rooms is: the house inside its walls, or less where the rooms say so (towers, lofts). */
export const rowWidth = (rooms, w) => {
  const said = rooms.reduce((sum, [, width]) => sum + width, 0);
  return said < w * 0.74 ? said : w - 0.6;
};

/** Every house with what follows from its drawing: bedrooms, area, place on the town plan. */
export const houses = [...west, ...east].map((house) => ({ ...house, beds: bedrooms(house.plan), area: area(house), at: plots[house.id] ?? house.near }));

export const houseOf = (id) => houses.find((house) => house.id === id) ?? null;

/** 342000 as £342,000; the same everywhere, whatever the reader's language. */
export const money = (pounds) => `£${String(Math.round(pounds)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** 342000 as £342k, 1250000 as £1.25m: for flags on the plan. */
export const short = (pounds) => (pounds >= 1e6 ? `£${(pounds / 1e6).toFixed(2)}m` : `£${Math.round(pounds / 1000)}k`);
