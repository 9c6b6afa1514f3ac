import type { User } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import type { Site } from '../sites.ts';
import { ConnectionsSetting } from './connections-setting.tsx';
import { DomainList } from './domain-list.tsx';
import { RemixSetting } from './remix-setting.tsx';

/** What is on or off each, in their order. */
const SETTINGS: { id: string; Setting: ComponentType<{ user: User; site: Site }> }[] = [
  { id: 'connections', Setting: ConnectionsSetting },
  { id: 'remixes', Setting: RemixSetting },
];

/** What the owner of a site sets: its domains, and what its pages may do. */
export function SiteSettings({ user, site }: { user: User; site: Site }) {
  return (
    <div className="mt-5 grid gap-7">
      <section aria-label={`Domains of ${site.name}`}>
        <h2 className="font-display text-[1.0625rem] leading-6 font-bold">Domains</h2>
        <p className="mt-1 max-w-line text-[0.9375rem] text-ink-soft">
          A domain of your own leads here once a record at its name servers proves that it is yours.
        </p>
        <DomainList user={user} site={site} />
      </section>
      <section aria-label={`Permissions of ${site.name}`}>
        <h2 className="font-display text-[1.0625rem] leading-6 font-bold">Permissions</h2>
        <div className="mt-3 grid gap-5">
          {SETTINGS.map(({ id, Setting }) => (
            <Setting key={id} user={user} site={site} />
          ))}
        </div>
      </section>
    </div>
  );
}
