import { amountOf, money, weight } from './words.js';

/** The weighing machine on the first page: what the page calls a full scale turns the needle by 216 degrees. */
export function startScale() {
  const picks = document.querySelector('[data-weigh]');
  // The section may have been left out.
  if (!picks) return;
  const needle = document.querySelector('[data-needle]');
  const full = Number(picks.dataset.full) || 80;
  // Its figures go up to a full scale in four steps.
  document.querySelectorAll('[data-figure]').forEach((figure, place) => {
    figure.textContent = (full / 4) * place;
  });
  const status = document.querySelector('[data-weigh-status]');
  const first = status.textContent;
  const verdicts = [...document.querySelectorAll('[data-verdicts] > li')].map((item) => ({ to: Number(item.dataset.to), words: item.textContent.trim() })).sort((one, other) => one.to - other.to);

  picks.addEventListener('change', () => {
    const chosen = [...picks.querySelectorAll(':checked')].map(({ dataset }) => ({ kb: amountOf(dataset.weight), needs: Number(dataset.needs) || 0, price: amountOf(dataset.price) }));
    const kb = chosen.reduce((sum, g) => sum + g.kb, 0);
    const needs = chosen.reduce((sum, g) => sum + g.needs, 0);
    const price = chosen.reduce((sum, g) => sum + g.price, 0);
    needle.style.transform = `rotate(${Math.min(kb / full, 1.25) * 216 - 135}deg)`;
    if (!chosen.length) status.textContent = first;
    else status.textContent = `${weight(kb)}, ${money(price)}${needs ? `, and ${needs} more needed` : ''}. ${verdicts.find(({ to }) => kb <= to)?.words ?? ''}`;
  });
}
