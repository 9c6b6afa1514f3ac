import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { openPrivateFolder } from '../data/private-folder.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { shareOut } from '../database/share-out.ts';
import { type SharingPauses, shareInBackground } from '../demo/background.ts';
import { loadDemo } from '../demo/load.ts';
import { openFileStore } from '../files/open.ts';
import { canReceive } from '../functions/contact/contact.ts';
import { type Functions, openFunctions } from '../functions/functions.ts';
import { type FunctionContext, openFunctionContext } from '../functions/kit/context.ts';
import { type Git, openGit } from '../git/git.ts';
import { startGitHere } from '../git/process.ts';
import { Admission, admitted } from '../http/admission.ts';
import { requestNetwork } from '../http/client-address.ts';
import { isLocalSite, isLoopbackName } from '../http/loopback.ts';
import { followKeys } from '../keys/follow.ts';
import { loadKeys } from '../keys/keys.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail/create.ts';
import { type Mcp, openMcp } from '../mcp/mcp.ts';
import { openControl } from '../operators/control.ts';
import { keyKeeper } from '../operators/key-keeper.ts';
import { operatorsInDatabase } from '../operators/operators.ts';
import { applyQuotas, applyRemoteQuotas } from '../quotas/apply.ts';
import { openRateLimits } from '../rate-limits/open.ts';
import { openRealtime, type Realtime } from '../realtime/realtime.ts';
import { followSchema } from '../rest/schema/schema-cache.ts';
import type { Services } from '../services.ts';
import { openDevelopmentSite } from '../site/development.ts';
import { countDownloads } from '../site/download-counts.ts';
import { headersOfEveryAnswer } from '../site/security-headers.ts';
import { openBuiltSite, type Site } from '../site/site.ts';
import { listenByHost } from '../sites/serving/listen-by-host.ts';
import { openSiteServing } from '../sites/serving/serving.ts';
import { openSites } from '../sites/sites.ts';
import { createWatch } from '../watch/watch.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  endStalledConnections,
  refusePipelines,
  serverOptions,
  shareConnections,
} from './connections.ts';
import { startHousekeeping } from './housekeeping.ts';

export interface RunningProcess {
  /** Address under which this machine reaches the site. */
  url: string;
  /** Lets requests in flight finish, at most six seconds, ends what git still does, then closes the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  development: boolean;
  /** Prints one line of progress. */
  say(line: string): void;
  /** Other limits than the product's own, and other pauses in what a first start makes in the background, for tests that do not wait for those. */
  connections?: ConnectionLimits;
  sharingPauses?: SharingPauses;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
/** A supervisor kills after ten; what has to be closed afterwards takes its part of them. */
const drainMilliseconds = 6000;

/**
 * Starts the product: takes the port, opens and migrates the database, loads the demo content, then answers.
 * Rejects, with everything closed again, when any step fails.
 */
export async function startProcess(
  given: Config,
  { development, say, connections = connectionLimits, sharingPauses }: StartOptions,
): Promise<RunningProcess> {
  // The port is taken first: if it is in use, nothing else has been touched. Early requests wait.
  let listener: Listener | null = null;
  let open: (listener: Listener) => void = () => {};
  const opened = new Promise<Listener>((resolve) => {
    open = (given) => {
      listener = given;
      resolve(given);
    };
  });
  const admission = given.rateLimitFactor > 0 ? new Admission(headersOfEveryAnswer(given.siteUrl)) : null;
  const shareEntry = (answer: Listener): Listener =>
    admission
      ? admitted(admission, (request) => requestNetwork(request, given.trustedProxies), answer)
      : answer;
  const server = createServer(
    serverOptions(connections),
    refusePipelines(
      shareEntry((request, response) =>
        listener ? listener(request, response) : opened.then((late) => late(request, response)),
      ),
    ),
  );
  if (given.trustedProxies === 0 && given.rateLimitFactor > 0) shareConnections(server);
  const endWatch = endStalledConnections(server, connections);
  const port = await listen(server, given);
  const config = { ...given, port, siteUrl: given.port === 0 ? `http://localhost:${port}` : given.siteUrl };

  let services: Services | null = null;
  let site: Site | null = null;
  let git: Git | null = null;
  let context: FunctionContext | null = null;
  let functions: Functions | null = null;
  let mcp: Mcp | null = null;
  let realtime: Realtime | null = null;
  let unfollow: (() => Promise<void>) | null = null;
  try {
    // A site on a remote backend keeps nothing here but copies of repositories, and those only with the secret key.
    if (!config.supabase || config.supabaseSecretKey)
      await openPrivateFolder(config.dataDirectory, createLog(config.logLevel));
    services = config.supabase ? null : await openServices(config, say);
    if (config.supabase) void applyRemoteQuotas(config, createLog(config.logLevel));
    unfollow = services ? await followKeys(services) : null;
    if (services) await followSchema(services);
    const watch = createWatch(config, services, services?.log ?? createLog(config.logLevel));
    site = development
      ? await openDevelopmentSite(config, services)
      : await openBuiltSite(config, services, watch);
    const { open: openSite, middleware } = site;
    // A remote backend is written by its own clients alone: there downloads are not counted.
    const counts = services ? countDownloads(services) : null;
    const backendFetch: typeof fetch = async (input, init) =>
      config.supabase ? fetch(input, init) : app.fetch(new Request(input, init));
    if (!config.gitLauncher) startGitHere();
    context = await openFunctionContext(config, services, backendFetch);
    git = await openGit(context);
    const sites = services ? await openSites(services, git.repositories) : null;
    functions = openFunctions(context, git.repositories, { sites });
    mcp = openMcp({ context, services, git, sites });
    const serving = sites && openSiteServing(sites.served, watch);
    realtime = services ? await openRealtime(services) : null;
    const app: Hono = createApp({
      config,
      services,
      watch,
      openSite,
      counts,
      git,
      functions,
      mcp,
      realtime,
      sites: serving,
    });
    if (services) await loadDemo(services, app, say);
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    server.on('upgrade', (request, socket, head) => {
      // A site has none, and no way to those of the main site.
      if (serving && serving.hosts.find(request.headers.host) !== null) socket.destroy();
      // The development server has connections of its own.
      else if (!realtime?.upgrade(request, socket, head) && server.listenerCount('upgrade') === 1)
        socket.destroy();
    });
    const sendKept = serving ? listenByHost(serving, middleware) : middleware;
    open((request, response) => sendKept(request, response, () => answer(request, response)));
    git.start();
    const sharing =
      services &&
      shareInBackground(services, { sites, repositories: git.repositories, pauses: sharingPauses });
    const closeControl =
      services && config.database.kind === 'pglite'
        ? await openControl(config.dataDirectory, {
            operators: operatorsInDatabase(services.database),
            keys: keyKeeper(services.database, services.keys.tokens),
            mailer: services.mailer,
            siteUrl: config.siteUrl,
          })
        : null;
    functions.start();
    const housekeeping = services ? startHousekeeping(services) : null;
    say(`\nPlinth is ready:  ${config.siteUrl}`);
    if (git.reason) say(`Repositories:     can not be cloned, since ${git.reason}.`);
    if (canReceive(config) && !config.mail.smtpUrl) announceMailbox(config, say);
    return {
      url: config.siteUrl,
      async stop() {
        await closeControl?.();
        // Before the others: a connection that was upgraded never becomes idle.
        await realtime?.close();
        admission?.stop();
        await drain(server);
        endWatch();
        // Together: what is shared waits for git, which ends here.
        await Promise.all([sharing?.stop(), git?.stop()]);
        await Promise.all([functions?.stop(), mcp?.stop()]);
        await context?.close();
        await housekeeping?.stop();
        await counts?.stop();
        await sites?.visits.stop();
        await site?.close();
        await unfollow?.();
        await closeServices(services);
      },
    };
  } catch (error) {
    endWatch();
    server.close();
    server.closeAllConnections();
    await realtime?.close();
    await git?.stop();
    await functions?.stop();
    await mcp?.stop();
    await context?.close();
    await unfollow?.();
    await closeServices(services);
    throw error;
  }
}

/** Says where mails are and, where others than this machine's own visitors reach the site, that nobody gets any. */
function announceMailbox(config: Config, say: StartOptions['say']): void {
  const isForThisMachine = isLoopbackName(config.host);
  if (isLocalSite(config)) {
    const address = isForThisMachine ? config.siteUrl : `http://localhost:${config.port}`;
    say(`Local mailbox:    ${address}/_mailbox${isForThisMachine ? '' : ', on this machine alone'}`);
    if (isForThisMachine) return;
  }
  createLog(config.logLevel).error('mail_server_missing', {
    host: config.host,
    reason: 'SMTP_URL is not set: mails are kept in the data folder and sent to nobody',
  });
}

async function openServices(config: Config, say: StartOptions['say']): Promise<Services> {
  const log = createLog(config.logLevel);
  const opened = await openDatabase(config);
  const database = config.rateLimitFactor === 0 ? opened : shareOut(opened, connectionsOf(config));
  try {
    const applied = await migrate(database, await readMigrations());
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    await applyQuotas(database, config.quotas);
    const [limits, keys, mailer, files] = await Promise.all([
      openRateLimits(database),
      loadKeys(database),
      createMailer(config, log),
      openFileStore(config),
    ]);
    return { config, log, database, limits, keys, mailer, files };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const connectionsOf = ({ database }: Config) => (database.kind === 'postgres' ? database.connections : 1);

async function closeServices(services: Services | null): Promise<void> {
  await services?.mailer.close();
  try {
    await services?.limits.close();
  } finally {
    await services?.database.close();
  }
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // A connection becomes idle when its last answer has been sent; Node would keep it for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
