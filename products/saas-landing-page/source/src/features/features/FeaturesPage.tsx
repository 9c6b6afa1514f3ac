import { features } from '../../content/features';
import { Flag } from '../../ui/Flag';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';

const alone = [
  'It does not watch your servers: it listens to what does.',
  'It is no chat. People talk where they talk already.',
  'It gives nobody points for nights without sleep.',
  'It does not read your code, your tickets or your mail.',
];
const ways: [string, string][] = [
  ['Mail', 'An address for each rota; the subject is the alarm.'],
  ['Webhook', 'One request with three fields. Retried for an hour by us when you ask us back.'],
  ['Phone', 'A call that reads the alarm aloud, and is answered with one key.'],
  ['Calendar', 'A feed for each person, and one for the wall.'],
  ['File', 'The whole log as lines of JSON, every night if you like.'],
];

/** All it does, and what it leaves alone. */
export function FeaturesPage() {
  return (
    <>
      <PageHead title="What it does at four in the morning" word="WATCH">
        As little as possible, at the right moment, to one person.
      </PageHead>
      <div className="wrap grid gap-6 pt-14">
        {features.map(({ flag, title, text, points }, at) => (
          <section
            key={title}
            aria-labelledby={`feature-${flag}`}
            className={`card grid gap-6 p-6 sm:p-10 md:items-center ${at % 2 === 0 ? 'md:grid-cols-[14rem_1fr]' : 'md:grid-cols-[1fr_14rem]'}`}
          >
            <Flag
              letter={flag}
              className={`size-28 outline-1 outline-line md:size-56 ${at % 2 === 0 ? '' : 'md:order-2'}`}
            />
            <div>
              <h2 id={`feature-${flag}`} className="text-4xl sm:text-5xl">
                {title}
              </h2>
              <p className="mt-4 max-w-2xl text-lg text-soft">{text}</p>
              <ul className="mt-5 flex flex-wrap gap-2">
                {points.map((point) => (
                  <li key={point} className="border-2 border-edge px-3 py-1 font-semibold">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <Section id="ways" title="Ways in and out">
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">Way</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {ways.map(([name, text]) => (
              <tr key={name} className="border-b-2 border-line">
                <th scope="row" className="py-3 pr-6 align-top font-display text-2xl font-black">
                  {name}
                </th>
                <td className="py-3 text-soft">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section id="alone" title="What it leaves alone">
        <ul className="grid gap-4 text-xl leading-snug">
          {alone.map((text) => (
            <li key={text} className="border-l-8 border-flag-red pl-5">
              {text}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
