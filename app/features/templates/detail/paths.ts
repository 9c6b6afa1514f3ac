/** Page that shows a file of a template; without a file, its first one. */
export function sourcePath(id: string, file = ''): string {
  return `/template/${id}/source${file && `/${encodePath(file)}`}`;
}

/** The file as it lies in the zip. */
export function rawPath(id: string, file: string): string {
  return `/template/${id}/raw/${encodePath(file)}`;
}

function encodePath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
