/* Puts the editor together: fields, proof, projects, dialogs, keys. */
(() => {
  const { store, files, Field, Proof } = Overprint;
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const put = (name, text) => {
    one(`[data-put="${name}"]`).textContent = text;
  };
  const plates = ['html', 'css', 'js'];
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const pause = { print: 450, save: 300 };

  let project;
  let last = 'html';
  let isLive = true;
  const timers = {};
  const later = (name, act) => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(act, pause[name]);
  };

  const fields = Object.fromEntries(
    plates.map((language) => [
      language,
      new Field(one(`[data-field="${language}"]`), {
        language,
        label: { html: 'HTML', css: 'CSS', js: 'JavaScript' }[language],
        onChange: () => changed(language),
      }),
    ]),
  );
  const proof = new Proof({
    onWidth: (width) => {
      store.setting('width', width);
      showWidth();
    },
    onGoTo: (line) => {
      show('js');
      grow('js', true);
      fields.js.goTo(line);
    },
  });
  proof.onLayOut = () => showWidth();

  /* Projects */

  function open(id) {
    const found = store.open(id);
    if (!found) return false;
    project = found;
    for (const language of plates) {
      fields[language].load(project[language]);
      size(language);
    }
    project.html = fields.html.text;
    project.css = fields.css.text;
    project.js = fields.js.text;
    store.setting('last', id);
    put('name', project.name);
    const saved = store.list().find((entry) => entry.id === id)?.saved;
    if (saved) put('saved', `Saved ${clock(saved)}`);
    history();
    proof.print(project);
    showWidth();
    return true;
  }

  function add(content) {
    flush();
    const id = store.newId();
    const isKept = store.save({ id, ...content });
    open(id);
    if (!isKept) full();
    return id;
  }

  function changed(language) {
    project[language] = fields[language].text;
    last = language;
    size(language);
    history();
    put('saved', 'Not saved yet');
    later('save', save);
    if (isLive) later('print', () => proof.print(project));
  }

  function save() {
    clearTimeout(timers.save);
    timers.save = 0;
    if (store.save(project)) put('saved', `Saved ${clock(Date.now())}`);
    else full();
  }

  /** Writes what is still waiting. */
  function flush() {
    if (timers.save) save();
  }

  function full() {
    put('saved', 'Not saved');
    say('This browser has no room left, so the project is only kept until the page is closed. Export it to keep it.', 'Export', () => dialog('export'));
  }

  const clock = (time) => new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

  function size(language) {
    const { text, lines } = fields[language];
    const count = lines.length - (text.endsWith('\n') ? 1 : 0);
    put(`size-${language}`, text ? `${count} ${count === 1 ? 'line' : 'lines'}` : 'empty');
  }

  function history() {
    one('[data-do="undo"]').setAttribute('aria-disabled', String(!fields[last].canUndo));
    one('[data-do="redo"]').setAttribute('aria-disabled', String(!fields[last].canRedo));
  }

  function showWidth() {
    const wide = proof.wide;
    for (const button of all('[data-width]')) button.setAttribute('aria-pressed', String(Number(button.dataset.width) === wide));
    if (project) put('slug', `${project.name} · ${proof.width ?? ''} px${proof.scale < 1 ? ` at ${Math.round(proof.scale * 100)} %` : ''} · sheet ${proof.run}`);
  }

  /* Panes */

  function grow(language, isOn) {
    for (const plate of all('[data-plate]')) {
      const isThis = plate.dataset.plate === language && isOn;
      plate.toggleAttribute('data-big', isThis);
      plate.querySelector('[data-grow]').setAttribute('aria-pressed', String(isThis));
    }
  }

  function show(view) {
    one('.press').dataset.view = view;
    for (const button of all('[data-view]')) if (button.matches('button')) button.setAttribute('aria-pressed', String(button.dataset.view === view));
    proof.layOut();
    if (fields[view]) fields[view].paint();
  }

  /* Notes and dialogs */

  let noteTimer;
  function say(text, label, act) {
    const note = one('[data-note]');
    const button = note.querySelector('button');
    note.querySelector('p').textContent = text;
    button.hidden = !label;
    button.textContent = label ?? '';
    button.onclick = () => {
      note.hidden = true;
      act();
    };
    note.hidden = false;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => {
      if (!note.contains(document.activeElement)) note.hidden = true;
    }, 9000);
  }

  function dialog(name) {
    const box = one(`[data-dialog="${name}"]`);
    if (name === 'projects') listProjects();
    if (name === 'libraries') showLibraries();
    box.showModal();
  }

  function listProjects() {
    one('#rename').value = project.name;
    one('[data-list]').replaceChildren(
      ...store.list().map(({ id, name, saved }) => {
        const item = document.createElement('li');
        const openIt = document.createElement('button');
        openIt.type = 'button';
        openIt.className = 'open';
        const title = document.createElement('b');
        title.textContent = name;
        const when = document.createElement('span');
        when.textContent = id === project.id ? 'open now' : new Date(saved).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
        openIt.append(title, when);
        openIt.addEventListener('click', () => {
          flush();
          open(id);
          one('[data-dialog="projects"]').close();
        });
        const remove = document.createElement('button');
        remove.type = 'button';
        remove.textContent = 'Delete';
        remove.setAttribute('aria-label', `Delete ${name}`);
        remove.addEventListener('click', () => removeProject(id));
        item.append(openIt, remove);
        return item;
      }),
    );
  }

  function removeProject(id) {
    flush();
    const gone = store.open(id);
    store.remove(id);
    if (id === project.id) {
      const next = store.list()[0];
      if (next) open(next.id);
      else add(Overprint.blank);
    }
    listProjects();
    one('[data-dialog="projects"] [data-close]').focus();
    if (gone)
      say(`${gone.name} is deleted.`, 'Undo', () => {
        store.save(gone);
        open(gone.id);
      });
    // A modal dialog covers the note: it is shown inside.
    one('[data-dialog="projects"]').close();
  }

  async function take(list) {
    const { projects, notes } = await files.importFiles([...list]);
    for (const content of projects) add(content);
    const done = projects.length === 1 ? `${projects[0].name} is here as a new project.` : projects.length ? `${projects.length} projects are here.` : '';
    say([done, ...notes].filter(Boolean).join(' '));
  }

  /* Commands */

  const commands = {
    undo: () => fields[last].travel(true) || say('There is nothing to undo in this pane.'),
    redo: () => fields[last].travel(false) || say('There is nothing to redo in this pane.'),
    format() {
      const done = plates.filter((language) => fields[language].text.trim() && fields[language].replaceAll(Overprint.indent(fields[language].text, language)));
      say(done.length ? `Reindented: ${done.join(', ').toUpperCase()}. Each can be undone.` : 'The indentation is right already.');
    },
    import: () => one('[data-file]').click(),
    export: () => dialog('export'),
    keys: () => dialog('keys'),
    libraries: () => dialog('libraries'),
    projects: () => dialog('projects'),
    run: () => {
      clearTimeout(timers.print);
      proof.print(project);
      showWidth();
    },
    live() {
      isLive = !isLive;
      store.setting('live', isLive);
      one('[data-do="live"]').setAttribute('aria-pressed', String(isLive));
      if (isLive) commands.run();
    },
    clear: () => proof.clear(),
    new() {
      add(Overprint.blank);
      one('[data-dialog="projects"]').close();
      say('A new project.');
    },
    copy() {
      const { html, css, js, links, name } = project;
      add({ html, css, js, links, name: `${name} copy`.slice(0, 60) });
      one('[data-dialog="projects"]').close();
      say(`This is ${project.name}.`);
    },
    save() {
      save();
      say('Saved. It also saves by itself as you type.');
    },
  };

  for (const button of all('[data-do]'))
    if (button.dataset.do !== 'theme') button.addEventListener('click', () => commands[button.dataset.do]());
  for (const button of all('[data-width]')) button.addEventListener('click', () => proof.setWidth(Number(button.dataset.width)));
  for (const button of all('button[data-view]')) button.addEventListener('click', () => show(button.dataset.view));
  for (const button of all('[data-grow]'))
    button.addEventListener('click', () => grow(button.dataset.grow, button.getAttribute('aria-pressed') !== 'true'));
  for (const button of all('[data-close]')) button.addEventListener('click', () => button.closest('dialog').close());
  for (const box of all('dialog'))
    box.addEventListener('click', (event) => {
      if (event.target === box) box.close();
    });
  for (const button of all('[data-export]'))
    button.addEventListener('click', () => {
      flush();
      files.exportAs(button.dataset.export, project, store.list().map(({ id }) => store.open(id)).filter(Boolean));
      one('[data-dialog="export"]').close();
      say('The download has started.');
    });
  for (const language of plates)
    fields[language].area.addEventListener('focus', () => {
      last = language;
      history();
    });
  one('[data-rename]').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = one('#rename').value.trim();
    if (!name) return;
    project.name = name;
    put('name', name);
    save();
    showWidth();
    listProjects();
  });
  one('[data-starts]').append(
    ...Overprint.samples.map((sample) => {
      const start = document.createElement('button');
      start.type = 'button';
      start.textContent = sample.name;
      start.addEventListener('click', () => {
        add(sample);
        one('[data-dialog="projects"]').close();
      });
      return start;
    }),
  );

  /* Libraries: addresses, kept with the project */

  function showLibraries(problem = '') {
    if (!problem) one('#links').value = project.links;
    put('links-problem', problem);
    one('[data-put="links-problem"]').hidden = !problem;
  }
  const isAddress = (text) => {
    try {
      return new URL(text).protocol === 'https:';
    } catch {
      return false;
    }
  };
  one('[data-libraries]').addEventListener('submit', (event) => {
    event.preventDefault();
    const links = one('#links').value.split(/\s+/).filter(Boolean);
    const wrong = links.find((link) => !isAddress(link));
    if (wrong) {
      showLibraries(`“${wrong}” is not an address that begins with https://.`);
      one('#links').focus();
      return;
    }
    project.links = links.join('\n');
    save();
    one('[data-dialog="libraries"]').close();
    commands.run();
  });

  one('[data-file]').addEventListener('change', (event) => {
    const chosen = [...event.target.files];
    event.target.value = '';
    if (chosen.length) take(chosen);
  });
  addEventListener('dragover', (event) => {
    if ([...event.dataTransfer.types].includes('Files')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });

  /* Keys: [shown, what it does, how to recognise it, act] */

  const focusPane = (language) => {
    show(language);
    fields[language].area.focus();
  };
  const keys = [
    ['Enter', 'Run', (event) => event.key === 'Enter', commands.run],
    ['S', 'Save now', (event) => event.key.toLowerCase() === 's' && !event.shiftKey, commands.save],
    ['Shift S', 'Export', (event) => event.key.toLowerCase() === 's' && event.shiftKey, commands.export],
    ['O', 'Import a zip or files', (event) => event.key.toLowerCase() === 'o' && !event.shiftKey, commands.import],
    ['Shift P', 'Projects', (event) => event.key.toLowerCase() === 'p' && event.shiftKey, commands.projects],
    ['Shift F', 'Reindent', (event) => event.key.toLowerCase() === 'f' && event.shiftKey, commands.format],
    ['1, 2, 3', 'To HTML, CSS, JS', (event) => /^[123]$/.test(event.key) && !event.altKey, (event) => focusPane(plates[event.key - 1])],
    ['4', 'To the console', (event) => event.key === '4' && !event.altKey, () => { show('proof'); one('#ask').focus(); }],
  ];
  const command = isMac ? '⌘' : 'Ctrl';
  const rows = [
    ...keys.map(([key, what]) => [`${command} ${key}`, what]),
    [`${command} Z`, 'Undo in this pane'],
    [`${command} Y`, 'Redo'],
    [`${command} /`, 'Toggle comments'],
    ['Alt ↑ ↓', 'Move lines'],
    ['Tab, Shift Tab', 'Indent, outdent'],
    ['Esc, then Tab', 'Leave the pane'],
    ['← →', 'Width, when its edge has the focus'],
  ];
  one('[data-keys]').append(
    ...rows.map(([key, what]) => {
      const row = document.createElement('div');
      const term = document.createElement('dt');
      const words = document.createElement('dd');
      term.textContent = key;
      words.textContent = what;
      row.append(term, words);
      return row;
    }),
  );
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || one('dialog[open]')) return;
    const found = keys.find(([, , is]) => is(event));
    if (!found) return;
    event.preventDefault();
    found[3](event);
  });

  /* Another tab may have changed this project: the newer text wins, if nothing is waiting here. */
  addEventListener('storage', (event) => {
    if (project && event.key === `overprint.project.${project.id}` && event.newValue && !timers.save) open(project.id);
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });

  /* Begin */

  if (store.list().length === 0)
    for (const sample of [...Overprint.samples].reverse()) store.save({ id: store.newId(), ...sample });
  isLive = store.setting('live') !== false;
  one('[data-do="live"]').setAttribute('aria-pressed', String(isLive));
  proof.wide = Number(store.setting('width')) || 0;
  show('proof');
  if (!open(store.setting('last')) && !open(store.list()[0]?.id)) add(Overprint.blank);
})();
