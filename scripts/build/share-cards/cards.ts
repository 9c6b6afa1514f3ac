import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFile } from '../../../app/features/templates/catalogue-file.ts';
import { PUBLIC_PAGES } from '../../../domain/site/public-pages.ts';
import type { Card } from './card.ts';
import { openFaces } from './faces.ts';
import { galleryCard, homeCard, pageCard } from './page-card.ts';
import { postCard } from './post-card.ts';
import { templateCard } from './template-card.ts';

/** The share cards of all public pages that a build knows: its own pages, templates and posts. */
export function allCards(root: string): Card[] {
  const faces = openFaces();
  const folder = path.join(root, 'templates');
  const text = readFileSync(path.join(folder, 'catalogue.json'), 'utf8');
  const { templates } = catalogueFile.parse(JSON.parse(text));
  const blog = path.join(root, 'content', 'blog');
  return [
    ...PUBLIC_PAGES.map((page) => {
      if (page.path === '/') return homeCard(page, templates, folder, faces);
      // The gallery's six are others than the three at home, as soon as there are enough.
      const further = templates.length > 8 ? templates.slice(3) : templates;
      return page.path === '/templates' ? galleryCard(page, further, folder, faces) : pageCard(page, faces);
    }),
    ...templates.map((entry) => templateCard(entry, folder, faces)),
    ...readdirSync(blog)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => postCard(path.join(blog, name), faces)),
  ];
}
