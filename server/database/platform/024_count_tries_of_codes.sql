-- Codes have few tries, told apart by where they come from, and an earlier mail goes on working when somebody asks for another
-- one: otherwise whoever knows an address could keep its owner out (docs/decisions/040-strangers-lock-nobody-out.md).
drop index auth.one_time_tokens_user_id_token_type_key;
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);

alter table auth.one_time_tokens
  -- Keyed hash of the network address that asked for the mail; null where the operator or the account itself did.
  add column asked_from text,
  -- Tries of the code from there or from a network the account signs in from, and from everywhere else.
  add column own_tries integer not null default 0,
  add column other_tries integer not null default 0,
  -- The PKCE flow that the link answers to. Its row may be gone: then the flow is over.
  add column flow_state_id uuid;

-- Until now an account had one flow for each method.
update auth.one_time_tokens as t set flow_state_id = (
  select f.id from auth.flow_state as f
  where f.user_id = t.user_id and f.provider_type = 'email' and f.authentication_method = any (
    case t.token_type::text
      when 'confirmation_token' then array['email/signup', 'invite']
      when 'recovery_token' then array['recovery', 'magiclink']
      else array['email_change']
    end
  )
  order by f.created_at desc limit 1
);

-- What a provider says of somebody who links it, until the browser that began gives the code of the flow.
alter table auth.flow_state add column claims jsonb;

-- Networks from which an account has been fully signed in: there its owner is not held up by what strangers try elsewhere.
create table auth.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Keyed hash: addresses themselves are not kept.
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);

create index known_networks_network_idx on auth.known_networks (network);
create index known_networks_seen_at_idx on auth.known_networks (seen_at);

alter table auth.known_networks enable row level security;
