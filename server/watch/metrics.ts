import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from './histogram.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts what the process answers, and how long that takes. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #durations = new Histogram(
    'plinth_http_request_duration_seconds',
    'Seconds from the head of a request to the head of its answer.',
    'part',
  );
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #startedAt = Date.now() / 1000 - process.uptime();
  #inFlight = 0;

  constructor() {
    this.#delay.enable();
  }

  /** Counts a request until the function it returns is called with the status of its answer, and the part that gave it. */
  begin(method: string): (status: number, part: string) => void {
    const begun = performance.now();
    this.#inFlight += 1;
    return (status, part) => {
      this.#inFlight -= 1;
      const labels = `part="${part}",method="${methods.has(method) ? method : 'other'}",status="${status}"`;
      this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1);
      this.#durations.observe(part, (performance.now() - begun) / 1000);
    };
  }

  /** Everything in Prometheus's text format. Delays are those since it was last read. */
  render(): string {
    const memory = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lines = [
      '# HELP plinth_http_requests_total Requests answered.',
      '# TYPE plinth_http_requests_total counter',
      ...[...this.#answers].map(([labels, count]) => `plinth_http_requests_total{${labels}} ${count}`),
      ...this.#durations.render(),
      ...single('gauge', 'plinth_http_requests_in_flight', 'Requests being answered.', this.#inFlight),
      ...single('counter', 'process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6),
      ...single('gauge', 'process_resident_memory_bytes', 'Memory in use.', memory.rss),
      ...single('gauge', 'process_start_time_seconds', 'Unix time of the start.', this.#startedAt),
      ...single('gauge', 'nodejs_heap_size_used_bytes', 'JavaScript heap in use.', memory.heapUsed),
      ...single('gauge', 'nodejs_external_memory_bytes', 'Buffers in use.', memory.external),
      ...single(
        'gauge',
        'nodejs_eventloop_lag_p99_seconds',
        'Delay of the event loop, 99th percentile since the last reading.',
        this.#delay.percentile(99) / 1e9,
      ),
    ];
    this.#delay.reset();
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.#delay.disable();
  }
}

function single(type: 'gauge' | 'counter', name: string, help: string, value: number): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${Number.isFinite(value) ? value : 0}`,
  ];
}
