import { Wand2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { failureWords } from '../../../lib/failure-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { nearestApplication } from '../proposals/applications.ts';
import { previewPage } from '../proposals/preview-page.ts';
import { propose } from '../proposals/propose.ts';
import type { SiteProposal } from '../proposals/site-proposal.ts';
import { readTemplateFile } from '../proposals/template-files.ts';
import type { Customise, PageFiles } from '../schema.ts';
import { FactChips } from './fact-chips.tsx';
import { ProposalFrame } from './proposal-frame.tsx';

type Props = {
  description: string;
  wishes: readonly string[];
  customise: Customise;
};

/** Three filled websites for a description, and what was understood of it, which can be corrected. */
export default function ProposalsPanel({ description, wishes, customise }: Props) {
  const read = useMemo(() => readFacts(description, wishes), [description, wishes]);
  const [corrected, setCorrected] = useState<{ of: Facts; facts: Facts } | null>(null);
  // Corrections are of what was read; another description begins anew.
  const facts = corrected && corrected.of === read ? corrected.facts : read;
  const setFacts = (next: Facts) => setCorrected({ of: read, facts: next });
  const proposals = useMemo(() => propose(facts), [facts]);
  return (
    <section
      aria-labelledby="proposals-title"
      className="mt-6 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="proposals-title" className="font-display text-title font-bold">
        Three sites from your words
      </h2>
      {facts.application ? (
        <ApplicationAnswer application={facts.application} />
      ) : (
        <>
          <p className="mt-1 mb-3 text-label text-ink-soft">
            Finished templates with your own facts in them, and nothing invented. Correct what was understood,
            and they follow.
          </p>
          <FactChips facts={facts} onFacts={setFacts} />
          <ul className="mt-5 grid gap-6 md:grid-cols-3 md:gap-5">
            {proposals.map((proposal) => (
              <li key={`${proposal.template} ${proposal.title}`} className="min-w-0">
                <ProposalCard proposal={proposal} customise={customise} />
              </li>
            ))}
          </ul>
          <Notes proposals={proposals} />
        </>
      )}
    </section>
  );
}

function ApplicationAnswer({ application }: { application: string }) {
  const nearest = nearestApplication(application);
  return (
    <Alert className="mt-3">
      This asks for an application ({application}) and not for a website. It cannot be made here without a
      model.{' '}
      {nearest && (
        <>
          Nearest to it among the templates is{' '}
          <Link to={`/template/${nearest.id}`} className="underline">
            {nearest.title}
          </Link>
          .
        </>
      )}
    </Alert>
  );
}

function ProposalCard({ proposal, customise }: { proposal: SiteProposal; customise: Props['customise'] }) {
  const { title, why } = proposal;
  const [shown, setShown] = useState<PageFiles | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOn = true;
    previewPage(proposal, readTemplateFile).then(
      (files) => isOn && setShown(files),
      (error: unknown) => isOn && setFailure(failureWords(error)),
    );
    return () => {
      isOn = false;
    };
  }, [proposal]);
  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await customise(proposal.template, proposal.values);
    } catch (error) {
      setFailure(failureWords(error));
    }
    setBusy(false);
  };
  return (
    <article className="flex h-full flex-col gap-3">
      {shown ? (
        <ProposalFrame files={shown} title={`Preview of ${title}`} />
      ) : (
        <div className="aspect-[1280/1500] rounded-md border border-line bg-sunken" aria-busy={!failure} />
      )}
      <h3 className="font-semibold">{title}</h3>
      <p className="text-label text-ink-soft">{why}</p>
      {failure && <Alert variant="danger">{failure}</Alert>}
      <Button variant="secondary" className="mt-auto" busy={isBusy} onClick={() => void take()}>
        <Wand2 aria-hidden="true" className="size-4.5" />
        Make it yours
        <span className="sr-only">: {title}</span>
      </Button>
    </article>
  );
}

/** What holds for all three is said once. */
function Notes({ proposals }: { proposals: readonly SiteProposal[] }) {
  const [first] = proposals;
  if (!first) return null;
  const shared = first.notes.filter((note) => proposals.every(({ notes }) => notes.includes(note)));
  const own = proposals.flatMap(({ title, notes }) =>
    notes.filter((note) => !shared.includes(note)).map((note) => `${title}: ${note}`),
  );
  return (
    <details className="mt-5 border-t border-line pt-3 text-label" open>
      <summary className="cursor-pointer font-semibold">What is left to do</summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        {[...shared, ...own].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
