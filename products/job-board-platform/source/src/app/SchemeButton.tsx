import { useState } from 'react';
import { Icon } from '../ui/Icon.tsx';

const isDark = () => {
  const chosen = document.documentElement.style.colorScheme;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Changes between day and night and remembers it; until then the system decides. */
export function SchemeButton() {
  const [dark, setDark] = useState(isDark);
  const change = () => {
    const next = dark ? 'light' : 'dark';
    document.documentElement.style.colorScheme = next;
    setDark(!dark);
    try {
      localStorage.setItem('footrule:scheme', next);
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return (
    <button type="button" className="btn-icon" onClick={change}>
      <Icon name={dark ? 'sun' : 'moon'} />
      <span className="sr-only">{dark ? 'Day colours' : 'Night colours'}</span>
    </button>
  );
}
