import { money } from '../data/houses.js';
import { sizes } from '../draw/sizes.js';
import { addressOf } from '../state/address.js';
import { Calculator } from './Calculator.jsx';
import { FloorPlan } from './FloorPlan.jsx';
import { bedsOf } from './HouseList.jsx';
import { Heart } from './Top.jsx';
import { VisitForm } from './VisitForm.jsx';
import { Weather } from './Weather.jsx';

/** Height to the ridge in metres: floors and roof. */
const ridgeOf = ({ floors, roof }) => floors.reduce((sum, [floor]) => sum + floor, 0) + roof[1];
const roofs = { side: 'pitched', hip: 'hipped', front: 'gabled to the street', step: 'behind a stepped gable', shed: 'single pitch' };
const materials = { brick: 'brick', render: 'render', board: 'boards', stone: 'stone', flint: 'flint', shingle: 'hung slate' };

/** One house: its elevation with dimensions, its plan, what we would want to know, a visit, a payment. */
export function Detail({ house, wish, heading, isKept, onKeep }) {
  const { id, name, street, quarter, price, kind, beds, area, garden, built, tenure, energy, look, words, mind, weather } = house;
  const { width, height, left } = sizes[id];
  const ridge = ridgeOf(look);
  const facts = [
    ['Kind', kind],
    ['Bedrooms', bedsOf(beds).replace(/ bedrooms?/, '')],
    ['Floor area', `${area} m²`],
    ['Garden', garden > 0 ? `${garden} m²` : 'none'],
    ['Built', built],
    ['Walls', look.base ? `${materials[look.wall[0]]} over ${materials[look.base[0]]}` : materials[look.wall[0]]],
    ['Roof', `${look.roof[2]}, ${roofs[look.roof[0]]}`],
    ['Tenure', tenure],
    ['Energy', energy],
  ];
  return (
    <main className="house" id="house">
      <p className="back">
        <a href={addressOf(wish)}>← All houses</a>
      </p>
      <div className={`stage sky-${weather}`} style={{ '--w': width, '--h': height, '--left': left, '--wide': look.w, '--ridge': ridge }}>
        <Weather kind={weather} />
        <div className="stage-house">
          <img src={`assets/houses/${id}.svg`} width={Math.round(width * 20)} height={Math.round(height * 20)} alt={`Elevation of ${name}: ${materials[look.wall[0]]}, ${look.floors.length === 1 ? 'one storey' : `${look.floors.length} storeys`}, roof of ${look.roof[2]}`} />
          <span className="dim dim-wide">{look.w.toFixed(1)} m</span>
          <span className="dim dim-high">
            <span>{ridge.toFixed(1)} m</span>
          </span>
        </div>
      </div>
      <div className="house-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="where">{name === street ? `${quarter}, Tarrowmouth` : `${street}, ${quarter}, Tarrowmouth`}</p>
        </div>
        <p className="price">{money(price)}</p>
        <button type="button" className="button soft" aria-pressed={isKept} onClick={onKeep}>
          <Heart isFull={isKept} /> {isKept ? 'Kept' : 'Keep'}
        </button>
      </div>
      <div className="house-body">
        <div className="house-words">
          <p className="big">{words}</p>
          <p className="mind">
            <b>Before you fall for it.</b> {mind}
          </p>
          <dl className="table">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="house-do">
          <VisitForm house={house} />
        </div>
      </div>
      <section aria-labelledby="plan-title" className="plans">
        <h2 id="plan-title">Floor plans</h2>
        <p className="where">Measured by Mr Rule with a steel tape, inside the walls. The street is at the bottom.</p>
        <div className="floors">
          {house.plan.map(([floor, rows], at) => (
            <FloorPlan key={floor} name={floor} rows={rows} w={look.w} isGround={at === 0} hasStairs={house.plan.length > 1} />
          ))}
        </div>
      </section>
      <Calculator price={price} />
    </main>
  );
}
