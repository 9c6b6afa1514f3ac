/** What was just done, and the way back. */
export function Said({ said, clear }) {
  const undo = () => {
    said.undo();
    clear();
  };
  return (
    <div className={said ? 'said is-up' : 'said'}>
      <p role="status">{said?.words ?? ''}</p>
      {said ? (
        <>
          {said.undo ? (
            <button type="button" onClick={undo}>
              Undo
            </button>
          ) : null}
          <button type="button" onClick={clear}>
            Close
          </button>
        </>
      ) : null}
    </div>
  );
}
