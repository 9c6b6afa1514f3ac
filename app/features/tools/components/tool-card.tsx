import { ExternalLink, Link2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../lib/copy-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardMedia } from '../../../ui/card.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Tool } from '../tools.ts';

/** Width of a card: two columns in the widest page, two beside the sidebar, one beside it, one on a phone. */
const SIZES =
  '(width >= 1536px) 574px, (width >= 1024px) calc(50vw - 194px), (width >= 768px) calc(100vw - 114px), (width >= 640px) calc(100vw - 66px), calc(100vw - 34px)';

/** A tool: its photograph, what it does, and the ways to it. */
export function ToolCard({ tool, first }: { tool: Tool; first: boolean }) {
  const titleId = useId();
  const { name, description, photo, path, sourcePath } = tool;
  return (
    <Card standing aria-labelledby={titleId} className="h-full">
      <CardMedia>
        <PhotoView
          photo={photo}
          alt={`Front page of ${name}`}
          sizes={SIZES}
          priority={first}
          className="size-full"
        />
        <Link to={path} target="_blank" tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      </CardMedia>
      <CardBody className="sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={titleId} className="font-display text-title font-bold">
            {name}
          </h2>
          <Link
            to={sourcePath}
            className="rounded-xs py-1 text-label font-semibold text-accent-text underline underline-offset-4"
          >
            Source<span className="sr-only"> of {name}</span>
          </Link>
        </div>
        <p className="leading-normal text-ink-soft">{description}</p>
      </CardBody>
      <CardFooter className="sm:px-5">
        <a href={path} target="_blank" rel="noopener" className={buttonClass({ size: 'sm' })}>
          <ExternalLink aria-hidden="true" className="size-4" />
          <span>
            Visit Website<span className="sr-only"> {name} (opens in a new tab)</span>
          </span>
        </a>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => void copyToolUrl(path)}
          className="unscripted:hidden"
        >
          <Link2 aria-hidden="true" className="size-4" />
          <span>
            Copy URL<span className="sr-only"> of {name}</span>
          </span>
        </Button>
      </CardFooter>
    </Card>
  );
}

/** Puts the full address of a path of the site on the clipboard, and says whether that worked. */
async function copyToolUrl(path: string): Promise<void> {
  try {
    await copyText(new URL(path, location.origin).href);
    toast({ title: 'URL Copied!', description: 'Website URL has been copied to clipboard.' });
  } catch {
    toast({
      title: 'Copy Failed',
      description: 'Unable to copy URL to clipboard.',
      variant: 'destructive',
    });
  }
}
