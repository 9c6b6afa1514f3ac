import type { Kind } from './kind-words.ts';

/**
 * Words of a page by kind: fallback name | headline | lead | heading of the offer | three things as `name: text` |
 * about. They claim nothing that only the site's owner could know: no prices, numbers, dates or customers.
 */
export const ENGLISH: Record<Kind, string> = {
  restaurant:
    'The Restaurant|Come hungry, stay late|A short menu, cooked to order, and a table that is yours for the evening.|On the table|To begin: Small plates to share while the kitchen gets going.|From the stove: The dishes we are known for, made when you order them.|To end: Something sweet, something strong, or both.|We cook what we like to eat. The menu is short so that everything on it is fresh, and it changes with what the market brings.',
  cafe: 'The Café|A good cup, and time to drink it|Coffee made with care, something to go with it, and a seat by the window.|At the counter|Coffee: From a quick espresso to a slow filter.|Tea and cold drinks: For those who like it gentler.|Something to eat: Small things, baked or made that morning.|A neighbourhood café is a place to be alone in company. Bring a book, bring a friend, stay as long as you like.',
  bakery:
    'The Bakery|Bread takes time. We take it.|Dough that rests overnight, a hot oven early in the morning, and a counter that smells of both.|From the oven|Bread: Long fermentation, a dark crust, a soft crumb.|Pastry: Butter, layers, and a short life on the shelf.|Cakes: For afternoons, and to order for the days that matter.|We bake in small batches and stop when the shelves are empty. What you buy has been in the oven the same day.',
  shop: 'The Shop|Fewer things, better made|A small collection, chosen piece by piece, for people who keep what they buy.|In the shop|New in: What has just come onto the shelves.|The regulars: Pieces that never leave the collection.|Gifts: Small things that arrive well wrapped.|We only sell what we would keep ourselves. If something is not right when it arrives, write to us and we will find a way.',
  portfolio:
    'Portfolio|Work that explains itself|Selected projects, how they came about, and what I would like to make next.|Selected work|Concept: Finding out what the thing should be before making it.|Design: Type, colour and layout with a reason for each.|Build: Made to last, to load fast, and to be handed over.|I like small teams, clear questions and work that is still good years later. Here is some of it.',
  photographer:
    'Photography|Light, and the moment it falls|Portraits, places and occasions, photographed quietly.|What I photograph|People: Portraits in the light of the place you know best.|Places: Rooms, buildings and landscapes, at their hour.|Occasions: From the first guest to the last dance.|I work with little equipment and a lot of patience. Most good pictures happen when people have forgotten that I am there.',
  blog: 'The Journal|Notes worth keeping|Longer texts about things that deserve a second look.|What I write about|Essays: One thought, followed to its end.|How-to: Things I had to find out, written down for the next person.|Reading: Books and articles that changed my mind.|I write to find out what I think. New texts appear when they are finished, and not before.',
  software:
    'The App|Less busywork, more work|One clear place for the things your team does every day.|What it does|Everything in one place: No more searching through mails and tables.|Quick to learn: If you can write a list you can use it.|Yours to take along: Export all of it, whenever you like.|We build software we use ourselves. It does a few things, and it does them well enough to stay out of your way.',
  studio:
    'The Studio|Ideas with a straight back|We design identities, spaces and sites for people who mean what they do.|What we do|Strategy: What to say, to whom, and what to leave out.|Design: A form that could belong to nobody else.|Making: From the first sketch to the last screw or pixel.|We are a small studio and stay one on purpose: whoever you talk to is whoever does the work.',
  conference:
    'The Conference|Talks you will still talk about|A meeting for people who make things, with room between the talks to speak to each other.|The programme|Talks: One track, so that nobody has to choose.|Workshops: Small groups, hands on the keyboard or the wood.|Evenings: Food, music and the conversations in between.|We choose speakers for what they have done, and ask them to show how. The rest is time with each other.',
  wedding:
    'Our Wedding|We are getting married|And we would be happy to have you with us. Here is everything you need to know.|The day|The ceremony: Please come a little early, so that we can begin together.|The celebration: Dinner, toasts, and a dance floor for all ages.|The morning after: Coffee and leftovers for everybody who stayed.|Your being there is present enough. If you have a song that gets you onto the dance floor, tell us.',
  nonprofit:
    'The Association|Small steps, taken together|We help where help is missing, with time, hands and what you give.|What we do|Help on the spot: Where it is needed, without long forms.|Advice: Somebody who listens, and knows whom to ask.|Taking part: An hour a week changes more than you would think.|We are neighbours, not an authority. Whoever wants to help finds something to do with us, whoever needs help finds somebody.',
  health:
    'The Practice|In good hands, without hurry|We take time to listen, explain what we do, and decide with you.|How we can help|Check-ups: Looking early, so that little has to be done.|Treatment: As much as needed, explained before it begins.|Aftercare: We ask how you are, also afterwards.|Good treatment begins with a conversation. Tell us what worries you; there are no foolish questions here.',
  fitness:
    'The Gym|Stronger than last week|Training for beginners and for people who have always done it, in a room without mirrors on every wall.|Training|In a group: Fixed times, good company, no excuses.|On your own: Free training whenever the doors are open.|With a coach: A plan that fits your body and your week.|Nobody here began as an athlete. Come as you are, try it once, and decide afterwards.',
  property:
    'The Agency|A place to arrive|We find homes for people, and people for homes.|What we do|Buying: Viewings with time, and all papers on the table.|Selling: A fair estimate, good pictures, the right buyers.|Letting: From the advertisement to the keys.|We know the streets, the houses and often the neighbours. That saves you viewings, and surprises.',
  travel:
    'The Journey|Go slowly, see more|Small groups, good paths, and people who know the place by heart.|Ways to travel|A day out: Back in the evening, with tired legs and full heads.|A few days: Long enough to forget the calendar.|Your own way: Tell us what you like and we will plan the rest.|We only go where we have been often. So we know where the bread is good, where the view is, and when nobody else is there.',
  education:
    'The School|Learn it by doing it|Small groups, patient teachers, and something to show at the end.|Courses|For beginners: No knowledge needed, only curiosity.|For those who go on: Take up where you once stopped.|One to one: Your own questions, at your own speed.|We learn best when we are allowed to make mistakes. So there is a lot of trying with us, and little lecturing.',
  music:
    'The Band|Louder than the radio|New songs, old amplifiers, and evenings that end late.|Listen and come by|Songs: What we have recorded, from the first take on.|Live: Where we play next; come up to the front.|Booking: A stage, a socket and we are there.|We met in a rehearsal room and never quite left it. The rest can be heard.',
  podcast:
    'The Podcast|Put on your headphones|Conversations that take the time they need.|Listen|The newest episode: Fresh from the cutting table.|From the beginning: A good place to start.|Your questions: Write to us, we answer on air.|We speak with people about what they know best. No jingles in between, no hurry.',
  craft:
    'The Workshop|Done properly, the first time|Skilled work, clear words beforehand, and a clean place afterwards.|What we do|Repair: What can be mended is mended.|New work: Planned with you, made to fit.|Care: A look once a year saves the big job.|We come when we have said we would, tell you beforehand what it involves, and leave the place as we found it.',
  advice:
    'The Office|Clear advice, in plain words|We look at your case, tell you where you stand, and what can be done.|Areas of work|First meeting: Your situation, the possibilities, an honest opinion.|Representation: Letters, deadlines and talks are our business.|Ongoing advice: Somebody to call before it becomes a case.|Good advice can be understood. We explain what we do, and say so when something is not worth it.',
  resume:
    'Curriculum vitae|Experience, on one page|What I have done, what I can do, and what I am looking for.|At a glance|Experience: Where I have worked, and what I was responsible for.|Skills: What you can give me to do without explaining it.|Education: What I have learned, and go on learning.|I like responsibility, good colleagues and things that get finished.',
  links:
    'All my links|Everything in one place|Where to find me, and what is new.|Find me here|New: What I am working on just now.|Watch and listen: All of it, from the beginning.|Write to me: For questions, ideas and jobs.|Thank you for dropping by.',
  launch:
    'Something new|Nearly there|We are putting on the finishing touches. It will be worth the wait.|What is coming|Simple: One thing, done well.|Fair: Clear terms from the first day.|Soon: We open when it is good.|We have been working on this for a while. Very soon you can see it for yourself.',
};

export const ENGLISH_LABELS = {
  skip: 'Skip to the content',
  menu: 'Sections',
  offer: 'Offer',
  about: 'About',
  aboutTitle: 'About us',
  aboutMe: 'About me',
  gallery: 'Gallery',
  galleryTitle: 'A look around',
  steps: 'How it works',
  contact: 'Contact',
  contactTitle: 'Come by, or write',
  theme: 'Switch between light and dark',
  more: 'Have a look',
  write: 'Get in touch',
  top: 'Back to the top',
  place: 'Where',
  email: 'E-mail',
  phone: 'Telephone',
  picture: 'Drawing',
  stepList: [
    'Get in touch: Say in a few words what it is about.',
    'We talk: You get an answer, and a proposal without obligation.',
    'We begin: As soon as everything is clear to you.',
  ],
};
export type Labels = typeof ENGLISH_LABELS;
