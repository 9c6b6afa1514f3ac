import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../server/testing/free-port.ts';
import { until } from '../../server/testing/until.ts';
import type { Engine } from './engine.ts';

/** Starts WebKitGTK's own small browser by its WebDriver, on a screen that nobody sees. */
export async function startWebKit(program = 'WebKitWebDriver'): Promise<Engine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-webkit-'));
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {});
  const [display] = await once(screen.stdout as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const service = start(program, [`--port=${port}`], {
    HOME: folder,
    DISPLAY: `:${String(display).trim()}`,
    NO_AT_BRIDGE: '1',
    // Its sandbox needs namespaces, which containers and root lack. It opens this machine's pages alone.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/status`));
  const driver = await new Builder().usingServer(url).forBrowser('MiniBrowser').build();
  return {
    driver,
    async close() {
      await driver.quit();
      for (const child of [service, screen]) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function start(program: string, options: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(program, options, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
