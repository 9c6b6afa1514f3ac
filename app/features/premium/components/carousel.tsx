import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { PhotoView } from '../../../ui/photo.tsx';
import type { Shot } from '../product.ts';
import { useCarousel } from './use-carousel.ts';

const SIZES =
  '(width >= 1200px) calc(100vw - 39rem), (width >= 1024px) calc(100vw - 20rem), (width >= 768px) calc(100vw - 7rem), calc(100vw - 34px)';

/** As many dots as a line of a phone has room for. */
const DOTS_IN_A_LINE = 14;

const ARROW = cx(
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-md border border-edge bg-surface text-ink',
  'hover:border-ink unscripted:hidden',
);

/** Pictures of the screens, one at a time: by arrows, dots, keys or a swipe, and round from either end. */
export function Carousel({ title, shots }: { title: string; shots: readonly Shot[] }) {
  const { track, index, isAwaited, show, onKeyDown, onTouchStart, onTouchEnd } = useCarousel(shots.length);
  const shown = shots[index];
  return (
    <section aria-label={`Pictures of ${title}`} aria-roledescription="carousel" onKeyDown={onKeyDown}>
      <div className="stand relative">
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Screens"
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
          className={cx('premium-track', !isAwaited && 'premium-track-waits')}
        >
          {shots.map(({ screen, phone, theme, photo }, at) => (
            <li key={`${screen} ${phone} ${theme}`} className="premium-slide">
              <PhotoView
                photo={photo}
                alt={`${nameOf(shots[at] as Shot)} of ${title}`}
                sizes={phone ? '360px' : SIZES}
                priority={at === 0}
                className={phone ? 'premium-phone' : 'size-full'}
              />
            </li>
          ))}
        </ul>
        {shots.length > 1 && (
          <>
            <button
              type="button"
              aria-label="Previous picture"
              onClick={() => show(index - 1)}
              className={cx(ARROW, 'left-3')}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              aria-label="Next picture"
              onClick={() => show(index + 1)}
              className={cx(ARROW, 'right-3')}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </button>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p aria-live="polite" className="text-label text-ink-soft unscripted:hidden">
          {shown && nameOf(shown)}
          <span className="text-ink-faint">
            {' '}
            · {index + 1} of {shots.length}
          </span>
        </p>
        {shots.length > 1 && (
          <ul
            className={cx(
              'premium-dots -mx-1.5 flex flex-wrap unscripted:hidden',
              shots.length > DOTS_IN_A_LINE && 'premium-dots-many',
            )}
          >
            {shots.map((shot, at) => (
              <li key={`${shot.screen} ${shot.phone} ${shot.theme}`}>
                <button
                  type="button"
                  aria-label={`${nameOf(shot)}, picture ${at + 1} of ${shots.length}`}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => show(at)}
                  className="premium-dot"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function nameOf({ screen, phone, theme }: Shot): string {
  const notes = [phone ? 'on a phone' : '', theme === 'dark' ? 'dark' : ''].filter(Boolean).join(', ');
  return notes ? `${screen} (${notes})` : screen;
}
