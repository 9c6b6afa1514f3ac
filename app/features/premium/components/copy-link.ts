import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/toast.ts';
import { productPaths } from '../product.ts';

/** Copies the full address of a product's page, and says so. */
export async function copyLink(slug: string): Promise<void> {
  const address = location.origin + productPaths.detail(slug);
  try {
    await copyText(address);
  } catch (error) {
    console.warn('A link could not be copied.', error);
    toast({ title: 'Copy failed', description: `The link is ${address}`, variant: 'destructive' });
    return;
  }
  toast({ title: 'Link copied!' });
}
