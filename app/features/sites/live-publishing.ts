import { partOnDemand } from '../../ui/part-on-demand.tsx';
import type { NewSite } from './sites.ts';

/** What the forms of Community need to publish a zip, loaded when it is first used. */
export const livePublishing = {
  Fields: partOnDemand(() => import('./live-fields.tsx')),
  async nameFault(name: string, projectId?: string): Promise<string | undefined> {
    const { faultOfName } = await import('./sites.ts');
    // Whoever publishes is told by the server what could not be found out now.
    return faultOfName(name, projectId).catch(() => undefined);
  },
  async publish(projectId: string, newSite: NewSite): Promise<{ address: string }> {
    const { publishProject } = await import('./sites.ts');
    return publishProject(projectId, newSite);
  },
};
