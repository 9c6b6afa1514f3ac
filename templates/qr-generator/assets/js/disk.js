/* To the disk and to the clipboard. */
window.Feedroll = window.Feedroll || {};
Feedroll.disk = (() => {
  function save(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    // Some browsers read the file a little later than the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 20_000);
  }

  /** Where the clipboard is closed to the page, a hidden field and the old command do it. */
  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      area.className = 'vh';
      (document.querySelector('dialog[open]') ?? document.body).append(area);
      area.select();
      const isDone = document.execCommand('copy');
      area.remove();
      return isDone;
    }
  }

  async function copyPicture(blob) {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      return true;
    } catch {
      return false;
    }
  }

  return { save, copyText, copyPicture };
})();
