import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast.ts';
import { refreshProjects } from '../query-options.ts';
import type { UploadValues } from '../schema.ts';
import { uploadProject } from '../upload-project.ts';
import { useTransfer } from './use-transfer.ts';

/** Runs one upload of a new project at a time and says how it went. */
export function useUpload(onDone: () => void) {
  const queries = useQueryClient();
  const { state, start: transfer, cancel } = useTransfer();

  async function start(values: UploadValues) {
    const { image, zip } = values;
    const project = await transfer({ image, zip }, (options) => uploadProject({ ...options, values }));
    if (!project) return;
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

  return { state, start, cancel };
}
