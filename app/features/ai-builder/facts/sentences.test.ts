import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it('about the business are kept, those about the site are not', () => {
  const { sentences } = readFacts(
    'I want a website for my bakery. We bake at night, as my mother did. Please make it blue. The page should be short. Our flour comes from the mill in St. Neot.',
  );
  expect(sentences).toEqual([
    'We bake at night, as my mother did.',
    'Our flour comes from the mill in St. Neot.',
  ]);
});

it('of prices, hours and requests are said by other facts', () => {
  expect(
    readFacts('Cafe. Mon–Fri 9–18, Sat 10–14. Espresso 2 €, tea 3 €. pls make it cute').sentences,
  ).toEqual([]);
});

it('about something else of the owner are left over', () => {
  const { sentences, leftOver, kind } = readFacts(
    "I teach piano in Cork. My husband's a plumber, call him for that.",
  );
  expect(sentences).toEqual(['I teach piano in Cork.']);
  expect(leftOver).toEqual(["My husband's a plumber, call him for that."]);
  expect(kind).toBe('tutor');
});

it('a phrase that says what it is is kept as a tagline', () => {
  expect(readFacts('Guided hiking tours in Norway, modern').tagline).toBe('Guided hiking tours in Norway');
  expect(readFacts('A website for my bakery').tagline).toBeUndefined();
});

it('what nothing was made of is left over', () => {
  expect(readFacts('A website for my bakery in Ghent with a hamster wheel, blue').leftOver).toEqual([
    'hamster wheel',
  ]);
  expect(readFacts('Bitte eine Seite für unsere Bäckerei mit Öffnungszeiten, dunkelblau').leftOver).toEqual(
    [],
  );
});

it.each([
  ['bäckerei', 'de'],
  ['Zahnarzt Dr. Meier, Ulm', 'de'],
  ['Przychodnia dentystyczna w Krakowie, przyjmujemy dorosłych', 'pl'],
  ['bakery', 'en'],
  ['Necesito una página para mi taller', 'es'],
  ['Een website voor mijn winkel', 'nl'],
  ['Vorrei un sito per la mia pizzeria', 'it'],
  ['Quero um site para minha loja', 'pt'],
  ['Benim dükkan için bir web sitesi istiyorum', 'tr'],
  ['Нужен сайт для пекарни', 'ru'],
  ['빵집 웹사이트를 만들어 주세요', 'ko'],
  ['אני צריך אתר למאפייה', 'he'],
  ['我需要一个面包店的网站', 'zh'],
])('the language of: %s', (text, language) => {
  expect(readFacts(text).language).toBe(language);
});
