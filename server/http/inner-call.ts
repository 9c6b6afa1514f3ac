/** Throws when the backend has failed or put a call off: "not now" is no "no". `what` did not work says the error. */
export function requireAnswer({ status }: Response, what: string): void {
  if (status === 429 || status >= 500) throw new Error(`${what}: ${status}`);
}
