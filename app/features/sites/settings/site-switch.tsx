import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
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
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);

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
    <SwitchField label={label} hint={hint} isOn={wanted ?? isOn} onChange={(next) => void change(next)}>
      {children}
    </SwitchField>
  );
}
