/** What a template is built with. */
export type Framework = 'html' | 'bootstrap' | 'tailwind' | 'react';

/** Names of the frameworks as people write them. */
export const FRAMEWORK_NAMES: Record<Framework, string> = {
  html: 'HTML',
  bootstrap: 'Bootstrap',
  tailwind: 'Tailwind',
  react: 'React',
};
