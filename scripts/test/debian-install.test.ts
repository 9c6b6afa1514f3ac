import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, 'debian-install.sh');
const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-apt-'));
const policy = path.join(folder, 'policy-rc.d');

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(policy, { force: true }));

/** Runs it with an apt-get that says what it was told and what Debian's policy answers meanwhile. */
function install(aptEnds = 0) {
  const apt = `#!/bin/sh\necho "$@"\nsh "${policy}"; echo "policy $?"\nexit ${aptEnds}\n`;
  writeFileSync(path.join(folder, 'apt-get'), apt, { mode: 0o755 });
  const { stdout, status } = spawnSync('sh', [script, policy, 'install', '-y', 'nginx'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}` },
  });
  return { said: stdout.trim().split('\n'), status };
}

describe('the installation of a Debian package', () => {
  it('lets no service start meanwhile, and leaves nothing of that', () => {
    expect(install()).toEqual({ said: ['install -y nginx', 'policy 101'], status: 0 });
    expect(existsSync(policy)).toBe(false);
    expect(install(100).status).toBe(100);
    expect(existsSync(policy)).toBe(false);
  });

  it('leaves the policy of the machine as it is, but not what an ended run has left', () => {
    writeFileSync(policy, 'exit 104\n');
    expect(install().said).toContain('policy 104');
    expect(readFileSync(policy, 'utf8')).toBe('exit 104\n');

    const mark = /^mark='(.*)'$/m.exec(readFileSync(script, 'utf8'))?.[1];
    writeFileSync(policy, `${mark}\nexit 101\n`);
    expect(install().said).toContain('policy 101');
    expect(existsSync(policy)).toBe(false);
  });
});
