import type { SchoolApi } from './api.ts';

/** The same questions put to a server: JSON over HTTP, see docs/data.md for the addresses. */
export function httpApi(base: string, ask: typeof fetch = fetch): SchoolApi {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await ask(base + path, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => {
      throw new Error('The school cannot be reached. Are you offline?');
    });
    if (!answer.ok) throw new Error(`The school answered with ${answer.status}.`);
    return answer.status === 204 ? (undefined as T) : answer.json();
  }
  return {
    courses: () => call('GET', '/courses'),
    saveCourse: (course) => call('PUT', `/courses/${encodeURIComponent(course.id)}`, course),
    learner: () => call('GET', '/me'),
    saveLearner: (learner) => call('PUT', '/me', learner),
    cohort: (courseId) => call('GET', `/courses/${encodeURIComponent(courseId)}/cohort`),
    reset: () => call('DELETE', '/me'),
  };
}
