/** What a mail says, independent of who receives it. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Mail extends MailContent {
  /** One bare address. */
  to: string;
  /** The reply-to address, if it is not the sender. */
  replyTo?: { name: string; address: string };
  /** With its angle brackets. Made at random unless given. */
  messageId?: string;
  /** Ends mails like this one when it is sent a POST (RFC 8058), and asks first when it is opened. */
  unsubscribeUrl?: string;
}

/** Sends mail. The one by SMTP and the local mailbox are the two members. */
export interface Mailer {
  /** Resolves when the mail has been handed over; rejects when it could not be. */
  send(mail: Mail): Promise<void>;
  /** Waits for mails under way, then lets go of connections. */
  close(): Promise<void>;
}
