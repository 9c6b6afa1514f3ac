/**
 * The environment of a git client with `home` as its home: nothing of the settings of who runs the tests, who may have none
 * at all, no questions, a name for commits, English messages.
 */
export function gitClientEnvironment(home: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ada Lovelace',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
    GIT_COMMITTER_NAME: 'Ada Lovelace',
    GIT_COMMITTER_EMAIL: 'ada@example.org',
    LC_ALL: 'C',
  };
}
