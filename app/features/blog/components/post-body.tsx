import { use, useState } from 'react';
import { loadBody } from '../post-body.ts';
import { useCopyButtons } from './use-copy-buttons.ts';

const BODY_ID = 'post-body';

type Props = {
  slug: string;
  /** Given when the post was opened from another page of the site. */
  html: string | undefined;
};

/**
 * The text of a post, compiled at build time. In the first page it stands in the HTML alone, where the browser reads it
 * from, so that it is not sent a second time as data. Give it the slug as key.
 */
export function PostBody({ slug, html }: Props) {
  const isServer = typeof document === 'undefined';
  const [known] = useState(() =>
    isServer ? undefined : (html ?? document.getElementById(BODY_ID)?.innerHTML),
  );
  const body = known ?? use(loadBody(slug) ?? Promise.resolve(''));
  const ref = useCopyButtons();
  return (
    <div
      id={BODY_ID}
      ref={ref}
      className="post-body"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown, in which HTML is not interpreted
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
