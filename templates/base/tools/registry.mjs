/*
 * Brings source/react/registry.json up to date after you have changed look.json, a style sheet or a section of source/react:
 * node tools/registry.mjs. With --check it changes nothing and ends with 1 when the file is not up to date.
 *
 * The file is a registry for the command line of shadcn. Items name each other; whoever serves it puts addresses there.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'source/react');
const target = path.join(source, 'registry.json');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const look = JSON.parse(read('look.json'));

/** Names that Tailwind's utilities have for two colours: shadcn's own `accent` is another thing. */
const colourNames = { accent: 'brand', 'on-accent': 'on-brand' };

/** Where the fonts of the themes come from in a project of npm. */
const fontPackage = (family) => `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;
const isWebFont = (family) => existsSync(path.join(root, `fonts/${family.toLowerCase().replaceAll(' ', '-')}.woff2`));

/** The theme's own names, and those that shadcn's components know: with the second a project follows the theme as a whole. */
function coloursOf(palette) {
  const own = Object.fromEntries(Object.entries(palette).map(([name, value]) => [colourNames[name] ?? name, value]));
  const { paper, raised, sunk, ink, soft, line, edge, accent, bad } = palette;
  const shared = {
    background: paper,
    foreground: ink,
    card: raised,
    'card-foreground': ink,
    popover: raised,
    'popover-foreground': ink,
    primary: accent,
    'primary-foreground': palette['on-accent'],
    secondary: sunk,
    'secondary-foreground': ink,
    muted: sunk,
    'muted-foreground': soft,
    accent: palette.wash,
    'accent-foreground': ink,
    destructive: bad,
    border: line,
    input: edge,
    ring: accent,
  };
  return { own, shared };
}

/** Type and shape of a theme: numbers of look.json, with units where style sheets need them. */
function shapeOf({ fonts, numbers }) {
  const rem = (value) => `${Number(value.toFixed(5))}rem`;
  const stack = (families) =>
    families
      .flatMap((family) => (isWebFont(family) ? [`"${family} Variable"`, `"${family}"`] : [family]))
      .map((family) => (/^[\w-]+$|^"/.test(family) ? family : `"${family}"`))
      .join(', ');
  const { size, gap, wide, radius, pill, border, shadow, ratio, leading, tight, caps, aside, centred, ornament } = numbers;
  return {
    'base-display': stack(fonts.display),
    'base-text': stack(fonts.text),
    'base-label': stack(fonts.label),
    'base-rem': rem(size / 16),
    'base-space': rem((size / 16) * gap),
    'base-wide': rem((size / 16) * wide),
    'base-radius': `${radius}px`,
    'base-pill': `${pill}px`,
    'base-border': `${border}px`,
    'base-rule': `${Math.max(1, border)}px`,
    'base-shadow': shadow
      ? `0 ${0.6 * shadow}rem ${1.75 * shadow}rem ${-0.9 * shadow}rem color-mix(in srgb, var(--ink) ${34 * shadow}%, transparent)`
      : 'none',
    'base-ratio': String(ratio),
    'base-leading': String(leading),
    'base-display-leading': String(numbers['display-leading']),
    'base-display-weight': String(numbers['display-weight']),
    'base-heading-weight': String(numbers['heading-weight']),
    'base-label-weight': String(numbers['label-weight']),
    'base-tight': String(tight),
    'base-spread': String(numbers['label-spread']),
    'base-caps': String(caps),
    'base-aside': String(aside),
    'base-centred': String(centred),
    'base-ornament': String(ornament),
  };
}

/** What a theme asks of npm, and the imports that load it. */
function fontsOf({ fonts }) {
  const families = [...new Set(Object.values(fonts).flat())].filter(isWebFont);
  const files = families.flatMap((family) => [
    fontPackage(family),
    ...(existsSync(path.join(root, `fonts/${family.toLowerCase()}-italic.woff2`)) ? [`${fontPackage(family)}/wght-italic.css`] : []),
  ]);
  return {
    dependencies: families.map(fontPackage),
    css: Object.fromEntries(files.map((file) => [`@import "${file}"`, {}])),
  };
}

/** A style sheet as shadcn writes it in JSON: rules within rules, and rules that are named twice in one. */
function nested(container, into = {}) {
  for (const node of container.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'decl') into[node.prop] = node.value.replace(/\s+/g, ' ');
    else {
      const name = node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.selector.replace(/\s+/g, ' ');
      into[name] = nested(node, into[name]);
    }
  }
  return into;
}

const { '@theme inline': themed, ...rules } = [read('source/react/theme.css'), read('source/react/character.css')].reduce(
  (all, text) => nested(postcss.parse(text), all),
  {},
);
const theme = Object.fromEntries(Object.entries(themed).map(([name, value]) => [name.slice(2), value]));
const [first] = Object.keys(look.palettes);

function tokens() {
  const fonts = fontsOf(look.pairings[first]);
  const { light, dark } = look.palettes[first];
  return {
    name: 'base-tokens',
    type: 'registry:style',
    title: 'Tokens of Base',
    description: 'Colours, type, spaces and marks that every section stands on, with the values of the first theme. Changes none of yours.',
    dependencies: fonts.dependencies,
    cssVars: {
      theme,
      light: { ...coloursOf(light).own, ...shapeOf(look.pairings[first]) },
      dark: coloursOf(dark).own,
    },
    css: { ...fonts.css, ...rules },
    categories: ['tokens'],
  };
}

function themeItem(name) {
  const { label, light, dark } = look.palettes[name];
  const pairing = look.pairings[name];
  const fonts = fontsOf(pairing);
  const [day, night] = [coloursOf(light), coloursOf(dark)];
  return {
    name: `base-theme-${name}`,
    type: 'registry:theme',
    title: `Theme: ${label}`,
    description: `${pairing.label}, ${label.toLowerCase()}: for every section, and for the components of shadcn beside them.`,
    dependencies: fonts.dependencies,
    cssVars: {
      light: {
        ...day.own,
        ...day.shared,
        radius: `${Math.min(pairing.numbers.radius, 12) / 16}rem`,
        ...shapeOf(pairing),
      },
      dark: { ...night.own, ...night.shared },
    },
    css: fonts.css,
    categories: ['themes'],
  };
}

const folder = 'components/base';
const parts = [
  { name: 'base-parts', file: 'parts', title: 'Parts', description: 'The frame of a section, headings, buttons and frames of pictures.' },
  { name: 'base-fields', file: 'fields', title: 'Fields', description: 'Fields of forms under their names.' },
  {
    name: 'base-drawings',
    file: 'samples/drawings',
    title: 'Drawings',
    description: 'The pictures of the samples, in the colours of the theme.',
  },
];

/** The items whose files a text imports. */
const imported = (text) => parts.filter(({ file }) => new RegExp(`/${path.basename(file)}'`).test(text)).map(({ name }) => name);
const component = (file) => ({ path: `${folder}/${file}.tsx`, type: 'registry:component' });
const sections = JSON.parse(read('source/react/sections.json'));

const items = [
  tokens(),
  ...Object.keys(look.palettes).map(themeItem),
  ...parts.map(({ name, file, title, description }) => ({
    name,
    type: 'registry:component',
    title,
    description,
    registryDependencies: ['base-tokens'],
    files: [component(file)],
    categories: ['parts'],
  })),
  ...sections.map(({ name, group, title, description }) => {
    const files = [component(`sections/${name}`), component(`samples/${name}`)];
    const texts = files.map((file) => read(`source/react/${file.path}`)).join('\n');
    return {
      name,
      type: 'registry:block',
      title,
      description,
      registryDependencies: [...new Set(['base-tokens', ...imported(texts)])],
      files,
      categories: [group.toLowerCase()],
    };
  }),
];

for (const file of readdirSync(path.join(source, folder, 'sections')))
  if (!sections.some(({ name }) => file === `${name}.tsx`)) throw new Error(`sections.json does not name ${file}.`);

const text = `${JSON.stringify({ $schema: 'https://ui.shadcn.com/schema/registry.json', name: 'base', homepage: 'README.md', items }, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('source/react/registry.json is not up to date: node tools/registry.mjs');
  process.exitCode = 1;
}
