/*
 * What to look out for: read from the forecast, day by day. Limits are in the units of a forecast; change them for your climate.
 */
(() => {
  const { Lookout } = window;

  const LIMITS = { heat: 35, frost: -10, wind: 60, rain: 30, snow: 15 };
  const sum = (hours, isKind) =>
    hours.filter(({ code }) => isKind(Lookout.sky(code))).reduce((all, { rain }) => all + rain, 0);

  /** One sentence for the worst of a day; null on a calm one. `say` writes degrees, speed and amount. */
  function alertOf(hours, say) {
    const temps = hours.map(({ temp }) => temp);
    const wind = Math.max(...hours.map((hour) => hour.wind));
    const rain = sum(hours, (kind) => kind === 'rain' || kind === 'thunder');
    const snow = sum(hours, (kind) => kind === 'snow');
    if (hours.some(({ code }) => Lookout.sky(code) === 'thunder')) return 'Thunderstorms';
    if (wind >= LIMITS.wind) return `Strong wind, up to ${say.speed(wind)}`;
    if (snow >= LIMITS.snow) return `Heavy snow, ${say.amount(snow)} as water`;
    if (rain >= LIMITS.rain) return `Heavy rain, ${say.amount(rain)}`;
    if (Math.max(...temps) >= LIMITS.heat) return `Great heat, up to ${say.degrees(Math.max(...temps))}`;
    if (Math.min(...temps) <= LIMITS.frost) return `Hard frost, down to ${say.degrees(Math.min(...temps))}`;
    return null;
  }

  /** What to look out for in the next three days. `days` has {name, hours}. */
  Lookout.alertsOf = (days, say) =>
    days.slice(0, 3).flatMap(({ name, hours }) => {
      const words = alertOf(hours, say);
      return words ? [{ name, words }] : [];
    });
})();
