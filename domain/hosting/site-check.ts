/** The widths in CSS pixels at which a first page is photographed. */
export const PICTURE_WIDTHS = [360, 768, 1280] as const;

/** Where pictures of sites are, followed by the key of one and its width. */
export const PICTURE_PATH = '/site-pictures/';

/** One picture of a first page. `height` in CSS pixels. */
export interface SitePicture {
  width: (typeof PICTURE_WIDTHS)[number];
  height: number;
}

/** Something on a site that its owner should look at. */
export type Finding =
  /** A rule of axe that elements break. */
  | { kind: 'axe'; rule: string; help: string; impact: string; count: number; where: string }
  /** A link on a page to a path at which the site has nothing. */
  | { kind: 'broken-link'; page: string; target: string }
  | { kind: 'console'; text: string }
  /** A host that the first page asks for something. */
  | { kind: 'foreign'; host: string }
  /** How many pixels the first page is wide on a screen of 320. */
  | { kind: 'wide'; width: number }
  /** The first page has no text where scripts are off. */
  | { kind: 'needs-scripts' }
  /** The first page sends its visitors to another host. */
  | { kind: 'leads-away'; host: string }
  /** Files that are too large to be fetched here. */
  | { kind: 'too-large'; path: string };

/** What a browser found out about a deployment. */
export interface Measured {
  /** Rules of axe that are broken. */
  axe_faults: number;
  /** Bytes of the first page with everything it asks for, compressed as they are sent. */
  bytes: number;
  requests: number;
  foreign_hosts: string[];
  findings: Finding[];
}

/** How far a look at a deployment has come. */
export type CheckState = 'waiting' | 'looking' | 'done' | 'failed';
