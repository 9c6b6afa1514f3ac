import { useEffect, useRef, useState } from 'react';
import { cloths } from '../cloth/cloths.js';
import { NotKept } from '../components/NotKept.jsx';
import { postage } from '../data/config.js';
import { byId, pounds } from '../data/garments.js';
import { Flat } from '../garments/Flat.jsx';
import { clear, keyOf, sumOf, useBasket } from '../state/basket.js';
import { blank, check, orderOf, postageOf, send } from '../state/order.js';

const draftKey = 'thrum.order';
const fields = [
  ['name', 'Name', 'name', 'text'],
  ['email', 'E-mail', 'email', 'email'],
  ['street', 'Street and number', 'address-line1', 'text'],
  ['town', 'Town', 'address-level2', 'text'],
  ['postcode', 'Postcode', 'postal-code', 'text'],
  ['phone', 'Telephone, for the carrier', 'tel', 'tel'],
];

export function CheckoutPage() {
  const lines = useBasket();
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState({});
  const [state, setState] = useState({ step: 'form' });
  const form = useRef(null);
  const done = useRef(null);

  useEffect(() => {
    try {
      setValues({ ...blank, ...JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') });
    } catch {
      // No draft, or no storage.
    }
  }, []);
  useEffect(() => {
    if (state.step === 'done') done.current?.focus();
  }, [state]);

  const write = (field, value) => {
    const next = { ...values, [field]: value };
    setValues(next);
    if (faults[field]) setFaults(check(next));
    try {
      sessionStorage.setItem(draftKey, JSON.stringify(next));
    } catch {
      // Then what was typed is kept by this page alone.
    }
  };

  const submit = async (event) => {
    event.preventDefault();
    const found = check(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current.elements[first].focus();
      return;
    }
    const order = orderOf(lines, values);
    setState({ step: 'sending' });
    try {
      const how = await send(order);
      setState({ step: 'done', how, order, lines });
      clear();
      sessionStorage.removeItem(draftKey);
    } catch (error) {
      setState({ step: 'form', trouble: `The order did not go through. ${error.message} Nothing is lost: try again in a moment.` });
    }
  };

  if (state.step === 'done') return <Done {...state} title={done} />;
  const count = Object.keys(faults).length;
  return (
    <div className="wrap checkout">
      <h1>Your order</h1>
      <form ref={form} className="order-form" onSubmit={submit} noValidate aria-label="Order">
        <p className="said" role="alert">
          {count > 0 ? `${count === 1 ? 'One field needs' : `${count} fields need`} another look.` : (state.trouble ?? '')}
        </p>
        <fieldset className="ways-out">
          <legend>How it reaches you</legend>
          {Object.entries(postage).map(([id, { name }]) => (
            <label key={id}>
              <input type="radio" name="way" checked={values.way === id} onChange={() => write('way', id)} />
              <span>{name}</span>
              <strong>{postageOf(id, sumOf(lines)) === 0 ? 'free' : pounds(postageOf(id, sumOf(lines)))}</strong>
            </label>
          ))}
        </fieldset>
        {fields
          .filter(([field]) => values.way !== 'collect' || !['street', 'town', 'postcode'].includes(field))
          .map(([field, name, complete, type]) => (
            <div key={field} className={`field field-${field}`}>
              <label htmlFor={field}>{name}</label>
              <input id={field} name={field} type={type} autoComplete={complete} value={values[field]} aria-invalid={faults[field] ? true : undefined} aria-describedby={faults[field] ? `${field}-fault` : undefined} onChange={(event) => write(field, event.target.value)} />
              {faults[field] ? (
                <p className="fault" id={`${field}-fault`}>
                  {faults[field]}
                </p>
              ) : null}
            </div>
          ))}
        <div className="field">
          <label htmlFor="note">A word to the cutter, if you like</label>
          <textarea id="note" rows="3" value={values.note} onChange={(event) => write('note', event.target.value)} />
        </div>
        <button type="submit" className="main-button wide" disabled={lines.length === 0 || state.step === 'sending'}>
          {state.step === 'sending' ? 'Sending…' : 'Place the order'}
        </button>
        <p className="small">You pay on the invoice that lies in the parcel, within thirty days. Returns within thirty days, mending for ever.</p>
      </form>
      <aside className="summary sheet" aria-labelledby="summary">
        <h2 id="summary">What is in it</h2>
        {lines.length === 0 ? (
          <div className="empty">
            <p>The basket is empty, so there is nothing to order yet.</p>
            <NotKept />
            <a className="main-button" href="shop.html">
              To the garments
            </a>
          </div>
        ) : (
          <Sum lines={lines} way={values.way} />
        )}
      </aside>
    </div>
  );
}

function Sum({ lines, way }) {
  const sum = sumOf(lines);
  const post = postageOf(way, sum);
  return (
    <>
      <ul className="lines">
        {lines.map((line) => (
          <li key={keyOf(line)} className="line">
            <div className="line-picture">
              <Flat garment={line.garment} cloth={line.cloth} plain />
            </div>
            <div className="line-words">
              <span>{byId[line.garment].name}</span>
              <span className="line-cloth">
                {line.count} in {cloths[line.cloth].name}, {line.size}
              </span>
            </div>
            <strong className="line-price">{pounds(byId[line.garment].price * line.count)}</strong>
          </li>
        ))}
      </ul>
      <p className="sum">
        <span>{postage[way].name}</span>
        <strong>{post === 0 ? 'free' : pounds(post)}</strong>
      </p>
      <p className="sum sum-all">
        <span>Together</span>
        <strong>{pounds(sum + post)}</strong>
      </p>
    </>
  );
}

function Done({ how, order, lines, title }) {
  return (
    <div className="wrap done">
      <h1 ref={title} tabIndex="-1">
        {how === 'sent' ? 'The order is with the cutter' : 'The order is complete, and stays here'}
      </h1>
      <p>
        {how === 'sent'
          ? `Thank you, ${order.customer.name}. A confirmation is on its way to ${order.customer.email}.`
          : 'This shop has no order book plugged in yet, so nothing was sent and nothing will arrive. The README says where to plug it in.'}
      </p>
      <div className="summary sheet">
        <Sum lines={lines} way={order.customer.way} />
      </div>
      <a className="quiet-button" href="shop.html">
        Back to the garments
      </a>
    </div>
  );
}
