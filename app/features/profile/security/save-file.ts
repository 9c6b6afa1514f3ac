/** Hands bytes to the browser as a download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
