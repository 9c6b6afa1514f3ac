/** One line on how long a link and its code work: `seconds` from now, with the time they end in UTC. */
export function expiryLine(seconds: number, now = new Date()): string {
  const minutes = Math.round(seconds / 60);
  const span = minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');
  const end = new Date(now.getTime() + seconds * 1000).toISOString();
  return `The link and the code work once, for ${span} (until ${end.slice(11, 16)} UTC).`;
}

function count(amount: number, unit: string): string {
  return amount === 1 ? `one ${unit}` : `${amount} ${unit}s`;
}
