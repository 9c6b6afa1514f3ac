import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EMAIL_MAX } from '../../../ui/text-limit.ts';

type Props = {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  disabled: boolean;
  /** Called when the field is entered, where passkeys stand in its list. */
  onOfferPasskeys?: (() => void) | undefined;
};

/** The address of the account. */
export function EmailField({ registration, error, disabled, onOfferPasskeys }: Props) {
  return (
    <Field label="Email" max={EMAIL_MAX} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          type="email"
          autoComplete={onOfferPasskeys ? 'username webauthn' : 'username'}
          onFocus={onOfferPasskeys}
          spellCheck={false}
          required
          disabled={disabled}
          placeholder="you@example.com"
        />
      )}
    </Field>
  );
}
