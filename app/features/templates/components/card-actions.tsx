import { CodeXml, Download, ExternalLink, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatFileSize } from '../../../lib/file-size.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CardFooter } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { iconButtonClass } from '../../../ui/icon-button-class.ts';
import { useTemplateActions } from '../actions/use-template-actions.ts';
import { type TemplateSummary, templatePaths } from '../schema.ts';

/** The strip at the foot of a card: download with the size of the zip, live demo, share. */
export function CardActions({ template }: { template: TemplateSummary }) {
  const { id, title, zipBytes } = template;
  const { downloadHref, onDownload, share } = useTemplateActions(template);
  const size = formatFileSize(zipBytes, 'rough');
  return (
    <CardFooter className="justify-between gap-1 @max-[15rem]/card:px-3">
      <div className="flex items-center gap-1">
        <a
          href={downloadHref}
          download={`${title}.zip`}
          onClick={onDownload}
          className={buttonClass({ size: 'sm' })}
        >
          Download
          <span className="sr-only"> {title}</span>
        </a>
        <a
          href={downloadHref}
          download={`${title}.zip`}
          onClick={onDownload}
          aria-label={`Download ${title} as a zip of ${size}`}
          data-tooltip={`Download zip, ${size}`}
          className="inline-flex min-h-9 items-center gap-1 rounded-md px-2 text-label whitespace-nowrap text-ink-soft tabular-nums hover:bg-sunken hover:text-ink @max-[15rem]/card:px-1"
        >
          <Download aria-hidden="true" className="size-4" />
          {/* In a narrow card it would push the others into a second row. */}
          <span className="@max-[19rem]/card:hidden">{size}</span>
        </a>
      </div>
      <div className="-mr-2 flex">
        <a
          href={templatePaths.demo(id)}
          target="_blank"
          rel="noopener"
          aria-label={`Live demo of ${title} (opens in a new tab)`}
          data-tooltip="Live demo"
          className={iconButtonClass('size-9!')}
        >
          <ExternalLink aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </a>
        <Link
          to={templatePaths.code(id)}
          aria-label={`Code of ${title}`}
          data-tooltip="Code"
          className={iconButtonClass('size-9! @max-[18rem]/card:hidden')}
        >
          <CodeXml aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </Link>
        <IconButton label={`Share ${title}`} onClick={share} className="size-9! unscripted:hidden">
          <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </div>
    </CardFooter>
  );
}
