/**
 * Adds sections of Base to a new project as its owner would: serves the registry on a loopback address, makes a project of Vite,
 * React and Tailwind in a temporary folder, adds three sections and a theme with the command line of shadcn, checks its types,
 * builds it, and photographs it at 390 and 1280 px, light and dark. Every item is held to shadcn's own schema before. Needs the
 * registry of npm. `--screens <folder>` keeps the pictures. Exits 1 at the first step that fails.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, chromium } from 'playwright';
import { sectionRegistry } from '../../server/site/section-registry.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { playwrightFlags } from '../test/browser-flags.ts';
import { findChromium } from '../test/chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({ options: { screens: { type: 'string' } } });
const shadcn = '4.23.1';
const sections = ['header-simple', 'hero-split', 'booking-form'];
const theme = 'base-theme-gala';

const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-registry-'));
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const addressOf = (name: string) => `${siteUrl}/r/${name}.json`;
/** In place of shadcn's own registry, which is asked for colours that a project with variables does not use: none may be reached. */
const standIn = '/stand-in';
const inProject = (file: string) => path.join(folder, file);

async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, REGISTRY_URL: siteUrl + standIn },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'));
  });
  return stdout + stderr;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  process.stdout.write(`${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s  ${name}\n`);
  return result;
}

/** The project that somebody has before the first section: what Vite and the installation guide of shadcn make. */
async function makeProject(): Promise<void> {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const locked = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`].version]));
  const files: Record<string, unknown> = {
    'package.json': {
      name: 'somebody',
      private: true,
      type: 'module',
      dependencies: locked('react', 'react-dom'),
      devDependencies: {
        ...locked(
          '@tailwindcss/vite',
          'tailwindcss',
          'vite',
          'typescript',
          '@types/react',
          '@types/react-dom',
        ),
        shadcn,
      },
    },
    'tsconfig.json': {
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUnusedLocals: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['vite/client'],
        paths: { '@/*': ['./src/*'] },
      },
      include: ['src'],
    },
    'components.json': {
      $schema: 'https://ui.shadcn.com/schema.json',
      style: 'new-york',
      rsc: false,
      tsx: true,
      tailwind: { config: '', css: 'src/index.css', baseColor: 'neutral', cssVariables: true, prefix: '' },
      aliases: {
        components: '@/components',
        utils: '@/lib/utils',
        ui: '@/components/ui',
        lib: '@/lib',
        hooks: '@/hooks',
      },
    },
    'vite.config.js':
      "import tailwindcss from '@tailwindcss/vite';\nexport default { plugins: [tailwindcss()], oxc: { jsx: { runtime: 'automatic' } } };\n",
    'index.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Somebody</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>\n',
    'src/index.css': '@import "tailwindcss";\n',
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
import './index.css';
import { bookingFormSample } from './components/base/samples/booking-form';
import { headerSimpleSample } from './components/base/samples/header-simple';
import { heroSplitSample } from './components/base/samples/hero-split';
import { BookingForm } from './components/base/sections/booking-form';
import { HeaderSimple } from './components/base/sections/header-simple';
import { HeroSplit } from './components/base/sections/hero-split';

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <HeaderSimple {...headerSimpleSample} />
    <main>
      <HeroSplit {...heroSplitSample} />
      <BookingForm {...bookingFormSample} />
    </main>
  </>,
);
`,
  };
  await mkdir(inProject('src'));
  for (const [file, content] of Object.entries(files))
    await writeFile(
      inProject(file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
}

/** Holds the list and every item to the schema that the command line itself reads them with. */
async function validate(): Promise<number> {
  const { registryItemSchema, registrySchema } = createRequire(inProject('package.json'))(
    'shadcn/schema',
  ) as Record<
    'registryItemSchema' | 'registrySchema',
    { parse(value: unknown): { items: { name: string }[] } }
  >;
  const read = async (name: string) => (await fetch(addressOf(name))).json();
  const { items } = registrySchema.parse(await read('registry'));
  for (const { name } of items) registryItemSchema.parse(await read(name));
  return items.length;
}

/** Looks at the built project; throws when it is wider than the window, says an error, or lacks the theme. */
async function look(browser: Browser, address: string): Promise<void> {
  for (const width of [390, 1280])
    for (const scheme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(
        (name) => document.documentElement.classList.toggle('dark', name === 'dark'),
        scheme,
      );
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { overflow, ground, paper, font } = await page.evaluate(async () => {
        await document.fonts.ready;
        const hero = document.querySelector('.base-hero') as HTMLElement;
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--paper)';
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          ground: getComputedStyle(hero).backgroundColor,
          paper: getComputedStyle(probe).color,
          font: [...document.fonts].some(
            ({ family, status }) => /Bodoni Moda/.test(family) && status === 'loaded',
          ),
        };
      });
      if (overflow > 0) faults.push(`the page is ${overflow} px wider than the window`);
      if (ground !== paper) faults.push(`the ground is ${ground}, not ${paper}`);
      if (!font) faults.push('the font of the theme is not loaded');
      if (faults.length > 0) throw new Error(`At ${width} px, ${scheme}: ${faults.join('; ')}.`);
      if (options.screens)
        await page.screenshot({ path: path.join(options.screens, `${width}-${scheme}.png`), fullPage: true });
      await page.close();
    }
}

// What is built later is sent from here.
await mkdir(inProject('dist'));
const app = new Hono();
app.route('/r', sectionRegistry(siteUrl));
app.get(`${standIn}/colors/:name`, (c) =>
  c.json({
    inlineColors: { light: {}, dark: {} },
    cssVars: {},
    inlineColorsTemplate: '',
    cssVarsTemplate: '',
  }),
);
app.get(`${standIn}/*`, (c) => c.json({}));
app.get('*', serveStatic({ root: path.relative(process.cwd(), inProject('dist')) }));
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
let browser: Browser | null = null;
try {
  const found = process.env.PLINTH_CHROMIUM ? { path: process.env.PLINTH_CHROMIUM } : await findChromium();
  if ('missing' in found) throw new Error(`The project is looked at in a browser, but ${found.missing}.`);
  if (options.screens) await mkdir(options.screens, { recursive: true });
  await makeProject();
  await step('a new project', () => run('npm', 'install', '--no-audit', '--no-fund'));
  const count = await step('every item is valid', validate);
  await step(`${sections.join(', ')} of ${count} items`, () =>
    run('npx', 'shadcn', 'add', '--yes', ...sections.map(addressOf)),
  );
  await step(theme, () => run('npx', 'shadcn', 'add', '--yes', addressOf(theme)));
  await step('types', () => run('npx', 'tsc'));
  await step('build', () => run('npx', 'vite', 'build'));
  browser = await chromium.launch({ executablePath: found.path, args: playwrightFlags });
  const opened = browser;
  await step('390 and 1280 px, light and dark', () => look(opened, `${siteUrl}/index.html`));
} finally {
  await browser?.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}
