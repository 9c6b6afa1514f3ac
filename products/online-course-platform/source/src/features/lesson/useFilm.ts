import { useEffect, useRef, useState } from 'react';

export interface FilmClock {
  t: number;
  playing: boolean;
  rate: number;
  toggle: () => void;
  seek: (seconds: number) => void;
  setRate: (rate: number) => void;
}

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The clock of a film of `length` seconds. Where the reader wants less motion it goes from cue to cue in still
 * pictures. `ended` is called when the last second is reached by playing.
 */
export function useFilm(length: number, start: number, cues: number[], ended: () => void): FilmClock {
  const [t, setT] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const now = useRef(start);
  const end = useRef(ended);
  end.current = ended;

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let frame = 0;
    const show = (seconds: number) =>
      setT(still() ? (cues.filter((at) => at <= seconds).at(-1) ?? 0) + 3 : seconds);
    const tick = (time: number) => {
      now.current = Math.min(length, now.current + ((time - last) / 1000) * rate);
      last = time;
      if (now.current >= length) {
        setT(length);
        setPlaying(false);
        end.current();
      } else {
        show(now.current);
        frame = requestAnimationFrame(tick);
      }
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, rate, length, cues]);

  const seek = (seconds: number) => {
    now.current = Math.max(0, Math.min(length, seconds));
    setT(now.current);
  };
  return {
    t,
    playing,
    rate,
    seek,
    setRate,
    toggle: () => {
      if (!playing && now.current >= length) seek(0);
      setPlaying(!playing);
    },
  };
}
