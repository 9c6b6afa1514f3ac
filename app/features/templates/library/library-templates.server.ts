import type { Photo } from '../../../ui/photo.tsx';
import { templates } from '../catalogue.server.ts';

/** What the lists of kept templates show of one. */
export type LibraryTemplate = {
  title: string;
  category: string;
  /** The newest version. */
  version: string;
  /** Bytes of its zip. */
  zipBytes: number;
  photo: Photo;
};

/** Every template by its id. */
export function loadLibraryTemplates(): Record<string, LibraryTemplate> {
  return Object.fromEntries(
    templates.map(({ id, title, category, version, zipBytes, photo }) => [
      id,
      { title, category, version, zipBytes, photo },
    ]),
  );
}
