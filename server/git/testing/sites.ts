import { execFileSync } from 'node:child_process';
import { gitClientEnvironment } from '../../testing/git-client.ts';

type Files = Record<string, string | Buffer>;

/** A picture, a typeface, an archive: bytes that are no text. */
const bytes = (start: string) =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from([0, 1, 2, 253, 254, 255])]);
const lines = (...text: string[]) => `${text.join('\n')}\n`;

/** What a theme on top of a CSS framework consists of: sources, builds with their maps, typefaces, settings of many tools. */
export const theme: Files = {
  '.babelrc.js': lines('module.exports = { presets: [] };'),
  '.browserslistrc': lines('>= 0.5%', 'last 2 major versions', 'not dead'),
  '.bundlewatch.config.json': lines('{ "files": [] }'),
  '.cspell.json': lines('{ "words": ["offcanvas"] }'),
  '.editorconfig': lines('root = true', '', '[*]', 'indent_size = 2'),
  '.eslintignore': lines('dist/'),
  '.gitattributes': lines('* text=auto', '*.css text eol=crlf', 'js/tests export-ignore', '*.php diff=php'),
  '.gitignore': lines('/node_modules/', '*.log'),
  '.npmrc': lines('save-exact = true'),
  '.nvmrc': lines('24'),
  '.stylelintrc': lines('{ "extends": [] }'),
  CNAME: lines('theme.example'),
  Gemfile: lines("source 'https://rubygems.example'"),
  'Gemfile.lock': lines('GEM', '  specs:'),
  LICENSE: lines('MIT'),
  'README.md': lines('# Harbour', '', 'A theme.'),
  'build/build-plugins.mjs': lines('export const plugins = [];'),
  'build/zip.bat': lines('@echo off', 'zip dist'),
  'build/zip.ps1': lines('Compress-Archive dist'),
  'composer.json': lines('{ "name": "harbour/theme" }'),
  'dist/css/theme.css': lines('a {', '  color: red;', '}'),
  'dist/css/theme.css.map': lines('{"version":3,"sources":[],"mappings":""}'),
  'dist/css/theme.min.css.map': lines('{"version":3,"sources":[],"mappings":""}'),
  'dist/js/theme.bundle.js': lines('(() => {})();'),
  'dist/js/theme.bundle.js.map': lines('{"version":3,"sources":[],"mappings":""}'),
  'fonts/harbour-icons.eot': bytes('\x4c\x50'),
  'fonts/harbour-icons.otf': bytes('OTTO'),
  'fonts/harbour-icons.svg': lines('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'fonts/harbour-icons.ttf': bytes('\0\x01\0\0'),
  'fonts/harbour-icons.woff2': bytes('wOF2'),
  'js/tests/.eslintrc.json': lines('{ "env": { "browser": true } }'),
  'nuget/harbour.nuspec': lines('<package/>'),
  'package-lock.json': lines('{ "lockfileVersion": 3 }'),
  'package.json': lines('{ "name": "harbour" }'),
  'pug/index.pug': lines('doctype html', 'html', '  body'),
  'pug/mixins/_card.pug': lines('mixin card', '  .card'),
  'scss/_variables.scss': lines('$blue: #06f;'),
  'vendor/sources.tar.gz': bytes('\x1f\x8b'),
};

/** What a boilerplate for HTML pages consists of: a page, and a file without an ending for each tool there is. */
export const boilerplate: Files = {
  '.babelrc': lines('{}'),
  '.browserslistrc': lines('defaults'),
  '.circleci/config.yml': lines('version: 2.1'),
  '.csslintrc': lines('--ignore=ids'),
  '.dockerignore': lines('node_modules'),
  '.editorconfig': lines('root = true'),
  '.env.example': lines('PORT=4000'),
  '.eslintrc.cjs': lines('module.exports = {};'),
  '.gitattributes': lines('* text=auto', '*.sh text eol=lf'),
  '.github/CODEOWNERS': lines('* @ada'),
  '.github/ISSUE_TEMPLATE/bug.yml': lines('name: Bug'),
  '.github/workflows/ci.yml': lines('on: push'),
  '.gitignore': lines('dist'),
  '.htaccess': lines('Options -Indexes'),
  '.jshintrc': lines('{}'),
  '.mailmap': lines('Ada <ada@site.example> <ada@old.example>'),
  '.nojekyll': '',
  '.npmrc': lines('engine-strict=true'),
  '.nvmrc': lines('v24'),
  '.prettierignore': lines('dist'),
  '.prettierrc': lines('{ "singleQuote": true }'),
  '.ruby-version': lines('3.3.0'),
  '.stylelintrc.json': lines('{}'),
  '.travis.yml': lines('language: node_js'),
  '.vscode/settings.json': lines('{}'),
  '.well-known/security.txt': lines('Contact: mailto:security@site.example'),
  AUTHORS: lines('Ada'),
  CNAME: lines('site.example'),
  CODEOWNERS: lines('* @ada'),
  Dockerfile: lines('FROM scratch'),
  'LICENSE.txt': lines('MIT'),
  Makefile: lines('all:', '\ttrue'),
  Procfile: lines('web: node server'),
  Vagrantfile: lines('Vagrant.configure("2") {}'),
  _headers: lines('/*', '  X-Frame-Options: DENY'),
  _redirects: lines('/old /new 301'),
  'browserconfig.xml': lines('<browserconfig/>'),
  'docs/.gitkeep': '',
  'favicon.ico': bytes('\0\0\x01\0'),
  'humans.txt': lines('Ada'),
  'index.html': lines('<!doctype html>', '<title>Hello</title>'),
  'js/vendor/.gitkeep': '',
  'nginx.conf': lines('server {}'),
  'pnpm-lock.yaml': lines('lockfileVersion: 9'),
  'robots.txt': lines('User-agent: *'),
  'site.appcache': lines('CACHE MANIFEST'),
  'site.webmanifest': lines('{ "name": "Hello" }'),
  'web.config': lines('<configuration/>'),
  'yarn.lock': lines('# yarn lockfile v1'),
};

/** Runs the machine's git with what comes on its input, and returns what it prints. */
export function feedGit(directory: string, args: string[], input: string | Buffer): string {
  return execFileSync('git', args, { cwd: directory, env: gitClientEnvironment(directory), input })
    .toString()
    .trim();
}

/** An object as other programs have made it, which git itself would not make any more. Returns its id. */
function rawObject(directory: string, type: 'tree' | 'commit', content: string | Buffer): string {
  return feedGit(directory, ['hash-object', '-t', type, '-w', '--stdin', '--literally'], content);
}

/** A tree of entries as they are, in the order given. */
function rawTree(directory: string, entries: [mode: string, name: string | Buffer, sha: string][]): string {
  const parts = entries.map(([mode, name, sha]) =>
    Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.from(sha, 'hex')]),
  );
  return rawObject(directory, 'tree', Buffer.concat(parts));
}

/**
 * Gives a working copy's repository the history of a tutorial that is many years old: a branch `main` of eighty chapters, its
 * beginning as an importer of another system has written it, a tag `v0.1` on that beginning, and a branch `pages`. Returns the
 * ids of the beginning and of its second commit, which has what a repository does not show: a link, a submodule, a program.
 */
export function writeTutorial(directory: string): { first: string; odd: string } {
  const blob = (content: string | Buffer) => feedGit(directory, ['hash-object', '-w', '--stdin'], content);
  const page = blob('<h1>Chapter one</h1>\n');
  const styles = rawTree(directory, [['100664', 'site.css', blob('a {}\n')]]);
  const first = rawObject(
    directory,
    'commit',
    lines(
      // Modes with a zero before them, as the first importers wrote them.
      `tree ${rawTree(directory, [
        ['100644', 'Thumbs.db', blob(bytes('\xd0\xcf'))],
        ['040000', 'css', styles],
        ['100664', 'index.html', page],
      ])}`,
      'author Ada Example <ada@old.example> 1112911993 +051800',
      'committer Ada Example<ada@old.example> 1112911993 +0200',
      '',
      'Import from the old system',
    ),
  );
  const oddTree = rawTree(directory, [
    ['100644', '.DS_Store', blob(bytes('\0\0\0\x01Bud1'))],
    ['100644', Buffer.from('Gr\xf6\xdfe.html', 'latin1'), page],
    ['120000', 'current', blob('index.html')],
    ['100644', 'dos\\readme.txt', blob('Hello\r\n')],
    ['100644', 'index.html', page],
    ['100644', 'index.html~', page],
    ['100755', 'setup.exe', blob(bytes('MZ'))],
    ['160000', 'theme', '1'.repeat(40)],
  ]);
  const odd = rawObject(
    directory,
    'commit',
    lines(
      `tree ${oddTree}`,
      `parent ${first}`,
      'author  <> 0000000000 +0000',
      'committer Ada Example <ada at old.example> 1112912053 -7530',
      '',
      'More',
    ),
  );
  const chapters = Array.from({ length: 80 }, (_, index) => {
    const text = `<h1>Chapter ${index}</h1>\n`;
    const message = `Chapter ${index}\n`;
    return [
      'commit refs/heads/main',
      `committer Ada Example <ada@site.example> ${1200000000 + index * 86400} +0100`,
      `data ${message.length}`,
      `${message}${index === 0 ? `from ${odd}\ndeleteall\n` : ''}M 100644 inline chapters/${index}/index.html`,
      `data ${text.length}`,
      text,
    ].join('\n');
  });
  feedGit(directory, ['fast-import', '--quiet'], `${chapters.join('\n')}\n`);
  feedGit(
    directory,
    ['update-ref', '--stdin'],
    `create refs/heads/pages main~3\ncreate refs/tags/v0.1 ${odd}\n`,
  );
  return { first, odd };
}
