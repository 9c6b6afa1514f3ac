import { type DemoServer, serveDemos } from '../../server/testing/serve-demos.ts';

/** One folder of sites twice: as each runs on an address of its own, and as this site shows it, without an origin. */
export interface DemoServers {
  own: DemoServer;
  apart: DemoServer;
  close(): Promise<void>;
}

export async function openDemoServers(folder: string): Promise<DemoServers> {
  const [own, apart] = await Promise.all([serveDemos(folder), serveDemos(folder, { apart: true })]);
  return {
    own,
    apart,
    async close() {
      await Promise.all([own.close(), apart.close()]);
    },
  };
}
