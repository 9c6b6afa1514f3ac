/* Five files to begin with: readings of river gauges, invented for this template, each kept by another office's habits. */
window.Confluence = window.Confluence || {};
Confluence.samples = () => {
  const day = (n) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10);
  const level = (base, swing, n) => Math.round(base + swing * Math.sin(n / 5) + (swing / 3) * Math.cos(n * 1.7));
  const days = (count, step) => Array.from({ length: count }, (_, n) => n * step);
  const table = (header, sign, rows) => `${[header, ...rows].map((row) => row.join(sign)).join('\n')}\n`;
  return [
    {
      name: 'rhine-cologne.csv',
      text: table(['date', 'station', 'level_cm', 'flow_m3s'], ',', days(30, 1).map((n) => [day(n), 'Cologne', level(240, 60, n), level(1800, 420, n)])),
    },
    {
      name: 'elbe-dresden.csv',
      text: table(['Station', 'Date', 'Level_cm', 'Water_C'], ';', days(18, 2).map((n) => ['Dresden', day(n), level(132, 30, n), (17 - n / 6).toFixed(1)])),
    },
    {
      name: 'danube-vienna.tsv',
      text: table(['date', 'station', 'flow_m3s', 'level_cm'], '\t', days(42, 1).map((n) => [day(n), 'Vienna', level(1610, 500, n), level(310, 70, n)])),
    },
    {
      name: 'rhone-lyon.json',
      text: `${JSON.stringify(days(14, 3).map((n) => ({ date: day(n), station: 'Lyon', level_cm: level(95, 24, n), note: n % 9 ? '' : 'read by hand' })), null, 2)}\n`,
    },
    {
      name: 'vistula-krakow.csv',
      text: table(['date', 'station', 'level_cm'], ',', days(24, 2).map((n) => [day(n), 'Kraków', level(178, 40, n)])),
    },
  ];
};
