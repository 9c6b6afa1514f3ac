import { workFile } from '../../app/pages.ts';
import { Relief } from '../../art/Relief.tsx';
import type { Work } from '../../content/types.ts';
import { studies } from '../../content/work.ts';
import { FoldBox } from './FoldBox.tsx';
import { following, KIND_LABELS } from './kinds.ts';

export function StudyPage({ work }: { work: Work }) {
  const { title, client, year, kind, paper, study } = work;
  const next = following(studies, work.slug);
  if (!study) return null;
  return (
    <article>
      <div className="px-5 pt-8 md:px-10 md:pt-12">
        <p className="font-semibold">
          <a className="link" href={`work.html#${kind}`}>
            {KIND_LABELS[kind]}
          </a>
          , {client}, {year}
        </p>
        <h1 className="-ml-[0.03em] max-w-[12ch] pt-3 text-[clamp(3.2rem,10vw,9rem)] leading-[0.84] font-black tracking-[-0.03em]">
          {title}
        </h1>
      </div>
      <Relief
        name={work.art}
        seed={work.seed}
        paper={paper}
        fit="xMidYMid slice"
        className="mt-8 h-[clamp(18rem,44vw,38rem)] w-full"
        alt={`Relief of cut paper for ${title}.`}
      />
      <div className="grid gap-x-16 gap-y-10 px-5 pt-12 md:px-10 lg:grid-cols-[1fr_20rem]">
        <p className="max-w-[34ch] font-display text-3xl leading-snug font-medium">{study.lead}</p>
        <dl className="self-start">
          {study.facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 py-1.5">
              <dt>{name}</dt>
              <dd className="text-end font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {study.folds && <FoldBox />}
      {study.sections.map(({ heading, paragraphs, figure }, index) => (
        <section key={heading} className="px-5 pt-14 md:px-10">
          <hr className={index % 2 ? 'valley' : 'mountain'} />
          <div className={`grid gap-x-16 gap-y-6 pt-8 ${figure ? 'lg:grid-cols-2' : ''}`}>
            <div className={figure && index % 2 ? 'lg:order-2' : ''}>
              <h2 className="max-w-[16ch] pb-5 text-4xl font-bold md:text-5xl">{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="max-w-[58ch] pb-4">
                  {text}
                </p>
              ))}
            </div>
            {figure && (
              <figure>
                <Relief
                  name={figure.art}
                  seed={figure.seed}
                  paper={paper}
                  alt={figure.alt}
                  className="aspect-[4/3] w-full"
                />
                <figcaption className="pt-2 text-sm">{figure.caption}</figcaption>
              </figure>
            )}
          </div>
        </section>
      ))}
      {next && (
        <nav aria-label="Next work" className="px-5 pt-20 md:px-10">
          <a
            href={workFile(next.slug)}
            className={`paper-${next.paper} group flex flex-wrap items-center gap-x-10 gap-y-4 bg-paper pr-6 text-ink`}
          >
            <Relief
              name={next.art}
              seed={next.seed}
              paper={next.paper}
              className="aspect-[2/1] w-full md:w-96"
            />
            <span className="p-5 md:p-0">
              <span className="block">Next</span>
              <span className="font-display text-4xl font-black decoration-2 underline-offset-4 group-hover:underline">
                {next.title}
              </span>
            </span>
          </a>
        </nav>
      )}
    </article>
  );
}
