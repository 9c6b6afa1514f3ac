/** What the owner is told about a deployment, each in a line of its own; nothing for none. */
export function NoteList({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Notes" className="mt-1 list-disc space-y-0.5 pl-4 text-label text-ink-soft">
      {notes.map((note) => (
        <li key={note} className="break-words">
          {note}
        </li>
      ))}
    </ul>
  );
}
