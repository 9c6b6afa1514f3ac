/* A page of a post, read back: what was changed in it goes into its Markdown. */
import { unescape } from './markdown.mjs';

/** What a page that tools/pages.mjs has made says. Facts that it does not show are those of `post`. */
export function takePage(page, post, feed) {
  const words = (name) => unescape(inner(page, name));
  const inner = (text, name) => new RegExp(`data-slot="post-\\d+\\.${name}"[^>]*>([\\s\\S]*?)</(?:h1|p|time|title|span|figcaption)>`).exec(text)?.[1] ?? '';
  const inItem = (text, name) => [...text.matchAll(new RegExp(`data-slot="${name}"[^>]*>([\\s\\S]*?)</(?:h2|p)>`, 'g'))].map(([, one]) => one.trim());
  const head = page.slice(page.indexOf('<main'), page.indexOf('</header>', page.indexOf('<main')));
  const body = page.slice(page.indexOf('<article'), page.indexOf('</article>'));
  const start = /<div class="start"[^>]*>([\s\S]*?)<\/div>/.exec(body)?.[1] ?? '';
  const parts = body.split(/<h2 (?=id=")/).slice(1);
  const svg = /<div class="frame"[^>]*>(?:<img class="photo"[^>]*>)?(<svg[\s\S]*?<\/svg>)/.exec(body)?.[1];
  const photo = /<img class="photo"[^>]*>/.exec(body)?.[0];
  const name = /data-slot="(post-\d+)\.title"/.exec(head)?.[1];
  const told = (field) => unescape(new RegExp(`data:slot="${name}\\.${field}">([^<]*)<`).exec(feed)?.[1] ?? '');
  return {
    svg: svg?.replace(/^<svg class="fig" viewBox="([^"]*)"[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="$1">').replace(/ data-slot="[^"]*"/g, ''),
    post: {
      ...post,
      title: words('title'),
      summary: words('summary'),
      date: /datetime="([^"]*)"/.exec(head)[1],
      day: words('day'),
      number: words('number'),
      minutes: /data-minutes="(\d+)"/.exec(head)[1],
      'page-title': words('page-title'),
      ...(told('address') ? { address: told('address'), guid: told('guid') } : {}),
      tags: [...head.matchAll(/data-slot="tags\.[^"]*">([^<]*)</g)].map(([, tag]) => unescape(tag)),
      ...(photo ? { photo } : {}),
      figure: post.figure && {
        ...post.figure,
        alt: unescape(/aria-label="([^"]*)"|<img class="fig"[^>]* alt="([^"]*)"/.exec(body.slice(body.indexOf('figure-words')))?.slice(1).find(Boolean) ?? post.figure.alt),
        caption: inner(body, 'caption'),
      },
      opening: inItem(start, 'words'),
      parts: parts.map((part) => ({
        title: inItem(part, 'title')[0],
        key: /id="([^"]*)"/.exec(part)[1],
        text: inItem(part, 'words'),
        note: inItem(part, 'note')[0] ?? '',
      })),
    },
  };
}
