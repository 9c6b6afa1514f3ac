import { statementBudget } from '../budgets/budgets.ts';
import type { Scope, TransactionOptions } from './database.ts';

/** Quotes a string as an SQL literal. Needs `standard_conforming_strings = on`, the default since PostgreSQL 9.1. */
export function literal(value: string): string {
  // PostgreSQL text cannot hold NUL; dropping it here would change what was signed, so it is refused.
  if (value.includes('\0')) throw new TypeError('A setting must not contain a NUL character.');
  return `'${value.replaceAll("'", "''")}'`;
}

/**
 * What `statement_timeout` says for the scope: what it sets itself, else the budget of visitors and members; null for the
 * server's own statements and the operator's, which may take as long as they need.
 */
export function statementTimeout(scope: Scope): string | null {
  if (scope.role === 'owner') return null;
  const own = scope.settings?.statement_timeout;
  if (own !== undefined || scope.role === 'service_role') return own ?? null;
  return `${statementBudget.clock}ms`;
}

/** The statements that end a transaction, each to be sent by itself: the last is to run even when one before it fails. */
export function closeTransaction(options: TransactionOptions = {}): string[] {
  return options.rollBack ? ['set constraints all immediate', 'rollback'] : ['commit'];
}

/**
 * The statements that open a transaction under a scope, as one script: the role and the claims are
 * `local`, so that the connection is back to the server's own role when the transaction ends.
 */
export function openTransaction(scope: Scope, options: TransactionOptions = {}): string {
  const begin = options.readOnly ? 'begin read only' : 'begin';
  if (scope.role === 'owner') return begin;
  const timeout = statementTimeout(scope);
  const settings: Record<string, string> = {
    ...scope.settings,
    ...(timeout === null ? {} : { statement_timeout: timeout }),
    'request.jwt.claims': JSON.stringify(scope.claims),
  };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  );
  return `${begin}; select ${set.join(', ')}; set local role ${scope.role}`;
}
