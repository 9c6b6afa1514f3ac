import { expect, it } from 'vitest';
import { applySite } from './apply-site.ts';
import { type Contract, type Item, parseContract, parseSite } from './contract.ts';
import { readSite } from './read-site.ts';

const page = `<!doctype html>
<html lang="en">
<head><title data-slot="page.title">Oven &amp; Sons</title></head>
<body>
  <nav><a href="#menu">Menu</a> <a data-slot-section="visit" href="#visit">Visit</a></nav>
  <main>
    <h1 data-slot="business.name">Oven
      Sons</h1>
    <p data-slot="hero.words">Bread, <em>slowly</em>.</p>
    <section id="menu" data-slot-section="menu" data-slot-section-may="double move" aria-labelledby="menu-title">
      <h2 id="menu-title" data-slot="menu.title">Bread</h2>
      <ul data-slot-list="menu.items">
        <li class="a"><b data-slot="name">Rye</b> <i data-slot="price">£4</i></li>
        <li class="b"><b data-slot="name">Spelt</b> <i data-slot="price">£5</i></li>
        <li class="c"><b data-slot="name">Oat</b> <i data-slot="price">£3</i></li>
      </ul>
    </section>
    <section id="visit" data-slot-section="visit" data-slot-section-may="hide move">
      <a data-slot-attr="href:visit.mail" href="mailto:oven@sons.example?subject=Hello&amp;body=x">Write</a>
      <div data-slot-photo="visit.photo"><svg viewBox="0 0 1 1"></svg></div>
    </section>
  </main>
  <script type="application/json" id="data">{ "name": "Oven Sons", "open": [1, "Tuesday"] }</script>
  <p data-slot="business.name">Oven Sons</p>
</body>
</html>
`.replaceAll('\n', '\r\n');

const contract = (
  parseContract(
    JSON.stringify({
      slots: {
        'hero.words': { type: 'rich' },
        'menu.items.price': { type: 'price' },
        'visit.mail': { type: 'email' },
      },
      photos: { 'visit.photo': { label: 'The shop', width: 800, height: 600 } },
      bind: [
        { slot: 'business.name', file: 'index.html', target: 'json:#data/name' },
        { slot: 'day', file: 'index.html', target: 'json:#data/open/1' },
      ],
    }),
  ) as { contract: Contract }
).contract;
const files = { 'index.html': page };
const apply = (site: Parameters<typeof applySite>[2]) => applySite(files, contract, site);
const changed = (site: Parameters<typeof applySite>[2]) => {
  const result = apply(site);
  expect(result.problems).toEqual([]);
  return result.files['index.html'] ?? page;
};

it('reads every slot with its type, limits and value', () => {
  const { site, problems } = readSite(files, contract);
  expect(problems).toEqual([]);
  expect(site.slots['business.name']).toMatchObject({
    type: 'text',
    label: 'Name',
    max: 20,
    value: 'Oven Sons',
  });
  expect(site.slots['hero.words']?.value).toBe('Bread, <em>slowly</em>.');
  expect(site.slots['visit.mail']?.value).toBe('oven@sons.example');
  expect(site.slots['menu.items']?.value).toEqual([
    { id: '1', name: 'Rye', price: '£4' },
    { id: '2', name: 'Spelt', price: '£5' },
    { id: '3', name: 'Oat', price: '£3' },
  ]);
  expect(site.slots.day?.value).toBe('Tuesday');
  expect(site.sections).toEqual(['menu', 'visit']);
});

it('changes nothing when it is filled with what it says', () => {
  const { site } = readSite(files, contract);
  const again = parseSite(JSON.stringify(site));
  expect('site' in again && apply(again.site)).toEqual({ files: {}, removed: [], problems: [] });
});

it('changes a value in all its places, and nothing else', () => {
  const text = changed({ slots: { 'business.name': 'Hammam "Ü" <b>' } });
  expect(text).toBe(
    page
      .replace('Oven\r\n      Sons</h1>', 'Hammam "Ü" &lt;b&gt;</h1>')
      .replace('"Oven Sons"', '"Hammam \\"Ü\\" \\u003cb\\u003e"')
      .replace('>Oven Sons</p>', '>Hammam "Ü" &lt;b&gt;</p>'),
  );
});

it('keeps what follows the address of a mail, and puts a photograph beside its drawing', () => {
  const photo = {
    src: 'assets/shop.jpg',
    alt: 'The "shop"',
    width: 800,
    height: 600,
    focus: [20, 80] as [number, number],
  };
  const text = changed({ slots: { 'visit.mail': 'a@b.example', 'visit.photo': photo } });
  expect(text).toContain('href="mailto:a@b.example?subject=Hello&amp;body=x"');
  expect(text).toContain(
    '<div data-slot-photo="visit.photo"><img class="photo" data-photo src="assets/shop.jpg" alt="The &quot;shop&quot;"',
  );
  const after = { 'index.html': text };
  expect(readSite(after, contract).site.slots['visit.photo']?.value).toEqual(photo);
  expect(
    applySite(after, contract, { slots: { 'visit.mail': 'oven@sons.example', 'visit.photo': null } }).files[
      'index.html'
    ],
  ).toBe(page);
});

it('moves, drops and adds items of a list', () => {
  const text = changed({
    slots: {
      'menu.items': [
        { id: '1', name: 'Rye' },
        { id: '3', price: '£9' },
        { name: 'Barley', price: '£6' },
      ],
    },
  });
  expect(text).toContain(
    '<li class="a"><b data-slot="name">Rye</b> <i data-slot="price">£4</i></li>\r\n        ' +
      '<li class="c"><b data-slot="name">Oat</b> <i data-slot="price">£9</i></li>\r\n        ' +
      '<li class="a"><b data-slot="name">Barley</b> <i data-slot="price">£6</i></li>\r\n      </ul>',
  );
  expect(apply({ slots: { 'menu.items': [{ name: 'Barley' }] } }).problems).toEqual([
    { name: 'menu.items.price', file: 'index.html', what: 'is missing in item 1, which is new' },
  ]);
});

it('leaves a section out with the links that lead to it, and puts it back in another place', () => {
  const without = changed({ sections: ['menu'] });
  expect(without).not.toContain('visit');
  const moved = changed({ sections: ['visit', 'menu'] });
  expect(moved.indexOf('id="visit"')).toBeLessThan(moved.indexOf('id="menu"'));
  expect(
    applySite({ 'index.html': moved }, contract, { sections: ['menu', 'visit'] }).files['index.html'],
  ).toBe(page);
});

it('leaves out what leads to a section from deeper in the page and from other pages', () => {
  const deep = page.replace(
    '<ul data-slot-list',
    '<p><a data-slot-section="visit" href="#visit">In</a></p>$&',
  );
  const other = '<p>Bread</p><a data-slot-section="visit" href="index.html#visit">Come in</a>';
  const pages = { 'index.html': deep, 'about.html': other };
  const { files: after, problems } = applySite(pages, contract, { sections: ['menu'] });
  expect(problems).toEqual([]);
  expect(after['index.html']).not.toContain('visit');
  expect(after['about.html']).toBe('<p>Bread</p>');
});

it('doubles a section under names and ids of its own', () => {
  const text = changed({ sections: ['menu', 'menu-2', 'visit'], slots: { 'menu-2.title': 'Cake' } });
  expect(text).toContain(
    'id="menu-2" data-slot-section="menu-2" data-slot-section-may="double move" aria-labelledby="menu-title-2"',
  );
  expect(text).toContain('<h2 id="menu-title-2" data-slot="menu-2.title">Cake</h2>');
  expect(text).toContain('<ul data-slot-list="menu-2.items">');
  expect(applySite({ 'index.html': text }, contract, { sections: ['menu', 'visit'] }).problems).toEqual([
    { name: 'menu-2', file: 'index.html', what: 'can not be left out' },
  ]);
});

it('says what it can not do, and leaves that as it is', () => {
  const { files: after, problems } = apply({
    slots: {
      'visit.mail': 'javascript:alert(1)',
      'menu.title': 'x'.repeat(21),
      'hero.words': 'See <img src=x onerror=alert(1)>',
      'menu.items': [],
      nothing: 'x',
    },
    sections: ['visit'],
  });
  expect(after).toEqual({});
  expect(problems.map(({ name, what }) => `${name} ${what}`)).toEqual([
    'menu can not be left out',
    'menu.items must hold 1 to 6 items, not 0',
    'hero.words may hold em, strong, code, a and br, but not img',
    'menu.title has 21 characters, more than 20',
    'visit.mail must be an address such as name@example.org',
    'nothing is no slot of this template',
  ]);
});

it('refuses marks where a value could do something', () => {
  const text = `<!doctype html><title>x</title>
<a data-slot-attr="onclick:a href:b" onclick="go()" href="x.html">y</a>
<script data-slot="c">1</script><script data-slot-attr="src:d" src="x.js"></script>
<p data-slot-attr="style:e srcdoc:f" style="color: red">z</p>
<meta http-equiv="refresh" data-slot-attr="content:g" content="1">
<p data-slot="h">one <b>two</b></p>`;
  const { site, problems } = readSite({ 'index.html': text }, contract);
  expect(Object.keys(site.slots)).toEqual(['b', 'h']);
  expect(problems.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['a', 'c', 'd', 'e', 'f', 'g', 'h']),
  );
});

it('says field by field what is wrong with a contract', () => {
  expect(parseContract('{"slots":{"Title":{}},"fix":[]}')).toEqual({
    problems: [
      expect.objectContaining({ name: 'slots.Title' }),
      { name: 'contract.json', file: 'contract.json', what: 'does not know fix' },
    ],
  });
  expect(parseContract('{')).toEqual({ problems: [expect.objectContaining({ name: 'contract.json' })] });
});

it('keeps items whose photograph is not there, and puts one into the item it is given to', () => {
  const menu = {
    'index.html': `<!doctype html>
<html lang="en">
<body>
  <ul data-slot-list="dishes">
    <li><div data-slot-photo="photo"><img src="rye.svg" alt=""></div> <b data-slot="name">Rye</b></li>
    <li><div data-slot-photo="photo"><img src="oat.svg" alt=""></div> <b data-slot="name">Oat</b></li>
  </ul>
</body>
</html>
`,
  };
  const rules: Contract = {
    ...contract,
    slots: {},
    bind: [],
    photos: { 'dishes.photo': { label: 'The loaf', width: 600, height: 600 } },
  };
  const { site } = readSite(menu, rules);
  expect(site.slots.dishes?.value).toEqual([
    { id: '1', photo: null, name: 'Rye' },
    { id: '2', photo: null, name: 'Oat' },
  ]);
  const read = parseSite(JSON.stringify(site));
  expect(applySite(menu, rules, 'site' in read ? read.site : {})).toEqual({
    files: {},
    removed: [],
    problems: [],
  });
  const photo = {
    src: 'oat.jpg',
    alt: 'An oat loaf',
    width: 600,
    height: 600,
    focus: [50, 50] as [number, number],
  };
  const dishes: Item[] = [{ id: '1' }, { id: '2', photo }];
  const { files: filled, problems } = applySite(menu, rules, { slots: { dishes } });
  expect(problems).toEqual([]);
  expect(readSite({ ...menu, ...filled }, rules).site.slots.dishes?.value).toEqual([
    { id: '1', photo: null, name: 'Rye' },
    { id: '2', photo, name: 'Oat' },
  ]);
});

const bar = (more = '') =>
  `<p data-slot-section="note" data-slot-section-may="hide${more}" data-slot="note.words">Shut on Monday</p>`;
const sectionOf = (name: string, may = 'hide move') =>
  `<section data-slot-section="${name}" data-slot-section-may="${may}"><h2 data-slot="${name}.title">${name}</h2></section>`;

it('leaves a section out of every page that it stands on, and keeps the order of each', () => {
  const pages = {
    'index.html': `${sectionOf('hero')}\n${bar()}\n${sectionOf('visit')}\n`,
    'menu.html': `${sectionOf('menu')}\n${sectionOf('drinks')}\n${bar()}\n`,
  };
  const { site, problems } = readSite(pages, contract);
  expect(problems.filter(({ name }) => name === 'note')).toEqual([]);
  expect(site.sections).toEqual(['hero', 'menu', 'drinks', 'note', 'visit']);
  expect(applySite(pages, contract, { sections: site.sections }).files).toEqual({});
  const { files: without } = applySite(pages, contract, { sections: ['hero', 'menu', 'drinks', 'visit'] });
  expect(without).toEqual({
    'index.html': `${sectionOf('hero')}\n${sectionOf('visit')}\n`,
    'menu.html': `${sectionOf('menu')}\n${sectionOf('drinks')}\n`,
  });
  const { files: turned } = applySite(pages, contract, {
    sections: ['visit', 'drinks', 'menu', 'note', 'hero'],
  });
  expect(turned).toEqual({
    'index.html': `${sectionOf('visit')}\n${bar()}\n${sectionOf('hero')}\n`,
    'menu.html': `${sectionOf('drinks')}\n${sectionOf('menu')}\n${bar()}\n`,
  });
});

it('names sections that pages order differently, that stand twice, or that could move on one page alone', () => {
  const say = (pages: Record<string, string>) =>
    readSite(pages, { ...contract, bind: [] }).problems.map(
      ({ name, file, what }) => `${file} ${name} ${what}`,
    );
  const [one, other] = [sectionOf('one', 'hide'), sectionOf('other', 'hide')];
  expect(say({ 'a.html': one + other, 'b.html': other + one })).toEqual([
    'b.html one stands in another order here than on other pages',
  ]);
  expect(say({ 'a.html': one + one })).toEqual([
    'a.html one stands twice on this page: a second one is one-2',
  ]);
  expect(say({ 'a.html': bar(' move'), 'b.html': bar() })).toEqual([
    'a.html note stands on several pages and may only be hidden',
  ]);
});

it('fills a list wherever it stands, and names places that hold other items', () => {
  const list = (tag: string, names: string[]) =>
    `<ul data-slot-list="nav">${names.map((name) => `<li><${tag} data-slot="name">${name}</${tag}></li>`).join('')}</ul>`;
  const pages = (own: string[]) => ({
    'index.html': list('b', ['Bread', 'Cake']),
    'menu.html': `${list('b', ['Bread', 'Cake'])}${list('i', own)}`,
  });
  const rules: Contract = { ...contract, slots: {}, bind: [] };
  const nav: Item[] = [{ id: '2' }, { name: 'Rolls' }];
  const { files: after, problems } = applySite(pages(['Bread', 'Cake']), rules, { slots: { nav } });
  expect(problems).toEqual([]);
  expect(after).toEqual({
    'index.html': list('b', ['Cake', 'Rolls']),
    'menu.html': `${list('b', ['Cake', 'Rolls'])}${list('i', ['Cake', 'Rolls'])}`,
  });
  expect(readSite(pages(['Bread', 'Pie']), rules).problems).toEqual([
    { name: 'nav', file: 'menu.html', what: 'holds other items here than elsewhere' },
  ]);
});

it('reads a telephone number as it is shown, also where a link to it comes first', () => {
  const pages = {
    'index.html':
      '<a data-slot-attr="href:phone" href="tel:+441632960733">Ring</a> <b data-slot="phone">+44 1632 960733</b>',
  };
  const rules: Contract = { ...contract, slots: { phone: { type: 'phone' } }, bind: [] };
  const { site, problems } = readSite(pages, rules);
  expect([site.slots.phone?.value, problems]).toEqual(['+44 1632 960733', []]);
});

it('leaves pages out, and keeps the first one and the one for missing addresses', () => {
  const about = '<!doctype html><html lang="en"><title data-slot="about.title">About</title></html>';
  const pages = { ...files, 'about.html': about, 'contact.html': about, '404.html': about };
  const rules: Contract = {
    ...contract,
    bind: [...contract.bind, { slot: 'day', file: 'about.html', target: 'json:#gone/x' }],
  };
  const { removed, problems } = applySite(pages, rules, { pages: ['contact.html'] });
  expect(removed).toEqual(['about.html']);
  expect(problems).toEqual([]);
  expect(applySite(files, contract, {}).removed).toEqual([]);
  expect(applySite(files, contract, { pages: ['shop.html'] }).problems).toContainEqual({
    name: 'shop.html',
    what: 'is no page of this template',
  });
  expect(parseSite('{ "pages": ["contact.html"] }')).toEqual({
    site: { slots: {}, pages: ['contact.html'] },
  });
});

it('leaves the same pages out of what they are built from', () => {
  const about = '<!doctype html><html lang="en"><title data-slot="about.title">About</title></html>';
  const both = { ...files, 'about.html': about, 'source/index.html': page, 'source/about.html': about };
  expect(applySite(both, contract, { pages: [] }).removed).toEqual(['about.html', 'source/about.html']);
});

it('says which language a page is in and how it is read', () => {
  const html =
    '<!doctype html><html lang="en" dir="ltr" data-slot-attr="lang:page.language dir:page.direction">';
  const { files: changedFiles, problems } = applySite(
    { 'index.html': `${html}<title>x</title></html>` },
    { ...contract, slots: {}, bind: [] },
    { slots: { 'page.language': 'ar', 'page.direction': 'rtl' } },
  );
  expect(problems).toEqual([]);
  expect(changedFiles['index.html']).toContain('lang="ar" dir="rtl"');
});
