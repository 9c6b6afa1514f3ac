import { addDays, today } from '../../lib/clock.ts';
import type { Contract, Field, Job, JobStatus, Mode } from '../types.ts';

type Row = [
  id: string, employerId: string, title: string, field: Field, region: string, city: string, mode: Mode, contract: Contract,
  payMin: number, payMax: number, years: number, age: number, skills: string, about: string, tasks: string,
];

/** Pay in lakhs, age in days; skills by comma, tasks by semicolon. */
const rows: Row[] = [
  ['k1', 'kaveri', 'Firmware engineer', 'Engineering', 'KA', 'Mysuru', 'Hybrid', 'Permanent', 16, 24, 4, 3, 'C,Low power,Radio,Testing', 'Our meters run for eleven years on one cell. You write the code that makes that true, and measure whether it is.', 'Cut the current of the radio stack by a third; Build the test bench that reads two hundred meters at once; Take part in one field visit a quarter'],
  ['k2', 'kaveri', 'Product designer, field tools', 'Design', 'KA', 'Mysuru', 'Hybrid', 'Permanent', 14, 20, 3, 8, 'Research,Prototyping,Android', 'Fitters read our meters in pits, in rain, with one hand. Design the application that works there.', 'Spend your first month with fitters in three towns; Redraw the reading flow for gloves and sun; Keep the pattern library that four engineers build from'],
  ['k3', 'kaveri', 'Production planner', 'Operations', 'KA', 'Mysuru', 'On site', 'Permanent', 8, 12, 2, 12, 'Planning,Spreadsheets,Suppliers', 'Nine thousand meters a month and one line. You decide what is built on which day.', 'Plan the line a month ahead and mend the plan daily; Agree deliveries with thirty suppliers; Tell sales what can not be promised'],
  ['t1', 'tidemark', 'Marine electrician', 'Engineering', 'KL', 'Kochi', 'On site', 'Permanent', 6, 9, 3, 5, 'Wiring,Diesel,Safety', 'Two of our boats run on batteries and more will. You keep both kinds afloat and lit.', 'Maintain generators and battery banks; Refit one boat each winter; Teach deck hands what not to touch'],
  ['t2', 'tidemark', 'Timetable analyst', 'Operations', 'KL', 'Kochi', 'Hybrid', 'Permanent', 9, 14, 2, 1, 'SQL,Spreadsheets,Maps', 'Four million tickets a year tell where people wait. Read them and move the boats.', 'Find the ten worst waits of each week; Propose changes the crews can work; Publish the punctuality figures, good or bad'],
  ['t3', 'tidemark', 'Ticket office lead', 'Operations', 'KL', 'Alappuzha', 'On site', 'Permanent', 4.5, 6, 1, 20, 'Service,Cash,Malayalam', 'Lead six people at the busiest jetty, and keep the queue moving at eight in the morning.', 'Draw up the rota; Close the tills and explain the difference; Handle what nobody else could'],
  ['b1', 'banyan', 'Mathematics teacher, classes 8 to 10', 'Teaching', 'MH', 'Pune', 'On site', 'Permanent', 7, 11, 2, 6, 'Mathematics,Teaching,Marathi', 'Twenty-two in a class, and an hour a day without lessons in which you plan with colleagues.', 'Teach five classes; Run the puzzle club on Fridays; Write reports that parents can read'],
  ['b2', 'banyan', 'School counsellor', 'Teaching', 'MH', 'Pune', 'On site', 'Part time', 4.5, 6.5, 3, 15, 'Counselling,Listening,Hindi', 'Three days a week, two schools, a room with a door that closes.', 'See pupils who ask, and those who do not; Train teachers to notice; Know when to call somebody else'],
  ['b3', 'banyan', 'Physics teacher, remote', 'Teaching', 'GA', 'Panaji', 'Remote', 'Part time', 5, 7, 2, 2, 'Physics,Teaching,Video', 'Our smallest school has no physics teacher of its own. You teach it live, with kits that the pupils hold in their hands.', 'Teach ten hours a week; Prepare the kits with a colleague on site; Visit once a term'],
  ['l1', 'loomlight', 'Full-stack developer', 'Engineering', 'GJ', 'Ahmedabad', 'Remote', 'Permanent', 15, 26, 3, 4, 'TypeScript,React,PostgreSQL', 'Weavers order yarn and get paid through what we write. It has to work on old telephones and bad lines.', 'Build ordering that survives a lost connection; Move payments to the new bank interface; Answer support one day in ten'],
  ['l2', 'loomlight', 'Support engineer, Gujarati', 'Engineering', 'GJ', 'Surat', 'Hybrid', 'Permanent', 6, 9, 1, 9, 'Gujarati,SQL,Patience', 'You are the voice of our software for four hundred co-operatives.', 'Solve what can be solved on the telephone; Write down what can not, so that it can be mended; Run evening classes twice a month'],
  ['l3', 'loomlight', 'Data engineer', 'Engineering', 'GJ', 'Ahmedabad', 'Remote', 'Fixed term', 18, 28, 5, 11, 'Python,PostgreSQL,Airflow', 'Prices of yarn change by the hour. Collect them from forty markets and say how sure we are.', 'Rebuild the collection so that a missing market is noticed; Give every figure its source; Hand over in eighteen months'],
  ['n1', 'northline', 'Signal engineer', 'Engineering', 'UP', 'Lucknow', 'On site', 'Permanent', 10, 16, 4, 7, 'Interlocking,Safety,Electronics', 'Nine hundred kilometres of track trust your drawings.', 'Design changes to interlockings; Test at night, in possessions; Sign only what you have seen'],
  ['n2', 'northline', 'Depot manager', 'Operations', 'BR', 'Patna', 'On site', 'Permanent', 12, 17, 6, 18, 'Leading,Planning,Safety', 'Seventy people, three shifts, one depot that has not had an accident for six years.', 'Plan shifts people can live with; Own the safety record; Order parts before they are missing'],
  ['n3', 'northline', 'Apprentice trainer', 'Teaching', 'UP', 'Kanpur', 'On site', 'Permanent', 7, 10, 5, 22, 'Teaching,Electronics,Hindi', 'Forty apprentices a year learn signalling from you, first on the bench and then outside.', 'Teach the bench course; Assess on track; Rewrite the course book, which is from 1998'],
  ['s1', 'sehat', 'General physician', 'Health', 'DL', 'Delhi', 'On site', 'Permanent', 24, 34, 3, 2, 'MBBS,Primary care,Hindi', 'Fifteen minutes for each patient, by rule. No targets for tests.', 'See twenty-four patients a day at most; Take part in the weekly case hour; One Saturday in three'],
  ['s2', 'sehat', 'Nurse, evening clinic', 'Health', 'HR', 'Gurugram', 'On site', 'Part time', 4, 5.5, 1, 5, 'Nursing,Hindi,First aid', 'Four evenings a week beside the metro, with a taxi home after ten.', 'Receive and assess; Vaccinate; Keep the cold chain log'],
  ['s3', 'sehat', 'Clinic operations lead', 'Operations', 'DL', 'Delhi', 'Hybrid', 'Permanent', 14, 19, 5, 14, 'Leading,Planning,Health', 'Eight clinics should feel like one. Make waiting times a number that everybody knows.', 'Own stock, rota and repairs; Bring the wait below twenty minutes; Open two clinics next year'],
  ['g1', 'granary', 'Food technologist', 'Engineering', 'TG', 'Hyderabad', 'On site', 'Permanent', 9, 13, 3, 10, 'Milling,Laboratory,Quality', 'Millet goes rancid. You find out why, and stop it without a long word on the label.', 'Run shelf-life trials; Specify the new mill; Talk with growers about moisture'],
  ['g2', 'granary', 'Route planner', 'Operations', 'AP', 'Vijayawada', 'Hybrid', 'Permanent', 6, 8.5, 1, 3, 'Maps,Spreadsheets,Telugu', 'Sixty shops before nine, four vans, and a river in between.', 'Plan tomorrow by four; Ride along once a week; Bring down empty kilometres'],
  ['g3', 'granary', 'Brand designer', 'Design', 'TG', 'Hyderabad', 'Hybrid', 'Fixed term', 10, 15, 3, 17, 'Packaging,Typography,Telugu', 'One year, eleven packs, three scripts on each of them.', 'Redraw the packs; Set Telugu as well as English; Stand at the press when they are printed'],
  ['p1', 'paperboat', 'Picture book editor', 'Design', 'WB', 'Kolkata', 'Hybrid', 'Permanent', 7, 11, 4, 4, 'Editing,Bengali,Children', 'Thirty books a year for people who can not read yet.', 'Find and keep illustrators; Edit in two languages; Read every proof aloud'],
  ['p2', 'paperboat', 'Letterer and type setter', 'Design', 'WB', 'Kolkata', 'Remote', 'Part time', 4, 6.5, 2, 19, 'Typography,Bengali,Odia', 'Nine languages, six scripts, and a deadline that moves with the monsoon.', 'Set the text of twenty books; Draw titles by hand; Keep our style sheets for every script'],
  ['p3', 'paperboat', 'Rights manager', 'Finance', 'OD', 'Bhubaneswar', 'Remote', 'Permanent', 9, 14, 4, 13, 'Contracts,English,Negotiation', 'Our books travel further than we do. You sell them to publishers abroad.', 'Sell rights at two fairs a year; Keep contracts and royalties in order; Pay illustrators on time'],
  ['le1', 'ledgerly', 'Accountant for small shops', 'Finance', 'TN', 'Chennai', 'Hybrid', 'Permanent', 6.5, 9.5, 2, 6, 'Accounts,GST,Tamil', 'Forty shops, one of you, and a calendar of returns.', 'Close the books of your shops each month; File what is due before it is due; Explain it in Tamil over tea'],
  ['le2', 'ledgerly', 'Payroll specialist', 'Finance', 'TN', 'Coimbatore', 'Remote', 'Permanent', 8, 12, 3, 1, 'Payroll,Spreadsheets,Tamil', 'Two thousand people are paid by what you press on the 28th.', 'Run payroll for sixty firms; Answer the question behind the question; Automate what you do twice'],
  ['le3', 'ledgerly', 'Head of finance', 'Finance', 'TN', 'Chennai', 'Hybrid', 'Permanent', 32, 44, 9, 9, 'Leading,Accounts,Planning', 'We keep everybody’s books, and it is time that somebody kept ours.', 'Build a plan the founders believe; Lead five people; Close in five days'],
  ['m1', 'monsoon', 'Site surveyor', 'Engineering', 'RJ', 'Jaipur', 'On site', 'Permanent', 5.5, 8, 1, 8, 'Surveying,Heights,Hindi', 'You say whether a roof can carry panels. Sometimes the answer is no, and you say that too.', 'Survey two roofs a day; Draw the layout; Explain the estimate to the family'],
  ['m2', 'monsoon', 'Power electronics engineer', 'Engineering', 'RJ', 'Jaipur', 'Hybrid', 'Permanent', 17, 25, 5, 16, 'Inverters,C,Testing', 'Inverters fail at 50 degrees. Ours should not.', 'Find out what fails, and at which temperature; Design the next board; Own its certification'],
  ['m3', 'monsoon', 'Installer crew lead', 'Operations', 'MP', 'Bhopal', 'On site', 'Permanent', 6, 8, 3, 2, 'Heights,Leading,Wiring', 'Four people, one van, a roof every two days.', 'Lead the crew safely; Check every clamp; Hand over to the owner in plain words'],
  ['h1', 'hillside', 'Anaesthetist', 'Health', 'HP', 'Mandi', 'On site', 'Permanent', 36, 48, 4, 11, 'Anaesthesia,MBBS,Hindi', 'The only operating theatre for two valleys needs a second pair of hands.', 'Share the on-call rota one in three; Teach two residents; House with a garden provided'],
  ['h2', 'hillside', 'Laboratory technician', 'Health', 'HP', 'Mandi', 'On site', 'Permanent', 4, 6, 1, 21, 'Laboratory,Quality,Hindi', 'Blood results in forty minutes, by day and by night.', 'Run haematology and chemistry; Keep the quality charts; One night in four'],
  ['h3', 'hillside', 'Telemedicine coordinator', 'Health', 'UK', 'Dehradun', 'Remote', 'Fixed term', 8, 11, 3, 5, 'Planning,Health,Hindi', 'Thirty villages see a specialist by video, if somebody arranges it. You do.', 'Arrange clinics with specialists in four cities; Train health workers; Measure who is still not reached'],
  ['si1', 'signal', 'Front-end engineer', 'Engineering', 'KA', 'Bengaluru', 'Hybrid', 'Permanent', 18, 30, 3, 1, 'TypeScript,React,Accessibility', 'Our screens hang at 4 000 bus stops and are read by people who are late.', 'Build the screen that works at noon and at midnight; Test with readers who can not see it; Keep it running for a year without a visit'],
  ['si2', 'signal', 'Interaction designer', 'Design', 'KA', 'Bengaluru', 'Remote', 'Permanent', 15, 23, 4, 7, 'Research,Prototyping,Transit', 'Design what a million passengers look at for four seconds.', 'Watch people wait; Prototype on real screens; Write the guidelines for our customers'],
  ['si3', 'signal', 'Transit data analyst', 'Operations', 'KA', 'Bengaluru', 'Remote', 'Permanent', 13, 19, 2, 13, 'SQL,Python,Maps', 'When will the bus come? You make the answer honest.', 'Measure our own predictions; Find stops where we are always wrong; Explain uncertainty to bus companies'],
];

const lakhs = (amount: number) => Math.round(amount * 100_000);

function toJob(row: Row, status: JobStatus = 'open'): Job {
  const [id, employerId, title, field, region, city, mode, contract, payMin, payMax, years, age, skills, about, tasks] = row;
  return {
    id, employerId, title, field, region, city, mode, contract, years, about, status,
    payMin: lakhs(payMin),
    payMax: lakhs(payMax),
    skills: skills.split(','),
    tasks: tasks.split('; '),
    posted: addDays(today(), -age),
    closes: addDays(today(), 40 - age),
    reason: '',
  };
}

/** Posts that wait for moderation; some of them should. */
const waiting: Row[] = [
  ['w1', 'monsoon', 'Sales agent', 'Operations', 'RJ', 'Jodhpur', 'On site', 'Permanent', 3, 18, 0, 0, 'Selling,Hindi', 'Earn up to 18 lakh! A registration fee of ₹2,000 is to be paid before the interview. Call 98290 12345.', 'Sell panels from door to door; Reach the weekly target; Bring your own motorcycle'],
  ['w2', 'granary', 'Warehouse assistant', 'Operations', 'TG', 'Hyderabad', 'On site', 'Permanent', 2.6, 3.4, 0, 0, 'Lifting,Telugu', 'We are looking for a young, energetic male candidate for our new store.', 'Unload two vans a day; Count stock on Fridays; Keep the floor dry'],
  ['w3', 'signal', 'Technical writer', 'Design', 'KA', 'Bengaluru', 'Remote', 'Fixed term', 9, 13, 2, 0, 'Writing,English,Transit', 'Our manuals are good and nobody finds anything in them. You have a year to change that.', 'Interview ten customers; Rewrite the installation guide; Leave behind a structure that holds'],
  ['w4', 'sehat', 'Dental assistant', 'Health', 'DL', 'Delhi', 'On site', 'Permanent', 3.6, 4.8, 1, 0, 'Dentistry,Hindi', 'A new chair, an experienced dentist, and a morning shift that ends at two.', 'Prepare the room; Assist at treatments; Keep the sterilising log'],
];

const draft: Row = ['k4', 'kaveri', 'Calibration technician', 'Engineering', 'KA', 'Mysuru', 'On site', 'Permanent', 5, 7, 1, 0, 'Laboratory,Quality', 'Every meter is checked against yours. It had better be right.', 'Calibrate the reference meters; Keep the certificates; Tell production when something drifts'];

export const sampleJobs: Job[] = [...rows.map((row) => toJob(row)), ...waiting.map((row) => toJob(row, 'review')), toJob(draft, 'draft')];
