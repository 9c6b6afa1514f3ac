import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, type ButtonSize } from '../../../ui/button.tsx';
import { downloadProject } from '../download-project.ts';
import { archiveName } from '../file-url.ts';
import type { Project } from '../project.ts';

/**
 * Downloads a project's archive. It is a form that asks for the file itself, so that it works before and without
 * JavaScript; a script counts the download and says when it has begun.
 */
export function DownloadButton({ project, size = 'md' }: { project: Project; size?: ButtonSize }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await downloadProject(project, queries);
    setBusy(false);
  }

  return (
    <form method="get" action={project.zip_file_url} onSubmit={(event) => void onSubmit(event)}>
      <input type="hidden" name="download" value={archiveName(project.slug)} />
      <Button type="submit" size={size} aria-disabled={busy}>
        <Download aria-hidden="true" className="size-4" />
        Download
        <span className="sr-only"> {project.title}</span>
      </Button>
    </form>
  );
}
