import { expect, test } from 'vitest';
import routes from './routes.ts';
import { PLAIN_LAYOUT, PLAIN_PATHS } from './shell/plain-pages.ts';

test('the paths of plain pages are those of the routes under their layout', () => {
  const all = routes.flatMap((route) => [route, ...(route.children ?? [])]);
  const layout = all.find(({ file }) => file === `${PLAIN_LAYOUT}.tsx`);
  const paths = (layout?.children ?? []).map(({ path = '' }) => `/${path}`);
  expect(paths.filter((path) => path !== '/*')).toEqual([...PLAIN_PATHS]);
});
