import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeZip } from '../../testing/zip.ts';
import { startTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.end());

it('ten uploads of 48 MB at once, as forms, take little memory', async () => {
  const bytes = makeZip([{ name: 'noise.bin', content: randomBytes(48 * 1024 * 1024), isStored: true }]);
  const before = await target.memory();
  let most = before;
  let uploading = true;
  const watch = async () => {
    while (uploading) most = Math.max(most, await target.memory());
  };
  const watching = watch();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const form = new FormData();
      form.append('', new Blob([bytes], { type: 'application/zip' }), 'site.zip');
      const address = `${target.url}/storage/v1/object/project-files/${target.userId}/${index}.zip`;
      return (await fetch(address, { method: 'POST', headers: target.headers, body: form })).status;
    }),
  );
  uploading = false;
  await watching;
  expect(statuses).toEqual(Array(10).fill(200));
  expect(most - before, 'megabytes more than before').toBeLessThan(200);
  await target.expectHealthy();
});
