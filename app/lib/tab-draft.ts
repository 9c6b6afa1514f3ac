type Texts = Record<string, string>;

/** A form as it was left in this tab, kept under `key` as long as the tab is open. */
export function tabDraft(key: string) {
  return {
    read(): Texts {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Texts | null) ?? {};
      } catch {
        return {};
      }
    },
    keep(texts: Texts): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(texts));
      } catch {
        // Storage is blocked or full: the form works all the same.
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is blocked: there is nothing to drop.
      }
    },
  };
}
