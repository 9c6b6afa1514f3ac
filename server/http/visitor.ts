const visitors = new WeakMap<Request, string>();

/** Remembers whose request this is, for calls that the site's pages make to this process on their behalf. */
export function rememberVisitor(request: Request, address: string): void {
  visitors.set(request, address);
}

/** The environment under which a call made for `request` is answered: the app then sees the visitor's own address. */
export function onBehalfOf(request: Request): { visitor: string | undefined } {
  return { visitor: visitors.get(request) };
}
