import { useState } from 'react';
import { cloths, structures } from '../cloth/cloths.js';
import { Darn } from '../components/Darn.jsx';
import { Loupe, Swatch, SwatchChoice } from '../components/Swatch.jsx';
import { byId, pounds } from '../data/garments.js';
import { Flat } from '../garments/Flat.jsx';
import { Spread } from '../components/Spread.jsx';

/** What hangs on the rail, in which cloth, and how far the neck stands above the hanger, in hundredths of the width. */
const hung = [
  ['cardigan', 'fairisle-hearth', 30],
  ['duffle', 'twill-ochre', 8, 'hook'],
  ['chore-coat', 'herringbone-oat', 30],
  ['pinafore', 'check-hearth', 8],
  ['roll-neck', 'guernsey-ink', 17, 'hook'],
];

export function HomePage() {
  return (
    <>
      <Wall />
      <section className="wrap making" aria-labelledby="making">
        <div className="making-words">
          <h2 id="making">We show you the drawing, not the weather</h2>
          <p>
            No model, no moor, no golden hour. What you see is the flat the cutter works from: every seam where it is, every stitch where the machine puts it, filled with the cloth thread by thread. Choose another cloth
            and the drawing is cut again.
          </p>
          <p>Then it is sewn in Harsel, by eleven people, and sent. When it wears through, it comes back, and we mend it. That part has no end date.</p>
          <a className="quiet-button" href="chore-coat.html">
            See the Weavers’ Row coat
          </a>
        </div>
        <Spread garment="chore-coat" cloth="herringbone-loden" />
      </section>
      <Cloths />
      <section className="mend-band" aria-labelledby="mend-title">
        <div className="wrap mend-band-in">
          <Darn />
          <div>
            <h2 id="mend-title">Mended for life. Yours or the coat’s, whichever is longer</h2>
            <p>
              The oldest thing on the bench this month is a smock from 1991. It has had two yokes, four cuffs and three owners. We do not match the thread: a darn is a line in the story, and nobody hides those.
            </p>
            <dl className="ledger">
              <div>
                <dt>Elbow, darned</dt>
                <dd>40 minutes</dd>
              </div>
              <div>
                <dt>Cuff, taken back and re-knitted</dt>
                <dd>3 hours</dd>
              </div>
              <div>
                <dt>Knee, patched from seam to seam</dt>
                <dd>1 hour</dd>
              </div>
              <div>
                <dt>Invoice</dt>
                <dd>none</dd>
              </div>
            </dl>
            <a className="main-button on-dark" href="mending.html">
              How to send it back
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

/** The rail of the cutting room: choose a garment, choose its cloth. */
function Wall() {
  const [chosen, setChosen] = useState('chore-coat');
  const [worn, setWorn] = useState(Object.fromEntries(hung.map(([id, cloth]) => [id, cloth])));
  const garment = byId[chosen];
  const cloth = worn[chosen];
  return (
    <section className="wall" aria-labelledby="wall-title">
      <div className="wall-boards">
        <h1 id="wall-title" className="wrap">
          Bought once. <span>Mended for life.</span>
        </h1>
        <div className="rail" aria-hidden="true" />
        <div className="hung">
          {hung.map(([id, , neck, only]) => (
            <button key={id} type="button" className="hanging" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
              <Hanger isHook={only === 'hook'} />
              <span className="unseen">{byId[id].name}</span>
              <span className="hanging-flat" key={worn[id]} style={{ '--neck': neck }}>
                <Flat garment={id} cloth={worn[id]} />
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className="tray">
        <div className="wrap tray-in">
          <div className="tray-words">
            <h2>{garment.name}</h2>
            <p>{garment.line}</p>
          </div>
          <SwatchChoice name="wall-cloth" choices={garment.cloths} value={cloth} choose={(id) => setWorn({ ...worn, [chosen]: id })} legend={cloths[cloth].name} />
          <a className="main-button" href={`${chosen}.html?cloth=${cloth}`}>
            {pounds(garment.price)}, choose a size
          </a>
        </div>
      </div>
    </section>
  );
}

function Hanger({ isHook }) {
  const hook = 'M120 74V46c0-8 14-10 14-24a14 14 0 0 0-28 0';
  const arms = isHook ? '' : 'M32 108C60 88 96 78 120 74C144 78 180 88 208 108';
  return (
    <svg className="hanger" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <path d={hook + arms} fill="none" stroke="#0b120d" strokeOpacity=".5" strokeWidth="7" transform="translate(4 8)" />
      <path d={arms} fill="none" stroke="#6b4520" strokeWidth="9" strokeLinecap="round" />
      <path d={arms} fill="none" stroke="#b5803f" strokeWidth="5" strokeLinecap="round" />
      <path d={hook} fill="none" stroke="#c59a4a" strokeWidth="5" strokeLinecap="round" />
      <path d="M119 74V46c0-8 14-10 14-24" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="1.4" />
    </svg>
  );
}

const book = ['herringbone-loden', 'fairisle-hearth', 'corduroy-rust', 'check-gunclub', 'waffle-ochre', 'twill-ink', 'guernsey-wool', 'canvas-ochre'];

/** The sample book, one piece of each structure, and a glass to lay on it. */
function Cloths() {
  const [under, setUnder] = useState('fairisle-hearth');
  const { structure, name } = cloths[under];
  return (
    <section className="wrap book" aria-labelledby="book-title">
      <div className="book-head">
        <h2 id="book-title">Eight cloths, twenty-six colours, drawn by the thread</h2>
        <p>Lay the glass on a piece. What you see is the draft the loom is threaded by.</p>
      </div>
      <div className="book-in">
        <ul className="pieces">
          {book.map((cloth) => (
            <li key={cloth}>
              <button type="button" aria-pressed={cloth === under} onClick={() => setUnder(cloth)}>
                <Swatch cloth={cloth} w={150} h={118} />
                <span>{structures[cloths[cloth].structure].name}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="glass">
          <Loupe cloth={under} />
          <h3>{name}</h3>
          <p>
            {structures[structure].words} {structures[structure].weight} the square metre.
          </p>
          <a href={`shop.html?cloth=${structure}`}>Everything in {structures[structure].name.toLowerCase()}</a>
        </div>
      </div>
    </section>
  );
}
