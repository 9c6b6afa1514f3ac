/* What all pages share: messages with undo, the list of keys, and the operator's name. */
window.Panel = window.Panel || {};

Panel.shell = (() => {
  const { html } = Panel;
  const steps = [];

  /** Says what happened; with `undo` it can be taken back from the message or with Ctrl+Z. */
  function say(words, undo) {
    const box = document.querySelector('[data-toasts]');
    const toast = html('div', { class: 'toast', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' },
      html('div', { class: 'toast-body' }, html('span', {}, words)));
    if (undo) {
      const step = { undo, toast };
      steps.push(step);
      toast.firstChild.append(html('button', { type: 'button', class: 'btn btn-secondary btn-sm', onclick: () => takeBack(step) }, 'Undo'));
    }
    toast.firstChild.append(html('button', { type: 'button', class: 'btn-close', 'data-bs-dismiss': 'toast', 'aria-label': 'Close message' }));
    box.append(toast);
    while (box.children.length > 3) box.firstChild.remove();
    bootstrap.Toast.getOrCreateInstance(toast, { delay: undo ? 9000 : 5000 }).show();
    toast.addEventListener('hidden.bs.toast', () => toast.remove());
  }

  function takeBack(step = steps.at(-1)) {
    if (!step) return say('There is nothing to undo.');
    // Steps are taken back in order: an older one may not be undone beneath a newer one.
    while (steps.length > 0) {
      const last = steps.pop();
      last.undo();
      bootstrap.Toast.getInstance(last.toast)?.hide();
      if (last === step) break;
    }
    say('Undone.');
  }

  const isTyping = (target) => target.closest('input:not([type=checkbox],[type=range]),textarea,select,[contenteditable]');

  document.addEventListener('DOMContentLoaded', () => {
    const { label } = Panel.api.settings();
    if (label) for (const element of document.querySelectorAll('[data-operator]')) element.textContent = label;
    document.addEventListener('keydown', (event) => {
      if (isTyping(event.target)) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        takeBack();
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const page = /^[1-9]$/.test(event.key) && document.querySelectorAll('.menu a.nav-link')[event.key - 1];
      if (page) location.assign(page.href);
      if (event.key === '?') bootstrap.Modal.getOrCreateInstance('#keys').show();
      const key = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
      if (key) {
        event.preventDefault();
        if (key.matches('input')) key.focus();
        else key.click();
      }
    });
  });

  /** Puts words and a button where a list or a chart could not be loaded. */
  function fail(host, error, again) {
    host.replaceChildren(html('div', { class: 'alert alert-danger', role: 'alert' },
      html('p', {}, html('b', {}, error.message), ' Nothing is lost.'),
      html('button', { type: 'button', class: 'btn btn-secondary btn-sm', onclick: again }, 'Try again'),
      html('a', { class: 'btn btn-link btn-sm', href: 'settings.html#drill' }, 'Check the settings')));
  }

  return { say, takeBack, fail };
})();
