import { readFile } from 'node:fs/promises';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const suffix = '?minified';

/** Lets a module import a script as text, as short as it can be said: `import text from './file.ts?minified'`. */
export function minified(): Plugin {
  return {
    name: 'minified-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const script = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
      const { code, errors } = minifySync(file, script.code, { module: false });
      if (errors.length > 0) this.error(`${file}: ${errors[0]?.message}`);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
