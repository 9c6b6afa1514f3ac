import { currentSession, signOut, subscribeToSession } from './session-store.ts';

/** What `account-area.tsx` shows by React, on a plain page. */
export function showAccount(): void {
  const email = document.getElementById('account-email');
  const button = document.querySelector<HTMLButtonElement>('[data-sign-out]');
  const show = () => {
    const session = currentSession();
    // Until more is known `boot.js` is right.
    if (session.status === 'loading') return;
    const { dataset } = document.documentElement;
    if (session.status === 'signed-in') dataset.account = 'in';
    else delete dataset.account;
    if (email) email.textContent = session.email;
    if (button) button.disabled = session.busy;
  };
  button?.addEventListener('click', () => void signOut());
  subscribeToSession(show);
  show();
}
