import { unreachableWords } from '../../../lib/failure-words.ts';
import { saveAddress } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import { recordDownload } from '../history/record-download.ts';
import { templatePaths } from '../schema.ts';
import { TOAST_MS } from '../texts.ts';

/** What of a template its actions need. */
export type ActionTarget = { id: string; title: string; version: string };

/** A second click within this time belongs to the first. Milliseconds. */
const DOUBLE_CLICK_MS = 1000;
const running = new Set<string>();

/**
 * Saves a template's zip, named after its title, and notes the download. The browser itself fetches the file; whether it
 * is there is asked first, because a script can not see a download fail.
 */
export async function downloadTemplate({ id, title, version }: ActionTarget): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  const href = templatePaths.download(title);
  try {
    const found = await fetch(href, { method: 'HEAD' });
    if (!found.ok) throw new Error(`The zip answers with status ${found.status}.`);
  } catch (error) {
    console.warn('A download failed.', error);
    running.delete(id);
    toast({
      title: 'Download failed',
      description: navigator.onLine
        ? `${title} could not be downloaded. Please try again.`
        : unreachableWords(),
      variant: 'destructive',
    });
    return;
  }
  saveAddress(`${title}.zip`, href);
  toast({
    title: 'Download started',
    description: `${title} template download has begun.`,
    duration: TOAST_MS,
  });
  recordDownload(id, version);
  setTimeout(() => running.delete(id), DOUBLE_CLICK_MS);
}
