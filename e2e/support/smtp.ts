import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Inbox {
  /** Address for the setting SMTP_URL. */
  url: string;
  /** Resolves with the next mail to the address, waiting for it to arrive. */
  next(to: string): Promise<Email>;
  close(): Promise<void>;
}

/** A real SMTP server of this machine, on a free port unless one is given. */
export async function openInbox(onPort = 0): Promise<Inbox> {
  const arrived: Email[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        arrived.push(await PostalMime.parse(Buffer.concat(chunks)));
        for (const wake of waiting) wake();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (to) =>
      new Promise((resolve) => {
        const look = () => {
          const index = arrived.findIndex((mail) => mail.to?.some(({ address }) => address === to));
          if (index < 0) return;
          waiting.delete(look);
          resolve(arrived.splice(index, 1)[0] as Email);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
