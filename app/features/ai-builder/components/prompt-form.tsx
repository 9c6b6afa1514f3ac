import { Sparkles, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AiService, hasCode, MAX_PROMPT } from '../schema.ts';
import { type Builder, NO_MODEL } from '../use-builder.ts';

const EXAMPLES = [
  'A bakery in Ghent that sells sourdough, croissants and rye bread. Green, calm.',
  'Portfolio for a front-end developer called Ana Reyes, bold, with a gallery',
  'Wedding website for Nora & Theo, elegant, burgundy',
];

/** Model and description. Enter generates, Shift and Enter begins a line. */
export function PromptForm({ builder, service }: { builder: Builder; service: AiService }) {
  const { prompt, setPrompt, model, setModel, work } = builder;
  const isGenerating = work?.kind === 'all';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    builder.generate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    builder.generate();
  };
  return (
    <form onSubmit={submit} className="mt-6 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Field label="Describe your website" max={MAX_PROMPT} strict>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              name="description"
              value={prompt}
              disabled={work !== null}
              placeholder="What kind of site, for whom, what is on it, how should it look?"
              onChange={(event) => setPrompt(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <div className="flex flex-col gap-4">
          <Field label="Model">
            {(control) => (
              <Select
                {...control}
                value={model}
                disabled={work !== null}
                onChange={(event) => setModel(event.target.value)}
              >
                {service.models.map(({ id, label }) => (
                  <option key={id} value={id} disabled={!service.connected}>
                    {label}
                  </option>
                ))}
                <option value={NO_MODEL}>Without a model</option>
              </Select>
            )}
          </Field>
          <div className="flex gap-3">
            <Button
              type="submit"
              className="flex-1"
              disabled={!prompt.trim() || work !== null}
              busy={isGenerating}
            >
              {!isGenerating && <Sparkles aria-hidden="true" className="size-4.5" />}
              {isGenerating ? 'Generating...' : 'Generate'}
            </Button>
            {work && work.kind !== 'open' && model !== NO_MODEL && (
              <Button variant="secondary" onClick={builder.stop}>
                <Square aria-hidden="true" className="size-4" />
                Stop
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className="mt-3 text-label text-ink-soft">
        {service.connected
          ? 'What you write, and the page when you change it, goes to the AI service of this site. Without a model nothing leaves your browser.'
          : 'No AI service is connected on this site. Pages are composed in your browser from our own sections; no model is used.'}
      </p>
      {!hasCode(builder.shown) && !work && (
        <ul aria-label="Examples" className="mt-3 flex flex-wrap gap-2">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button
                type="button"
                onClick={() => setPrompt(example)}
                className="min-h-8 rounded-md border border-line px-3 py-1 text-left text-label text-ink-soft hover:border-ink hover:text-ink"
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
