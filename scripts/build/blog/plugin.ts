import { createReadStream, existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type CompiledPost, compilePost, IMAGE_PATH, shareImageOf } from './compile.ts';

const POST = /\/content\/blog\/([^/?]+)\.md\?(post|html)$/;

/** Posts by file and time of change: each is asked for by its parts, for the browser and for the server. */
const compiled = new Map<string, CompiledPost>();

function compileOnce(file: string): CompiledPost {
  const key = `${file} ${statSync(file).mtimeMs}`;
  const post = compiled.get(key) ?? compilePost(file);
  compiled.set(key, post);
  return post;
}

/**
 * Makes modules of the posts: `<post>.md?post` is what is known about it, `<post>.md?html` its body. The pictures, and
 * one for share cards made from each hero, go to the site's folder `blog-images`.
 */
export function blog(): Plugin {
  const folder = path.resolve('content/blog');
  const images = path.join(folder, 'images');
  return {
    name: 'plinth:blog',
    load(id) {
      const match = POST.exec(id);
      if (!match) return;
      const file = path.join(folder, `${match[1]}.md`);
      this.addWatchFile(file);
      const { post, html } = compileOnce(file);
      return {
        code: `export default ${JSON.stringify(match[2] === 'post' ? post : html)};`,
        moduleType: 'js',
      };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (name: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: IMAGE_PATH.slice(1) + name, source });
      for (const name of await readdir(images)) {
        const bytes = await readFile(path.join(images, name));
        emit(name, bytes);
        const slug = /^(.+)-hero\.svg$/.exec(name)?.[1];
        if (slug) emit(path.posix.basename(shareImageOf(slug)), await makeShareImage(bytes));
      }
    },
    configureServer(server) {
      server.middlewares.use(IMAGE_PATH, (request, response, next) => {
        const file = path.join(images, path.posix.basename(request.url ?? ''));
        if (!file.endsWith('.svg') || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** A hero cut to the shape that share cards have. The art is flat, so a palette holds it in a few kilobytes. */
function makeShareImage(svg: Uint8Array): Promise<Uint8Array> {
  return sharp(svg).resize(1200, 630, { fit: 'cover' }).png({ palette: true, effort: 10 }).toBuffer();
}
