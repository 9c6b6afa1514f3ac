import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type Props = {
  name: string;
  onChange: (name: string) => void;
  error: string | undefined;
  disabled: boolean;
  hint?: string;
  label?: string;
};

/** The name of a site, which becomes its address. */
export function NameField({ name, onChange, error, disabled, hint, label = 'Name' }: Props) {
  return (
    <Field
      label={label}
      max={40}
      counted={false}
      strict
      error={error}
      hint={hint ?? 'It becomes the address: 3 to 40 letters a to z, digits and single hyphens.'}
    >
      {(control) => (
        <Input
          {...control}
          value={name}
          onChange={(event) => onChange(event.target.value.toLowerCase().replace(/\s+/g, '-'))}
          disabled={disabled}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      )}
    </Field>
  );
}
