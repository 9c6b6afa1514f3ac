import { type ChangeEvent, useRef, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { download } from '../../lib/csv';
import { Icon } from '../../ui/Icon';
import { exportStock, type Import, importStock } from './stock';

/** Prices and stock to a spreadsheet and back; what would change is shown before it does. */
export function StockExchange() {
  const { store, commit } = useConsole();
  const [found, setFound] = useState<Import | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setFound(importStock(store, await file.text()));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className="btn" onClick={() => download('stock.csv', exportStock(store))}>
        <Icon name="out" /> Export
      </button>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        <Icon name="in" /> Import
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="hidden"
        onChange={read}
        aria-label="Stock as a CSV file"
      />
      <dialog
        ref={dialog}
        aria-label="Import"
        className="w-[min(34rem,calc(100vw-2rem))] rounded-[12px] bg-surface p-6 shadow-lift"
      >
        <h2 className="text-2xl">
          {found?.changed === 0 ? 'Nothing would change' : `${found?.changed ?? 0} variants would change`}
        </h2>
        {found && found.faults.length > 0 ? (
          <div
            className="mt-3 max-h-60 overflow-y-auto rounded-[7px] bg-bad-wash px-4 py-3 text-bad"
            tabIndex={0}
            role="region"
            aria-label="Lines left out"
          >
            <ul>
              {found.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="mt-2 text-soft">Every line could be read.</p>
        )}
        <div className="mt-5 flex gap-2">
          <button
            type="button"
            className="btn btn-mark"
            disabled={!found?.changed}
            onClick={() => {
              if (found) commit(found.change);
              close();
            }}
          >
            Import
          </button>
          <button type="button" className="btn" onClick={close}>
            Leave it
          </button>
        </div>
      </dialog>
    </>
  );
}
