import path from 'node:path';
import { openStaging } from '../files/staging.ts';
import type { DeliveryWorker } from '../functions/delivery/delivery-worker.ts';
import type { Repositories } from '../git/repositories.ts';
import type { Services } from '../services.ts';
import { Blobs } from './blobs.ts';
import { DatabaseDirectory } from './database-directory.ts';
import { DomainLooks } from './domains/domain-looks.ts';
import { openTxtLookup } from './domains/txt-records.ts';
import { Eyes } from './eyes/eyes.ts';
import { openFormInbox } from './forms/inbox.ts';
import { Publisher } from './publisher.ts';
import { Pushes } from './pushes.ts';
import type { SiteServingParts } from './serving/serving.ts';
import { countVisits, type VisitCounts } from './visits/visits.ts';

/** Sites of members: what publishes them and what says where they are. */
export interface Sites {
  services: Services;
  /** Null where the machine has no git. */
  git: Repositories | null;
  blobs: Blobs;
  publisher: Publisher;
  addresses: DatabaseDirectory;
  /** What serving needs to know of them. */
  served: SiteServingParts;
  visits: VisitCounts;
  /** Publishes pushes from when it is started. */
  pushes: DeliveryWorker | undefined;
  /** Looks at the records of domains, and by itself from when it is started. */
  domainLooks: DomainLooks;
  /** Looks at what becomes live, from when it is started. */
  eyes: Eyes;
  /** Where zips lie while they are read. */
  directory: string;
}

/** Puts together what sites need. Listens for changes by other servers from when it resolves. */
export async function openSites(services: Services, git: Repositories | null): Promise<Sites> {
  const directory = path.join(services.config.dataDirectory, 'sites-on-their-way');
  await openStaging(directory);
  const blobs = new Blobs(services);
  const publisher = new Publisher(services, blobs);
  const addresses = new DatabaseDirectory(services);
  await addresses.follow();
  const pushes = git ? new Pushes(services, publisher, git) : undefined;
  const domainLooks = new DomainLooks(services, openTxtLookup(services.config.dnsServers));
  const visits = countVisits(services);
  const served: SiteServingParts = {
    config: services.config,
    directory: addresses,
    openBlob: (hash, encoding, range) => blobs.open(hash, encoding, range),
    log: services.log,
    inbox: openFormInbox(services),
    visits,
  };
  const eyes = new Eyes(services, served.openBlob);
  return { services, git, blobs, publisher, addresses, served, visits, pushes, domainLooks, eyes, directory };
}
