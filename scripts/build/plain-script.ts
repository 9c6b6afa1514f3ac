import type { Plugin } from 'vite';

const ID = 'virtual:plain-script';
const RESOLVED = `\0${ID}`;
const SOURCE = '/app/entry.plain.ts';

/**
 * Builds the script of plain pages, which React does not know of, together with the site's other scripts, so that they
 * share what both need. `virtual:plain-script` says to the server where it is: `{ src, imports }`.
 */
export function plainScript(): Plugin {
  let reference = '';
  let built: { src: string; imports: string[] } | undefined;
  return {
    name: 'plinth:plain-script',
    // One plugin for both builds: the browser's is made first.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: SOURCE, name: 'plain' });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const entry = this.getFileName(reference);
      // A set goes on to what is added to it meanwhile.
      const files = new Set([entry]);
      for (const name of files) {
        const chunk = bundle[name];
        if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
      }
      files.delete(entry);
      built = { src: `/${entry}`, imports: [...files].map((name) => `/${name}`) };
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const isServer = this.environment.name !== 'client';
      if (isServer && this.environment.mode === 'build' && !built)
        this.error('The browser’s scripts come first.');
      return `export default ${JSON.stringify(built ?? { src: SOURCE, imports: [] })};`;
    },
  };
}
