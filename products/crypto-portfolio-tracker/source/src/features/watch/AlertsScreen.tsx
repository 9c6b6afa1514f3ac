import { type FormEvent, useState } from 'react';
import { useStore } from '../../app/store.tsx';
import { fromNumber, parseDecimal, toText } from '../../lib/decimal.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty, Page, Section } from '../../ui/Page.tsx';
import { AlertLine } from './AlertLine.tsx';
import { alertStates } from './alerts.ts';

export function AlertsScreen() {
  const { portfolio, market, dispatch, announce, assetOf } = useStore();
  const states = alertStates(portfolio.alerts, market);
  const [asset, setAsset] = useState(market.assets[0]?.id ?? '');
  const [when, setWhen] = useState<'above' | 'below'>('above');
  const [price, setPrice] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const value = parseDecimal(price.replaceAll(',', ''));
    if (value === null || value <= 0n)
      return setError('Write a price above zero, with a point for decimals.');
    setError(undefined);
    setPrice('');
    dispatch({
      type: 'put-alert',
      alert: { id: crypto.randomUUID(), asset, when, price: toText(value), since: market.asOf },
    });
    announce(`The alert for ${assetOf(asset).symbol} is set.`);
  };
  const now = market.prices[asset] ?? fromNumber(0);
  return (
    <Page
      title="Alerts"
      lead={`Checked against every day's high and low since the alert was set, up to ${formatDay(market.asOf)}.`}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Section
          title={`${states.filter(({ reached }) => reached).length} reached, ${states.filter(({ reached }) => !reached).length} waiting`}
        >
          {states.length === 0 ? (
            <Empty title="No alert is set.">Name a coin and a price beside this.</Empty>
          ) : (
            <ul className="px-4 pb-3">
              {states.map((state) => (
                <AlertLine key={state.alert.id} state={state}>
                  <button
                    type="button"
                    className="grid size-8 place-items-center hover:bg-raised"
                    aria-label={`Remove the alert for ${assetOf(state.alert.asset).name} ${state.alert.when} ${state.alert.price}`}
                    onClick={() => {
                      dispatch({ type: 'remove-alert', id: state.alert.id });
                      announce('The alert is removed.');
                    }}
                  >
                    <Icon name="close" className="size-4" />
                  </button>
                </AlertLine>
              ))}
            </ul>
          )}
        </Section>
        <form onSubmit={add} noValidate className="grid gap-4 border-2 border-ink bg-sheet p-4">
          <h2 className="text-lg">New alert</h2>
          <Field label="Coin">
            <select className="control" value={asset} onChange={(event) => setAsset(event.target.value)}>
              {market.assets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Choice
            legend="When its price is"
            options={[
              ['above', 'above'],
              ['below', 'below'],
            ]}
            value={when}
            onChange={setWhen}
          />
          <Field label="Price in rupees" hint={`Now ${toText(now)}.`} error={error}>
            <input
              className="control figures"
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={(event) => setPrice(event.target.value)}
            />
          </Field>
          <Button type="submit">Set alert</Button>
        </form>
      </div>
    </Page>
  );
}
