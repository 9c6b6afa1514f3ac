import { Darn } from '../components/Darn.jsx';
import { Patched } from '../components/Patched.jsx';

const steps = [
  ['Wash it', 'The needle finds every biscuit crumb. Clean things are mended first; the rest we wash, and sigh.'],
  ['Mark it', 'A knot of wool beside each hole, in any colour that is not the garment’s. Holes hide when they travel.'],
  ['Send it', 'To Mending, Harsel Mill, Weavers’ Row, Harsel HB4 7TW. Put your name into a pocket. We have eleven coats whose owners we would like to meet.'],
  ['Wait', 'Three weeks, five in November. You get a card when it is on the bench and another when it leaves.'],
];

const kinds = [
  ['Darn, woven', 'Holes up to the size of an egg, in anything knitted', 'none'],
  ['Patch, let in', 'Knees, seats and elbows of woven cloth, from seam to seam', 'none'],
  ['Cuff or hem, re-knitted', 'Taken back to sound wool and knitted down again', 'none'],
  ['Collar, turned', 'Unpicked, turned over, sewn on: a second collar for the price of the first', 'none'],
  ['New lining', 'Wrapping cotton, as before', '£30'],
  ['Things of other makers', 'If it was made to be mended, we shall know how', 'from £18'],
];

export function MendingPage() {
  return (
    <>
      <section className="wrap mending-top">
        <div>
          <h1>Send it back when it wears through</h1>
          <p className="product-line">Everything with our label is mended without charge, for whoever wears it now, for as long as there is enough left to sew to.</p>
        </div>
        <Darn />
      </section>
      <section className="wrap" aria-labelledby="how">
        <h2 id="how">How to</h2>
        <ol className="steps">
          {steps.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap mending-kinds" aria-labelledby="kinds">
        <Patched />
        <div>
          <h2 id="kinds">What we do, and what it costs</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Repair</th>
                <th scope="col">For</th>
                <th scope="col">Charge</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(([name, what, charge]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{what}</td>
                  <td>{charge}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>What we cannot mend we say so, and send it back with the buttons in an envelope.</p>
        </div>
      </section>
    </>
  );
}
