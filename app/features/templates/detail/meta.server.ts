import type { MetaDescriptor } from 'react-router';
import { alternate } from '../../../../domain/site/alternate.ts';
import { BRAND, pageMeta } from '../../../../domain/site/seo.ts';
import { breadcrumbList, templateNode } from '../../../../domain/site/structured-data.ts';
import { clipText } from '../../../lib/clip-text.ts';
import { TEMPLATES_FEED } from '../feed.ts';
import { FRAMEWORK_NAMES, type TemplateDetail, templatePaths } from '../schema.ts';

const GALLERY = { name: 'Free Templates', path: '/templates' };

/** Title, description, keywords, share card and structured data of a template; without one, of its absence. */
export function templateMeta(template: TemplateDetail | null, siteUrl: string): MetaDescriptor[] {
  if (!template) return [{ title: `Template Not Found · ${BRAND}` }, { name: 'robots', content: 'noindex' }];
  const { id, title, description, tags, category, version, published, updated, photo } = template;
  const path = templatePaths.detail(id);
  const framework = FRAMEWORK_NAMES[template.framework];
  return [
    ...pageMeta({
      title: `${title}: Free ${framework} Template`,
      description: clipText(description, 160),
      keywords: [title, category, `${framework} template`, 'free website template', ...tags],
      path,
      siteUrl,
      nodes: [
        breadcrumbList(siteUrl, [GALLERY, { name: title, path }]),
        templateNode(siteUrl, {
          name: title,
          description,
          path,
          keywords: tags,
          image: photo.src,
          created: published,
          modified: updated,
          framework,
          category,
          version,
        }),
      ],
    }),
    alternate('text/markdown', `${path}.md`),
    alternate('application/feed+json', TEMPLATES_FEED, 'New templates'),
  ];
}
