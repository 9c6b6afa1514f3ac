import { contracts, places, watches } from '../data/fields.js';
import { initials } from '../flags/code.js';
import { Logo } from '../flags/Flag.jsx';
import { day, payOf } from '../state/query.js';
import { Words } from './Words.jsx';

/** A job in the list. Without JavaScript it holds everything that the panel beside it would say. */
export function JobRow({ job, isOpen, isSaved, isHidden, show, save, hide }) {
  const follow = (event) => {
    event.preventDefault();
    show(job);
  };
  return (
    <li className={isOpen ? 'row is-open' : 'row'} data-job={job.id}>
      <Logo letters={initials(job.employer)} />
      <div className="row-words">
        <h3>
          <a href={`index.html?job=${job.id}`} aria-current={isOpen ? 'true' : undefined} onClick={follow}>
            {job.title}
          </a>
        </h3>
        <p className="row-who">
          {job.employer}, {job.port}
        </p>
        <p className="row-facts">
          <strong>{payOf(job.pay)}</strong>
          <span>{contracts[job.contract].name}</span>
          <span>{watches[job.watch]}</span>
          <span>{places[job.place]}</span>
        </p>
        <p className="row-days">
          Closes {day(job.closes)} <span className="row-posted">Posted {day(job.posted)}</span>
        </p>
      </div>
      <div className="row-marks">
        <button type="button" className="mark-button" aria-pressed={isSaved} onClick={() => save(job)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5 2v20M5 3l15 5-15 6z" />
          </svg>
          <span className="unseen">Save {job.title}</span>
        </button>
        <button type="button" className="mark-button" aria-pressed={isHidden} onClick={() => hide(job)}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M2 12q10-11 20 0-10 11-20 0zM4 21L20 3" />
          </svg>
          <span className="unseen">Hide {job.title}</span>
        </button>
      </div>
      <div className="row-more">
        <Words job={job} heading="h4" />
      </div>
    </li>
  );
}
