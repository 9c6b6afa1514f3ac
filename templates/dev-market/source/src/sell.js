import { email, startForm } from './forms.js';
import { money, weight } from './words.js';

/* What is wrong with a field, in words, or nothing. */
const checks = {
  grower: (text) => !text && 'Enter your name.',
  email,
  part: (text) => text.length < 2 && 'Enter a name of two letters or more.',
  what: (text) => !text && 'Write one line about it.',
  address: (text) => !/^https?:\/\/[^\s.]+\.\S+/.test(text) && 'Enter a whole address that begins with https://',
  price: (text) => !/^\d{1,5}([.,]\d{1,2})?$/.test(text) && 'Enter an amount such as 4 or 4.50. Nought is a price too.',
  kb: (text) => !(Number(text.replace(',', '.')) > 0) && 'Enter a weight above nought, such as 3.1.',
  mine: (text) => !text && 'Confirm that you may sell it.',
};

export function startSell() {
  const form = document.querySelector('[data-sell]');
  const faults = document.querySelector('[data-sell-faults]');
  const first = Object.fromEntries([...document.querySelectorAll('[data-label]')].map((place) => [place.dataset.label, place.textContent]));
  const value = (name) => form.elements[name].value.trim();
  const number = (name) => Number(value(name).replace(',', '.')) || 0;

  function paint() {
    const label = (name, words) => {
      document.querySelector(`[data-label=${name}]`).textContent = words || first[name];
    };
    label('part', value('part'));
    label('what', value('what'));
    label('kind', value('kind'));
    label('licence', value('licence'));
    label('kb', weight(number('kb')));
    label('price', money(number('price')));
  }

  form.addEventListener('input', paint);
  startForm(form, checks, {
    onSent: paint,
    showFaults(wrong) {
      faults.toggleAttribute('data-shown', wrong.length > 0);
      if (wrong.length === 0) return;
      faults.innerHTML = `<p class="font-bold">${wrong.length === 1 ? 'One field is' : `${wrong.length} fields are`} missing or wrong:</p><ul class="mt-1">${wrong.map((name) => `<li><a class="link inline-block py-1" href="#${name}">${document.querySelector(`#${name}-fault`).textContent}</a></li>`).join('')}</ul>`;
      faults.focus();
    },
  });
  paint();
}
