/** The token of an `Authorization: Bearer` header; undefined for another scheme, or none. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
}
