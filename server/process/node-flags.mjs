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
  // Where values live on, V8 leaves what nobody uses any more until it comes nearer to this: on a machine of 24 GB a process
  // with 50 MB of values grew to 880 under one flood after the other, with this to 630. Ten times what any load has needed.
  '--max-old-space-size=1024',
];

/** Environment that every process of ours runs with; who has set it otherwise is obeyed. */
export const allocatorEnvironment = {
  // glibc keeps what each of many threads has used for that thread. Two such heaps are enough for ours, most of whose
  // memory is V8's and PostgreSQL's.
  MALLOC_ARENA_MAX: '2',
  // Bodies, answers and what compresses them go back to the system when they are done with. Left to itself, glibc moves both
  // bounds up to 32 MB after the first large block, and keeps what lies below.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
