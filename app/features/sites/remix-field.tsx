import { CheckboxField } from './checkbox-field.tsx';

type Props = { isOn: boolean; disabled: boolean; onChange: (isOn: boolean) => void };

/** Asks whether others may copy a new site. Nobody may unless its owner says so. */
export function RemixField(props: Props) {
  return (
    <CheckboxField
      {...props}
      label="Let others remix it"
      hint="They may copy its files into a repository of their own. You can change this later."
    />
  );
}
