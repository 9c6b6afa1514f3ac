/** Single statements, each after a short rule. */
export function Statements({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="border-l-2 border-edge pl-3.5 leading-normal">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Short texts under headings of their own. */
export function Titled({ items }: { items: readonly { title: string; description: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {items.map(({ title, description }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-ink-soft">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
