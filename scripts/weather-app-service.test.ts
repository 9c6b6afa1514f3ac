import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it, vi } from 'vitest';

const scripts = path.resolve(import.meta.dirname, '../templates/weather-app/assets/js');

/** What the app's scripts give its page. */
interface Lookout {
  load(place: object): Promise<{ start: number; hours: object[]; sample: boolean }>;
  alertsOf(days: object[], say: object): object[];
  charts: Record<'drawHours' | 'drawSun', (...parts: unknown[]) => void>;
}

/** The app's own scripts in a window of their own, with these settings and this answer to what they ask. */
async function load(config: Record<string, string>, fetch = vi.fn()): Promise<Lookout> {
  const window: Record<string, unknown> = { Lookout: { config }, LookoutSample: {} };
  const context = vm.createContext({ window, fetch, document: {} });
  for (const name of ['almanac.js', 'source.js', 'alerts.js', 'charts.js'])
    vm.runInContext(await readFile(path.join(scripts, name), 'utf8'), context);
  return window.Lookout as Lookout;
}

const bergen = { id: 'bergen', name: 'Bergen', lat: 60.39, lon: 5.32, zone: 'Europe/Oslo' };
const hours = Array.from({ length: 168 }, (_, hour) => hour);
const hourly = {
  time: hours.map((hour) => new Date(Date.UTC(2026, 10, 29) + hour * 3_600_000).toISOString().slice(0, 16)),
  temperature_2m: hours.map((hour) => 4 + (hour % 24) / 10),
  weather_code: hours.map((hour) => (hour === 30 || hour === 75 ? 95 : 61)),
  precipitation_probability: hours.map((hour) => (hour > 100 ? null : 80)),
  precipitation: hours.map(() => 0.4),
  wind_speed_10m: hours.map((hour) => (hour === 3 ? 71 : 20)),
  wind_direction_10m: hours.map(() => 270),
  relative_humidity_2m: hours.map(() => 90),
};
const answer = (body: unknown) => vi.fn(async (_address: string) => ({ ok: true, json: async () => body }));

it('asks Open-Meteo for a place, once in ten minutes, and reads its hours by the clock of the place', async () => {
  const fetch = answer({ utc_offset_seconds: 3600, hourly });
  const Lookout = await load({ service: 'open-meteo', address: '' }, fetch);
  const forecast = await Lookout.load(bergen);
  await Lookout.load(bergen);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toMatch(
    /^https:\/\/api\.open-meteo\.com\/v1\/forecast\?latitude=60\.39&longitude=5\.32&/,
  );
  expect(new Date(forecast.start).toISOString()).toBe('2026-11-28T23:00:00.000Z');
  expect(forecast.hours).toHaveLength(168);
  expect(forecast.hours[101]).toEqual({
    temp: 4.5,
    code: 61,
    chance: 0,
    rain: 0.4,
    wind: 20,
    from: 270,
    humidity: 90,
  });
  expect(forecast.sample).toBe(false);
});

it('asks an address of its own in place of it', async () => {
  const fetch = answer({ utc_offset_seconds: 0, hourly });
  const Lookout = await load(
    { service: 'open-meteo', address: 'https://weather.example/?at={lat},{lon}' },
    fetch,
  );
  await Lookout.load(bergen);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://weather.example/?at=60.39,5.32');
});

it('leaves out hours that the service does not know, and refuses an answer that holds none', async () => {
  const short = {
    ...hourly,
    temperature_2m: hourly.temperature_2m.map((temp, hour) => (hour < 50 ? temp : null)),
  };
  const some = await load({ service: 'open-meteo' }, answer({ utc_offset_seconds: 0, hourly: short }));
  expect((await some.load(bergen)).hours).toHaveLength(50);
  const none = await load({ service: 'open-meteo' }, answer({ error: true, reason: 'Daily limit exceeded' }));
  await expect(none.load(bergen)).rejects.toThrow();
});

it('says the worst of each of the next three days', async () => {
  const Lookout = await load({ service: 'open-meteo' }, answer({ utc_offset_seconds: 0, hourly }));
  const forecast = await Lookout.load(bergen);
  const days = [0, 1, 2, 3].map((day) => ({
    name: `day ${day}`,
    hours: forecast.hours.slice(day * 24, day * 24 + 24),
  }));
  const say = { speed: (kmh: number) => `${kmh} km/h`, amount: String, degrees: String };
  expect(Lookout.alertsOf(days, say)).toEqual([
    { name: 'day 0', words: 'Strong wind, up to 71 km/h' },
    { name: 'day 1', words: 'Thunderstorms' },
  ]);
});

it('draws no chart while the page has no width', async () => {
  const Lookout = await load({ service: 'sample' });
  const place = { clientWidth: 0, replaceChildren: vi.fn() };
  const flat = Array.from({ length: 25 }, () => ({ temp: 9, chance: 50, clock: '12:00', night: false }));
  Lookout.charts.drawHours(place, flat, 0, String);
  Lookout.charts.drawSun(place, { heights: [0, 10, 0], now: { share: 0.5, height: 10 } });
  expect(place.replaceChildren).not.toHaveBeenCalled();
});
