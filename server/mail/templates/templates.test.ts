import { describe, expect, test } from 'vitest';
import type { MailContent } from '../mailer.ts';
import { accountDeleted } from './account-deleted.ts';
import { alreadyRegistered } from './already-registered.ts';
import {
  authenticatorAdded,
  authenticatorRemoved,
  factorsReset,
  recoveryCodeUsed,
} from './authenticator-changed.ts';
import { leaveEmail, takeEmail } from './change-email.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { contactMessage } from './contact-message.ts';
import { expiryLine } from './expiry.ts';
import { invitation } from './invitation.ts';
import { passkeyAdded, passkeyRemoved } from './passkey-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { resetPassword } from './reset-password.ts';
import { signInLink } from './sign-in-link.ts';

const url = 'https://plinth.example/auth/v1/verify?token=abc&type=signup';
const proof = { url, code: '048213', lifetime: 3600 };
const addresses = { current: 'old@example.org', next: 'new@example.org' };

const withProof: Record<string, MailContent> = {
  confirmSignUp: confirmSignUp(proof),
  signInLink: signInLink(proof),
  invitation: invitation(proof),
  resetPassword: resetPassword(proof),
  leaveEmail: leaveEmail(proof, addresses),
  takeEmail: takeEmail(proof, addresses),
};
const notices: Record<string, MailContent> = {
  alreadyRegistered: alreadyRegistered({ signInUrl: url, attempt: 'sign-up' }),
  passwordChanged: passwordChanged({ signInUrl: url }),
  authenticatorAdded: authenticatorAdded({ signInUrl: url }),
  authenticatorRemoved: authenticatorRemoved({ signInUrl: url }),
  recoveryCodeUsed: recoveryCodeUsed({ signInUrl: url }),
  passkeyAdded: passkeyAdded({ signInUrl: url }),
  passkeyRemoved: passkeyRemoved({ signInUrl: url }),
  factorsReset: factorsReset({ securityUrl: url }),
  accountDeleted: accountDeleted({ siteUrl: url }),
  confirmIdentity: confirmIdentity({ signInUrl: url, code: '048213', lifetime: 3600 }),
};

describe.each(Object.entries({ ...withProof, ...notices }))('%s', (_name, { subject, text, html }) => {
  test('both parts carry the link and what to do when nobody asked', () => {
    expect(subject).toMatch(/^.{5,60}$/);
    expect(text).toContain(url);
    expect(
      html.match(/href="https:\/\/plinth\.example\/auth\/v1\/verify\?token=abc&amp;type=signup"/g),
    ).toHaveLength(2);
    expect(text).toMatch(/You did not ask for|It was not you\?/);
    expect(html).toMatch(/You did not ask for|It was not you\?/);
  });

  test('nothing is fetched from anywhere, and both colour schemes are served', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<html lang="en">');
  });
});

test.each(Object.entries(withProof))(
  '%s carries the code and says how long it works',
  (_name, { text, html }) => {
    for (const part of [text, html]) {
      expect(part).toContain('048213');
      expect(part).toMatch(/work once, for one hour \(until \d\d:\d\d UTC\)/);
    }
  },
);

test('a mail that carries its link alone says nothing of a code', () => {
  const { text, html } = resetPassword({ ...proof, code: null });
  expect(text).not.toMatch(/code/i);
  expect(html).not.toContain('class="code"');
  expect(text).toContain('The link works once, for one hour');
});

test('addresses cannot bring markup along', () => {
  const { html } = takeEmail(proof, { current: '<b>@example.org', next: '"x"@example.org' });
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;@example.org');
});

test('the time is worded', () => {
  const noon = new Date('2026-01-01T12:00:00Z');
  expect(expiryLine({ lifetime: 900, code: '123456' }, noon)).toBe(
    'The link and the code work once, for 15 minutes (until 12:15 UTC).',
  );
  expect(expiryLine({ lifetime: 7200, code: '123456' }, noon)).toBe(
    'The link and the code work once, for 2 hours (until 14:00 UTC).',
  );
});

test('words of somebody else turn no direction, and a subject is one line', () => {
  const hidden = 'Gift\u202e\ngnp.exe\u2067';
  const { subject, text, html } = contactMessage(
    { user_name: hidden, user_email: 'eve@example.org', subject: hidden, message: hidden },
    'https://plinth.example',
  );
  expect(subject).toBe('Contact form: Gift gnp.exe');
  expect(`${text}${html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain('> Gift\n> gnp.exe');
});
