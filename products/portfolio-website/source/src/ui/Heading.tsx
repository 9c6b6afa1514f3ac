/** The heading of a page and the sentence under it. */
export function Heading({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="pt-8 pb-8 md:pt-14 md:pb-10">
      <h1 className="-ml-[0.04em] text-[clamp(3.5rem,11vw,9.5rem)] leading-[0.82] font-black tracking-[-0.03em]">
        {title}
      </h1>
      {lead && (
        <p className="max-w-[38ch] pt-6 font-display text-2xl leading-snug font-medium md:text-3xl">{lead}</p>
      )}
    </div>
  );
}
