import type { FaqListProps } from '../sections/faq-list';

/** Words and pictures of the invented workshop. */
export const faqListSample: FaqListProps = {
  label: 'Questions',
  title: 'Asked at the counter',
  questions: [
    {
      question: 'Can you print my own drawing?',
      answer: 'Yes, if it is black on white. We have a plate made of it, which costs from £32 and is yours.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Ten working days from the proof for cards, four weeks for books. Ask us if it is urgent: sometimes a press is free.',
    },
    {
      question: 'Do you print photographs?',
      answer:
        'No. Letterpress prints lines and areas. For photographs we will send you to somebody who does it well.',
    },
    {
      question: 'May I bring a child to a course?',
      answer: 'From ten years on, with one adult. Aprons come in small sizes.',
    },
  ],
};
