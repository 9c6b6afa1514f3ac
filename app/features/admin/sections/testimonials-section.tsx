import { useState } from 'react';
import { localMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { WriteToAuthor } from '../components/write-to-author.tsx';
import { removeRow } from '../decide.ts';
import { readTestimonials, type TestimonialRow } from '../read.ts';
import type { Place } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

/** Testimonials, which are public as soon as they are written. */
export function TestimonialsSection({ place }: { place: Place }) {
  const query = useRows(place, readTestimonials);
  const { decide, busy } = useDecision();
  const [pendingDelete, setPendingDelete] = useState<TestimonialRow | null>(null);
  return (
    <>
      <RowList
        place={place}
        query={query}
        noun="testimonial"
        empty={{ title: 'No testimonials yet', description: 'What people write about the site comes here.' }}
      >
        {(testimonial) => (
          <Row
            title={testimonial.name}
            facts={[
              localMoment(testimonial.created_at),
              `${testimonial.rating} of 5 stars`,
              testimonial.email ?? 'Written without an account',
            ]}
            actions={
              <>
                {testimonial.email && <WriteToAuthor email={testimonial.email} subject="Your testimonial" />}
                <Button size="sm" variant="ghost" onClick={() => setPendingDelete(testimonial)}>
                  Delete
                </Button>
              </>
            }
          >
            {testimonial.review}
          </Row>
        )}
      </RowList>
      <ConfirmDialog
        open={pendingDelete !== null}
        title="Delete the testimonial?"
        description={`What ${pendingDelete?.name ?? 'somebody'} wrote is gone for good.`}
        confirmLabel="Delete testimonial"
        busy={busy !== null}
        onCancel={() => setPendingDelete(null)}
        onConfirm={() => {
          if (!pendingDelete) return;
          void decide({
            id: pendingDelete.id,
            act: (client) => removeRow(client, 'testimonials', pendingDelete.id),
            done: 'The testimonial is gone.',
          }).then(() => setPendingDelete(null));
        }}
      />
    </>
  );
}
