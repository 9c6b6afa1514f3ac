import { CopyButton } from '../../../ui/copy-button.tsx';

const line = '<form data-form="contact" method="post">';

/** An inbox without entries: how a form is marked, so that there will be some. */
export function InboxEmpty() {
  return (
    <div className="max-w-line py-4">
      <h2 className="font-display text-[1.0625rem] font-bold">Nothing has been sent yet</h2>
      <p className="mt-1 text-ink-soft">
        Mark a form of a page, publish the site, and what visitors send by it comes here and to you by mail.
        No script and no service of others is needed.
      </p>
      <div className="mt-3 flex items-center justify-between gap-2 rounded-sm bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 font-mono text-label [overflow-wrap:anywhere]">{line}</code>
        <CopyButton name="the line for a form" text={line} />
      </div>
      <p className="mt-3 text-label text-ink-faint">
        The word after <code className="font-mono">data-form</code> is the form’s name. Give each field a{' '}
        <code className="font-mono">name</code>. Files cannot be sent.
      </p>
    </div>
  );
}
