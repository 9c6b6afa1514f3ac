/*
 * What a resume.json says, by the names that the pages have for it (contract.json lists them with their limits).
 * JSON Resume asks for nothing, so that anything may be missing: what is, is left out of the sheet.
 */

/** Headings of the notes, in their order. Change them for a CV in another language. */
const headings = {
  volunteer: 'Beside the work',
  skills: 'Skills',
  languages: 'Languages',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Published',
  projects: 'Projects',
  interests: 'Interests',
  references: 'References',
};
const words = {
  today: 'today',
  to: 'to',
  drawnBy: 'Drawn by',
  subject: 'Subject',
  revision: 'Revision',
  sheet: 'Sheet',
};
/** The language that dates are written in. */
const language = 'en-GB';

/** The newest is the pencil; the others follow one another. */
const fillAt = (index) => (index === 0 ? 'pencil' : ['pages', 'lattice', 'masonry'][(index - 1) % 3]);

const text = (value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');
const list = (value) => (Array.isArray(value) ? value : []);
const html = (value) => text(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const strong = (value) => (text(value) ? `<strong>${html(value)}</strong>` : '');
const em = (value) => (text(value) ? `<em>${html(value)}</em>` : '');
const join = (parts, between = ', ') => parts.filter(Boolean).join(between);
const webAddress = (value) => (/^https?:\/\/[^/\s<>"\\]+[^\s<>"\\]*$/i.test(text(value)) ? text(value) : '');

function monthOf(date) {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(text(date)) ?? [];
  if (!month) return year ?? '';
  return new Date(year, month - 1, 15).toLocaleDateString(language, { month: 'short', year: 'numeric' });
}

function periodOf({ startDate, endDate }) {
  if (!text(startDate)) return monthOf(endDate);
  return `${monthOf(startDate)} ${words.to} ${monthOf(endDate) || words.today}`;
}

/** The lines of each part of the notes. */
const lines = {
  volunteer: ({ organization, position, summary, highlights, ...time }) =>
    join(
      [join([strong(organization), html(position), periodOf(time)]), html(summary) || html(list(highlights)[0])],
      '. ',
    ),
  skills: ({ name, level, keywords }) =>
    join([strong(name), join([html(level), ...list(keywords).map(html)])], ': '),
  languages: ({ language: name, fluency }) => join([html(name), html(fluency)]),
  certificates: ({ name, issuer, date }) => join([html(name), html(issuer), monthOf(date)]),
  awards: ({ title, awarder, date }) => join([html(title), html(awarder), monthOf(date)]),
  publications: ({ name, publisher, releaseDate }) => join([em(name), html(publisher), monthOf(releaseDate)]),
  projects: ({ name, description, ...time }) => join([join([strong(name), periodOf(time)]), html(description)], '. '),
  interests: ({ name, keywords }) => join([html(name), join(list(keywords).map(html))], ': '),
  references: ({ name, reference }) => join([strong(name), html(reference)], ': '),
};

/** Cuts a text at its limit, between words, and remembers that it did. HTML loses its tags then. */
function cutter(notes) {
  return (value, most, what, isHtml = false) => {
    if ([...value].length <= most) return value;
    const plain = isHtml ? value.replace(/<[^>]*>/g, '') : value;
    const whole = [...plain].slice(0, most - 1).join('').replace(/\s+\S*$/, '');
    notes.push(`Cut to ${most} characters: ${what}, "${[...plain].slice(0, 40).join('')}…"`);
    return `${isHtml ? whole.replace(/&\w*$/, '') : whole}…`;
  };
}

/** By their ends; of two that ended together the order of the resume stays. */
function newestFirst(entries) {
  const end = ({ endDate }) => text(endDate) || '9999';
  return [...entries].sort((one, other) => (end(one) === end(other) ? 0 : end(one) < end(other) ? 1 : -1));
}

/** The values of all slots, the sections that stay, and what the reader of the command should know. */
export function slotsOf(resume, layout) {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume))
    throw new Error('is no JSON Resume: it must be an object.');
  const notes = [];
  const cut = cutter(notes);
  const basics = resume.basics ?? {};
  const location = basics.location ?? {};
  const name = text(basics.name);
  if (!name) throw new Error('basics.name is missing: a CV needs a name.');
  const label = cut(text(basics.label) || text(list(resume.work)[0]?.position) || 'Curriculum vitae', 60, 'label');

  const entry = (limit) => (one, index) => ({
    fill: one.fill ?? fillAt(index),
    title: cut(one.title || one.place, limit, 'title'),
    place: cut(one.title ? one.place : '', 60, 'place'),
    town: cut(one.town ?? '', 40, 'place'),
    from: text(one.startDate) || text(one.endDate),
    to: text(one.endDate) || words.today,
    points: (one.points.length ? one.points : ['']).slice(0, one.most).map((line) => ({ words: cut(line, 280, one.place, true) })),
  });
  const work = newestFirst(list(resume.work))
    .slice(0, 14)
    .map(({ position, name: place, location: town, summary, description, highlights, startDate, endDate }) => ({
      title: text(position),
      place: text(place),
      town: text(town),
      startDate,
      endDate,
      most: 8,
      points: [html(summary) || html(description), ...list(highlights).map(html)].filter(Boolean),
    }))
    .map(entry(60));
  const education = newestFirst(list(resume.education))
    .slice(0, 8)
    .map(({ studyType, area, institution, score, courses, startDate, endDate }) => ({
      fill: 'earth',
      title: join([text(area), text(studyType)]),
      place: text(institution),
      startDate,
      endDate,
      most: 6,
      points: [html(score), join(list(courses).map(html))].filter(Boolean),
    }))
    .map(entry(80));

  const groups = Object.entries(headings)
    .map(([key, title]) => ({
      title,
      items: list(resume[key])
        .map((one) => lines[key](one))
        .filter(Boolean)
        .slice(0, 10)
        .map((line) => ({ words: cut(line, 240, title, true) })),
    }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) groups.push({ title: words.subject, items: [{ words: html(label) }] });

  const profiles = [{ url: basics.url }, ...list(basics.profiles)]
    .map(({ url }) => webAddress(url))
    .filter(Boolean)
    .slice(0, 6)
    .map((address) => ({ name: address.replace(/^https?:\/\/(www\.)?|\/$/gi, '').slice(0, 60), address }));
  const beside = [...list(resume.volunteer), ...list(resume.projects)]
    .filter(({ startDate }) => text(startDate))
    .slice(0, 4)
    .map(({ organization, name: project, startDate, endDate }) => ({
      name: cut(text(organization) || text(project), 28, 'line beside the ruler'),
      from: text(startDate),
      to: text(endDate) || words.today,
    }));

  const image = text(basics.image);
  if (/^https?:/i.test(image))
    notes.push('The portrait is on the web: put it into assets/img and name it there. The page asks nobody for it.');
  const email = text(basics.email);
  const phone = /^\+?[\d ().-]{3,30}$/.test(text(basics.phone)) ? text(basics.phone) : '';
  notes.push('letter.html has your name and address; its words are yours to write.');

  const street = text(location.address);
  const town = join([join([text(location.postalCode), text(location.city)], ' '), text(location.region)]);
  const slots = {
    'page.language': language,
    'page.layout': layout,
    'page.title': cut(`${name}, ${label}: CV`, 70, 'title of the page'),
    'page.description': cut(
      `The CV of ${name}, ${label}: work, education and what goes with them, on one page that can be printed.`,
      170,
      'description of the page',
    ),
    'letter.title': cut(`Letter from ${name}, ${label}`, 70, 'title of the letter'),
    'letter.description': cut(
      `A letter from ${name}, ${label}. It goes with the CV and prints on one page.`,
      170,
      'description of the letter',
    ),
    'person.name': cut(name, 40, 'name'),
    'person.label': label,
    'person.summary': cut(text(basics.summary), 700, 'summary'),
    'person.street': cut(street, 50, 'address'),
    'person.town': cut(town, 50, 'address'),
    ...(email ? { 'person.email': email } : {}),
    ...(phone ? { 'person.phone': phone } : {}),
    ...(profiles.length ? { 'profiles.items': profiles } : {}),
    ...(work.length ? { 'work.items': work } : {}),
    ...(education.length ? { 'education.items': education } : {}),
    ...(beside.length ? { 'beside.items': beside } : {}),
    'notes.groups': groups,
    'block.items': [
      { name: words.subject, value: cut(label, 40, 'subject') },
      { name: words.drawnBy, value: cut(name, 40, 'name') },
      { name: words.revision, value: monthOf(text(resume.meta?.lastModified) || new Date().toISOString()) },
      { name: words.sheet, value: '1 / 1' },
    ],
    ...(image && !/^[a-z]+:|^\//i.test(image)
      ? { 'person.photo': { src: image, alt: name, width: 480, height: 600, focus: [50, 30] } }
      : {}),
  };
  const stays = {
    letter: true,
    email,
    phone,
    'letter-email': email,
    'letter-phone': phone,
    profiles: profiles.length,
    work: work.length,
    education: education.length,
    beside: beside.length,
    block: true,
  };
  return { slots, sections: Object.keys(stays).filter((section) => stays[section]), notes };
}
