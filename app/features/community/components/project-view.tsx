import { ArrowUpRight, Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { groupThousands } from '../../../lib/digits.ts';
import { Page } from '../../../ui/page.tsx';
import { downloadsOf, type Project, projectPath } from '../project.ts';
import { CheckBadges } from './check-badges.tsx';
import { ProjectBar } from './project-bar.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { TagList } from './tag-list.tsx';

type Props = { project: Project; report: ReactNode; remix: ReactNode; publish: ReactNode };

/** A project on its own page: the work, its label, and what its maker wrote about it. */
export function ProjectView({ project, report, remix, publish }: Props) {
  return (
    <>
      <ProjectBar project={project} />
      <Page className="@container">
        <article>
          <div className="grid items-start gap-x-14 gap-y-10 @min-[54rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="stand rounded-sm border border-line bg-sunken">
              <div className="aspect-16/10 overflow-hidden rounded-[2px]">
                <ProjectPicture project={project} eager sizes="(min-width: 70rem) 50vw, 94vw" />
              </div>
            </div>
            <div className="flex min-w-0 flex-col @min-[54rem]:min-h-full">
              <h1 dir="auto" className="font-display text-heading font-extrabold break-words">
                {project.title}
              </h1>
              <p dir="auto" className="mt-4 text-lead break-words text-ink-soft">
                {project.description}
              </p>
              {project.tags.length > 0 && (
                <div className="mt-5">
                  <TagList tags={project.tags} strip />
                </div>
              )}
              <CheckBadges check={project.check} className="mt-5" />
              <Facts project={project} remix={remix} publish={publish} />
            </div>
          </div>
          <Details content={project.content} />
        </article>
        <footer className="mt-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
          <Link
            to="/community"
            target="_blank"
            className="text-link inline-flex items-center gap-1.5 font-semibold"
          >
            Explore more projects in the community
            <ArrowUpRight aria-hidden="true" className="size-4" />
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
          <div className="flex flex-wrap gap-x-5 gap-y-2">{report}</div>
        </footer>
      </Page>
    </>
  );
}

function Facts({ project, remix, publish }: Omit<Props, 'report'>) {
  const facts = [
    { term: 'Created', value: <time dateTime={project.created_at}>{longDate(project.created_at)}</time> },
    { term: 'Downloads', value: groupThousands(downloadsOf(project)) },
    { term: 'Tags', value: project.tags.length },
  ];
  return (
    <div className="mt-auto pt-8">
      <dl className="grid grid-cols-[auto_auto_1fr] border-y border-line [--inset:1rem] max-[22.4rem]:[--inset:0.625rem]">
        {facts.map(({ term, value }) => (
          <div
            key={term}
            className="flex flex-col gap-0.5 border-line py-3 pr-(--inset) not-first:border-l not-first:pl-(--inset)"
          >
            <dt className="text-label text-ink-faint">{term}</dt>
            <dd className="font-display text-[1.0625rem] leading-6 font-bold tabular-nums min-[22.4rem]:whitespace-nowrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link
          to={`/ai-temp-build?from=${encodeURIComponent(projectPath(project))}`}
          rel="nofollow"
          className="text-link inline-flex items-center gap-2 font-semibold"
        >
          <Bot aria-hidden="true" className="size-[1.125em] shrink-0" />
          Change it in the AI Builder
        </Link>
        {remix}
        {publish}
      </div>
    </div>
  );
}

function Details({ content }: { content: string | null }) {
  return (
    <section aria-labelledby="project-details" className="mt-14 border-t border-line pt-8">
      <h2 id="project-details" className="font-display text-title font-bold">
        Project Details
      </h2>
      {content ? (
        <pre
          dir="auto"
          className="me-auto mt-4 max-w-line font-mono text-[0.875rem] leading-relaxed break-words whitespace-pre-wrap"
        >
          {content}
        </pre>
      ) : (
        <p className="mt-4 text-ink-soft">No additional content available for this project.</p>
      )}
    </section>
  );
}
