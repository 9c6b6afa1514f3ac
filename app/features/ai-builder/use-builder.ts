import { useEffect, useState } from 'react';
import type { Saved } from '../../shell/saving/save-website.ts';
import { wishAgain, withSecondTry } from './edits/ask-again.ts';
import { applyHunk, type Hunk } from './edits/hunk.ts';
import { hunksBetween } from './edits/hunks-between.ts';
import { accept, isDecided, type Proposal, propose, reject, takeNearest } from './edits/proposal.ts';
import { type Edits, readEdits } from './edits/read-edits.ts';
import { textHunk } from './edits/text-hunk.ts';
import { addStep, filesOf, goTo, type History, redo, undo } from './history/checkpoints.ts';
import type { Session } from './history/session-store.ts';
import type { Report } from './mend/report.ts';
import { joinReplies } from './reply/join-replies.ts';
import { readArrived, sayNothing } from './reply/read-reply.ts';
import type { Picked } from './run/watcher.ts';
import {
  type AiRequest,
  type Community,
  type FileName,
  hasCode,
  type LiveSite,
  MAX_FILES,
  MAX_PROMPT,
  type PageFiles,
  sameFiles,
} from './schema.ts';
import { askAi } from './stream/ask-ai.ts';
import { atMostEvery } from './stream/at-most-every.ts';
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
  const { session, setSession, isLoaded, previous, startSession } = useSession();
  const keeping = useKeeping(session, setSession, isLoaded);
  const [prompt, setPrompt] = useState('');
  const [model, setModel] = useState(firstModel);
  const { work, setWork, error, setError, notice, setNotice, run, stop, clear } = useWork();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [cut, setCut] = useState<CutReply | null>(null);
  const [wholeAt, setWholeAt] = useState<string | null>(null);
  const kept = isLoaded ? session.description : '';
  useEffect(() => {
    if (kept) setPrompt((typed) => typed || kept);
  }, [kept]);
  const { history } = session;
  const files = filesOf(history);

  const running = (work?.kind === 'all' && work.ready) || (work?.kind === 'mend' && work.trial) || files;

  const step = (label: string, next: PageFiles, more: Partial<Session> = {}) =>
    setSession((old) => ({ ...old, ...more, history: addStep(old.history, label, next, Date.now()) }));

  function ask(request: AiRequest, signal: AbortSignal, onText: (text: string) => void) {
    const retry = ({ reason, seconds }: { reason: 'busy' | 'unreachable'; seconds: number }) => {
      const state = reason === 'unreachable' ? 'could not be reached' : 'is busy';
      setNotice(`The AI service ${state}. Trying again in ${seconds} s.`);
    };
    const text = (piece: string) => {
      setNotice(null);
      onText(piece);
    };
    return askAi(request, signal, { text, retry });
  }

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
          setWork({ kind: 'all', files: made, ready: done['styles.css'] ? done : null, writing });
        });
        const keep = (label: string, made: PageFiles) => {
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
          setCut({ description, reply: reply(), files: read.files });
          setNotice('The model stopped before the end, so the page may be incomplete.');
        } catch (reason) {
          // Half a page is better than none, and can be gone on with.
          const { files: half } = readArrived(reply());
          if (isCurrent() && keep(signal.aborted ? 'Stopped' : 'Cut off', half))
            setCut({ description, reply: reply(), files: half });
          throw reason;
        } finally {
          showing.end();
        }
      },
    );
  }

  function regenerate(file: FileName, note: string) {
    if (work) return;
    setProposal(null);
    const wish = note.trim() || session.description || prompt.trim();
    void run({ kind: 'file', file }, 'An error occurred during regeneration', async (signal, isCurrent) => {
      if (model === NO_MODEL) {
        const { compose } = await import('./composer/compose.ts');
        const made = compose(session.description || wish, [...session.wishes, note].filter(Boolean));
        step(`${file}, made again`, { ...files, [file]: made.files[file] });
        return;
      }
      let arrived = '';
      try {
        await ask({ mode: 'file', model, prompt: wish, file, files }, signal, (text) => {
          arrived += text;
        });
      } catch (reason) {
        const half = readArrived(arrived, file).files[file];
        // The whole file from before is worth more than half a new one, which stays one step ahead.
        if (isCurrent() && half.trim()) {
          step(`${file}, ${signal.aborted ? 'stopped' : 'cut off'}`, { ...files, [file]: half });
          move(undo);
          setNotice(`The part of ${file} that had arrived is kept: Redo shows it.`);
        }
        throw reason;
      }
      const made = readArrived(arrived, file).files[file];
      if (!made.trim()) throw new Error(`The model answered without ${file}. Please try again.`);
      step(`${file}, made again`, { ...files, [file]: made });
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
        ? `In index.html, change this element and nothing else:\n${picked.html}\n\n${wish}`
        : wish;
      const { hunks, problem } = await askForHunks(about, files, signal, (found) =>
        setProposal(propose(wish, files, found)),
      );
      if (problem) throw new Error(problem);
      if (hunks.length === 0)
        throw new Error('The model answered without a change. Please say it in other words.');
      const first = propose(wish, files, hunks);
      setProposal(first);
      if (first.hunks.every((hunk) => hunk.problem === null)) return;
      // Once by itself: what was not found is usually one blank or word away from what is there.
      const again = await askForHunks(wishAgain(about, first), files, signal, () => {});
      if (isCurrent()) setProposal(withSecondTry(first, files, again.hunks));
    });
  }

  /** Search/replace changes from the model, told as they arrive. */
  async function askForHunks(
    wish: string,
    before: PageFiles,
    signal: AbortSignal,
    onHunks: (hunks: Hunk[]) => void,
  ): Promise<Edits> {
    let reply = '';
    const asked = wish.slice(0, MAX_PROMPT);
    const reason = await ask({ mode: 'edit', model, prompt: asked, files: before }, signal, (text) => {
      reply += text;
      const { hunks } = readEdits(reply, before, false);
      if (hunks.length > 0) onHunks(hunks);
    });
    const edits = readEdits(reply, before);
    if (edits.isCut || reason === 'length') setNotice('The last change was cut off and is left out.');
    return edits;
  }

  /** Mends what the preview has found, in rounds; each is a step. `check` waits for what it finds in other files. */
  function mend({ faults, scheme }: Report, check: Checks['check']) {
    if (work) return;
    setProposal(null);
    void run({ kind: 'mend', trial: null }, 'An error occurred', async (signal) => {
      const { mendByRules, mendInRounds, sayMended, wishOf } = await import('./mend/mend.ts');
      const outcome = await mendInRounds(files, faults, {
        byRules: (state, left) => mendByRules(state, left, scheme),
        byModel:
          model === NO_MODEL
            ? null
            : async (state, left) => {
                const { hunks } = await askForHunks(wishOf(left), state, signal, () => {});
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
    const hunk = textHunk(files['index.html'], { ...picked, text: picked.text ?? '' }, text);
    const result = hunk && applyHunk(files, hunk);
    if (!result || 'problem' in result) {
      setError('This text could not be found for certain in index.html. Ask for the change in words.');
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
    setWholeAt(null);
    startSession();
    setPrompt('');
    setProposal(null);
  }

  /** Begins with a page of the Git Store or of Community. */
  function openFrom(text: string, isNew = false) {
    if (work) return;
    setProposal(null);
    void run({ kind: 'open' }, 'An error occurred', async (_signal, isCurrent) => {
      const { openPage, remixPageOf } = await import('./start/open-page.ts');
      // Until it is known that nothing is left out.
      setWholeAt(remixPageOf(text));
      const { name, files: taken, left } = await openPage(text, community);
      if (left.length === 0) setWholeAt(null);
      if (!isCurrent()) return;
      if (isNew) {
        startSession();
        setPrompt('');
      }
      step(`From ${name}`, taken, { isComposed: false, wishes: [], notes: [], templates: [] });
      const others = left.length === 1 ? '1 other file' : `${left.length} other files`;
      if (left.length > 0) setNotice(`Taken from ${name}, without ${others}, such as pictures and fonts.`);
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
    /** Where all of what was opened last is copied; null where nothing of it is left out here. */
    wholeAt: work?.kind === 'open' ? null : wholeAt,
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
type CutReply = { description: string; reply: string; files: PageFiles };

function canGoOn(cut: CutReply | null, files: PageFiles, model: string): boolean {
  return cut !== null && model !== NO_MODEL && cut.reply.length <= MAX_FILES && sameFiles(cut.files, files);
}

const NOTHING_UNDERSTOOD =
  'Nothing in this could be understood without a model. Name a colour, a tone (playful, elegant, bold, calm), another name (“call it …”) or a section to add or leave out.';

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
