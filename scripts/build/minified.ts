import { readFile } from 'node:fs/promises';
import { minifySync, type Plugin } from 'vite';

const suffix = '?minified';

/** Lets a module import a script as text, as short as it can be said: `import text from './file.js?minified'`. */
export function minified(): Plugin {
  return {
    name: 'minified-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code, errors } = minifySync(file, await readFile(file, 'utf8'), { module: false });
      if (errors.length > 0) this.error(`${file}: ${errors[0]?.message}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
