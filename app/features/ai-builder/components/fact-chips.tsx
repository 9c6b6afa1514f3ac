import { Pencil, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Facts } from '../facts/facts.ts';
import { type Chip, chipsOf } from '../proposals/chips.ts';

type Props = { facts: Facts; onFacts: (facts: Facts) => void };

/** What was understood. A press on one corrects it; the cross takes it back. */
export function FactChips({ facts, onFacts }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  const chips = chipsOf(facts);
  const chosen = chips.find(({ id }) => id === open);
  return (
    <>
      <ul aria-label="Understood" className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li
            key={chip.id}
            className="flex items-stretch rounded-md border border-line bg-surface text-label"
          >
            <button
              type="button"
              aria-expanded={chip.id === open}
              onClick={() => setOpen(chip.id === open ? null : chip.id)}
              className="flex min-h-8 items-center gap-1.5 rounded-l-md px-2.5 py-1 text-left hover:bg-sunken"
            >
              <span className="text-ink-soft">{chip.label}</span>
              <span className="max-w-[16rem] truncate font-semibold">{saidOf(chip)}</span>
              <Pencil aria-hidden="true" className="size-3.5 text-ink-soft" />
              <span className="sr-only">, correct it</span>
            </button>
            <button
              type="button"
              aria-label={`Take back ${chip.label} ${saidOf(chip)}`}
              onClick={() => {
                setOpen(null);
                onFacts(chip.apply(null));
              }}
              className="grid min-w-8 place-items-center rounded-r-md border-l border-line text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ChipForm
          key={chosen.id}
          chip={chosen}
          onDone={(next) => {
            setOpen(null);
            if (next) onFacts(next);
          }}
        />
      )}
    </>
  );
}

function saidOf({ fields, options }: Chip): string {
  const said = Object.values(fields).filter(Boolean).join(', ');
  return options?.find(([value]) => value === said)?.[1] ?? said;
}

function ChipForm({ chip, onDone }: { chip: Chip; onDone: (facts: Facts | null) => void }) {
  const [fields, setFields] = useState(chip.fields);
  const name = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDone(chip.apply(fields));
  };
  return (
    <form
      onSubmit={submit}
      aria-label={`Correct ${chip.label}`}
      className="mt-3 flex flex-wrap items-end gap-3 rounded-md border border-line p-3"
    >
      {Object.entries(fields).map(([label, value], index) => (
        <div key={label} className="w-full sm:w-64">
          <Field label={label}>
            {(control) =>
              chip.options ? (
                <Select
                  {...control}
                  name={`${name}-${label}`}
                  value={value}
                  onChange={(event) => setFields({ ...fields, [label]: event.target.value })}
                >
                  {chip.options.map(([option, said]) => (
                    <option key={option} value={option}>
                      {said}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  {...control}
                  name={`${name}-${label}`}
                  // Asked for by the press that opened it.
                  autoFocus={index === 0}
                  value={value}
                  onChange={(event) => setFields({ ...fields, [label]: event.target.value })}
                />
              )
            }
          </Field>
        </div>
      ))}
      <Button type="submit" size="sm">
        Use this
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  );
}
