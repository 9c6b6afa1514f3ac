import { useEffect, useState } from 'react';
import { imageExtensions } from '../../../../domain/project/project-files.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { inspectImage } from '../inspect-file.ts';
import { type FileFieldProps, useInspection } from './use-file-fields.ts';

type Props = FileFieldProps & {
  file: File | null;
  /** Another wording, where it takes the place of one that is there. */
  label?: string;
  hint?: string;
  /** Address of the picture that a new one would replace. */
  current?: string | null;
};

/** The project's picture, shown in its frame before it is uploaded. */
export function ImageField({
  file,
  label = 'Image',
  hint = 'Shown at 16:10. PNG, JPEG, WebP or another image, up to 10 MB.',
  current = null,
  ...field
}: Props) {
  const address = useObjectUrl(file);
  return (
    <FileDrop
      label={label}
      accept={`image/*,${imageExtensions.map((extension) => `.${extension}`).join()}`}
      hint={hint}
      invitation="Drop a screenshot here, or choose one"
      removeLabel="Remove image"
      framed
      file={file}
      error={field.error}
      {...useInspection(inspectImage, field)}
    >
      {current && !file && (
        <img
          src={current}
          alt="What others see now"
          width={640}
          height={400}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
      {address && (
        <img
          src={address}
          alt="What you have chosen, as others will see it"
          width={640}
          height={400}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
    </FileDrop>
  );
}

/** An address under which the page can show a file that is not uploaded yet. */
function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
