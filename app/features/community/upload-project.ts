import type { SupabaseClient } from '@supabase/supabase-js';
import { failureWords } from '../../lib/failure-words.ts';
import { uploadPath } from './file-url.ts';
import { PIECES_FROM_BYTES } from './limits.ts';
import { LOGIN_REQUIRED, SESSION_ENDED } from './messages.ts';
import {
  CallError,
  createProject,
  findCurrentUser,
  findOwnProject,
  publicUrlOf,
  removeFiles,
  storeFile,
} from './mutations.ts';
import type { Project } from './project.ts';
import type { UploadValues } from './schema.ts';
import type { SentBytes } from './upload-client.ts';
import type { PiecesProgress } from './upload-in-pieces.ts';

/** What is sent; null for what is not. */
export type ProjectFiles = { image: File | null; zip: File | null };

export type UploadProgress = {
  /** What is going on: a file on its way, the project being entered, or its site published: those are not cancelled. */
  step: 'image' | 'zip' | 'saving' | 'publishing';
  /** Share of each file that has been sent, 0 to 1. */
  image: number;
  zip: number;
  /** The connection is lost; the upload goes on when it is back. */
  interrupted: boolean;
};

export type SendOptions = {
  client: SupabaseClient;
  /** A client whose uploads report to `onProgress` and stop with `signal`. */
  connectUpload: (onProgress: (bytes: SentBytes) => void) => Promise<SupabaseClient>;
  /** Stores a large file in pieces. Throws as `uploadInPieces` does. */
  sendPieces: (path: string, file: File, onProgress: (progress: PiecesProgress) => void) => Promise<void>;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
};

/** Public addresses of what was stored, and whose it is. */
export type StoredFiles = { imageUrl: string | null; zipUrl: string | null; userId: string };

/** The uploader is not, or no longer, signed in. */
export class SignInError extends Error {}

/** Nobody knows whether a row refers to the new files: they must stay. What nothing refers to goes after some days. */
export class UncertainError extends Error {}

/**
 * Stores the files and has them entered. Whatever goes wrong, and when `signal` is aborted before they are entered, it
 * removes what it has stored and throws: the reason of the signal, a `SignInError`, or an error with a message for people.
 */
export async function sendFiles<Result>(
  { client, connectUpload, sendPieces, signal, onProgress }: SendOptions,
  files: ProjectFiles,
  enter: (stored: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const user = await findCurrentUser(client);
  if (!user) throw new SignInError(LOGIN_REQUIRED);
  const stored: string[] = [];
  const progress: UploadProgress = { step: 'image', image: 0, zip: 0, interrupted: false };
  const tell = (change: Partial<UploadProgress>) => onProgress({ ...Object.assign(progress, change) });

  const store = async (step: 'image' | 'zip') => {
    const file = files[step];
    if (!file) return null;
    signal.throwIfAborted();
    tell({ step });
    const path = uploadPath(user.id, Date.now(), file.name);
    const report = ({ sent, total }: SentBytes) => tell({ [step]: total ? sent / total : 0 });
    if (file.size > PIECES_FROM_BYTES) {
      stored.push(path);
      await sendPieces(path, file, ({ interrupted, ...bytes }) => {
        progress.interrupted = interrupted;
        report(bytes);
      });
    } else {
      const uploads = await connectUpload(report);
      stored.push(path);
      await storeFile(uploads, path, file);
    }
    tell({ [step]: 1, interrupted: false });
    return publicUrlOf(client, path);
  };

  try {
    const imageUrl = await store('image');
    const zipUrl = await store('zip');
    signal.throwIfAborted();
    tell({ step: 'saving' });
    return await enter({ imageUrl, zipUrl, userId: user.id });
  } catch (error) {
    if (error instanceof UncertainError) throw error;
    await removeFiles(client, stored).catch((cause: unknown) => {
      console.warn('The files of a failed upload could not be removed.', cause);
    });
    signal.throwIfAborted();
    throw await explain(client, error, progress.step);
  }
}

/** Stores image and archive, then creates the project and returns it. Throws as `sendFiles` does, leaving nothing behind. */
export function uploadProject({
  values,
  ...options
}: SendOptions & { values: UploadValues }): Promise<Project> {
  const { image, zip } = values;
  return sendFiles(options, { image, zip }, ({ imageUrl, zipUrl, userId }) =>
    enterNew(options.client, { ...values, imageUrl, zipUrl: zipUrl as string, userId }),
  );
}

/** Creates the row. When the answer was lost on the way the row may be there all the same, so it is looked for. */
async function enterNew(
  client: SupabaseClient,
  project: Parameters<typeof createProject>[1],
): Promise<Project> {
  try {
    return await createProject(client, project);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error;
    const entered = await findOwnProject(client, project.userId, project.zipUrl).catch(() => null);
    if (!entered) throw error;
    return entered;
  }
}

async function explain(
  client: SupabaseClient,
  error: unknown,
  step: UploadProgress['step'],
): Promise<unknown> {
  if (!(error instanceof CallError)) return error;
  if ([400, 401, 403].includes(error.status) && !(await isSignedIn(client))) {
    return new SignInError(SESSION_ENDED, { cause: error });
  }
  const words = failureWords(error);
  const message = step === 'saving' ? words : `Failed to upload file: ${words}`;
  return new Error(message, { cause: error });
}

async function isSignedIn(client: SupabaseClient): Promise<boolean> {
  return findCurrentUser(client).then(Boolean, () => true);
}
