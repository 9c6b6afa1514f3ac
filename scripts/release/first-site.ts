/**
 * Goes the road to a live address as somebody who comes new: clones the last commit, runs `npm start`, and in a browser signs
 * up, uploads a zip, publishes, opens the site, sends its form, reads the inbox, publishes again, rolls back, and has another
 * member remix it; then the same from `git push` and from the AI builder. Prints what each step took by the clock;
 * `--screens <folder>` keeps a picture of each, `--video <file>` a film (WebM) of all. Exits 1 at the first step that fails.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { zipSync } from 'fflate';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ready } from '../../e2e/support/ready.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { gitClientEnvironment } from '../../server/testing/git-client.ts';
import { playwrightFlags } from '../test/browser-flags.ts';
import { findChromium } from '../test/chromium.ts';
import { ScreenVideo } from './first-site/screen-video.ts';

const project = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: { screens: { type: 'string' }, video: { type: 'string' } },
});
const password = 'correct horse battery staple';
/** Ends what hangs, in milliseconds. */
const longest = 10 * 60_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-first-site-'));
// As a folder at home is: what checks published sites runs as nobody in place of root.
chmodSync(folder, 0o755);
const clone = path.join(folder, 'plinth');
const env = gitClientEnvironment(folder);
const git = async (directory: string, ...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: path.join(folder, directory), env })).stdout.trim();

const begun = performance.now();
let number = 0;
const video = options.video ? new ScreenVideo() : null;

/** Does one thing a person does, and tells how long it took. */
async function step<T>(name: string, work: () => Promise<T>, screen?: Page): Promise<T> {
  const since = performance.now();
  number += 1;
  if (screen) await video?.show(screen);
  try {
    const result = await work();
    if (screen) await video?.show(screen);
    const now = performance.now();
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(6);
    process.stdout.write(`${seconds(now - since)} s  ${seconds(now - begun)} s  ${name}\n`);
    return result;
  } finally {
    if (options.screens && screen) {
      mkdirSync(options.screens, { recursive: true });
      const file = `${String(number).padStart(2, '0')}-${name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()}.png`;
      await screen.screenshot({ path: path.join(options.screens, file) });
    }
  }
}

const page = (words: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tea room</title><link rel="icon" href="data:,">
<h1>${words}</h1><form data-form="contact" method="post"><label>Email <input name="email" type="email"></label>
<label>Message <textarea name="message"></textarea></label><button>Send</button></form>`;
const zip = (words: string) => ({
  name: 'tea-room.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ 'index.html': Buffer.from(page(words)) })),
});

const port = await freePort();
const url = `http://localhost:${port}`;
const addressOf = (name: string) => `http://${name}.localhost:${port}/`;
let exitCode = 1;
const found = process.env.PLINTH_CHROMIUM ? { path: process.env.PLINTH_CHROMIUM } : await findChromium();
if ('missing' in found) throw new Error(`The road is gone in a browser, but ${found.missing}.`);
process.stdout.write('  this step    so far\n');
await step('git clone', () => git('.', 'clone', '--quiet', '--no-hardlinks', project, 'plinth'));
const site = spawn('npm', ['start'], {
  cwd: clone,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = once(site, 'exit');
const browser = await chromium.launch({ executablePath: found.path, args: playwrightFlags });
try {
  await step('npm start, until the first answer', firstAnswer);
  await goTheRoad(browser);
  exitCode = 0;
} finally {
  if (options.video && video) writeFileSync(options.video, await video.encode(browser, url));
  await browser.close();
  site.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode);

async function firstAnswer(): Promise<void> {
  while (performance.now() - begun < longest) {
    if (site.exitCode !== null) throw new Error(`npm start ended with ${site.exitCode}.`);
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('npm start did not answer.');
}

async function goTheRoad(browser: Browser): Promise<void> {
  const ada = await open(browser);
  await step('sign up, and confirm by the mail', () => signUp(ada, 'ada@example.org'), ada);
  await step('upload a zip and publish it live', () => upload(ada), ada);
  const visitor = await open(browser);
  await step('open the site', () => headline(visitor, addressOf('tea-room'), 'Good tea'), visitor);
  await step('send its form', () => sendForm(visitor), visitor);
  await step('read the inbox', () => readInbox(ada), ada);
  await step('publish a second time', () => publishAgain(ada), ada);
  await step('open it again', () => headline(visitor, addressOf('tea-room'), 'Better tea'), visitor);
  await step('roll back', () => rollBack(ada), ada);
  await step('open it once more', () => headline(visitor, addressOf('tea-room'), 'Good tea'), visitor);
  const bea = await open(browser);
  await step('another member signs up', () => signUp(bea, 'bea@example.org'), bea);
  const repository = await step('remixes the project into the Git Store', () => remix(bea), bea);
  await step('publishes the repository', () => publishRepository(bea), bea);
  await step('pushes a commit by git', () => push(bea, repository));
  await step('the push is live', () => headline(visitor, addressOf('green-tea'), 'Tea by git'), visitor);
  await step('a page of the AI builder is published', () => publishFromBuilder(bea), bea);
  await step('open it', () => headline(visitor, addressOf('golden-crumb'), /Golden Crumb/), visitor);
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(longest / 5);
  return context.newPage();
}

/** Opens a site, again until it shows these words: a push is live a moment after git has been answered. */
async function headline(visitor: Page, address: string, words: string | RegExp): Promise<void> {
  const until = performance.now() + longest;
  do {
    await visitor.goto(address);
    if ((await visitor.locator('body').getByText(words).count()) > 0) return;
  } while (performance.now() < until);
  throw new Error(`${address} does not show ${words}.`);
}

async function signUp(member: Page, email: string): Promise<void> {
  await member.goto('/auth');
  await member.getByRole('tab', { name: 'Sign Up' }).click();
  const form = member.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await member.getByText('Check your email for the confirmation link!').first().waitFor();
  await member.goto('/_mailbox');
  await member.getByRole('navigation', { name: 'Messages' }).getByText(email).first().click();
  const link = member
    .frameLocator('iframe')
    .getByRole('link', { name: /confirm/i })
    .first();
  const [confirmation] = await Promise.all([member.waitForEvent('popup'), link.click()]);
  await confirmation.getByRole('button', { name: 'Confirm and sign in' }).click();
  await confirmation.getByRole('banner').getByText(email).waitFor();
  await confirmation.close();
}

async function upload(member: Page): Promise<void> {
  const image = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#2f6b4f' } })
    .png()
    .toBuffer();
  await member.goto('/community?tab=upload');
  await member.getByLabel('Title').fill('Tea room');
  await member
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: image });
  await member.getByLabel('Zip file', { exact: true }).setInputFiles(zip('Good tea'));
  await member.getByLabel('Publish live from this zip').check();
  await member.getByText(`Free: ${addressOf('tea-room')}`).waitFor();
  await member.getByLabel('Let others remix it').check();
  await member.getByRole('button', { name: 'Upload project' }).click();
  await member.getByText('Project uploaded successfully!').first().waitFor();
}

async function sendForm(visitor: Page): Promise<void> {
  await visitor.getByLabel('Email').fill('guest@example.org');
  await visitor.getByLabel('Message').fill('A table for two at five, please.');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByText('What you sent has arrived.').waitFor();
}

async function readInbox(member: Page): Promise<void> {
  await member.goto('/profile?tab=sites');
  await member.getByRole('button', { name: 'Inbox of tea-room' }).click();
  await member.getByText('A table for two at five, please.').first().waitFor();
}

async function publishAgain(member: Page): Promise<void> {
  await member.getByRole('button', { name: 'Publish a zip to tea-room' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel('Zip file').setInputFiles(zip('Better tea'));
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function rollBack(member: Page): Promise<void> {
  await member.getByRole('button', { name: 'Deployments of tea-room' }).click();
  const deployments = member.getByRole('list', { name: 'Deployments of tea-room' }).getByRole('listitem');
  await deployments.last().getByRole('button', { name: 'Roll back' }).click();
  await deployments.last().getByText('Live', { exact: true }).waitFor();
}

/** The path of the new repository. */
async function remix(member: Page): Promise<string> {
  await member.goto('/project/tea-room/content');
  const link = member.getByRole('link', { name: 'Remix Tea room' });
  await ready(link);
  await link.click();
  await member.waitForURL(/\/git-store\/[a-z0-9-]+\/tea-room$/);
  await member.getByText('Remixed from Tea room').first().waitFor();
  return new URL(member.url()).pathname.replace('/git-store', '');
}

async function publishRepository(member: Page): Promise<void> {
  await member.getByRole('button', { name: 'Publish live' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel('Name').fill('green-tea');
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function push(member: Page, repository: string): Promise<void> {
  await member.goto('/profile?tab=repositories');
  await member.getByRole('tab', { name: 'Access tokens' }).click();
  await member.getByRole('button', { name: 'New token' }).click();
  const form = member.getByRole('form', { name: 'New token' });
  await form.getByLabel('Name').fill('Laptop');
  await form.getByRole('radio', { name: /^Read and write/ }).check();
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = await member.getByText(/^plinth_/).innerText();
  await git('.', 'clone', '--quiet', `http://ada:${token}@127.0.0.1:${port}/git${repository}.git`, 'work');
  writeFileSync(path.join(folder, 'work/index.html'), page('Tea by git'));
  await git('work', 'commit', '--quiet', '--all', '--message=Say who made it');
  await git('work', 'push', '--quiet');
}

async function publishFromBuilder(member: Page): Promise<void> {
  await member.goto('/ai-temp-build');
  const prompt = member.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill(
    'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread. Write to hello@example.org.',
  );
  await prompt.press('Enter');
  await member.getByText('Composed without a model').waitFor();
  await member.getByRole('button', { name: 'Publish live' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel('Name').fill('golden-crumb');
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}
