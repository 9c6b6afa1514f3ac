import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EMAIL_MAX } from '../../../ui/text-limit.ts';

type Props = { registration: UseFormRegisterReturn; error: string | undefined; disabled: boolean };

/** The address of the account. */
export function EmailField({ registration, error, disabled }: Props) {
  return (
    <Field label="Email" max={EMAIL_MAX} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          disabled={disabled}
          placeholder="you@example.com"
        />
      )}
    </Field>
  );
}
