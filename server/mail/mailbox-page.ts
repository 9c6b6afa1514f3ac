import { readFile } from 'node:fs/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { isLoopbackVisitor } from '../http/loopback.ts';
import type { Services } from '../services.ts';
import { mailboxDirectory } from './create.ts';
import { findMail, listMails } from './local-mailbox.ts';
import { mailboxView } from './mailbox-view.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A mail is shown without scripts and without a request to anywhere, in an origin of its own. Its links open a new tab.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * The local mailbox as a page (`/_mailbox`) and as JSON (`/_mailbox.json`, newest first). It exists only where
 * no SMTP server is configured and the site serves this machine alone: to all others every path is a 404.
 */
export function mailboxRoutes({ config }: Pick<Services, 'config'>): Hono {
  const directory = mailboxDirectory(config);
  const mailbox = new Hono();
  const guard: MiddlewareHandler = async (c, next) => {
    if (config.mail.smtpUrl || !isLoopbackVisitor(c, config)) return c.text('Not found', 404);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex');
    return next();
  };
  mailbox.use('/_mailbox/*', guard);
  mailbox.use('/_mailbox.json', guard);
  mailbox.get('/_mailbox', async (c) => {
    const mails = await listMails(directory);
    const wanted = c.req.query('message');
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(mailboxView(mails, mails.find(({ id }) => id === wanted) ?? null));
  });
  mailbox.get('/_mailbox.json', async (c) => c.json(await listMails(directory)));
  mailbox.get('/_mailbox/messages/:id', async (c) => {
    const mail = await findMail(directory, c.req.param('id'));
    if (!mail) return c.text('Not found', 404);
    c.header('Content-Security-Policy', mailPolicy);
    return c.html(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
  mailbox.get('/_mailbox/mailbox.css', async (c) => {
    c.header('Cache-Control', 'private, max-age=3600');
    c.header('Content-Type', 'text/css');
    return c.body(new Uint8Array(await readFile(new URL('./mailbox.css', import.meta.url))));
  });
  return mailbox;
}
