/** Lets the browser save a file. Texts are UTF-8. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  saveAddress(name, address);
  // Some browsers read it after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser fetch and save what is under an address of this site. */
export function saveAddress(name: string, href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
