/** What an access token may allow, as the database keeps it. Who may write may read as well. */
export const tokenScopes = ['repo:read', 'repo:write', 'site:read', 'site:write', 'board:write'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Whether scopes allow what another one does: `repo:write` includes `repo:read`. */
export function allows(scopes: readonly string[], wanted: TokenScope): boolean {
  return scopes.includes(wanted) || scopes.includes(wanted.replace(/:read$/, ':write'));
}
