import { describe, expect, it } from 'vitest';
import { wordsOf } from './audit-words.ts';

const project = { action: 'changed', subject_type: 'project', subject_label: 'Bakery' };
const report = { action: 'changed', subject_type: 'report', subject_label: 'testimonial' };
const message = { action: 'changed', subject_type: 'message', subject_label: 'Hello' };
const order = { subject_type: 'order', subject_label: 'PL-1' };

describe('an entry of the audit log', () => {
  it.each([
    [
      { ...project, details: { status: ['published', 'pending_review'], review_note: ['', 'Copied'] } },
      ['Took down the project “Bakery”', 'Reason: Copied'],
    ],
    [
      { ...project, details: { status: ['pending_review', 'published'] } },
      ['Published the project “Bakery”'],
    ],
    [
      { ...project, details: { status: ['pending_review', 'published'], review_note: ['Copied', ''] } },
      ['Published the project “Bakery”', 'Earlier reason: Copied'],
    ],
    [
      { ...project, details: { status: ['pending_review', 'draft'], review_note: ['', 'No licence'] } },
      ['Sent back the project “Bakery”', 'Reason: No licence'],
    ],
    [{ ...project, action: 'removed', details: {} }, ['Deleted the project “Bakery”']],
    [{ ...report, details: { status: ['open', 'upheld'] } }, ['Upheld a report about a testimonial']],
    [{ ...report, details: { status: ['upheld', 'open'] } }, ['Reopened a report about a testimonial']],
    [
      { ...message, details: { handled_at: [null, '2026-11-27T07:00:00Z'] } },
      ['Marked as done the message “Hello”'],
    ],
    [
      { ...message, details: { handled_at: ['2026-11-27T07:00:00Z', null] } },
      ['Put back the message “Hello”'],
    ],
    [
      {
        action: 'changed',
        subject_type: 'suggestion',
        subject_label: 'A site',
        details: { status: ['open', 'declined'], status_reason: ['', 'Too small'] },
      },
      ['Changed the suggestion “A site”', 'Status: Open → Declined', 'Reason: Too small'],
    ],
    [
      { ...order, action: 'began to refund', details: { amount: 100_000, payment: 'pay_1', reason: 'Late' } },
      ['Began to refund the order “PL-1”', 'Amount: ₹1,000', 'Payment: pay_1', 'Reason: Late'],
    ],
    [
      { ...order, action: 'could not refund', details: { amount: 100_000 } },
      ['Could not refund the order “PL-1”', 'Amount: ₹1,000'],
    ],
    [
      { action: 'suspended', subject_type: 'account', subject_label: 'a@b.org', details: { reason: 'Spam' } },
      ['Suspended the account “a@b.org”', 'Reason: Spam'],
    ],
  ])('%j', (entry, said) => {
    const { title, lines } = wordsOf(entry);
    expect([title, ...lines]).toEqual(said);
  });
});
