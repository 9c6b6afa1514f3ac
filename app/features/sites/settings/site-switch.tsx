import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshSites } from '../sites.ts';

type Props = {
  user: User;
  label: string;
  hint: string;
  isOn: boolean;
  /** Rejects when nothing was changed. */
  save: (isOn: boolean) => Promise<void>;
  /** What holds from now on. */
  outcome: (isOn: boolean) => string;
  /** Below the hint. */
  children?: ReactNode;
};

/** Something that the owner of a site turns on or off, kept at once. */
export function SiteSwitch({ user, label, hint, isOn, save, outcome, children }: Props) {
  const id = useId();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShownOn = wanted ?? isOn;

  async function change(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    try {
      await save(next);
      await refreshSites(queries, user.id);
      toast({ title: 'Saved', description: outcome(next) });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setWanted(null);
    }
  }

  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="max-w-line text-label text-ink-faint">
          {hint}
        </p>
        {children}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isShownOn}
        aria-checked={isShownOn}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5 shrink-0 appearance-none"
        data-switch
      />
    </div>
  );
}
