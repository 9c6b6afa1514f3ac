import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { toast } from '../../../ui/toast.ts';
import { StatusField } from '../components/status-field.tsx';
import { TagInput } from '../components/tag-input.tsx';
import { ContentField, DescriptionField, PreviewUrlField, TitleField } from '../components/upload-fields.tsx';
import { DEFAULT_DESCRIPTION } from '../limits.ts';
import type { Project } from '../project.ts';
import type { UploadFields } from '../schema.ts';
import { addTag } from '../tags.ts';
import { columnsOf, type EditValues, editSchema, updateProject } from './own-projects.ts';

type Props = { project: Project; listHref: string; onSaved: () => Promise<void> };

/** Changes what a project says of itself and who sees it. */
export default function EditProjectForm({ project, listHref, onSaved }: Props) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [tagText, setTagText] = useState('');
  // The fields of the upload form, without its files.
  const form = useForm<UploadFields>({
    resolver: zodResolver(editSchema as never) as never,
    defaultValues: { ...valuesOf(project), image: null, zip: null },
    mode: 'onSubmit',
  });
  const { register, formState, handleSubmit, setValue } = form;
  const { errors, isDirty } = formState;
  const [tags, content] = form.watch(['tags', 'content']);
  const setTags = (next: string[], text: string) => {
    setValue('tags', next, { shouldDirty: true });
    setTagText(text);
  };

  async function save(values: EditValues) {
    if (saving) return;
    setSaving(true);
    try {
      await updateProject(project.id, columnsOf(values));
      form.reset({ ...values, image: null, zip: null });
      await onSaved();
      toast({ title: 'Project updated', description: 'Your changes have been saved.' });
      void navigate(listHref, { preventScrollReset: true });
    } catch (error) {
      toast({ title: 'Update failed', description: (error as Error).message, variant: 'destructive' });
      setSaving(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={`Edit ${project.title}`}
      onSubmit={(event) => {
        // A tag that was typed but not added was meant.
        if (tagText.trim()) setTags(addTag(tags, tagText), '');
        void handleSubmit((values) => save(values))(event);
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
      <h2 className="mt-2 mb-6 font-display text-title font-bold break-words">{project.title}</h2>
      <fieldset disabled={saving} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">Your website</legend>
        <TitleField register={register} errors={errors} />
        <DescriptionField register={register} errors={errors} />
        <ContentField register={register} errors={errors} length={[...content].length} />
        <PreviewUrlField register={register} errors={errors} />
        <TagInput tags={tags} text={tagText} onChange={setTags} />
        <StatusField registration={register('status')} />
      </fieldset>
      <p className="mt-5 text-label text-ink-faint">
        Its address stays the same. To replace the picture or the archive, upload the project anew.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" size="lg" busy={saving}>
          {saving ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
      <LeaveGuard
        withinPage
        active={isDirty && !saving}
        title="Leave without saving?"
        description="The project has changes that are not saved. Leaving discards them."
        confirmLabel="Leave and discard"
        onLeave={() => form.reset()}
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
  };
}
