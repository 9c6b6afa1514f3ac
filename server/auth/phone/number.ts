import { authError } from '../errors.ts';

/** A telephone number as accounts keep it: E.164 digits without the plus sign. Throws `validation_failed`. */
export function readPhone(value: string): string {
  const digits = value.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    throw authError('invalid', 'Invalid phone number format (E.164 required)');
  }
  return digits;
}
