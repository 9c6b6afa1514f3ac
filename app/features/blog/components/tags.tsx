import { Badge } from '../../../ui/badge.tsx';

/** The topics of a post. */
export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
