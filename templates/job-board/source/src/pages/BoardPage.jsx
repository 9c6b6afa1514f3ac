import { useEffect, useRef, useState } from 'react';
import { ApplyDialog } from '../components/ApplyDialog.jsx';
import { Detail } from '../components/Detail.jsx';
import { Filters } from '../components/Filters.jsx';
import { Harbour } from '../components/Harbour.jsx';
import { KeysDialog } from '../components/KeysDialog.jsx';
import { JobRow } from '../components/JobRow.jsx';
import { Kept } from '../components/Kept.jsx';
import { Said } from '../components/Said.jsx';
import { sorts } from '../data/fields.js';
import { byId, jobs } from '../data/jobs.js';
import { words } from '../data/page.js';
import { hidden, saved, toggleIn } from '../state/local.js';
import { find, isNarrowed, nothing, useQuery } from '../state/query.js';
import { useKeys } from '../state/useKeys.js';

export function BoardPage() {
  const [state, go] = useQuery();
  const marks = { saved: saved.use(), hidden: hidden.use() };
  const [said, setSaid] = useState(null);
  const [dialog, setDialog] = useState('');
  const search = useRef(null);
  const list = useRef(null);

  const found = find(state, marks);
  const open = byId[state.job] ?? found[0];
  const at = found.findIndex(({ id }) => id === open?.id);

  const show = (job, isSmall = false) => go({ ...state, job: job.id }, { isSmall });
  const back = () => go({ ...state, job: '' });
  const save = (job) => {
    const undo = toggleIn(saved, job.id);
    setSaid({ words: saved.read().includes(job.id) ? `Saved: ${job.title}.` : `No longer saved: ${job.title}.`, undo });
  };
  const hide = (job) => {
    const undo = toggleIn(hidden, job.id);
    const isGone = hidden.read().includes(job.id);
    const next = found[at + 1] ?? found[at - 1];
    if (isGone && state.job === job.id) go({ ...state, job: next?.id ?? '' }, { isSmall: true });
    setSaid({ words: isGone ? `Hidden: ${job.title}.` : `Back on the board: ${job.title}.`, undo });
  };
  const move = (by) => {
    const next = found[Math.max(0, Math.min(found.length - 1, state.job ? at + by : 0))];
    if (!next) return;
    show(next, true);
    list.current.querySelector(`[data-job="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    s: () => open && save(open),
    h: () => open && hide(open),
    a: () => open && setDialog('apply'),
    '/': () => search.current.focus(),
    '?': () => setDialog('keys'),
  });

  // On a narrow window the job takes the place of the list: begin at its top.
  useEffect(() => {
    if (state.job && matchMedia('(max-width: 60rem)').matches) document.querySelector('.detail')?.scrollIntoView();
  }, [state.job]);

  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <Harbour />
        <div className="wrap hero-words">
          <h1 id="hero-title" data-slot="hero.title">
            {words.title}
          </h1>
          <p>
            {jobs.length} <span data-slot="hero.words">{words.lead}</span>
          </p>
        </div>
      </section>
      <div className={state.job ? 'board wrap has-job' : 'board wrap'}>
        <Filters state={state} go={go} marks={marks} search={search} />
        <section className="list" ref={list} aria-labelledby="list-title">
          <div className="list-bar">
            <h2 id="list-title">
              <span role="status">{found.length === 1 ? 'One job' : `${found.length} jobs`}</span>
            </h2>
            <div className="lists" role="group" aria-label="Which jobs">
              {[
                ['all', 'All'],
                ['saved', `Saved ${marks.saved.length}`],
                ['hidden', `Hidden ${marks.hidden.length}`],
              ].map(([id, name]) => (
                <button key={id} type="button" aria-pressed={state.list === id} onClick={() => go({ ...state, list: id, job: '' })}>
                  {name}
                </button>
              ))}
            </div>
            <label className="sort">
              <span className="unseen">Order</span>
              <select value={state.sort} onChange={(event) => go({ ...state, sort: event.target.value })}>
                {Object.entries(sorts).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <Kept state={state} go={go} marks={marks} tell={setSaid} />
          {found.length === 0 ? (
            <Nothing state={state} go={go} />
          ) : (
            <ul className="rows">
              {found.map((job) => (
                <JobRow key={job.id} job={job} isOpen={job.id === open?.id} isSaved={marks.saved.includes(job.id)} isHidden={marks.hidden.includes(job.id)} show={show} save={save} hide={hide} />
              ))}
            </ul>
          )}
          <p className="keys-hint">
            <kbd>j</kbd> <kbd>k</kbd> next and last, <kbd>s</kbd> save, <kbd>h</kbd> hide, <kbd>a</kbd> apply, <kbd>/</kbd> search.{' '}
            <button type="button" className="link-button" onClick={() => setDialog('keys')}>
              All shortcuts
            </button>
          </p>
        </section>
        {open ? <Detail job={open} isSaved={marks.saved.includes(open.id)} save={save} apply={() => setDialog('apply')} back={back} /> : null}
      </div>
      {open ? <ApplyDialog key={open.id} job={open} isOpen={dialog === 'apply'} close={() => setDialog('')} /> : null}
      <KeysDialog isOpen={dialog === 'keys'} close={() => setDialog('')} />
      <Said said={said} clear={() => setSaid(null)} />
    </>
  );
}

function Nothing({ state, go }) {
  const cases = {
    saved: ['Nothing saved', 'Press the flag beside a job, or s, and it is listed here.'],
    hidden: ['Nothing hidden', 'Jobs that you hide are listed here and can be brought back.'],
    all: ['No job fits', 'Clear a filter and look again.'],
  };
  const [title, text] = isNarrowed(state) ? cases.all : cases[state.list];
  return (
    <div className="nothing">
      <h3>{title}</h3>
      <p>{text}</p>
      <button type="button" className="main-button" onClick={() => go({ ...nothing, sort: state.sort })}>
        Show all jobs
      </button>
    </div>
  );
}
