import { readdir, readFile } from 'node:fs/promises';

/** What git processes, hooks included, work in a folder of this machine at this moment: their commands. Linux only. */
export async function processesIn(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = ids.map(async (id) => {
    const environment = await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '');
    if (!new RegExp(`(^|\0)GIT_(DIR|PROJECT_ROOT)=${folder}`).test(environment)) return '';
    return (await readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')).replaceAll('\0', ' ').trim();
  });
  return (await Promise.all(commands)).filter(Boolean);
}
