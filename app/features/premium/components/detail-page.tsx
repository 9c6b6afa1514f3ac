import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import type { DetailData } from '../load.server.ts';
import { type ProductDetail, percentOff } from '../product.ts';
import { Carousel } from './carousel.tsx';
import { Sections } from './sections.tsx';
import { SideCard } from './side-card.tsx';

type Props = Omit<DetailData, 'product'> & {
  product: ProductDetail;
  /** What reports a review of it. */
  report: (review: { id: string; name: string }) => ReactNode;
};

/** A product: its pictures, everything about it, and beside that what it costs. */
export function DetailPage({ product, buyLinks, testimonials, simulated, report }: Props) {
  const { title, category, description } = product;
  const off = percentOff(product);
  return (
    <div className="premium">
      <header>
        <Link
          to="/premium"
          className="-ml-1 inline-flex min-h-10 items-center gap-2 rounded-xs px-1 text-[0.9375rem] font-semibold text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Premium
        </Link>
        <div className="mt-4 flex flex-wrap gap-2">
          <Badge variant="accent">{category}</Badge>
          {off !== null && <Badge variant="success">{off}% off</Badge>}
        </div>
        <h1 className="mt-3 max-w-[12em] font-display text-page font-extrabold break-words">{title}</h1>
        <p className="mt-4 max-w-line text-lead text-ink-soft">{description}</p>
      </header>
      <div className="premium-stage">
        <Carousel title={title} shots={product.shots} />
      </div>
      <aside aria-label="Price" className="premium-side">
        <SideCard product={product} buyLinks={buyLinks} simulated={simulated} />
      </aside>
      <div className="premium-text">
        <Sections product={product} testimonials={testimonials} report={report} />
      </div>
    </div>
  );
}
