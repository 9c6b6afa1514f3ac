import { type ComponentProps, useId } from 'react';
import { TextArea, TextField } from '../fields';
import { Button, Head, type Level, Section, Wrap } from '../parts';

export interface ContactFormProps {
  label?: string;
  title: string;
  lead?: string;
  /** Where the form goes: an address, or a function of your framework. */
  action: ComponentProps<'form'>['action'];
  words: { name: string; email: string; message: string; send: string };
  level?: Level;
}

/** A message to the business. Fields: name, email, message. */
export function ContactForm({ label, title, lead, action, words, level = 2 }: ContactFormProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <form
          action={action}
          method={typeof action === 'string' ? 'post' : undefined}
          className="grid gap-s5 @2xl:grid-cols-2"
        >
          <TextField label={words.name} name="name" autoComplete="name" required />
          <TextField label={words.email} name="email" type="email" autoComplete="email" required />
          <TextArea label={words.message} name="message" rows={6} required className="@2xl:col-span-2" />
          <p className="@2xl:col-span-2">
            <Button type="submit">{words.send}</Button>
          </p>
        </form>
      </Wrap>
    </Section>
  );
}
