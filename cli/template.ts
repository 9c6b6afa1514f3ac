import { unzipSync } from 'fflate';
import { z } from 'zod';
import { Failure } from './failure.ts';

/** A template: its files by their paths, and what it says of itself. */
export interface Template {
  id: string;
  title: string;
  version: string;
  files: Map<string, Uint8Array>;
}

const about = z.object({ id: z.string(), title: z.string(), version: z.string() });
/** Bytes of a template, unpacked. */
const mostBytes = 256 * 1024 ** 2;

/** Opens the zip of a template, whose files are in one folder. */
export function unpackTemplate(zip: Uint8Array): Template {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  try {
    const unpacked = unzipSync(zip, {
      filter({ name, originalSize }) {
        bytes += originalSize;
        if (bytes > mostBytes) throw new Error('It is too large.');
        return !name.endsWith('/');
      },
    });
    for (const [name, content] of Object.entries(unpacked))
      files.set(name.slice(name.indexOf('/') + 1).normalize('NFC'), content);
    const described = about.parse(JSON.parse(new TextDecoder().decode(files.get('template.json'))));
    return { ...described, files };
  } catch (error) {
    throw new Failure('The template came damaged. Please try again.', 1, {}, error);
  }
}
