import { hand } from './backend.js';
import { money } from './goods.js';

/* What is wrong with a field, in words, or nothing. */
const checks = {
  grower: (text) => !text && 'The porter would like to know your name.',
  email: (text) => !/^\S+@\S+\.\S+$/.test(text) && 'This needs an address such as ada@mill.example.',
  part: (text) => text.length < 2 && 'A part needs a name of two letters or more.',
  what: (text) => (!text && 'One line about what it does.') || (/blazing|revolution|seamless|supercharge/i.test(text) && 'Say what it does; what it feels like is for others to say.'),
  address: (text) => !/^https?:\/\/[^\s.]+\.\S+/.test(text) && 'This needs a whole address that begins with https://',
  price: (text) => !/^\d{1,3}$/.test(text) && 'Whole euros from 0 to 999. Nought is a price too.',
  kb: (text) => !(Number(text.replace(',', '.')) > 0) && 'A weight above nought, such as 3.1. We weigh again anyway.',
  mine: (text) => !text && 'We can only hang what is yours to sell.',
};

export function startSell() {
  const form = document.querySelector('[data-sell]');
  const faults = document.querySelector('[data-sell-faults]');
  const status = document.querySelector('[data-sell-status]');
  form.noValidate = true;
  const value = (name) => {
    const field = form.elements[name];
    return field.type === 'checkbox' ? (field.checked ? 'yes' : '') : field.value.trim();
  };

  function judge(name) {
    const field = form.elements[name];
    const words = checks[name](value(name)) || '';
    const place = document.querySelector(`#${name}-fault`);
    place.textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    const help = document.querySelector(`#${name}-help`) ? `${name}-help ` : '';
    field.setAttribute('aria-describedby', `${help}${name}-fault`);
    return words;
  }

  function paint() {
    const label = (name, words) => { document.querySelector(`[data-label=${name}]`).textContent = words; };
    label('part', value('part') || 'Your part');
    label('what', value('what') || 'What it does, in one line');
    label('kind', value('kind'));
    label('licence', value('licence'));
    const kb = Number(value('kb').replace(',', '.'));
    label('kb', kb > 0 ? kb.toFixed(1) : '0.0');
    label('price', /^\d{1,3}$/.test(value('price')) ? money(Number(value('price'))) : '€ ?');
  }

  form.addEventListener('input', (event) => {
    paint();
    if (event.target.getAttribute('aria-invalid') === 'true') judge(event.target.name);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    const wrong = Object.keys(checks).filter((name) => judge(name));
    faults.toggleAttribute('data-shown', wrong.length > 0);
    if (wrong.length) {
      faults.innerHTML = `<p class="font-bold">${wrong.length === 1 ? 'One thing is' : `${wrong.length} things are`} missing from the label:</p><ul class="mt-1">${wrong.map((name) => `<li><a class="link inline-block py-1" href="#${name}">${document.querySelector(`#${name}-fault`).textContent}</a></li>`).join('')}</ul>`;
      faults.focus();
      return;
    }
    status.textContent = 'Carrying it to the porter.';
    const answer = await hand('stalls', Object.fromEntries(new FormData(form)));
    if (answer === 'taken') {
      form.reset();
      paint();
    }
    status.textContent = { taken: 'The porter has it, and will write within two market days.', unplugged: 'All of it is right, but the porter’s bell has no wire in this demonstration: nothing was sent. README.md says where it goes.', refused: 'The porter did not answer. What you wrote is still here; try again in a moment.' }[answer];
  });
  paint();
}
