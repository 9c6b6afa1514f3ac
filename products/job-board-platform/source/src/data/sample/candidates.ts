import type { Profile } from '../types.ts';

type Row = [name: string, headline: string, city: string, zone: string, years: number, asks: number, skills: string, about: string, last: string, before: string];

const rows: Row[] = [
  ['Ananya Hegde', 'Embedded developer, low power', 'Hubballi', 'Asia/Kolkata', 6, 21, 'C,Low power,Radio,Zephyr', 'Six years of code that sleeps most of the time.', 'Firmware engineer, a maker of weather stations', 'Junior developer, a maker of pumps'],
  ['Rohit Saxena', 'Radio engineer', 'Noida', 'Asia/Kolkata', 8, 26, 'Radio,C,Antennas', 'I like the physical layer and can explain it.', 'Radio engineer, a maker of set-top boxes', 'Test engineer, a telephone company'],
  ['Fatima Lokhandwala', 'Firmware and test benches', 'Mumbai', 'Asia/Kolkata', 4, 18, 'C,Testing,Python', 'Nothing I have shipped was untested.', 'Test engineer, a maker of ventilators', 'Intern, a research institute'],
  ['Daniel Okafor', 'Embedded engineer', 'London', 'Europe/London', 5, 25, 'C,Rust,Testing', 'Moving to Mysuru with my family in March.', 'Embedded engineer, a bicycle light company', 'Developer, a university spin-off'],
  ['Meghna Pai', 'Electronics graduate', 'Udupi', 'Asia/Kolkata', 1, 12, 'C,Soldering', 'First job behind me, curious about the next.', 'Trainee, an automation company', 'Student assistant, a university'],
  ['Tashi Namgyal', 'Firmware, formerly hydrology', 'Leh', 'Asia/Kolkata', 3, 17, 'C,Low power,Sensors', 'Measured glaciers with instruments I built myself.', 'Instrument maker, a research station', 'Field assistant, a water board'],
  ['Grace Tan', 'Senior firmware engineer', 'Singapore', 'Asia/Singapore', 9, 30, 'C,Radio,Low power,Leading', 'Led a team of four; would rather write code again.', 'Team lead, a maker of locks', 'Firmware engineer, a maker of toys'],
  ['Imran Qureshi', 'Real-time systems', 'Bhopal', 'Asia/Kolkata', 7, 22, 'C,Testing,Safety', 'Brakes first, then meters: both should not fail.', 'Developer, a maker of brakes', 'Developer, a consultancy'],
  ['Lakshmi Narayanan', 'Designer for field work', 'Chennai', 'Asia/Kolkata', 5, 18, 'Research,Prototyping,Android', 'My best ideas came from standing in the rain.', 'Product designer, a delivery company', 'Designer, a studio'],
  ['Arjun Bhatt', 'Product designer', 'Bengaluru', 'Asia/Kolkata', 3, 16, 'Prototyping,Android,Motion', 'Fast with prototypes, slow with opinions.', 'Designer, a bank', 'Intern, a studio'],
  ['Sofia Almeida', 'Interaction designer', 'Lisbon', 'Europe/Lisbon', 6, 20, 'Research,Accessibility', 'Ten years of sailing taught me about wet fingers.', 'Interaction designer, a chart maker', 'Designer, an agency'],
  ['Pooja Rathi', 'UX researcher', 'Nagpur', 'Asia/Kolkata', 4, 15, 'Research,Marathi,Hindi', 'I go where the users are and write it down.', 'Researcher, a health programme', 'Interviewer, a census office'],
  ['Venkatesh Murthy', 'Planner, electronics', 'Mysuru', 'Asia/Kolkata', 6, 11, 'Planning,Spreadsheets,Suppliers', 'Twelve years on lines, six of them planning.', 'Planner, a maker of inverters', 'Line lead, a maker of inverters'],
  ['Kiran Shetty', 'Supply planner', 'Mangaluru', 'Asia/Kolkata', 2, 9, 'Spreadsheets,Suppliers', 'I answer the phone and so do my suppliers.', 'Buyer, a cashew exporter', 'Clerk, a shipping agent'],
];

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '.');

/** People who do not exist, with what they wrote about themselves. */
export const candidates: Profile[] = rows.map(([name, headline, city, zone, years, asks, skills, about, last, before], i) => {
  const turn = Math.max(1, Math.round(years * 0.6));
  return {
    name,
    headline,
    city,
    zone,
    years,
    about,
    asks: asks * 100_000,
    email: `${slug(name)}@example.com`,
    phone: `+91 00000 000${String(i + 10).padStart(2, '0')}`,
    skills: skills.split(','),
    work: [
      { id: 'w1', title: last.split(', ')[0], place: last.split(', ')[1], from: String(2026 - turn), to: '', text: '' },
      { id: 'w2', title: before.split(', ')[0], place: before.split(', ')[1], from: String(2026 - years - 1), to: String(2026 - turn), text: '' },
    ],
    study: [],
  };
});

/** The seeker of the demo. */
export const me: Profile = {
  name: 'Sample Seeker',
  headline: 'Front-end developer who tests with real people',
  email: 'seeker@example.com',
  phone: '+91 00000 00001',
  city: 'Dharwad',
  zone: 'Asia/Kolkata',
  about: 'I build interfaces that work on slow lines and small screens, and I sit beside the people who use them until they do.',
  skills: ['TypeScript', 'React', 'Accessibility', 'Research', 'Testing'],
  years: 5,
  asks: 1_800_000,
  work: [
    { id: 'w1', title: 'Front-end developer', place: 'a ticketing company, Hubballi', from: '2023', to: '', text: 'Rebuilt the counter software of 140 bus stations; a ticket takes nine seconds instead of twenty-one.' },
    { id: 'w2', title: 'Web developer', place: 'a newspaper, Belagavi', from: '2021', to: '2023', text: 'Made the front page readable on the telephones our readers really have.' },
  ],
  study: [{ id: 's1', title: 'B.E., Computer Science', place: 'a university in Dharwad', from: '2017', to: '2021', text: '' }],
};
