/** As much of curl as our pages ask for: `curl [-f] [-L] -o <file> <address>`. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fail: { type: 'boolean', short: 'f' },
    location: { type: 'boolean', short: 'L' },
    output: { type: 'string', short: 'o' },
  },
});
const [address = '', ...more] = positionals;
if (!values.output || more.length > 0) throw new Error('One address and -o are needed.');
const response = await fetch(address, { redirect: values.location ? 'follow' : 'manual' });
if (values.fail && response.status >= 400) throw new Error(`${address} answered ${response.status}.`);
await writeFile(values.output, await response.bytes());
