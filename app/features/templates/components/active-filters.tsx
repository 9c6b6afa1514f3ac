import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { EVERYTHING, isNarrowed, type Selection, stateOf, withChoice } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

type Props = {
  gallery: Gallery;
  /** The chip that had the focus is gone. */
  onRemoved: () => void;
};

/** What the list is narrowed down by, each with a way out of it. They are links, and work without JavaScript. */
export function ActiveFilters({ gallery, onRemoved }: Props) {
  const { selection, result, search, href, choose, clear } = gallery;
  if (!isNarrowed(selection)) return null;
  const chips = result.groups.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => stateOf(selection, name, value) !== 'any')
      .map(({ value, label }) => ({
        key: `${name} ${value}`,
        label: stateOf(selection, name, value) === 'not' ? `not ${label}` : label,
        without: withChoice(selection, name, value, 'any'),
      })),
  );
  const remove = (event: MouseEvent, act: () => void) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
    onRemoved();
  };
  const chip = (key: string, label: string, without: Selection, act: () => void) => (
    <li key={key}>
      <Link
        to={href(without)}
        preventScrollReset
        aria-label={`Remove the filter ${label}`}
        onClick={(event) => remove(event, act)}
        className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-sm bg-ink px-2 text-label font-semibold break-words text-paper hover:bg-accent hover:text-on-accent"
      >
        {label}
        <X aria-hidden="true" className="size-3.5 shrink-0" />
      </Link>
    </li>
  );
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-2">
      {selection.q &&
        chip('q', `“${selection.q}”`, { ...selection, q: '', page: 1 }, () => search.settle(''))}
      {chips.map(({ key, label, without }) => chip(key, label, without, () => choose(without)))}
      <li>
        <Link
          to={href(EVERYTHING)}
          preventScrollReset
          onClick={(event) => remove(event, clear)}
          className="text-link inline-flex min-h-7 items-center text-label font-semibold"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
