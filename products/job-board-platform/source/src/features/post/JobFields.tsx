import type { Contract, Job, Mode, Field as WorkField } from '../../data/types.ts';
import { lakh } from '../../lib/format.ts';
import { regions } from '../../lib/regions.ts';
import { Field } from '../../ui/Field.tsx';
import { contracts, fields, modes } from '../search/filter.ts';
import type { Faults } from './validate.ts';

interface Props {
  draft: Job;
  change: (job: Job) => void;
  faults: Faults;
}

/** The fields of a job, each with what is wrong with it. */
export function JobFields({ draft, change, faults }: Props) {
  const set = (part: Partial<Job>) => change({ ...draft, ...part });
  const select = <T extends string>(label: string, value: T, options: T[], apply: (value: T) => void) => (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          className="field"
          value={value}
          onChange={(event) => apply(event.target.value as T)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
  const pay = (key: 'payMin' | 'payMax', label: string) => (
    <Field
      label={label}
      fault={faults[key]}
      help={draft[key] > 0 ? `${lakh(draft[key])} lakh` : 'for example 900000'}
    >
      {(props) => (
        <input
          {...props}
          type="number"
          min={0}
          step={10_000}
          className="field"
          value={draft[key] || ''}
          onChange={(event) => change({ ...draft, [key]: event.target.valueAsNumber || 0 })}
        />
      )}
    </Field>
  );
  return (
    <>
      <Field label="Title" fault={faults.title}>
        {(props) => (
          <input
            {...props}
            className="field text-lg"
            value={draft.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {pay('payMin', 'Pay from, rupees a year')}
        {pay('payMax', 'to')}
        {select<WorkField>('Work', draft.field, fields, (field) => set({ field }))}
        {select<Mode>('Where from', draft.mode, modes, (mode) => set({ mode }))}
        {select<Contract>('Contract', draft.contract, contracts, (contract) => set({ contract }))}
        <Field label="Years of experience" fault={faults.years}>
          {(props) => (
            <input
              {...props}
              type="number"
              min={0}
              max={40}
              className="field"
              value={draft.years}
              onChange={(event) => set({ years: event.target.valueAsNumber || 0 })}
            />
          )}
        </Field>
        <Field label="Town" fault={faults.city}>
          {(props) => (
            <input
              {...props}
              className="field"
              value={draft.city}
              onChange={(event) => set({ city: event.target.value })}
            />
          )}
        </Field>
        <Field label="State" fault={faults.region}>
          {(props) => (
            <select
              {...props}
              className="field"
              value={draft.region}
              onChange={(event) => set({ region: event.target.value })}
            >
              <option value="">Choose</option>
              {[...regions]
                .sort((a, b) => a.name.localeCompare(b.name))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      </div>
      <Field label="What the job is for" fault={faults.about} help="Two or three sentences.">
        {(props) => (
          <textarea
            {...props}
            className="field min-h-28"
            maxLength={700}
            value={draft.about}
            onChange={(event) => set({ about: event.target.value })}
          />
        )}
      </Field>
      <Field label="What one does, a task a line" fault={faults.tasks}>
        {(props) => (
          <textarea
            {...props}
            className="field min-h-28"
            value={draft.tasks.join('\n')}
            onChange={(event) => set({ tasks: event.target.value.split('\n') })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Skills, with commas between" fault={faults.skills}>
          {(props) => (
            <input
              {...props}
              className="field"
              defaultValue={draft.skills.join(', ')}
              onChange={(event) =>
                set({
                  skills: [
                    ...new Set(
                      event.target.value
                        .split(',')
                        .map((it) => it.trim())
                        .filter(Boolean),
                    ),
                  ],
                })
              }
            />
          )}
        </Field>
        <Field label="Apply by" fault={faults.closes}>
          {(props) => (
            <input
              {...props}
              type="date"
              className="field"
              value={draft.closes}
              onChange={(event) => set({ closes: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
