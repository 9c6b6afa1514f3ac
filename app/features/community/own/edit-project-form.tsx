import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { toast } from '../../../ui/toast.ts';
import { ImageField } from '../components/image-field.tsx';
import { StatusField } from '../components/status-field.tsx';
import { TagInput } from '../components/tag-input.tsx';
import { ContentField, DescriptionField, PreviewUrlField, TitleField } from '../components/upload-fields.tsx';
import { UploadStatus } from '../components/upload-status.tsx';
import { useFileFields } from '../components/use-file-fields.ts';
import { useKeepDrops } from '../components/use-keep-drops.ts';
import { useTransfer } from '../components/use-transfer.ts';
import { ZipField } from '../components/zip-field.tsx';
import { DEFAULT_DESCRIPTION } from '../limits.ts';
import type { Project } from '../project.ts';
import type { LivePublishing } from '../publish-live.ts';
import type { UploadFields } from '../schema.ts';
import { addTags } from '../tags.ts';
import { columnsOf, type EditValues, editSchema, liveEditSchema, updateProject } from './own-projects.ts';
import { replaceFiles } from './replace-files.ts';

type Props = { project: Project; listHref: string; live: LivePublishing; onSaved: () => Promise<void> };
type Resolve = (values: UploadFields, ...rest: unknown[]) => unknown;
const resolver = zodResolver(editSchema as never) as unknown as Resolve;
const liveResolver = zodResolver(liveEditSchema as never) as unknown as Resolve;

/** Changes what a project says of itself, who sees it, and its files. */
export default function EditProjectForm({ project, listHref, live, onSaved }: Props) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [tagText, setTagText] = useState('');
  const transfer = useTransfer();
  const uploading = transfer.state.step === 'uploading';
  // The fields of the upload form; a file in them takes the place of the one in use.
  const form = useForm<UploadFields>({
    resolver: ((values: UploadFields, ...rest: unknown[]) =>
      (values.publishLive ? liveResolver : resolver)(values, ...rest)) as never,
    defaultValues: valuesOf(project),
    mode: 'onSubmit',
  });
  const { register, formState, handleSubmit, setValue } = form;
  const { errors, isDirty } = formState;
  const [tags, content, image, zip, title, publishLive, siteName, remixAllowed] = form.watch([
    'tags',
    'content',
    'image',
    'zip',
    'title',
    'publishLive',
    'siteName',
    'remixAllowed',
  ]);
  const [site, setSite] = useState('');
  useKeepDrops();
  const setTags = (next: string[], text: string) => {
    setValue('tags', next, { shouldDirty: true });
    setTagText(text);
  };

  const setSiteName = useCallback((name: string) => setValue('siteName', name), [setValue]);
  const { fileProps, isWaiting, whenInspected } = useFileFields(form);

  /** False when it was said why not. */
  async function store({ image, zip, ...texts }: EditValues): Promise<boolean> {
    // A site that is published becomes the preview afterwards: until then the one there is stays.
    const previewUrl = texts.publishLive ? (project.preview_url ?? '') : texts.previewUrl;
    const columns = columnsOf({ ...texts, previewUrl });
    if (!image && !zip) {
      await updateProject(project.id, columns);
      return true;
    }
    const files = { image, zip };
    const changed = await transfer.start(files, (options) =>
      replaceFiles({ ...options, project, files, columns }),
    );
    return changed !== null;
  }

  /** False when it was said why the site was not published: the rest is saved. */
  async function publish({ siteName, remixAllowed }: EditValues): Promise<boolean> {
    try {
      const { address } = await live.publish(project.id, { name: siteName, remixAllowed });
      await updateProject(project.id, { preview_url: address });
      return true;
    } catch (error) {
      const words = `Your changes are saved. ${failureWords(error)}`;
      toast({ title: 'Saved, but not live', description: words, variant: 'destructive' });
      return false;
    }
  }

  async function save(values: EditValues) {
    if (saving) return;
    setSaving(true);
    const fault = values.publishLive ? await live.nameFault(values.siteName, project.id) : undefined;
    if (fault) {
      form.setError('siteName', { message: fault });
      return setSaving(false);
    }
    try {
      if (!(await store(values))) return setSaving(false);
      form.reset({ ...values, image: null, zip: null });
      if (values.publishLive && !(await publish(values))) {
        await onSaved();
        return setSaving(false);
      }
      await onSaved();
      toast({ title: 'Project updated', description: 'Your changes have been saved.' });
      void navigate(listHref, { preventScrollReset: true });
    } catch (error) {
      toast({ title: 'Update failed', description: failureWords(error), variant: 'destructive' });
      setSaving(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={`Edit ${project.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        // A tag that was typed but not added was meant.
        if (tagText.trim()) {
          const added = addTags(tags, tagText);
          setTags(added.tags, added.rest);
        }
        void whenInspected(handleSubmit((values) => save(values)));
      }}
      className="max-w-2xl"
    >
      <Link
        to={listHref}
        preventScrollReset
        className="inline-flex min-h-10 items-center gap-2 rounded-sm text-[0.9375rem] font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to My projects
      </Link>
      <h2 dir="auto" className="mt-2 mb-6 font-display text-title font-bold break-words">
        {project.title}
      </h2>
      <fieldset disabled={saving} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">Your website</legend>
        <TitleField register={register} errors={errors} />
        <DescriptionField register={register} errors={errors} />
        <ContentField register={register} errors={errors} length={[...content].length} />
        <PreviewUrlField register={register} errors={errors} site={publishLive ? site : undefined} />
        <Suspense>
          <live.Fields
            projectId={project.id}
            title={title}
            isOn={publishLive}
            name={siteName}
            remixAllowed={remixAllowed}
            error={errors.siteName?.message}
            disabled={saving}
            onToggle={(isOn) => setValue('publishLive', isOn, { shouldDirty: true })}
            onName={setSiteName}
            onRemixAllowed={(isAllowed) => setValue('remixAllowed', isAllowed, { shouldDirty: true })}
            onAddress={setSite}
          />
        </Suspense>
        <TagInput tags={tags} text={tagText} onChange={setTags} />
        <StatusField registration={register('status')} />
        <div className="grid gap-6 lg:grid-cols-2">
          <ImageField
            label="New image"
            current={project.image_url}
            hint="Up to 10 MB. Without one the picture stays as it is."
            file={image}
            {...fileProps('image')}
          />
          <ZipField
            label="New zip file"
            hint="Up to 50 MB. Without one the archive stays as it is."
            file={zip}
            {...fileProps('zip')}
          />
        </div>
      </fieldset>
      <p className="mt-5 text-label text-ink-faint">
        Its address and its downloads stay the same. A new file takes the place of the one in use once it has
        arrived.
      </p>
      <div className="mt-6 flex flex-col gap-6 border-t border-line pt-6">
        <Button type="submit" size="lg" busy={saving || isWaiting} className="self-start">
          {saving ? 'Saving...' : 'Save changes'}
        </Button>
        {transfer.state.step !== 'done' && <UploadStatus state={transfer.state} onCancel={transfer.cancel} />}
      </div>
      <LeaveGuard
        withinPage
        {...(uploading
          ? {
              active: true,
              title: 'Leave this page?',
              description:
                'Your upload is still running. Leaving cancels it, and the project stays as it was.',
              confirmLabel: 'Leave and cancel the upload',
              onLeave: transfer.cancel,
            }
          : {
              active: isDirty && !saving,
              title: 'Leave without saving?',
              description: 'The project has changes that are not saved. Leaving discards them.',
              confirmLabel: 'Leave and discard',
              onLeave: () => form.reset(),
            })}
      />
    </form>
  );
}

function valuesOf(project: Project): EditValues {
  return {
    title: project.title,
    description: project.description === DEFAULT_DESCRIPTION ? '' : project.description,
    content: project.content ?? '',
    previewUrl: project.preview_url ?? '',
    tags: project.tags,
    status: project.status,
    publishLive: false,
    siteName: '',
    remixAllowed: false,
    image: null,
    zip: null,
  };
}
