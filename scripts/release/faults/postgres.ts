import type { Fault } from './fault.ts';

/** Races that only a database with several connections shows. */
export const postgresFaults: Fault[] = [
  {
    name: 'tries-counted-from-old-row',
    file: 'server/database/platform/010_create_rate_limits.sql',
    find: 'where kept.ends_at <= moment or kept.hits < take.max;',
    replace: `where kept.ends_at <= moment or coalesce(
      (select seen.hits from plinth.rate_limits as seen where seen.key = bucket), 0) < take.max;`,
    tests: [
      'server/rate-limits/database-store.database.test.ts',
      'server/rate-limits/store.database.test.ts',
    ],
    database: 'postgres',
  },
  {
    name: 'addresses-chosen-without-lock',
    file: 'supabase/migrations/20261121090400_generate_project_slugs.sql',
    find: `  perform pg_advisory_xact_lock(hashtextextended('public.projects.slug', 0));
`,
    replace: '',
    tests: ['server/database/slugs.database.test.ts'],
    database: 'postgres',
  },
  {
    name: 'message-claimed-without-lock',
    file: 'supabase/migrations/20261121100000_create_contact_messages.sql',
    find: `    limit 1
    for update skip locked`,
    replace: '    limit 1',
    tests: [
      'server/functions/delivery/claim.database.test.ts',
      'server/functions/contact/delivery/delivery.database.test.ts',
    ],
    filter: 'at the same moment|two servers share',
    database: 'postgres',
  },
  {
    name: 'refresh-without-lock',
    file: 'server/auth/refresh-tokens.ts',
    find: 'from auth.refresh_tokens where token_hash = $1) for update`',
    replace: 'from auth.refresh_tokens where token_hash = $1)`',
    tests: ['server/auth/refresh.database.test.ts'],
    database: 'postgres',
  },
];
