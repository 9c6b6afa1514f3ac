import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { readHouses, valuesOf } from '../page/houses.js';
import { keptNow, onKept } from '../page/kept.js';
import { addressOf, nothing, readAddress, useAddress } from '../state/address.js';
import { choose } from '../state/choose.js';
import { Filters } from './Filters.jsx';
import { Plan } from './Plan.jsx';

const houses = readHouses();
const known = { kinds: valuesOf(houses, 'kind'), quarters: valuesOf(houses, 'quarter') };

/** Whether the nodes follow each other in the page already: what has its place need not move. */
const follow = (nodes) => nodes.every((node, at) => at === 0 || nodes[at - 1].compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Shows the houses that answer in the street and in the list, which stand in the page, in their order. */
function arrange(shown) {
  for (const name of ['card', 'step']) {
    const nodes = shown.map((house) => house[name]).filter(Boolean);
    for (const house of houses) if (house[name]) house[name].hidden = !nodes.includes(house[name]);
    if (!follow(nodes)) for (const node of nodes) node.parentElement.append(node);
  }
  document.querySelector('[data-none]').hidden = shown.length > 0;
  const long = shown.reduce((sum, { step }) => sum + (Number.parseFloat(step?.style.getPropertyValue('--w')) || 0), 0);
  measure(Math.ceil(long / 10) * 10 + 10);
}

/** The ruler below the street: a figure for every ten metres. */
function measure(metres) {
  const street = document.querySelector('.street-scroll');
  street.style.setProperty('--metres', String(metres));
  street.querySelector('.ruler').replaceChildren(
    ...Array.from({ length: metres / 10 }, (_, at) => {
      const figure = Object.assign(document.createElement('span'), { textContent: `${at * 10} m` });
      figure.style.setProperty('--at', String(at * 10));
      return figure;
    }),
  );
}

/** The house that is pointed at, in the street, in the list or on the plan. */
function useLit() {
  const [lit, setLit] = useState(null);
  useEffect(() => {
    const nodes = houses.flatMap(({ id, card, step }) => [card, step].filter(Boolean).map((node) => [id, node]));
    const ends = nodes.flatMap(([id, node]) =>
      [
        ['mouseenter', id],
        ['mouseleave', null],
        ['focusin', id],
        ['focusout', null],
      ].map(([name, value]) => {
        const listener = () => setLit(value);
        node.addEventListener(name, listener);
        return () => node.removeEventListener(name, listener);
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    for (const { id, card, step } of houses) for (const node of [card, step]) node?.classList.toggle('is-lit', id === lit);
  }, [lit]);
  return [lit, setLit];
}

/** The search: its fields, the plan beside the list, and what of both is shown. */
export function Search({ words, plan }) {
  const [hash, go] = useAddress();
  const kept = useSyncExternalStore(onKept, keptNow);
  const [lit, setLit] = useLit();
  const wish = readAddress(hash, known);
  const shown = choose(houses, wish, kept);
  const setWish = (change) => go(addressOf({ ...wish, ...change }));
  const ids = shown.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` is what `shown` says; the list itself is a new one each time
  useEffect(() => arrange(shown), [ids]);
  useEffect(() => {
    const press = ({ target }) => {
      if (target.closest('[data-show-all]')) go(addressOf(nothing));
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [go]);

  return (
    <>
      <Filters houses={houses} {...known} words={words} wish={wish} onWish={setWish} count={shown.length} onReset={() => go(addressOf({ ...nothing, sort: wish.sort }))} />
      {plan && createPortal(<Plan names={document.querySelector('.plan-names').textContent} houses={shown.filter(({ at }) => at)} wish={wish} lit={lit} onLit={setLit} kept={kept} onArea={(area) => setWish({ area })} />, plan)}
    </>
  );
}
