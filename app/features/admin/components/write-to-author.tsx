import { buttonClass } from '../../../ui/button.tsx';

/** Opens a mail to whoever wrote what a row shows. */
export function WriteToAuthor({ email, subject }: { email: string; subject: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
      className={buttonClass({ size: 'sm', variant: 'secondary' })}
    >
      Write to the author
    </a>
  );
}
