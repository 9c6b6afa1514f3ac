import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface Entry {
  name: string;
  content: Uint8Array | string | ReadableStream<Uint8Array>;
  /** For what is packed already: pictures, archives. */
  isPacked?: boolean;
}

/** Writes entries as a zip while they come, one file at a time in memory at most. */
export async function* zipStream(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* flush(): Generator<Uint8Array> {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  for await (const { name, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    if (content instanceof ReadableStream) {
      for await (const chunk of content) {
        file.push(chunk);
        yield* flush();
      }
      file.push(new Uint8Array(), true);
    } else {
      file.push(typeof content === 'string' ? Buffer.from(content) : content, true);
    }
    yield* flush();
  }
  zip.end();
  yield* flush();
}
