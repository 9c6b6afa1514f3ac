import type { ProcessStepsProps } from '../sections/process-steps';

/** Words and pictures of the invented workshop. */
export const processStepsSample: ProcessStepsProps = {
  label: 'How a job runs',
  title: 'From your words to our van',
  steps: [
    { name: 'You write to us', words: 'A few lines, a sketch, a file. We answer with a price and two dates.' },
    { name: 'You see a proof', words: 'On the real paper, by post or at the bench. Two rounds are in the price.' },
    {
      name: 'We print',
      words: 'Usually within ten working days. You may come and watch, and some bring cake.',
    },
    { name: 'You collect, or we send', words: 'Wrapped in the misprints of the week before.' },
  ],
};
