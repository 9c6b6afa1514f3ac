/** Goes through redirects as a browser does, keeping cookies for each host. */
export class Browser {
  readonly #jars = new Map<string, Map<string, string>>();

  /** Follows an address up to the first one that `isEnd` accepts. Resolves with that, unopened. */
  async walk(start: string | URL, isEnd: (url: URL) => boolean): Promise<URL> {
    let url = new URL(start);
    for (let step = 0; step < 15; step++) {
      if (isEnd(url)) return url;
      const response = await this.open(url);
      const next = response.headers.get('location');
      if (!next) throw new Error(`${url.pathname} answers ${response.status}: ${await response.text()}`);
      url = new URL(next, url);
    }
    throw new Error(`No end after 15 redirects: ${url.href}`);
  }

  /** What a client uses that runs in this browser. */
  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    this.open(new URL(input instanceof Request ? input.url : input), {
      ...init,
      headers: Object.fromEntries(new Headers(init.headers)),
    });

  /** One request, without following. */
  async open(url: URL, init: RequestInit = {}): Promise<Response> {
    const jar = this.#jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}), ...init.headers };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  #jarOf(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.host) ?? new Map<string, string>();
    this.#jars.set(url.host, jar);
    return jar;
  }
}

/** The fields of an address's fragment. */
export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}
