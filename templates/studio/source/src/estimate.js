/* The estimate: reckons signs, money and weeks from the building. Rates stand in the page, in the JSON "estimate-words". */
import { fill, readWords } from './words.js';

const form = document.querySelector('[data-checks="estimate"]');

function reckon(values, rates) {
  const [junctions, doors, languages] = ['junctions', 'doors', 'languages'].map((name) => Math.max(0, Math.floor(Number(values.get(name)) || 0)));
  const rate = (name) => Number(rates[name]);
  const atJunctions = Math.ceil(junctions * rate('signsAtJunction'));
  const signs = atJunctions + doors;
  const extras = values.getAll('extras').reduce((sum, name) => sum + rate(`percent-${name}`), 0);
  const factor = 1 + (Math.max(0, languages - 1) * rate('languagePercent') + extras) / 100;
  const price = (rate('survey') + atJunctions * rate('signPrice') + doors * rate('doorPrice')) * factor;
  const neat = (value) => Math.round(value / 100) * 100;
  // An estimate is a span, not a number.
  const spread = rate('spreadPercent') / 100;
  return { signs, from: neat(price * (1 - spread)), to: neat(price * (1 + spread)), weeks: Math.max(4, Math.ceil(signs / 22) + 4) };
}

if (form) {
  const words = readWords('estimate-words');
  const { locale, currency } = words;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });

  const show = () => {
    const { signs, from, to, weeks } = reckon(new FormData(form), words);
    document.querySelector('[data-signs]').textContent = signs.toLocaleString(locale);
    document.querySelector('[data-price]').textContent = fill(words.price, { from: money.format(from), to: money.format(to) });
    document.querySelector('[data-weeks]').textContent = fill(words.weeks, { weeks });
  };

  form.addEventListener('input', show);
  show();
}
