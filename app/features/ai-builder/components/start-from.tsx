import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import type { Builder } from '../use-builder.ts';

/** Begins with all files of a repository, of a template, or of a project in Community. */
export function StartFrom({ builder }: { builder: Builder }) {
  const [address, setAddress] = useState('');
  const { work } = builder;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    builder.openFrom(address);
  };
  return (
    <details className="mt-3">
      <summary className="min-h-8 w-fit cursor-pointer py-1 text-label font-semibold">
        Start from a repository, a template or a project
      </summary>
      <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
        <Field
          label="Where from"
          max={LINE_MAX}
          strict
          counted={false}
          className="min-w-0 flex-1 basis-72"
          hint="A repository as owner/name, or the address of a template, a repository or a project in Community. All of its files are opened."
        >
          {(control) => (
            <Input
              {...control}
              value={address}
              autoCapitalize="none"
              spellCheck={false}
              disabled={work !== null}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="min-h-11 sm:mb-7"
          disabled={!address.trim() || work !== null}
          busy={work?.kind === 'open'}
        >
          Open
        </Button>
      </form>
    </details>
  );
}
