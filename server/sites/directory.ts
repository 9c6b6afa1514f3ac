import type { Readable } from 'node:stream';
import type { Encoding, Manifest } from '../../domain/hosting/manifest.ts';
import type { ByteRange } from '../files/store.ts';

/** A deployment that a host shows. */
export interface DeploymentAnswer {
  kind: 'deployment';
  site: {
    id: string;
    name: string;
    ownerId: string;
    /** Whether search engines may list it. */
    indexed: boolean;
    /** Whether its scripts may connect to other hosts. */
    openConnections: boolean;
  };
  deployment: { id: string; label: string };
  manifest: Manifest;
  /** Whether the host names the deployment, not the site. */
  preview: boolean;
}

/** What there is at a host. */
export type SiteAnswer =
  | DeploymentAnswer
  /** The site has another name now: `to`. */
  | { kind: 'moved'; to: string }
  | { kind: 'taken-down'; reason: string }
  | { kind: 'nothing-live'; name: string }
  | { kind: 'unknown' };

/** Which site a host belongs to. Answers come from memory, at most a second behind the database. */
export interface SiteDirectory {
  /** `host` is in lower case, without a port: `<name>.<SITES_HOST>`, `<label>--<name>.<SITES_HOST>` or a custom domain. */
  find(host: string): Promise<SiteAnswer>;
  /** What `find` has found for a host lately and would find now; null when it would have to ask. The same object each time. */
  known(host: string): DeploymentAnswer | null;
  /** Whether a host is the custom domain of a site. */
  ownsDomain(domain: string): boolean;
}

/** Opens a blob, or its compressed copy, or a range of its bytes. Rejects with a FileMissingError. */
export type OpenBlob = (hash: string, encoding?: Encoding, range?: ByteRange) => Promise<Readable>;
