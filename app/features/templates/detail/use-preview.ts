import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type DeviceName, isDeviceName } from './preview/devices.ts';

export type Preview = {
  /** The device of the address; null while the preview is closed, and until scripts run. */
  device: DeviceName | null;
  /** Address that opens it, and the history state to go there with. */
  href: string;
  state: { opensPreview: true };
  /** The link that opens it, which gets the focus back. */
  trigger: RefObject<HTMLAnchorElement | null>;
  setDevice(device: DeviceName): void;
  close(): void;
};

/** The preview as part of the address: `?preview=phone` can be shared, and Back closes it. */
export function usePreview(): Preview {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const trigger = useRef<HTMLAnchorElement>(null);
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  const wanted = params.get('preview');
  const wasOpenedHere = (location.state as { opensPreview?: boolean } | null)?.opensPreview === true;
  const setDevice = useCallback(
    (device: DeviceName) =>
      setParams(
        (now) => {
          now.set('preview', device);
          return now;
        },
        { replace: true, preventScrollReset: true, state: location.state },
      ),
    [setParams, location.state],
  );
  const close = useCallback(() => {
    if (wasOpenedHere) void navigate(-1);
    else
      setParams(
        (now) => {
          now.delete('preview');
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    trigger.current?.focus();
  }, [wasOpenedHere, navigate, setParams]);
  return {
    device: runs && isDeviceName(wanted) ? wanted : null,
    href: '?preview=laptop',
    state: { opensPreview: true },
    trigger,
    setDevice,
    close,
  };
}
