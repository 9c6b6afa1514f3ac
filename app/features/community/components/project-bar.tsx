import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../ui/button.tsx';
import type { Project } from '../project.ts';
import { DownloadButton } from './download-button.tsx';

/** Stays in view above a project's page: the way back, the live website, the source. */
export function ProjectBar({ project }: { project: Project }) {
  return (
    <div className="sticky top-(--header-height) z-20 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-14 w-full max-w-page flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-2 sm:px-8 lg:px-12">
        <BackLink />
        <p
          aria-hidden="true"
          dir="auto"
          className="hidden min-w-0 flex-1 truncate px-2 text-center text-label text-ink-soft md:block"
        >
          {project.title}
        </p>
        <div className="flex items-center gap-2">
          {project.preview_url && (
            <a
              href={project.preview_url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <ExternalLink aria-hidden="true" className="size-4 max-[22.4rem]:hidden" />
              Preview
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <DownloadButton project={project} size="sm" />
        </div>
      </div>
    </div>
  );
}

/** Closes the window when it was opened for this page, else goes back, else to Community. */
function BackLink() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // Browsers close only what a script has opened or what has no history; asking otherwise is a warning in the log.
    if (window.opener || history.length === 1) window.close();
    // Nothing of this happens when the window has closed.
    setTimeout(() => {
      if (history.length > 1) history.back();
      else void navigate('/community');
    }, 100);
  };
  return (
    <a href="/community" onClick={onClick} className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-3')}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </a>
  );
}
