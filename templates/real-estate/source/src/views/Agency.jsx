import { sizes } from '../draw/sizes.js';
import { DrawYours } from './DrawYours.jsx';

/* Each with the drawing as far as it is then; tools/draw.mjs makes them of The Chandler’s. */
const steps = [
  ['Mr Rule measures', 'Two hours with a steel tape and a plumb line. He writes down what is there, including the corner that is not ninety degrees.'],
  ['Mrs Gable draws', 'From across the street, standing, in whatever weather it is. The door is the colour of the door. Bins are left in.'],
  ['You read', 'One scale for all. If a house looks small beside its neighbour, it is.'],
];

/** Who they are, how they draw, and a house of one's own on paper. */
export function Agency() {
  return (
    <>
      <section className="agency" id="agency" aria-labelledby="agency-title">
        <h2 id="agency-title">No photographer has been near these houses</h2>
        <ol>
          {steps.map(([name, words], at) => (
            <li key={name}>
              <img src={`assets/img/drawn-${at + 1}.svg`} width={Math.round(sizes.chandlers.width * 20)} height={Math.round(sizes.chandlers.height * 20)} alt="" loading="lazy" />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="sell" id="sell" aria-labelledby="sell-title">
        <div className="sell-words">
          <h2 id="sell-title">Selling? Stand across the street</h2>
          <p>Tell us what you see, and the paper shows what we would. It is not a valuation. It is, people say, the first time they looked at their own roof.</p>
          <p>
            Our fee is 1.2 % of the price, paid when the keys change hands, and the drawing is yours whether it sells or not. Ring <a href="tel:+441632960146">01632 960146</a> and ask for Hester Gable.
          </p>
        </div>
        <DrawYours />
      </section>
    </>
  );
}
