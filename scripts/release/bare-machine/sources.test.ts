import { describe, expect, it } from 'vitest';
import { mirrorOf, npmSettings, passedOn, sourcesOfBookworm } from './sources.ts';

const stanzas = `Types: deb
# A note
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main

Types: deb
URIs: https://node.example/node_20.x
Suites: nodistro
Components: main
`;

describe('what a bare machine learns of this one', () => {
  it('is where Debian 12 itself comes from, not what other vendors offer', () => {
    const kept = sourcesOfBookworm(stanzas);
    expect(kept).toContain('URIs: http://mirror.example/debian\n');
    expect(kept).toContain('debian-security');
    expect(kept).not.toMatch(/node\.example|note/);
    expect(mirrorOf(kept)).toBe('http://mirror.example/debian');
    const lines = [
      '# deb http://old.example/debian bookworm main',
      'deb [signed-by=/etc/apt/keyrings/a.gpg] http://mirror.example/debian bookworm main contrib',
      'deb http://cloud.example/apt cloud-sdk-bookworm main',
      'deb https://docker.example/linux/debian bookworm stable',
      'deb http://archive.example/ubuntu noble main',
    ].join('\n');
    expect(sourcesOfBookworm(lines)).toBe(lines.split('\n')[1]);
    expect(mirrorOf(lines)).toBe('http://mirror.example/debian');
    expect(sourcesOfBookworm('deb http://archive.example/ubuntu noble main')).toBe('');
    expect(mirrorOf('')).toBeUndefined();
  });

  it('is npm’s registry with its certificates, not how somebody likes npm', () => {
    const npmrc = [
      'registry=https://npm.example/',
      '@us:registry = https://own.example/',
      '//npm.example/:certfile=/etc/mine.crt',
      'cafile=/etc/ca.crt',
      'fund=false',
      'prefix=/opt/npm',
    ];
    expect(npmSettings(npmrc.join('\n'))).toEqual({
      text: npmrc
        .slice(0, 4)
        .map((line) => `${line}\n`)
        .join(''),
      files: ['/etc/mine.crt', '/etc/ca.crt'],
    });
  });

  it('is proxies and certificates of the environment, and nothing else of it', () => {
    const proxies = { HTTPS_PROXY: 'http://proxy.example', no_proxy: 'localhost' };
    const more = { NODE_EXTRA_CA_CERTS: '/etc/ca.crt', npm_config_registry: 'https://npm.example/' };
    const rest = {
      NODE_OPTIONS: '--x',
      npm_config_prefix: '/opt',
      DATABASE_URL: 'postgres://x',
      ALL_PROXY: '',
    };
    expect(passedOn({ ...proxies, ...more, ...rest })).toEqual({ ...proxies, ...more });
  });
});
