import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureWords } from '../../lib/failure-words.ts';
import { useSession } from '../../shell/session.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SignInAlert } from '../../ui/sign-in-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { decide, findWanted, meaningsOf, type Wanted } from './device.ts';

/** Characters of a code however it is typed, with spaces between its signs. */
const CODE_MAX = 20;

/** Where a member allows a program that has no browser of its own, such as the command line, to act for them. */
export function DevicePage() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const given = (search.get('code') ?? '').slice(0, CODE_MAX);
  const next = given ? `/device?code=${encodeURIComponent(given)}` : '/device';
  return (
    <Page width="prose">
      <PageHeading
        quiet
        title="Connect the command line"
        intro="A program on one of your computers asks to publish for you, and shows a code of eight characters."
      />
      {status === 'loading' && (
        <div aria-busy="true" className="when-signed-in flex flex-col gap-4">
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-11" />
        </div>
      )}
      {status !== 'signed-in' && (
        <div className="when-signed-out">
          <SignInAlert next={next}>
            Sign in first to say whether it may. Nothing is allowed by that.
          </SignInAlert>
        </div>
      )}
      {user && <Decision key={`${user.id} ${given}`} given={given} email={user.email ?? ''} />}
    </Page>
  );
}

type State = { name: 'code' } | { name: 'wanted'; wanted: Wanted } | { name: 'done'; isAllowed: boolean };

function Decision({ given, email }: { given: string; email: string }) {
  const [state, setState] = useState<State>({ name: 'code' });
  const [typed, setTyped] = useState(given);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'find' | 'allow' | 'refuse' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state.name !== 'code') heading.current?.focus();
  }, [state]);

  async function attempt(what: typeof busy, work: () => Promise<State>) {
    if (busy) return;
    setBusy(what);
    setError(undefined);
    try {
      setState(await work());
    } catch (failure) {
      setError(failureWords(failure));
      setState({ name: 'code' });
    }
    setBusy(null);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (!code) {
      setError('Please enter the code that the program shows.');
      return input.current?.focus();
    }
    setTyped(code);
    void attempt('find', async () => ({ name: 'wanted', wanted: await findWanted(code) }));
  }

  if (state.name === 'done')
    return (
      <section>
        <h2 ref={heading} tabIndex={-1} className="font-display text-title font-bold">
          {state.isAllowed ? 'Allowed' : 'Refused'}
        </h2>
        <p className="mt-2 text-ink-soft">
          {state.isAllowed
            ? 'The program goes on by itself in a few seconds. You can close this page.'
            : 'The program gets nothing. If you did not start it, there is nothing else to do.'}
        </p>
      </section>
    );

  if (state.name === 'wanted') {
    const { code, host, scopes, token_days } = state.wanted;
    const answer = (isAllowed: boolean) =>
      attempt(isAllowed ? 'allow' : 'refuse', async () => {
        await decide(code, isAllowed);
        return { name: 'done', isAllowed };
      });
    return (
      <section className="flex flex-col gap-5">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title font-bold break-words">
          Allow the command line on “<bdi>{host}</bdi>”?
        </h2>
        <p className="font-mono text-[1.75rem] tracking-[0.12em]">{code}</p>
        <Alert title="Only if you started this just now">
          Compare the code with the one in your terminal. If somebody sent you this link or this code, refuse:
          they would publish in your name.
        </Alert>
        <div>
          <p className="font-semibold">It may, as {email}:</p>
          <ul className="mt-1.5 list-disc pl-5">
            {meaningsOf(scopes).map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ul>
          <p className="mt-3 text-label text-ink-soft">
            For {token_days} days. You can end it at any time under Profile › Access tokens.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            size="lg"
            busy={busy === 'allow'}
            disabled={busy !== null}
            onClick={() => void answer(true)}
          >
            Allow
          </Button>
          <Button
            size="lg"
            variant="secondary"
            busy={busy === 'refuse'}
            disabled={busy !== null}
            onClick={() => void answer(false)}
          >
            Refuse
          </Button>
        </div>
      </section>
    );
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Code of the program"
      onSubmit={onSubmit}
      className="flex max-w-sm flex-col gap-5"
    >
      <Field
        label="Code"
        error={error}
        max={CODE_MAX}
        strict
        counted={false}
        hint="The eight characters that the program shows. It works for ten minutes."
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={busy !== null}
            className="h-13 font-mono text-[1.375rem] tracking-[0.12em] uppercase"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy === 'find'}>
        Continue
      </Button>
    </form>
  );
}
