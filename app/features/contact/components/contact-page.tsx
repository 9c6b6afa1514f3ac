import { Mail } from 'lucide-react';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { ContactData, ContactResult } from '../load.server.ts';
import { ContactForm } from './contact-form.tsx';
import { DirectPanel } from './direct-panel.tsx';

/** Two panels: a form, and beside it the direct way and what happens with a message. */
export function ContactPage({ data, result }: { data: ContactData; result: ContactResult | undefined }) {
  const { ticket, open, support } = data;
  return (
    <Page>
      <PageHeading
        title="Contact Us"
        intro="Questions, mistakes you found, ideas: write to the people who run this site. No account is needed."
      />
      <div className="grid items-start gap-x-8 gap-y-12 min-[800px]:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-x-12">
        <section
          aria-labelledby="write"
          className="stand rounded-t-md border border-line bg-surface p-5 sm:max-[800px]:p-8 lg:p-8"
        >
          <h2 id="write" className="mb-6 font-display text-title font-bold">
            Send a message
          </h2>
          {open ? (
            <ContactForm ticket={result?.ticket ?? ticket} result={result} address={support.address} />
          ) : (
            <ClosedNotice address={support.address} />
          )}
        </section>
        <DirectPanel support={support} open={open} />
      </div>
    </Page>
  );
}

/** Stands in for the form where the site has no place to store messages. */
function ClosedNotice({ address }: { address: string }) {
  return (
    <Alert
      title="The form is not connected on this site."
      action={
        <a href={`mailto:${address}`} className={buttonClass()}>
          <Mail aria-hidden="true" className="size-4.5" />
          Write an e-mail
        </a>
      }
    >
      A message sent here would not arrive, so the form is left out. Please write to{' '}
      <strong>{address}</strong>.
    </Alert>
  );
}
