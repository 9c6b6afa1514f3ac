/*
  Looks at the sounds that source/public/feed.xml names and writes their sizes into it, as directories ask for:
  node tools/feed.mjs (after that, npm run build). Sounds that lie elsewhere keep the size that stands there.
*/
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const feed = new URL('../source/public/feed.xml', import.meta.url);
const sound = (address) => new URL(`../source/public/${/assets\/audio\/[^"/]+$/.exec(address)?.[0] ?? ''}`, import.meta.url);
const text = readFileSync(feed, 'utf8').replace(/(<enclosure [^>]*?\burl="([^"]+)" length=")\d*/g, (whole, start, address) => {
  const file = sound(address);
  return existsSync(file) && statSync(file).isFile() ? start + statSync(file).size : whole;
});
writeFileSync(feed, text);
