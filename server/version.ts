import { readFileSync } from 'node:fs';

/** The product's version, as services say it about themselves. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
