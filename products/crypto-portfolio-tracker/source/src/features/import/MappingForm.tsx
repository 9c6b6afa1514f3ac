import { useStore } from '../../app/store.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { FIELD_LABELS, FIELDS, type Field as Name, REQUIRED, type Reading } from './mapping.ts';

interface Props {
  headers: readonly string[];
  /** The first row, shown beside the column names. */
  first: readonly string[];
  reading: Reading;
  onChange: (reading: Reading) => void;
}

export function MappingForm({ headers, first, reading, onChange }: Props) {
  const { portfolio } = useStore();
  const set = (field: Name, text: string) => {
    const mapping = { ...reading.mapping };
    if (text === '') delete mapping[field];
    else mapping[field] = Number(text);
    onChange({ ...reading, mapping });
  };
  return (
    <div className="grid gap-3 px-4 pb-5">
      <Choice
        legend="Days are written"
        options={[
          ['iso', '2026-11-03'],
          ['day-first', '03/11/2026'],
          ['month-first', '11/03/2026'],
        ]}
        value={reading.dates}
        onChange={(dates) => onChange({ ...reading, dates })}
      />
      <Choice
        legend="Decimals are written"
        options={[
          ['point', '1,234.5'],
          ['comma', '1.234,5'],
        ]}
        value={reading.decimals}
        onChange={(decimals) => onChange({ ...reading, decimals })}
      />
      <hr className="border-line" />
      {FIELDS.map((field) => (
        <Field key={field} label={`${FIELD_LABELS[field]}${REQUIRED.includes(field) ? ' (needed)' : ''}`}>
          <select
            className="control"
            value={reading.mapping[field] ?? ''}
            onChange={(event) => set(field, event.target.value)}
          >
            <option value="">No column</option>
            {headers.map((header, index) => (
              <option key={header} value={index}>
                {header}
                {first[index] ? `: ${first[index]}` : ''}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Field label="Rows without an account belong to">
        <select
          className="control"
          value={reading.account}
          onChange={(event) => onChange({ ...reading, account: event.target.value })}
        >
          <option value="">No account: a mistake</option>
          {portfolio.accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
