import type { DeliveryWorker } from '../functions/delivery/delivery-worker.ts';
import { createNoticeWorker, type Notice } from '../functions/delivery/notices.ts';
import type { OpenContext } from '../functions/kit/context.ts';
import { type SiteDecision, siteDecision } from '../mail/templates/site-decision.ts';

interface SiteNotice extends Notice {
  site: string;
  decision: SiteDecision;
  reason: string;
}

/** Mails owners of sites what operators decide, and that a domain was lost. */
export function openSiteNotices(context: OpenContext): DeliveryWorker {
  const { siteUrl } = context.config;
  return createNoticeWorker<SiteNotice>(context, {
    kind: 'site',
    table: 'site_notices',
    claim: 'claim_site_notice',
    contentOf: ({ site, decision, reason }) => siteDecision({ site, decision, reason, siteUrl }),
  });
}
