import { nobody, operatorOnly, ownerId, type Policy, rows, server } from './policy.ts';

export const desk: Policy[] = [
  {
    table: 'public.reports',
    row: 'a report',
    where: `id = '${rows.report}'`,
    insert: `(subject_type, subject_id, reason, reporter, user_id)
      values ('project', '${rows.published}', 'spam', '${'b'.repeat(22)}', '${ownerId}')`,
    update: `details = 'Changed'`,
    outcomes: {
      // Operators read them: others have no row.
      select: ['denied', 'nothing', 'nothing', 'done'],
      insert: operatorOnly,
      update: operatorOnly,
      delete: operatorOnly,
    },
  },
  {
    table: 'public.contact_messages',
    row: 'a message to the operator',
    where: `id = '${rows.message}'`,
    insert: `(id, user_name, user_email, subject, message) values (gen_random_uuid(), 'Eve', 'eve@example.org', 'Hi', 'Hi')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.account_notices',
    row: 'a mail about a suspension',
    where: `user_id = '${ownerId}'`,
    insert: `(user_id, decision) values ('${ownerId}', 'suspended')`,
    update: 'attempts = 1',
    outcomes: { select: operatorOnly, insert: operatorOnly, update: operatorOnly, delete: operatorOnly },
  },
  {
    table: 'public.audit_log',
    row: 'what an operator did',
    where: `operator_email = 'ada@example.org'`,
    insert: `(operator_email, action, subject_type, subject_id, subject_label) values ('', 'x', 'x', 'x', 'x')`,
    update: `action = 'nothing'`,
    outcomes: {
      select: ['denied', 'nothing', 'nothing', 'done'],
      insert: nobody,
      update: nobody,
      delete: nobody,
    },
  },
  server('private.suspensions', `(user_id, reason) values ('${ownerId}', 'x')`, `reason = 'x'`),
];
