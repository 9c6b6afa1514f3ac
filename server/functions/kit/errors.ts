import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';
import type { Log } from '../../log.ts';

/** Everything the functions of the site refuse: status, code and words for the visitor. A code means one thing everywhere. */
const list = {
  // The request.
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  badRequest: [400, 'bad_request', 'The request could not be read.'],
  bodyTooLarge: [413, 'body_too_large', 'This is too long to be sent.'],
  invalid: [400, 'validation_failed', 'Please check the fields that are marked.'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
  tooMany: [429, 'over_request_rate_limit', 'Too many tries in a short time. Please try again later.'],
  notStored: [503, 'not_stored', 'This could not be stored. Please try again.'],
  /** Also for things that are somebody else’s, which answer as if they were not there. */
  notThere: [404, 'not_there', 'Not found, or no longer available.'],
  formClosed: [503, 'form_closed', 'This form is not connected on this site.'],
  notSetUp: [503, 'not_set_up', 'This is not set up on this server.'],

  // Who asks.
  notSignedIn: [401, 'not_signed_in', 'Please sign in.'],
  signedOut: [
    401,
    'signed_out',
    'You have been signed out. Please sign in again, then press the button once more.',
  ],
  accountUnavailable: [
    503,
    'account_unavailable',
    'Your account could not be looked up. Please try again in a moment.',
  ],
  secondFactor: [403, 'insufficient_aal', 'Please enter the code of your authenticator app first.'],

  // Programs without a browser.
  codeNotFound: [
    404,
    'code_not_found',
    'No program waits under this code. Compare it with the one on your screen; after ten minutes a new one is needed.',
  ],
  tooManyTokens: [409, 'too_many_tokens', 'You have 50 tokens. Please revoke one first.'],

  // Public forms.
  /** Nobody was given this form: a program sends to an address it has read somewhere. */
  formNotFound: [404, 'form_not_found', 'Form not found.'],
  formExpired: [
    409,
    'form_expired',
    'This page had been open for a long time. Your text is still here: please press the button once more.',
  ],
  tooFast: [
    429,
    'too_fast',
    'That was quicker than people write. Your text is still here: please wait a moment, then press the button again.',
  ],

  // Suggestions.
  networkHasVoted: [
    429,
    'over_network_votes',
    'Several people on your network have voted for this already. Sign in to add your vote.',
  ],
  votingClosed: [409, 'voting_closed', 'This suggestion is closed: votes no longer count.'],
  suggestionNotFound: [404, 'suggestion_not_found', 'This suggestion is no longer there.'],
  badLink: [400, 'bad_token', 'This link is not complete. Please open it from the mail again.'],

  // The account.
  notAnImage: [415, 'not_an_image', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.'],
  tooManyPixels: [
    413,
    'too_many_pixels',
    'Please choose a picture of at most 50 million pixels, or 25 million of AVIF.',
  ],
  confirmationMissing: [422, 'confirmation_missing', 'Please type the address of your account to confirm.'],
  wrongPassword: [403, 'invalid_credentials', 'The password is not right.'],
  reauthenticationNeeded: [
    403,
    'reauthentication_needed',
    'You signed in some time ago. Please enter your password, or sign in again.',
  ],

  // The shop.
  shopClosed: [503, 'shop_closed', 'Purchases are not possible on this site at the moment.'],
  productNotFound: [404, 'product_not_found', 'Website not found'],
  paymentFailed: [402, 'payment_failed', 'There was an error processing your payment. Please try again.'],
  notCaptured: [502, 'not_captured', 'The payment could not be captured yet.'],
  forged: [401, 'bad_signature', 'The signature is not valid.'],
  orderNotFound: [404, 'order_not_found', 'There is no such order, or this link to it has expired.'],
  orderNotPaid: [409, 'order_not_paid', 'This order is not paid.'],
  orderChanged: [
    409,
    'order_changed',
    'Something else was returned meanwhile, and nothing was sent now. Please look at the order again.',
  ],
  refundPeriodOver: [409, 'refund_period_over', 'Refunds are possible within 30 days of the purchase.'],
  refundFailed: [
    502,
    'refund_failed',
    'The refund could not be sent. Nothing has changed; please try again later.',
  ],
  wrongRefund: [
    400,
    'refund_not_possible',
    'Enter an amount up to what is left of this payment, and a reason of 1 to 1,000 characters.',
  ],
  linkExpired: [410, 'link_expired', 'This download link does not work any more.'],

  // The AI builder.
  aiNotConnected: [503, 'ai_not_connected', 'No AI service is connected on this site.'],
  unknownModel: [400, 'unknown_model', 'This model is not available here. Please choose another one.'],
  promptTooLong: [413, 'prompt_too_long', 'This is too long to be sent.'],
  tooManyAtOnce: [
    429,
    'too_many_at_once',
    'Another page is still being generated for you. Please wait for it, or stop it.',
  ],

  // Sites.
  sitesUnavailable: [503, 'sites_unavailable', 'Publishing is not available on this site.'],
  siteRefused: [422, 'site_refused', 'This cannot be published.'],
  siteNotFound: [404, 'site_not_found', 'There is no such site, or no such deployment of it.'],
  siteNameTaken: [409, 'site_name_taken', 'This name is taken. Please choose another one.'],
  ownSiteName: [
    409,
    'own_site_name',
    'Another site of yours has this name, or had it before. Publish to that site, or choose another name.',
  ],
  siteNameBarred: [
    409,
    'site_name_barred',
    'A site of this name was taken down, so nobody can use it again. Please choose another name.',
  ],
  siteTakenDown: [
    403,
    'site_taken_down',
    'This site was taken down. Nothing can be published to it, and it keeps its name.',
  ],
  domainRefused: [400, 'domain_refused', 'This domain cannot be used.'],
  domainAsked: [409, 'domain_asked', 'This site has this domain already.'],
  domainsFull: [409, 'domains_full', 'A site has at most five domains. Remove one that you no longer need.'],
  domainNotFound: [404, 'domain_not_found', 'The site does not have this domain any more.'],
  accountSuspended: [403, 'account_suspended', 'Your account is suspended: nothing can be published.'],
  accountFull: [413, 'account_full', 'Your storage is full.'],

  // Remixes.
  remixUnavailable: [503, 'remix_unavailable', 'Remixing is not available on this site.'],
  remixNotAllowed: [403, 'remix_not_allowed', 'The owner of this site does not let others copy it.'],

  // Repositories.
  gitMissing: [503, 'git_missing', 'Cloning, pushing and history are not available on this server.'],
  repositoryNotFound: [404, 'repository_not_found', 'There is no such repository.'],
  refNotFound: [404, 'ref_not_found', 'There is no such branch, tag or commit.'],
  fileNotFound: [404, 'file_not_found', 'There is no such file.'],
  fileExists: [409, 'file_exists', 'There is a file or folder of this name already.'],
  changedMeanwhile: [
    409,
    'changed_meanwhile',
    'This file has been changed since you opened it. Your text is still here: please compare it with the new version first.',
  ],
  changeRefused: [422, 'change_refused', 'The change is not accepted.'],
  tooLargeToShow: [422, 'too_large_to_show', 'This is too large to be shown. Please clone the repository.'],
  tooSlow: [
    503,
    'too_slow',
    'This takes too long to be shown. Please try again in a moment, or clone the repository.',
  ],
  busy: [503, 'busy', 'Many people use repositories right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

export type FunctionErrorName = keyof typeof list;

/** Every error of the list, for tests of the list itself. */
export const functionErrors: Record<FunctionErrorName, readonly [ContentfulStatusCode, string, string]> =
  list;

/**
 * An error of the list, ready to throw. `fields` are facts beside the message: `errors` of single fields, whether one is
 * `missing`, `sentences` one by one, `retryAfter` in seconds.
 */
export function functionError(
  name: FunctionErrorName,
  fields: Record<string, unknown> = {},
  message: string = list[name][2],
): HttpError {
  const [status, code] = list[name];
  return new HttpError(status, code, message, fields);
}

/** The outcome of `work`. When it fails for another reason than a refusal, the log says why and the visitor reads `message`: 503. */
export async function orNotStored<T>(
  log: Log,
  event: string,
  work: () => Promise<T>,
  message?: string,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    log.error(event, { error: String(error) });
    throw functionError('notStored', {}, message);
  }
}

/** `{code, message}` with the facts there are. */
export function renderFunctionError({ code, message, fields }: HttpError): Record<string, unknown> {
  const { errors, missing, sentences, retryAfter } = fields;
  return {
    code,
    message,
    ...(errors ? { errors } : {}),
    ...(missing ? { missing } : {}),
    ...(sentences ? { sentences } : {}),
    ...(retryAfter ? { retry_after: retryAfter } : {}),
  };
}
