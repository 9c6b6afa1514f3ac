import { z } from 'zod';

const slotTypes = [
  'text',
  'rich',
  'link',
  'image',
  'price',
  'number',
  'date',
  'email',
  'phone',
  'key',
  'choice',
] as const;
export type SlotType = (typeof slotTypes)[number];

const slotName = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*$/,
    'must be a dotted name of a-z, 0-9 and hyphens, such as hero.title',
  );
const words = z.string().min(1, 'must not be empty').max(200, 'must have at most 200 characters');
const size = z.int('must be a whole number').min(1, 'must be at least 1');

const slotSchema = z.strictObject({
  type: z.enum(slotTypes, `must be one of: ${slotTypes.join(', ')}`).optional(),
  label: words.optional(),
  group: words.optional(),
  help: words.optional(),
  /** What it is in schema.org's words, such as `telephone`: for filling by recognition. */
  role: words.optional(),
  /** May stay empty. */
  optional: z.boolean().optional(),
  /** Of a text: characters. Of a list: items. */
  min: z.int().min(0).optional(),
  max: size.optional(),
  options: z.array(words).min(2).optional(),
});

const bindSchema = z.strictObject({
  slot: slotName,
  file: words,
  /** `json:#id/pointer`: a text in a `script type="application/json"` with this id. */
  target: z.string().regex(/^json:#[A-Za-z][\w-]*(\/[^/]+)+$/, 'must look like json:#id/pointer'),
});

const contractSchema = z.strictObject({
  /** What can not be seen in the marks. A slot that needs nothing said of it is not named here. */
  slots: z.record(slotName, slotSchema).default({}),
  sections: z.record(slotName, z.strictObject({ label: words })).default({}),
  photos: z
    .record(slotName, z.strictObject({ label: words, width: size, height: size, role: words.optional() }))
    .default({}),
  bind: z.array(bindSchema).default([]),
  /** Visible words that belong to the interface and not to the business. */
  fixed: z.array(words).default([]),
});

/** `contract.json` of a template: what its marks do not say themselves. */
export type Contract = z.infer<typeof contractSchema>;
export type SlotRules = z.infer<typeof slotSchema>;
export type Bind = z.infer<typeof bindSchema>;

/** A photograph in the place of a drawing; null shows the drawing. */
export type Photo = z.infer<typeof photoSchema>;
export const photoSchema = z.strictObject({
  src: z.string(),
  alt: z.string().max(200),
  width: size.max(10_000),
  height: size.max(10_000),
  /** The point that stays visible when the picture is cut: per cent from the left and from the top. */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).default([50, 50]),
});

/** An item of a list: its `id` is its place in the template's own list, from 1; without one it is new. */
export interface Item {
  [field: string]: Value;
}
export type Value = string | null | Photo | Item[];

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.null(), photoSchema, z.array(z.record(z.string(), valueSchema))]),
);

const lookSchema = z.strictObject({
  palette: z.string(),
  pairing: z.string(),
  overrides: z.record(z.string(), z.string()).default({}),
});
/** Which palette and type, and what differs from them: `light.ink`, `dark.ink` or `radius`. */
export type LookChoice = z.infer<typeof lookSchema>;

const entrySchema = z.union([
  z.looseObject({ value: valueSchema }).transform(({ value }) => value),
  valueSchema,
]);

const siteSchema = z.object({
  template: z.string().optional(),
  version: z.string().optional(),
  slots: z.record(z.string(), entrySchema).default({}),
  look: lookSchema.optional(),
  sections: z.array(z.string()).optional(),
  /** The pages that are kept, such as `contact.html`; all when it is not given. The first page and `404.html` always stay. */
  pages: z.array(z.string()).optional(),
});

/** What is to be filled in: only what it names changes. */
export type SiteValues = z.infer<typeof siteSchema>;

/** One thing that could not be read or filled. */
export interface Problem {
  /** A slot, a section, a token of the look or a field of a file. */
  name: string;
  file?: string;
  what: string;
}

/** Reads `contract.json`, or says field by field what is wrong with it. */
export function parseContract(text: string): { contract: Contract } | { problems: Problem[] } {
  const result = parseJson(text, contractSchema, 'contract.json');
  return 'problems' in result ? result : { contract: result.value };
}

/** Reads a `site.json`: each slot as its value alone, or as the entry with type and limits that is written out. */
export function parseSite(text: string): { site: SiteValues } | { problems: Problem[] } {
  const result = parseJson(text, siteSchema, 'site.json');
  return 'problems' in result ? result : { site: result.value };
}

export function parseJson<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
): { value: T } | { problems: Problem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [{ name: file, what: `is not JSON: ${(error as Error).message}` }] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(({ path, message, code, ...issue }) => ({
      name: path.join('.') || file,
      file,
      what:
        code === 'unrecognized_keys' && 'keys' in issue
          ? `does not know ${(issue.keys as string[]).join(', ')}`
          : message,
    })),
  };
}
