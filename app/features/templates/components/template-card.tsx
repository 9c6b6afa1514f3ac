import { useId } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { Card, CardBody, CardMedia } from '../../../ui/card.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { type TemplateSummary, templatePaths } from '../schema.ts';
import { CardActions } from './card-actions.tsx';
import { Marked } from './marked.tsx';
import { PreviewButton } from './preview-button.tsx';
import { TemplateFacts } from './template-facts.tsx';

/** Widths of a card in the gallery's grid, beside the sidebar as it begins. */
const GRID_SIZES =
  '(width >= 1536px) 379px, (width >= 1152px) calc(33.3vw - 133px), (width >= 1024px) calc(50vw - 170px), (width >= 768px) calc(50vw - 66px), (width >= 496px) calc(50vw - 44px), calc(100vw - 34px)';

type Props = {
  template: TemplateSummary;
  /** Put forward by the address of the page. */
  highlighted?: boolean;
  /** Of the title, so that it fits the page's outline. */
  headingLevel?: 2 | 3;
  /** In view when the page opens: the photograph is fetched at once. */
  priority?: boolean;
  /** Width of the photograph, as in the `sizes` of `img`; that of the gallery's grid unless given. */
  sizes?: string;
  /** Folded words that a search has found, to be marked. */
  terms?: readonly string[] | undefined;
  /** The feature or tags the words were found in, when nothing else on the card has them. */
  foundIn?: string | undefined;
};

/** A template in a list: its photograph on a slab, its wall label, and what can be done with it. */
export function TemplateCard({
  template,
  highlighted = false,
  headingLevel = 2,
  priority = false,
  sizes = GRID_SIZES,
  terms,
  foundIn,
}: Props) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { id, title, description, photo } = template;
  const detail = templatePaths.detail(id);
  return (
    <Card
      standing
      aria-labelledby={titleId}
      className={cx(
        '@container/card h-full transition-colors hover:border-edge',
        highlighted && 'outline-4 outline-signal after:bg-signal',
      )}
    >
      <CardMedia className="group/media">
        <PhotoView
          photo={photo}
          alt={`Front page of ${title}`}
          sizes={sizes}
          priority={priority}
          className="size-full"
        />
        <Link to={detail} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
        <PreviewButton template={template} />
        <FavouriteButton
          id={id}
          title={title}
          className="absolute top-2 right-2 size-9! border border-line bg-surface text-ink hover:border-ink"
        />
      </CardMedia>
      <CardBody className="gap-3 @max-[15rem]/card:p-3">
        <Heading
          id={titleId}
          className="font-display text-[1.1875rem] leading-6 font-bold tracking-tight break-words"
        >
          <Link to={detail} className="rounded-xs hover:underline hover:underline-offset-4">
            <Marked text={title} terms={terms} />
          </Link>
        </Heading>
        <p className="text-[0.9375rem] leading-[1.45] break-words text-ink-soft">
          <Marked text={description} terms={terms} />
        </p>
        {foundIn && (
          <p className="text-label text-ink-soft">
            <span className="font-semibold">Found in: </span>
            <Marked text={foundIn} terms={terms} />
          </p>
        )}
        <TemplateFacts template={template} terms={terms} />
      </CardBody>
      <CardActions template={template} />
    </Card>
  );
}
