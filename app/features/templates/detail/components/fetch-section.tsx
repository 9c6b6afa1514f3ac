import { type ReactNode, useId } from 'react';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { powershellCommand, pullCommand, shellCommand } from '../fetch-command.ts';
import type { Exhibit } from '../load.server.ts';

/** Fetching the zip from a terminal, and making sure that it is the right one. */
export function FetchSection({ exhibit }: { exhibit: Exhibit }) {
  const { template, siteUrl } = exhibit;
  const { id, title, zipSha256 } = template;
  const wanted = { siteUrl, id, title };
  const note = useId();
  return (
    <Section
      title="Fetch it from a terminal"
      intro={
        <>
          Each command puts the template into a folder named <Code>{id}</Code>. The first needs Node.js; a
          copy made by it can be published, and take over a newer version later.
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <CopyBlock name="Any system with Node.js" code={pullCommand(wanted)} />
        <CopyBlock name="macOS, Linux, WSL" code={shellCommand(wanted)} />
        <CopyBlock name="Windows PowerShell" code={powershellCommand(wanted)} />
        <CopyBlock name="sha-256 of the zip" code={zipSha256} describedBy={note} />
        <p id={note} className="max-w-line text-[0.9375rem] text-ink-soft">
          The zip is packed the same way each time, so the same sum means the same files. Yours is printed by{' '}
          <Code>sha256sum {id}.zip</Code>, on macOS by <Code>shasum -a 256 {id}.zip</Code>, in PowerShell by{' '}
          <Code>Get-FileHash {id}.zip</Code>.
        </p>
      </div>
    </Section>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-[0.875em] break-words">{children}</code>;
}

type Props = {
  /** What the lines are for; also what the button copies. */
  name: string;
  code: string;
  describedBy?: string;
};

/** Lines to copy: a named strip with a button where scripts run, and the lines, broken where there is no room. */
function CopyBlock({ name, code, describedBy }: Props) {
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
