import { useState } from 'react';
import { isGone } from '../data/garments.js';

/** How much more the garment measures than the body, by how it is to sit. */
const ease = {
  Chest: { close: 6, easy: 13, roomy: 20 },
  Waist: { close: 0, easy: 3, roomy: 6 },
  Head: { close: -3, easy: -1, roomy: 1 },
};
const ways = { close: 'Close', easy: 'Easy', roomy: 'Roomy' };
const limits = { Chest: [70, 150], Waist: [50, 140], Head: [45, 70] };

/** Says in words which size to take, from one measure of the body. */
export function SizeHelper({ garment, cloth, choose }) {
  const measure = Object.keys(garment.measures).find((name) => name in ease);
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState('easy');
  const answer = typed.trim() === '' ? null : advise({ garment, cloth, measure, typed, way });
  return (
    <details className="helper">
      <summary>Which size am I?</summary>
      <div className="helper-in">
        <label htmlFor="body">Round your {measure.toLowerCase()}, in centimetres</label>
        <input id="body" inputMode="decimal" autoComplete="off" value={typed} aria-describedby="advice" onChange={(event) => setTyped(event.target.value)} />
        <fieldset className="ways">
          <legend>How is it to sit?</legend>
          {Object.entries(ways).map(([id, name]) => (
            <label key={id}>
              <input type="radio" name="way" checked={way === id} onChange={() => setWay(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <p id="advice" role="status" className="advice">
          {answer?.words ?? `A tape over the shirt, breathing as usual. We add what the ${measure.toLowerCase()} needs.`}
        </p>
        {answer?.size ? (
          <button type="button" className="quiet-button" onClick={() => choose(answer.size)}>
            Take size {answer.size}
          </button>
        ) : null}
      </div>
    </details>
  );
}

function advise({ garment, cloth, measure, typed, way }) {
  const body = Number(typed.replace(',', '.'));
  const [least, most] = limits[measure];
  if (Number.isNaN(body)) return { words: 'That is not a number yet. Centimetres, for example 98.' };
  if (body < least && body * 2.54 >= least && body * 2.54 <= most) return { words: `${typed} looks like inches: that would be ${Math.round(body * 2.54)} cm. Please write centimetres.` };
  if (body < least || body > most) return { words: `We cut for ${least} to ${most} cm. Write to the counter, and we will draw one for you.` };
  const wanted = body + ease[measure][way];
  const row = garment.measures[measure];
  const at = row.findIndex((value) => value >= wanted - 1.5);
  if (at === -1) return { words: `${garment.sizes.at(-1)} measures ${row.at(-1)} cm, and you want about ${wanted}. Try a closer fit, or write to the counter.` };
  const size = garment.sizes[at];
  const spare = row[at] - body;
  const reason = spare > 0 ? `it leaves ${spare} cm of air` : spare === 0 ? 'it sits exactly' : `it stretches by ${-spare} cm, as knitting does`;
  if (isGone(garment, cloth, size)) return { words: `${size} would be yours: ${row[at]} cm round, so ${reason}. It is sold out in this cloth; another cloth may have it.` };
  return { size, words: `${size}: it measures ${row[at]} cm round, so ${reason}.` };
}
