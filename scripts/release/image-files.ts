/**
 * `node image-files.ts <folder>`: puts into the folder what the built site runs on beside its packages, for the image: the
 * server's sources that are imported, what they read, the build, templates and products.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isShipped } from '../../server/demo/files.ts';
import { followImports, serverEntries } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [, , folder = ''] = process.argv;

/** Folders of files, and which of their files are read while the site runs. */
const read: Record<string, (file: string) => boolean> = {
  server: (file) => /\.(sql|css|txt)$/.test(file),
  'supabase/migrations': () => true,
  templates: (file) => file === 'catalogue.json' || isReadOfTemplate(file.replace(/^[^/]+\//, '')),
  products: (file) =>
    file === 'catalogue.json' || /^[^/]+\/((source|preview)\/|film\/demo\.webm$)/.test(file),
};

/** Photographs have become part of the build; the first start shares a template with the one of its card. */
function isReadOfTemplate(file: string): boolean {
  return isShipped(file) || file === 'photos/card-800.webp';
}

const files = [
  ...followImports(root, serverEntries).files,
  ...Object.entries(read).flatMap(([name, isRead]) =>
    readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(root, name), path.join(entry.parentPath, entry.name)))
      .filter(isRead)
      .map((file) => path.posix.join(name, file)),
  ),
];
for (const file of files) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(path.join(root, file), target, { preserveTimestamps: true });
}

// Whole: PostgreSQL wants its empty folders too.
for (const name of ['client', 'server', 'cli', 'styles.json', 'database'])
  cpSync(path.join(root, 'build', name), path.join(folder, 'build', name), {
    recursive: true,
    preserveTimestamps: true,
  });

const { name, version, type, engines, imports, dependencies, buildOnly } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);
for (const only of buildOnly) delete dependencies[only];
const manifest = { name, version, private: true, type, engines, imports, dependencies };
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
