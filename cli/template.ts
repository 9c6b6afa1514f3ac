import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { Problem, SiteValues } from '../domain/contract/contract.ts';
import { fillTemplate } from '../domain/contract/fill-template.ts';
import { isSample } from '../domain/template/samples.ts';
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

/** The files of a copy: as they are, or filled with values. */
export function filesOfCopy(
  template: Template,
  values: Partial<SiteValues> | null,
): { files: Map<string, Uint8Array>; problems: Problem[] } {
  if (!values) return { files: template.files, problems: [] };
  const { files, problems } = fillTemplate(template.files, template, values);
  return { files: new Map([...files].filter(([path]) => !isSample(path))), problems };
}
