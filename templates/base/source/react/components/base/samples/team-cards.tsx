import type { TeamCardsProps } from '../sections/team-cards';

/** Words and pictures of the invented workshop. */
export const teamCardsSample: TeamCardsProps = {
  label: 'The people',
  title: 'Who will answer the door',
  people: [
    {
      name: 'Ruth Ansell',
      role: 'Founder, compositor',
      words: 'Sets type faster than most people type, and reads it upside down.',
    },
    {
      name: 'Dev Marlowe',
      role: 'Press',
      words: 'Came for a course in 2011. Knows each machine by the sound it makes when it is unhappy.',
    },
    {
      name: 'Ines Kowal',
      role: 'Bindery and courses',
      words: 'Sews books, cooks the soup, and has never lost a needle.',
    },
    { name: 'Tomas Ansell', role: 'Foundry', words: 'Casts type and presses. Wears the thick gloves.' },
  ],
};
