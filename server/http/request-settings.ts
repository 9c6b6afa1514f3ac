/**
 * What functions and policies may ask about the request that runs them, by `current_setting`: the names are PostgREST's.
 * `base` is where the service is mounted, and no part of the path.
 */
export function requestSettings({ method, url, headers }: Request, base: string): Record<string, string> {
  const { pathname } = new URL(url);
  return {
    'request.method': method,
    'request.path': pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname,
    'request.headers': JSON.stringify(Object.fromEntries(headers)),
    'request.cookies': JSON.stringify(cookiesOf(headers.get('cookie') ?? '')),
  };
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split(/=(.*)/s));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, value = '']) => [name, value]));
}
