import { PageHead } from '../../ui/PageHead';

const steps = [
  {
    id: 'people',
    title: 'Put in the people',
    text: 'Names, places and the hours they sleep. Places decide about time zones and holidays; nobody has to compute anything.',
    code: 'name,place,sleeps\nMina,Lisbon,22-7\nTeo,Mumbai,23-7\nAna,Auckland,22-6',
  },
  {
    id: 'rota',
    title: 'Draw the rota',
    text: 'Say how long a watch is and when it is handed over. The rota shows gaps and broken nights before you keep it.',
    code: 'rota: follow-the-sun\nwatch: 8h\nhandover: 20:00 UTC\nsecond: after 4 minutes',
  },
  {
    id: 'alarms',
    title: 'Connect what raises alarms',
    text: 'Anything that can send mail or make a request. Three fields are enough; weight says whether it may wake somebody.',
    code: 'curl https://in.halyard.example/your-key \\\n  -d what="Freezer 2" \\\n  -d says="-61 °C and rising" \\\n  -d weight=high',
  },
  {
    id: 'handover',
    title: 'Read your first handover',
    text: 'At the end of the first watch it lies in the mail of whoever is next, and on the screen. Sign it, and it is your watch.',
    code: '06:00  open 2, closed 3\n       signed Ana 05:56\n       read   Mina 06:03',
  },
];

/** From nothing to the first handover, in four steps. */
export function DocsPage() {
  return (
    <>
      <PageHead title="Ten minutes to the first watch" word="START">
        Four steps. Every one can be undone.
      </PageHead>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ol className="border-l-4 border-ink pl-4">
            {steps.map(({ id, title }, at) => (
              <li key={id}>
                <a className="link inline-flex min-h-9 items-center" href={`#${id}`}>
                  {at + 1}. {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-3xl min-w-0 grid-cols-[minmax(0,1fr)] gap-14">
          {steps.map(({ id, title, text, code }, at) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-5xl">
                {at + 1}. {title}
              </h2>
              <p className="mt-4 mb-5 text-lg text-soft">{text}</p>
              <section className="code" tabIndex={0} aria-label={`${title}, example`}>
                <code>{code}</code>
              </section>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
