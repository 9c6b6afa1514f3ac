import type { Look } from '../../../../domain/contract/look/look.ts';

// Templates are read as files: they import nothing and nothing imports them.
const looks = import.meta.glob<Look>('/templates/base/look.json', { import: 'default', eager: true });
const manifests = import.meta.glob<{ version: string }>(
  [
    '/templates/base/template.json',
    '/templates/coming-soon/template.json',
    '/templates/link-in-bio/template.json',
  ],
  { import: 'default', eager: true },
);

/** The look of Base: its themes and which of their colours meet. */
export const baseLook = looks['/templates/base/look.json'] as Look;

/** The version of a template that is filled here. */
export const versionOf = (template: 'base' | 'coming-soon' | 'link-in-bio'): string =>
  manifests[`/templates/${template}/template.json`]?.version ?? '';
