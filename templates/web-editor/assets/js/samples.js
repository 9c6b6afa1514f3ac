/* The projects an empty editor begins with. Change them, or leave only one. */
window.Overprint = window.Overprint || {};
Overprint.samples = [
  {
    name: 'Misprint fair',
    html: `<main class="poster">
  <p class="line">The fair of small presses</p>
  <h1 aria-label="Misprint">
    <span class="c">mis<br>print</span>
    <span class="m" aria-hidden="true">mis<br>print</span>
    <span class="y" aria-hidden="true">mis<br>print</span>
  </h1>
  <div class="sun c"></div>
  <div class="sun m"></div>
  <div class="sun y"></div>
  <footer>
    <p><b>28 and 29 November</b><br>Old Bindery, Ghent</p>
    <p>Forty presses, three inks,<br>not one straight register.</p>
    <button type="button">Nudge the plates</button>
  </footer>
</main>
`,
    css: `body { margin: 0; }

.poster {
  --x: 7px;
  --y: 5px;
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1.2rem;
  min-height: 100vh;
  padding: 4vmin 5vmin 5vmin;
  box-sizing: border-box;
  overflow: hidden;
  color: #161616;
  background: #fff;
  font: 500 15px/1.45 "Helvetica Neue", Arial, sans-serif;
}

.c { --ink: #00a9e0; }
.m { --ink: #ec008c; }
.y { --ink: #ffe500; }

h1 {
  display: grid;
  margin: 0;
  font: 900 clamp(4.6rem, min(29vw, 32vh), 22rem)/0.76 "Arial Black", "Helvetica Neue", Arial, sans-serif;
  letter-spacing: -0.06em;
}

h1 span {
  grid-area: 1 / 1;
  color: var(--ink);
  mix-blend-mode: multiply;
  transition: translate 0.5s cubic-bezier(0.2, 1.6, 0.4, 1);
}

.c { translate: calc(var(--x) * -1) 0; }
.m { translate: var(--x) var(--y); }
.y { translate: 0 calc(var(--y) * -1); }

.sun {
  position: absolute;
  right: -7vw;
  top: -9vw;
  width: 40vw;
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(var(--ink) 62%, transparent 64%) 0 0 / 9px 9px;
  mix-blend-mode: multiply;
  transition: translate 0.5s cubic-bezier(0.2, 1.6, 0.4, 1);
}
.sun.m { right: 7vw; top: 7vw; rotate: 15deg; width: 30vw; }
.sun.y { right: -11vw; top: 14vw; rotate: 45deg; width: 36vw; }

p { margin: 0; }

footer {
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  align-items: end;
}

button {
  padding: 0.6em 1.1em;
  color: #fff;
  background: #161616;
  border: 0;
  border-radius: 2em;
  font: inherit;
}

@media (prefers-reduced-motion: reduce) {
  h1 span, .sun { transition: none; }
}
`,
    js: `const poster = document.querySelector('.poster');
const button = document.querySelector('button');

function register(x, y) {
  poster.style.setProperty('--x', \`\${x}px\`);
  poster.style.setProperty('--y', \`\${y}px\`);
  console.log('Plates', { x, y });
}

// No two sheets of the run are alike.
button.addEventListener('click', () => {
  const slip = () => Math.round(Math.random() * 24 - 12);
  register(slip(), slip());
});

register(7, 5);
`,
  },
  {
    name: 'Sundial',
    html: `<main>
  <svg viewBox="-100 -100 200 200" role="img" aria-label="A clock with one hand">
    <g id="marks"></g>
    <line id="hand" y1="14" y2="-86" />
    <circle r="4" />
  </svg>
  <p><output id="words">Reading the sun</output></p>
</main>
`,
    css: `body {
  display: grid;
  min-height: 100vh;
  margin: 0;
  place-items: center;
  color: #3b1d00;
  background: #ffd9a0;
  font: 1.4rem/1.3 Palatino, "Palatino Linotype", P052, serif;
  text-align: center;
}

svg { width: min(70vw, 60vh); }
line, path { stroke: currentColor; stroke-width: 1.5; }
text { font-size: 11px; text-anchor: middle; dominant-baseline: central; }
`,
    js: `const marks = document.getElementById('marks');
for (let hour = 0; hour < 24; hour += 1) {
  const angle = (hour / 24) * 2 * Math.PI;
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  text.setAttribute('x', -Math.sin(angle) * 92);
  text.setAttribute('y', Math.cos(angle) * 92);
  text.textContent = hour % 3 ? '·' : hour;
  marks.append(text);
}

function turn() {
  const now = new Date();
  const hours = now.getHours() + now.getMinutes() / 60;
  document.getElementById('hand').setAttribute('transform', \`rotate(\${hours * 15 + 180})\`);
  const hour = now.getHours();
  const part = hour < 6 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  document.getElementById('words').textContent = \`About \${hour} in the \${part}\`;
}

turn();
setInterval(turn, 30000);
`,
  },
  {
    name: 'Lending slip',
    html: `<form>
  <h1>Lending slip</h1>
  <label>What do you borrow?
    <input name="thing" required value="The long ladder">
  </label>
  <label>Until when?
    <input name="until" type="date" required>
  </label>
  <label><input name="promise" type="checkbox" required> I bring it back clean</label>
  <button>Sign the slip</button>
  <p role="status"></p>
</form>
`,
    css: `body {
  margin: 0;
  padding: 8vw;
  color: #10312b;
  background: #d7efe6;
  font: 1.1rem/1.5 Optima, Candara, "Noto Sans", sans-serif;
}

form {
  display: grid;
  gap: 1.2rem;
  max-width: 26rem;
  padding: 2rem;
  background: #fff;
  border-top: 10px dotted #d7efe6;
}

h1 { margin: 0; font-size: 2.2rem; line-height: 1; }
label { font-weight: 600; }
input:not([type="checkbox"]) {
  box-sizing: border-box;
  width: 100%;
  padding: 0.5rem 0;
  border: 0;
  border-bottom: 2px solid;
  font: inherit;
}
button { padding: 0.8rem; border: 0; color: #fff; background: #10312b; font: inherit; }
p { margin: 0; min-height: 1.5em; }
`,
    js: `const form = document.querySelector('form');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const slip = Object.fromEntries(new FormData(form));
  console.log(slip);
  form.querySelector('[role=status]').textContent = \`\${slip.thing} is yours until \${slip.until}.\`;
});
`,
  },
];
Overprint.blank = { name: 'Untitled', html: '<h1>Hello</h1>\n', css: 'body {\n  font: 1.2rem/1.5 system-ui, sans-serif;\n}\n', js: '' };
