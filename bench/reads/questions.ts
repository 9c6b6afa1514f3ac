/** Tables and functions that anybody may read, with the names that questions are made of. */
interface Table {
  texts: string[];
  others: string[];
  /** What it can embed, by the table that is embedded. */
  embeds: Record<string, string[]>;
}

const tables: Record<string, Table> = {
  projects: {
    texts: ['title', 'description', 'content', 'slug', 'status'],
    others: ['id', 'tags', 'downloads_count', 'created_at'],
    embeds: {},
  },
  git_repositories: {
    texts: ['name', 'description', 'slug'],
    others: ['id', 'user_id', 'is_private', 'file_count', 'created_at'],
    embeds: {
      git_repository_files: [
        'git_repository_files',
        'files:git_repository_files',
        'git_repository_files!inner',
      ],
    },
  },
  git_repository_files: {
    texts: ['filename', 'content'],
    others: ['id', 'repository_id', 'file_size', 'created_at'],
    embeds: { git_repositories: ['git_repositories', 'git_repositories!inner', 'repository_id'] },
  },
  suggestions: {
    texts: ['name', 'suggestion', 'status'],
    others: ['id', 'number', 'votes_count', 'created_at'],
    embeds: { suggestion_comments: ['suggestion_comments', 'suggestion_comments!inner'] },
  },
  suggestion_comments: {
    texts: ['name', 'comment'],
    others: ['id', 'suggestion_id', 'by_operator', 'created_at'],
    embeds: { suggestions: ['suggestions'] },
  },
  testimonials: { texts: ['name', 'review'], others: ['id', 'rating', 'created_at'], embeds: {} },
  product_reviews: { texts: ['product_slug', 'name', 'feedback'], others: ['id', 'created_at'], embeds: {} },
};
const functions = [
  'rpc/similar_suggestions?words=',
  'rpc/find_projects?q=',
  'rpc/find_git_repository?owner=plinth&repository=',
];
const patterns = [
  ...[
    'a',
    '.',
    '.*',
    '.+',
    '(a|b|c)',
    '(a|ab|abc)',
    '[a-z]',
    '[^a]',
    '(?:x+)',
    '\\w',
    '\\s',
    '\\d',
    '^',
    '$',
    '\\y',
    'z?',
  ],
  ...[
    '(a*)*',
    '(a+)+',
    '(.*)*',
    '{1,9}',
    '{3}',
    '+',
    '*',
    '?',
    '|',
    '(b?){9}',
    '(?=a)',
    '(?!a)',
    '\\1',
    '(?i)',
    'zzq',
  ],
];

interface Embedded {
  name: string;
  table: string;
}

const casts = ['::text', '::varchar', '::tsvector', '::json', '::bytea', '->>a', '->a->0'];
const accepts = ['text/csv', 'application/vnd.pgrst.array+json;nulls=stripped'];

/** Costly questions, always the same ones for the same seed. */
export class Questions {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  next(): { path: string; method: 'GET' | 'HEAD'; headers: Record<string, string> } {
    const headers: Record<string, string> = {};
    if (this.#in(4)) headers.Prefer = `count=${this.#of(['exact', 'estimated', 'planned'])}`;
    if (this.#in(10)) headers.Accept = this.#of(accepts);
    const method = this.#in(10) ? 'HEAD' : 'GET';
    if (this.#in(25))
      return { path: this.#of(functions) + encodeURIComponent(this.#words()), method, headers };
    const table = this.#of(Object.keys(tables));
    const { select, names } = this.#select(table, '', 0);
    const parts = [`select=${encodeURIComponent(select)}`];
    for (let count = this.#upTo(4); count > 0; count -= 1) parts.push(this.#filter(table));
    if (this.#in(6)) {
      const tree = `(${this.#nested(table)},and(${this.#nested(table)},${this.#nested(table)}))`;
      parts.push(`or=${encodeURIComponent(tree)}`);
    }
    if (this.#in(2)) parts.push(`order=${this.#order(table)}`);
    for (const { name, table: embedded } of names) {
      if (this.#in(3)) parts.push(`${name}.order=${this.#order(embedded)}`);
      if (this.#in(4)) parts.push(`${name}.${this.#filter(embedded)}`);
      if (this.#in(4)) parts.push(`${name}.limit=${this.#of([0, 1, 1000])}`);
    }
    if (this.#in(2)) parts.push(`limit=${this.#of([0, 1, 20, 200, 1000, 100_000])}`);
    if (this.#in(4)) parts.push(`offset=${this.#of([0, 10, 1000])}`);
    return { path: `${table}?${parts.join('&')}`, method, headers };
  }

  #order(table: string): string {
    return `${this.#column(table)}.${this.#of(['asc', 'desc.nullslast'])},${this.#column(table)}`;
  }

  /** What is selected, and the names in it that stand for another table's rows. */
  #select(table: string, from: string, depth: number): { select: string; names: Embedded[] } {
    const items = this.#in(3)
      ? ['*']
      : Array.from({ length: 1 + this.#upTo(12) }, (_, at) => `c${at}:${this.#selected(table)}`);
    const names: Embedded[] = [];
    // What leads back is refused; now and then it is tried.
    const ways = Object.entries(tables[table]?.embeds ?? {}).filter(([to]) => to !== from || this.#in(50));
    for (const [to, embeds] of depth < 3 ? ways : []) {
      for (let count = this.#upTo(3); count > 0; count -= 1) {
        const embed = this.#of(embeds);
        const name = `e${depth}${count}`;
        const inside = this.#select(to, table, depth + 1).select;
        if (this.#in(5) && !embed.includes(':')) {
          items.push(`...${embed}(x${name}:${this.#column(to)})`);
          continue;
        }
        items.push(`${name}:${embed.replace(/^\w+:/, '')}(${inside})`);
        names.push({ name, table: to });
      }
    }
    return { select: items.join(','), names };
  }

  #selected(table: string): string {
    return this.#in(12) ? this.#text(table) + this.#of(casts) : this.#column(table);
  }

  #filter(table: string): string {
    const not = this.#in(6) ? 'not.' : '';
    if (this.#in(4)) return `${this.#column(table)}=${not}${this.#of(['is.null', 'is.not_null'])}`;
    const path = this.#in(20) ? '->>a' : '';
    return `${encodeURIComponent(this.#text(table) + path)}=${encodeURIComponent(not + this.#test())}`;
  }

  #nested(table: string): string {
    return `${this.#text(table)}.${this.#of(['eq', 'gt', 'ilike', 'match'])}.${this.#words().replace(/[(),"\\]/g, '')}`;
  }

  #test(): string {
    const kind = this.#of([
      ...['match', 'imatch', 'like', 'ilike', 'wfts(english)', 'plfts', 'phfts(simple)'],
      ...['eq', 'neq', 'gt', 'lt', 'isdistinct', 'in', 'is'],
    ]);
    if (kind === 'in') {
      const length = this.#in(10) ? 2000 : this.#upTo(50);
      return `in.(${Array.from({ length }, () => this.#words()).join(',')})`
        .slice(0, 6000)
        .replace(/,?[^,)]*\)?$/, ')');
    }
    if (kind === 'is') return this.#of(['is.null', 'is.not_null']);
    if (!kind.endsWith('match') && !kind.endsWith('like')) return `${kind}.${this.#words()}`;
    const pattern = kind.endsWith('like')
      ? Array.from({ length: this.#upTo(20) }, () => this.#of(['*', 'a', 'e', '_', 'the'])).join('')
      : Array.from({ length: 1 + this.#upTo(10) }, () => this.#of(patterns)).join('');
    return this.#in(8)
      ? `${kind}(any).{"${pattern.replace(/["\\]/g, '\\$&')}","${this.#words()}"}`
      : `${kind}.${pattern}`;
  }

  #words(): string {
    return Array.from({ length: 1 + this.#upTo(4) }, () =>
      this.#of(['a', 'the', 'zqx', '7', 'café', 'web', 'dark', '']),
    ).join(' ');
  }

  #text(table: string): string {
    return this.#of(tables[table]?.texts ?? ['name']);
  }

  #column(table: string): string {
    const { texts = [], others = [] } = tables[table] ?? {};
    return this.#of([...texts, ...others]);
  }

  #of<T>(list: readonly T[]): T {
    return list[this.#upTo(list.length)] as T;
  }

  #in(count: number): boolean {
    return this.#upTo(count) === 0;
  }

  /** A whole number below `bound`, by xorshift. */
  #upTo(bound: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state >>> 0;
    return this.#state % bound;
  }
}
