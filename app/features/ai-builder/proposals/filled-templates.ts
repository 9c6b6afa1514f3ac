import type { Look } from '../../../../domain/contract/look/look.ts';

// Templates are read as files: they import nothing and nothing imports them.
const looks = import.meta.glob<Look>('/templates/base/look.json', { import: 'default', eager: true });
const versions = import.meta.glob<string>(
  [
    '/templates/base/template.json',
    '/templates/coming-soon/template.json',
    '/templates/dental-clinic/template.json',
    '/templates/gym/template.json',
    '/templates/link-in-bio/template.json',
    '/templates/nonprofit/template.json',
    '/templates/one-page-cv/template.json',
    '/templates/pizza-world/template.json',
    '/templates/studio/template.json',
    '/templates/tour-world/template.json',
  ],
  { import: 'version', eager: true },
);

/** The look of Base: its themes and which of their colours meet. */
export const baseLook = looks['/templates/base/look.json'] as Look;

/** The version of a template that is filled here. */
export const versionOf = (template: string): string => versions[`/templates/${template}/template.json`] ?? '';
