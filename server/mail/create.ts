import path from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openLocalMailbox } from './local-mailbox.ts';
import type { Mailer } from './mailer.ts';
import { openSmtpMailer } from './smtp.ts';

/** Where the local mailbox keeps its messages. */
export function mailboxDirectory(config: Config): string {
  return path.join(config.dataDirectory, 'mail');
}

/**
 * The configured mailer: SMTP where `SMTP_URL` is set, else the local mailbox. An SMTP server that is down
 * is no reason not to start: it is logged, and each mail says for itself whether it went out.
 */
export async function createMailer(config: Config, log: Log): Promise<Mailer> {
  const { from, smtpUrl } = config.mail;
  if (!smtpUrl) return openLocalMailbox(mailboxDirectory(config), from);
  const mailer = openSmtpMailer(smtpUrl, from);
  mailer.check().catch((error: unknown) => {
    log.error('mail_server_unreachable', { reason: smtpReason(error) });
  });
  return mailer;
}

/** What went wrong with a mail, by its codes alone: an error's message may carry the user name of the SMTP account. */
export function smtpReason(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
}
