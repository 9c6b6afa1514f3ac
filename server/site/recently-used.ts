/** A map of byte arrays that forgets what was used longest ago when it would hold more than `mostBytes`. */
export class RecentlyUsed<Value extends { size: number }> {
  readonly #values = new Map<string, Value>();
  readonly #mostBytes: number;
  #bytes = 0;
  #newest: string | undefined;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (!value || key === this.#newest) return value;
    this.#values.delete(key);
    this.#values.set(key, value);
    this.#newest = key;
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.size > this.#mostBytes) return;
    this.#values.set(key, value);
    this.#newest = key;
    this.#bytes += value.size;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (!value) return;
    this.#values.delete(key);
    this.#bytes -= value.size;
  }
}
