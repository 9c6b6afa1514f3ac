import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, Session, WebDriver } from 'selenium-webdriver';
import { type Command, Executor } from 'selenium-webdriver/lib/command.js';

type Parameters = Record<string, unknown>;
type Answer = [type: 1, id: number, failure: { error: string; message: string } | null, result: unknown];

/** Under this name the WebDriver standard keeps the reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Commands of Selenium's client by Marionette's names. */
const commands: Record<string, string> = {
  get: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  getCurrentWindowHandle: 'WebDriver:GetWindowHandle',
  setWindowRect: 'WebDriver:SetWindowRect',
  switchToFrame: 'WebDriver:SwitchToFrame',
  executeScript: 'WebDriver:ExecuteScript',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  actions: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
  takeElementScreenshot: 'WebDriver:TakeScreenshot',
  quit: 'Marionette:Quit',
};

/**
 * Opens a WebDriver session in a Firefox that listens on this port. Its own protocol, Marionette, carries the commands of
 * the standard: geckodriver, which Debian does not have, does no more than translate them from HTTP.
 */
export async function connectMarionette(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const marionette = new Marionette(socket);
  const { sessionId, capabilities } = (await marionette.send('WebDriver:NewSession', {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string; capabilities: object };
  return new WebDriver(new Session(sessionId, capabilities), marionette);
}

/** Each message is its length in bytes, a colon and JSON: `[0, id, command, parameters]`, answered by {@link Answer}. */
class Marionette extends Executor {
  #socket: Socket;
  #received = Buffer.alloc(0);
  #lastId = 0;
  #waiting = new Map<number, (answer: Answer) => void>();

  constructor(socket: Socket) {
    super();
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      for (let message = this.#next(); message !== null; message = this.#next()) {
        // The first one greets.
        if (!Array.isArray(message)) continue;
        this.#waiting.get(message[1])?.(message as Answer);
        this.#waiting.delete(message[1]);
      }
    });
    socket.on('close', () => {
      const failure = { error: 'unknown error', message: 'Firefox has closed the connection.' };
      for (const [id, answer] of this.#waiting) answer([1, id, failure, null]);
    });
  }

  override execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new error.UnsupportedOperationError(command.getName());
    const { id, sessionId: _, ...parameters } = command.getParameters() as Parameters;
    if (name === 'Marionette:Quit') parameters.flags = ['eForceQuit'];
    const reference = (id as Parameters | null | undefined)?.[ELEMENT];
    if (name !== 'WebDriver:SwitchToFrame') return this.send(name, { ...parameters, id: reference });
    return this.send(name, { element: reference ?? null });
  }

  async send(name: string, parameters: Parameters): Promise<unknown> {
    this.#lastId += 1;
    const message = JSON.stringify([0, this.#lastId, name, parameters]);
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(this.#lastId, resolve));
    if (this.#socket.destroyed) throw new error.NoSuchSessionError('Firefox has closed the connection.');
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , failure, result] = await answered;
    if (failure) error.throwDecodedError(failure);
    const value = result as Parameters | null;
    return value && Object.keys(value).join() === 'value' ? value.value : value;
  }

  #next(): unknown[] | object | null {
    const colon = this.#received.indexOf(':');
    if (colon < 0) return null;
    const end = colon + 1 + Number(this.#received.subarray(0, colon));
    if (this.#received.length < end) return null;
    const text = this.#received.toString('utf8', colon + 1, end);
    this.#received = this.#received.subarray(end);
    return JSON.parse(text);
  }
}
