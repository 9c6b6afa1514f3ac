import { formatFileSize } from '../../../lib/file-size.ts';
import { FRAMEWORK_NAMES, type Scores, type TemplateSummary } from '../schema.ts';
import { Marked } from './marked.tsx';

type Props = { template: TemplateSummary; terms?: readonly string[] | undefined };

/** The wall label of a template: what it is, which version, how heavy, how well it scores. All of it measured. */
export function TemplateFacts({ template, terms }: Props) {
  const { category, framework, version, pageBytes, scores } = template;
  return (
    <dl className="mt-auto flex flex-col gap-0.5 border-l-2 border-ink pl-3 text-label tabular-nums">
      <Row term="Category and framework">
        <span className="font-semibold">
          <Marked text={category} terms={terms} />
        </span>
        {', '}
        <Marked text={FRAMEWORK_NAMES[framework]} terms={terms} />
      </Row>
      <Row term="Version and page size">
        <span className="text-ink-soft">
          Version {version}, {formatFileSize(pageBytes, 'rough')} a page
        </span>
      </Row>
      <Row term="Lighthouse scores">
        <span data-tooltip={spoken(scores)} className="text-ink-soft">
          <span aria-hidden="true">Lighthouse {short(scores)}</span>
          <span className="sr-only">{spoken(scores)}</span>
        </span>
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function short({ performance, accessibility, bestPractices, seo }: Scores): string {
  return [performance, accessibility, bestPractices, seo].join('\u2009·\u2009');
}

function spoken({ performance, accessibility, bestPractices, seo }: Scores): string {
  return `Performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`;
}
