import { useId } from 'react';
import { Button, ButtonLink, Section, type Target, Wrap } from '../parts';

export interface HeaderSimpleProps {
  brand: Target;
  /** Pages of the menu. */
  links: readonly Target[];
  /** The page that is open, as its address stands in `links`. */
  current?: string;
  action?: Target;
  words: { menu: string; main: string };
}

/** A header: the name, a menu and one thing to do. Where it is narrow the menu opens over the page. */
export function HeaderSimple({ brand, links, current, action, words }: HeaderSimpleProps) {
  const id = useId();
  return (
    <Section as="header" className="base-bar base-header">
      <Wrap className="flex flex-wrap items-center justify-between gap-x-s5 gap-y-s2">
        <a className="base-brand" href={brand.href}>
          {brand.label}
        </a>
        <Button look="quiet" size="small" popoverTarget={id} className="@5xl:hidden">
          {words.menu}
        </Button>
        <nav
          id={id}
          popover="auto"
          aria-label={words.main}
          className="inset-[0_0_auto_auto] m-0 w-full max-w-96 border-b-(length:--base-rule) border-line bg-raised p-s5 text-ink shadow-2xl open:grid open:justify-items-start open:gap-s4 rtl:inset-[0_auto_auto_0] @5xl:static @5xl:flex @5xl:w-auto @5xl:max-w-none @5xl:items-center @5xl:gap-s5 @5xl:overflow-visible @5xl:border-0 @5xl:bg-transparent @5xl:p-0 @5xl:shadow-none"
        >
          <ul className="grid w-full @5xl:flex @5xl:flex-wrap @5xl:gap-x-s5">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className="block py-s3 text-ink decoration-transparent hover:decoration-brand aria-[current]:decoration-brand aria-[current]:decoration-2 @5xl:py-[0.3em]"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {action && (
            <ButtonLink size="small" href={action.href} className="shrink-0">
              {action.label}
            </ButtonLink>
          )}
        </nav>
      </Wrap>
    </Section>
  );
}
