/*
  Writes source/public/feed.xml from source/src/shows.js and the files in assets/audio. Set your own address first:
  a feed needs whole addresses, unlike the pages.
*/
import { statSync, writeFileSync } from 'node:fs';
import { shows } from '../source/src/shows.js';

const site = 'https://nightshift.example/';
const audio = (name) => new URL(`../source/public/assets/audio/${name}.mp3`, import.meta.url);
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const days = { trailer: '2026-05-01', bridge: '2026-06-05', tower: '2026-07-03', box: '2026-08-07', bakery: '2026-09-04', light: '2026-10-02', pilot: '2026-11-06' };

const items = Object.entries(days).reverse().map(([name, day]) => `    <item>
      <title>${safe(shows[name].title)}</title>
      <description>${safe(`${shows[name].line}. ${shows[name].chapters.map(([, title]) => title).join(', ')}.`)}</description>
      <link>${site}${name === 'pilot' ? 'episode.html' : name === 'trailer' ? 'index.html' : `index.html#${name}`}</link>
      <guid isPermaLink="false">night-shift-${name}</guid>
      <pubDate>${new Date(`${day}T04:00:00Z`).toUTCString()}</pubDate>
      <enclosure url="${site}assets/audio/${name}.mp3" length="${statSync(audio(name)).size}" type="audio/mpeg"/>
      <itunes:duration>${shows[name].seconds}</itunes:duration>
      <itunes:episodeType>${name === 'trailer' ? 'trailer' : 'full'}</itunes:episodeType>
      <itunes:explicit>false</itunes:explicit>
    </item>`);

writeFileSync(new URL('../source/public/feed.xml', import.meta.url), `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Night Shift Radio</title>
    <link>${site}</link>
    <atom:link href="${site}feed.xml" rel="self" type="application/rss+xml"/>
    <description>We leave a microphone at somebody's work for a night. Of eight hours we keep one minute.</description>
    <language>en-gb</language>
    <itunes:author>Nell Castaing and Obi Farrant</itunes:author>
    <itunes:owner>
      <itunes:name>Night Shift Radio</itunes:name>
      <itunes:email>up@nightshift.example</itunes:email>
    </itunes:owner>
    <itunes:image href="${site}assets/img/cover.jpg"/>
    <itunes:category text="Society &amp; Culture"/>
    <itunes:explicit>false</itunes:explicit>
${items.join('\n')}
  </channel>
</rss>
`);
