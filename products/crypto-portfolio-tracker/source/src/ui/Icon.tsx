const PATHS = {
  eye: 'M1.5 10S4.5 4 10 4s8.500 6 8.500 6-3 6-8.500 6S1.500 10 1.500 10ZM10 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  'eye-off':
    'M3 3l14 14M8 4.300A8 8 0 0 1 10 4c5.500 0 8.500 6 8.500 6a15 15 0 0 1-2.600 3.300M12.600 12.600A3 3 0 0 1 7.400 7.400M4.600 6.200A15 15 0 0 0 1.500 10s3 6 8.500 6c1.200 0 2.300-.3 3.200-.7',
  sun: 'M10 13.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600 16 16M4 16l1.400-1.400M14.600 5.400 16 4',
  moon: 'M16.500 12.500A7 7 0 0 1 7.500 3.500a7 7 0 1 0 9 9Z',
  close: 'M4 4l12 12M16 4 4 16',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
} as const;

export function Icon({ name, className = 'size-5' }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
