/** The whole product with limits and pauses that a test can wait for: the JSON of `TestOptions` in the first argument. */
import { readConfig } from '../config.ts';
import { connectionLimits } from '../process/connections.ts';
import type { TestOptions } from './process.ts';

// As in main.ts: React chooses its build by this when the start imports it.
process.env.NODE_ENV = 'production';
const { startProcess } = await import('../process/start.ts');
const { connections, sharingPauses }: TestOptions = JSON.parse(process.argv[2] ?? '{}');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const running = await startProcess(readConfig(process.env), {
  development: false,
  say,
  connections: { ...connectionLimits, ...connections },
  ...(sharingPauses && { sharingPauses }),
});
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
