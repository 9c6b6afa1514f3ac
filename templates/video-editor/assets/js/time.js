/* Time as film people write it: minutes, seconds, frames. */
window.PictureStart = window.PictureStart || {};
PictureStart.time = (() => {
  const two = (value) => String(value).padStart(2, '0');

  /** `01:07:12` for one minute, seven seconds and twelve frames. */
  function code(t, fps) {
    const frames = Math.round(t * fps);
    const seconds = Math.floor(frames / fps);
    return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}:${two(frames % fps)}`;
  }

  /** Seconds for what somebody typed: `1:07:12`, `1:07` or `67.5`. Null when it is no time. */
  function parse(text, fps) {
    const parts = text.trim().replace(',', '.').split(':');
    if (parts.length > 3 || parts.some((part) => !/^\d+(\.\d+)?$/.test(part))) return null;
    const numbers = parts.map(Number);
    if (numbers.length === 1) return numbers[0];
    if (numbers.length === 2) return numbers[0] * 60 + numbers[1];
    return numbers[0] * 60 + numbers[1] + numbers[2] / fps;
  }

  return { code, parse };
})();
