import { z } from 'zod';
import { editSchema } from '../../git/edit.ts';
import { liveSchema, settingsSchema, sourceSchema } from '../sites/schema.ts';

/** Who may call: everybody with the publishable key, only with a member's session, or everybody without a key as well. */
type Callers = 'everybody' | 'member' | 'keyless';

/** One function as its description shows it. Its path is the router's, from which parameters are taken. */
export interface Endpoint {
  summary: string;
  callers: Callers;
  /** Names of what may stand in the query. */
  query?: string[];
  /** JSON in the body: a schema that the server checks it with, or the names of texts, those with `?` as one likes. */
  body?: z.ZodType | string[];
  /** Content type of the body where it is no JSON, and of the answer. */
  sends?: string;
  answers?: string;
}

const zip = 'application/zip';
const form = 'application/x-www-form-urlencoded';
const everybody = (summary: string, more: Partial<Endpoint> = {}): Endpoint => ({
  summary,
  callers: 'everybody',
  ...more,
});
const member = (summary: string, more: Partial<Endpoint> = {}): Endpoint => ({
  summary,
  callers: 'member',
  ...more,
});
const keyless = (summary: string, more: Partial<Endpoint> = {}): Endpoint => ({
  summary,
  callers: 'keyless',
  ...more,
});

const publication = z.object({ source: sourceSchema });

/** All functions below /functions/v1, by method and path. A test compares them with the routes there are. */
export const endpoints: Record<string, Endpoint> = {
  'POST /account/avatar': member('Takes a picture of the member', { sends: 'image/*' }),
  'DELETE /account/avatar': member('Removes the picture of the member'),
  'GET /account/export': member('Everything of the account as a zip', { answers: zip }),
  'POST /account/delete': member('Deletes the account', { body: ['confirmation', 'password?'] }),

  'GET /ai': everybody('Whether an AI service is connected, and its models'),
  'POST /ai': everybody('Has a model write or change a page', {
    answers: 'text/event-stream',
    body: z.looseObject({}),
  }),

  'GET /contact': everybody('A ticket for the contact form'),
  'POST /contact': everybody('Sends a message', {
    body: ['ticket', 'user_name', 'user_email', 'subject', 'message'],
  }),

  'POST /device/code': keyless('Codes for a program without a browser (RFC 8628)', { sends: form }),
  'POST /device/token': keyless('The access token, once a member has allowed it (RFC 8628)', { sends: form }),
  'POST /device/revoke': keyless('Ends an access token (RFC 7009)', { sends: form }),
  'POST /device/find': member('What a program asks for, by the code that it shows', { body: ['code'] }),
  'POST /device/decide': member('Allows a program what it asks for, or refuses it', {
    body: z.object({ code: z.string(), allow: z.boolean() }),
  }),

  'POST /publish': keyless('Publishes a zip to the own site of a name, with an access token', {
    query: ['site', 'title'],
    sends: zip,
  }),

  'POST /remix': member('Copies a project or a site into a new repository', { body: ['project?', 'site?'] }),
  'GET /remix/sites/:name': everybody('What may be copied of a site'),
  'GET /remix/sites/:name/files.zip': everybody('All files of such a site as a zip', { answers: zip }),

  'GET /reports': everybody('A ticket for the report form', { query: ['subject_type', 'subject_id'] }),
  'POST /reports': everybody('Reports something to the operators', {
    body: ['ticket', 'subject_type', 'subject_id', 'reason', 'details?'],
  }),

  'GET /sites': member('The member’s sites with their addresses, the newest first'),
  'GET /sites/names/:name': member('Whether a new site may have a name'),
  'POST /sites': member('Publishes a new site; a zip may be sent in place of JSON', {
    query: ['name', 'source', 'title', 'remix_allowed'],
    body: publication.extend({ name: z.string(), remix_allowed: z.boolean().optional() }),
  }),
  'GET /sites/:site/deployments': member('Deployments of a site, the newest first'),
  'GET /sites/:site/checks': member('What a browser has found out about deployments'),
  'POST /sites/:site/deployments': member('Publishes again; a zip may be sent in place of JSON', {
    query: ['source', 'title'],
    body: publication,
  }),
  'GET /sites/:site/visits': member('Visits of the last thirty days by day, page and referrer'),
  'PUT /sites/:site/live': member('Makes a deployment the live one; null takes the site from the net', {
    body: liveSchema,
  }),
  'PATCH /sites/:site': member('Renames a site and changes its settings', { body: settingsSchema }),
  'DELETE /sites/:site': member('Deletes a site'),
  'GET /sites/:site/domains': member('Domains of a site with the records that prove them'),
  'POST /sites/:site/domains': member('Asks for a domain', { body: ['domain'] }),
  'POST /sites/:site/domains/:domain/look': member('Looks at the record of a domain now'),
  'DELETE /sites/:site/domains/:domain': member('Gives a domain up'),

  'GET /suggestions': everybody('A ticket for the form of suggestions'),
  'POST /suggestions': everybody('Adds a suggestion', { body: ['ticket', 'name', 'email', 'suggestion'] }),
  'GET /suggestions/votes': everybody('What the caller has voted for'),
  'PUT /suggestions/:id/vote': everybody('Votes for a suggestion', { body: ['ticket'] }),
  'DELETE /suggestions/:id/vote': everybody('Takes a vote back'),
  'POST /suggestions/:id/comments': everybody('Comments on a suggestion', {
    body: ['ticket', 'name', 'comment'],
  }),
  'POST /suggestions/unsubscribe': everybody('Ends mails about a suggestion', { body: ['token'] }),

  'GET /testimonials': everybody('A ticket for the form of testimonials'),
  'POST /testimonials': everybody('Adds a testimonial', {
    body: z.object({
      ticket: z.string(),
      name: z.string(),
      rating: z.int().min(1).max(5),
      review: z.string(),
      email: z.string().optional(),
    }),
  }),
  'GET /testimonials/:id': everybody('What the author of a testimonial may change'),
  'PATCH /testimonials/:id': everybody('Changes a testimonial', {
    body: z.object({ name: z.string(), rating: z.int().min(1).max(5), review: z.string() }),
  }),
  'DELETE /testimonials/:id': everybody('Removes a testimonial'),

  'POST /checkout': everybody('Buys a product', { body: ['slug', 'email', 'full_name', 'idempotency_key'] }),
  'POST /checkout/return': keyless('What a browser brings back from the payment service', {
    sends: form,
  }),
  'GET /orders': member('Orders of the member'),
  'POST /orders/view': everybody('One order, by its token or of the member', { body: ['order'] }),
  'POST /orders/refund': everybody('Gives the money of an order back', { body: ['order'] }),
  'POST /orders/refund-payment': member('Gives a payment back, as an operator', {
    body: z.looseObject({ order: z.string(), payment: z.string() }),
  }),
  'POST /orders/review': everybody('What the buyer says of a product', {
    body: ['order', 'name', 'feedback'],
  }),
  'POST /orders/link': everybody('Mails the download links of an address again', { body: ['email'] }),
  'GET /downloads/:token': keyless('The archive of a product', { answers: zip }),
  'POST /webhooks/razorpay': keyless('Events of the payment service, signed by it', {
    body: z.looseObject({}),
  }),

  'GET /git/:owner/:repository': keyless('A repository, its branches, tags and address for cloning'),
  'GET /git/:owner/:repository/page': keyless('A repository, its files and its README, ready to be drawn', {
    query: ['ref'],
  }),
  'GET /git/:owner/:repository/view': keyless('A file, ready to be drawn', { query: ['ref', 'path'] }),
  'GET /git/:owner/:repository/tree': keyless('All files at a ref', { query: ['ref'] }),
  'GET /git/:owner/:repository/file': keyless('A file with its text', { query: ['ref', 'path'] }),
  'GET /git/:owner/:repository/raw': keyless('The bytes of a file', {
    query: ['ref', 'path', 'download'],
    answers: '*/*',
  }),
  'GET /git/:owner/:repository/archive.zip': keyless('All files as a zip', { query: ['ref'], answers: zip }),
  'GET /git/:owner/:repository/commits': keyless('History, the newest first', {
    query: ['ref', 'path', 'page'],
  }),
  'GET /git/:owner/:repository/commits/:sha': keyless('A commit and what it changes'),
  'POST /git/:owner/:repository/commits': member('Changes files as one commit', { body: editSchema }),

  'GET /openapi.json': keyless('This description'),
};
