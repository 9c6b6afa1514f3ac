import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GitServer, startGitServer } from '../git/testing/git-server.ts';
import { clone } from '../git/testing/work.ts';
import { shareInBackground } from './background.ts';
import { readDemoSites, templatesFolder } from './catalogue.ts';
import { shippedFiles } from './files.ts';

let server: GitServer;
let folder: string;
beforeAll(async () => {
  server = await startGitServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-templates-'));
  const sites = (await readDemoSites()).filter(({ id }) => ['pizza-world', 'weather-app'].includes(id));
  expect(sites).toHaveLength(2);
  for (const site of sites) {
    await mkdir(path.join(folder, site.id));
    for (const file of await shippedFiles(site.folder)) {
      await cp(path.join(site.folder, file), path.join(folder, site.id, file), { recursive: true });
    }
  }
  await writeFile(path.join(folder, 'catalogue.json'), JSON.stringify({ templates: sites }));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const share = () =>
  shareInBackground(server.server.services, {
    sites: null,
    repositories: server.git.repositories,
    folder,
    pauses: { beginAfter: 0, pause: 0 },
  }).done;
const list = () =>
  server.server.visitor().from('git_repositories').select('owner, slug, file_count').order('slug');

it('each template becomes a public repository of the site, once', async () => {
  await share();
  const { data } = await list();
  expect(data).toMatchObject([
    { owner: 'plinth', slug: 'pizza-world' },
    { owner: 'plinth', slug: 'weather-app' },
  ]);
  const copy = await clone(server, server.address({ owner: 'plinth', slug: 'pizza-world' }));
  for (const file of await shippedFiles(path.join(folder, 'pizza-world'))) {
    expect(await readFile(path.join(copy, file)), file).toEqual(
      await readFile(path.join(folder, 'pizza-world', file)),
    );
  }
  expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
  await server.server.operator().from('git_repositories').delete().eq('slug', 'pizza-world').throwOnError();
  await share();
  expect((await list()).data).toMatchObject([{ slug: 'weather-app' }]);
});

it('every template that ships keeps the rules of the Git Store', async () => {
  const { pathFault, repositoryLimits, sizeFault } = await import(
    '../../domain/repository/repository-files.ts'
  );
  for (const site of await readDemoSites(templatesFolder)) {
    const files = await shippedFiles(site.folder);
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(path.join(site.folder, file))).length),
    );
    expect(files.map(pathFault).filter(Boolean), site.id).toEqual([]);
    expect(Math.max(...sizes), site.id).toBeLessThanOrEqual(repositoryLimits.fileBytes);
    expect(
      sizeFault(
        files.length,
        sizes.reduce((sum, size) => sum + size, 0),
      ),
      site.id,
    ).toBeNull();
  }
});
