import { type PointerEvent, useState } from 'react';
import { clampWidth, MAX_WIDTH, MIN_WIDTH, widthAfterKey } from './screen.ts';

type Props = {
  width: number;
  /** Drawn pixels for each pixel of the screen. */
  scale: number;
  onWidth: (width: number) => void;
  /** While it is dragged the frame must not take the pointer. */
  onDrag: (dragging: boolean) => void;
};

/** The grip at the right edge of the screen: dragged, or moved with arrow keys, it changes the width. */
export function WidthHandle({ width, scale, onWidth, onDrag }: Props) {
  const [middle, setMiddle] = useState<number | null>(null);
  const end = () => {
    setMiddle(null);
    onDrag(false);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    const screen = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!screen || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setMiddle(screen.left + screen.width / 2);
    onDrag(true);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Width of the screen"
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      className="preview-handle"
      onPointerDown={begin}
      // The screen stays in the middle, so both of its edges move.
      onPointerMove={({ clientX }) =>
        middle !== null && onWidth(clampWidth((2 * (clientX - 8 - middle)) / scale))
      }
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const next = widthAfterKey(event.key, width);
        if (next === null) return;
        event.preventDefault();
        onWidth(next);
      }}
    />
  );
}
