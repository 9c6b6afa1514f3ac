import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';
import { descriptionOf, fileNameOf, titleOf } from '../publish/facts.ts';
import { type Community, MAX_DESCRIPTION, TITLE_LENGTH } from '../schema.ts';

type Props = { files: SiteFiles; description: string; community: Community; onClose: () => void };

/** Shares the page in Community. Everything is filled in from the page; one press publishes it. */
export default function PublishDialog({ files, description: wish, community, onClose }: Props) {
  const id = useId();
  const { status } = useSession();
  const [title, setTitle] = useState(() => titleOf(files));
  const [description, setDescription] = useState(() => descriptionOf(files, wish));
  const [cover, setCover] = useState<{ file: File; url: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ title: string; path: string; isPublic: boolean } | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    let url = '';
    let left = false;
    void import('../publish/draw-cover.ts')
      .then(({ drawCover }) => drawCover(files, titleOf(files), fileNameOf(titleOf(files))))
      .then((file) => {
        if (left) return;
        url = URL.createObjectURL(file);
        setCover({ file, url });
      })
      .catch((error: unknown) => setProblem(failureWords(error)));
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [files]);
  const length = [...title.trim()].length;
  const fault =
    length < TITLE_LENGTH.min ? `Title must be at least ${TITLE_LENGTH.min} characters` : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || fault || !cover || status !== 'signed-in') return;
    setBusy(true);
    setProblem(null);
    try {
      const { exportZip } = await import('../run/export-zip.ts');
      const name = `${fileNameOf(title)}.zip`;
      const zip = new File([exportZip(files)], name, { type: 'application/zip' });
      const website = {
        title: title.trim(),
        description: description.trim(),
        tags: ['AI'],
        image: cover.file,
        zip,
      };
      setDone(await community.publish(website, stop.current.signal));
    } catch (error) {
      setProblem(failureWords(error, 'An unexpected error occurred. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (done)
    return (
      <Dialog
        open
        onClose={onClose}
        title={done.isPublic ? 'It is in Community' : 'It is with Community'}
        description={
          done.isPublic
            ? `“${done.title}” can be seen and downloaded by everybody.`
            : `“${done.title}” is seen by others as soon as it is published.`
        }
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Continue building
            </Button>
            <Link
              to={done.isPublic ? done.path : '/community?tab=upload'}
              className="text-link self-center font-semibold"
            >
              {done.isPublic ? 'See it there' : 'Your projects'}
            </Link>
          </>
        }
      />
    );
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Publish to Community"
      description="Your page becomes a project there, with a zip of its files that everybody may download."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            disabled={!cover || fault !== undefined || status !== 'signed-in'}
            busy={busy}
          >
            {busy ? 'Uploading...' : 'Publish'}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {status === 'signed-out' && (
          <SignInAlert next="/ai-temp-build">
            Projects belong to an account. Your page stays in this browser meanwhile.
          </SignInAlert>
        )}
        {problem && <Alert variant="danger">{problem}</Alert>}
        <div className="aspect-[8/5] overflow-hidden rounded-md border border-line bg-sunken">
          {cover && (
            <img src={cover.url} alt="How your page looks in Community" className="size-full object-cover" />
          )}
        </div>
        <Field label="Title" max={TITLE_LENGTH.max} strict error={title.trim() === '' ? undefined : fault}>
          {(control) => (
            <Input {...control} required value={title} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        <Field label="Description" optional max={MAX_DESCRIPTION} strict>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
