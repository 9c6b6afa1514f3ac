import type { AiEvent, AiService } from '../../../app/features/ai-builder/schema.ts';
import type { FunctionContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { openLimits } from './limits.ts';
import { messagesFor } from './prompts.ts';
import { readRequest } from './request.ts';
import { askService, type Patience } from './service.ts';

/** Something to send while the model thinks, so that nothing between here and the browser gives the connection up. */
const HEARTBEAT_MS = 15_000;

/**
 * The AI function, mounted at /functions/v1/ai:
 *
 *     GET   /   whether a service is connected, and its models: { connected, models: [{ id, label }] }
 *     POST  /   an `AiRequest` -> text/event-stream of `AiEvent`s, each the `data` of one event
 *
 * Both need one of the instance's keys. A visitor who closes the stream stops the service as well. The service's key and
 * the visitor's words are never logged.
 */
export function openAi(context: FunctionContext, patience?: Patience): SiteFunction {
  const { config, log } = context;
  const enter = openLimits(context);
  const routes = functionRoutes(context, (routes) => {
    routes.get('/', (c) => {
      const { connected, models } = config.ai;
      return c.json({ connected, models } satisfies AiService);
    });
    routes.post('/', async (c) => {
      if (!config.ai.connected) throw functionError('aiNotConnected');
      const request = await readRequest(c.req.raw, config.ai.models);
      const leave = await enter(c);
      const stop = new AbortController();
      const started = Date.now();
      const { model, mode } = request;
      const messages = messagesFor(request);
      const events = askService(
        config.ai,
        config.siteUrl,
        { model, messages, signal: stop.signal },
        patience,
      );
      return new Response(
        toStream(events, stop, (outcome) => {
          leave();
          log.info('ai_reply_sent', { model, mode, ...outcome, milliseconds: Date.now() - started });
        }),
        {
          headers: {
            'Content-Type': 'text/event-stream; charset=utf-8',
            'Cache-Control': 'no-store',
            // For proxies that would hold the stream back.
            'X-Accel-Buffering': 'no',
          },
        },
      );
    });
  });
  return { routes };
}

type Outcome = { outcome: string; characters: number };

function toStream(
  events: AsyncGenerator<AiEvent>,
  stop: AbortController,
  onEnd: (outcome: Outcome) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let outcome = 'stopped';
  let characters = 0;
  let beat: NodeJS.Timeout | undefined;
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(beat);
    onEnd({ outcome, characters });
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': open\n\n'));
      beat = setInterval(() => controller.enqueue(encoder.encode(': wait\n\n')), HEARTBEAT_MS);
    },
    async pull(controller) {
      try {
        const { value, done } = await events.next();
        if (hasEnded) return;
        if (done) {
          end();
          controller.close();
          return;
        }
        if (value.type === 'text') characters += value.text.length;
        else if (value.type !== 'retry') outcome = value.type === 'error' ? value.code : value.reason;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
      } catch (error) {
        outcome = 'failed';
        end();
        throw error;
      }
    },
    cancel() {
      stop.abort();
      end();
    },
  });
}
