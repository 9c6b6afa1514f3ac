/** The three figures of the hero. The first is the catalogue's own count; a rounded one is used from fifty on. */
export function Stats({ count }: { count: number }) {
  const stats = [
    { value: count >= 50 ? '50+' : String(count), label: count === 1 ? 'Template' : 'Templates' },
    { value: '100%', label: 'Free' },
    { value: 'Unlimited', label: 'Downloads' },
  ];
  return (
    <section aria-label="In figures" className="border-b border-line">
      <dl className="mx-auto grid max-w-page gap-x-8 px-4 sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:px-8 lg:px-12">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-x-3 border-line py-4 not-last:max-sm:border-b sm:max-lg:flex-col-reverse sm:py-7"
          >
            <dt className="text-lead text-ink-soft">{label}</dt>
            <dd className="font-display text-heading font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
