/** In place of a page that is not there yet: the outline of one. */
export function EmptyPreview({ isWorking }: { isWorking: boolean }) {
  return (
    <div className="grid min-h-96 place-items-center bg-sunken px-6 py-10 text-center">
      <div className={isWorking ? 'animate-pulse-slow' : undefined}>
        <svg viewBox="0 0 240 150" aria-hidden="true" className="mx-auto w-56 text-line">
          <rect
            x="0.5"
            y="0.5"
            width="239"
            height="149"
            rx="4"
            fill="var(--color-surface)"
            stroke="currentColor"
          />
          <path d="M0 18h240" stroke="currentColor" />
          <g fill="currentColor">
            <circle cx="11" cy="9.5" r="2.5" />
            <circle cx="20" cy="9.5" r="2.5" />
            <circle cx="29" cy="9.5" r="2.5" />
            <rect x="18" y="36" width="92" height="9" rx="1" />
            <rect x="18" y="50" width="70" height="9" rx="1" />
            <rect x="18" y="70" width="100" height="4" rx="1" />
            <rect x="18" y="79" width="84" height="4" rx="1" />
            <rect x="140" y="36" width="82" height="60" rx="2" />
            <rect x="18" y="112" width="61" height="24" rx="2" />
            <rect x="89.5" y="112" width="61" height="24" rx="2" />
            <rect x="161" y="112" width="61" height="24" rx="2" />
          </g>
          <rect x="18" y="91" width="34" height="11" rx="2" fill="var(--color-accent)" />
        </svg>
        <p className="mt-5 text-ink-soft" role="status">
          {isWorking
            ? 'Your preview will appear once the styles have arrived.'
            : 'Your preview will appear here.'}
        </p>
      </div>
    </div>
  );
}
