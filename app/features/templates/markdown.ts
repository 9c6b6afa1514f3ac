import { formatFileSize } from '../../lib/file-size.ts';
import { FRAMEWORK_NAMES, type TemplateDetail, templatePaths } from './schema.ts';

/** What the page of a template says, as Markdown. */
export function templateMarkdown(template: TemplateDetail, siteUrl: string): string {
  const { id, title, description, category, framework, pages, license, version, updated, tags, features } =
    template;
  const { performance, accessibility, bestPractices, seo } = template.scores;
  return [
    `# ${title}`,
    description,
    [
      `- Category: ${category}`,
      `- Built with: ${FRAMEWORK_NAMES[framework]}`,
      `- Pages: ${pages}; heaviest page ${formatFileSize(template.pageBytes, 'rough')}`,
      `- Lighthouse on a phone: performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
      `- Licence: ${license}; version ${version} of ${updated}`,
      `- Tags: ${tags.join(', ')}`,
    ].join('\n'),
    '## Features',
    features.map((feature) => `- ${feature}`).join('\n'),
    '## Use it',
    [
      `- [Live demo](${siteUrl}${templatePaths.demo(id)})`,
      `- [Source as a zip](${siteUrl}${templatePaths.download(title)}) (${formatFileSize(template.zipBytes, 'rough')}, sha-256 ${template.zipSha256})`,
      `- [Source as a repository](${siteUrl}${templatePaths.code(id)})`,
      `- With an agent: the tools of ${siteUrl}/mcp know it as \`${id}\``,
    ].join('\n'),
    '',
  ].join('\n\n');
}
