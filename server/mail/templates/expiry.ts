import type { Proof } from './proof.ts';

/** One line on how long a link, and its code if there is one, work: with the time they end in UTC. */
export function expiryLine({ lifetime, code }: Omit<Proof, 'url'>, now = new Date()): string {
  const minutes = Math.round(lifetime / 60);
  const span = minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');
  const end = new Date(now.getTime() + lifetime * 1000).toISOString();
  const what = code ? 'The link and the code work' : 'The link works';
  return `${what} once, for ${span} (until ${end.slice(11, 16)} UTC).`;
}

function count(amount: number, unit: string): string {
  return amount === 1 ? `one ${unit}` : `${amount} ${unit}s`;
}
