/* What goes out as files and comes in from them. */
window.Overprint = window.Overprint || {};
Overprint.files = (() => {
  const most = 2_000_000;

  const slug = (name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'project';

  function give(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  function exportAs(kind, project, all) {
    const name = slug(project.name);
    if (kind === 'html') give(new Blob([Overprint.frame.single(project)], { type: 'text/html' }), `${name}.html`);
    else if (kind === 'zip') give(Overprint.zip.pack(Overprint.frame.separate(project)), `${name}.zip`);
    else {
      const taken = new Set();
      const files = all.flatMap((one) => {
        let folder = slug(one.name);
        for (let n = 2; taken.has(folder); n += 1) folder = `${slug(one.name)}-${n}`;
        taken.add(folder);
        return Overprint.frame.separate(one).map((file) => ({ ...file, name: `${folder}/${file.name}` }));
      });
      give(Overprint.zip.pack(files), 'projects.zip');
    }
  }

  const decode = (bytes, name) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new Error(`${name} is not text in UTF-8, so it can not be edited here.`);
    }
  };

  /** What a piece of HTML says, its references resolved. */
  function plain(text) {
    const field = document.createElement('textarea');
    field.innerHTML = text;
    return field.value;
  }

  /** Takes our own style and script elements out of a page, so that they can go to their panes. */
  function takeApart(html, styles, scripts) {
    const css = [];
    const js = [];
    const links = [];
    const isElsewhere = (address) => /^https:\/\//i.test(address);
    const rest = html
      .replace(/[ \t]*<style(?:\s[^>]*)?>([\s\S]*?)<\/style\s*>[ \t]*\n?/gi, (_, code) => {
        css.push(code.trim());
        return '';
      })
      .replace(/[ \t]*<link\b[^>]*>[ \t]*\n?/gi, (tag) => {
        const href = /href\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
        const found = /stylesheet/i.test(tag) && href ? styles.get(base(href)) : undefined;
        if (found === undefined && /stylesheet/i.test(tag) && href && isElsewhere(href)) {
          links.push(plain(href));
          return '';
        }
        if (found === undefined) return tag;
        css.push(found.trim());
        return '';
      })
      .replace(/[ \t]*<script\b([^>]*)>([\s\S]*?)<\/script\s*>[ \t]*\n?/gi, (whole, attributes, code) => {
        const src = /src\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
        const type = /type\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? '';
        if (src) {
          const found = scripts.get(base(src));
          // One that asks for more than its address stays where it is.
          if (found === undefined && isElsewhere(src) && /^\s*src\s*=\s*["']?[^"'\s>]+["']?\s*$/i.test(attributes)) {
            links.push(plain(src));
            return '';
          }
          if (found === undefined) return whole;
          js.push(found.trim());
          return '';
        }
        if (type && !/javascript/i.test(type)) return whole;
        js.push(code.trim().replace(/<\\\/script/g, '</script'));
        return '';
      });
    const join = (parts) => (parts.length ? `${parts.join('\n\n')}\n` : '');
    return { html: unwrap(rest), css: join(css), js: join(js), links: links.join('\n') };
  }

  const base = (address) => address.split(/[?#]/)[0].split('/').pop().toLowerCase();

  /** A page that only wraps what was written, as our exports do, comes back as it was. */
  function unwrap(html) {
    const match = /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport"[^>]*>\n<title>[^<]*<\/title>\n<\/head>\n<body>\n([\s\S]*?)\n?<\/body>\n<\/html>\s*$/i.exec(html);
    return match ? `${match[1].trimEnd()}\n` : html;
  }

  /** Reads files into projects. Resolves to `{projects, notes}`; what could not be used is said in notes. */
  async function importFiles(list) {
    const groups = new Map();
    const notes = [];
    const put = (group, name, text) => {
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push({ name, text });
    };
    for (const file of list) {
      try {
        if (/\.zip$/i.test(file.name)) {
          if (file.size > 30_000_000) throw new Error(`${file.name} is larger than 30 MB.`);
          let skipped = 0;
          for (const { name, bytes } of await Overprint.zip.unpack(await file.arrayBuffer())) {
            if (!/\.(?:html?|css|js)$/i.test(name) || /(?:^|\/)(?:__MACOSX|\.)/.test(name)) skipped += 1;
            else if (bytes.length > most) throw new Error(`${name} is larger than 2 MB.`);
            else {
              const folder = name.includes('/') ? name.split('/')[0] : file.name.replace(/\.zip$/i, '');
              put(folder, name, decode(bytes, name));
            }
          }
          if (skipped) notes.push(`${skipped} ${skipped === 1 ? 'file' : 'files'} of ${file.name} left out: the editor holds HTML, CSS and JavaScript.`);
        } else if (/\.(?:html?|css|js)$/i.test(file.name)) {
          if (file.size > most) throw new Error(`${file.name} is larger than 2 MB: too much for an editor in a page.`);
          put(' ', file.name, decode(await file.arrayBuffer(), file.name));
        } else throw new Error(`${file.name} is neither a zip nor HTML, CSS or JavaScript.`);
      } catch (error) {
        notes.push(error.message);
      }
    }
    const projects = [];
    for (const [group, files] of groups) {
      const pick = (ending) => new Map(files.filter(({ name }) => ending.test(name)).map(({ name, text }) => [base(name), text]));
      const pages = pick(/\.html?$/i);
      const styles = pick(/\.css$/i);
      const scripts = pick(/\.js$/i);
      const main = pages.has('index.html') ? 'index.html' : [...pages.keys()][0];
      const all = (texts) => [...texts.values()].join('\n\n');
      const parts = main
        ? takeApart(pages.get(main).replace(/\r\n?/g, '\n'), styles, scripts)
        : { html: '', css: all(styles), js: all(scripts), links: '' };
      const title = /<title>([^<]{1,60})<\/title>/i.exec(pages.get(main) ?? '')?.[1].trim();
      projects.push({ ...parts, name: plain(title ?? '') || (group === ' ' ? files[0].name.replace(/\.\w+$/, '') : group) });
      if (pages.size > 1) notes.push(`${group === ' ' ? 'Several pages' : group}: only ${main} was taken; a project has one page.`);
    }
    if (groups.size === 0 && notes.length === 0) notes.push('There is no HTML, CSS or JavaScript in this zip.');
    return { projects, notes };
  }

  return { exportAs, importFiles };
})();
