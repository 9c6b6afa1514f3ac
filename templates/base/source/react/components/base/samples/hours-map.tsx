import type { HoursMapProps } from '../sections/hours-map';
import { Map } from './drawings';

/** Words and pictures of the invented workshop. */
export const hoursMapSample: HoursMapProps = {
  title: 'Find us',
  address: ['14 Alder Street', 'Hexley HX4 2QP'],
  phone: { label: '01632 960187', number: '01632960187' },
  hours: [
    { day: 'Monday', hours: 'Closed' },
    { day: 'Tuesday', hours: '9:00 to 17:00' },
    { day: 'Wednesday', hours: '9:00 to 17:00' },
    { day: 'Thursday', hours: '9:00 to 20:00' },
    { day: 'Friday', hours: '9:00 to 17:00' },
    { day: 'Saturday', hours: '10:00 to 16:00' },
    { day: 'Sunday', hours: 'Closed' },
  ],
  note: 'The yard has two parking places. The step at the door is eleven centimetres; we have a ramp.',
  map: <Map />,
  words: { hours: 'Opening hours' },
};
