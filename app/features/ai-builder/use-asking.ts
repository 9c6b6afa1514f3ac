import { pagesOf, type SiteFiles } from '../../../domain/studio/site-files.ts';
import type { Hunk } from './edits/hunk.ts';
import { type Edits, readEdits } from './edits/read-edits.ts';
import { sentFiles } from './prompt/sent-files.ts';
import { type AiRequest, MAX_PROMPT } from './schema.ts';
import { askAi } from './stream/ask-ai.ts';

type Options = { model: string; setNotice: (notice: string | null) => void };

/** Asks the model, and says meanwhile why it does not answer yet. */
export function askingOf({ model, setNotice }: Options) {
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

  /** Search/replace changes from the model, told as they arrive. `page` is the one that is looked at. */
  async function askForHunks(
    wish: string,
    { files, page }: { files: SiteFiles; page?: string },
    signal: AbortSignal,
    onHunks: (hunks: Hunk[]) => void,
  ): Promise<Edits> {
    let reply = '';
    const prompt = wish.slice(0, MAX_PROMPT);
    const sent = sentFiles(files, page ?? pagesOf(files)[0] ?? '', prompt);
    const reason = await ask({ mode: 'edit', model, prompt, ...sent }, signal, (text) => {
      reply += text;
      const { hunks } = readEdits(reply, files, false);
      if (hunks.length > 0) onHunks(hunks);
    });
    const edits = readEdits(reply, files);
    if (edits.isCut || reason === 'length') setNotice('The last change was cut off and is left out.');
    return edits;
  }
  return { ask, askForHunks };
}
