import { ArrowRight } from 'lucide-react';
import { GalleryDrawing } from '../../../shell/gallery-drawing.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosingBand } from '../../../ui/closing-band.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { WallLabel } from '../../../ui/wall-label.tsx';
import { Benefits } from './benefits.tsx';
import { Measures } from './measures.tsx';

const band = 'mx-auto max-w-page px-4 py-16 sm:px-8 sm:py-24 lg:px-12';

/** What Plinth is for, who makes it, and what a template has to reach. */
export function AboutPage() {
  return (
    <>
      <Opening
        kicker="The base a work is shown on"
        title="About Us"
        intro="Plinth makes modern, clean, responsive website templates for developers, and gives websites that others have made a place to be seen."
        drawing={<GalleryDrawing className="block w-full max-lg:-mt-16" />}
      />

      <section aria-labelledby="mission" className={band}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div>
            <h2 id="mission" className="text-label font-semibold text-accent-text">
              Our Mission
            </h2>
            <p className="mt-3 font-display text-heading font-extrabold text-balance">
              Nobody should have to start from an empty page, and nobody should pay for a good start with
              their visitors’ patience.
            </p>
          </div>
          <div className="space-y-4 text-ink-soft lg:pt-8">
            <p>
              So the templates are free, whole, and light: take the source, put your words in, publish it
              under your name. No account, no badge to leave in the footer.
            </p>
            <p>And because a template is only a beginning, Community shows where people went from there.</p>
          </div>
        </div>
      </section>

      <section aria-labelledby="quality" className="border-y border-line bg-surface">
        <div className={band}>
          <h2 id="quality" className="font-display text-heading font-extrabold">
            Our Quality
          </h2>
          <p className="mt-4 mb-10 max-w-line text-lead text-ink-soft">
            “Good” is a number here. A template goes on show when a program that comes with our source has
            measured it in a real browser and found all of this to be so.
          </p>
          <Measures />
        </div>
      </section>

      <section aria-labelledby="benefits" className={band}>
        <h2 id="benefits" className="mb-10 font-display text-heading font-extrabold">
          What you take home
        </h2>
        <Benefits />
      </section>

      <section aria-labelledby="team" className="border-t border-line bg-sunken">
        <div className={band}>
          <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div>
              <h2 id="team" className="font-display text-heading font-extrabold">
                Our Team
              </h2>
              <div className="mt-4 max-w-line space-y-4 text-lead text-ink-soft">
                <p>
                  There are no portraits on this page. Plinth is open source, and its team is whoever
                  contributes: a template, a correction, a sentence that says it better. Their names are in
                  the history of the source.
                </p>
                <p>
                  Anyone can join, and anyone can run a Plinth of their own: it starts with one command and
                  needs no account anywhere.
                </p>
              </div>
            </div>
            <WallLabel
              className="lg:mt-3"
              rows={[
                { term: 'Title', value: 'Plinth' },
                { term: 'By', value: 'its contributors' },
                { term: 'Made of', value: 'TypeScript, React, PostgreSQL' },
                { term: 'Licence', value: 'MIT' },
                { term: 'This site', value: 'is run by its operator' },
              ]}
            />
          </div>
        </div>
      </section>

      <ClosingBand title="See what stands on it.">
        <ButtonLink to="/templates" size="lg" variant="secondary" className="border-transparent">
          Browse Templates
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </ButtonLink>
        <ButtonLink to="/deploy-guide" size="lg" variant="secondary" className="border-transparent">
          Deploy Guide
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
