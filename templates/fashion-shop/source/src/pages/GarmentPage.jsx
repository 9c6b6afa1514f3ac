import { useEffect, useState } from 'react';
import { cloths, structures } from '../cloth/cloths.js';
import { Card } from '../components/Card.jsx';
import { Dims } from '../components/Dims.jsx';
import { SizeHelper } from '../components/SizeHelper.jsx';
import { Loupe, SwatchChoice } from '../components/Swatch.jsx';
import { nextCutting } from '../data/config.js';
import { garments, isGone, pounds } from '../data/garments.js';
import { Flat } from '../garments/Flat.jsx';
import { add } from '../state/basket.js';

export function GarmentPage({ garment, openBasket }) {
  const [cloth, setCloth] = useState(garment.cloths[0]);
  const [size, setSize] = useState('');
  const [said, setSaid] = useState('');
  const [hasDims, setDims] = useState(true);

  // The address may name a cloth; the built page knows only the first.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('cloth');
    if (garment.cloths.includes(asked)) setCloth(asked);
  }, [garment]);

  const gone = (one) => isGone(garment, cloth, one);
  const chosen = size && !gone(size) ? size : '';
  const at = garment.sizes.indexOf(chosen || garment.sizes[Math.floor(garment.sizes.length / 2)]);

  const dress = (next) => {
    setCloth(next);
    setSaid(size && isGone(garment, next, size) ? `${size} is sold out in ${cloths[next].name}. Please choose another size.` : '');
    try {
      history.replaceState(null, '', next === garment.cloths[0] ? location.pathname : `?cloth=${next}`);
    } catch {
      // Opened from disk, some browsers keep the address to themselves.
    }
  };
  const take = () => {
    if (!chosen) {
      setSaid('Please choose a size first.');
      document.querySelector('.sizes input:not(:disabled)')?.focus();
      return;
    }
    setSaid('');
    add({ garment: garment.id, cloth, size: chosen });
    openBasket();
  };

  const { structure, name } = cloths[cloth];
  const missing = garment.sizes.filter(gone);
  return (
    <>
      <article className="wrap product">
        <div className="product-sheet sheet">
          <p className="sheet-no" aria-hidden="true">
            Sheet {String(garments.indexOf(garment) + 1).padStart(2, '0')}
          </p>
          <div className="product-flat" key={cloth}>
            <Flat garment={garment.id} cloth={cloth} title={`${garment.name} in ${name}`} />
            {hasDims ? <Dims garment={garment} at={at} /> : null}
          </div>
          <label className="dims-switch">
            <input type="checkbox" checked={hasDims} onChange={() => setDims(!hasDims)} /> Measures of {garment.sizes[at]}
          </label>
        </div>
        <div className="product-words">
          <h1>{garment.name}</h1>
          <p className="product-line">{garment.line}</p>
          <p className="product-price">{pounds(garment.price)}</p>
          <SwatchChoice name="cloth" choices={garment.cloths} value={cloth} choose={dress} legend={`Cloth: ${name}`} />
          <fieldset className="sizes">
            <legend>Size</legend>
            {garment.sizes.map((one) => (
              <label key={one} className={gone(one) ? 'size is-gone' : 'size'}>
                <input
                  type="radio"
                  name="size"
                  value={one}
                  checked={chosen === one}
                  disabled={gone(one)}
                  onChange={() => {
                    setSize(one);
                    setSaid('');
                  }}
                />
                <span>
                  {one}
                  {gone(one) ? <span className="unseen"> sold out</span> : null}
                </span>
              </label>
            ))}
          </fieldset>
          <p className="stock">
            {missing.length === 0
              ? 'Every size is on the rail.'
              : missing.length === garment.sizes.length
                ? `Sold out in ${name}. We cut it again in ${nextCutting}; the other cloths are on the rail.`
                : `Sold out in ${missing.join(' and ')}. We cut it again in ${nextCutting}.`}
          </p>
          <SizeHelper garment={garment} cloth={cloth} choose={setSize} />
          <p className="said" role="status">
            {said}
          </p>
          <button type="button" className="main-button wide" onClick={take} disabled={missing.length === garment.sizes.length}>
            Put into the basket
          </button>
          <noscript>
            <p className="stock">The basket needs JavaScript. Without it, write to counter@thrum.example with garment, cloth and size.</p>
          </noscript>
          <p className="product-text">{garment.text}</p>
          <ul className="details">
            {garment.details.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </article>
      <section className="wrap facts" aria-label="Measures, cloth and care">
        <div className="facts-measures">
          <h2>Measures</h2>
          <Measures garment={garment} at={chosen ? at : -1} />
          <p className="small">In centimetres, of the garment and not of you. Chest, waist and hem are all the way round.</p>
        </div>
        <div className="facts-cloth">
          <Loupe cloth={cloth} />
          <div>
            <h2>{name}</h2>
            <p>
              {structures[structure].words} {structures[structure].weight} the square metre.
            </p>
          </div>
        </div>
        <div className="facts-care">
          <h2>Care, and after</h2>
          <p>{garment.care}</p>
          <p>
            When it wears through, <a href="mending.html">send it back</a>. We mend it, whoever wears it by then.
          </p>
        </div>
      </section>
      <section className="wrap also" aria-labelledby="also">
        <h2 id="also">Hangs beside it</h2>
        <ul className="cards">
          {beside(garment).map((one) => (
            <li key={one.id}>
              <Card garment={one} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Three others: the next of each other kind on the rail. */
function beside(garment) {
  const at = garments.indexOf(garment);
  const others = [...garments.slice(at + 1), ...garments.slice(0, at)];
  const kinds = new Set([garment.kind]);
  return others.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind)).slice(0, 3);
}

function Measures({ garment, at }) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {garment.sizes.map((size, i) => (
            <th key={size} scope="col" className={i === at ? 'is-on' : undefined}>
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(garment.measures).map(([name, row]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {row.map((value, i) => (
              <td key={garment.sizes[i]} className={i === at ? 'is-on' : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
