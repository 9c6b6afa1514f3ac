import { ConfigError, readConfig } from '../config.ts';
import { keepFilesPrivate } from '../data/private-folder.ts';
import { explain } from './explain.ts';
import type { RunningProcess, StartOptions } from './start.ts';

/** Whatever still runs then is left undone: what was committed is on the disk. */
const longestStop = 9000;

/**
 * Starts the whole product by the settings of the environment, and stops it on Ctrl-C, SIGTERM or SIGHUP. Ends the process: with
 * 0 when it was stopped, with 1 and one line on standard error when it could not start, or not stop in time.
 */
export async function runProduct(options: Omit<StartOptions, 'say'>): Promise<void> {
  keepFilesPrivate();
  // React chooses its build by this when it is first imported, which the start does.
  process.env.NODE_ENV = options.development ? 'development' : 'production';

  let running: RunningProcess | undefined;
  let stopAsked = false;
  const stop = async () => {
    // npm passes a terminal's Ctrl-C on although the terminal has sent it already, so a second signal says nothing new.
    if (stopAsked) return;
    stopAsked = true;
    if (running) await end(running);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  try {
    const config = readConfig(process.env);
    const { startProcess } = await import('./start.ts');
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    running = await startProcess(config, { ...options, say });
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    fail(explain(error));
  }
  if (stopAsked) await end(running);
}

async function end(running: RunningProcess): Promise<never> {
  setTimeout(() => fail('did not stop in time, and ends now.'), longestStop).unref();
  await running.stop();
  process.exit(0);
}

function fail(line: string): never {
  process.stderr.write(`plinth: ${line}\n`);
  process.exit(1);
}
