import { renderToString } from 'react-dom/server';
import { createRoutesStub, Scripts } from 'react-router';
import { expect, test, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

test('turns the module script into data and lists what it needs', () => {
  const html = [
    '<link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/>',
    '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/assets/a.js"</script>',
  ].join('');
  expect(deferScripts(html)).toBe(
    '<script nonce="n">1</script><script nonce="n" type="text/plain" id="page-scripts" ' +
      'data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  );
});

test('finds the scripts as the installed router writes them', () => {
  // The router's stub names no file as its entry, about which React complains.
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Page = createRoutesStub([{ path: '/', Component: () => <Scripts nonce="n" /> }]);
  const html = deferScripts(renderToString(<Page />));
  complaints.mockRestore();
  expect(html).toMatch(/<script nonce="n" type="text\/plain" id="page-scripts" data-files="\S+\.js">/);
  expect(html).not.toMatch(/type="module"|href="[^"]/);
});

test('fails where the router writes its scripts in another way, rather than leave a page as it is', () => {
  expect(() => deferScripts('<p>Text</p>')).toThrow('in another way');
  expect(() => deferScripts('<script type="module" async="">import "/assets/a.js"</script>')).toThrow();
});
