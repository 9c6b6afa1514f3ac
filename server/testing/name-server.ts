import { createSocket } from 'node:dgram';

/** A name server on this machine that knows TXT records, for tests of what is asked of others. */
export interface NameServer {
  /** As `DNS_SERVERS` takes it. */
  address: string;
  /** TXT records by the name they are of. */
  records: Map<string, string[]>;
  /** How many questions have come. */
  asked(): number;
  /** Whether it keeps silent from now on. */
  silence(isSilent: boolean): void;
  close(): Promise<void>;
}

const types = { txt: 16 };
const codes = { found: 0, noSuchName: 3 };

/** Starts it on a free port of the loopback address, over UDP. */
export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  let asked = 0;
  let isSilent = false;
  socket.on('message', (question, { port, address }) => {
    asked += 1;
    if (isSilent) return;
    socket.send(answer(question, records), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    asked: () => asked,
    silence(wanted) {
      isSilent = wanted;
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The answer to a question, as RFC 1035 writes it. */
function answer(question: Buffer, records: Map<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const texts = records.get(labels.join('.').toLowerCase());
  const found = question.readUInt16BE(at + 1) === types.txt ? (texts ?? []) : [];
  const header = Buffer.from(question.subarray(0, 12));
  // An answer of who is responsible; what has no record of another type is there all the same.
  header.writeUInt16BE(0x8580 | (texts ? codes.found : codes.noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  header.fill(0, 8);
  return Buffer.concat([header, asked, ...found.map(record)]);
}

/** A TXT record of the name that was asked for, whose text is in pieces of at most 255 bytes. */
function record(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(types.txt, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
