/** Tables and functions that anybody may read, with the names that questions are made of. */
const tables: Record<string, { columns: string[]; embeds: string[] }> = {
  projects: {
    columns: [
      'id',
      'title',
      'description',
      'content',
      'tags',
      'slug',
      'status',
      'downloads_count',
      'created_at',
    ],
    embeds: [],
  },
  git_repositories: {
    columns: ['id', 'user_id', 'name', 'description', 'slug', 'is_private', 'file_count', 'created_at'],
    embeds: ['git_repository_files', 'files:git_repository_files', 'git_repository_files!inner'],
  },
  git_repository_files: {
    columns: ['id', 'repository_id', 'filename', 'content', 'file_size', 'created_at'],
    embeds: ['git_repositories', 'git_repositories!inner', 'repository_id'],
  },
  suggestions: {
    columns: ['id', 'name', 'suggestion', 'status', 'number', 'votes_count', 'created_at'],
    embeds: ['suggestion_comments', 'suggestion_comments!inner'],
  },
  suggestion_comments: {
    columns: ['id', 'suggestion_id', 'name', 'comment', 'by_operator', 'created_at'],
    embeds: ['suggestions'],
  },
  testimonials: { columns: ['id', 'name', 'rating', 'review', 'created_at'], embeds: [] },
  product_reviews: { columns: ['id', 'product_slug', 'name', 'feedback', 'created_at'], embeds: [] },
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

/** Costly questions, always the same ones for the same seed. */
export class Questions {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  next(): { path: string; headers: Record<string, string> } {
    const headers: Record<string, string> = this.#in(4)
      ? { Prefer: `count=${this.#of(['exact', 'estimated', 'planned'])}` }
      : {};
    if (this.#in(25)) return { path: this.#of(functions) + encodeURIComponent(this.#words()), headers: {} };
    const table = this.#of(Object.keys(tables));
    const parts = [`select=${encodeURIComponent(this.#select(table, 0))}`];
    for (let count = this.#upTo(4); count > 0; count -= 1) parts.push(this.#filter(table));
    if (this.#in(6))
      parts.push(
        `or=${encodeURIComponent(`(${this.#nested(table)},and(${this.#nested(table)},${this.#nested(table)}))`)}`,
      );
    if (this.#in(2))
      parts.push(
        `order=${this.#column(table)}.${this.#of(['asc', 'desc.nullslast'])},${this.#column(table)}`,
      );
    if (this.#in(2)) parts.push(`limit=${this.#of([1, 20, 200, 1000, 100_000])}`);
    if (this.#in(4)) parts.push(`offset=${this.#of([0, 10, 1000])}`);
    return { path: `${table}?${parts.join('&')}`, headers };
  }

  #select(table: string, depth: number): string {
    const items = this.#in(3)
      ? ['*']
      : Array.from({ length: 1 + this.#upTo(12) }, (_, at) => `c${at}:${this.#column(table)}`);
    const { embeds } = tables[table] ?? { embeds: [] };
    for (let count = depth < 3 && embeds.length > 0 ? this.#upTo(3) : 0; count > 0; count -= 1) {
      const embed = this.#of(embeds);
      const to = embed === 'repository_id' ? 'git_repositories' : embed.replace(/^\w+:|!inner/g, '');
      const alias = embed.includes(':') ? '' : `e${depth}${count}:`;
      items.push(`${alias}${embed}(${this.#select(to, depth + 1)})`);
    }
    return items.join(',');
  }

  #filter(table: string): string {
    const not = this.#in(6) ? 'not.' : '';
    return `${this.#column(table)}=${encodeURIComponent(not + this.#test())}`;
  }

  #nested(table: string): string {
    return `${this.#column(table)}.${this.#of(['eq', 'gt', 'ilike', 'match'])}.${this.#words().replace(/[(),"\\]/g, '')}`;
  }

  #test(): string {
    const kind = this.#of([
      'match',
      'imatch',
      'like',
      'ilike',
      'fts',
      'wfts(english)',
      'plfts',
      'eq',
      'neq',
      'gt',
      'lt',
      'in',
      'is',
    ]);
    if (kind === 'in') return `in.(${Array.from({ length: this.#upTo(50) }, () => this.#words()).join(',')})`;
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

  #column(table: string): string {
    return this.#of(tables[table]?.columns ?? ['id']);
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
