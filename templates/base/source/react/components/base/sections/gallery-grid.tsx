import { type ReactNode, useId } from 'react';
import { Frame, Head, type Level, Section, Wrap } from '../parts';

export interface GalleryGridProps {
  label?: string;
  title: string;
  lead?: string;
  /** One large and four small ones; more follow in rows of four. */
  pictures: readonly { key: string; picture: ReactNode }[];
  level?: Level;
}

/** Pictures: the first large, the others around it. */
export function GalleryGrid({ label, title, lead, pictures, level = 2 }: GalleryGridProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul className="grid grid-cols-2 gap-s4 @3xl:grid-cols-4">
          {pictures.map(({ key, picture }) => (
            <li key={key} className="first:col-span-2 @3xl:first:row-span-2">
              <Frame className="aspect-[3/4] h-full w-full">{picture}</Frame>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
