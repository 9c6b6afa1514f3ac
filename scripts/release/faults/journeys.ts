import type { Fault } from './fault.ts';

/** What a journey in the browser has to notice. */
export const journeyFaults: Fault[] = [
  {
    name: 'journey-trap-delivered',
    file: 'server/functions/kit/form.ts',
    find: 'trapped: Boolean(trap)',
    replace: 'trapped: false',
    tests: ['e2e/contact.spec.ts'],
    filter: 'what fills in the trap',
  },
  {
    name: 'journey-private-repository-public',
    file: 'supabase/migrations/20261121090600_create_git_repositories.sql',
    find: 'using (is_private = false);',
    replace: 'using (true);',
    tests: ['e2e/git-store.spec.ts'],
    filter: 'a private repository is to others',
  },
  {
    name: 'journey-page-of-model-unconfined',
    file: 'server/site/run-page.ts',
    find: "const sandbox = 'sandbox allow-scripts allow-forms allow-modals';",
    replace: "const sandbox = 'sandbox allow-scripts allow-forms allow-modals allow-same-origin';",
    tests: ['e2e/ai-isolation.spec.ts'],
    filter: 'a page that tries everything',
  },
  {
    name: 'journey-zip-leaves-folder',
    file: 'app/lib/zip/path.ts',
    find: "if (path.split(/[/\\\\]/).includes('..'))",
    replace: "if (path === '..')",
    tests: ['e2e/community.spec.ts'],
    filter: 'a zip whose file leaves its folder',
  },
  {
    name: 'journey-other-site-after-sign-in',
    file: 'app/lib/next-page.ts',
    find: `if (!next?.startsWith('/')) return '/';`,
    replace: `if (next?.startsWith('//')) return next; if (!next?.startsWith('/')) return '/';`,
    tests: ['e2e/auth.spec.ts'],
    filter: 'an address of another site',
  },
  {
    name: 'journey-session-ends-in-one-tab',
    file: 'app/shell/session-store.ts',
    find: 'if (current && !hasStoredSession()) void lookAgain(client);',
    replace: 'if (current === undefined) void lookAgain(client);',
    tests: ['e2e/auth.spec.ts'],
    filter: 'tabs agree on a session',
  },
];
