import { findLookBlocks, type Look } from '../../../domain/contract/look/look.ts';
import { renderLook } from '../../../domain/contract/look/render-look.ts';
import { renderTokens } from '../../../domain/contract/look/tokens.ts';
import type { Files } from '../../../domain/contract/marks.ts';
import { applyEdits } from '../../../domain/contract/text-edits.ts';
import { treesOf } from '../../../domain/contract/trees.ts';
import { tokensFile } from './read-files.ts';

/** What the look makes: tokens, the style sheet, and the pages that carry it; of what is built, in the sources too. */
export function writeLook(files: Files, look: Look): Files {
  const text = renderLook(look);
  const { site, source } = treesOf(files);
  const written: Files = { [tokensFile]: renderTokens(look) };
  for (const tree of source ? [site, source] : [site]) {
    const known = { ...tree.files, [look.css]: tree.files[look.css] ?? '' };
    for (const { file, start, end } of findLookBlocks(known, look)) {
      const block = file === look.css ? text : `\n${text}`;
      const path = file === look.css && tree === source ? `source/public/${file}` : tree.pathOf(file);
      written[path] = applyEdits(known[file] ?? '', [{ start, end, text: block }]);
    }
  }
  return written;
}
