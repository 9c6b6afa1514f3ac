import { type ReactNode, useId } from 'react';
import { Frame, Heading, type Level, Section, Wrap } from '../parts';

export interface HoursMapProps {
  title: string;
  /** Lines of the address. */
  address: readonly string[];
  /** As it is read, and as it is dialled. */
  phone?: { label: string; number: string };
  hours: readonly { day: string; hours: string }[];
  note?: string;
  map: ReactNode;
  words: { hours: string };
  level?: Level;
}

/** Where it is and when it is open, beside a map. */
export function HoursMap({ title, address, phone, hours, note, map, words, level = 2 }: HoursMapProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="grid items-center gap-s7 @4xl:grid-cols-2 @4xl:gap-s8">
        <div className="base-words">
          <Heading level={level} id={id} className="base-title">
            {title}
          </Heading>
          <address className="base-lead text-ink not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {phone && (
              <a href={`tel:${phone.number}`} dir="ltr">
                {phone.label}
              </a>
            )}
          </address>
          <table className="w-full max-w-104">
            <caption className="sr-only">{words.hours}</caption>
            <tbody>
              {hours.map((line) => (
                <tr key={line.day} className="border-b border-line">
                  <th scope="row" className="py-s2 text-start font-medium">
                    {line.day}
                  </th>
                  <td className="py-s2 text-end tabular-nums lining-nums">{line.hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {note && <p className="base-note">{note}</p>}
        </div>
        <Frame>{map}</Frame>
      </Wrap>
    </Section>
  );
}
