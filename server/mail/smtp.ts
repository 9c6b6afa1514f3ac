import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** An SMTP mailer, with a way to ask whether the server answers. */
export interface SmtpMailer extends Mailer {
  /** Rejects when the server cannot be reached or refuses the credentials. */
  check(): Promise<void>;
}

// A visitor waits for the sign-up mail to be accepted: a server that hangs must not hold them for minutes.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through the SMTP server that `url` names (`smtp://user:password@host:587`, `smtps://…:465`).
 * Mails go out one connection each, so that none waits behind another's broken one.
 */
export function openSmtpMailer(url: string, from: string): SmtpMailer {
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const underWay = new Set<Promise<unknown>>();

  return {
    async check() {
      await transport.verify();
    },
    async send({ to, replyTo, messageId, unsubscribeUrl, subject, text, html }) {
      const sending = transport.sendMail({
        from,
        // As an object the address is never parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        ...(messageId ? { messageId } : {}),
        subject,
        text,
        html,
        // RFC 3834: out-of-office programs do not answer such mail.
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      });
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}

/** RFC 8058: mail programs offer a button that ends such mails with one click. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}
