import { favourites } from '../favourites/favourites.ts';
import { downloads } from '../history/downloads.ts';

/** Lets both lists follow the account from now on. */
export function startLists(): void {
  favourites.start();
  downloads.start();
}
