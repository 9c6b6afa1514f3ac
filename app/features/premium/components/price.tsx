import { formatRupees } from '../../../lib/rupees.ts';

type Props = { price: number; originalPrice?: number | undefined; large?: boolean };

/** A price, and before it what it was, spoken as such. Amounts in paise. */
export function Price({ price, originalPrice, large = false }: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span
        className={
          large
            ? 'font-display text-[2.5rem] leading-none font-extrabold tracking-tight tabular-nums'
            : 'font-display text-title font-extrabold tabular-nums'
        }
      >
        {formatRupees(price)}
      </span>
      {originalPrice && (
        <s className="text-[0.9375rem] text-ink-faint tabular-nums">
          <span className="sr-only">instead of </span>
          {formatRupees(originalPrice)}
        </s>
      )}
    </p>
  );
}
