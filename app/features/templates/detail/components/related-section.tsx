import { TemplateCard } from '../../components/template-card.tsx';
import type { TemplateSummary } from '../../schema.ts';
import { RELATED_RULE } from '../related.ts';

/** Three templates that are most like this one. */
export function RelatedSection({ templates }: { templates: readonly TemplateSummary[] }) {
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="related" className="detail-related border-t border-line pt-10">
      <h2 id="related" className="font-display text-heading font-extrabold">
        Related templates
      </h2>
      <p className="mt-2 text-label text-ink-faint">{RELATED_RULE}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-10 min-[31rem]:grid-cols-2 min-[72rem]:grid-cols-3">
        {templates.map((template) => (
          <li key={template.id} className="min-w-0">
            <TemplateCard template={template} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
