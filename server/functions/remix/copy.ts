import type { SupabaseClient } from '@supabase/supabase-js';
import { fileTooLarge, repositoryLimits, sizeFault } from '../../../domain/repository/repository-files.ts';
import { repositoryNameFault } from '../../../domain/repository/repository-name.ts';
import { owner } from '../../database/database.ts';
import { Refusal } from '../../git/refusal.ts';
import type { Repositories } from '../../git/repositories.ts';
import type { SiteFile } from '../../sites/site-files.ts';
import type { Sites } from '../../sites/sites.ts';
import { functionError } from '../kit/errors.ts';
import type { Member } from '../kit/member.ts';
import type { RemixSource } from './sources.ts';

/** A repository that was made, as a page leads to it. */
export interface MadeRepository {
  id: string;
  owner: string;
  slug: string;
  name: string;
}

const uniqueViolation = '23505';
/** What a policy refuses: an account that is suspended adds nothing. */
const insufficientPrivilege = '42501';
/** Of what the database refuses with words for the member: a quota, a limit, a rule. */
const refusedByDatabase = /^(PT413|54000|23514)$/;
const longestName = 100;

/**
 * A new repository of the member with the files of a source, in one commit. It is made under the member's own session, so
 * that policies and quotas decide, and taken back when its files are refused. Throws a Refusal with the reasons.
 */
export async function copyToRepository(
  { services }: Sites,
  git: Repositories,
  client: SupabaseClient,
  member: Member,
  source: RemixSource,
): Promise<MadeRepository> {
  return source.withFiles(async (files) => {
    checkSizes(files);
    const message = await messageOf(services.database, source);
    const made = await create(client, member, source);
    try {
      await services.database.run(owner, {
        text: 'select private.note_remix($1, $2, $3, $4, $5)',
        values: [member.id, made.id, source.title, source.projectId, source.siteId],
      });
      const changes = [];
      for (const { path, read } of files) {
        const content = (await read()).toString('base64');
        changes.push({ action: 'write' as const, path, content, encoding: 'base64' as const });
      }
      await git.edit(made.id, { message, changes }, member.id);
      return made;
    } catch (error) {
      await client.from('git_repositories').delete().eq('id', made.id);
      throw error;
    }
  });
}

/** What a repository cannot hold is refused before it is read. */
function checkSizes(files: readonly SiteFile[]): void {
  if (files.length === 0) throw new Refusal(['It has no files that could be copied.']);
  const faults = files
    .filter(({ size }) => size > repositoryLimits.fileBytes)
    .map(({ path }) => fileTooLarge(path));
  const full = sizeFault(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  if (full) faults.unshift(full);
  if (faults.length > 0) throw new Refusal(faults.slice(0, 10));
}

async function messageOf(database: Sites['services']['database'], source: RemixSource): Promise<string> {
  const { rows } = await database.run<{ handle: string | null }>(owner, {
    text: 'select private.shown_handle($1) as handle',
    values: [source.ownerId],
  });
  const handle = rows[0]?.handle;
  return `Remixed from ${source.title}${handle ? ` by ${handle}` : ''}`;
}

/** Enters the repository under the source's title, or the first name after it that the member has not given yet. */
async function create(
  client: SupabaseClient,
  member: Member,
  { title, description }: RemixSource,
): Promise<MadeRepository> {
  const { data: present, error } = await client
    .from('git_repositories')
    .select('name')
    .eq('user_id', member.id);
  if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
  const taken = new Set(present.map(({ name }) => fold(name)));
  for (let place = 1; place <= present.length + 20; place++) {
    const name = numbered(title, place);
    if (taken.has(fold(name))) continue;
    const { data, error } = await client
      .from('git_repositories')
      .insert({ user_id: member.id, name, description, is_private: false })
      .select('id, owner, slug, name')
      .single<MadeRepository>();
    if (!error) return data;
    // Another one of the member's took it a moment ago.
    if (error.code === uniqueViolation) continue;
    if (error.code === insufficientPrivilege) throw functionError('accountSuspended');
    if (refusedByDatabase.test(error.code)) throw functionError('changeRefused', {}, error.message);
    throw new Error(`A repository could not be made: ${error.code} ${error.message}`);
  }
  throw functionError('busy', { retryAfter: 2 });
}

const fold = (name: string) => name.normalize('NFKC').toLowerCase().trim();

function numbered(title: string, place: number): string {
  const end = place === 1 ? '' : ` ${place}`;
  const name = [...title.trim()].slice(0, longestName - end.length).join('');
  return `${repositoryNameFault(name) ? 'Remix' : name}${end}`;
}
