import { useEffect } from 'react';
import { useYard } from '../state/YardContext.jsx';

/** Says what has just been done, and offers the way back. */
export function Said() {
  const { said, say, undo, redo } = useYard();
  useEffect(() => {
    if (!said) return undefined;
    const later = setTimeout(() => say(null), 9000);
    return () => clearTimeout(later);
  }, [said, say]);
  return (
    <div className="said" role="status">
      {said && (
        <p key={said.key}>
          {said.text}
          {said.canUndo && (
            <button type="button" onClick={undo}>
              Undo
            </button>
          )}
          {said.canRedo && (
            <button type="button" onClick={redo}>
              Redo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
