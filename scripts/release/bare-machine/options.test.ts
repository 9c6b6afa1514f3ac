import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('the command line of the bare machine', () => {
  it('asks for both commands on Node 20 when it says nothing', () => {
    expect(parseOptions([])).toMatchObject({
      node: '20',
      only: undefined,
      keep: false,
      fresh: false,
      steps: [],
    });
  });

  it('passes what follows -- to npm test, flags too', () => {
    const words = [
      '--node',
      '24',
      '--only',
      'test',
      '--folder',
      '/srv/bare',
      '--keep',
      '--',
      'lint',
      '--fresh',
    ];
    expect(parseOptions(words)).toEqual({
      node: '24',
      only: 'test',
      folder: '/srv/bare',
      keep: true,
      fresh: false,
      steps: ['lint', '--fresh'],
    });
  });

  it.each([[['--nodes', '20']], [['--node', '18']], [['--only', 'build']], [['lint']], [['--folder']]])(
    'refuses %j with the list of flags',
    (words) => {
      expect(() => parseOptions(words)).toThrow(/--node 20\|24 [\s\S]*--only start\|test [\s\S]*--fresh/);
    },
  );
});
