import { useContext } from 'react';
import { NonceContext } from './nonce.ts';

/**
 * A script in the page itself. Its text is in the HTML only: it is empty in the browser's bundle, where React leaves
 * the element as the server sent it.
 */
export function InlineScript({ id, type, text }: { id?: string; type?: string; text: string }) {
  return (
    <script
      nonce={useContext(NonceContext)}
      id={id}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of our own files
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
