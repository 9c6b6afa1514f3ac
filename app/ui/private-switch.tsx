import { SwitchField } from './switch-field.tsx';

type Props = { isPrivate: boolean; onChange: (isPrivate: boolean) => void; disabled: boolean };

/** The switch between a public repository and a private one, with what it means. */
export function PrivateSwitch({ isPrivate, onChange, disabled }: Props) {
  return (
    <SwitchField
      label="Private repository"
      hint={isPrivate ? 'Only you can see it and clone it.' : 'Anyone can read, download and clone it.'}
      isOn={isPrivate}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
