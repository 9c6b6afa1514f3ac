import { type Decision, projectDecision } from '../../mail/templates/project-decision.ts';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import { createNoticeWorker, type Notice } from '../delivery/notices.ts';
import type { OpenContext } from '../kit/context.ts';

/** A decision about a project. */
interface ProjectNotice extends Notice {
  title: string;
  slug: string;
  decision: Decision;
  reason: string;
}

/** Mails owners of projects what operators decide. */
export function openProjects(context: OpenContext): DeliveryWorker {
  const { siteUrl } = context.config;
  return createNoticeWorker<ProjectNotice>(context, {
    kind: 'project',
    table: 'project_notices',
    claim: 'claim_project_notice',
    contentOf: ({ title, slug, decision, reason }) =>
      projectDecision({
        title,
        decision,
        reason,
        projectUrl: `${siteUrl}/project/${encodeURIComponent(slug)}/content`,
        editUrl: `${siteUrl}/profile?tab=projects`,
      }),
  });
}
