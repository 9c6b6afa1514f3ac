import { useEffect, useRef, useState } from 'react';
import { rawFilePath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';

type Props = { repository: Repository; path: string; gitRef: string | undefined };

/** A picture of a repository. A private one is fetched under the visitor's session. */
export function Picture({ repository, path, gitRef }: Props) {
  const src = usePicture(repository, path, gitRef);
  const [size, setSize] = useState('');
  const picture = useRef<HTMLImageElement>(null);
  const measure = () => {
    const { naturalWidth, naturalHeight } = picture.current ?? {};
    if (naturalWidth) setSize(`${naturalWidth} × ${naturalHeight} pixels`);
  };
  // It may have come before React did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the picture is another
  useEffect(measure, [src]);
  return (
    <>
      <div className="store-picture store-rendered">
        {src && <img src={src} alt={path} ref={picture} onLoad={measure} />}
      </div>
      <p className="store-rendered min-h-9 border-t border-line px-4 py-2 text-label text-ink-faint tabular-nums">
        {size}
      </p>
    </>
  );
}

function usePicture(repository: Repository, path: string, ref: string | undefined): string | undefined {
  const isPrivate = repository.is_private;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isPrivate) return;
    let made: string | undefined;
    let gone = false;
    void import('../editor/save.ts')
      .then(({ objectAddress }) => objectAddress(repository, path, ref))
      .then((next) => {
        if (gone) return URL.revokeObjectURL(next);
        made = next;
        setAddress(next);
      })
      .catch((error: unknown) => console.error('A picture could not be read.', error));
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [isPrivate, repository, path, ref]);
  return isPrivate ? address : rawFilePath(repository, path, ref);
}
