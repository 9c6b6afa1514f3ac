// Draws the concrete of the ground with its dust of chalk: node tools/draw-concrete.mjs
import { writeFileSync } from 'node:fs';

let state = 94;
const roll = (from, to) => {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return from + (state / 4294967296) * (to - from);
};
const specks = (count, size) => {
  let d = '';
  for (let i = 0; i < count; i += 1) d += `M${roll(0, 320).toFixed(0)} ${roll(0, 320).toFixed(0)}h${roll(0.4, size).toFixed(1)}`;
  return d;
};
const scratch = () => {
  let d = '';
  for (let i = 0; i < 9; i += 1) d += `M${roll(20, 280).toFixed(0)} ${roll(20, 300).toFixed(0)}l${roll(-26, 26).toFixed(0)} ${roll(-9, 9).toFixed(0)}`;
  return d;
};
writeFileSync(
  new URL('../assets/img/concrete.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><g fill="none" stroke-linecap="round"><path stroke="#000" stroke-opacity=".16" d="${specks(170, 1.6)}"/><path stroke="#fff" stroke-opacity=".4" d="${specks(210, 2.2)}"/><path stroke="#fff" stroke-opacity=".3" stroke-width=".8" d="${scratch()}"/></g></svg>\n`,
);
