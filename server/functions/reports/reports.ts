import type { Context, Hono } from 'hono';
import { checkReport, type Report, SUBJECTS } from '../../../app/features/reports/schema.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { Connection } from '../form/connection.ts';
import {
  checkForm,
  type Desk,
  formRoutes,
  keyedMark,
  limitTries,
  networkOf,
  openDesk,
  readForm,
} from '../form/desk.ts';
import { formError } from '../form/errors.ts';
import { memberOf } from '../form/member.ts';

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
export function reportRoutes(connection: Connection): Hono {
  const desk = openDesk(connection, 'reports');
  const open = (): Desk => {
    if (!desk) throw formError('closed');
    return desk;
  };
  return formRoutes(connection, (routes) => {
    routes.get('/', (context) => context.json({ ticket: open().ticket() }));
    routes.post('/', (context) => receive(open(), context));
  });
}

async function receive(desk: Desk, context: Context): Promise<Response> {
  const { ticket, fields, trapped } = await readForm(context);
  const received = () => context.json({ ok: true, ticket: desk.ticket() });
  if (trapped) return received();
  const { report, errors } = checkReport(fields);
  if (!report) throw formError('invalid', { errors });
  checkForm(desk, ticket);
  const member = await memberOf(desk, context);
  const network = networkOf(desk, context);
  await limitTries(desk, `report:address:${network}`, perAddress);
  if (!(await isThere(desk, report, member?.accessToken))) throw formError('notThere');
  const { error } = await desk.operator.from('reports').upsert(
    {
      ...report,
      user_id: member?.id ?? null,
      reporter: keyedMark(desk, 'reporter', member?.id ?? network),
    },
    { onConflict: 'subject_type,subject_id,reporter', ignoreDuplicates: true },
  );
  if (error) {
    desk.connection.log.error('report_store_failed', { error: error.message });
    throw formError('notStored');
  }
  return received();
}

/** Only what the visitor can see can be reported: the policies of its table say so. */
async function isThere(desk: Desk, report: Report, accessToken: string | undefined): Promise<boolean> {
  const { data, error } = await desk
    .visitor(accessToken)
    .from(SUBJECTS[report.subject_type].table)
    .select('id')
    .eq('id', report.subject_id)
    .maybeSingle();
  if (error) {
    desk.connection.log.error('report_subject_unreadable', { error: error.message });
    throw formError('notStored');
  }
  return data !== null;
}
