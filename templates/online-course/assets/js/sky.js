/* The arithmetic of the planisphere. Angles in degrees. Works in a browser and in tools/draw-planisphere.mjs. */
globalThis.Sky = globalThis.Sky || {};

{
  const rad = Math.PI / 180;
  const limit = -36;

  /** Where a place of the sky lies on the disc before it is turned: pole in the middle, south at the bottom. */
  Sky.place = (ra, dec, radius = 430) => {
    const r = ((90 - dec) / (90 - limit)) * radius;
    return [-r * Math.sin(ra * rad), r * Math.cos(ra * rad)];
  };

  /** Greenwich mean sidereal time of a moment, in degrees. Formula of the US Naval Observatory, good to a second. */
  Sky.sidereal = (date) => {
    const days = (date.getTime() - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
    return (((280.46061837 + 360.98564736629 * days) % 360) + 360) % 360;
  };

  /** Local sidereal time when the clock of somebody on their zone's meridian shows `hours` on a day "2026-11-24". */
  Sky.local = (day, hours) => {
    const [year, month, date] = day.split('-').map(Number);
    return Sky.sidereal(new Date(Date.UTC(year, month - 1, date) + hours * 3_600_000));
  };

  /** Altitude above the horizon and azimuth from north through east. */
  Sky.horizontal = ({ ra, dec }, latitude, sidereal) => {
    const hour = (sidereal - ra) * rad;
    const [d, p] = [dec * rad, latitude * rad];
    const altitude = Math.asin(Math.sin(d) * Math.sin(p) + Math.cos(d) * Math.cos(p) * Math.cos(hour));
    const azimuth = Math.atan2(-Math.cos(d) * Math.sin(hour), Math.sin(d) * Math.cos(p) - Math.cos(d) * Math.sin(p) * Math.cos(hour));
    return { altitude: altitude / rad, azimuth: (azimuth / rad + 360) % 360 };
  };

  /** Hour angle and declination of a point on the horizon, for its outline on the disc. */
  Sky.horizon = (azimuth, latitude) => {
    const [a, p] = [azimuth * rad, latitude * rad];
    const dec = Math.asin(Math.cos(p) * Math.cos(a));
    const hour = Math.atan2(-Math.sin(a), -Math.sin(p) * Math.cos(a));
    return { hour: hour / rad, dec: dec / rad };
  };

  /** The outline of what is above the horizon, as a path. */
  Sky.outline = (latitude) => {
    const points = [];
    for (let azimuth = 0; azimuth < 360; azimuth += 4) {
      const { hour, dec } = Sky.horizon(azimuth, latitude);
      const [x, y] = Sky.place(-hour, Math.max(dec, limit));
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    return `M${points.join('L')}Z`;
  };
}
