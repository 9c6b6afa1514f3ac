import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../server/testing/until.ts';
import type { Engine } from './engine.ts';
import { connectMarionette } from './marionette.ts';

/** Settings of the profile: a port of its own choice, and no calls to Mozilla's services. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'nimbus.rollouts.enabled': false,
  'services.settings.server': 'data:,',
};

/** Starts Firefox without windows, with a profile and a home of its own. */
export async function startFirefox(program = 'firefox-esr'): Promise<Engine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(folder, 'user.js'), lines.join(''));
  const child = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', folder], {
    env: { ...process.env, HOME: folder },
    stdio: 'ignore',
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const port = await until(() => readFile(path.join(folder, 'MarionetteActivePort'), 'utf8'));
  const driver = await connectMarionette(Number(port));
  return {
    driver,
    async close() {
      const ended = once(child, 'exit');
      await driver.quit();
      await ended;
      process.off('exit', end);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
