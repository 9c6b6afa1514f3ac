import type { BookingFormProps } from '../sections/booking-form';

/** Words and pictures of the invented workshop. */
export const bookingFormSample: BookingFormProps = {
  label: 'Book',
  title: 'A place on a course',
  lead: 'Choose a course and how many you are. We hold the places for two days and send the bill by e-mail.',
  note: 'You can cancel without cost until a week before.',
  action: '/bookings',
  courses: [
    { value: 'first-day', label: 'First day at the press' },
    { value: 'notebook', label: 'Sewing a notebook' },
    { value: 'posters', label: 'Posters from wood type' },
  ],
  people: [
    { value: '1', label: '1' },
    { value: '2', label: '2' },
    { value: '3', label: '3' },
  ],
  words: {
    course: 'Course',
    choose: 'Choose one',
    people: 'How many people?',
    name: 'Name',
    email: 'E-mail',
    notes: 'Notes (optional)',
    send: 'Request booking',
  },
};
