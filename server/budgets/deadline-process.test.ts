import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DeadlineProcess } from './deadline-process.ts';

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

it('a process that is busy ends when its server has been killed', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-deadline-'));
  const [parent, child, mark] = ['parent.mjs', 'child.mjs', 'pid'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(
    child,
    `import { writeFileSync } from 'node:fs';
    import { answerQuestions } from ${here('./answer-questions.ts')};
    answerQuestions(() => { writeFileSync(${JSON.stringify(mark)}, String(process.pid)); for (;;); });`,
  );
  await writeFile(
    parent,
    `import { DeadlineProcess } from ${here('./deadline-process.ts')};
    const script = new URL(${JSON.stringify(pathToFileURL(child).href)});
    const times = { limit: 600_000, timeout: 600_000, idle: 600_000 };
    await new DeadlineProcess({ script, memory: 64, ...times, waitingOfOne: 1, waiting: 1 }).ask('forever', 'somebody');`,
  );
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', parent], {
    stdio: 'ignore',
  });
  const gone = once(server, 'exit');
  let pid = 0;
  await expect
    .poll(async () => (pid = Number(await readFile(mark, 'utf8').catch(() => ''))))
    .toBeGreaterThan(0);
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  try {
    server.kill('SIGKILL');
    await gone;
    await expect.poll(isThere).toBe(false);
  } finally {
    if (isThere()) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true });
  }
});

describe('what a process prepares before a question', () => {
  const ask = async (preparation: number | undefined, work: string) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-deadline-'));
    const script = path.join(folder, 'child.mjs');
    await writeFile(
      script,
      `import { answerQuestions } from ${here('./answer-questions.ts')};
      const burn = (milliseconds) => { for (const before = process.cpuUsage(); process.cpuUsage(before).user < milliseconds * 1000;); };
      answerQuestions((question, prepared) => { ${work} return 'done'; });`,
    );
    const apart = new DeadlineProcess<null, string>({
      script: pathToFileURL(script),
      memory: 64,
      limit: 400,
      timeout: 600_000,
      idle: 600_000,
      waitingOfOne: 1,
      waiting: 1,
      ...(preparation !== undefined && { preparation }),
    });
    try {
      return await apart.ask(null, 'somebody');
    } finally {
      await apart.sleep();
      await rm(folder, { recursive: true });
    }
  };

  it('has a limit of its own, and the question has the whole of its own after it', async () => {
    expect(await ask(60_000, 'burn(800); prepared();')).toEqual({ answer: 'done' });
    expect(await ask(60_000, 'prepared(); burn(2_000);')).toBe('slow');
    expect(await ask(400, 'burn(2_000); prepared();')).toBe('slow');
  });

  it('counts as the question where none is allowed', async () => {
    expect(await ask(undefined, 'burn(2_000); prepared();')).toBe('slow');
  });
});
