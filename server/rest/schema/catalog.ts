/*
 * What PostgreSQL's catalogues say about a schema, one statement a topic, `$1` being the schema's name.
 * Types are those behind domains, named so that a cast neither cuts a value to a length nor checks a domain.
 */

const baseTypes = `
  with recursive base as (
    select oid as typed, oid as type from pg_type where typtype <> 'd'
    union all
    select domain.oid, base.type from pg_type as domain join base on base.typed = domain.typbasetype
    where domain.typtype = 'd'
  ),
  types as (
    select base.typed as oid,
      quote_ident(namespace.nspname) || '.' || quote_ident(type.typname) as name,
      type.typname as kind,
      case when type.typarray <> 0 then
        quote_ident(array_namespace.nspname) || '.' || quote_ident(array_type.typname)
      end as array_name,
      type.typtype as category,
      type.typrelid as relation
    from base
    join pg_type as type on type.oid = base.type
    join pg_namespace as namespace on namespace.oid = type.typnamespace
    left join pg_type as array_type on array_type.oid = type.typarray
    left join pg_namespace as array_namespace on array_namespace.oid = array_type.typnamespace
  )`;

export const relationsSql = `${baseTypes}
  select class.relname as name,
    json_agg(json_build_object(
      'name', attribute.attname,
      'type', types.name,
      'kind', types.kind,
      'arrayType', types.array_name,
      'length', case when types.kind in ('varchar', 'bpchar') and attribute.atttypmod > 4 then attribute.atttypmod - 4 end,
      'default', case
        when attribute.attidentity = 'd' then format(
          'nextval(%L)', pg_get_serial_sequence(format('%I.%I', $1::text, class.relname), attribute.attname)
        )
        when attribute.attgenerated = '' then pg_get_expr(attrdef.adbin, attrdef.adrelid)
      end
    ) order by attribute.attnum) as columns,
    coalesce((
      select json_agg(key_attribute.attname order by position)
      from pg_index as key
      cross join unnest(key.indkey::smallint[]) with ordinality as part (number, position)
      join pg_attribute as key_attribute
        on key_attribute.attrelid = key.indrelid and key_attribute.attnum = part.number
      where key.indrelid = class.oid and key.indisprimary
    ), '[]') as "primaryKey",
    coalesce((
      select json_agg(pg_get_constraintdef(constraints.oid))
      from pg_constraint as constraints
      where constraints.conrelid = class.oid and constraints.contype = 'c' and constraints.convalidated
    ), '[]') as checks,
    -- The bits of PostgreSQL's commands: 4 update, 8 insert, 16 delete.
    (
      select coalesce(json_agg(method), '[]')
      from (values (8, 'POST'), (4, 'PATCH'), (16, 'DELETE')) as command (bit, method)
      where pg_relation_is_updatable(class.oid, true) & bit > 0
    ) as methods
  from pg_class as class
  join pg_attribute as attribute
    on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
  join types on types.oid = attribute.atttypid
  left join pg_attrdef as attrdef on attrdef.adrelid = class.oid and attrdef.adnum = attribute.attnum
  where class.relnamespace = (select oid from pg_namespace where nspname = $1)
    and class.relkind in ('r', 'p', 'v', 'm', 'f')
    and not class.relispartition
  group by class.oid, class.relname`;

/** Of all schemas: views of this one may be about tables of others. Tables are named where they are of this one. */
export const foreignKeysSql = `
  select con.conname as name,
    source.oid::int8 as "sourceId",
    target.oid::int8 as "targetId",
    case when source.relnamespace = exposed.oid then source.relname end as "from",
    case when target.relnamespace = exposed.oid then target.relname end as "to",
    (
      select json_agg(json_build_array(local.attname, foreign_column.attname) order by pair.position)
      from unnest(con.conkey, con.confkey) with ordinality as pair (local, remote, position)
      join pg_attribute as local on local.attrelid = con.conrelid and local.attnum = pair.local
      join pg_attribute as foreign_column
        on foreign_column.attrelid = con.confrelid and foreign_column.attnum = pair.remote
    ) as columns,
    to_json(con.conkey) as "sourceNumbers",
    to_json(con.confkey) as "targetNumbers",
    exists (
      select from pg_index as uniqueness
      where uniqueness.indrelid = con.conrelid and uniqueness.indisunique and uniqueness.indpred is null
        and (select array_agg(part order by part) from unnest(uniqueness.indkey::smallint[]) as part)
          = (select array_agg(part order by part) from unnest(con.conkey) as part)
    ) as "isUnique"
  from pg_constraint as con
  join pg_class as source on source.oid = con.conrelid
  join pg_class as target on target.oid = con.confrelid
  left join pg_namespace as exposed on exposed.nspname = $1
  where con.contype = 'f' and con.conparentid = 0
  order by con.conname`;

/** What views are made of, as PostgreSQL keeps it. `name` is null for those of other schemas, which others may be made of. */
export const viewsSql = `
  select class.oid::int8 as id,
    case when namespace.nspname = $1 then class.relname end as name,
    rewrite.ev_action::text as definition,
    (
      select json_object_agg(attribute.attnum, attribute.attname)
      from pg_attribute as attribute
      where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    ) as columns
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  join pg_rewrite as rewrite on rewrite.ev_class = class.oid and rewrite.rulename = '_RETURN'
  where class.relkind in ('v', 'm') and namespace.nspname not in ('pg_catalog', 'information_schema')
  order by class.relname`;

export const functionsSql = `${baseTypes}
  select proc.proname as name,
    proc.provolatile as volatility,
    proc.proretset as "returnsSet",
    proc.proretset and proc.prorows = 1 as "returnsOne",
    coalesce((
      select json_agg(json_build_object(
        'name', proc.proargnames[argument.position],
        'mode', coalesce(proc.proargmodes[argument.position]::text, 'i'),
        'type', types.name,
        'kind', types.kind,
        'title', format_type(argument.type, null),
        'arrayType', types.array_name,
        'relation', argument_class.relname,
        'schema', argument_namespace.nspname
      ) order by argument.position)
      from unnest(coalesce(proc.proallargtypes, proc.proargtypes::oid[])) with ordinality as argument (type, position)
      join types on types.oid = argument.type
      left join pg_class as argument_class on argument_class.oid = types.relation
      left join pg_namespace as argument_namespace on argument_namespace.oid = argument_class.relnamespace
    ), '[]') as arguments,
    proc.pronargdefaults as defaults,
    result.name as "returnType",
    result.kind as "returnKind",
    result.array_name as "returnArrayType",
    result.category as "returnCategory",
    result_class.relname as "returnRelation",
    result_namespace.nspname as "returnSchema",
    (
      select json_agg(json_build_object(
        'name', attribute.attname, 'type', types.name, 'kind', types.kind, 'arrayType', types.array_name, 'default', null,
        'length', null
      ) order by attribute.attnum)
      from pg_attribute as attribute
      join types on types.oid = attribute.atttypid
      where attribute.attrelid = result.relation and attribute.attnum > 0 and not attribute.attisdropped
    ) as "returnColumns"
  from pg_proc as proc
  join types as result on result.oid = proc.prorettype
  left join pg_class as result_class on result_class.oid = result.relation
  left join pg_namespace as result_namespace on result_namespace.oid = result_class.relnamespace
  where proc.pronamespace = (select oid from pg_namespace where nspname = $1)
    and proc.prokind = 'f'
    and result.kind not in ('trigger', 'event_trigger', 'internal', 'language_handler')`;

/** Of the settings for this database alone and for all, the former counts. */
export const timeoutsSql = `
  select distinct on (role.rolname) role.rolname as role, split_part(setting, '=', 2) as timeout
  from pg_db_role_setting as settings
  join pg_roles as role on role.oid = settings.setrole
  cross join unnest(settings.setconfig) as setting
  where settings.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    and setting like 'statement_timeout=%'
  order by role.rolname, settings.setdatabase desc`;
