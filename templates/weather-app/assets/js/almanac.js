/*
 * Clock, sun and moon. These are reckoned, not sampled: they are true for the day you look.
 * Sun: the low-precision formulas of the Astronomical Almanac, good to about a minute.
 */
(() => {
  const RAD = Math.PI / 180;
  const MINUTE = 60000;
  const DAY = 86400000;

  /** How far a zone is ahead of UTC at a moment, in milliseconds. */
  function zoneOffset(zone, moment) {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric',
        hour: 'numeric', minute: 'numeric', second: 'numeric',
      }).formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const wall = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    return wall - Math.floor(moment / 1000) * 1000;
  }

  /** Midnight of the city's day, as a moment. */
  function midnight(zone, moment) {
    const offset = zoneOffset(zone, moment);
    return Math.floor((Number(moment) + offset) / DAY) * DAY - offset;
  }

  /** Height of the sun over the horizon, in degrees. */
  function sunHeight(moment, { lat, lon }) {
    const days = moment / DAY - 10957.5; // since noon of 1 January 2000
    const anomaly = (357.529 + 0.98560028 * days) * RAD;
    const longitude = (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD;
    const tilt = (23.439 - 0.00000036 * days) * RAD;
    const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
    const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
    const sidereal = (18.697374558 + 24.06570982441908 * days) * 15 * RAD;
    const angle = sidereal + lon * RAD - ascension;
    return Math.asin(Math.sin(lat * RAD) * Math.sin(declination) + Math.cos(lat * RAD) * Math.cos(declination) * Math.cos(angle)) / RAD;
  }

  /** Rising, setting and highest point within one day. In polar day or night rise and set are null. */
  function sunDay(start, city) {
    let rise = null;
    let set = null;
    let noon = start;
    let highest = -90;
    let before = sunHeight(start, city);
    for (let at = start + 2 * MINUTE; at <= start + DAY; at += 2 * MINUTE) {
      const height = sunHeight(at, city);
      // The sun counts as risen when its upper edge shows: 50 minutes of arc below the horizon.
      if (before < -0.833 && height >= -0.833) rise ??= at;
      if (before >= -0.833 && height < -0.833) set = at;
      if (height > highest) {
        highest = height;
        noon = at;
      }
      before = height;
    }
    return { rise, set, noon, highest };
  }

  /** Age of the moon as a share of its month: 0 new, 0.5 full. */
  function moonPhase(moment) {
    const month = 29.530588853 * DAY;
    const newMoon = Date.UTC(2000, 0, 6, 18, 14);
    return ((((moment - newMoon) % month) + month) % month) / month;
  }

  const NAMES = ['New moon', 'Waxing crescent', 'First quarter', 'Waxing moon', 'Full moon', 'Waning moon', 'Last quarter', 'Waning crescent'];
  const moonName = (phase) => NAMES[Math.round(phase * 8) % 8];

  /** A moment as the city's clock shows it. */
  const twelve = window.Lookout.config.clock === '12';
  const clock = (moment, zone) =>
    new Intl.DateTimeFormat(twelve ? 'en-US' : 'en-GB', {
      timeZone: zone, hour: twelve ? 'numeric' : '2-digit', minute: '2-digit', hourCycle: twelve ? 'h12' : 'h23',
    }).format(moment);

  window.Lookout.almanac = { midnight, sunHeight, sunDay, moonPhase, moonName, clock };
})();
