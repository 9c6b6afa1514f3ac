import { Folder as FolderIcon } from 'lucide-react';
import { Link } from 'react-router';
import { repositoryFilePath } from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryFileView, RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { buildTree } from '../../../../domain/template/file-tree.ts';
import { counted } from '../../../lib/counted.ts';
import { FileRow } from './file-tree.tsx';
import { ReadmeText } from './readme-text.tsx';

type Props = {
  page: RepositoryPage;
  path: string;
  gitRef: string | undefined;
  readme: RepositoryFileView | null;
};

/** A folder: what is in it, and the file that introduces it. */
export function FolderView({ page, path, gitRef, readme }: Props) {
  const below = page.files.filter((file) => file.path.startsWith(`${path}/`));
  const folder = buildTree(
    below.map((file) => ({ path: file.path, bytes: file.size })),
    path,
  );
  const hrefOf = (inside: string) => repositoryFilePath(page.repository, inside, gitRef);
  return (
    <>
      <div className="store-bar">
        <h2 className="min-w-0 text-[0.9375rem] font-semibold break-all">
          {/* Narrow windows have the path in the button above. */}
          <span className="max-lg:sr-only">{path}/ </span>
          <span className="text-label font-normal text-ink-faint tabular-nums">
            {counted(folder.count, 'file')}
          </span>
        </h2>
      </div>
      <ul aria-label={`Files in ${path}`} className="border-b border-line p-1.5">
        {folder.folders.map((inside) => (
          <li key={inside.path}>
            <Link to={hrefOf(inside.path)} preventScrollReset className="store-row group font-medium">
              <span className="flex w-5.5 shrink-0 justify-end">
                <FolderIcon
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-faint"
                  strokeWidth={1.75}
                />
              </span>
              <span className="min-w-0 flex-1 break-all group-hover:underline group-hover:underline-offset-4">
                {inside.name}
              </span>
              <span className="text-label font-normal text-ink-faint tabular-nums">
                {counted(inside.count, 'file')}
              </span>
            </Link>
          </li>
        ))}
        {folder.files.map((file) => (
          <li key={file.path}>
            <FileRow
              path={file.path}
              label={file.name}
              bytes={file.bytes}
              href={hrefOf(file.path)}
              isCurrent={false}
            />
          </li>
        ))}
      </ul>
      {readme?.html != null && <ReadmeText readme={readme} id={page.repository.id} />}
    </>
  );
}
