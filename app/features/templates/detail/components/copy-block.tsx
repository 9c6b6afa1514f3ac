import { CopyButton } from '../../../../ui/copy-button.tsx';

type Props = {
  /** What the lines are for; also what the button copies. */
  name: string;
  code: string;
  describedBy?: string;
};

/** Lines to copy: a named strip with a button where scripts run, and the lines, broken where there is no room. */
export function CopyBlock({ name, code, describedBy }: Props) {
  return (
    <figure
      aria-describedby={describedBy}
      className="stand overflow-visible rounded-sm border border-line bg-sunken"
    >
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4 text-label font-semibold text-ink-soft">
        <span className="min-w-0 break-words">{name}</span>
        <CopyButton name={name} text={code} />
      </figcaption>
      <pre className="p-4 font-mono text-label leading-5.5 break-words whitespace-pre-wrap [font-variant-ligatures:none]">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
