/**
 * `npm run bench -- search`: how long the gallery takes from a key to the new list among 5,000 templates. Exits 1 when more
 * than one key of 20 takes longer than the limit.
 */
import { runnerImport } from 'vite';

/** Milliseconds from a key to the new list. */
const LIMIT_MS = 50;
/** On a machine too slow for that: the part of the work of indexing the same catalogue there. */
const LIMIT_OF_INDEXING = 1 / 3;

const { module } = await runnerImport<typeof import('./search/typing.ts')>('./bench/search/typing.ts', {
  configFile: false,
});
const { keys, indexing } = module.measureTyping(5000);
const p95 = keys[Math.floor(keys.length * 0.95)] ?? 0;
const limit = Math.max(LIMIT_MS, indexing * LIMIT_OF_INDEXING);
process.stdout.write(
  `${keys.length} keys: median ${module.middle(keys).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
    `worst ${keys.at(-1)?.toFixed(1)} ms; limit ${limit.toFixed(1)} ms, indexing ${indexing.toFixed(0)} ms\n`,
);
process.exit(p95 <= limit ? 0 : 1);
