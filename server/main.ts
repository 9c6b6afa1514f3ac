/** `node server/main.ts [--dev]`: starts the whole product and stops it on Ctrl-C or SIGTERM. */
import { ConfigError, readConfig } from './config.ts';
import { keepFilesPrivate } from './data/private-folder.ts';
import { explain } from './process/explain.ts';
import type { RunningProcess } from './process/start.ts';

keepFilesPrivate();
const development = process.argv.includes('--dev');
// React chooses its build by this when it is first imported, which the start does.
process.env.NODE_ENV = development ? 'development' : 'production';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function fail(line: string): never {
  process.stderr.write(`plinth: ${line}\n`);
  process.exit(1);
}

let running: RunningProcess;
let stopAsked = false;
const stop = async () => {
  // npm passes a terminal's Ctrl-C on although the terminal has sent it already, so a second signal says nothing new.
  if (stopAsked) return;
  stopAsked = true;
  if (running) await end();
};

/** Whatever still runs then is left undone: what was committed is on the disk. */
const longestStop = 9000;

async function end(): Promise<never> {
  setTimeout(() => fail('did not stop in time, and ends now.'), longestStop).unref();
  await running.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

try {
  const config = readConfig(process.env);
  const { startProcess } = await import('./process/start.ts');
  running = await startProcess(config, { development, say });
} catch (error) {
  if (error instanceof ConfigError) fail(error.message);
  fail(explain(error));
}
if (stopAsked) await end();
