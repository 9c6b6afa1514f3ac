import { expect, it } from 'vitest';
import { feedWords, scriptWords } from './visible-words.ts';

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

it('finds what a reader of feeds shows, and whether a slot holds it', () => {
  const feed =
    '<rss><channel><title data:slot="name">Owls</title><link>https://owls.example/</link><ttl>60</ttl></channel></rss>';
  expect(feedWords(feed).map(({ text, inSlot }) => [text, inSlot])).toEqual([
    ['Owls', true],
    ['https://owls.example/', false],
  ]);
});
