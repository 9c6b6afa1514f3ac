import { type Decision, projectDecision } from '../../mail/templates/project-decision.ts';
import type { Queued } from '../delivery/delivery-worker.ts';
import { mailed, type Sender } from '../delivery/sender.ts';
import type { Desk } from '../form/desk.ts';

/** A mail about a decision, on its way. */
export interface Notice extends Queued {
  /** Null when the account has none. */
  email: string | null;
  title: string;
  slug: string;
  decision: Decision;
  reason: string;
}

/** Mails owners what was decided about their projects. */
export function noticeSender({ connection, mailer }: Desk): Sender<Notice> {
  const { siteUrl } = connection.config;
  return {
    pause: 0,
    async send({ id, email, slug, ...news }) {
      if (!email) return;
      await mailed(mailer, {
        to: email,
        // The same at each attempt, so that mailboxes can tell a repetition.
        messageId: `<project-${id}@${new URL(siteUrl).hostname}>`,
        ...projectDecision({
          ...news,
          projectUrl: `${siteUrl}/project/${encodeURIComponent(slug)}/content`,
          editUrl: `${siteUrl}/profile?tab=projects`,
        }),
      });
    },
  };
}
