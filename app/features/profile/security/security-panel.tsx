import type { User } from '@supabase/supabase-js';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The tab 'Security': how the account is opened, where it is open, and how it is taken along or deleted. */
export default function SecurityPanel({ user }: { user: User }) {
  return (
    <div className="max-w-5xl">
      <PasswordSection user={user} />
      <PasskeysSection user={user} />
      <AuthenticatorSection user={user} />
      <SessionsSection user={user} />
      <IdentitiesSection user={user} />
      <ExportSection />
      <DeleteSection user={user} />
    </div>
  );
}
