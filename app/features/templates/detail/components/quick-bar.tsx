import { Download, Eye } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { type TemplateDetail, templatePaths } from '../../schema.ts';
import { downloadOnClick } from '../download-on-click.ts';
import type { Preview } from '../use-preview.ts';

type Props = {
  template: TemplateDetail;
  preview: Preview;
  /** The actions it stands in for while they are out of sight. */
  watched: RefObject<HTMLElement | null>;
};

/** On a narrow screen, the two main actions at its foot while the page's own are out of sight. */
export function QuickBar({ template, preview, watched }: Props) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting);
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  if (!away) return null;
  return (
    <nav aria-label="Main actions" className="quick-bar">
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={preview.href} state={preview.state} preventScrollReset variant="secondary">
          <Eye aria-hidden="true" className="size-4" />
          Preview
        </ButtonLink>
        <a
          href={templatePaths.download(template.title)}
          download={`${template.title}.zip`}
          onClick={downloadOnClick(template)}
          className={buttonClass({})}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </a>
      </div>
    </nav>
  );
}
