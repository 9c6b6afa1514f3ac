/** The ruler: from nought to fifty lakh. */
export const longest = 5_000_000;

/** Where an amount lies on the ruler, 0 to 100 per cent. */
export const place = (amount: number): number => Math.max(0, Math.min(100, (amount / longest) * 100));

/** The middle of the offered ranges' middles, or null for none. */
export function medianPay(jobs: { payMin: number; payMax: number }[]): number | null {
  if (jobs.length === 0) return null;
  const middles = jobs.map(({ payMin, payMax }) => (payMin + payMax) / 2).sort((a, b) => a - b);
  const half = Math.floor(middles.length / 2);
  return middles.length % 2 ? middles[half] : (middles[half - 1] + middles[half]) / 2;
}
