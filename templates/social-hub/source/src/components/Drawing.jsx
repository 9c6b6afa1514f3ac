import { useId } from 'react';

/** Pictures cut from paper, for notes without a photograph. Their colours are those of `look.css`. */
const drawings = {
  cat: () => (
    <>
      <rect width="640" height="420" fill="var(--cut-yellow)"/>
      <circle cx="505" cy="112" r="62" fill="color-mix(in srgb, var(--cut-yellow) 45%, var(--cut-paper))"/>
      <path d="M0 300l150-96 120 70 96-52 274 150v48H0z" fill="color-mix(in srgb, var(--cut-pine) 86%, var(--cut-mint))"/>
      <path d="M36 262h18v-46h26v28l70-44v220H0V282z" fill="var(--cut-pine)"/>
      <path d="M0 420V356L330 250l310 122v48z" fill="var(--cut-tomato)"/>
      <path d="M0 372l330-106 310 122M0 398l330-106 310 122" fill="none" stroke="color-mix(in srgb, var(--cut-tomato) 78%, var(--cut-black))" strokeWidth="5"/>
      <path d="M58 353v44M136 328v44M214 303v44M292 278v48M366 280v48M446 311v44M526 343v44M600 372v40" stroke="color-mix(in srgb, var(--cut-tomato) 78%, var(--cut-black))" strokeWidth="5"/>
      <path d="M268 282c-14-6-20-40-8-84 8-30 22-52 34-66-8-24-8-46-2-62l30 20c10-3 22-3 32 0l30-22c7 20 6 44 0 62 6 14 4 32-8 44 22 30 32 70 22 108z" fill="var(--cut-grey)"/>
      <path d="M400 282c34 4 62-4 70-30 6-22-10-38-22-30-10 7 2 16-4 26-8 13-30 16-52 12z" fill="var(--cut-grey)"/>
      <path d="M322 160c16 8 30 8 42 0 12 20 10 62-18 100-26-32-38-76-24-100z" fill="var(--cut-paper)"/>
      <path d="M306 282c-4-22 0-40 8-52 8 14 12 34 12 52zM352 282c0-20 4-38 12-52 8 14 12 32 8 52z" fill="color-mix(in srgb, var(--cut-grey) 84%, var(--cut-paper))"/>
      <path d="M300 94l2-8 14 10zM378 94l2-10-16 12z" fill="#e4a896"/>
      <path d="M312 122c8-6 16-4 22 2-6 4-16 4-22-2zM352 122c8-6 16-4 22 2-6 4-16 4-22-2z" fill="#f6e27a"/>
      <path d="M326 120c3 2 3 4 0 6zM366 120c3 2 3 4 0 6z" fill="var(--cut-black)" stroke="var(--cut-black)" strokeWidth="3"/>
      <path d="M338 142h14l-7 8z" fill="#d98572"/>
      <path d="M345 150c-2 8-10 9-14 6M345 150c2 8 10 9 14 6M306 146l-34-6M308 152l-32 6M384 146l32-8M382 152l32 4" fill="none" stroke="var(--cut-black)" strokeWidth="2.5" strokeLinecap="round"/>
      <path d="M334 84v14M345 82v14M356 84v14" stroke="color-mix(in srgb, var(--cut-grey) 55%, var(--cut-black))" strokeWidth="5" strokeLinecap="round"/>
    </>
  ),
  table: (id) => (
    <>
      <rect width="640" height="360" fill="color-mix(in srgb, var(--cut-mint) 42%, var(--cut-paper))"/>
      <path d="M0 262h640v98H0z" fill="color-mix(in srgb, var(--cut-linden) 40%, var(--cut-mint))"/>
      <path d="M300 262c8-50 6-90-18-136l22-8c10 20 14 30 18 46 4-22 10-36 22-54l18 10c-22 40-24 90-12 142z" fill="#4c4034"/>
      <g fill="var(--cut-linden)"><path d="M150 118c-30-40 10-92 60-84 20-36 96-42 122-8 44-28 116-4 118 44 40 20 30 80-16 86-22 26-70 26-92 4-26 22-84 22-104-4-38 10-78-8-88-38z"/></g>
      <g fill="color-mix(in srgb, var(--cut-linden) 84%, var(--cut-pine))"><path d="M210 96c20-14 44-8 50 12-18 14-42 10-50-12zM330 70c18-20 46-18 56 2-16 20-44 20-56-2zM286 134c16-14 38-10 46 6-14 14-36 12-46-6zM404 118c14-14 36-12 44 4-14 14-34 12-44-4z"/></g>
      <g fill="color-mix(in srgb, var(--cut-linden) 78%, var(--cut-yellow))"><path d="M232 56c18-14 42-8 48 10-16 14-38 10-48-10zM176 110c14-12 32-8 40 6-14 12-30 10-40-6zM362 128c14-12 32-8 38 6-12 12-30 10-38-6z"/></g>
      <path d="M34 250h572v16H34z" fill="var(--cut-paper)"/>
      <path d="M34 266h572v22c-26 18-52 18-72 0-20 18-50 18-72 0-20 18-50 18-72 0-20 18-50 18-72 0-20 18-50 18-72 0-20 18-50 18-72 0-20 18-50 18-70 0-22 18-46 18-70 0z" fill="color-mix(in srgb, var(--cut-paper) 88%, var(--cut-pine))"/>
      <path d="M76 296v58M564 296v58" stroke="#4c4034" strokeWidth="12"/>
      <g id={`${id}-jar`}><path d="M84 204h48v46H84z" fill="#5d2346"/><path d="M92 218h32v18H92z" fill="var(--cut-paper)"/><path d="M82 192h52v14H82z" fill="var(--cut-tomato)"/></g>
      <use href={`#${id}-jar`} x="70"/><use href={`#${id}-jar`} x="140"/><use href={`#${id}-jar`} x="282"/><use href={`#${id}-jar`} x="352"/><use href={`#${id}-jar`} x="422"/>
      <path d="M296 196c0 40 10 54 46 54s46-14 46-54z" fill="var(--cut-pine)"/><path d="M288 188h108v12H288z" fill="color-mix(in srgb, var(--cut-pine) 80%, var(--cut-black))"/><path d="M352 190l38-66" stroke="#c79a5b" strokeWidth="8" strokeLinecap="round"/>
    </>
  ),
};

export function Drawing({ name, width, height, words }) {
  const id = useId();
  return (
    <svg
      className="slip-picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={words || undefined}
      aria-hidden={words ? undefined : true}
    >
      {drawings[name](id)}
    </svg>
  );
}
