/*
 * Where forecasts come from. The rest of the app knows only `Lookout.load(city)`, which gives
 *
 *   { sample: true | false,
 *     start: moment of local midnight of the first day, in milliseconds,
 *     hours: up to 168 times { temp °C, code WMO, chance %, rain mm, wind km/h, from degrees, humidity % } }
 */
(() => {
  const { Lookout } = window;
  const { config, almanac } = Lookout;

  /* The WMO codes in words, and the kind of sky that goes with them. */
  const CODES = {
    0: ['Clear', 'clear'], 1: ['Mostly clear', 'clear'], 2: ['Broken cloud', 'cloud'], 3: ['Overcast', 'overcast'],
    45: ['Fog', 'fog'], 48: ['Freezing fog', 'fog'],
    51: ['Drizzle', 'rain'], 53: ['Drizzle', 'rain'], 55: ['Heavy drizzle', 'rain'], 56: ['Freezing drizzle', 'rain'], 57: ['Freezing drizzle', 'rain'],
    61: ['Light rain', 'rain'], 63: ['Rain', 'rain'], 65: ['Heavy rain', 'rain'], 66: ['Freezing rain', 'rain'], 67: ['Freezing rain', 'rain'],
    71: ['Light snow', 'snow'], 73: ['Snow', 'snow'], 75: ['Heavy snow', 'snow'], 77: ['Snow grains', 'snow'],
    80: ['Showers', 'rain'], 81: ['Showers', 'rain'], 82: ['Heavy showers', 'rain'], 85: ['Snow showers', 'snow'], 86: ['Snow showers', 'snow'],
    95: ['Thunderstorm', 'thunder'], 96: ['Thunder and hail', 'thunder'], 99: ['Thunder and hail', 'thunder'],
  };

  Lookout.words = (code) => (CODES[code] ?? CODES[3])[0];
  Lookout.sky = (code) => (CODES[code] ?? CODES[3])[1];

  function fromSample(city) {
    const data = window.LookoutSample[city.climate] ?? window.LookoutSample.london;
    return {
      sample: true,
      start: almanac.midnight(city.zone, Date.now()),
      hours: data.t.map((tenths, i) => ({
        temp: tenths / 10, code: data.k[i], chance: data.p[i], rain: data.m[i] / 10,
        wind: data.w[i], from: data.d[i], humidity: data.h[i],
      })),
    };
  }

  /** Turns the answer of Open-Meteo into a forecast. Throws when it is another kind of answer. */
  function readOpenMeteo({ hourly, utc_offset_seconds: offset }) {
    const end = hourly.temperature_2m.findIndex((temp) => temp === null);
    const times = end < 0 ? hourly.time : hourly.time.slice(0, end);
    if (times.length < 26) throw new Error('The weather service knows less than a day');
    return {
      sample: false,
      // Hours are those of the place's own clock.
      start: Date.parse(`${times[0]}:00Z`) - offset * 1000,
      hours: times.map((_, i) => ({
        temp: hourly.temperature_2m[i], code: hourly.weather_code[i] ?? 3,
        chance: hourly.precipitation_probability[i] ?? 0, rain: hourly.precipitation[i] ?? 0,
        wind: hourly.wind_speed_10m[i] ?? 0, from: hourly.wind_direction_10m[i] ?? 0,
        humidity: hourly.relative_humidity_2m[i] ?? 0,
      })),
    };
  }

  /** Services that can be named in the settings. Add your own: an address, and a reader of its answers. */
  Lookout.services = {
    'open-meteo': {
      name: 'Open-Meteo',
      home: 'https://open-meteo.com/',
      address:
        'https://api.open-meteo.com/v1/forecast?latitude={lat}&longitude={lon}&hourly=temperature_2m,relative_humidity_2m,' +
        'precipitation_probability,precipitation,weather_code,wind_speed_10m,wind_direction_10m&timezone=auto&forecast_days=7',
      read: readOpenMeteo,
    },
  };
  Lookout.service = Lookout.services[config.service] ?? null;

  const kept = new Map();

  /** The forecast of a city. Rejects when a service is set up and cannot be reached or understood. */
  Lookout.load = async (city) => {
    const { service } = Lookout;
    if (!service) return fromSample(city);
    const known = kept.get(city.id);
    if (known && Date.now() - known.at < 10 * 60000) return known.forecast;
    const address = (config.address || service.address).replace('{lat}', city.lat).replace('{lon}', city.lon);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The weather service answered with ${answer.status}`);
    const forecast = service.read(await answer.json());
    kept.set(city.id, { at: Date.now(), forecast });
    return forecast;
  };
})();
