import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page.tsx';
import { KeptNotice } from '../library/kept-notice.tsx';
import type { LibraryTemplate } from '../library/library-templates.server.ts';
import { ListSkeleton } from '../library/list-skeleton.tsx';
import { useKeptList } from '../library/use-kept-list.ts';
import { FavouriteCard } from './favourite-card.tsx';
import { favourites } from './favourites.ts';

const GRID = 'grid gap-x-7 gap-y-9 sm:grid-cols-2 xl:grid-cols-3';

/** The tab 'Favourites' of the profile. */
export function FavouritesPanel(props: { templates: Record<string, LibraryTemplate> }) {
  return (
    <>
      <PageHeading quiet title="Favourites" />
      <FavouriteList {...props} />
    </>
  );
}

function FavouriteList({ templates }: { templates: Record<string, LibraryTemplate> }) {
  const { items, unsent, remove, restore } = useKeptList(favourites);
  if (items === null) return <ListSkeleton noun="favourites" className="h-80" />;
  if (items.length === 0) {
    return (
      <EmptyState
        title="No favourites yet"
        description="Press the heart on a template and it waits for you here. You need no account for that."
        action={<ButtonLink to="/templates">Browse templates</ButtonLink>}
      />
    );
  }
  return (
    <>
      <KeptNotice noun="favourites" tab="favourites" unsent={unsent} />
      <ul aria-label="Favourites" className={GRID}>
        {items.map(({ key, entry, removed }) => (
          <FavouriteCard
            key={key}
            id={key}
            template={templates[key]}
            removed={removed}
            onRemove={() => remove(key, entry)}
            onRestore={() => restore(key, entry)}
          />
        ))}
      </ul>
    </>
  );
}
