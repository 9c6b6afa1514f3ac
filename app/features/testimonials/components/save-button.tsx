import { Button } from '../../../ui/button.tsx';

/** Publishes the changed text. */
export function SaveButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" size="lg" busy={busy} className="mt-7 max-sm:w-full">
      {busy ? 'Saving...' : 'Save changes'}
    </Button>
  );
}
