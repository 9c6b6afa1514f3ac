import type { TemplateFile } from './template-files.ts';

/** A file below its folder. */
type TreeFile = TemplateFile & { name: string };

/** A folder with what it holds, each sorted by name. */
export type Folder = {
  name: string;
  /** Path from the template's folder; empty for that folder itself. */
  path: string;
  /** Of everything below it. */
  bytes: number;
  count: number;
  folders: Folder[];
  files: TreeFile[];
};

/** Files with their paths as a tree of folders. */
export function buildTree(files: readonly TemplateFile[], path = ''): Folder {
  const inside = new Map<string, TemplateFile[]>();
  const here: TreeFile[] = [];
  for (const file of files) {
    const rest = path ? file.path.slice(path.length + 1) : file.path;
    const slash = rest.indexOf('/');
    if (slash < 0) here.push({ ...file, name: rest });
    else {
      const name = rest.slice(0, slash);
      inside.set(name, [...(inside.get(name) ?? []), file]);
    }
  }
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    count: files.length,
    folders: [...inside]
      .map(([name, below]) => buildTree(below, path ? `${path}/${name}` : name))
      .sort(byName),
    files: here.sort(byName),
  };
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true });
}

/** Whether the folder holds the file, at any depth. */
export function holds(folder: Folder, file: string | undefined): boolean {
  return file?.startsWith(`${folder.path}/`) ?? false;
}
