import { expect, it } from 'vitest';
import { applySite } from '../apply-site.ts';
import { parseContract } from '../contract.ts';
import { readSite } from '../read-site.ts';
import { findContrastFaults } from './contrast.ts';
import { type Look, parseLook } from './look.ts';
import { renderLook } from './render-look.ts';
import { renderTokens } from './tokens.ts';

const colors = (ink: string, paper: string) => ({ ink, paper });
const source = {
  css: 'look.css',
  palettes: {
    day: { label: 'Day', light: colors('#000000', '#ffffff'), dark: colors('#ffffff', '#000000') },
    fog: { label: 'Fog', light: colors('#333333', '#eeeeee'), dark: colors('#777777', '#333333') },
  },
  pairings: {
    plain: { label: 'Plain', fonts: { text: ['Young Serif', 'serif'] } },
    other: { label: 'Other', fonts: { text: ['system-ui'] } },
  },
  shape: { radius: '0.5rem' },
  pairs: [{ front: 'ink', back: 'paper', least: 4.5 }],
};
const look = (parseLook(JSON.stringify(source)) as { look: Look }).look;
const css = `${renderLook(look).replaceAll('\n', '\r\n')}/* mine */\r\n`;
const files = { 'look.json': JSON.stringify(source), 'look.css': css };
const parsed = parseContract('{}');
const contract = 'contract' in parsed ? parsed.contract : expect.fail('The contract can not be read.');

it('changes the declarations that differ and no other byte, and is read again as it was chosen', () => {
  const choice = { palette: 'fog', pairing: 'other', overrides: { 'dark.ink': '#aabbcc', radius: '2px' } };
  const result = applySite(files, contract, { look: choice });
  expect(result).toEqual({
    removed: [],
    problems: [],
    files: {
      'look.css': css
        .replace('light-dark(#000000, #ffffff)', 'light-dark(#333333, #aabbcc)')
        .replace('light-dark(#ffffff, #000000)', 'light-dark(#eeeeee, #333333)')
        .replace('"Young Serif", serif', 'system-ui')
        .replace('0.5rem', '2px'),
    },
  });
  expect(readSite({ ...files, ...result.files }, contract).site.look).toEqual(choice);
});

it('lets nothing into the style sheet but colours and lengths', () => {
  const refused: Record<string, string>[] = [
    { radius: '1px; } body { display: none' },
    { radius: 'calc(1px)' },
    { 'light.ink': 'url(//evil.example)' },
    { 'light.nothing': '#000000' },
    { __proto__x: '1px' },
  ];
  for (const overrides of refused) {
    const result = applySite(files, contract, { look: { palette: 'day', pairing: 'plain', overrides } });
    expect(result.files).toEqual({});
    expect(result.problems).not.toEqual([]);
  }
});

it('finds the pairs that have too little contrast, by theme', () => {
  expect(findContrastFaults(look)).toEqual([
    { palette: 'fog', theme: 'dark', front: 'ink', back: 'paper', ratio: 2.82, least: 4.5 },
  ]);
});

it('is written as design tokens with a type for every value', () => {
  const { modifiers } = JSON.parse(renderTokens(look));
  expect(modifiers.palette.default).toBe('day');
  expect(modifiers.palette.contexts.fog[0].light).toMatchObject({
    $type: 'color',
    ink: { $value: { colorSpace: 'srgb', components: [0.2, 0.2, 0.2], hex: '#333333' } },
  });
  expect(modifiers.pairing.contexts.plain[0].font).toEqual({
    $type: 'fontFamily',
    text: { $value: ['Young Serif', 'serif'] },
  });
});
