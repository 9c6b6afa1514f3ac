import { readChangelog } from '../templates/changelog.ts';
import type { Fault } from '../templates/fault.ts';
import { placeOf } from '../templates/template.ts';
import { papersOf, versionOf } from './build.ts';
import type { Product } from './product.ts';

const required = [
  'README.md',
  'CHANGELOG.md',
  'LICENSE.md',
  'index.html',
  'tsconfig.json',
  'src/main.tsx',
  'docs/setup.md',
  'docs/structure.md',
  'docs/theming.md',
  'docs/deployment.md',
  'docs/data.md',
];

/** A file of code longer than this holds more than one topic. */
const mostLines = 350;

/** What a buyer gets is complete, documented, licensed, strictly typed, and cut into files of one topic. */
export async function checkSource(product: Product): Promise<Fault[]> {
  const { source, sources } = product;
  const faults: Fault[] = required
    .filter((file) => !source.includes(file))
    .map((file) => fault(file, 'is missing', 'every product has it; see products/README.md'));
  for (const [file, text] of Object.entries(await papersOf(product)))
    if (!source.includes(file) || (await sources.text(`source/${file}`)) !== text)
      faults.push({
        ...fault(file, 'is not what the workshop writes', `run: npm run products -- build ${product.slug}`),
        bar: 'build',
      });
  if (!source.some((file) => /\.test\.tsx?$/.test(file)))
    faults.push(fault('src', 'holds no test', 'write tests beside the code, in *.test.ts'));
  faults.push(...(await checkPapers(product)), ...(await checkCode(product)));
  if (
    source.includes('tsconfig.json') &&
    !/"strict":\s*true/.test(await sources.text('source/tsconfig.json'))
  )
    faults.push(fault('tsconfig.json', 'is not strict', 'write "strict": true'));
  return faults;
}

async function checkPapers({ folder, source, sources, text }: Product): Promise<Fault[]> {
  const faults: Fault[] = [];
  const read = (file: string) => (source.includes(file) ? sources.text(`source/${file}`) : null);
  const changelog = await read('CHANGELOG.md');
  if (changelog !== null)
    for (const found of readChangelog(changelog, await versionOf(folder)).faults)
      faults.push({ ...found, file: 'source/CHANGELOG.md' });
  const readme = await read('README.md');
  if (readme !== null && (readme.split(/\s+/).length < 120 || !readme.includes(text.title)))
    faults.push(fault('README.md', `has fewer than 120 words or does not name "${text.title}"`, 'say more'));
  const licence = await read('LICENSE.md');
  for (const words of ['unlimited', 'resell', 'redistribut'])
    if (licence !== null && !licence.toLowerCase().includes(words))
      faults.push(
        fault(
          'LICENSE.md',
          `does not say "${words}"`,
          'unlimited own and client projects; no resale, no redistribution',
        ),
      );
  return faults;
}

async function checkCode({ source, sources }: Product): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of source.filter((name) => /^src\/.*\.tsx?$/.test(name))) {
    const text = await sources.text(`source/${file}`);
    const lines = text.split('\n').length - 1;
    if (lines > mostLines)
      faults.push(fault(file, `has ${lines} lines, more than ${mostLines}`, 'divide it'));
    for (const { 0: found, index } of text.matchAll(
      /(?::|<|\bas|,)\s*any\b(?=[\s;,)>[\]|&=])|@ts-ignore|@ts-nocheck/g,
    )) {
      const { line } = placeOf(text, index);
      if (/^\s*(\/\/|\*|\/\*)/.test(text.split('\n')[line - 1] ?? '') && !found.startsWith('@')) continue;
      if (isProse(text, index)) continue;
      faults.push({ ...fault(file, `"${found.trim()}" gives up the types`, 'name the type'), line });
    }
  }
  return faults;
}

/** Whether the place lies within words for people: `, any time` in a text is no type. */
function isProse(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
  const quotes = line.match(/['"`>]/g)?.length ?? 0;
  return text[index] === ',' || quotes % 2 === 1;
}

function fault(file: string, what: string, mend: string): Fault {
  return { bar: 'files', file: `source/${file}`, what, mend };
}
