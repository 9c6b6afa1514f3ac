import { imageExtensions } from '../../../domain/project/project-files.ts';
import { storageBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import { currentNetwork } from '../../http/request-id.ts';
import { errors } from '../errors.ts';
import { extensionOf } from '../names.ts';
import { inspectImage } from './image.ts';
import { inspectZip } from './zip.ts';

/** What a bucket asks of one kind of file beyond its settings in the database. */
export interface FileRule {
  kind: 'zip' | 'image';
  maxBytes: number;
  /** Said when a file is larger. */
  tooLarge: string;
  /** Looks at the whole file on disk. Resolves with its true content type; throws 415 when it is something else. */
  inspect(path: string): Promise<string>;
}

const MiB = 1024 * 1024;
const gate = new FairGate(storageBudget.inspecting);
const inTurn = (inspect: () => Promise<string>) => gate.run(currentNetwork(), inspect);

const zip: FileRule = {
  kind: 'zip',
  maxBytes: 50 * MiB,
  tooLarge: 'Zip file is too large. Maximum size is 50MB.',
  inspect: (path) => inTurn(() => inspectZip(path)),
};

const image: FileRule = {
  kind: 'image',
  maxBytes: 10 * MiB,
  tooLarge: 'Image file is too large. Maximum size is 10MB.',
  inspect: (path) => inTurn(() => inspectImage(path)),
};

/** Each bucket that takes certain files only: the rule for a file's extension. */
const buckets: Record<string, Record<string, FileRule>> = {
  'project-files': {
    zip,
    ...Object.fromEntries(imageExtensions.map((extension) => [extension, image])),
  },
};

/** The rule for a name in a bucket, or null where anything goes. Throws 415 for a kind the bucket does not take. */
export function ruleFor(bucketId: string, name: string): FileRule | null {
  const kinds = Object.hasOwn(buckets, bucketId) ? buckets[bucketId] : undefined;
  if (!kinds) return null;
  const extension = extensionOf(name);
  const rule = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!rule) {
    throw errors.refusedFile(
      'Only ZIP files and images (PNG, JPEG, WebP, GIF, AVIF, SVG) can be uploaded here.',
    );
  }
  return rule;
}
