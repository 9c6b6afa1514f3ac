import { cx } from '../lib/cx.ts';

/** A picture in several widths and two formats, with a tiny one to show until it is there. */
export type Photo = {
  /** Pixels of the largest version; they reserve the place. */
  width: number;
  height: number;
  /** A `data:` address of a few hundred bytes; without it the box is empty until the picture is there. */
  placeholder?: string;
  /** `srcset` of each format. */
  avif: string;
  webp: string;
  /** For what reads neither: one WebP file. */
  src: string;
};

type Props = {
  photo: Photo;
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute of `img`. */
  sizes: string;
  /**
   * `true` for the one picture a page is about: fetched at once and before everything else. `eager` for others that
   * are seen first. The rest waits until it is near, `last` also for everything else.
   */
  priority?: boolean | 'eager' | 'last';
  /** Of the box, which must have a size of its own or take the photograph's. */
  className?: string;
};

/** A photograph that appears out of a blur. Fills its box; what does not fit is cut at the bottom. */
export function PhotoView({ photo, alt, sizes, priority = false, className }: Props) {
  return (
    <span className={cx('relative block overflow-hidden', className)}>
      {photo.placeholder && (
        <img
          src={photo.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-105 object-cover object-top blur-md"
        />
      )}
      <picture>
        <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
        <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
        <img
          src={photo.src}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={priority === true || priority === 'eager' ? 'eager' : 'lazy'}
          fetchPriority={priority === true ? 'high' : priority === 'last' ? 'low' : undefined}
          decoding="async"
          className="relative block size-full object-cover object-top"
        />
      </picture>
    </span>
  );
}
