/** Whether a file of a template belongs to working on it, and is not for visitors of the website. */
export function isWorkbench(path: string): boolean {
  return (
    /^(?:(?:source|tools)\/|(?:package|contract|look|tokens|site|template)\.json$)/.test(path) ||
    /^[A-Z]+(?:\.md)?$/.test(path)
  );
}
