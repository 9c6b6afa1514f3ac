import type { Theme } from '../../../../domain/template/decide-theme.ts';
import type { Subject, Values } from '../schema.ts';
import { readImport } from './read-import.ts';
import { Workshop } from './workshop.ts';

/*
 * The workshop in a thread of its own: reading and filling a template takes up to a fifth of a second, in which a page could
 * not take a key press.
 */
let workshop: Workshop | null = null;

const open = (): Workshop => {
  if (!workshop) throw new Error('The template is not open.');
  return workshop;
};

const calls = {
  open(zip: Uint8Array) {
    workshop = new Workshop(zip);
    return workshop.outline;
  },
  addPictures: (pictures: Record<string, Uint8Array<ArrayBuffer>>) => open().addPictures(pictures),
  fill: (values: Values) => open().fill(values),
  page: (file: string, theme: Theme) => open().page(file, theme),
  picture: (path: string) => open().picture(path),
  files: (values: Values, subject: Subject) => open().files(values, subject),
  zip: (values: Values, subject: Subject, use: 'download' | 'host') => open().zip(values, subject, use),
  readImport: (name: string, bytes: Uint8Array, subject: Subject) =>
    readImport(name, bytes, subject, open().outline),
};

/** What the workshop can be asked for. */
export type Calls = typeof calls;

addEventListener('message', ({ data: { id, name, args } }: MessageEvent) => {
  try {
    const act = calls[name as keyof Calls] as (...all: unknown[]) => unknown;
    postMessage({ id, value: act(...args) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
