/** Kinds of teams, told as what goes wrong and what helps. No customer is named because none is invented. */
export const uses = [
  {
    id: 'shops',
    flag: 'S',
    title: 'Online shops',
    wrong:
      'The checkout fails at 23:40. Two people see it, both think the other one is on, and the first order goes through again at seven.',
    helps: [
      'One name has the watch, on every screen that raises the alarm.',
      'When that name does not answer in four minutes, the second is called.',
      'In the morning the log says when it began, who did what, and what is still open.',
    ],
  },
  {
    id: 'agencies',
    flag: 'A',
    title: 'Agencies',
    wrong:
      'Nine clients, nine promises about how fast somebody answers, and one spreadsheet with the phone numbers of people who have left.',
    helps: [
      'A rota for each promise, drawn from the same crew.',
      'Hours on the watch by client, ready for the bill.',
      'Somebody who leaves is taken out of every rota in one step, and the gaps are shown.',
    ],
  },
  {
    id: 'clinics',
    flag: 'C',
    title: 'Clinics and labs',
    wrong:
      'A freezer warms up on a Sunday. The note about it lies on the desk of somebody who is back on Tuesday.',
    helps: [
      'The freezer’s sensor writes into the same log as people do.',
      'The handover lists what must be looked at within the hour first.',
      'One page to print, for the wall by the door.',
    ],
  },
  {
    id: 'open-source',
    flag: 'O',
    title: 'Open source projects',
    wrong:
      'A report about a security hole comes in over Christmas, in a mailbox that five people read sometimes.',
    helps: [
      'A watch of a week, across time zones, so that nobody’s night is needed.',
      'Reports are held back from everybody who is not on.',
      'Free for projects under an open licence.',
    ],
  },
];
