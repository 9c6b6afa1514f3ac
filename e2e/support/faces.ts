import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserType, LaunchOptions } from 'playwright/test';

export interface MachineFace {
  name: string;
  /** The family of `stand-ins.css` that it is fitted in, if any. */
  standIn?: string;
  files: string[];
}

const known = [
  { name: 'Liberation Sans', standIn: 'Instrument Arial', file: /^LiberationSans-(Regular|Bold)\.ttf$/ },
  { name: 'Roboto', standIn: 'Instrument Roboto', file: /^Roboto-(Regular|Bold)\.ttf$/ },
  { name: 'Noto Sans', standIn: 'Instrument Noto', file: /^NotoSans-(Regular|Bold)\.ttf$/ },
  { name: 'DejaVu Sans', standIn: 'Instrument DejaVu', file: /^DejaVuSans(-Bold)?\.ttf$/ },
  // These are fitted nowhere.
  { name: 'DejaVu Serif', file: /^DejaVuSerif(-Bold)?\.ttf$/ },
  { name: 'Liberation Serif', file: /^LiberationSerif-(Regular|Bold)\.ttf$/ },
];

const folders = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(os.homedir(), '.local/share/fonts')];

/** The faces in question, each with its files on this machine: a regular and a bold one, or none. */
export function findFaces(): MachineFace[] {
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  return known.map(({ name, standIn, file }) => {
    // A face may be installed twice.
    const byName = new Map(
      found.filter((entry) => file.test(entry.name)).map((entry) => [entry.name, entry.parentPath]),
    );
    const files = [...byName].map(([base, folder]) => path.join(folder, base));
    return { name, standIn, files: files.length === 2 ? files : [] };
  });
}

/** Runs `work` with a browser on a machine that has no face but this one. */
export async function withOnlyFace(
  { files }: MachineFace,
  { type, options }: { type: BrowserType; options: LaunchOptions },
  work: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-e2e-faces-'));
  const faces = path.join(folder, 'faces');
  await mkdir(faces);
  for (const file of files) await symlink(file, path.join(faces, path.basename(file)));
  const config = path.join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<fontconfig><dir>${faces}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  const browser = await type.launch({ ...options, env: { ...process.env, FONTCONFIG_FILE: config } });
  try {
    await work(browser);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
