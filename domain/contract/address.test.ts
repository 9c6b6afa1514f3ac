import { expect, it } from 'vitest';
import { findAddressFault } from './address.ts';

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'blob:x',
  'file:///etc',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http:///evil.example',
  'a b',
  '',
])('refuses %j', (address) => {
  expect(findAddressFault(address)).not.toBeNull();
});

it.each([
  'https://site.example/?a=b#c',
  'http://site.example',
  'mailto:a@b.example?subject=x%20y',
  'tel:+441632960288',
  'sms:+441632960288?body=x',
  'about.html#top',
  '../a/b.html',
  '#top',
])('takes %j', (address) => {
  expect(findAddressFault(address)).toBeNull();
});
