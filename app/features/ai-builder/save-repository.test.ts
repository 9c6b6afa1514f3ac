import { expect, it } from 'vitest';
import { changesBetween } from './save-repository.ts';

const page = { 'index.html': '<head></head><body></body>', 'styles.css': 'a {}', 'script.js': '' };

it('a second save changes what was saved, adds what is new and removes what is empty now', () => {
  expect(changesBetween({ 'index.html': '1', 'script.js': '3' }, page)).toEqual([
    {
      action: 'write',
      path: 'index.html',
      content: '<head>  <link rel="stylesheet" href="styles.css">\n</head><body></body>',
      was: '1',
    },
    { action: 'write', path: 'styles.css', content: 'a {}' },
    { action: 'delete', path: 'script.js', was: '3' },
  ]);
});
