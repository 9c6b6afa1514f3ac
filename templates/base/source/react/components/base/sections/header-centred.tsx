import { ButtonLink, Section, type Target, Wrap } from '../parts';

export interface HeaderCentredProps {
  brand: Target;
  links: readonly Target[];
  /** Stands before the button. */
  aside?: Target;
  action?: Target;
  words: { main: string };
}

/** A header with the name in the middle: pages before it, what can be done after it. */
export function HeaderCentred({ brand, links, aside, action, words }: HeaderCentredProps) {
  return (
    <Section as="header" className="base-bar base-header">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-s3 gap-y-s2 @4xl:grid @4xl:grid-cols-[1fr_auto_1fr]">
        <a className="base-brand @4xl:col-start-2 @4xl:row-start-1 @4xl:text-center" href={brand.href}>
          {brand.label}
        </a>
        <nav aria-label={words.main} className="order-1 w-full @4xl:order-none @4xl:col-start-1 @4xl:row-start-1 @4xl:w-auto">
          <ul className="flex flex-wrap gap-x-s5 gap-y-s1">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className="inline-block py-[0.3em] text-ink decoration-transparent hover:decoration-brand" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="flex items-center gap-s3 @4xl:col-start-3 @4xl:justify-self-end">
          {aside && (
            <a className="py-[0.3em] text-ink" href={aside.href}>
              {aside.label}
            </a>
          )}
          {action && (
            <ButtonLink size="small" href={action.href}>
              {action.label}
            </ButtonLink>
          )}
        </p>
      </Wrap>
    </Section>
  );
}
