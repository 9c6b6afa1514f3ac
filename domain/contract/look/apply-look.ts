import type { LookChoice, Problem } from '../contract.ts';
import type { Files } from '../marks.ts';
import { applyEdits, type TextEdit } from '../text-edits.ts';
import { findLookBlocks, type Look, lookOf, overrideSchemas } from './look.ts';
import { readDeclarations } from './read-look.ts';
import { declarationsOf } from './render-look.ts';

/** The style sheet of the look, and the pages that carry it, under a choice. Only the declarations that differ change. */
export function applyLook(files: Files, choice: LookChoice): { files: Files; problems: Problem[] } {
  const found = lookOf(files);
  if (!found) return { files: {}, problems: [{ name: 'look', what: 'the template has none' }] };
  const { look } = found;
  const problems = findLookFaults(look, choice);
  if (problems.length > 0) return { files: {}, problems };
  const edits = new Map<string, TextEdit[]>();
  for (const { file, start, end } of findLookBlocks(files, look)) {
    const present = readDeclarations((files[file] ?? '').slice(start, end));
    for (const [name, value] of declarationsOf(look, choice)) {
      const place = present.get(name);
      if (!place) problems.push({ name, file, what: 'is not in the style sheet' });
      if (!place || place.value === value) continue;
      const edit = { start: start + place.start, end: start + place.end, text: value };
      edits.set(file, [...(edits.get(file) ?? []), edit]);
    }
  }
  const changed = [...edits].map(([file, own]) => [file, applyEdits(files[file] ?? '', own)]);
  return { files: Object.fromEntries(changed), problems };
}

/** Names that the look does not have, and values that are no colour or length: nothing else may stand in a style sheet. */
function findLookFaults(look: Look, { palette, pairing, overrides }: LookChoice): Problem[] {
  const problems: Problem[] = [];
  const known = (name: string, names: Record<string, unknown>, what: string) => {
    if (!Object.hasOwn(names, name))
      problems.push({ name, what: `is no ${what} of this template: ${Object.keys(names).join(', ')}` });
  };
  known(palette, look.palettes, 'palette');
  known(pairing, look.pairings, 'pairing');
  const [first] = Object.values(look.palettes);
  for (const [name, value] of Object.entries(overrides)) {
    const color = /^(light|dark)\.(.+)$/.exec(name)?.[2];
    const schema = color ? overrideSchemas.color : overrideSchemas.dimension;
    if (color ? !Object.hasOwn(first?.light ?? {}, color) : !Object.hasOwn(look.shape, name))
      problems.push({ name, what: 'is no colour or length of this template' });
    const result = schema.safeParse(value);
    if (!result.success)
      problems.push({ name, what: result.error.issues[0]?.message ?? 'is not understood' });
  }
  return problems;
}
