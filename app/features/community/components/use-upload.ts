import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { connectUpload } from '../connect-upload.ts';
import { UNEXPECTED } from '../messages.ts';
import type { Project } from '../project.ts';
import { refreshProjects } from '../query-options.ts';
import type { UploadValues } from '../schema.ts';
import { SignInError, type UploadProgress, uploadProject } from '../upload-project.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; values: UploadValues; progress: UploadProgress; cancelling: boolean }
  | { step: 'done'; project: Project }
  | { step: 'cancelled' }
  | { step: 'failed'; message: string; needsSignIn: boolean };

/** Runs one upload at a time and says how it went. */
export function useUpload(onDone: () => void) {
  const queries = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(values: UploadValues) {
    if (controller.current) return;
    const current = new AbortController();
    controller.current = current;
    const begin: UploadProgress = { step: 'image', image: 0, zip: 0 };
    setState({ step: 'uploading', values, progress: begin, cancelling: false });
    const onProgress = (progress: UploadProgress) =>
      setState((now) => (now.step === 'uploading' ? { ...now, progress } : now));
    try {
      const client = await getSupabase();
      const project = await uploadProject({
        client,
        connectUpload: (report) => connectUpload(client, current.signal, report),
        values,
        signal: current.signal,
        onProgress,
      });
      onDone();
      setState({ step: 'done', project });
      toast({
        title: 'Project uploaded successfully!',
        description:
          project.status === 'published'
            ? 'Your project has been uploaded and is now available in the community.'
            : 'Your project has been uploaded. It is not in the community, because it is not published.',
      });
      void refreshProjects(queries);
    } catch (error) {
      if (current.signal.aborted) {
        setState({ step: 'cancelled' });
      } else {
        const message = messageOf(error);
        setState({ step: 'failed', message, needsSignIn: error instanceof SignInError });
        toast({ title: 'Upload failed', description: message, variant: 'destructive' });
      }
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
  return error instanceof Error && error.message ? error.message : UNEXPECTED;
}
