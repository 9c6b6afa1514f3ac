/** The whole product, with limits of connections that a test can wait for: JSON in the first argument. */
import { readConfig } from '../config.ts';
import { connectionLimits } from '../process/connections.ts';

// As in main.ts: React chooses its build by this when the start imports it.
process.env.NODE_ENV = 'production';
const { startProcess } = await import('../process/start.ts');
const connections = { ...connectionLimits, ...JSON.parse(process.argv[2] ?? '{}') };
const say = (line: string) => void process.stdout.write(`${line}\n`);
const running = await startProcess(readConfig(process.env), { development: false, say, connections });
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
