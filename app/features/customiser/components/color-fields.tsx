import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { LookChoice } from '../../../../domain/contract/contract.ts';
import type { Look } from '../../../../domain/contract/look/look.ts';
import type { Theme } from '../../../../domain/template/decide-theme.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { colorOf, contrastsOf, contrastWords } from '../values/contrasts.ts';

type Props = {
  look: Look;
  choice: LookChoice;
  /** Null goes back to the palette's. */
  onChoose: (name: string, color: string | null) => void;
};

/** Each colour by day and by night, with how well it is read where it meets others. */
export function ColorFields({ look, choice, onChoose }: Props) {
  const names = Object.keys(Object.values(look.palettes)[0]?.light ?? {});
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {names.map((name) => (
        <ColorRow key={name} name={name} look={look} choice={choice} onChoose={onChoose} />
      ))}
    </ul>
  );
}

const themes: readonly Theme[] = ['light', 'dark'];

function ColorRow({ name, look, choice, onChoose }: Props & { name: string }) {
  const id = useId();
  const met = contrastsOf(look, choice).filter(({ front, back }) => front === name || back === name);
  const isOwn = themes.some((theme) => choice.overrides[`${theme}.${name}`] !== undefined);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
      <span className="text-[0.9375rem] font-medium">
        {wordsOf(name)}
        {isOwn && (
          <IconButton
            label={`Back to the palette: ${wordsOf(name)}`}
            className="ml-1 size-7!"
            onClick={() => onChoose(name, null)}
          >
            <RotateCcw aria-hidden="true" className="size-3.5" />
          </IconButton>
        )}
      </span>
      <span className="flex gap-2">
        {themes.map((theme) => {
          const color = colorOf(look, choice, theme, name);
          const opacity = color.slice(7);
          return (
            <input
              key={theme}
              type="color"
              aria-label={`${wordsOf(name)}, ${theme}`}
              aria-describedby={met.length > 0 ? `${id}-contrast` : undefined}
              data-tooltip={theme === 'light' ? 'Light' : 'Dark'}
              value={color.slice(0, 7)}
              onChange={(event) => onChoose(`${theme}.${name}`, event.target.value + opacity)}
              className="h-9 w-12 cursor-pointer rounded-md border border-edge bg-surface p-1"
            />
          );
        })}
      </span>
      {met.length > 0 && (
        <p id={`${id}-contrast`} className="col-span-2 text-label text-ink-faint">
          {themes.map((theme) => {
            const [worst] = met
              .filter((one) => one.theme === theme)
              .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
            if (!worst) return null;
            const other =
              worst.front === name ? `on ${wordsOf(worst.back)}` : `under ${wordsOf(worst.front)}`;
            return (
              <span
                key={theme}
                className={`block ${worst.ratio < worst.least ? 'font-semibold text-danger-text' : ''}`}
              >
                {theme === 'light' ? 'Light' : 'Dark'}, {other}: {contrastWords(worst)}
              </span>
            );
          })}
        </p>
      )}
    </li>
  );
}

/** A token's name as a person reads it. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
