import { supportHref } from '../support.ts';
import { TextLink } from './text-link.tsx';

/** The operator's address inside running text: written out, or the contact page where there is none. */
export function SupportLink({ siteUrl }: { siteUrl: string }) {
  const href = supportHref(siteUrl);
  if (!href.startsWith('mailto:')) return <TextLink to={href}>the operator of this site</TextLink>;
  return (
    <a href={href} className="text-link break-words">
      {href.replace('mailto:', '')}
    </a>
  );
}
