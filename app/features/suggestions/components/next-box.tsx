/** What becomes of a suggestion. */
export function NextBox() {
  return (
    <section
      aria-labelledby="what-happens-next"
      className="rounded-md border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="what-happens-next" className="font-display text-title font-bold">
        What happens next?
      </h2>
      <ol className="mt-4 space-y-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
            <span
              aria-hidden="true"
              className="font-display text-heading leading-6 font-extrabold text-accent-text"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-l-2 border-ink pl-4 text-label text-ink-soft">
        All suggestions are public. Your name and text are shown; of your e-mail address only the first letter
        and the domain, as in a•••@example.com.
      </p>
    </section>
  );
}

const STEPS = [
  { title: 'It is reviewed', text: 'We review suggestions regularly and say what we decided, and why.' },
  { title: 'People vote', text: 'Popular suggestions may become templates.' },
  {
    title: 'You are notified',
    text: 'We write to you when its status changes, and when a template is made from it. One click ends these mails.',
  },
];
