import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';
import registry from './registry.json';
import { samples } from './samples';
import sections from './sections.json';

interface Theme {
  name: string;
  title: string;
  light: Record<string, string>;
  dark: Record<string, string>;
}

const themes: Theme[] = registry.items
  .filter(({ type }) => type === 'registry:theme')
  .map(({ name, title, cssVars }) => {
    const { light, dark } = cssVars as Record<'light' | 'dark', Record<string, string>>;
    return { name: name.replace('base-theme-', ''), title: title.replace('Theme: ', ''), light, dark };
  });

const groups = [...new Set(sections.map(({ group }) => group))];
const asked = new URLSearchParams(location.search);

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

function Choice({ label, value, options, onChange }: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}) {
  return (
    <label className="inline-flex items-center gap-2">
      {label}
      <select className="border border-edge bg-raised p-1" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Every section by its group and name, in the theme, scheme and direction that the address or a switch asks for. */
function Catalogue() {
  const [name, setName] = useState(asked.get('theme') ?? themes[0]?.name ?? '');
  const [scheme, setScheme] = useState(asked.get('scheme') ?? 'light');
  const [direction, setDirection] = useState(asked.get('dir') ?? 'ltr');
  const theme = themes.find((one) => one.name === name) ?? themes[0];
  const root = document.documentElement;
  root.classList.toggle('dark', scheme === 'dark');
  root.style.colorScheme = scheme;
  root.dir = direction;
  return (
    <main className="font-(family-name:--base-text) text-ink">
      {theme && <style>{`:root { ${declarations(theme.light)} } .dark { ${declarations(theme.dark)} }`}</style>}
      <div className="base-wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-4 text-sm">
        <h1 className="me-auto text-lg font-semibold">Sections of Base in React</h1>
        <Choice label="Theme" value={name} onChange={setName} options={themes.map((one) => [one.name, one.title])} />
        <Choice
          label="Light or dark"
          value={scheme}
          onChange={setScheme}
          options={[
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
        />
        <Choice
          label="Direction"
          value={direction}
          onChange={setDirection}
          options={[
            ['ltr', 'Left to right'],
            ['rtl', 'Right to left'],
          ]}
        />
      </div>
      {groups.map((group) => (
        <div key={group}>
          {sections
            .filter((section) => section.group === group)
            .map((section) => (
              <article key={section.name} id={section.name} aria-label={section.title}>
                <p className="base-wrap flex flex-wrap gap-x-4 border-t border-dashed border-edge pt-8 pb-3 text-sm text-soft">
                  <strong>{section.title}</strong> <code>{section.name}</code>
                </p>
                {samples[section.name]}
              </article>
            ))}
        </div>
      ))}
    </main>
  );
}

const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <StrictMode>
      <Catalogue />
    </StrictMode>,
  );
