import { createStore } from '../lib/store.ts';

const said = createStore({ text: '', turn: 0 });

/** Shows a line at the foot of the window for a while and has it read out. */
export function announce(text: string): void {
  said.set(({ turn }) => ({ text, turn: turn + 1 }));
  const mine = said.get().turn;
  setTimeout(() => said.get().turn === mine && said.set(({ turn }) => ({ text: '', turn })), 4500);
}

/** Where announcements appear; once in the page. */
export function Announcer() {
  const { text } = said.use((state) => state);
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 lg:bottom-6"
    >
      {text && <p className="rounded-lg bg-ink px-4 py-2.5 font-medium text-ground shadow-lg">{text}</p>}
    </div>
  );
}
