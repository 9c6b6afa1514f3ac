import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { findProject, listProjects } from './queries.ts';

/** A client whose backend answers with `answer`; every request's method and decoded address is kept. */
function clientAnswering(answer: (url: URL, method: string) => Response) {
  const requests: string[] = [];
  const client = createClient('https://plinth.example', 'key', {
    global: {
      fetch: async (input, init) => {
        const url = new URL(String(input));
        requests.push(`${init?.method ?? 'GET'} ${decodeURIComponent(url.pathname + url.search)}`);
        return answer(url, init?.method ?? 'GET');
      },
    },
  });
  return { client, requests };
}

function rows(list: unknown[], total: number): Response {
  return Response.json(list, { headers: { 'Content-Range': `0-${list.length - 1}/${total}` } });
}

const row = {
  id: 'p1',
  image_url: 'http://localhost:3000/storage/v1/object/public/project-files/u/1-a.png',
  zip_file_url: 'http://localhost:3000/storage/v1/object/public/project-files/u/1-a.zip',
};

describe('listProjects', () => {
  it('reads published projects, newest first, 24 a page', async () => {
    const { client, requests } = clientAnswering(() => rows([row], 60));
    const page = await listProjects(client, { page: 2, q: '', tag: '', checks: [] });
    expect(requests).toEqual([
      'GET /rest/v1/projects?select=*&status=eq.published&order=created_at.desc,id.desc&offset=24&limit=24',
    ]);
    expect(page).toMatchObject({ total: 60, page: 2 });
  });

  it('gives files at the backend in use', async () => {
    const { client } = clientAnswering(() => rows([row], 1));
    const { projects } = await listProjects(client, { page: 1, q: '', tag: '', checks: [] });
    expect(projects[0]).toMatchObject({
      image_url: 'https://plinth.example/storage/v1/object/public/project-files/u/1-a.png',
      zip_file_url: 'https://plinth.example/storage/v1/object/public/project-files/u/1-a.zip',
    });
  });

  it('falls back to the last page when a later one is asked for', async () => {
    const { client } = clientAnswering((url, method) => {
      if (method === 'HEAD') return new Response(null, { headers: { 'Content-Range': '*/30' } });
      if (url.searchParams.get('offset') === '24') return rows([row], 30);
      return Response.json({ code: 'PGRST103', message: 'Requested range not satisfiable' }, { status: 416 });
    });
    expect(await listProjects(client, { page: 9, q: '', tag: '', checks: [] })).toMatchObject({
      page: 2,
      total: 30,
    });
  });

  it('finds a page that lies behind an estimate', async () => {
    const { client, requests } = clientAnswering((_url, method) => {
      if (method === 'HEAD') return new Response(null, { headers: { 'Content-Range': '*/2000' } });
      // As if the estimate were 1,500.
      if (requests.length > 1) return rows([row], 2000);
      return Response.json({ code: 'PGRST103', message: 'Requested range not satisfiable' }, { status: 416 });
    });
    expect(await listProjects(client, { page: 80, q: '', tag: '', checks: [] })).toMatchObject({
      page: 80,
      total: 2000,
    });
  });

  it('ends at page 1 when everything has gone', async () => {
    const { client } = clientAnswering((url, method) => {
      if (method === 'HEAD') return new Response(null, { headers: { 'Content-Range': '*/0' } });
      if (!url.searchParams.get('offset') || url.searchParams.get('offset') === '0') return rows([], 0);
      return Response.json({ code: 'PGRST103', message: 'Requested range not satisfiable' }, { status: 416 });
    });
    expect(await listProjects(client, { page: 2, q: '', tag: '', checks: [] })).toEqual({
      projects: [],
      total: 0,
      page: 1,
    });
  });

  it('asks the function for words and tags', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ total: 30, projects: [row] }));
    expect(await listProjects(client, { page: 2, q: '50%_*', tag: 'a,b}', checks: [] })).toMatchObject({
      total: 30,
      page: 2,
      projects: [{ zip_file_url: 'https://plinth.example/storage/v1/object/public/project-files/u/1-a.zip' }],
    });
    expect(requests).toEqual(['GET /rest/v1/rpc/find_projects?q=50%_*&tag=a,b}&page=2&page_size=24']);
  });

  it('asks the function for checks', async () => {
    const { client, requests } = clientAnswering(() => Response.json({ total: 1, projects: [row] }));
    await listProjects(client, { page: 1, q: '', tag: '', checks: ['live', 'under-500-kb'] });
    expect(requests).toEqual([
      'GET /rest/v1/rpc/find_projects?q=&tag=&page=1&page_size=24&checks={live,under-500-kb}',
    ]);
  });

  it('falls back to the last page of what was found', async () => {
    const { client } = clientAnswering((url) =>
      Response.json({ total: 30, projects: url.searchParams.get('page') === '2' ? [row] : [] }),
    );
    expect(await listProjects(client, { page: 9, q: '', tag: 'css', checks: [] })).toMatchObject({
      page: 2,
      total: 30,
    });
  });

  it('throws with the message of the service', async () => {
    const { client } = clientAnswering(() => Response.json({ message: 'no such table' }, { status: 404 }));
    await expect(listProjects(client, { page: 1, q: '', tag: '', checks: [] })).rejects.toThrow(
      'no such table',
    );
  });
});

it('finds one published project by slug', async () => {
  const { client, requests } = clientAnswering(() => Response.json([]));
  expect(await findProject(client, 'harbour')).toBeNull();
  expect(requests).toEqual(['GET /rest/v1/projects?select=*&slug=eq.harbour&status=eq.published']);
});
