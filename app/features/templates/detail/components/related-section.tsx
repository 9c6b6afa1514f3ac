import { Link } from 'react-router';
import { PhotoView } from '../../../../ui/photo.tsx';
import { FRAMEWORK_NAMES, templatePaths } from '../../schema.ts';
import { RELATED_RULE, type Relative } from '../related.ts';

const SIZES =
  '(width >= 1440px) 380px, (width >= 1152px) calc(33vw - 130px), (width >= 1024px) calc(50vw - 180px), (width >= 768px) calc(50vw - 76px), (width >= 496px) calc(50vw - 44px), calc(100vw - 34px)';

/** Three templates that are most like this one. The whole card leads to its page, where its actions are. */
export function RelatedSection({ relatives }: { relatives: readonly Relative[] }) {
  if (relatives.length === 0) return null;
  return (
    <section aria-labelledby="related" className="detail-related border-t border-line pt-10">
      <h2 id="related" className="font-display text-heading font-extrabold">
        Related templates
      </h2>
      <p className="mt-2 text-label text-ink-faint">{RELATED_RULE}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-10 min-[31rem]:grid-cols-2 min-[72rem]:grid-cols-3">
        {relatives.map((one) => (
          <li key={one.id} className="group relative min-w-0">
            <div className="stand">
              <PhotoView
                photo={one.photo}
                alt=""
                sizes={SIZES}
                className="aspect-16/10 rounded-sm border border-line bg-sunken group-hover:border-edge"
              />
            </div>
            <h3 className="mt-5 font-display text-[1.1875rem] leading-6 font-bold tracking-tight break-words">
              <Link
                to={templatePaths.detail(one.id)}
                className="rounded-xs group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
              >
                {one.title}
              </Link>
            </h3>
            <p className="text-label text-ink-faint">
              {one.category}, {FRAMEWORK_NAMES[one.framework]}
            </p>
            <p className="mt-2 text-[0.9375rem] leading-[1.45] text-ink-soft">{one.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
