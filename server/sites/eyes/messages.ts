import { z } from 'zod';
import type { Manifest } from '../../../domain/hosting/manifest.ts';
import { PICTURE_WIDTHS } from '../../../domain/hosting/site-check.ts';
import type { ByteRange } from '../../files/store.ts';

/** What a job is to do. */
export type Order =
  /** To open a page that is empty, and to stay until it is ended: whether the browser starts within its sandbox. */
  | { kind: 'probe'; browser: string }
  | { kind: 'look'; browser: string; manifest: Manifest; openConnections: boolean };

/** What the server tells a job. */
export type ToJob = { order: Order } | { id: number; bytes: Uint8Array | null };

/** Most findings of one kind; the rest are counted by nobody. */
export const mostFindings = 20;

const text = (length: number) =>
  z.string().transform((given) => clean(given).slice(0, length).toWellFormed());
const count = z.number().int().min(0).max(1_000_000_000);

/** What ends up in rows and on pages: without what would turn the direction of other words, or end a line. */
function clean(given: string): string {
  return given
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll('\uFFFD', '?')
    .trim();
}

const finding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('axe'),
    rule: text(60),
    help: text(200),
    impact: text(20),
    count,
    where: text(200),
  }),
  z.object({ kind: z.literal('broken-link'), page: text(300), target: text(300) }),
  z.object({ kind: z.literal('console'), text: text(300) }),
  z.object({ kind: z.literal('foreign'), host: text(253) }),
  z.object({ kind: z.literal('wide'), width: count }),
  z.object({ kind: z.literal('needs-scripts') }),
  z.object({ kind: z.literal('leads-away'), host: text(253) }),
  z.object({ kind: z.literal('too-large'), path: text(300) }),
]);

/** Bytes of one picture. */
export const mostPictureBytes = 400_000;

const picture = z.object({
  width: z.literal(PICTURE_WIDTHS),
  height: count.max(4000),
  bytes: z.instanceof(Uint8Array).refine(isWebP),
});

/** Twelve bytes say what it is; browsers are told the type and guess nothing. */
function isWebP(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return bytes.length <= mostPictureBytes && head.startsWith('RIFF') && head.endsWith('WEBP');
}

const report = z.object({
  axe_faults: count,
  bytes: count,
  requests: count,
  foreign_hosts: z.array(text(253)).max(mostFindings),
  findings: z.array(finding).max(8 * mostFindings),
  pictures: z.array(picture).max(PICTURE_WIDTHS.length),
});

/** What a look brings back. */
export type Report = z.output<typeof report>;

const fromJob = z.union([
  z.object({ isReady: z.literal(true) }),
  z.object({ report }),
  z.object({ failure: text(300) }),
  z.object({
    id: count,
    hash: z.string(),
    range: z.object({ start: count, end: count }).nullable(),
  }),
]);

/** What a job tells the server. */
export type FromJob = z.output<typeof fromJob>;

/** Reads what a job says. It has opened what strangers made, so nothing of it is believed; null for what is no message. */
export function readMessage(given: unknown): FromJob | null {
  return fromJob.safeParse(given).data ?? null;
}

/** Fetches bytes of a deployment, by the hash of a file; null for what there is not, or too much of. */
export type FetchBytes = (hash: string, range: ByteRange | null) => Promise<Uint8Array | null>;
