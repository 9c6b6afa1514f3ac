import { type FormEvent, useState } from 'react';
import { useConsole } from '../../app/StoreContext';
import { api } from '../../data/api';
import { put } from '../../data/changes';
import type { Settings } from '../../data/types';
import { Choices } from '../../ui/Choices';
import { Field } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { Team } from './Team';

/** Name and hours of the shop, who works there, how the console looks, and where its data is. */
export function SettingsScreen() {
  const { settings, commit } = useConsole();
  const keep = (label: string, changes: Partial<Settings>) =>
    commit(put(label, 'settings', [{ ...settings, ...changes }]));
  return (
    <Page title="Settings">
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Shop key={settings.name + settings.email + settings.cutoffHour} settings={settings} onKeep={keep} />
        <section aria-labelledby="look" className="panel p-5">
          <h2 id="look" className="pb-4">
            Look
          </h2>
          <p className="pb-1 font-semibold">Colours</p>
          <Choices
            label="Colours"
            value={settings.scheme}
            onChange={(scheme) => keep(`Colours: ${scheme}`, { scheme })}
            options={[
              { value: 'system', label: 'As the system' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <p className="pt-4 pb-1 font-semibold">Marker</p>
          <Choices
            label="Marker"
            value={settings.accent}
            onChange={(accent) => keep(`Marker: ${accent}`, { accent })}
            options={[
              { value: 'turmeric', label: 'Turmeric' },
              { value: 'verdigris', label: 'Verdigris' },
              { value: 'rose', label: 'Rose' },
            ]}
          />
          <p className="mt-4 h-3 rounded bg-mark" aria-hidden="true" />
        </section>
        <Team settings={settings} onKeep={keep} />
        <section aria-labelledby="data" className="panel p-5">
          <h2 id="data" className="pb-2">
            Data
          </h2>
          <p className="text-soft">
            This console shows a sample shop. What you change stays in this browser, on top of the sample, and
            nothing is sent anywhere.
          </p>
          {api.reset ? (
            <button
              type="button"
              className="btn btn-bad mt-4"
              onClick={() => {
                api.reset?.();
                window.location.reload();
              }}
            >
              Forget all changes
            </button>
          ) : null}
        </section>
      </div>
    </Page>
  );
}

export interface KeepProps {
  settings: Settings;
  onKeep(label: string, changes: Partial<Settings>): void;
}

function Shop({ settings, onKeep }: KeepProps) {
  const [name, setName] = useState(settings.name);
  const [email, setEmail] = useState(settings.email);
  const [hour, setHour] = useState(settings.cutoffHour);
  const [faults, setFaults] = useState<{ name?: string; email?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(name.trim().length < 2 ? { name: 'Give the shop a name.' } : {}),
      ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Write an address such as counter@shop.example.' }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) onKeep('Shop saved', { name: name.trim(), email, cutoffHour: hour });
  };
  const isSame = name === settings.name && email === settings.email && hour === settings.cutoffHour;
  return (
    <form onSubmit={submit} noValidate className="panel grid gap-4 p-5" aria-labelledby="shop">
      <h2 id="shop">Shop</h2>
      <Field label="Name" fault={faults.name}>
        {(props) => <input {...props} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label="E-mail for customers" fault={faults.email}>
        {(props) => (
          <input {...props} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        )}
      </Field>
      <Field
        label="The courier comes at"
        hint="Orders paid before leave the same day; after it they count as late."
      >
        {(props) => (
          <select {...props} value={hour} onChange={(event) => setHour(Number(event.target.value))}>
            {[12, 13, 14, 15, 16, 17, 18, 19, 20].map((one) => (
              <option key={one} value={one}>
                {one}:00
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="btn btn-mark justify-self-start" disabled={isSame}>
        Save shop
      </button>
    </form>
  );
}
