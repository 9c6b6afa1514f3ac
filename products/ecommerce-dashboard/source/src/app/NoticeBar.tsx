import { useEffect } from 'react';
import { useConsole } from './StoreContext';

const shownFor = 9000;

/** Says what was done, and takes it back: by its button, or by Ctrl Z while no field is being written in. */
export function NoticeBar() {
  const { notice, dismiss, undo } = useConsole();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [notice, dismiss]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.closest('input,textarea,select');
      if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isField && undo()) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [undo]);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-20 z-40 flex justify-center lg:bottom-6"
    >
      {notice ? (
        <div
          key={notice.key}
          className={`rise pointer-events-auto flex items-center gap-3 rounded-[8px] px-4 py-2 font-semibold shadow-lift ${notice.isBad ? 'bg-bad text-surface' : 'bg-ink text-surface'}`}
        >
          <span className="pt-0.5">{notice.text}</span>
          {notice.undo ? (
            <button type="button" className="btn btn-mark btn-small" onClick={notice.undo}>
              Undo
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
