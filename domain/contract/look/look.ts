import { z } from 'zod';
import { type Problem, parseJson } from '../contract.ts';
import type { Files } from '../marks.ts';
import { attributeOf, descendants, innerRange, parsePage, type Range } from '../page.ts';

const token = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a name of a-z, 0-9 and hyphens');
const color = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'must be a colour such as #1a2fc0');
const label = z.string().min(1).max(60);
const family = z.string().regex(/^[A-Za-z][A-Za-z0-9 -]*$/, 'must be the name of a font family');
const dimension = z
  .string()
  .regex(/^(0|\d{1,4}(\.\d{1,3})?(px|rem))$/, 'must be a length in px or rem, such as 0.5rem');

const lookFileSchema = z
  .strictObject({
    /** The style sheet that is made of it. */
    css: z.string().regex(/^[a-z0-9/.-]+\.css$/, 'must be a style sheet of the template'),
    /** The first one is the template's own. Each names the same colours, by day and by night. */
    palettes: z.record(
      token,
      z.strictObject({ label, light: z.record(token, color), dark: z.record(token, color) }),
    ),
    pairings: z.record(
      token,
      z.strictObject({
        label,
        fonts: z.record(token, z.array(family).min(1)),
        numbers: z.record(token, z.number().min(0).max(1000)).default({}),
      }),
    ),
    shape: z.record(token, dimension).default({}),
    /** Colours that meet: 4.5 for text, 3 for large text and for what is pressed. */
    pairs: z.array(
      z.strictObject({ front: token, back: token, least: z.union([z.literal(4.5), z.literal(3)]) }),
    ),
  })
  .superRefine((look, context) => {
    const fail = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const [first] = Object.values(look.palettes);
    if (!first || Object.keys(look.pairings).length === 0) return fail([], 'needs a palette and a pairing');
    const names = Object.keys(first.light).join();
    for (const [name, { light, dark }] of Object.entries(look.palettes))
      if (Object.keys(light).join() !== names || Object.keys(dark).join() !== names)
        fail(['palettes', name], `must name the colours ${names}, in this order, light and dark`);
    const [type] = Object.values(look.pairings);
    const kinds = (one: typeof type) => Object.keys({ ...one?.fonts, ...one?.numbers }).join();
    for (const [name, pairing] of Object.entries(look.pairings))
      if (kinds(pairing) !== kinds(type)) fail(['pairings', name], `must name ${kinds(type)}, in this order`);
    for (const [index, { front, back }] of look.pairs.entries())
      for (const name of [front, back])
        if (!first.light[name]) fail(['pairs', String(index)], `names ${name}, which no palette has`);
  });

/** `look.json`: every colour, font and length of a template that may be chosen; the source of its tokens and style sheet. */
export type Look = z.infer<typeof lookFileSchema>;

/** Reads `look.json`, or says field by field what is wrong with it. */
export function parseLook(text: string): { look: Look } | { problems: Problem[] } {
  const result = parseJson(text, lookFileSchema, 'look.json');
  return 'problems' in result ? result : { look: result.value };
}

/** The look of a template and its style sheet; null when it has none. */
export function lookOf(files: Files): { look: Look; css: string } | null {
  const result = files['look.json'] === undefined ? null : parseLook(files['look.json']);
  if (!result || 'problems' in result) return null;
  const css = files[result.look.css];
  return css === undefined ? null : { look: result.look, css };
}

/** Where custom properties of the look stand in a file. */
export interface LookBlock extends Range {
  file: string;
}

/**
 * The style sheet of a look, and every `<style data-look>` of a page: a page that must hold where nothing beside it can be loaded
 * carries the look itself.
 */
export function findLookBlocks(files: Files, { css }: Look): LookBlock[] {
  const pages = Object.entries(files).filter(
    ([file, text]) => file.endsWith('.html') && text.includes('data-look'),
  );
  return [
    { file: css, start: 0, end: (files[css] ?? '').length },
    ...pages.flatMap(([file, text]) =>
      parsePage(text)
        .flatMap(descendants)
        .filter((one) => one.tagName === 'style' && attributeOf(one, 'data-look') !== null)
        .flatMap((one) => innerRange(one) ?? [])
        .map((range) => ({ file, ...range })),
    ),
  ];
}

/** What may replace a token: `light.ink` and `dark.ink` a colour, `radius` a length. */
export const overrideSchemas = { color, dimension };
