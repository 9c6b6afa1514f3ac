import type { ContactMessage } from '../../../../app/features/contact/schema.ts';
import type { Config } from '../../../config.ts';
import type { Queued } from '../../delivery/delivery-worker.ts';
import { DeliveryError, type Sender } from '../../delivery/sender.ts';

/** A message on its way, as the table keeps it. */
export interface StoredMessage extends ContactMessage, Queued {}

const answerMilliseconds = 20_000;

/** The codes that the service's own library knows. */
const reasons: Record<number, string> = {
  400: 'bad request: check service ID, template ID and public key',
  403: 'forbidden: calls from servers have to be allowed in the account’s security settings',
  429: 'too many requests',
  451: 'unavailable for headless browser',
};

/**
 * Hands messages to the configured e-mail service by its send-form call, whose template makes the mail; null when none
 * is configured. It takes one message a second.
 */
export function emailServiceSender({
  emailService,
}: Pick<Config, 'emailService'>): Sender<StoredMessage> | null {
  if (!emailService) return null;
  const { url, serviceId, templateId, publicKey, privateKey } = emailService;
  return {
    pause: 1100,
    async send({ user_name, user_email, subject, message }) {
      const form = new FormData();
      const fields = { service_id: serviceId, template_id: templateId, user_id: publicKey };
      const entries = { ...fields, user_name, user_email, subject, message };
      for (const [name, value] of Object.entries(entries)) form.append(name, value);
      if (privateKey) form.append('accessToken', privateKey);
      const response = await post(`${url}/api/v1.0/email/send-form`, form);
      await response.body?.cancel();
      if (response.ok) return;
      const reason = reasons[response.status];
      throw new DeliveryError(
        `e-mail service: ${response.status}${reason ? ` ${reason}` : ''}`,
        Number(response.headers.get('retry-after')) || 0,
      );
    },
  };
}

async function post(address: string, body: FormData): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerMilliseconds),
    });
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new DeliveryError(`e-mail service: ${timedOut ? 'no answer in time' : 'could not be reached'}`);
  }
}
