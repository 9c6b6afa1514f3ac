import type { Finding } from '../../../../domain/hosting/site-check.ts';
import { counted } from '../../../lib/counted.ts';

/** What is wrong, where, and what to do about it. */
export interface FindingWords {
  what: string;
  where?: string;
  mend: string;
}

/** How to mend what axe finds most often, by its rules. */
const axeWords: Record<string, string> = {
  'aria-allowed-attr': 'Take out the aria attribute that an element of this role does not have.',
  'aria-hidden-focus':
    'What is hidden with aria-hidden must not be reached by Tab: take the link or button out of it.',
  'aria-required-children': 'Give the list or menu the children that its role needs, or take the role out.',
  bypass: 'Put what the page is about into a <main> element.',
  'button-name': 'Put text into the button, or an aria-label that says what it does.',
  'color-contrast': 'Make the text darker or what is behind it lighter, until they differ by 4.5 to 1.',
  'document-title': 'Give the page a <title>.',
  'duplicate-id-aria': 'Give each element an id of its own.',
  'empty-heading': 'Put text into the heading, or take it out.',
  'frame-title': 'Give the frame a title that says what is in it.',
  'heading-order': 'Let headings go down one level at a time: after <h1> comes <h2>.',
  'html-has-lang': 'Say in which language the page is: <html lang="en">.',
  'image-alt':
    'Describe the picture in its alt attribute; leave that empty (alt="") where it only decorates.',
  'input-button-name': 'Give the button a value that says what it does.',
  label: 'Give each field a <label> with its id in “for”.',
  'landmark-one-main': 'Put what the page is about into one <main> element.',
  'landmark-unique': 'Give each of several <nav> or <aside> elements an aria-label of its own.',
  'link-in-text-block': 'Underline links in text: colour alone is not seen by everybody.',
  'link-name': 'Put text into the link, or an aria-label that says where it leads.',
  list: 'A <ul> or <ol> holds nothing but <li>.',
  listitem: 'Put the <li> into a <ul> or <ol>.',
  'meta-viewport':
    'Let visitors enlarge the page: take user-scalable=no and maximum-scale out of the viewport.',
  'nested-interactive': 'Take the button or link out of the other one that it is in.',
  'page-has-heading-one': 'Give the page one <h1> that says what it is.',
  region: 'Put everything into <header>, <nav>, <main> or <footer>.',
  'scrollable-region-focusable': 'Let the part that scrolls be reached by Tab: tabindex="0".',
  'select-name': 'Give the list of choices a <label>.',
  'target-size': 'Make the link or button 24 pixels wide and high, or give it more room.',
};

/** What a finding means to who made the site. */
export function findingWords(finding: Finding): FindingWords {
  switch (finding.kind) {
    case 'axe':
      return {
        what: `${finding.help} (${counted(finding.count, 'element')})`,
        where: finding.where,
        mend:
          axeWords[finding.rule] ?? `The documentation of axe says more about its rule “${finding.rule}”.`,
      };
    case 'broken-link':
      return {
        what: 'A link leads to nothing',
        where: `${finding.page} → ${finding.target}`,
        mend: 'Correct the link, add the page, or say in _redirects where it is now.',
      };
    case 'console':
      return finding.text.includes('Content Security Policy')
        ? {
            what: 'The browser did not load something',
            where: finding.text,
            mend: 'Scripts run from the site’s own files alone: bring the file along with the site.',
          }
        : {
            what: 'The console shows an error',
            where: finding.text,
            mend: 'Open the page and press F12: the console names the file and the line.',
          };
    case 'foreign':
      return {
        what: 'The page asks another host for something',
        where: finding.host,
        mend: 'Bring the file along with the site: it loads faster, and visitors stay unknown to others.',
      };
    case 'wide':
      return {
        what: `On a screen of 320 pixels the page is ${finding.width} wide`,
        mend: 'Look for fixed widths, wide tables and long words. Pictures shrink with max-width: 100%.',
      };
    case 'needs-scripts':
      return {
        what: 'Without JavaScript there is nothing to read',
        mend: 'Put the text into the HTML: search engines and slow phones see it at once.',
      };
    case 'leads-away':
      return {
        what: 'The first page leads to another site',
        where: finding.host,
        mend: 'Only what is published here is looked at.',
      };
    case 'too-large':
      return {
        what: 'A file is too large to be looked at',
        where: finding.path,
        mend: 'Make it smaller: visitors wait for it as well.',
      };
  }
}
