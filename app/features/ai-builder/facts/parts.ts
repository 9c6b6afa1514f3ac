import type { Facts } from './facts.ts';
import { type Hit, type Phrase, PhraseFinder, splitPhrases } from './phrases.ts';
import type { Source } from './source.ts';

/** Parts of a site by what people call them: English; German; other languages. */
const PARTS = {
  offers:
    'services, services section, service list, offers, products, product page, product list, what we do, our work in detail, treatments, treatment list, rooms page, courses, classes, course list, packages, leistungen, angebote, angebot, produkte, dienstleistungen, kurse, kursangebot*, leistungsübersicht, behandlungen, zimmerübersicht, prestations, nos services, servicios, productos, usługi, oferta, ofertą, ofertę, usługami, servizi, サービス紹介, サービス一覧, 商品一覧, خدمات, الخدمات, सेवाएं, सेवाएँ',
  menu: 'menu, food menu, drinks menu, menu page, menu card, lunch menu, speisekarte*, getränkekarte*, mittagskarte*, menü, la carte, carta, menú, cardápio, メニュー, お品書き, قائمة الطعام, المنيو, قائمة, मेनू, मेन्यू',
  prices:
    'prices, price list, pricing, pricing table, pricing section, pricing plans, rates, fees, tariffs, price table, preise, preisliste*, preisübersicht*, preistabelle*, tarifs, tarife, precios, lista de precios, cennik*, ceny, cenami, prezzi, preços, 料金, 料金表, 価格, أسعار, الأسعار, क़ीमत, कीमतें, दाम',
  hours:
    'opening hours, opening times, business hours, hours, öffnungszeiten*, sprechzeiten, horaires, horaires d’ouverture, horario, horarios, godziny otwarcia, godzinami otwarcia, godzin otwarcia, orari, horário, openingstijden, 営業時間, أوقات العمل, مواعيد العمل, ساعات العمل, समय, खुलने का समय',
  about:
    'about, about us, about me, about section, about page, our story, my story, history, biography, short biography, short bio, bio section, bio page, artist bio, who we are, über uns, über mich, geschichte, unsere geschichte, biografie, wer wir sind, vita, à propos, notre histoire, qui sommes-nous, sobre nosotros, sobre mí, nuestra historia, quiénes somos, o nas, o mnie, chi siamo, 私たちについて, 会社概要, プロフィール, 自己紹介, من نحن, نبذة, हमारे बारे में',
  team: 'team, team section, team page, staff, our people, meet the team, teamseite, unser team, mitarbeiter, mitarbeitende, équipe, l’équipe, notre équipe, equipo, zespół, zespołem, squadra, equipe, スタッフ紹介, スタッフ, فريق العمل, الفريق, टीम',
  gallery:
    'gallery, photo gallery, image gallery, picture gallery, photos, photographs of, galerie*, bildergalerie*, fotogalerie*, fotos, galerie photo, galería, galería de fotos, fotografías, galeria, galeria zdjęć, zdjęcia, galerią, galerii, galerię, zdjęciami, galleria, ギャラリー, 写真, معرض, معرض الصور, صور, गैलरी, तस्वीरें, फोटो गैलरी',
  projects:
    'portfolio, portfolio page, projects, project list, case studies, references, selected work, selected works, my work, our work, works, referenzen, projekte, arbeiten, arbeitsproben, réalisations, projets, proyectos, trabajos, realizacje, progetti, lavori, 実績, 作品, 作品集, أعمال, أعمالي, मेरा काम, काम के नमूने',
  testimonials:
    'testimonials, reviews, customer reviews, customer voices, quotes from customers, kundenstimmen, bewertungen, kundenbewertungen, rezensionen, témoignages, avis, avis clients, testimonios, opiniones, reseñas, opinie, opinie klientów, opiniami, recensioni, お客様の声, レビュー, آراء العملاء, ग्राहकों की राय, समीक्षा',
  faq: 'faq, faqs, frequently asked questions, questions and answers, q&a, häufige fragen, fragen und antworten, foire aux questions, preguntas frecuentes, najczęstsze pytania, domande frequenti, よくある質問, الأسئلة الشائعة, सवाल जवाब, अक्सर पूछे जाने वाले सवाल',
  contact:
    'contact, contact page, contact section, contact details, contact info, contact us, how to reach us, kontakt, kontaktseite, kontaktdaten, nous contacter, coordonnées, contacto, kontakt do nas, contatti, contato, お問い合わせ, 連絡先, اتصل بنا, تواصل معنا, संपर्क',
  map: 'map, directions, how to find us, how to get there, location, location map, getting here, anfahrt*, lageplan*, wegbeschreibung*, karte mit, so finden sie uns, plan d’accès, carte, cómo llegar, mapa, ubicación, mapa dojazdu, dojazd, mapą, mapę, dove siamo, アクセス, 地図, خريطة, الموقع على الخريطة, नक्शा, पता',
  news: 'news, news section, latest news, updates, announcements, aktuelles, neuigkeiten, nachrichten, actualités, noticias, novedades, aktualności, novità, お知らせ, ニュース, أخبار, समाचार',
  blog: 'blog, blog page, blog section, articles, articles page, artikel, blogbeiträge, blogue, wpisy, bloga, blogiem, ブログ, مدونة, ब्लॉग',
  events:
    'events, event list, event calendar, calendar, upcoming events, tour dates, concert dates, gig list, veranstaltungen, termine, tourdaten, konzerttermine, kalender*, veranstaltungskalender*, événements, agenda, eventos, wydarzenia, eventi, イベント, فعاليات, कार्यक्रम',
  schedule:
    'schedule, timetable, class schedule, programme, program, course plan, weekly plan, lineup, line-up, running order, agenda, stundenplan*, kursplan*, zeitplan*, ablauf, ablaufplan*, programm, tagesablauf, emploi du temps, programme de la journée, planning, programa, grafik zajęć, plan zajęć, harmonogram, orario delle lezioni, スケジュール, プログラム, جدول, البرنامج, टाइम टेबल',
  shop: 'shop page, shop section, online shop, webshop, store page, shopping cart, cart, checkout, warenkorb, onlineshop*, shop-seite, boutique en ligne, panier, tienda online, carrito, sklep internetowy, koszyk, オンラインショップ, カート, سلة التسوق, متجر إلكتروني, ऑनलाइन दुकान',
  steps:
    'how it works, process, our process, steps, step by step, so funktioniert es, so geht’s, schritte, comment ça marche, cómo funciona, jak to działa, come funziona, 使い方, ご利用の流れ, كيف يعمل, कैसे काम करता है',
  features:
    'features, feature list, feature section, feature grid, benefits, advantages, funktionen, funktionsübersicht, vorteile, fonctionnalités, avantages, funciones, ventajas, características, funkcje, funzionalità, 機能, 特徴, المميزات, ميزات, विशेषताएं',
  statistics:
    'statistics, numbers section, key figures, counters, facts and figures, zahlen und fakten, statistiken, chiffres clés, cifras, statystyki',
  partners:
    'partners, sponsors, sponsor logos, partner logos, client logos, client list, logos of our clients, clients, partner, sponsoren, kunden, kundenlogos, partenaires, patrocinadores, partnerzy, sponsorzy, スポンサー, شركاء',
  downloads:
    'downloads, download section, pdf download, brochure, press kit, downloadbereich*, pressemappe*, téléchargements, descargas, materiały do pobrania',
  video:
    'video, videos, video section, trailer, showreel, film clip, reel, vidéo, vídeo, wideo, 動画, فيديو, वीडियो',
  music:
    'music player, player, audio player, listen section, songs to listen to, hörproben, musikplayer, spotify',
  jobs: 'jobs, careers, vacancies, job openings, open positions, stellenangebote, karriere, offene stellen, jobangebote, recrutement, empleo, oferty pracy, kariera, 採用情報, وظائف, नौकरी',
  social:
    'social media links, social links, social media, social media icons, links to instagram, instagram feed, instagram link, link to instagram, réseaux sociaux, redes sociales, media społecznościowe, links zu instagram, sns, soziale medien',
  pictures:
    'pictures, images, big pictures, big images, large photos, bilder, große bilder, bildern, imágenes, zdjęć, immagini, 画像',
  animation:
    'animations, animation, parallax, effects, moving things, sliders, slider, carousel, popups, pop-ups, pop-up, animationen, effekte, pop-up-fenster, animaciones, animacje, アニメーション',
  cookies: 'cookies, cookie banner, cookie-banner, tracking, analytics',
  login:
    'login, log in, member area, members area, user accounts, sign in, mitgliederbereich*, anmeldebereich, kundenkonto, espace membre, área de miembros, logowanie, ログイン, تسجيل الدخول',
  languages:
    'two languages, bilingual, multilingual, language switcher, in english and german, in german and english, zweisprachig, mehrsprachig, bilingue, bilingüe, dwujęzyczna',
  countdown:
    'countdown, countdown timer, count down, compte à rebours, cuenta atrás, odliczanie, カウントダウン',
} as const;

const FORMS = {
  contact:
    'contact form, enquiry form, inquiry form, message form, contact us form, a way to write to us, kontaktformular*, anfrageformular*, nachrichtenformular*, formulaire de contact, formulario de contacto, formularz kontaktowy, formularzem kontaktowym, formularza kontaktowego, formulario de contacto, modulo di contatto, contactformulier, formulário de contato, 問い合わせフォーム, お問い合わせフォーム, نموذج اتصال, نموذج تواصل, संपर्क फ़ॉर्म, संपर्क फॉर्म',
  booking:
    'booking form, form to book, booking, bookings, online booking, book online, booking page, booking button, reservation form, reservation, reservations, reserve a table, table booking, table reservation, reservation button, appointment form, appointment booking, appointment request, book an appointment, book a table, book a session, book a class, booking system, request appointments, buchungsformular*, onlinebuchung*, buchung, buchungsanfrage*, reservierung*, tischreservierung*, terminbuchung*, terminanfrage*, terminvereinbarung*, online-terminvereinbarung, online-termine, termin buchen, online buchen, tisch reservieren, réservation, réservations, réserver, prise de rendez-vous, reserva, reservas, reservar, pedir cita, cita previa, rezerwacja, rezerwacji, rezerwację, rezerwacją, umawianie wizyt, prenotazione, prenotazioni, prenotare, marcação, reserveren, 予約, 予約フォーム, حجز, الحجز, حجز موعد, बुकिंग, अपॉइंटमेंट',
  order:
    'order form, form to order, form for orders, online ordering, pre-order, preorder, order online, order page, ordering, click and collect, bestellformular*, vorbestellung*, onlinebestellung*, online bestellen, vorbestellen, bon de commande, commande en ligne, commander, formulario de pedido, pedidos, pedido, zamówienia, formularz zamówienia, ordine online, 注文フォーム, 注文, نموذج طلب, طلب, ऑर्डर फ़ॉर्म, ऑर्डर',
  quote:
    'quote form, quote request, request a quote, free quote, get a quote, estimate form, request an estimate, angebotsanfrage*, kostenvoranschlag*, angebot anfordern, devis, demande de devis, pedir presupuesto, presupuesto, wycena, formularz wyceny, preventivo, 見積もり, 見積り, طلب عرض سعر, कोटेशन',
  newsletter:
    'newsletter, newsletter sign-up, newsletter signup, newsletter form, sign-up form, signup form, sign-up, email sign-up, email signup, mailing list, subscribe form, subscribe box, subscribe button, waitlist, waiting list, waitlist form, early access form, newsletteranmeldung*, newsletter-anmeldung, warteliste*, infolettre, inscription à la newsletter, liste d’attente, suscripción, boletín, lista de espera, zapis do newslettera, lista oczekujących, メルマガ, メルマガ登録, النشرة البريدية, قائمة الانتظار, न्यूज़लेटर',
  rsvp: 'rsvp, rsvp form, reply form, registration form, registration, register, sign up for the event, zusage, zusagen, rückmeldung*, anmeldeformular*, anmeldung*, teilnahmebestätigung, réponse, confirmer leur présence, formulaire d’inscription, inscription, confirmar asistencia, confirmación de asistencia, inscripción, formulario de inscripción, potwierdzenie obecności, formularz zgłoszeniowy, rejestracja, zapisy, conferma, iscrizione, 参加登録, 出欠, 申し込み, 申込フォーム, تأكيد الحضور, التسجيل, पंजीकरण, आरएसवीपी',
  application:
    'application form, apply online, membership form, membership application, join form, become a member, volunteer form, volunteer sign-up, bewerbungsformular*, mitgliedsantrag*, beitrittsformular*, mitglied werden, adhésion, bulletin d’adhésion, hazte socio, formularz członkowski, dołącz do nas, 入会フォーム, طلب انضمام, सदस्यता',
  donation:
    'donation form, donate button, donation button, donations page, donate page, online donations, donation, spendenformular*, spendenbutton*, spendenseite, spendenkonto, faire un don, formulaire de don, donar, donaciones, botón de donación, darowizny, wpłaty, donazione, 寄付, تبرع, التبرع, दान',
} as const;

type Part = keyof typeof PARTS;
type Form = keyof typeof FORMS;
type Id = { part: Part } | { form: Form };

function* phrases(): Iterable<Phrase<Id>> {
  for (const [part, words] of Object.entries(PARTS) as [Part, string][])
    for (const phrase of splitPhrases(words)) yield { id: { part }, phrase, weight: 1 };
  for (const [form, words] of Object.entries(FORMS) as [Form, string][])
    for (const phrase of splitPhrases(words)) yield { id: { form }, phrase, weight: 1 };
}
const finder = new PhraseFinder(phrases());

const NEGATED =
  /(?:^|[^\p{L}])(?:no|not|without|remove|drop|delete|leave out|leave off|skip|get rid of|take out|hide|omit|don't (?:want|need|add|include|put|show)|do not (?:want|need|add|include|put|show)|doesn't need|does not need|not need|never|minus|nor|kein|keine|keinen|keinerlei|ohne|weglassen|entferne|entfernen|nicht|pas|sans|aucune?|sin|ningun|ninguna|nada de|bez|zadnych|nie chce|senza|nessuna?|sem|geen|zonder|لا|بدون|बिना)(?:(?: |, )(?:a|an|any|the|my|our|online|of|eine?|einen|das|die|den|der|de|d'|un|une|la|le|el|own|fancy|bunte|grossen|big|stock|customer|extra|or|as)){0,3} $/u;
/** Behind a part that is left out: "Preise bitte weglassen", "ブログは不要". */
const NEGATED_AFTER =
  /^(?: (?:bitte|brauche(?:n)? (?:ich|wir)|wollen wir|will ich|mochte(?:n)? (?:ich|wir)))?(?: nicht(?: notig)?| weglassen| weg$| raus| not needed| is not needed| isn't needed|は不要|はいらない|なし|は要りません| नहीं| न हो| nicht)/u;
const AND_MORE =
  /^(?: ?, ?| ?\/ ?| ?, (?:no|or|and|kein|keine|oder|und|ni|y|et) | (?:or|and|nor|und|oder|et|ou|ni|y|i|ani|e|&) )(?:(?:a|any|no|the|eine?|keine?|de|of) )?$/;

/** What a text that asks for a site says, where a business's own sentences say nothing of that kind. */
const REQUEST =
  /(?<![\p{L}])(?:website|websites|web site|web page|webpage|site|page|pages|landing|section|sections|homepage|one-?pager|want|wants|need|needs|should|would like|please|add|include|including|must have|would be (?:great|nice|good|lovely|cool)|ware (?:toll|schon|gut|super|nett)|looking for|webseite|internetseite|internetauftritt|seite|seiten|unterseiten?|bereich|abschnitt|brauche|brauchen|brauchst|mochte|mochten|soll|sollen|bitte|wunsche|erstelle|baue|hatte gern|rein|hinzu|site web|page d'accueil|je veux|il faut|il me faut|avec|besoin|souhaite|voudrais|web|pagina|sitio|necesito|quiero|queremos|con|incluir|strona|strony|stronka|potrzebuje|chce|chcemy|powinna|sito|vorrei|ho bisogno|サイト|ホームページ|ページ|欲しい|ほしい|作って|お願い|موقع|أريد|اريد|نريد|صفحة|वेबसाइट|चाहिए|पेज|बनाओ|बनाएं|बनाइए|साइट)(?![\p{L}])|サイト|ホームページ|欲しい|ほしい|作って|موقع|वेबसाइट|चाहिए/u;
const AS_PAGE =
  /(?<![\p{L}])(?:pages?|subpages?|separate pages?|own page|seiten?|unterseiten?|paginas?|podstron\p{L}{0,3}|ページ|صفحات|पेज)(?![\p{L}])/u;
const SINGLE_PAGE = /one[- ]page|single[- ]page|landing ?page|onepager|one-pager|eine seite/;

type PartFacts = Pick<Facts, 'wanted' | 'unwanted' | 'forms' | 'pages' | 'size'>;

/** Sections, pages and forms that are asked for, and those asked to be left out. The later wins. */
export function readParts(source: Source): PartFacts {
  const hits = finder
    .find(source)
    .filter((hit) => source.isFree(hit.from, hit.to) && isAskedFor(source, hit));
  const parts = new Map<Part, Hit<Id> & { isUnwanted: boolean; isPage: boolean }>();
  const forms = new Map<Form, Hit<Id> & { isUnwanted: boolean }>();
  let last = { to: 0, isUnwanted: false };
  for (const hit of hits) {
    const before = source.folded.slice(Math.max(0, hit.from - 48), hit.from);
    const isLinked: boolean = last.isUnwanted && AND_MORE.test(source.folded.slice(last.to, hit.from));
    const isUnwanted: boolean = NEGATED.test(before) || isLinked || isLeftOutBehind(source, hit.to);
    if (!isUnwanted && 'part' in hit.id && hit.id.part === 'cookies') continue;
    last = { to: hit.to, isUnwanted };
    source.take(
      isUnwanted ? 'unwanted' : 'part' in hit.id ? 'wanted' : 'form',
      'part' in hit.id ? hit.id.part : hit.id.form,
      hit.from,
      hit.to,
    );
    // Later mentions win, and move to the end only when they change something.
    if ('part' in hit.id) {
      const old = parts.get(hit.id.part);
      if (!old || old.isUnwanted !== isUnwanted || !old.isPage)
        parts.set(hit.id.part, { ...hit, isUnwanted, isPage: old?.isPage || isPage(source, hit) });
    } else if (forms.get(hit.id.form)?.isUnwanted !== isUnwanted)
      forms.set(hit.id.form, { ...hit, isUnwanted });
  }
  const named = [...parts];
  const pages = named.flatMap(([part, { isUnwanted, isPage: page }]) => (page && !isUnwanted ? [part] : []));
  const size = readSize(source);
  // Spans of what was taken back are gone with it.
  return {
    wanted: named.flatMap(([part, { isUnwanted }]) => (isUnwanted ? [] : [part])),
    unwanted: [...named, ...forms].flatMap(([part, { isUnwanted }]) => (isUnwanted ? [part] : [])),
    forms: [...forms].flatMap(([form, { isUnwanted }]) => (isUnwanted ? [] : [form])),
    ...(pages.length > 0 && { pages }),
    ...(size && { size }),
  };
}

/** In a sentence that asks for a site, in a list of nothing but parts, in a short request, or in a wish. */
function isAskedFor(source: Source, hit: Hit<Id>): boolean {
  if (hit.from >= source.wishesFrom) return true;
  if ('form' in hit.id && /form|button|formular|フォーム|نموذج/.test(source.folded.slice(hit.from, hit.to)))
    return true;
  const line = source.lineAt(hit.from);
  if (!line) return false;
  const start = Math.max(
    line.from,
    ...['. ', '! ', '? ', '。'].map((end) => source.folded.lastIndexOf(end, hit.from) + end.length - 1),
  );
  const stop = source.folded.slice(hit.to, line.to).search(/[.!?](?:\s|$)|。/);
  const sentence = source.folded.slice(start, stop < 0 ? line.to : hit.to + stop);
  if (REQUEST.test(sentence)) return true;
  // "Sections: menu, hours, contact" and bullets under such a line.
  const isWholeLine =
    line.to - line.from - (hit.to - hit.from) <= 3 && (line.hasBullet || line.folded.length < 30);
  if (isWholeLine) return line.hasBullet || !isLabel(source, line.to);
  const near = source.folded.slice(Math.max(0, hit.from - 24), hit.from);
  if (NEGATED.test(source.folded.slice(Math.max(0, hit.from - 40), hit.from))) return true;
  // A description of one line is a request, if it has no verb of its own that says otherwise.
  const isShort = source.folded.slice(0, source.wishesFrom - 1).length < 160;
  return isShort && /(?:with|mit|,|and|und|&|avec|con|z|:|\+)\s(?:\p{L}{1,14} ){0,3}$/u.test(near);
}

/** "Opening hours:" above hours is a label of them, and they are a part in any case. */
function isLabel(source: Source, end: number): boolean {
  return /^:?\s{0,3}\n/.test(source.text.slice(end - 1, end + 4));
}

function isLeftOutBehind(source: Source, to: number): boolean {
  return NEGATED_AFTER.test(source.folded.slice(to, to + 36));
}

function isPage(source: Source, hit: Hit<Id>): boolean {
  const line = source.lineAt(hit.from);
  if (!line) return false;
  const around = source.folded.slice(Math.max(line.from, hit.from - 90), Math.min(line.to, hit.to + 24));
  return (
    AS_PAGE.test(around.replace(SINGLE_PAGE, '')) &&
    /pages:|seiten:|pages for|own page|separate|sub ?pages|unterseiten|seiten fur|page for|\d pages|\d seiten|pages?$|podstron|páginas|paginas/.test(
      around,
    )
  );
}

const FEWER =
  /(?<![\p{L}])(?:fewer sections|less sections|shorter|make it short|keep it short|less content|fewer parts|weniger abschnitte|weniger bereiche|kurzer|moins de sections|menos secciones|mniej sekcji)(?![\p{L}])/gu;
const MORE =
  /(?<![\p{L}])(?:more sections|longer|more content|mehr abschnitte|mehr bereiche|langer|plus de sections|mas secciones|wiecej sekcji)(?![\p{L}])/gu;

function readSize(source: Source): Facts['size'] {
  const found = [
    ...source.findAll(FEWER).map(({ from, to }) => ({ from, to, size: 'fewer' as const })),
    ...source.findAll(MORE).map(({ from, to }) => ({ from, to, size: 'more' as const })),
  ]
    .filter(
      ({ from }) =>
        from >= source.wishesFrom ||
        /section|abschnitt|bereich|secc|sekcj|content|keep it|make it/.test(
          source.folded.slice(from, from + 30),
        ),
    )
    .sort((one, other) => one.from - other.from);
  const last = found.at(-1);
  if (last) source.take('size', last.size, last.from, last.to);
  return last?.size;
}
