import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toast.ts';

/** Puts the full address of a path of the site on the clipboard, and says whether that worked. */
export async function copyToolUrl(path: string): Promise<void> {
  try {
    await copyText(new URL(path, location.origin).href);
    toast({ title: 'URL Copied!', description: 'Website URL has been copied to clipboard.' });
  } catch {
    toast({
      title: 'Copy Failed',
      description: 'Unable to copy URL to clipboard.',
      variant: 'destructive',
    });
  }
}
