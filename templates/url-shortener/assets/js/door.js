/*
 * The door: runs before the page is shown. An address that ends in #name opens the ticket of that name, #name+ only
 * shows where it leads, and #=address carries an address in itself and asks first.
 */
window.Door = (() => {
  const { Tickets } = window;

  /** What the part behind # means: { kind: 'open' | 'look' | 'carried' | 'unknown' | 'none', ... }. */
  function read(hash) {
    let text;
    try {
      text = decodeURIComponent(hash.replace(/^#/, ''));
    } catch {
      return { kind: 'unknown', name: hash.slice(1, 60) };
    }
    if (text === '' || ['rack', 'counter', 'top'].includes(text)) return { kind: 'none' };
    if (text.startsWith('=')) {
      try {
        return { kind: 'carried', address: Tickets.readAddress(text.slice(1)) };
      } catch {
        return { kind: 'unknown', name: text.slice(0, 40) };
      }
    }
    const isLook = text.endsWith('+');
    const name = text.replace(/\+$/, '').toLowerCase();
    const ticket = Tickets.store.state.tickets.find((one) => one.name === name);
    if (!ticket) return { kind: 'unknown', name: name.slice(0, 40) };
    return { kind: isLook ? 'look' : 'open', ticket };
  }

  function enter() {
    const found = read(location.hash);
    if (found.kind === 'open') {
      Tickets.count(found.ticket.name);
      location.replace(found.ticket.address);
    }
    return found;
  }

  return { read, enter };
})();
