import type { Context } from 'hono';
import { questionBudget } from '../budgets/budgets.ts';
import { HttpError } from '../http/errors.ts';
import type { BodyForm } from './schema/schema.ts';

/*
 * The closed list of what this service itself refuses, with the codes, statuses and words of PostgREST
 * (https://docs.postgrest.org/en/stable/references/errors.html). What PostgreSQL refuses is in database-errors.ts.
 */

type Status = HttpError['status'];

function refuse(
  status: Status,
  code: string,
  message: string,
  details: unknown = null,
  hint: string | null = null,
): HttpError {
  return new HttpError(status, code, message, { details, hint });
}

/**
 * The body PostgREST gives an error. Keys of callers have codes of their own in the shared code; here they get
 * PostgREST's. Headers that a function chose for its error are set on the way.
 */
export function renderRestError(error: HttpError, context: Context): Record<string, unknown> {
  for (const [name, value] of Object.entries((error.fields.headers ?? {}) as Record<string, string>)) {
    context.header(name, value);
  }
  return {
    code: keyCodes[error.code] ?? error.code,
    details: error.fields.details ?? null,
    hint: error.fields.hint ?? null,
    message: error.message,
  };
}

const keyCodes: Record<string, string> = {
  no_api_key: 'PGRST302',
  invalid_api_key: 'PGRST301',
  bad_jwt: 'PGRST301',
  token_expired: 'PGRST303',
  over_capacity: 'PGRST003',
};

export const parseError = (message: string, details: string) => refuse(400, 'PGRST100', message, details);

export const rpcMethodError = (method: string) =>
  refuse(405, 'PGRST101', `Cannot use the ${method} method on RPC`);

export const bodyError = (message: string) => refuse(400, 'PGRST102', message);

export const bodyTooLarge = (bytes: number) =>
  refuse(413, 'PGRST102', `The request body is larger than ${bytes} bytes.`);

export const tooManyRows = (table: string, rows: number) =>
  refuse(
    400,
    'PGRST102',
    `At most ${rows} ${rows === 1 ? 'row' : 'rows'} may be written to '${table}' at once.`,
  );

export const urlTooLong = (characters: number) =>
  refuse(414, 'PGRST100', `The query string is longer than ${characters} characters.`);

export const rangeError = (details: string) =>
  refuse(416, 'PGRST103', 'Requested range not satisfiable', details);

export const putFilterError = () =>
  refuse(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");

export const schemaError = (schema: string, exposed: string) =>
  refuse(
    406,
    'PGRST106',
    `Invalid schema: ${schema}`,
    null,
    `Only the following schemas are exposed: ${exposed}`,
  );

export const putRangeError = () =>
  refuse(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');

export const putMatchError = () =>
  refuse(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');

export const mediaTypeError = (accept: string) =>
  refuse(406, 'PGRST107', `None of these media types are available: ${accept}`);

export const notEmbedded = (name: string) =>
  refuse(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  );

export const notSingular = (rows: number) =>
  refuse(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  );

export const methodError = (method: string) => refuse(405, 'PGRST117', `Unsupported HTTP method: ${method}`);

export const relatedOrderError = (origin: string, target: string) =>
  refuse(
    400,
    'PGRST118',
    `A related order on '${target}' is not possible`,
    `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  );

/** PostgreSQL's own, for two embedded resources that would have one name in a row. */
export const embeddedTwice = (origin: string, name: string, depth: number) =>
  refuse(400, '42712', `table name "${origin}_${name}_${depth}" specified more than once`);

export const embedFilterError = (target: string) =>
  refuse(
    400,
    'PGRST120',
    `Bad operator on the '${target}' embedded resource`,
    'Only is null or not is null filters are allowed on embedded resources',
  );

export const raiseError = (details: string) =>
  refuse(
    500,
    'PGRST121',
    `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    'MESSAGE and DETAIL must be JSON objects: code and message in the one, status and headers in the other',
  );

export const preferenceError = (preferences: string[]) =>
  refuse(
    400,
    'PGRST122',
    'Invalid preferences given with handling=strict',
    `Invalid preferences: ${preferences.join(', ')}`,
  );

export const openApiError = () =>
  refuse(403, '42501', 'The description of the schema is for holders of the secret key');

export const aggregateError = () => refuse(400, 'PGRST123', 'Use of aggregate functions is not allowed');

/** PostgreSQL's own, for columns beside a count of their rows. */
export const groupingError = (relation: string) =>
  refuse(
    400,
    '42803',
    `columns of "${relation}" must appear in the GROUP BY clause or be used in an aggregate function`,
  );

export const maxAffectedError = (rows: number) =>
  refuse(
    400,
    'PGRST124',
    'Query result exceeds max-affected preference constraint',
    `The query affects ${rows} rows`,
  );

export const pathError = () => refuse(404, 'PGRST125', 'Invalid path specified in request URL');

export const maxAffectedRpcError = () =>
  refuse(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );

export const noRelationship = (
  parent: string,
  child: string,
  hint: string | null,
  schema: string,
  near: string | null,
) =>
  refuse(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    `Searched for a foreign key relationship between '${parent}' and '${child}'${
      hint === null ? '' : ` using the hint '${hint}'`
    } in the schema '${schema}', but no matches were found.`,
    near === null ? null : `Perhaps you meant '${near}' instead of '${child}'.`,
  );

export const ambiguousRelationship = (parent: string, child: string, found: object[], hint: string) =>
  refuse(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
    found,
    hint,
  );

/** `form` is that of a body which a function without names for its arguments might have taken. */
export const functionNotFound = (
  name: string,
  names: string[],
  schema: string,
  form: BodyForm | null = null,
  near: string | null = null,
) => {
  const list = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`;
  const words =
    names.length === 0
      ? ' without parameters'
      : ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`;
  const looked = {
    none: words,
    json: `${words} or with a single unnamed json/jsonb parameter`,
    text: ' with a single unnamed text parameter',
  }[form ?? 'none'];
  return refuse(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${list} in the schema cache`,
    `Searched for the function ${schema}.${name}${looked}, but no matches were found in the schema cache.`,
    near === null ? null : `Perhaps you meant to call the function ${schema}.${near}`,
  );
};

export const ambiguousFunction = (signatures: string[]) =>
  refuse(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  );

export const columnNotFound = (table: string, column: string) =>
  refuse(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);

export const tableNotFound = (table: string, schema: string, near: string | null) =>
  refuse(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${table}' in the schema cache`,
    null,
    near === null ? null : `Perhaps you meant the table '${schema}.${near}'`,
  );

/** A column that a filter, an order or a select names: PostgreSQL's own words, since PostgREST lets it answer. */
export const undefinedColumn = (relation: string, column: string) =>
  refuse(400, '42703', `column ${relation}.${column} does not exist`);

export const undefinedConflictColumn = (column: string) =>
  refuse(400, '42703', `column "${column}" does not exist`);

export const undefinedType = (name: string) => refuse(400, '42704', `type "${name}" does not exist`);

export const answerTooLarge = (bytes: number) =>
  refuse(
    400,
    '54000',
    'The answer is too large.',
    `Its rows have more than ${questionBudget.answerBytes} bytes (${bytes} when reading ended).`,
    'Ask for fewer rows or columns at once.',
  );

const tooLongFor = (what: string, use: string, instead: string) => (bytes: number) =>
  refuse(
    400,
    '54000',
    `${what} short values.`,
    `A value to be ${use} has ${bytes} bytes, and ${questionBudget.searchedBytes} are the most.`,
    `${instead} another column, or choose the rows by other conditions first.`,
  );

/** By what was to be done with a value. */
export const valueTooLong = {
  searched: tooLongFor('Patterns, full-text searches and comparisons are for', 'searched', 'Search in'),
  ordered: tooLongFor('Rows are ordered by', 'ordered by', 'Order by'),
  converted: tooLongFor('Casts and JSON paths are for', 'converted', 'Choose'),
};

export const tooMuchRead = () =>
  refuse(
    400,
    '54000',
    'The question reads too much of each row.',
    `Its conditions, orders, casts and JSON paths read more than ${questionBudget.rowBytes} bytes of a row, ` +
      `or there are more than ${questionBudget.expressions} regular expressions, full-text searches and JSON paths.`,
    'Ask with fewer of them, or of columns whose values are shorter.',
  );

export const tooManyEmbeds = () =>
  refuse(400, 'PGRST100', `More than ${questionBudget.embeds} resources are embedded.`);

export const tooManyExistences = () =>
  refuse(
    400,
    'PGRST100',
    `More than ${questionBudget.existences} conditions ask whether there is an embedded resource.`,
  );

export const embeddedBack = (origin: string, target: string) =>
  refuse(
    400,
    'PGRST100',
    `'${target}' is embedded back into the rows of '${origin}' that it came from.`,
    null,
    `Leave '${target}' out there: its rows stand around them.`,
  );

export const costlyPattern = () =>
  refuse(400, '2201B', 'invalid regular expression: regular expression is too complex');

const writes = { POST: 'insert into', PUT: 'insert into', PATCH: 'update', DELETE: 'delete from' } as const;

/** PostgreSQL's own words about a view that it cannot write through; a 405, since OPTIONS says the same, and no fault of ours. */
export const notWritable = (view: string, method: keyof typeof writes) =>
  refuse(405, '55000', `cannot ${writes[method]} view "${view}"`);

/** Supabase refuses to change a whole table by accident (its pg-safeupdate); so do we. */
export const whereNeeded = (verb: 'UPDATE' | 'DELETE') =>
  refuse(400, '21000', `${verb} requires a WHERE clause`);
