/** Flags that every process of ours runs with. Plain JavaScript, since the older Node of a first start reads it too. */
export const nodeFlags = [
  // node:sqlite, the folder lock, still announces itself as new.
  '--disable-warning=ExperimentalWarning',
  // V8's optimising compiler takes half a gigabyte over one huge function of the embedded PostgreSQL, for about a
  // fifth more throughput. The baseline compiler keeps the whole process under 400 MB.
  '--liftoff-only',
];
