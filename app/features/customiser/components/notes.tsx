import { counted } from '../../../lib/counted.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Editor } from '../editor-context.ts';
import type { Outline, Subject } from '../schema.ts';
import type { DraftState } from '../use-draft.ts';
import { placeOf, type Where } from '../where.ts';

type Props = {
  draft: DraftState;
  subject: Subject;
  problems: Editor['problems'];
  outline: Outline;
  onShow: (where: Where) => void;
};

/** Problems that are shown in words, at most. */
const MOST = 5;

/** What the files do not have yet, or can not have: fields to mend, and values that do not fit the template. */
export function Notes({ draft, subject, problems, outline, onShow }: Props) {
  const places = problems.flatMap(({ name }) => placeOf(name, outline.site.slots) ?? []);
  const others = problems.filter(({ name }) => placeOf(name, outline.site.slots) === null);
  const isOlder = draft.draftVersion !== null && draft.draftVersion !== subject.version;
  const [first] = places;
  return (
    <div aria-live="polite" className="empty:hidden">
      {first && (
        <Alert
          className="mb-3"
          title={`${counted(places.length, 'field')} to mend`}
          action={
            <Button variant="secondary" size="sm" onClick={() => onShow(first)}>
              Show the first
            </Button>
          }
        >
          Until then the files keep the template’s words there.
        </Alert>
      )}
      {others.length > 0 && (
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
      )}
    </div>
  );
}
