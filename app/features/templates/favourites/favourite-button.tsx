import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { favourites, isFavourite, setFavourite } from './favourites.ts';

type Props = { id: string; title: string; className?: string };

/**
 * A heart that adds a template to the favourites and removes it again. It looks unset until the browser has looked what
 * is kept, and is not shown where scripts do not run.
 */
export function FavouriteButton({ id, title, className }: Props) {
  const chosen = useSyncExternalStore(
    favourites.subscribe,
    () => isFavourite(id),
    () => false,
  );
  const label = chosen ? `Remove ${title} from favourites` : `Add ${title} to favourites`;
  return (
    <IconButton
      label={label}
      aria-pressed={chosen}
      onClick={() => setFavourite(id, !chosen)}
      className={cx('unscripted:hidden', className)}
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5', chosen && 'fill-current text-danger-text')}
        strokeWidth={1.75}
      />
    </IconButton>
  );
}
