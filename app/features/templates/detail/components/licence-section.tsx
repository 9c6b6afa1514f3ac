import { Link } from 'react-router';
import type { TemplateFile } from '../../../../../domain/template/template-files.ts';
import { Section } from '../../../../ui/section.tsx';
import { sourcePath } from '../paths.ts';

const TERMS = [
  {
    title: 'You may',
    text: 'Use it for private and paid work, on as many sites as you like. Change anything, sell what you make with it, pass it on. No account, no fee, no link back.',
  },
  {
    title: 'You must',
    text: 'Keep the file LICENSE, or its text with the copyright line, with the source when you hand the source on. Visitors of your site need not see it.',
  },
  {
    title: 'You get no promise',
    text: 'It comes as it is, without warranty. If something breaks, its makers are not liable for the damage.',
  },
];

/** Licences of what others have made, such as faces, beside the template's own. */
function foreignLicences(files: readonly TemplateFile[]): TemplateFile[] {
  return files.filter(({ path }) => path !== 'LICENSE' && /(^|\/)(OFL|LICEN[CS]E)[^/]*$/i.test(path));
}

/** The MIT licence in plain words, and where its text is. */
export function LicenceSection({ id, files }: { id: string; files: readonly TemplateFile[] }) {
  const foreign = foreignLicences(files);
  return (
    <Section title="MIT licence, in plain words">
      <div id="licence" className="grid gap-x-8 gap-y-5 @min-[42rem]:grid-cols-3">
        {TERMS.map(({ title, text }) => (
          <div key={title} className="border-l-2 border-ink pl-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-5 max-w-line text-[0.9375rem] text-ink-soft">
        What counts is the{' '}
        <Link to={sourcePath(id, 'LICENSE')} className="text-link">
          text of the licence
        </Link>
        .{foreign.length > 0 && ' What others have made keeps its own: '}
        {foreign.map(({ path }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <Link to={sourcePath(id, path)} className="text-link break-words">
              {path.slice(path.lastIndexOf('/') + 1)}
            </Link>
          </span>
        ))}
        {foreign.length > 0 && '.'}
      </p>
    </Section>
  );
}
