/* What is on the roll at the very beginning, and the sample list: read from the page before the roll is drawn into it. */
window.Feedroll = window.Feedroll || {};
Feedroll.samples = (() => {
  const look = {
    shape: 'square', eye: 'square', ink: '#000000', eyeInk: '#000000', paper: '#ffffff', isClear: false,
    mark: 'none', markSize: 'medium', picture: '', level: 'auto', quiet: 4,
  };
  const none = { text: { text: '' }, link: { url: '' }, wifi: {}, contact: {}, mail: {}, phone: {}, event: {} };

  /** The fields of each kind, from an item of the page. */
  const valuesOf = {
    text: ({ content }) => ({ text: content }),
    link: ({ content }) => ({ url: content }),
    wifi: ({ content, password }) => ({ ssid: content, lock: password ? 'WPA' : 'nopass', password, isHidden: false }),
    contact: ({ first, last, company, role, phone, email, place }) => ({ first, last, org: company, role, phone, mail: email, place }),
    mail: ({ content }) => ({ to: content }),
    phone: ({ content }) => ({ number: content, act: 'tel' }),
    event: ({ content, start, end, place }) => ({ what: content, start, end, where: place }),
  };

  function readItem(item) {
    const { kind, shape, eye, mark, start, end } = item.dataset;
    const words = { start, end };
    for (const part of item.querySelectorAll('[data-slot]')) words[part.dataset.slot] = part.textContent;
    const style = { ...look, shape, eye, mark, markSize: mark === 'none' ? 'medium' : 'small' };
    return { kind, caption: words.caption, values: valuesOf[kind](words), look: style };
  }

  const [slot, ...printed] = [...document.querySelectorAll('[data-roll] > li')].map(readItem);
  const roll = printed.map((entry, n) => ({ id: `sample-${printed.length - n}`, number: printed.length - n, ...entry }));
  const draft = slot
    ? { ...slot, values: { ...none, [slot.kind]: slot.values } }
    : { kind: 'text', caption: '', values: none, look };

  const quoted = (text) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = [...document.querySelectorAll('[data-batch] tbody tr')].map(({ cells: [name, content] }) =>
    [name, content].map(({ textContent }) => quoted(textContent)).join(','),
  );
  const list = ['name,content', ...rows].join('\n');
  return { draft, roll, list, look, out: { px: 1024, mm: 30 } };
})();
