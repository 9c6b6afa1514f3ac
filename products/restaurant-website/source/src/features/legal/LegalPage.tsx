import { useSite } from '../../i18n/site.tsx';

/** Imprint, privacy, terms, allergens, complaints, prices. */
export function LegalPage() {
  const { t } = useSite();
  const l = t.legal;
  return (
    <div className="inside legal">
      <h1 className="giant">{l.title}</h1>
      <div>
        {(
          [
            [l.imprint, l.imprintText],
            [l.privacy, l.privacyText],
            [l.prices, l.pricesText],
            [l.allergens, l.allergensText],
            [l.complaints, l.complaintsText],
          ] as const
        ).map(([head, text]) => (
          <section key={head}>
            <h2>{head}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h2>{l.terms}</h2>
          <ul>
            {[l.terms1, l.terms2, l.terms3, l.terms4].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
