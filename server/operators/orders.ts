import type { Operators } from './operators.ts';

/** What `npm run operator -- ...` asks for. */
export type Order = { verb: 'add' | 'remove'; email: string } | { verb: 'list' };
/** What is printed, and whether it was done. */
export type Reply = { done: boolean; text: string };

export const usage = `npm run operator -- add <email>      lets an account run the site at /admin
npm run operator -- remove <email>   takes that back
npm run operator -- list             says who does`;

/** Reads the words after `npm run operator --`; null when they are no order. */
export function readOrder([verb, email, ...rest]: string[]): Order | null {
  if (rest.length > 0) return null;
  if (verb === 'list' && email === undefined) return { verb };
  if ((verb === 'add' || verb === 'remove') && email && /^\S+@\S+$/.test(email)) return { verb, email };
  return null;
}

/** Does what is asked and says how it went, in a sentence for the terminal. */
export async function carryOut(operators: Operators, order: Order): Promise<Reply> {
  if (order.verb === 'list') {
    const all = await operators.list();
    const none = 'Nobody runs this site at /admin yet.';
    return { done: true, text: all.length > 0 ? all.join('\n') : none };
  }
  const email = await operators.set(order.email, order.verb === 'add');
  if (!email) {
    return {
      done: false,
      text: `No account has the address ${order.email}. Sign up with it on the site first.`,
    };
  }
  return {
    done: true,
    text:
      order.verb === 'add'
        ? `${email} runs the site now: open /admin, signed in.`
        : `${email} does not run the site any more.`,
  };
}
