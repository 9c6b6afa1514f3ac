import { type ComponentProps, useId } from 'react';
import { ChoiceField, type Option, SelectField, TextArea, TextField } from '../fields';
import { Button, Heading, type Level, Section, Wrap } from '../parts';

export interface BookingFormProps {
  label?: string;
  title: string;
  lead: string;
  note?: string;
  /** Where the form goes: an address, or a function of your framework. */
  action: ComponentProps<'form'>['action'];
  courses: readonly Option[];
  people: readonly Option[];
  words: {
    course: string;
    choose: string;
    people: string;
    name: string;
    email: string;
    notes: string;
    send: string;
  };
  level?: Level;
}

/** Books one of several things for a number of people. Fields: course, people, name, email, notes. */
export function BookingForm(props: BookingFormProps) {
  const { label, title, lead, note, action, courses, people, words, level = 2 } = props;
  const id = useId();
  return (
    <Section ground="sunk" aria-labelledby={id}>
      <Wrap className="grid items-start gap-s7 @4xl:grid-cols-2 @4xl:gap-s8">
        <div className="base-words">
          {label && <p className="base-label">{label}</p>}
          <Heading level={level} id={id} className="base-title">
            {title}
          </Heading>
          <p>{lead}</p>
          {note && <p className="base-note">{note}</p>}
        </div>
        <form action={action} method={typeof action === 'string' ? 'post' : undefined} className="base-card grid gap-s5">
          <SelectField label={words.course} name="course" prompt={words.choose} options={courses} required />
          <ChoiceField label={words.people} name="people" options={people} />
          <TextField label={words.name} name="name" autoComplete="name" required />
          <TextField label={words.email} name="email" type="email" autoComplete="email" required />
          <TextArea label={words.notes} name="notes" rows={3} />
          <p>
            <Button type="submit">{words.send}</Button>
          </p>
        </form>
      </Wrap>
    </Section>
  );
}
