import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import type { Finding } from '../../../../domain/hosting/site-check.ts';
import { mostFindings } from '../messages.ts';

/** What of axe's answer is read. */
interface Violation {
  id: string;
  help: string;
  impact: string | null;
  nodes: { target: unknown[] }[];
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Looks into a page from a world of its own within it: there the page's policy forbids nothing, and what its scripts have
 * replaced is as it was.
 */
export class PageFacts {
  readonly #session: CDPSession;
  readonly #world: number;

  private constructor(session: CDPSession, world: number) {
    this.#session = session;
    this.#world = world;
  }

  /** Of the document that the page shows now. */
  static async of(page: Page): Promise<PageFacts> {
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'plinth',
    });
    return new PageFacts(session, executionContextId);
  }

  /** Whether there is something to read. */
  hasText(): Promise<boolean> {
    return this.#read(`(document.body?.innerText ?? '').trim().length > 0`);
  }

  /** Pixels that the document is wide. */
  width(): Promise<number> {
    return this.#read('document.documentElement?.scrollWidth ?? 0');
  }

  /** Addresses that the document's links lead to, as they are on this page. */
  links(): Promise<string[]> {
    return this.#read(
      `[...document.querySelectorAll('a[href], area[href]')].slice(0, 2000).map((one) => String(one.href)).filter((one) => one.length < 2048)`,
    );
  }

  /** Rules that elements of the document break. Frames within it are left out. */
  async faults(): Promise<Extract<Finding, { kind: 'axe' }>[]> {
    await this.#read(`${await readFile(axePath, 'utf8')};0`);
    const violations: Violation[] = await this.#read(
      `axe.run(document, { iframes: false, resultTypes: ['violations'], elementRef: false }).then(({ violations }) =>
        violations.map(({ id, help, impact, nodes }) => ({
          id, help, impact, nodes: nodes.slice(0, 1000).map(({ target }) => ({ target: target.slice(0, 1) }))
        })))`,
    );
    return violations.slice(0, mostFindings).map(({ id, help, impact, nodes }) => ({
      kind: 'axe',
      rule: id,
      help,
      impact: impact ?? '',
      count: nodes.length,
      where: String(nodes[0]?.target[0] ?? '').slice(0, 200),
    }));
  }

  /** A picture of what a visitor sees first. */
  async picture(quality: number): Promise<Uint8Array<ArrayBuffer>> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'webp', quality });
    return Buffer.from(data, 'base64');
  }

  async #read<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression,
      contextId: this.#world,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error('The page could not be looked into.');
    return result.value as T;
  }
}
