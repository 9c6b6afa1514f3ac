import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import type { Place } from '../sections.ts';

/** Looks for words in the list of a section. `label` says in what. */
export function DeskSearch({ place, label }: { place: Place; label: string }) {
  return (
    <Form action={`/admin/${place.section}`} role="search" className="mb-5 flex max-w-line gap-2">
      {place.view && <input type="hidden" name="view" value={place.view} />}
      <Input
        type="search"
        name="q"
        maxLength={LINE_MAX}
        onPaste={tellCut}
        aria-label={label}
        placeholder={label}
        defaultValue={place.q}
      />
      <Button type="submit" variant="secondary" className="min-h-11">
        <Search aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
    </Form>
  );
}
