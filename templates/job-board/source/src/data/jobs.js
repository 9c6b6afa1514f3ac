/*
 * The jobs. `pay` is euros a month, from and to; days are year-month-day. `does` and `needs` are lists, `why` is what
 * the employer would say over a cup of tea.
 */
export const jobs = [
  {
    id: 'second-mate-halcyon', title: 'Second mate, coastal tanker', employer: 'Halcyon Bunker Line', kind: 'deck', place: 'deep', port: 'Skarholm', contract: 'permanent', watch: 'four', pay: [3900, 4600], posted: '2026-11-20', closes: '2026-12-11',
    why: 'The Halcyon Dawn carries marine gas oil to places that would otherwise go quiet in February. She is ninety metres long, twelve years old, and honest.',
    does: ['Keep the twelve-to-four, which is the best watch for stars and the worst for lunch', 'Correct charts and passage plans for forty small harbours', 'Run the cargo manifold together with the chief mate'],
    needs: ['Officer of the watch, unlimited', 'Tanker familiarisation, oil', 'A voice that carries over a pump'], ship: 'tanker',
  },
  {
    id: 'lamp-keeper-orrest', title: 'Keeper, Orrest Skerry light', employer: 'Northern Lights Service', kind: 'lights', place: 'isles', port: 'Orrest Skerry', contract: 'season', watch: 'night', pay: [2450, 2700], posted: '2026-11-19', closes: '2026-12-01',
    why: 'The lamp has been automatic since 1988. The seals, the visitors and the helicopter are not. We keep one person there from April to October, and have never regretted it.',
    does: ['Watch the light, the battery bank and the weather, in that order', 'Log birds, ships and anything that is neither', 'Paint what the winter has unpainted'],
    needs: ['Working at height, tower rescue', 'First aid at sea', 'Being able to stand your own cooking'], ship: 'light',
  },
  {
    id: 'harbour-pilot-mere', title: 'Trainee harbour pilot', employer: 'Mere Pilots Guild', kind: 'harbour', place: 'estuary', port: 'Merehaven', contract: 'apprentice', watch: 'tide', pay: [4100, 5200], posted: '2026-11-18', closes: '2026-12-18',
    why: 'Forty-one sandbanks, of which three move. It takes four years to learn them and one afternoon to forget. We are looking for somebody who minds.',
    does: ['Ride along on six hundred acts of pilotage before your first alone', 'Learn every bank, light and eddy from the bar to the basin', 'Climb a rope ladder in the dark and say good morning at the top'],
    needs: ['Master mariner, or chief mate with four years', 'Eyesight to the seafarer standard', 'Patience with captains'], ship: 'pilot',
  },
  {
    id: 'cook-research', title: 'Ship’s cook, research vessel', employer: 'Deep Water Institute', kind: 'galley', place: 'deep', port: 'Skarholm', contract: 'voyage', watch: 'day', pay: [2900, 3300], posted: '2026-11-17', closes: '2026-11-30',
    why: 'Twenty-six scientists, eleven crew, fifty-two days. Nobody will remember the sediment cores. They will remember the bread.',
    does: ['Three meals and a night tray for thirty-seven', 'Store for fifty-two days with two freezers and no shop', 'Birthdays: there are four on this voyage'],
    needs: ['Ship’s cook certificate', 'Six months at sea with gimballed pans', 'A sourdough that has been to sea before, or the courage to try'], ship: 'research',
  },
  {
    id: 'shipwright-oak', title: 'Shipwright, wooden hulls', employer: 'Uddeholm and Oakum', kind: 'yard', place: 'sound', port: 'Kattvik', contract: 'permanent', watch: 'day', pay: [2800, 3400], posted: '2026-11-16', closes: '2027-01-08',
    why: 'Three slips, eleven boats a winter, the youngest of them from 1961. Oak arrives green and leaves as frames. We still steam on Thursdays.',
    does: ['Scarf, steam and fasten planks on larch and oak hulls up to twenty-four metres', 'Loft lines on the floor, full size', 'Teach one apprentice, and learn from another'],
    needs: ['Papers as a shipwright or boatbuilder', 'Your own edge tools, kept sharp', 'Good knees, or a cushion'], ship: 'slip',
  },
  {
    id: 'third-engineer-ferry', title: 'Third engineer, hybrid ferry', employer: 'Inner Sound Ferries', kind: 'engine', place: 'sound', port: 'Kattvik', contract: 'permanent', watch: 'six', pay: [3300, 3800], posted: '2026-11-15', closes: '2026-12-06',
    why: 'Eleven crossings a day, four of them in silence: the Marit runs on batteries inside the breakwater and on two six-cylinder engines outside it. You will like both.',
    does: ['Watch, oil and listen, one week on and one week off', 'Look after 2.4 megawatt hours of batteries', 'Keep the car deck doors closing, which is harder than it sounds'],
    needs: ['Engineer officer of the watch', 'High-voltage course, or wish for it: we pay', 'Sleep that comes when called'], ship: 'ferry',
  },
  {
    id: 'lifeboat-mechanic', title: 'Full-time lifeboat mechanic', employer: 'Outer Isles Rescue', kind: 'rescue', place: 'isles', port: 'Sandray', contract: 'permanent', watch: 'day', pay: [2700, 3100], posted: '2026-11-14', closes: '2026-12-12',
    why: 'The boat goes out ninety times a year and has to start ninety times. The other twenty-nine of us are volunteers; you would be the one with the key.',
    does: ['Keep two 1,000-horse engines ready within ten minutes', 'Go out with the boat, day or night', 'Train a crew of bakers, teachers and one judge'],
    needs: ['Marine diesel mechanic', 'Living within ten minutes of the slip', 'A calm that other people can borrow'], ship: 'lifeboat',
  },
  {
    id: 'hydrographer', title: 'Hydrographic surveyor', employer: 'Blue Mile Survey', kind: 'survey', place: 'north', port: 'Ness', contract: 'voyage', watch: 'six', pay: [3600, 4400], posted: '2026-11-13', closes: '2026-12-20',
    why: 'A third of our coast was last measured with a lead and a line, by people who were very good at it. We do it again with sound, and are surprised how often they were right.',
    does: ['Run lines with the multibeam, six on and six off', 'Clean, tie and sign soundings on board', 'Explain to fishermen why you drive up and down'],
    needs: ['Category B survey certificate or degree', 'Two seasons of multibeam', 'Liking for straight lines'], ship: 'research',
  },
  {
    id: 'deckhand-trawler', title: 'Deckhand, pair trawler', employer: 'Tangen Brothers', kind: 'deck', place: 'north', port: 'Ness', contract: 'season', watch: 'six', pay: [2600, 4200], posted: '2026-11-12', closes: '2026-11-29',
    why: 'Two boats, one net, seven weeks. Paid by share with a floor under it, because a bad season is nobody’s fault but the herring’s.',
    does: ['Shoot, tow, haul, gut, ice, and again', 'Mend net between hauls', 'Take your turn at the wheel and at the potatoes'],
    needs: ['Basic safety, sea survival', 'A season behind you, on any deck', 'Gloves'], ship: 'trawler',
  },
  {
    id: 'crane-driver', title: 'Ship-to-shore crane driver', employer: 'Merehaven Port Company', kind: 'harbour', place: 'estuary', port: 'Merehaven', contract: 'permanent', watch: 'night', pay: [3200, 3700], posted: '2026-11-11', closes: '2026-12-05',
    why: 'Forty-two metres up, glass floor, best view in the county. The night pays a quarter more and has the sunrise in it.',
    does: ['Twenty-eight moves an hour, or fewer when the wind says so', 'Talk with the lashers by radio and mean what you say', 'Check ropes, brakes and twistlocks before each shift'],
    needs: ['Crane licence, or two years on the mobile harbour crane', 'Head for heights, and for sitting', 'Nights by choice, not by mistake'], ship: 'crane',
  },
  {
    id: 'buoy-tender-bosun', title: 'Bosun, buoy tender', employer: 'Northern Lights Service', kind: 'lights', place: 'north', port: 'Ness', contract: 'permanent', watch: 'day', pay: [3000, 3500], posted: '2026-11-10', closes: '2026-12-10',
    why: 'Two hundred and eleven buoys, each of which weighs nine tonnes and has a gull on it. You lift them, scrub them, paint them, and put them back where the chart says.',
    does: ['Run the foredeck with a crew of five', 'Sling, land and overhaul buoys, chain and sinkers', 'Keep the paint locker in an order that others can follow'],
    needs: ['Able seafarer, deck', 'Three years with heavy lifts', 'Rigging and slinging papers'], ship: 'tender',
  },
  {
    id: 'sailmaker', title: 'Apprentice sailmaker', employer: 'Yarrow Canvas Loft', kind: 'yard', place: 'sound', port: 'Lilla Hamn', contract: 'apprentice', watch: 'day', pay: [1500, 1900], posted: '2026-11-09', closes: '2027-01-15',
    why: 'We make sails for six tall ships and covers for four hundred yachts; the covers pay for the sails. Three years, at the end of which you can sew anything to anything.',
    does: ['Hand-sew, rope and finish, first badly', 'Learn the machine that can take your finger, and the one that can not', 'Measure masts, in weather'],
    needs: ['Nothing but hands and interest', 'Swedish or English', 'Not minding beeswax'], ship: 'sail',
  },
  {
    id: 'vts-operator', title: 'Vessel traffic operator', employer: 'Sound Traffic Centre', kind: 'harbour', place: 'sound', port: 'Kattvik', contract: 'permanent', watch: 'night', pay: [3100, 3600], posted: '2026-11-08', closes: '2026-12-02',
    why: 'A hundred and twenty ships a day pass a strait as wide as a long walk. You are the voice that says good evening and, now and then, do not.',
    does: ['Watch radar and radio in pairs, two hours at a stretch', 'Plan passages for deep-draught ships', 'Write it down so that a judge could follow it'],
    needs: ['V-103 certificate, or officer’s papers and we train you', 'English that works on a bad line', 'Night shifts, four in a row'], ship: 'tower',
  },
  {
    id: 'diver-harbour', title: 'Commercial diver, harbour works', employer: 'Fathom and Keel', kind: 'yard', place: 'estuary', port: 'Merehaven', contract: 'relief', watch: 'tide', pay: [3800, 4500], posted: '2026-11-07', closes: '2026-11-28',
    why: 'Lock gates, propellers, and once a piano. Visibility is what you can feel. Relief for a colleague who is having a child in January, and who will want the job back.',
    does: ['Inspect, cut, weld and clear, to eighteen metres', 'Tend for others as well as you want to be tended for', 'Draw what you could not see'],
    needs: ['Surface-supplied ticket', 'Underwater welding', 'Diving medical not older than a year'], ship: 'dive',
  },
  {
    id: 'steward-night-boat', title: 'Steward, night boat', employer: 'Inner Sound Ferries', kind: 'galley', place: 'isles', port: 'Sandray', contract: 'season', watch: 'night', pay: [2050, 2300], posted: '2026-11-06', closes: '2026-12-15',
    why: 'Leaves at ten in the evening, arrives at six, carries sheep farmers, school classes and one brass band a year. You look after the saloon and the coffee.',
    does: ['Berths, bar and breakfast for ninety', 'Muster drills, done as if meant', 'Wake people gently and in the right harbour'],
    needs: ['Basic safety, crowd management', 'Kindness before six in the morning', 'Sea legs, own'], ship: 'ferry',
  },
  {
    id: 'eto', title: 'Electro-technical officer', employer: 'Halcyon Bunker Line', kind: 'engine', place: 'deep', port: 'Skarholm', contract: 'voyage', watch: 'day', pay: [4300, 5000], posted: '2026-11-05', closes: '2026-12-22',
    why: 'Everything on board that hums is yours. Ten weeks on, ten weeks off, same ship, so that you meet your own repairs again.',
    does: ['Power, control, radio and the lift that nobody trusts', 'Megger everything before the surveyor does', 'Keep drawings in step with the ship'],
    needs: ['ETO certificate, III/6', 'High-voltage, management level', 'Explaining a fault without blaming a cable'], ship: 'tanker',
  },
  {
    id: 'seal-warden', title: 'Marine ranger', employer: 'Outer Isles Trust', kind: 'survey', place: 'isles', port: 'Sandray', contract: 'season', watch: 'tide', pay: [2000, 2250], posted: '2026-11-04', closes: '2027-01-20',
    why: 'Two thousand seals, nine skerries, one open boat. You count the first and steer the last. Schools come on Wednesdays.',
    does: ['Count at low water, by eye and by drone', 'Run the six-metre launch between the isles', 'Tell visitors why the path is closed, every day anew'],
    needs: ['Powerboat level two', 'Ecology degree, or ten years of looking', 'Own oilskins'], ship: 'light',
  },
  {
    id: 'welder-dry-dock', title: 'Plater and welder, dry dock', employer: 'Merehaven Dry Dock', kind: 'yard', place: 'estuary', port: 'Merehaven', contract: 'permanent', watch: 'day', pay: [2900, 3500], posted: '2026-11-03', closes: '2026-12-09',
    why: 'A ship comes in, the water goes out, and there is everything that was hidden. Nineteen days later she floats. We do twenty-two of these a year.',
    does: ['Cut and renew shell plate, by template and by eye', 'Weld to class, in positions nobody drew', 'Walk under the ship with the surveyor and hold the lamp'],
    needs: ['EN ISO 9606 for plate, all positions', 'Reading of shell expansion plans', 'Back that forgives'], ship: 'dock',
  },
  {
    id: 'watch-officer-rescue', title: 'Coastguard watch officer', employer: 'Outer Isles Rescue', kind: 'rescue', place: 'north', port: 'Ness', contract: 'permanent', watch: 'four', pay: [2900, 3300], posted: '2026-11-02', closes: '2026-12-03',
    why: 'Somebody has to be the person who answers channel 16. Most of it is weather. Then for twenty minutes it is not.',
    does: ['Keep the listening watch, four on and eight off', 'Task boats and helicopters, and stay on the line', 'Write the log while it happens'],
    needs: ['GMDSS general operator', 'A steady voice', 'Local coast by heart within a year'], ship: 'tower',
  },
  {
    id: 'cadet-engine', title: 'Engine cadet', employer: 'Deep Water Institute', kind: 'engine', place: 'deep', port: 'Skarholm', contract: 'apprentice', watch: 'four', pay: [1400, 1700], posted: '2026-11-01', closes: '2027-02-01',
    why: 'Three years between the college and the Ostrea, whose engine is older than you and in better condition than most. You begin with a rag and end with a ticket.',
    does: ['Stand watches beside the second engineer', 'Keep a training record worth reading', 'Find every valve on board blindfolded: there is a prize'],
    needs: ['School certificate with physics', 'Seafarer medical', 'Ear protection, worn'], ship: 'research',
  },
  {
    id: 'linesman', title: 'Mooring linesman', employer: 'Merehaven Port Company', kind: 'harbour', place: 'estuary', port: 'Merehaven', contract: 'relief', watch: 'tide', pay: [2100, 2500], posted: '2026-10-31', closes: '2026-11-27',
    why: 'The first hand a ship shakes. Rope as thick as your arm, at whatever hour the tide has chosen, with four people who have done it for years.',
    does: ['Take, walk and make fast lines for ships to 280 metres', 'Run the mooring launch under the bow, with respect', 'Know where to stand, and stand there'],
    needs: ['Fitness, and swimming', 'Driving licence', 'We train the rest in six weeks'], ship: 'crane',
  },
  {
    id: 'tall-ship-bosun', title: 'Bosun’s mate, training ship', employer: 'Vanguard Sail Training', kind: 'deck', place: 'sound', port: 'Lilla Hamn', contract: 'season', watch: 'four', pay: [2300, 2600], posted: '2026-10-30', closes: '2027-01-10',
    why: 'Three masts, eighteen sails, forty trainees who were told there would be wifi. By the second week they do not ask.',
    does: ['Lead a watch aloft and bring all of them down', 'Splice, serve, seize and teach it', 'Tar, in spring, everything'],
    needs: ['Able seafarer, or two seasons in square rig', 'Working at height', 'Songs, at least four'], ship: 'sail',
  },
  {
    id: 'rov-pilot', title: 'ROV pilot technician', employer: 'Blue Mile Survey', kind: 'survey', place: 'deep', port: 'Skarholm', contract: 'relief', watch: 'six', pay: [4400, 5400], posted: '2026-10-29', closes: '2026-12-14',
    why: 'Nine hundred metres down hangs a machine the size of a van, and you hold it still by looking at a screen. In between you repair it with parts that are on another continent.',
    does: ['Fly, log and recover, six on and six off', 'Mend hydraulics, fibre and tempers', 'Film cable, wreck and now and then an octopus'],
    needs: ['ROV pilot grade II', 'Electronics or hydraulics trade', 'Offshore survival and medical'], ship: 'research',
  },
  {
    id: 'canteen-yard', title: 'Canteen cook, shipyard', employer: 'Merehaven Dry Dock', kind: 'galley', place: 'estuary', port: 'Merehaven', contract: 'permanent', watch: 'day', pay: [2150, 2400], posted: '2026-10-28', closes: '2026-12-08',
    why: 'A hundred and sixty welders at a quarter to twelve, all at once, all hungry, all of them critics. Pea soup on Thursdays is not up for discussion.',
    does: ['One hot dish, one without meat, one soup, every working day', 'Buy from the quay when the boats are in', 'Be finished at three'],
    needs: ['Cook’s papers or five years of doing it', 'Allergens by heart', 'A ladle arm'], ship: 'dock',
  },
];

export const byId = Object.fromEntries(jobs.map((job) => [job.id, job]));
