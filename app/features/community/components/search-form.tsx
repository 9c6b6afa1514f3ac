import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import type { Listing } from '../listing.ts';

/** Searches titles and tags. A plain form: the search is in the address, and works without JavaScript. */
export function SearchForm({ listing: { q, tag, checks } }: { listing: Listing }) {
  const ref = useRef<HTMLInputElement>(null);
  // Back and Forward change the search without anyone typing.
  useEffect(() => {
    if (ref.current) ref.current.value = q;
  }, [q]);
  return (
    <Form action="/community" role="search" className="flex w-full max-w-md gap-2">
      {tag && <input type="hidden" name="tag" value={tag} />}
      {checks.length > 0 && <input type="hidden" name="checks" value={checks.join(',')} />}
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
        />
        <Input
          ref={ref}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          onPaste={tellCut}
          aria-label="Search projects"
          placeholder="Title or tag"
          enterKeyHint="search"
          className="pl-10"
        />
      </div>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
