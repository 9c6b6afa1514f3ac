import type { Position, Profile } from '../../data/types.ts';

/** A curriculum vitae made from a profile: on the screen, in an application, on paper. `match` marks skills. */
export function Cv({ profile, match = [] }: { profile: Profile; match?: string[] }) {
  const wanted = new Set(match.map((skill) => skill.toLowerCase()));
  return (
    <div className="rounded-xl border-2 border-ink bg-ground p-6 sm:p-8 print:border-0 print:p-0">
      <p className="font-head text-3xl leading-none font-extrabold">{profile.name || 'Your name'}</p>
      <p className="mt-1.5 text-lg">{profile.headline}</p>
      <p className="mt-1 text-sm break-words text-soft">
        {[profile.city, profile.email, profile.phone].filter(Boolean).join(', ')}
      </p>
      {profile.about && <p className="mt-5 leading-relaxed">{profile.about}</p>}
      <Part title="Skills">
        <ul className="flex flex-wrap gap-1.5">
          {profile.skills.map((skill) => (
            <li
              key={skill}
              className={`rounded px-2 py-0.5 ${wanted.has(skill.toLowerCase()) ? 'bg-rule font-semibold text-on-rule' : 'bg-hover'}`}
            >
              {skill}
            </li>
          ))}
        </ul>
      </Part>
      {profile.work.length > 0 && (
        <Part title="Work">
          <Lines positions={profile.work} />
        </Part>
      )}
      {profile.study.length > 0 && (
        <Part title="Study">
          <Lines positions={profile.study} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-5 border-t-2 border-line pt-3">
      <p className="mb-2 font-head font-bold">{title}</p>
      {children}
    </div>
  );
}

function Lines({ positions }: { positions: Position[] }) {
  return (
    <ul className="grid gap-3">
      {positions.map(({ id, title, place, from, to, text }) => (
        <li key={id} className="grid gap-x-4 sm:grid-cols-[6.5rem_1fr]">
          <span className="text-soft tabular-nums">
            {from}–{to || 'now'}
          </span>
          <span>
            <span className="font-semibold">{title}</span>
            {place && `, ${place}`}
            {text && <span className="block text-[0.95rem]">{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
