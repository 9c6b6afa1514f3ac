import type { FormAnswer } from './form-answer.ts';

/** A form of a few thousand characters, each as three escaped bytes or more. */
const MAX_BYTES = 128 * 1024;

/** The fields of an ordinary form; null when they are too many bytes. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * The ticket a form that was refused is sent with again: its own, so that the time since it was opened counts on. Undefined
 * where it was taken, or has to get another.
 */
export function ticketAgain(form: URLSearchParams, answer: FormAnswer | null): string | undefined {
  const isSpent = answer?.ok || answer?.code === 'form_expired' || answer?.code === 'form_not_found';
  return isSpent ? undefined : form.get('ticket') || undefined;
}

/** The texts of some fields, to show them again. */
export function pickFields<Name extends string>(
  form: URLSearchParams,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])) as Record<Name, string>;
}
