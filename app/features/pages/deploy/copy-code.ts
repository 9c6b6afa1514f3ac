import { copyText } from '../../../lib/copy-text.ts';
import { toast } from '../../../ui/toast.ts';

const SHOWN_MS = 3000;

/** Copies the lines of the block a pressed button belongs to, and says so for three seconds. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const word = button.querySelector('[aria-live]');
  try {
    await copyText(button.closest('figure')?.querySelector('code')?.textContent?.trimEnd() ?? '');
    say(button, word, true);
    setTimeout(() => say(button, word, false), SHOWN_MS);
  } catch {
    const description = 'Select the text and copy it by hand.';
    toast({ title: 'Copy Failed', description, variant: 'destructive' });
  }
}

function say(button: HTMLElement, word: Element | null, isCopied: boolean): void {
  button.toggleAttribute('data-copied', isCopied);
  if (word) word.textContent = isCopied ? 'Copied' : 'Copy';
}
