import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type Props = { handoff: { action: string; fields: Record<string, string> } };

/** Leads to the page of the payment provider: by itself where scripts run, else by its button. */
export function HandoffForm({ handoff: { action, fields } }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-4 text-ink-soft">
        Your order is placed. The payment itself is made on the provider’s own page.
      </p>
      <Button type="submit" size="lg">
        Continue to payment
      </Button>
    </form>
  );
}
