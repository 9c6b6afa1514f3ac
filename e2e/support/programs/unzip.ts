/** As much of unzip as our pages ask for: `unzip <file>`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';

const { positionals } = parseArgs({ allowPositionals: true });
const [file = '', ...more] = positionals;
if (more.length > 0) throw new Error('One file is needed.');
for (const [name, bytes] of Object.entries(unzipSync(await readFile(file)))) {
  if (name.endsWith('/')) continue;
  await mkdir(path.dirname(name), { recursive: true });
  await writeFile(name, bytes, { flag: 'wx' });
}
