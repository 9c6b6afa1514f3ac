let guards = 0;

/** Says that the page asks before it is left, until the returned function is called. */
export function guardPage(): () => void {
  guards += 1;
  return () => {
    guards -= 1;
  };
}

/** Whether a part of the page asks before it is left, as `LeaveGuard` does. */
export function isPageGuarded(): boolean {
  return guards > 0;
}
