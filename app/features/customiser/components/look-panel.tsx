import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { LookChoice } from '../../../../domain/contract/contract.ts';
import type { Look } from '../../../../domain/contract/look/look.ts';
import { cx } from '../../../lib/cx.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { contrastsOf, contrastWords } from '../values/contrasts.ts';
import { lookOf, withLook, withOverride } from '../values/look.ts';
import { ColorFields, wordsOf } from './color-fields.tsx';

type Props = { onLook: (values: ReturnType<typeof withLook>, place: string | null) => void };

/** Colours, type and shape of the template. */
export function LookPanel({ onLook }: Props) {
  const { outline, values } = useEditor();
  const { look } = outline;
  const choice = lookOf(outline, values);
  if (!look || !choice) return <p className="text-ink-soft">The look of this template can not be changed.</p>;
  const choose = (next: LookChoice, place: string | null = null) =>
    onLook(withLook(outline, values, next), place);
  const hasOwnColors = Object.keys(choice.overrides).some((name) => /^(light|dark)\./.test(name));
  return (
    <div className="grid grid-cols-1 gap-8">
      <Palettes
        look={look}
        choice={choice}
        onChoose={(palette) =>
          // Colours of one's own were chosen beside those of the palette before.
          choose({ ...choice, palette, overrides: withoutColors(choice.overrides) })
        }
      />
      <Pairings look={look} choice={choice} onChoose={(pairing) => choose({ ...choice, pairing })} />
      <Shapes look={look} choice={choice} onChoose={choose} />
      <section>
        <div className="flex items-center justify-between gap-4">
          <h2 className="font-semibold">Single colours</h2>
          {hasOwnColors && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => choose({ ...choice, overrides: withoutColors(choice.overrides) })}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
              Back to the palette
            </Button>
          )}
        </div>
        <ContrastNote look={look} choice={choice} />
        <ColorFields
          look={look}
          choice={choice}
          onChoose={(name, color) => choose(withOverride(choice, name, color), `look ${name}`)}
        />
      </section>
    </div>
  );
}

function withoutColors(overrides: LookChoice['overrides']): LookChoice['overrides'] {
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => !/^(light|dark)\./.test(name)));
}

/** Colours of a palette that are shown beside its name. */
const SHOWN = 8;

type ChoiceProps = { look: Look; choice: LookChoice; onChoose: (name: string) => void };

function Palettes({ look, choice, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Colours</legend>
      <div className="mt-2 grid grid-cols-1 gap-2">
        {Object.entries(look.palettes).map(([name, { label, light, dark }]) => (
          <label key={name} className={cardClass(choice.palette === name)}>
            <input
              type="radio"
              name={`${id}-palette`}
              checked={choice.palette === name}
              onChange={() => onChoose(name)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="block text-[0.9375rem] font-medium">{label}</span>
              <span aria-hidden="true" className="mt-1.5 grid gap-0.5">
                {[light, dark].map((colors, index) => (
                  <span key={index === 0 ? 'light' : 'dark'} className="flex h-4 overflow-hidden rounded-xs">
                    {distinct(Object.values(colors)).map((color) => (
                      <span key={color} className="flex-1" style={{ background: color }} />
                    ))}
                  </span>
                ))}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const distinct = (colors: readonly string[]) => [...new Set(colors)].slice(0, SHOWN);

function Pairings({ look, choice, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Type</legend>
      <div className="mt-2 grid grid-cols-1 gap-2">
        {Object.entries(look.pairings).map(([name, { label, fonts }]) => (
          <label key={name} className={cardClass(choice.pairing === name)}>
            <input
              type="radio"
              name={`${id}-pairing`}
              checked={choice.pairing === name}
              onChange={() => onChoose(name)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-[0.9375rem] font-medium">{label}</span>
              <span className="block text-label text-ink-faint">
                {[...new Set(Object.values(fonts).map(([first]) => first))].join(', ')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cardClass = (isChosen: boolean) =>
  cx(
    'flex cursor-pointer items-start gap-3 rounded-md border bg-surface p-3 hover:border-ink',
    isChosen ? 'border-accent-text' : 'border-line',
  );

type ShapeProps = { look: Look; choice: LookChoice; onChoose: (choice: LookChoice, place: string) => void };

function Shapes({ look, choice, onChoose }: ShapeProps) {
  const shapes = Object.entries(look.shape);
  if (shapes.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold">Shape</h2>
      <div className="mt-2 grid grid-cols-1 gap-4">
        {shapes.map(([name, own]) => {
          const value = choice.overrides[name] ?? own;
          const [, amount = '0', unit = 'px'] = /^([\d.]+)(px|rem)?$/.exec(value) ?? [];
          const most = Math.max(Number.parseFloat(own) * 3, unit === 'rem' ? 2 : 32);
          return (
            <label key={name} className="block text-[0.9375rem] font-medium">
              <span className="flex justify-between">
                {wordsOf(name)}
                <span className="text-label font-normal text-ink-faint tabular-nums">{value}</span>
              </span>
              <input
                type="range"
                min={0}
                max={most}
                step={unit === 'rem' ? 0.125 : 1}
                value={amount}
                onChange={(event) => {
                  const next = `${Number(event.target.value)}${unit}`;
                  onChoose(withOverride(choice, name, next === own ? null : next), `look ${name}`);
                }}
                className="mt-1 block h-6 w-full accent-accent"
              />
            </label>
          );
        })}
      </div>
    </section>
  );
}

function ContrastNote({ look, choice }: { look: Look; choice: LookChoice }) {
  const all = contrastsOf(look, choice);
  const faults = all.filter(({ ratio, least }) => ratio < least);
  return (
    <div className="mt-2">
      {faults.length === 0 ? (
        <p className="text-label text-ink-soft">
          All {all.length} pairs of colours that meet can be read well (AA), light and dark.
        </p>
      ) : (
        <Alert variant="danger" title="Some words will be hard to read">
          <ul className="mt-1 grid grid-cols-1 gap-1">
            {faults.slice(0, 6).map((one) => (
              <li key={`${one.theme} ${one.front} ${one.back}`}>
                {wordsOf(one.front)} on {wordsOf(one.back)}, {one.theme}: {contrastWords(one)}.
              </li>
            ))}
            {faults.length > 6 && <li>And {faults.length - 6} more.</li>}
          </ul>
        </Alert>
      )}
    </div>
  );
}
