/* The manual: its pages in their order, and their sections. Each text is a Markdown file beside this one; the landing page is front.jsx. */
import changelog from './changelog.md?raw';
import commands from './commands.md?raw';
import copies from './copies.md?raw';
import names from './good-names.md?raw';
import hears from './how-it-hears.md?raw';
import mend from './mend-wind.md?raw';
import messages from './messages.md?raw';
import options from './options.md?raw';
import patterns from './patterns.md?raw';
import sort from './sort-cards.md?raw';
import tutorial from './tutorial.md?raw';
import watch from './watch.md?raw';

export const version = { number: '2.3', checked: '18 November 2026' };

export const sections = [
  { name: 'Learn', sign: '1', pages: [{ file: 'tutorial.html', title: 'Your first dawn', text: tutorial }] },
  {
    name: 'Do', sign: '2',
    pages: [
      { file: 'sort-cards.html', title: 'Sort a season of cards', text: sort },
      { file: 'good-names.html', title: 'Give good names', text: names },
      { file: 'mend-wind.html', title: 'Mend wind, clicks, clipping', text: mend },
      { file: 'watch.html', title: 'Leave it running', text: watch },
    ],
  },
  {
    name: 'Look up', sign: '3',
    pages: [
      { file: 'commands.html', title: 'Commands', text: commands },
      { file: 'options.html', title: 'Options and settings', text: options },
      { file: 'patterns.html', title: 'Patterns for names', text: patterns },
      { file: 'messages.html', title: 'Messages and exit codes', text: messages },
    ],
  },
  {
    name: 'Understand', sign: '4',
    pages: [
      { file: 'how-it-hears.html', title: 'How twite hears', text: hears },
      { file: 'copies.html', title: 'Why originals are never touched', text: copies },
      { file: 'changelog.html', title: 'Changelog', text: changelog },
    ],
  },
];

export const pages = sections.flatMap((section) => section.pages.map((page, i) => ({ ...page, section: section.name, sheet: `${section.sign}.${i + 1}` })));
