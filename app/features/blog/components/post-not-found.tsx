import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';

/** Shown for an address under /blog that no post has. */
export function PostNotFound() {
  return (
    <Page className="flex min-h-[60vh] flex-col items-start justify-center">
      <h1 className="font-display text-page font-extrabold">Blog Post Not Found</h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        No article has this address. It may have been mistyped; all that we have published is in the blog.
      </p>
      <ButtonLink to="/blog" className="mt-8">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Blog
      </ButtonLink>
    </Page>
  );
}
