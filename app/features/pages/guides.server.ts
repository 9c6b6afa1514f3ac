import { renderToStaticMarkup } from 'react-dom/server';
import { HOSTS, type Host } from './deploy/hosts.ts';
import { GITHUB_PAGES, NETLIFY, VERCEL } from './deploy/platforms.tsx';
import type { Step } from './deploy/step-list.tsx';
import { TRADITIONAL } from './deploy/traditional.tsx';
import { QUESTIONS } from './faq/questions.ts';

const steps: Record<Host, readonly Step[]> = {
  traditional: TRADITIONAL,
  vercel: VERCEL,
  netlify: NETLIFY,
  'github-pages': GITHUB_PAGES,
};

/** Pages that explain something, as Markdown, by the names in their addresses. */
export const guides: Record<string, (siteUrl: string) => string> = {
  'deploy-guide': () =>
    `# Deploy Guide\n\n${Object.entries(HOSTS)
      .map(([host, name]) => `## ${name}\n\n${steps[host as Host].map(stepText).join('\n\n')}`)
      .join('\n\n')}\n`,
  faq: (siteUrl) =>
    `# Frequently Asked Questions\n\n${QUESTIONS.map(({ question, answer, link }) => {
      const more = link ? [`[${link.label}](${siteUrl}${link.to})`] : [];
      return [`## ${question}`, ...answer, ...more].join('\n\n');
    }).join('\n\n')}\n`,
};

function stepText({ title, text, code = [] }: Step, index: number): string {
  const blocks = code.map(({ name, code: lines }) => `${name}:\n\n\`\`\`\n${lines.trimEnd()}\n\`\`\``);
  return [`### ${index + 1}. ${title}`, textOf(text), ...blocks].join('\n\n');
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Paragraphs as they are drawn, with their code and links, as Markdown. */
function textOf(text: Step['text']): string {
  return renderToStaticMarkup(text)
    .replace(/<code[^>]*>(.*?)<\/code>/g, '`$1`')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<\/p>\s*<p[^>]*>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
