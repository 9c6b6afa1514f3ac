export interface Feature {
  flag: string;
  title: string;
  text: string;
  points: string[];
}

export const features: Feature[] = [
  {
    flag: 'R',
    title: 'A rota that knows where people live',
    text: 'Draw it once. It follows summer time, public holidays and the hours people said they sleep, and shows the gap before there is one.',
    points: [
      'Weeks, days, nights or follow-the-sun',
      'Swaps by one message, kept in the log',
      'Calendar feed for each person',
    ],
  },
  {
    flag: 'W',
    title: 'One watch, one log',
    text: 'Whatever raises an alarm writes into the same log as the people who look after it. Nobody has to remember what happened at four in the morning.',
    points: [
      'Alarms from mail, webhooks and sensors',
      'Notes by phone, also by voice',
      'Search by words, people and parts',
    ],
  },
  {
    flag: 'H',
    title: 'A handover nobody has to write',
    text: 'At the end of a watch the log becomes a page: what is open, what was closed, what to look at first. Read it in two minutes, sign it, sleep.',
    points: ['Open points first', 'Signed by both', 'One page on paper'],
  },
  {
    flag: 'Q',
    title: 'Quiet that holds',
    text: 'Alarms have a weight. What can wait until morning waits, and arrives as one list with the coffee.',
    points: [
      'Quiet hours by person',
      'Second call after four minutes',
      'A week without nights after a bad one',
    ],
  },
];
