/** A message of the channel protocol (Phoenix), in either of the two forms that the official client speaks. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export type Version = '1.0.0' | '2.0.0';

const userBroadcastPush = 3;
const jsonEncoding = 1;

/** Reads a text or binary frame; null for anything that is not a message. */
export function readMessage(frame: Buffer, isBinary: boolean, version: Version): Message | null {
  try {
    return isBinary ? readBinary(frame) : readText(frame.toString('utf8'), version);
  } catch {
    return null;
  }
}

/** A message as text: both forms of the protocol take everything that a server says in it. */
export function writeMessage({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

function readText(text: string, version: Version): Message | null {
  const value: unknown = JSON.parse(text);
  const parts = version === '1.0.0' ? fromObject(value) : value;
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload };
}

function fromObject(value: unknown): unknown[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { join_ref, ref, topic, event, payload } = value as Record<string, unknown>;
  return [join_ref, ref, topic, event, payload];
}

/** Version 2 sends a broadcast with lengths before its parts. */
function readBinary(frame: Buffer): Message | null {
  if (frame[0] !== userBroadcastPush || frame[6] !== jsonEncoding) return null;
  let at = 7;
  const next = (length: number | undefined) => {
    const text = frame.toString('utf8', at, at + (length ?? 0));
    at += length ?? 0;
    return text;
  };
  const [joinRef, ref, topic, event] = [next(frame[1]), next(frame[2]), next(frame[3]), next(frame[4])];
  next(frame[5]);
  const payload: unknown = JSON.parse(frame.toString('utf8', at));
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
