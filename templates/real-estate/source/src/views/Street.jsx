import { money } from '../data/houses.js';
import { sizes } from '../draw/sizes.js';
import { addressOf } from '../state/address.js';

/** Who stands in the street for scale, and after which house. */
const passers = { 1: 'rod', 4: 'walker', 8: 'cyclist', 12: 'rod' };

/** All houses that answer, in one street at one scale, with a ruler below. */
export function Street({ houses, total, wish, lit, onLit }) {
  const metres = Math.ceil(houses.reduce((sum, { id }) => sum + sizes[id].width, 0) / 10) * 10 + 10;
  return (
    <section className="street" aria-labelledby="title">
      <div className="street-words">
        <h1 id="title">We draw every house we sell.</h1>
        <p>
          A wide lens makes a ballroom of any kitchen; a measured elevation does not. {total} houses in Tarrowmouth, all at one scale, in one street that does not
          exist.
        </p>
      </div>
      {/* The street scrolls sideways: it must be reachable by keyboard for that. */}
      <div className="street-scroll" tabIndex={0} role="region" aria-label="The street: all houses side by side">
        <ol className="street-row" style={{ '--metres': metres }}>
          {houses.map(({ id, name, price }, at) => {
            const { width, height } = sizes[id];
            return (
              <li key={id} className={lit === id ? 'is-lit' : ''} style={{ '--w': width, '--h': height }}>
                <a href={addressOf(wish, id)} onMouseEnter={() => onLit(id)} onMouseLeave={() => onLit(null)} onFocus={() => onLit(id)} onBlur={() => onLit(null)}>
                  <img src={`assets/houses/${id}.svg`} width={Math.round(width * 20)} height={Math.round(height * 20)} alt="" loading={at < 8 ? 'eager' : 'lazy'} />
                  <span className="tag">
                    <b>{name}</b> {money(price)}
                  </span>
                </a>
                {passers[at] && <span className={`passer ${passers[at]}`} aria-hidden="true" />}
              </li>
            );
          })}
          {houses.length === 0 && <li className="gap">Building plot. No house answers your wishes.</li>}
        </ol>
        <div className="ruler" aria-hidden="true" style={{ '--metres': metres }}>
          {Array.from({ length: metres / 10 }, (_, at) => (
            <span key={at} style={{ '--at': at * 10 }}>
              {at * 10} m
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
