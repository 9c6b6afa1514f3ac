import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { HoistDrawing } from '../drawings.tsx';
import { HOSTS, type Host, hostHref, parseHost } from './hosts.ts';
import { GITHUB_PAGES, NETLIFY, VERCEL } from './platforms.tsx';
import { ProTips } from './pro-tips.tsx';
import { RUN_PLINTH } from './run-plinth.tsx';
import { type Step, StepList } from './step-list.tsx';
import { TRADITIONAL } from './traditional.tsx';

const GUIDES: Record<Host, { intro: string; steps: Step[] }> = {
  traditional: { intro: 'A rented web space or a server of your own.', steps: TRADITIONAL },
  vercel: { intro: 'Push to a repository, and each push is published.', steps: VERCEL },
  netlify: { intro: 'Drag a folder into the browser, or connect a repository.', steps: NETLIFY },
  'github-pages': { intro: 'Free for public repositories, published by a workflow.', steps: GITHUB_PAGES },
};

const hosts = Object.keys(HOSTS) as Host[];

/** From a zip to a public address, for four kinds of hosting, and how to run Plinth itself. */
export function DeployPage() {
  const [params] = useSearchParams();
  const chosen = parseHost(params);
  return (
    <>
      <Opening
        kicker="From a zip to a public address"
        title="Deploy Guide"
        intro="Four steps put a template on the web. Choose where it shall stand; everything to type is here to copy."
        drawing={<HoistDrawing />}
        quiet
      />
      <div className="mx-auto max-w-page px-4 py-8 sm:px-8 sm:py-12 lg:px-12">
        <section id="hosting" aria-label="Kinds of hosting">
          <LinkTabs
            label="Kinds of hosting"
            look="badges"
            value={chosen}
            items={hosts.map((host) => ({
              value: host,
              label: HOSTS[host],
              to: hostHref(host),
              panel: (
                <>
                  <h2 className="font-display text-heading font-extrabold">{HOSTS[host]}</h2>
                  <p className="mt-2 mb-4 text-lead text-ink-soft">{GUIDES[host].intro}</p>
                  <StepList steps={GUIDES[host].steps} />
                </>
              ),
            }))}
          />
        </section>
        <ProTips />
        <section aria-labelledby="run-plinth" className="mt-16 border-t-2 border-ink pt-10 sm:mt-24">
          <h2 id="run-plinth" className="font-display text-heading font-extrabold">
            Run Plinth itself
          </h2>
          <p className="mt-3 mb-6 max-w-line text-lead text-ink-soft">
            This site is open source. On your own machine{' '}
            <code className="font-mono text-[0.875em]">npm start</code> is all it takes; on a server it stands
            behind nginx, which handles TLS.
          </p>
          <StepList steps={RUN_PLINTH} />
        </section>
      </div>
    </>
  );
}
