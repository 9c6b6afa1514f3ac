import { words } from '../data/page.js';
import { contracts, kinds, places, watches } from '../data/fields.js';
import { code, initials } from '../flags/code.js';
import { Logo } from '../flags/Flag.jsx';
import { day, payOf } from '../state/query.js';
import { Scene } from './Scene.jsx';
import { Words } from './Words.jsx';

/** The open job: beside the list, or in its place on a phone. */
export function Detail({ job, isSaved, save, apply, back }) {
  const letters = initials(job.employer);
  return (
    <article className="detail" aria-labelledby="detail-title">
      <button type="button" className="link-button detail-back" onClick={back}>
        Back to the list
      </button>
      <div className="detail-scene">
        <Scene ship={job.ship} photo={job.photo} />
        <Logo letters={letters} name={job.employer} />
      </div>
      <div className="detail-in">
        <h2 id="detail-title">{job.title}</h2>
        <p className="detail-who">
          {job.employer}, {job.port}
        </p>
        <dl className="facts">
          <div>
            <dt>Pay a month</dt>
            <dd>{payOf(job.pay)}</dd>
          </div>
          <div>
            <dt>Contract</dt>
            <dd>{contracts[job.contract].name}</dd>
          </div>
          <div>
            <dt>{words.hours}</dt>
            <dd>{watches[job.watch]}</dd>
          </div>
          <div>
            <dt>{words.place}</dt>
            <dd>{places[job.place]}</dd>
          </div>
          <div>
            <dt>Kind</dt>
            <dd>{kinds[job.kind].name}</dd>
          </div>
          <div>
            <dt>Closes</dt>
            <dd>{day(job.closes)}</dd>
          </div>
        </dl>
        <div className="detail-acts">
          <button type="button" className="main-button" onClick={apply}>
            {words.apply}
          </button>
          <button type="button" className="quiet-button" aria-pressed={isSaved} onClick={() => save(job)}>
            {isSaved ? 'Saved' : 'Save'}
          </button>
        </div>
        <Words job={job} />
        <p className="spelt">
          Their flags: {[...letters].map((letter) => `${code[letter].name}`).join(', ')}.
        </p>
      </div>
    </article>
  );
}
