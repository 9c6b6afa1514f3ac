/** Flags that every process of ours runs with. Plain JavaScript, since the older Node of a first start reads it too. */
export const nodeFlags = [
  // node:sqlite, the folder lock, still announces itself as new.
  '--disable-warning=ExperimentalWarning',
  // V8's optimising compiler takes half a gigabyte over one huge function of the embedded PostgreSQL, for about a
  // fifth more throughput. The baseline compiler keeps the whole process under 400 MB.
  '--liftoff-only',
  // Where values begin their life, V8 makes room for 128 MB in each thread under load, and does not give it back. With 16,
  // requests take a twentieth more of the processor at the most.
  '--max-semi-space-size=8',
];

/** Environment that every process of ours runs with; who has set it otherwise is obeyed. */
export const allocatorEnvironment = {
  // glibc keeps what each of many threads has used for that thread. Two such heaps are enough for ours, most of whose
  // memory is V8's and PostgreSQL's.
  MALLOC_ARENA_MAX: '2',
};
