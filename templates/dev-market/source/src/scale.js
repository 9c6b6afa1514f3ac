import { goods, money } from './goods.js';

/** The weighing machine on the first page: 80 kB turn the needle by 216 degrees. */
export function startScale() {
  const picks = document.querySelector('[data-weigh]');
  const needle = document.querySelector('[data-needle]');
  const status = document.querySelector('[data-weigh-status]');
  const first = status.textContent;

  picks.addEventListener('change', () => {
    const chosen = [...picks.querySelectorAll(':checked')].map((box) => goods.find((g) => g.id === box.value));
    const kb = chosen.reduce((sum, g) => sum + g.kb, 0);
    const needs = chosen.reduce((sum, g) => sum + g.needs, 0);
    const price = chosen.reduce((sum, g) => sum + g.price, 0);
    needle.style.transform = `rotate(${Math.min(kb, 100) * 2.7 - 135}deg)`;
    if (!chosen.length) status.textContent = first;
    else status.textContent = `${kb.toFixed(1)} kB on the pan for ${money(price)}, ${needs ? `and ${needs} more to fetch` : 'and nothing else to fetch'}. ${verdict(kb)}`;
  });
}

function verdict(kb) {
  if (kb < 5) return 'Lighter than most favicons.';
  if (kb < 25) return 'One small photograph of an apple.';
  if (kb < 60) return 'A pound of real apples would be heavier, but not by as much as you hope.';
  return kb > 100 ? 'The needle is at its end. So is the train’s network.' : 'Take two bags, and somebody to help you carry.';
}
