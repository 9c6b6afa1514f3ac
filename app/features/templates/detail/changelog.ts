/** A version with what was new in it. */
export type Release = {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  changes: string[];
};

/**
 * Reads a template's CHANGELOG.md: a heading `## 1.0.0 - 2026-11-24` a version, newest first, and a list under it whose
 * lines may be folded. Marks of Markdown within a line are taken away.
 */
export function readReleases(markdown: string): Release[] {
  const releases: Release[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (\S+) - (\d{4}-\d{2}-\d{2})\s*$/.exec(line);
    const release = releases.at(-1);
    if (heading) releases.push({ version: heading[1] ?? '', date: heading[2] ?? '', changes: [] });
    else if (!release || line.trim() === '') continue;
    else if (/^[-*] /.test(line)) release.changes.push(plain(line.slice(2)));
    else if (release.changes.length > 0) release.changes.push(`${release.changes.pop()} ${plain(line)}`);
    else release.changes.push(plain(line));
  }
  return releases;
}

function plain(markdown: string): string {
  return markdown
    .trim()
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
}
