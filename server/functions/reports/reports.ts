import type { Context } from 'hono';
import { checkReport, type Report, SUBJECTS } from '../../../app/features/reports/schema.ts';
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
 *     GET    a form: { ticket }
 *     POST   a report: { ticket, subject_type, subject_id, reason, details } -> { ok: true, ticket }
 *
 * Who reports the same thing again is thanked again; the first report stays as it is.
 */
export function openReports(context: FunctionContext): SiteFunction {
  if (!isOpen(context)) return closedFunction(context, 'formClosed');
  const form = openForm(context, 'reports');
  return {
    routes: functionRoutes(context, (routes) => {
      routes.get('/', (c) => c.json({ ticket: form.ticket() }));
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
      if (!(await isThere(context, report, member?.accessToken))) throw functionError('notThere');
      const { error } = await context.operator.from('reports').upsert(
        {
          ...report,
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

/** Only what the visitor can see can be reported: the policies of its table say so. */
async function isThere(
  context: FormContext,
  report: Report,
  accessToken: string | undefined,
): Promise<boolean> {
  const { data, error } = await context
    .visitor(accessToken)
    .from(SUBJECTS[report.subject_type].table)
    .select('id')
    .eq('id', report.subject_id)
    .maybeSingle();
  if (error) {
    context.log.error('report_subject_unreadable', { error: error.message });
    throw functionError('notStored');
  }
  return data !== null;
}
