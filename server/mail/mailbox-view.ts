import { html } from 'hono/html';
import type { StoredMail } from './local-mailbox.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The mailbox page: the list, and the message that is open. */
export function mailboxView(mails: StoredMail[], open: StoredMail | null) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${open ? `${open.subject} – ` : ''}Local mailbox</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_page/plain-page.css" />
        <link rel="stylesheet" href="/_mailbox/mailbox.css" />
      </head>
      <body class="${open ? 'reading' : 'listing'}">
        <header class="top">
          <div>
            <h1>Local mailbox</h1>
            <p>
              Mails are kept here because no SMTP server is configured. Only visitors on this computer can open this
              page. Set <code>SMTP_URL</code> to send mails out.
            </p>
          </div>
          <nav aria-label="Mailbox">
            <a class="top-link" href="/_mailbox">Refresh</a>
            <a class="top-link" href="/_mailbox.json">JSON</a>
            <a class="top-link" href="/">To the site</a>
          </nav>
        </header>
        ${mails.length === 0 ? empty() : html`<main class="panes">${list(mails, open)} ${reader(open)}</main>`}
      </body>
    </html>`;
}

function list(mails: StoredMail[], open: StoredMail | null) {
  return html`<nav class="list" aria-label="Messages">
    <ol>
      ${mails.map(
        (mail) =>
          html`<li>
            <a class="entry" href="/_mailbox?message=${mail.id}" ${mail.id === open?.id ? html`aria-current="page"` : ''}>
              <span class="entry-to">${mail.to}</span>
              ${moment(mail, 'entry-time')}
              <span class="entry-subject">${mail.subject}</span>
            </a>
          </li>`,
      )}
    </ol>
  </nav>`;
}

function reader(mail: StoredMail | null) {
  if (!mail) {
    return html`<section class="reader idle"><p>Choose a message to read it here.</p></section>`;
  }
  return html`<section class="reader" aria-labelledby="subject">
    <a class="back" href="/_mailbox">All messages</a>
    <h2 id="subject">${mail.subject}</h2>
    <dl>
      <div><dt>From</dt><dd>${mail.from}</dd></div>
      <div><dt>To</dt><dd>${mail.to}</dd></div>
      ${replyLine(mail)}
      <div><dt>Sent</dt><dd>${moment(mail)}</dd></div>
    </dl>
    <iframe
      src="/_mailbox/messages/${mail.id}"
      title="Message: ${mail.subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <details>
      <summary>Plain text</summary>
      <pre>${mail.text}</pre>
    </details>
  </section>`;
}

function replyLine({ replyTo }: StoredMail) {
  return replyTo
    ? html`<div><dt>Answers to</dt><dd>${replyTo.name} &lt;${replyTo.address}&gt;</dd></div>`
    : '';
}

function empty() {
  return html`<main class="empty">
    <h2>No mail yet</h2>
    <p>Sign up or ask for a new password, and the mail appears here.</p>
    <a class="start" href="/auth">Go to sign-up</a>
  </main>`;
}

function moment(mail: StoredMail, className = 'moment') {
  return html`<time class="${className}" datetime="${mail.date}">${time.format(new Date(mail.date))}</time>`;
}
