import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { listingHref, parseListing, parseTab } from '../listing.ts';
import type { SubmitResult, TestimonialsData } from '../load.server.ts';
import { INTRO } from '../messages.ts';
import type { Testimonial } from '../testimonial.ts';
import { ListPanel } from './list-panel.tsx';
import { SubmitPanel } from './submit-panel.tsx';

type Props = {
  data: TestimonialsData;
  result: SubmitResult | undefined;
  /** The link with which a testimonial is reported. */
  report: (testimonial: Testimonial) => ReactNode;
};

/** Testimonials: what others say, and the form to say something oneself. */
export function TestimonialsPage({ data, result, report }: Props) {
  const [params] = useSearchParams();
  const listing = parseListing(params);
  const tab = parseTab(params);
  // Once opened a tab stays, so that a look at the list loses nothing of the form.
  const [opened, setOpened] = useState({ [tab]: true });
  if (!opened[tab]) setOpened({ ...opened, [tab]: true });
  // What came with the page of one tab stays while the other is shown.
  const [form, setForm] = useState(data.form);
  if (data.form && data.form !== form) setForm(data.form);
  return (
    <Page>
      <PageHeading title="Testimonials" intro={INTRO} />
      {params.has('deleted') && tab === 'list' && (
        <Alert variant="success" className="mb-6" title="Your testimonial has been deleted." />
      )}
      <LinkTabs
        label="Testimonials"
        value={tab}
        items={[
          {
            value: 'list',
            label: 'Site Testimonials',
            to: listingHref(listing),
            panel: opened.list && (
              <ListPanel listing={listing} data={data} active={tab === 'list'} report={report} />
            ),
          },
          {
            value: 'submit',
            label: 'Submit Testimonial',
            to: listingHref(listing, 'submit'),
            panel: opened.submit && <SubmitPanel form={form} result={result} />,
          },
        ]}
      />
    </Page>
  );
}
