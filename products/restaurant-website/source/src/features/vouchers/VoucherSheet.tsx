import type { Figure } from '../../art/figures.ts';
import { Tile } from '../../art/Tile.tsx';
import { house as facts } from '../../content/house.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { grouped } from '../../lib/code.ts';

interface Props {
  figure: Figure;
  to: string;
  from: string;
  text: string;
  amount: number;
  /** Empty while it is only looked at. */
  code: string;
  until: string;
}

/** The voucher as it is printed: a large tile, a name, an amount, a code. */
export function VoucherSheet({ figure, to, from, text, amount, code, until }: Props) {
  const { t, money } = useSite();
  return (
    <section className="sheet" aria-label={code ? t.nav.vouchers : t.vouchers.preview}>
      <div className="sheet-tile">
        <Tile figure={figure} />
      </div>
      <div className="sheet-text">
        <p className="sheet-to">{to || `${t.vouchers.to} …`}</p>
        <p className="sheet-amount">{money(amount)}</p>
        {text && <p className="sheet-words">{text}</p>}
        {from && <p>{from}</p>}
        <p className="small">
          {fill(t.vouchers.worth, { amount: money(amount) })}, {fill(t.vouchers.until, { day: until })}
        </p>
        <p className={code ? 'code' : 'code soon'}>{code ? grouped(code, 3) : t.vouchers.codeSoon}</p>
        <p className="small">
          {facts.name}, {facts.street}, {facts.town}. {facts.phone}
        </p>
      </div>
    </section>
  );
}
