import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { PASSWORD_MAX } from './text-limit.ts';

type Props = {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  disabled: boolean;
  /** `new` lets the browser suggest one. */
  kind: 'current' | 'new';
  /** Shortest length of a new one, in characters. */
  minLength?: number;
  autoFocus?: boolean;
  label?: string;
  aside?: ReactNode;
};

/** A password with a button that shows it. */
export function PasswordField({
  registration,
  error,
  disabled,
  kind,
  minLength,
  autoFocus,
  label = 'Password',
  aside,
}: Props) {
  const [shown, setShown] = useState(false);
  const isNew = kind === 'new';
  return (
    <Field
      label={label}
      max={PASSWORD_MAX}
      counted={isNew}
      error={error}
      aside={aside}
      hint={minLength ? `At least ${minLength} characters` : undefined}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...registration}
            type={shown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            required
            minLength={minLength}
            autoFocus={autoFocus}
            disabled={disabled}
            className="pr-12"
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            disabled={disabled}
            className="absolute top-0.5 right-0.5 unscripted:hidden"
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
