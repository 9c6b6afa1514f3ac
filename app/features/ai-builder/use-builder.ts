import { useEffect, useState } from 'react';
import { goTo, type History, redo, undo } from '../../../domain/studio/history.ts';
import {
  fileAt,
  pagesOf,
  type SiteFiles,
  sameFiles,
  textAt,
  withFile,
} from '../../../domain/studio/site-files.ts';
import type { Saved } from '../../shell/saving/save-website.ts';
import { wishAgain, withSecondTry } from './edits/ask-again.ts';
import { applyHunk } from './edits/hunk.ts';
import { hunksBetween } from './edits/hunks-between.ts';
import { accept, isDecided, type Proposal, propose, reject, takeNearest } from './edits/proposal.ts';
import { textHunk } from './edits/text-hunk.ts';
import { filesOf, type Session, withStep } from './history/session-store.ts';
import type { Report } from './mend/report.ts';
import { sentFiles } from './prompt/sent-files.ts';
import { joinReplies } from './reply/join-replies.ts';
import { readArrived, readOne, sayNothing } from './reply/read-reply.ts';
import { grownFrom } from './run/linked-page.ts';
import type { Picked } from './run/watcher.ts';
import { type AiRequest, asPage, type Community, hasCode, type LiveSite, MAX_FILES } from './schema.ts';
import { atMostEvery } from './stream/at-most-every.ts';
import { askingOf } from './use-asking.ts';
import type { Checks } from './use-checks.ts';
import { useKeeping } from './use-keeping.ts';
import { useSession } from './use-session.ts';
import { useWork } from './use-work.ts';

/** Milliseconds between two looks at what has come of a reply. */
const SHOW_EVERY_MS = 100;

/** The choice of pages that are composed in the browser. */
export const NO_MODEL = '';

/** The state of the builder and everything one can do in it. */
export function useBuilder(firstModel: string, community: Community) {
  const { session, setSession, isLoaded, place, previous, startSession } = useSession();
  const keeping = useKeeping(session, setSession, isLoaded);
  const [prompt, setPrompt] = useState('');
  const [model, setModel] = useState(firstModel);
  const { work, setWork, error, setError, notice, setNotice, run, stop, clear } = useWork();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [cut, setCut] = useState<CutReply | null>(null);
  const kept = isLoaded ? session.description : '';
  useEffect(() => {
    if (kept) setPrompt((typed) => typed || kept);
  }, [kept]);
  const { history } = session;
  const files = filesOf(history);

  const running = (work?.kind === 'all' && work.ready) || (work?.kind === 'mend' && work.trial) || files;
  const [chosen, setPage] = useState('index.html');
  const pages = pagesOf(running);
  /** The page that is looked at: another state of the website may not have it. */
  const page = pages.includes(chosen) ? chosen : (pages[0] ?? 'index.html');
  const { ask, askForHunks } = askingOf({ model, setNotice });

  const step = (label: string, next: SiteFiles, more: Partial<Session> = {}) =>
    setSession((old) => withStep(old, label, grownFrom(filesOf(old.history), next), more));

  /** Writes the page, or goes on with a reply that broke off. */
  function generate(before: CutReply | null = null) {
    const description = before?.description ?? prompt.trim();
    if (!description || work) return;
    setProposal(null);
    setCut(null);
    void run(
      { kind: 'all', files: null, ready: null, writing: null },
      'An error occurred',
      async (signal, isCurrent) => {
        if (model === NO_MODEL) {
          const { compose } = await import('./composer/compose.ts');
          const { files: made, notes, templates } = compose(description);
          step(shorten(description), made, { description, wishes: [], isComposed: true, notes, templates });
          return;
        }
        let arrived = '';
        const reply = () => (before ? joinReplies(before.reply, arrived) : arrived);
        const showing = atMostEvery(SHOW_EVERY_MS, () => {
          const { files: made, writing } = readArrived(reply());
          const done = writing ? { ...made, [writing]: '' } : made;
          const hasLook = Object.keys(done).some((path) => path.endsWith('.css') && textAt(done, path));
          setWork({ kind: 'all', files: made, ready: hasLook ? done : null, writing });
        });
        const keep = (label: string, made: SiteFiles) => {
          if (!hasCode(made)) return false;
          step(label, made, { description, wishes: [], isComposed: false, notes: [], templates: [] });
          return true;
        };
        try {
          const asked: AiRequest = before
            ? { mode: 'continue', model, prompt: description, reply: before.reply }
            : { mode: 'all', model, prompt: description };
          const reason = await ask(asked, signal, (text) => {
            arrived += text;
            showing.ask();
          });
          const read = readArrived(reply());
          if (!keep(shorten(description), read.files)) throw new Error(sayNothing(read.reply));
          if (reason !== 'length') return;
          setCut({ description, reply: reply(), files: grownFrom(files, read.files) });
          setNotice('The model stopped before the end, so the page may be incomplete.');
        } catch (reason) {
          // Half a page is better than none, and can be gone on with.
          const { files: half } = readArrived(reply());
          if (isCurrent() && keep(signal.aborted ? 'Stopped' : 'Cut off', half))
            setCut({ description, reply: reply(), files: grownFrom(files, half) });
          throw reason;
        } finally {
          showing.end();
        }
      },
    );
  }

  function regenerate(file: string, note: string) {
    if (work) return;
    setProposal(null);
    const wish = note.trim() || session.description || prompt.trim();
    void run({ kind: 'file', file }, 'An error occurred during regeneration', async (signal, isCurrent) => {
      if (model === NO_MODEL) {
        const { compose } = await import('./composer/compose.ts');
        const made = compose(session.description || wish, [...session.wishes, note].filter(Boolean));
        if (!Object.hasOwn(made.files, file))
          throw new Error(`Without a model ${file} cannot be made again. Choose one, or change it by hand.`);
        step(`${file}, made again`, withFile(files, file, textAt(made.files, file)));
        return;
      }
      let arrived = '';
      try {
        const sent = sentFiles(files, page, `${file} ${wish}`);
        await ask({ mode: 'file', model, prompt: wish, file, ...sent }, signal, (text) => {
          arrived += text;
        });
      } catch (reason) {
        const half = readOne(arrived, file);
        // The whole file from before is worth more than half a new one, which stays one step ahead.
        if (isCurrent() && half.trim()) {
          step(`${file}, ${signal.aborted ? 'stopped' : 'cut off'}`, withFile(files, file, half));
          move(undo);
          setNotice(`The part of ${file} that had arrived is kept: Redo shows it.`);
        }
        throw reason;
      }
      const made = readOne(arrived, file);
      if (!made.trim()) throw new Error(`The model answered without ${file}. Please try again.`);
      step(`${file}, made again`, withFile(files, file, made));
    });
  }

  /** Asks for a change, which is shown before it is made. */
  function change(wish: string, picked: Picked | null = null) {
    if (work || !wish.trim()) return;
    setProposal(null);
    void run({ kind: 'edit' }, 'An error occurred', async (signal, isCurrent) => {
      if (model === NO_MODEL) {
        if (!session.isComposed)
          throw new Error(
            'Changes to a page that a model has written need a model. Choose one, or regenerate a file.',
          );
        const { compose } = await import('./composer/compose.ts');
        const wishes = [...session.wishes, wish];
        // What has been changed by hand since is left alone.
        const before = compose(session.description, session.wishes).files;
        const hunks = hunksBetween(before, compose(session.description, wishes).files);
        if (hunks.length === 0) throw new Error(NOTHING_UNDERSTOOD);
        setProposal(propose(wish, files, hunks));
        return;
      }
      const about = picked
        ? `In ${page}, change this element and nothing else:\n${picked.html}\n\n${wish}`
        : wish;
      const { hunks, problem } = await askForHunks(about, { files, page }, signal, (found) =>
        setProposal(propose(wish, files, found)),
      );
      if (problem) throw new Error(problem);
      if (hunks.length === 0)
        throw new Error('The model answered without a change. Please say it in other words.');
      const first = propose(wish, files, hunks);
      setProposal(first);
      if (first.hunks.every((hunk) => hunk.problem === null)) return;
      // Once by itself: what was not found is usually one blank or word away from what is there.
      const again = await askForHunks(wishAgain(about, first), { files, page }, signal, () => {});
      if (isCurrent()) setProposal(withSecondTry(first, files, again.hunks));
    });
  }

  /** Mends what the preview has found, in rounds; each is a step. `check` waits for what it finds in other files. */
  function mend({ faults, scheme, page: looked }: Report, check: Checks['check']) {
    if (work) return;
    setProposal(null);
    void run({ kind: 'mend', trial: null }, 'An error occurred', async (signal) => {
      const { mendByRules, mendInRounds, sayMended, viewOf, wishOf } = await import('./mend/mend.ts');
      const outcome = await mendInRounds(files, faults, {
        byRules(state, left) {
          const { view, put } = viewOf(state, looked);
          return put(mendByRules(view, left, scheme));
        },
        byModel:
          model === NO_MODEL
            ? null
            : async (state, left) => {
                const { hunks } = await askForHunks(
                  wishOf(left),
                  { files: state, page: looked },
                  signal,
                  () => {},
                );
                const made = propose('', state, hunks);
                return accept(
                  made,
                  state,
                  made.hunks.map(({ id }) => id),
                ).files;
              },
        async check(trial) {
          setWork({ kind: 'mend', trial });
          return (await check(trial, signal)).faults;
        },
        keep: step,
      });
      setNotice(sayMended(outcome, model !== NO_MODEL));
    });
  }

  /** Gives an element another text. False when the text can not be found for certain. */
  function editText(picked: Picked, text: string): boolean {
    const hunk = textHunk(page, textAt(files, page), { ...picked, text: picked.text ?? '' }, text);
    const result = hunk && applyHunk(files, hunk);
    if (!result || 'problem' in result) {
      setError(`This text could not be found for certain in ${page}. Ask for the change in words.`);
      return false;
    }
    setError(null);
    setProposal(null);
    step(`Text: ${shorten(text)}`, result.files);
    return true;
  }

  function acceptHunks(ids: readonly number[]) {
    if (!proposal || work) return;
    const result = accept(proposal, files, ids);
    setProposal(isDecided(result.proposal) ? null : result.proposal);
    const isComposed = session.isComposed && model === NO_MODEL;
    const isNew = isComposed && !session.wishes.includes(proposal.wish);
    const wishes = isNew ? [...session.wishes, proposal.wish] : session.wishes;
    step(shorten(proposal.wish), result.files, { isComposed, wishes });
  }

  function placeAtNearest(id: number) {
    setProposal((old) => old && takeNearest(old, files, id));
  }

  function rejectHunks(ids: readonly number[]) {
    if (!proposal || work) return;
    const rest = reject(proposal, ids);
    setProposal(isDecided(rest) ? null : rest);
  }

  function startNew() {
    clear();
    startSession();
    setPrompt('');
    setProposal(null);
  }

  /** Begins with a website of the Git Store or of Community, or with a template. */
  function openFrom(text: string, isNew = false) {
    if (work) return;
    setProposal(null);
    void run({ kind: 'open' }, 'An error occurred', async (_signal, isCurrent) => {
      const { openWebsite } = await import('./start/open-website.ts');
      const { name, files: taken, notice: said, saved } = await openWebsite(text, community);
      if (!isCurrent()) return;
      if (isNew) {
        startSession();
        setPrompt('');
      }
      setPage('index.html');
      const fresh = { saved, site: null, isComposed: false, wishes: [], notes: [], templates: [] };
      // As it is: what it links or leaves empty is its own matter.
      setSession((old) => withStep(old, `From ${name}`, asPage(taken) ?? taken, fresh));
      setNotice(said);
    });
  }

  /** Remembers where the page was published, for the next time. */
  const keepSite = (site: LiveSite) => setSession((old) => ({ ...old, site }));

  /** Remembers where the page was saved, for the next time. */
  const keepSaved = (saved: Saved) => setSession((old) => ({ ...old, saved }));

  /** Goes on with a chat of the account; the one that is open now can be brought back. */
  function openSession(next: Session) {
    clear();
    setProposal(null);
    startSession();
    setSession(() => next);
    setPrompt(next.description);
  }

  function bringBack() {
    if (!previous || work) return;
    setSession(() => previous);
    setPrompt(previous.description);
  }

  /** A change of place makes changes that were proposed for another place pointless. */
  const move = (to: (history: History) => History) => {
    setProposal(null);
    setSession((old) => ({ ...old, history: to(old.history) }));
  };

  return {
    session,
    files,
    pages,
    page,
    setPage,
    /** Makes a state of the website that was changed by hand. */
    step: (label: string, next: SiteFiles) => {
      setProposal(null);
      step(label, next);
    },
    /** Writes a text in place of the one that it was made from, if that is still there. */
    edit(path: string, from: string, text: string) {
      setProposal(null);
      setSession((old) => {
        const now = filesOf(old.history);
        return fileAt(now, path) === from ? withStep(old, `Edit ${path}`, withFile(now, path, text)) : old;
      });
    },
    shown: work?.kind === 'all' && work.files ? work.files : files,
    /** What the preview runs. */
    running,
    prompt,
    setPrompt,
    model,
    setModel,
    work,
    error,
    notice,
    proposal,
    generate: () => generate(),
    /** Goes on with the reply that broke off; null where none did, or the page has been changed since. */
    goOn: canGoOn(cut, files, model) && !work ? () => generate(cut) : null,
    regenerate,
    change,
    mend,
    editText,
    acceptHunks,
    /** Lets a change take the place of the lines that are most like those it looked for. */
    takeNearest: placeAtNearest,
    rejectHunks,
    startNew,
    /** Whether there is a chat before this one to bring back. */
    hasPrevious: previous !== null,
    bringBack,
    openFrom,
    openSession,
    keepSaved,
    keepSite,
    isLoaded,
    /** How this browser keeps the chat. */
    place,
    /** Where the steps are kept beside this browser. */
    keeping,
    stop,
    undo: () => move(undo),
    redo: () => move(redo),
    goTo: (id: number) => move((all) => goTo(all, id)),
  };
}

export type Builder = ReturnType<typeof useBuilder>;

/** A reply that ended before its end: to which description, what had come, and the page that was made of it. */
type CutReply = { description: string; reply: string; files: SiteFiles };

function canGoOn(cut: CutReply | null, files: SiteFiles, model: string): boolean {
  return cut !== null && model !== NO_MODEL && cut.reply.length <= MAX_FILES && sameFiles(cut.files, files);
}

const NOTHING_UNDERSTOOD =
  'Nothing in this could be understood without a model. Name a colour, a tone (playful, elegant, bold, calm), another name (“call it …”) or a section to add or leave out.';

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
