import { readFileSync } from 'node:fs';

interface Listed {
  id: string;
  title: string;
  themes: string[];
}

/** The templates of the gallery, as the catalogue lists them. */
export const { templates } = JSON.parse(readFileSync('templates/catalogue.json', 'utf8')) as {
  templates: Listed[];
};
export type { Listed };
