import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { until as pollUntil } from '../../server/testing/until.ts';

/**
 * A script that gives a page `findParts`: the elements that some steps lead to, each step within what the one before has
 * found. It brings the queries along, and its own `RegExp`: Firefox runs every script in a sandbox with globals of its own.
 */
const QUERIES = `
${readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')}
const library = globalThis.TestingLibraryDom;
const revive = (_, value) => (value?.source === undefined ? value : new RegExp(value.source, value.flags));
window.findParts = (steps, alsoHidden) => {
  let found = [document.body];
  for (const { by, what, options } of JSON.parse(steps, revive))
    found = found.flatMap((within) => library['queryAllBy' + by](within, what, options));
  return alsoHidden ? found : found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
};
`;

/** Asked less often than what costs nothing: a question is a call to the browser and a walk through the page. */
const INTERVAL_MS = 100;
const until = <T>(check: () => T | Promise<T>) => pollUntil(check, INTERVAL_MS);

type Name = string | RegExp;
type Step = { by: 'Role' | 'LabelText' | 'Text'; what: Name; options?: { name?: Name; exact?: boolean } };

/** The page of a browser, with the words of Playwright's journeys. */
export class Page {
  #driver: WebDriver;
  #origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.get(this.#origin + path);
    await this.evaluate(() => {
      const faults: string[] = [];
      addEventListener('error', ({ message }) => faults.push(message));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
      Object.assign(window, { faults });
    });
  }

  /** Errors of scripts since the page was opened by its address. */
  faults(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { faults?: string[] }).faults ?? []);
  }

  /** Runs a function, which sees nothing but its arguments, in the page. */
  evaluate<Result, Arguments extends unknown[]>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result> {
    return this.#driver.executeScript(`return (${work})(...arguments)`, ...given);
  }

  /** Resolves when the address, without the origin, is this one. */
  async isAt(address: Name): Promise<void> {
    await until(async () => {
      const url = (await this.#driver.getCurrentUrl()).replace(this.#origin, '');
      if (!matches(url, address)) throw new Error(`The page is at ${url}, not at ${address}.`);
    });
  }

  role(what: string, name?: Name): Part {
    return new Part(this, this.#driver, []).role(what, name);
  }
  label(what: Name): Part {
    return new Part(this, this.#driver, []).label(what);
  }
  text(what: Name): Part {
    return new Part(this, this.#driver, []).text(what);
  }

  /** What work inside the frame of this title comes to. */
  async inFrame<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const frame = await until(async () => {
      const found = await this.evaluate(
        (name) => document.querySelector(`iframe[title="${name}"]`) as unknown as WebElement | null,
        title,
      );
      if (!found) throw new Error(`There is no frame “${title}”.`);
      return found;
    });
    await this.#driver.switchTo().frame(frame);
    try {
      return await work();
    } finally {
      await this.#driver.switchTo().defaultContent();
    }
  }

  /** Resolves when what has the focus holds this text. It may lie in a shadow tree, where nothing is found by role. */
  async focusHas(part: string): Promise<void> {
    await until(async () => {
      const text = await this.evaluate(() => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        return focused?.textContent ?? '';
      });
      if (!text.includes(part)) throw new Error(`“${part}” is not in “${text}”.`);
    });
  }

  async keys(...keys: string[]): Promise<void> {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Types text in the place of all that the focused field holds; an empty one deletes it. */
  async replace(text: string): Promise<void> {
    const all = this.#driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL);
    await all.sendKeys(text.replaceAll('\n', Key.ENTER) || Key.DELETE).perform();
  }
}

/** What the page has of a role, label or text, looked up anew for each use. */
export class Part {
  #page: Page;
  #driver: WebDriver;
  #steps: Step[];

  constructor(page: Page, driver: WebDriver, steps: Step[]) {
    this.#page = page;
    this.#driver = driver;
    this.#steps = steps;
  }

  role(what: string, name?: Name): Part {
    return this.#within({ by: 'Role', what, options: { name } });
  }
  /** By the whole label. */
  label(what: Name): Part {
    return this.#within({ by: 'LabelText', what });
  }
  /** A string may be a part of the text. */
  text(what: Name): Part {
    return this.#within({ by: 'Text', what, options: { exact: false } });
  }

  /** The first visible one, as soon as there is one. */
  element(): Promise<WebElement> {
    return until(async () => {
      const [first] = await this.#find();
      if (!first) throw new Error(`Nothing is found by ${describe(this.#steps)}.`);
      return first;
    });
  }

  async isVisible(): Promise<void> {
    await this.element();
  }

  /** Resolves when there is none. */
  async isGone(): Promise<void> {
    await until(async () => {
      if ((await this.#find()).length > 0) throw new Error(`There is still a ${describe(this.#steps)}.`);
    });
  }

  /** Resolves when its text has this part. */
  async hasText(part: string): Promise<void> {
    await until(async () => {
      const text = await this.value((element) => element.textContent);
      if (!text.includes(part)) throw new Error(`“${part}” is not in “${text}”.`);
    });
  }

  async hasValue(value: Name): Promise<void> {
    await until(async () => {
      const found = await this.value((element) => (element as HTMLInputElement).value);
      if (!matches(found, value)) throw new Error(`The value is “${found}”, not “${value}”.`);
    });
  }

  /** What a function, which sees nothing but the element, says of it. */
  async value<Result>(read: (element: HTMLElement) => Result): Promise<Result> {
    return this.#driver.executeScript(`return (${read})(arguments[0])`, await this.element());
  }

  /** Resolves when React, or the script of a plain page, has taken over (see e2e/support/ready.ts). */
  async ready(): Promise<void> {
    await this.#page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    await until(async () => {
      const isServed = await this.value(
        (node) =>
          document.documentElement.dataset.plain === 'ready' ||
          Object.keys(node).some((key) => key.startsWith('__reactProps')),
      );
      if (!isServed) throw new Error(`Nobody serves ${describe(this.#steps)}.`);
    });
  }

  /** How it looks now, as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(await (await this.element()).takeScreenshot(), 'base64');
  }

  click(): Promise<void> {
    return this.#act((element) => element.click());
  }

  /** Puts text in the place of what a field holds, by keys. */
  fill(text: string): Promise<void> {
    return this.#act(async (element) => {
      await element.click();
      await this.#page.replace(text);
    });
  }

  press(...keys: string[]): Promise<void> {
    return this.#act((element) => element.sendKeys(...keys));
  }

  /** Chooses files by their paths. */
  async choose(...paths: string[]): Promise<void> {
    await until(async () => {
      const [input] = await this.#find(true);
      if (!input) throw new Error(`Nothing is found by ${describe(this.#steps)}.`);
      await input.sendKeys(paths.join('\n'));
    });
  }

  #within(step: Step): Part {
    return new Part(this.#page, this.#driver, [...this.#steps, step]);
  }

  async #act(work: (element: WebElement) => Promise<void>): Promise<void> {
    await until(async () => {
      const element = await this.element();
      if (await this.value((found) => found.matches(':disabled')))
        throw new Error(`Nothing can be done yet at ${describe(this.#steps)}.`);
      // WebKitGTK's driver scrolls less than a person would.
      await this.#driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await work(element).catch((failure: Error) => {
        // WebKitGTK gives a name alone.
        throw new Error(`${failure.name} at ${describe(this.#steps)}: ${failure.message}`, {
          cause: failure,
        });
      });
    });
  }

  async #find(alsoHidden = false): Promise<WebElement[]> {
    const steps = JSON.stringify(this.#steps, (_, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const find = () =>
      this.#driver.executeScript<WebElement[] | null>(
        'return window.findParts ? window.findParts(...arguments) : null',
        steps,
        alsoHidden,
      );
    const found = await find();
    if (found) return found;
    await this.#driver.executeScript(QUERIES);
    return (await find()) ?? [];
  }
}

const matches = (text: string, wanted: Name) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

function describe(steps: Step[]): string {
  return steps
    .map(({ by, what, options }) => `${by} ${what}${options?.name ? ` “${options.name}”` : ''}`)
    .join(' > ');
}
