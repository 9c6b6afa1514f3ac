/*
 * Puts it all together: which city, which hour, which units, and what is kept for next time.
 */
(() => {
  const { Lookout } = window;
  const { almanac, charts, cities, config } = Lookout;
  const HOUR = 3600000;
  const DAY = 24 * HOUR;
  const find = (selector) => document.querySelector(selector);
  /** Writes into the page. A part of it may have been left out. */
  const put = (name, text) => {
    const place = find(`[data-put="${name}"]`);
    if (place) place.textContent = text;
  };

  /* ---- what is kept ---- */

  function recall(key, fallback) {
    try {
      return JSON.parse(localStorage.getItem(`lookout.${key}`)) ?? fallback;
    } catch {
      return fallback;
    }
  }
  function keep(key, value) {
    try {
      localStorage.setItem(`lookout.${key}`, JSON.stringify(value));
    } catch {
      // Kept until the page is closed.
    }
  }

  const known = (id) => cities.find((city) => city.id === id);
  const state = {
    city: known(location.hash.slice(1)) ?? known(recall('city', '')) ?? known(config.startWith) ?? cities[0],
    saved: recall('saved', config.saved).filter(known),
    units: recall('units', config.units),
    ahead: 0, // hours from now, chosen with the slider
    forecast: null,
  };

  /* ---- units ---- */

  const inUnits = (celsius) => Math.round(state.units === 'f' ? celsius * 1.8 + 32 : celsius);
  const degrees = (celsius) => `${String(inUnits(celsius)).replace('-', '−')}°`;
  const speed = (kmh) => (state.units === 'f' ? `${Math.round(kmh * 0.621371)} mph` : `${Math.round(kmh)} km/h`);
  const amount = (mm) => (state.units === 'f' ? `${(mm / 25.4).toFixed(2)} in` : `${mm.toFixed(1)} mm`);
  const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
  const compass = (from) => COMPASS[Math.round(from / 45) % 8];

  /** What the temperature feels like: wind chill below 10 °C, heat index above 27 °C (US National Weather Service). */
  function feelsLike({ temp, wind, humidity }) {
    if (temp <= 10 && wind > 4.8) {
      const power = wind ** 0.16;
      return 13.12 + 0.6215 * temp - 11.37 * power + 0.3965 * temp * power;
    }
    if (temp >= 27) {
      const t = temp * 1.8 + 32;
      const index = -42.379 + 2.04901523 * t + 10.14333127 * humidity - 0.22475541 * t * humidity - 0.00683783 * t * t -
        0.05481717 * humidity * humidity + 0.00122874 * t * t * humidity + 0.00085282 * t * humidity * humidity - 0.00000199 * t * t * humidity * humidity;
      return Math.max(temp, (index - 32) / 1.8);
    }
    return temp;
  }

  /* ---- the words of the day ---- */

  const wet = (hour) => ['rain', 'snow', 'thunder'].includes(Lookout.sky(hour.code));

  /** One sentence about the next twelve hours. */
  function outlook(hours, clocks) {
    const first = wet(hours[0]);
    const change = hours.findIndex((hour) => wet(hour) !== first);
    const thing = (hour) => Lookout.words(hour.code).toLowerCase();
    if (first) return change > 0 ? `${Lookout.words(hours[0].code)} until about ${clocks[change]}, then dry.` : `${Lookout.words(hours[0].code)} for the next twelve hours.`;
    return change > 0 ? `Dry until about ${clocks[change]}, then ${thing(hours[change])}.` : 'Dry for the next twelve hours.';
  }

  /** The weather a day is named after: the middle of its wet hours if there are two or more, else of all. */
  function dayCode(hours) {
    const wetHours = hours.filter(wet);
    const codes = (wetHours.length > 1 ? wetHours : hours).map(({ code }) => code).sort((a, b) => a - b);
    return codes[Math.floor(codes.length / 2)];
  }

  /* ---- drawing ---- */

  const sky = Lookout.createSky(find('[data-sky]'));
  const temperature = find('[data-put="temp"]');
  const slider = find('#ahead'); // null without the section of the hours

  /** The big figure grows wide and heavy with the heat, and fits the poster at any width. */
  function setTemperature(celsius) {
    const share = Math.min(1, Math.max(0, (celsius + 12) / 48));
    temperature.textContent = degrees(celsius);
    temperature.style.fontVariationSettings = `"wdth" ${Math.round(50 + share * 100)}, "wght" ${Math.round(220 + share * 680)}`;
    temperature.style.fontSize = '';
    const room = temperature.parentElement.clientWidth;
    const own = temperature.scrollWidth;
    if (own > room) temperature.style.fontSize = `${(parseFloat(getComputedStyle(temperature).fontSize) * room) / own}px`;
  }

  function drawMoment() {
    const { city, forecast, ahead } = state;
    const now = Date.now();
    const index = Math.min(forecast.hours.length - 26, Math.max(0, Math.floor((now - forecast.start) / HOUR)));
    const hour = forecast.hours[index + ahead];
    const moment = ahead ? forecast.start + (index + ahead) * HOUR : now;
    const start = almanac.midnight(city.zone, moment);

    const print = sky.show({
      city,
      height: almanac.sunHeight(moment, city),
      share: (moment - start) / DAY,
      kind: Lookout.sky(hour.code),
      wind: hour.wind,
      phase: almanac.moonPhase(moment),
    });
    const page = document.documentElement;
    page.style.setProperty('--poster-ink', print.ink);
    page.style.setProperty('--poster-sky', print.sky);
    page.style.setProperty('--poster-land', print.near);
    find('meta[name="theme-color"]').content = print.sky;

    put('city', city.name);
    put('country', city.country);
    put('clock', ahead ? `${almanac.clock(moment, city.zone)}, in ${ahead} ${ahead === 1 ? 'hour' : 'hours'}` : `${almanac.clock(moment, city.zone)}, now`);
    put('words', Lookout.words(hour.code));
    setTemperature(hour.temp);
    put('feels', degrees(feelsLike(hour)));
    put('wind', `${speed(hour.wind)} from the ${compass(hour.from)}`);
    const arrow = find('[data-arrow]');
    if (arrow) arrow.style.rotate = `${hour.from + 180}deg`;
    put('chance', `${hour.chance}%`);
    put('rain', hour.rain ? amount(hour.rain) : 'none');
    put('humidity', `${hour.humidity}%`);

    const next = forecast.hours.slice(index, index + 25).map((one, i) => {
      const at = forecast.start + (index + i) * HOUR;
      return { ...one, clock: almanac.clock(at, city.zone), night: almanac.sunHeight(at + HOUR / 2, city) < -0.8 };
    });
    if (!slider) return;
    charts.drawHours(find('[data-hours]'), next, ahead, degrees);
    slider.setAttribute('aria-valuetext', `${next[ahead].clock}, ${degrees(hour.temp)}, ${Lookout.words(hour.code)}, ${hour.chance}% chance of rain or snow`);
    put('outlook', outlook(next.slice(0, 12), next.map(({ clock }) => clock)));
  }

  /** The days of the forecast that are whole, each with its name and its hours. */
  function daysOf({ city, forecast }) {
    const name = new Intl.DateTimeFormat(config.locale, { weekday: 'short', timeZone: city.zone });
    return Array.from({ length: Math.min(7, Math.floor(forecast.hours.length / 24)) }, (_, day) => ({
      name: day === 0 ? 'Today' : name.format(forecast.start + day * DAY + DAY / 2),
      hours: forecast.hours.slice(day * 24, day * 24 + 24),
    }));
  }

  function drawDays() {
    const list = find('[data-days]');
    if (!list) return;
    const days = daysOf(state).map(({ name, hours }) => {
      const temps = hours.map(({ temp }) => temp);
      const code = dayCode(hours.slice(8, 20));
      return {
        name,
        words: Lookout.words(code),
        chance: Math.max(...hours.map(({ chance }) => chance)),
        low: Math.min(...temps),
        high: Math.max(...temps),
      };
    });
    charts.drawDays(list, days, degrees);
  }

  function drawAlerts() {
    const part = find('[data-alerts]');
    if (!part) return;
    const alerts = Lookout.alertsOf(daysOf(state), { degrees, speed, amount });
    part.hidden = alerts.length === 0;
    find('[data-alert-list]').replaceChildren(
      ...alerts.map(({ name, words }) => {
        const row = document.createElement('li');
        row.append(Object.assign(document.createElement('b'), { textContent: name }), ` ${words}`);
        return row;
      }),
    );
  }

  function drawSun() {
    const place = find('[data-sun]');
    if (!place) return;
    const { city } = state;
    const now = Date.now();
    const start = almanac.midnight(city.zone, now);
    const sun = almanac.sunDay(start, city);
    const share = (moment) => (moment - start) / DAY;
    const mark = (moment) => moment && { share: share(moment), text: almanac.clock(moment, city.zone) };
    charts.drawSun(place, {
      heights: Array.from({ length: 49 }, (_, i) => almanac.sunHeight(start + (i / 48) * DAY, city)),
      now: { share: share(now), height: almanac.sunHeight(now, city) },
      rise: mark(sun.rise),
      set: mark(sun.set),
    });
    const light = sun.rise && sun.set && sun.set > sun.rise ? sun.set - sun.rise : null;
    const length = light ? `${Math.floor(light / HOUR)} h ${Math.round((light % HOUR) / 60000)} min of daylight` : sun.highest > 0 ? 'The sun does not set' : 'The sun does not rise';
    put('rise', sun.rise ? almanac.clock(sun.rise, city.zone) : 'none');
    put('set', sun.set ? almanac.clock(sun.set, city.zone) : 'none');
    put('daylight', length);
    put('moon', almanac.moonName(almanac.moonPhase(now)));
  }

  async function drawSaved() {
    const list = find('[data-saved]');
    const chips = await Promise.all(
      state.saved.map(async (id) => {
        const city = known(id);
        const chip = document.createElement('li');
        const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: city.name });
        if (city === state.city) link.setAttribute('aria-current', 'page');
        try {
          const { hours, start } = await Lookout.load(city);
          const temp = hours[Math.min(hours.length - 1, Math.max(0, Math.floor((Date.now() - start) / HOUR)))].temp;
          link.append(Object.assign(document.createElement('b'), { textContent: degrees(temp) }));
        } catch {
          // The name alone is still a way to the city.
        }
        chip.append(link);
        return chip;
      }),
    );
    list.replaceChildren(...chips);
    const saved = state.saved.includes(state.city.id);
    const button = find('[data-save]');
    button.setAttribute('aria-pressed', String(saved));
    button.textContent = saved ? 'Saved' : 'Save';
  }

  function drawAll() {
    drawMoment();
    drawAlerts();
    drawDays();
    drawSun();
    drawSaved();
  }

  /* ---- opening a city ---- */

  async function open(city) {
    const failed = find('[data-failed]');
    state.city = city;
    state.ahead = 0;
    if (slider) slider.value = 0;
    document.title = `${city.name}: ${config.page}`;
    keep('city', city.id);
    try {
      state.forecast = await Lookout.load(city);
      failed.hidden = true;
      find('[data-sample]').hidden = !state.forecast.sample;
      drawAll();
    } catch {
      failed.hidden = false;
      put('failed', `The weather for ${city.name} could not be fetched. Check the connection and try again.`);
    }
  }

  if (Lookout.service) {
    const { name, home } = Lookout.service;
    const link = Object.assign(document.createElement('a'), { href: home, textContent: name });
    find('[data-credit]').replaceChildren('Weather data by ', link, ', which is asked for the place that you look at.');
  }

  addEventListener('hashchange', () => {
    const city = known(location.hash.slice(1));
    if (city) open(city);
  });
  find('[data-retry]').addEventListener('click', () => open(state.city));

  /* ---- controls ---- */

  slider?.addEventListener('input', () => {
    state.ahead = Number(slider.value);
    drawMoment();
  });

  for (const radio of document.querySelectorAll('[name="units"]')) {
    radio.checked = radio.value === state.units;
    radio.addEventListener('change', () => {
      state.units = radio.value;
      keep('units', state.units);
      drawAll();
    });
  }

  find('[data-save]').addEventListener('click', () => {
    const { id } = state.city;
    state.saved = state.saved.includes(id) ? state.saved.filter((one) => one !== id) : [...state.saved, id];
    keep('saved', state.saved);
    drawSaved();
  });

  /* ---- the list of all cities ---- */

  const dialog = find('[data-cities]');
  const search = find('#city-search');
  const cityList = find('[data-city-list]');
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/gi, 'o').toLowerCase();

  function listCities() {
    const wanted = plain(search.value.trim());
    const found = cities.filter((city) => plain(`${city.name} ${city.country}`).includes(wanted));
    cityList.replaceChildren(
      ...found.map((city) => {
        const item = document.createElement('li');
        const link = Object.assign(document.createElement('a'), { href: `#${city.id}`, textContent: city.name });
        link.append(Object.assign(document.createElement('span'), { textContent: ` ${city.country}` }));
        link.addEventListener('click', () => dialog.close());
        item.append(link);
        return item;
      }),
    );
    put('found', found.length ? `${found.length} ${found.length === 1 ? 'place' : 'places'}` : 'No place of that name here.');
    return found;
  }

  function openCities() {
    search.value = '';
    listCities();
    dialog.showModal();
    search.focus();
  }

  find('[data-all]').addEventListener('click', openCities);
  find('[data-close]').addEventListener('click', () => dialog.close());
  search.addEventListener('input', listCities);
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = listCities();
    if (!first) return;
    dialog.close();
    location.hash = first.id;
  });

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open || event.target.matches('input[type="search"]')) return;
    if (event.key === '/') {
      event.preventDefault();
      openCities();
    } else if (event.key === 'u') {
      find(`[name="units"][value="${state.units === 'c' ? 'f' : 'c'}"]`).click();
    } else if (/^[1-9]$/.test(event.key) && state.saved[event.key - 1]) {
      location.hash = state.saved[event.key - 1];
    }
  });

  /* ---- start, and stay up to date ---- */

  let resizing = 0;
  function drawLater() {
    cancelAnimationFrame(resizing);
    resizing = requestAnimationFrame(() => state.forecast && drawAll());
  }
  // The sheet changes its width with the window, and has none while the page is hidden in a frame.
  new ResizeObserver(drawLater).observe(find('#sheet'));
  document.addEventListener('themechange', drawLater);
  setInterval(() => state.forecast && !document.hidden && drawMoment(), 60000);
  document.fonts.ready.then(() => state.forecast && drawMoment());
  open(state.city);
})();
