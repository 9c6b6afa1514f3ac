/** A darn under way: worn guernsey, a grid of ochre threads woven through the hole, and the needle. */
export function Darn() {
  const from = 92;
  const threads = 15;
  const step = 11;
  const end = from + (threads - 1) * step;
  const warps = Array.from({ length: threads }, (_, i) => `M${from + i * step} ${from - 14 + (i % 3) * 4}V${end + 12 - (i % 2) * 6}`).join('');
  const done = 9;
  const wefts = Array.from({ length: done }, (_, i) => from + i * step);
  // The weft dips under every other warp: short gaps drawn over it.
  const dips = wefts.flatMap((y, row) => Array.from({ length: threads }, (_, i) => i).filter((i) => (i + row) % 2 === 0).map((i) => `M${from + i * step} ${y - 5.5}v11`)).join('');
  const last = from + done * step;
  return (
    <svg className="darn" viewBox="0 0 340 340" role="img" aria-label="A hole in an ink-blue jersey, half darned in ochre wool, with the needle in it">
      <clipPath id="darn-edge">
        <rect x="4" y="4" width="332" height="332" rx="6" />
      </clipPath>
      <g clipPath="url(#darn-edge)">
        <g transform="scale(2.6)">
          <path d="M0 0h140v140H0z" fill="url(#guernsey-ink)" />
        </g>
        <path d="M0 0h340v340H0z" fill="url(#fall)" />
        <path d="M110 112c20-16 60-20 92-8 30 12 40 40 34 74-6 36-30 60-66 60-40 0-66-22-70-58-4-28-6-52 10-68z" fill="#0d1411" />
        <path d="M110 112c-8 4-14-2-18 4M202 104c8-6 6-14 16-14M236 178c8 2 14-2 18 4M170 238c-2 8 4 14-2 20M100 180c-8 2-10 8-18 6" fill="none" stroke="#4a637d" strokeWidth="4" strokeLinecap="round" />
        <g fill="none" strokeLinecap="round">
          <path d={warps} stroke="#3b2706" strokeOpacity=".6" strokeWidth="8.5" transform="translate(1.5 2.5)" />
          <path d={warps} stroke="#c98d24" strokeWidth="7" />
          <path d={warps} stroke="#f4cf7d" strokeOpacity=".6" strokeWidth="1.6" transform="translate(-1.5 0)" />
          <path d={wefts.map((y) => `M${from - 14} ${y}H${end + 14}`).join('')} stroke="#3b2706" strokeOpacity=".55" strokeWidth="8.5" transform="translate(0 2)" />
          <path d={wefts.map((y) => `M${from - 14} ${y}H${end + 14}`).join('')} stroke="#d79a2e" strokeWidth="7" />
          <g strokeLinecap="butt">
            <path d={dips} stroke="#3b2706" strokeOpacity=".5" strokeWidth="9" />
            <path d={dips} stroke="#c98d24" strokeWidth="7" />
            <path d={dips} stroke="#f4cf7d" strokeOpacity=".6" strokeWidth="1.6" transform="translate(-1.5 0)" />
          </g>
          <path d={`M${end + 14} ${last - step}c14 4 10 12-8 ${step}`} stroke="#d79a2e" strokeWidth="7" />
          <path d={`M20 ${last + 40}C60 ${last + 60} 40 ${last + 2} ${from - 8} ${last + 2}`} stroke="#d79a2e" strokeWidth="5" />
          <path d={`M${from - 10} ${last + 6}L${end + 66} ${last - 4}`} stroke="#06100a" strokeOpacity=".5" strokeWidth="7" transform="translate(2 6)" />
          <path d={`M${from - 10} ${last + 2}L${end + 66} ${last - 8}`} stroke="#aeb6b4" strokeWidth="6" />
          <path d={`M${from - 6} ${last + 1}L${end + 60} ${last - 9}`} stroke="#fff" strokeOpacity=".8" strokeWidth="1.6" />
          <path d={`M${from - 4} ${last + 1.6}l14-.8`} stroke="#2b2f2d" strokeWidth="2" />
        </g>
      </g>
    </svg>
  );
}
