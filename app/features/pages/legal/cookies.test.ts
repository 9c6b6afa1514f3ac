import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a cookie is set: by the server, in an answer, or by a script of a page. */
const SETS = /setCookie\(|'Set-Cookie': `|document\.cookie = /;
const NAMES = /plinth-[a-z-]+(?=['`]|=)|sidebar:state/g;

it('the privacy policy names every cookie that is set, and its summary counts them', () => {
  const files = ['app', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const setting = files
    .filter((name) => /\.(ts|tsx|js)$/.test(name) && !/\.test\.|\/testing\//.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ text }) => SETS.test(text));
  const cookies = setting.map(({ name, text }) => {
    const [cookie] = text.match(NAMES) ?? [];
    expect(cookie, `the cookie that ${name} sets`).toBeDefined();
    return cookie as string;
  });
  const list = readFileSync('app/features/pages/legal/kept-data.tsx', 'utf8');
  expect(cookies.filter((cookie) => !list.includes(`the cookie ${cookie}`))).toEqual([]);
  const summary = readFileSync('app/features/pages/legal/privacy-page.tsx', 'utf8');
  const others = new Set(cookies).size - 1;
  expect(summary).toContain(
    `A cookie remembers the sidebar. ${['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][others]} more come only with`,
  );
});
