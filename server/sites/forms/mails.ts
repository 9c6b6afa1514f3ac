import { senderOf } from '../../../domain/hosting/form-entry.ts';
import { pageAddress } from '../../../domain/hosting/page-address.ts';
import type { DeliveryWorker } from '../../functions/delivery/delivery-worker.ts';
import { createNoticeWorker, type Notice } from '../../functions/delivery/notices.ts';
import type { OpenContext } from '../../functions/kit/context.ts';
import { siteFormEntry } from '../../mail/templates/site-form-entry.ts';
import { siteAddress } from '../address.ts';
import type { FormEntry } from './inbox.ts';

interface EntryNotice extends Notice, Pick<FormEntry, 'form' | 'path' | 'fields'> {
  site: string;
}

/** Entries stay in the inbox of the owner for a year, unless they are deleted before. */
const keptDays = 365;

/** Mails owners of sites what was sent by their forms. Answering writes to the address that the visitor gave. */
export function openEntryMails(context: OpenContext): DeliveryWorker {
  const { config } = context;
  return createNoticeWorker<EntryNotice>(context, {
    kind: 'site form entry',
    table: 'site_form_entries',
    claim: 'claim_site_form_entry',
    keptDays,
    contentOf({ site, form, path, fields }) {
      const page = pageAddress(siteAddress(config, site), path);
      const address = senderOf(fields);
      const content = siteFormEntry({ site, form, page, fields, siteUrl: config.siteUrl });
      return address ? { ...content, replyTo: { name: '', address } } : content;
    },
  });
}
