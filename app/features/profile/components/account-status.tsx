import type { User } from '@supabase/supabase-js';
import { CircleCheck } from 'lucide-react';
import { localDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { WallLabel } from '../../../ui/wall-label.tsx';

const METHODS: Record<string, string> = { email: 'Email and password', google: 'Google' };

/** What is known of the account itself, as the auth service tells it. */
export function AccountStatus({ user }: { user: User }) {
  const providers = (user.app_metadata.providers as string[] | undefined) ?? [];
  const methods = providers.map((name) => METHODS[name] ?? name).join(', ');
  const confirmed = Boolean(user.email_confirmed_at);
  return (
    <section
      aria-labelledby="account-status"
      className="rounded-sm border border-line bg-surface p-4 max-lg:order-last sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="account-status" className="font-display text-[1.1875rem] leading-6 font-bold">
          Account Status
        </h2>
        <Badge variant={confirmed ? 'success' : 'neutral'}>
          {confirmed && <CircleCheck aria-hidden="true" className="size-3.5" />}
          {confirmed ? 'Active' : 'Not confirmed'}
        </Badge>
      </div>
      <WallLabel
        className="mt-4"
        rows={[
          { term: 'Member since', value: localDate(user.created_at) },
          {
            term: 'Email confirmed',
            value: user.email_confirmed_at ? localDate(user.email_confirmed_at) : 'not yet',
          },
          ...(methods ? [{ term: 'Sign-in', value: methods }] : []),
        ]}
      />
      {/* What the desk shows is decided by the database; this only says that there is one. */}
      {user.app_metadata.operator === true && (
        <ButtonLink to="/admin" size="sm" variant="secondary" className="mt-4">
          Open the desk
        </ButtonLink>
      )}
    </section>
  );
}
