import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { totalOf } from '../features/orders/orders';
import { formatMoney } from '../lib/money';
import { matches } from '../lib/search';
import { go, screens } from './route';
import { type Console, useConsole } from './StoreContext';

interface Command {
  label: string;
  hint: string;
  act(): void;
}

const opened = 'console:palette';

/** Opens the palette from anywhere. */
export const openPalette = (): void => void window.dispatchEvent(new Event(opened));

/** Finds screens, orders, products, customers and things to do by a few letters. */
export function CommandPalette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const context = useConsole();
  useEffect(() => {
    const open = () => {
      setQuery('');
      setAt(0);
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener(opened, open);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener(opened, open);
      window.removeEventListener('keydown', listen);
    };
  }, []);
  const commands = useMemo(() => findCommands(context, query).slice(0, 9), [context, query]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    dialog.current?.close();
    command.act();
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setAt((now) => (now + step + commands.length) % Math.max(1, commands.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[at]);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Find or do"
      className="mt-[12vh] w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-[12px] bg-surface p-0 shadow-lift"
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={commands[at] ? `${list}-${at}` : undefined}
        aria-label="Find or do"
        placeholder="An order number, a customer, a product, a thing to do"
        className="w-full border-b border-line bg-transparent px-5 pt-4 pb-3 text-lg -outline-offset-4 placeholder:text-soft"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={move}
      />
      <ul id={list} role="listbox" aria-label="Found" className="max-h-[50vh] overflow-y-auto p-2">
        {commands.map((command, index) => (
          <li
            key={`${command.hint} ${command.label}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-[6px] px-3 aria-selected:bg-mark aria-selected:text-mark-ink"
            onMouseMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span className="truncate pt-0.5 font-semibold">{command.label}</span>
            <span className="shrink-0 font-mono text-tiny">{command.hint}</span>
          </li>
        ))}
      </ul>
      {commands.length === 0 ? <p className="px-5 pb-5 text-soft">Nothing has this name.</p> : null}
    </dialog>
  );
}

function findCommands({ store, undo, notify, commit, settings }: Console, query: string): Command[] {
  const theme = settings.scheme === 'dark' ? 'light' : 'dark';
  const fixed: Command[] = [
    ...screens.map(({ path, name }) => ({ label: name, hint: 'screen', act: () => go(path) })),
    { label: 'Orders that wait to be packed', hint: 'list', act: () => go('orders?status=paid') },
    {
      label: 'Take back the last change',
      hint: 'Ctrl Z',
      act: () => void (undo() || notify('There is nothing to take back.')),
    },
    {
      label: `Switch to ${theme} colours`,
      hint: 'look',
      act: () =>
        commit({
          label: `Colours: ${theme}`,
          puts: { settings: [{ ...settings, scheme: theme }] },
          removes: {},
        }),
    },
  ];
  if (query.trim() === '') return fixed;
  const pass = ({ label }: Command) => matches(label, query);
  const orders = [...store.orders.values()].flatMap((order): Command[] => {
    const name = store.customers.get(order.customerId)?.name ?? '';
    if (!order.id.startsWith(query.trim().replace('#', '')) && !matches(name, query)) return [];
    return [
      {
        label: `${order.id} · ${name}`,
        hint: formatMoney(totalOf(order)),
        act: () => go(`orders/${order.id}`),
      },
    ];
  });
  const products = [...store.products.values()].map(({ id, name }) => ({
    label: name,
    hint: 'product',
    act: () => go(`products/${id}`),
  }));
  const customers = [...store.customers.values()].map(({ id, name, city }) => ({
    label: name,
    hint: city,
    act: () => go(`customers/${id}`),
  }));
  return [...fixed.filter(pass), ...products.filter(pass), ...customers.filter(pass), ...orders.slice(0, 6)];
}
