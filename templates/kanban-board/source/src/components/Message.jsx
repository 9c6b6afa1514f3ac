import { useEffect } from 'react';
import { useBoards } from '../state/BoardsContext.jsx';

/** Says what has just been done, and offers the way back. */
export function Message() {
  const { said, say, undo, redo } = useBoards();
  useEffect(() => {
    if (!said) return undefined;
    const later = setTimeout(() => say(null), 9000);
    return () => clearTimeout(later);
  }, [said, say]);
  return (
    <div className="message" role="status">
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
