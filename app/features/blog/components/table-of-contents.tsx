import type { Heading } from '../schema.ts';

/**
 * The level-2 headings of a post, in a box that can be folded. It stays in view: beside the text where there is room,
 * else as a bar above it while it is folded. `contents-box.ts` makes it follow the reading.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label="Table of Contents" className="contents-box">
      <details open className="group rounded-sm border border-line bg-surface">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
          <span className="font-display font-bold tracking-tight">Table of Contents</span>
          <span className="text-link text-label font-semibold">
            <span className="group-open:hidden">Show</span>
            <span className="hidden group-open:inline">Hide</span>
          </span>
        </summary>
        <ol className="contents-list max-h-64 overflow-y-auto overscroll-contain border-t border-line py-2 [scrollbar-width:thin]">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-link">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
