import { createContext, useContext } from 'react';
import { InlineScript } from '../inline-script.tsx';
import scheduleScript from './schedule.ts?minified';

const SCHEDULE_ID = 'first-paint';
const SCHEDULE = import.meta.env.SSR ? scheduleScript : '';

/** Whether what a page needs later waits for its first paint. The server sets it; the browser sees it by the page. */
export const FirstPaintContext = createContext(
  import.meta.env.SSR || document.getElementById(SCHEDULE_ID) !== null,
);

/** The script that schedules what follows the first paint. */
export function Schedule() {
  return useContext(FirstPaintContext) && <InlineScript id={SCHEDULE_ID} text={SCHEDULE} />;
}
