import { useState } from 'react';

const ways = { close: 'Close', regular: 'Regular', loose: 'Loose' };

/** Says in words which size to take, from one measure of the body. `ease` is how much more the garment has, for each fit. */
export function SizeHelper({ measure, ease, sizes, choose }) {
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState('regular');
  const answer = typed.trim() === '' ? null : advise(sizes(), typed, ease[Object.keys(ways).indexOf(way)]);
  return (
    <details className="helper-fold">
      <summary>Find my size</summary>
      <div className="helper-in">
        <label htmlFor="body">{measure}, measured on you, in cm</label>
        <input id="body" inputMode="decimal" autoComplete="off" value={typed} aria-describedby="advice" onChange={(event) => setTyped(event.target.value)} />
        <fieldset className="ways">
          <legend>Fit</legend>
          {Object.entries(ways).map(([id, name]) => (
            <label key={id}>
              <input type="radio" name="way" checked={way === id} onChange={() => setWay(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <p id="advice" role="status" className="advice">
          {answer?.words ?? 'Measure over a shirt. What the garment needs to move is added.'}
        </p>
        {answer?.size ? (
          <button type="button" className="quiet-button" onClick={() => choose(answer.size)}>
            Choose size {answer.size}
          </button>
        ) : null}
      </div>
    </details>
  );
}

function advise(sizes, typed, more) {
  const body = Number(typed.replace(',', '.'));
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!(body > 0)) return { words: 'Enter a number, for example 98.' };
  if (body * 2.54 >= smallest.body - more - 12 && body * 2.54 <= largest.body && body < smallest.body / 2) return { words: `${typed} looks like inches: that is ${Math.round(body * 2.54)} cm. Please enter centimetres.` };
  const found = sizes.find((one) => one.body >= body + more - 1.5);
  if (!found) return { words: `The largest size, ${largest.name}, measures ${largest.body} cm. Try a closer fit, or ask us.` };
  if (body + more < smallest.body - 12) return { words: `The smallest size, ${smallest.name}, measures ${smallest.body} cm and would be wide. Ask us.` };
  const spare = found.body - body;
  const reason = spare > 0 ? `${spare} cm more than you` : spare === 0 ? 'exactly as much as you' : `${-spare} cm less than you, and stretches`;
  if (found.isGone) return { words: `${found.name} would fit: it measures ${found.body} cm, ${reason}. It is sold out in this colour.` };
  return { size: found.name, words: `${found.name}: it measures ${found.body} cm, ${reason}.` };
}
