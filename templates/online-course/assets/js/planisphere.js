/* Turns the drawn planisphere to a day, an hour and a latitude, and says what is up. */
(() => {
  const { Sky } = window;
  const find = (selector) => document.querySelector(selector);
  const winds = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

  const clock = (hours) => {
    const minutes = Math.round((hours % 24) * 60);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  };

  function today() {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  }

  function turn() {
    const day = find('#day').value || today();
    const hours = Number(find('#hour').value);
    const latitude = Number(find('#latitude').value);
    const sidereal = Sky.local(day, hours);
    const chart = find('[data-planisphere]');
    chart.querySelector('[data-disc]').setAttribute('transform', `rotate(${-sidereal})`);
    for (const upright of chart.querySelectorAll('[data-upright]')) upright.setAttribute('transform', `rotate(${sidereal})`);
    const outline = Sky.outline(latitude);
    chart.querySelector('[data-horizon]').setAttribute('d', outline);
    chart.querySelector('[data-below]').setAttribute('d', `M-434 0a434 434 0 1 0 868 0a434 434 0 1 0-868 0${outline}`);
    for (const wind of chart.querySelectorAll('[data-wind]')) {
      const { hour, dec } = Sky.horizon(Number(wind.dataset.wind), latitude);
      const [x, y] = Sky.place(-hour, Math.max(dec, -33));
      wind.setAttribute('x', x.toFixed(1));
      wind.setAttribute('y', (y + 7).toFixed(1));
    }
    chart.querySelector('[data-pointer]').setAttribute('transform', `rotate(${-(hours - 24) * 15})`);
    find('[data-hour]').textContent = clock(hours);
    find('[data-latitude]').textContent = `${latitude}\u00b0 north`;
    say(day, hours, latitude, sidereal);
  }

  function say(day, hours, latitude, sidereal) {
    const up = [];
    for (const [index, name] of Sky.lessons.entries()) {
      const { altitude, azimuth } = Sky.horizontal(Sky.stars[name.toLowerCase()], latitude, sidereal);
      if (altitude < 5) continue;
      const height = altitude > 75 ? 'overhead' : `${altitude > 45 ? 'high' : altitude > 20 ? 'halfway up' : 'low'} in the ${winds[Math.round(azimuth / 45) % 8]}`;
      up.push(`${name} (${index + 1}) ${height}`);
    }
    const date = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    find('[data-now]').textContent = `On ${date} at ${clock(hours)}, from ${latitude} degrees north: ${up.join(', ')}.`;
  }

  document.addEventListener('DOMContentLoaded', () => {
    // Without the chart, or with a photograph in its place, there is nothing to turn.
    if (!find('[data-planisphere]')) return;
    find('#day').value = today();
    for (const id of ['day', 'hour', 'latitude']) find(`#${id}`).addEventListener('input', turn);
    find('[data-turn]').addEventListener('submit', (event) => event.preventDefault());
    turn();
  });
})();
