import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ProjectStatus } from '../project.ts';

const CHOICES: { value: ProjectStatus; label: string; meaning: string }[] = [
  { value: 'published', label: 'Published', meaning: 'In the community, for everyone.' },
  { value: 'draft', label: 'Draft', meaning: 'Stored, but not in the community.' },
  {
    value: 'pending_review',
    label: 'Pending review',
    meaning: 'Stored, and marked as waiting for a review.',
  },
];

/** Who will see the project. */
export function StatusField({ registration }: { registration: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Status</legend>
      <div className="divide-y divide-line rounded-md border border-edge bg-surface">
        {CHOICES.map(({ value, label, meaning }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 px-3 py-2.5 hover:bg-sunken">
            <input {...registration} type="radio" value={value} className="mt-1 size-4 shrink-0" />
            <span className="flex flex-1 flex-wrap gap-x-3 leading-6">
              <span className="min-w-32 font-medium">{label}</span>
              <span className="text-[0.9375rem] text-ink-soft">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
