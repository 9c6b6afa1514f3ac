import type { OpenContext } from '../../kit/context.ts';
import type { Member } from '../../kit/member.ts';
import { avatarBucket } from '../avatar.ts';
import { listFolder } from '../folder.ts';
import type { Entry } from './zip-stream.ts';

/** Bytes of files an archive holds at most; a zip of the widely read kind ends at four gigabytes. */
const maxBytes = 3 * 1024 ** 3;

/** What the member has uploaded, streamed from the storage; and a list of what there was no room for, if any. */
export async function* exportFiles(
  { backend, operator }: OpenContext,
  { id }: Member,
): AsyncGenerator<Entry> {
  let bytes = 0;
  const leftOut: string[] = [];
  for (const [bucket, folder] of [
    [avatarBucket, 'avatar'],
    ['project-files', 'files'],
  ] as const) {
    for (const name of await listFolder(operator, bucket, id)) {
      const path = name.split('/').map(encodeURIComponent).join('/');
      const answer = await backend.fetch(`${backend.url}/storage/v1/object/authenticated/${bucket}/${path}`, {
        headers: { apikey: backend.secretKey, Authorization: `Bearer ${backend.secretKey}` },
      });
      // Removed since it was listed.
      if (!answer.ok || !answer.body) continue;
      const size = Number(answer.headers.get('content-length') ?? 0);
      if (bytes + size > maxBytes) {
        await answer.body.cancel();
        leftOut.push(name);
        continue;
      }
      bytes += size;
      const isPacked = /\.(zip|png|jpe?g|webp|gif|avif)$/i.test(name);
      yield { name: `${folder}/${name.slice(id.length + 1)}`, content: answer.body, isPacked };
    }
  }
  if (leftOut.length > 0) {
    const lines = ['These files did not fit. Download them one by one from My projects.', '', ...leftOut];
    yield { name: 'LEFT-OUT.txt', content: `${lines.join('\n')}\n` };
  }
}
