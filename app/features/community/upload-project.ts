import type { SupabaseClient } from '@supabase/supabase-js';
import { uploadPath } from './file-url.ts';
import { LOGIN_REQUIRED, SESSION_ENDED } from './messages.ts';
import {
  CallError,
  createProject,
  findCurrentUser,
  findOwnProject,
  removeFiles,
  storeFile,
} from './mutations.ts';
import type { Project } from './project.ts';
import type { UploadValues } from './schema.ts';
import type { SentBytes } from './upload-fetch.ts';

export type UploadProgress = {
  /** What is going on: a file on its way, or the project being entered. Entering can no longer be cancelled. */
  step: 'image' | 'zip' | 'saving';
  /** Share of each file that has been sent, 0 to 1. */
  image: number;
  zip: number;
};

type Options = {
  client: SupabaseClient;
  /** A client whose uploads report to `onProgress` and stop with `signal`. */
  connectUpload: (onProgress: (bytes: SentBytes) => void) => Promise<SupabaseClient>;
  values: UploadValues;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
};

/** The uploader is not, or no longer, signed in. */
export class SignInError extends Error {}

/**
 * Stores image and archive, then creates the project and returns it. Whatever goes wrong, and when `signal` is aborted
 * before the project is entered, it removes what it has stored and throws: the reason of the signal, a `SignInError`, or
 * an error with a message for people.
 */
export async function uploadProject({
  client,
  connectUpload,
  values,
  signal,
  onProgress,
}: Options): Promise<Project> {
  const user = await findCurrentUser(client);
  if (!user) throw new SignInError(LOGIN_REQUIRED);
  const stored: string[] = [];
  const progress: UploadProgress = { step: 'image', image: 0, zip: 0 };
  const tell = (change: Partial<UploadProgress>) => onProgress({ ...Object.assign(progress, change) });

  const store = async (step: 'image' | 'zip') => {
    signal.throwIfAborted();
    tell({ step });
    const uploads = await connectUpload(({ sent, total }) => tell({ [step]: total ? sent / total : 0 }));
    const path = uploadPath(user.id, Date.now(), values[step].name);
    stored.push(path);
    const url = await storeFile(uploads, path, values[step]);
    tell({ [step]: 1 });
    return url;
  };

  try {
    const imageUrl = await store('image');
    const zipUrl = await store('zip');
    signal.throwIfAborted();
    tell({ step: 'saving' });
    return await enter(client, { ...values, imageUrl, zipUrl, userId: user.id });
  } catch (error) {
    await removeFiles(client, stored).catch((cause: unknown) => {
      console.warn('The files of a failed upload could not be removed.', cause);
    });
    signal.throwIfAborted();
    throw await explain(client, error, progress.step);
  }
}

/** Creates the row. When the answer was lost on the way the row may be there all the same, so it is looked for. */
async function enter(client: SupabaseClient, project: Parameters<typeof createProject>[1]): Promise<Project> {
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
  const message = step === 'saving' ? error.message : `Failed to upload file: ${error.message}`;
  return new Error(message, { cause: error });
}

async function isSignedIn(client: SupabaseClient): Promise<boolean> {
  return findCurrentUser(client).then(Boolean, () => true);
}
