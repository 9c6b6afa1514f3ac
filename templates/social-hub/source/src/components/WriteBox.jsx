import { useId } from 'react';
import { useDraft } from '../state/useDraft.js';

/** A field for a few lines: keeps what is half written, sends with the button or Ctrl Enter. */
export function WriteBox({ what, label, send, onSend }) {
  const draft = useDraft(what, '');
  const id = useId();
  const submit = (event) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (!text) {
      document.getElementById(id).focus();
      return;
    }
    draft.clear();
    onSend(text);
  };
  return (
    <form className="write" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={600}
        value={draft.value}
        onChange={(event) => draft.set(event.target.value || null)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
      />
      <button type="submit" className="strong">
        {send}
      </button>
      {draft.isTouched && <span className="hint">Draft kept</span>}
    </form>
  );
}
