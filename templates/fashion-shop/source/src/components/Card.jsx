import { useState } from 'react';
import { cloths } from '../cloth/cloths.js';
import { isGone, pounds } from '../data/garments.js';
import { Flat } from '../garments/Flat.jsx';
import { SwatchChoice } from './Swatch.jsx';

/** A garment in the shop; its swatches redraw it. `offered` are the cloths the filters let through. */
export function Card({ garment, offered = garment.cloths }) {
  const [wanted, setWanted] = useState(null);
  const cloth = offered.includes(wanted) ? wanted : offered[0];
  const missing = garment.sizes.filter((size) => isGone(garment, cloth, size));
  const left = garment.sizes.length - missing.length;
  return (
    <article className="card">
      <a className="card-sheet" href={cloth === garment.cloths[0] ? `${garment.id}.html` : `${garment.id}.html?cloth=${cloth}`}>
        <Flat garment={garment.id} cloth={cloth} title={`${garment.name} in ${cloths[cloth].name}`} />
      </a>
      <div className="card-words">
        <h3>
          <a href={`${garment.id}.html`}>{garment.name}</a>
        </h3>
        <p className="price">{pounds(garment.price)}</p>
        <p className="card-line">{garment.line}</p>
        <SwatchChoice name={`card-${garment.id}`} choices={offered} value={cloth} choose={setWanted} legend={cloths[cloth].name} isSmall />
        <p className="card-stock">
          {left === 0 ? 'Sold out in this cloth' : missing.length > 0 ? `Sold out in ${missing.join(', ')}` : 'All sizes on the rail'}
        </p>
      </div>
    </article>
  );
}
