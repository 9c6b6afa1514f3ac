import type { Fault } from './fault.ts';

const accessToken = 'server/auth/access-token.database.test.ts';

/** Tokens, sessions, limits of tries, and what an answer tells about accounts. */
export const signInFaults: Fault[] = [
  {
    name: 'audience-unchecked',
    file: 'server/keys/access-token.ts',
    find: `      audience: audiences.access,
`,
    replace: '',
    tests: [accessToken],
  },
  {
    name: 'algorithm-not-pinned',
    file: 'server/keys/access-token.ts',
    find: `await jwtVerify(token, keys.tokens.verification, {
      algorithms: ['ES256'],`,
    replace: `await jwtVerify(token, async (head) => {
      const key = await keys.tokens.verification(head);
      return head.alg === 'HS256' ? new TextEncoder().encode(await (await import('jose')).exportSPKI(key)) : key;
    }, {`,
    tests: [accessToken],
  },
  {
    name: 'expiry-ignored',
    file: 'server/keys/access-token.ts',
    find: `requiredClaims: ['exp', 'sub'],`,
    replace: `requiredClaims: ['exp', 'sub'], currentDate: new Date(0),`,
    tests: [accessToken],
  },
  {
    name: 'storage-token-for-any-use',
    file: 'server/storage/signing/token.ts',
    find: 'if (payload.use !== use || payload.url !== url)',
    replace: 'if (payload.url !== url)',
    tests: ['server/storage/signing/signing.database.test.ts'],
  },
  {
    name: 'refresh-reuse-keeps-session',
    file: 'server/auth/refresh-tokens.ts',
    find: `await database.query('delete from auth.sessions where id = $1', [stored.session_id]);`,
    replace: '',
    tests: ['server/auth/refresh.database.test.ts'],
  },
  {
    name: 'email-change-by-one-mailbox',
    file: 'server/auth/apply-proof.ts',
    find: 'if (user.email && user.email_change_confirm_status === 0) {',
    replace: 'if (user.email && user.email_change_confirm_status === 2) {',
    tests: ['server/auth/email-change.database.test.ts'],
  },
  {
    name: 'limit-off-by-one',
    file: 'server/rate-limits/memory-store.ts',
    find: 'if (found.hits >= limit.max)',
    replace: 'if (found.hits > limit.max)',
    tests: ['server/rate-limits/store.database.test.ts'],
  },
  {
    name: 'account-limit-dropped',
    file: 'server/auth/limits.ts',
    find: 'if (wait > 0 && !(await isKnown(services, account, address)))',
    replace: 'if (wait < 0)',
    tests: ['server/auth/limits.database.test.ts'],
  },
  {
    name: 'strangers-lock-owners-out',
    file: 'server/auth/known-networks.ts',
    find: '  return rows.length > 0;',
    replace: '  return rows.length < 0;',
    tests: ['server/auth/limits.database.test.ts'],
  },
  {
    name: 'code-tries-unlimited',
    file: 'server/auth/one-time-tokens.ts',
    find: 'is_own ? own_tries < codeTries.own : other_tries < codeTries.others,',
    replace: 'is_own || own_tries < 1e9 || other_tries < 1e9,',
    tests: ['server/auth/codes.database.test.ts'],
  },
  {
    name: 'provider-flow-unbound',
    file: 'server/auth/oidc/bound-browser.ts',
    find: 'if (browserHash === null) return;',
    replace: 'if (browserHash !== undefined) return;',
    tests: ['server/auth/oidc/oidc.database.test.ts'],
  },
  {
    name: 'forged-forwarded-address',
    file: 'server/http/client-address.ts',
    find: 'entries.at(-trustedProxies)',
    replace: 'entries.at(0)',
    tests: ['server/http/client-address.test.ts'],
  },
  {
    name: 'sign-up-tells-accounts',
    file: 'server/auth/endpoints/signup.ts',
    find: `if (result.state === 'taken') {`,
    replace: `if (result.state === 'taken') {
      throw authError('emailExists');`,
    tests: ['server/auth/enumeration.database.test.ts'],
  },
];
