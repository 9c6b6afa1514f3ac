import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { getServerSupabase } from '../../lib/supabase.server.ts';
import { callBoard } from './call-board.server.ts';
import { listingHref, parseListing } from './listing.ts';
import {
  findSuggestion,
  listComments,
  listStatusChanges,
  listSuggestions,
  type SuggestionPage,
} from './queries.ts';
import {
  type Comment,
  numberInPath,
  type StatusChange,
  type Suggestion,
  suggestionPath,
} from './suggestion.ts';

/** What a page that takes forms and votes needs. */
export type FormBasics = {
  /** The ticket its forms carry; empty when none could be had, and then the browser asks again. */
  ticket: string;
  /** False where the site stores nothing. */
  open: boolean;
  /** Ids of the suggestions this browser has voted for. */
  voted: string[];
};

/** First data of the board. */
export type BoardData = FormBasics & {
  /** Left out while it is loading and when it could not be read. */
  list?: SuggestionPage | undefined;
  failed: boolean;
};

export type SuggestionData = FormBasics & {
  /** Null when there is none of this number. */
  suggestion: Suggestion | null;
  comments: Comment[];
  changes: StatusChange[];
};

/** Reads the board for the first HTML. */
export async function loadBoard({ request, url, context }: LoaderFunctionArgs) {
  const listing = parseListing(url.searchParams);
  const form = loadForm(request, context);
  try {
    const list = await listSuggestions(getServerSupabase(context), listing);
    if (list.page !== listing.page) throw redirect(listingHref({ ...listing, page: list.page }));
    return data<BoardData>({ ...(await form), list, failed: false });
  } catch (error) {
    if (error instanceof Response) throw error;
    context.get(requestValues).logFailure('suggestion_list_failed', error);
    return data<BoardData>(
      { ...(await form), failed: true },
      { status: 503, headers: { 'Retry-After': '30' } },
    );
  }
}

/** Reads a suggestion for its own page; its address is always the one its words make. */
export async function loadSuggestion({ request, url, params, context }: LoaderFunctionArgs) {
  const client = getServerSupabase(context);
  const number = numberInPath(params.suggestion ?? '');
  const suggestion = number === null ? null : await findSuggestion(client, number);
  if (!suggestion) {
    const nothing = { ticket: '', open: false, voted: [], suggestion: null, comments: [], changes: [] };
    return data<SuggestionData>(nothing, { status: 404 });
  }
  const path = suggestionPath(suggestion);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  const [form, comments, changes] = await Promise.all([
    loadForm(request, context),
    listComments(client, suggestion.id),
    listStatusChanges(client, suggestion.id),
  ]);
  return data<SuggestionData>({ ...form, suggestion, comments, changes });
}

async function loadForm(request: Request, context: LoaderFunctionArgs['context']): Promise<FormBasics> {
  const call = (path: string) => callBoard(context, request, path);
  const [form, votes] = await Promise.all([
    call(''),
    // Asked only for browsers that have a voter cookie.
    request.headers.get('cookie')?.includes('plinth-voter=') ? call('/votes') : null,
  ]);
  const voted = votes?.answer?.voted;
  return {
    ticket: form.answer?.ticket ?? '',
    open: form.answer?.code !== 'form_closed',
    voted: Array.isArray(voted) ? voted : [],
  };
}
