import { toast } from '../../../ui/toast.ts';
import { createKeptList } from '../library/kept-list.ts';
import { isTemplateId } from '../library/template-id.ts';

/** Templates a person has marked, by their id. A visitor's are kept in this browser, a member's on the server. */
export const favourites = createKeptList<{ at: number }>({
  storageKey: 'plinth:favourites',
  noun: 'favourites',
  limit: 500,
  parseEntry(key, value) {
    const { at } = value as { at?: unknown };
    return isTemplateId(key) && typeof at === 'number' && Number.isFinite(at) ? { at } : null;
  },
  loadRemote: async () => (await import('./favourites-remote.ts')).favouritesRemote,
});

/** Whether the template is among the favourites, as far as this browser knows. */
export function isFavourite(id: string): boolean {
  return Object.hasOwn(favourites.current().entries, id);
}

/** Adds the template to the favourites, or removes it. A full list takes no more and says so. */
export function setFavourite(id: string, wanted: boolean): void {
  if (wanted === isFavourite(id)) return;
  if (wanted && Object.keys(favourites.current().entries).length >= favourites.limit) {
    toast({
      title: 'Your favourites are full',
      description: `${favourites.limit} is the most that are kept. Remove one to add another.`,
    });
    return;
  }
  favourites.change(id, wanted ? { at: Date.now() } : null);
}
