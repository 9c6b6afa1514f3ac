import { useState } from 'react';
import { money } from '../page/words.js';

const fields = [
  { name: 'deposit', label: 'Deposit, %', least: 0, most: 95, step: 1 },
  { name: 'rate', label: 'Interest a year, %', least: 0, most: 20, step: 0.05 },
  { name: 'years', label: 'Years', least: 1, most: 40, step: 1 },
];

/** What a repayment loan costs a month: P r / (1 - (1 + r)^-n), or P / n without interest. */
export function monthly(loan, rate, years) {
  const r = rate / 100 / 12;
  const n = years * 12;
  return r === 0 ? loan / n : (loan * r) / (1 - (1 + r) ** -n);
}

/** The monthly sum for a price; what stands in the fields at first is the page's. */
export function Calculator({ price, first }) {
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map(({ name }) => [name, first[name] ?? ''])));
  const fault = fields.find(({ name, least, most }) => typed[name].trim() === '' || !(Number(typed[name]) >= least && Number(typed[name]) <= most));
  const [deposit, rate, years] = fields.map(({ name }) => Number(typed[name]));
  const loan = price * (1 - deposit / 100);
  const month = monthly(loan, rate, years);
  return (
    <>
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
            {fault.label}: enter a number from {fault.least} to {fault.most}.
          </span>
        ) : (
          <>
            <b>{money(month)}</b> a month for a loan of {money(loan)}; {money(month * years * 12 - loan)} interest in total.
          </>
        )}
      </p>
    </>
  );
}
