import { workFile } from '../../app/pages.ts';
import { Relief } from '../../art/Relief.tsx';
import type { Work } from '../../content/types.ts';
import { KIND_LABELS } from './kinds.ts';

/** A work with its relief; a link if it has a page. */
export function WorkCard({
  work,
  as: Title = 'h3',
  isWide = false,
}: {
  work: Work;
  as?: 'h2' | 'h3';
  isWide?: boolean;
}) {
  const { slug, title, client, year, kind, summary, study } = work;
  return (
    <article className="card relative">
      <div className="overflow-hidden">
        <Relief
          name={work.art}
          seed={work.seed}
          paper={work.paper}
          className={isWide ? 'aspect-[4/3] w-full md:aspect-[5/2]' : 'aspect-[4/3] w-full'}
        />
      </div>
      <div className="flex items-baseline justify-between gap-4 pt-3">
        <Title className="text-3xl font-bold">
          {study ? (
            <a
              href={workFile(slug)}
              className="decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        <p className="shrink-0 text-sm">{year}</p>
      </div>
      <p className="max-w-[52ch] pt-1">{summary}</p>
      <p className="pt-1 text-sm text-quiet">
        {KIND_LABELS[kind]}, {client}
        {!study && ', no page of its own'}
      </p>
    </article>
  );
}
