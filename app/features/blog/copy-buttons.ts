import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toast.ts';

/** Gives each code block in the element a button that copies it: without JavaScript there would be nothing it could do. */
export function addCopyButtons(text: HTMLElement): void {
  for (const block of text.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', `Copy ${block.querySelector('figcaption')?.textContent} code`);
    button.addEventListener('click', () => void copyCode(block));
    block.append(button);
  }
}

async function copyCode(block: Element): Promise<void> {
  try {
    await copyText(block.querySelector('code')?.textContent ?? '');
    toast({ title: 'Code copied!', description: 'The code is on your clipboard.', duration: 3000 });
  } catch {
    toast({
      title: 'Copy Failed',
      description: 'Unable to copy the code to the clipboard.',
      variant: 'destructive',
    });
  }
}
