import { counted } from '../../app/lib/counted.ts';
import { formatFileSize } from '../../app/lib/file-size.ts';
import type { Measured } from './site-check.ts';

type Figures = Pick<Measured, 'axe_faults' | 'bytes' | 'foreign_hosts'>;

/** A figure of a check in a few words, and whether it is one to be proud of. */
export interface CheckFigure {
  text: string;
  isGood: boolean;
}

/** What badges say of a site that was looked at. */
export function checkFigures({ axe_faults, bytes, foreign_hosts }: Figures): CheckFigure[] {
  const hosts = foreign_hosts.length;
  return [
    { text: `${counted(axe_faults, 'fault')} by axe`, isGood: axe_faults === 0 },
    { text: `First page ${formatFileSize(bytes, 'rough')}`, isGood: false },
    {
      text: hosts === 0 ? 'No foreign requests' : `Asks ${counted(hosts, 'other host')}`,
      isGood: hosts === 0,
    },
  ];
}
