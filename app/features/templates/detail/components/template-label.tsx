import { Link } from 'react-router';
import { longDate } from '../../../../lib/dates.ts';
import { formatFileSize } from '../../../../lib/file-size.ts';
import { WallLabel } from '../../../../ui/wall-label.tsx';
import { FRAMEWORK_NAMES, type TemplateDetail } from '../../schema.ts';

/** The label beside the work: what it is, in figures that were measured. */
export function TemplateLabel({ template }: { template: TemplateDetail }) {
  const { title, category, framework, pages, version, published, updated, themes, license } = template;
  const day = (date: string) => <time dateTime={date}>{longDate(date)}</time>;
  return (
    <div className="detail-facts">
      <p className="font-display text-[1.0625rem] leading-6 font-bold">{title}</p>
      <p className="text-label text-ink-soft">
        {category}, {FRAMEWORK_NAMES[framework]}
      </p>
      <WallLabel
        className="mt-4 tabular-nums"
        rows={[
          { term: 'Pages', value: pages },
          { term: 'Version', value: version },
          { term: 'Published', value: day(published) },
          ...(updated === published ? [] : [{ term: 'Updated', value: day(updated) }]),
          {
            term: 'Heaviest page',
            value: `${formatFileSize(template.pageBytes)} in ${template.requests} requests`,
          },
          { term: 'Zip', value: formatFileSize(template.zipBytes) },
          {
            term: 'Unpacked',
            value: `${formatFileSize(template.fileBytes)} in ${template.fileCount} files`,
          },
          {
            term: 'Themes',
            value: themes.length > 1 ? 'Light and dark' : themes[0] === 'dark' ? 'Dark' : 'Light',
          },
          {
            term: 'Licence',
            value: (
              <a href="#licence" className="text-link">
                {license}, free for any use
              </a>
            ),
          },
        ]}
      />
      <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-1.5">
        {template.tags.map((tag) => (
          <li key={tag}>
            <Link
              to={`/templates?q=${encodeURIComponent(tag)}`}
              className="inline-flex min-h-6 items-center rounded-sm border border-line bg-sunken px-2 text-[0.75rem] leading-4 font-semibold text-ink-soft hover:border-edge hover:text-ink"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
