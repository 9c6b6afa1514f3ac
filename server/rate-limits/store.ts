export interface RateLimit {
  /** Tries in one window. */
  max: number;
  windowSeconds: number;
}

/** What a try is counted against. */
export interface Bucket {
  /** For example `signup:ip:203.0.113.9`. */
  name: string;
  limit: RateLimit;
}

/** Where tries are counted. A bucket's window opens with its first try. */
export interface RateLimitStore {
  /**
   * Counts one try against each bucket in turn, up to the first that is full. Returns 0 when none is, otherwise the whole
   * seconds until that one's window is over, at least 1. Tries that come together are counted one by one.
   */
  take(buckets: Bucket[]): Promise<number>;
  /** Forgets the tries counted against the bucket of that name. */
  clear(name: string): Promise<void>;
  /** Keeps what has to outlive the process. Call it before the database is closed. */
  close(): Promise<void>;
}
