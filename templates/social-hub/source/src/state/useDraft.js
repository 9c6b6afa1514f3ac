import { useBoard } from './BoardContext.jsx';

/** Something half written. It survives a reload and a change of seat. */
export function useDraft(what, empty) {
  const { desk, act } = useBoard();
  const key = `${desk.me}/${what}`;
  const value = desk.drafts[key] ?? empty;
  return {
    value,
    isTouched: key in desk.drafts,
    set: (next) => act({ type: 'draft', key, value: next }),
    clear: () => act({ type: 'draft', key, value: null }),
  };
}
