import type { Contract } from '../../../domain/contract/contract.ts';
import { isFeed } from '../../../domain/contract/feed.ts';
import { isVendored, type Template } from '../template.ts';
import { feedWords, scriptWords, visibleWords, type Words } from './visible-words.ts';

/** Words of a template that nobody has said anything of, and what the words are made of. */
export interface Coverage {
  /** Neither in a slot nor among the fixed words. */
  open: (Words & { file: string })[];
  /** Fixed words that stand nowhere. */
  unused: string[];
  /** Characters of pages: in slots, and fixed. */
  inSlots: number;
  fixed: number;
}

/** Compares every visible text of pages and feeds, and every sentence of scripts, with the slots and the fixed words. */
export async function coverWords(template: Template, { fixed }: Contract): Promise<Coverage> {
  const known = new Set(fixed);
  const used = new Set<string>();
  const coverage: Coverage = { open: [], unused: [], inSlots: 0, fixed: 0 };
  for (const file of spokenFiles(template)) {
    const isPage = file.endsWith('.html');
    const text = await template.text(file);
    const wordsOf = isPage ? visibleWords : isFeed(file) ? feedWords : scriptWords;
    for (const words of wordsOf(text)) {
      if (words.inSlot) coverage.inSlots += words.text.length;
      else if (known.has(words.text)) {
        used.add(words.text);
        if (isPage) coverage.fixed += words.text.length;
      } else coverage.open.push({ ...words, file });
    }
  }
  coverage.unused = fixed.filter((words) => !used.has(words));
  return coverage;
}

/** Pages, feeds and scripts. In React the bundle holds the library's words too, so there the scripts are those it is made from. */
function spokenFiles({ site, files, manifest }: Template): string[] {
  const pages = site.filter((file) => file.endsWith('.html') || isFeed(file));
  if (manifest.framework === 'react')
    return [...pages, ...files.filter((file) => /^source\/src\/.*\.jsx?$/.test(file))];
  return [...pages, ...site.filter((file) => file.endsWith('.js') && !isVendored(file))];
}
