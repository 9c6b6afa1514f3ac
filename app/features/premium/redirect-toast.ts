import { dismissToast, toast } from '../../ui/toast.ts';

let shown = 0;

/** Says that the purchase page is on its way. */
export function showRedirectToast(title?: string): void {
  shown = toast({
    title: 'Redirecting to payment...',
    ...(title === undefined ? {} : { description: `Purchasing ${title}` }),
  });
}

/** Takes it away: whoever fills in the form has arrived, and it must not lie on what they press next. */
export function endRedirectToast(): void {
  dismissToast(shown);
}
