import { DatabaseError } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';

type Status = ConstructorParameters<typeof HttpError>[0];

/** `code` and `error` are the names Supabase's storage service uses; its client branches on `code`. */
function fault(status: Status, code: string, error: string) {
  return (message: string) => new HttpError(status, code, message, { error });
}

const notFound = fault(404, 'NoSuchKey', 'not_found');
const duplicate = fault(409, 'KeyAlreadyExists', 'Duplicate');
const denied = fault(403, 'AccessDenied', 'Unauthorized');

/** Everything the storage service refuses. */
export const errors = {
  bucketNotFound: () => fault(404, 'NoSuchBucket', 'Bucket not found')('Bucket not found'),
  bucketNotEmpty: () =>
    fault(409, 'ResourceNotEmpty', 'ResourceNotEmpty')('The bucket you tried to delete is not empty'),
  objectNotFound: () => notFound('Object not found'),
  duplicate: () => duplicate('The resource already exists'),
  denied: (message = 'new row violates row-level security policy') => denied(message),
  invalidKey: (key: string) => fault(400, 'InvalidKey', 'InvalidKey')(`Invalid key: ${key}`),
  invalidBucketName: () => fault(400, 'InvalidBucketName', 'Invalid Input')('Bucket name invalid'),
  invalidRequest: fault(400, 'InvalidRequest', 'InvalidRequest'),
  invalidToken: fault(400, 'InvalidJWT', 'InvalidJWT'),
  invalidSignature: () => fault(400, 'InvalidSignature', 'InvalidSignature')('Invalid signature'),
  invalidType: (type: string) =>
    fault(415, 'InvalidMimeType', 'invalid_mime_type')(`mime type ${type} is not supported`),
  /** The bytes are not what the bucket takes; the message says what is wrong with them. */
  refusedFile: fault(415, 'InvalidMimeType', 'invalid_mime_type'),
  tooLarge: (message = 'The object exceeded the maximum allowed size') =>
    fault(413, 'EntityTooLarge', 'Payload too large')(message),
  invalidRange: () => fault(416, 'InvalidRange', 'invalid_range')('invalid range provided'),
  uploadNotFound: () => fault(404, 'NoSuchUpload', 'not_found')('Upload not found'),
  wrongOffset: () => fault(409, 'InvalidOffset', 'Conflict')('Upload-Offset conflict'),
  /** Other requests send bytes of the same upload. */
  beingSent: () => fault(423, 'ResourceLocked', 'Locked')('The upload is being sent by other requests'),
  /** Another request is putting the pieces together. */
  locked: () => fault(423, 'ResourceLocked', 'Locked')('The upload is being finished'),
  busy: () =>
    new HttpError(503, 'SlowDown', 'Too many images are being resized. Try again in a moment.', {
      error: 'SlowDown',
      retryAfter: 5,
    }),
  /** Asked of a service that keeps one version of each object. */
  notSupported: fault(501, 'NotImplemented', 'not_implemented'),
  protocol: fault(412, 'InvalidTusVersion', 'Precondition Failed'),
  /** The sender disconnected, so nobody reads this answer. */
  interrupted: () => fault(400, 'Aborted', 'Aborted')('The upload was interrupted'),
};

/** The shape of the storage service's error answers. */
export function renderError(error: HttpError): Record<string, unknown> {
  return {
    statusCode: String(error.status),
    error: error.fields.error ?? error.code,
    message: error.message,
    code: error.code,
  };
}

/** Words what PostgreSQL refused, or null when it is no refusal. */
export function translateError(error: unknown): HttpError | null {
  if (isBrokenConnection(error)) return errors.interrupted();
  if (!(error instanceof DatabaseError)) return null;
  // Class 22: a value that cannot be stored, such as a NUL character.
  if (error.code.startsWith('22'))
    return errors.invalidRequest('The request holds a value that is not allowed.');
  switch (error.code) {
    case '42501':
      return errors.denied();
    case '23505':
      return errors.duplicate();
    // The account is full; the database says of what.
    case 'PT413':
      return errors.tooLarge(error.message);
    case '23503':
      return errors.bucketNotFound();
    case '23514':
      return errors.invalidRequest('The request holds a value that is not allowed.');
    default:
      return null;
  }
}

function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
