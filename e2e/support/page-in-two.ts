import { createServer } from 'node:http';

/**
 * Serves the site at `url` from another address. Pages come up to `breakAfter` and no further until `release` is
 * called, which throws when no page held it; everything else comes at once.
 */
export async function servePagesInTwo({ url, breakAfter }: { url: string; breakAfter: string }) {
  const { promise: released, resolve: sendRest } = Promise.withResolvers<void>();
  let broken = false;
  const server = createServer(async (request, response) => {
    const answer = await fetch(url + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      delete headers[name];
    response.writeHead(answer.status, headers);
    const place = headers['content-type']?.startsWith('text/html') ? body.indexOf(breakAfter) : -1;
    if (place >= 0) {
      broken = true;
      response.write(body.subarray(0, place + breakAfter.length));
      await released;
      response.end(body.subarray(place + breakAfter.length));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      if (!broken) throw new Error(`No page came that holds ${breakAfter}`);
      sendRest();
    },
    close: () => {
      sendRest();
      server.close();
      server.closeAllConnections();
    },
  };
}
