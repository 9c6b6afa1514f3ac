import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { localMoment } from '../../../lib/dates.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { REASONS, SUBJECTS } from '../../reports/schema.ts';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { closeReport, removeSubject, takeSiteDown } from '../decide.ts';
import { type ReportRow, readReports } from '../read.ts';
import type { Place } from '../sections.ts';
import { findSubjects } from '../subjects.ts';
import { useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'Open' },
  { id: 'closed', label: 'Closed' },
] as const;

const LABEL_MAX = 120;

/** What visitors have reported, with the thing it is about. */
export function ReportsSection({ place }: { place: Place }) {
  const query = useRows(place, readReports);
  const reports = query.data?.rows ?? [];
  const ids = reports.map(({ id }) => id);
  const subjects = useQuery({
    queryKey: ['admin', 'subjects', ids],
    enabled: ids.length > 0,
    queryFn: async () => findSubjects(await getSupabase(), reports),
  });
  const { decide, busy } = useDecision();
  const [pendingDelete, setPendingDelete] = useState<ReportRow | null>(null);
  const [pendingTakedown, setPendingTakedown] = useState<ReportRow | null>(null);
  const close = (report: ReportRow, status: 'upheld' | 'dismissed' | 'open', done: string) =>
    void decide({ id: report.id, act: (client) => closeReport(client, report.id, status), done });
  return (
    <>
      <Views place={place} label="Which reports" views={VIEWS} />
      <RowList
        place={place}
        query={query}
        noun="report"
        empty={
          place.view === 'closed'
            ? { title: 'No report is closed yet', description: 'Reports that were decided on come here.' }
            : { title: 'No report is open', description: 'What visitors report comes here.' }
        }
      >
        {(report) => {
          const subject = subjects.data?.[report.subject_id];
          const noun = SUBJECTS[report.subject_type as keyof typeof SUBJECTS]?.noun ?? report.subject_type;
          const label = subject && clip(subject.label);
          const isDealtWith = subject === undefined || subject.isDown === true;
          return (
            <Row
              title={REASONS[report.reason as keyof typeof REASONS] ?? report.reason}
              tags={
                report.status !== 'open' && (
                  <Badge variant={report.status === 'upheld' ? 'danger' : 'neutral'}>
                    {report.status === 'upheld' ? 'Upheld' : 'Dismissed'}
                  </Badge>
                )
              }
              facts={[
                localMoment(report.created_at),
                subject ? (
                  <Link key="subject" to={subject.href}>
                    {`${noun.charAt(0).toUpperCase()}${noun.slice(1)}: `}
                    {label}
                  </Link>
                ) : (
                  subjects.data && `The ${noun} is gone`
                ),
              ]}
              actions={
                report.status === 'open' ? (
                  <>
                    {subject && report.subject_type === 'site' && !subject.isDown && (
                      <Button size="sm" variant="secondary" onClick={() => setPendingTakedown(report)}>
                        Take down the site
                      </Button>
                    )}
                    {subject && report.subject_type !== 'site' && (
                      <Button size="sm" variant="secondary" onClick={() => setPendingDelete(report)}>
                        Delete the {noun}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="secondary"
                      busy={busy === report.id}
                      onClick={() =>
                        close(report, isDealtWith ? 'upheld' : 'dismissed', 'The report is closed.')
                      }
                    >
                      {isDealtWith ? 'Close' : 'Dismiss'}
                    </Button>
                  </>
                ) : (
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={busy === report.id}
                    onClick={() => close(report, 'open', 'The report is open again.')}
                  >
                    Open again
                  </Button>
                )
              }
            >
              {report.details}
            </Row>
          );
        }}
      </RowList>
      <ConfirmDialog
        open={pendingDelete !== null}
        title="Delete what was reported?"
        description="It is gone for good, and the report is closed as upheld."
        confirmLabel="Delete"
        busy={busy !== null}
        onCancel={() => setPendingDelete(null)}
        onConfirm={() => {
          if (!pendingDelete) return;
          void decide({
            id: pendingDelete.id,
            act: async (client) => {
              await removeSubject(client, pendingDelete.subject_type, pendingDelete.subject_id);
              await closeReport(client, pendingDelete.id, 'upheld');
            },
            done: 'It is gone, and the report closed.',
          }).then(() => setPendingDelete(null));
        }}
      />
      {pendingTakedown && (
        <ReasonDialog
          title="Take the site down?"
          description="It is off the net at once, and the report is closed as upheld. The owner gets your reason by mail, and reads it on their profile."
          confirmLabel="Take down"
          onClose={() => setPendingTakedown(null)}
          onConfirm={(reason) =>
            decide({
              id: pendingTakedown.id,
              act: async (client) => {
                await takeSiteDown(client, pendingTakedown.subject_id, reason);
                await closeReport(client, pendingTakedown.id, 'upheld');
              },
              done: 'It is off the net, and the report closed.',
            })
          }
        />
      )}
    </>
  );
}

function clip(text: string): string {
  return text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX).trimEnd()}…` : text;
}
