import { memo, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { ShownTemplate } from '../search/browse.ts';
import { middleBelow } from './middle-below.ts';
import { TemplateCard } from './template-card.tsx';

/** Cards whose photographs are in view at once on a wide screen. */
const FIRST_ROW = 3;

type Props = {
  shown: ShownTemplate[];
  highlighted: string | undefined;
  /** The section of the works and of the lines above them. */
  around?: RefObject<HTMLElement | null>;
};

/** The works in one to three columns. */
export function TemplateGrid({ shown, highlighted, around }: Props) {
  const ref = useScrollToCentre<HTMLLIElement>(highlighted, around);
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-9 @min-[27rem]:grid-cols-2 @min-[27rem]:gap-x-4 @min-[40rem]:gap-x-6 @min-[50rem]:grid-cols-3">
        {shown.map(({ template, terms, foundIn }, index) => (
          <li
            key={template.id}
            id={`template-${template.id}`}
            ref={template.id === highlighted ? ref : undefined}
            className={cx(
              'gallery-item min-w-0',
              index >= FIRST_ROW ? 'below-fold' : index > 0 && 'max-sm:below-fold',
            )}
          >
            <Item
              template={template}
              terms={terms}
              foundIn={foundIn}
              highlighted={template.id === highlighted}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Typing changes a few cards of many. */
const Item = memo(TemplateCard);

/**
 * For the element that the address puts forward: brings it to the middle of what the bars at the top leave of the window,
 * once, unless the visitor has come back to another place. `around` holds it and the lines above it.
 */
function useScrollToCentre<Element extends HTMLElement>(
  id: string | undefined,
  around: RefObject<HTMLElement | null> | undefined,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!id || !element || window.scrollY > 0) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const lines = [...(around?.current?.children ?? [])].filter((child) => !child.contains(element));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({
      top: middleBelow(
        element.getBoundingClientRect(),
        lines.map((line) => line.getBoundingClientRect()),
        { top: covered, bottom: innerHeight },
      ),
      behavior: still ? 'instant' : 'smooth',
    });
  }, [id, around]);
  return ref;
}
