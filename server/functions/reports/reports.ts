import type { Context } from 'hono';
import { checkReport, isSubject, SUBJECTS, type SubjectType } from '../../../app/features/reports/schema.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { type FunctionContext, isOpen, keyedHash } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { type FormContext, openForm, receiveForm } from '../kit/form.ts';
import { limitTries } from '../kit/limits.ts';
import { memberOf } from '../kit/member.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';

/** Reports from one network address. A school or an office shares one. */
export const perAddress: RateLimit = { max: 20, windowSeconds: 3600 };

/**
 * The function that takes reports of what people have made here, mounted at /functions/v1/reports:
 *
 *     GET    a form: { ticket }; with ?subject_type&subject_id also whether it is there for the visitor: { ticket, is_there }
 *     POST   a report: { ticket, subject_type, subject_id, reason, details } -> { ok: true, ticket }
 *
 * Who reports the same thing again is thanked again; the first report stays as it is.
 */
export function openReports(context: FunctionContext): SiteFunction {
  if (!isOpen(context)) return closedFunction(context, 'formClosed');
  const form = openForm(context, 'reports');
  return {
    routes: functionRoutes(context, (routes) => {
      routes.get('/', async (c) => {
        const { subject_type, subject_id = '' } = c.req.query();
        if (!isSubject(subject_type, subject_id)) return c.json({ ticket: form.ticket() });
        const member = await memberOf(context, c);
        const found = await findSubject(form, { subject_type, subject_id }, member?.accessToken);
        return c.json({ ticket: form.ticket(), is_there: found !== null });
      });
      routes.post('/', (c) => receive(form, c));
    }),
  };
}

function receive(context: FormContext, c: Context): Promise<Response> {
  return receiveForm(context, c, {
    noun: 'report',
    check: (fields) => {
      const { report: values, errors } = checkReport(fields);
      return { values, errors };
    },
    async store(report) {
      const member = await memberOf(context, c);
      const network = context.networkOf(c);
      await limitTries(context, `report:address:${network}`, perAddress);
      const subject_id = await findSubject(context, report, member?.accessToken);
      if (subject_id === null) throw functionError('notThere');
      const { error } = await context.operator.from('reports').upsert(
        {
          ...report,
          subject_id,
          user_id: member?.id ?? null,
          reporter: keyedHash(context, 'reporter', member?.id ?? network),
        },
        { onConflict: 'subject_type,subject_id,reporter', ignoreDuplicates: true },
      );
      if (!error) return;
      context.log.error('report_store_failed', { error: error.message });
      throw functionError('notStored');
    },
  });
}

/** The id of what is reported, if the visitor can see it: the policies of its table say so. */
async function findSubject(
  context: FormContext,
  { subject_type, subject_id }: { subject_type: SubjectType; subject_id: string },
  accessToken: string | undefined,
): Promise<string | null> {
  const client = context.visitor(accessToken);
  const subject = SUBJECTS[subject_type];
  const { data, error } =
    'byName' in subject
      ? await client.rpc(subject.byName, { site_name: subject_id }).select('id').maybeSingle()
      : await client.from(subject.table).select('id').eq('id', subject_id).maybeSingle();
  if (error) {
    context.log.error('report_subject_unreadable', { error: error.message });
    throw functionError('notStored');
  }
  return (data as { id: string } | null)?.id ?? null;
}
