import { counted } from '../../lib/counted.ts';
import { RemixButton } from './remix-button.tsx';

type Props = { project: { id: string; slug: string; title: string }; count: number };

/** Remix on the page of a project, and how many remixes there are. */
export function ProjectRemix({ project: { id, slug, title }, count }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <RemixButton
        what={{ project: id }}
        title={title}
        path={`/project/${encodeURIComponent(slug)}/content`}
        className="text-link inline-flex items-center gap-2 font-semibold"
      />
      {count > 0 && (
        <span className="text-label text-ink-soft tabular-nums">{counted(count, 'remix', 'remixes')}</span>
      )}
    </span>
  );
}
