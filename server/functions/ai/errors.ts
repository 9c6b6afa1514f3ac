/** Something that went wrong at the AI service. Its message is for the visitor and holds nothing the service wrote. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number | undefined;

  constructor(code: string, message: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const reasons: Record<number, string> = {
  401: 'It does not accept this site’s key.',
  402: 'This site’s credit there is used up.',
  403: 'It does not accept this site’s key.',
  404: 'It does not know this model.',
  413: 'The page is too long for it.',
  429: 'It is busy. Please try again in a minute.',
};

/** The service answered, but not with a reply. */
export function statusError(status: number): ServiceError {
  const reason = reasons[status] ?? (status >= 500 ? 'Please try again in a minute.' : '');
  const message = `The AI service returned an error with the status code ${status}.`;
  return new ServiceError('service_status', reason ? `${message} ${reason}` : message, status);
}

/** Codes in which services say what their status does not, and what they are here. */
const errorCodes: Record<string, 'filtered' | 'tooMuch'> = {
  content_filter: 'filtered',
  content_policy_violation: 'filtered',
  context_length_exceeded: 'tooMuch',
  string_above_max_length: 'tooMuch',
};

/** The error that a service names in its answer, where it is one that the visitor can do something about. */
export function namedError(answer: unknown): ServiceError | null {
  const { code, type } = ((answer as { error?: unknown } | null)?.error ?? {}) as Record<string, unknown>;
  const name = [code, type].map((one) => errorCodes[String(one)]).find(Boolean);
  return name ? serviceErrors[name]() : null;
}

export const serviceErrors = {
  unreachable: () => new ServiceError('service_unreachable', 'The AI service could not be reached.'),
  timeout: () => new ServiceError('service_timeout', 'The AI service took too long to answer.'),
  garbage: () => new ServiceError('service_garbage', 'The AI service sent an answer that could not be read.'),
  empty: () => new ServiceError('service_empty', 'The AI service sent an empty answer.'),
  cutOff: () => new ServiceError('service_cut_off', 'The connection to the AI service broke off.'),
  filtered: () =>
    new ServiceError(
      'service_filtered',
      'The AI service’s filter has stopped this reply. Please describe the page in other words.',
    ),
  tooMuch: () =>
    new ServiceError(
      'service_too_much',
      'The description and the page are more than this model can read. Please choose another model, or shorten them.',
    ),
  tooLong: () => new ServiceError('service_too_long', 'The AI service sent more than a page can hold.'),
};
