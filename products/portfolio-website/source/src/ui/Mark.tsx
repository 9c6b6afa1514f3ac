/** A mountain and a valley: one crease each way. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 36 24"
      className="h-6 w-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M1 18 10 5l9 13" />
      <path d="m17 6 9 13 9-13" strokeDasharray="4 2.500" />
    </svg>
  );
}
