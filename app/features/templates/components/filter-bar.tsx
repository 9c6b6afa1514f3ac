import { SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chosenCount, isNarrowed, parseSelection } from '../search/selection.ts';
import { FacetMenu } from './facet-menu.tsx';
import { menusOf } from './menus.ts';
import { SearchField } from './search-field.tsx';
import { SortField } from './sort-field.tsx';
import { useClosingMenus } from './use-closing-menus.ts';
import type { Gallery } from './use-gallery.ts';

const SHEET = 'gallery-filters';

/**
 * Search, filters and order. It is a plain form, so that all of it works without JavaScript; with it, every choice takes
 * effect at once. On narrow windows the filters lie in a sheet.
 */
export function FilterBar({ gallery }: { gallery: Gallery }) {
  const { selection, search, result, choose, clear, warm, path } = gallery;
  const form = useRef<HTMLFormElement>(null);
  useClosingMenus(form);
  useEarlyChoices(form, gallery);
  const chosen = chosenCount(selection.facets);
  const hideSheet = () => document.getElementById(SHEET)?.hidePopover();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    search.settle();
  }
  return (
    <search className="gallery-bar">
      <form
        ref={form}
        aria-label="Search and filter templates"
        action={path}
        autoComplete="off"
        onSubmit={onSubmit}
        onPointerEnter={() => warm('filters')}
        onFocus={() => warm('filters')}
        className="gallery-form"
      >
        <SearchField search={search} onWake={() => warm('search')} />
        <button type="button" popoverTarget={SHEET} className="gallery-sheet-button">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters
          {chosen > 0 && (
            <span className="rounded-xs bg-ink px-1.5 text-label text-paper tabular-nums">
              {chosen}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </button>
        <div id={SHEET} popover="auto" className="gallery-filters">
          <div className="flex items-center justify-between pb-2 lg:hidden">
            <h2 className="font-display text-title font-bold">Filters</h2>
            <IconButton label="Close" onClick={hideSheet} className="-mr-2 unscripted:hidden">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          {menusOf(result.groups, selection).map((menu) => (
            <FacetMenu key={menu.label} menu={menu} selection={selection} choose={choose} />
          ))}
          <SortField selection={selection} choose={choose} />
          <div className="gallery-sheet-foot">
            {isNarrowed(selection) && (
              <Button variant="ghost" onClick={clear} className="unscripted:hidden">
                Clear all
              </Button>
            )}
            <Button onClick={hideSheet} className="flex-1 unscripted:hidden">
              Show {counted(result.total, 'template')}
            </Button>
          </div>
          <span className="hidden unscripted:contents">
            <Button type="submit" variant="secondary">
              Apply
            </Button>
          </span>
        </div>
      </form>
    </search>
  );
}

/** Takes over what was typed and ticked before the page's script arrived. */
function useEarlyChoices(form: React.RefObject<HTMLFormElement | null>, gallery: Gallery) {
  const first = useRef(gallery);
  useEffect(() => {
    if (!form.current) return;
    const { selection, href, choose, search } = first.current;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const early = { ...parseSelection(new URLSearchParams(fields)), page: selection.page };
    if (early.q !== selection.q) search.type(early.q);
    if (href({ ...early, q: '' }) !== href({ ...selection, q: '' })) choose({ ...early, page: 1 });
  }, [form]);
}
