import { Mail } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosingBand } from '../../../ui/closing-band.tsx';
import { OnPlinth } from '../../../ui/on-plinth.tsx';
import { Opening } from '../../../ui/opening.tsx';
import type { Tool } from '../tools.ts';
import { ToolCard } from './tool-card.tsx';

/** Tools that run on this site, each with its picture and its address. */
export function ToolsPage({ tools }: { tools: readonly Tool[] }) {
  return (
    <>
      <Opening
        kicker="Open one and use it"
        title="Our Websites & Tools"
        intro="Tools for everyday work that run in your browser and ask no other host for anything. Here they forget everything when you leave them, so export what you want to keep. Each is a free template as well: take its source, and on your own address it remembers."
        drawing={<ToolsDrawing />}
        quiet
      />
      <div className="@container mx-auto max-w-page px-4 py-10 sm:px-8 sm:py-16 lg:px-12">
        <ul className="grid gap-x-8 gap-y-10 @2xl:grid-cols-2">
          {tools.map((tool, index) => (
            <li
              key={tool.id}
              className={cx('min-w-0', index >= 2 ? 'below-fold' : index > 0 && 'max-md:below-fold')}
            >
              <ToolCard tool={tool} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingBand
        title="Have a Project Idea?"
        text="Tell us which tool you are missing, or what one of these should do better."
      >
        <ButtonLink to="/contact" size="lg" variant="secondary" className="border-transparent">
          <Mail aria-hidden="true" className="size-4.5" />
          Contact Us
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

/** Eight pieces of a building set. */
function ToolsDrawing() {
  return (
    <OnPlinth>
      <rect x="78" y="132" width="72" height="72" className="fill-ink" />
      <path d="M78 132a36 36 0 0 1 72 0z" className="fill-slab" />
      <circle cx="114" cy="70" r="26" className="fill-accent-text" />
      <path d="M162 204a46 46 0 0 1 92 0z" className="fill-accent-text" />
      <rect x="181" y="102" width="54" height="56" className="fill-surface stroke-ink" strokeWidth="2.5" />
      <path d="M208 38l38 64h-76z" className="fill-ink" />
      <circle cx="208" cy="22" r="16" className="fill-slab" />
      <path d="M262 204v-66l36 66z" className="fill-slab" />
    </OnPlinth>
  );
}
