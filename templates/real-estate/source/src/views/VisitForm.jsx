import { useEffect, useRef, useState } from 'react';
import { faultsOf, isPlugged, sendVisit } from '../state/visit.js';

const times = ['Morning', 'Afternoon', 'After work'];
const empty = { name: '', reach: '', day: '', time: times[0], words: '' };
const mailOf = (house, { name, reach, day, time, words }) =>
  `mailto:door@gableandrule.example?subject=${encodeURIComponent(`A visit to ${house.name}`)}&body=${encodeURIComponent(`${name}\n${reach}\n${day}, ${time.toLowerCase()}\n\n${words}`)}`;

export function VisitForm({ house }) {
  const [visit, setVisit] = useState(empty);
  const [faults, setFaults] = useState({});
  const [state, setState] = useState('open');
  const [today, setToday] = useState('');
  const form = useRef(null);
  useEffect(() => {
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10));
  }, []);

  const change = (event) => {
    const { name, value } = event.target;
    setVisit({ ...visit, [name]: value });
    if (faults[name]) setFaults({ ...faults, [name]: undefined });
  };

  async function ask(event) {
    event.preventDefault();
    const found = faultsOf(visit, today);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current.elements[first].focus();
      setState('open');
      return;
    }
    if (!isPlugged()) {
      setState('unplugged');
      return;
    }
    setState('sending');
    try {
      await sendVisit({ house: house.id, ...visit });
      setState('sent');
      setVisit(empty);
    } catch {
      setState('failed');
    }
  }

  const text = (name, label, more = {}) => (
    <label className="field">
      {label}
      <input name={name} value={visit[name]} onChange={change} aria-invalid={Boolean(faults[name])} aria-describedby={faults[name] ? `${name}-fault` : undefined} {...more} />
      {faults[name] && (
        <span className="fault" id={`${name}-fault`}>
          {faults[name]}
        </span>
      )}
    </label>
  );

  return (
    <form className="visit" ref={form} noValidate onSubmit={ask} aria-labelledby="visit-title">
      <h2 id="visit-title">Ask for a visit</h2>
      {text('name', 'Your name', { autoComplete: 'name' })}
      {text('reach', 'E-mail or telephone', { autoComplete: 'email' })}
      {text('day', 'Day', { type: 'date', min: today || undefined })}
      <fieldset className="several">
        <legend>Time</legend>
        {times.map((time) => (
          <label key={time} className="chip">
            <input type="radio" name="time" value={time} checked={visit.time === time} onChange={change} />
            <span>{time}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        Anything we should know (optional)
        <textarea name="words" rows="2" value={visit.words} onChange={change} />
      </label>
      <button type="submit" className="button" disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending' : 'Ask for this visit'}
      </button>
      <p role="status" className="visit-said">
        {state === 'sent' && 'Thank you. Mr Rule will write or ring by the end of the next working day.'}
        {state === 'failed' && 'It did not go through. What you typed is still here; try again, or ring 01632 960146.'}
        {state === 'unplugged' && (
          <>
            This page is not connected to an office, so nothing was sent. What you typed is still here, and <a href={mailOf(house, visit)}>also as an e-mail</a>.
          </>
        )}
      </p>
    </form>
  );
}
