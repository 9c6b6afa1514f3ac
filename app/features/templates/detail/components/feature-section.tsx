import { Check } from 'lucide-react';
import { Section } from '../../../../ui/section.tsx';
import type { TemplateDetail } from '../../schema.ts';

/** True of every template here: the workshop's checks hold each to them. */
const COMMON = [
  'Fully Responsive Design',
  'Modern UI Components',
  'Easy to Customize',
  'Cross-browser Compatible',
  'Clean Code Structure',
];

/** What every template has, and what this one has beside it. */
export function FeatureSection({ template }: { template: TemplateDetail }) {
  return (
    <Section title="Features">
      <div className="grid gap-x-10 gap-y-6 @min-[36rem]:grid-cols-[minmax(0,1fr)_16rem]">
        <ul className="flex flex-col gap-3">
          {template.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <span aria-hidden="true" className="mt-2 h-2 w-4 shrink-0 bg-slab" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="self-start rounded-sm border border-line bg-surface p-5">
          <h3 className="text-label font-semibold text-ink-soft">As every template here</h3>
          <ul className="mt-3 flex flex-col gap-2">
            {COMMON.map((feature) => (
              <li key={feature} className="flex items-start gap-2.5 text-[0.9375rem] font-medium">
                <Check
                  aria-hidden="true"
                  className="mt-1 size-4 shrink-0 text-success-text"
                  strokeWidth={2.5}
                />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
