import { useState } from 'react';
import { keptCode } from '../../../ui/code/rendered-code.ts';

type Props = {
  /** Made by the server; empty where it stands in the page already. */
  html: string;
  /** Under which the server's loader has handed it over. */
  rendered: string;
  className?: string;
};

const TEXT_ID = 'store-rendered';

/** Markdown as the server has rendered and cleaned it. */
export function Rendered({ html, rendered }: Props) {
  const [text] = useState(
    () => html || (keptCode(rendered) ?? globalThis.document?.getElementById(TEXT_ID)?.innerHTML ?? ''),
  );
  return (
    <div
      id={TEXT_ID}
      dir="auto"
      className="readme"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and cleaned by the server
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
