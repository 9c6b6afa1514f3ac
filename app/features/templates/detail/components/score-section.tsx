import { Section } from '../../../../ui/section.tsx';
import type { Scores, TemplateDetail } from '../../schema.ts';

const NAMES: Record<keyof Scores, string> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  bestPractices: 'Best practices',
  seo: 'SEO',
};

/** The four scores, and how they came about. */
export function ScoreSection({ template }: { template: TemplateDetail }) {
  return (
    <Section title="Measured, not promised">
      <dl className="grid grid-cols-2 gap-3 @min-[32rem]:grid-cols-4">
        {(Object.keys(NAMES) as (keyof Scores)[]).map((name) => (
          <div
            key={name}
            className="flex flex-col-reverse rounded-sm border border-line bg-surface px-4 pt-3 pb-4"
          >
            <dt className="text-label text-ink-soft">{NAMES[name]}</dt>
            <dd className="font-display text-[2.5rem] leading-12 font-extrabold tabular-nums">
              {template.scores[name]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-line text-[0.9375rem] text-ink-soft">
        Scores of Google’s Lighthouse, 0 to 100, with its mobile settings, which imitate a mid-range phone on
        a slow connection: the middle one of three runs over the front page, in a real browser, with exactly
        the files that are in the zip. Your own pictures, scripts and server will move them.
      </p>
    </Section>
  );
}
