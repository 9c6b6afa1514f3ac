import { z } from 'zod';
import {
  type AiModel,
  type AiRequest,
  MAX_FILES,
  MAX_LISTED,
  MAX_PATH,
  MAX_PROMPT,
} from '../../../app/features/ai-builder/schema.ts';
import { readFields } from '../kit/body.ts';
import { functionError } from '../kit/errors.ts';

/** Bytes of a request: the files and the prompt, each character of which may take some, and names of other files. */
const maxBytes = 3 * (MAX_FILES + MAX_PROMPT + MAX_PATH * MAX_LISTED);

const prompt = z.string().trim().min(1).max(MAX_PROMPT);
const path = z.string().min(1).max(MAX_PATH);
const files = z
  .record(path, z.string())
  .refine((all) => Object.values(all).reduce((sum, text) => sum + text.length, 0) <= MAX_FILES, {
    params: { tooLong: true },
  });
const others = z
  .array(z.object({ path, bytes: z.int().min(0) }))
  .max(MAX_LISTED)
  .default([]);
const model = z.string();

const schema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('all'), model, prompt }),
  z.object({ mode: z.literal('continue'), model, prompt, reply: z.string().min(1).max(MAX_FILES) }),
  z.object({ mode: z.literal('file'), model, prompt, file: path, files, others }),
  z.object({ mode: z.literal('edit'), model, prompt, files, others }),
]);

/** Reads and checks what the browser asks. Throws 400 or, as soon as it is too long, 413. */
export async function readRequest(request: Request, models: readonly AiModel[]): Promise<AiRequest> {
  const tooLarge = () => functionError('promptTooLong');
  const malformed = () => functionError('invalid', {}, 'Please describe the website you want.');
  const parsed = schema.safeParse(await readFields(request, { maxBytes, tooLarge, malformed }));
  if (!parsed.success) {
    const isLong = parsed.error.issues.some((issue) => issue.code === 'too_big' || issue.code === 'custom');
    throw isLong ? tooLarge() : malformed();
  }
  if (!models.some(({ id }) => id === parsed.data.model)) throw functionError('unknownModel');
  return parsed.data;
}
