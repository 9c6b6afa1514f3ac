import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosingBand } from '../../../ui/closing-band.tsx';

/** The call at the end of the page. */
export function Closing() {
  return (
    <ClosingBand
      title="Take one. Make it yours."
      text="Download a template, open it by double-click, change what you like. When it is yours, put it on a plinth in Community."
    >
      <ButtonLink to="/templates" size="lg" variant="secondary" className="border-transparent">
        Get Started Now
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </ButtonLink>
    </ClosingBand>
  );
}
