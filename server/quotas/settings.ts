import { z } from 'zod';
import { accountQuotas, siteQuotas } from './defaults.ts';

/** The most that one account may keep; null for no bound. */
export interface AccountQuotas {
  files: number | null;
  fileBytes: number | null;
  repositories: number | null;
  repositoryBytes: number | null;
  checkpoints: number | null;
  checkpointBytes: number | null;
  sites: number | null;
  siteBytes: number | null;
  /** Of files, repositories, steps and sites together. */
  totalBytes: number | null;
}

/** The most that one deployment of a site may hold, unpacked; null for no bound of its own. */
export interface SiteQuotas {
  files: number | null;
  bytes: number | null;
}

const units: Record<string, number> = { '': 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };

/** 'unlimited', or what `read` makes of a text; `undefined` from it is a fault, told in the words of `example`. */
function quota(read: (text: string) => number | undefined, standard: number, example: string) {
  return z
    .string()
    .optional()
    .transform((given, context): number | null => {
      const text = given?.trim().toUpperCase() ?? '';
      if (text === '') return standard;
      if (text === 'UNLIMITED') return null;
      const value = read(text);
      if (value !== undefined && Number.isSafeInteger(value)) return value;
      context.addIssue({ code: 'custom', message: `must be ${example}, or unlimited` });
      return z.NEVER;
    });
}

const count = (standard: number) =>
  quota((text) => (/^\d+$/.test(text) ? Number(text) : undefined), standard, 'a whole number such as 50');

const size = (standard: number) =>
  quota(
    (text) => {
      const [, digits, unit = ''] = /^(\d+(?:\.\d+)?) ?([KMGT]B)?$/.exec(text) ?? [];
      return digits === undefined ? undefined : Math.round(Number(digits) * (units[unit] ?? 1));
    },
    standard,
    'a size such as 500 MB or 2 GB',
  );

/** What the operator sets, as config.ts reads it. Sizes are in units of 1024, as the pages show them. */
export const quotaVariables = {
  QUOTA_FILES: count(accountQuotas.files),
  QUOTA_FILE_BYTES: size(accountQuotas.fileBytes),
  QUOTA_REPOSITORIES: count(accountQuotas.repositories),
  QUOTA_REPOSITORY_BYTES: size(accountQuotas.repositoryBytes),
  QUOTA_CHECKPOINTS: count(accountQuotas.checkpoints),
  QUOTA_CHECKPOINT_BYTES: size(accountQuotas.checkpointBytes),
  QUOTA_SITES: count(accountQuotas.sites),
  QUOTA_SITE_BYTES: size(accountQuotas.siteBytes),
  QUOTA_TOTAL_BYTES: size(accountQuotas.totalBytes),
  QUOTA_FILES_PER_SITE: count(siteQuotas.files),
  QUOTA_BYTES_PER_SITE: size(siteQuotas.bytes),
};

type Values = { [name in keyof typeof quotaVariables]: number | null };

/** The quotas of the variables, by their names in the code. */
export function readQuotas(value: Values): AccountQuotas {
  return {
    files: value.QUOTA_FILES,
    fileBytes: value.QUOTA_FILE_BYTES,
    repositories: value.QUOTA_REPOSITORIES,
    repositoryBytes: value.QUOTA_REPOSITORY_BYTES,
    checkpoints: value.QUOTA_CHECKPOINTS,
    checkpointBytes: value.QUOTA_CHECKPOINT_BYTES,
    sites: value.QUOTA_SITES,
    siteBytes: value.QUOTA_SITE_BYTES,
    totalBytes: value.QUOTA_TOTAL_BYTES,
  };
}

/** The same for what one site may hold. */
export function readSiteQuotas(value: Values): SiteQuotas {
  return { files: value.QUOTA_FILES_PER_SITE, bytes: value.QUOTA_BYTES_PER_SITE };
}
