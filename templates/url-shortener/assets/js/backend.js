/*
 * Here a BACKEND is plugged in, so that short links work for everyone and not in this browser only. tools/server.mjs is one, in
 * one file; README.md says how it is started. The settings stand in the page, as JSON:
 *
 * endpoint  where links are kept. The page then sends
 *             PUT    {endpoint}/{name}   { name, address, note, created }     after a link is made or changed
 *             DELETE {endpoint}/{name}                                        after it is removed
 *           and reads GET {endpoint} -> [{ name, address, note, created, days }] when it opens; days are counts by date.
 * base      what short links begin with, for example your own short domain with a slash at its end. The server
 *           answers {base}{name} with a redirect (302) to the address and counts.
 *
 * While both are empty nothing is ever sent: everything stays in this browser, and short links are index.html#name.
 */
window.Backend = (() => {
  const { endpoint, base } = JSON.parse(document.getElementById('settings').textContent);
  const isOn = endpoint !== '';

  async function send(method, name, body) {
    const url = name === null ? endpoint : `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(name)}`;
    let response;
    try {
      response = await fetch(url, { method, ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}) });
    } catch {
      throw new Error('The server of the short links cannot be reached. The change is kept in this browser only.');
    }
    if (!response.ok) throw new Error(`The server of the short links refused (${response.status}). The change is kept in this browser only.`);
    return method === 'GET' ? response.json() : null;
  }

  /** Sends what differs between two lists of tickets, one after the other. */
  async function follow(before, after) {
    if (!isOn) return;
    const old = new Map(before.map((one) => [one.name, one]));
    for (const { name, address, note, created } of after) {
      const known = old.get(name);
      if (!known || known.address !== address || known.note !== note) await send('PUT', name, { name, address, note, created });
      old.delete(name);
    }
    for (const name of old.keys()) await send('DELETE', name);
  }

  return { isOn, base, follow, list: () => send('GET', null) };
})();
