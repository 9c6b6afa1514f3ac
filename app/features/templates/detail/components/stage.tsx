import { type MouseEvent, Suspense, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { partOnDemand } from '../../../../ui/part-on-demand.tsx';
import { PhotoView } from '../../../../ui/photo.tsx';
import type { TemplateDetail, TemplatePhoto } from '../../schema.ts';

const Lightbox = partOnDemand(() => import('./lightbox.tsx'));

/** Shapes on the shelf; a whole page is shown down to its fold. */
const SHAPES: Record<TemplatePhoto['kind'], string> = {
  card: 'aspect-16/10',
  phone: 'aspect-[390/844]',
  full: 'aspect-[3/5]',
};

/** Widths of what the shelf holds, by its heights in detail.css; on phones rather a soft thumbnail than a late photograph. */
const THUMB_SIZES: Record<TemplatePhoto['kind'], string> = {
  card: '(width >= 640px) 400px, 200px',
  phone: '(width >= 640px) 118px, 89px',
  full: '(width >= 640px) 154px, 116px',
};

const STAGE_SIZES =
  '(width >= 1200px) calc(100vw - 43rem), (width >= 1024px) calc(100vw - 20rem), (width >= 768px) calc(100vw - 7rem), calc(100vw - 34px)';

/** All photographs: the first one large on its slab, the others on a shelf below. Each can be enlarged. */
export function Stage({ template }: { template: TemplateDetail }) {
  const { title, themes } = template;
  const photos = hang(template.photos);
  const [first, ...others] = photos;
  const [shown, setShown] = useState<number | null>(null);
  if (!first) return null;
  const nameOf = (photo: TemplatePhoto) => `${captionOf(photo, themes).toLowerCase()} of ${title}`;
  const enlarge = (index: number) => (event: MouseEvent) => {
    // A click that opens a tab is left to the browser; without scripts each link opens its picture.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <section aria-label={`Photographs of ${title}`} className="detail-stage @container">
      <div className="stand">
        <PhotoLink
          photo={first}
          label={`Enlarge: ${nameOf(first)}`}
          sizes={STAGE_SIZES}
          priority
          onClick={enlarge(0)}
          className="aspect-16/10"
        />
      </div>
      {others.length > 0 && (
        <ul className="detail-shelf">
          {others.map((photo, index) => (
            <li key={`${photo.kind} ${photo.theme}`} className="stand flex-none">
              <PhotoLink
                photo={photo}
                label={`Enlarge: ${nameOf(photo)}`}
                sizes={THUMB_SIZES[photo.kind]}
                priority="last"
                onClick={enlarge(index + 1)}
                className={cx('detail-thumb', SHAPES[photo.kind])}
              />
            </li>
          ))}
        </ul>
      )}
      {shown !== null && (
        <Suspense>
          <Lightbox
            title={title}
            photos={photos.map((photo) => ({ photo, caption: captionOf(photo, themes) }))}
            start={shown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

type LinkProps = {
  photo: TemplatePhoto;
  label: string;
  sizes: string;
  priority?: boolean | 'last';
  onClick: (event: MouseEvent) => void;
  className: string;
};

/** Without scripts it leads to the picture's file. */
function PhotoLink({ photo, label, sizes, priority = false, onClick, className }: LinkProps) {
  return (
    <a
      href={photo.src}
      aria-label={label}
      onClick={onClick}
      className={cx(
        'block cursor-zoom-in overflow-hidden rounded-sm border border-line bg-sunken hover:border-edge',
        className,
      )}
    >
      <PhotoView photo={photo} alt="" sizes={sizes} priority={priority} className="size-full" />
    </a>
  );
}

const KINDS: Record<TemplatePhoto['kind'], string> = {
  card: 'Front page',
  phone: 'Front page on a phone',
  full: 'Whole front page',
};

/** What a photograph shows: `Front page on a phone, dark`. The theme is named where there are two. */
function captionOf(photo: TemplatePhoto, themes: readonly string[]): string {
  return themes.length > 1 ? `${KINDS[photo.kind]}, ${photo.theme}` : KINDS[photo.kind];
}

const ORDER: TemplatePhoto['kind'][] = ['card', 'phone', 'full'];

/** The photographs in the order they hang: the front page first, then phones, then the whole page; light before dark. */
function hang(photos: readonly TemplatePhoto[]): TemplatePhoto[] {
  const place = (photo: TemplatePhoto) => ORDER.indexOf(photo.kind) * 2 + (photo.theme === 'light' ? 0 : 1);
  return [...photos].sort((a, b) => place(a) - place(b));
}
