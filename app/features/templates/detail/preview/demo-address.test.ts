import { expect, it } from 'vitest';
import { pageOf, plainDemo, themedDemo } from './demo-address.ts';

it('reads the page that a themed demo reports, and nothing else', () => {
  expect(themedDemo('weather-app', 'dark', 'about.html')).toBe('/demo/weather-app~dark/about.html');
  expect(pageOf({ plinthPage: '/demo/weather-app~dark/about.html?a=1#b' }, 'weather-app')).toBe(
    'about.html?a=1#b',
  );
  expect(pageOf({ plinthPage: '/demo/weather-app~light/' }, 'weather-app')).toBe('');
  expect(pageOf({ plinthPage: '/~dark/about.html' }, 'weather-app')).toBe('about.html');
  expect(plainDemo('weather-app', 'about.html')).toBe('/demo/weather-app/about.html');
  for (const lie of [
    '/demo/pizza-world~dark/',
    '//evil.example/demo/weather-app~dark/',
    'javascript:alert(1)',
    '/about.html',
    '/~blue/about.html',
    7,
    undefined,
  ])
    expect(pageOf({ plinthPage: lie }, 'weather-app')).toBeNull();
  expect(pageOf(null, 'weather-app')).toBeNull();
});
