import { parts, tones, trades } from './vocabulary.js';

/*
 * The address of a real model. While it is empty the rules below write the draft, in the browser, and nothing is sent.
 * With an address: POST, JSON { trade, name, town, tone, parts, variant }; the answer is JSON of the shape that
 * `writeByRule` returns. specification.html describes both.
 */
const endpoint = '';

/** Writes a page after a brief. Throws when the model can not be reached. */
export async function draft(brief) {
  if (!endpoint) return writeByRule(brief);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(brief),
  });
  if (!response.ok) throw new Error(`The model answered ${response.status}.`);
  return response.json();
}

/** The page as a list of blocks. `variant` changes the order and the layout, never the words. */
export function writeByRule(brief) {
  const trade = trades[brief.trade];
  const tone = tones[brief.tone];
  const about = { name: brief.name.trim() || trade.name, town: brief.town.trim() || 'Wend' };
  const layouts = ['beside', 'below', 'wide'];
  const blocks = {
    offer: { title: parts.offer, rows: trade.offer },
    about: { title: parts.about, text: tone.about(trade, about) },
    hours: { title: parts.hours, rows: trade.hours },
    questions: { title: trade.question[0], text: trade.question[1] },
    contact: { title: 'Write to us', fields: ['Your name', 'Your e-mail', 'What is it about?'] },
  };
  const wanted = Object.keys(parts).filter((part) => brief.parts.includes(part));
  const turn = wanted.length > 0 ? brief.variant % wanted.length : 0;
  const order = brief.variant === 0 ? wanted : [...wanted.slice(turn), ...wanted.slice(0, turn)];
  return {
    name: about.name,
    town: about.town,
    layout: layouts[brief.variant % layouts.length],
    headline: tone.headline(trade, about),
    lead: tone.lead(trade, about),
    action: tone.action,
    blocks: order.map((part) => ({ part, ...blocks[part] })),
  };
}
