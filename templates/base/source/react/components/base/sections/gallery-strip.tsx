import { type ReactNode, useId } from 'react';
import { Frame, Head, type Level, Section, Wrap } from '../parts';

export interface GalleryStripProps {
  label?: string;
  title: string;
  /** Each with the words below it. */
  pictures: readonly { words: string; picture: ReactNode }[];
  level?: Level;
}

/** Pictures in a strip that is pushed sideways, by hand or by key. */
export function GalleryStrip({ label, title, pictures, level = 2 }: GalleryStripProps) {
  const id = useId();
  return (
    <Section ground="sunk" aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} />
      </Wrap>
      <section
        aria-labelledby={id}
        tabIndex={0}
        className="snap-x snap-mandatory overflow-x-auto scroll-px-(--start) [--start:max(1.25rem,4vw,(100cqi-var(--base-wide))/2)] [scrollbar-color:var(--edge)_transparent] [scrollbar-width:thin]"
      >
        <ul className="flex w-max gap-s4 px-(--start) pt-s3 pb-s4">
          {pictures.map(({ words, picture }) => (
            <li key={words} className="base-tilted w-[min(72cqi,17rem)] snap-start">
              <figure>
                <Frame className="aspect-[3/4]">{picture}</Frame>
                <figcaption className="base-note mt-s3">{words}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
