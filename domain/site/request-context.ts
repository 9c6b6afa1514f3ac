import { createContext } from 'react-router';
import type { AddressPattern } from '../hosting/address-pattern.ts';
import type { TemplateFiles } from '../template/template-files.ts';
import type { SupportAddress } from './support-address.ts';

/** What pages say about buying. */
type ShopTerms = {
  /** Whether orders can be stored here at all. */
  open: boolean;
  /** Whether payments take no money. */
  simulated: boolean;
  /** Other sellers of each product, by its slug. */
  buyLinks: Record<string, { label: string; url: string }[]>;
};

/** What the server process hands to every rendered request. */
export type RequestValues = {
  /** The Content-Security-Policy nonce of this response; every inline script carries it. */
  nonce: string;
  /** Whether scripts, typefaces and whole style sheets wait until the page has been painted. */
  firstPaint: boolean;
  /** Public origin of the site without a trailing slash, for canonical and share links. */
  siteUrl: string;
  /** Where members' sites are. */
  siteAddresses: AddressPattern;
  /** Whether passkeys sign in here. */
  passkeys: boolean;
  /** `fetch` that reaches the backend; in one process it does so without the network. */
  backendFetch: typeof fetch;
  /** Calls a function of this process (/functions/v1/{name}) for the visitor, without the network. */
  functionFetch: (name: string, init?: RequestInit) => Promise<Response>;
  /** Notes in the server's log that something failed for this page; `event` is a noun and what happened to it. */
  logFailure: (event: string, error: unknown) => void;
  /** Where mail to the operator goes. */
  support: SupportAddress;
  /** Where the backend is and the key that anonymous clients use. */
  backend: { url: string; publishableKey: string };
  /** How this site sells premium products. */
  shop: ShopTerms;
  /** What the zips of templates hold. */
  templateFiles: TemplateFiles;
};

/** Key under which loaders and the document renderer find the request's values. */
export const requestValues = createContext<RequestValues>();
