/** The script of a composed page. Without it the page is complete, in the scheme of the system. */
export const SCRIPT = `// A button for light and dark. The choice lasts as long as the page is open.
const root = document.documentElement;
const button = document.querySelector('.theme');
button.hidden = false;
button.addEventListener('click', () => {
  const chosen = root.dataset.theme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
});

// Marks the section that is being read in the menu.
const links = new Map();
for (const link of document.querySelectorAll('nav a')) links.set(link.hash.slice(1), link);
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const [id, link] of links) {
        if (id === target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: '-45% 0px -50% 0px' },
);
for (const section of document.querySelectorAll('main section')) seen.observe(section);
`;
