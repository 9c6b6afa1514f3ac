/** What the page says: the name, what cards and columns are called, how dates are written, and the boards of the first visit. */
export const samples = document.querySelector('[data-samples]');

export const brand = document.querySelector('[data-brand]').textContent.trim();

const { card, cards, column, columns } = samples.dataset;
export const words = { card, cards, column, columns };

export const capital = (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** The language of the page; a slip of the pen there must not stop the boards. */
export const locale = (() => {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang)[0];
  } catch {
    return undefined;
  }
})();
