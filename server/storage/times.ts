/** A time as Supabase's storage writes it, `2026-01-01T00:00:00.000Z`: an SQL expression of text. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
