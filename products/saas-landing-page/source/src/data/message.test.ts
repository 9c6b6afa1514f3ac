import { describe, expect, it } from 'vitest';
import { type Message, messageFaults, messageFrom } from './message';

const good: Message = {
  name: 'Mina',
  email: 'mina@crew.example',
  wish: 'A demo',
  seats: '7',
  text: 'Show us the handover, please.',
};

describe('a message', () => {
  it('can go when it is complete', () => expect(messageFaults(good)).toEqual({}));
  it.each<[string, Partial<Message>, keyof Message]>([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'mina@crew' }, 'email'],
    ['two addresses', { email: 'a@b.cd, e@f.gh' }, 'email'],
    ['a demo for nobody', { seats: '0' }, 'seats'],
    ['hardly a word', { text: 'Hi' }, 'text'],
    ['a novel', { text: 'x'.repeat(2001) }, 'text'],
  ])('is held back for %s', (_, changes, field) =>
    expect(Object.keys(messageFaults({ ...good, ...changes }))).toEqual([field]),
  );
  it('needs no seats for a question', () =>
    expect(messageFaults({ ...good, wish: 'A question', seats: '' })).toEqual({}));
});

describe('the address of the page', () => {
  it('begins an offer for a plan', () =>
    expect(messageFrom('?plan=cutter')).toMatchObject({
      wish: 'An offer',
      text: 'We would like to begin with Cutter.',
    }));
  it('is not believed beyond that', () =>
    expect(messageFrom('?plan=<b>')).toMatchObject({ wish: 'A question', text: '' }));
});
