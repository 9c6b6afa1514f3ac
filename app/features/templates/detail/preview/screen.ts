import { DEVICES, type DeviceName } from './devices.ts';

/** Limits of a width that is typed or dragged, in CSS pixels. */
export const MIN_WIDTH = 240;
export const MAX_WIDTH = 2560;

/** The screen that is imitated. */
export type Screen = {
  device: DeviceName;
  /** Lies on its side. */
  rotated: boolean;
  /** A width of one's own, in CSS pixels. */
  width: number | null;
};

export type Size = { width: number; height: number };

/** Size of the screen in its own pixels, and by how much it is drawn smaller so that it fits into the room. */
export function fitInto(screen: Screen, room: Size): Size & { scale: number } {
  const { width, height } = sizeOf(screen, room);
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width, height, scale: scale > 0 ? scale : 1 };
}

function sizeOf({ device, rotated, width }: Screen, room: Size): Size {
  const own = device === 'full' ? room : DEVICES[device];
  const [across, down] = rotated ? [own.height, own.width] : [own.width, own.height];
  return { width: width ?? across, height: down };
}

/** The nearest width that is allowed. */
export function clampWidth(width: number): number {
  return Math.min(Math.max(Math.round(width), MIN_WIDTH), MAX_WIDTH);
}

/** The width a key asks for on the handle; null for other keys. */
export function widthAfterKey(key: string, width: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 10,
    ArrowUp: 10,
    ArrowLeft: -10,
    ArrowDown: -10,
    PageUp: 100,
    PageDown: -100,
  };
  if (key === 'Home') return MIN_WIDTH;
  if (key === 'End') return MAX_WIDTH;
  const step = steps[key];
  return step === undefined ? null : clampWidth(width + step);
}
