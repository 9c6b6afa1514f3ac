/* A reply as data: kept on the device, packed into a link, checked in words. Nothing here touches the page. */
window.replyData = (() => {
  const { storageKey, boats, menus, mostGuests } = window.wedding;

  const blank = () => ({
    id: Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join(''),
    name: '', email: '', coming: 'yes', out: 'B', back: 'E', song: '', message: '', sent: '',
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
      out: 'ABC'.includes(value.out) && boats[value.out] ? value.out : plain.out,
      back: 'DEF'.includes(value.back) && boats[value.back] ? value.back : plain.back,
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
    if (!reply.name.trim()) found.name = 'Please write your name, so that we know who is replying.';
    if (!/^\S+@\S+\.\S+$/.test(reply.email.trim())) found.email = 'Please write an e-mail address such as name@example.org. It is for news of the boat only.';
    if (reply.coming === 'no') return found;
    reply.guests.forEach((guest, index) => {
      if (!guest.name.trim()) found[`guest-${index}-name`] = index ? 'Who is this? Write a name, or take the passenger off again.' : 'The purser needs a name here. If it is yours, yours.';
      if (!guest.menu) found[`guest-${index}-menu`] = 'Please choose a dinner. Mrs Tulloch does not do surprises.';
    });
    return found;
  }

  return { blank, load, save, pack, unpack, faults };
})();
