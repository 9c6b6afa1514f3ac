import { useEffect, useRef, useState } from 'react';
import { drawer } from './drawer.js';

const keys = [['/', 'search'], ['Ctrl K', 'search, also while typing'], ['n', 'next page'], ['p', 'previous page'], ['t', 'light or dark'], ['?', 'this list'], ['Esc', 'close']];

/** The keys of the manual, and a way to switch single ones off for those who speak to their computer. */
export function Keys({ close }) {
  const dialog = useRef(null);
  const [off, setOff] = useState(drawer.read('single-keys') === 'off');
  useEffect(() => {
    dialog.current.showModal();
  }, []);
  const change = (event) => {
    setOff(event.target.checked);
    drawer.write('single-keys', event.target.checked ? 'off' : 'on');
  };
  return (
    <dialog className="keys" ref={dialog} aria-labelledby="keys-title" onClose={close} onClick={(event) => event.target === dialog.current && close()}>
      <h2 id="keys-title">Keyboard shortcuts</h2>
      <dl>{keys.map(([key, words]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{words}</dd></div>)}</dl>
      <p><label><input type="checkbox" checked={off} onChange={change} /> Single keys off; Ctrl K stays</label></p>
      <p><button type="button" onClick={close}>Close</button></p>
    </dialog>
  );
}
