import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packTemplate } from '../../server/demo/pack.ts';
import { type DemoServer, serveDemos } from '../../server/testing/serve-demos.ts';
import { launchBrowser } from './browser.ts';
import { catalogueFile, checkRecords, openById, writeCatalogue } from './catalogue.ts';
import { encode } from './encode.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { writeMeasured } from './measured.ts';
import { hashPixels, photograph, type Shot } from './photograph.ts';
import type { Template } from './template.ts';

let fixture: Fixture;
let browser: Browser;
let server: DemoServer;
let shots: Shot[];

const restless = `
const line = document.createElement('p');
const canvas = document.createElement('canvas');
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.hero').append(line, canvas);
  setInterval(() => { line.textContent = \`\${Math.random()} \${Date.now()} \${performance.now()}\`; }, 70);
  requestAnimationFrame(function draw(time) {
    canvas.getContext('2d').fillRect(time % 300, Math.random() * 150, 2, 2);
    requestAnimationFrame(draw);
  });
});
`;

beforeAll(async () => {
  fixture = await createFixture();
  await fixture.make('cafe', {
    'assets/js/site.js': (js) => js + restless,
    'assets/css/style.css': (css) =>
      `${css}@keyframes in { from { opacity: 0; } } h1 { animation: in 3s; }\n`,
  });
  browser = await launchBrowser();
  server = await serveDemos(fixture.folder);
  shots = await photograph('cafe', ['light', 'dark'], browser, server);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await fixture.remove();
});

async function open(): Promise<Template> {
  const template = await openById('cafe', fixture.folder);
  if (!template) throw new Error('The template can not be opened.');
  return template;
}

async function measureAll(template: Template): Promise<void> {
  const site = template.siteHash;
  await writeMeasured(template.folder, {
    weight: { site, themes: ['light', 'dark'], bytes: 9000, requests: 3, pages: [] },
    lighthouse: { site, performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
    photographs: { site, pictures: await encode(shots, template.folder) },
  });
}

async function writeLog(releases: string): Promise<void> {
  await writeFile(path.join(fixture.folder, 'cafe/CHANGELOG.md'), `# Changelog\n\n${releases}\n`);
}

async function listed(): Promise<unknown> {
  const { templates } = JSON.parse(await readFile(catalogueFile(fixture.folder), 'utf8'));
  return templates[0];
}

describe('photographs', () => {
  it('are the same pixel for pixel, though the page is made of chance, clocks and motion', async () => {
    const again = await photograph('cafe', ['light', 'dark'], browser, server);
    for (const [index, { kind, theme, png }] of shots.entries()) {
      const pixels = await hashPixels(again[index]?.png as Buffer);
      expect(`${kind} ${theme} ${pixels}`).toBe(`${kind} ${theme} ${await hashPixels(png)}`);
    }
  });

  it('have the sizes the gallery counts on', async () => {
    const template = await open();
    await measureAll(template);
    const { width, height } = await sharp(path.join(template.folder, 'photos/card-1280.avif')).metadata();
    expect([width, height]).toEqual([1280, 800]);
    const phone = await sharp(path.join(template.folder, 'photos/phone-390.webp')).metadata();
    expect([phone.format, phone.width, phone.height]).toEqual(['webp', 390, 844]);
  });
});

describe('the catalogue', () => {
  it('says what the template’s files say', async () => {
    const template = await open();
    await measureAll(template);
    expect(await writeCatalogue(fixture.folder)).toEqual({ listed: 1, leftOut: [] });
    const { templates } = JSON.parse(await readFile(catalogueFile(fixture.folder), 'utf8'));
    const zip = await packTemplate(template.folder, 'cafe');
    expect(templates[0]).toMatchObject({
      ...template.manifest,
      bytes: 9000,
      requests: 3,
      files: { count: 8 },
      zip: { bytes: zip.length, sha256: createHash('sha256').update(zip).digest('hex') },
      lighthouse: { performance: 100 },
    });
    expect(await checkRecords(template)).toEqual([]);
  });

  it('is not changed by measures and photographs of the same files', async () => {
    const before = await readFile(catalogueFile(fixture.folder), 'utf8');
    await measureAll(await open());
    await writeCatalogue(fixture.folder);
    expect(await readFile(catalogueFile(fixture.folder), 'utf8')).toBe(before);
  });

  it('dates a template by its changelog', async () => {
    await writeLog('## 1.0.0 - 2026-11-21');
    await writeCatalogue(fixture.folder);
    expect(await listed()).toMatchObject({ published: '2026-11-21', updated: '2026-11-21' });
    const folder = path.join(fixture.folder, 'cafe');
    const manifest = await readFile(path.join(folder, 'template.json'), 'utf8');
    await writeFile(path.join(folder, 'template.json'), manifest.replace('1.0.0', '1.1.0'));
    await writeLog('## 1.1.0 - 2026-12-24\n\n- Cups.\n\n## 1.0.0 - 2026-11-21');
    await writeCatalogue(fixture.folder);
    expect(await listed()).toMatchObject({ published: '2026-11-21', updated: '2026-12-24' });
    await writeFile(path.join(folder, 'template.json'), manifest);
  });

  it('leaves out a template whose changelog gives no date', async () => {
    await writeLog('## 1.0.0');
    expect(await writeCatalogue(fixture.folder)).toEqual({ listed: 0, leftOut: ['cafe'] });
    await writeLog('## 1.0.0 - 2026-11-21');
    await writeCatalogue(fixture.folder);
  });

  it('is stale when papers have changed, and asks for no new measures then', async () => {
    await writeLog('## 1.0.0 - 2026-11-21\n\n- Better.');
    const faults = await checkRecords(await open());
    expect(faults.map(({ what }) => what)).toContain('does not say what the template’s files say');
  });

  it('is stale when a page has changed, with all that was measured of it', async () => {
    await writeFile(path.join(fixture.folder, 'cafe/assets/css/style.css'), 'body { margin: 0; }');
    const faults = await checkRecords(await open());
    expect(faults.map(({ what }) => what)).toEqual([
      'weight is not of the present files',
      'photographs is not of the present files',
      'lighthouse is not of the present files',
    ]);
    expect(await writeCatalogue(fixture.folder)).toEqual({ listed: 0, leftOut: ['cafe'] });
  });

  it('keeps the entry of a template that is changing while others are measured', async () => {
    const before = await readFile(catalogueFile(fixture.folder), 'utf8');
    await measureAll(await open());
    await writeCatalogue(fixture.folder);
    await writeFile(path.join(fixture.folder, 'cafe/assets/css/style.css'), 'body { margin: 1px; }');
    expect(await writeCatalogue(fixture.folder, ['another'])).toEqual({ listed: 1, leftOut: [] });
    expect(await writeCatalogue(fixture.folder, ['cafe'])).toEqual({ listed: 0, leftOut: ['cafe'] });
    expect(await readFile(catalogueFile(fixture.folder), 'utf8')).toBe(before);
  });

  it('does not take scores below the bar', async () => {
    const template = await open();
    await measureAll(template);
    await writeMeasured(template.folder, {
      lighthouse: {
        site: template.siteHash,
        performance: 94,
        accessibility: 100,
        bestPractices: 100,
        seo: 100,
      },
    });
    await writeCatalogue(fixture.folder);
    expect((await checkRecords(template)).map(({ what }) => what)).toEqual([
      'Lighthouse gives 94 for performance',
    ]);
  });

  it('misses a photograph that is gone', async () => {
    const template = await open();
    await measureAll(template);
    await writeCatalogue(fixture.folder);
    await writeFile(path.join(template.folder, 'photos/card-400.avif'), '');
    expect((await checkRecords(template)).map(({ file }) => file)).toEqual(['photos/card-400.avif']);
  });
});
