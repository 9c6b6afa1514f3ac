import type { Routine, Schema } from '../schema/schema.ts';
import { relationSql } from './read.ts';
import { identifier, type Parameters } from './text.ts';

/** The arguments of a call: by name as text (GET), a JSON body (POST) of which the keys are used, or plain text. */
export type Arguments =
  | { kind: 'text'; values: Map<string, string[]> }
  | { kind: 'json'; text: string; keys: string[] }
  | { kind: 'plain'; text: string };

/**
 * A SELECT that calls the function once and gives its rows as they are, or its values in a column "value".
 */
export function callSql(schema: Schema, routine: Routine, given: Arguments, parameters: Parameters): string {
  const { source, list } = argumentsSql(routine, given, parameters);
  const call = `${relationSql(schema, routine.name)}(${list})`;
  if (routine.result === 'rows') {
    return `select "t0".* from ${source === '' ? '' : `${source}, lateral `}${call} as "t0"`;
  }
  return `select ${call} as "value"${source === '' ? '' : ` from ${source}`}`;
}

function argumentsSql(routine: Routine, given: Arguments, parameters: Parameters) {
  if (given.kind === 'plain' || (routine.takesBody === 'json' && given.kind === 'json')) {
    return { source: '', list: parameters.bind(given.text, routine.arguments[0]?.type ?? 'pg_catalog.json') };
  }
  const names = given.kind === 'json' ? given.keys : [...given.values.keys()];
  const used = routine.arguments.filter(({ name }) => names.includes(name));
  if (given.kind === 'text') {
    const values = used.map((argument) => {
      const texts = given.values.get(argument.name) ?? [];
      const value = argument.variadic && !isArray(texts) ? arrayLiteral(texts) : texts.at(-1);
      return passed(argument, parameters.bind(value, argument.type));
    });
    return { source: '', list: values.join(', ') };
  }
  if (used.length === 0) return { source: '', list: '' };
  // No column can be called like an argument without a name.
  if (routine.takesBody)
    return { source: '', list: `(${parameters.bind(given.text, 'pg_catalog.json')} ->> '')` };
  const shape = used.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ');
  return {
    source: `json_to_record(${parameters.bind(given.text, 'pg_catalog.json')}) as "a"(${shape})`,
    list: used.map((argument) => passed(argument, `"a".${identifier(argument.name)}`)).join(', '),
  };
}

function passed({ name, variadic }: Routine['arguments'][number], value: string): string {
  return name === '' ? value : `${variadic ? 'variadic ' : ''}${identifier(name)} => ${value}`;
}

/** The official client sends an array as one value in braces. */
function isArray(texts: string[]): boolean {
  return texts.length === 1 && /^\{.*\}$/s.test(texts[0] ?? '');
}

function arrayLiteral(texts: string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
