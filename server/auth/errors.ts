import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../http/errors.ts';

/**
 * Every error the auth service answers with: status, code and message are those of Supabase Auth, because
 * clients compare them. A message that depends on the request is given to `authError`.
 */
const list = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  bodyTooLarge: [413, 'validation_failed', 'Request body is too large'],
  invalid: [400, 'validation_failed', 'The request is not valid'],
  invalidEmail: [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  passwordMissing: [400, 'validation_failed', 'Signup requires a valid password'],
  passwordTooLong: [400, 'validation_failed', 'Password cannot be longer than 256 characters'],
  weakPassword: [422, 'weak_password', 'Password should be at least 6 characters.'],
  samePassword: [422, 'same_password', 'New password should be different from the old password.'],
  phoneDisabled: [400, 'phone_provider_disabled', 'Unsupported phone provider'],
  smsFailed: [422, 'sms_send_failed', 'Error sending the text message'],
  tooManySms: [429, 'over_sms_send_rate_limit', 'For security purposes, you can only request this later.'],
  phoneNotConfirmed: [400, 'phone_not_confirmed', 'Phone not confirmed'],
  anonymousDisabled: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  badState: [400, 'bad_oauth_state', 'OAuth state not found or expired'],
  badCallback: [400, 'bad_oauth_callback', 'OAuth callback could not be processed'],
  providerRefused: [403, 'access_denied', 'The provider refused the sign-in'],
  providerFailed: [500, 'unexpected_failure', 'Unable to reach the external provider'],
  providerEmailMissing: [422, 'validation_failed', 'Error getting user email from external provider'],
  providerEmailUnverified: [422, 'provider_email_needs_verification', 'Unverified email with the provider'],
  badIdToken: [400, 'invalid_credentials', 'Bad ID token'],
  unexpectedAudience: [400, 'unexpected_audience', 'Unacceptable audience in id_token'],
  web3Disabled: [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  badWalletMessage: [400, 'invalid_credentials', 'Signed message is not valid'],
  samlDisabled: [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ssoNotFound: [404, 'sso_provider_not_found', 'No such SSO provider'],
  relayNotFound: [404, 'saml_relay_state_not_found', 'SAML RelayState is not known, or was used before'],
  relayExpired: [422, 'saml_relay_state_expired', 'SAML RelayState has expired'],
  badAssertion: [403, 'validation_failed', 'SAML Assertion is not valid'],
  assertionNoUser: [
    422,
    'saml_assertion_no_user_id',
    'SAML Assertion did not contain a persistent Subject Identifier',
  ],
  assertionNoEmail: [
    422,
    'saml_assertion_no_email',
    'SAML Assertion does not contain an email address of the provider',
  ],
  ssoManaged: [422, 'user_sso_managed', 'The account is managed by its organisation'],
  identityExists: [422, 'identity_already_exists', 'Identity is already linked'],
  providerDisabled: [400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
  unsupportedGrant: [400, 'invalid_credentials', 'unsupported_grant_type'],
  invalidCredentials: [400, 'invalid_credentials', 'Invalid login credentials'],
  emailNotConfirmed: [400, 'email_not_confirmed', 'Email not confirmed'],
  userBanned: [403, 'user_banned', 'User is banned'],
  userExists: [422, 'user_already_exists', 'User already registered'],
  signUpDisabled: [422, 'signup_disabled', 'Signups not allowed for this instance'],
  emailExists: [422, 'email_exists', 'A user with this email address has already been registered'],
  notAdmin: [403, 'not_admin', 'Updating app_metadata requires admin privileges'],
  noAuthorization: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  badJwt: [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature'],
  expiredJwt: [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is expired'],
  userNotFound: [403, 'user_not_found', 'User from sub claim in JWT does not exist'],
  sessionNotFound: [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'],
  refreshTokenNotFound: [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  refreshTokenUsed: [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  sessionExpired: [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
  codeExpired: [403, 'otp_expired', 'Token has expired or is invalid'],
  linkExpired: [403, 'otp_expired', 'Email link is invalid or has expired'],
  flowNotFound: [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  flowExpired: [403, 'flow_state_expired', 'invalid flow state, flow state has expired'],
  badCodeVerifier: [400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'],
  tooManyMails: [
    429,
    'over_email_send_rate_limit',
    'For security purposes, you can only request this later.',
  ],
  mailFailed: [500, 'unexpected_failure', 'Error sending confirmation email'],
  insufficientAal: [
    403,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ],
  factorNotFound: [404, 'mfa_factor_not_found', 'Factor not found'],
  factorNameTaken: [422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists'],
  tooManyFactors: [
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  phoneFactorDisabled: [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  phoneFactorOff: [422, 'mfa_phone_verify_not_enabled', 'MFA verify is disabled for Phone'],
  phoneFactorExists: [
    422,
    'mfa_verified_factor_exists',
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ],
  wrongPhoneCode: [422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'],
  wrongKey: [422, 'mfa_verification_failed', 'The answer of the authenticator is not valid'],
  webauthnFactorDisabled: [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  passkeysDisabled: [404, 'passkey_disabled', 'Passkeys are disabled'],
  passkeyNotFound: [404, 'validation_failed', 'Passkey not found'],
  passkeyExists: [422, 'webauthn_credential_exists', 'This credential is already registered'],
  passkeyChallengeNotFound: [400, 'webauthn_challenge_not_found', 'Challenge not found or already used'],
  passkeyChallengeExpired: [400, 'webauthn_challenge_expired', 'Challenge has expired'],
  wrongPasskey: [400, 'webauthn_verification_failed', 'Credential verification failed'],
  tooManyPasskeys: [422, 'too_many_passkeys', 'Maximum number of passkeys reached'],
  ssoPasskeys: [422, 'validation_failed', 'SSO users cannot register passkeys'],
  anonymousPasskeys: [403, 'no_authorization', 'Anonymous user not allowed to perform these actions'],
  challengeNotFound: [404, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'],
  challengeExpired: [
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  otherAddress: [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'],
  wrongFactorCode: [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  wrongRecoveryCode: [422, 'mfa_verification_failed', 'Invalid recovery code entered'],
  soleFactor: [422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor'],
  codesExist: [
    422,
    'mfa_verified_factor_exists',
    'Recovery codes exist already, regenerate them to replace them',
  ],
  reauthenticationNeeded: [400, 'reauthentication_needed', 'Password update requires reauthentication'],
  reauthenticationFailed: [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
  wrongCurrentPassword: [400, 'invalid_credentials', 'The current password is not right.'],
  linkingDisabled: [404, 'manual_linking_disabled', 'Manual linking is disabled'],
  identityNotFound: [404, 'identity_not_found', "Identity doesn't exist"],
  singleIdentity: [
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ],
  operatorOnly: [403, 'not_admin', 'User not allowed'],
  noSuchUser: [404, 'user_not_found', 'User not found'],
  phoneExists: [422, 'phone_exists', 'Phone number already registered by another user'],
  conflict: [409, 'conflict', 'Another row says so already'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

export type AuthErrorName = keyof typeof list;

/** Every code there is. */
export const authErrorCodes: ReadonlySet<string> = new Set(Object.values(list).map(([, code]) => code));

/** An error of the list, ready to throw. `fields` are facts beside the message, such as the reasons of a weak password. */
export function authError(
  name: AuthErrorName,
  message: string = list[name][2],
  fields: Record<string, unknown> = {},
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}

const versionHeader = 'X-Supabase-Api-Version';
const version = '2024-01-01';

/**
 * Words an error as Supabase Auth does: `{code, message}` for clients that ask for API version 2024-01-01 or a later
 * one, `{code: status, error_code, msg}` for those that do not.
 */
export function renderAuthError(error: HttpError, context: Context): Record<string, unknown> {
  const { reasons } = error.fields;
  const weakness = reasons ? { weak_password: { reasons } } : {};
  context.header('X-Sb-Error-Code', error.code);
  const asked = context.req.header(versionHeader) ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version) {
    context.header(versionHeader, version);
    return { code: error.code, message: error.message, ...weakness };
  }
  return { code: error.status, error_code: error.code, msg: error.message, ...weakness };
}

// RFC 6749, section 4.1.2.1.
const redirectNames: Record<number, string> = {
  401: 'unauthorized_client',
  403: 'access_denied',
  429: 'temporarily_unavailable',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** The parameters under which a redirect tells the page of an error. */
export function redirectFields(error: HttpError): Record<string, string> {
  return {
    error: redirectNames[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  };
}
