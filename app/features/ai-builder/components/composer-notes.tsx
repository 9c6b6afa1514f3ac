import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import type { Session } from '../history/session-store.ts';

/** Says that no model was used, what could not be known, and which templates of ours are close. */
export function ComposerNotes({ session: { isComposed, notes, templates } }: { session: Session }) {
  if (!isComposed) return null;
  return (
    <Alert className="mt-4" title="Composed without a model">
      <p>This page was put together in your browser from our own sections, by what your description says.</p>
      {notes.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        Closest templates, finished by hand:{' '}
        {templates.map((id, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`/template/${id}`} className="underline">
              {titleOf(id)}
            </Link>
          </span>
        ))}
      </p>
    </Alert>
  );
}

/** A template's folder as words. */
function titleOf(id: string): string {
  return id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
