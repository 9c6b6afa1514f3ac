import type { User } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BRAND } from '../../../../domain/site/seo.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useSession } from '../../../shell/session.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { toast } from '../../../ui/toast.ts';
import { tabOf } from '../tab.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailLinkForm } from './email-link-form.tsx';
import { MailCodeForm } from './mail-code-form.tsx';
import { ReturnErrorNotice } from './return-error-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Signing in and up, the second step, and the forms that ask for a mail. */
export function AuthPage() {
  useEffect(() => {
    // Ready when the form is sent.
    getSupabase().catch((error: unknown) => console.error('The account could not be checked.', error));
  }, []);
  const { awaitsCode } = useSession();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const mode = params.get('mode');
  const tab = tabOf(params);

  if (awaitsCode) return <CodePage user={awaitsCode} />;
  if (mode === 'code') return <MailCodePage />;
  if (mode === 'forgot' || mode === 'resend') return <MailLinkPage mode={mode} email={email} />;
  return (
    <AuthFrame
      title={`Welcome to ${BRAND}`}
      intro="Sign in to access premium templates"
      back={{ to: '/', label: 'Back to Home' }}
    >
      <p className="when-signed-in">You are signed in. Taking you back...</p>
      <div className="when-signed-out">
        <ReturnErrorNotice />
        <LinkTabs
          label="Account"
          value={tab}
          stretch
          items={[
            {
              value: 'sign-in',
              label: 'Sign In',
              to: hrefWith(params, { tab: null }),
              panel: tab === 'sign-in' && (
                <SignInForm
                  email={email}
                  onEmailChange={setEmail}
                  forgotHref={hrefWith(params, { mode: 'forgot' })}
                  codeHref={hrefWith(params, { mode: 'code' })}
                />
              ),
            },
            {
              value: 'sign-up',
              label: 'Sign Up',
              to: hrefWith(params, { tab: 'sign-up' }),
              panel: tab === 'sign-up' && <SignUpForm email={email} onEmailChange={setEmail} />,
            },
          ]}
        />
      </div>
    </AuthFrame>
  );
}

function CodePage({ user }: { user: User }) {
  return (
    <AuthFrame
      title="Enter your code"
      intro={
        <>
          One more step for <strong className="font-semibold break-words text-ink">{user.email}</strong>
        </>
      }
      back={{ to: '/', label: 'Back to Home' }}
    >
      <CodeForm
        user={user}
        onDone={() => toast({ title: 'Success', description: 'Signed in successfully!' })}
      />
    </AuthFrame>
  );
}

/** For a code whose mail was asked for somewhere else, or on a page that is closed by now. */
function MailCodePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isReset = params.get('for') === 'password';
  return (
    <AuthFrame
      title="Enter the code"
      intro={
        isReset
          ? 'The mail with the password link also has a code of six digits.'
          : 'A mail with a link to sign in, to confirm an address or to accept an invitation also has a code of six digits.'
      }
      back={{ to: hrefWith(params, { mode: null, for: null }), label: 'Back to Sign In' }}
    >
      <MailCodeForm
        kind={isReset ? 'recovery' : 'email'}
        onDone={() => {
          if (isReset) void navigate('/auth/reset', { replace: true });
          else toast({ title: 'Success', description: 'Signed in successfully!' });
        }}
      />
    </AuthFrame>
  );
}

function MailLinkPage({ mode, email }: { mode: 'forgot' | 'resend'; email: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const forgot = mode === 'forgot';
  const onCode = () => {
    if (forgot) void navigate('/auth/reset', { replace: true });
    else toast({ title: 'Success', description: 'Signed in successfully!' });
  };
  return (
    <AuthFrame
      title={forgot ? 'Forgot your password?' : 'Confirm your address'}
      intro={
        forgot
          ? 'Enter the address of your account. You will get a link to choose a new password.'
          : 'Enter the address you signed up with. You will get a new confirmation link.'
      }
      back={{ to: hrefWith(params, { mode: null, tab: null }), label: 'Back to Sign In' }}
    >
      <EmailLinkForm
        key={mode}
        purpose={forgot ? 'password' : 'confirmation'}
        email={email}
        onCode={onCode}
        codeHref={hrefWith(params, { mode: 'code', for: forgot ? 'password' : null })}
      />
    </AuthFrame>
  );
}

/** The address of this page with some of its parameters changed, or left out where they are null. */
function hrefWith(params: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  return query ? `/auth?${query}` : '/auth';
}
