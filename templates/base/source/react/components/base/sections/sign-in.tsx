import { type ComponentProps, useId } from 'react';
import { CheckField, TextField } from '../fields';
import { Button, Head, type Level, Section, type Target, Wrap } from '../parts';

export interface SignInProps {
  title: string;
  lead?: string;
  /** Where the form goes: an address, or a function of your framework. */
  action: ComponentProps<'form'>['action'];
  forgotten?: Target;
  words: { email: string; password: string; remember: string; send: string };
  level?: Level;
}

/** Sign in with an e-mail address and a password. Fields: email, password, remember. */
export function SignIn({ title, lead, action, forgotten, words, level = 1 }: SignInProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="max-w-120">
        <Head id={id} level={level} title={title} lead={lead} />
        <form action={action} method={typeof action === 'string' ? 'post' : undefined} className="base-card grid gap-s5">
          <TextField label={words.email} name="email" type="email" autoComplete="username" required />
          <TextField label={words.password} name="password" type="password" autoComplete="current-password" required />
          <CheckField name="remember" value="yes">
            {words.remember}
          </CheckField>
          <p className="flex flex-wrap items-center gap-x-s4 gap-y-s3">
            <Button type="submit">{words.send}</Button>
            {forgotten && <a href={forgotten.href}>{forgotten.label}</a>}
          </p>
        </form>
      </Wrap>
    </Section>
  );
}
