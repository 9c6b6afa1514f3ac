import { Panel, Portrait } from '../../art/Tile.tsx';
import { staff } from '../../content/people.ts';
import { useSite } from '../../i18n/site.tsx';

/** The house, its story, its people and its habits. */
export function HousePage() {
  const { t, say } = useSite();
  return (
    <>
      <div className="inside house-top">
        <div className="facade">
          <Panel picture="facade" label={t.house.facade} />
        </div>
        <div>
          <h1 className="giant">{t.house.title}</h1>
          <p className="mt-5 text-xl">{t.house.lead}</p>
        </div>
      </div>
      <div className="inside columns">
        <p>{t.house.p1}</p>
        <p>{t.house.p2}</p>
        <p>{t.house.p3}</p>
      </div>
      <section className="inside">
        <h2 className="big">{t.house.people}</h2>
        <ul className="people">
          {staff.map(({ id, name, role, note }) => (
            <li key={id}>
              <span className="paint-box">
                <Portrait person={id} />
              </span>
              <h3>{name}</h3>
              <p className="font-bold">{say(role)}</p>
              <p>{say(note)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="sunny">
        <div className="inside rules">
          <h2 className="big">{t.house.rules}</h2>
          <ol>
            {[t.house.rule1, t.house.rule2, t.house.rule3, t.house.rule4].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
