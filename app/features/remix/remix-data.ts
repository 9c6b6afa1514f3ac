/** A site that may be copied, or why there is none. */
export type RemixData = { site: RemixableSite | null; refusal: string };

export type RemixableSite = { name: string; address: string; files: { path: string; size: number }[] };
