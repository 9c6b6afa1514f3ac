/* The projects an empty editor begins with stand in the page; a new one begins as `blank`. */
window.Overprint = window.Overprint || {};
Overprint.samples = [...document.querySelectorAll('[data-samples] > li')].map(({ dataset }) => ({
  name: dataset.name.trim(),
  html: dataset.html,
  css: dataset.css,
  js: dataset.js,
  links: dataset.libraries.split(/\s+/).filter(Boolean).join('\n'),
}));
Overprint.blank = { name: 'Untitled', html: '<h1>Hello</h1>\n', css: 'body {\n  font: 1.2rem/1.5 system-ui, sans-serif;\n}\n', js: '', links: '' };
