import { useCallback, useState } from 'react';
import type { Project } from '../project.ts';
import { Monogram } from './monogram.tsx';

type Props = {
  project: Pick<Project, 'title' | 'slug' | 'image_url'>;
  /** For pictures that are in view at once: loaded before the others. */
  eager?: boolean;
};

/** The project's picture filling a 16:10 frame, or its monogram when there is none or it does not load. */
export function ProjectPicture({ project, eager = false }: Props) {
  const [broken, setBroken] = useState(false);
  // It may have failed before React was there to hear of it.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  if (!project.image_url || broken) return <Monogram title={project.title} seed={project.slug} />;
  return (
    <img
      ref={check}
      src={project.image_url}
      alt=""
      width={640}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className="size-full object-cover object-top"
    />
  );
}
