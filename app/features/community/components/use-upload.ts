import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { toast } from '../../../ui/toast.ts';
import { columnsOf } from '../own/own-projects.ts';
import { replaceFiles } from '../own/replace-files.ts';
import type { Project } from '../project.ts';
import { type LivePublishing, NotLiveError } from '../publish-live.ts';
import { refreshProjects } from '../query-options.ts';
import type { UploadFormValues } from '../schema.ts';
import { type SendOptions, SignInError, uploadProject } from '../upload-project.ts';
import { useTransfer } from './use-transfer.ts';

/** A project that was stored before its site could not be published, and the files that it has. */
type Stored = { project: Project; image: File; zip: File };

/** Runs one upload of a new project at a time, publishes its site where that is wished for, and says how it went. */
export function useUpload(live: LivePublishing, onDone: () => void) {
  const queries = useQueryClient();
  const { state, start: transfer, cancel } = useTransfer();
  const stored = useRef<Stored>(null);
  const [liveAt, setLiveAt] = useState<string>();

  /** A second try goes on with the project of the first: it changes what was changed in the form meanwhile. */
  async function store(options: SendOptions, values: UploadFormValues): Promise<Project> {
    const { image, zip, publishLive } = values;
    const previewUrl = publishLive ? '' : values.previewUrl;
    const before = stored.current;
    if (!before) return uploadProject({ ...options, values: { ...values, previewUrl } });
    return replaceFiles({
      ...options,
      project: before.project,
      files: { image: image === before.image ? null : image, zip: zip === before.zip ? null : zip },
      columns: columnsOf({ ...values, previewUrl }),
    });
  }

  async function publish(project: Project, { siteName, remixAllowed }: UploadFormValues): Promise<string> {
    try {
      return (await live.publish(project.id, { name: siteName, remixAllowed })).address;
    } catch (error) {
      const words = `Your project is saved, but it is not live yet. ${failureWords(error)}`;
      const isSignedOut = (error as { status?: number }).status === 401;
      throw isSignedOut
        ? new SignInError(words, { cause: error })
        : new NotLiveError(`${words} Everything you entered is still here.`, { cause: error });
    }
  }

  async function start(values: UploadFormValues) {
    const { image, zip, publishLive } = values;
    let address: string | undefined;
    const project = await transfer({ image, zip }, async (options) => {
      const made = await store(options, values);
      if (!publishLive) return made;
      stored.current = { project: made, image, zip };
      void refreshProjects(queries);
      options.onProgress({ step: 'publishing', image: 1, zip: 1, interrupted: false });
      address = await publish(made, values);
      return { ...made, preview_url: address };
    });
    if (!project) return;
    stored.current = null;
    setLiveAt(address);
    onDone();
    toast({
      title: 'Project uploaded successfully!',
      description:
        project.status === 'published'
          ? 'Your project has been uploaded and is now available in the community.'
          : 'Your project has been uploaded. It is not in the community, because it is not published.',
    });
    void refreshProjects(queries);
  }

  return {
    state,
    liveAt,
    start,
    cancel,
    /** Whether a try before this one has stored the project. */
    isStored: () => stored.current !== null,
  };
}
