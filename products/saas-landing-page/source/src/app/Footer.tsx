import { site } from '../content/site';
import { Flag } from '../ui/Flag';
import { spell } from '../ui/flags';

/** The foot of every page: all ways, and the promise in flags. */
export function Footer() {
  return (
    <footer className="mt-24 bg-deep text-on-deep">
      <div className="flex flex-wrap gap-px" aria-hidden="true">
        {spell('handoverthewatchandsleep', 24).map((letter, at) => (
          <Flag
            key={`${letter}${at}`}
            letter={letter}
            className="h-auto w-[calc(100%/12-1px)] md:w-[calc(100%/24-1px)]"
          />
        ))}
      </div>
      <div className="wrap grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <p className="font-display text-5xl leading-none font-black uppercase">{site.promise}</p>
          <p className="mt-4">
            <a className="link inline-flex min-h-6 items-center" href={`mailto:${site.email}`}>
              {site.email}
            </a>
          </p>
        </div>
        <nav aria-label="Product">
          <ul>
            {site.nav.map(({ href, label }) => (
              <li key={href}>
                <a className="link inline-flex min-h-9 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Company">
          <ul>
            <li>
              <a className="link inline-flex min-h-9 items-center" href="contact.html">
                Contact and demo
              </a>
            </li>
            <li>
              <a className="link inline-flex min-h-9 items-center" href="legal.html#terms">
                Terms
              </a>
            </li>
            <li>
              <a className="link inline-flex min-h-9 items-center" href="legal.html#privacy">
                Privacy
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="wrap pb-8 text-base text-soft-on-deep">
        {site.company}. Sample content of a template: the product and the company are imagined.
      </p>
    </footer>
  );
}
