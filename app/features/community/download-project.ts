import type { QueryClient } from '@tanstack/react-query';
import { unreachableWords } from '../../lib/failure-words.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { toast } from '../../ui/toast.ts';
import { archiveName, downloadUrl } from './file-url.ts';
import { countDownload } from './mutations.ts';
import type { Project } from './project.ts';
import { refreshProjects } from './query-options.ts';

/** A second click within this time belongs to the first. Milliseconds. */
const DOUBLE_CLICK_MS = 1000;
const running = new Set<string>();

/**
 * Saves a project's archive as `{slug}.zip` and counts it once. The browser itself fetches the file, so that it needs no
 * memory; whether it is there is asked first, because a script can not see a download fail.
 */
export async function downloadProject(project: Project, queries: QueryClient): Promise<void> {
  if (running.has(project.id)) return;
  running.add(project.id);
  try {
    const url = downloadUrl(project.zip_file_url, project.slug);
    const found = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    if (!found.ok) throw new Error(`The archive answers with status ${found.status}.`);
    saveAs(url, archiveName(project.slug));
    toast({ title: 'Download started', description: 'Your project download has begun.' });
  } catch (error) {
    console.warn('A download failed.', error);
    toast({
      title: 'Download failed',
      description: navigator.onLine ? 'There was an error downloading the project.' : unreachableWords(),
      variant: 'destructive',
    });
    running.delete(project.id);
    return;
  }
  setTimeout(() => running.delete(project.id), DOUBLE_CLICK_MS);
  try {
    await countDownload(await getSupabase(), project.id);
    await refreshProjects(queries);
  } catch (error) {
    console.warn('A download could not be counted.', error);
  }
}

function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
