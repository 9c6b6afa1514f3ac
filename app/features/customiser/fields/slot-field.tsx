import { useState } from 'react';
import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { problemOf, useEditor } from '../editor-context.ts';
import { valueAt } from '../values/slots.ts';
import { nameOf, type Where } from '../where.ts';
import { ImageField } from './image-field.tsx';
import { ListField } from './list-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { RichField } from './rich-field.tsx';

type Props = { where: Where; entry: SiteEntry };

/** The field for a slot, by what the slot holds. */
export function SlotField({ where, entry }: Props) {
  const { mark, endStep } = useEditor();
  if (entry.type === 'list')
    return (
      <ListField
        where={where}
        entry={entry}
        renderField={(own, field) => <SlotField where={own} entry={field} />}
      />
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus that the field in it has
    <div data-where={nameOf(where)} onFocus={() => mark(where)} onBlur={endStep}>
      {entry.type === 'photo' && <PhotoField where={where} entry={entry} />}
      {entry.type === 'image' && <ImageField where={where} entry={entry} />}
      {entry.type === 'rich' && <RichField where={where} entry={entry} />}
      {entry.type !== 'photo' && entry.type !== 'image' && entry.type !== 'rich' && (
        <TextField where={where} entry={entry} />
      )}
    </div>
  );
}

/** A text that may have more characters than this gets more than one line. */
const LONG = 60;

const kinds: Partial<Record<SiteEntry['type'], { type?: string; inputMode?: 'decimal' | 'url' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { inputMode: 'url' },
  number: { inputMode: 'decimal' },
};

function TextField({ where, entry }: Props) {
  const { outline, values, problems, setValue } = useEditor();
  const value = valueAt(outline.site, values, where);
  const text = typeof value === 'string' ? value : '';
  const { type, label, help, optional, max, options } = entry;
  // Not by what is typed: another control would take the focus away.
  const isLong = type === 'text' && (max ?? 0) > LONG;
  const [isDay] = useState(type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text));
  const change = (next: string) => setValue(where, next);
  return (
    <Field
      label={label}
      hint={help}
      optional={optional === true}
      // Of what is not a text, the limit is that of its kind and says nothing.
      max={type === 'text' ? max : undefined}
      error={problemOf(problems, label, where)}
    >
      {(control) => {
        if (options)
          return (
            <Select {...control} value={text} onChange={(event) => change(event.target.value)}>
              {[...new Set([text, ...options])]
                .filter((one) => options.includes(one) || one === text)
                .map((one) => (
                  <option key={one}>{one}</option>
                ))}
            </Select>
          );
        if (isLong)
          return (
            <Textarea
              {...control}
              rows={Math.min(6, Math.max(2, Math.ceil((max ?? 0) / 60)))}
              value={text}
              // A page shows the end of a line as a space.
              onChange={(event) => change(event.target.value.replace(/\s*\n/g, ' '))}
            />
          );
        return (
          <Input
            {...control}
            {...(isDay ? { type: 'date' } : kinds[type])}
            autoComplete="off"
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
