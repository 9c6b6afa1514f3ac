/**
 * The `data` of each event of a text/event-stream, one after the other. Comments and other fields are left out. Whoever
 * stops reading early cancels the stream.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Not every browser can go through a stream with `for await`.
  const reader = body.getReader();
  let rest = '';
  let data: string[] = [];
  const take = (line: string) =>
    void (line.startsWith('data:') && data.push(line.slice(line[5] === ' ' ? 6 : 5)));
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        take(line);
        if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  // Some services leave out the last blank line.
  take(rest.replace(/\r$/, ''));
  if (data.length > 0) yield data.join('\n');
}
