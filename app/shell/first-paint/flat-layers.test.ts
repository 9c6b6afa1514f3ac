import { expect, test } from 'vitest';
import { flattenLayers } from './flat-layers.ts';

test('the later layer has the last word, whatever its selectors, and what stands in none outranks all', () => {
  expect(
    flattenLayers(
      '@layer theme, base, components, utilities;@layer base{*,::before,a:hover{margin:0}}' +
        '@layer components{.card > p{margin:1px}.card{&:is(ul){margin:2px}}}' +
        '@layer utilities{@media (width >= 40rem){.m\\:x{margin:3px}}}[data-a] .b{margin:4px}',
    ),
  ).toBe(
    '*,::before,a:hover{margin:0}' +
      ':not(#\\#).card>p{margin:1px}:not(#\\#).card{&:is(ul){margin:2px}}' +
      '@media (width >= 40rem){:not(#\\#):not(#\\#).m\\:x{margin:3px}}' +
      ':not(#\\#):not(#\\#):not(#\\#)[data-a] .b{margin:4px}',
  );
});

test('the name of an element stays in front, and names of steps and properties are no selectors', () => {
  expect(
    flattenLayers(
      '@layer components{@keyframes turn{from{rotate:0deg}}p.a::after{x:y}}@property --a{syntax:"*";inherits:false}',
    ),
  ).toBe(
    '@keyframes turn{from{rotate:0deg}}p:not(#\\#).a::after{x:y}@property --a{syntax:"*";inherits:false}',
  );
});

test('what can not be kept in order is refused', () => {
  expect(() => flattenLayers('@layer mine{a{x:y}}')).toThrow('A layer without a weight: mine');
  expect(() => flattenLayers('@layer base{#a b{x:y}}')).toThrow('No weight can be given to #a b');
});
