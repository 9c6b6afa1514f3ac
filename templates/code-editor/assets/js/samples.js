/* The book that an empty editor begins with: a small project about tides. Its figures are made up. */
window.Copybook = window.Copybook || {};
Copybook.samples = {
  open: ['scripts/tide.js', 'index.html', 'styles/page.css', 'data/harbours.json', 'tools/report.py'],
  files: {
    'README.md': `# Tide tables

When is there enough water to leave the harbour? This little
project works it out for **five harbours** of the Frisian coast.

- \`scripts/tide.js\` reckons the height of the water
- \`data/harbours.json\` holds what is peculiar to each harbour
- \`tools/report.py\` prints a week for the notice board

> The figures are made up. Do not sail by them.
`,
    'index.html': `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Tide tables</title>
  <link rel="stylesheet" href="styles/page.css">
</head>
<body>
  <h1>High water</h1>
  <!-- The rows are written by tide.js -->
  <table id="tides">
    <tr><th>Harbour</th><th>Next high water</th></tr>
  </table>
  <script src="scripts/tide.js"></script>
</body>
</html>
`,
    'styles/page.css': `/* Sea and sand */
:root {
  --sea: #14506b;
  --sand: #f3e3c3;
}

body {
  max-width: 40rem;
  margin: 3rem auto;
  color: var(--sea);
  background: var(--sand);
  font: 1.1rem/1.5 Georgia, serif;
}

td:last-child { text-align: right; }
`,
    'scripts/tide.js': `// The moon leads: high water comes 50 minutes later each day.
const MONTH = 29.530588; // days from new moon to new moon
const TIDE = 12.4206; // hours from one high water to the next

/** Age of the moon in days, 0 at new moon. */
function moonAge(date) {
  const newMoon = Date.UTC(2000, 0, 6, 18, 14);
  const days = (date - newMoon) / 86_400_000;
  return ((days % MONTH) + MONTH) % MONTH;
}

/** Height of the water in metres above chart datum. */
export function heightAt(harbour, date) {
  const { mean, range, delay } = harbour;
  const hours = date / 3_600_000 - delay;
  const spring = Math.cos((moonAge(date) / MONTH) * 4 * Math.PI);
  const swing = (range / 2) * (1 + 0.3 * spring);
  return mean + swing * Math.cos((hours / TIDE) * 2 * Math.PI);
}

/** The next moment at which there is enough water under the keel. */
export function nextDeparture(harbour, draught, start = new Date()) {
  const step = 10 * 60 * 1000;
  for (let n = 0; n < 6 * 24; n += 1) {
    const moment = new Date(+start + n * step);
    if (heightAt(harbour, moment) > draught + 0.3) return moment;
  }
  throw new Error(\`\${harbour.name}: no water for \${draught} m today\`);
}
`,
    'data/harbours.json': `{
  "datum": "LAT",
  "harbours": [
    { "name": "Terschelling", "mean": 1.4, "range": 1.9, "delay": 0.4 },
    { "name": "Norderney", "mean": 1.6, "range": 2.4, "delay": 2.1 },
    { "name": "Spiekeroog", "mean": 1.7, "range": 2.6, "delay": 2.9 },
    { "name": "Amrum", "mean": 1.5, "range": 2.3, "delay": 5.2 },
    { "name": "Rømø", "mean": 1.1, "range": 1.7, "delay": 6.0 }
  ]
}
`,
    'tools/report.py': `"""Prints a week of high waters for the notice board."""
import json
from datetime import datetime, timedelta

TIDE = timedelta(hours=12.4206)

def high_waters(delay, start, days=7):
    """High waters from a start, one after the other."""
    moment = start + timedelta(hours=delay)
    while moment < start + timedelta(days=days):
        yield moment
        moment += TIDE

with open("data/harbours.json", encoding="utf-8") as file:
    for harbour in json.load(file)["harbours"]:
        print(harbour["name"])
        for moment in high_waters(harbour["delay"], datetime.now()):
            print(f"  {moment:%a %d %b  %H:%M}")
`,
    'tools/springs.sql': `-- Days on which the water rose higher than usual
select day, harbour, max(height_m) as high_water
from readings
where height_m > 3.2 and quality = 'checked'
group by day, harbour
order by high_water desc
limit 20;
`,
  },
};
