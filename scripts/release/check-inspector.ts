/**
 * Uses the endpoint for agents with the official inspector of the Model Context Protocol: lists the tools and holds their schemas to
 * its portability rules, calls tools with and without a token up to a live site, and sends many calls at once. Needs the built site
 * and the registry of npm. Exits 1 at the first step that fails.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServerProcess } from '../../server/testing/process.ts';
import { makeAccessToken, signUpMember } from '../../server/testing/site-client.ts';

const inspector = '@modelcontextprotocol/inspector@2.12.0';
const execute = promisify(execFile);

interface ToolResult {
  isError?: boolean;
  content: { text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: answers of tools have many shapes.
  structuredContent?: any;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-inspector-'));
const server = await startServerProcess(path.join(folder, 'data'));
try {
  await step('the inspector is installed', async () => {
    await execute('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', inspector], {
      cwd: folder,
    });
    return inspector;
  });
  for (const era of ['legacy', 'modern'])
    await step(`tools are listed and portable, ${era} protocol`, async () => {
      const { tools } = await inspect(['--method', 'tools/list', '--strict', '--protocol-era', era]);
      return `${tools.length} tools`;
    });
  await step('a template is found and read', async () => {
    const found = await call('search_templates', { query: 'clinic' });
    const template = found.structuredContent.templates[0].id;
    const { structuredContent } = await call('get_template', { template });
    return `${structuredContent.title}, ${structuredContent.groups.length} groups of slots`;
  });
  await step('writing is refused without a token', async () => {
    const { isError, content } = await call('list_sites', {}, undefined, true);
    if (!isError || !/\(not_signed_in\)$/.test(content[0]?.text ?? ''))
      throw new Error(JSON.stringify(content));
    return content[0]?.text ?? '';
  });
  const token = await makeAccessToken(server, await signUpMember(server), ['repo:write', 'site:write']);
  await step('a page is written, published and live', async () => {
    const write = [{ path: 'index.html', content: '<!doctype html><title>Tea</title><h1>Tea at five</h1>' }];
    const repository = 'tea-room';
    await call('write_repository_files', { repository, message: 'Open', write, create: true }, token);
    const { structuredContent } = await call('publish_site', { site: repository, repository }, token);
    const { structuredContent: listed } = await call('list_deployments', { site: repository }, token);
    if (listed.deployments.length !== 1) throw new Error(JSON.stringify(listed));
    return structuredContent.address;
  });
  await step('two hundred calls, four at once', async () => {
    const load = ['--load', '--load-requests', '200', '--load-concurrency', '4'];
    const summary = await inspect(['--method', 'tools/call', '--tool-name', 'search_templates', ...load]);
    if (summary.ok !== 200) throw new Error(JSON.stringify(summary));
    return `${summary.ok} answered, the middle one after ${summary.latencyMs.p50} ms`;
  });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const since = performance.now();
  const said = await work();
  process.stdout.write(
    `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s  ${name}: ${said}\n`,
  );
}

/** What the inspector prints for one run, as it says it in JSON. Throws when it ends with an error. */
// biome-ignore lint/suspicious/noExplicitAny: each method has its own answer.
async function inspect(flags: string[], mayFail = false): Promise<any> {
  const program = path.join(folder, 'node_modules/.bin/mcp-inspector');
  const args = [
    '--cli',
    '--server-url',
    `${server.url}/mcp`,
    '--transport',
    'http',
    '--format',
    'json',
    ...flags,
  ];
  const { stdout } = await execute(program, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: { stdout: string; stderr: string; message: string }) => {
      if (mayFail && error.stdout) return { stdout: error.stdout };
      throw new Error([error.message, error.stdout, error.stderr].join('\n'));
    },
  );
  const said = JSON.parse(stdout);
  return said.result ?? said;
}

async function call(tool: string, values: object, bearer?: string, mayFail = false): Promise<ToolResult> {
  const flags = ['--method', 'tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(values)];
  if (bearer) flags.push('--header', `Authorization: Bearer ${bearer}`);
  const result: ToolResult = await inspect(flags, mayFail);
  if (result.isError && !mayFail) throw new Error(`${tool}: ${result.content[0]?.text}`);
  return result;
}
