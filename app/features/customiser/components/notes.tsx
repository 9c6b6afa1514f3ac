import { TriangleAlert } from 'lucide-react';
import { counted } from '../../../lib/counted.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Editor } from '../editor-context.ts';
import type { Outline, Subject } from '../schema.ts';
import type { DraftState } from '../use-draft.ts';
import { placeOf, type Where } from '../where.ts';

type Props = { problems: Editor['problems']; outline: Outline };

/** How many fields are to be mended, which the files do not have until then; shows the first. */
export function FaultsButton({ problems, outline, onShow }: Props & { onShow: (where: Where) => void }) {
  const places = problems.flatMap(({ name }) => placeOf(name, outline.site.slots) ?? []);
  const [first] = places;
  return (
    <span role="status">
      {first && (
        <Button variant="ghost" size="sm" className="text-danger-text!" onClick={() => onShow(first)}>
          <TriangleAlert aria-hidden="true" className="size-4" />
          {counted(places.length, 'field')} to mend
        </Button>
      )}
    </span>
  );
}

/** Problems that are shown in words, at most. */
const MOST = 5;

/** Values that do not fit the template, and have no field in which they could be mended. */
export function MisfitNote({
  problems,
  outline,
  draft,
  subject,
}: Props & { draft: DraftState; subject: Subject }) {
  const others = problems.filter(({ name }) => placeOf(name, outline.site.slots) === null);
  const isOlder = draft.draftVersion !== null && draft.draftVersion !== subject.version;
  if (others.length === 0) return null;
  return (
    <Alert
      className="mb-3"
      title={
        isOlder
          ? `Made with version ${draft.draftVersion}; the template has version ${subject.version} now`
          : 'Something does not fit the template'
      }
    >
      <ul>
        {others.slice(0, MOST).map(({ name, what }) => (
          <li key={`${name} ${what}`}>
            {name} {what}.
          </li>
        ))}
      </ul>
    </Alert>
  );
}
