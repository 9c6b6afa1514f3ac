/** One page from memory, with its headers, by Node's own HTTP server and nothing else: the floor of what ours is made of. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [bodyFile = '', headers = '[]'] = process.argv.slice(2);
const body = await readFile(bodyFile);
const flat = JSON.parse(headers) as string[];
const server = createServer((_, response) => {
  response.writeHead(200, flat);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
