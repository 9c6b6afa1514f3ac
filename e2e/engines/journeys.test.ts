import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { Key } from 'selenium-webdriver';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AI_TEST_KEY, type FakeAiService, startAiService } from '../../server/testing/ai-service.ts';
import { type ServerProcess, startServerProcess } from '../../server/testing/process.ts';
import { type FakeRazorpay, razorpayKeys, startRazorpay } from '../../server/testing/razorpay.ts';
import { until } from '../../server/testing/until.ts';
import { createAccount, storedSession } from '../support/accounts.ts';
import { products } from '../support/catalogue.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { startWebKit } from './webkit.ts';

const engines: [string, () => Promise<Engine>][] = [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
];
/** Those that the step has found on this machine; both where nobody says. */
const wanted = process.env.PLINTH_ENGINES?.split(',');

let folder: string;
let server: ServerProcess;
let ai: FakeAiService;
let razorpay: FakeRazorpay;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-engines-'));
  [ai, razorpay] = await Promise.all([startAiService(), startRazorpay()]);
  server = await startServerProcess(path.join(folder, 'data'), {
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'error',
    AI_BASE_URL: ai.url,
    AI_API_KEY: AI_TEST_KEY,
    PAYMENTS: 'razorpay',
    RAZORPAY_URL: razorpay.url,
    RAZORPAY_KEY_ID: razorpayKeys.keyId,
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([ai.close(), razorpay.close()]);
  await rm(folder, { recursive: true });
});

describe.each(engines.filter(([name]) => wanted?.includes(name) ?? true))('in %s', (engineName, start) => {
  let engine: Engine;
  let page: Page;

  beforeAll(async () => {
    engine = await start();
    await engine.driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    page = new Page(engine.driver, server.url);
  });
  afterAll(() => engine?.close());

  beforeEach(async () => {
    // No page of the site runs here, and Firefox shows JSON by a page of its own.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
  });
  afterEach(async () => expect(await page.faults()).toEqual([]));

  /** Signs in to an account of its own, without the form. */
  async function login() {
    const account = await createAccount(server);
    await page.evaluate(
      (name, value) => localStorage.setItem(name, value),
      ...(await storedSession(server, account)),
    );
    return account;
  }

  /** Writes a file as a visitor has it on the disk. */
  async function file(name: string, content: Uint8Array | string) {
    const place = path.join(folder, engineName, name);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
    return place;
  }

  it('an account is signed in to, after a wrong password, and out of', async () => {
    const { email, password } = await createAccount(server);
    await page.goto(`/auth?next=${encodeURIComponent('/about')}`);
    await page.label('Email').ready();
    await page.label('Email').fill(email);
    await page.label('Email').press(Key.TAB);
    await page.keys('not the password', Key.ENTER);
    await page.text('Invalid login credentials').isVisible();
    await page.label('Email').hasValue(email);
    await page.label('Password').fill(password);
    await page.label('Password').press(Key.ENTER);
    await page.isAt('/about');
    await page.role('banner').text(email).isVisible();
    await page.role('button', 'Sign Out').ready();
    await page.role('button', 'Sign Out').click();
    await page.role('banner').role('link', 'Sign In').isVisible();
  });

  it('a project is uploaded with its picture and zip', async () => {
    await login();
    await page.goto('/community?tab=upload');
    const title = `Seen in ${engineName}`;
    const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#f5b014' } });
    const zip = zipSync({ 'site/index.html': strToU8('<!doctype html><title>Site</title>') });
    await page.label('Title').ready();
    await page.label('Title').fill(title);
    await page.label('Preview URL').fill('https://example.org/');
    await page.label('Image').choose(await file('card.png', await picture.png().toBuffer()));
    await page.label('Zip file').choose(await file('site.zip', zip));
    await page.label(/^Tags/).fill('yellow');
    await page.label(/^Tags/).press(Key.ENTER);
    // What comes late moves the button, and a click would miss it.
    await page.role('button', 'Remove tag yellow').isVisible();
    await page.label('Publish live from this zip').isVisible();
    await page.role('button', 'Upload project').click();
    await page.text('Project uploaded successfully!').isVisible();
    await page.goto('/community?q=yellow');
    await page.role('article').hasText(title);
  });

  it('a product is paid for at the provider’s, and its source is offered', async () => {
    const [product] = products as [(typeof products)[0]];
    await page.goto(`/premium/${product.slug}/purchase`);
    await page.label('Email Address').ready();
    await page.label('Email Address').fill('ada@example.org');
    await page.label('Full Name').fill('Ada Lovelace');
    await page.role('button', /^Pay/).click();
    await page.role('button', 'Pay now').click();
    await page.role('heading', 'Thank you. It is yours.').isVisible();
    const href = await page
      .role('link', 'Download the source code')
      .value((link) => (link as HTMLAnchorElement).href);
    const download = await fetch(href);
    expect(download.headers.get('content-type')).toBe('application/zip');
    await download.body?.cancel();
  });

  it('the gallery is searched and filtered', async () => {
    await page.goto('/templates');
    const search = page.role('searchbox', 'Search templates');
    await search.ready();
    await search.fill('piza');
    await page.isAt('/templates?q=piza');
    await page.role('article', 'Pizza World').isVisible();
    await search.fill('');
    await page.isAt('/templates');
    await page.label('Sort by').press('Name');
    await page.isAt('/templates?sort=name');
    await page.role('article', 'Admin Dashboard').isVisible();
  });

  it('a template is previewed in both themes', async () => {
    await page.goto('/template/pizza-world');
    const preview = page.role('link', 'Preview');
    await preview.ready();
    await preview.click();
    const look = () =>
      page.inFrame('Pizza World, live demo', async () => {
        await page.role('heading').isVisible();
        return page.evaluate(() => getComputedStyle(document.body).color);
      });
    const light = await look();
    await page.role('dialog').text('Dark').click();
    await until(async () => expect(await look()).not.toBe(light));
    await page.role('button', 'Close preview').click();
    await page.role('dialog').isGone();
  });

  it('a repository is made, and its pages are read', async () => {
    await login();
    await makeRepository('shop');
    await page.role('heading', /shop/).isVisible();
    await page
      .role('navigation', 'Files of shop')
      .role('link', /index\.html/)
      .click();
    await page.isAt(/\/file\/index\.html$/);
    await page.label('Text of index.html').hasText('<title>Shop</title>');
    await page.role('link', '1 commit').click();
    await page.isAt(/\/commits/);
    await page.role('tab', 'Community').click();
    await page.role('article').role('heading', /shop$/).isVisible();
  });

  it('a file of a repository is edited and committed', async () => {
    await login();
    await makeRepository('edited');
    await page
      .role('navigation', 'Files of edited')
      .role('link', /index\.html/)
      .click();
    await page.role('button', 'Edit').ready();
    await page.role('button', 'Edit').click();
    await page.focusHas('<p>Open</p>');
    await page.replace('<p>Closed</p>');
    await page.focusHas('<p>Closed</p>');
    await page.label('Commit message').fill('Close the shop');
    await page.role('button', 'Commit changes').click();
    await page.role('button', 'Edit').isVisible();
    await page.label('Text of index.html').hasText('Closed');
    await page.role('link', '2 commits').click();
    await page.role('link', 'Close the shop').click();
    await page.role('row', /\+.*Closed/).isVisible();
  });

  async function makeRepository(name: string) {
    await page.goto('/git-store');
    await page.role('button', 'New Repository').ready();
    await page.role('button', 'New Repository').click();
    const dialog = page.role('dialog', 'New Repository');
    await dialog.label('Name').fill(name);
    await dialog
      .label('Choose files')
      .choose(
        await file('README.md', '# Shop\n\nSells [things](index.html).\n'),
        await file('index.html', '<!doctype html>\n<title>Shop</title>\n<p>Open</p>\n'),
      );
    await dialog.role('button', 'Create Repository').click();
    await page.text('Repository created successfully!').isVisible();
    await page.isAt(new RegExp(`/git-store/[a-z0-9-]+/${name}$`));
  }

  it('a description becomes a page, which is changed in words', async () => {
    ai.answer({
      reply:
        '```html\n<!doctype html>\n<html lang="en"><head><title>Bread</title></head><body><h1>Bread</h1></body></html>\n```\n' +
        "```js\nlet tried = 'refused';\ntry { localStorage.length; tried = 'reached'; } catch {}\n" +
        'document.body.append(tried);\n```\n',
      size: 12,
    });
    await page.goto('/ai-temp-build');
    const prompt = page.label('Describe your website');
    await prompt.ready();
    await prompt.fill('A page about bread');
    await prompt.press(Key.ENTER);
    await page.inFrame('Preview of your page', async () => {
      await page.role('heading', 'Bread').isVisible();
      await page.text('refused').isVisible();
    });
    ai.answer({
      reply: 'index.html\n<<<<<<< SEARCH\n<h1>Bread</h1>\n=======\n<h1>Cake</h1>\n>>>>>>> REPLACE\n',
    });
    await page.label('What should be different?').fill('Make it cake');
    await page.role('button', 'Propose').click();
    await page.role('button', 'Accept change 1').click();
    await page.inFrame('Preview of your page', () => page.role('heading', 'Cake').isVisible());
  });

  it('a profile is filled in and kept', async () => {
    const { email } = await login();
    await page.goto('/profile');
    await page.label('First name').ready();
    await page.label('Email').hasValue(email);
    await page.label('First name').fill('Ada');
    await page.label('Last name').fill('Lovelace');
    await page.label('Website').fill('ada.example');
    await page.role('button', 'Save Profile').click();
    await page.text('Profile Saved Successfully').isVisible();
    await page.goto('/profile');
    await page.label('Last name').hasValue('Lovelace');
    await page.label('Website').hasValue('https://ada.example');
  });

  it('a message is sent to the operator', async () => {
    await page.goto('/contact');
    await page.role('textbox', 'Your name').ready();
    await page.role('textbox', 'Your name').fill('Ada Lovelace');
    await page.role('textbox', 'Your e-mail address').fill('ada@example.org');
    await page.role('textbox', 'Subject').fill('The weather template');
    await page.role('textbox', 'Message').fill('It rains in my city.');
    await page.role('button', 'Send message').click();
    await page.text("Message sent! We'll get back to you soon.").isVisible();
  });

  it('the dark theme is chosen, and bars of what scrolls are dark in it', async () => {
    await page.goto('/contact');
    await page.role('button', 'Theme').click();
    await page.role('button', 'Dark').click();
    const message = page.role('textbox', 'Message');
    await message.ready();
    await message.fill('line\n'.repeat(40));
    const picture = sharp(await message.picture());
    const { width, height } = await picture.metadata();
    // The place of the bar, without the field's border and its corner.
    const bar = picture.extract({ left: width - 12, top: 9, width: 8, height: height - 40 });
    expect(Math.max(...(await bar.removeAlpha().raw().toBuffer()))).toBeLessThan(128);
  });

  it('a website is suggested', async () => {
    await page.goto('/make-my-site?tab=submit');
    await page.role('textbox', 'Your name').ready();
    await page.role('textbox', 'Your name').fill('Ada Lovelace');
    await page.role('textbox', 'Your e-mail address').fill('ada@example.org');
    await page.role('textbox', 'Your suggestion').fill(`A site for bakers, seen in ${engineName}`);
    await page.role('button', 'Submit Suggestion').click();
    await page.role('link', 'See it on the board').click();
    await page.text(`A site for bakers, seen in ${engineName}`).isVisible();
  });

  it('a testimonial is published', async () => {
    await page.goto('/testimonials?tab=submit');
    await page.role('textbox', 'Your name').ready();
    await page.role('textbox', 'Your name').fill(`Ada of ${engineName}`);
    await page.role('textbox', 'Your review').fill('It does what it says.');
    await page.role('radio', '4 stars').press(' ');
    await page.role('button', 'Submit Testimonial').click();
    await page.text('Your testimonial has been published.').isVisible();
    await page.goto('/testimonials');
    await page.role('article', `Ada of ${engineName}`).hasText('It does what it says.');
  });

  it('an application calculates: Finance Tools', async () => {
    await page.goto('/demo/finance-tools/');
    await page.role('textbox', 'Amount borrowed').fill('100000');
    await page.role('textbox', 'Interest in percent a year').fill('6');
    await page.role('textbox', 'Years').fill('30');
    await page.role('textbox', 'Extra a month').fill('0');
    await page.role('region', 'Borrow').hasText('599.55');
  });

  it('an application writes: Legal Notepad', async () => {
    await page.goto('/demo/legal-notepad/');
    await page.role('button', 'New letter').click();
    await page.role('button', /Notice of termination/).click();
    await page.label('Contract number').fill('K-77');
    await page.label('Contract number').press(Key.ENTER);
    await page.label('Subject').hasValue(/K-77/);
    await page.role('button', 'Undo').click();
    await page.label('Subject').hasValue(/\[Contract number\]/);
  });

  it('an application converts: File URL Converter', async () => {
    await page.goto('/demo/file-url-converter/');
    await page.role('textbox', 'Text in').fill('data:text/plain,abc');
    await page.role('button', 'Make it a file').click();
    await page.role('button', 'Checksums').click();
    // Of "abc", as RFC 1321 gives it.
    await page.text('900150983cd24fb0d6963f7d28e17f72').isVisible();
    await page.role('button', 'Base64').click();
    await page.role('region', 'Result').hasText('YWJj');
  });
});
