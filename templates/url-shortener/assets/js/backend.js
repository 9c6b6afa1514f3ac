/* Talks to the server of config.js. While `endpoint` is empty nothing is ever sent. */
window.Backend = (() => {
  const { endpoint, base } = window.CloakroomConfig;
  const isOn = endpoint !== '';

  async function send(method, name, body) {
    const url = name === null ? endpoint : `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(name)}`;
    let response;
    try {
      response = await fetch(url, { method, ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}) });
    } catch {
      throw new Error('The server of the short links cannot be reached. The ticket hangs in this browser only.');
    }
    if (!response.ok) throw new Error(`The server of the short links refused (${response.status}). The ticket hangs in this browser only.`);
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
