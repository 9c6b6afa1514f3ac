import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { TemplatePhoto } from '../../schema.ts';
import { useModal } from '../use-modal.ts';
import './lightbox.css';

type Props = {
  title: string;
  photos: { photo: TemplatePhoto; caption: string }[];
  /** Index of the photograph to begin with. */
  start: number;
  onClose: () => void;
};

/** The photographs as large as the window. Swiped by touch, turned with arrow keys, closed with Escape. */
export default function Lightbox({ title, photos, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  useModal(dialog);
  useEffect(() => show(strip.current, start, 'instant'), [start]);

  const turn = (to: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    show(strip.current, to, still ? 'instant' : 'smooth');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(Math.min(index + 1, photos.length - 1));
    else if (event.key === 'ArrowLeft') turn(Math.max(index - 1, 0));
    else if (event.key === 'ArrowDown') strip.current?.children[index]?.scrollBy(0, 120);
    else if (event.key === 'ArrowUp') strip.current?.children[index]?.scrollBy(0, -120);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`Photographs of ${title}`}
      className="lightbox"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      {/* First, so that it has the focus when the window opens. */}
      <IconButton label="Close" onClick={onClose} className="lightbox-close">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <ul
        ref={strip}
        className="lightbox-strip"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / clientWidth))
        }
      >
        {photos.map(({ photo, caption }, place) => (
          <li
            key={caption}
            aria-hidden={place !== index}
            className="lightbox-place"
            onClick={(event) => {
              if (event.target === event.currentTarget) onClose();
            }}
          >
            <picture>
              <source type="image/avif" srcSet={photo.avif} sizes={SIZES[photo.kind]} />
              <img
                src={photo.src}
                srcSet={photo.webp}
                sizes={SIZES[photo.kind]}
                alt={`${caption} of ${title}`}
                width={photo.width}
                height={photo.height}
                loading={place === start ? 'eager' : 'lazy'}
                className={photo.kind === 'full' ? 'lightbox-long' : 'lightbox-whole'}
              />
            </picture>
          </li>
        ))}
      </ul>
      <div className="lightbox-foot">
        <IconButton label="Previous photograph" disabled={index === 0} onClick={() => turn(index - 1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="min-w-0 flex-1 text-center text-label">
          <span className="font-semibold">{photos[index]?.caption}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft tabular-nums">
            {index + 1} of {photos.length}
          </span>
        </p>
        <IconButton
          label="Next photograph"
          disabled={index === photos.length - 1}
          onClick={() => turn(index + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </dialog>
  );
}

const SIZES: Record<TemplatePhoto['kind'], string> = {
  card: '100vw',
  phone: '390px',
  full: '(width >= 640px) 640px, 100vw',
};

function show(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}
