const MiB = 1024 * 1024;

/**
 * The most that one account may keep, unless the operator sets other numbers (server/quotas/settings.ts). The database
 * decides and begins with the same numbers. Counts, and bytes.
 */
export const accountQuotas = {
  /** Uploaded files: archives and pictures of some hundred projects. */
  files: 1000,
  fileBytes: 500 * MiB,
  repositories: 50,
  /** Their files and their history. One may take 55 MB. */
  repositoryBytes: 500 * MiB,
  /** Steps of the AI builder. One may take 1.7 MB, few take 100 kB. */
  checkpoints: 500,
  checkpointBytes: 100 * MiB,
  sites: 20,
  /** Files of all deployments that are kept; equal ones count once. */
  siteBytes: 500 * MiB,
  /** All of these together: less than their sum, as hardly anybody uses all of them up. */
  totalBytes: 1024 * MiB,
} as const;

/** The most that one deployment of a site may hold, unless the operator sets other numbers. */
export const siteQuotas = { files: 2000, bytes: 50 * MiB } as const;
