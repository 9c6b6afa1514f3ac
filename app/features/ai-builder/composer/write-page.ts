import { drawArt, galleryOf } from './draw-art.ts';
import type { Art } from './kind-looks.ts';
import type { Kind } from './kind-words.ts';
import { type PageWords, splitItem } from './page-words.ts';
import type { Part, Reading } from './read-description.ts';

type Page = { words: PageWords; parts: readonly Part[]; art: Art; reading: Reading; kind: Kind };

/** Kinds in which one person speaks. */
const ALONE: readonly Kind[] = ['portfolio', 'photographer', 'blog', 'resume', 'links'];

/** The HTML of a composed page. Everything that comes from the description is escaped. */
export function writePage(page: Page): string {
  const { words, parts, art, reading } = page;
  const { labels } = words;
  const name = escapeHtml(words.name);
  const main = parts.includes('contact') ? 'contact' : (parts[0] ?? 'top');
  const links = parts.map((part) => `          <li><a href="#${part}">${labelOf(part, words)}</a></li>`);
  const place = reading.place ? `\n          <p class="kicker">${escapeHtml(reading.place)}</p>` : '';
  return `<!doctype html>
<html lang="${reading.language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(titleOf(words))}</title>
  <meta name="description" content="${escapeHtml(descriptionOf(words))}">
  <link rel="icon" href="${ICON}">
  <link rel="stylesheet" href="styles.css">
</head>
<body id="top">
  <a class="skip" href="#content">${labels.skip}</a>
  <header class="bar">
    <div class="wrap">
      <a class="brand" href="#top">${name}</a>
      <nav aria-label="${labels.menu}">
        <ul>
${links.join('\n')}
        </ul>
      </nav>
      <button class="theme" type="button" aria-label="${labels.theme}" hidden></button>
    </div>
  </header>
  <main id="content">
    <div class="opening">
      <div class="wrap">
        <div>${place}
          <h1>${words.headline}</h1>
          <p class="lead">${words.lead}</p>
          <a class="button" href="#${main}">${main === 'contact' ? labels.write : labels.more}</a>
        </div>
        ${drawArt(art, null)}
      </div>
    </div>
${parts.map((part, index) => section(part, page, index)).join('\n')}
  </main>
  <footer class="foot">
    <div class="wrap">
      <p>${name}</p>
      <a href="#top">${labels.top}</a>
    </div>
  </footer>
  <script src="script.js"></script>
</body>
</html>
`;
}

function labelOf(part: Part, { labels }: PageWords): string {
  if (part === 'about' || part === 'gallery' || part === 'steps' || part === 'contact') return labels[part];
  return labels.offer;
}

function section(part: Part, page: Page, index: number): string {
  const { title, className = '', inner } = content(part, page);
  const classes = ['section', index % 2 === 1 && 'panel', className].filter(Boolean).join(' ');
  return `    <section class="${classes}" id="${part}" aria-labelledby="${part}-title">
      <div class="wrap">
        <h2 id="${part}-title">${title}</h2>
${inner}
      </div>
    </section>`;
}

function content(part: Part, page: Page): { title: string; className?: string; inner: string } {
  const { words, art, kind } = page;
  const { labels } = words;
  if (part === 'about')
    return {
      title: ALONE.includes(kind) ? labels.aboutMe : labels.aboutTitle,
      className: 'about',
      inner: `        <p>${words.about}</p>`,
    };
  if (part === 'gallery') {
    const pictures = galleryOf(art).map(
      (one, index) => `          <li>${drawArt(one, `${labels.picture} ${index + 1}`)}</li>`,
    );
    return { title: labels.galleryTitle, inner: list('ul', 'pictures', pictures) };
  }
  if (part === 'steps') {
    const steps = labels.stepList.map((step) => entry(splitItem(step)));
    return { title: labels.steps, inner: list('ol', 'steps', steps) };
  }
  if (part === 'contact') return { title: labels.contactTitle, inner: facts(page) };
  return { title: words.offerTitle, inner: list('ul', 'cards', words.items.map(entry)) };
}

function list(tag: 'ul' | 'ol', className: string, items: readonly string[]): string {
  return `        <${tag} class="${className}">\n${items.join('\n')}\n        </${tag}>`;
}

function entry({ name, text }: { name: string; text: string | null }): string {
  const more = text ? `<p>${text}</p>` : '';
  return `          <li><h3>${escapeHtml(name)}</h3>${more}</li>`;
}

function facts({ reading: { place, email, phone }, words: { labels } }: Page): string {
  const fact = (label: string, value: string) => `          <div><dt>${label}</dt><dd>${value}</dd></div>`;
  const lines = [
    place && fact(labels.place, escapeHtml(place)),
    email && fact(labels.email, `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`),
    phone && fact(labels.phone, `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>`),
  ].filter(Boolean);
  return `        <dl class="facts">\n${lines.join('\n')}\n        </dl>`;
}

/** A square cut in two, in the shades of a page that has no file for an icon. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M0 0h32v32z' fill='%23555'/%3E%3Cpath d='M0 0v32h32z' fill='%23bbb'/%3E%3C/svg%3E";

/** Name and headline where both fit into what search engines show; 8 to 70 characters. */
function titleOf({ name, headline }: PageWords): string {
  const both = `${name} · ${headline}`;
  if (both.length <= 70) return both;
  return name.length >= 8 ? name : headline;
}

function descriptionOf({ headline, lead }: PageWords): string {
  return `${headline}${/[.!?]$/.test(headline) ? '' : '.'} ${lead}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
