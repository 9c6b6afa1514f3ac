/**
 * For the route of a page on demand that needs no data: something of the server's that its `clientLoader` can wait for.
 * Without it the server would draw nothing but a placeholder.
 */
export function noData(): null {
  return null;
}
