import { useEffect, useRef } from 'react';
import type { Film } from '../product.ts';

/** How far ahead of the reader its first picture is fetched, in pixels. */
const AHEAD = '600px';

type Props = {
  title: string;
  film: Film;
  /** A `data:` address of a tiny picture to show until then. */
  placeholder: string | undefined;
};

/**
 * A silent recording of the product in use. Its first picture, which browsers would fetch at once wherever it stands, is
 * fetched when the reader comes near.
 */
export function FilmView({ title, film, placeholder }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.poster = film.poster;
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [film.poster]);
  return (
    <div className="stand">
      {/* The text below it says what is to be seen. */}
      <video
        ref={video}
        controls
        muted
        playsInline
        preload="none"
        poster={placeholder}
        width={film.width}
        height={film.height}
        aria-label={`Walkthrough of ${title}, ${Math.round(film.seconds)} seconds, without sound`}
        className="block h-auto w-full rounded-sm border border-line bg-sunken"
      >
        <source src={film.src} type="video/webm" />
      </video>
    </div>
  );
}
