import type { Family } from './families.ts';

type Kind = { family: Family; motif: string; en: string; de: string };

const kind = (family: Family, motif: string, en: string, de: string): Kind => ({ family, motif, en, de });

/** What a business is called, the drawing that stands for it until there is a photograph, and whose words it shares. */
const KINDS: Record<string, Kind> = {
  bakery: kind('food', 'loaf', 'Bakery', 'Bäckerei'),
  cafe: kind('food', 'cup', 'Café', 'Café'),
  restaurant: kind('table', 'plate', 'Restaurant', 'Restaurant'),
  'food-stand': kind('food', 'plate', 'Food stand', 'Imbiss'),
  bar: kind('table', 'glass', 'Bar', 'Bar'),
  brewery: kind('food', 'glass', 'Brewery', 'Brauerei'),
  'hair-salon': kind('beauty', 'scissors', 'Hair salon', 'Friseursalon'),
  barber: kind('beauty', 'scissors', 'Barber', 'Barbier'),
  'nail-studio': kind('beauty', 'brush', 'Nail studio', 'Nagelstudio'),
  spa: kind('beauty', 'lotus', 'Spa', 'Spa'),
  tattoo: kind('beauty', 'pencil', 'Tattoo studio', 'Tattoostudio'),
  carpenter: kind('trade', 'hammer', 'Carpentry', 'Schreinerei'),
  builder: kind('trade', 'house', 'Building firm', 'Baufirma'),
  plumber: kind('trade', 'hammer', 'Plumbing and heating', 'Sanitär und Heizung'),
  electrician: kind('trade', 'hammer', 'Electrical work', 'Elektrobetrieb'),
  painter: kind('trade', 'brush', 'Painting and decorating', 'Malerbetrieb'),
  gardener: kind('trade', 'leaf', 'Gardening', 'Gartenbau'),
  mechanic: kind('trade', 'wheel', 'Garage', 'Autowerkstatt'),
  repair: kind('trade', 'hammer', 'Repair workshop', 'Reparaturwerkstatt'),
  'bike-shop': kind('shop', 'wheel', 'Bike shop', 'Fahrradladen'),
  cleaning: kind('trade', 'house', 'Cleaning', 'Reinigung'),
  taxi: kind('trade', 'wheel', 'Taxi', 'Taxi'),
  'law-firm': kind('office', 'scales', 'Law firm', 'Kanzlei'),
  accountant: kind('office', 'scales', 'Accountancy', 'Steuerberatung'),
  consultancy: kind('office', 'compass', 'Consultancy', 'Beratung'),
  coach: kind('office', 'compass', 'Coaching', 'Coaching'),
  agency: kind('office', 'pencil', 'Agency', 'Agentur'),
  architect: kind('office', 'house', 'Architects', 'Architekturbüro'),
  'estate-agent': kind('office', 'key', 'Estate agent', 'Immobilien'),
  doctor: kind('health', 'pulse', 'Medical practice', 'Arztpraxis'),
  dentist: kind('health', 'pulse', 'Dental practice', 'Zahnarztpraxis'),
  therapist: kind('health', 'lotus', 'Therapy practice', 'Praxis für Therapie'),
  physiotherapist: kind('health', 'pulse', 'Physiotherapy', 'Physiotherapie'),
  vet: kind('health', 'paw', 'Veterinary practice', 'Tierarztpraxis'),
  'pet-service': kind('trade', 'paw', 'Pet service', 'Tierbetreuung'),
  'care-service': kind('health', 'hands', 'Care service', 'Pflegedienst'),
  hotel: kind('stay', 'key', 'Hotel', 'Hotel'),
  guesthouse: kind('stay', 'key', 'Guesthouse', 'Pension'),
  campsite: kind('stay', 'tent', 'Campsite', 'Campingplatz'),
  gym: kind('sport', 'dumbbell', 'Gym', 'Fitnessstudio'),
  yoga: kind('sport', 'lotus', 'Yoga studio', 'Yogastudio'),
  dance: kind('sport', 'note', 'Dance school', 'Tanzschule'),
  'sports-club': kind('cause', 'dumbbell', 'Sports club', 'Sportverein'),
  photographer: kind('maker', 'camera', 'Photography', 'Fotografie'),
  artist: kind('maker', 'brush', 'Art', 'Kunst'),
  designer: kind('maker', 'pencil', 'Design', 'Gestaltung'),
  developer: kind('maker', 'brackets', 'Software development', 'Softwareentwicklung'),
  writer: kind('maker', 'pencil', 'Writing', 'Texte'),
  maker: kind('shop', 'hammer', 'Made by hand', 'Handgemachtes'),
  wedding: kind('occasion', 'rings', 'Wedding', 'Hochzeit'),
  party: kind('occasion', 'glass', 'Party', 'Feier'),
  band: kind('music', 'note', 'Band', 'Band'),
  musician: kind('music', 'note', 'Music', 'Musik'),
  dj: kind('music', 'note', 'DJ', 'DJ'),
  concert: kind('event', 'note', 'Concert', 'Konzert'),
  conference: kind('event', 'screen', 'Conference', 'Konferenz'),
  charity: kind('cause', 'hands', 'Charity', 'Hilfsorganisation'),
  association: kind('cause', 'hands', 'Association', 'Verein'),
  church: kind('cause', 'hands', 'Church', 'Kirchengemeinde'),
  museum: kind('cause', 'compass', 'Museum', 'Museum'),
  school: kind('learning', 'book', 'School', 'Schule'),
  nursery: kind('learning', 'house', 'Nursery', 'Kindergarten'),
  tutor: kind('learning', 'book', 'Tutoring', 'Nachhilfe'),
  shop: kind('shop', 'bag', 'Shop', 'Laden'),
  florist: kind('shop', 'leaf', 'Florist', 'Blumenladen'),
  bookshop: kind('shop', 'book', 'Bookshop', 'Buchladen'),
  farm: kind('shop', 'leaf', 'Farm', 'Hof'),
  'tour-guide': kind('tour', 'compass', 'Guided tours', 'Führungen'),
  app: kind('software', 'screen', 'App', 'App'),
  saas: kind('software', 'screen', 'Software', 'Software'),
  launch: kind('software', 'arcs', 'Opening soon', 'Bald geöffnet'),
  newsletter: kind('words', 'envelope', 'Newsletter', 'Newsletter'),
  blog: kind('words', 'pencil', 'Blog', 'Blog'),
  magazine: kind('words', 'book', 'Magazine', 'Magazin'),
  podcast: kind('words', 'note', 'Podcast', 'Podcast'),
  cv: kind('person', 'pencil', 'CV', 'Lebenslauf'),
  links: kind('person', 'arcs', 'Links', 'Links'),
};

/** Every name of the table. */
export const KIND_NAMES = Object.keys(KINDS);

/** What is known of a kind. One that is not in the table is a business of no special kind. */
export function kindOf(name: string | null): Kind & { isKnown: boolean } {
  const known = name === null ? undefined : KINDS[name];
  return known
    ? { ...known, isKnown: true }
    : { family: 'general', motif: 'arcs', en: '', de: '', isKnown: false };
}
