import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from './group.ts';
import { launchHere } from './launched.ts';
import { Launcher } from './launcher.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-launched-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const order = (script: string, more: Partial<Order> = {}): Order => ({
  program: '/bin/sh',
  args: ['-c', script],
  cwd: folder,
  env: { PATH: process.env.PATH ?? '' },
  ...more,
});

/** Whether the process whose number a program has written down is still there. */
const isRunning = async (file: string) => {
  const pid = (await readFile(path.join(folder, file), 'utf8')).trim();
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
};
const isThere = (file: string) => () => existsSync(path.join(folder, file));

/** The small processes of that process. */
async function launchersOf(parent: number | undefined): Promise<{ pid: number; folder: string }[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    all.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
      const isOurs =
        status.includes(`\nPPid:\t${parent}\n`) && words.some((word) => word.endsWith('launcher-process.ts'));
      return isOurs ? [{ pid: Number(pid), folder: words.at(-2) ?? '' }] : [];
    }),
  );
  return found.flat();
}

describe.each([
  ['from this process', launchHere],
  ['from a small one', new Launcher().launch],
])('a program that is started %s', (_, launch) => {
  it('reads its input to the end, and what it prints and says is told apart', async () => {
    const { input, output, channel, ended } = await launch(order('cat; echo "not this" >&2; exit 3'));
    expect(channel).toBeNull();
    const bytes = 'ä'.repeat(1_000_000);
    input.end(bytes);
    expect(await text(output)).toBe(bytes);
    expect(await ended).toEqual({ code: 3, signal: null, wasEnded: false, said: 'not this\n' });
  });

  it('may end before it has read its input', async () => {
    const { input, output, ended } = await launch(order('exec 0<&-; echo enough'));
    input.end('x'.repeat(5_000_000));
    expect(await text(output)).toBe('enough\n');
    expect(await ended).toMatchObject({ code: 0, said: '' });
  });

  it('has a channel of both directions in the place of standard error, which is its fourth', async () => {
    const script = 'read -r question <&2; echo "you asked $question" >&2; echo aside >&3';
    const { input, channel, ended } = await launch(order(script, { hasChannel: true }));
    input.end();
    channel?.write('why\n');
    expect(await text(channel as Duplex)).toBe('you asked why\n');
    expect(await ended).toMatchObject({ code: 0, said: 'aside\n' });
  });

  it('sees the environment and the folder that it is given, and nothing else', async () => {
    const { input, output } = await launch(
      order('pwd; env', { env: { PATH: '/usr/bin:/bin', ONE: 'more' } }),
    );
    input.end();
    const lines = (await text(output)).trim().split('\n');
    expect(lines[0]).toBe(folder);
    const names = lines.slice(1).map((line) => line.replace(/=.*/, ''));
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)).sort()).toEqual([
      'ONE',
      'PATH',
    ]);
  });

  it('has no connections but its own', async () => {
    const { input, output } = await launch(order('for one in /proc/$$/fd/*; do readlink $one; done'));
    input.end();
    expect((await text(output)).match(/^socket:/gm)).toHaveLength(3);
  });

  it('becomes as polite as it is told to be', async () => {
    // No process is politer than 19, which is what the tests themselves may run with.
    const niceness = Math.min(19, os.getPriority() + 3);
    const script = `until [ "$(nice)" = ${niceness} ]; do sleep 0.01; done; echo polite`;
    const { input, output } = await launch(order(script, { niceness }));
    input.end();
    expect(await text(output)).toBe('polite\n');
  });

  it.each(['when it is told to', 'at its deadline'])('ends with all that it has started %s', async (when) => {
    const mark = `helper-${Math.random()}`;
    const limit = when === 'at its deadline' ? { milliseconds: 500 } : {};
    const script = `trap '' TERM; sh -c 'echo $$ > ${mark}; exec sleep 1000' & wait`;
    const { output, end, ended } = await launch(order(script, limit));
    if (when === 'when it is told to') {
      await expect.poll(isThere(mark)).toBe(true);
      end();
    }
    expect(await text(output)).toBe('');
    expect(await ended).toMatchObject({ code: null, signal: 'SIGKILL', wasEnded: true });
    if (isThere(mark)()) await expect.poll(() => isRunning(mark)).toBe(false);
    // Once more is nothing.
    end();
  });

  it('leaves nothing running when it ends by itself', async () => {
    const { output, ended } = await launch(order('sleep 1000 & echo $! > left; exit 0'));
    expect(await text(output)).toBe('');
    expect(await ended).toMatchObject({ code: 0, wasEnded: false });
    await expect.poll(() => isRunning('left')).toBe(false);
  });

  it('that is not there is an error', async () => {
    await expect(launch(order('', { program: path.join(folder, 'nothing') }))).rejects.toThrow('ENOENT');
    await expect(launch(order('true', { cwd: path.join(folder, 'nowhere') }))).rejects.toThrow('ENOENT');
  });

  it('works beside a hundred others', async () => {
    const all = Array.from({ length: 100 }, async (_, index) => {
      const { input, output } = await launch(order('cat'));
      input.end(`number ${index}`);
      return text(output);
    });
    expect(await Promise.all(all)).toEqual(all.map((_, index) => `number ${index}`));
  });
});

describe('the small process', () => {
  it('hands over streams that wait for whoever reads them, also when the program has ended before', async () => {
    const script = 'echo printed; echo told >&2';
    const { output, channel, ended } = await new Launcher().launch(order(script, { hasChannel: true }));
    await ended;
    // The turns in which the ends of the streams would be read.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    for (const [stream, said] of [
      [output, 'printed\n'],
      [channel, 'told\n'],
    ] as const) {
      const lines: string[] = [];
      for await (const line of createInterface({ input: stream as Duplex })) lines.push(`${line}\n`);
      expect(lines.join('')).toBe(said);
    }
  });

  it('hands over streams that end for whoever comes late, also when nothing was said', async () => {
    const { channel, ended } = await new Launcher().launch(order('exit 0', { hasChannel: true }));
    await ended;
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    const lines: string[] = [];
    for await (const line of createInterface({ input: channel as Duplex })) lines.push(line);
    expect(lines).toEqual([]);
  });

  it('is replaced when it has ended, and what ran then is told to have been ended', async () => {
    const { launch } = new Launcher();
    const before = new Set((await launchersOf(process.pid)).map(({ pid }) => pid));
    const { ended } = await launch(order('echo $$ > orphan; exec sleep 1000'));
    await expect.poll(isThere('orphan')).toBe(true);
    const [ours] = (await launchersOf(process.pid)).filter(({ pid }) => !before.has(pid));
    process.kill(ours?.pid ?? 0, 'SIGKILL');
    expect(await ended).toMatchObject({ code: null, wasEnded: true });
    await expect.poll(() => isRunning('orphan')).toBe(false);
    const { input, output } = await launch(order('cat'));
    input.end('again');
    expect(await text(output)).toBe('again');
  });

  /** Runs a program that starts another through a launcher of its own. */
  async function startParent(rest: string): Promise<ReturnType<typeof fork>> {
    const file = path.join(folder, `parent-${Math.random()}.ts`);
    await writeFile(
      file,
      `import { Launcher } from ${JSON.stringify(path.join(import.meta.dirname, 'launcher.ts'))};
const { launch } = new Launcher();
const run = (script) => launch({ program: '/bin/sh', args: ['-c', script], cwd: ${JSON.stringify(folder)}, env: {} });
${rest}`,
    );
    return fork(file, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  }

  it('is done without where no temporary folder can be made', async () => {
    vi.stubEnv('TMPDIR', path.join(folder, 'not-there'));
    try {
      const { input, output, ended } = await new Launcher().launch(order('cat'));
      input.end('bread');
      expect(await text(output)).toBe('bread');
      expect(await ended).toMatchObject({ code: 0 });
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('keeps nobody from ending', async () => {
    const child = await startParent("await (await run('true')).ended; process.channel.unref();");
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('ends with whoever has started it, however that ends, and everything goes with it', async () => {
    const child = await startParent(
      "await run('echo $$ > left-behind; exec sleep 1000'); process.send('begun');",
    );
    await once(child, 'message');
    await expect.poll(isThere('left-behind')).toBe(true);
    const [launcher] = await launchersOf(child.pid);
    expect(existsSync(launcher?.folder ?? '')).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isRunning('left-behind')).toBe(false);
    await expect.poll(() => existsSync(launcher?.folder ?? '')).toBe(false);
  });
});
