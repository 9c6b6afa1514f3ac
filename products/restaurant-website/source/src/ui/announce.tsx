import { createStore } from '../lib/store.ts';

const said = createStore({ text: '', turn: 0 });

/** Shows a line at the foot of the window for a while and has it read out. */
export function announce(text: string): void {
  said.set(({ turn }) => ({ text, turn: turn + 1 }));
  const mine = said.get().turn;
  setTimeout(() => said.get().turn === mine && said.set(({ turn }) => ({ text: '', turn })), 5000);
}

/** Where announcements appear; once in the page. */
export function Announcer() {
  const { text } = said.use();
  return (
    <div role="status" className="said no-print">
      {text && <p>{text}</p>}
    </div>
  );
}
