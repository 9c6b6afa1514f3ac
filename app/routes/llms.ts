import type { LoaderFunctionArgs } from 'react-router';
import { PUBLIC_PAGES } from '../../domain/site/public-pages.ts';
import { requestValues } from '../../domain/site/request-context.ts';
import { BRAND } from '../../domain/site/seo.ts';
import { posts } from '../features/blog/posts.server.ts';
import { guides } from '../features/pages/guides.server.ts';
import { templates } from '../features/templates/catalogue.server.ts';
import { templatePaths } from '../features/templates/schema.ts';

/** `/llms.txt` (llmstxt.org): what language models find here, and where they read it as Markdown. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(requestValues);
  const link = (title: string, path: string, about: string) => `- [${title}](${siteUrl}${path}): ${about}`;
  const pathOf = (path: string) => (Object.hasOwn(guides, path.slice(1)) ? `${path}.md` : path);
  const text = [
    `# ${BRAND}`,
    '> Free website templates with their source, a community that shares websites, git repositories, and sites that are published here.',
    'Agents use the tools of the Model Context Protocol at ' +
      `${siteUrl}/mcp: they find a template, fill it, keep it in a repository and publish it. Reading what is public needs no account.`,
    `The functions that the pages call are described at ${siteUrl}/functions/v1/openapi.json.`,
    '## Templates',
    templates
      .map(({ id, title, description }) => link(title, `${templatePaths.detail(id)}.md`, description))
      .join('\n'),
    '## Articles',
    posts.map(({ title, slug, excerpt }) => link(title, `/blog/${slug}.md`, excerpt)).join('\n'),
    '## Pages',
    PUBLIC_PAGES.map(({ path, title, line }) => link(title, pathOf(path), line)).join('\n'),
    '## Feeds',
    [
      link('New templates', '/templates/feed.json', 'JSON Feed'),
      link('Articles', '/blog/feed.json', 'JSON Feed, with the whole text'),
      link('Suggestions', '/make-my-site/feed.xml', 'Atom'),
    ].join('\n'),
    '',
  ].join('\n\n');
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
