// Sends WebDriver commands to Firefox by its protocol Marionette.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error, Session } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';

/** The WebDriver commands that the tests use: Selenium's names, and Marionette's. */
const marionetteNames = new Map([
  ['newSession', 'WebDriver:NewSession'],
  ['get', 'WebDriver:Navigate'],
  ['getCurrentUrl', 'WebDriver:GetCurrentURL'],
  ['goBack', 'WebDriver:Back'],
  ['refresh', 'WebDriver:Refresh'],
  ['getCurrentWindowHandle', 'WebDriver:GetWindowHandle'],
  ['getWindowHandles', 'WebDriver:GetWindowHandles'],
  ['switchToWindow', 'WebDriver:SwitchToWindow'],
  ['getWindowRect', 'WebDriver:GetWindowRect'],
  ['setWindowRect', 'WebDriver:SetWindowRect'],
  ['close', 'WebDriver:CloseWindow'],
  ['executeScript', 'WebDriver:ExecuteScript'],
  ['clickElement', 'WebDriver:ElementClick'],
  ['clearElement', 'WebDriver:ElementClear'],
  ['sendKeysToElement', 'WebDriver:ElementSendKeys'],
  ['actions', 'WebDriver:PerformActions'],
  ['screenshot', 'WebDriver:TakeScreenshot'],
  ['printPage', 'WebDriver:Print'],
]);

type AnswerMessage = [1, number, { error: string; message: string } | null, unknown];

interface PendingCommand {
  resolve: (result: unknown) => void;
  reject: (cause: unknown) => void;
}

/**
 * Sends Selenium's commands to Firefox through Marionette, the protocol that Firefox speaks itself and that geckodriver translates
 * WebDriver to. Debian has no geckodriver. A message is the length of a JSON text in bytes, a colon, and that text:
 * `[0, id, name, parameters]` is a command, `[1, id, error, result]` its answer.
 */
export class MarionetteExecutor {
  readonly #socket: Socket;
  readonly #pending = new Map<number, PendingCommand>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', chunk => this.#receive(chunk));
    socket.on('close', () => this.#fail(new Error('Firefox closed the connection.')));
    socket.on('error', cause => this.#fail(cause));
  }

  static async connect(port: number): Promise<MarionetteExecutor> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new MarionetteExecutor(socket);
  }

  close(): void {
    this.#socket.destroy();
  }

  async execute(command: Command): Promise<unknown> {
    const name = marionetteNames.get(command.getName());
    if (!name) throw new Error(`Add ${command.getName()} to the commands of marionette.ts.`);
    const result = await this.#send(name, parametersOf(command));
    if (command.getName() === 'newSession') {
      const { sessionId, capabilities } = result as { sessionId: string; capabilities: object };
      return new Session(sessionId, capabilities);
    }
    // Some results are in the property `value` of an object.
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  }

  #send(name: string, parameters: object): Promise<unknown> {
    const id = (this.#lastId += 1);
    const text = JSON.stringify([0, id, name, parameters]);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return promise;
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const start = this.#received.indexOf(':') + 1;
      const end = start + Number(this.#received.subarray(0, start - 1));
      if (start === 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(start, end).toString()) as unknown;
      this.#received = this.#received.subarray(end);
      // The first message is a greeting, which is not an array.
      if (Array.isArray(message)) this.#settle(message as AnswerMessage);
    }
  }

  #settle([, id, failure, result]: AnswerMessage): void {
    const command = this.#pending.get(id);
    this.#pending.delete(id);
    if (!failure) return command?.resolve(result);
    try {
      error.throwDecodedError(failure);
    } catch (cause) {
      command?.reject(cause);
    }
  }

  #fail(cause: Error): void {
    for (const { reject } of this.#pending.values()) reject(cause);
    this.#pending.clear();
  }
}

/** The parameters of a command, with the element's id as text. Screenshots are of what the window shows, as in WebDriver. */
function parametersOf(command: Command): object {
  const { id, ...others } = command.getParameters() as { id?: Record<string, string> };
  return { ...others, full: false, ...(id && { id: Object.values(id)[0] }) };
}
