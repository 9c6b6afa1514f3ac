import { Mail } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosingBand } from '../../../ui/closing-band.tsx';
import { Opening } from '../../../ui/opening.tsx';
import type { Tool } from '../tools.ts';
import { ToolCard } from './tool-card.tsx';
import { ToolsDrawing } from './tools-drawing.tsx';

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
