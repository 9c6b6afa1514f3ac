/**
 * The square at the first visit. Everybody here is invented. Times are counted back from the first visit, so that the
 * board is never old; change `people` and `notes` to hang up your own.
 */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const people = [
  {
    id: 'mira',
    name: 'Mira Okafor',
    home: 'No. 9, second floor',
    about:
      'Mends bicycles in the yard of No. 9. The pump on the wall is for everybody, the coffee is for whoever holds the other end.',
    since: 2019,
    face: { skin: 'umber', hair: 'curls', shade: 'black', top: 'tomato', extra: 'earrings', ground: 'mint' },
  },
  {
    id: 'jonas',
    name: 'Jonas Brandt',
    home: 'No. 14, ground floor',
    about: 'Joiner, retired, not convincingly. Owns the ladder.',
    since: 1988,
    face: { skin: 'rose', hair: 'bald', shade: 'grey', top: 'pine', extra: 'beard', ground: 'yellow' },
  },
  {
    id: 'teodora',
    name: 'Teodora Ilieva',
    home: 'No. 3, the bakery',
    about: 'Bakes at Krume, on the corner. Up at two, open at half past six, asleep by the time you read this.',
    since: 2012,
    face: { skin: 'sand', hair: 'bun', shade: 'brown', top: 'paper', extra: 'none', ground: 'tomato' },
  },
  {
    id: 'huseyin',
    name: 'Hüseyin Aydın',
    home: 'No. 21, caretaker’s flat',
    about: 'Caretaker of the school and, it turns out, of the square. Sings bass. Has the key.',
    since: 2004,
    face: { skin: 'tan', hair: 'short', shade: 'black', top: 'yellow', extra: 'moustache', ground: 'linden' },
  },
  {
    id: 'ottilie',
    name: 'Ottilie Wenzel',
    home: 'No. 7, first floor left',
    about: 'Has lived here since before the lindens were taller than the houses. Knows where everything used to be.',
    since: 1951,
    face: { skin: 'rose', hair: 'bob', shade: 'white', top: 'mint', extra: 'glasses', ground: 'pine' },
  },
  {
    id: 'finn',
    name: 'Finn Larsen',
    home: 'No. 14, under the roof',
    about: 'Studies hydraulics, plays the drums, is sorry about one of the two.',
    since: 2025,
    face: { skin: 'sand', hair: 'long', shade: 'straw', top: 'black', extra: 'cap', ground: 'paper' },
  },
  {
    id: 'priya',
    name: 'Priya Nair',
    home: 'No. 5, third floor',
    about: 'Children’s nurse, nights. If the curtains are shut at noon, that is on purpose.',
    since: 2021,
    face: { skin: 'brown', hair: 'bob', shade: 'black', top: 'linden', extra: 'glasses', ground: 'yellow' },
  },
];

/** Saturday of this week, or of the next one if it is nearly here, at the full hour. */
function nextSaturday(now, atHour) {
  const date = new Date(now + 2 * day);
  date.setDate(date.getDate() + ((6 - date.getDay() + 7) % 7));
  date.setHours(atHour, 0, 0, 0);
  return date.getTime();
}

const notes = (now) => [
  {
    id: 'ladder',
    by: 'jonas',
    kind: 'offer',
    title: 'Ladder',
    text: 'Four metres, aluminium, hangs in the passage of No. 14. It has been in every house on the square but number 11. Bring it back dry.',
    at: now - 2 * hour,
    tabs: ['teodora', 'priya', 'finn'],
    replies: [
      {
        id: 'ladder1',
        by: 'teodora',
        text: 'I need it on Friday for the bulb over the door. And somebody to stand on it, see my note.',
        at: now - 95 * minute,
      },
      { id: 'ladder2', by: 'jonas', text: 'The ladder comes with me on it or not at all.', at: now - 80 * minute },
      {
        id: 'ladder3',
        by: 'ottilie',
        text: 'Number 11 had it in 1994. They gave it back in 1996.',
        at: now - 40 * minute,
      },
    ],
  },
  {
    id: 'kasimir',
    by: 'ottilie',
    kind: 'found',
    title: 'Kasimir is out again',
    text: 'Grey, white bib, answers to nothing. Last seen on Sunday at six on the roof of the bicycle shed, looking down on everybody. Please do not feed him: he has been dining at four addresses as it is.',
    at: now - 5 * hour,
    picture: {
      src: 'assets/img/kasimir.svg',
      width: 640,
      height: 420,
      alt: 'A grey cat with a white bib sits on a red roof in the evening and looks away.',
    },
    tabs: ['mira', 'huseyin', 'jonas', 'teodora', 'finn'],
    replies: [
      {
        id: 'kasimir1',
        by: 'finn',
        text: 'He is on my snare drum. I can not practise. Some of you may want to leave it at that.',
        at: now - 4 * hour,
      },
      { id: 'kasimir2', by: 'huseyin', text: 'Leave it at that.', at: now - 3.6 * hour },
    ],
  },
  {
    id: 'water',
    by: 'huseyin',
    kind: 'headsup',
    title: 'No water on Thursday, 9 to 12',
    text: 'Numbers 3 to 15. The works want to look at the main under the square. Fill a kettle the night before. Teodora bakes at two as always, so there will be bread.',
    at: now - 7 * hour,
    tabs: ['mira', 'priya'],
    replies: [
      {
        id: 'water1',
        by: 'priya',
        text: 'Thank you for writing it here. The letter from the works went to number 51.',
        at: now - 6 * hour,
      },
    ],
  },
  {
    id: 'tall',
    by: 'teodora',
    kind: 'wanted',
    title: 'Somebody tall',
    text: 'To change the bulb over the bakery door. Takes five minutes, paid in rolls.',
    at: now - 20 * hour,
    tabs: ['finn'],
    replies: [],
  },
  {
    id: 'jam',
    by: 'ottilie',
    kind: 'together',
    title: 'Plum jam, and then soup',
    text: 'The long table under the big linden. I bring the plums, you bring a jar with a lid that fits. Whoever stirs for half an hour may take two.',
    when: nextSaturday(now, 15),
    at: now - 26 * hour,
    picture: {
      src: 'assets/img/table.svg',
      width: 640,
      height: 360,
      alt: 'A long table with a row of plum jam jars under a linden tree.',
    },
    tabs: ['mira', 'teodora', 'huseyin', 'priya'],
    replies: [
      {
        id: 'jam1',
        by: 'huseyin',
        text: 'I bring the big pot from the school. It holds forty litres and has seen worse.',
        at: now - 25 * hour,
      },
      { id: 'jam2', by: 'mira', text: 'And a stove, or do we burn the benches?', at: now - 24 * hour },
    ],
  },
  {
    id: 'drums',
    by: 'finn',
    kind: 'headsup',
    title: 'Drums, until eight',
    text: 'Tuesdays and Fridays, never later. If it is later, knock. Loudly.',
    at: now - 2 * day,
    tabs: ['jonas'],
    replies: [
      {
        id: 'drums1',
        by: 'priya',
        text: 'Friday I sleep until seven. Could you begin with something soft? Is there something soft?',
        at: now - 2 * day + 3 * hour,
      },
    ],
  },
  {
    id: 'piano',
    by: 'priya',
    kind: 'offer',
    title: 'A piano for nothing',
    text: 'Upright, in tune except for one key that nobody needs. Third floor, no lift. Those two facts are connected.',
    at: now - 2.3 * day,
    tabs: [],
    replies: [],
  },
  {
    id: 'bass',
    by: 'huseyin',
    kind: 'wanted',
    title: 'Two basses',
    text: 'The choir of the square has eleven sopranos and me. Mondays at half past seven in the gym hall. Reading music is not asked for.',
    at: now - 3 * day,
    tabs: ['jonas', 'mira'],
    replies: [{ id: 'bass1', by: 'jonas', text: 'I can be low. I can not be on time.', at: now - 3 * day + 5 * hour }],
  },
  {
    id: 'glove',
    by: 'mira',
    kind: 'found',
    title: 'One glove. Left.',
    text: 'Red wool, a child’s, mended once at the thumb. It sits on the pump.',
    at: now - 3.4 * day,
    tabs: ['priya'],
    replies: [],
  },
  {
    id: 'starter',
    by: 'teodora',
    kind: 'offer',
    title: 'Sourdough starter',
    text: 'Eleven years old and in better health than I am. Bring a jar, not a glass: it climbs.',
    at: now - 5 * day,
    tabs: ['ottilie', 'mira', 'jonas', 'huseyin', 'priya'],
    replies: [
      { id: 'starter1', by: 'mira', text: 'Mine has pushed the lid off and is looking at me.', at: now - 4 * day },
    ],
  },
  {
    id: 'scaffold',
    by: 'priya',
    kind: 'headsup',
    title: 'Scaffolding at No. 5 until Christmas',
    text: 'They have not said which Christmas.',
    at: now - 6 * day,
    tabs: [],
    replies: [],
  },
];

const letters = (now) => [
  {
    id: 'l1',
    from: 'mira',
    to: 'ottilie',
    text: 'I have oiled your front door. It should stop announcing you now.',
    at: now - 3 * day,
  },
  {
    id: 'l2',
    from: 'ottilie',
    to: 'mira',
    text: 'What a pity, I always knew when I was home. Thank you, child.',
    at: now - 3 * day + hour,
  },
  {
    id: 'l3',
    from: 'ottilie',
    to: 'mira',
    text: 'You would tell me, would you not, if he were eating at yours as well?',
    at: now - 3 * hour,
  },
  {
    id: 'l4',
    from: 'finn',
    to: 'mira',
    text: 'Is the pump on the wall free tonight? My tyre has opinions.',
    at: now - 28 * hour,
  },
  {
    id: 'l5',
    from: 'mira',
    to: 'finn',
    text: 'Always. Take the red hose, the black one only pretends.',
    at: now - 27 * hour,
  },
  {
    id: 'l6',
    from: 'teodora',
    to: 'mira',
    text: 'Four rolls in a bag on your handlebar. For the brake.',
    at: now - 70 * minute,
  },
  { id: 'l7', from: 'teodora', to: 'mira', text: 'Five. I miscounted, it is early.', at: now - 68 * minute },
  { id: 'l8', from: 'huseyin', to: 'jonas', text: 'Low is enough. Monday.', at: now - 2 * day },
];

const notices = (now) => [
  { id: 'n1', to: 'mira', from: 'priya', kind: 'tab', note: 'glove', at: now - 50 * minute },
  { id: 'n2', to: 'mira', from: 'huseyin', kind: 'follow', at: now - 6 * hour },
  { id: 'n3', to: 'mira', from: 'huseyin', kind: 'reply', note: 'jam', at: now - 22 * hour },
  { id: 'n4', to: 'jonas', from: 'ottilie', kind: 'reply', note: 'ladder', at: now - 40 * minute },
  { id: 'n5', to: 'ottilie', from: 'huseyin', kind: 'reply', note: 'kasimir', at: now - 3.6 * hour },
  { id: 'n6', to: 'teodora', from: 'finn', kind: 'tab', note: 'tall', at: now - 18 * hour },
];

export const sampleState = (now) => ({
  board: {
    people,
    notes: notes(now),
    letters: letters(now),
    notices: notices(now),
    follows: { mira: ['ottilie', 'teodora'], huseyin: ['mira', 'jonas'], ottilie: ['mira'], finn: ['mira'] },
  },
  desk: {
    me: 'mira',
    seen: { mira: { notices: now - 20 * hour, letters: { finn: now } }, jonas: { letters: { huseyin: now } } },
    drafts: {},
  },
});
