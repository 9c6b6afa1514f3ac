import { z } from 'zod';
import { functionError } from '../../functions/kit/errors.ts';
import type { Actor } from '../../functions/kit/member.ts';
import type { SourceRequest } from '../../functions/sites/schema.ts';
import { actorFor, type Call } from '../call.ts';
import type { RepositoryService } from '../repositories.ts';
import type { OwnCheck, OwnDeployment, SiteService } from '../sites.ts';
import { defineTool, type Tool } from '../tool.ts';
import { repositoryName, siteName } from './schemas.ts';
import { shorten } from './shorten.ts';

/** Rows of one answer. */
const mostRows = 50;
const mostFindings = 40;
/** What was left out or changed in publishing: a few lines say it. */
const mostNotes = 5;
const nullable = z.string().nullable();

const deploymentRow = z.object({
  deployment: z.string(),
  source: z.string(),
  files: z.int(),
  bytes: z.int(),
  notes: z.array(z.string()),
  created_at: z.string(),
  was_live_at: nullable,
  is_live: z.boolean(),
  preview: z.string(),
});

const rowOf = ({
  id,
  source_label,
  files,
  bytes,
  notes,
  created_at,
  live_at,
  is_live,
  address,
}: OwnDeployment) => ({
  deployment: String(id),
  source: shorten(String(source_label), 300),
  files: Number(files),
  bytes: Number(bytes),
  notes: notesOf(notes),
  created_at: String(created_at),
  was_live_at: live_at === null ? null : String(live_at),
  is_live,
  preview: address,
});

const notesOf = (notes: unknown) =>
  Array.isArray(notes) ? notes.slice(0, mostNotes).map((note) => shorten(String(note), 200)) : [];

function actorOf(call: Call, scope: 'site:read' | 'site:write'): Actor {
  const actor = actorFor(call, scope);
  if (!actor) throw functionError('notSignedIn');
  return actor;
}

/** Tools about the sites of the token's member. */
export function siteTools(service: SiteService, repositories: RepositoryService): Tool[] {
  return [
    defineTool({
      name: 'list_sites',
      title: 'List own sites',
      description: 'The published sites of the token’s member, with their addresses.',
      scope: 'site:read',
      input: z.strictObject({}),
      output: z.object({
        sites: z.array(
          z.object({
            site: z.string(),
            address: z.string(),
            is_live: z.boolean(),
            taken_down_because: nullable,
            updated_at: z.string(),
          }),
        ),
        total: z.int(),
      }),
      async run(_, call) {
        const sites = await service.list(actorOf(call, 'site:read'));
        return {
          sites: sites.slice(0, mostRows).map((site) => ({
            site: String(site.name),
            address: site.address,
            is_live: site.live_deployment_id !== null && site.taken_down_at === null,
            taken_down_because:
              site.taken_down_at === null ? null : shorten(String(site.take_down_reason ?? ''), 500),
            updated_at: String(site.updated_at),
          })),
          total: sites.length,
        };
      },
    }),
    defineTool({
      name: 'publish_site',
      title: 'Publish a site',
      description:
        'Publishes a repository (a branch, a folder of it) or a project of the token’s member under a name: a new site, or the ' +
        'next deployment of an own one. It is live at once at the address that comes back, for everybody. From then on the site follows ' +
        'the branch: each later commit to it is published by itself.',
      scope: 'site:write',
      changes: 'replaces',
      input: z.strictObject({
        site: siteName,
        repository: repositoryName.optional(),
        branch: z.string().min(1).max(244).default('main'),
        folder: z.string().max(1000).default(''),
        project: z.uuid().optional().describe('Id of an own project, in place of a repository'),
      }),
      output: z.object({
        site: z.string(),
        address: z.string(),
        deployment: z.string(),
        files: z.int(),
        bytes: z.int(),
        notes: z.array(z.string()),
      }),
      async run({ site, repository, branch, folder, project }, call) {
        const actor = actorOf(call, 'site:write');
        const source = await sourceOf(call, { repository, branch, folder, project });
        const { deploymentId, files, bytes, notes } = await service.publish(actor, site, source);
        const { address } = await service.find(actor, site);
        return { site, address, deployment: deploymentId, files, bytes, notes: notesOf(notes) };
      },
    }),
    defineTool({
      name: 'list_deployments',
      title: 'List deployments of a site',
      description: 'What was published to an own site, the newest first, with the address of each preview.',
      scope: 'site:read',
      input: z.strictObject({ site: siteName }),
      output: z.object({ site: z.string(), deployments: z.array(deploymentRow), total: z.int() }),
      async run({ site }, call) {
        const actor = actorOf(call, 'site:read');
        const deployments = await service.deployments(actor, await service.find(actor, site));
        return { site, deployments: deployments.slice(0, mostRows).map(rowOf), total: deployments.length };
      },
    }),
    defineTool({
      name: 'roll_back',
      title: 'Go back to an earlier deployment',
      description:
        'Makes a deployment of an own site the live one: the one given, or the one that was published before the live one.',
      scope: 'site:write',
      changes: 'replaces',
      input: z.strictObject({ site: siteName, deployment: z.uuid().optional() }),
      output: z.object({ site: z.string(), address: z.string(), deployment: z.string() }),
      async run({ site, deployment }, call) {
        const actor = actorOf(call, 'site:write');
        const found = await service.find(actor, site);
        const target = deployment ?? earlierOf(await service.deployments(actor, found));
        if (!target) throw functionError('siteNotFound', {}, 'There is no earlier deployment of this site.');
        await service.goLive(actor, found, target);
        return { site, address: found.address, deployment: target };
      },
    }),
    defineTool({
      name: 'check_site',
      title: 'What is wrong with a site',
      description:
        'What a browser has found out about a deployment of an own site: accessibility faults, broken links, bytes, requests to ' +
        'other hosts, sideways scrolling. It looks some seconds after publishing; ask again while `state` is waiting or looking, unless ' +
        '`has_checker` is false: then nothing here looks.',
      scope: 'site:read',
      input: z.strictObject({ site: siteName, deployment: z.uuid().optional() }),
      output: z.object({
        site: z.string(),
        has_checker: z.boolean(),
        deployment: nullable,
        state: z.enum(['none', 'waiting', 'looking', 'done', 'failed']),
        failure: nullable,
        accessibility_faults: z.int().nullable(),
        bytes: z.int().nullable(),
        requests: z.int().nullable(),
        foreign_hosts: z.array(z.string()),
        findings: z.array(z.string()),
        finding_count: z.int(),
      }),
      async run({ site, deployment }, call) {
        const actor = actorOf(call, 'site:read');
        const found = await service.find(actor, site);
        const { isOpen, checks } = await service.checks(actor, found);
        const wanted = deployment ?? found.live_deployment_id;
        return { site, has_checker: isOpen, ...checkOf(checks.find((one) => one.deployment_id === wanted)) };
      },
    }),
  ];

  async function sourceOf(
    call: Call,
    {
      repository,
      branch,
      folder,
      project,
    }: { repository: string | undefined; branch: string; folder: string; project: string | undefined },
  ): Promise<SourceRequest> {
    if ((repository === undefined) === (project === undefined))
      throw functionError('invalid', {}, 'Say what is to be published: a repository or a project.');
    if (project !== undefined) return { kind: 'project', project_id: project };
    // Or a token for sites alone would read private repositories by publishing them.
    const { id } = await repositories.find(actorFor(call, 'repo:read'), repository ?? '');
    return { kind: 'repository', repository_id: id, branch, folder };
  }
}

/** The newest deployment older than the live one; the newest of all where none is live. */
function earlierOf(deployments: OwnDeployment[]): string | undefined {
  const live = deployments.findIndex(({ is_live }) => is_live);
  return deployments[live + 1] && String(deployments[live + 1]?.id);
}

function checkOf(check: OwnCheck | undefined) {
  const { deployment_id, state, failure, axe_faults, bytes, requests, foreign_hosts, findings } = (check ??
    {}) as Record<string, unknown>;
  const all = Array.isArray(findings) ? findings : [];
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    deployment: typeof deployment_id === 'string' ? deployment_id : null,
    state: (typeof state === 'string' ? state : 'none') as 'none' | 'waiting' | 'looking' | 'done' | 'failed',
    failure: typeof failure === 'string' ? shorten(failure, 300) : null,
    accessibility_faults: numberOf(axe_faults),
    bytes: numberOf(bytes),
    requests: numberOf(requests),
    foreign_hosts: (Array.isArray(foreign_hosts) ? foreign_hosts : [])
      .slice(0, 20)
      .map((host) => shorten(String(host), 253)),
    findings: all.slice(0, mostFindings).map(sayFinding),
    finding_count: all.length,
  };
}

/** A finding as one line: its kind, then its facts. */
function sayFinding(finding: unknown): string {
  const { kind, ...facts } = finding as Record<string, unknown>;
  const said = Object.entries(facts).map(([name, value]) => `${name} ${shorten(String(value), 120)}`);
  return shorten(`${kind}: ${said.join(', ')}`, 400);
}
