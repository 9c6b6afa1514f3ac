#!/usr/bin/env node
/*
 * Fills the CV from a resume.json (JSON Resume, schema 1.0.0, https://jsonresume.org/schema). Needs Node and nothing else.
 *
 *   node tools/resume.mjs resume.json              writes index.html, and your name and address into letter.html
 *   node tools/resume.mjs resume.json --layout margin   the same, in a calm layout: margin or columns
 *   node tools/resume.mjs resume.json --site       prints the values by name instead and changes nothing
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillPage } from './fill-page.mjs';
import { slotsOf } from './resume-slots.mjs';

const layouts = ['ruler', 'margin', 'columns'];
const [file, ...options] = process.argv.slice(2);
const layout = options.includes('--layout') ? options[options.indexOf('--layout') + 1] : 'ruler';

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!file) stop('Say which resume.json: node tools/resume.mjs resume.json');
if (!layouts.includes(layout)) stop(`A layout is one of: ${layouts.join(', ')}.`);

let resume;
try {
  resume = JSON.parse(readFileSync(file, 'utf8'));
} catch (error) {
  stop(`${file} can not be read: ${error.message}`);
}

let result;
try {
  result = slotsOf(resume, layout);
} catch (error) {
  stop(`${file}: ${error.message}`);
}
const { slots, sections, notes } = result;

if (options.includes('--site')) console.log(JSON.stringify({ slots, sections }, null, 2));
else
  for (const page of ['index.html', 'letter.html']) {
    const place = new URL(`../${page}`, import.meta.url);
    writeFileSync(place, fillPage(readFileSync(place, 'utf8'), slots, sections));
  }
for (const note of notes) console.error(note);
