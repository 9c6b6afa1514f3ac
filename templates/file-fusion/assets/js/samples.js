/* The files to begin with, and what their result is called: read from the page before the list is drawn into it. */
window.Confluence = window.Confluence || {};
Confluence.samples = [...document.querySelectorAll('[data-list] > li')].map((item) => ({
  name: item.querySelector('b').textContent,
  text: item.querySelector('pre').textContent,
}));
Confluence.sampleName = document.querySelector('[data-name]').textContent;
