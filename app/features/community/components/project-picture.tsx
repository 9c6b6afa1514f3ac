import { useCallback, useState } from 'react';
import { PICTURE_PATH } from '../../../../domain/hosting/site-check.ts';
import { resizedUrl } from '../file-url.ts';
import type { Project } from '../project.ts';
import { Monogram } from './monogram.tsx';

type Props = {
  project: Pick<Project, 'title' | 'slug' | 'image_url' | 'check'>;
  /** For pictures that are in view at once: loaded before the others. */
  eager?: boolean;
  /** The width of the frame, as the attribute `sizes` has it. */
  sizes?: string;
};

const WIDTHS = [320, 480, 640, 800, 1280];
/** A card in the list: one to four in a row. */
const CARD_SIZES = '(min-width: 84rem) 18rem, (min-width: 64rem) 30vw, (min-width: 34rem) 46vw, 94vw';

/** The picture of its live site, where the member gave none. */
function sitePicture({ check }: Props['project']): string | null {
  return check?.picture_key ? `${PICTURE_PATH}${check.picture_key}/1280.webp` : null;
}

/**
 * The project's picture filling a 16:10 frame, in a size that fits it. The original when the backend does not resize
 * (a hosted Supabase may not), and the project's monogram when there is none or it does not load.
 */
export function ProjectPicture({ project, eager = false, sizes = CARD_SIZES }: Props) {
  const [failed, setFailed] = useState<'none' | 'resized' | 'original'>('none');
  const url = project.image_url ?? sitePicture(project);
  const resized = failed === 'none' && url ? resizedUrl(url, 640) : null;
  const fail = useCallback(
    () => setFailed((now) => (now === 'none' && resized ? 'resized' : 'original')),
    [resized],
  );
  // It may have failed before React was there to hear of it.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  if (!url || failed === 'original') return <Monogram title={project.title} seed={project.slug} />;
  return (
    <img
      key={resized ? 'resized' : 'original'}
      ref={check}
      {...(resized && {
        srcSet: WIDTHS.map((width) => `${resizedUrl(url, width)} ${width}w`).join(', '),
        sizes,
      })}
      src={resized ?? url}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={fail}
      className="size-full object-cover object-top"
    />
  );
}
