import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';
import { Flag } from '../../ui/Flag';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import { Calculator } from './Calculator';
import { Choice } from './Choice';
import {
  type Currency,
  currencies,
  formatPrice,
  openSource,
  type Period,
  plans,
  quote,
  readChoice,
} from './prices';

const key = 'halyard-price';
const questions = [
  {
    question: 'What is a seat?',
    answer: 'Somebody who can have the watch. People who only read the log are free.',
  },
  {
    question: 'What happens when we grow in the middle of a month?',
    answer:
      'The new seat is charged for the days that are left. Seats you take away are credited the same way.',
  },
  { question: 'Can we leave?', answer: 'At any time. The log is yours as one file, readable without us.' },
  {
    question: 'Is there a trial?',
    answer:
      'Every paid plan can be used for 30 days before anything is charged, and no card is asked for until then.',
  },
];

/** Plans in a currency and for a period, a calculator, and questions about money. */
export function PricingPage() {
  const [currency, setCurrency] = useState<Currency>('USD');
  const [period, setPeriod] = useState<Period>('year');
  useEffect(() => {
    const choice = readChoice(readStored(key));
    setCurrency(choice.currency);
    setPeriod(choice.period);
  }, []);
  const choose = (next: { currency?: Currency; period?: Period }) => {
    const choice = { currency, period, ...next };
    setCurrency(choice.currency);
    setPeriod(choice.period);
    writeStored(key, `${choice.currency} ${choice.period}`);
  };
  return (
    <>
      <PageHead title="A price for each pair of eyes" word="PRICE">
        By seat, to the cent, with nothing that is called enterprise.
      </PageHead>
      <div className="wrap flex flex-wrap gap-x-6 gap-y-3 pt-10">
        <Choice
          label="Currency"
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => choose({ currency: value })}
        />
        <Choice
          label="Period"
          value={period}
          options={[
            { value: 'month', label: 'By month' },
            { value: 'year', label: 'By year, two months free' },
          ]}
          onChange={(value) => choose({ period: value })}
        />
      </div>
      <ul className="wrap grid gap-5 pt-6 lg:grid-cols-3">
        {plans.map((plan) => {
          const seat = quote(plan, 1, currency, period).monthly / plan.seats.least;
          return (
            <li key={plan.id} className="card flex flex-col border-t-[10px] border-ink p-6">
              <div className="flex items-start justify-between gap-4">
                <h2 className="text-5xl">{plan.name}</h2>
                <Flag letter={plan.flag} className="size-14 outline-1 outline-line" />
              </div>
              <p className="mt-1 text-soft">{plan.text}</p>
              <p className="mt-6 font-display text-6xl leading-none font-black">
                {seat === 0 ? 'Free' : formatPrice(Math.round(seat), currency)}
              </p>
              <p className="mt-1 text-soft">
                {seat === 0
                  ? `up to ${plan.seats.most} seats`
                  : `a seat and month, from ${plan.seats.least} seats`}
              </p>
              <ul className="mt-6 mb-8 grid gap-2">
                {plan.holds.map((text) => (
                  <li key={text} className="flex gap-3">
                    <svg viewBox="0 0 12 12" className="mt-1.5 size-4 shrink-0 fill-ink" aria-hidden="true">
                      <path d="M0 0h6l6 6-6 6H0l6-6z" />
                    </svg>
                    {text}
                  </li>
                ))}
              </ul>
              <a
                href={`contact.html?plan=${plan.id}`}
                className={`btn mt-auto ${plan.id === 'cutter' ? 'btn-act' : ''}`}
              >
                Begin with {plan.name}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="wrap pt-5 font-semibold">{openSource}</p>
      <Section id="calculator" title="What would we pay?" lead="Type the size of your crew. Nothing is sent.">
        <Calculator currency={currency} period={period} />
      </Section>
      <Section id="questions" title="About money">
        <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-display text-2xl leading-tight font-black">{question}</dt>
              <dd className="mt-2 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
