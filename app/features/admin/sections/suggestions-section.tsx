import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { localMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { WriteToAuthor } from '../components/write-to-author.tsx';
import { answerSuggestion, removeRow } from '../decide.ts';
import { readSuggestions, type SuggestionRow } from '../read.ts';
import type { Place } from '../sections.ts';
import { type Decision, useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'Open' },
  { id: 'planned', label: 'Planned' },
  { id: 'started', label: 'Started' },
  { id: 'done', label: 'Done' },
  { id: 'declined', label: 'Declined' },
] as const;

/** Suggestions and what is to become of them. */
export function SuggestionsSection({ place }: { place: Place }) {
  const query = useRows(place, readSuggestions);
  const { decide, busy } = useDecision();
  const [pendingDelete, setPendingDelete] = useState<SuggestionRow | null>(null);
  return (
    <>
      <Views place={place} label="Which suggestions" views={VIEWS} />
      <RowList
        place={place}
        query={query}
        noun="suggestion"
        empty={{ title: 'None here', description: 'No suggestion has this status.' }}
      >
        {(suggestion) => (
          <Row
            title={<Link to={`/make-my-site/${suggestion.number}`}>Suggestion {suggestion.number}</Link>}
            facts={[
              localMoment(suggestion.created_at),
              suggestion.email ? `${suggestion.name} <${suggestion.email}>` : suggestion.name,
              counted(suggestion.votes_count, 'vote'),
              counted(suggestion.comments_count, 'comment'),
            ]}
            form={
              <AnswerForm
                key={`${suggestion.status}/${suggestion.status_reason}`}
                suggestion={suggestion}
                busy={busy === suggestion.id}
                decide={decide}
              />
            }
            actions={
              <>
                {suggestion.email && (
                  <WriteToAuthor email={suggestion.email} subject={`Your suggestion ${suggestion.number}`} />
                )}
                <Button size="sm" variant="ghost" onClick={() => setPendingDelete(suggestion)}>
                  Delete
                </Button>
              </>
            }
          >
            {suggestion.suggestion}
          </Row>
        )}
      </RowList>
      <ConfirmDialog
        open={pendingDelete !== null}
        title="Delete the suggestion?"
        description="It goes for good, with its votes and comments. To say no and why, decline it."
        confirmLabel="Delete suggestion"
        busy={busy !== null}
        onCancel={() => setPendingDelete(null)}
        onConfirm={() => {
          if (!pendingDelete) return;
          void decide({
            id: pendingDelete.id,
            act: (client) => removeRow(client, 'suggestions', pendingDelete.id),
            done: 'The suggestion is gone.',
          }).then(() => setPendingDelete(null));
        }}
      />
    </>
  );
}

type FormProps = {
  suggestion: SuggestionRow;
  busy: boolean;
  decide: (decision: Decision) => Promise<boolean>;
};

function AnswerForm({ suggestion, busy, decide }: FormProps) {
  const [status, setStatus] = useState(suggestion.status);
  const [reason, setReason] = useState(suggestion.status_reason);
  const [error, setError] = useState<string>();
  const changed = status !== suggestion.status || reason.trim() !== suggestion.status_reason;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === 'declined' && !reason.trim()) {
      setError('Add a reason before declining');
      return;
    }
    setError(undefined);
    void decide({
      id: suggestion.id,
      act: (client) => answerSuggestion(client, suggestion.id, { status, status_reason: reason.trim() }),
      done: 'Saved. The author and voters will be notified by e-mail of a new status.',
    });
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-4 grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
    >
      <Field label="Status">
        {(control) => (
          <Select {...control} value={status} onChange={(event) => setStatus(event.target.value)}>
            {VIEWS.map(({ id, label }) => (
              <option key={id} value={id || 'open'}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Reason" max={1000} strict error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={1}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className="min-h-11"
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        busy={busy}
        disabled={!changed}
        className="min-h-11 self-start justify-self-start xl:mt-7.5"
      >
        Save
      </Button>
    </form>
  );
}
