import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import { type Project, sharePath } from './project.ts';

/** Hands a project's link to the system's share sheet, or copies it where there is none, and says so. */
export async function shareProject(project: Project): Promise<void> {
  const url = location.origin + sharePath(project);
  try {
    if (navigator.share) {
      await navigator.share({ title: project.title, text: project.description, url });
      return;
    }
    await copyText(url);
    toast({ title: 'Link copied!', description: 'The project link has been copied to your clipboard.' });
  } catch (error) {
    // The visitor closed the share sheet.
    if ((error as Error).name === 'AbortError') return;
    toast({
      title: 'Share failed',
      description: 'There was an error sharing the project.',
      variant: 'destructive',
    });
  }
}
