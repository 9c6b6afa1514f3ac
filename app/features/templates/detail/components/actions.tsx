import { Download, ExternalLink, Eye, PencilRuler, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import { formatFileSize } from '../../../../lib/file-size.ts';
import { Button, ButtonLink, buttonClass } from '../../../../ui/button.tsx';
import { tellFailure } from '../../../../ui/tell-failure.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { type TemplateDetail, templatePaths } from '../../schema.ts';
import { downloadOnClick } from '../download-on-click.ts';
import type { Preview } from '../use-preview.ts';

const COPIED = {
  title: 'Link Copied!',
  description: 'Template share link copied to clipboard',
  duration: 3000,
};

type Props = {
  template: TemplateDetail;
  /** Whether it can be changed in the browser before it is downloaded. */
  canBeChanged: boolean;
  preview: Preview;
  ref: Ref<HTMLDivElement>;
};

/** What can be done with the template. The zip and the demo are links, which need no script. */
export function Actions({ template, canBeChanged, preview, ref }: Props) {
  const { id, title, zipBytes } = template;
  return (
    <div ref={ref} className="detail-actions">
      <a
        href={templatePaths.download(title)}
        download={`${title}.zip`}
        onClick={downloadOnClick(template)}
        className={buttonClass({ size: 'lg' }, 'col-span-2 px-3 whitespace-nowrap')}
      >
        <Download aria-hidden="true" className="size-4.5" />
        Download Template
        <span className="text-label font-normal tabular-nums">{formatFileSize(zipBytes)}</span>
      </a>
      {canBeChanged && (
        <ButtonLink
          to={templatePaths.customize(id)}
          variant="secondary"
          size="lg"
          className="col-span-2 unscripted:hidden"
        >
          <PencilRuler aria-hidden="true" className="size-4.5" />
          Make it yours
        </ButtonLink>
      )}
      <a
        href={templatePaths.demo(id)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary' }, 'unscripted:col-span-2')}
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        Live Demo
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <ButtonLink
        ref={preview.trigger}
        to={preview.href}
        state={preview.state}
        preventScrollReset
        variant="secondary"
        className="unscripted:hidden"
      >
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </ButtonLink>
      <div className="col-span-2 -mx-1 flex items-center justify-between gap-2 unscripted:hidden">
        <Button
          variant="ghost"
          onClick={() => void share({ id, title }).catch(tellFailure('Share failed'))}
          className="-ml-1 flex-1 justify-start"
        >
          <Share2 aria-hidden="true" className="size-4" />
          Share Template
        </Button>
        <FavouriteButton id={id} title={title} />
      </div>
    </div>
  );
}

/** What only a click needs is fetched with it. */
async function share(template: { id: string; title: string }): Promise<void> {
  const { shareTemplate } = await import('../../actions/share-template.ts');
  await shareTemplate(template, COPIED);
}
