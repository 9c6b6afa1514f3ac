const open = [
  {
    at: '03:12',
    text: 'Freezer 2 rose to −61 °C and came back. Look at the seal within the hour.',
    by: 'Ana',
  },
  {
    at: '05:40',
    text: 'The nightly copy took 48 minutes, last week 31. It will not fit before six on Friday.',
    by: 'Ana',
  },
];
const closed = [
  'Checkout answered slowly for 4 minutes; a second server was added.',
  'A certificate was renewed nine days early.',
  'Two false alarms from the sensor in the yard; its weight was lowered.',
];

/** A handover as the product makes it. */
export function Handover() {
  return (
    <article className="card border-l-[14px] border-flag-yellow p-5 sm:p-8" aria-label="A handover">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-3xl">Ana hands over to Mina</h3>
        <p className="text-soft">Thursday, 06:00 in Lisbon</p>
      </header>
      <p className="mt-5 font-semibold">Open: 2</p>
      <ul className="mt-2 divide-y-2 divide-line border-y-2 border-line">
        {open.map(({ at, text, by }) => (
          <li key={at} className="grid gap-x-5 py-3 sm:grid-cols-[4rem_1fr_auto]">
            <span className="font-display text-2xl leading-tight font-black">{at}</span>
            <span>{text}</span>
            <span className="text-soft">{by}</span>
          </li>
        ))}
      </ul>
      <details className="mt-4" open>
        <summary className="min-h-7 font-semibold">Closed: {closed.length}</summary>
        <ul className="mt-2 list-[square] pl-5 text-soft">
          {closed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-soft">
        <span>Signed: Ana, 05:56</span>
        <span>Read: Mina, 06:03</span>
      </p>
    </article>
  );
}
