import { Relief } from '../../art/Relief.tsx';
import { practice } from '../../content/practice.ts';
import { Heading } from '../../ui/Heading.tsx';

export function AboutPage() {
  return (
    <>
      <div className="px-5 md:px-10">
        <Heading
          title="Practice"
          lead="Three people, one cutting table, and a shelf of things that nearly worked."
        />
      </div>
      <Relief name="stairs" seed={5} paper="butter" className="h-[clamp(15rem,34vw,30rem)] w-full" />
      <section aria-labelledby="people" className="px-5 pt-14 md:px-10">
        <h2 id="people" className="pb-6 text-5xl font-black">
          Who folds
        </h2>
        <ul>
          {practice.people.map(({ name, does }, index) => (
            <li key={name}>
              <hr className={index % 2 ? 'valley' : 'mountain'} />
              <p className="grid gap-x-10 py-5 md:grid-cols-[24rem_1fr]">
                <strong className="font-display text-3xl font-bold">{name}</strong>
                <span className="max-w-[46ch] text-xl">{does}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className="px-5 pt-14 md:px-10">
        <h2 id="how" className="pb-8 text-5xl font-black">
          How it goes
        </h2>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {practice.steps.map(({ name, what, weeks }, index) => (
            <li key={name}>
              <Step count={index + 1} />
              <h3 className="pt-4 text-3xl font-bold">{name}</h3>
              <p className="pt-1 text-sm font-semibold">{weeks}</p>
              <p className="pt-2">{what}</p>
            </li>
          ))}
        </ol>
        <p className="pt-12 text-xl">
          <a className="link font-semibold" href="contact.html">
            Tell us what should stand up
          </a>
        </p>
      </section>
    </>
  );
}

/** So many creases in a strip of paper. */
function Step({ count }: { count: number }) {
  const folds = Array.from({ length: count }, (_, i) => i);
  const width = 220 / (count + 1);
  return (
    <svg viewBox="0 0 240 90" className="w-full" aria-hidden="true">
      {[...folds, count].map((i) => {
        const [a, b] = i % 2 ? [20, 60] : [60, 20];
        const x = 10 + i * width;
        return (
          <path
            key={i}
            d={`M${x} ${a}L${x + width} ${b}v25L${x} ${a + 25}Z`}
            className={i % 2 ? 'tone-5' : 'tone-1'}
          />
        );
      })}
    </svg>
  );
}
