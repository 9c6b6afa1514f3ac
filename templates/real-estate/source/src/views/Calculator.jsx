import { useState } from 'react';
import { money } from '../data/houses.js';

const fields = [
  { name: 'deposit', label: 'Own money, %', least: 0, most: 95, step: 1, first: 15 },
  { name: 'rate', label: 'Interest a year, %', least: 0, most: 20, step: 0.05, first: 4.6 },
  { name: 'years', label: 'Years', least: 1, most: 40, step: 1, first: 25 },
];

/** What a repayment loan costs a month: P r / (1 - (1 + r)^-n), or P / n without interest. */
export function monthly(loan, rate, years) {
  const r = rate / 100 / 12;
  const n = years * 12;
  return r === 0 ? loan / n : (loan * r) / (1 - (1 + r) ** -n);
}

export function Calculator({ price }) {
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map(({ name, first }) => [name, String(first)])));
  const fault = fields.find(({ name, least, most }) => typed[name].trim() === '' || !(Number(typed[name]) >= least && Number(typed[name]) <= most));
  const [deposit, rate, years] = fields.map(({ name }) => Number(typed[name]));
  const loan = price * (1 - deposit / 100);
  const month = monthly(loan, rate, years);
  return (
    <section className="sum" aria-labelledby="sum-title">
      <h2 id="sum-title">What it costs a month</h2>
      <div className="sum-fields">
        {fields.map(({ name, label, least, most, step }) => (
          <label key={name} className="field">
            {label}
            <input type="number" inputMode="decimal" min={least} max={most} step={step} value={typed[name]} aria-invalid={fault?.name === name} onChange={(event) => setTyped({ ...typed, [name]: event.target.value })} />
          </label>
        ))}
      </div>
      <p className="sum-result" role="status">
        {fault ? (
          <span className="fault">
            “{fault.label}” takes a number from {fault.least} to {fault.most}.
          </span>
        ) : (
          <>
            <b>{money(month)}</b> a month for a loan of {money(loan)}; {money(month * years * 12 - loan)} of interest in all.
          </>
        )}
      </p>
      <p className="formula">
        <i>M</i> = <i>P</i> · <i>r</i> ÷ (1 − (1 + <i>r</i>)<sup>−<i>n</i></sup>), where <i>P</i> is the loan, <i>r</i> a twelfth of the yearly rate and <i>n</i> the number of months. Fees, insurance and rises in rates are not in it. A sum, not an
        offer.
      </p>
    </section>
  );
}
