/*
 * Makes the document that the preview shows. It runs in a sandboxed frame with an origin of its own: it can not read
 * this editor's storage, nor change its page. Everything it says comes back as messages.
 */
window.Overprint = window.Overprint || {};
Overprint.frame = (() => {
  /** Runs inside the frame, before anything of the project. Kept on one line of the document. */
  function inside(run) {
    const send = (kind, data) => parent.postMessage({ overprint: run, kind, ...data }, '*');
    const seen = new WeakSet();
    const show = (value, depth = 0) => {
      if (typeof value === 'string') return depth ? JSON.stringify(value) : value;
      if (typeof value === 'function') return `function ${value.name || '(no name)'}()`;
      if (typeof value === 'bigint') return `${value}n`;
      if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
      if (value instanceof Error) return `${value.name}: ${value.message}`;
      if (value instanceof Element) {
        const copy = value.cloneNode(false).outerHTML;
        return copy.length > 160 ? `${copy.slice(0, 160)}…` : copy;
      }
      if (seen.has(value)) return '(itself)';
      if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
      seen.add(value);
      let text;
      try {
        if (Array.isArray(value) || value instanceof NodeList) {
          const all = Array.from(value).slice(0, 60).map((one) => show(one, depth + 1));
          if (value.length > 60) all.push(`… ${value.length - 60} more`);
          text = `[${all.join(', ')}]`;
        } else if (value instanceof Date) text = Number.isNaN(+value) ? 'Invalid Date' : value.toISOString();
        else if (value instanceof Map) text = `Map ${show(Object.fromEntries(value), depth + 1)}`;
        else if (value instanceof Set) text = `Set ${show([...value], depth + 1)}`;
        else {
          const keys = Object.keys(value);
          const name = value.constructor && value.constructor !== Object ? `${value.constructor.name} ` : '';
          const all = keys.slice(0, 40).map((key) => `${key}: ${show(value[key], depth + 1)}`);
          if (keys.length > 40) all.push(`… ${keys.length - 40} more`);
          text = `${name}{${all.length ? ` ${all.join(', ')} ` : ''}}`;
        }
      } catch (error) {
        text = `(can not be shown: ${error.message})`;
      }
      seen.delete(value);
      return text;
    };
    const counts = {};
    const timers = {};
    const say = (level, values) => send('log', { level, text: values.map((value) => show(value)).join(' ').slice(0, 20000) });
    for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
      const own = console[level];
      console[level] = (...values) => {
        say(level === 'debug' ? 'log' : level, values);
        if (level !== 'error') own.apply(console, values);
      };
    }
    console.table = (value) => say('log', [value]);
    console.dir = console.table;
    console.assert = (isTrue, ...values) => isTrue || say('error', ['Assertion failed:', ...values]);
    console.count = (name = 'default') => {
      counts[name] = (counts[name] || 0) + 1;
      say('log', [`${name}: ${counts[name]}`]);
    };
    console.time = (name = 'default') => {
      timers[name] = performance.now();
    };
    console.timeEnd = (name = 'default') => say('log', [`${name}: ${(performance.now() - (timers[name] || 0)).toFixed(1)} ms`]);
    console.clear = () => send('clear', {});
    addEventListener('error', (event) => {
      event.preventDefault();
      if (isAsking) {
        caught = event;
        return;
      }
      if (event.target !== window) {
        send('log', { level: 'error', text: `This could not be loaded: ${event.target.src || event.target.href}` });
        return;
      }
      send('log', { level: 'error', text: event.message.replace(/^Uncaught /, ''), line: event.lineno, column: event.colno });
    }, true);
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      say('error', ['Unhandled rejection:', event.reason]);
    });
    // A page in a frame that leaves is gone: links and forms are told about instead.
    addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href]');
      if (!link || event.defaultPrevented || link.getAttribute('href').startsWith('#')) return;
      event.preventDefault();
      send('log', { level: 'info', text: `A link to ${link.getAttribute('href')}. The preview stays here.` });
    });
    addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      send('log', { level: 'info', text: `The form was sent with ${show(Object.fromEntries(new FormData(event.target)))}. The preview stays here.` });
    });
    let result = null;
    let isAsking = false;
    let caught = null;
    window.overprintResult = (value) => {
      result = true;
      send('log', { level: 'result', text: show(value, 1) });
    };
    addEventListener('message', (event) => {
      if (event.source !== parent || event.data?.overprint !== run || typeof event.data.code !== 'string') return;
      const attempt = (code) => {
        const script = document.createElement('script');
        script.textContent = code;
        document.documentElement.append(script);
        script.remove();
      };
      result = null;
      let problem = null;
      const guarded = (code) => {
        caught = null;
        isAsking = true;
        attempt(code);
        isAsking = false;
        problem = caught;
      };
      guarded(`overprintResult((${event.data.code}\n))`);
      if (problem?.error instanceof SyntaxError) {
        guarded(event.data.code);
        if (!problem) send('log', { level: 'result', text: 'done' });
      }
      if (problem && !result) send('log', { level: 'error', text: problem.message.replace(/^Uncaught /, '') });
    });
    let since = 0;
    let passes = 0;
    window.overprintPass = () => {
      passes += 1;
      if (passes % 5000 !== 1) return true;
      const now = Date.now();
      if (!since) {
        since = now;
        setTimeout(() => {
          since = 0;
          passes = 0;
        });
      } else if (now - since > 2000) {
        since = 0;
        throw new Error('A loop ran for two seconds without a pause, so it was stopped.');
      }
      return true;
    };
    addEventListener('DOMContentLoaded', () => send('ready', {}));
  }

  /** The script with a brake in every `while (…)` and `for (…) {`, so that an endless loop can not freeze the editor. */
  function brake(text) {
    let state = 'js';
    const bare = text
      .split('\n')
      .map((line) => {
        const { pieces, after } = Overprint.languages.colour(line, state);
        state = after;
        return pieces.map(([part, kind]) => (kind === 'text' || kind === 'note' ? ' '.repeat(part.length) : part)).join('');
      })
      .join('\n');
    const inserts = [];
    for (const match of bare.matchAll(/(?<![\w$.])(while|for)\s*(?:await\s*)?\(/g)) {
      const open = match.index + match[0].length;
      let depth = 1;
      let at = open;
      for (; at < bare.length && depth > 0; at += 1) {
        if (bare[at] === '(') depth += 1;
        else if (bare[at] === ')') depth -= 1;
      }
      if (depth > 0) continue;
      if (match[1] === 'while') inserts.push([open, 'overprintPass()&&('], [at - 1, ')']);
      else {
        const next = /\S/.exec(bare.slice(at));
        if (next?.[0] === '{') inserts.push([at + next.index + 1, 'overprintPass();']);
      }
    }
    inserts.sort((one, other) => other[0] - one[0]);
    return inserts.reduce((code, [at, extra]) => code.slice(0, at) + extra + code.slice(at), text);
  }

  const escapeScript = (code) => code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
  const escapeStyle = (code) => code.replace(/<\/(style)/gi, '<\\/$1');

  /** A library of the project, loaded from its address. */
  const library = (address) => {
    const href = address.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
    return /\.css(?:[?#]|$)/i.test(address) ? `<link rel="stylesheet" href="${href}">\n` : `<script src="${href}"></script>\n`;
  };

  /** Places head and end of body of what was written, or puts a document around it. */
  function compose({ html, css, js, name, links = '' }, { first = '', style, script }) {
    const isWhole = /<html[\s>]|<!doctype/i.test(html);
    const title = name.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    let page = isWhole
      ? html
      : `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n</head>\n<body>\n${html.trimEnd()}\n</body>\n</html>\n`;
    const put = (pattern, text, after) => {
      const match = pattern.exec(page);
      const at = match ? match.index + (after ? match[0].length : 0) : after ? 0 : page.length;
      page = page.slice(0, at) + text + page.slice(at);
      return at;
    };
    const addresses = links.split('\n').filter(Boolean);
    if (addresses.length > 0) put(/<\/head\s*>/i, addresses.map(library).join(''), false);
    if (css.trim()) put(/<\/head\s*>/i, style(css), false);
    let line = 0;
    if (js.trim()) {
      const at = put(/<\/body\s*>(?![\s\S]*<\/body)/i, script(js), false);
      line = page.slice(0, at).split('\n').length;
    }
    if (first) put(/<head(?:\s[^>]*)?>/i, first, true);
    return { page, line };
  }

  /** The document for the preview, and on which of its lines the script begins. */
  function build(project, run, isStill) {
    const calm = isStill ? '<style>*,*::before,*::after{animation:none!important;transition:none!important}</style>' : '';
    const shim = `<script>(${inside.toString().replace(/\n\s*(?:\/\/.*)?/g, '\n')})(${run})</script>`;
    const oneLine = shim.split('\n').filter(Boolean);
    const result = compose(project, {
      first: `${oneLine.join('\n')}${calm}`,
      style: (css) => `<style>\n${escapeStyle(css)}\n</style>\n`,
      script: (js) => `<script>\n${escapeScript(brake(js))}\n</script>\n`,
    });
    const extra = oneLine.length - 1;
    return { page: result.page, scriptLine: result.line + extra };
  }

  /** One HTML file with everything in it. */
  const single = (project) =>
    compose(project, {
      style: (css) => `<style>\n${escapeStyle(css).trimEnd()}\n</style>\n`,
      script: (js) => `<script>\n${escapeScript(js).trimEnd()}\n</script>\n`,
    }).page;

  /** Three files that belong together. */
  const separate = (project) => [
    {
      name: 'index.html',
      text: compose(project, {
        style: () => '<link rel="stylesheet" href="style.css">\n',
        script: () => '<script src="script.js"></script>\n',
      }).page,
    },
    ...(project.css.trim() ? [{ name: 'style.css', text: project.css }] : []),
    ...(project.js.trim() ? [{ name: 'script.js', text: project.js }] : []),
  ];

  return { build, single, separate, brake };
})();
