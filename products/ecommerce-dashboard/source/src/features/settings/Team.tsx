import { type FormEvent, useState } from 'react';
import type { Member } from '../../data/types';
import { Field } from '../../ui/Field';
import { Status } from '../../ui/Status';
import type { KeepProps } from './SettingsScreen';

const roles: Member['role'][] = ['Owner', 'Manager', 'Packer'];

/** Who works at the counter. The last owner can neither leave nor be given another role. */
export function Team({ settings, onKeep }: KeepProps) {
  const { team } = settings;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const owners = team.filter(({ role }) => role === 'Owner').length;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = !/^\S+@\S+\.\S+$/.test(email)
      ? 'Write an e-mail address.'
      : team.some((one) => one.email === email)
        ? 'This person is in the team already.'
        : null;
    setFault(found);
    if (found) return;
    onKeep(`${name.trim() || email} joined`, {
      team: [...team, { email, name: name.trim() || email, role: 'Packer' }],
    });
    setName('');
    setEmail('');
  };
  return (
    <section aria-labelledby="team" className="panel p-5">
      <h2 id="team" className="pb-2">
        Team
      </h2>
      <ul className="divide-y divide-line">
        {team.map((member) => {
          const isLast = member.role === 'Owner' && owners === 1;
          return (
            <li key={member.email} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="truncate font-semibold">{member.name}</p>
                <p className="truncate text-[0.9375rem] text-soft">{member.email}</p>
              </div>
              {isLast ? (
                <Status tone="good">Owner</Status>
              ) : (
                <>
                  <select
                    className="field w-32"
                    aria-label={`Role of ${member.name}`}
                    value={member.role}
                    onChange={(event) =>
                      onKeep(`${member.name}: ${event.target.value}`, {
                        team: team.map((one) =>
                          one === member
                            ? { ...one, role: roles.find((role) => role === event.target.value) ?? 'Packer' }
                            : one,
                        ),
                      })
                    }
                  >
                    {roles.map((role) => (
                      <option key={role}>{role}</option>
                    ))}
                  </select>
                  <button
                    type="button"
                    className="btn btn-small"
                    aria-label={`Remove ${member.name}`}
                    onClick={() =>
                      onKeep(`${member.name} left`, { team: team.filter((one) => one !== member) })
                    }
                  >
                    Remove
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <form onSubmit={add} noValidate className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label="Name">
          {(props) => <input {...props} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="E-mail" fault={fault}>
          {(props) => (
            <input {...props} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          )}
        </Field>
        <button type="submit" className="btn justify-self-start">
          Add to the team
        </button>
      </form>
    </section>
  );
}
