import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import type { CheckResult } from './check-each.ts';
import { type Bar, formatFault } from './fault.ts';
import { type Changes, createFixture, type Fixture } from './fixture.ts';
import type { Template } from './template.ts';

const swap = (from: string | RegExp, to: string) => (source: string) => source.replace(from, to);
const style = (rule: string): Changes => ({ 'assets/css/style.css': (css) => `${css}\n${rule}\n` });
const script = (line: string): Changes => ({ 'assets/js/site.js': (js) => `${js}\n${line}\n` });

/** Adds a canvas to the page and runs a line with it and its `context`. */
const canvas = (line: string): Changes =>
  script(
    `addEventListener('DOMContentLoaded', () => { const canvas = document.createElement('canvas'); canvas.width = 40; canvas.height = 20; canvas.ariaHidden = 'true'; document.querySelector('footer').append(canvas); const context = canvas.getContext('2d'); ${line} });`,
  );

interface Case {
  changes: Changes;
  /** The only bar that may report it, in which file, and the text that stands on the line it must name. */
  bar: Bar;
  file?: string;
  line?: string;
  words: RegExp;
}

const fixedColours = [
  '--ground: #fbfaf6',
  '--ink: #1c2421',
  '--ink-soft: #4a5651',
  '--accent: #1f5a4c',
  '--on-accent: #fff',
  '--line: #c9cec6',
]
  .map((token) => `${token} !important;`)
  .join(' ');

const cases: Record<string, Case> = {
  'unknown-declaration': {
    changes: style('p { colour: red; }'),
    bar: 'css',
    file: 'assets/css/style.css',
    line: 'colour',
    words: /"colour: red" is not understood/,
  },
  'missing-file': {
    changes: script("new Image().src = 'assets/img/gone.png';"),
    bar: 'requests',
    words: /gone\.png: 404/,
  },
  'console-error': {
    changes: script("console.error('The oven is cold.');"),
    bar: 'console',
    file: 'assets/js/site.js',
    line: 'console.error',
    words: /The oven is cold/,
  },
  'page-error': {
    changes: script('setTimeout(() => oven.light());'),
    bar: 'console',
    file: 'assets/js/site.js',
    line: 'oven.light',
    words: /a script fails: oven is not defined/,
  },
  'light-contrast': {
    changes: style('.hero p { color: #777; } :root[data-theme="dark"] .hero p { color: #ddd; }'),
    bar: 'accessibility',
    line: '<p>Say',
    words: /contrast.*\(light, 1280 px wide; light, 360 px wide\)/,
  },
  'dark-contrast': {
    changes: style(':root[data-theme="dark"] .hero p { color: #444; }'),
    bar: 'accessibility',
    words: /contrast.*\(dark, /,
  },
  'small-targets': {
    changes: style(
      '.top ul { display: block; } .top li { font-size: 10px; line-height: 1; } .top nav a { padding: 0; }',
    ),
    bar: 'targets',
    line: 'href="#reasons"',
    words: /24px/,
  },
  'too-wide': {
    changes: style('.hero h1 { min-width: 25rem; }'),
    bar: 'overflow',
    line: '<h1',
    words: /reaches beyond the window: <h1.*\(320 px wide: by \d+ px; 375/,
  },
  'too-heavy': {
    changes: { ...style('.hero { background: url(../img/a.png); }'), 'assets/img/a.png': await noise(416) },
    bar: 'weight',
    words: /weighs 5\d\d kB, more than 500 kB/,
  },
  'script-needed': {
    changes: style(':root:not([data-theme]) main { display: none; }'),
    bar: 'no-javascript',
    words: /shows 0 words without JavaScript/,
  },
  'skipped-by-tab': {
    changes: script(
      "addEventListener('focusin', ({ target }) => { if (target.id === 'email') document.querySelector('#message').focus(); });",
    ),
    bar: 'keyboard',
    line: 'id="email"',
    words: /can not be reached with Tab: <input id="email"/,
  },
  'unmarked-focus': {
    changes: style('.theme:focus-visible { outline: none; }'),
    bar: 'keyboard',
    line: 'class="theme"',
    words: /looks the same with and without the focus/,
  },
  'unseen-focus': {
    changes: style('.name { opacity: 0; }'),
    bar: 'keyboard',
    line: 'class="name"',
    words: /takes the focus but can not be seen/,
  },
  'held-focus': {
    changes: script(
      "addEventListener('keydown', (event) => { if (event.key === 'Tab' && event.target.id === 'message') event.preventDefault(); });",
    ),
    bar: 'keyboard',
    line: 'id="message"',
    words: /does not let go of the focus/,
  },
  'covered-on-the-way-back': {
    // On the way down the links come in from below; on the way up the browser takes what lies under the bar for seen.
    changes: {
      ...style(
        '.top { position: sticky; top: 0; z-index: 1; padding-block: 3rem; background: var(--ground); }',
      ),
      'index.html': swap(
        '<ol class="reasons">',
        `<ol>\n${'<li><a class="more" href="#contact">More</a></li>'.repeat(60)}\n</ol>\n<ol class="reasons">`,
      ),
    },
    bar: 'keyboard',
    line: 'class="more"',
    words: /is covered by something else while it has the focus on the way back: <a class="more"/,
  },
  'endless-motion': {
    changes: style(
      // It only grows smaller: a headline that turns would lie over the link below it at times.
      '@keyframes beat { to { scale: 0.9; } } .hero h1 { animation: beat 2s infinite !important; }',
    ),
    bar: 'motion',
    line: '<h1',
    words: /moves for/,
  },
  'endless-drawing': {
    changes: canvas(
      'const draw = (time) => { context.fillStyle = "hsl(" + (time % 360) + " 50% 50%)"; context.fillRect(0, 0, 40, 20); requestAnimationFrame(draw); }; draw(0);',
    ),
    bar: 'motion',
    words: /keeps drawing/,
  },
  'smooth-scrolling': {
    changes: style('html { scroll-behavior: smooth !important; }'),
    bar: 'motion',
    words: /scrolls smoothly/,
  },
  'dead-anchor': {
    changes: script(
      "addEventListener('DOMContentLoaded', () => { document.querySelector('footer p').innerHTML += '<a href=\"#gone\">More about it</a>'; });",
    ),
    bar: 'links',
    words: /"#gone" leads nowhere/,
  },
  'needs-storage': {
    changes: script("localStorage.setItem('visits', '1');"),
    bar: 'apart',
    words: /a script fails: .*localStorage.*without an origin/s,
  },
  'lost-heading': {
    changes: script(
      "if (origin === 'null' && location.protocol === 'http:') addEventListener('DOMContentLoaded', () => document.querySelector('h1').remove());",
    ),
    bar: 'apart',
    words: /shows no heading of level 1 without an origin/,
  },
  'one-preview': {
    changes: {
      'assets/js/site.js': swap("'(prefers-color-scheme: dark)'", "'(prefers-color-' + 'scheme: dark)'"),
    },
    bar: 'themes',
    words: /has the same colours in the previews of both themes/,
  },
  'one-theme': {
    changes: {
      ...style(`:root { color-scheme: light !important; ${fixedColours} }`),
      'index.html': swap(/ {4}<button type="button" class="theme".*\n/, ''),
      'assets/js/site.js': swap(
        "'[data-theme-switch]').addEventListener",
        "'[data-theme-switch]')?.addEventListener",
      ),
    },
    bar: 'themes',
    file: 'template.json',
    words: /names a dark theme, but/,
  },
};

/** A picture of bytes that do not compress, the same every time. A broken one would be dropped before all of it has come. */
async function noise(side: number): Promise<Uint8Array> {
  let state = 1;
  const pixels = Uint8Array.from({ length: side * side * 3 }, () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

let fixture: Fixture;
const others = ['good', 'foreign', 'from-disk', 'late', 'drops-focus', 'late-drawing'];
const ids = [...others, ...Object.keys(cases)];
/** Each test waits for the result of its own template, so that none has to wait longer the more of them there are. */
const results = new Map(ids.map((id) => [id, Promise.withResolvers<CheckResult<Template>>()]));
let checking: Promise<void>;

async function checkAll(): Promise<void> {
  try {
    for await (const result of check(ids, { folder: fixture.folder, withoutRecords: true }))
      results.get(result.id)?.resolve(result);
  } catch (error) {
    for (const { promise, reject } of results.values()) {
      promise.catch(() => {});
      reject(error);
    }
  }
}

beforeAll(async () => {
  fixture = await createFixture();
  await fixture.make('good');
  await fixture.make('foreign', script("new Image().src = 'https://plinth.dev/pixel.gif';"));
  await fixture.make('from-disk', {
    'index.html': swap(
      '<p>Say in one sentence what happens here, for whom, and what to do next.</p>',
      // Tab stops at each part of a date: that is no trap.
      '<p>Say it.</p><p id="more"></p><p><label for="day">Day</label> <input type="date" id="day"></p>',
    ),
    'assets/data.json': JSON.stringify('All of this comes from a file beside the page. '.repeat(12)),
    ...script(
      "document.addEventListener('DOMContentLoaded', async () => { document.querySelector('#more').textContent = await (await fetch('assets/data.json')).json(); });",
    ),
  });
  await fixture.make(
    'late',
    script(
      "addEventListener('focusin', ({ target }) => { if (target.id === 'email' && !document.querySelector('.late')) document.querySelector('.theme').insertAdjacentHTML('beforebegin', '<button type=\"button\" class=\"late\">Late</button>'); });",
    ),
  );
  await fixture.make(
    'drops-focus',
    script(
      "let isFirst = true; addEventListener('focusin', ({ target }) => { if (target.id === 'email' && isFirst) { isFirst = false; target.blur(); } });",
    ),
  );
  // Drawn twice, each time after somebody has looked at it.
  await fixture.make(
    'late-drawing',
    canvas(
      'let looks = 0; canvas.toDataURL = function () { looks += 1; const seen = HTMLCanvasElement.prototype.toDataURL.call(this); if (looks < 3) context.fillRect(0, 0, 10 * looks, 20); return seen; };',
    ),
  );
  for (const [id, { changes }] of Object.entries(cases)) await fixture.make(id, changes);
  checking = checkAll();
});
afterAll(async () => {
  await checking;
  await fixture.remove();
});

const resultOf = (id: string) => results.get(id)?.promise;
const faultsOf = async (id: string) => (await resultOf(id))?.faults;

describe('bars in a real browser', () => {
  it('let the template pass with which every new one starts, and measure it', async () => {
    expect(await faultsOf('good')).toEqual([]);
    const measures = (await resultOf('good'))?.measures;
    expect(measures).toMatchObject({ themes: ['light', 'dark'], requests: 3 });
    expect(measures?.bytes).toBeGreaterThan(2000);
  });

  it.each(Object.entries(cases))('report %s, and nothing else', async (id, expected) => {
    const faults = (await faultsOf(id)) ?? [];
    expect([...new Set(faults.map(({ bar }) => bar))], JSON.stringify(faults, null, 1)).toEqual([
      expected.bar,
    ]);
    const fault = faults.find((one) => expected.words.test(formatFault(id, one)));
    expect(fault, JSON.stringify(faults, null, 1)).toMatchObject({ file: expected.file ?? 'index.html' });
    if (expected.line) expect(fault?.line).toBe(await fixture.lineOf(id, fault?.file ?? '', expected.line));
  });

  it('come back for a control that was not there yet when Tab passed', async () => {
    expect(await faultsOf('late')).toEqual([]);
  });

  it('go round again when the page takes the focus away once', async () => {
    expect(await faultsOf('drops-focus')).toEqual([]);
  });

  it('let a canvas pass whose picture comes late and stays', async () => {
    expect(await faultsOf('late-drawing')).toEqual([]);
  });

  it('report a request to another host', async () => {
    expect((await faultsOf('foreign'))?.map(({ bar, what }) => `${bar} ${what}`)).toContainEqual(
      'requests asks for https://plinth.dev/pixel.gif',
    );
  });

  it('report what does not work when the page is opened from disk', async () => {
    const faults = (await faultsOf('from-disk'))?.filter(({ bar }) => bar === 'opened-from-disk');
    expect(faults?.map(({ what }) => what).join('\n')).toMatch(
      /shows \d+ words when opened from disk, \d+ from a server/,
    );
  });
});
