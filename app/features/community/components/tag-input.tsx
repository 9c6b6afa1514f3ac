import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { addTags, endsTag, MAX_TAG_LENGTH, MAX_TAGS } from '../tags.ts';

type Props = {
  tags: string[];
  /** What is being typed. It belongs to the form, which adds it when it is sent. */
  text: string;
  onChange: (tags: string[], text: string) => void;
};

/** A list of tags that grows by Enter or the button and shrinks by each tag's own button. */
export function TagInput({ tags, text, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const full = tags.length >= MAX_TAGS;

  const add = (typed = text) => {
    const added = addTags(tags, typed);
    onChange(added.tags, added.rest);
    input.current?.focus();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A list can be longer than the field: it is taken as tags before it is cut.
    const pasted = event.clipboardData.getData('text');
    if (!endsTag(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? undefined) + pasted + text.slice(selectionEnd ?? text.length));
  };
  const remove = (index: number) => {
    // The next tag takes the place of the removed one, also under the keyboard's focus.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    onChange(tags.toSpliced(index, 1), text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a composition of Chinese or Japanese characters; that one adds nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field
      label="Tags"
      max={MAX_TAG_LENGTH}
      strict
      optional
      hint={
        full
          ? `${MAX_TAGS} tags is the most.`
          : 'Press Enter or a comma after each. They help others find it.'
      }
    >
      {(control) => (
        <div>
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={text}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target: { value } }) =>
                endsTag(value) && !full ? add(value) : onChange(tags, value)
              }
              onPaste={onPaste}
              onKeyDown={onKeyDown}
            />
            <Button
              variant="secondary"
              aria-label="Add tag"
              onClick={() => add()}
              disabled={full}
              className="h-11"
            >
              <Plus aria-hidden="true" className="size-4" />
              Add
            </Button>
          </div>
          {tags.length > 0 && (
            <ul ref={list} className="mt-2 flex flex-wrap gap-1.5">
              {tags.map((tag, index) => (
                <li key={tag} className="flex max-w-full">
                  <button
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    onClick={() => remove(index)}
                    className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-sm border border-edge bg-surface py-1 pr-1.5 pl-2.5 text-label font-medium hover:border-ink disabled:opacity-55"
                  >
                    <bdi className="truncate">{tag}</bdi>
                    <X aria-hidden="true" className="size-3.5 shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
