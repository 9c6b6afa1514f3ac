import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writePreview } from './build.ts';
import { openProduct, type Product } from './product.ts';
import type { ProductText } from './schema.ts';

const fact = (at: number) => ({ title: `Fact ${at}`, description: `What the fact number ${at} is about.` });

/** A product text that has nothing wrong with it. */
export const goodText: ProductText = {
  id: 'tea-counter',
  slug: 'tea-counter',
  title: 'Tea Counter',
  description: 'A counter for a tea shop that counts cups and keeps the count between two visits.',
  category: 'Business',
  price: 199900,
  originalPrice: 299900,
  tags: ['tea', 'counter', 'shop'],
  features: ['Counts cups', 'Keeps the count', 'Light and dark', 'Works offline'],
  featureHighlights: [fact(1), fact(2), fact(3)],
  documentation: 'Five short pages on setup, structure, theming and deployment.',
  whyBuy: ['It counts cups.', 'It keeps counting.'],
  whyStandOut: ['It is small.', 'It is tested.'],
  useCases: [fact(4), fact(5)],
  performanceSecurity: ['Asks no other host for anything.', 'Stores nothing but the count.'],
  faq: [1, 2, 3].map((at) => ({ question: `What is question ${at}?`, answer: `This is answer ${at}.` })),
  comparison: [1, 2, 3].map((at) => ({ feature: `Feature ${at}`, ours: 'Yes', competitors: 'Rarely' })),
  aboutCreator: {
    name: 'Plinth',
    bio: 'Makes templates that are tested.',
    trustSignals: ['Tests', 'Licence'],
  },
  screens: [
    { name: 'Counter', hash: '' },
    { name: 'Cups', hash: '#/cups' },
    { name: 'Teas', hash: '#/teas' },
    { name: 'Days', hash: '#/days' },
  ],
};

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

const files: Record<string, string> = {
  'source/README.md': `# Tea Counter\n\n${words(140)}\n`,
  'source/CHANGELOG.md': '# Changelog\n\n## 1.0.0 - 2026-11-21\n\nThe first version.\n',
  'source/LICENSE.md':
    '# Licence\n\nUse it in unlimited own and client projects. Do not resell or redistribute it as a template.\n',
  'source/tsconfig.json':
    '{"include":["src"],"compilerOptions":{"strict":true,"noEmit":true,"target":"ES2023","module":"ESNext","moduleResolution":"bundler","jsx":"react-jsx","types":["vite/client"],"skipLibCheck":true}}',
  'source/index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tea Counter</title>
    <script type="module" src="src/main.tsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`,
  'source/src/main.tsx': `import { createRoot } from 'react-dom/client';
import './main.css';
import { more } from './count';

const root = document.getElementById('root');
if (root) createRoot(root).render(<main className="p-4">{more(41)} cups</main>);
`,
  'source/src/main.css': "@import 'tailwindcss' source(none);\n@source './**/*.tsx';\n",
  'source/src/count.ts': 'export const more = (count: number): number => count + 1;\n',
  'source/src/count.test.ts': `import { expect, it } from 'vitest';
import { more } from './count';

it('counts on', () => expect(more(1)).toBe(2));
`,
  ...Object.fromEntries(
    ['setup', 'structure', 'theming', 'deployment', 'data'].map((name) => [
      `source/docs/${name}.md`,
      `# ${name}\n\nAll about it.\n`,
    ]),
  ),
};

/** A folder of products for a test. */
export interface Fixture {
  folder: string;
  /** Makes a good, built product, then replaces files by their texts; null deletes. */
  make(changes?: Record<string, string | null>): Promise<Product>;
  remove(): Promise<void>;
}

export async function createFixture(): Promise<Fixture> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-products-'));
  const place = path.join(folder, goodText.slug);
  const open = async () => {
    const product = await openProduct(place);
    if (!product) throw new Error('The product can not be read.');
    return product;
  };
  return {
    folder,
    async make(changes = {}) {
      await rm(place, { recursive: true, force: true });
      await write(place, { 'product.json': JSON.stringify(goodText, null, 2), ...files });
      await writePreview(await open());
      await write(place, changes);
      return open();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function write(place: string, changes: Record<string, string | null>): Promise<void> {
  for (const [file, text] of Object.entries(changes)) {
    const full = path.join(place, file);
    await mkdir(path.dirname(full), { recursive: true });
    if (text === null) await rm(full);
    else await writeFile(full, text);
  }
}
