/** The whole product with limits and pauses that a test can wait for: the JSON of `TestOptions` in the first argument. */
import { connectionLimits } from '../process/connections.ts';
import { runProduct } from '../process/run-product.ts';
import type { TestOptions } from './process.ts';

const { connections, sharingPauses }: TestOptions = JSON.parse(process.argv[2] ?? '{}');
await runProduct({
  development: false,
  connections: { ...connectionLimits, ...connections },
  ...(sharingPauses && { sharingPauses }),
});
