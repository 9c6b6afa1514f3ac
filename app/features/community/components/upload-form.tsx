import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '../../../shell/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard as Guard } from '../../../ui/leave-guard.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';
import { LOGIN_REQUIRED, UPLOAD_TAB } from '../messages.ts';
import type { LivePublishing } from '../publish-live.ts';
import { liveFormSchema, type UploadFields, type UploadFormValues, uploadFormSchema } from '../schema.ts';
import { addTags } from '../tags.ts';
import { ImageField } from './image-field.tsx';
import { StatusField } from './status-field.tsx';
import { TagInput } from './tag-input.tsx';
import { ContentField, DescriptionField, PreviewUrlField, TitleField } from './upload-fields.tsx';
import { UploadStatus } from './upload-status.tsx';
import { dropDraft, useDraft } from './use-draft.ts';
import { useFileFields } from './use-file-fields.ts';
import { useKeepDrops } from './use-keep-drops.ts';
import { useUpload } from './use-upload.ts';
import { ZipField } from './zip-field.tsx';

const FORM_ID = 'upload-form';
const EMPTY: UploadFields = {
  title: '',
  description: '',
  content: '',
  previewUrl: '',
  tags: [],
  status: 'published',
  publishLive: false,
  siteName: '',
  remixAllowed: false,
  image: null,
  zip: null,
};

type Resolve = (values: UploadFields, ...rest: unknown[]) => unknown;
const resolver = zodResolver(uploadFormSchema) as unknown as Resolve;
const liveResolver = zodResolver(liveFormSchema) as unknown as Resolve;

/** The tab 'Upload Website': a project's facts and its two files. */
export default function UploadForm({ live }: { live: LivePublishing }) {
  const form = useForm<UploadFields, unknown, UploadFormValues>({
    resolver: ((values: UploadFields, ...rest: unknown[]) =>
      (values.publishLive ? liveResolver : resolver)(values, ...rest)) as never,
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { register, formState, setValue, setError, handleSubmit, reset } = form;
  const { errors } = formState;
  const [tagText, setTagText] = useState('');
  const [site, setSite] = useState('');
  const upload = useUpload(live, () => {
    reset(EMPTY);
    setTagText('');
    dropDraft();
  });
  const uploading = upload.state.step === 'uploading';
  const [tags, image, zip, content, title, publishLive, siteName, remixAllowed] = form.watch([
    'tags',
    'image',
    'zip',
    'content',
    'title',
    'publishLive',
    'siteName',
    'remixAllowed',
  ]);
  useDraft(form, FORM_ID);
  useKeepDrops();

  const setTags = (next: string[], text: string) => {
    setValue('tags', next, { shouldDirty: true });
    setTagText(text);
  };
  const setSiteName = useCallback((name: string) => setValue('siteName', name), [setValue]);
  const { fileProps, isWaiting, whenInspected } = useFileFields(form);
  const submit = handleSubmit(async (values) => {
    // Before anything is sent: what was free while it was typed may be taken by now.
    const fault =
      values.publishLive && !upload.isStored() ? await live.nameFault(values.siteName) : undefined;
    if (fault) return setError('siteName', { message: fault });
    await upload.start(values);
  });

  return (
    <form
      id={FORM_ID}
      noValidate
      method="post"
      aria-label="Upload Website"
      onSubmit={(event) => {
        event.preventDefault();
        // A tag that was typed but not added was meant.
        const added = addTags(tags, tagText);
        setTags(added.tags, added.rest);
        void whenInspected(submit);
      }}
    >
      <SignInNotice />
      <fieldset
        disabled={uploading}
        className="grid max-w-5xl min-w-0 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <legend className="sr-only">Your website</legend>
        <div className="flex min-w-0 flex-col gap-6">
          <TitleField register={register} errors={errors} />
          <DescriptionField register={register} errors={errors} />
          <ContentField register={register} errors={errors} length={[...content].length} />
          <PreviewUrlField register={register} errors={errors} site={publishLive ? site : undefined} />
          <TagInput tags={tags} text={tagText} onChange={setTags} />
          <StatusField registration={register('status')} />
        </div>
        <div className="min-w-0 lg:border-l lg:border-line lg:pl-12">
          <div className="flex flex-col gap-6 lg:sticky lg:top-20">
            <ImageField file={image} {...fileProps('image')} />
            <ZipField file={zip} {...fileProps('zip')} />
            <Suspense>
              <live.Fields
                title={title}
                isOn={publishLive}
                name={siteName}
                remixAllowed={remixAllowed}
                error={errors.siteName?.message}
                disabled={uploading}
                onToggle={(isOn) => setValue('publishLive', isOn, { shouldDirty: true })}
                onName={setSiteName}
                onRemixAllowed={(isAllowed) => setValue('remixAllowed', isAllowed, { shouldDirty: true })}
                onAddress={setSite}
              />
            </Suspense>
          </div>
        </div>
      </fieldset>
      <div className="mt-8 flex max-w-5xl flex-col gap-6 border-t border-line pt-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="lg" busy={uploading || isWaiting} disabled={!image || !zip}>
            {uploading ? 'Uploading...' : 'Upload project'}
          </Button>
          {!(image && zip) && (
            <p className="text-label text-ink-faint">Choose an image and a zip file to continue.</p>
          )}
        </div>
        {/* Below the button, so that a double click does not land on what appears. */}
        <UploadStatus state={upload.state} liveAt={upload.liveAt} onCancel={upload.cancel} />
      </div>
      <LeaveGuard active={uploading} onLeave={upload.cancel} />
    </form>
  );
}

/** Asks before the page is left while an upload runs. */
function LeaveGuard({ active, onLeave }: { active: boolean; onLeave: () => void }) {
  return (
    <Guard
      active={active}
      title="Leave this page?"
      description="Your upload is still running. Leaving the page cancels it."
      confirmLabel="Leave and cancel the upload"
      onLeave={onLeave}
    />
  );
}

/**
 * Tells visitors before they fill in the form that they need an account. `when-signed-out` hides it before the first
 * paint from those whose browser remembers a session.
 */
function SignInNotice() {
  if (useSession().status === 'signed-in') return null;
  return (
    <div className="when-signed-out mb-8">
      <SignInAlert next={UPLOAD_TAB}>{LOGIN_REQUIRED}</SignInAlert>
    </div>
  );
}
