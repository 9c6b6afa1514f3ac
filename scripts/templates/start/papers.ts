import { isBuilt } from '../built/papers.ts';
import type { Start } from '../new.ts';

/** The first `template.json`: true of the skeleton, and to be rewritten with the template. */
export function manifestOf({ id, title, framework, category }: Start) {
  const isMade = isBuilt({ framework });
  return {
    id,
    title,
    description: `${title}: one page with a menu, three reasons and a form that checks what is typed.`,
    category,
    tags: [category.toLowerCase(), 'responsive', 'dark mode'],
    framework,
    pages: 1,
    version: '1.0.0',
    license: 'MIT',
    features: [
      `Light and dark after the setting of the system${isMade ? '' : ', with a switch'}`,
      'Form with checks in words and a place to plug a backend in',
      'Readable without JavaScript, usable by keyboard alone',
    ],
    themes: ['light', 'dark'],
    ...(isMade ? { source: { install: 'npm install', develop: 'npm run dev', build: 'npm run build' } } : {}),
  };
}

export function readmeText(start: Start): string {
  return start.framework === 'html' ? plainReadme(start) : builtReadme(start);
}

function builtReadme({ title, framework }: Start): string {
  const isReact = framework === 'react';
  return `# ${title}

A website built with ${isReact ? 'React 19' : 'Tailwind CSS 4'} and Vite. It is built already: open \`index.html\` with a double-click, or put
\`index.html\` and \`assets/\` on any web server.

## Change it

\`\`\`
npm install
npm run dev       shows source/ at http://localhost:5173 and follows every change
npm run build     writes index.html and assets/ anew
\`\`\`

Change what lies in \`source/\`, never the build: it is overwritten.

| file | what it is |
|---|---|
| \`source/index.html\` | the page${isReact ? "'s head; React fills the rest" : ''} |
${
  isReact
    ? "| `source/src/app.jsx` | the page's content |\n| `source/src/contact-form.jsx` | the form and its checks |\n| `source/src/main.jsx` | where React starts |"
    : '| `source/src/main.js` | the form and its checks |'
}
| \`source/src/main.css\` | colours and type are at the top |
| \`source/public/\` | fonts and pictures: copied as they are |
| \`source/vite.config.js\`, \`source/build/\` | how the pages are built |
| \`index.html\`, \`assets/\` | the build |

## Change the colours and the type

They stand at the top of \`main.css\`, each colour as a pair for light and dark. Keep 4.5 : 1 contrast between text
and ground.

## Plug in a backend

Set \`endpoint\` at the top of \`source/src/${isReact ? 'contact-form.jsx' : 'main.js'}\` to the address that takes the message. It is sent with
\`POST\` as JSON: \`{ "name": "...", "email": "...", "message": "..." }\`. Any status from 200 to 299 counts as received.
While it is empty nothing leaves the browser, and the page says so.

## Credits

Drawn and written for this template, MIT like the rest.
`;
}

function plainReadme({ title }: Start): string {
  return `# ${title}

A website in plain HTML, CSS and JavaScript. No build step: open \`index.html\` with a double-click, or put the
folder on any web server.

| file | what it is |
|---|---|
| \`index.html\` | the page |
| \`assets/css/style.css\` | all styles; colours, type and spaces are at the top |
| \`assets/js/site.js\` | the theme switch and the checks of the form |
| \`assets/img/\` | pictures and the icon |

## Change the colours and the type

They are custom properties at the top of \`style.css\`: once for light, once for dark. Keep 4.5 : 1 contrast between
text and ground.

## Plug in a backend

Set \`data-endpoint\` of the form in \`index.html\` to the address that takes the message. It is sent with \`POST\` as
JSON: \`{ "name": "...", "email": "...", "message": "..." }\`. Any status from 200 to 299 counts as received. While
the attribute is empty nothing leaves the browser, and the page says so.

## Credits

Drawn and written for this template, MIT like the rest.
`;
}

/** The first `CHANGELOG.md`; the day is one of UTC. */
export function changelogText(day: Date): string {
  return `# Changelog\n\n## 1.0.0 - ${day.toISOString().slice(0, 10)}\n\n- First version.\n`;
}

export function licenceText(year: number): string {
  return `MIT License

Copyright (c) ${year} Plinth

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
}

/** The first letter on a rounded square. */
export function iconText(title: string): string {
  const letter = title.charAt(0).toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f3a34"/><text x="16" y="23" font-family="Georgia,serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>
`;
}
