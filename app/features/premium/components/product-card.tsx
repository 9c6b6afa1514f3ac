import { ExternalLink, Info, Link2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../lib/copy-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardMedia } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { iconButtonClass } from '../../../ui/icon-button-class.ts';
import { PhotoView } from '../../../ui/photo.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ProductSummary, percentOff, productPaths } from '../product.ts';
import { showRedirectToast } from '../redirect-toast.ts';
import { Price } from './price.tsx';

const MOST_TECHNOLOGIES = 3;
const SIZES =
  '(width >= 1600px) 340px, (width >= 1200px) 30vw, (width >= 1024px) calc(50vw - 150px), (width >= 768px) calc(50vw - 46px), calc(100vw - 34px)';

/** Of the first card, which may lie across all columns. */
const SIZES_ACROSS =
  '(width >= 1600px) 340px, (width >= 1152px) calc(58vw - 180px), (width >= 1024px) calc(100vw - 300px), (width >= 768px) calc(100vw - 112px), calc(100vw - 34px)';

/** A product in the catalogue: its first screen on a slab, what it is, what it costs, and what can be done with it. */
export function ProductCard({ product, priority = false }: { product: ProductSummary; priority?: boolean }) {
  const titleId = useId();
  const { slug, title, description, category, technologies, previewUrl, photo } = product;
  const more = technologies.length - MOST_TECHNOLOGIES;
  const off = percentOff(product);
  return (
    <Card standing aria-labelledby={titleId} className="h-full transition-colors hover:border-edge">
      <CardMedia>
        <PhotoView
          photo={photo}
          alt={`First screen of ${title}`}
          sizes={priority ? SIZES_ACROSS : SIZES}
          priority={priority}
          className="size-full"
        />
        <Link to={productPaths.detail(slug)} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
      </CardMedia>
      <CardBody className="gap-3">
        <p className="text-label font-semibold text-accent-text">{category}</p>
        <h2 id={titleId} className="-mt-2 font-display text-title font-bold break-words">
          <Link
            to={productPaths.detail(slug)}
            className="rounded-xs hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        </h2>
        <p className="text-[0.9375rem] leading-[1.45] text-ink-soft">{description}</p>
        <ul aria-label="Technologies" className="mt-auto flex flex-wrap gap-1 pt-1">
          {technologies.slice(0, MOST_TECHNOLOGIES).map((name, at) => (
            // The count stays beside the last: in a line of its own it would be read as one of them.
            <li key={name} className="flex gap-1">
              <Badge className="px-1.5!">{name}</Badge>
              {more > 0 && at === MOST_TECHNOLOGIES - 1 && (
                <Badge className="px-1.5!">
                  +{more}
                  <span className="sr-only"> more</span>
                </Badge>
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
          <Price {...product} />
          {off !== null && <Badge variant="success">{off}% off</Badge>}
        </div>
      </CardBody>
      <CardFooter className="justify-between gap-1">
        <ButtonLink to={productPaths.purchase(slug)} size="sm" onClick={() => showRedirectToast()}>
          Buy Now
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <div className="-mr-2 flex">
          <a
            href={previewUrl}
            target="_blank"
            rel="noopener"
            aria-label={`Preview ${title} (opens in a new tab)`}
            data-tooltip="Preview"
            className={iconButtonClass('size-9!')}
          >
            <ExternalLink aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </a>
          <IconButton
            label={`Copy link to ${title}`}
            onClick={() => copyLink(slug)}
            className="size-9! unscripted:hidden"
          >
            <Link2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </IconButton>
          <Link
            to={productPaths.detail(slug)}
            aria-label={`About ${title}`}
            data-tooltip="More information"
            className={iconButtonClass('size-9!')}
          >
            <Info aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </Link>
        </div>
      </CardFooter>
    </Card>
  );
}

/** Copies the full address of a product's page, and says so. */
async function copyLink(slug: string): Promise<void> {
  const address = location.origin + productPaths.detail(slug);
  try {
    await copyText(address);
  } catch (error) {
    console.warn('A link could not be copied.', error);
    toast({ title: 'Copy failed', description: `The link is ${address}`, variant: 'destructive' });
    return;
  }
  toast({ title: 'Link copied!' });
}
