/* The card for the telephone, the share sheet, and the slip with the QR code. */
(() => {
  const { name, family, given, trade, telephone, email, file, saved, share } = JSON.parse(document.getElementById('words').textContent);
  const find = (key) => document.querySelector(`[data-${key}]`);
  const slip = find('slip');
  const input = document.getElementById('address');
  const address = location.href.split('#')[0];

  /** Hands a text to the visitor as a file. */
  window.saveFile = (file, type, text) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement('a'), { href: url, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };

  find('card').addEventListener('click', () => {
    const text = (words) => words.replace(/[\\;,]/g, '\\$&');
    const lines = ['BEGIN:VCARD', 'VERSION:3.0', `N:${text(family)};${text(given)};;;`, `FN:${text(name)}`, `TITLE:${text(trade)}`, `TEL;TYPE=CELL:${telephone}`, `EMAIL:${email}`, 'END:VCARD', ''];
    if (address.startsWith('http')) lines.splice(-2, 0, `URL:${address}`);
    window.saveFile(`${file}.vcf`, 'text/vcard', lines.join('\r\n'));
    find('told').textContent = `${file}.vcf is in your downloads. ${saved}`;
  });

  function picture() {
    const rows = window.qrCode(address);
    if (!rows) return null;
    const size = rows.length + 8;
    const ink = getComputedStyle(slip).color;
    let d = '';
    rows.forEach((row, y) => row.forEach((on, x) => (d += on ? `M${x + 4} ${y + 4}h1v1h-1z` : '')));
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="QR code of this page"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${ink}" d="${d}"/></svg>`;
  }

  function open() {
    input.value = address;
    const svg = picture();
    find('qr-place').innerHTML = svg ?? '<p>The address is too long for a code of this kind. Copy it instead.</p>';
    find('save').hidden = !svg;
    find('slip-told').textContent = '';
    slip.showModal();
  }

  find('qr').addEventListener('click', open);
  find('share').addEventListener('click', async () => {
    if (!navigator.share) {
      open();
      return;
    }
    try {
      await navigator.share({ title: document.title, text: share, url: address });
    } catch (error) {
      if (error.name !== 'AbortError') open();
    }
  });

  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(address);
      find('slip-told').textContent = 'Copied.';
    } catch {
      input.select();
      find('slip-told').textContent = 'This browser keeps its clipboard shut. The address is selected: copy it by hand.';
    }
  });
  find('save').addEventListener('click', () => {
    window.saveFile(`${file}-qr.svg`, 'image/svg+xml', picture());
    find('slip-told').textContent = `${file}-qr.svg is in your downloads. It prints at any size.`;
  });
  find('close').addEventListener('click', () => slip.close());
  slip.addEventListener('click', ({ target }) => target === slip && slip.close());

  find('tools').hidden = false;
})();
