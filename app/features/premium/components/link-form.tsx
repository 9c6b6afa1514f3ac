import { Form, useNavigation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EMAIL_MAX } from '../../../ui/text-limit.ts';
import type { OrderResult } from '../order.server.ts';

type Props = { result: OrderResult | undefined; email?: string };

/** Has download links mailed again to the address of an order. */
export function LinkForm({ result, email }: Props) {
  const { formData } = useNavigation();
  const sending = formData?.get('intent') === 'link';
  const own = result?.intent === 'link' ? result : undefined;
  return (
    <Form method="post" preventScrollReset className="max-w-lg">
      {own?.ok && (
        <Alert variant="success" className="mb-5">
          {own.message}
        </Alert>
      )}
      <input type="hidden" name="intent" value="link" />
      <Field
        label="Email address of the order"
        max={EMAIL_MAX}
        error={own && !own.ok ? own.message : undefined}
        hint="A new link works for 24 hours."
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={own?.values.email ?? email}
            required
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={sending} className="mt-4">
        Send the link again
      </Button>
    </Form>
  );
}
