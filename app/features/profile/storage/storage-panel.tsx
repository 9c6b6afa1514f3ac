import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type Fullness, fullnessOf, Meter } from '../../../ui/meter.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { TabSkeleton } from '../components/member-tab.tsx';
import { profilePath } from '../components/profile-page.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { type AccountUsage, countOf, type KindUsage, sizeOf, sizeText, usageQuery } from './usage.ts';

/** The tab 'Storage': what the account keeps of what it may keep, and where to make room. */
export default function StoragePanel({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery({ ...usageQuery(user.id), staleTime: 0 });
  if (!data) {
    if (!isError || isFetching) return <TabSkeleton />;
    return <LoadFailed what="your storage" onRetry={() => void refetch()} />;
  }
  const { files, repositories, sites, checkpoints } = data;
  return (
    <div className="max-w-5xl">
      <Total total={data.total} />
      <Kind
        title="Projects"
        intro="Archives and pictures that you have uploaded."
        usage={files}
        counts="Files"
        refused="No more can be uploaded until you delete projects"
        note={
          files.unfinished_bytes > 0 &&
          `${sizeText(files.unfinished_bytes)} of this is held for uploads that have not finished. What is left of them goes within a day.`
        }
        manage={{ to: profilePath('projects'), label: 'Manage projects' }}
      />
      <Kind
        title="Repositories"
        intro="Files of your repositories and their history. A file that you delete stays in the history."
        usage={repositories}
        counts="Repositories"
        refused="No more can be added until you delete repositories"
        manage={{ to: profilePath('repositories'), label: 'Manage repositories' }}
      />
      <Kind
        title="Sites"
        intro="Files of all deployments that are kept. Equal files count once."
        usage={sites}
        counts="Sites"
        refused="Nothing more can be published until you delete sites"
        manage={{ to: profilePath('sites'), label: 'Manage sites' }}
      />
      <Kind
        title="AI builder"
        intro="Steps of your pages that go with you to another browser."
        usage={checkpoints}
        counts="Steps"
        refused="New steps stay in this browser only until you remove chats"
        manage={{ to: '/ai-temp-build', label: 'Open the AI builder' }}
      />
    </div>
  );
}

function Total({ total: { bytes, most_bytes } }: Pick<AccountUsage, 'total'>) {
  const left = most_bytes === null ? null : Math.max(most_bytes - bytes, 0);
  return (
    <SettingsSection
      title="Everything"
      intro="Projects, repositories, sites and steps together."
      aside={<FullnessBadge fullness={fullnessOf(bytes, most_bytes)} />}
    >
      <p className="mb-4 font-display text-heading font-bold tabular-nums">
        {left === null ? sizeText(bytes) : sizeText(left)}{' '}
        <span className="text-title font-medium text-ink-soft">{left === null ? 'used' : 'free'}</span>
      </p>
      <Meter
        label="Size of everything"
        used={bytes}
        most={most_bytes}
        text={sizeOf(bytes, most_bytes)}
        // What is left stands above already.
        warning={
          left === 0
            ? warningOf(bytes, most_bytes, 'No more can be added until you delete something')
            : undefined
        }
      />
    </SettingsSection>
  );
}

type KindProps = {
  title: string;
  intro: string;
  usage: KindUsage;
  /** What is counted. */
  counts: string;
  /** What does not work while it is full. */
  refused: string;
  note?: string | false;
  /** Where room is made. */
  manage: { to: string; label: string };
};

function Kind({ title, intro, usage, counts, refused, note, manage }: KindProps) {
  const { count, most, bytes, most_bytes } = usage;
  const states = [fullnessOf(bytes, most_bytes), fullnessOf(count, most)];
  const worst = states.find((one) => one === 'full') ?? states.find((one) => one === 'near') ?? 'free';
  return (
    <SettingsSection title={title} intro={intro} aside={<FullnessBadge fullness={worst} />}>
      <div className="flex flex-col gap-5">
        <Meter
          label="Size"
          used={bytes}
          most={most_bytes}
          text={sizeOf(bytes, most_bytes)}
          warning={warningOf(bytes, most_bytes, refused)}
        />
        <Meter
          label={counts}
          used={count}
          most={most}
          text={countOf(count, most)}
          warning={warningOf(count, most, refused, String)}
        />
        {note && <p className="text-label text-ink-soft">{note}</p>}
        <div>
          <ButtonLink to={manage.to} variant="secondary" size="sm">
            {manage.label}
          </ButtonLink>
        </div>
      </div>
    </SettingsSection>
  );
}

/** Says beside a heading that something is nearly full, or full. */
function FullnessBadge({ fullness }: { fullness: Fullness }) {
  if (fullness === 'free') return null;
  return fullness === 'full' ? <Badge variant="danger">Full</Badge> : <Badge>Almost full</Badge>;
}

/** What is said of a limit that is nearly reached, or reached. */
function warningOf(used: number, most: number | null, refused: string, words = sizeText): string | undefined {
  const fullness = fullnessOf(used, most);
  if (most === null || fullness === 'free') return undefined;
  if (fullness === 'near') return `Almost full: ${words(most - used)} left.`;
  return `Full. ${refused}; what you keep stays as it is.`;
}
