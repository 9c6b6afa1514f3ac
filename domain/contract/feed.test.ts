import { expect, it } from 'vitest';
import { applySite } from './apply-site.ts';
import { type Contract, parseContract } from './contract.ts';
import { readFeedDate, writeFeedDate } from './feed.ts';
import { readSite } from './read-site.ts';

const page = `<!doctype html>
<html lang="en"><head><title data-slot="show.name">Night &amp; Day</title></head>
<body><a data-slot="show.feed" data-slot-attr="href:show.feed" href="https://night.example/feed.xml">https://night.example/feed.xml</a>
<ul data-slot-list="episodes">
<li><a data-slot="title" data-slot-attr="href:page" href="one.html">One &lt;first&gt;</a> <time data-slot="day" data-slot-attr="datetime:date" datetime="2026-10-30">30 October</time></li>
<li><a data-slot="title" data-slot-attr="href:page" href="two.html">Two</a> <time data-slot="day" data-slot-attr="datetime:date" datetime="2026-11-06T04:00:00Z">6 November</time></li>
</ul></body></html>
`;
const feed = `<?xml version="1.0"?>
<!-- <title data:slot="show.name">not this</title> -->
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:data="urn:plinth:slots">
  <channel data:slot-list="episodes" data:slot-items="item">
    <title data:slot="show.name">Night &amp; Day</title>
    <atom:link href="https://night.example/feed.xml" data:slot-attr="href:show.feed" rel="self"/>
    <item>
      <title data:slot="title">One &lt;first&gt;</title>
      <link data:slot="address">https://night.example/one.html</link>
      <pubDate data:slot="date">Fri, 30 Oct 2026 00:00:00 GMT</pubDate>
      <enclosure url="https://night.example/1.mp3" data:slot-attr="url:sound" length="3"/>
      <description><![CDATA[<p>as it is</p>]]></description>
    </item>
    <item>
      <title data:slot="title">Two</title>
      <link data:slot="address">https://night.example/two.html</link>
      <pubDate data:slot="date">Fri, 06 Nov 2026 04:00:00 GMT</pubDate>
      <enclosure url="https://night.example/2.mp3" data:slot-attr="url:sound" length="4"/>
    </item>
  </channel>
</rss>
`;
const rules = {
  slots: {
    'show.feed': { type: 'link' },
    'episodes.date': { type: 'date' },
    'episodes.address': { type: 'link' },
  },
};
const contract = (parseContract(JSON.stringify(rules)) as { contract: Contract }).contract;
const files = { 'index.html': page, 'feed.xml': feed };

it('reads the words of a feed with those of the pages, and what only the feed tells', () => {
  const { site, problems } = readSite(files, contract);
  expect(problems).toEqual([]);
  expect(site.slots['show.name']?.value).toBe('Night & Day');
  expect(site.slots.episodes?.value).toEqual([
    {
      id: '1',
      title: 'One <first>',
      page: 'one.html',
      day: '30 October',
      date: '2026-10-30',
      address: 'https://night.example/one.html',
      sound: 'https://night.example/1.mp3',
    },
    expect.objectContaining({
      id: '2',
      date: '2026-11-06T04:00:00Z',
      address: 'https://night.example/two.html',
    }),
  ]);
});

it('is filled with its pages, and what it read changes no byte', () => {
  const { site } = readSite(files, contract);
  const values = Object.fromEntries(
    Object.entries(site.slots).map(([name, { value = '' }]) => [name, value]),
  );
  expect(applySite(files, contract, { slots: values })).toEqual({ files: {}, removed: [], problems: [] });
  const third = {
    title: 'Three & "more"',
    page: 'three.html',
    day: '13 November',
    date: '2026-11-13',
    address: 'https://day.example/three.html',
    sound: 'https://day.example/3.mp3',
  };
  const [one, two] = values.episodes as [object, object];
  const result = applySite(files, contract, {
    slots: {
      'show.name': 'Day <b>',
      'show.feed': 'https://day.example/feed.xml',
      episodes: [third, two, one] as never,
    },
  });
  expect(result.problems).toEqual([]);
  const filled = result.files['feed.xml'] ?? '';
  expect(filled).toContain('<title data:slot="show.name">Day &lt;b&gt;</title>');
  expect(filled).toContain('href="https://day.example/feed.xml"');
  expect([...filled.matchAll(/<title data:slot="title">(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Three &amp; "more"',
    'Two',
    'One &lt;first&gt;',
  ]);
  expect(filled).toContain('<pubDate data:slot="date">Fri, 13 Nov 2026 00:00:00 GMT</pubDate>');
  expect(filled).toContain('<enclosure url="https://day.example/3.mp3"');
  expect(filled).toContain('not this');
  expect(result.files['index.html']).toContain(
    '<time data-slot="day" data-slot-attr="datetime:date" datetime="2026-11-13">',
  );
});

it('holds plain text alone, and addresses that a program may follow', () => {
  const rich = (
    parseContract(JSON.stringify({ slots: { ...rules.slots, 'show.name': { type: 'rich' } } })) as {
      contract: Contract;
    }
  ).contract;
  expect(readSite(files, rich).problems).toEqual([
    { name: 'show.name', file: 'feed.xml', what: 'must be plain text in a feed' },
    { name: 'show.name', file: 'feed.xml', what: expect.stringContaining('elsewhere') },
  ]);
  const { problems, files: changed } = applySite(files, contract, {
    slots: { 'show.feed': 'javascript:alert(1)' },
  });
  expect(problems.map(({ name }) => name)).toContain('show.feed');
  expect(changed).toEqual({});
});

it('writes dates as RSS does, and reads them back', () => {
  for (const date of ['2026-10-30', '2026-11-06T04:00:00Z'])
    expect(readFeedDate(writeFeedDate(date))).toBe(date);
  expect(writeFeedDate('2026-11-06T04:00')).toBe('Fri, 06 Nov 2026 04:00:00 GMT');
  expect(readFeedDate('soon')).toBeNull();
});

it('fills what only feeds have as attributes: the name of a category and the size of a sound', () => {
  const sized = feed
    .replace('length="3"/>', 'data:slot-attr="length:size" length="3"/>')
    .replace('length="4"/>', 'data:slot-attr="length:size" length="4"/>')
    .replaceAll(' data:slot-attr="url:sound"', '')
    .replace(
      '    <item>',
      '    <itunes:category text="Arts" data:slot-attr="text:show.category"/>\n    <item>',
    );
  const { site, problems } = readSite({ 'index.html': page, 'feed.xml': sized }, contract);
  expect(problems).toEqual([]);
  expect(site.slots['show.category']?.value).toBe('Arts');
  expect(site.slots.episodes?.value).toMatchObject([{ size: '3' }, { size: '4' }]);
  const inPage = page.replace('<body>', '<body><video data-slot-attr="length:x" length="3"></video>');
  expect(readSite({ 'index.html': inPage }, contract).problems).toContainEqual(
    expect.objectContaining({ name: 'x' }),
  );
});

it('takes an entry that is a section for none of the items, and takes it out with the section', () => {
  const trailer = '    <item data:slot-section="trailer">\n      <title>Trailer</title>\n    </item>\n';
  const both = {
    'index.html': page.replace(
      '</body>',
      '<p data-slot-section="trailer" data-slot-section-may="hide">Trailer</p></body>',
    ),
    'feed.xml': feed.replace('    <item>', `${trailer}    <item>`),
  };
  const { site, problems } = readSite(both, contract);
  expect(problems).toEqual([]);
  expect(site.slots.episodes?.value).toHaveLength(2);
  expect(applySite(both, contract, { sections: [] }).files['feed.xml']).toBe(feed);
});

it('names a feed after the business in the link that offers it', () => {
  const offered = page.replace(
    '</head>',
    '<link rel="alternate" href="feed.xml" title="Night &amp; Day" data-slot-attr="title:show.name"></head>',
  );
  const { files: filled, problems } = applySite({ 'index.html': offered, 'feed.xml': feed }, contract, {
    slots: { 'show.name': 'Noon' },
  });
  expect(problems).toEqual([]);
  expect(filled['index.html']).toContain('href="feed.xml" title="Noon"');
});

it('takes lists inside of items together, where two places tell different things of them', () => {
  const list = (more: string) =>
    `<ul data-slot-list="parts"><li><ol data-slot-list="lines"><li><b data-slot="words">One</b>${more}</li></ol></li></ul>`;
  const short = list('');
  const long = list('<i data-slot="note">Note</i>');
  const other = long.replace('One', 'Two');
  const of = (second: string) =>
    readSite({ 'index.html': `<!doctype html>${short}`, 'more.html': `<!doctype html>${second}` }, contract);
  expect(of(long).problems).toEqual([]);
  expect(of(long).site.slots.parts?.value).toEqual([
    { id: '1', lines: [{ id: '1', words: 'One', note: 'Note' }] },
  ]);
  expect(of(other).problems).toEqual([
    { name: 'parts', file: 'more.html', what: 'holds other items here than elsewhere' },
  ]);
});
