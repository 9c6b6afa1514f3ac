import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { PREMIUM_INTRO, PREMIUM_TITLE } from '../meta.ts';
import type { ProductSummary } from '../product.ts';
import { CategoryBadges } from './category-badges.tsx';
import { ProductCard } from './product-card.tsx';

/**
 * The first card takes a row of its own where the last one would else stand alone in its row. Counted here and not by a
 * selector, whose answer changes while the page is on its way.
 */
const acrossFirst = (count: number) =>
  cx(
    count % 2 === 1 && '@min-[40rem]:@max-[62rem]:across',
    count % 3 === 1 && '@min-[62rem]:@max-[86rem]:across',
  );

/** The catalogue: categories, how many are shown, and the products in one to four columns. */
export function CataloguePage({ products }: { products: readonly ProductSummary[] }) {
  const [search] = useSearchParams();
  const chosen = search.get('category') ?? 'all';
  const categories = [...new Set(products.map(({ category }) => category))];
  const shown = chosen === 'all' ? products : products.filter(({ category }) => category === chosen);
  return (
    <Page width="wide">
      <PageHeading title={PREMIUM_TITLE} intro={PREMIUM_INTRO} />
      <CategoryBadges categories={categories} chosen={chosen} />
      <p aria-live="polite" className="mt-5 mb-5 text-[0.9375rem] text-ink-soft">
        Showing {shown.length} of {products.length} premium websites
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No websites found"
          description="Try adjusting your filter criteria."
          action={
            chosen === 'all' ? undefined : (
              <Link to="/premium" replace className="text-link font-semibold">
                Show all
              </Link>
            )
          }
        />
      ) : (
        <div className="@container">
          <ul className="grid grid-cols-1 gap-x-6 gap-y-9 @min-[40rem]:grid-cols-2 @min-[62rem]:grid-cols-3 @min-[86rem]:grid-cols-4">
            {shown.map((product, index) => (
              <li
                key={product.slug}
                className={cx(
                  'min-w-0',
                  index > 2 ? 'below-fold' : index > 0 && 'max-sm:below-fold',
                  index === 0 && acrossFirst(shown.length),
                )}
              >
                <ProductCard product={product} priority={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Terms />
    </Page>
  );
}

/** The rules of the shop in three sentences, and where to find an earlier purchase. */
function Terms() {
  return (
    <section
      aria-label="Terms"
      className="mt-14 grid gap-x-10 gap-y-6 border-t border-line pt-8 lg:grid-cols-3"
    >
      <Term title="One payment">
        The price is all there is: no subscription, no tax on top, updates included.
      </Term>
      <Term title="A licence to build with">
        For any number of your own and your clients’ projects. Not for selling on as a template.
      </Term>
      <Term title="Thirty days">
        Not satisfied? The full price comes back within 30 days.{' '}
        <Link to="/premium/purchases" className="text-link">
          Find an earlier purchase
        </Link>
      </Term>
    </section>
  );
}

function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="font-display text-[1.1875rem] leading-6 font-bold">{title}</h2>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{children}</p>
    </div>
  );
}
