/** The text of a script without comments and with short names; see `scripts/build/minified.ts`. */
declare module '*?minified' {
  const text: string;
  export default text;
}

/** Addresses of the script of plain pages and of what it imports; see `scripts/build/plain-script.ts`. */
declare module 'virtual:plain-script' {
  const script: { src: string; imports: string[] };
  export default script;
}
