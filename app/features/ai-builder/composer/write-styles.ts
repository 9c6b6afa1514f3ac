import { type Palette, palettes, type Tint } from './colours.ts';
import type { Opening } from './kind-looks.ts';
import { OPENINGS } from './openings.ts';
import type { Tone } from './read-description.ts';
import { TONES } from './tones.ts';

/** The style sheet of a composed page. */
export function writeStyles(tint: Tint, tone: Tone, opening: Opening): string {
  const { light, dark } = palettes(tint);
  const type = TONES[tone];
  return `/* Colours: change them here, for both schemes. */
:root {
  color-scheme: light dark;
${variables(light, '  ')}
  --display: ${type.display};
  --text: ${type.text};
  --radius: ${type.radius};
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${variables(dark, '    ')}
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
${variables(dark, '  ')}
}

:root[data-theme="light"] {
  color-scheme: light;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  scroll-padding-top: 1rem;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 var(--text);
  overflow-wrap: break-word;
}

h1,
h2,
h3,
p,
ul,
ol,
dl,
dd {
  margin: 0;
  padding: 0;
}

h1,
h2,
h3 {
  font-family: var(--display);
  font-weight: ${type.weight};
  letter-spacing: ${type.tracking};
  line-height: 1.08;
  text-wrap: balance;
}

h1 {
  font-size: clamp(2.5rem, 1.6rem + 4.6vw, 5rem);
}

h2 {
  font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
}

h3 {
  font-size: 1.3125rem;
  line-height: 1.25;
}

a {
  color: inherit;
  text-underline-offset: 0.2em;
}

:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 3px;
}

.skip {
  position: absolute;
  left: 1rem;
  top: -4rem;
  z-index: 2;
  padding: 0.75rem 1rem;
  background: var(--ink);
  color: var(--paper);
}

.skip:focus {
  top: 1rem;
}

.wrap {
  width: min(72rem, 100% - 2.5rem);
  margin-inline: auto;
}

.bar {
  border-bottom: 1px solid var(--line);
  background: var(--paper);
}

.bar .wrap {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  padding-block: 0.75rem;
}

.brand {
  margin-right: auto;
  padding-block: 0.5rem;
  font-family: var(--display);
  font-size: 1.25rem;
  font-weight: ${type.weight};
  text-decoration: none;
}

.bar nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  list-style: none;
}

.bar nav a {
  display: block;
  padding-block: 0.5rem;
  color: var(--soft);
  text-decoration: none;
}

.bar nav a:hover,
.bar nav a[aria-current] {
  color: var(--ink);
  text-decoration: underline;
}

.theme {
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: linear-gradient(90deg, var(--ink) 50%, transparent 50%) center / 1.25rem 1.25rem no-repeat;
  cursor: pointer;
}

.opening {
  padding-block: clamp(3rem, 8vw, 7rem);
}

.kicker {
  margin-bottom: 1rem;
  font-weight: 600;
}

.lead {
  max-width: 36rem;
  margin-top: 1.5rem;
  color: var(--soft);
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
}

.button {
  display: inline-block;
  margin-top: 2rem;
  padding: 0.875rem 1.75rem;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
}

.button:hover {
  text-decoration: underline;
}

.section {
  padding-block: clamp(3rem, 7vw, 6rem);
  border-top: 1px solid var(--line);
}

.section.panel {
  background: var(--panel);
}

.section h2 {
  margin-bottom: 2rem;
}

.cards {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1.5rem;
  list-style: none;
}

.cards > li {
  padding: 1.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--panel);
}

.cards p,
.steps p {
  margin-top: 0.625rem;
  color: var(--soft);
}

.about p {
  max-width: 40rem;
  font-size: clamp(1.125rem, 1rem + 0.8vw, 1.5rem);
  line-height: 1.5;
}

.steps {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 2rem;
  counter-reset: step;
  list-style: none;
}

.steps > li {
  padding-top: 1.25rem;
  border-top: 3px solid var(--accent);
  counter-increment: step;
}

.steps h3::before {
  content: counter(step) ". ";
  color: var(--accent);
}

.pictures {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1.5rem;
  list-style: none;
}

.pictures > li {
  padding: 1.5rem;
  border-radius: var(--radius);
  background: var(--paper);
}

.facts {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 1.5rem;
}

.facts dt {
  color: var(--soft);
}

.facts dd {
  font-size: 1.25rem;
}

.foot {
  padding-block: 2rem;
  border-top: 1px solid var(--line);
  color: var(--soft);
}

.foot .wrap {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  justify-content: space-between;
}

.foot a {
  padding-block: 0.5rem;
}

.art {
  display: block;
  width: 100%;
  height: auto;
}

.art .a {
  fill: var(--art);
}

.art .c {
  fill: var(--accent);
}

.art .i {
  fill: var(--ink);
}

.art .p {
  fill: var(--paper);
}

.art .s,
.art .w,
.art .r,
.art .t {
  fill: none;
  stroke: var(--ink);
  stroke-width: 7;
  stroke-linecap: round;
}

.art .w,
.art .r {
  stroke: var(--art);
  stroke-width: 18;
}

.art .t {
  stroke: var(--accent);
  stroke-width: 18;
}

@media (min-width: 52rem) {
  html {
    scroll-padding-top: 5rem;
  }

  .bar {
    position: sticky;
    top: 0;
    z-index: 1;
  }
}

${OPENINGS[opening]}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}
`;
}

function variables(palette: Palette, indent: string): string {
  return Object.entries(palette)
    .map(
      ([name, value]) =>
        `${indent}--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join('\n');
}
