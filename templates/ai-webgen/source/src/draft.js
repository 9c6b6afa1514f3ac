import { fill, readParts, readTones, readTrades } from './vocabulary.js';
import { readWords } from './words.js';

/**
 * Writes pages after briefs. "model" in the JSON at the end of the page is the address of a real model; while it is empty the
 * rules below write the draft, in the browser, and nothing is sent. With an address: POST, JSON { trade, name, town, tone, parts,
 * variant }; the answer is JSON of the shape that `writeByRule` returns. specification.html describes both.
 */
export function createDrafter(root) {
  const { model } = readWords('waiting-list-words');
  const vocabulary = {
    trades: readTrades(root),
    tones: readTones(root),
    parts: readParts(root),
    town: root.querySelector('[name="town"]').defaultValue,
  };
  return {
    /** The name that stands in a draft when the brief has none. */
    nameOf: (trade) => known(vocabulary.trades, trade).name,
    /** The page for a brief. Throws when the model can not be reached. */
    async draft(brief) {
      if (!model) return writeByRule(brief, vocabulary);
      const response = await fetch(model, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(brief),
      });
      if (!response.ok) throw new Error(`The model answered ${response.status}.`);
      return response.json();
    },
  };
}

/** The record of a key, or the first one: a new option of a list may have none yet. */
const known = (records, key) => records[key] ?? Object.values(records)[0];

/** The page as a list of blocks. `variant` changes the order and the layout, never the words. */
function writeByRule(brief, { trades, tones, parts, town }) {
  const trade = known(trades, brief.trade);
  const tone = known(tones, brief.tone);
  const [[days, times]] = trade.hours;
  const values = {
    ...trade,
    days,
    times,
    name: brief.name.trim() || trade.name,
    town: brief.town.trim() || town,
  };
  const layouts = ['beside', 'below', 'wide'];
  const blocks = {
    offer: { rows: trade.offer },
    about: { text: fill(tone.about, values) },
    hours: { rows: trade.hours },
    questions: { title: trade.question[0], text: trade.question[1] },
    contact: { title: parts.contact, fields: parts.fields },
  };
  const wanted = Object.keys(parts.titles).filter((part) => brief.parts.includes(part));
  const turn = wanted.length > 0 ? brief.variant % wanted.length : 0;
  const order = brief.variant === 0 ? wanted : [...wanted.slice(turn), ...wanted.slice(0, turn)];
  return {
    name: values.name,
    town: values.town,
    layout: layouts[brief.variant % layouts.length],
    headline: fill(tone.headline, values),
    lead: fill(tone.lead, values),
    action: tone.action,
    blocks: order.map((part) => ({ part, title: parts.titles[part], ...blocks[part] })),
  };
}
