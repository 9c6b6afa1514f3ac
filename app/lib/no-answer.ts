/** A call to the server that got no answer. The message is for the visitor. */
export class NoAnswerError extends Error {
  /** False when the call never left the browser, so that nothing can have happened. */
  readonly wasSent: boolean;

  constructor(wasSent: boolean, cause?: unknown) {
    super(
      wasSent
        ? 'The connection broke before an answer came. It may have been done: please look again before you repeat it.'
        : 'You are offline. Nothing was sent: please try again when you are connected.',
      { cause },
    );
    this.wasSent = wasSent;
  }
}
