import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { ofEachKind } from './support/crawl/of-each-kind.ts';
import { expect, test } from './support/test.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes valid HTML: `<br/>`, `charSet`, `disabled=""`. To a parser all of it is the same.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's ids begin with `_`, which HTML allows and only old style sheets could not select.
      'valid-id': ['error', { relaxed: true }],
      // Styles and scripts come from the page's own server, where a checksum protects from nobody.
      'require-sri': 'off',
      // The boxes of one filter share its name; what is sent are the values of those that are ticked.
      'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'button', 'reset'] }],
      // The navigation stands before the page's heading, and its sections have headings of their own.
      'heading-level': ['error', { minInitialRank: 'any' }],
    },
  }),
);

/** Pages that search engines do not list, and states of pages. */
const further = [
  '/auth',
  '/auth/reset',
  '/device',
  '/community?tab=upload',
  '/deploy-guide?host=netlify',
  '/git-store?tab=community&page=2',
  '/git-store/plinth/pizza-world/file/README.md',
  '/git-store/plinth/pizza-world/commits',
  '/git-store/nobody/nothing',
  '/no/such/page',
];

test('the HTML of public pages of every kind is valid', async ({ server, request }) => {
  await repositoriesMade(server.url);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(server.url.length),
  );
  const paths = [...ofEachKind(listed, 5), ...further];
  const faults: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  console.log(`Validated ${paths.length} pages; ${faults.length} faults.`);
  expect(listed.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
