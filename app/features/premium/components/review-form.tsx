import { Plus } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import type { OrderResult } from '../order.server.ts';
import { type OrderView, REVIEW_MAX, REVIEW_MIN } from '../schema.ts';

type Props = { order: OrderView; result: OrderResult | undefined };

/** What a buyer says, for the page of the product. */
export function ReviewForm({ order, result }: Props) {
  const { formData } = useNavigation();
  const own = result?.intent === 'review' ? result : undefined;
  return (
    <details className="premium-faq border-b border-line" open={own !== undefined}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:underline hover:underline-offset-4">
        Write a review
        <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </summary>
      <Form method="post" preventScrollReset className="flex max-w-lg flex-col gap-5 pb-6">
        {own?.ok && <Alert variant="success">{own.message}</Alert>}
        <input type="hidden" name="intent" value="review" />
        <Field label="Name" max={100} strict hint="Shown beside the review.">
          {(control) => (
            <Input
              {...control}
              name="name"
              defaultValue={own?.values.name ?? order.full_name}
              autoComplete="name"
              required
            />
          )}
        </Field>
        <Field
          label="Your experience"
          max={REVIEW_MAX}
          strict
          error={own && !own.ok ? own.message : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              name="feedback"
              rows={5}
              minLength={REVIEW_MIN}
              defaultValue={own?.values.feedback}
              required
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={formData?.get('intent') === 'review'}
          className="self-start"
        >
          Publish the review
        </Button>
      </Form>
    </details>
  );
}
