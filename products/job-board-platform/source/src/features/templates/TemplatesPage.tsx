import { useState } from 'react';
import { board, freshId, removeTemplate, setTemplate } from '../../data/board.ts';
import { demoEmployer } from '../../data/sample/employers.ts';
import type { Template } from '../../data/types.ts';
import { announce } from '../../ui/announce.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fill, known, problems } from './fill.ts';
import { valuesOf } from './values.ts';

/** Texts that are written once and filled for each candidate. */
export function TemplatesPage() {
  const { desk, jobs, employers } = board.use((state) => state);
  const [id, setId] = useState(desk.templates[0]?.id ?? '');
  const template = desk.templates.find((it) => it.id === id);
  const [who, setWho] = useState(desk.interviews[0]?.applicationId ?? '');
  const others = desk.applications.filter(
    ({ jobId, stage }) =>
      stage !== 'withdrawn' && jobs.find((it) => it.id === jobId)?.employerId === demoEmployer,
  );
  const application = others.find((it) => it.id === who) ?? others[0];
  const job = jobs.find((it) => it.id === application?.jobId);
  const interview = desk.interviews.find((it) => it.applicationId === application?.id);
  const values =
    application && job
      ? valuesOf(application, job, employers.find((it) => it.id === job.employerId)?.name ?? '', interview)
      : {};
  const wrong = template && problems(template, values);
  const edit = (part: Partial<Template>) => template && setTemplate({ ...template, ...part });
  const add = () => {
    const fresh: Template = {
      id: freshId('t', desk.templates),
      name: 'New letter',
      subject: '{{job}}',
      body: 'Dear {{first name}},\n\n',
    };
    setTemplate(fresh);
    setId(fresh.id);
  };
  return (
    <div className="page">
      <h1 className="big mb-7">Letters</h1>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-wrap content-start gap-2 lg:grid">
          {desk.templates.map((it) => (
            <button
              key={it.id}
              type="button"
              className="btn-line lg:justify-start"
              aria-pressed={it.id === id}
              onClick={() => setId(it.id)}
            >
              {it.name}
            </button>
          ))}
          <button type="button" className="btn-line lg:justify-start" onClick={add}>
            <Icon name="plus" size={16} /> New letter
          </button>
        </div>
        {template ? (
          <>
            <div className="grid content-start gap-4">
              <Field label="Name">
                {(props) => (
                  <input
                    {...props}
                    className="field"
                    maxLength={40}
                    value={template.name}
                    onChange={(event) => edit({ name: event.target.value })}
                  />
                )}
              </Field>
              <Field label="Subject">
                {(props) => (
                  <input
                    {...props}
                    className="field"
                    value={template.subject}
                    onChange={(event) => edit({ subject: event.target.value })}
                  />
                )}
              </Field>
              <Field
                label="Text"
                fault={
                  wrong?.unknown.length
                    ? `Not known: ${wrong.unknown.map((name) => `{{${name}}}`).join(', ')}`
                    : undefined
                }
              >
                {(props) => (
                  <textarea
                    {...props}
                    className="field min-h-64 leading-relaxed"
                    value={template.body}
                    onChange={(event) => edit({ body: event.target.value })}
                  />
                )}
              </Field>
              <div>
                <p className="mb-1.5 text-sm font-semibold">Put in</p>
                <div className="flex flex-wrap gap-1.5">
                  {known.map((name) => (
                    <button
                      key={name}
                      type="button"
                      className="btn-line min-h-8 text-sm"
                      onClick={() => edit({ body: `${template.body}{{${name}}}` })}
                    >
                      {name}
                    </button>
                  ))}
                </div>
              </div>
              <button
                type="button"
                className="link min-h-7 justify-self-start"
                onClick={() => {
                  removeTemplate(template.id);
                  setId(desk.templates.find((it) => it.id !== template.id)?.id ?? '');
                  announce(`${template.name} is thrown away.`);
                }}
              >
                Throw it away
              </button>
            </div>
            <div>
              <Field label="As it reaches">
                {(props) => (
                  <select
                    {...props}
                    className="field"
                    value={application?.id}
                    onChange={(event) => setWho(event.target.value)}
                  >
                    {others.map((it) => (
                      <option key={it.id} value={it.id}>
                        {it.cv.name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <div className="mt-4 rounded-xl border-2 border-ink p-6">
                <p className="border-b-2 border-line pb-3 text-lg font-bold">
                  {fill(template.subject, values)}
                </p>
                <p className="mt-4 leading-relaxed whitespace-pre-line">{fill(template.body, values)}</p>
              </div>
              {wrong && wrong.empty.length > 0 && (
                <p className="mt-3 text-sm font-medium text-bad">
                  No value yet for this person: {wrong.empty.join(', ')}.
                </p>
              )}
            </div>
          </>
        ) : (
          <p className="text-soft">There is no letter left. Begin a new one.</p>
        )}
      </div>
    </div>
  );
}
