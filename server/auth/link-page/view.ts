import { html } from 'hono/html';
import { plainPage } from '../../plain-page/plain-page.ts';
import type { Notice, Question } from './words.ts';

/** What the button sends: the parts of the link. */
export interface LinkFields {
  token: string;
  type: string;
  redirect_to: string;
}

/** Where the button of a link's page leads. */
const linkAction = '/auth/v1/verify/link';

/** The page of a link that works: what its button does, and the button. `elsewhere` is the host of another site it leads on to. */
export function questionPage(
  { title, text, button }: Question,
  fields: LinkFields,
  elsewhere: string | null,
) {
  return plainPage(
    title,
    html`<p>${text}</p>
      ${elsewhere ? html`<p>After that you go on to <strong>${elsewhere}</strong>.</p>` : ''}
      <form method="post" action="${linkAction}">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="button">${button}</button>
      </form>
      <p class="aside">You did not ask for this? Close this page: nothing happens without the button.</p>`,
  );
}

/** The page of a link that has nothing to ask: what is the matter, and what to do next. `goOn` is where the link leads. */
export function noticePage({ title, text, action }: Notice, goOn: string) {
  return plainPage(
    title,
    html`<p>${text}</p>
      <a class="button" href="${action.path}">${action.label}</a>
      <p class="aside"><a href="${goOn}" rel="next">Back to the site</a></p>`,
  );
}
