/** The kinds of site the composer knows. */
export const KINDS = [
  'restaurant',
  'cafe',
  'bakery',
  'shop',
  'portfolio',
  'photographer',
  'blog',
  'software',
  'studio',
  'conference',
  'wedding',
  'nonprofit',
  'health',
  'fitness',
  'property',
  'travel',
  'education',
  'music',
  'podcast',
  'craft',
  'advice',
  'resume',
  'links',
  'launch',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Words that speak for a kind, lower case and without accents, each matched at the start of a word; after a colon how
 * much it says (1 without). English, German, French and Spanish.
 */
export const KIND_WORDS: Record<Kind, string> = {
  restaurant:
    'restaurant:4 pizzeria:4 pizza:3 bistro:3 trattoria:4 diner:3 sushi:3 ramen:3 taco:3 burger:3 steakhouse:4 grill:2 gasthaus:4 gasthof:4 wirtshaus:4 brasserie:4 tapas:3 food truck:4 chef:2 menu:1 dishes:2 eatery:4 taverna:4 speisekarte:3 curry:2 kuche:1 restaurante:4 noodle:3 cuisine:3 bbq:3',
  cafe: 'cafe:4 coffee:3 espresso:3 roaster:3 teahouse:4 tea room:4 kaffee:3 rosterei:4 barista:3 tea:2 cafeteria:3 latte:2 teestube:4',
  bakery:
    'bakery:4 baker:3 bread:3 sourdough:3 cake:3 pastry:3 pastries:3 patisserie:4 konditorei:4 backerei:4 brot:2 croissant:2 cupcake:3 boulangerie:4 panaderia:4 donut:3 chocolatier:3 torten:3 gelato:3 ice cream:3 eisdiele:3',
  shop: 'shop:3 store:3 online shop:4 webshop:4 boutique:4 e-commerce:4 ecommerce:4 sell:1 sells:1 selling:1 products:1 jewellery:2 jewelry:2 clothes:2 clothing:3 fashion:3 sneaker:3 furniture:2 laden:3 geschaft:2 mode:1 schmuck:2 tienda:4 boutique en ligne:4 candles:2 ceramics:1 bookshop:4 bookstore:4 buchhandlung:4 florist:3 flowers:2 blumenladen:4 plants:1 merchandise:2 vintage:1 handmade:1 wine:1',
  portfolio:
    'portfolio:4 developer:2 designer:2 illustrator:3 artist:2 freelance:2 my work:2 my projects:2 animator:3 ux:1 front-end:2 frontend:2 programmer:2 selected work:3 sculptor:3 painter:2 painting:2 paintings:2 kunstler:3 illustratorin:3 entwickler:2 grafikdesignerin:3',
  photographer:
    'photographer:5 photography:5 photo:2 photos:1 fotograf:5 fotografie:5 fotografin:5 photographe:5 fotografo:5 camera:2 portraits:2 shoots:2 film stills:2',
  blog: 'blog:5 journal:3 articles:2 essays:3 diary:3 newsletter:2 magazine:3 posts:2 writing:2 tagebuch:3 recipes:2 writer:2 zeitschrift:3',
  software:
    'saas:5 software:4 app:3 startup:2 platform:2 api:3 dashboard:2 tool:2 cloud:2 analytics:2 automation:3 ai:2 crm:4 invoicing:3 plugin:3 mobile app:4 browser extension:4 startup-landingpage:3 programm:2 logiciel:4 aplicacion:3 open source:2 product:1 b2b:3 scheduling:2 password manager:4 fintech:4',
  studio:
    'agency:4 studio:3 branding:3 architecture:3 architect:3 design studio:5 marketing:3 interior design:4 agentur:4 architekturburo:5 architekten:4 werbeagentur:5 film production:4 agence:4 agencia:4 creative:1 web design:3 landscape architect:5 consultancy for brands:4',
  conference:
    'conference:5 festival:3 meetup:4 summit:4 hackathon:5 event:3 speakers:3 konferenz:5 tagung:5 workshop:1 expo:3 talks:2 schedule:2 messe:3 congress:4 veranstaltung:3 evento:3 conferencia:5 fair:2 symposium:5 barcamp:5 concert hall:1 exhibition:3',
  wedding:
    'wedding:5 marry:4 married:4 marriage:4 bride:3 hochzeit:6 mariage:5 boda:5 rsvp:3 getting married:5 engagement party:4 heiraten:5',
  nonprofit:
    'charity:5 nonprofit:5 non-profit:5 ngo:5 foundation:4 volunteer:4 donate:4 donation:4 shelter:4 verein:3 spenden:4 rescue:3 animal rescue:4 food bank:5 community garden:4 stiftung:4 association:2 association caritative:5 refugees:3 ong:4 tierheim:5 tierschutz:5 ehrenamt:4 conservation:3',
  health:
    'dentist:5 dental:5 clinic:4 doctor:4 physiotherap:5 therapist:4 therapy:3 psycholog:5 hospital:4 pharmacy:4 zahnarzt:6 praxis:4 arzt:4 arztin:4 clinique:4 dentiste:5 clinica:4 midwife:5 hebamme:5 vet:4 veterinar:5 tierarzt:6 optician:4 counsell:3 massage:3 spa:3 skin:1 medical:4 osteopath:5 nurse:2 acupuncture:4 wellness:2',
  fitness:
    'gym:5 fitness:5 yoga:5 pilates:5 crossfit:5 boxing:4 personal trainer:5 trainer:2 martial arts:4 climbing:4 boulder:4 dance:2 running club:4 swim:3 fitnessstudio:6 gimnasio:5 sport:2 workout:3 judo:4 karate:4 tennis:3 football club:4 cycling club:4 sportverein:5',
  property:
    'real estate:6 property:4 apartments:3 apartment:2 houses:2 realtor:5 estate agent:5 immobilien:6 makler:4 homes for sale:4 letting:4 wohnungen:3 immobilier:5 inmobiliaria:5 flats:2 co-living:3 coworking:3 villas:2',
  travel:
    'travel:4 tour:3 tours:4 hotel:5 hostel:5 guesthouse:4 bed and breakfast:5 holiday:3 vacation:3 trip:3 safari:4 hiking:3 reise:4 ferienwohnung:6 pension:2 campsite:4 camping:4 tourism:4 voyage:4 viajes:5 cruise:4 surf camp:5 adventure:2 guide:1 city walks:4 boat trips:4 sailing:2 holiday cottage:5 bnb:4 stadtfuhrungen:5 lodge:3 expeditions:4',
  education:
    'course:4 school:4 academy:4 tutor:4 university:4 lessons:4 learn:3 classes:2 kindergarten:5 nursery:3 teacher:3 kurs:3 schule:4 nachhilfe:5 college:4 language school:5 cours:3 escuela:4 bootcamp:4 training:1 driving school:5 fahrschule:5 music school:5 students:2 teach:3 guitar lessons:4 curso:4 workshops:1 sprachschule:5 ecole:4 piano lessons:4 preschool:5 coding:1',
  music:
    'band:5 musician:4 album:4 singer:4 dj:4 gigs:4 concerts:3 music:2 choir:4 orchestra:4 record label:5 songs:3 songwriter:4 rapper:4 chor:4 musiker:4 musique:2 quartet:4 rock:2 jazz:2 punk:2 techno:2 banda:3 tour dates:4 ensemble:3 groupe de musique:4',
  podcast: 'podcast:6 episodes:4 radio:3 listen:2 audio show:3 interviews:1 hosts:1 episoden:3 folgen:2',
  craft:
    'plumber:5 electrician:5 carpenter:5 joiner:5 gardener:4 landscaping:4 roofer:5 builder:3 construction:4 painter and decorator:6 decorator:4 mechanic:4 garage:4 car repair:5 cleaning:4 repair:2 tischler:5 schreiner:5 klempner:5 elektriker:5 dachdecker:5 malerbetrieb:6 handwerk:4 fontanero:5 plombier:5 hairdresser:4 barber:4 salon:3 friseur:5 nail:2 tattoo:4 locksmith:5 moving company:5 upholster:4 tailor:4 bike repair:5 bicycle workshop:5 fahrradwerkstatt:5 heating:3 menuisier:5 gartner:4 dog groom:4 stonemason:5 solar:3 installation:1',
  advice:
    'lawyer:5 law firm:6 attorney:5 accountant:5 tax:4 consultant:4 consulting:4 insurance:4 notary:5 financial adviser:5 financial advisor:5 rechtsanwalt:6 kanzlei:6 steuerberat:6 beratung:4 berater:3 avocat:5 abogado:5 coach:4 coaching:4 bookkeep:5 translator:4 hr:2 recruitment:4 cabinet d’avocats:6 versicherung:4 mediator:4 legal:3 wealth:3 asesoria:4',
  resume:
    'cv:6 resume:6 curriculum:5 lebenslauf:6 job application:5 work experience:4 my career:4 bewerbung:5 hire me:3 one-page cv:7',
  links:
    'link in bio:7 links page:6 link page:6 linktree:6 bio link:6 all my links:6 social links:5 instagram:3 tiktok:3 influencer:4 youtuber:3 streamer:4 twitch:3 meine links:6 creator:2',
  launch:
    'coming soon:7 waitlist:5 waiting list:5 pre-launch:6 launching:4 launch page:5 under construction:5 countdown:4 opening soon:5 in kurze:3 bald:2 teaser:4 notify:2 early access:4 demnachst:4',
};
