/** Packages that a buyer knows by name, in the order they are told. */
const names: [name: string, label: string][] = [
  ['react', 'React'],
  ['typescript', 'TypeScript'],
  ['tailwindcss', 'Tailwind CSS'],
  ['vite', 'Vite'],
  ['vitest', 'Vitest'],
];

/** Technologies with their major versions, as a `package.json` names them: `React 19`. */
export function technologiesOf(packageText: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(packageText) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const versions = { ...devDependencies, ...dependencies };
  return names.flatMap(([name, label]) => {
    const major = /^\D*(\d+)/.exec(versions[name] ?? '')?.[1];
    return major ? [`${label} ${major}`] : [];
  });
}
