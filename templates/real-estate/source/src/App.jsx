import { useEffect, useRef, useState } from 'react';
import { houses } from './data/houses.js';
import { choose } from './state/choose.js';
import { addressOf, nothing, readAddress, useAddress } from './state/address.js';
import { useKept } from './state/kept.js';
import { Agency } from './views/Agency.jsx';
import { Detail } from './views/Detail.jsx';
import { Filters } from './views/Filters.jsx';
import { HouseList } from './views/HouseList.jsx';
import { Plan } from './views/Plan.jsx';
import { Street } from './views/Street.jsx';
import { Top } from './views/Top.jsx';

const title = 'Gable & Rule: houses in Tarrowmouth, drawn';

export function App() {
  const [hash, go] = useAddress();
  const [kept, toggleKept] = useKept();
  const [lit, setLit] = useState(null);
  const { house, isLost, wish } = readAddress(hash);
  const shown = choose(houses, wish, kept);
  const setWish = (change) => go(addressOf({ ...wish, ...change }));

  const heading = useRef(null);
  const before = useRef(null);
  useEffect(() => {
    document.title = house ? `${house.name}, ${house.street}: Gable & Rule` : title;
    if (house?.id === before.current) return;
    if (house) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else {
      // Back to the house one came from.
      const card = document.querySelector(`[data-card="${before.current}"] a`);
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
    }
    before.current = house?.id ?? null;
  }, [house]);

  return (
    <>
      <a className="skip" href={house ? '#house' : '#list'}>
        Skip to {house ? 'the house' : 'the list'}
      </a>
      <Top home={addressOf(wish)} keptCount={kept.length} isKept={wish.kept} onKept={() => go(addressOf({ ...nothing, kept: house ? true : !wish.kept }))} />
      {house ? (
        <Detail key={house.id} house={house} wish={wish} heading={heading} isKept={kept.includes(house.id)} onKeep={() => toggleKept(house.id)} />
      ) : (
        <main>
          <Street houses={shown} total={houses.length} wish={wish} lit={lit} onLit={setLit} />
          {isLost && (
            <p className="lost" role="alert">
              That house is no longer with us. These are.
            </p>
          )}
          <Filters wish={wish} onWish={setWish} count={shown.length} total={houses.length} onReset={() => go(addressOf({ ...nothing, sort: wish.sort }))} />
          <div className="search">
            <Plan houses={shown} wish={wish} lit={lit} onLit={setLit} kept={kept} onArea={(area) => setWish({ area })} />
            <HouseList houses={shown} wish={wish} lit={lit} onLit={setLit} kept={kept} onKeep={toggleKept} onReset={() => go(addressOf(nothing))} />
          </div>
        </main>
      )}
      <Agency />
      <footer className="foot">
        <p>
          <b>Gable &amp; Rule</b>, 6 Fore Street, Tarrowmouth. Open Monday to Friday nine to half past five, Saturday until one, tide permitting.
        </p>
        <p>
          <a href="tel:+441632960146">01632 960146</a> <a href="mailto:door@gableandrule.example">door@gableandrule.example</a>
        </p>
      </footer>
    </>
  );
}
