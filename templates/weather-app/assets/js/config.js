/*
 * Places and settings, read from the page: the list in the dialog, the saved places, and `<script id="settings">`.
 *
 * WHERE A REAL WEATHER SERVICE GOES
 * While `service` is "sample" the app shows the sample data of data/sample-data.js and says so. With "open-meteo" it
 * asks Open-Meteo. `address` replaces the address of the service: {lat} and {lon} are filled in. README.md says more.
 */
(() => {
  const find = (selector) => document.querySelector(selector);

  /** `New York` as `new-york`: what a link to the place ends with. */
  const idOf = (name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/ø/gi, 'o')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '');

  const cities = [...document.querySelectorAll('[data-city-list] li')].map((item) => {
    const name = item.querySelector('b').textContent.trim();
    const { lat, lon, zone, view, climate } = item.dataset;
    return {
      id: idOf(name),
      name,
      country: item.querySelector('span').textContent.trim(),
      lat: Number(lat),
      lon: Number(lon),
      zone: hasZone(zone) ? zone : 'UTC',
      view,
      climate,
    };
  });

  function hasZone(zone) {
    try {
      return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
    } catch {
      return false;
    }
  }

  const saved = [...document.querySelectorAll('[data-saved] li')].map((item) => idOf(item.textContent));
  const settings = JSON.parse(find('#settings').textContent);

  window.Lookout = {
    config: { ...settings, saved, startWith: saved[0], locale: document.documentElement.lang, page: document.title },
    cities: cities.sort((a, b) => a.name.localeCompare(b.name)),
  };
})();
