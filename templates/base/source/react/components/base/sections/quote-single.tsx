import { Section, Wrap } from '../parts';

export interface QuoteSingleProps {
  quote: string;
  name: string;
  /** Who it is that says so. */
  about?: string;
}

/** One sentence that somebody has really said, set large. */
export function QuoteSingle({ quote, name, about }: QuoteSingleProps) {
  return (
    <Section>
      <Wrap>
        <figure className="base-centred grid max-w-[56rem] gap-s5 ps-[0.5em]">
          <blockquote className="base-title leading-[1.2] text-pretty">
            <p className="before:absolute before:-translate-x-[0.48em] before:content-['“'] after:content-['”'] rtl:before:translate-x-[0.48em]">
              {quote}
            </p>
          </blockquote>
          <figcaption className="grid">
            <strong>{name}</strong>
            {about && <span className="text-soft">{about}</span>}
          </figcaption>
        </figure>
      </Wrap>
    </Section>
  );
}
