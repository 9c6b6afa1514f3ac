/*
 * The one place for a backend, and what the scripts read from the page: the name of the club, how dates are written and
 * where forms go, from <script id="club"> at the end of the page.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the pages say so, until one of these is set:
 *   "forms": "site" in <script id="club">   the published site's own inbox takes all forms (data-form)
 *   endpoint below, such as '/api/club'     a server of yours
 * README.md shows what is sent.
 */
globalThis.CLUB = (() => {
  const endpoint = '';

  const given = JSON.parse(document.getElementById('club').textContent);
  const inFoot = (name) => document.querySelector(`.foot [data-slot="${name}"]`)?.textContent.trim() ?? '';

  /** The locale that is asked for, when the browser knows it. */
  function localeOf(asked) {
    try {
      return new Intl.DateTimeFormat(asked).resolvedOptions().locale;
    } catch {
      return 'en-GB';
    }
  }

  const asJson = (values) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
  const asForm = (values) => ({ method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(values) });

  return {
    name: given.name,
    locale: localeOf(given.locale),
    phone: () => inFoot('contact.phone'),
    address: () => [inFoot('contact.street'), inFoot('contact.town')].filter(Boolean).join(', '),

    /** Sends a form by its name. Gives "sent", "kept" when there is nowhere to send it, or throws. */
    async send(form, values) {
      if (!endpoint && given.forms !== 'site') return 'kept';
      const answer = await (endpoint ? fetch(endpoint, asJson({ form, ...values })) : fetch(location.pathname, asForm({ 'form-name': form, ...values })));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return 'sent';
    },
  };
})();
