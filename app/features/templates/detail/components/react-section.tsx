import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { templatePaths } from '../../schema.ts';
import type { Exhibit } from '../load.server.ts';
import { addCommand } from '../sections.ts';
import { CopyBlock } from './copy-block.tsx';

/** Sections that a project of React takes one by one; nothing where there are none. */
export function ReactSection({ exhibit }: { exhibit: Exhibit }) {
  const { sections, siteUrl, template } = exhibit;
  const [first] = sections;
  if (!first) return null;
  return (
    <Section
      title="In React, one section at a time"
      intro={`${sections.length} of the sections in React, TypeScript and Tailwind 4, for the command line of shadcn. A command copies one into your project with its sample; it needs no other package than the typefaces.`}
    >
      <div className="flex flex-col gap-6">
        <CopyBlock name={first.title} code={addCommand(siteUrl, first.name)} />
        <ul className="grid gap-x-8 @min-[42rem]:grid-cols-2">
          {sections.map(({ name, title }) => (
            <li key={name} className="flex items-center gap-3 border-b border-line py-1">
              <span className="min-w-0 flex-1">
                {title} <code className="font-mono text-label break-words text-ink-soft">{name}</code>
              </span>
              <CopyButton name={`the command for ${name}`} text={addCommand(siteUrl, name)} />
            </li>
          ))}
        </ul>
        <p className="max-w-line text-[0.9375rem] text-ink-soft">
          They look as their namesakes on{' '}
          <a href={`${templatePaths.demo(template.id)}sections.html`} className="text-link">
            the page of all sections
          </a>
          , where you can try the six themes. A theme is added in the same way, for example{' '}
          <code className="font-mono text-[0.875em] break-words">
            {addCommand(siteUrl, 'base-theme-gala')}
          </code>
          .
        </p>
      </div>
    </Section>
  );
}
