import type { Duplex, Readable, Writable } from 'node:stream';
import { type Ending, type Order, startGroup, streams } from './group.ts';

/** A program that was started. */
export interface Launched {
  input: Writable;
  output: Readable;
  /** Only where the order asks for one. */
  channel: Duplex | null;
  /** Ends it, with every process that it has started. */
  end(): void;
  /** Resolves when it has ended, which may be before its output is read. Never rejects. */
  ended: Promise<Ending>;
}

/** Starts a program. Rejects when it can not be started. */
export type Launch = (order: Order) => Promise<Launched>;

/** Starts a program from this very process, which the system copies for it: see Launcher. */
export const launchHere: Launch = async (order) => {
  const names = streams(order);
  const { child, end, ended } = startGroup(
    order,
    names.map(() => 'pipe'),
  );
  // Without a number it was not started, and `ended` says why.
  if (child.pid === undefined) await ended;
  const [input, output, third] = child.stdio;
  return {
    input: unbroken(input as Writable),
    output: output as Readable,
    channel: order.hasChannel ? (third as Duplex) : null,
    end,
    ended,
  };
};

/** A program may end before it has read everything: its end says what that means, and not an error of the pipe. */
export function unbroken<Input extends Writable>(input: Input): Input {
  return input.on('error', () => {});
}
