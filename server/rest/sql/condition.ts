import { questionBudget } from '../../budgets/budgets.ts';
import { costlyPattern, embedFilterError } from '../errors.ts';
import {
  type Condition,
  type LogicTree,
  type Operator,
  operators,
  searches,
  states,
  type Test,
} from '../parse/filter.ts';
import { maxQueryLength } from '../parse/query.ts';
import type { Relation } from '../schema/schema.ts';
import { shortSql } from './bounds.ts';
import { type FieldSql, fieldSql, textArrayType, textType } from './field.ts';
import type { Parameters } from './text.ts';

/** What conditions are about: rows of a relation, and the resources embedded in them. */
export interface Subject {
  relation: Relation;
  /** Name of the rows in the statement, quoted. */
  alias: string;
  /** A condition that holds where the embedded resource of that name has a row; undefined when it is not embedded. */
  embedded(name: string): string | undefined;
}

/** Renders conditions, all of which must hold; an empty string when there are none. */
export function whereSql(trees: LogicTree[], subject: Subject, parameters: Parameters): string {
  if (trees.length === 0) return '';
  return ` where ${trees.map((tree) => treeSql(tree, subject, parameters)).join(' and ')}`;
}

export function treeSql(tree: LogicTree, subject: Subject, parameters: Parameters): string {
  if (tree.kind === 'condition') return conditionSql(tree, subject, parameters);
  const branches = tree.children.map((child) => treeSql(child, subject, parameters));
  return `${tree.negated ? 'not ' : ''}(${branches.join(` ${tree.kind} `)})`;
}

function conditionSql(condition: Condition, subject: Subject, parameters: Parameters): string {
  const { field, negated, test } = condition;
  const embedded = field.path.length === 0 ? subject.embedded(field.column) : undefined;
  if (embedded !== undefined) {
    if (test.kind !== 'is' || !/null$/.test(test.state)) throw embedFilterError(field.column);
    const wantsNone = (test.state === 'null') !== negated;
    return wantsNone ? `not ${embedded}` : embedded;
  }
  const left = fieldSql(field, subject.relation, subject.alias, parameters);
  return `${negated ? 'not ' : ''}(${testSql(left, test, parameters)})`;
}

/** Patterns and comparisons of order. Whether two values are the same is mostly told by their lengths. */
const readsWhole = /^(i?like|i?match|[gl]te?)$/;

function testSql(left: FieldSql, test: Test, parameters: Parameters): string {
  switch (test.kind) {
    case 'is':
      return `${left.sql} is ${states[test.state]}`;
    case 'in':
      return inSql(left, test.values, parameters);
    case 'search': {
      const language =
        test.language === null ? '' : `${parameters.bind(test.language, 'pg_catalog.regconfig')}, `;
      parameters.countExpressions(1);
      const document =
        left.kind === 'tsvector'
          ? left.sql
          : `to_tsvector(${language}${shortSql(left, 'searched', parameters)})`;
      return `${document} @@ ${searches[test.search]}(${language}${parameters.bind(test.value, textType)})`;
    }
    case 'compare': {
      const isPattern = /^(i?like|i?match)$/.test(test.operator);
      const value = test.operator.endsWith('like') ? test.value.replaceAll('*', '%') : test.value;
      if (parameters.isBounded && isPattern)
        refuseCostlyPattern(test.operator, value, test.quantifier !== null);
      const operator = operators[test.operator];
      const count = test.quantifier === null ? 1 : value.split(',').length;
      if (test.operator.endsWith('match')) parameters.countExpressions(count);
      const searched = readsWhole.test(test.operator)
        ? shortSql(left, 'searched', parameters, count)
        : left.sql;
      if (test.quantifier === null) {
        return `${searched} ${operator} ${parameters.bind(value, isPattern ? textType : left.type)}`;
      }
      const arrayType = isPattern ? textArrayType : (left.arrayType ?? textArrayType);
      if (test.operator === 'eq' && test.quantifier === 'any') {
        return memberSql(left, parameters.bind(value, arrayType), parameters);
      }
      return `${searched} ${operator} ${test.quantifier} (${parameters.bind(value, arrayType)})`;
    }
  }
}

/** One array for the whole list, so that the statement's text does not depend on its length. */
function inSql(left: FieldSql, values: string[], parameters: Parameters): string {
  if (left.arrayType === null) {
    // There are no arrays of arrays: each is compared by itself.
    const placeholders = values.map((value) => parameters.bind(value, left.type));
    return placeholders.length === 0 ? 'false' : `${left.sql} in (${placeholders.join(', ')})`;
  }
  return memberSql(left, parameters.bind(arrayLiteral(values), left.arrayType), parameters);
}

/** PostgreSQL looks a value up by a hash of all of it: one that is longer than any in a query string is not read. */
function memberSql(left: FieldSql, array: string, parameters: Parameters): string {
  const most = questionBudget.searchedBytes;
  parameters.countRead(Math.min(left.maxBytes ?? most, most));
  const isShort = left.maxBytes !== null && left.maxBytes <= maxQueryLength;
  const length =
    isShort || !/^(text|varchar)$/.test(left.kind)
      ? ''
      : `octet_length(${left.sql}) <= ${maxQueryLength} and `;
  return `${length}${left.sql} = any (${array})`;
}

function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Patterns in a list of them, for `any` and `all`. */
const mostPatterns = 10;

/**
 * Throws 400 for a pattern that could keep the database busy for long. Of a regular expression that is one with
 * look-around or back-references, for which matching is not linear; with embedded options, which choose another syntax, in
 * which the others could not be told; or with counted repetitions that multiply to many copies when it is compiled. `isList`
 * is set for a text of PostgreSQL's form of arrays.
 */
function refuseCostlyPattern(operator: Operator, text: string, isList: boolean): void {
  const { patternLength, patternCopies } = questionBudget;
  if (text.length > patternLength * (isList ? mostPatterns : 1)) throw costlyPattern();
  if (!operator.endsWith('match')) return;
  // What PostgreSQL reads in an array has lost one layer of backslashes.
  for (const pattern of isList ? [text, text.replace(/\\(.)/gs, '$1')] : [text]) {
    let copies = 1;
    for (const [, least = '', most = ''] of pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
      copies *= Math.max(1, Number(most || least));
    }
    const isSpecial = /(?<!\\)(?:\\\\)*\(\?(?!:)|\*\*\*|\\[1-9]/.test(pattern);
    if (copies > patternCopies || isSpecial) throw costlyPattern();
  }
}
