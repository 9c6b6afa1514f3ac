/** The text of a script without comments and with short names; see `scripts/build/minified.ts`. */
declare module '*?minified' {
  const text: string;
  export default text;
}
