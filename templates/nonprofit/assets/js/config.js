/*
 * The one place for a backend, and what the forms read from the page: how money and dates are written and where forms go,
 * from <script id="association"> at the end of the page.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the pages say so, until one of these is set:
 *   "forms": "site" in <script id="association">   the published site's own inbox takes all forms (data-form)
 *   endpoints below, such as { give: '/api/give' }  servers of yours, one for each form
 * README.md shows what is sent. Payment belongs behind the form `give`.
 */
globalThis.ASSOCIATION = (() => {
  const endpoints = { give: '', days: '', contact: '' };

  const given = JSON.parse(document.getElementById('association').textContent);
  const asJson = (values) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) });
  const asForm = (values) => ({ method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])) });

  /** An amount as the association writes money; as a plain number when currency or locale are not known to the browser. */
  function money(value) {
    try {
      return new Intl.NumberFormat(given.locale, { style: 'currency', currency: given.currency, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 }).format(value);
    } catch {
      return String(value);
    }
  }

  return {
    money,
    phone: () => document.querySelector('.mouth a[href^="tel:"]')?.textContent.trim() ?? '',

    /** Sends a form by its name. Gives "sent", "kept" when there is nowhere to send it, or throws. */
    async send(form, values) {
      if (!endpoints[form] && given.forms !== 'site') return 'kept';
      const answer = await (endpoints[form] ? fetch(endpoints[form], asJson(values)) : fetch(location.pathname, asForm({ 'form-name': form, ...values })));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return 'sent';
    },
  };
})();
