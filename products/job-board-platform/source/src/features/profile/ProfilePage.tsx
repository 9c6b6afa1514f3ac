import { board, setProfile } from '../../data/board.ts';
import type { Position, Profile } from '../../data/types.ts';
import { lakh } from '../../lib/format.ts';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { missing } from '../apply/check.ts';
import { Cv } from './Cv.tsx';

export const zones = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Singapore',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
];

/** The seeker's profile beside the CV that it becomes. */
export function ProfilePage() {
  const profile = board.use((state) => state.desk.profile);
  const set = (part: Partial<Profile>) => setProfile({ ...profile, ...part });
  const gaps = missing(profile);
  const line = (key: 'name' | 'headline' | 'email' | 'phone' | 'city', label: string, type = 'text') => (
    <Field label={label}>
      {(props) => (
        <input
          {...props}
          className="field"
          type={type}
          maxLength={120}
          value={profile[key]}
          onChange={(event) => setProfile({ ...profile, [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="page print:max-w-none print:p-0">
      <div className="no-print mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="big">Profile</h1>
          <p className="mt-1 text-soft">
            {gaps.length
              ? `Still missing: ${gaps.join(', ')}.`
              : 'Complete. Everything you write is kept at once.'}
          </p>
        </div>
        <button type="button" className="btn-line" onClick={() => window.print()}>
          <Icon name="print" size={18} /> Print the CV
        </button>
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] print:block">
        <div className="no-print grid content-start gap-4">
          {line('name', 'Name')}
          {line('headline', 'What you do, in one line')}
          <div className="grid gap-4 sm:grid-cols-2">
            {line('email', 'E-mail', 'email')}
            {line('phone', 'Telephone', 'tel')}
            {line('city', 'Town')}
            <Field label="Time zone">
              {(props) => (
                <select
                  {...props}
                  className="field"
                  value={profile.zone}
                  onChange={(event) => set({ zone: event.target.value })}
                >
                  {zones.map((zone) => (
                    <option key={zone}>{zone}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Field
            label={`You ask for ${lakh(profile.asks)} lakh a year`}
            help="Only you see it, as the red mark on every rule."
          >
            {(props) => (
              <input
                {...props}
                type="range"
                className="h-8 w-full"
                min={200_000}
                max={5_000_000}
                step={50_000}
                value={profile.asks}
                onChange={(event) => set({ asks: Number(event.target.value) })}
              />
            )}
          </Field>
          <Field label="About you">
            {(props) => (
              <textarea
                {...props}
                className="field min-h-28"
                maxLength={600}
                value={profile.about}
                onChange={(event) => set({ about: event.target.value })}
              />
            )}
          </Field>
          <Field label="Skills, with commas between" help="Those a job asks for are marked in the CV.">
            {(props) => (
              <input
                {...props}
                key={profile.name ? 'skills' : 'none'}
                className="field"
                defaultValue={profile.skills.join(', ')}
                onBlur={(event) =>
                  set({
                    skills: [
                      ...new Set(
                        event.target.value
                          .split(',')
                          .map((skill) => skill.trim())
                          .filter(Boolean),
                      ),
                    ],
                  })
                }
              />
            )}
          </Field>
          <Positions name="Work" positions={profile.work} change={(work) => set({ work })} />
          <Positions name="Study" positions={profile.study} change={(study) => set({ study })} />
        </div>
        <div>
          <div className="lg:sticky lg:top-20 print:static">
            <Cv profile={profile} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Positions({
  name,
  positions,
  change,
}: {
  name: string;
  positions: Position[];
  change: (positions: Position[]) => void;
}) {
  const edit = (id: string, part: Partial<Position>) =>
    change(positions.map((it) => (it.id === id ? { ...it, ...part } : it)));
  const add = () =>
    change([
      {
        id: `${name[0]}${Math.max(0, ...positions.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`,
        title: '',
        place: '',
        from: '',
        to: '',
        text: '',
      },
      ...positions,
    ]);
  return (
    <fieldset className="grid gap-3 border-t-2 border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between">
        <h2 className="text-xl">{name}</h2>
        <button type="button" className="btn-line" onClick={add}>
          <Icon name="plus" size={16} /> Add
        </button>
      </div>
      {positions.map((it) => (
        <div key={it.id} className="box grid gap-2 p-3 sm:grid-cols-[1fr_5rem_5rem_auto]">
          <input
            aria-label="Title"
            placeholder="Title"
            className="field"
            value={it.title}
            onChange={(event) => edit(it.id, { title: event.target.value })}
          />
          <input
            aria-label="From, year"
            placeholder="From"
            inputMode="numeric"
            maxLength={4}
            className="field"
            value={it.from}
            onChange={(event) => edit(it.id, { from: event.target.value })}
          />
          <input
            aria-label="To, year; empty for now"
            placeholder="now"
            inputMode="numeric"
            maxLength={4}
            className="field"
            value={it.to}
            onChange={(event) => edit(it.id, { to: event.target.value })}
          />
          <button
            type="button"
            className="btn-icon"
            onClick={() => change(positions.filter(({ id }) => id !== it.id))}
          >
            <Icon name="cross" size={17} />
            <span className="sr-only">Remove {it.title || 'this entry'}</span>
          </button>
          <input
            aria-label="Where"
            placeholder="Where"
            className="field sm:col-span-4"
            value={it.place}
            onChange={(event) => edit(it.id, { place: event.target.value })}
          />
          <textarea
            aria-label="What you did there"
            placeholder="What you did there"
            className="field min-h-16 sm:col-span-4"
            value={it.text}
            onChange={(event) => edit(it.id, { text: event.target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
