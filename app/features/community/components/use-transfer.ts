import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { isAccountFull } from '../../../../domain/account/storage-page.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { UNEXPECTED } from '../messages.ts';
import type { Project } from '../project.ts';
import { NotLiveError } from '../publish-live.ts';
import { connectUpload } from '../upload-client.ts';
import { uploadInPieces } from '../upload-in-pieces.ts';
import { type ProjectFiles, type SendOptions, SignInError, type UploadProgress } from '../upload-project.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; files: ProjectFiles; progress: UploadProgress; cancelling: boolean }
  | { step: 'done'; project: Project }
  | { step: 'cancelled' }
  | { step: 'failed'; message: string; needsSignIn: boolean; needsRoom: boolean };

/** Sends files, one transfer at a time, and says how it went. */
export function useTransfer() {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** Null when it failed, was cancelled, or another one runs; what is to be said of that is said. */
  async function start(
    files: ProjectFiles,
    send: (options: SendOptions) => Promise<Project>,
  ): Promise<Project | null> {
    if (controller.current) return null;
    const current = new AbortController();
    controller.current = current;
    const begin: UploadProgress = {
      step: files.image ? 'image' : 'zip',
      image: 0,
      zip: 0,
      interrupted: false,
    };
    setState({ step: 'uploading', files, progress: begin, cancelling: false });
    const onProgress = (progress: UploadProgress) =>
      setState((now) => (now.step === 'uploading' ? { ...now, progress } : now));
    try {
      const client: SupabaseClient = await getSupabase();
      const project = await send({
        client,
        connectUpload: (report) => connectUpload(client, current.signal, report),
        sendPieces: (path, file, report) =>
          uploadInPieces({ client, path, file, signal: current.signal, onProgress: report }),
        signal: current.signal,
        onProgress,
      });
      setState({ step: 'done', project });
      return project;
    } catch (error) {
      // What is stored already is not undone by an abort that came too late.
      if (current.signal.aborted && !(error instanceof NotLiveError)) {
        setState({ step: 'cancelled' });
      } else {
        const message = messageOf(error);
        setState({
          step: 'failed',
          message,
          needsSignIn: error instanceof SignInError,
          needsRoom: isAccountFull(message),
        });
        const title = error instanceof NotLiveError ? 'Saved, but not live' : 'Upload failed';
        toast({ title, description: message, variant: 'destructive' });
      }
      return null;
    } finally {
      controller.current = null;
    }
  }

  function cancel() {
    controller.current?.abort();
    setState((now) => (now.step === 'uploading' ? { ...now, cancelling: true } : now));
  }

  return { state, start, cancel };
}

function messageOf(error: unknown): string {
  return failureWords(error, UNEXPECTED);
}
