import path from 'node:path';
import { templatesFolder } from '../demo/catalogue.ts';
import { packTemplate as pack } from '../demo/pack.ts';

/** The zip of a template that ships, as visitors are sent it. */
export function packTemplate(id: string): Promise<Uint8Array> {
  return pack(path.join(templatesFolder, id), id);
}
