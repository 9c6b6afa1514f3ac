import { Check, ExternalLink } from 'lucide-react';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { type BuyLink, type ProductDetail, productPaths } from '../product.ts';
import { showRedirectToast } from '../redirect-toast.ts';
import { SUPPORT_MONTHS } from '../schema.ts';
import { Price } from './price.tsx';

const BENEFITS = [
  'Instant download',
  'Source code included',
  'Documentation included',
  'Lifetime updates',
  '30-day money back guarantee',
  'No recurring payments',
];

type Props = { product: ProductDetail; buyLinks: readonly BuyLink[]; simulated: boolean };

/** What it costs, how to buy it, and what is part of it. Stays in view beside the text. */
export function SideCard({ product, buyLinks, simulated }: Props) {
  const { slug, title, price, originalPrice, previewUrl } = product;
  return (
    <div className="premium-sticky">
      <section aria-label="Buy" className="stand rounded-sm border border-line bg-surface p-6">
        <Price price={price} originalPrice={originalPrice} large />
        <p className="mt-2.5 text-[0.9375rem] text-ink-soft">One-time purchase, instant lifetime access</p>
        <div className="mt-5 flex flex-col gap-3">
          <ButtonLink to={productPaths.purchase(slug)} size="lg" onClick={() => showRedirectToast(title)}>
            Buy Now (Direct)
          </ButtonLink>
          <a
            href={previewUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            Live Preview
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {buyLinks.map(({ label, url }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'secondary' })}
            >
              {label}
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
        </div>
        <ul className="mt-6 flex flex-col gap-2 text-[0.9375rem]">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success-text" />
              {benefit}
            </li>
          ))}
        </ul>
        {simulated && (
          <p className="mt-5 border-t border-line pt-4 text-label text-ink-soft">
            Payments are simulated on this site: buying charges nothing.
          </p>
        )}
      </section>
      <section aria-labelledby="premium-help" className="rounded-sm border border-line p-6">
        <h2 id="premium-help" className="font-display text-[1.1875rem] leading-6 font-bold">
          Need Help?
        </h2>
        <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
          Questions before or after buying are answered by the people who made it. Every purchase includes{' '}
          {SUPPORT_MONTHS} months of email support.
        </p>
        <ButtonLink to="/contact" variant="secondary" className="mt-4">
          Contact Support
        </ButtonLink>
      </section>
    </div>
  );
}
