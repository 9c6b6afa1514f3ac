/*
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the pages say so, until one of these is set:
 *   data-forms="site" on <body>            the published site's own inbox takes the forms (data-form)
 *   endpoint below, such as '/api/forms'   a server of yours
 * README.md shows what is sent.
 */
const endpoint = '';

/** Sends a form by its name. Gives "sent", "kept" when there is nowhere to send it, or throws. */
export async function send(form, values) {
  if (!endpoint && document.body.dataset.forms !== 'site') return 'kept';
  const answer = await (endpoint
    ? fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ form, ...values }) })
    : fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams({ 'form-name': form, ...values }) }));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return 'sent';
}
