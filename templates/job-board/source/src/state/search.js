/*
 * Looking through jobs, without a line about the page. `all` are the jobs; `namesOf(job)` are the words that a job is called by, in
 * its filters too, and `fields` the fields that filters narrow.
 */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const hasAll = (text, words) =>
  plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));

const orders = {
  new: (a, b) => b.posted.localeCompare(a.posted),
  pay: (a, b) => b.pay[1] - a.pay[1],
  closing: (a, b) => a.closes.localeCompare(b.closes),
};

export function createSearch({ all, namesOf, fields }) {
  /** What a job is called: where the words stand in it, the job comes before those that only mention them. */
  const names = new Map(all.map((job) => [job.id, plain(namesOf(job).join(' '))]));
  const texts = new Map(
    all.map((job) => [job.id, `${names.get(job.id)} ${plain([job.why, ...job.does, ...job.needs].join(' '))}`]),
  );

  function fits(job, state, without) {
    for (const field of fields)
      if (field !== without && state[field].length > 0 && !state[field].includes(job[field])) return false;
    if (without !== 'pay' && job.pay[1] < state.pay) return false;
    return hasAll(texts.get(job.id), state.words);
  }

  function inList(list, { saved, hidden }) {
    if (list === 'saved') return all.filter(({ id }) => saved.includes(id));
    if (list === 'hidden') return all.filter(({ id }) => hidden.includes(id));
    return all.filter(({ id }) => !hidden.includes(id));
  }

  /** The jobs that fit, in order. Hidden ones show only in their own list. */
  function find(state, marks) {
    const rank = (job) => (hasAll(names.get(job.id), state.words) ? 0 : 1);
    return inList(state.list, marks)
      .filter((job) => fits(job, state))
      .sort((a, b) => rank(a) - rank(b) || orders[state.sort](a, b));
  }

  /** For every option of a field how many jobs it would show, the other fields staying as they are. */
  function counts(field, state, marks) {
    const result = {};
    for (const job of inList(state.list, marks))
      if (fits(job, state, field)) result[job[field]] = (result[job[field]] ?? 0) + 1;
    return result;
  }

  return { find, counts };
}
