import { useEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { knowsPasskeys, NO_PASSKEYS, passkeyFailure } from '../../../lib/passkeys.ts';
import { useSession } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { FieldOffer, signInWithPasskey } from '../passkeys.ts';

type Root = { passkeys: boolean; siteUrl: string };

/**
 * Signing in with a passkey: by a button, and from the list of the field for the address as long as a page `offers` it. `isOn`
 * where the site has passkeys.
 */
export function usePasskeys({ offers }: { offers: boolean }) {
  const { passkeys: isOn = false, siteUrl = '' } = useRouteLoaderData<Root>('root') ?? {};
  // The form is there again for a moment between a sign-in and the page that it leads to.
  const canOffer = useSession().status === 'signed-out' && isOn && offers;
  const [busy, setBusy] = useState(false);
  const offer = useMemo(
    () =>
      new FieldOffer({
        onSignedIn: welcome,
        onRefused: (error) => tell(error, Date.now(), siteUrl),
      }),
    [siteUrl],
  );
  useEffect(() => {
    if (!canOffer) return;
    void offer.make();
    return () => offer.withdraw();
  }, [canOffer, offer]);

  async function ask() {
    if (!knowsPasskeys()) return toast({ ...FAILED, description: NO_PASSKEYS });
    offer.withdraw();
    setBusy(true);
    const startedAt = Date.now();
    try {
      await signInWithPasskey();
      welcome();
    } catch (error) {
      tell(error, startedAt, siteUrl);
      if (canOffer) void offer.make();
    } finally {
      setBusy(false);
    }
  }

  return { isOn, busy, ask, renewOffer: () => void (canOffer && offer.make()) };
}

const FAILED = { title: 'Not signed in', variant: 'destructive' } as const;

function tell(error: unknown, startedAt: number, siteUrl: string): void {
  const description = passkeyFailure(error, { purpose: 'sign-in', startedAt, siteUrl });
  if (description) toast({ ...FAILED, description });
}

function welcome(): void {
  toast({ title: 'Success', description: 'Signed in successfully!' });
}
