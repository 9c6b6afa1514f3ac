import { Section, type Target, Wrap } from '../parts';

export interface FooterLargeProps {
  brand: string;
  links: readonly Target[];
  /** The line at the end. */
  note: string;
  words: { links: string };
}

/** A footer with the name as large as the page is wide. */
export function FooterLarge({ brand, links, note, words }: FooterLargeProps) {
  return (
    <Section as="footer" ground="deep" className="base-footer">
      <Wrap className="grid gap-s5">
        <nav aria-label={words.links}>
          <ul className="flex flex-wrap gap-x-s5 gap-y-s1">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-block py-[0.3em]" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p
          style={{ fontSize: `clamp(2.5rem, ${140 / brand.length}cqi, 15rem)` }}
          className="font-display leading-none font-(--base-display-weight) tracking-[calc(var(--base-tight)*-0.0014em)] [overflow-wrap:anywhere]"
        >
          {brand}
        </p>
        <p className="base-note">{note}</p>
      </Wrap>
    </Section>
  );
}
