import { Section, type Target, Wrap } from '../parts';

export interface FooterColumnsProps {
  brand: string;
  about: string;
  columns: readonly { title: string; links: readonly Target[] }[];
  /** The line at the end. */
  note: string;
  legal?: readonly Target[];
}

/** A footer: who it is, and links in columns. */
export function FooterColumns({ brand, about, columns, note, legal = [] }: FooterColumnsProps) {
  return (
    <Section as="footer" ground="deep" className="base-footer">
      <Wrap>
        <div className="grid gap-s6 @md:grid-cols-2 @4xl:grid-cols-[2fr_1fr_1fr]">
          <div className="@md:col-span-2 @4xl:col-span-1">
            <p className="base-brand mb-s3">{brand}</p>
            <p className="max-w-[24em]">{about}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="base-label mb-s2 w-fit">{title}</p>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a className="inline-block py-[0.2em] [overflow-wrap:anywhere]" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="base-note mt-s7 flex flex-wrap gap-x-s5 gap-y-s1 border-t border-line pt-s4">
          <span>{note}</span>
          {legal.map(({ label, href }) => (
            <a key={href} className="text-soft" href={href}>
              {label}
            </a>
          ))}
        </p>
      </Wrap>
    </Section>
  );
}
