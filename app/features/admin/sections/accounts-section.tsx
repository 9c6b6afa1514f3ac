import { useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { localMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeskSearch } from '../components/desk-search.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { restoreAccount, suspendAccount } from '../decide.ts';
import { type AccountRow, FUNCTION_PAGE_SIZE, readAccounts } from '../read.ts';
import type { Place } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

/** Everybody who has an account. */
export function AccountsSection({ place }: { place: Place }) {
  const query = useRows(place, readAccounts);
  const { decide, busy } = useDecision();
  const [suspect, setSuspect] = useState<AccountRow | null>(null);
  return (
    <>
      <DeskSearch place={place} label="Address or name" />
      <RowList
        place={place}
        query={query}
        noun="account"
        pageSize={FUNCTION_PAGE_SIZE}
        empty={{ title: 'Nobody found', description: 'No account has this address, name or id.' }}
      >
        {(account) => (
          <Row
            title={account.email ?? 'No address'}
            tags={
              <>
                {account.is_operator && <Badge variant="accent">Operator</Badge>}
                {account.suspended_at && <Badge variant="danger">Suspended</Badge>}
                {!account.is_confirmed && <Badge>Not confirmed</Badge>}
              </>
            }
            facts={[
              account.name,
              `Since ${localMoment(account.created_at)}`,
              account.last_sign_in_at && `Last sign-in ${localMoment(account.last_sign_in_at)}`,
              counted(account.projects, 'project'),
              `${account.repositories} public ${account.repositories === 1 ? 'repository' : 'repositories'}`,
            ]}
            actions={
              account.is_operator ? null : account.suspended_at ? (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy === account.id}
                  onClick={() =>
                    void decide({
                      id: account.id,
                      act: (client) => restoreAccount(client, account.id),
                      done: `${account.email} can sign in again.`,
                    })
                  }
                >
                  Restore
                </Button>
              ) : (
                <Button size="sm" variant="ghost" onClick={() => setSuspect(account)}>
                  Suspend
                </Button>
              )
            }
          >
            {account.suspension_reason && `Suspended: ${account.suspension_reason}`}
          </Row>
        )}
      </RowList>
      {suspect && (
        <ReasonDialog
          title="Suspend the account?"
          description={`${suspect.email} is signed out everywhere, can not sign in, and can change nothing here. What is public stays, but sites are taken down. Only operators read the reason.`}
          confirmLabel="Suspend"
          onClose={() => setSuspect(null)}
          onConfirm={(reason) =>
            decide({
              id: suspect.id,
              act: (client) => suspendAccount(client, suspect.id, reason),
              done: `${suspect.email} is suspended.`,
            })
          }
        />
      )}
    </>
  );
}
