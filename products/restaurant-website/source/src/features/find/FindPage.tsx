import { Panel } from '../../art/Tile.tsx';
import { closures, house as facts, week } from '../../content/house.ts';
import { dateName, fill, weekdayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';

/** Where the house is, when it is open, how to get there, whom to ring. */
export function FindPage() {
  const { t, say, lang } = useSite();
  const ways = [
    [t.find.train, t.find.trainText],
    [t.find.car, t.find.carText],
    [t.find.ferry, t.find.ferryText],
    [t.find.step, t.find.stepText],
  ] as const;
  return (
    <>
      <div className="inside find-top">
        <div>
          <h1 className="giant">{t.find.title}</h1>
          <p className="mt-5 text-xl">{t.find.lead}</p>
          <address className="mt-6 text-xl not-italic">
            {facts.street}
            <br />
            {facts.town}
          </address>
        </div>
        <div className="facade">
          <Panel picture="quarter" label={t.find.map}>
            <g className="map-words" aria-hidden="true">
              <text className="strong" x="262" y="222">
                {t.find.legend.us}
              </text>
              <text x="196" y="284">
                {t.find.legend.market}
              </text>
              <text x="30" y="36">
                {t.find.legend.station}
              </text>
              <text x="424" y="330">
                {t.find.legend.ferry}
              </text>
              <text x="424" y="208">
                {t.find.legend.garden}
              </text>
              <text x="556" y="318" textAnchor="end">
                {t.find.legend.fort}
              </text>
              <text className="water" x="170" y="372">
                {t.find.legend.river}
              </text>
            </g>
          </Panel>
        </div>
      </div>
      <div className="inside find-more">
        <section>
          <h2 className="mid-head">{t.find.hours}</h2>
          <table className="hours wide">
            <tbody>
              {[1, 2, 3, 4, 5, 6, 0].map((day) => (
                <tr key={day}>
                  {/* 29 November 2026 was a Sunday. */}
                  <th scope="row">{weekdayName(day === 0 ? '2026-11-29' : `2026-11-${22 + day}`, lang)}</th>
                  <td>
                    {(week[day] ?? []).map((service) => (
                      <span key={service.id}>
                        {t.find[service.id]} {clock(service.from)}–{clock(service.to)},{' '}
                        {fill(t.find.last, { time: clock(service.last) })}
                      </span>
                    ))}
                    {(week[day] ?? []).length === 0 && t.foot.closed}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3 className="mt-6 font-bold">{t.find.closures}</h3>
          <ul>
            {closures.map(({ from, to, why }) => (
              <li key={from}>
                {dateName(from, lang)} – {dateName(to, lang)}: {say(why)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mid-head">{t.find.ways}</h2>
          <dl className="ways">
            {ways.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2 className="mid-head">{t.find.speak}</h2>
          <p>{t.find.speakText}</p>
          <p className="mt-3 text-2xl">
            <a className="link" href={facts.phoneHref}>
              {facts.phone}
            </a>
            <br />
            <a className="link" href={`mailto:${facts.mail}`}>
              {facts.mail}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
