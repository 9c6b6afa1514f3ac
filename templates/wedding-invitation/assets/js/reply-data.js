/* A reply as data: kept on the device, packed into a link, checked in words. Nothing here touches the page. */
window.replyData = (() => {
  const { storageKey, ways, menus, mostGuests } = window.wedding;
  // The second answer is what most guests choose.
  const usual = (name) => Object.keys(ways[name])[1] ?? Object.keys(ways[name])[0] ?? '';

  const blank = () => ({
    id: Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join(''),
    name: '', email: '', coming: 'yes', out: usual('out'), back: usual('back'), song: '', message: '', sent: '',
    guests: [{ name: '', menu: '', needs: '' }],
  });

  const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');

  /** Makes a whole reply of whatever a link or the storage holds; null when it is not one. */
  function mend(value) {
    if (!value || typeof value !== 'object' || !Array.isArray(value.guests)) return null;
    const plain = blank();
    const guests = value.guests.slice(0, mostGuests).map((guest) => ({
      name: text(guest?.name, 80),
      menu: Object.hasOwn(menus, guest?.menu) ? guest.menu : '',
      needs: text(guest?.needs, 200),
    }));
    return {
      id: text(value.id, 20) || plain.id,
      name: text(value.name, 80),
      email: text(value.email, 120),
      coming: value.coming === 'no' ? 'no' : 'yes',
      out: Object.hasOwn(ways.out, value.out) ? value.out : plain.out,
      back: Object.hasOwn(ways.back, value.back) ? value.back : plain.back,
      song: text(value.song, 120),
      message: text(value.message, 1000),
      sent: text(value.sent, 30),
      guests: guests.length ? guests : plain.guests,
    };
  }

  function load() {
    try {
      return mend(JSON.parse(localStorage.getItem(storageKey)));
    } catch {
      return null; // No storage, or something else lies there: begin with an empty form.
    }
  }

  function save(reply) {
    try {
      if (reply) localStorage.setItem(storageKey, JSON.stringify(reply));
      else localStorage.removeItem(storageKey);
      return true;
    } catch {
      return false;
    }
  }

  const pack = (reply) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(reply))))
      .replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

  function unpack(packed) {
    try {
      const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
      return mend(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      return null;
    }
  }

  /** What is wrong, as { field id: sentence }, in the order of the form. */
  function faults(reply) {
    const found = {};
    if (!reply.name.trim()) found.name = 'Enter your name.';
    if (!/^\S+@\S+\.\S+$/.test(reply.email.trim())) found.email = 'Enter an e-mail address such as name@example.org.';
    if (reply.coming === 'no') return found;
    reply.guests.forEach((guest, index) => {
      if (!guest.name.trim()) found[`guest-${index}-name`] = index ? 'Enter a name, or remove this guest.' : 'Enter a name.';
      if (!guest.menu) found[`guest-${index}-menu`] = 'Choose one.';
    });
    return found;
  }

  return { blank, load, save, pack, unpack, faults };
})();
