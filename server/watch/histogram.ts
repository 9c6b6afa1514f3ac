/** Upper bounds in seconds, as Prometheus's own clients have them, from 5 ms to 10 s. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Durations sorted into buckets, one series for each value of a label. */
export class Histogram {
  /** `counts` has those of each bucket alone; they are added up when they are read. */
  readonly #series = new Map<string, { counts: number[]; sum: number; total: number }>();
  readonly #name: string;
  readonly #help: string;
  readonly #label: string;

  constructor(name: string, help: string, label: string) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
  }

  observe(label: string, seconds: number): void {
    let series = this.#series.get(label);
    if (!series) {
      series = { counts: bounds.map(() => 0), sum: 0, total: 0 };
      this.#series.set(label, series);
    }
    series.sum += seconds;
    series.total += 1;
    const at = bounds.findIndex((bound) => seconds <= bound);
    if (at !== -1) series.counts[at] = (series.counts[at] ?? 0) + 1;
  }

  /** Lines of Prometheus's text format. */
  render(): string[] {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const [label, { counts, sum, total }] of this.#series) {
      const own = `${this.#label}="${label}"`;
      let upTo = 0;
      for (const [index, bound] of bounds.entries()) {
        upTo += counts[index] ?? 0;
        lines.push(`${this.#name}_bucket{${own},le="${bound}"} ${upTo}`);
      }
      lines.push(`${this.#name}_bucket{${own},le="+Inf"} ${total}`);
      lines.push(`${this.#name}_sum{${own}} ${sum}`, `${this.#name}_count{${own}} ${total}`);
    }
    return lines;
  }
}
