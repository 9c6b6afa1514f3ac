import { z } from 'zod';
import { isBuilt } from './built/papers.ts';
import { categoryNames } from './categories.ts';

export const frameworks = ['html', 'bootstrap', 'tailwind', 'react'] as const;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const line = (least: number, most: number) =>
  z
    .string('must be a text')
    .min(least, `must have at least ${least} characters`)
    .max(most, `must have at most ${most} characters`)
    .refine(
      (text) => text === text.trim() && !/[\r\n]/.test(text),
      'must be one line without spaces around it',
    );

const command = (words: string) => z.literal(words, `must be '${words}'`);

const unlike = (items: string[]) => new Set(items).size === items.length;

/** What `template.json` says: everything a person decides. What can be measured is never written here. */
export const manifestSchema = z
  .strictObject({
    id: z
      .string('must be a text')
      .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be words of a-z and 0-9 joined by hyphens')
      .max(40, 'must have at most 40 characters'),
    title: line(2, 40).regex(
      /^[\p{L}\p{N}][\p{L}\p{N} .,&+'!-]*$/u,
      "may hold letters, digits, spaces and . , & + ' ! - because the zip is named after it",
    ),
    description: line(40, 160),
    category: z.enum(categoryNames, `must be one of: ${categoryNames.join(', ')}`),
    tags: z
      .array(
        z
          .string('must be a text')
          .regex(/^[a-z0-9][a-z0-9 .+-]{0,23}$/, 'must be lower case, at most 24 characters'),
        'must be a list',
      )
      .min(3, 'must hold at least 3 tags')
      .max(8, 'must hold at most 8 tags')
      .refine(unlike, 'must not name a tag twice'),
    framework: z.enum(frameworks, `must be one of: ${frameworks.join(', ')}`),
    pages: z.int('must be a whole number').min(1, 'must be at least 1'),
    version: z.string('must be a text').regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.0.0'),
    license: z.literal('MIT', "must be 'MIT'"),
    features: z
      .array(line(8, 100), 'must be a list')
      .min(3, 'must hold at least 3 features')
      .max(8, 'must hold at most 8 features')
      .refine(unlike, 'must not name a feature twice'),
    themes: z
      .array(z.enum(themes, `must be one of: ${themes.join(', ')}`), 'must be a list')
      .min(1, 'must hold at least one theme')
      .refine(unlike, 'must not name a theme twice')
      .optional(),
    /** Commands to run in the unzipped folder, for a template that is built. */
    source: z
      .strictObject({
        install: command('npm install'),
        develop: command('npm run dev'),
        build: command('npm run build'),
      })
      .optional(),
  })
  .refine(({ framework, source }) => source || !isBuilt({ framework }), {
    path: ['source'],
    message: 'is needed for a tailwind or react template: { install, develop, build }',
  })
  .refine(({ framework, source }) => !source || isBuilt({ framework }), {
    path: ['source'],
    message: 'is only for a tailwind or react template',
  });

export type Manifest = z.infer<typeof manifestSchema>;

export interface ManifestFault {
  /** For example `features.2`; empty when the whole file is meant. */
  field: string;
  /** Line in the file, from 1. */
  line: number;
  what: string;
}

/** Reads the text of a `template.json`: the manifest, or what is wrong with it, field by field. */
export function parseManifest(text: string): { manifest: Manifest } | { faults: ManifestFault[] } {
  const result = parseText(text, manifestSchema);
  return 'faults' in result ? result : { manifest: result.value };
}

/** Reads a JSON text by a schema: the value, or what is wrong with it, field by field. */
export function parseText<T>(text: string, schema: z.ZodType<T>): { value: T } | { faults: ManifestFault[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      faults: [
        { field: '', line: jsonErrorLine(text, error), what: `is not JSON: ${(error as Error).message}` },
      ],
    };
  }
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  return { faults: result.error.issues.map((issue) => describe(issue, json, text)) };
}

function describe(issue: z.core.$ZodIssue, json: unknown, text: string): ManifestFault {
  const field = issue.path.join('.');
  const line = fieldLine(text, issue.path);
  if (issue.code === 'unrecognized_keys')
    return { field: issue.keys.join(', '), line: fieldLine(text, issue.keys), what: 'is not a known field' };
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], json);
  if (value === undefined && issue.path.length > 0)
    return { field, line, what: issue.path[0] === 'source' ? issue.message : 'is missing' };
  const length = typeof value === 'string' && issue.code?.startsWith('too_') ? `, has ${value.length}` : '';
  return { field, line, what: `${issue.message}${length}` };
}

/** Line of the first key of the path in the file: entries of lists are found by their list. */
function fieldLine(text: string, path: PropertyKey[]): number {
  const at = text.indexOf(`"${String(path[0])}"`);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

function jsonErrorLine(text: string, error: unknown): number {
  const position = /position (\d+)/.exec((error as Error).message)?.[1];
  return position ? text.slice(0, Number(position)).split('\n').length : 1;
}
