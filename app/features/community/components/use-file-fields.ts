import type { UseFormReturn } from 'react-hook-form';
import type { UploadFields } from '../schema.ts';

/** Ties the two file fields to a form. A refused file leaves the one that was chosen before; its field says so. */
export function useFileFields<Values>({
  formState: { errors },
  setValue,
  setError,
  clearErrors,
}: UseFormReturn<UploadFields, unknown, Values>) {
  return (name: 'image' | 'zip') => ({
    error: errors[name]?.message,
    onChange: (file: File | null) => {
      if (!file) clearErrors(name);
      setValue(name, file, { shouldValidate: file !== null, shouldDirty: true });
    },
    onRefuse: (message: string) => setError(name, { message }),
  });
}
