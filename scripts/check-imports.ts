/**
 * Checks who may import whom: routes -> features -> ui -> lib in the site; `domain`, which belongs to a noun and is needed
 * on both sides, imports nothing but `lib`; from the site, the server imports only `lib`, the features' schemas and, to
 * send pages, `shell/first-paint`. A feature knows another feature by its `schema.ts` alone. A test that reaches the test
 * database, by whatever way, is named `*.database.test.ts`: other suites run without one. No files import each other in a
 * circle, their types included. Exits 1 with one line for each import or circle that breaks the rule.
 */
import { findCircles, reachableFrom, readImports, readStaticImports } from './imports.ts';

interface Rule {
  /** Files the rule is about. */
  from: RegExp;
  /** Files of ours they may import. */
  may: RegExp[];
  hint: string;
}

const own = (feature: string) => new RegExp(`^app/features/${feature}/`);
const schemas = /^app\/features\/[^/]+\/schema\.ts$/;
const generated = /\/\+types\//;

const rules: Rule[] = [
  {
    // What the server hands to the site with a request is known by the two that use it there.
    from: /^app\/lib\/(supabase|call-function)\.server\.ts$/,
    may: [/^app\/lib\//, /^domain\/site\/request-context\.ts$/],
    hint: 'lib knows nothing of the product; move the code up',
  },
  { from: /^app\/lib\//, may: [/^app\/lib\//], hint: 'lib knows nothing of the product; move the code up' },
  {
    from: /^domain\//,
    may: [/^(domain|app\/lib)\//],
    hint: 'what is needed on both sides hangs on neither of them',
  },
  {
    from: /^app\/ui\//,
    may: [/^app\/(ui|lib)\//],
    hint: 'ui could ship in another product; pass the data in',
  },
  {
    from: /^app\/shell\//,
    may: [/^(domain|app\/(shell|ui|lib))\//, schemas],
    hint: 'the shell frames every page; what is one feature’s belongs to its route',
  },
  {
    from: /^server\/(?!site\/)/,
    may: [/^(server|domain|app\/lib|build)\//, schemas],
    hint: 'the server holds no React',
  },
  {
    from: /^server\/site\//,
    may: [/^(server|domain|app\/(lib|shell\/first-paint)|build)\//, schemas],
    hint: 'the server holds no React',
  },
  {
    // Two that read what is to be published, and need nothing of the server.
    from: /^cli\//,
    may: [/^(cli|domain|app\/lib)\//, /^server\/sites\/(forms-scan|redirect-circles)\.ts$/],
    hint: 'the command line runs on other machines, from one file',
  },
  { from: /^e2e\//, may: [/^(e2e|server\/testing)\//], hint: 'journeys know the product as a visitor does' },
];

const imported = await readImports([
  'app',
  'cli',
  'domain',
  'server',
  'scripts',
  'e2e',
  'bench',
  'templates',
  'products',
]);
const faults: string[] = [];
for (const [file, targets] of imported)
  for (const target of targets) {
    const hint = generated.test(target) ? null : findFault(file, target);
    if (hint) faults.push(`${file} imports ${target}: ${hint}.`);
  }
for (const file of imported.keys()) {
  if (!/\.test\.tsx?$/.test(file) || /\.database\.test\.ts$|^server\/process\//.test(file)) continue;
  if (reachableFrom([file], imported).has('server/testing/database.ts'))
    faults.push(`${file} imports the test database: name it *.database.test.ts.`);
}
/** Kept by the hash of their bytes with what the workshop's suites found: a change there costs a run of all of them. */
const workshop = /^scripts\/templates\//;
for (const circle of findCircles(
  await readStaticImports(['app', 'cli', 'domain', 'server', 'scripts', 'e2e', 'bench']),
))
  if (!circle.every((file) => workshop.test(file)))
    faults.push(
      `${circle.join(', ')} import each other in a circle: move what both need to a third, or to the lower one.`,
    );
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`Import rule: ${imported.size} files, ${faults.length} faults.\n`);
process.exit(faults.length > 0 ? 1 : 0);

function findFault(file: string, target: string): string | null {
  // The script of a film belongs to the workshop, not to what is sold.
  if (/^products\/[^/]+\/film\.ts$/.test(file) && target === 'scripts/products/film/steps.ts') return null;
  const content = /^(templates|products)\/([^/]+)\//.exec(file);
  if (content && !target.startsWith(content[0])) return 'a template is self-contained';
  // The generated list of them is data, not one of them.
  if (/^(templates|products)\/catalogue\.json$/.test(target)) return null;
  if (/^(templates|products)\//.test(target) && !content)
    return 'templates are read as files, never imported';
  // A test of what a feature reads and writes does so against a real server.
  if (file.endsWith('.test.ts') && target.startsWith('server/testing/')) return null;
  const feature = /^app\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature) {
    const allowed = [own(feature), schemas, /^(domain|app\/(ui|lib|shell))\//];
    return allowed.some((pattern) => pattern.test(target))
      ? null
      : 'features meet in routes, or by schema.ts';
  }
  const rule = rules.find(({ from }) => from.test(file));
  return rule && !rule.may.some((pattern) => pattern.test(target)) ? rule.hint : null;
}
