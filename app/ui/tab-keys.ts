type TabKey = Pick<KeyboardEvent, 'key' | 'preventDefault'> & {
  currentTarget: HTMLElement;
  target: EventTarget | null;
};

/** For a row of tabs that are links: arrow keys, Home and End move along it, Space opens as Enter does. */
export function moveAlongTabs(event: TabKey): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const index = tabs.indexOf(event.target as HTMLElement);
  if (index < 0) return;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const target: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = target[event.key];
  if (next !== undefined) {
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  } else if (event.key === ' ') {
    // A link does not answer to Space by itself, a tab does.
    event.preventDefault();
    tabs[index]?.click();
  }
}
