import type { RepositoryFileView } from '../../../../domain/repository/repository-view.ts';
import { Rendered } from './rendered.tsx';

/** What introduces a repository or a folder of it. `id` is the repository's. */
export function ReadmeText({ readme, id }: { readme: RepositoryFileView; id: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={readme.path} className="store-scroll">
      <Rendered
        key={readme.sha}
        html={readme.html ?? ''}
        rendered={`${id}/${readme.sha}/${readme.path}#text`}
      />
    </section>
  );
}
