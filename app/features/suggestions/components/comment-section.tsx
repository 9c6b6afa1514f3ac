import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { longDate } from '../../../lib/dates.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useSession } from '../../../shell/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { iconButtonClass } from '../../../ui/icon-button-class.ts';
import { toast } from '../../../ui/toast.ts';
import type { SentResult } from '../receive.server.ts';
import type { Comment, Suggestion } from '../suggestion.ts';
import { CommentForm } from './comment-form.tsx';

type Props = {
  suggestion: Suggestion;
  comments: Comment[];
  ticket: string;
  open: boolean;
  result: SentResult | undefined;
  /** The link with which others report a comment. */
  report(comment: Comment): ReactNode;
};

/** What people added, oldest first, and the form to add more. */
export function CommentSection({ suggestion, comments, ticket, open, result, report }: Props) {
  const { user } = useSession();
  const deletion = useDeletion();
  return (
    <section id="comments" aria-labelledby="comments-heading" className="scroll-mt-24">
      <h2 id="comments-heading" className="font-display text-title font-bold">
        {comments.length === 0 ? 'Comments' : counted(comments.length, 'comment')}
      </h2>
      {comments.length === 0 ? (
        <p className="mt-3 text-ink-soft">No comments yet.</p>
      ) : (
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              report={report(comment)}
              onDelete={user && user.id === comment.user_id ? () => deletion.ask(comment) : undefined}
            />
          ))}
        </ol>
      )}
      {open && <CommentForm suggestionId={suggestion.id} ticket={result?.ticket ?? ticket} result={result} />}
      {user && (
        <ConfirmDialog
          open={deletion.target !== null}
          title="Delete this comment?"
          description="It is removed for everyone. This action cannot be undone."
          confirmLabel="Delete comment"
          busy={deletion.busy}
          onConfirm={() => void deletion.confirm()}
          onCancel={deletion.cancel}
        />
      )}
    </section>
  );
}

type ItemProps = {
  comment: Comment;
  report: ReactNode;
  /** Given for one's own. */
  onDelete: (() => void) | undefined;
};

function CommentItem({ comment, report, onDelete }: ItemProps) {
  const { name, by_operator, created_at } = comment;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {by_operator && <Badge variant="accent">Runs this site</Badge>}
          <time dateTime={created_at} className="text-label text-ink-faint">
            {longDate(created_at)}
          </time>
        </div>
        {onDelete ? (
          <button
            type="button"
            aria-label="Delete your comment"
            data-tooltip="Delete"
            onClick={onDelete}
            className={iconButtonClass('size-8 shrink-0 hover:text-danger-text')}
          >
            <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </button>
        ) : (
          <div className="flex min-h-8 shrink-0 items-center">{report}</div>
        )}
      </div>
      <p dir="auto" className="me-auto mt-1 max-w-line whitespace-pre-line text-ink-soft wrap-anywhere">
        {comment.comment}
      </p>
    </li>
  );
}

function useDeletion() {
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState<Comment | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (!target) return;
    setBusy(true);
    try {
      const client = await getSupabase();
      const { error, count } = await client
        .from('suggestion_comments')
        .delete({ count: 'exact' })
        .eq('id', target.id);
      if (error) throw new Error(error.message);
      if (count === 0) throw new Error('It is no longer there, or your session has ended.');
      toast({ title: 'Comment deleted' });
      await revalidate();
    } catch (error) {
      toast({
        title: 'The comment was not deleted',
        description: failureWords(error),
        variant: 'destructive',
      });
    }
    setBusy(false);
    setTarget(null);
  }

  return { target, busy, ask: setTarget, cancel: () => setTarget(null), confirm };
}
