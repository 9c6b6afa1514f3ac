/** `node server/main.ts [--dev]`: starts the whole product and stops it on Ctrl-C or SIGTERM. */
import { runProduct } from './process/run-product.ts';

await runProduct({ development: process.argv.includes('--dev') });
