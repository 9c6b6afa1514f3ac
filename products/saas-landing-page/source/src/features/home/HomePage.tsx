import { features } from '../../content/features';
import { site } from '../../content/site';
import { uses } from '../../content/uses';
import { Flag } from '../../ui/Flag';
import { Section } from '../../ui/Section';
import { Handover } from './Handover';
import { Hoist } from './Hoist';
import { Rota } from './Rota';
import { WatchDial } from './WatchDial';

/** The first page: the promise, the rota to play with, the handover, and where to go from here. */
export function HomePage() {
  return (
    <>
      <section aria-labelledby="promise" className="bg-deep text-on-deep">
        <div className="wrap grid items-center gap-10 pt-10 pb-14 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-[clamp(2rem,4vw,4.5rem)]">
          <div>
            <h1 id="promise">
              Hand over <br />
              the watch. <br />
              Then sleep.
            </h1>
            <p className="mt-7 max-w-xl text-xl leading-snug lg:max-w-[26rem] xl:max-w-[31rem] text-soft-on-deep">
              {site.name} keeps the on-call rota of small teams: who has the watch, what happened on it, and a
              handover nobody has to write at midnight.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <a
                href="docs.html"
                className="btn border-flag-yellow bg-flag-yellow text-flag-black hover:border-on-deep hover:bg-on-deep hover:text-flag-black"
              >
                Draw your first rota
              </a>
              <a
                href={site.action.href}
                className="btn border-on-deep hover:bg-on-deep hover:text-flag-black"
              >
                {site.action.label}
              </a>
            </div>
          </div>
          <WatchDial className="hidden w-full max-w-[28rem] justify-self-center lg:block" />
          <Hoist />
        </div>
      </section>
      <Section
        id="rota"
        title="Whose night is it?"
        lead="Three people, three places, eight hours each. Move the handover and see what it costs."
      >
        <Rota />
      </Section>
      <Section
        id="does"
        title="Four things, done well"
        lead="A pager, a calendar and a wiki page are three places to forget something in."
      >
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {features.map(({ flag, title, text }) => (
            <li key={title}>
              <Flag letter={flag} className="size-14 outline-1 outline-line" />
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <a className="link font-semibold" href="features.html">
            All it does, and what it leaves alone
          </a>
        </p>
      </Section>
      <Section
        id="handover"
        title="The page you wake up to"
        lead="Made from the log at the end of each watch. Two minutes to read."
      >
        <Handover />
      </Section>
      <Section id="who" title="For crews of every kind">
        <ul className="border-b-2 border-line">
          {uses.map(({ id, flag, title, wrong }) => (
            <li key={id} className="border-t-2 border-line">
              <a
                href={`use-cases.html#${id}`}
                className="group grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[3rem_13rem_1fr] sm:items-center"
              >
                <Flag letter={flag} className="size-11 outline-1 outline-line" />
                <span className="font-display text-3xl leading-none font-black decoration-4 underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="text-soft">{wrong}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
