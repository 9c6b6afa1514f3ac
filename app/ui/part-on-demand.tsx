import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { unreachableWords } from '../lib/failure-words.ts';
import { LoadError } from './load-error.tsx';
import { toast } from './toast.ts';

/** The code of a part could not be fetched; every other error is the part's own and goes on to the page. */
class MissingPart extends Error {}

/** A part that closes is a dialog; one without `onClose` is a piece of the page. */
type PartProps = { onClose?: (() => void) | undefined; open?: boolean | undefined };

/**
 * `lazy` for a part whose code may not arrive: offline, or because a release has replaced the file. The page around it
 * stays. A dialog says so in a notification and is closed, so that its button is another try; a piece of the page is
 * replaced by the message and a button. Needs a `Suspense` around it.
 */
export function partOnDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let failed = false;
  const begin = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        failed = true;
        throw new MissingPart('The code of a part of the page could not be fetched.', { cause });
      }),
    );
  let Part = begin();
  /** `lazy` remembers a failure for good. Not before a boundary has seen it: drawn again, the part would ask for ever. */
  const renew = () => {
    if (!failed) return;
    failed = false;
    Part = begin();
  };
  const Slot = (props: Props) => {
    const Current = Part as unknown as ComponentType<Props>;
    return <Current {...props} />;
  };
  return function PartOnDemand(props: Props & PartProps) {
    return (
      <Boundary onClose={props.onClose} open={props.open} renew={renew}>
        <Slot {...props} />
      </Boundary>
    );
  };
}

type BoundaryProps = PartProps & { renew: () => void; children: ReactNode };

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const { onClose, renew } = this.props;
    if (!(error instanceof MissingPart)) return;
    renew();
    if (!onClose) return;
    toast({ title: 'Not loaded', description: wordsOfMissing(), variant: 'destructive' });
    onClose();
  }

  override componentDidUpdate(before: BoundaryProps) {
    // A dialog that stays mounted while it is closed is opened again.
    if (this.state.error && this.props.open && !before.open) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof MissingPart)) throw error;
    if (this.props.onClose) return null;
    return <LoadError retry={() => this.setState({ error: null })}>{wordsOfMissing()}</LoadError>;
  }
}

function wordsOfMissing(): string {
  if (!navigator.onLine) return unreachableWords();
  return 'This part of the page could not be loaded. Please try again; if that does not help, reload the page.';
}
