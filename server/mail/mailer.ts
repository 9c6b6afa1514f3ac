export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. The one by SMTP and the local mailbox are the two members. */
export interface Mailer {
  /** Resolves when the mail has been handed over; rejects when it could not be. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
