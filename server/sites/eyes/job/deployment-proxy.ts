import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest, ManifestFile } from '../../../../domain/hosting/manifest.ts';
import { resolve } from '../../../../domain/hosting/resolve.ts';
import type { DeploymentAnswer } from '../../directory.ts';
import { type Plan, planAnswer } from '../../serving/plan.ts';
import { commonHeaders, fileHeaders } from '../../serving/policy.ts';
import { type FetchBytes, mostFindings } from '../messages.ts';

/**
 * The host under which a deployment is looked at, whatever it is called: what is found is kept for all that have the same
 * files. A name under `localhost` is as safe to browsers as one with a certificate.
 */
export const lookedAtHost = 'site.localhost';
export const lookedAtOrigin = `http://${lookedAtHost}`;

const places = { siteUrl: 'http://localhost', sites: { host: 'localhost', underPath: false } };

/** A larger file is not fetched: a part of it is. */
const mostBytesOfFile = 24 * 1024 ** 2;

/** What was asked of the proxy. */
interface Traffic {
  /** Paths of files that were sent, and how many bytes a visitor would get of each. */
  bytes: Map<string, number>;
  requests: number;
  foreignHosts: Set<string>;
  tooLarge: Set<string>;
}

export interface DeploymentProxy {
  /** The address at which the browser finds it. */
  url: string;
  /** What was asked from now on. */
  watch(): Traffic;
}

/**
 * A proxy that answers for one deployment, as visitors are answered, and refuses everything else: other hosts, other ports,
 * tunnels, service workers, and everything but reading.
 */
export async function openDeploymentProxy(
  order: { manifest: Manifest; openConnections: boolean },
  fetchBytes: FetchBytes,
): Promise<DeploymentProxy> {
  const { manifest, openConnections } = order;
  const answer: DeploymentAnswer = {
    kind: 'deployment',
    site: { id: '', name: 'site', ownerId: '', indexed: true, openConnections },
    deployment: { id: '', label: '' },
    manifest,
    preview: false,
  };
  let traffic = newTraffic();

  const server = createServer((request, response) => {
    reply(request, response).catch(() => response.destroy());
  });
  server.on('connect', (request, socket) => {
    noteForeign(traffic, request.url?.replace(/:\d+$/, '') ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  server.on('upgrade', (request, socket) => {
    noteForeign(traffic, URL.parse(request.url ?? '')?.hostname ?? '');
    socket.destroy();
  });
  server.on('clientError', (_, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '');
    if (url?.origin !== lookedAtOrigin) {
      if (url && url.hostname !== lookedAtHost) noteForeign(traffic, url.hostname);
      return refuse(response, 403);
    }
    if (request.headers['service-worker'] !== undefined) return refuse(response, 403);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    traffic.requests += 1;
    const found = resolve(manifest, url.pathname);
    if (found.kind === 'missing') return refuse(response, 404);
    if (found.kind === 'redirect') {
      response.writeHead(found.status, { ...commonHeaders(places), Location: found.to });
      response.end();
      return;
    }
    const file = manifest.files[found.path] as ManifestFile;
    const headers = fileHeaders(places, answer, found.path, found.status);
    // Nothing is kept by the browser: each page shows how much it asks for.
    const prepared = {
      path: found.path,
      file,
      status: found.status,
      headers: { ...headers, 'Cache-Control': 'no-store' },
    };
    const plan = planAnswer(prepared, { method: request.method, range: request.headers.range });
    await send(response, found.path, file, plan);
  }

  async function send(response: ServerResponse, path: string, file: ManifestFile, plan: Plan): Promise<void> {
    const range = plan.body?.range ?? null;
    if (!plan.body) {
      response.writeHead(plan.status, plan.headers);
      response.end();
      return;
    }
    const size = range ? range.end - range.start + 1 : file.size;
    const bytes = size > mostBytesOfFile ? null : await fetchBytes(file.hash, range);
    if (!bytes) {
      traffic.tooLarge.add(path);
      return refuse(response, 503);
    }
    response.writeHead(plan.status, plan.headers);
    response.end(bytes);
    const sent = range ? bytes.length : (file.encodings?.br ?? file.encodings?.gzip ?? bytes.length);
    traffic.bytes.set(path, Math.min((traffic.bytes.get(path) ?? 0) + sent, file.size));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch() {
      traffic = newTraffic();
      return traffic;
    },
  };
}

const newTraffic = (): Traffic => ({
  bytes: new Map(),
  requests: 0,
  foreignHosts: new Set(),
  tooLarge: new Set(),
});

function noteForeign(traffic: Traffic, host: string): void {
  if (host !== '' && host !== lookedAtHost && traffic.foreignHosts.size < mostFindings)
    traffic.foreignHosts.add(host);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...commonHeaders(places), 'Content-Length': '0' });
  response.end();
}
