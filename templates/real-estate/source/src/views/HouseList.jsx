import { money } from '../data/houses.js';
import { sizes } from '../draw/sizes.js';
import { addressOf } from '../state/address.js';
import { Heart } from './Top.jsx';

export const bedsOf = (beds) => (beds === 1 ? '1 bedroom' : `${beds} bedrooms`);

function Card({ house, wish, isLit, onLit, isKept, onKeep }) {
  const { id, name, street, quarter, price, kind, beds, area, garden } = house;
  const { width, height } = sizes[id];
  return (
    <li className={isLit ? 'card is-lit' : 'card'} data-card={id} onMouseEnter={() => onLit(id)} onMouseLeave={() => onLit(null)} onFocus={() => onLit(id)} onBlur={() => onLit(null)}>
      <div className={`card-stage sky-${house.weather}`} style={{ '--w': width, '--h': height }}>
        <img src={`assets/houses/${id}.svg`} width={Math.round(width * 20)} height={Math.round(height * 20)} alt={`Elevation of ${name}: ${house.look.floors.length === 1 ? 'one storey' : `${house.look.floors.length} storeys`}`} loading="lazy" />
      </div>
      <h3>
        <a href={addressOf(wish, id)}>{name}</a>
      </h3>
      <p className="where">{name === street ? quarter : `${street}, ${quarter}`}</p>
      <p className="price">{money(price)}</p>
      <p className="facts">
        {kind}, {bedsOf(beds)}, {area} m²{garden > 0 ? `, garden ${garden} m²` : ''}
      </p>
      <button type="button" className="keep js" aria-pressed={isKept} aria-label={`Keep ${name}`} onClick={onKeep}>
        <Heart isFull={isKept} />
      </button>
    </li>
  );
}

/** The list beside the plan; all drawings at one scale. */
export function HouseList({ houses, wish, lit, onLit, kept, onKeep, onReset }) {
  return (
    <section className="list" id="list" aria-labelledby="list-title" tabIndex={-1}>
      <h2 id="list-title" className="vh">
        Houses
      </h2>
      {houses.length === 0 ? (
        <div className="none">
          <p>
            <b>No house answers all of that.</b> {wish.kept && kept.length === 0 ? 'You have not kept any yet: the heart on a drawing does that.' : 'Tarrowmouth has 2,140 houses, and most people stay in theirs.'}
          </p>
          <button type="button" className="button" onClick={onReset}>
            Show all houses
          </button>
        </div>
      ) : (
        <ul className="cards">
          {houses.map((house) => (
            <Card key={house.id} house={house} wish={wish} isLit={lit === house.id} onLit={onLit} isKept={kept.includes(house.id)} onKeep={() => onKeep(house.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
