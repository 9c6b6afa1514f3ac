import { localMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { handleMessage } from '../decide.ts';
import { type MessageRow, readMessages } from '../read.ts';
import type { Place } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'To answer' },
  { id: 'done', label: 'Done' },
] as const;

/** Messages of the contact form. They are answered by mail and ticked off here. */
export function MessagesSection({ place }: { place: Place }) {
  const query = useRows(place, readMessages);
  const { decide, busy } = useDecision();
  return (
    <>
      <Views place={place} label="Which messages" views={VIEWS} />
      <RowList
        place={place}
        query={query}
        noun="message"
        empty={
          place.view === 'done'
            ? { title: 'No message is done', description: 'Messages that were ticked off come here.' }
            : { title: 'Nothing to answer', description: 'Messages of the contact form come here.' }
        }
      >
        {(message) => (
          <Row
            title={message.subject}
            tags={message.last_error && !message.delivered_at && <Badge variant="danger">Not mailed</Badge>}
            facts={[
              localMoment(message.created_at),
              `${message.user_name} <${message.user_email}>`,
              message.last_error && !message.delivered_at && message.last_error,
            ]}
            actions={
              <>
                <a href={replyTo(message)} className={buttonClass({ size: 'sm' })}>
                  Reply
                </a>
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy === message.id}
                  onClick={() =>
                    void decide({
                      id: message.id,
                      act: (client) => handleMessage(client, message.id, !message.handled_at),
                      done: message.handled_at ? 'It is to be answered again.' : 'It is ticked off.',
                    })
                  }
                >
                  {message.handled_at ? 'Put back' : 'Done'}
                </Button>
              </>
            }
          >
            {message.message}
          </Row>
        )}
      </RowList>
    </>
  );
}

function replyTo({ user_email, subject, message }: MessageRow): string {
  const quoted = message.replace(/^/gm, '> ').slice(0, 1200);
  return `mailto:${encodeURIComponent(user_email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
