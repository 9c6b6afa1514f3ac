/** Deployments of a site that are kept beside the live one; older ones are pruned. The database decides. */
export const KEPT_DEPLOYMENTS = 10;
