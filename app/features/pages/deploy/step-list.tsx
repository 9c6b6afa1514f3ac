import type { ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';

export type Step = {
  title: string;
  text: ReactNode;
  code?: { name: string; code: string }[];
};

/** Numbered steps: what to do at the left, what to type at the right. */
export function StepList({ steps }: { steps: Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text, code = [] }, index) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-6 border-t border-line py-9 first:border-t-0 first:pt-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 self-start xl:sticky xl:top-20">
            <span
              aria-hidden="true"
              className="w-9 border-b-6 border-slab pb-0.5 text-center font-display text-heading font-extrabold text-accent-text tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1 font-display text-title font-bold">{title}</h3>
              <div className="mt-2 max-w-line space-y-3 text-ink-soft [&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.875em] [&_code]:text-ink">
                {text}
              </div>
            </div>
          </div>
          {code.length > 0 && (
            <div className="grid min-w-0 grid-cols-1 content-start gap-6">
              {code.map((block) => (
                <CodeBlock key={block.name} {...block} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
