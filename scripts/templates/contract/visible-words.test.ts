import { expect, it } from 'vitest';
import { scriptWords } from './visible-words.ts';

const wordsOf = (script: string) => scriptWords(script).map(({ text }) => text);

it('finds what a script says, in markup too', () => {
  expect(wordsOf(`say('Nothing was sent.'); const key = 'plain-key';`)).toEqual(['Nothing was sent.']);
  expect(
    wordsOf(
      'const Sum = ({ n }) => <p title="Total of all">{n} a month, <b className="big">interest</b></p>;',
    ),
  ).toEqual(['Total of all', 'a month,', 'interest']);
});

it('takes the path of a drawing for none', () => {
  expect(wordsOf('const line = `M0 -24H$' + '{wide}M0 -32v16`;')).toEqual([]);
});
