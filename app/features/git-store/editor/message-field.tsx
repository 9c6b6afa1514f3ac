import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Used when nothing is written. */
  suggestion: string;
  className?: string;
};

/** What a change is for, in a few words. */
export function MessageField({ value, onChange, suggestion, className = '' }: Props) {
  return (
    <Field label="Commit message" max={500} strict counted={false} className={className}>
      {(control) => (
        <Input
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={suggestion}
          autoComplete="off"
          className="h-10"
        />
      )}
    </Field>
  );
}
