import { Search } from 'lucide-react';
import { Input } from '../../../ui/input.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import { LONGEST_SEARCH } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

type Props = {
  search: Gallery['search'];
  /** Called when a search is about to come. */
  onWake: () => void;
};

/** Searches while one types. '/' leads here from anywhere on the page (`boot.js`). */
export function SearchField({ search, onWake }: Props) {
  return (
    <div className="relative min-w-0 flex-1 lg:basis-52">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
      />
      <Input
        type="search"
        name="q"
        value={search.text}
        maxLength={LONGEST_SEARCH}
        onPaste={tellCut}
        aria-label="Search templates"
        aria-keyshortcuts="/"
        placeholder="Search"
        enterKeyHint="search"
        onFocus={onWake}
        onChange={(event) => {
          onWake();
          search.type(event.target.value);
        }}
        className="peer pr-3 pl-10 sm:pr-9 lg:h-10 lg:pl-9"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-xs border border-line px-1.5 font-mono text-[0.75rem] text-ink-faint max-sm:hidden peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden unscripted:hidden [@media(hover:none)]:hidden"
      >
        /
      </span>
    </div>
  );
}
