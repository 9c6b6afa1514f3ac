import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ending, hasGroups, streams } from './group.ts';
import { type Launch, launchHere, unbroken } from './launched.ts';
import type { Report, Request } from './messages.ts';

/**
 * Starts programs from a small process of its own, which begins at the first need and ends with this one.
 *
 * To start a program the system copies the tables of the whole memory of whoever starts it, and both sides copy each page
 * that they write afterwards. For a server of 450 MB that is 27 ms of the processor for each git, in which it answers nobody;
 * with the small process it is three. The programs' streams lead here without a detour.
 */
export class Launcher {
  #there: Promise<There> | null = null;

  readonly launch: Launch = async (order) => {
    // Elsewhere sockets can not be handed over.
    if (!hasGroups) return launchHere(order);
    const forget = () => {
      this.#there = null;
    };
    this.#there ??= There.open(forget);
    const there = await this.#there.catch(forget);
    // No folder for its sockets, as in a container whose files are read-only: programs start slower, and start.
    return there ? there.launch(order) : launchHere(order);
  };
}

interface Running {
  pid: number | null;
  began: PromiseWithResolvers<void>;
  ended: PromiseWithResolvers<Ending>;
}

/** The small process, and the server through which pairs of sockets are made. */
class There {
  readonly #child: ChildProcess;
  readonly #server: Server;
  readonly #place: string;
  readonly #running = new Map<number, Running>();
  #lastId = 0;
  #lastPair: Promise<unknown> = Promise.resolve();

  private constructor(child: ChildProcess, server: Server, place: string) {
    this.#child = child;
    this.#server = server;
    this.#place = place;
    child.on('message', (report: Report) => this.#take(report));
  }

  /** Starts it. `onEnd` is called when it is there no more. */
  static async open(onEnd: () => void): Promise<There> {
    // A folder that no other account can look into. The small process removes it when this one is gone.
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-launcher-'));
    const place = path.join(folder, 'pairs');
    // What comes through a pair is for the program alone.
    const server = createServer({ pauseOnConnect: true }).listen(place).unref();
    const child = fork(fileURLToPath(new URL('./launcher-process.ts', import.meta.url)), [folder], {
      execArgv: [
        '--max-old-space-size=32',
        '--max-semi-space-size=1',
        '--disable-warning=ExperimentalWarning',
      ],
      // It needs nothing of what the server knows.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const there = new There(child, server, place);
    child.once('exit', () => {
      onEnd();
      there.#close();
    });
    await Promise.all([once(server, 'listening'), once(child, 'message')]);
    child.unref();
    there.#hold();
    return there;
  }

  readonly launch: Launch = async (order) => {
    this.#lastId += 1;
    const id = this.#lastId;
    const running: Running = {
      pid: null,
      began: Promise.withResolvers(),
      ended: Promise.withResolvers(),
    };
    this.#running.set(id, running);
    this.#hold();
    const ours = new Map<string, Socket>();
    try {
      for (const stream of streams(order)) {
        if (stream === 'said') continue;
        const pair = await this.#pair();
        ours.set(stream, pair.ours);
        this.#tell({ id, stream }, pair.theirs);
      }
      this.#tell({ id, order });
      await running.began.promise;
    } catch (error) {
      this.#forget(id);
      for (const socket of ours.values()) socket.destroy();
      throw error;
    }
    const { input, output, channel = null } = Object.fromEntries(ours);
    if (!input || !output) throw new Error('A program needs an input and an output.');
    const ended = running.ended.promise;
    // Only who reads learns that the other side has closed.
    unbroken(input).resume();
    void ended.then(() => input.destroy());
    return { input, output, channel, end: () => this.#tell({ id, end: true }), ended };
  };

  /** Two ends of one connection, one at a time, so that they belong together. */
  #pair(): Promise<{ ours: Socket; theirs: Socket }> {
    const make = async () => {
      const arrival = once(this.#server, 'connection');
      // Read by whoever it is handed to, and not before: a stream that is empty and at its end would have said so to nobody.
      const ours = connect(this.#place).pause();
      // The arrival alone would be waited for endlessly where the connection fails.
      const [[theirs]] = await Promise.all([arrival, once(ours, 'connect')]);
      return { ours, theirs: theirs as Socket };
    };
    const pair = this.#lastPair.then(make);
    this.#lastPair = pair.catch(() => {});
    return pair;
  }

  #tell(request: Request, socket?: Socket): void {
    // What can not be sent any more is settled by the end of the process.
    if (this.#child.connected) this.#child.send(request, socket, {}, () => {});
  }

  #take(report: Report): void {
    if ('ready' in report) return;
    const running = this.#running.get(report.id);
    if (!running) return;
    if ('pid' in report) {
      running.pid = report.pid;
      running.began.resolve();
      return;
    }
    this.#forget(report.id);
    if ('failed' in report) running.began.reject(new Error(report.failed));
    else running.ended.resolve(report.ending);
  }

  #forget(id: number): void {
    this.#running.delete(id);
    this.#hold();
  }

  /** Keeps our process alive for as long as a program runs, and no longer. */
  #hold(): void {
    if (this.#running.size > 0) this.#child.channel?.ref();
    else this.#child.channel?.unref();
  }

  /** Ends what it has left behind. */
  #close(): void {
    this.#server.close();
    for (const { pid, began, ended } of this.#running.values()) {
      began.reject(new Error('The process that starts programs has ended.'));
      ended.resolve({ code: null, signal: null, wasEnded: true, said: '' });
      try {
        if (pid !== null) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended as well.
      }
    }
    this.#running.clear();
  }
}
