/*
 * Where forecasts come from. The rest of the app knows only `Lookout.load(city)`, which gives
 *
 *   { sample: true | false,
 *     start: moment of local midnight of the first day, in milliseconds,
 *     hours: 168 times { temp °C, code WMO, chance %, rain mm, wind km/h, from degrees, humidity % } }
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
    const data = window.LookoutSample[city.id];
    return {
      sample: true,
      start: almanac.midnight(city.zone, Date.now()),
      hours: data.t.map((tenths, i) => ({
        temp: tenths / 10, code: data.k[i], chance: data.p[i], rain: data.m[i] / 10,
        wind: data.w[i], from: data.d[i], humidity: data.h[i],
      })),
    };
  }

  /** Turns the answer of Open-Meteo into a forecast. Write your own for another service. */
  Lookout.readAnswer = (answer, city) => {
    const hourly = answer.hourly;
    return {
      sample: false,
      start: almanac.midnight(city.zone, Date.now()),
      hours: hourly.time.map((_, i) => ({
        temp: hourly.temperature_2m[i], code: hourly.weather_code[i], chance: hourly.precipitation_probability[i],
        rain: hourly.precipitation[i], wind: hourly.wind_speed_10m[i], from: hourly.wind_direction_10m[i],
        humidity: hourly.relative_humidity_2m[i],
      })),
    };
  };

  const kept = new Map();

  /** The forecast of a city. Rejects when a service is set up and cannot be reached. */
  Lookout.load = async (city) => {
    if (!config.endpoint) return fromSample(city);
    const known = kept.get(city.id);
    if (known && Date.now() - known.at < 10 * 60000) return known.forecast;
    const answer = await fetch(config.endpoint.replace('{lat}', city.lat).replace('{lon}', city.lon));
    if (!answer.ok) throw new Error(`The weather service answered with ${answer.status}`);
    const forecast = Lookout.readAnswer(await answer.json(), city);
    kept.set(city.id, { at: Date.now(), forecast });
    return forecast;
  };
})();
