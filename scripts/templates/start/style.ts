/** The skeleton's style sheet: a short reset, tokens for both themes, focus, reduced motion. */
export function styleText(): string {
  return `/* Colours, type and spaces: change these first. */
:root {
  color-scheme: light;
  --ground: #fbfaf6;
  --ink: #1c2421;
  --ink-soft: #4a5651;
  --accent: #1f5a4c;
  --on-accent: #ffffff;
  --line: #c9cec6;
  --text: Georgia, "Times New Roman", serif;
  --display: Georgia, "Times New Roman", serif;
  --step: clamp(1rem, 0.9rem + 0.5vw, 1.25rem);
}
:root[data-theme="dark"] {
  color-scheme: dark;
  --ground: #121815;
  --ink: #eef2ee;
  --ink-soft: #b3beb8;
  --accent: #8fd6c2;
  --on-accent: #0c1512;
  --line: #38423d;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --ground: #121815;
    --ink: #eef2ee;
    --ink-soft: #b3beb8;
    --accent: #8fd6c2;
    --on-accent: #0c1512;
    --line: #38423d;
  }
}

/* Reset */
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { background: var(--ground); color: var(--ink); font: var(--step) / 1.6 var(--text); overflow-wrap: break-word; }
img, svg, video, canvas { display: block; max-width: 100%; height: auto; }
input, button, textarea, select { font: inherit; color: inherit; }
h1, h2, h3 { font-family: var(--display); line-height: 1.1; text-wrap: balance; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }

/* Frame */
.wrap { width: min(100% - 2.5rem, 68rem); margin-inline: auto; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--accent); color: var(--on-accent); }
.skip:focus { top: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding-block: 1.25rem; }
.top ul { display: flex; gap: 1.25rem; padding: 0; list-style: none; }
.top nav a { display: inline-block; padding-block: 0.35rem; }
.name { margin-inline-end: auto; padding-block: 0.35rem; font-weight: 700; color: inherit; text-decoration: none; }
.theme { padding: 0.35rem 0.9rem; border: 1px solid var(--line); border-radius: 2rem; background: none; cursor: pointer; }
.theme[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
.button { display: inline-block; padding: 0.6rem 1.4rem; border: 0; border-radius: 2rem; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; transition: translate 0.15s; }
.button:hover { translate: 0 -2px; }

/* Sections */
section { padding-block: clamp(2.5rem, 6vw, 5rem); }
.hero h1 { font-size: clamp(2.5rem, 9vw, 6rem); }
.hero p { max-width: 36rem; margin-top: 1.25rem; }
h2 { font-size: clamp(1.6rem, 4vw, 2.5rem); margin-bottom: 1.25rem; }
.reasons { display: grid; gap: 1.5rem; padding: 0; list-style: none; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.reasons li { padding-top: 1rem; border-top: 2px solid var(--accent); }
.reasons p { color: var(--ink-soft); }
form { display: grid; gap: 1rem; max-width: 34rem; }
label { display: block; margin-bottom: 0.25rem; }
input, textarea { width: 100%; padding: 0.6rem 0.8rem; border: 1px solid var(--ink-soft); border-radius: 0.4rem; background: var(--ground); }
footer { padding-block: 2rem; border-top: 1px solid var(--line); color: var(--ink-soft); }

@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
}
