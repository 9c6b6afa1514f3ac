import { useSupportAddress } from '../support.ts';
import { TextLink } from './text-link.tsx';

/** The operator's address inside running text: written out, or the contact page where there is none. */
export function SupportLink() {
  const address = useSupportAddress();
  if (!address) return <TextLink to="/contact">the operator of this site</TextLink>;
  return (
    <a href={`mailto:${address}`} className="text-link break-words">
      {address}
    </a>
  );
}
