import { type FormEvent, useRef, useState } from 'react';
import { FunctionError } from '../../../lib/call-function.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { addDomain } from './domains.ts';

type Props = {
  siteId: string;
  /** Resolves when the list has been read again. */
  onAdded: () => Promise<void>;
};

/** Asks for a domain of one's own. What was typed stays when it is refused. */
export function DomainForm({ siteId, onAdded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [domain, setDomain] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setError(undefined);
    setBusy(true);
    try {
      await addDomain(siteId, domain);
      await onAdded();
      setDomain('');
    } catch (failure) {
      if (failure instanceof FunctionError && failure.code.startsWith('domain')) setError(failure.message);
      else
        toast({
          title: 'The domain was not added',
          description: failureWords(failure),
          variant: 'destructive',
        });
    }
    setBusy(false);
    input.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="New domain"
      onSubmit={(event) => void onSubmit(event)}
      className="mt-4 grid max-w-line items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label="Domain" error={error} hint="One that you own, such as www.example.org.">
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={domain}
            onChange={(event) => setDomain(event.target.value)}
            maxLength={300}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="min-h-11 sm:mt-[1.9375rem]">
        Add domain
      </Button>
    </form>
  );
}
