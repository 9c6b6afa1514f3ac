import { Braces, File, FileCode2, FileImage, FileText, FileType, Hash, Table2 } from 'lucide-react';

const kinds: [RegExp, typeof File][] = [
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/i, FileImage],
  [/\.(md|txt)$|(^|\/)(readme|license|changelog|notice)$/i, FileText],
  [/\.(json|webmanifest|toml|ya?ml|xml)$/i, Braces],
  [/\.(css|scss)$/i, Hash],
  [/\.csv$/i, Table2],
  [/\.(otf|ttf|woff2?)$/i, FileType],
  [/\.[a-z]+$/i, FileCode2],
];

/** A drawing for the kind of file, by its extension. */
export function FileIcon({ path }: { path: string }) {
  const Icon = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? File;
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />;
}
