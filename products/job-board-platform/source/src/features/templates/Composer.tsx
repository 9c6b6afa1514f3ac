import { useState } from 'react';
import { board, send } from '../../data/board.ts';
import type { Application, Job } from '../../data/types.ts';
import { announce } from '../../ui/announce.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fill, problems } from './fill.ts';
import { valuesOf } from './values.ts';

/** A message to one candidate, begun from a template. */
export function Composer({ application, job }: { application: Application; job: Job }) {
  const { desk, employers } = board.use((state) => state);
  const company = employers.find(({ id }) => id === job.employerId)?.name ?? '';
  const interview = desk.interviews.find(({ applicationId }) => applicationId === application.id);
  const values = valuesOf(application, job, company, interview);
  const [text, setText] = useState({ subject: '', body: '' });
  const left = problems(text, {});
  const open = [...left.unknown, ...left.empty];
  const start = (id: string) => {
    const template = desk.templates.find((it) => it.id === id);
    if (template) setText({ subject: fill(template.subject, values), body: fill(template.body, values) });
  };
  return (
    <div className="grid gap-3">
      <Field label="Begin from">
        {(props) => (
          <select
            {...props}
            className="field"
            defaultValue=""
            onChange={(event) => start(event.target.value)}
          >
            <option value="">an empty page</option>
            {desk.templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Subject">
        {(props) => (
          <input
            {...props}
            className="field"
            value={text.subject}
            onChange={(event) => setText({ ...text, subject: event.target.value })}
          />
        )}
      </Field>
      <Field label="Message" fault={open.length ? `Still without a value: ${open.join(', ')}.` : undefined}>
        {(props) => (
          <textarea
            {...props}
            className="field min-h-44"
            value={text.body}
            onChange={(event) => setText({ ...text, body: event.target.value })}
          />
        )}
      </Field>
      <button
        type="button"
        className="btn justify-self-start"
        disabled={!text.subject.trim() || !text.body.trim() || open.length > 0}
        onClick={() => {
          send({ applicationId: application.id, ...text });
          setText({ subject: '', body: '' });
          announce(`Noted as sent to ${application.cv.name}. This demo delivers no mail.`);
        }}
      >
        <Icon name="mail" size={18} /> Send
      </button>
    </div>
  );
}
