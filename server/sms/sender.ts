import { createHmac, randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Sends text messages. Resolves when the message has been handed over; rejects when it could not be. */
export type SmsSender = (phone: string, text: string) => Promise<void>;

const timeoutMs = 10_000;

/**
 * The configured sender: the service at `SMS_URL`, else the local mailbox where that stands for mail as well. Null where
 * there is neither: then nothing that needs a telephone is offered.
 */
export function smsSender({ config, mailer }: { config: Config; mailer: Mailer }): SmsSender | null {
  const { sms } = config.identity;
  if (sms) return (phone, text) => post(sms, { phone: `+${phone}`, message: text });
  if (config.mail.smtpUrl) return null;
  return (phone, text) => mailer.send({ to: `+${phone}`, subject: 'Text message', text, html: page(text) });
}

/** Hands a message to a service, signed as standard-webhooks (https://www.standardwebhooks.com) describes it. */
async function post(
  { url, secret }: { url: string; secret: string | null },
  message: { phone: string; message: string },
): Promise<void> {
  const body = JSON.stringify(message);
  const id = randomUUID();
  const time = String(Math.floor(Date.now() / 1000));
  const signature =
    secret && createHmac('sha256', keyOf(secret)).update(`${id}.${time}.${body}`).digest('base64');
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': time,
      ...(signature ? { 'webhook-signature': `v1,${signature}` } : {}),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new SmsError(response.status);
}

/** A service that did not take a message. Says no more than its status: its answer may repeat the message. */
class SmsError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The text message service answers ${status}`);
    this.code = `ESMS${status}`;
  }
}

/** A secret with the prefix `whsec_` is base64; any other is used as it is. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^(?:v1,)?whsec_(.+)$/.exec(secret) ?? [];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret);
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Text message</title><p>${escapeHtml(text)}</p></html>`;
}
