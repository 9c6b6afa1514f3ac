import { DatabaseError as ProtocolError, serialize } from 'pg-protocol';
import { Parser } from 'pg-protocol/dist/parser.js';
import { DatabaseError, type Result, type Statement } from './database.ts';
import { encodeValue, types } from './values.ts';

/** Messages of a script without parameters. */
export function scriptMessages(sql: string): Buffer {
  return serialize.query(sql);
}

/** Messages of one statement with parameters (the extended protocol). */
export function statementMessages({ text, values = [] }: Statement): Buffer {
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: values.map(encodeValue) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** Takes what was said on a channel that the connection listens to. */
export type Notified = (channel: string, payload: string) => void;

/**
 * Reads the answers to a batch of messages: one result for each statement that completed.
 * What was notified on the way goes to `notified`. Throws a DatabaseError for the first error in the batch.
 */
export function readAnswers<R>(bytes: Uint8Array, notified?: Notified): Result<R>[] {
  const results: Result<R>[] = [];
  let fields: Field[] = [];
  let rows: R[] = [];
  let failure: DatabaseError | null = null;
  new Parser().parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), (message) => {
    if (message instanceof ProtocolError) {
      failure ??= toDatabaseError(message);
      return;
    }
    switch (message.name) {
      case 'notification': {
        const { channel, payload } = message as unknown as { channel: string; payload: string };
        notified?.(channel, payload);
        break;
      }
      case 'rowDescription':
        fields = (message as unknown as { fields: Field[] }).fields;
        break;
      case 'dataRow':
        rows.push(readRow<R>(fields, (message as unknown as { fields: (string | null)[] }).fields));
        break;
      case 'commandComplete': {
        const count = Number((message as unknown as { text: string }).text.split(' ').at(-1));
        results.push({ rows, rowCount: Number.isNaN(count) ? rows.length : count });
        rows = [];
        fields = [];
        break;
      }
    }
  });
  if (failure) throw failure;
  return results;
}

function readRow<R>(fields: Field[], values: (string | null)[]): R {
  const row: Record<string, unknown> = {};
  fields.forEach((field, index) => {
    const value = values[index] ?? null;
    row[field.name] = value === null ? null : types.getTypeParser(field.dataTypeID, 'text')(value);
  });
  return row as R;
}

/** Turns an error of the wire protocol, from either driver, into ours. */
export function toDatabaseError(error: ProtocolError): DatabaseError {
  return new DatabaseError({
    message: error.message,
    code: error.code,
    detail: error.detail,
    hint: error.hint,
    constraint: error.constraint,
    table: error.table,
  });
}
