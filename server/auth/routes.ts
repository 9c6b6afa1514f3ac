import { Hono } from 'hono';
import { identifyKey } from '../http/caller.ts';
import { errorHandler } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { listFactors, removeFactor } from './admin/factors.ts';
import { generateLink } from './admin/generate-link.ts';
import { invite } from './admin/invite.ts';
import { listPasskeysOf, removePasskeyOf } from './admin/passkeys.ts';
import { getUserById, listUsers } from './admin/read-user.ts';
import { requireOperator } from './admin/require-operator.ts';
import { createUser, deleteUser, updateUserById } from './admin/write-user.ts';
import { health, jwks, settings } from './endpoints/about.ts';
import { authorize } from './endpoints/authorize.ts';
import { linkIdentity, unlinkIdentity } from './endpoints/identities.ts';
import { logout } from './endpoints/logout.ts';
import { otp } from './endpoints/otp.ts';
import { reauthenticate } from './endpoints/reauthenticate.ts';
import { recover } from './endpoints/recover.ts';
import { resend } from './endpoints/resend.ts';
import { signUp } from './endpoints/signup.ts';
import { token } from './endpoints/token.ts';
import { updateUser } from './endpoints/update-user.ts';
import { getUser } from './endpoints/user.ts';
import { verify } from './endpoints/verify.ts';
import { followLink, showLink } from './endpoints/verify-link.ts';
import { authError, renderAuthError } from './errors.ts';
import { challenge } from './mfa/challenge.ts';
import { enroll } from './mfa/enroll.ts';
import {
  generateRecoveryCodes,
  recoveryStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './mfa/recovery-endpoints.ts';
import { unenroll } from './mfa/unenroll.ts';
import { verifyFactor } from './mfa/verify-factor.ts';
import { callback } from './oidc/callback.ts';
import { authenticationOptions, verifyAuthentication } from './passkeys/authentication.ts';
import { ownPasskeys, removePasskey, updatePasskey } from './passkeys/manage.ts';
import { registrationOptions, verifyRegistration } from './passkeys/registration.ts';
import { openSingleSignOn, samlMetadata, singleSignOn } from './saml/begin.ts';
import { consumeAssertion, finishSingleSignOn } from './saml/consume.ts';

/** Everything under /auth/v1, ordered by who may call it. */
export function authRoutes(services: Services): Hono {
  const auth = new Hono();
  auth.onError(errorHandler(services.log, renderAuthError, () => null));

  // Anybody: browsers come here by a link, and monitors without a key.
  auth.get('/health', health(services));
  auth.get('/.well-known/jwks.json', jwks(services));
  auth.get('/verify', showLink(services));
  auth.post('/verify/link', followLink(services));
  auth.get('/authorize', authorize(services));
  auth.get('/callback', callback(services));
  auth.get('/sso/saml/metadata', samlMetadata(services));
  auth.get('/sso', openSingleSignOn(services));
  auth.post('/sso/saml/acs', consumeAssertion(services));
  auth.get('/callback/saml', finishSingleSignOn(services));

  // Needs one of the instance's keys.
  auth.use('*', async (c, next) => {
    identifyKey(services, c.req.raw);
    await next();
  });
  auth.get('/settings', settings(services));
  auth.post('/signup', signUp(services));
  auth.post('/token', token(services));
  auth.post('/verify', verify(services));
  auth.post('/recover', recover(services));
  auth.post('/otp', otp(services));
  auth.post('/magiclink', otp(services));
  auth.post('/resend', resend(services));
  auth.post('/sso', singleSignOn(services));
  auth.post('/passkeys/authentication/options', authenticationOptions(services));
  auth.post('/passkeys/authentication/verify', verifyAuthentication(services));

  // Needs an active session.
  auth.get('/user', getUser(services));
  auth.put('/user', updateUser(services));
  auth.post('/logout', logout(services));
  auth.get('/reauthenticate', reauthenticate(services));
  auth.get('/user/identities/authorize', linkIdentity(services));
  auth.delete('/user/identities/:identityId', unlinkIdentity(services));

  // The caller's own passkeys.
  auth.post('/passkeys/registration/options', registrationOptions(services));
  auth.post('/passkeys/registration/verify', verifyRegistration(services));
  auth.get('/passkeys', ownPasskeys(services));
  auth.patch('/passkeys/:passkeyId', updatePasskey(services));
  auth.delete('/passkeys/:passkeyId', removePasskey(services));

  // The caller's own second factors.
  auth.get('/factors/recovery-codes', recoveryStatus(services));
  auth.post('/factors/recovery-codes', generateRecoveryCodes(services));
  auth.post('/factors/recovery-codes/regenerate', regenerateRecoveryCodes(services));
  auth.post('/factors/recovery-codes/verify', verifyRecoveryCode(services));
  auth.delete('/factors/recovery-codes', removeRecoveryCodes(services));
  auth.post('/factors', enroll(services));
  auth.delete('/factors/:factorId', unenroll(services));
  auth.post('/factors/:factorId/challenge', challenge(services));
  auth.post('/factors/:factorId/verify', verifyFactor(services));

  // Needs the secret key.
  auth.use('/invite', requireOperator(services));
  auth.use('/admin/*', requireOperator(services));
  auth.post('/invite', invite(services));
  auth.post('/admin/generate_link', generateLink(services));
  auth.get('/admin/users', listUsers(services));
  auth.post('/admin/users', createUser(services));
  auth.get('/admin/users/:userId', getUserById(services));
  auth.put('/admin/users/:userId', updateUserById(services));
  auth.delete('/admin/users/:userId', deleteUser(services));
  auth.get('/admin/users/:userId/factors', listFactors(services));
  auth.delete('/admin/users/:userId/factors/:factorId', removeFactor(services));
  auth.get('/admin/users/:userId/passkeys', listPasskeysOf(services));
  auth.delete('/admin/users/:userId/passkeys/:passkeyId', removePasskeyOf(services));

  auth.all('*', () => {
    throw authError('notFound');
  });
  return auth;
}
