/** Why a change of a repository is not accepted, in sentences for whom brings it. */
export class Refusal extends Error {
  readonly sentences: string[];
  constructor(sentences: string[]) {
    super(sentences.join(' '));
    this.sentences = sentences;
  }
}
