import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storageBudget } from '../../budgets/budgets.ts';
import { asRequest } from '../../http/request-id.ts';
import { transformOptions } from './options.ts';
import { resize } from './resize.ts';

const options = transformOptions.parse({ width: 4 });
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });
const resizeFor = (network: string, read: () => Promise<Buffer>) =>
  asRequest({ id: network, network }, () => resize(100, read, options, 'image/png'));

it('one network draws in its turn, and another does not wait behind it', async () => {
  const png = await picture.png().toBuffer();
  const held = Promise.withResolvers<Buffer>();
  let begun = 0;
  const { placesOfOne, waitingOfOne } = storageBudget.resizing;
  const greedy = Array.from({ length: placesOfOne + waitingOfOne }, () =>
    resizeFor('greedy', () => {
      begun += 1;
      return held.promise;
    }),
  );
  await expect(resizeFor('greedy', () => held.promise)).rejects.toMatchObject({
    status: 503,
    code: 'SlowDown',
  });
  const drawn = await sharp(await resizeFor('honest', async () => png)).metadata();
  expect([drawn.width, begun]).toEqual([4, placesOfOne]);
  held.resolve(png);
  expect(await Promise.all(greedy)).toHaveLength(placesOfOne + waitingOfOne);
});
