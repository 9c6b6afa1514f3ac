import { Bold, Italic, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { problemOf, useEditor } from '../editor-context.ts';
import { valueAt } from '../values/slots.ts';
import type { Where } from '../where.ts';
import { fromMarkup, toMarkup } from './rich-markup.ts';

const HINT = 'Mark words with the buttons: **bold**, *italic*, [link](address).';

/** A text with bold and italic words and links. */
export function RichField({ where, entry }: { where: Where; entry: SiteEntry }) {
  const { outline, values, problems, setValue } = useEditor();
  const value = valueAt(outline.site, values, where);
  const html = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(() => toMarkup(html));
  const area = useRef<HTMLTextAreaElement>(null);
  // Spaces at the ends are typed and not kept. When another text comes, by undo, it is shown.
  const text = fromMarkup(typed) === html ? typed : toMarkup(html);
  const { label, help, optional } = entry;

  const change = (next: string) => {
    setTyped(next);
    setValue(where, fromMarkup(next));
  };
  const wrap = (before: string, after: string) => {
    const control = area.current;
    if (!control) return;
    const { selectionStart: start, selectionEnd: end } = control;
    const words = text.slice(start, end) || 'words';
    change(text.slice(0, start) + before + words + after + text.slice(end));
    const from = start + before.length;
    requestAnimationFrame(() => {
      control.focus();
      control.setSelectionRange(from, from + words.length);
    });
  };
  return (
    <Field
      label={label}
      hint={help ? `${help}. ${HINT}` : HINT}
      optional={optional === true}
      error={problemOf(problems, label, where)}
      aside={
        <span className="-my-1 flex">
          <IconButton label={`Bold: ${label}`} className="size-8!" onClick={() => wrap('**', '**')}>
            <Bold aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={`Italic: ${label}`} className="size-8!" onClick={() => wrap('*', '*')}>
            <Italic aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={`Link: ${label}`} className="size-8!" onClick={() => wrap('[', '](https://)')}>
            <Link2 aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={area}
          rows={Math.min(10, Math.max(3, Math.ceil(text.length / 44)))}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}
