/** Screens to look at a template on, in CSS pixels; `full` takes all the room there is. */
export const DEVICES = {
  phone: { label: 'Phone', width: 390, height: 844 },
  tablet: { label: 'Tablet', width: 820, height: 1180 },
  laptop: { label: 'Laptop', width: 1280, height: 800 },
  full: { label: 'Full', width: 0, height: 0 },
} as const;

export type DeviceName = keyof typeof DEVICES;

export const DEVICE_NAMES = Object.keys(DEVICES) as DeviceName[];

export function isDeviceName(name: string | null): name is DeviceName {
  return name !== null && Object.hasOwn(DEVICES, name);
}
