import { groupThousands } from '../../../lib/digits.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** What an account keeps of one kind, and may keep; null for no limit. */
export type KindUsage = { count: number; most: number | null; bytes: number; most_bytes: number | null };

export type AccountUsage = {
  /** With what is promised to uploads that are under way or were left. */
  files: KindUsage & { unfinished_bytes: number };
  repositories: KindUsage;
  checkpoints: KindUsage;
  sites: KindUsage;
  total: { bytes: number; most_bytes: number | null };
};

/** Reads what a member's account keeps. The database tells it to its owner alone. */
export const usageQuery = (userId: string) => ({
  queryKey: ['profile', userId, 'usage'],
  queryFn: async (): Promise<AccountUsage> => {
    const { data, error } = await (await getSupabase()).rpc('read_account_usage').retry(false);
    if (error) throw new Error(error.message, { cause: error });
    if (!data) throw new Error('The session has ended.');
    return data as AccountUsage;
  },
});

/** '480 MB'. */
export function sizeText(bytes: number): string {
  return formatFileSize(bytes, 'plain');
}

/** '480 MB of 500 MB', or '480 MB, no limit'. */
export function sizeOf(bytes: number, most: number | null): string {
  return most === null ? `${sizeText(bytes)}, no limit` : `${sizeText(bytes)} of ${sizeText(most)}`;
}

/** '12 of 50', or '12, no limit'. */
export function countOf(count: number, most: number | null): string {
  return most === null
    ? `${groupThousands(count)}, no limit`
    : `${groupThousands(count)} of ${groupThousands(most)}`;
}
