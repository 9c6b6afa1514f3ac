import type { Context } from 'hono';
import { checkTestimonial } from '../../../app/features/testimonials/schema.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import { readFields } from '../kit/body.ts';
import { type FunctionContext, isOpen, keyedHash } from '../kit/context.ts';
import { functionError, orNotStored } from '../kit/errors.ts';
import { type FormContext, formId, openForm, receiveForm } from '../kit/form.ts';
import { limitTries } from '../kit/limits.ts';
import { memberOf } from '../kit/member.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { isEditKey } from './link.ts';
import { LinkQueue, linkSender } from './link-queue.ts';
import { TestimonialStore } from './store.ts';

const hour = 3600;
/** Testimonials from one network address. A school or an office shares one. */
export const perAddress: RateLimit = { max: 10, windowSeconds: hour };
/** Testimonials of one account. */
export const perAccount: RateLimit = { max: 5, windowSeconds: hour };
/** Mails to one address. */
export const perRecipient: RateLimit = { max: 3, windowSeconds: hour };
/** Looks and changes by link from one network address. */
export const editsPerAddress: RateLimit = { max: 120, windowSeconds: hour };

interface TestimonialContext extends FormContext {
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
export function openTestimonials(context: FunctionContext): SiteFunction {
  if (!isOpen(context)) return closedFunction(context, 'formClosed');
  const form = openForm(context, 'testimonials');
  const worker = createDeliveryWorker({
    store: new LinkQueue(context.operator),
    sender: linkSender(form),
    log: context.log,
    noun: 'link to a testimonial',
    givenUp: 'its address is forgotten',
  });
  const own: TestimonialContext = {
    ...form,
    store: new TestimonialStore(context.operator),
    wakeDelivery: worker.wake,
  };
  const routes = functionRoutes(context, (routes) => {
    routes.get('/', (c) => c.json({ ticket: form.ticket() }));
    routes.post('/', (c) => receive(own, c));
    routes.get('/:id', async (c) => c.json({ testimonial: await findOwn(own, c) }));
    routes.patch('/:id', (c) => change(own, c));
    routes.delete('/:id', async (c) => {
      const { id } = await findOwn(own, c);
      await stored(own, (store) => store.remove(id));
      return c.json({ ok: true });
    });
  });
  return { routes, worker };
}

function receive(context: TestimonialContext, c: Context): Promise<Response> {
  return receiveForm(context, c, {
    noun: 'testimonial',
    check: (fields) => {
      const { form: values, errors } = checkTestimonial(fields);
      return { values, errors };
    },
    async store(form, ticket) {
      const member = await memberOf(context, c);
      await limitTries(context, `testimonial:address:${context.networkOf(c)}`, perAddress);
      if (member) await limitTries(context, `testimonial:account:${member.id}`, perAccount);
      if (form.email) {
        const recipient = keyedHash(context, 'recipient', form.email.toLowerCase());
        await limitTries(context, `testimonial:mail:${recipient}`, perRecipient);
      }
      const id = formId(ticket, [form.name, form.rating, form.review, form.email]);
      await stored(context, (store) => store.publish(id, form, member?.id ?? null));
      if (form.email) context.wakeDelivery();
    },
  });
}

async function change(context: TestimonialContext, c: Context): Promise<Response> {
  const { id } = await findOwn(context, c);
  const { form, errors } = checkTestimonial(await readFields(c.req.raw));
  if (!form) throw functionError('invalid', { errors });
  if (!(await stored(context, (store) => store.change(id, form)))) throw functionError('notThere');
  return c.json({ ok: true });
}

/** The testimonial that the request's key opens. A wrong key answers like one that is not there. */
async function findOwn(context: TestimonialContext, c: Context) {
  await limitTries(context, `testimonial:edit:${context.networkOf(c)}`, editsPerAddress);
  const id = c.req.param('id') ?? '';
  if (!isEditKey(context, id, c.req.header('x-edit-key') ?? '')) throw functionError('notThere');
  const testimonial = await stored(context, (store) => store.find(id));
  if (!testimonial) throw functionError('notThere');
  return testimonial;
}

function stored<T>({ log, store }: TestimonialContext, work: (store: TestimonialStore) => Promise<T>) {
  return orNotStored(log, 'testimonials_unreachable', () => work(store));
}
