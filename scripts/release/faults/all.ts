import { accessFaults } from './access.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input.ts';
import { journeyFaults } from './journeys.ts';
import { postgresFaults } from './postgres.ts';
import { runningFaults } from './running.ts';
import { signInFaults } from './sign-in.ts';
import { siteFaults } from './site.ts';
import { stateFaults } from './states.ts';

/** Journeys come last: those with a fault in `app/` need a build of their own. */
export const faults: readonly Fault[] = [
  ...accessFaults,
  ...signInFaults,
  ...inputFaults,
  ...stateFaults,
  ...siteFaults,
  ...postgresFaults,
  ...runningFaults,
  ...journeyFaults,
];
