import { site } from '../../content/site';
import { PageHead } from '../../ui/PageHead';
import { ContactForm } from './ContactForm';

/** A form, and the ways around it. */
export function ContactPage() {
  return (
    <>
      <PageHead title="Talk to the crew" word="HELLO">
        We answer on working days. Whoever answers takes the watch too.
      </PageHead>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm />
        <div className="grid content-start gap-8">
          <div>
            <h2 className="text-3xl">By mail</h2>
            <p className="mt-2">
              <a
                className="link inline-flex min-h-7 items-center font-semibold"
                href={`mailto:${site.email}`}
              >
                {site.email}
              </a>
            </p>
          </div>
          <div>
            <h2 className="text-3xl">What a demo is</h2>
            <p className="mt-2 text-soft">
              Thirty minutes, your own rota on the screen, no slides. You see where its gaps are, whether you
              stay or not.
            </p>
          </div>
          <div>
            <h2 className="text-3xl">Security</h2>
            <p className="mt-2 text-soft">
              Found a hole? Write to the same address with “hole” in the subject. It raises an alarm, so
              somebody will read it tonight.
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
