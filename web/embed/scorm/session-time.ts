// How long a visit has lasted, as SCORM 1.2 writes it: HHHH:MM:SS.SS.

/** milliseconds  0 or more; past 9999 hours nothing is counted any more */
export function sessionTime(milliseconds: number): string {
  const hundredths = Math.min(Math.max(0, Math.floor(milliseconds / 10)), 9999 * 360_000);
  const part = (unit: number, size: number, digits: number): string =>
    String(Math.floor(hundredths / unit) % size).padStart(digits, '0');
  return `${part(360_000, 10_000, 4)}:${part(6000, 60, 2)}:${part(100, 60, 2)}.${part(1, 100, 2)}`;
}
