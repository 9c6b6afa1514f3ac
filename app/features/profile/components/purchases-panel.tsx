import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The tab 'Purchases': what a member has bought. */
export default function PurchasesPanel() {
  return (
    <EmptyState
      title="No purchases yet"
      description="What you buy waits here with its receipt, ready to be downloaded again."
      action={<ButtonLink to="/premium">Browse premium source code</ButtonLink>}
    />
  );
}
