import { copyText } from '../../../lib/copy-text.ts';
import { type ToastOptions, toast } from '../../../ui/toast.ts';
import { templatePaths } from '../schema.ts';
import { TOAST_MS } from '../texts.ts';

type Shared = { id: string; title: string };

/**
 * Copies the address that highlights a template in the gallery, `{host}/templates/{id}`, and says so. `copied` replaces
 * the gallery's notification.
 */
export async function shareTemplate({ id, title }: Shared, copied?: ToastOptions): Promise<void> {
  try {
    await copyText(location.origin + templatePaths.share(id));
  } catch (error) {
    console.warn('A link could not be copied.', error);
    toast({
      title: 'Copy failed',
      description: `The link is ${location.host}${templatePaths.share(id)}`,
      variant: 'destructive',
    });
    return;
  }
  toast(
    copied ?? {
      title: 'Link copied!',
      description: `${title} template link has been copied to your clipboard.`,
      duration: TOAST_MS,
    },
  );
}
