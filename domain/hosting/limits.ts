/** What one deployment may hold; the operator can set other numbers. Sizes in bytes, as they are when unpacked. */
export interface SiteLimits {
  files: number;
  bytes: number;
}

/** Deployments of a site that are kept beside those that are or were live lately; older ones are pruned. */
export const KEPT_DEPLOYMENTS = 10;
