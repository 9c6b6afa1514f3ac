import { useRef, useState } from 'react';
import { Field } from '../components/Field.jsx';
import { Scene } from '../components/Scene.jsx';
import { Words } from '../components/Words.jsx';
import { words as own } from '../data/page.js';
import { contracts, kinds, places, watches } from '../data/fields.js';
import { code, initials } from '../flags/code.js';
import { Logo } from '../flags/Flag.jsx';
import { payOf } from '../state/query.js';
import { isMail, send } from '../state/send.js';
import { useDraft } from '../state/useDraft.js';

const blank = { employer: '', title: '', port: '', kind: Object.keys(kinds)[0], place: Object.keys(places)[0], contract: Object.keys(contracts)[0], watch: Object.keys(watches)[0], from: '', to: '', why: '', does: '', needs: '', email: '' };
const scenes = { deck: 'sail', engine: 'tanker', galley: 'ferry', harbour: 'crane', yard: 'slip', lights: 'light', survey: 'research', rescue: 'lifeboat' };
const named = (list) => Object.entries(list).map(([id, value]) => [id, value.name ?? value]);
const lines = (text) => text.split('\n').map((line) => line.trim()).filter(Boolean);

function check(values) {
  const faults = {};
  if (!values.employer.trim()) faults.employer = 'Whose job is it? The flags are made from this.';
  else if (!initials(values.employer)) faults.employer = 'There is no letter from A to Z in it, of which flags are made.';
  if (values.title.trim().length < 4) faults.title = 'Please name the job.';
  if (!values.port.trim()) faults.port = 'Please name the port or town.';
  const [from, to] = [Number(values.from), Number(values.to)];
  if (!values.from.trim() || !values.to.trim()) faults.from = 'Both ends of the pay, a month.';
  else if (!(from > 0 && to > 0)) faults.from = 'Numbers only, please, for example 2800 and 3300.';
  else if (from > to) faults.from = `From ${from} to ${to} is the wrong way round.`;
  if (values.why.trim().length < 40) faults.why = 'Two sentences at least: why would somebody want it?';
  if (lines(values.does).length === 0) faults.does = 'One duty a line, at least one.';
  if (lines(values.needs).length === 0) faults.needs = 'One a line, at least one.';
  if (!isMail(values.email)) faults.email = 'Please write a whole e-mail address, for example crewing@mail.example.';
  return faults;
}

export function PostPage() {
  const [values, write, clear] = useDraft('yardarm.post', blank);
  const [faults, setFaults] = useState({});
  const [state, setState] = useState('');
  const form = useRef(null);
  const field = (name) => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: (event) => {
      const next = write(name, event.target.value);
      if (state !== 'sending') setState('');
      if (Object.keys(faults).length > 0) setFaults(check(next));
    },
  });
  const choose = (name, label, list) => (
    <Field as="select" label={label} {...field(name)}>
      {named(list).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </Field>
  );
  const submit = async (event) => {
    event.preventDefault();
    const found = check(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return form.current.elements[first].focus();
    setState('sending');
    try {
      const how = await send(own.posts, { ...values, pay: [Number(values.from), Number(values.to)], does: lines(values.does), needs: lines(values.needs) });
      if (how === 'sent') clear();
      setState(how === 'sent' ? 'Sent. It is on the board as soon as somebody here has read it.' : 'Complete. This board has no address for posts yet, so nothing was sent and your draft stays here. The README says where it goes.');
    } catch (error) {
      setState(`It did not go through. ${error.message} Your draft is kept.`);
    }
  };
  return (
    <div className="wrap post">
      <div className="post-head">
        <h1 data-slot="post.title">{own.postTitle}</h1>
        <p data-slot="post.words">{own.postLead}</p>
      </div>
      <form ref={form} className="form post-form" onSubmit={submit} noValidate aria-label="Post a job">
        <Field label="Employer" autoComplete="organization" {...field('employer')} />
        <Field label="Job" autoComplete="off" {...field('title')} />
        <Field label="Port" autoComplete="off" {...field('port')} />
        {choose('kind', 'Kind of work', kinds)}
        {choose('place', own.place, places)}
        {choose('contract', 'Contract', contracts)}
        {choose('watch', own.hours, watches)}
        <Field label={`Pay from, ${own.sign} a month`} inputMode="numeric" autoComplete="off" {...field('from')} />
        <Field label="to" inputMode="numeric" autoComplete="off" {...field('to')} />
        <Field label="Why this one" as="textarea" rows="4" {...field('why')} />
        <Field label="What they do" hint="One a line" as="textarea" rows="4" {...field('does')} />
        <Field label="What they bring" hint="One a line" as="textarea" rows="4" {...field('needs')} />
        <Field label="Where applications go" type="email" autoComplete="email" {...field('email')} />
        <p className="trouble" role="alert">
          {Object.keys(faults).length > 0 ? `Not sent yet: ${Object.keys(faults).length === 1 ? 'one field needs' : `${Object.keys(faults).length} fields need`} another look.` : state === 'sending' ? '' : state}
        </p>
        <button type="submit" className="main-button" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send it to the board'}
        </button>
        <button type="button" className="link-button" onClick={clear}>
          Discard the draft
        </button>
      </form>
      <Preview values={values} />
    </div>
  );
}

/** How the post will look, from what is there so far. */
function Preview({ values }) {
  const letters = initials(values.employer) || 'YA';
  const pay = [Number(values.from) || 2800, Number(values.to) || 3300];
  const job = {
    why: values.why.trim() || 'Two or three sentences on the place and the people.',
    does: lines(values.does).length > 0 ? lines(values.does) : ['What the day is made of'],
    needs: lines(values.needs).length > 0 ? lines(values.needs) : ['Papers, and what no paper says'],
  };
  return (
    <aside className="detail preview" aria-label="Preview">
      <div className="detail-scene">
        <Scene ship={scenes[values.kind] ?? 'light'} />
        <Logo letters={letters} name={values.employer || 'the employer'} />
      </div>
      <div className="detail-in">
        <h2>{values.title.trim() || 'The name of the job'}</h2>
        <p className="detail-who">
          {values.employer.trim() || 'Employer'}, {values.port.trim() || 'port'}
        </p>
        <dl className="facts">
          <div>
            <dt>Pay a month</dt>
            <dd>{payOf(pay)}</dd>
          </div>
          <div>
            <dt>Contract</dt>
            <dd>{contracts[values.contract]?.name}</dd>
          </div>
          <div>
            <dt>{own.hours}</dt>
            <dd>{watches[values.watch]}</dd>
          </div>
          <div>
            <dt>{own.place}</dt>
            <dd>{places[values.place]}</dd>
          </div>
        </dl>
        <Words job={job} />
        <p className="spelt">The flags: {[...letters].map((letter) => code[letter].name).join(', ')}.</p>
      </div>
    </aside>
  );
}
