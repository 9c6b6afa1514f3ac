import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { PROFILE_LIMITS, type ProfileField, type ProfileValues } from '../fields.ts';

type Props = { register: UseFormRegister<ProfileValues>; errors: FieldErrors<ProfileValues> };

type TextProps = Props &
  InputHTMLAttributes<HTMLInputElement> & { name: ProfileField; label: string; wide?: boolean };

function TextField({ register, errors, name, label, wide = false, ...rest }: TextProps) {
  return (
    <Field
      label={label}
      max={PROFILE_LIMITS[name]}
      counted={false}
      error={errors[name]?.message}
      className={cx(wide && 'sm:col-span-2')}
    >
      {(control) => <Input {...rest} {...control} {...register(name)} />}
    </Field>
  );
}

export function AboutSection({ length, ...form }: Props & { length: number }) {
  const limit = PROFILE_LIMITS.about;
  return (
    <ProfileSection title="About">
      <TextField {...form} name="first_name" label="First name" autoComplete="given-name" />
      <TextField {...form} name="last_name" label="Last name" autoComplete="family-name" />
      <TextField
        {...form}
        name="title"
        label="Title"
        autoComplete="organization-title"
        placeholder="Frontend developer"
        wide
      />
      <Field
        label="About you"
        max={limit}
        counted={false}
        error={form.errors.about?.message}
        className="sm:col-span-2"
        aside={
          <span
            className={cx(
              'text-label tabular-nums',
              length > limit ? 'font-semibold text-danger-text' : 'text-ink-faint',
            )}
          >
            {length}/{limit}
          </span>
        }
      >
        {(control) => <Textarea {...control} {...form.register('about')} rows={5} />}
      </Field>
    </ProfileSection>
  );
}

/** `email` is null for visitors, who have none here. */
export function ContactSection({ email, ...form }: Props & { email: string | null }) {
  return (
    <ProfileSection title="Contact Information">
      {email !== null && (
        <Field label="Email" hint="The address you sign in with." className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="email"
              value={email}
              readOnly
              autoComplete="off"
              className="read-only:bg-sunken read-only:text-ink-soft"
            />
          )}
        </Field>
      )}
      <TextField {...form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <TextField {...form} name="location" label="Location" autoComplete="address-level2" />
    </ProfileSection>
  );
}

export function SocialSection(form: Props) {
  const url = { type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false } as const;
  return (
    <ProfileSection title="Social Links">
      <TextField
        {...form}
        {...url}
        name="linkedin"
        label="LinkedIn"
        placeholder="linkedin.com/in/your-name"
      />
      <TextField {...form} {...url} name="github" label="GitHub" placeholder="github.com/your-name" />
      <TextField
        {...form}
        {...url}
        autoComplete="url"
        name="website"
        label="Website"
        placeholder="example.com"
        wide
      />
    </ProfileSection>
  );
}

type SectionProps = { title: string; intro?: string; children: ReactNode };

/** One card of the form: what it is about at the left or above, its fields beside it. */
function ProfileSection({ title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-sm border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="font-display text-title font-bold">
        {title}
      </h2>
      {intro && <p className="mt-1 text-label text-ink-faint">{intro}</p>}
      <div className="mt-5 grid gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
