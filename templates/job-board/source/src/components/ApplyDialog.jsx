import { useRef, useState } from 'react';
import { words } from '../data/page.js';
import { isMail, send } from '../state/send.js';
import { useDraft } from '../state/useDraft.js';
import { Dialog } from './Dialog.jsx';
import { Field } from './Field.jsx';

const blank = { name: '', email: '', papers: '', from: '', words: '' };
const papers = { all: 'I hold all of them', most: 'I hold most of them', none: 'Not yet; see below' };

function check({ name, email, papers: hold, words }) {
  const faults = {};
  if (!name.trim()) faults.name = 'Who is asking? Please write your name.';
  if (!email.trim()) faults.email = 'They need an address to answer to.';
  else if (!isMail(email)) faults.email = `“${email.trim()}” is not a whole e-mail address. It should look like name@mail.example.`;
  if (!hold) faults.papers = 'Please say how you stand with the papers.';
  const length = words.trim().length;
  if (length === 0) faults.words = 'A few sentences, please: where you have been, and why this one.';
  else if (length < 60) faults.words = `That is ${length} characters. Please write at least 60.`;
  return faults;
}

export function ApplyDialog({ job, isOpen, close }) {
  const [values, write, clear] = useDraft(`yardarm.apply.${job.id}`, blank);
  const [faults, setFaults] = useState({});
  const [state, setState] = useState('');
  const form = useRef(null);
  const field = (name) => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: (event) => {
      const next = write(name, event.target.value);
      if (faults[name]) setFaults(check(next));
    },
  });
  const submit = async (event) => {
    event.preventDefault();
    const found = check(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return form.current.elements[first].focus();
    setState('sending');
    try {
      const how = await send(words.applications, { job: job.id, ...values });
      clear();
      setState(how);
    } catch (error) {
      setState(`It did not go through. ${error.message} What you wrote is kept; try again in a moment.`);
    }
  };
  const leave = () => {
    if (state === 'sent' || state === 'kept') setState('');
    close();
  };

  if (state === 'sent' || state === 'kept')
    return (
      <Dialog isOpen={isOpen} close={leave} title={state === 'sent' ? 'Sent' : 'Complete, but not sent'}>
        <p role="status">{state === 'sent' ? `${job.employer} has your application and will answer by mail.` : 'This board has no address for applications yet, so nothing was sent. The README says where it goes.'}</p>
        <button type="button" className="main-button" onClick={leave}>
          Back to the jobs
        </button>
      </Dialog>
    );
  return (
    <Dialog isOpen={isOpen} close={leave} title="Apply">
      <p className="dialog-job">
        {job.title}, {job.employer}
      </p>
      <form ref={form} className="form" onSubmit={submit} noValidate>
        <Field label="Your name" autoComplete="name" {...field('name')} />
        <Field label="E-mail" type="email" autoComplete="email" {...field('email')} />
        <Field label="The papers they ask for" hint={job.needs[0]} as="select" {...field('papers')}>
          <option value="">Please choose</option>
          {Object.entries(papers).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field label="Could begin, if known" placeholder="middle of January" autoComplete="off" {...field('from')} />
        <Field label="In your own words" as="textarea" rows="6" {...field('words')} />
        <p className="small">The draft stays in this browser until you send it.</p>
        <p className="trouble" role="alert">
          {Object.keys(faults).length > 0 ? 'Not sent yet: please look at the marked fields.' : state === 'sending' ? '' : state}
        </p>
        <button type="submit" className="main-button" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send the application'}
        </button>
      </form>
    </Dialog>
  );
}
