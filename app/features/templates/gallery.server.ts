import { createHash } from 'node:crypto';
import { templates } from './catalogue.server.ts';
import { prepareCatalogue } from './search/catalogue.ts';
import { indexTemplates, searchTemplates, type TextIndex } from './search/text-index.ts';

const catalogue = prepareCatalogue(templates);
const byId = new Map(templates.map((template) => [template.id, template]));
let index: TextIndex | undefined;

/** The gallery's templates, prepared for searching and filtering. */
export const gallerySources = {
  catalogue,
  search(q: string) {
    index ??= indexTemplates(templates);
    return searchTemplates(index, (id) => byId.get(id), q);
  },
};

/** Every template as JSON, for the gallery in the browser. */
export const catalogueJson = JSON.stringify({ templates });

/** Address of that JSON. It changes with the content, so that the answer may be kept for ever. */
export const catalogueHref = `/templates/catalogue.json?v=${createHash('sha256').update(catalogueJson).digest('base64url').slice(0, 12)}`;
