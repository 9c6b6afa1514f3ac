import { Link } from 'react-router';

type Step = { name: string; to: string };

/** Where the page is; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center text-label text-ink-soft">
        {steps.map(({ name, to }, index) => (
          <li key={to} className="flex min-w-0 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-edge">
                /
              </span>
            )}
            {index < steps.length - 1 ? (
              <Link
                to={to}
                className="inline-flex min-h-8 items-center rounded-xs font-medium break-words underline decoration-line decoration-1 underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 font-medium break-words text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
