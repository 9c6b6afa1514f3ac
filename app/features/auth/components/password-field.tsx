import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { MIN_PASSWORD_LENGTH } from '../schema.ts';

type Props = {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  disabled: boolean;
  /** `new` asks for at least 6 characters and lets the browser suggest one. */
  kind: 'current' | 'new';
  label?: string;
  aside?: ReactNode;
};

/** A password with a button that shows it. */
export function PasswordField({ registration, error, disabled, kind, label = 'Password', aside }: Props) {
  const [shown, setShown] = useState(false);
  const isNew = kind === 'new';
  return (
    <Field
      label={label}
      error={error}
      aside={aside}
      hint={isNew ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
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
            minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
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
