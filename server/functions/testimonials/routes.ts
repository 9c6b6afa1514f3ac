import type { Context, Hono } from 'hono';
import { checkTestimonial } from '../../../app/features/testimonials/schema.ts';
import { HttpError } from '../../http/errors.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { readFields } from '../form/body.ts';
import type { Connection } from '../form/connection.ts';
import {
  checkForm,
  type Desk,
  formRoutes,
  keyedMark,
  limitTries,
  networkOf,
  readForm,
} from '../form/desk.ts';
import { formError } from '../form/errors.ts';
import { formId } from '../form/form-id.ts';
import { memberOf } from '../form/member.ts';
import { isEditKey } from './link.ts';
import type { TestimonialStore } from './store.ts';

const hour = 3600;
/** Testimonials from one network address. A school or an office shares one. */
export const perAddress: RateLimit = { max: 10, windowSeconds: hour };
/** Testimonials of one account. */
export const perAccount: RateLimit = { max: 5, windowSeconds: hour };
/** Mails to one address. */
export const perRecipient: RateLimit = { max: 3, windowSeconds: hour };
/** Looks and changes by link from one network address. */
export const editsPerAddress: RateLimit = { max: 120, windowSeconds: hour };

export interface TestimonialDesk {
  desk: Desk;
  store: TestimonialStore;
  /** Says that a link waits to be mailed. */
  wakeDelivery(): void;
}

/**
 * The testimonials' function, mounted at /functions/v1/testimonials:
 *
 *     GET     /      a form: { ticket }
 *     POST    /      a testimonial: { ticket, name, rating, review, email } -> { ok: true, ticket } for the next one
 *     GET     /{id}  what its author may change: { testimonial: { id, name, rating, review } }
 *     PATCH   /{id}  { name, rating, review } -> { ok: true }
 *     DELETE  /{id}  -> { ok: true }
 *
 * All need one of the instance's keys. With an access token, what is written belongs to the account. The last three need
 * the key of the link in the header `x-edit-key`; members change theirs through the table, whose policies know them.
 */
export function testimonialRoutes(connection: Connection, place: TestimonialDesk | null): Hono {
  const open = (): TestimonialDesk => {
    if (!place) throw formError('closed');
    return place;
  };
  return formRoutes(connection, (routes) => {
    routes.get('/', (context) => context.json({ ticket: open().desk.ticket() }));
    routes.post('/', (context) => receive(open(), context));
    routes.get('/:id', async (context) => {
      const testimonial = await findOwn(open(), context);
      return context.json({ testimonial });
    });
    routes.patch('/:id', (context) => change(open(), context));
    routes.delete('/:id', async (context) => {
      const { id } = await findOwn(open(), context);
      await stored(open(), (store) => store.remove(id));
      return context.json({ ok: true });
    });
  });
}

async function receive(place: TestimonialDesk, context: Context): Promise<Response> {
  const { desk } = place;
  const { ticket, fields, trapped } = await readForm(context);
  const received = () => context.json({ ok: true, ticket: desk.ticket() });
  if (trapped) {
    desk.connection.log.info('testimonial_honeypot_filled');
    return received();
  }
  const { form, errors } = checkTestimonial(fields);
  if (!form) throw formError('invalid', { errors });
  checkForm(desk, ticket);
  const member = await memberOf(desk, context);
  await limitTries(desk, `testimonial:address:${networkOf(desk, context)}`, perAddress);
  if (member) await limitTries(desk, `testimonial:account:${member.id}`, perAccount);
  if (form.email) {
    const recipient = keyedMark(desk, 'recipient', form.email.toLowerCase());
    await limitTries(desk, `testimonial:mail:${recipient}`, perRecipient);
  }
  const id = formId(ticket, [form.name, form.rating, form.review, form.email]);
  await stored(place, (store) => store.publish(id, form, member?.id ?? null));
  if (form.email) place.wakeDelivery();
  return received();
}

async function change(place: TestimonialDesk, context: Context): Promise<Response> {
  const { id } = await findOwn(place, context);
  const { form, errors } = checkTestimonial(await readFields(context.req.raw));
  if (!form) throw formError('invalid', { errors });
  if (!(await stored(place, (store) => store.change(id, form)))) throw formError('notThere');
  return context.json({ ok: true });
}

/** The testimonial that the request's key opens. A wrong key answers like one that is not there. */
async function findOwn(place: TestimonialDesk, context: Context) {
  const { desk } = place;
  await limitTries(desk, `testimonial:edit:${networkOf(desk, context)}`, editsPerAddress);
  const id = context.req.param('id') ?? '';
  if (!isEditKey(desk, id, context.req.header('x-edit-key') ?? '')) throw formError('notThere');
  const testimonial = await stored(place, (store) => store.find(id));
  if (!testimonial) throw formError('notThere');
  return testimonial;
}

async function stored<T>({ desk, store }: TestimonialDesk, work: (store: TestimonialStore) => Promise<T>) {
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    desk.connection.log.error('testimonials_unreachable', { error: String(error) });
    throw formError('notStored');
  }
}
