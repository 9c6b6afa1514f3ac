import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { CONTENT_MAX, DESCRIPTION_MAX, TITLE_MAX, URL_MAX } from '../limits.ts';
import type { UploadFields } from '../schema.ts';

type Props = {
  register: UseFormRegister<UploadFields>;
  errors: FieldErrors<UploadFields>;
};

export function TitleField({ register, errors }: Props) {
  return (
    <Field label="Title" max={TITLE_MAX} error={errors.title?.message}>
      {(control) => <Input {...control} {...register('title')} autoComplete="off" required />}
    </Field>
  );
}

export function DescriptionField({ register, errors }: Props) {
  return (
    <Field
      label="Description"
      optional
      error={errors.description?.message}
      max={DESCRIPTION_MAX}
      hint="One or two sentences for the card."
    >
      {(control) => <Textarea {...control} {...register('description')} rows={2} />}
    </Field>
  );
}

export function ContentField({ register, errors, length }: Props & { length: number }) {
  return (
    <Field
      label="Content"
      optional
      error={errors.content?.message}
      max={CONTENT_MAX}
      counted={false}
      hint="Everything worth knowing: what it is made with, how to start it. Line breaks are kept."
      aside={
        <span
          className={cx(
            'text-label tabular-nums',
            length > CONTENT_MAX ? 'font-semibold text-danger-text' : 'text-ink-faint',
          )}
        >
          {length}/{CONTENT_MAX}
        </span>
      }
    >
      {(control) => <Textarea {...control} {...register('content')} rows={5} />}
    </Field>
  );
}

type PreviewProps = Props & {
  /** The address of the site that the zip is published to; undefined where it is not. */
  site?: string | undefined;
};

export function PreviewUrlField({ register, errors, site }: PreviewProps) {
  if (site !== undefined) {
    return (
      <Field label="Preview URL" hint="The address of the site, filled in by itself.">
        {(control) => (
          <Input
            {...control}
            value={site}
            readOnly
            type="url"
            placeholder="https://"
            className="read-only:bg-sunken read-only:text-ink-soft"
          />
        )}
      </Field>
    );
  }
  return (
    <Field
      label="Preview URL"
      max={URL_MAX}
      counted={false}
      error={errors.previewUrl?.message}
      hint="Where the website can be seen live."
    >
      {(control) => (
        <Input
          {...control}
          {...register('previewUrl')}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          required
        />
      )}
    </Field>
  );
}
