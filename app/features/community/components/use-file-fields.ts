import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UploadFields } from '../schema.ts';

type Name = 'image' | 'zip';

/** How a file field is tied to its form. */
export type FileFieldProps = {
  error: string | undefined;
  onChange: (file: File | null) => void;
  onRefuse: (message: string) => void;
  /** Hears of each chosen file that is being looked at: whether it was taken. */
  onInspect: (inspection: Promise<boolean>) => void;
};

/**
 * Ties the two file fields to a form. A refused file leaves the one that was chosen before; its field says so. A form that is
 * sent while a file is still being looked at waits for it (`whenInspected`), and is not sent when it is refused: otherwise it
 * would go with the file before.
 */
export function useFileFields<Values>({
  formState: { errors },
  setValue,
  setError,
  clearErrors,
}: UseFormReturn<UploadFields, unknown, Values>) {
  const underWay = useRef(new Map<Name, Promise<boolean>>());
  const [isWaiting, setWaiting] = useState(false);
  const fileProps = (name: Name): FileFieldProps => ({
    error: errors[name]?.message,
    onChange: (file) => {
      if (!file) clearErrors(name);
      setValue(name, file, { shouldValidate: file !== null, shouldDirty: true });
    },
    onRefuse: (message) => setError(name, { message }),
    onInspect: (inspection) => {
      underWay.current.set(name, inspection);
      void inspection.finally(() => {
        if (underWay.current.get(name) === inspection) underWay.current.delete(name);
      });
    },
  });

  async function whenInspected(send: () => Promise<unknown>): Promise<void> {
    let isTaken = true;
    setWaiting(underWay.current.size > 0);
    while (underWay.current.size > 0) {
      isTaken = (await Promise.all(underWay.current.values())).every(Boolean);
    }
    setWaiting(false);
    if (isTaken) await send();
  }
  return { fileProps, isWaiting, whenInspected };
}

/** Looks at each chosen file before the form takes it. Of several chosen one after the other the last one counts. */
export function useInspection(
  inspect: (file: File) => Promise<string | undefined>,
  { onChange, onRefuse, onInspect }: FileFieldProps,
) {
  const latest = useRef<File>(null);
  async function look(picked: File): Promise<boolean> {
    const fault = await inspect(picked).catch(() => 'This file could not be read. Please choose it again.');
    if (latest.current !== picked) return true;
    if (fault) onRefuse(fault);
    else onChange(picked);
    return !fault;
  }
  return {
    onPick: (picked: File) => {
      latest.current = picked;
      onInspect(look(picked));
    },
    onRemove: () => {
      latest.current = null;
      onChange(null);
    },
  };
}
