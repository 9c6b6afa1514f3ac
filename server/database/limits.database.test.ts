import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { createAccount, fileOf, insertRow, member, operator, projectOf, violationOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
let userId: string;
let me: Scope;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  userId = await createAccount(database);
  me = member(userId);
});

const letters = (length: number) => 'ä'.repeat(length);
const url = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

/** Constraint: a column with values just inside the limit, and values just outside. */
type Limits = Record<string, { column: string; inside: unknown[]; outside: unknown[] }>;

const webUrl = (column: string) => ({
  column,
  inside: ['http://a', 'HTTPS://a.example/ü?q=1#x', url(2048)],
  outside: ['https://', 'ftp://a.example', 'javascript:alert(1)', '/a.zip', 'https://a b', '', url(2049)],
});
/** Stands for the id of the account that the test has made. */
const OWNER = '00000000-0000-4000-8000-00000000000f';
const ownFile = (column: string) => ({
  column,
  inside: [
    fileOf(OWNER),
    fileOf(OWNER, 'deep/a%20b.zip?v=2').replace('http://localhost:3000', 'https://a.example'),
  ],
  outside: [
    'https://a.example/site.zip',
    fileOf(crypto.randomUUID()),
    fileOf(`${OWNER}x`),
    fileOf(OWNER, ''),
    fileOf(OWNER, '#site.zip'),
    fileOf(OWNER).replace('project-files', 'other-files'),
    fileOf(OWNER).replace('http:', 'javascript:'),
    fileOf(OWNER).replace('3000/', '3000/?/'),
    ...['../x/a.zip', '%2E%2e/x/a.zip', './a.zip', 'a/..', 'a%2F..%2fx', '..\\x\\a.zip', 'a%5cx'].map(
      (name) => fileOf(OWNER, name),
    ),
  ],
});
const optional = ({ column, inside, outside }: ReturnType<typeof webUrl>) => ({
  column,
  inside: [...inside, ''],
  outside: outside.filter(Boolean),
});
const atMost = (column: string, length: number) => ({
  column,
  inside: ['', letters(length)],
  outside: [letters(length + 1)],
});
const filled = (column: string, length: number) => ({
  column,
  inside: ['x', letters(length)],
  outside: ['', ' \n\u00a0\u3000', letters(length + 1)],
});

const projects: Limits = {
  projects_title_length: {
    column: 'title',
    inside: ['abc', '  abc  ', letters(100), ` ${letters(100)} `],
    outside: ['', 'ab', ' ab ', letters(101)],
  },
  projects_description_length: atMost('description', 500),
  projects_content_length: { column: 'content', inside: [null, letters(2000)], outside: [letters(2001)] },
  projects_tags_valid: {
    column: 'tags',
    inside: [[], tags(20), [letters(40)]],
    outside: [tags(21), [''], [' '], [letters(41)], ['a', 'a'], ['a', ' a'], [null]],
  },
  projects_preview_url_valid: { ...webUrl('preview_url'), inside: [null, ...webUrl('preview_url').inside] },
  projects_image_url_valid: { ...ownFile('image_url'), inside: [null, ...ownFile('image_url').inside] },
  projects_zip_file_url_valid: ownFile('zip_file_url'),
  projects_status_known: {
    column: 'status',
    inside: ['draft', 'published', 'pending_review'],
    outside: ['', 'Published', 'deleted'],
  },
};
const repositories: Limits = {
  git_repositories_name_length: filled('name', 100),
  git_repositories_name_not_folder: {
    column: 'name',
    inside: ['...', '.x', 'a..'],
    outside: ['.', '..', ' .. '],
  },
  git_repositories_description_length: {
    column: 'description',
    inside: [null, '', letters(1000)],
    outside: [letters(1001)],
  },
};
const files: Limits = {
  git_repository_files_filename_length: {
    column: 'filename',
    inside: ['x.js', `${letters(252)}.js`],
    outside: ['', ' ', `${letters(253)}.js`],
  },
  git_repository_files_filename_relative: {
    column: 'filename',
    inside: ['src/app.ts', '.gitignore', 'a..js', 'Ünïcode.md'],
    outside: ['/etc/passwd', '../up', 'a/../b', 'a/./b', 'a//b', 'a/', '..\\up', 'a\nb'],
  },
  git_repository_files_filename_type_accepted: {
    column: 'filename',
    inside: [
      'a.JS',
      'CODEOWNERS',
      '.gitattributes',
      'fonts/a.eot',
      '.github/x.yml',
      'git.md',
      'exe',
      'a.exe/b',
    ],
    outside: [
      'a.exe',
      'a/B.MSI',
      '.scr',
      '.git/a.js',
      'a/.GIT/b.js',
      'git~1/a.js',
      '.git /a.js',
      'a\u200b.js',
      'a\\b.js',
    ],
  },
  git_repository_files_content_size: {
    column: 'content',
    inside: ['', 'x'.repeat(1048576)],
    outside: [letters(524289)],
  },
  git_repository_files_file_size_range: { column: 'file_size', inside: [0, 1048576], outside: [-1, 1048577] },
};
const suggestions: Limits = {
  suggestions_name_length: filled('name', 100),
  suggestions_suggestion_length: filled('suggestion', 2000),
  suggestion_contacts_email_valid: {
    column: 'email',
    inside: ['a@b', ' ada@example.org ', `${'x'.repeat(242)}@example.org`],
    outside: ['', 'ada', '@example.org', 'ada@', 'a b@c', 'a@b@c', `${'x'.repeat(243)}@example.org`],
  },
  suggestions_status_known: {
    column: 'status',
    inside: ['open', 'planned', 'started', 'done'],
    outside: ['', 'closed', 'Open'],
  },
  suggestions_status_reason_length: {
    column: 'status_reason',
    inside: ['', letters(1000)],
    outside: [letters(1001)],
  },
  suggestions_declined_with_reason: { column: 'status', inside: ['done'], outside: ['declined'] },
};
const testimonials: Limits = {
  testimonials_name_length: filled('name', 100),
  testimonials_rating_range: { column: 'rating', inside: [1, 5], outside: [0, 6] },
  testimonials_review_length: filled('review', 2000),
  testimonials_verified_by_known: {
    column: 'verified_by',
    inside: [null, 'download', 'purchase'],
    outside: ['', 'friend'],
  },
};
const reports: Limits = {
  reports_subject_type_valid: {
    column: 'subject_type',
    inside: ['project', 'suggestion_comment'],
    outside: ['', 'Project', '_x', `a${'x'.repeat(40)}`],
  },
  reports_subject_id_length: filled('subject_id', 200),
  reports_reason_known: {
    column: 'reason',
    inside: ['spam', 'abuse', 'rights', 'personal_data', 'harmful', 'other'],
    outside: ['', 'dislike'],
  },
  reports_details_length: atMost('details', 2000),
  reports_reporter_valid: {
    column: 'reporter',
    inside: ['-'.repeat(22), `${'Az09_'.repeat(4)}xy`],
    outside: ['', 'ada@example.org', 'x'.repeat(23)],
  },
  reports_status_known: { column: 'status', inside: ['open'], outside: ['', 'late'] },
  reports_closed_once_decided: { column: 'closed_at', inside: [null], outside: ['2026-11-21'] },
};
const profiles: Limits = {
  user_profiles_first_name_length: atMost('first_name', 100),
  user_profiles_last_name_length: atMost('last_name', 100),
  user_profiles_title_length: atMost('title', 150),
  user_profiles_about_length: atMost('about', 2000),
  user_profiles_location_length: atMost('location', 150),
  user_profiles_phone_length: atMost('phone', 40),
  user_profiles_linkedin_length: atMost('linkedin', 300),
  user_profiles_github_length: atMost('github', 300),
  user_profiles_website_valid: optional(webUrl('website')),
  user_profiles_avatar_url_valid: optional(webUrl('avatar_url')),
};

/** The limits of a table, and how a member makes a row of it that is fine but for `values`. */
const tables: [table: string, limits: Limits, insert: (values: Row) => Promise<unknown>][] = [
  [
    'projects',
    projects,
    (values) => {
      const mine = Object.entries(values).map(([column, value]) => [
        column,
        typeof value === 'string' ? value.replace(OWNER, userId) : value,
      ]);
      return insertRow(database, me, 'public.projects', projectOf(userId, Object.fromEntries(mine)));
    },
  ],
  [
    'git_repositories',
    repositories,
    async (values) => {
      const owned = { user_id: userId, name: 'shop', ...values };
      const { id } = await insertRow(database, me, 'public.git_repositories', owned);
      await database.run(me, { text: 'delete from public.git_repositories where id = $1', values: [id] });
    },
  ],
  [
    'git_repository_files',
    files,
    async (values) => {
      const repository = { user_id: userId, name: crypto.randomUUID() };
      const { id } = await insertRow(database, me, 'public.git_repositories', repository);
      const file = { repository_id: id, filename: 'index.html', ...values };
      await insertRow(database, me, 'public.git_repository_files', file);
    },
  ],
  [
    'suggestions',
    suggestions,
    (values) =>
      insertRow(database, operator, 'public.suggestions', {
        name: 'Ada',
        email: 'ada@example.org',
        suggestion: 'A page for recipes',
        ...values,
      }),
  ],
  [
    'testimonials',
    testimonials,
    (values) =>
      insertRow(database, operator, 'public.testimonials', {
        name: 'Ada',
        rating: 5,
        review: 'Good',
        ...values,
      }),
  ],
  [
    'reports',
    reports,
    (values) =>
      insertRow(database, operator, 'public.reports', {
        subject_type: 'project',
        subject_id: crypto.randomUUID(),
        reason: 'spam',
        reporter: 'x'.repeat(22),
        ...values,
      }),
  ],
  [
    'user_profiles',
    profiles,
    async (values) => {
      const id = await createAccount(database);
      await insertRow(database, member(id), 'public.user_profiles', { user_id: id, ...values });
    },
  ],
];

describe.each(tables)('the limits of %s', (table, limits, insert) => {
  it.each(Object.entries(limits))('%s', async (constraint, { column, inside, outside }) => {
    for (const value of inside) {
      expect(await violationOf(insert({ [column]: value })), `inside: ${short(value)}`).toBeNull();
    }
    for (const value of outside) {
      expect(await violationOf(insert({ [column]: value })), `outside: ${short(value)}`).toBe(constraint);
    }
  });

  it('are all tried here', async () => {
    const { rows } = await database.run<{ conname: string }>(owner, {
      text: `select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      values: [`public.${table}`],
    });
    // Written by triggers, operators or the server alone, so no client can reach their limits.
    const internal =
      /_(slug_length|downloads_count_positive|file_count_positive|email_masked|votes_count_positive|comments_count_positive|review_note_length|taken_down_hidden|remixed_from_length)$/;
    const reachable = rows.map(({ conname }) => conname).filter((name) => !internal.test(name));
    expect(Object.keys(limits)).toEqual(expect.arrayContaining(reachable));
    expect(reachable.length).toBeGreaterThan(0);
  });
});

function short(value: unknown): string {
  return JSON.stringify(value).slice(0, 40);
}
