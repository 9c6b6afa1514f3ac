import { copyable, highlight } from './highlight.js';

/** Colours in pieces of code, and buttons that copy what can be typed. */
export function startCode() {
  for (const box of document.querySelectorAll('.code[data-language]')) {
    const code = box.querySelector('code');
    const text = code.textContent;
    const { language } = box.dataset;
    code.replaceChildren(...highlight(text, language).map(({ kind, tokens }) => {
      const line = Object.assign(document.createElement('span'), { className: kind });
      line.append(...tokens.map(([name, words]) => (name ? Object.assign(document.createElement('span'), { className: `t-${name}`, textContent: words }) : words)), '\n');
      return line;
    }));
    const said = box.querySelector('[role="status"]');
    box.querySelector('[data-copy]').addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(copyable(text, language));
        said.textContent = 'Copied';
      } catch {
        said.textContent = 'Not allowed here: select it and copy by hand';
      }
      setTimeout(() => said.replaceChildren(), 2500);
    });
  }
}
